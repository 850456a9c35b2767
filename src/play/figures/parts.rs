//! A number as the sum of parts, each a bar, with a line below it for how much may be taken: now, and after the cursor's move.

use super::{Figure, Line, Look, Size, Span, Style, last_fitting, left, right, rule, say, times, widest, width_of};

/// A number, its parts, and the most that may be taken of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// The number.
    pub whole: u64,
    /// Its parts, the largest first.
    pub parts: Vec<u64>,
    /// The most that may be taken.
    pub limit: u64,
}

/// A sum as it is, and as a move would leave it.
#[derive(Debug, Clone)]
pub struct Parts {
    /// The sum now.
    pub now: Sum,
    /// The sum after the cursor's move.
    pub then: Option<Sum>,
    /// `true` if what may be taken ends with the last part; otherwise it begins with the first.
    pub under_last: bool,
}

impl Parts {
    /// Draws the figure in at most as many lines as the room has.
    pub fn lines(&self, look: &Look, room: Size) -> Figure {
        let rows = Rows::new(self, look, room);
        let [now, then] = times(look);
        let mut lines = rows.sum(&now, &self.now, look.theme.title);
        if let Some(left) = &self.then {
            lines.push(rule(room.width, look));
            lines.extend(rows.sum(&then, left, look.theme.taken));
        }
        lines.truncate(room.height.into());
        lines
    }

    fn sums(&self) -> impl Iterator<Item = &Sum> {
        std::iter::once(&self.now).chain(&self.then)
    }
}

/// The layout of both sums: their heads, and one scale.
struct Rows<'a> {
    look: &'a Look,
    room: Size,
    /// The columns of the words and of the numbers before a bar.
    head: (usize, usize),
    columns: usize,
    /// The columns for a number of units.
    scale: (u64, u64),
    under_last: bool,
}

impl<'a> Rows<'a> {
    fn new(parts: &Parts, look: &'a Look, room: Size) -> Self {
        /// The most columns of a unit.
        const WIDEST: u64 = 3;
        let words = widest(times(look).iter().map(|word| word.trim_end()));
        let words = words.max(width_of(&say!(look, "figure-parts-limit")));
        let numbers = parts.sums().flat_map(|sum| [sum.whole, sum.limit.min(sum.whole)]);
        let head = (words, numbers.map(|number| number.to_string().len()).max().unwrap_or(1));
        // One column is kept for the sign that something is left out.
        let columns = usize::from(room.width).saturating_sub(head.0 + head.1 + 3);
        let last = parts.sums().filter_map(|sum| sum.parts.last()).copied().max().unwrap_or(1).max(1);
        let room_for = (columns as u64).max(1);
        let scale = if last > room_for {
            (room_for, last)
        } else {
            ((room_for / parts.now.whole.clamp(1, room_for)).min(WIDEST), 1)
        };
        Self { look, room, head, columns, scale, under_last: parts.under_last }
    }

    /// Returns the columns of an amount, at least one unless it is 0.
    fn cells(&self, amount: u64) -> usize {
        let cells = u128::from(amount) * u128::from(self.scale.0) / u128::from(self.scale.1.max(1));
        usize::try_from(cells).unwrap_or(usize::MAX).max(usize::from(amount > 0))
    }

    /// Draws a sum in digits, its bar, and how much may be taken of it.
    fn sum(&self, word: &str, sum: &Sum, style: Style) -> Figure {
        /// The height of a room from which the bars are higher than a line, the lines of it beside both bars, and the most of a bar.
        const ROOMY: u16 = 24;
        const BESIDE: u16 = 8;
        const HIGHEST: u16 = 9;
        let (bar, cells) = self.bar(sum);
        let high = self.room.height.saturating_sub(BESIDE) / 2;
        let times = if self.room.height >= ROOMY { high.clamp(1, HIGHEST) } else { 1 };
        let mut lines = vec![self.figures(sum)];
        lines.extend((0..times).map(|row| {
            let head = if row == (times - 1) / 2 { self.head(word.trim_end(), sum.whole) } else { self.blank() };
            Line::from([vec![Span::styled(head, style)], bar.clone()].concat())
        }));
        let limit = sum.limit.min(sum.whole);
        if limit > 0 {
            lines.push(self.limit(limit, cells, style));
        }
        lines
    }

    /// Draws the last parts, as many as fit, as bars of two kinds in turn. Returns also the columns they end at.
    fn bar(&self, sum: &Sum) -> (Vec<Span<'static>>, usize) {
        let glyphs = self.look.glyphs();
        let shown = last_fitting(&sum.parts, self.columns, |part| self.cells(*part));
        let edge = if shown.len() < sum.parts.len() { glyphs.edge } else { "" };
        let signs = [glyphs.halves[3], glyphs.shade];
        let parts = shown.iter().zip(signs.into_iter().cycle());
        let bars = parts.map(|(part, sign)| Span::styled(sign.repeat(self.cells(*part)), self.look.theme.bead));
        let spans: Vec<_> = std::iter::once(Span::styled(edge, self.look.theme.dim)).chain(bars).collect();
        let end = spans.iter().map(Span::width).sum();
        (spans, end)
    }

    /// Draws how much may be taken as a line, below a bar that ends at `end`.
    fn limit(&self, limit: u64, end: usize, style: Style) -> Line<'static> {
        let look = self.look;
        let cells = self.cells(limit).min(if self.under_last { end } else { self.columns });
        let before = if self.under_last { end - cells } else { 0 };
        let head = self.head(&say!(look, "figure-parts-limit"), limit);
        let line = format!("{}{}", " ".repeat(before), look.glyphs().line.repeat(cells));
        Line::from(vec![Span::styled(head, look.theme.text), Span::styled(line, style)])
    }

    /// Writes the parts above their bar; of many the last ones.
    fn figures(&self, sum: &Sum) -> Line<'static> {
        const PLUS: &str = " + ";
        let width = usize::from(self.room.width);
        let more = self.look.glyphs().more;
        let parts: Vec<String> = sum.parts.iter().map(ToString::to_string).collect();
        let told = (0..parts.len()).map(|first| {
            let cut = (first > 0).then(|| more.to_owned());
            cut.into_iter().chain(parts[first..].iter().cloned()).collect::<Vec<_>>().join(PLUS)
        });
        let told = told.into_iter().find(|told| width_of(told) <= width).unwrap_or_default();
        let blank = width_of(&self.blank()).min(width - width_of(&told));
        Line::styled(format!("{}{told}", " ".repeat(blank)), self.look.theme.text)
    }

    fn head(&self, word: &str, number: u64) -> String {
        format!("{} {} ", left(word, self.head.0), right(&number.to_string(), self.head.1))
    }

    fn blank(&self) -> String {
        " ".repeat(self.head.0 + self.head.1 + 2)
    }
}
