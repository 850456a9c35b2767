//! Moore's columns before a class: the digits, their sums, which are not 0, the heaps column by column, their new values.

use std::collections::BTreeMap;

use ratatui::text::{Line, Span};
use zugzwang_engine::{
    Outcome,
    theory::column_sums::{ColumnSums, columns},
};

use super::{Drawing, is_told, rows_of};
use crate::{
    look::Look,
    play::panels::{Course, Step, Story, View},
};

/// The state of the figure at a step.
#[derive(Debug, Clone, Default)]
struct Stage {
    /// `true` where the digits have been drawn, their sums, and which of these are not what they should be.
    digits: bool,
    sums: bool,
    crosses: bool,
    /// The heaps that have been chosen, from 1.
    chosen: Vec<usize>,
    /// The heaps that have their new value.
    left: BTreeMap<usize, u64>,
}

/// The step at which the crosses are drawn in a lost position: after the digits and the sums.
pub(super) const CROSSES: usize = 2;

/// The drawings for a class, and the steps at which they come.
pub(super) struct Lecturing {
    opening: Vec<Line<'static>>,
    steps: Vec<Step>,
    /// The step of each column in which the construction looks for heaps.
    pub(super) found: Vec<usize>,
    /// The step at which each heap that is lowered gets its new value.
    pub(super) kept: Vec<usize>,
}

impl Lecturing {
    /// The columns, the sums, the crosses, the heaps as the construction finds them, what is left of each.
    pub(super) fn new(why: &ColumnSums, view: &View<'_>, look: &Look, width: u16) -> Self {
        let drawing = Drawing::new(why, None, look, width);
        let step = |stage: &Stage| Step::drawn(drawing.staged(stage)).large(drawing.large(stage));
        let mut stage = Stage::default();
        let opening = drawing.large(&stage);
        stage.digits = true;
        let mut steps = vec![step(&stage)];
        stage.sums = true;
        steps.push(step(&stage));
        stage.crosses = true;
        steps.push(step(&stage));
        let (mut found, mut kept) = (Vec::new(), Vec::new());
        if view.outcome == Outcome::Win {
            for (at, column) in why.steps.iter().enumerate() {
                stage.chosen.extend(rows_of(column));
                found.push(steps.len());
                steps.extend(is_told(column, &why.steps[..at]).then(|| step(&stage)));
            }
            for cut in &why.cuts {
                stage.left.insert(cut.heap, cut.to);
                kept.push(steps.len());
                steps.push(step(&stage).ahead());
            }
        }
        Self { opening, steps, found, kept }
    }

    /// The course in which this is drawn and the story told.
    pub(super) fn told(self, story: &Story, look: &Look) -> Course {
        story.course(self.opening, self.steps, look)
    }
}

impl Drawing<'_> {
    /// A heap's size at a stage.
    fn at_stage(&self, at: usize, stage: &Stage) -> u64 {
        let now = self.why.rows.get(at).copied().unwrap_or(0);
        stage.left.get(&(at + 1)).copied().unwrap_or(now)
    }

    /// The sums at a stage.
    fn sums(&self, stage: &Stage) -> ColumnSums {
        let rows: Vec<u64> = (0..self.why.rows.len()).map(|at| self.at_stage(at, stage)).collect();
        ColumnSums { columns: columns(&rows, self.why.modulus), rows, ..self.why.clone() }
    }

    /// The figure at a stage, always as many lines up to the changes; these stand below the whole, as under a cursor.
    fn staged(&self, stage: &Stage) -> Vec<Line<'static>> {
        // Which columns are wrong is asked before it is told.
        let columns = if stage.crosses { self.columns } else { self.columns.unknowing() };
        let row = |(at, &now): (usize, &u64)| {
            columns.row(self.look, &columns.name(at, now), now, stage.chosen.contains(&(at + 1)))
        };
        let [sums, crosses] = self.counts(self.why);
        let below =
            [self.ones(self.why), sums].into_iter().filter(|_| stage.sums).chain(stage.crosses.then_some(crosses));
        let mut lines: Vec<_> = std::iter::once(self.columns.header(self.look))
            .chain(self.why.rows.iter().enumerate().map(row))
            .chain(below)
            .collect();
        lines.resize(self.why.rows.len() + 4, Line::default());
        lines.extend(self.changed(stage));
        lines
    }

    /// The last heaps that got their new value now and then, and the crosses that stand then.
    fn changed(&self, stage: &Stage) -> Vec<Line<'static>> {
        /// More heaps than this would push the figure out of sight.
        const SHOWN: usize = 3;
        let heaps = stage.left.iter().skip(stage.left.len().saturating_sub(SHOWN));
        let from = |heap: usize| self.why.rows.get(heap - 1).copied().unwrap_or(0);
        let mut lines: Vec<_> = heaps.flat_map(|(&heap, &to)| self.change(heap - 1, from(heap), to)).collect();
        if !lines.is_empty() {
            lines.extend(self.standing(&self.sums(stage)));
        }
        lines
    }

    /// The heaps and the sums in large letters; a sum that is not what it should be stands out.
    fn large(&self, stage: &Stage) -> Vec<Line<'static>> {
        let theme = &self.look.theme;
        let digits = self.why.rows.iter().max().map_or(1, |row| row.to_string().len());
        let row = |at: usize| {
            let now = self.at_stage(at, stage);
            let style = if stage.chosen.contains(&(at + 1)) { theme.taken } else { theme.text };
            let digit = |weight: u64| match (stage.digits, now & weight) {
                (false, _) => " ",
                (true, 0) => "0",
                (true, _) => "1",
            };
            let digits: String = std::iter::once(format!("{now:>digits$} "))
                .chain(self.columns.weights().map(digit).map(str::to_owned))
                .collect();
            Line::styled(digits, style)
        };
        let sums = self.sums(stage);
        let sum = |weight: u64| {
            let residue = sums.columns.iter().find(|column| column.weight == weight).map_or(0, |column| column.residue);
            let wrong = stage.crosses && residue != sums.wanted(weight);
            // As in the figure, A is a remainder of 10.
            let sign = if residue == 10 { "A".to_owned() } else { residue.to_string() };
            let style = if wrong { theme.cross } else { theme.text };
            Span::styled(if stage.sums { sign } else { " ".to_owned() }, style)
        };
        let pad = Span::raw(" ".repeat(digits + 1));
        let total = Line::from(std::iter::once(pad).chain(self.columns.weights().map(sum)).collect::<Vec<_>>());
        (0..self.why.rows.len()).map(row).chain([total]).collect()
    }
}
