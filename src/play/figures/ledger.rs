//! The table of the figures: numbers now, and as the cursor's move would leave them.

use std::borrow::Borrow;

use super::{
    Figure, Line, Look, Size, Span, Style, airy, cut, last_fitting, left, left_out, right, say, times, widest,
    width_of, window,
};

/// A table of numbers with heads over its columns. Of a part without a name it has a row for each time, of others one for each part.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    heads: Vec<String>,
    past: Vec<Row>,
    parts: Vec<Row>,
    total: Option<Row>,
    is_upright: bool,
}

/// The numbers of a part, and those that the cursor's move would leave in it.
#[derive(Debug, Clone)]
struct Row {
    name: String,
    now: Vec<String>,
    then: Option<Vec<String>>,
}

/// A row as it is drawn: its name, and a number in each column with what becomes of it.
struct Printed {
    name: Span<'static>,
    cells: Vec<[Span<'static>; 2]>,
}

impl Row {
    fn of<I: IntoIterator<Item: ToString>>(name: impl Into<String>, now: I, then: Option<I>) -> Self {
        let written = |numbers: I| numbers.into_iter().map(|number| number.to_string()).collect();
        Self { name: name.into(), now: written(now), then: then.map(written) }
    }

    /// The number of a column after the cursor's move, if that changes it.
    fn changed(&self, column: usize) -> Option<&String> {
        self.then.as_ref()?.get(column).filter(|then| self.now.get(column) != Some(then))
    }

    /// The row with what becomes of its numbers behind them.
    fn printed(&self, name: Span<'static>, look: &Look) -> Printed {
        let cell = |(column, now): (usize, &String)| {
            let then = self.changed(column);
            let after = then.map_or_else(String::new, |then| format!(" {} {then}", look.glyphs().arrow));
            [Span::styled(now.clone(), look.theme.text), Span::styled(after, look.theme.taken)]
        };
        Printed { name, cells: self.now.iter().enumerate().map(cell).collect() }
    }
}

impl Printed {
    /// A row of numbers of which nothing becomes anything else.
    fn plain<'a>(name: &str, numbers: impl IntoIterator<Item = (&'a String, Style)>, dim: Style) -> Self {
        let cell = |(number, style): (&String, Style)| [Span::styled(number.clone(), style), Span::raw("")];
        Self { name: Span::styled(name.trim_end().to_owned(), dim), cells: numbers.into_iter().map(cell).collect() }
    }
}

impl Ledger {
    /// Makes a table with these heads. A column without a head is text, and is aligned left.
    pub fn new<T: ToString>(heads: impl IntoIterator<Item = T>) -> Self {
        Self { heads: heads.into_iter().map(|head| head.to_string()).collect(), ..Self::default() }
    }

    /// Adds a part; without a name if it is the only one. The cursor is on it if `then` is given.
    #[must_use]
    pub fn part<I: IntoIterator<Item: ToString>>(mut self, name: impl Into<String>, now: I, then: Option<I>) -> Self {
        self.parts.push(Row::of(name, now, then));
        self
    }

    /// Makes a table of numbered parts with one number each.
    pub fn parts(now: &[u64], then: Option<&[u64]>) -> Self {
        (1..).zip(now).fold(Self::new([""]), |table, (at, now)| {
            let then = then.and_then(|then| then.get(at - 1)).filter(|then| *then != now);
            table.part(at.to_string(), [now], then.map(|then| [then]))
        })
    }

    /// Adds a row for an earlier time. Of these, the latest are drawn if there is room.
    #[must_use]
    pub fn past<I: IntoIterator<Item: ToString>>(mut self, name: impl Into<String>, now: I) -> Self {
        self.past.push(Row::of(name, now, None));
        self
    }

    /// Sets the row below all parts, which is always in sight.
    #[must_use]
    pub fn total<I: IntoIterator<Item: ToString>>(mut self, name: impl Into<String>, now: I, then: Option<I>) -> Self {
        self.total = Some(Row::of(name, now, then));
        self
    }

    /// Puts the columns below one another, even if they fit side by side.
    #[must_use]
    pub fn upright(mut self) -> Self {
        self.is_upright = true;
        self
    }

    /// Draws the table.
    pub fn lines(&self, look: &Look, room: Size) -> Figure {
        self.over(Figure::new(), look, room)
    }

    /// Draws the table over other lines, for which it leaves room.
    pub fn over(&self, below: Figure, look: &Look, room: Size) -> Figure {
        /// Rows of the table without which nothing stands below it.
        const LEAST: u16 = 4;
        let taken = u16::try_from(below.len() + 1).unwrap_or(u16::MAX);
        let has_room = !below.is_empty() && taken.saturating_add(LEAST) <= room.height;
        let height = if has_room { room.height - taken } else { room.height };
        let within = Size { height, ..room };
        let fits = |lines: &Figure| lines.iter().all(|line| line.width() <= usize::from(room.width));
        let table = (!self.is_upright).then(|| self.table(look, within)).filter(fits);
        let mut lines = airy(table.unwrap_or_else(|| self.stacked(look, within)), height);
        for line in &mut lines {
            fit(line, room.width.into(), look);
        }
        if has_room {
            lines.push(Line::default());
            lines.extend(below);
        }
        lines
    }

    /// The numbers side by side.
    fn table(&self, look: &Look, room: Size) -> Figure {
        let theme = &look.theme;
        let heads = self.heads.iter().any(|head| !head.is_empty());
        let height = usize::from(room.height).saturating_sub(usize::from(heads));
        let (rows, hidden) = match &self.parts[..] {
            [part] if part.name.is_empty() => (self.both_times(part, height, look), 0),
            parts => {
                let shown = window(parts.len(), self.at(), height.saturating_sub(usize::from(self.total.is_some())));
                let hidden = parts.len() - shown.len();
                (parts[shown].iter().map(|part| part.printed(pointed(part, look), look)).collect(), hidden)
            }
        };
        let total = self.sum().map(|total| total.printed(Span::styled(format!("  {}", total.name), theme.dim), look));
        let head = heads.then(|| Printed::plain("", self.heads.iter().map(|head| (head, theme.dim)), theme.dim));
        let rows: Vec<&Printed> = head.iter().chain(&rows).chain(&total).collect();
        let columns = Columns::of(&rows, &self.heads, room.width);
        let mut lines: Figure = rows.iter().map(|row| columns.line(row)).collect();
        let end = lines.len() - usize::from(total.is_some());
        lines.splice(end..end, left_out(hidden, 2, look));
        lines
    }

    /// The rows of one part: earlier, now, and after the cursor's move.
    fn both_times(&self, part: &Row, height: usize, look: &Look) -> Vec<Printed> {
        let theme = &look.theme;
        let room = height.saturating_sub(1 + usize::from(part.then.is_some()));
        let past = last_fitting(&self.past, room, |_| 1);
        let past = past.iter().map(|row| (&row.name, row.now.iter().map(|number| (number, theme.dim))));
        let mut rows: Vec<Printed> = past.map(|(name, numbers)| Printed::plain(name, numbers, theme.dim)).collect();
        let [now, then] = times(look);
        rows.push(Printed::plain(&now, part.now.iter().map(|number| (number, theme.text)), theme.dim));
        let style = |column| if part.changed(column).is_some() { theme.taken } else { theme.text };
        let numbers = part.then.as_ref().map(|then| then.iter().zip((0..).map(style)));
        rows.extend(numbers.map(|numbers| Printed::plain(&then, numbers, theme.dim)));
        rows
    }

    /// The columns below one another.
    fn stacked(&self, look: &Look, room: Size) -> Figure {
        let rows: Vec<&Row> = self.parts.iter().chain(self.sum()).collect();
        let name = |row: &Row| if row.name.is_empty() { Span::raw("") } else { pointed(row, look) };
        let headed = |row: &Row, column: usize| {
            let head = self.heads.get(column).map_or("", String::as_str);
            format!("{} {head}", name(row).content).trim_end().trim_start_matches(' ').to_owned()
        };
        let columns = |row: &'_ Row| 0..row.now.len();
        let names = rows.iter().flat_map(|row| columns(row).map(|column| headed(row, column)));
        let wide = widest(names);
        let entry = |row: &Row, column: usize| -> Figure {
            let [now, after] = row.printed(name(row), look).cells.swap_remove(column);
            let head = Span::styled(format!("{} ", left(&headed(row, column), wide)), look.theme.dim);
            let line = Line::from(vec![head.clone(), now.clone(), after.clone()]);
            if line.width() <= usize::from(room.width) {
                return vec![line];
            }
            let short = Span::styled(format!("{} ", headed(row, column)), look.theme.dim);
            let lines = [Line::from(vec![short, now]), Line::from(after)];
            lines.into_iter().filter(|line| line.width() > 0).collect()
        };
        let at = rows.iter().take(self.at()).map(|row| row.now.len()).sum();
        let entries: Vec<Figure> = rows.iter().flat_map(|row| columns(row).map(|column| entry(row, column))).collect();
        let high = entries.iter().map(Vec::len).max().unwrap_or(1);
        let shown = window(entries.len(), at, usize::from(room.height) / high.max(1));
        let hidden = entries.len() - shown.len();
        entries[shown].iter().flatten().cloned().chain(left_out(hidden, 0, look)).collect()
    }

    /// The row below all parts. Of a single part it would say the same again.
    fn sum(&self) -> Option<&Row> {
        self.total.as_ref().filter(|_| self.parts.len() != 1)
    }

    /// The part that the cursor is on; the first if it is on none.
    fn at(&self) -> usize {
        self.parts.iter().position(|part| part.then.is_some()).unwrap_or(0)
    }
}

/// Cuts a line that is too wide.
fn fit(line: &mut Line<'static>, width: usize, look: &Look) {
    let mut left = width;
    for span in &mut line.spans {
        span.content = cut(&span.content, left, if left > 0 { look.glyphs().edge } else { "" }).into();
        left -= span.width().min(left);
    }
}

/// The name of a part, behind a pointer if the cursor is on it.
fn pointed(part: &Row, look: &Look) -> Span<'static> {
    let (sign, style) =
        if part.then.is_some() { (look.glyphs().pointer, look.theme.title) } else { (" ", look.theme.dim) };
    Span::styled(format!("{} {}", left(sign, width_of(look.glyphs().pointer)), part.name), style)
}

/// The widths of a name, and of the number and of its change in each column.
struct Columns {
    name: usize,
    cells: Vec<[usize; 2]>,
    gap: usize,
    /// Whether a column is text.
    texts: Vec<bool>,
}

impl Columns {
    fn of(rows: &[&Printed], heads: &[String], width: u16) -> Self {
        /// The least and the most columns before a number.
        const GAP: [usize; 2] = [1, 5];
        let count = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let wide = |column: usize, half: usize| {
            widest(rows.iter().filter_map(|row| row.cells.get(column)).map(|cell| cell[half].content.as_ref()))
        };
        let cells: Vec<[usize; 2]> = (0..count).map(|column| [0, 1].map(|half| wide(column, half))).collect();
        let name = widest(rows.iter().map(|row| row.name.content.as_ref()));
        let used = name + cells.iter().flatten().sum::<usize>();
        let gap = usize::from(width).saturating_sub(used) / count.max(1);
        let texts = (0..count).map(|column| heads.get(column).is_none_or(String::is_empty)).collect();
        Self { name, cells, gap: gap.clamp(GAP[0], GAP[1]), texts }
    }

    fn line(&self, row: &Printed) -> Line<'static> {
        let name = left(&row.name.content, self.name);
        let cell = |((number, after), (wide, is_text)): ((&Span<'_>, &Span<'_>), (&[usize; 2], &bool))| {
            // A text is followed by its change at once.
            let number_is = if *is_text { number.content.to_string() } else { right(&number.content, wide[0]) };
            let gap = " ".repeat(if *is_text { self.gap.min(2) } else { self.gap });
            let rest = (wide[0] + wide[1]).saturating_sub(width_of(&number_is));
            [
                Span::styled(format!("{gap}{number_is}"), number.style),
                Span::styled(left(&after.content, rest), after.style),
            ]
        };
        let cells = row.cells.iter().map(|[number, after]| (number, after));
        let spans = cells.zip(self.cells.iter().zip(&self.texts)).flat_map(cell);
        std::iter::once(Span::styled(name, row.name.style)).chain(spans).collect()
    }
}

/// Writes what can follow, or a dot if nothing can.
pub fn following(items: &[impl Borrow<str>], look: &Look) -> String {
    if items.is_empty() { look.glyphs().dot.to_owned() } else { items.join("  ") }
}

/// Lists what was left so far, the latest last, as much as fits into a line.
pub fn landed(landings: impl Iterator<Item = String>, look: &Look, width: u16) -> Figure {
    let label = say!(look, "figure-landed");
    let landings: Vec<String> = landings.map(|landing| format!("{landing} ")).collect();
    let room = usize::from(width).saturating_sub(width_of(&label) + 1);
    let said = last_fitting(&landings, room, |landing| width_of(landing)).concat();
    let label = Span::styled(format!("{label} "), look.theme.dim);
    let line = || Line::from(vec![label, Span::styled(said.clone(), look.theme.text)]);
    if said.is_empty() { Figure::new() } else { vec![line()] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    fn look() -> Look {
        Look::new(ThemeName::Mono, GlyphSet::Unicode)
    }

    /// The lines that are not empty.
    fn drawn(ledger: &Ledger, width: u16, height: u16) -> Vec<String> {
        let lines = ledger.lines(&look(), Size::new(width, height));
        assert!(lines.len() <= height.into() && lines.iter().all(|line| line.width() <= width.into()), "{lines:#?}");
        lines.iter().map(|line| line.to_string().trim_end().to_owned()).filter(|line| !line.is_empty()).collect()
    }

    #[test]
    fn one_part_has_a_row_for_each_time() {
        let ledger = Ledger::new(["x", "y"]).part("", [3, 12], Some([2, 12]));
        assert_eq!(drawn(&ledger, 14, 3), ["       x    y", "now    3   12", "then   2   12"]);
        let untouched = Ledger::new(["x", "y"]).part("", [3, 12], None);
        assert_eq!(drawn(&untouched, 11, 3), ["     x   y", "now  3  12"]);
        let text = Ledger::new([""]).part("", ["a b"], Some(["c"]));
        assert_eq!(drawn(&text, 20, 3), ["now   a b", "then  c"]);
    }

    #[test]
    fn several_parts_have_a_row_each_and_those_that_do_not_fit_are_counted() {
        let mut ledger = Ledger::new(["x"]);
        for part in 1..=9 {
            ledger = ledger.part(format!("p{part}"), [part], (part == 7).then_some([2]));
        }
        ledger = ledger.total("all", [45], Some([40]));
        let lines = drawn(&ledger, 20, 6);
        assert_eq!(
            lines,
            ["           x", "  p6       6", "▸ p7       7 → 2", "  p8       8", "  … 6", "  all     45 → 40"]
        );
    }

    #[test]
    fn of_earlier_times_the_latest_are_drawn() {
        let ledger = Ledger::new(["x"]).past("0", [9]).past("1", [8]).part("", [7], Some([6]));
        assert_eq!(drawn(&ledger, 10, 4), ["         x", "1        8", "now      7", "then     6"]);
    }

    #[test]
    fn numbers_too_wide_are_below_one_another() {
        let (large, less) = (1_000_000_000_000_000_000_u64, 999_999_999_999_999_999);
        let ledger = Ledger::new(["x", "y"]).part("", [large, large], Some([less, large]));
        let expected = [format!("x {large}"), format!(" → {less}"), format!("y {large}")];
        assert_eq!(drawn(&ledger, 30, 6), expected);
        let parts = Ledger::new(["x"]).part("a", [large], Some([less])).part("b", [large], None);
        assert_eq!(drawn(&parts, 30, 6).len(), 3);
    }
}
