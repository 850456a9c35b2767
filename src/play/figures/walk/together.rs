//! The sums that two moves in a row have taken.

use zugzwang_engine::Seat;

use super::Walk;
use crate::play::figures::{Figure, Line, Look, Size, Span, last_fitting, say, width_of};

impl Walk {
    /// Draws what each move and the answer to it have taken together, the cursor's move last, below a blank line.
    pub fn rounds(&self, look: &Look, room: Size) -> Figure {
        vec![Line::default(), self.sums(look, room.width)]
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

    /// Draws the last pairs that fit into a line.
    fn sums(&self, look: &Look, width: u16) -> Line<'static> {
        let label = say!(look, "figure-walk-together");
        let room = usize::from(width).saturating_sub(width_of(&label));
        let sum = |[one, other]: [u64; 2]| format!("  {one}+{other}={}", one.saturating_add(other));
        let sums: Vec<String> = self.pairs().into_iter().map(sum).collect();
        let sums = last_fitting(&sums, room, |sum| width_of(sum));
        let last = sums.len().saturating_sub(1);
        let answered =
            self.then.is_some() && self.me.is_none_or(|me| me == Seat::to_move(self.skipped + self.trail.len() - 1));
        let style = |at: usize| if answered && at == last { look.theme.taken } else { look.theme.text };
        let sums = sums.iter().enumerate().map(|(at, sum)| Span::styled(sum.clone(), style(at)));
        std::iter::once(Span::styled(label, look.theme.dim)).chain(sums).collect()
    }
}
