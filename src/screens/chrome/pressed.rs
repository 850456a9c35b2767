//! Names of keys outside the footer, which the mouse can press, too.

use ratatui::buffer::Cell;

use crate::screens::prelude::*;

/// Returns the places of all names of keys in a frame above the footer, each with the words after it, and their actions.
pub fn pressed(frame: &Buffer, context: Context, look: &Look) -> Hits {
    let named = named(context, look);
    let width = usize::from(frame.area.width).max(1);
    let above = usize::from(frame.area.height).saturating_sub(1);
    let rows = frame.content.chunks(width).zip(frame.area.rows()).take(above);
    rows.flat_map(|(cells, row)| pressed_in(cells, row, &named, look.theme.key)).collect()
}

fn named(context: Context, look: &Look) -> Vec<(String, Action)> {
    let arrows = look.glyphs().arrows;
    look.keymap().bound(context).map(|(action, key)| (key.name(arrows), action)).collect()
}

fn pressed_in(cells: &[Cell], row: Rect, named: &[(String, Action)], style: Style) -> Hits {
    let mut hits = Vec::new();
    let mut at = 0;
    while let Some(from) = cells.iter().skip(at).position(|cell| is_in(cell, style)).map(|ahead| at + ahead) {
        let behind = from + cells[from..].iter().take_while(|cell| is_in(cell, style)).count();
        let text: String = cells[from..behind].iter().map(Cell::symbol).collect();
        at = behind;
        if let Some((_, action)) = named.iter().find(|(name, _)| *name == text.trim()) {
            let wide = behind - from + words(&cells[behind..], style);
            let [ahead, wide] = [from, wide].map(|columns| u16::try_from(columns).unwrap_or(u16::MAX));
            hits.push((Rect { x: row.x.saturating_add(ahead), width: wide, ..row }, Hit::Action(*action)));
        }
    }
    hits
}

fn is_in(cell: &Cell, style: Style) -> bool {
    let is = |color, wanted: Option<_>| wanted.is_none_or(|wanted| color == wanted);
    is(cell.fg, style.fg) && is(cell.bg, style.bg) && cell.modifier.contains(style.add_modifier)
}

/// The number of cells up to a gap of two cells, the next key or a border.
fn words(cells: &[Cell], style: Style) -> usize {
    let is_gap = |cell: &Cell| cell.symbol() == " ";
    let is_border = |cell: &Cell| cell.symbol().starts_with(|sign| matches!(sign, '\u{2500}'..='\u{259f}' | '|'));
    let ends = |at: &usize| {
        let (cell, next) = (&cells[*at], cells.get(at + 1));
        is_border(cell)
            || is_in(cell, style)
            || (is_gap(cell) && next.is_none_or(|next| is_gap(next) || is_border(next)))
    };
    (0..cells.len()).find(ends).unwrap_or(cells.len())
}

#[cfg(test)]
mod tests {
    use ratatui::{style::Color, text::Line, text::Span, widgets::Widget};

    use super::*;

    #[test]
    fn a_key_can_be_pressed_with_its_words() {
        let key = Style::new().fg(Color::Black).bg(Color::White);
        let named = [("i".to_owned(), Action::Hint), ("f".to_owned(), Action::Tell)];
        let row = Rect::new(0, 0, 40, 1);
        let mut frame = Buffer::empty(row);
        let chip = |name| Span::styled(format!(" {name} "), key);
        let line = vec![chip("i"), " a smaller game   ".into(), chip("f"), " show all".into(), " │ ".into(), chip("x")];
        Line::from(line).render(row, &mut frame);
        let hits = pressed_in(&frame.content, row, &named, key);
        let expected =
            [(Rect::new(0, 0, 18, 1), Hit::Action(Action::Hint)), (Rect::new(21, 0, 12, 1), Hit::Action(Action::Tell))];
        assert_eq!(hits, expected);
    }
}
