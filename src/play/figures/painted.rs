//! Figures that are painted like a board, as the lines that a figure has.

use ratatui::{
    buffer::{Buffer, Cell},
    style::{Color, Style},
};

use super::{Figure, Line, Span};

/// Returns the rows of a buffer as lines. What nothing was painted on keeps the style of what lies below.
pub(super) fn lines_of(buf: &Buffer) -> Figure {
    let width = usize::from(buf.area.width).max(1);
    buf.content.chunks(width).map(line_of).collect()
}

fn line_of(cells: &[Cell]) -> Line<'static> {
    let mut line = Line::default();
    // The second column of a wide character is part of the first.
    let mut hidden = 0;
    for cell in cells {
        if hidden > 0 {
            hidden -= 1;
            continue;
        }
        let style = style_of(cell);
        hidden = crate::look::align::width_of(cell.symbol()).saturating_sub(1);
        match line.spans.last_mut() {
            Some(last) if last.style == style => last.content.to_mut().push_str(cell.symbol()),
            _ => line.spans.push(Span::styled(cell.symbol().to_owned(), style)),
        }
    }
    line
}

fn style_of(cell: &Cell) -> Style {
    let color = |color: Color| (color != Color::Reset).then_some(color);
    Style { fg: color(cell.fg), bg: color(cell.bg), add_modifier: cell.modifier, ..Style::new() }
}
