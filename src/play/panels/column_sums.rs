//! Columns counted modulo k + 1, and the heaps to cut found column by column.

mod course;

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    Outcome,
    theory::{
        column_sums::{ColumnSums, Step},
        nim_sum::{Endgame, Flip},
    },
};

use super::{
    Beat, Picture, Story, View, beat,
    columns::{Air, Columns, none_left},
    listed, lost,
    nim_sum::{parts, sizes},
    room_left, width_of, wrapped,
};
use crate::{look::Look, say};

pub(super) fn picture(why: &ColumnSums, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let width = room.width;
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
    let course = course::Lecturing::new(why, view, look, width);
    let told = story(why, view, &course, look);
    let story = told.sentences(look);
    let height = room_left(view, &value, &story, 0, look, room).height;
    let mut drawing = Drawing::new(why, after, look, width).with_air(height);
    let figure = drawing.figure();
    drawing.close = figure.len() + drawing.pick().len() > usize::from(height);
    let pick = drawing.pick();
    Picture { value, figure, pick, story, course: course.told(&told, look) }
}

/// Why the theorem holds, told over this very position: Moore's (1910), and how misère play turns where only ones are left.
pub(super) fn holds(why: &ColumnSums, _view: &View<'_>, look: &Look) -> Story {
    let (k, modulus) = (why.k, why.modulus);
    let lost = why.cuts.is_empty();
    let rounds = |ones: u64| beat!("holds-moore-rounds", lost = lost, modulus = modulus, ones = ones);
    if let (true, Some(Endgame { large: 0, ones })) = (lost, why.misere) {
        return Story::from(vec![rounds(ones as u64)]);
    }
    let ones = left(why).sum::<u64>();
    if !lost && why.misere.is_some() && why.leaves_ones() {
        let turn = beat!("holds-moore-turn", cuts = cuts(why, look), ones = ones);
        return Story::from(vec![turn, rounds(ones)]);
    }
    if !lost && ones == 0 {
        return Story::from(vec![beat!("holds-moore-all", k = k, heaps = why.cuts.len())]);
    }
    let mended = if lost { Vec::new() } else { mended(why, look) };
    let answer = lost.then(|| beat!("holds-moore-answer", k = k, modulus = modulus));
    let breaks = beat!("holds-moore-breaks", lost = lost, k = k, modulus = modulus);
    let misere = why.misere.is_some();
    let end = beat!("holds-moore-end", lost = lost, misere = misere);
    let turns = misere.then(|| beat!("holds-moore-last", lost = lost, modulus = modulus));
    mended.into_iter().chain([breaks]).chain(answer).chain([end]).chain(turns).collect()
}

/// Tells how the winner finds the heaps, from the highest cross down.
fn mended(why: &ColumnSums, look: &Look) -> Vec<Beat> {
    let (k, modulus) = (why.k, why.modulus);
    let found = why.steps.iter().find(|step| !step.chosen.is_empty()).map(|step| {
        let (heaps, count) = (listed(step.chosen.iter().map(|&heap| heap as u64), look), step.chosen.len());
        beat!("holds-moore-find", high = step.weight, ones = step.ones, count = count, heaps = heaps, modulus = modulus)
    });
    let mend = beat!("holds-moore-mend", k = k, modulus = modulus, cuts = cuts(why, look), count = why.cuts.len());
    found.into_iter().chain([mend]).collect()
}

/// The heaps that the winning move lowers, and to what.
fn cuts(why: &ColumnSums, look: &Look) -> String {
    let cut = |cut: &Flip| say!(look, "why-moore-cut-of", heap = cut.heap, to = cut.to);
    why.cuts.iter().map(cut).collect::<Vec<_>>().join(&say!(look, "list-separator"))
}

struct Drawing<'a> {
    why: &'a ColumnSums,
    after: Option<&'a ColumnSums>,
    columns: Columns,
    air: Air,
    /// `true` where all of it would not stand on one page: then a row that is changed is drawn as it is now among the others
    /// alone.
    close: bool,
    look: &'a Look,
    width: u16,
}

impl<'a> Drawing<'a> {
    fn new(why: &'a ColumnSums, after: Option<&'a ColumnSums>, look: &'a Look, width: u16) -> Self {
        let crosses = |why: &ColumnSums| why.crosses().sum::<u64>();
        let important = crosses(why) | after.map_or(0, crosses);
        let labels = [say!(look, "why-moore-count"), say!(look, "why-moore-over")];
        let label = labels.into_iter().max_by_key(|label| width_of(label)).unwrap_or_default();
        let columns = Columns::new(&why.rows, important, &label, look, width).knowing(crosses(why));
        Self { why, after, columns, air: Air::Close, close: false, look, width }
    }

    /// The same in `height` lines; as if as many heaps as may be were lowered, so that the figure does not jump when they are.
    fn with_air(self, height: u16) -> Self {
        /// Lines beside the rows: blank ones, the weights, the ones, the sums and the crosses now and then, the caption.
        const OTHERS: usize = 10;
        let k = usize::try_from(self.why.k).unwrap_or(usize::MAX).min(self.why.rows.len());
        let air = Air::fitting(self.why.rows.len() + 2 * k, OTHERS, height, self.look);
        Self { air, ..self }
    }

    /// A blank line, where there is room for air.
    fn gap(&self) -> Option<Line<'static>> {
        (self.air != Air::Close).then(Line::default)
    }

    fn figure(&self) -> Vec<Line<'static>> {
        let row = |(at, &row): (usize, &u64)| {
            let changed = self.after.is_some_and(|after| after.rows.get(at) != Some(&row));
            self.columns.row(self.look, &self.columns.name(at, row), row, changed)
        };
        let rows = self.why.rows.iter().enumerate().map(row).flat_map(|row| self.air.around(row));
        let head = self.columns.header(self.look);
        let lines = self.gap().into_iter().chain([head]).chain(rows);
        let lines = lines.chain([self.ones(self.why)]).chain(self.counts(self.why)).chain(self.gap());
        let caption = self.caption().into_iter().filter(|_| self.after.is_none());
        lines.chain(caption).collect()
    }

    /// Says what a cross says of its column.
    fn caption(&self) -> Vec<Line<'static>> {
        let (cross, modulus) = (self.look.glyphs().cross, self.why.modulus);
        let told = say!(self.look, "why-moore-cross", cross = cross, modulus = modulus, wanted = self.why.wanted(1));
        wrapped(&told, self.look.theme.dim, self.width)
    }

    /// A row now and as a move leaves it.
    fn change(&self, at: usize, from: u64, to: u64) -> [Line<'static>; 2] {
        let [before, behind] = [from, to].map(|value| self.columns.name(at, value));
        self.columns.change(self.look, (&before, from), (&behind, to))
    }

    /// Returns the line of how many ones stand in each column.
    fn ones(&self, why: &ColumnSums) -> Line<'static> {
        let theme = &self.look.theme;
        self.columns.marks(self.look, ("", &say!(self.look, "why-moore-count")), theme.dim, |weight| {
            let ones = why.columns.iter().find(|column| column.weight == weight).map_or(0, |column| column.ones);
            (ones.to_string(), theme.dim)
        })
    }

    /// The count of ones in each column modulo k + 1, and a cross under each that is not 0.
    fn counts(&self, why: &ColumnSums) -> [Line<'static>; 2] {
        let theme = &self.look.theme;
        let residue =
            |weight: u64| why.columns.iter().find(|column| column.weight == weight).map_or(0, |column| column.residue);
        let label = say!(self.look, "why-moore-over");
        let sums = self.columns.marks(self.look, ("", &label), theme.dim, |weight| {
            let style = if residue(weight) == why.wanted(weight) { theme.win } else { theme.cross };
            // k + 1 is at most 11, so a remainder of 10 is the one that takes two signs.
            (if residue(weight) == 10 { "A".to_owned() } else { residue(weight).to_string() }, style)
        });
        let crosses = self.columns.weights().filter(|weight| residue(*weight) != why.wanted(*weight));
        [sums, self.columns.marked(self.look, crosses.sum())]
    }

    /// The rows that the move under the cursor changes, and the counts that would then stand.
    fn pick(&self) -> Vec<Line<'static>> {
        let Some(after) = self.after else { return Vec::new() };
        let rows = self.why.rows.iter().zip(&after.rows).enumerate().filter(|(_, (from, to))| from != to);
        let change = |(at, (&from, &to))| self.change(at, from, to).into_iter().skip(usize::from(self.close));
        let rows = rows.flat_map(change).flat_map(|row| self.air.around(row));
        rows.chain(self.standing(after)).chain(self.gap()).collect()
    }

    /// The counts after a move, with the crosses or that none stands.
    fn standing(&self, after: &ColumnSums) -> [Line<'static>; 2] {
        let [sums, crosses] = self.counts(after);
        [sums, if after.crosses().next().is_some() { crosses } else { none_left(self.look) }]
    }
}

fn story(why: &ColumnSums, view: &View<'_>, course: &course::Lecturing, look: &Look) -> Story {
    if view.outcome != Outcome::Win {
        return lost(lost_beat(why, look).at(course::CROSSES), view);
    }
    let odd = odd(why, look).map(|beat| beat.at(course::CROSSES));
    let steps = why.steps.iter().enumerate().zip(&course.found).flat_map(|((at, step), stage)| {
        let told = step_beats(step, &why.steps[..at], why, look);
        told.into_iter().map(|beat| beat.at(*stage))
    });
    let keep = why.cuts.iter().zip(&course.kept).map(|(Flip { heap, from, to }, stage)| {
        beat!("why-moore-keep", heap = *heap, from = *from, to = *to, take = from - to).at(*stage)
    });
    let left = leave(why, look).at(course.kept.last().copied().unwrap_or(usize::MAX));
    odd.into_iter().chain(steps).chain(keep).chain([left]).chain(then(why)).collect()
}

/// Returns whether the winning move keeps to groups: it neither ends the game nor turns misère play.
fn keeps_groups(why: &ColumnSums) -> bool {
    if why.misere.is_some() { !why.leaves_ones() } else { left(why).any(|left| left > 0) }
}

/// Tells which parts do not come in full groups, where the winning move mends that.
fn odd(why: &ColumnSums, look: &Look) -> Option<Beat> {
    /// More sizes than this are counted.
    const LISTED: usize = 5;
    let crosses: Vec<u64> = why.crosses().collect();
    let (count, parts) = (crosses.len(), parts(&why.rows, look));
    let sizes = if count > LISTED { String::new() } else { sizes(&crosses, look) };
    let listed = !sizes.is_empty();
    let id = if why.misere.is_some() { "why-moore-odd-misere" } else { "why-moore-odd" };
    keeps_groups(why)
        .then(|| beat!(id, parts = parts, sizes = sizes, listed = listed, count = count, modulus = why.modulus))
}

/// Tells what becomes of the heaps: those that are lowered where they are few, else all of them.
fn leave(why: &ColumnSums, look: &Look) -> Beat {
    /// More heaps than this are not named one by one.
    const NAMED: usize = 3;
    let told = if why.cuts.len() > NAMED { String::new() } else { cuts(why, look) };
    let all = told.is_empty();
    let groups = keeps_groups(why);
    beat!("why-moore-leave", left = listed(left(why), look), cuts = told, all = all, groups = groups)
}

/// Why the position is lost.
fn lost_beat(why: &ColumnSums, look: &Look) -> Beat {
    let (modulus, k) = (why.modulus, why.k);
    let parts = parts(&why.rows, look);
    match why.misere {
        None => beat!("why-moore-even", modulus = modulus, k = k, parts = parts),
        Some(Endgame { large: 0, ones }) => beat!("why-moore-ones-lost", modulus = modulus, ones = ones),
        Some(_) => beat!("why-moore-even-misere", modulus = modulus, k = k, parts = parts),
    }
}

/// Tells what the winning move comes to.
fn then(why: &ColumnSums) -> Vec<Beat> {
    let (modulus, k) = (why.modulus, why.k);
    match why.misere {
        None => {
            let told = beat!("why-moore-then", modulus = modulus, k = k);
            if keeps_groups(why) { vec![told] } else { vec![beat!("why-moore-all"), told.in_notation()] }
        }
        Some(_) if why.leaves_ones() => {
            vec![beat!("why-moore-ones-then", modulus = modulus, ones = left(why).sum::<u64>())]
        }
        Some(_) => vec![beat!("why-moore-then-misere", modulus = modulus, k = k)],
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

/// Returns whether anything is told of what the construction did in a column.
fn is_told(step: &Step, before: &[Step]) -> bool {
    step.wanted == 1 || rows_of(step).next().is_some() || before.iter().any(|step| !step.chosen.is_empty())
}

/// Tells what the construction did in a column, if it did anything.
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
