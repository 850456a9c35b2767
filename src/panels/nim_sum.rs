//! The classic layout: heaps in binary, a cross under each odd column, and the chosen row before (A) and after (C).

use ratatui::text::{Line, Span};
use zugzwang_engine::{
    Outcome,
    theory::nim_sum::{Endgame, NimSum},
};

use super::{
    Course, Picture, Step, View,
    columns::{Columns, beside},
    listed, lost_story,
};
use crate::{look::Look, say};

pub(super) fn picture(why: &NimSum, view: &View<'_>, look: &Look, width: u16) -> Picture {
    let value = match &why.misere {
        Some(Endgame { large: 0, ones }) => say!(look, "why-nim-ones", ones = *ones),
        _ => say!(look, "why-nim-sum", sum = why.nim_sum),
    };
    if view.over {
        return Picture::over(value, why.misere.is_some(), look);
    }
    let after = after!(view, NimSum);
    let (figure, pick) = figures(why, after, look, width);
    let story = story(why, view, look);
    let course = Drawing::new(why, None, look, width).course(&story);
    Picture { value, figure, pick, story, course }
}

/// The rows of these figures in columns, and the row that a move changes before and after it.
pub(super) fn figures(
    why: &NimSum,
    after: Option<&NimSum>,
    look: &Look,
    width: u16,
) -> (Vec<Line<'static>>, Vec<Line<'static>>) {
    let drawing = Drawing::new(why, after, look, width);
    (drawing.figure(), drawing.pick())
}

/// How far the classic layout has been drawn before a class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Sizes,
    Columns,
    Crosses,
    Row,
    Flip,
}

struct Drawing<'a> {
    why: &'a NimSum,
    after: Option<&'a NimSum>,
    /// The row that the move under the cursor changes.
    changed: Option<usize>,
    columns: Columns,
    look: &'a Look,
}

impl<'a> Drawing<'a> {
    fn new(why: &'a NimSum, after: Option<&'a NimSum>, look: &'a Look, width: u16) -> Self {
        let changed = after.and_then(|after| (0..why.rows.len()).find(|&row| why.rows.get(row) != after.rows.get(row)));
        let important = why.nim_sum | after.map_or(0, |after| after.nim_sum);
        // A move can make a row larger, too: a retreat, or a cut into pieces of a higher nimber.
        let rows: Vec<u64> = why.rows.iter().chain(after.map_or(&[][..], |after| &after.rows)).copied().collect();
        let columns = Columns::new(&rows, important, "", width);
        Self { why, after, changed, columns, look }
    }

    /// The columns, the crosses, the row, the flip; one sentence of the story with each after the columns.
    fn course(&self, story: &[String]) -> Course {
        let mut stages = [Stage::Crosses, Stage::Row, Stage::Flip].into_iter();
        let columns = Step::drawn(self.stage(Stage::Columns), self.large(Stage::Columns), None);
        let said = story.iter().map(|sentence| match stages.next().filter(|stage| self.has(*stage)) {
            Some(stage) => Step::drawn(self.stage(stage), self.large(stage), Some(sentence.clone())),
            None => Step::said(sentence.clone()),
        });
        Course { opening: self.large(Stage::Sizes), steps: std::iter::once(columns).chain(said).collect() }
    }

    /// Whether there is anything new to see at a stage.
    fn has(&self, stage: Stage) -> bool {
        match stage {
            Stage::Sizes | Stage::Columns | Stage::Crosses => true,
            Stage::Row | Stage::Flip => self.why.flip.is_some(),
        }
    }

    /// A row's value at a stage, and whether it is the one to be flipped.
    fn at_stage(&self, at: usize, value: u64, stage: Stage) -> (u64, bool) {
        match &self.why.flip {
            Some(flip) if stage >= Stage::Row && flip.heap == at + 1 => {
                (if stage == Stage::Flip { flip.to } else { value }, true)
            }
            _ => (value, false),
        }
    }

    /// The sum whose crosses stand at a stage; `None` before they are drawn.
    fn sum_at(&self, stage: Stage) -> Option<u64> {
        match stage {
            Stage::Sizes | Stage::Columns => None,
            Stage::Crosses | Stage::Row => Some(self.why.nim_sum),
            Stage::Flip => {
                let rows = self.why.rows.iter().enumerate();
                Some(rows.fold(0, |sum, (at, &value)| sum ^ self.at_stage(at, value, stage).0))
            }
        }
    }

    /// The figure at a stage, always as many lines.
    fn stage(&self, stage: Stage) -> Vec<Line<'static>> {
        let (columns, look) = (&self.columns, self.look);
        let row = |(at, &value): (usize, &u64)| {
            let (now, chosen) = self.at_stage(at, value, stage);
            let name = columns.name(at, now);
            let pointer = if chosen { look.glyphs().pointer } else { "" };
            if now == value {
                columns.row(look, &name, now, chosen)
            } else {
                columns.changed(look, (pointer, &name), now, value)
            }
        };
        let rows = self.why.rows.iter().enumerate().map(row);
        let crosses = self.sum_at(stage).map_or_else(Line::default, |sum| columns.standing(look, sum));
        std::iter::once(columns.header(look)).chain(rows).chain([crosses]).collect()
    }

    /// The rows and the crosses at a stage, a sign a column.
    fn large(&self, stage: Stage) -> Vec<Line<'static>> {
        let theme = &self.look.theme;
        let digits = self.why.rows.iter().max().map_or(1, |row| row.to_string().len());
        let row = |(at, &value): (usize, &u64)| {
            let (now, chosen) = self.at_stage(at, value, stage);
            let style = if chosen { theme.taken } else { theme.text };
            let name = Span::styled(format!("{now:>digits$} "), style);
            let digit = |weight: u64| {
                let style = if (now ^ value) & weight != 0 { theme.cross } else { style };
                let sign = match stage {
                    Stage::Sizes => " ",
                    _ if now & weight == 0 => "0",
                    _ => "1",
                };
                Span::styled(sign, style)
            };
            Line::from(std::iter::once(name).chain(self.columns.weights().map(digit)).collect::<Vec<_>>())
        };
        let mut lines: Vec<_> = self.why.rows.iter().enumerate().map(row).collect();
        let sum = self.sum_at(stage).unwrap_or(0);
        let cross = |weight: u64| if sum & weight == 0 { " " } else { self.look.glyphs().cross };
        let crosses: String = self.columns.weights().map(cross).collect();
        lines.push(Line::styled(format!("{}{crosses}", " ".repeat(digits + 1)), theme.cross));
        lines
    }

    fn figure(&self) -> Vec<Line<'static>> {
        let (columns, look) = (&self.columns, self.look);
        let row = |(at, &row): (usize, &u64)| columns.row(look, &columns.name(at, row), row, self.changed == Some(at));
        let rows = self.why.rows.iter().enumerate().map(row);
        std::iter::once(columns.header(look)).chain(rows).chain([columns.crosses(look, self.why.nim_sum)]).collect()
    }

    /// The changed row before and after, and what would then stand.
    fn pick(&self) -> Vec<Line<'static>> {
        let (Some(at), Some(after)) = (self.changed, self.after) else { return Vec::new() };
        let (Some(&from), Some(&to)) = (self.why.rows.get(at), after.rows.get(at)) else { return Vec::new() };
        let [before, behind] = [from, to].map(|value| self.columns.name(at, value));
        let mut lines = self.columns.change(self.look, (&before, from), (&behind, to)).to_vec();
        lines.push(self.standing(after));
        lines
    }

    /// The crosses after the move; where only ones are left in misère play, their number, which decides in the crosses' place.
    fn standing(&self, after: &NimSum) -> Line<'static> {
        match after.misere {
            Some(Endgame { large: 0, ones }) => {
                let parity = if ones % 2 == 1 { "odd" } else { "even" };
                beside(&say!(self.look, "why-misere-left", ones = ones, parity = parity), self.look)
            }
            _ => self.columns.standing(self.look, after.nim_sum),
        }
    }
}

fn story(why: &NimSum, view: &View<'_>, look: &Look) -> Vec<String> {
    if let Some(story) = why.misere.and_then(|endgame| misere_story(why, endgame, view, look)) {
        return story;
    }
    let misere = why.misere.is_some();
    match (view.outcome, &why.flip) {
        (Outcome::Win, Some(flip)) => vec![
            odd_columns(&why.crosses, look),
            say!(look, "why-nim-row", heap = flip.heap),
            say!(look, "why-nim-flip", from = flip.from, to = flip.to, take = flip.from - flip.to),
            say!(look, if misere { "why-nim-then-misere" } else { "why-nim-then" }),
        ],
        _ => lost_story(say!(look, if misere { "why-nim-even-misere" } else { "why-nim-even" }), view, look),
    }
}

pub(super) fn odd_columns(crosses: &[u64], look: &Look) -> String {
    /// More columns than this are counted, not listed.
    const LISTED: usize = 6;
    if crosses.len() > LISTED {
        let highest = crosses.first().copied().unwrap_or(0);
        return say!(look, "why-nim-odd-many", count = crosses.len(), highest = highest);
    }
    say!(look, "why-nim-odd", columns = listed(crosses.iter().copied(), look), count = crosses.len())
}

/// Misère play tells its own story once fewer than two large heaps are left.
fn misere_story(why: &NimSum, Endgame { large, ones }: Endgame, view: &View<'_>, look: &Look) -> Option<Vec<String>> {
    match (large, &why.flip) {
        (0, Some(_)) => Some(vec![say!(look, "why-misere-ones-even", ones = ones), say!(look, "why-misere-then")]),
        (0, None) => Some(lost_story(say!(look, "why-misere-ones-odd", ones = ones), view, look)),
        (1, Some(flip)) => Some(vec![
            say!(look, "why-misere-turn", ones = ones, heap = flip.heap),
            say!(look, "why-nim-keep", from = flip.from, to = flip.to, take = flip.from - flip.to, heap = flip.heap),
            say!(look, "why-misere-then"),
        ]),
        _ => None,
    }
}
