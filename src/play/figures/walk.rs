//! The path of one number: each move as a bar from the number before it to the number after it, then the cursor's move, and below it
//! how far the answer to that would reach.

mod scale;
mod together;
mod ways;

use zugzwang_engine::{Game, Seat};

use super::{Figure, Line, Look, Seen, Size, Span, Style, left, right, say, times, widest, width_of};
pub use scale::Kind;
use scale::Scale;

/// The lines below the path: now, then, what can be left from there, and the numbers of that.
const OTHERS: u16 = 4;
/// The moves that are always shown.
const ROUND: u16 = 2;

/// The path of a number that moves change.
#[derive(Debug, Clone)]
pub struct Walk {
    /// The numbers that were left, the first one first; the last is the current one.
    pub trail: Vec<u64>,
    /// The number of numbers left before those.
    pub skipped: usize,
    /// The seat of the user, if they play alone.
    pub me: Option<Seat>,
    /// The number that the cursor's move would leave.
    pub then: Option<u64>,
    /// The numbers that an answer to that could leave, as ascending ranges from first to last number.
    pub answers: Vec<(u64, u64)>,
    /// The number at which the game ends.
    pub goal: u64,
    /// The way numbers are placed along the rows.
    pub kind: Kind,
    /// A number further on from the cursor's move, and what leads to it.
    pub beyond: Option<(String, u64)>,
}

impl Walk {
    /// Makes the path down to 0 of a number that positions have; `answers` returns what can be left from a position.
    pub fn of<G: Game>(
        seen: &Seen<'_, G>,
        number: impl Fn(&G::Position) -> u64,
        answers: impl Fn(&G::Position) -> Vec<(u64, u64)>,
    ) -> Self {
        Self {
            trail: seen.trail.iter().map(&number).collect(),
            skipped: seen.skipped,
            me: seen.me,
            then: seen.then.as_ref().map(&number),
            answers: seen.then.as_ref().map(answers).unwrap_or_default(),
            goal: 0,
            kind: Kind::Even,
            beyond: None,
        }
    }

    /// Draws the figure in at most as many lines as the room has, with blank lines if they fit.
    pub fn lines(&self, look: &Look, room: Size) -> Figure {
        /// The height of a room from which half of the lines stay free.
        const AIRY: u16 = 24;
        let others = OTHERS + u16::from(self.beyond.is_some());
        let height = if room.height < AIRY { room.height } else { room.height / 2 };
        let drawn = usize::from(height.saturating_sub(others)).min(self.trail.len() - 1);
        let (scale, drawn) = self.scale(look, room.width, drawn);
        let rows = Rows { walk: self, scale, look, head: self.head(look) };
        let first = self.trail.len() - drawn;
        let mut blocks: Vec<Figure> = (first..self.trail.len()).map(|at| vec![rows.walked(at)]).collect();
        let air = 2 * (blocks.len() + usize::from(others)) <= usize::from(room.height);
        blocks.extend(rows.standing());
        let before = |block: Figure| air.then(Line::default).into_iter().chain(block);
        let mut lines: Figure = blocks.into_iter().flat_map(before).collect();
        lines.truncate(room.height.into());
        lines
    }

    /// Returns the current number.
    pub(super) fn now(&self) -> u64 {
        self.trail[self.trail.len() - 1]
    }

    /// Returns the columns of the words and of the numbers before a row.
    fn head(&self, look: &Look) -> (usize, usize) {
        let further = self.beyond.as_ref();
        let numbers = self.trail.iter().chain(&self.then).chain(further.map(|(_, number)| number));
        let numbers = numbers.map(|number| number.to_string().len()).max().unwrap_or(1);
        let seats = [Seat::First, Seat::Second].map(|seat| self.who(seat, look));
        let words = widest(times(look).iter().chain(&seats).map(|word| word.trim_end()));
        // This word has no number behind it, so it may take that room, too.
        let next = width_of(&say!(look, "figure-walk-next")).saturating_sub(numbers);
        (words.max(next).max(further.map_or(0, |(word, _)| width_of(word))), numbers)
    }

    /// Says who left a number.
    pub(super) fn who(&self, seat: Seat, look: &Look) -> String {
        let who = match self.me {
            None if seat == Seat::First => "first",
            None => "second",
            Some(me) if me == seat => "you",
            Some(_) => "they",
        };
        say!(look, "figure-walk-who", who)
    }

    /// Returns the scale, and how many steps of the path are drawn: as many as leave each unit a column, if any do.
    fn scale(&self, look: &Look, width: u16, drawn: usize) -> (Scale, usize) {
        let (words, numbers) = self.head(look);
        let columns = usize::from(width).saturating_sub(words + numbers + 2);
        let answers = self.answers.iter().flat_map(|(low, high)| [*low, *high]);
        let ahead: Vec<u64> = [self.now()].into_iter().chain(self.then).chain(answers).collect();
        let low = ahead.iter().copied().min().unwrap_or(0);
        let high = |drawn: usize| self.trail[self.trail.len() - 1 - drawn].max(self.now());
        let spans = |drawn: &usize| high(*drawn) - low < columns as u64;
        let wide = (0..=drawn).rev().find(spans).unwrap_or(drawn).max(drawn.min(ROUND.into()));
        // Numbers that grow get a place for the whole way from the beginning.
        let drawn = if self.kind == Kind::Powers { drawn } else { wide };
        let first = self.trail[0].max(high(drawn));
        let high = if first < columns as u64 { first } else { high(drawn) };
        (Scale::new(self.kind, (low, high), self.goal, columns), drawn)
    }
}

struct Rows<'a> {
    walk: &'a Walk,
    scale: Scale,
    look: &'a Look,
    head: (usize, usize),
}

impl Rows<'_> {
    fn walked(&self, at: usize) -> Line<'static> {
        let (walk, theme) = (self.walk, &self.look.theme);
        let seat = Seat::to_move(at + walk.skipped - 1);
        let mine = walk.me.is_none_or(|me| me == seat);
        let style = if mine { theme.title } else { theme.dim };
        let end = if at + 1 == walk.trail.len() { theme.last } else { style };
        let bar = self.bar(walk.trail[at - 1], walk.trail[at], (style, end), self.look.glyphs().bead);
        self.row(&walk.who(seat, self.look), Some(walk.trail[at]), style, bar)
    }

    /// Draws the current number, the one after the cursor's move, and what could be left from there.
    fn standing(&self) -> Vec<Figure> {
        let (walk, look) = (self.walk, self.look);
        let [now, then] = times(look);
        let mut cells = self.empty();
        self.set(&mut cells, walk.now(), look.glyphs().here, look.theme.chosen);
        let mut blocks = vec![vec![self.row(&now, Some(walk.now()), look.theme.text, cells)]];
        if let Some(left) = walk.then {
            let taken = look.theme.taken;
            let bar = self.bar(walk.now(), left, (taken, taken), look.glyphs().taken);
            blocks.push(vec![self.row(&then, Some(left), taken, bar)]);
        }
        blocks.push(self.answers().into());
        if let (Some(left), Some((word, number))) = (walk.then, &walk.beyond) {
            let style = look.theme.text;
            let bar = self.bar(left, *number, (style, style), look.glyphs().bead);
            blocks.push(vec![self.row(word, Some(*number), style, bar)]);
        }
        blocks
    }

    /// Draws a bar from one number to another, with a sign where it leads.
    fn bar(&self, from: u64, to: u64, (style, end): (Style, Style), sign: &'static str) -> Vec<Span<'static>> {
        let mut cells = self.empty();
        let (first, last) = (self.scale.column(from.min(to)), self.scale.column(from.max(to)));
        for cell in cells.iter_mut().take(last + 1).skip(first) {
            *cell = Span::styled(self.look.glyphs().line, style);
        }
        self.set(&mut cells, to, sign, end);
        cells
    }

    /// Draws what an answer could leave, and the numbers of that as far as they fit.
    fn answers(&self) -> [Line<'static>; 2] {
        let (look, mut cells) = (self.look, self.empty());
        for (low, high) in &self.walk.answers {
            let stretch = self.scale.column(*low)..=self.scale.column(*high);
            for at in stretch.filter(|at| *at < self.scale.columns) {
                cells[at] = Span::styled(look.glyphs().shade, look.theme.text);
            }
        }
        let said = if self.walk.answers.is_empty() { String::new() } else { say!(look, "figure-walk-next") };
        let blank = " ".repeat(self.head.0 + self.head.1 + 2);
        let numbers = Line::styled(format!("{blank}{}", self.numbers()), look.theme.text);
        [self.row(&said, None, look.theme.text, cells), numbers]
    }

    /// Writes the numbers under the answers: each under its own if all fit, otherwise as a list, otherwise as many as fit, the
    /// outermost first.
    fn numbers(&self) -> String {
        let ends = self.walk.answers.iter().flat_map(|(low, high)| [*low, *high]);
        let mut all: Vec<u64> = ends.collect();
        all.dedup();
        let (columns, count) = (self.scale.columns, all.len());
        let list = all.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let start = all.first().map_or(0, |least| self.scale.column(*least));
        all.rotate_right(usize::from(count > 1));
        let (placed, cells) = self.placed(&all);
        if placed < count && list.len() <= columns {
            return format!("{}{list}", " ".repeat(start.min(columns - list.len())));
        }
        cells.trim_end().to_owned()
    }

    /// Writes the numbers that fit under their columns, and returns how many they are.
    fn placed(&self, numbers: &[u64]) -> (usize, String) {
        let mut cells = vec![' '; self.scale.columns];
        let mut placed = 0;
        for number in numbers {
            let label = number.to_string();
            let Some(latest) = cells.len().checked_sub(label.len()) else { continue };
            let at = self.scale.column(*number).min(latest);
            let around = at.saturating_sub(1)..(at + label.len() + 1).min(cells.len());
            if cells[around].iter().all(|cell| *cell == ' ') {
                cells.splice(at..at + label.len(), label.chars());
                placed += 1;
            }
        }
        (placed, cells.into_iter().collect())
    }

    /// Makes an empty row that shows the end of the game, if it is in sight.
    fn empty(&self) -> Vec<Span<'static>> {
        let mut cells = vec![Span::raw(" "); self.scale.columns];
        if self.scale.shows(self.walk.goal) {
            self.set(&mut cells, self.walk.goal, self.look.glyphs().border.vertical_left, self.look.theme.dim);
        }
        cells
    }

    fn set(&self, cells: &mut [Span<'static>], number: u64, sign: &'static str, style: Style) {
        if let Some(cell) = cells.get_mut(self.scale.column(number)) {
            *cell = Span::styled(sign, style);
        }
    }

    /// Draws a row behind its word and its number.
    fn row(&self, word: &str, number: Option<u64>, style: Style, cells: Vec<Span<'static>>) -> Line<'static> {
        /// The fewest columns in which a bar can be seen.
        const LEAST: usize = 4;
        let number = number.map(|number| number.to_string()).unwrap_or_default();
        let words = self.head.0.max(width_of(word.trim_end()));
        let numbers = (self.head.0 + self.head.1).saturating_sub(words);
        let head = format!("{} {} ", left(word.trim_end(), words), right(&number, numbers));
        let cells = if self.scale.columns < LEAST { Vec::new() } else { cells };
        Line::from([vec![Span::styled(head, style)], cells].concat())
    }
}
