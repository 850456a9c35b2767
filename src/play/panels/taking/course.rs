//! A row before a class: its axis where the mirror decides, and the runs with their values, which are nim heaps.

use ratatui::layout::Size;
use zugzwang_engine::theory::taking::{Taking, WinningTake};

use super::{Drawing, axis, rows::Rows};
use crate::{
    look::Look,
    play::panels::{
        Course, Step,
        staged::{Change, Row, Staged, Told},
    },
};

/// The most rows that are drawn.
const MOST: usize = 5;

/// Where the mirror decides, the axis and what it tells; else the runs, their values, the crosses and the run that is broken.
pub(super) fn course(why: &Taking, story: &[String], look: &Look, room: Size) -> Course {
    if why.mirror.is_some() { mirrored(why, story, look, room) } else { summed(why, story, look, room.width) }
}

/// The row under its axis is told of first, then its values, of which the mirror needs none.
fn mirrored(why: &Taking, story: &[String], look: &Look, room: Size) -> Course {
    let axis = axis::draw(why, None, look, room.width);
    // A long row has no room for its axis.
    let figure = if axis.is_empty() { Drawing::new(why, None, look, room).figure(room.width) } else { axis };
    let said = story.iter().cloned().map(Step::said);
    Course::pictures(std::iter::once(Step::drawn(figure)).chain(said).collect())
}

fn summed(why: &Taking, story: &[String], look: &Look, width: u16) -> Course {
    let mut said = story.iter().cloned();
    let chosen = why.keep.as_ref().map(|keep| keep.part);
    let shown = Rows::of(&why.parts, chosen, MOST, look).shown;
    let at = shown.iter().position(|row| row.chosen);
    let change = at.zip(why.keep.as_ref()).map(|(row, keep)| Change { row, size: left(keep), to: keep.value });
    let rows = shown.iter().map(|row| Row { size: row.size(), value: row.value }).collect();
    let crosses = said.next();
    let told = Told { crosses, row: None, change: change.as_ref().and_then(|_| said.next()) };
    let staged = Staged::new(rows, change, look, width);
    let steps = staged.steps(told).into_iter().chain(said.map(Step::said)).collect();
    Course::new(staged.opening(), steps)
}

/// The lengths of what is left of the run.
fn left(keep: &WinningTake) -> String {
    match (keep.left, keep.right) {
        (0, length) | (length, 0) => length.to_string(),
        (left, right) => format!("{left}+{right}"),
    }
}
