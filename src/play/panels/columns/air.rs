//! Rows of chips with as much air as there is room for.

use ratatui::{
    style::{Modifier, Style},
    text::{Line, Span},
};

use crate::look::{Look, glyphs::GlyphSet};

/// The room that each row of a figure gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::play) enum Air {
    /// One line: its own.
    Close,
    /// A blank line below it, too.
    Spaced,
    /// Three lines, of which its chips fill two.
    Tall,
}

impl Air {
    /// The lines of a row.
    const fn lines(self) -> usize {
        match self {
            Self::Close => 1,
            Self::Spaced => 2,
            Self::Tall => 3,
        }
    }

    /// The most air with which so many rows, and so many lines beside them, fit into `height`.
    pub(in crate::play) fn fitting(rows: usize, others: usize, height: u16, look: &Look) -> Self {
        let fits = |air: &Self| rows.saturating_mul(air.lines()).saturating_add(others) <= usize::from(height);
        let tall = (look.glyph_set() == GlyphSet::Unicode).then_some(Self::Tall);
        tall.into_iter().chain([Self::Spaced]).find(fits).unwrap_or(Self::Close)
    }

    /// A row with its air.
    pub(in crate::play) fn around(self, row: Line<'static>) -> Vec<Line<'static>> {
        match self {
            Self::Close => vec![row],
            Self::Spaced => vec![row, Line::default()],
            Self::Tall => vec![edge(&row, "▄"), row.clone(), edge(&row, "▀")],
        }
    }
}

/// The half of a line over or under a row to which its chips reach.
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
    Line::from(row.spans.iter().map(part).collect::<Vec<_>>()).style(row.style)
}

#[cfg(test)]
mod tests {
    use ratatui::style::Color;

    use super::*;
    use crate::look::theme::ThemeName;

    #[test]
    fn a_figure_has_as_much_air_as_fits() {
        let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
        let air = |height| Air::fitting(3, 4, height, &look);
        assert_eq!([0, 9, 10, 12, 13].map(air), [Air::Close, Air::Close, Air::Spaced, Air::Spaced, Air::Tall]);
        let ascii = Look::new(ThemeName::Dark, GlyphSet::Ascii);
        assert_eq!(Air::fitting(3, 4, 60, &ascii), Air::Spaced, "it has no half blocks");
        for air in [Air::Close, Air::Spaced, Air::Tall] {
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
