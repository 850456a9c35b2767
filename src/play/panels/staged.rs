//! Nim's columns step by step before a class, for heaps and for anything else that has a nimber.

use super::{Course, Figure, Line, Look, Span, Step, Wording, align, columns::Columns, times::indent, widest};

/// The most signs that fit into a line of large letters beside a board on 80 columns.
const SIGNS: usize = 12;

/// A thing that has a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    /// Its name, such as a heap's size or a game and its position; empty if the value names it.
    pub(super) name: String,
    pub(super) value: u64,
}

impl Entry {
    /// Returns the name with the value: `9: 4`.
    pub(super) fn label(&self) -> String {
        if self.name.is_empty() { String::new() } else { format!("{}: {}", self.name, self.value) }
    }
}

/// A row that a move changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Changed {
    /// The row, from 0.
    pub(super) row: usize,
    /// The entry that replaces it.
    pub(super) left: Entry,
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

/// The rows, and the change that the winning move will make.
pub(super) struct Staged<'a> {
    rows: Vec<Entry>,
    change: Option<Changed>,
    columns: Columns<'a>,
    look: &'a Look,
}

impl<'a> Staged<'a> {
    pub(super) fn new(rows: Vec<Entry>, change: Option<Changed>, look: &'a Look, width: u16) -> Self {
        let entries = || rows.iter().chain(change.as_ref().map(|change| &change.left));
        let values: Vec<u64> = entries().map(|entry| entry.value).collect();
        let label = match widest(entries().map(Entry::label)) {
            0 => 0,
            label => indent(look) + label,
        };
        let important = rows.iter().fold(0, |sum, row| sum ^ row.value);
        Self { columns: Columns::new(&values, important, label, look, width), rows, change, look }
    }

    /// Returns the course that draws the columns.
    pub(super) fn course(&self) -> Course {
        Course::new(self.large(Stage::Sizes), self.steps())
    }

    /// Returns the course that draws a figure with its sentence first, and the columns below it.
    pub(super) fn course_below(&self, above: &Figure, sentence: Option<String>) -> Course {
        let opening = self.large(Stage::Sizes);
        let first = Step { sentence, ..Step::drawn(above.clone()).large(opening.clone()) };
        let under = |step: Step| Step { figure: [above.clone(), step.figure].concat(), ..step };
        Course::new(opening, std::iter::once(first).chain(self.steps().into_iter().map(under)).collect())
    }

    /// Returns the stages in order: the values if they differ from the sizes, the columns, the crosses, the row, its change.
    fn shown(&self) -> impl Iterator<Item = Stage> {
        let sized = self.rows.iter().any(|row| !row.name.is_empty());
        let values = sized.then_some(Stage::Values);
        let change = self.change.iter().flat_map(|_| [Stage::Row, Stage::Change]);
        values.into_iter().chain([Stage::Columns, Stage::Crosses]).chain(change)
    }

    fn steps(&self) -> Vec<Step> {
        let step = |stage| Step {
            heads: self.heads(stage),
            after: stage == Stage::Change,
            ..Step::drawn(self.figure(stage)).large(self.large(stage))
        };
        self.shown().map(step).collect()
    }

    /// Returns the step at which a stage is drawn, from 0; `usize::MAX` if it is not drawn.
    pub(super) fn step_of(&self, stage: Stage) -> usize {
        self.shown().position(|shown| shown == stage).unwrap_or(usize::MAX)
    }

    /// Returns the steps at which the crosses are drawn and the row is changed.
    pub(super) fn sums(&self) -> [usize; 2] {
        [Stage::Crosses, Stage::Change].map(|stage| self.step_of(stage))
    }

    /// Returns the change of a row, from the stage at which the row is pointed out.
    fn change_at(&self, at: usize, stage: Stage) -> Option<&Changed> {
        self.change.as_ref().filter(|change| stage >= Stage::Row && change.row == at)
    }

    /// Returns each row as it is at a stage.
    fn rows_at(&self, stage: Stage) -> impl Iterator<Item = &Entry> {
        self.rows.iter().enumerate().map(move |(at, row)| match self.change_at(at, stage) {
            Some(change) if stage == Stage::Change => &change.left,
            _ => row,
        })
    }

    /// Returns the nim-sum at a stage; `None` before its crosses are drawn.
    fn sum_at(&self, stage: Stage) -> Option<u64> {
        (stage >= Stage::Crosses).then(|| self.rows_at(stage).fold(0, |sum, row| sum ^ row.value))
    }

    /// Returns the columns with what is known of them at a stage.
    fn columns_at(&self, stage: Stage) -> Columns<'a> {
        self.sum_at(stage).map_or(self.columns, |sum| self.columns.knowing(sum))
    }

    /// Draws the figure at a stage; the change is below the whole, as under a cursor.
    fn figure(&self, stage: Stage) -> Figure {
        let before = stage.min(Stage::Row);
        let header = if stage < Stage::Columns { Line::default() } else { self.columns.header("") };
        let rows = self.rows_at(before).enumerate().map(|(at, row)| self.row(at, row, before));
        let crosses = self.sum_at(before).map_or_else(Line::default, |sum| self.columns.crosses(sum));
        let change = self.change.iter().filter(|_| stage == Stage::Change).flat_map(|change| self.changed(change));
        std::iter::once(header).chain(rows).chain([crosses]).chain(change).collect()
    }

    /// Draws a row now and then, and the crosses after the change.
    fn changed(&self, Changed { row: at, left }: &Changed) -> Figure {
        let Some(row) = self.rows.get(*at) else { return Vec::new() };
        let [before, after] = [row, left].map(|entry| self.name(*at, entry));
        let columns = self.columns_at(Stage::Row);
        let change = columns.change((&before, row.value), (&after, left.value));
        change.into_iter().chain([columns.standing(self.sum_at(Stage::Change).unwrap_or(0))]).collect()
    }

    fn name(&self, at: usize, entry: &Entry) -> String {
        if entry.name.is_empty() { self.columns.name(at, entry.value) } else { entry.label() }
    }

    fn row(&self, at: usize, row: &Entry, stage: Stage) -> Line<'static> {
        let (columns, text) = (self.columns_at(stage), self.look.theme.text);
        let name = self.name(at, row);
        match stage {
            Stage::Sizes | Stage::Values => columns.marks(("", &name), text, |_| (" ".to_owned(), text)),
            _ => columns.row(&name, row.value, self.change_at(at, stage).is_some()),
        }
    }

    /// Draws the rows and the crosses at a stage in large letters, one sign a column.
    fn large(&self, stage: Stage) -> Figure {
        let theme = &self.look.theme;
        let names = self.names(stage);
        let (wide, sum, is_pointing) = (widest(&names), self.sum_at(stage), self.is_pointing());
        let line = |(at, (row, (now, name))): (usize, (&Entry, (&Entry, &String)))| {
            let chosen = self.change_at(at, stage).is_some();
            let style = if chosen { theme.taken } else { theme.text };
            let digit = |weight: u64| {
                let style = match sum.filter(|_| now.value & weight != 0) {
                    _ if (now.value ^ row.value) & weight != 0 => theme.taken,
                    Some(sum) if sum & weight == 0 => theme.win,
                    Some(_) => theme.cross,
                    None => style,
                };
                match stage {
                    Stage::Sizes | Stage::Values => Span::styled(" ", style),
                    _ => Span::styled(self.large_digit(now.value & weight), style),
                }
            };
            let pointer = match (is_pointing, chosen) {
                (false, _) => "",
                // The glyph of the pointer has no large letter.
                (true, true) => ">",
                (true, false) => " ",
            };
            let name = Span::styled(format!("{pointer}{} ", align::right(name, wide)), style);
            std::iter::once(name).chain(self.columns.weights().map(digit)).collect()
        };
        let rows = self.rows.iter().zip(self.rows_at(stage).zip(&names)).enumerate().map(line);
        let sum = sum.unwrap_or(0);
        let cross = |weight: u64| if sum & weight == 0 { " " } else { self.look.glyphs().cross };
        let crosses: String = self.columns.weights().map(cross).collect();
        let crosses = format!("{}{crosses}", " ".repeat(wide + 1 + usize::from(is_pointing)));
        rows.chain([Line::styled(crosses, theme.cross)]).collect()
    }

    /// Returns a digit in large letters: at the plain levels the part that it stands for, like the small figure, if no part is longer
    /// than a digit.
    fn large_digit(&self, part: u64) -> String {
        let binary = self.look.wording == Wording::Notation || self.columns.weights().any(|weight| weight > 9);
        match part {
            0 if binary => "0".to_owned(),
            0 => "·".to_owned(),
            _ if binary => "1".to_owned(),
            part => part.to_string(),
        }
    }

    /// Returns the columns' weights over the large digits, from the stage at which these are drawn.
    fn heads(&self, stage: Stage) -> Vec<String> {
        if stage < Stage::Columns {
            return Vec::new();
        }
        let before = widest(self.names(stage)) + 1 + usize::from(self.is_pointing());
        std::iter::repeat_n(String::new(), before)
            .chain(self.columns.weights().map(|weight| weight.to_string()))
            .collect()
    }

    /// Returns whether there is a change to point at, and a column for a pointer before the large letters.
    fn is_pointing(&self) -> bool {
        self.change.is_some() && widest(self.names(Stage::Row)) + 2 + self.columns.weights().count() <= SIGNS
    }

    /// Returns the text before each row's digits in large letters: the value, with the size if both fit in every row; only the size
    /// before the values are told.
    fn names(&self, stage: Stage) -> Vec<String> {
        let sizes = widest(self.rows.iter().map(|row| &row.name));
        let values = widest(self.rows.iter().map(|row| row.value.to_string()));
        let both = sizes + values + 2 + self.columns.weights().count() <= SIGNS;
        let name = |row: &Entry| match (row.name.is_empty(), stage) {
            (false, Stage::Sizes) => row.name.clone(),
            (false, _) if both => format!("{}:{}", row.name, row.value),
            _ => row.value.to_string(),
        };
        self.rows_at(stage).map(name).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{super::sample, *};

    /// Returns the lines in large letters once the columns are drawn, for rows with these sizes.
    fn large(sizes: [&str; 2]) -> Vec<String> {
        let look = sample::look();
        let entry = |name: &str, value| Entry { name: name.to_owned(), value };
        let rows = vec![entry(sizes[0], 3), entry(sizes[1], 1)];
        let staged = Staged::new(rows, Some(Changed { row: 0, left: entry("1", 1) }), &look, 60);
        assert_eq!(staged.heads(Stage::Columns).len(), staged.large(Stage::Columns)[0].width());
        sample::text(&staged.large(Stage::Columns))
    }

    #[test]
    fn large_letters_are_aligned_by_width_not_by_bytes() {
        let latin = large(["2 runs", "4"]);
        assert_eq!(latin[0], " 2 runs:3 11");
        for wide in ["груп", "两段"] {
            let other = large([&format!("2 {wide}"), "4"]);
            assert_eq!(other, latin.iter().map(|line| line.replace("runs", wide)).collect::<Vec<_>>());
        }
    }
}
