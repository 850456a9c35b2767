//! The rectangles as pieces of cake, side by side, with their sizes below.

use crate::{
    look::pieces::PieceSize,
    play::panels::{Figure, Line, Look, Span, Style, align, width_of},
};

use super::{Part, multiple, size};

/// A piece of a rectangle and the seam behind it, the larger first.
const PIECES: [&str; 2] = ["▆▆ ", "▆ "];
/// Columns between two rectangles.
const GAP: usize = 2;
/// The most rows that are drawn.
const MOST: usize = 8;

/// Draws the rectangles in as many strips as they need; nothing if one does not fit.
pub(super) fn cake(parts: &[Part], cut: &[Part], width: u16, look: &Look) -> Figure {
    let width = usize::from(width);
    let drawn =
        PieceSize::largest(look, |_| true) != PieceSize::Small && parts.iter().all(|part| part.size.rows <= MOST);
    let fits = |piece: &str| parts.iter().all(|part| wide(part, piece, look) <= width);
    let Some(piece) = PIECES.into_iter().find(|piece| drawn && fits(piece)) else { return Vec::new() };
    let (mut lines, mut rest) = (Vec::new(), parts);
    while !rest.is_empty() {
        let ends = rest.iter().scan(0, |end, part| {
            *end += wide(part, piece, look) + GAP;
            Some(*end)
        });
        let (strip, others) = rest.split_at(ends.take_while(|end| *end <= width + GAP).count().max(1));
        lines.extend(strip_of(strip, cut, piece, look));
        rest = others;
    }
    lines
}

/// Draws rectangles side by side with their sizes below; the size of those that the cursor's move cuts is highlighted.
fn strip_of(parts: &[Part], cut: &[Part], piece: &str, look: &Look) -> Figure {
    let theme = &look.theme;
    let high = parts.iter().map(|part| part.size.rows).max().unwrap_or(0);
    let line = |text: &dyn Fn(&Part) -> String, style: &dyn Fn(&Part) -> Style| {
        let cell = |part: &Part| Span::styled(align::left(&text(part), wide(part, piece, look) + GAP), style(part));
        let mut line = parts.iter().map(cell).collect::<Line<'_>>();
        if let Some(span) = line.spans.last_mut() {
            span.content = span.content.trim_end().to_owned().into();
        }
        line
    };
    let row = |down: usize| {
        let pieces =
            |part: &Part| if part.size.rows >= high - down { piece.repeat(part.size.cols) } else { String::new() };
        line(&pieces, &|_| theme.bead)
    };
    let is_cut = |part: &Part| cut.iter().any(|cut| cut.size == part.size);
    let names = line(&|part| name(part, look), &|part| if is_cut(part) { theme.taken } else { theme.dim });
    (0..high).map(row).chain([names, Line::default()]).collect()
}

fn name(part: &Part, look: &Look) -> String {
    let count = multiple(part.count, look);
    if count.is_empty() { size(part.size, look) } else { format!("{count} {}", size(part.size, look)) }
}

fn wide(part: &Part, piece: &str, look: &Look) -> usize {
    (part.size.cols * width_of(piece)).max(width_of(&name(part, look)))
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{
        Cancel, Seat,
        theory::eatcake::{Parts, Rectangle, RectangleValues},
    };

    use super::*;
    use crate::{
        look::{glyphs::GlyphSet, theme::ThemeName},
        play::panels::sample,
    };

    /// Draws the cake of `count` rectangles of these rows and columns.
    fn drawn(parts: &[(usize, usize, u64)], width: u16, set: GlyphSet) -> Figure {
        let parts: Parts = parts.iter().map(|&(rows, cols, count)| (Rectangle { rows, cols }, count)).collect();
        let figures = RectangleValues::default().figures(&parts, Seat::First, None, &Cancel::never());
        let look = Look::new(ThemeName::Dark, set);
        cake(&figures.expect("not stopped").rectangles, &[], width, &look)
    }

    #[test]
    fn rectangles_are_drawn_side_by_side_as_far_as_there_is_room() {
        let parts = [(2, 2, 3), (1, 1, 1)];
        let beside = sample::text(&drawn(&parts, 20, GlyphSet::Unicode));
        assert_eq!(beside[1].trim_end(), "▆▆ ▆▆   ▆▆");
        assert_eq!(beside[2].trim_end(), "3× 2×2  1×1");
        assert_eq!(drawn(&parts, 8, GlyphSet::Unicode).len(), 2 + 2 + 1 + 2);
        assert!(drawn(&parts, 5, GlyphSet::Unicode).is_empty());
        assert!(drawn(&parts, 20, GlyphSet::Ascii).is_empty());
    }

    #[test]
    fn no_line_is_wider_than_the_panel() {
        let parts = [(4, 4, 1), (3, 4, 2), (1, 6, 1)];
        (0..4).for_each(|_| sample::assert_fits("cake", 0..50, |room| drawn(&parts, room.width, GlyphSet::Unicode)));
    }
}
