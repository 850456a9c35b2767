//! Rows of chips with as much space between them as there is room for.

use crate::{
    look::glyphs::GlyphSet,
    play::panels::{Figure, Line, Look, Span, Style},
};
use ratatui::style::Modifier;

/// The height of each row of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::play) enum Air {
    /// One line.
    Close,
    /// The row and a blank line below it.
    Spaced,
    /// Three lines, of which the chips fill two.
    Tall,
    /// Five lines, of which the chips fill four.
    High,
}

impl Air {
    const fn lines(self) -> usize {
        match self {
            Self::Close => 1,
            Self::Spaced => 2,
            Self::Tall => 3,
            Self::High => 5,
        }
    }

    /// Returns the tallest height at which `rows` rows and `others` single lines fit into `height`.
    pub(in crate::play) fn fitting(rows: usize, others: usize, height: u16, look: &Look) -> Self {
        let fits = |air: &Self| rows.saturating_mul(air.lines()).saturating_add(others) <= usize::from(height);
        let tall = (look.glyph_set() == GlyphSet::Unicode).then_some(Self::Tall);
        tall.into_iter().chain([Self::Spaced]).find(fits).unwrap_or(Self::Close)
    }

    /// Returns a greater height if rows that are tall by now would still leave room, for a figure that stands alone.
    #[must_use]
    pub(in crate::play) fn grown(self, rows: usize, others: usize, height: u16) -> Self {
        let fits = rows.saturating_mul(Self::High.lines()).saturating_add(others) <= usize::from(height);
        if self == Self::Tall && fits { Self::High } else { self }
    }

    /// Returns the lines of a row.
    pub(in crate::play) fn around(self, row: Line<'static>) -> Figure {
        match self {
            Self::Close => vec![row],
            Self::Spaced => vec![row, Line::default()],
            Self::Tall => vec![edge(&row, "▄"), row.clone(), edge(&row, "▀")],
            Self::High => {
                let inside = inside(&row);
                vec![edge(&row, "▄"), inside.clone(), row.clone(), inside, edge(&row, "▀")]
            }
        }
    }

    /// Returns a blank line if there is room for it.
    pub(in crate::play) fn gap(self) -> Option<Line<'static>> {
        (self != Self::Close).then(Line::default)
    }
}

/// Returns the half line above or below a row into which its chips reach.
fn edge(row: &Line<'static>, half: &str) -> Line<'static> {
    let part = |span: &Span<'static>| {
        let chip = if span.style.add_modifier.contains(Modifier::REVERSED) {
            Some(Style { fg: span.style.fg, ..Style::new() })
        } else {
            span.style.bg.map(|filled| Style::new().fg(filled))
        };
        let sign = if chip.is_some() { half } else { " " };
        Span::styled(sign.repeat(span.width()), chip.unwrap_or_default())
    };
    row.spans.iter().map(part).collect::<Line<'_>>().style(row.style)
}

/// Returns a line of the chips of a row without their signs.
fn inside(row: &Line<'static>) -> Line<'static> {
    let part = |span: &Span<'static>| {
        let is_chip = span.style.bg.is_some() || span.style.add_modifier.contains(Modifier::REVERSED);
        Span::styled(" ".repeat(span.width()), if is_chip { span.style } else { Style::new() })
    };
    row.spans.iter().map(part).collect::<Line<'_>>().style(row.style)
}

#[cfg(test)]
mod tests {
    use ratatui::style::Color;

    use super::*;
    use crate::look::theme::ThemeName;

    #[test]
    fn a_figure_is_as_tall_as_fits() {
        let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
        let air = |height| Air::fitting(3, 4, height, &look);
        assert_eq!([0, 9, 10, 12, 13].map(air), [Air::Close, Air::Close, Air::Spaced, Air::Spaced, Air::Tall]);
        let ascii = Look::new(ThemeName::Dark, GlyphSet::Ascii);
        assert_eq!(Air::fitting(3, 4, 60, &ascii), Air::Spaced, "ASCII has no half blocks");
        assert_eq!([18, 19].map(|height| air(height).grown(3, 4, height)), [Air::Tall, Air::High]);
        for air in [Air::Close, Air::Spaced, Air::Tall, Air::High] {
            assert_eq!(air.around(Line::from("1")).len(), air.lines());
        }
    }

    #[test]
    fn only_chips_grow() {
        let filled = Style::new().bg(Color::Blue);
        let row = Line::from(vec![Span::raw("5 "), Span::styled(" 4 ", filled)]);
        let lines: Vec<String> = Air::Tall.around(row).iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["  ▄▄▄", "5  4 ", "  ▀▀▀"]);
    }
}
