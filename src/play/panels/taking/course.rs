//! A row before a class: its axis where the mirror decides, and the runs with their values, which are nim heaps.

use ratatui::layout::Size;
use zugzwang_engine::theory::taking::{Taking, WinningTake};

use super::{Drawing, axis, rows::Rows};
use crate::{
    look::Look,
    play::panels::{
        Step,
        staged::{Change, Row, Staged},
    },
};

/// The most rows that are drawn.
const MOST: usize = 5;

/// The row under its axis, where the mirror decides: it needs no values.
pub(super) fn mirrored(why: &Taking, look: &Look, room: Size) -> Vec<Step> {
    let axis = axis::draw(why, None, look, room.width);
    // A long row has no room for its axis.
    let figure = if axis.is_empty() { Drawing::new(why, None, look, room).figure(room.width) } else { axis };
    vec![Step::drawn(figure)]
}

/// The runs, their values, the crosses and the run that is broken.
pub(super) fn summed<'a>(why: &Taking, look: &'a Look, width: u16) -> Staged<'a> {
    let chosen = why.keep.as_ref().map(|keep| keep.part);
    let shown = Rows::of(&why.parts, chosen, MOST, look).shown;
    let at = shown.iter().position(|row| row.chosen);
    let change = at.zip(why.keep.as_ref()).map(|(row, keep)| Change { row, size: left(keep), to: keep.value });
    let rows = shown.into_iter().map(|row| Row { size: row.size, value: row.value }).collect();
    Staged::new(rows, change, look, width)
}

/// The lengths of what is left of the run.
fn left(keep: &WinningTake) -> String {
    match (keep.left, keep.right) {
        (0, length) | (length, 0) => length.to_string(),
        (left, right) => format!("{left}+{right}"),
    }
}
