//! Nim's columns step by step before a class: for heaps, and for whatever has nimbers.

use ratatui::text::{Line, Span};

use super::{Step, columns::Columns, times::times, width_of};
use crate::look::{Look, align};

/// The most signs a line of large letters has beside a board on 80 columns.
const SIGNS: usize = 12;

/// One row: what has the value.
pub(super) struct Row {
    /// Its size in the game; empty where that is its value.
    pub(super) size: String,
    pub(super) value: u64,
}

/// The change that the move that was found makes to a row.
pub(super) struct Change {
    /// The row, from 0.
    pub(super) row: usize,
    /// The name of what is left of it; empty where that is its value.
    pub(super) size: String,
    pub(super) to: u64,
}

/// The extent to which the columns have been drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    Sizes,
    Values,
    Columns,
    Crosses,
    Row,
    Change,
}

/// The rows with the change that is to come.
pub(super) struct Staged<'a> {
    rows: Vec<Row>,
    change: Option<Change>,
    columns: Columns,
    look: &'a Look,
}

impl<'a> Staged<'a> {
    pub(super) fn new(rows: Vec<Row>, change: Option<Change>, look: &'a Look, width: u16) -> Self {
        let values: Vec<u64> =
            rows.iter().map(|row| row.value).chain(change.as_ref().map(|change| change.to)).collect();
        let names = rows.iter().map(|row| named(&row.size, row.value));
        let left = change.as_ref().map(|change| named(&change.size, change.to));
        let label = names.chain(left).max_by_key(|name| width_of(name)).unwrap_or_default();
        let label = if label.is_empty() { label } else { format!("{}{label}", times(look)[0]) };
        let important = rows.iter().fold(0, |sum, row| sum ^ row.value);
        Self { columns: Columns::new(&values, important, &label, look, width), rows, change, look }
    }

    /// Returns what stands there while the class is asked: sizes alone.
    pub(super) fn opening(&self) -> Vec<Line<'static>> {
        self.large(Stage::Sizes)
    }

    /// The values where they are not the sizes, the columns, the crosses, the row, its change.
    fn shown(&self) -> impl Iterator<Item = Stage> {
        let sized = self.rows.iter().any(|row| !row.size.is_empty());
        let values = sized.then_some(Stage::Values);
        let change = self.change.iter().flat_map(|_| [Stage::Row, Stage::Change]);
        values.into_iter().chain([Stage::Columns, Stage::Crosses]).chain(change)
    }

    /// Each of them, drawn.
    pub(super) fn steps(&self) -> Vec<Step> {
        let step = |stage| {
            let step = Step::drawn(self.figure(stage)).large(self.large(stage)).headed(self.heads(stage));
            if stage == Stage::Change { step.ahead() } else { step }
        };
        self.shown().map(step).collect()
    }

    /// Returns the step that a stage is, from 0; behind the last one where it is not drawn.
    pub(super) fn step_of(&self, stage: Stage) -> usize {
        self.shown().position(|shown| shown == stage).unwrap_or(usize::MAX)
    }

    /// The change of a row, from the stage on at which the row is looked for.
    fn change_at(&self, at: usize, stage: Stage) -> Option<&Change> {
        self.change.as_ref().filter(|change| stage >= Stage::Row && change.row == at)
    }

    /// A row's size and value at a stage.
    fn at_stage<'b>(&'b self, at: usize, row: &'b Row, stage: Stage) -> (&'b str, u64) {
        match self.change_at(at, stage) {
            Some(change) if stage == Stage::Change => (&change.size, change.to),
            _ => (&row.size, row.value),
        }
    }

    /// The sum whose crosses stand at a stage; `None` before they are drawn.
    fn sum_at(&self, stage: Stage) -> Option<u64> {
        let rows = self.rows.iter().enumerate();
        (stage >= Stage::Crosses).then(|| rows.fold(0, |sum, (at, row)| sum ^ self.at_stage(at, row, stage).1))
    }

    /// The columns with what is known of them at a stage.
    fn columns_at(&self, stage: Stage) -> Columns {
        self.sum_at(stage).map_or(self.columns, |sum| self.columns.knowing(sum))
    }

    /// The figure at a stage; the change stands below the whole, as under a cursor.
    fn figure(&self, stage: Stage) -> Vec<Line<'static>> {
        let before = stage.min(Stage::Row);
        let header = if stage < Stage::Columns { Line::default() } else { self.columns.header(self.look) };
        let rows = self.rows.iter().enumerate().map(|(at, row)| self.row(at, row, before));
        let crosses = self.sum_at(before).map_or_else(Line::default, |sum| self.columns.crosses(self.look, sum));
        let change = self.change.iter().filter(|_| stage == Stage::Change).flat_map(|change| self.changed(change));
        std::iter::once(header).chain(rows).chain([crosses]).chain(change).collect()
    }

    /// The row now and then, and the crosses that stand then.
    fn changed(&self, change: &Change) -> Vec<Line<'static>> {
        let Some(row) = self.rows.get(change.row) else { return Vec::new() };
        let name = |size: &str, value| {
            if row.size.is_empty() { self.columns.name(change.row, value) } else { named(size, value) }
        };
        let (before, after) = (name(&row.size, row.value), name(&change.size, change.to));
        let columns = self.columns_at(Stage::Row);
        let mut lines = columns.change(self.look, (&before, row.value), (&after, change.to)).to_vec();
        let sum = self.sum_at(Stage::Change).unwrap_or(0);
        lines.push(columns.standing(self.look, sum));
        lines
    }

    fn row(&self, at: usize, row: &Row, stage: Stage) -> Line<'static> {
        let (columns, look, theme) = (self.columns_at(stage), self.look, &self.look.theme);
        let (size, now) = self.at_stage(at, row, stage);
        let name = if row.size.is_empty() { columns.name(at, now) } else { named(size, now) };
        let chosen = self.change_at(at, stage).is_some();
        match stage {
            Stage::Sizes | Stage::Values => {
                columns.marks(look, ("", &name), theme.text, |_| (" ".to_owned(), theme.text))
            }
            _ => columns.row(look, &name, now, chosen),
        }
    }

    /// The rows and the crosses at a stage in large letters, a sign a column.
    fn large(&self, stage: Stage) -> Vec<Line<'static>> {
        let theme = &self.look.theme;
        let names = self.names(stage);
        let wide = names.iter().map(|name| width_of(name)).max().unwrap_or(0);
        let sum = self.sum_at(stage);
        let line = |((at, row), name): ((usize, &Row), &String)| {
            let now = self.at_stage(at, row, stage).1;
            let chosen = self.change_at(at, stage).is_some();
            let style = if chosen { theme.taken } else { theme.text };
            let digit = |weight: u64| {
                let told = sum.filter(|_| now & weight != 0);
                let style = match told {
                    _ if (now ^ row.value) & weight != 0 => theme.taken,
                    Some(sum) if sum & weight == 0 => theme.win,
                    Some(_) => theme.cross,
                    None => style,
                };
                let sign = match stage {
                    Stage::Sizes | Stage::Values => " ",
                    _ if now & weight == 0 => "0",
                    _ => "1",
                };
                Span::styled(sign, style)
            };
            let pointer = if !self.points() {
                ""
            } else if chosen {
                // The pointer of plain text is no large letter.
                ">"
            } else {
                " "
            };
            let name = Span::styled(format!("{pointer}{} ", align::right(name, wide)), style);
            Line::from(std::iter::once(name).chain(self.columns.weights().map(digit)).collect::<Vec<_>>())
        };
        let mut lines: Vec<_> = self.rows.iter().enumerate().zip(&names).map(line).collect();
        let sum = sum.unwrap_or(0);
        let cross = |weight: u64| if sum & weight == 0 { " " } else { self.look.glyphs().cross };
        let crosses: String = self.columns.weights().map(cross).collect();
        lines
            .push(Line::styled(format!("{}{crosses}", " ".repeat(wide + 1 + usize::from(self.points()))), theme.cross));
        lines
    }

    /// The columns' weights over the large digits, from the stage on at which these stand there.
    fn heads(&self, stage: Stage) -> Vec<String> {
        if stage < Stage::Columns {
            return Vec::new();
        }
        let wide = self.names(stage).iter().map(|name| width_of(name)).max().unwrap_or(0);
        let before = std::iter::repeat_n(String::new(), wide + 1 + usize::from(self.points()));
        before.chain(self.columns.weights().map(|weight| weight.to_string())).collect()
    }

    /// Returns whether there is a change to point at, and a column for a pointer before the large letters.
    fn points(&self) -> bool {
        let wide = self.names(Stage::Row).iter().map(|name| width_of(name)).max().unwrap_or(0);
        self.change.is_some() && wide + 2 + self.columns.weights().count() <= SIGNS
    }

    fn names(&self, stage: Stage) -> Vec<String> {
        self.rows.iter().enumerate().map(|(at, row)| self.letters(at, row, stage)).collect()
    }

    /// Returns the text before the digits in large letters: the value, and its size where both have room in every row; the size
    /// alone before values are told.
    fn letters(&self, at: usize, row: &Row, stage: Stage) -> String {
        let (size, value) = self.at_stage(at, row, stage);
        let most = |lengths: &mut dyn Iterator<Item = usize>| lengths.max().unwrap_or(0);
        let sizes = most(&mut self.rows.iter().map(|row| width_of(&row.size)));
        let values = most(&mut self.rows.iter().map(|row| row.value.to_string().len()));
        let both = sizes + values + 2 + self.columns.weights().count() <= SIGNS;
        match (row.size.is_empty(), stage) {
            (false, Stage::Sizes) => size.to_owned(),
            (false, _) if both => format!("{size}:{value}"),
            _ => value.to_string(),
        }
    }
}

/// A size with its value: `9: 4`.
fn named(size: &str, value: u64) -> String {
    if size.is_empty() { String::new() } else { format!("{size}: {value}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    /// The lines in large letters once the columns are drawn, of rows with these sizes.
    fn large(sizes: [&str; 2]) -> Vec<String> {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        let rows = sizes.iter().zip([3, 1]).map(|(size, value)| Row { size: (*size).to_owned(), value }).collect();
        let staged = Staged::new(rows, Some(Change { row: 0, size: "1".to_owned(), to: 1 }), &look, 60);
        assert_eq!(staged.heads(Stage::Columns).len(), staged.large(Stage::Columns)[0].width());
        staged.large(Stage::Columns).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn large_letters_stand_in_the_same_columns_whatever_their_bytes() {
        let latin = large(["2 runs", "4"]);
        assert_eq!(latin[0], " 2 runs:3 11");
        assert_eq!(large(["2 груп", "4"]), latin.iter().map(|line| line.replace("runs", "груп")).collect::<Vec<_>>());
        // A sign of two columns is as wide as two of one.
        assert_eq!(large(["2 两段", "4"]), latin.iter().map(|line| line.replace("runs", "两段")).collect::<Vec<_>>());
    }
}
