//! The rectangles as pieces of cake, side by side, with their sizes below.

use ratatui::text::{Line, Span};

use super::{Part, multiple, size, width_of};
use crate::look::{Look, align, pieces::PieceSize};

/// A piece of a rectangle and the seam behind it, the larger first.
const PIECES: [&str; 2] = ["▆▆ ", "▆ "];
/// Columns between two rectangles.
const GAP: usize = 2;
/// More rows are not drawn.
const MOST: usize = 8;

/// The rectangles in as many strips as they need; nothing where one has no room.
pub(super) fn cake(parts: &[Part], cut: &[Part], width: u16, look: &Look) -> Vec<Line<'static>> {
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

/// Rectangles side by side, their sizes below: of those that the cursor's move cuts, in the colour of what it takes.
fn strip_of(parts: &[Part], cut: &[Part], piece: &str, look: &Look) -> Vec<Line<'static>> {
    let theme = &look.theme;
    let high = parts.iter().map(|part| part.size.rows).max().unwrap_or(0);
    let row = |down: usize| {
        let told = parts.iter().map(|part| {
            let pieces = if part.size.rows >= high - down { piece.repeat(part.size.cols) } else { String::new() };
            Span::styled(align::left(&pieces, wide(part, piece, look) + GAP), theme.bead)
        });
        told.collect::<Line<'_>>()
    };
    let names = parts.iter().map(|part| {
        let style = if cut.iter().any(|cut| cut.size == part.size) { theme.taken } else { theme.dim };
        Span::styled(align::left(&name(part, look), wide(part, piece, look) + GAP), style)
    });
    let names = names.collect::<Line<'_>>();
    let without_gap = |mut line: Line<'static>| {
        // The gap behind the last one is none.
        if let Some(span) = line.spans.last_mut() {
            span.content = span.content.trim_end().to_owned().into();
        }
        line
    };
    (0..high).map(row).chain([names, Line::default()]).map(without_gap).collect()
}

/// Says how many of them there are and how large.
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
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    /// The cake of so many rectangles of these rows and columns.
    fn drawn(parts: &[(usize, usize, u64)], width: u16, set: GlyphSet) -> Vec<String> {
        let parts: Parts = parts.iter().map(|&(rows, cols, count)| (Rectangle { rows, cols }, count)).collect();
        let figures = RectangleValues::default().figures(&parts, Seat::First, None, &Cancel::never());
        let look = Look::new(ThemeName::Dark, set);
        let lines = cake(&figures.expect("not stopped").rectangles, &[], width, &look);
        lines.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn rectangles_stand_side_by_side_as_far_as_there_is_room() {
        let parts = [(2, 2, 3), (1, 1, 1)];
        let beside = drawn(&parts, 20, GlyphSet::Unicode);
        assert_eq!(beside[1].trim_end(), "▆▆ ▆▆   ▆▆");
        assert_eq!(beside[2].trim_end(), "3× 2×2  1×1");
        assert_eq!(drawn(&parts, 8, GlyphSet::Unicode).len(), 2 + 2 + 1 + 2);
        assert!(drawn(&parts, 5, GlyphSet::Unicode).is_empty());
        assert!(drawn(&parts, 20, GlyphSet::Ascii).is_empty());
    }

    #[test]
    fn no_line_is_wider_than_the_panel() {
        let parts = [(4, 4, 1), (3, 4, 2), (1, 6, 1)];
        for width in 0..50 {
            let lines = drawn(&parts, width, GlyphSet::Unicode);
            assert!(lines.iter().all(|line| width_of(line) <= usize::from(width)), "{width}: {lines:?}");
        }
    }
}
