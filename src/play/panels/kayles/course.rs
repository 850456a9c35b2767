//! A rope before a class: the mirror while it answers every cut; otherwise whole units, pins and nimbers, then nim's columns.

use zugzwang_engine::theory::kayles::{Kayles, Piece};

use super::{is_paired, is_plain, mirror, table, without_pairs};
use crate::play::panels::{
    Course, Figure, Look, Step, grown, letters,
    staged::{Changed, Entry, Staged},
};

/// The step at which the figure that comes first is drawn: the mirror, or the table of pieces that have sums.
pub(super) const DRAWN: usize = 0;
/// The step at which the pins of a single piece are drawn under its mirror.
pub(super) const PINS: usize = 2;
/// The step at which the table of several pieces is drawn under the mirror.
pub(super) const TABLE: usize = 1;

/// Returns the course, and the steps at which the crosses are drawn and the piece is cut; `usize::MAX` if they are not drawn.
pub(super) fn course(why: &Kayles, look: &Look, width: u16) -> (Course, [usize; 2]) {
    let table = table(why, None, look, width);
    if why.pieces.iter().all(|piece| piece.pins == 0) {
        return (Course::pictures([table]), [usize::MAX; 2]);
    }
    let course = match why.pieces.as_slice() {
        [piece] if is_paired(why) && !is_plain(look) => alone(why, piece, table, look, width),
        // The mirror, and at last the table for pieces that have no twin.
        _ if is_paired(why) => Course::pictures(grown([mirror::drawn(why, look, width), table])),
        _ => {
            let staged = several(why, look, width);
            // The table is drawn before the columns.
            return (staged.course_below(&table, None), staged.sums().map(|step| step.saturating_add(1)));
        }
    };
    (course, [usize::MAX; 2])
}

/// Draws the middle of one piece, the whole units, the pins, the nimber.
fn alone(why: &Kayles, piece: &Piece, table: Figure, look: &Look, width: u16) -> Course {
    let mut rows = table.into_iter().map(|line| vec![line]);
    let [floors, count] = [rows.next(), rows.next()].map(Option::unwrap_or_default);
    let rest = rows.flatten().collect();
    let figures = grown([mirror::drawn(why, look, width), floors, count, rest]);
    let large = |lines: &[&str]| letters(lines, 2, look.theme.text);
    let equation = format!("{}-1={}", piece.floor, piece.pins);
    let both = large(&[&equation, &format!("*{}", piece.nimber)]);
    let bigs = [Vec::new(), Vec::new(), large(&[&equation]), both];
    let steps = figures.zip(bigs).map(|(figure, big)| Step::drawn(figure).large(big)).collect();
    Course::new(large(&[&piece.floor.to_string()]), steps).over_figure()
}

/// Prepares the nimbers of several pieces in columns; of many, pieces of nimber 0 and equal pairs are left out.
fn several<'a>(why: &Kayles, look: &'a Look, width: u16) -> Staged<'a> {
    const MANY: usize = 5;
    let is_cut = |at: usize| why.split.as_ref().is_some_and(|split| split.piece == at + 1);
    let mut rows: Vec<(usize, u64)> = why.pieces.iter().map(|piece| piece.nimber).enumerate().collect();
    while rows.len() > MANY {
        let Some(zero) = rows.iter().position(|(at, nimber)| *nimber == 0 && !is_cut(*at)) else { break };
        rows.remove(zero);
    }
    let rows = without_pairs(rows, MANY, &is_cut);
    let change = why.split.as_ref().and_then(|split| {
        let row = rows.iter().position(|(at, _)| is_cut(*at))?;
        let ((left, right), (first, second)) = (split.floors, split.nimbers);
        Some(Changed { row, left: Entry { name: format!("{left}+{right}"), value: first ^ second } })
    });
    let entry = |(at, value): (usize, u64)| Entry { name: why.pieces[at].floor.to_string(), value };
    Staged::new(rows.into_iter().map(entry).collect(), change, look, width)
}
