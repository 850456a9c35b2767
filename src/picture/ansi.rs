//! Frames with the escape codes of a terminal.

use std::fmt;

use crossterm::{
    Command,
    style::{Color, ContentStyle, ResetColor, SetAttributes, SetBackgroundColor, SetForegroundColor},
};
use ratatui::{backend::IntoCrossterm, buffer::Cell, style::Style};

use super::signs;

/// A row with the escape codes of its styles. Neighbours of one style share a code.
pub(super) fn of(row: &[Cell]) -> String {
    let cells: Vec<&Cell> = signs(row).map(|(_, cell)| cell).collect();
    let mut line = String::new();
    for run in cells.chunk_by(|a, b| a.style() == b.style()) {
        let style = run.first().map_or_else(Style::new, |cell| cell.style());
        let style: ContentStyle = style.into_crossterm();
        let text: String = run.iter().map(|cell| cell.symbol()).collect();
        // Writing to a string does not fail.
        let _ = write_styled(&mut line, style, &text);
    }
    line
}

/// Writes a text with the codes of its style. The output may go to a file, so it does not matter whether the console knows the codes,
/// which the library's own function asks first.
fn write_styled(line: &mut String, style: ContentStyle, text: &str) -> fmt::Result {
    let ContentStyle { foreground_color, background_color, attributes, .. } = style;
    background_color.map_or(Ok(()), |color| SetBackgroundColor(color).write_ansi(line))?;
    foreground_color.map_or(Ok(()), |color| SetForegroundColor(color).write_ansi(line))?;
    SetAttributes(attributes).write_ansi(line)?;
    line.push_str(text);
    if !attributes.is_empty() {
        return ResetColor.write_ansi(line);
    }
    background_color.map_or(Ok(()), |_| SetBackgroundColor(Color::Reset).write_ansi(line))?;
    foreground_color.map_or(Ok(()), |_| SetForegroundColor(Color::Reset).write_ansi(line))
}
