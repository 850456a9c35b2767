//! Columns counted modulo k + 1, and the heaps to cut found column by column.

use std::cmp::Reverse;

use zugzwang_engine::{
    Convention,
    theory::{
        column_sums::{ColumnSums, Step},
        nim_sum::{Endgame, Flip},
    },
};

use super::{
    Beat, Figure, Line, Look, Outcome, Size, Story, Theory, View, all_of, beat,
    columns::{Air, Columns, none_left},
    lost,
    nim_sum::{few_of, parts, sizes},
    say, together, widest, wrapped,
};

impl Theory for ColumnSums {
    fn value(&self, look: &Look) -> String {
        let modulus = self.modulus;
        match self.misere {
            Some(Endgame { large: 0, ones }) => say!(look, "why-moore-ones", ones, modulus),
            _ => say!(look, "why-moore-value", count = self.crosses().count(), modulus),
        }
    }

    fn is_misere(&self) -> bool {
        self.misere.is_some()
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        if view.outcome != Outcome::Win {
            return lost(lost_beat(self, look), view);
        }
        let mut story: Story = odd(self, look).into_iter().collect();
        for (number, step) in self.steps.iter().enumerate() {
            story.extend(step_beats(step, &self.steps[..number], self, look));
        }
        let keep = |&Flip { heap, from, to }: &Flip| beat!("why-moore-keep", heap, from, to, take = from - to).moved();
        story.extend(self.cuts.iter().map(keep));
        story.push(leave(self, look).moved());
        story.extend(then(self));
        story
    }

    /// Proves the theorem for this position: Moore's (1910), and how misère play turns once only ones are left.
    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        let (k, modulus, misere, lost) = (self.k, self.modulus, self.misere.is_some(), self.cuts.is_empty());
        let rounds = |ones: u64| beat!("holds-moore-rounds", lost, modulus, ones);
        if let (true, Some(Endgame { large: 0, ones })) = (lost, self.misere) {
            return vec![rounds(ones as u64)];
        }
        let ones = left(self).iter().sum::<u64>();
        if !lost && misere && self.leaves_ones() {
            return vec![beat!("holds-moore-turn", cuts = cuts(self, look), ones), rounds(ones)];
        }
        if !lost && ones == 0 {
            return vec![beat!("holds-moore-all", k, heaps = self.cuts.len())];
        }
        let mended = if lost { Vec::new() } else { mended(self, look) };
        let answer =
            lost.then(|| beat!("holds-moore-answer", k, modulus)).into_iter().chain(lost.then(|| example(self, look)));
        let breaks = beat!("holds-moore-breaks", lost, k, modulus);
        let end = beat!("holds-moore-end", lost, misere);
        let turns = misere.then(|| beat!("holds-moore-last", lost, modulus));
        mended.into_iter().chain([breaks]).chain(answer).chain([end]).chain(turns).collect()
    }

    fn figures(&self, view: &View<'_>, look: &Look, Size { width, height }: Size) -> [Figure; 2] {
        let mut drawing = Drawing::new(self, view.after(), look, width).with_air(height);
        let figure = drawing.figure();
        drawing.close = figure.len() + drawing.pick().len() > usize::from(height);
        [figure, drawing.pick()]
    }
}

/// Tells how the winner finds the heaps, from the highest cross down.
fn mended(why: &ColumnSums, look: &Look) -> Vec<Beat> {
    let (k, modulus) = (why.k, why.modulus);
    let found = why.steps.iter().find(|step| !step.chosen.is_empty()).map(|step| {
        let (heaps, count) = (all_of(&step.chosen, look), step.chosen.len());
        beat!("holds-moore-find", high = step.weight, ones = step.ones, count, heaps, modulus)
    });
    let high = why.steps.iter().find(|step| !step.chosen.is_empty()).map_or(0, |step| step.weight);
    let mend = beat!("holds-moore-mend", k, modulus, cuts = cuts(why, look), count = why.cuts.len(), high);
    found.into_iter().chain([mend]).collect()
}

/// Tells how one move of the losing player is answered: the largest heap is taken.
fn example(why: &ColumnSums, look: &Look) -> Beat {
    /// The most heaps that a plain sentence names.
    const PLAIN: usize = 2;
    let (at, size) = (0_usize..).zip(&why.rows).max_by_key(|(at, row)| (**row, Reverse(*at))).unwrap_or((0, &0));
    let after: Vec<u64> = (0_usize..).zip(&why.rows).map(|(other, row)| if other == at { 0 } else { *row }).collect();
    let last = if why.misere.is_some() { Convention::Misere } else { Convention::Normal };
    let answer = ColumnSums::of(&after, why.k, last);
    let told = beat!("holds-moore-example", heap = at + 1, size = *size, cuts = cuts(&answer, look));
    if answer.cuts.len() > PLAIN { told.in_notation() } else { told }
}

/// Lists the heaps that the winning move lowers, and to what.
fn cuts(why: &ColumnSums, look: &Look) -> String {
    together(why.cuts.iter().map(|cut| say!(look, "why-moore-cut-of", heap = cut.heap, to = cut.to)), look)
}

struct Drawing<'a> {
    why: &'a ColumnSums,
    after: Option<&'a ColumnSums>,
    columns: Columns<'a>,
    air: Air,
    /// `true` if it would not all fit on one page: then a changed row is drawn as it is now only among the others.
    close: bool,
    look: &'a Look,
    width: u16,
}

impl<'a> Drawing<'a> {
    fn new(why: &'a ColumnSums, after: Option<&'a ColumnSums>, look: &'a Look, width: u16) -> Self {
        let crosses = |why: &ColumnSums| why.crosses().sum::<u64>();
        let important = crosses(why) | after.map_or(0, crosses);
        let label = widest([say!(look, "why-moore-count"), say!(look, "why-moore-over")]);
        let columns = Columns::new(&why.rows, important, label, look, width).knowing(crosses(why));
        Self { why, after, columns, air: Air::Close, close: false, look, width }
    }

    /// Fills `height` lines, leaving room for a move of the most heaps, so that the figure does not jump when one is chosen.
    fn with_air(self, height: u16) -> Self {
        /// Lines beside the rows: blank ones, the weights, the ones, the sums and the crosses now and then, the caption.
        const OTHERS: usize = 10;
        let k = usize::try_from(self.why.k).unwrap_or(usize::MAX).min(self.why.rows.len());
        let air = Air::fitting(self.why.rows.len() + 2 * k, OTHERS, height, self.look);
        Self { air, ..self }
    }

    fn figure(&self) -> Figure {
        let row = |(at, &row): (usize, &u64)| {
            let changed = self.after.is_some_and(|after| after.rows.get(at) != Some(&row));
            self.columns.row(&self.columns.name(at, row), row, changed)
        };
        let rows = self.why.rows.iter().enumerate().map(row).flat_map(|row| self.air.around(row));
        let lines = self.air.gap().into_iter().chain([self.columns.header("")]).chain(rows);
        let lines = lines.chain([self.ones()]).chain(self.counts(self.why)).chain(self.air.gap());
        lines.chain(if self.after.is_none() { self.caption() } else { Vec::new() }).collect()
    }

    /// Explains what a cross says about its column.
    fn caption(&self) -> Figure {
        let (cross, modulus) = (self.look.glyphs().cross, self.why.modulus);
        let text = say!(self.look, "why-moore-cross", cross, modulus, wanted = self.why.wanted(1));
        wrapped(&text, self.look.theme.dim, self.width)
    }

    /// Draws a row now and as a move leaves it.
    fn change(&self, at: usize, from: u64, to: u64) -> [Line<'static>; 2] {
        let [before, behind] = [from, to].map(|value| self.columns.name(at, value));
        self.columns.change((&before, from), (&behind, to))
    }

    fn ones(&self) -> Line<'static> {
        let dim = self.look.theme.dim;
        self.columns.marks(("", &say!(self.look, "why-moore-count")), dim, |weight| {
            let ones = self.why.columns.iter().find(|column| column.weight == weight).map_or(0, |column| column.ones);
            (ones.to_string(), dim)
        })
    }

    /// Draws the number of ones in each column modulo k + 1, and a cross under each that is wrong.
    fn counts(&self, why: &ColumnSums) -> [Line<'static>; 2] {
        let theme = &self.look.theme;
        let label = say!(self.look, "why-moore-over");
        let sums = self.columns.marks(("", &label), theme.dim, |weight| {
            let style = if residue(why, weight) == why.wanted(weight) { theme.win } else { theme.cross };
            (sign(residue(why, weight)), style)
        });
        let crosses = self.columns.weights().filter(|weight| residue(why, *weight) != why.wanted(*weight));
        [sums, self.columns.marked(crosses.sum())]
    }

    /// Draws the rows that the move under the cursor changes, and the counts after it.
    fn pick(&self) -> Figure {
        let Some(after) = self.after else { return Vec::new() };
        let rows = self.why.rows.iter().zip(&after.rows).enumerate().filter(|(_, (from, to))| from != to);
        let change = |(at, (&from, &to))| self.change(at, from, to).into_iter().skip(usize::from(self.close));
        let rows = rows.flat_map(change).flat_map(|row| self.air.around(row));
        rows.chain(self.standing(after)).chain(self.air.gap()).collect()
    }

    /// Draws the counts after a move, with the crosses or the remark that there are none.
    fn standing(&self, after: &ColumnSums) -> [Line<'static>; 2] {
        let [sums, crosses] = self.counts(after);
        [sums, if after.crosses().next().is_some() { crosses } else { none_left(self.look) }]
    }
}

/// Returns the number of ones in a column modulo k + 1.
fn residue(why: &ColumnSums, weight: u64) -> u64 {
    why.columns.iter().find(|column| column.weight == weight).map_or(0, |column| column.residue)
}

/// Returns a residue as one sign. k + 1 is at most 11, so only 10 has two digits.
fn sign(residue: u64) -> String {
    if residue == 10 { "A".to_owned() } else { residue.to_string() }
}

/// Returns whether the winning move keeps to groups: it neither ends the game nor turns misère play.
fn keeps_groups(why: &ColumnSums) -> bool {
    if why.misere.is_some() { !why.leaves_ones() } else { left(why).iter().any(|left| *left > 0) }
}

/// Tells which parts do not come in full groups, if the winning move mends that.
fn odd(why: &ColumnSums, look: &Look) -> Option<Beat> {
    /// More sizes than this are counted.
    const LISTED: usize = 5;
    let crosses: Vec<u64> = why.crosses().collect();
    let (count, parts) = (crosses.len(), parts(&why.rows, look));
    let sizes = if count > LISTED { String::new() } else { sizes(&crosses, look) };
    let listed = !sizes.is_empty();
    let id = if why.misere.is_some() { "why-moore-odd-misere" } else { "why-moore-odd" };
    let (few, ones) = (few_of(&why.rows), why.rows.iter().filter(|row| **row > 0).count());
    keeps_groups(why).then(|| beat!(id, parts, sizes, listed, count, modulus = why.modulus, few, ones))
}

/// Tells what is left of the heaps: of those that are lowered if they are few, else of all.
fn leave(why: &ColumnSums, look: &Look) -> Beat {
    /// More heaps than this are not named one by one.
    const NAMED: usize = 3;
    let cuts = if why.cuts.len() > NAMED { String::new() } else { cuts(why, look) };
    let (all, groups) = (cuts.is_empty(), keeps_groups(why));
    beat!("why-moore-leave", left = all_of(left(why), look), cuts, all, groups)
}

fn lost_beat(why: &ColumnSums, look: &Look) -> Beat {
    let (modulus, k, parts) = (why.modulus, why.k, parts(&why.rows, look));
    match why.misere {
        None => {
            let (few, ones) = (few_of(&why.rows), why.rows.iter().filter(|row| **row > 0).count());
            beat!("why-moore-even", modulus, k, parts, few, ones)
        }
        Some(Endgame { large: 0, ones }) => beat!("why-moore-ones-lost", modulus, ones),
        Some(_) => beat!("why-moore-even-misere", modulus, k, parts),
    }
}

fn then(why: &ColumnSums) -> Vec<Beat> {
    let (modulus, k) = (why.modulus, why.k);
    match why.misere {
        None => {
            let beats = beat!("why-moore-then", modulus, k);
            let none = || beat!("why-then-none").in_notation();
            if keeps_groups(why) { vec![beats] } else { vec![beat!("why-moore-all"), none()] }
        }
        Some(_) if why.leaves_ones() => {
            vec![beat!("why-moore-ones-then", modulus, ones = left(why).iter().sum::<u64>())]
        }
        Some(_) => vec![beat!("why-moore-then-misere", modulus, k)],
    }
}

/// Returns the heaps after the winning move.
fn left(why: &ColumnSums) -> Vec<u64> {
    let cut = |heap: usize| why.cuts.iter().find(|cut| cut.heap == heap).map(|cut| cut.to);
    why.rows.iter().zip(1..).map(|(row, heap)| cut(heap).unwrap_or(*row)).collect()
}

/// Tells what the construction does in a column, if anything.
fn step_beats(step: &Step, before: &[Step], why: &ColumnSums, look: &Look) -> Vec<Beat> {
    let (weight, ones) = (step.weight, step.ones);
    let mut beats = Vec::new();
    if step.wanted == 1 {
        beats.push(beat!("why-moore-turn", modulus = why.modulus));
    }
    if !step.chosen.is_empty() {
        let (chosen, count) = (all_of(&step.chosen, look), step.chosen.len());
        beats.push(beat!("why-moore-cut", weight, ones, chosen, count));
    } else if !step.set.is_empty() {
        let (set, count) = (all_of(&step.set, look), step.set.len());
        beats.push(beat!("why-moore-set", weight, ones, set, count));
    } else if before.iter().any(|step| !step.chosen.is_empty()) {
        beats.push(beat!("why-moore-zero", weight, ones));
    }
    beats
}
