//! Columns counted modulo k + 1, and the heaps to cut found column by column.

mod course;

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::{
    Outcome,
    theory::{
        column_sums::{ColumnSums, Step},
        nim_sum::{Endgame, Flip},
    },
};

use super::{Beat, Picture, Story, View, beat, columns::Columns, listed, lost};
use crate::{look::Look, say};

pub(super) fn picture(why: &ColumnSums, view: &View<'_>, look: &Look, Size { width, .. }: Size) -> Picture {
    let value = match why.misere {
        Some(Endgame { large: 0, ones }) => say!(look, "why-moore-ones", ones = ones, modulus = why.modulus),
        _ => {
            let crosses = why.crosses().count();
            say!(look, "why-moore-value", count = crosses, modulus = why.modulus)
        }
    };
    if view.over {
        return Picture::over(value, why.misere.is_some(), view, look);
    }
    let after = after!(view, ColumnSums);
    let drawing = Drawing::new(why, after, look, width);
    let course = course::Lecturing::new(why, view, look, width);
    let story = story(why, view, &course, look);
    Picture {
        value,
        figure: drawing.figure(),
        pick: drawing.pick(),
        story: story.sentences(look),
        course: course.told(&story, look),
    }
}

/// Why the theorem holds, told over this very position.
pub(super) fn holds(_why: &ColumnSums, _view: &View<'_>, _look: &Look) -> Story {
    Story::default()
}

struct Drawing<'a> {
    why: &'a ColumnSums,
    after: Option<&'a ColumnSums>,
    columns: Columns,
    look: &'a Look,
}

impl<'a> Drawing<'a> {
    fn new(why: &'a ColumnSums, after: Option<&'a ColumnSums>, look: &'a Look, width: u16) -> Self {
        let crosses = |why: &ColumnSums| why.crosses().sum::<u64>();
        let important = crosses(why) | after.map_or(0, crosses);
        let label = say!(look, "why-moore-mod", modulus = why.modulus);
        Self { why, after, columns: Columns::new(&why.rows, important, &label, look, width), look }
    }

    fn figure(&self) -> Vec<Line<'static>> {
        let row = |(at, &row): (usize, &u64)| {
            let changed = self.after.is_some_and(|after| after.rows.get(at) != Some(&row));
            self.columns.row(self.look, &self.columns.name(at, row), row, changed)
        };
        let rows = self.why.rows.iter().enumerate().map(row);
        std::iter::once(self.columns.header(self.look)).chain(rows).chain(self.counts(self.why)).collect()
    }

    /// A row as the move leaves it.
    fn left(&self, at: usize, row: u64) -> Line<'static> {
        let (pointer, style) = (self.look.glyphs().pointer, self.look.theme.taken);
        self.columns.digits(self.look, (pointer, &self.columns.name(at, row)), row, style, |_| style)
    }

    /// The count of ones in each column modulo k + 1, and a cross under each that is not 0.
    fn counts(&self, why: &ColumnSums) -> [Line<'static>; 2] {
        let theme = &self.look.theme;
        let residue =
            |weight: u64| why.columns.iter().find(|column| column.weight == weight).map_or(0, |column| column.residue);
        let label = say!(self.look, "why-moore-mod", modulus = why.modulus);
        let sums = self.columns.marks(self.look, ("", &label), theme.dim, |weight| {
            let style = if residue(weight) == why.wanted(weight) { theme.dim } else { theme.cross };
            // k + 1 is at most 11, so a remainder of 10 is the one that takes two signs.
            (if residue(weight) == 10 { "A".to_owned() } else { residue(weight).to_string() }, style)
        });
        let crosses = self.columns.weights().filter(|weight| residue(*weight) != why.wanted(*weight));
        [sums, self.columns.crosses(self.look, crosses.sum())]
    }

    /// The rows the move under the cursor leaves, and the counts that would then stand.
    fn pick(&self) -> Vec<Line<'static>> {
        let Some(after) = self.after else { return Vec::new() };
        let rows = self.why.rows.iter().zip(&after.rows).enumerate().filter(|(_, (from, to))| from != to);
        let mut lines = vec![Line::from(Span::styled(say!(self.look, "why-moore-after"), self.look.theme.dim))];
        lines.extend(rows.map(|(at, (_, &to))| self.left(at, to)));
        lines.extend(self.counts(after));
        lines
    }
}

fn story(why: &ColumnSums, view: &View<'_>, course: &course::Lecturing, look: &Look) -> Story {
    if view.outcome != Outcome::Win {
        return lost(lost_beat(why).at(course::CROSSES), view);
    }
    let steps = why.steps.iter().enumerate().zip(&course.found).flat_map(|((at, step), stage)| {
        let told = step_beats(step, &why.steps[..at], why, look);
        told.into_iter().map(|beat| beat.at(*stage))
    });
    let keep = why.cuts.iter().zip(&course.kept).map(|(Flip { heap, from, to }, stage)| {
        beat!("why-moore-keep", heap = *heap, from = *from, to = *to, take = from - to).at(*stage)
    });
    let left = beat!("why-moore-leave", left = listed(left(why), look));
    let left = left.at(course.kept.last().copied().unwrap_or(usize::MAX));
    steps.chain(keep).chain([left, then(why)]).collect()
}

/// Why the position is lost.
fn lost_beat(why: &ColumnSums) -> Beat {
    let (modulus, k) = (why.modulus, why.k);
    match why.misere {
        None => beat!("why-moore-even", modulus = modulus, k = k),
        Some(Endgame { large: 0, ones }) => beat!("why-moore-ones-lost", modulus = modulus, k = k, ones = ones),
        Some(_) => beat!("why-moore-even-misere", modulus = modulus, k = k),
    }
}

/// What the winning move comes to.
fn then(why: &ColumnSums) -> Beat {
    let (modulus, k) = (why.modulus, why.k);
    match why.misere {
        None => {
            let end = left(why).all(|left| left == 0);
            beat!("why-moore-then", modulus = modulus, k = k, end = end)
        }
        Some(_) if why.leaves_ones() => {
            beat!("why-moore-ones-then", modulus = modulus, k = k, ones = left(why).sum::<u64>())
        }
        Some(_) => beat!("why-moore-then-misere", modulus = modulus, k = k),
    }
}

/// The heaps that the winning move leaves.
fn left(why: &ColumnSums) -> impl Iterator<Item = u64> {
    let cut = |heap: usize| why.cuts.iter().find(|cut| cut.heap == heap).map(|cut| cut.to);
    why.rows.iter().zip(1..).map(move |(row, heap)| cut(heap).unwrap_or(*row))
}

/// The rows a step cuts or gives a one, from 1.
fn rows_of(step: &Step) -> impl Iterator<Item = usize> {
    step.chosen.iter().chain(&step.set).copied()
}

/// Whether anything is told of what the construction did in a column.
fn is_told(step: &Step, before: &[Step]) -> bool {
    step.wanted == 1 || rows_of(step).next().is_some() || before.iter().any(|step| !step.chosen.is_empty())
}

/// What the construction did in a column, if it did anything.
fn step_beats(step: &Step, before: &[Step], why: &ColumnSums, look: &Look) -> Vec<Beat> {
    let heaps = |list: &[usize]| listed(list.iter().map(|&heap| heap as u64), look);
    let (weight, ones) = (step.weight, step.ones);
    let mut told = Vec::new();
    if step.wanted == 1 {
        told.push(beat!("why-moore-turn", modulus = why.modulus));
    }
    if !step.chosen.is_empty() {
        let (chosen, count) = (heaps(&step.chosen), step.chosen.len());
        told.push(beat!("why-moore-cut", weight = weight, ones = ones, chosen = chosen, count = count));
    } else if !step.set.is_empty() {
        let (set, count) = (heaps(&step.set), step.set.len());
        told.push(beat!("why-moore-set", weight = weight, ones = ones, set = set, count = count));
    } else if before.iter().any(|step| !step.chosen.is_empty()) {
        told.push(beat!("why-moore-zero", weight = weight, ones = ones));
    }
    told
}
