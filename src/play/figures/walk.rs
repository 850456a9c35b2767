//! The path of one number: who left which number, and what the next move can leave. As a hint, what two moves take together, or where
//! moves from the smallest numbers lead.

use zugzwang_engine::{Game, Seat};

use super::{Figure, Line, Look, Seen, Size, Span, cut, last_fitting, left, say, width_of};
use crate::play::board::{series, span};

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
}

impl Walk {
    /// Makes the path of a number that positions have; `answers` returns what can be left from a position.
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
        }
    }

    /// Returns the current number.
    pub(super) fn now(&self) -> u64 {
        self.trail[self.trail.len() - 1]
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

    /// Says who made each move of the path.
    pub fn movers(&self, look: &Look) -> impl Iterator<Item = String> {
        (0..self.trail.len() - 1).map(|at| self.who(Seat::to_move(at + self.skipped), look))
    }

    /// Lists what an answer to the cursor's move could leave; nothing if there is no answer.
    pub fn next(&self, look: &Look, width: u16) -> Option<Line<'static>> {
        let head = format!("{} ", say!(look, "figure-walk-next"));
        let numbers = series(self.answers.iter().map(|(low, high)| span(*low, *high, look)), look);
        let told = cut(&numbers, usize::from(width).saturating_sub(width_of(&head)), look.glyphs().edge);
        let spans = [Span::styled(head, look.theme.dim), Span::styled(told, look.theme.text)];
        (!self.answers.is_empty()).then(|| spans.into_iter().collect())
    }

    /// Draws what each move and the answer to it have taken together, the cursor's move last, as many pairs as fit into a line. The line
    /// is empty while there is nothing to see in it: no answer yet, or one and one alone.
    pub fn rounds(&self, look: &Look, room: Size) -> Figure {
        let pairs = self.pairs();
        if pairs.iter().all(|pair| *pair == [1, 1]) {
            return vec![Line::default(); 2];
        }
        let label = say!(look, "figure-walk-together");
        let sum = |[one, other]: [u64; 2]| format!("  {one}+{other}={}", one.saturating_add(other));
        let sums: Vec<String> = pairs.into_iter().map(sum).collect();
        let sums = last_fitting(&sums, usize::from(room.width).saturating_sub(width_of(&label)), |sum| width_of(sum));
        let spans = [Span::styled(label, look.theme.dim), Span::styled(sums.concat(), look.theme.text)];
        vec![Line::default(), spans.into_iter().collect()]
    }

    /// Returns every answer with the move before it, the oldest first; the cursor's move can be an answer, too.
    fn pairs(&self) -> Vec<[u64; 2]> {
        let numbers: Vec<u64> = self.trail.iter().copied().chain(self.then).collect();
        let next = self.skipped + self.trail.len() - 1;
        let answering = self.me.unwrap_or(Seat::to_move(next));
        let pair = |(at, left): (usize, &[u64])| {
            let [before, between, after] = *left else { return None };
            let answers = Seat::to_move(self.skipped + at + 1) == answering;
            answers.then(|| [before.abs_diff(between), between.abs_diff(after)])
        };
        numbers.windows(3).enumerate().filter_map(pair).collect()
    }

    /// Lists what each move leaves from 0, from 1 and so on, below a blank line and in at most half of the room.
    pub fn ways(&self, ways: &dyn Fn(u64) -> Vec<u64>, look: &Look, room: Size) -> Figure {
        /// The fewest columns of a list; as many lists as fit are side by side.
        const COLUMN: u16 = 18;
        let columns = usize::from((room.width / COLUMN).max(1));
        let wide = usize::from(room.width) / columns;
        let most = self.trail.first().copied().unwrap_or(0);
        let all = usize::try_from(most).map_or(usize::MAX, |most| most.saturating_add(1));
        let rows = (usize::from(room.height) / 2).saturating_sub(1).min(all.div_ceil(columns));
        let way = |till: u64| {
            let ways: Vec<String> = ways(till).iter().map(ToString::to_string).collect();
            let told = format!("{till:>3} {} {}", look.glyphs().arrow, ways.join(" "));
            left(&cut(told.trim_end(), wide.saturating_sub(2), look.glyphs().more), wide)
        };
        let lists = (0..rows).map(|row| {
            let tills = (0..columns).map(|column| (column * rows + row) as u64).take_while(|till| *till <= most);
            Line::styled(tills.map(way).collect::<String>(), look.theme.text)
        });
        std::iter::once(Line::default()).chain(lists).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    #[test]
    fn two_moves_are_added_up_only_where_there_is_something_to_see() {
        let look = Look::new(ThemeName::Mono, GlyphSet::Ascii);
        let said = |trail: &[u64], then| {
            let walk = Walk { trail: trail.to_vec(), skipped: 0, me: Some(Seat::First), then, answers: Vec::new() };
            let lines = walk.rounds(&look, Size::new(40, 8));
            assert_eq!(lines.len(), 2, "the figure keeps its height");
            lines[1].to_string()
        };
        assert_eq!(said(&[17], Some(16)), "");
        assert_eq!(said(&[17, 16, 15], Some(14)), "");
        assert_eq!(said(&[17, 16, 15], Some(12)), "together  1+3=4");
        assert_eq!(said(&[17, 16, 15, 14, 12, 11], Some(10)), "together  1+1=2  2+1=3");
    }
}
