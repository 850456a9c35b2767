//! Amounts as the pieces of a thick strip: now, and below it as the cursor's move would leave them.

use super::{Figure, Line, Look, Size, Span, Style, airy, times};

/// A piece of a strip.
#[derive(Debug, Clone, Copy)]
pub struct Piece {
    /// Its length, in any unit that is the same for all.
    pub size: u64,
    /// The character it is filled with.
    pub sign: &'static str,
    /// Its style.
    pub style: Style,
}

/// A strip, and what a move would make of it.
#[derive(Debug, Clone, Copy)]
pub struct Strips<'a> {
    /// As it is now.
    pub now: &'a [Piece],
    /// As it would be.
    pub then: Option<&'a [Piece]>,
}

impl Strips<'_> {
    /// Draws the strips as thick as there is room; nothing if there is none, or nothing to draw.
    pub fn lines(&self, look: &Look, room: Size) -> Figure {
        /// The most lines of a strip.
        const THICK: usize = 5;
        let strips: Vec<&[Piece]> = [Some(self.now), self.then].into_iter().flatten().collect();
        let length =
            strips.iter().map(|strip| strip.iter().map(|piece| u128::from(piece.size)).sum()).max().unwrap_or(0);
        // A word above each, and a blank line between the two.
        let thick = ((usize::from(room.height) + 1) / strips.len().max(1)).saturating_sub(2).min(THICK);
        if thick == 0 || length == 0 {
            return Vec::new();
        }
        let words = times(look);
        let drawn = |(strip, word): (&&[Piece], &String)| {
            let word = Line::styled(word.trim_end().to_owned(), look.theme.dim);
            let strip = line(strip, length, usize::from(room.width));
            [word].into_iter().chain(std::iter::repeat_n(strip, thick)).chain([Line::default()]).collect::<Vec<_>>()
        };
        let mut lines: Figure = strips.iter().zip(&words).flat_map(drawn).collect();
        lines.pop();
        lines
    }
}

/// Draws strips below the lines of a figure, if there is room; otherwise the lines take it.
pub(super) fn below(lines: Figure, strips: Strips<'_>, look: &Look, room: Size) -> Figure {
    let taken = u16::try_from(lines.len() + 1).unwrap_or(u16::MAX);
    let drawn = strips.lines(look, Size { height: room.height.saturating_sub(taken), ..room });
    if drawn.is_empty() {
        return airy(lines, room.height);
    }
    lines.into_iter().chain([Line::default()]).chain(drawn).collect()
}

/// Draws a line of a strip, whose pieces have gaps between them where these fit.
fn line(strip: &[Piece], length: u128, width: usize) -> Line<'static> {
    let place = |at: u128| usize::try_from(at * width as u128 / length).unwrap_or(width);
    let mut line = Line::default();
    let (mut passed, mut drawn) = (0, 0);
    for piece in strip.iter().filter(|piece| piece.size > 0) {
        passed += u128::from(piece.size);
        let wide = place(passed).saturating_sub(drawn).max(1).min(width.saturating_sub(drawn));
        let gap = usize::from(wide > 1 && drawn + wide < width);
        line.push_span(Span::styled(piece.sign.repeat(wide - gap), piece.style));
        line.push_span(Span::raw(" ".repeat(gap)));
        drawn += wide;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    fn pieces(sizes: &[u64]) -> Vec<Piece> {
        sizes.iter().map(|size| Piece { size: *size, sign: "#", style: Style::new() }).collect()
    }

    fn text(line: &Line<'_>) -> String {
        line.spans.iter().map(|span| span.content.as_ref()).collect()
    }

    #[test]
    fn pieces_share_the_width_and_none_is_lost() {
        assert_eq!(text(&line(&pieces(&[2, 0, 3]), 5, 10)), "### ######");
        assert_eq!(text(&line(&pieces(&[1, 1_000_000]), 1_000_001, 8)), "########");
        assert_eq!(text(&line(&pieces(&[1; 20]), 20, 10)), "##########");
    }

    #[test]
    fn strips_are_as_thick_as_there_is_room() {
        let look = Look::new(ThemeName::Mono, GlyphSet::Ascii);
        let (now, then) = (pieces(&[10]), pieces(&[5, 5]));
        let strips = Strips { now: &now, then: Some(&then) };
        for (height, lines) in [(13, 13), (9, 9), (5, 5), (3, 0), (30, 13)] {
            assert_eq!(strips.lines(&look, Size::new(20, height)).len(), lines, "{height}");
        }
        assert!(Strips { now: &[], then: None }.lines(&look, Size::new(20, 9)).is_empty());
    }
}
