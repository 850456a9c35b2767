//! Numbers beside the rows and columns of a map.

use zugzwang_engine::map::Spot;

use crate::{
    play::chart::{Frame, Zoom},
    screens::prelude::*,
};

/// Draws as many numbers of rows (on the left) and columns (below) as fit, and always those of the cursor.
pub(in crate::screens) fn numbered(
    frame: &Frame,
    zoom: Zoom,
    cursor: Option<Spot>,
    cells: Rect,
    buf: &mut Buffer,
    look: &Look,
) {
    let zoom = zoom.halves();
    let at = cursor.and_then(|cursor| frame.cell(cursor));
    // Large cells of a line have their numbers inside.
    if !frame.line || zoom.height <= 2 {
        number_rows(frame, zoom, at.map(|(_, row)| row), cells, buf, look);
    }
    if !frame.line {
        number_columns(frame, zoom, at.map(|(column, _)| column), cells, buf, look);
    }
}

fn style(is_chosen: bool, look: &Look) -> Style {
    if is_chosen { look.theme.taken } else { look.theme.dim }
}

fn number_rows(frame: &Frame, zoom: Size, at: Option<u64>, cells: Rect, buf: &mut Buffer, look: &Look) {
    let step = if zoom.height < 4 { 5 } else { 1 };
    for row in 0..frame.rows {
        let Spot { x, y, .. } = frame.spot(0, row);
        let number = if frame.line { x } else { y };
        let chosen = at == Some(row);
        let near = at.is_some_and(|at| zoom.height < 2 && at.abs_diff(row) == 1);
        if !chosen && (near || (zoom.height < 2 && !number.is_multiple_of(step))) {
            continue;
        }
        let top = u16::try_from(row * u64::from(zoom.height) / 2).unwrap_or(u16::MAX);
        let y = cells.y.saturating_add(top).saturating_add(zoom.height / 4);
        let text = last_digits(number);
        let x = cells.x.saturating_sub(u16::try_from(text.len()).unwrap_or(0) + 1);
        if y < cells.bottom() {
            buf.set_string(x, y, text, style(chosen, look));
        }
    }
}

fn number_columns(frame: &Frame, zoom: Size, at: Option<u64>, cells: Rect, buf: &mut Buffer, look: &Look) {
    let mut free = cells.x;
    for column in at.into_iter().chain(0..frame.columns) {
        let number = frame.spot(column, 0).x;
        let is_chosen = at == Some(column);
        if !is_chosen && zoom.width < 4 && !number.is_multiple_of(5) {
            continue;
        }
        let text = last_digits(number);
        let wide = u16::try_from(text.len()).unwrap_or(0);
        let left = u16::try_from(column * u64::from(zoom.width)).unwrap_or(u16::MAX);
        let x = cells.x.saturating_add(left) + zoom.width.saturating_sub(wide + 1) / 2;
        let place = Rect { x, y: cells.bottom(), width: wide, height: 1 };
        let is_free = |x: u16| buf.cell((x, place.y)).is_some_and(|cell| cell.symbol() == " ");
        let clear = (x.saturating_sub(1)..=x.saturating_add(wide)).all(is_free);
        if is_chosen || (clear && x >= free) {
            buf.set_string(x, place.y, text, style(is_chosen, look));
            if !is_chosen {
                free = x + wide + 1;
            }
        }
    }
}

fn last_digits(number: u64) -> String {
    let text = number.to_string();
    let cut = text.len().saturating_sub(5);
    text[cut..].to_owned()
}
