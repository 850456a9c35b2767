//! A rope before a class: the mirror while it answers every cut; else whole units, pins and nimbers, then nim's columns.

use ratatui::text::Line;
use zugzwang_engine::theory::kayles::{Kayles, Piece, Split};

use super::{is_paired, is_plain, mirror, table};
use crate::{
    look::Look,
    play::panels::{
        Course, Step, Story, grown, letters,
        staged::{Change, Row, Stage, Staged},
    },
};

/// More pieces than these are drawn without equal pairs, which change nothing.
const MANY: usize = 5;

/// The step at which the figure that comes first is drawn: the mirror, or the table where pieces have their sums.
pub(super) const DRAWN: usize = 0;
/// The steps at which the pins of one piece are drawn under its mirror, and the table of several.
pub(super) const PINS: usize = 2;
pub(super) const TABLE: usize = 1;

/// The drawings for a class, and the steps at which they come.
pub(super) struct Lecturing {
    opening: Vec<Line<'static>>,
    steps: Vec<Step>,
    /// The steps at which the crosses are drawn and the piece is cut; behind the last one where they are not.
    pub(super) sums: [usize; 2],
    /// `true` where the figure stands under the large letters.
    both: bool,
}

impl Lecturing {
    /// The mirror first, and where that ends the table line by line, and below it what decides.
    pub(super) fn new(why: &Kayles, look: &Look, width: u16) -> Self {
        let table = table(why, None, look, width);
        if why.pieces.iter().all(|piece| piece.pins == 0) {
            return Self::pictures(vec![Step::drawn(table)]);
        }
        match why.pieces.as_slice() {
            [piece] if is_paired(why) && !is_plain(look) => Self::alone(why, piece, table, look, width),
            _ if is_paired(why) => Self::paired(why, &table, look, width),
            _ => Self::several(why, &table, look, width),
        }
    }

    const fn pictures(steps: Vec<Step>) -> Self {
        Self { opening: Vec::new(), steps, sums: [usize::MAX; 2], both: false }
    }

    /// One piece: the middle, the whole units, the pins, the nimber.
    fn alone(why: &Kayles, piece: &Piece, table: Vec<Line<'static>>, look: &Look, width: u16) -> Self {
        let mut rows = table.into_iter().map(|line| vec![line]);
        let [floors, count] = [rows.next(), rows.next()].map(Option::unwrap_or_default);
        let rest = rows.flatten().collect();
        let figures = grown([mirror::drawn(why, look, width), floors, count, rest]);
        let large = |lines: &[&str]| letters(lines, 2, look.theme.text);
        let equation = format!("{}-1={}", piece.floor, piece.pins);
        let both = large(&[&equation, &format!("*{}", piece.nimber)]);
        let bigs = [Vec::new(), Vec::new(), large(&[&equation]), both];
        let steps = figures.zip(bigs).map(|(figure, big)| Step::drawn(figure).large(big)).collect();
        Self { opening: large(&[&piece.floor.to_string()]), both: true, ..Self::pictures(steps) }
    }

    /// Pieces that are in equal pairs, or are after one cut: the mirror, and at last the table for those that have no twin.
    fn paired(why: &Kayles, table: &[Line<'static>], look: &Look, width: u16) -> Self {
        let drawn = mirror::drawn(why, look, width);
        let whole = drawn.iter().chain(table).cloned().collect();
        Self::pictures(vec![Step::drawn(drawn), Step::drawn(whole)])
    }

    /// Several: the table, then the nimbers in columns, the crosses, and the piece that is cut.
    fn several(why: &Kayles, table: &[Line<'static>], look: &Look, width: u16) -> Self {
        let split = why.split.as_ref();
        let rows = rows(why, split);
        let change = split.and_then(|split| {
            let row = rows.iter().position(|(at, _)| at + 1 == split.piece)?;
            let size = format!("{}+{}", split.floors.0, split.floors.1);
            Some(Change { row, size, to: split.nimbers.0 ^ split.nimbers.1 })
        });
        let rows = rows.iter().map(|(_, piece)| Row { size: piece.floor.to_string(), value: piece.nimber }).collect();
        let staged = Staged::new(rows, change, look, width);
        let first = Step::drawn(table.to_vec()).large(staged.opening());
        let under = |step: Step| Step { figure: table.iter().cloned().chain(step.figure).collect(), ..step };
        let steps = std::iter::once(first).chain(staged.steps().into_iter().map(under)).collect();
        // The table is drawn before the columns.
        let sums = [Stage::Crosses, Stage::Change].map(|stage| staged.step_of(stage).saturating_add(1));
        Self { opening: staged.opening(), sums, ..Self::pictures(steps) }
    }

    /// The course in which this is drawn and the story told.
    pub(super) fn told(self, story: &Story, look: &Look) -> Course {
        let course = story.course(self.opening, self.steps, look);
        if self.both { course.over_figure() } else { course }
    }
}

/// The pieces with their places, from 0: all, or where there are many those that are not in equal pairs.
fn rows(why: &Kayles, split: Option<&Split>) -> Vec<(usize, Piece)> {
    let mut rows: Vec<(usize, Piece)> = why.pieces.iter().copied().enumerate().collect();
    let is_cut = |at: usize| split.is_some_and(|split| split.piece == at + 1);
    while rows.len() > MANY {
        let free: Vec<(usize, u64)> = rows
            .iter()
            .enumerate()
            .filter(|(_, row)| !is_cut(row.0))
            .map(|(place, row)| (place, row.1.nimber))
            .collect();
        if let Some(place) = free.iter().find(|(_, nimber)| *nimber == 0).map(|(place, _)| *place) {
            rows.remove(place);
            continue;
        }
        let twin = |(place, nimber): &(usize, u64)| {
            let other = free.iter().find(|(other, equal)| other > place && equal == nimber)?;
            Some((*place, other.0))
        };
        let Some((place, other)) = free.iter().find_map(twin) else { break };
        rows.remove(other);
        rows.remove(place);
    }
    rows
}
