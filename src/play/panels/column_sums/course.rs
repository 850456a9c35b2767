//! Moore's columns before a class: the digits, their sums, the sums that are wrong, the heaps column by column, their new values.

use std::collections::BTreeMap;

use zugzwang_engine::theory::column_sums::{ColumnSums, columns};

use super::{Drawing, is_told, residue, sign};
use crate::play::panels::{Course, Figure, Line, Look, Outcome, Span, Step, View};

/// The part of the figure drawn so far.
#[derive(Debug, Clone, Default)]
struct Stage {
    digits: bool,
    sums: bool,
    crosses: bool,
    /// The heaps found so far, from 1.
    chosen: Vec<usize>,
    /// The heaps lowered so far, with their new values.
    left: BTreeMap<usize, u64>,
}

/// The step at which the crosses are drawn, after the digits and the sums.
pub(super) const CROSSES: usize = 2;

/// The steps at which the construction is drawn.
#[derive(Default)]
pub(super) struct Steps {
    /// The step of each column in which it looks for heaps.
    pub(super) found: Vec<usize>,
    /// The step at which each lowered heap gets its new value.
    pub(super) lowered: Vec<usize>,
}

/// Returns the course and its steps: the columns, the sums, the crosses, the heaps as they are found, what is left of each.
pub(super) fn course(why: &ColumnSums, view: &View<'_>, look: &Look, width: u16) -> (Course, Steps) {
    let mut stage = Stage { digits: true, ..Stage::default() };
    let mut stages = vec![stage.clone()];
    stage.sums = true;
    stages.push(stage.clone());
    stage.crosses = true;
    stages.push(stage.clone());
    let mut steps = Steps::default();
    if view.outcome == Outcome::Win {
        for (at, column) in why.steps.iter().enumerate() {
            stage.chosen.extend(column.chosen.iter().chain(&column.set));
            steps.found.push(stages.len());
            stages.extend(is_told(column, &why.steps[..at]).then(|| stage.clone()));
        }
        for cut in &why.cuts {
            stage.left.insert(cut.heap, cut.to);
            steps.lowered.push(stages.len());
            stages.push(stage.clone());
        }
    }
    let course = view.course(|| {
        let drawing = Drawing::new(why, None, look, width);
        Course::new(drawing.large(&Stage::default()), stages.iter().map(|stage| drawing.step(stage)).collect())
    });
    (course, steps)
}

impl Drawing<'_> {
    /// Draws a step; the position is that after the move once a heap is lowered.
    fn step(&self, stage: &Stage) -> Step {
        Step { after: !stage.left.is_empty(), ..Step::drawn(self.staged(stage)).large(self.large(stage)) }
    }

    /// Returns the counts at a stage.
    fn at_stage(&self, stage: &Stage) -> ColumnSums {
        let row = |(row, heap): (&u64, usize)| stage.left.get(&heap).copied().unwrap_or(*row);
        let rows: Vec<u64> = self.why.rows.iter().zip(1..).map(row).collect();
        ColumnSums { columns: columns(&rows, self.why.modulus), rows, ..self.why.clone() }
    }

    /// Draws the figure at a stage, with as many lines up to the changes; these are below the whole, as under a cursor.
    fn staged(&self, stage: &Stage) -> Figure {
        // The class is asked which columns are wrong before it is told.
        let columns = if stage.crosses { self.columns } else { self.columns.unknowing() };
        let row =
            |(at, &now): (usize, &u64)| columns.row(&columns.name(at, now), now, stage.chosen.contains(&(at + 1)));
        let [sums, crosses] = self.counts(self.why);
        let mut lines = vec![self.columns.header("")];
        lines.extend(self.why.rows.iter().enumerate().map(row));
        lines.extend([self.ones(), sums].into_iter().filter(|_| stage.sums).chain(stage.crosses.then_some(crosses)));
        lines.resize(self.why.rows.len() + 4, Line::default());
        lines.extend(self.changed(stage));
        lines
    }

    /// Draws the heaps lowered last, now and then, and the counts after that.
    fn changed(&self, stage: &Stage) -> Figure {
        /// More heaps than this would push the figure out of sight.
        const SHOWN: usize = 3;
        let heaps = stage.left.iter().skip(stage.left.len().saturating_sub(SHOWN));
        let from = |heap: usize| self.why.rows.get(heap - 1).copied().unwrap_or(0);
        let mut lines: Vec<_> = heaps.flat_map(|(&heap, &to)| self.change(heap - 1, from(heap), to)).collect();
        if !lines.is_empty() {
            lines.extend(self.standing(&self.at_stage(stage)));
        }
        lines
    }

    /// Draws the heaps and the sums in large letters; wrong sums are highlighted.
    fn large(&self, stage: &Stage) -> Figure {
        let theme = &self.look.theme;
        let digits = self.why.rows.iter().max().map_or(1, |row| row.to_string().len());
        let sums = self.at_stage(stage);
        let row = |(now, heap): (&u64, usize)| {
            let style = if stage.chosen.contains(&heap) { theme.taken } else { theme.text };
            let digit = |weight: u64| match (stage.digits, now & weight) {
                (false, _) => ' ',
                (true, 0) => '0',
                (true, _) => '1',
            };
            let binary: String = self.columns.weights().map(digit).collect();
            Line::styled(format!("{now:>digits$} {binary}"), style)
        };
        let sum = |weight: u64| {
            let residue = residue(&sums, weight);
            let wrong = stage.crosses && residue != sums.wanted(weight);
            let style = if wrong { theme.cross } else { theme.text };
            Span::styled(if stage.sums { sign(residue) } else { " ".to_owned() }, style)
        };
        let pad = Span::raw(" ".repeat(digits + 1));
        let total = std::iter::once(pad).chain(self.columns.weights().map(sum)).collect();
        sums.rows.iter().zip(1..).map(row).chain([total]).collect()
    }
}
