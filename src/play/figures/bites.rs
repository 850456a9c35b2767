//! A bar of chocolate with the number of squares in each row and column, now and as the cursor's bite would leave them.

use zugzwang_engine::{games::chomp::Bar, theory::chomp::Bite};

use super::{Figure, Line, Look, Size, Span, Style, blocks::Block, left, right, say, times, widest, width_of};

/// The sign of the poisoned square.
const POISON: &str = "!";

/// The columns between the squares of a row and their number.
const GAP: usize = 2;

/// Draws the figure as large as it fits, or else writes the numbers alone; nothing if there are too many.
pub fn lines(now: &Bar, then: Option<&Bar>, look: &Look, room: Size) -> Figure {
    let drawing = Counted { now, then, names: times(look), look };
    let height = usize::from(room.height);
    let fits =
        |lines: &Figure| lines.len() <= height && lines.iter().all(|line| line.width() <= usize::from(room.width));
    let columns = usize::try_from(now.row(1)).unwrap_or(usize::MAX);
    let blocks = Block::sizes(look).filter(|block| columns.saturating_mul(block.pitch) <= usize::from(room.width));
    let mut lines = blocks.map(|block| drawing.lines(block)).find(fits).unwrap_or_default();
    if lines.is_empty() {
        return Some(drawing.numbers()).filter(fits).unwrap_or_default();
    }
    if lines.len() < height {
        // The last lines are those of the numbers.
        lines.insert(lines.len() - 1 - usize::from(then.is_some()), Line::default());
    }
    lines
}

/// Returns the number of squares in a column.
fn height(bar: &Bar, column: u64) -> u64 {
    bar.0.iter().filter(|length| **length >= column).count() as u64
}

struct Counted<'a> {
    now: &'a Bar,
    then: Option<&'a Bar>,
    /// The words before the numbers of columns.
    names: [String; 2],
    look: &'a Look,
}

impl Counted<'_> {
    fn lines(&self, block: Block) -> Figure {
        let rows = (1..=self.now.0.len()).rev();
        let mut lines: Figure =
            rows.flat_map(|row| (0..block.rows).map(move |part| (row, part))).map(|at| self.line(at, block)).collect();
        lines.push(self.sums(self.now, None, &self.names[0], block));
        if let Some(then) = self.then {
            lines.push(self.sums(then, Some(self.now), &self.names[1], block));
        }
        lines
    }

    /// Writes the numbers of squares in each row, in each column and in all of the bar, each now and, if that changes, then.
    fn numbers(&self) -> Figure {
        /// More columns would not fit on any screen.
        const MOST: u64 = 100;
        let columns = self.now.row(1);
        if columns > MOST {
            return Figure::new();
        }
        let of = |count: &dyn Fn(&Bar) -> u64| self.change(count(self.now), self.then.map(count));
        let rows: Vec<Span<'static>> = (1..=self.now.0.len()).map(|row| of(&|bar| bar.row(row))).collect();
        let tall: Vec<Span<'static>> = (1..=columns).map(|column| of(&|bar| height(bar, column))).collect();
        let lines = [("rows", rows), ("columns", tall), ("all", vec![of(&Bar::squares)])];
        let lines = lines.map(|(of, numbers)| (say!(self.look, "chomp-squares", of), numbers));
        let wide = widest(lines.iter().map(|(name, _)| name));
        let line = |(name, numbers): (String, Vec<Span<'static>>)| {
            let name = Span::styled(left(&name, wide), self.look.theme.dim);
            let numbers = numbers.into_iter().flat_map(|number| [Span::raw("  "), number]);
            std::iter::once(name).chain(numbers).collect()
        };
        lines.map(line).into()
    }

    /// Draws one line of a row, in its middle with its number before it and the number of its squares behind it.
    fn line(&self, (row, part): (usize, usize), block: Block) -> Line<'static> {
        let look = self.look;
        let is_middle = part == block.middle();
        let name = if is_middle { row.to_string() } else { String::new() };
        let name = right(&name, widest(&self.names) - 1);
        let mut spans = vec![Span::styled(format!("{name} "), look.theme.dim)];
        spans.extend((1..=self.now.row(row)).map(|column| self.square(Bite { row, column }, part, block)));
        if is_middle {
            let columns = self.now.row(1).saturating_sub(self.now.row(row));
            let blank = usize::try_from(columns).unwrap_or(0) * block.pitch + GAP - 1;
            spans.push(Span::raw(" ".repeat(blank)));
            spans.push(self.change(self.now.row(row), self.then.map(|then| then.row(row))));
        }
        spans.into_iter().collect()
    }

    fn square(&self, square: Bite, part: usize, block: Block) -> Span<'static> {
        let theme = &self.look.theme;
        let taken = self.then.is_some_and(|then| !then.has(square));
        let text = block.row(part, taken);
        if square != Bite::POISON || part != block.middle() {
            return Span::styled(text, if taken { theme.taken } else { theme.bead });
        }
        let all = block.pitch - 1;
        let wide = match all {
            ..=2 => all,
            3 => 1,
            4 => 2,
            _ => 3,
        };
        let side = (all - wide) / 2;
        let edge: String = text.chars().take(side).collect();
        let other: String = text.chars().skip(side + wide).collect();
        Span::styled(format!("{edge}{POISON:^wide$}{other}"), theme.bead)
    }

    /// Writes a number and, if the cursor's bite changes it, what is left of it.
    fn change(&self, now: u64, then: Option<u64>) -> Span<'static> {
        match then.filter(|then| *then != now) {
            Some(then) => Span::styled(format!("{now} {} {then}", self.look.glyphs().arrow), self.look.theme.taken),
            None => Span::styled(now.to_string(), self.look.theme.text),
        }
    }

    /// Writes the numbers of squares in the columns, as far as they have room, and behind them that of the whole bar.
    fn sums(&self, bar: &Bar, before: Option<&Bar>, name: &str, block: Block) -> Line<'static> {
        let theme = &self.look.theme;
        let style = |changed: bool| -> Style { if changed { theme.taken } else { theme.text } };
        let columns = 1..=self.now.row(1);
        let written = |column: u64| height(bar, column).to_string();
        let have_room = columns.clone().all(|column| width_of(&written(column)) < block.pitch);
        let mut spans = vec![Span::styled(name.to_owned(), theme.dim)];
        spans.extend(columns.map(|column| {
            let text = if have_room { written(column) } else { String::new() };
            let indent = (block.pitch - 1).saturating_sub(width_of(&text)) / 2;
            let changed = before.is_some_and(|before| height(before, column) != height(bar, column));
            Span::styled(left(&format!("{}{text}", " ".repeat(indent)), block.pitch), style(changed))
        }));
        spans.push(Span::raw(" ".repeat(GAP - 1)));
        spans.push(Span::styled(bar.squares().to_string(), style(before.is_some_and(|before| before != bar))));
        spans.into_iter().collect()
    }
}
