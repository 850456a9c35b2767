//! The cuts that a player can make in a lost sum of rectangles, each with the opponent's answer.

use zugzwang_engine::{
    Cancel, Seat,
    theory::eatcake::{Eatcake, Line, Parts, Rectangle, RectangleValues},
};

/// The most free cells that are analyzed anew: somebody is waiting for the proof.
const MOST_CELLS: usize = 64;

/// A rectangle and what a line through it leaves.
#[derive(Debug, Clone)]
pub(super) struct Cut {
    pub(super) of: Rectangle,
    pub(super) left: Vec<Rectangle>,
}

impl Cut {
    fn of(Line { of, before }: Line, mover: Seat) -> Self {
        let mut left: Vec<_> = of.without(mover, before).into_iter().filter(|part| part.cells() > 0).collect();
        left.sort_unstable_by(|one, other| other.cmp(one));
        Self { of, left }
    }

    pub(super) fn after(&self, before: &Parts) -> Parts {
        let mut after = before.clone();
        if let Some(count) = after.get_mut(&self.of) {
            *count = count.saturating_sub(1);
        }
        for part in &self.left {
            *after.entry(*part).or_default() += 1;
        }
        after.retain(|_, count| *count > 0);
        after
    }
}

/// Returns the rectangles after the winning line, or now if there is none, and the losing player who moves then.
pub(super) fn lost(why: &Eatcake) -> (Parts, Seat) {
    let now: Parts = why.rectangles.iter().map(|part| (part.size, part.count)).collect();
    match &why.keep {
        Some(keep) => (Cut { of: keep.of, left: keep.leave.clone() }.after(&now), why.mover.other()),
        None => (now, why.mover),
    }
}

/// Returns the number of different cuts a player has; two that leave the same count once.
pub(super) fn cuts(parts: &Parts, mover: Seat) -> usize {
    parts.keys().map(|of| of.lines(mover).div_ceil(2)).sum()
}

/// Returns the first `most` cuts of the losing player, each with an answer that wins; `None` if there are too many cells.
pub(super) fn answers(lost: &Parts, mover: Seat, most: usize) -> Option<Vec<[Cut; 2]>> {
    let cells: u64 = lost.iter().map(|(size, count)| size.cells() as u64 * count).sum();
    if cells > MOST_CELLS as u64 {
        return None;
    }
    let (mut values, cancel) = (RectangleValues::default(), Cancel::never());
    let lines =
        lost.keys().rev().flat_map(|&of| (0..of.lines(mover).div_ceil(2)).map(move |before| Line { of, before }));
    let answer = |line| {
        let cut = Cut::of(line, mover);
        let winning = values.winning(&cut.after(lost), mover.other(), &cancel).ok()?;
        // The longest line leaves the least to look through.
        let longest = winning.into_iter().max_by_key(|line| line.of.lines(mover))?;
        Some([cut, Cut::of(longest, mover.other())])
    };
    lines.take(most).map(answer).collect()
}
