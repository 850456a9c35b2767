//! What two moves in a row have taken together.

use ratatui::{
    layout::Size,
    text::{Line, Span},
};
use zugzwang_engine::Seat;

use super::Walk;
use crate::{
    look::{Look, align::width_of},
    say,
};

impl Walk {
    /// The figure, and below it what a move and the answer to it have taken together, the cursor's move last.
    pub fn with_rounds(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let mut lines = self.lines(look, Size { height: room.height.saturating_sub(2), ..room });
        lines.extend([Line::default(), self.rounds(look, room.width)]);
        lines.truncate(room.height.into());
        lines
    }

    /// Every answer of who answers with the move before it, the first of them; the cursor's move answers, too.
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

    /// The pairs in a line: the last ones, as many as have room.
    fn rounds(&self, look: &Look, width: u16) -> Line<'static> {
        let label = say!(look, "figure-walk-together");
        let mut room = usize::from(width).saturating_sub(width_of(&label));
        let sums =
            self.pairs().into_iter().rev().map(|[one, other]| format!("  {one}+{other}={}", one.saturating_add(other)));
        let fits = |sum: &String| {
            let fits = width_of(sum) <= room;
            room = room.saturating_sub(width_of(sum));
            fits
        };
        let mut sums: Vec<String> = sums.take_while(fits).collect();
        sums.reverse();
        let last = sums.len().saturating_sub(1);
        let answered =
            self.then.is_some() && self.me.is_none_or(|me| me == Seat::to_move(self.skipped + self.trail.len() - 1));
        let style = |at: usize| if answered && at == last { look.theme.taken } else { look.theme.text };
        let sums = sums.into_iter().enumerate().map(|(at, sum)| Span::styled(sum, style(at)));
        std::iter::once(Span::styled(label, look.theme.dim)).chain(sums).collect()
    }
}
