//! Amounts of which one is taken: how the cursor steps over them.

use super::{heaps::large_step, sizes};
use crate::play::board::Step;

/// The amounts that may be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amounts {
    /// From 1 up to this many.
    UpTo(u64),
    /// These, in ascending order.
    Of(Vec<u64>),
}

impl Amounts {
    /// Returns whether this amount may be taken.
    pub fn contains(&self, take: u64) -> bool {
        match self {
            Self::UpTo(most) => (1..=*most).contains(&take),
            Self::Of(sizes) => sizes.contains(&take),
        }
    }

    /// The greatest of them; 0 where there are none.
    pub fn most(&self) -> u64 {
        match self {
            Self::UpTo(most) => *most,
            Self::Of(sizes) => sizes.last().copied().unwrap_or(0),
        }
    }

    /// The largest amount that is not above `wanted`, else the smallest of all; `None` where there are none.
    pub fn nearest(&self, wanted: u64) -> Option<u64> {
        match self {
            Self::UpTo(most) => (*most > 0).then(|| wanted.clamp(1, *most)),
            Self::Of(sizes) => sizes::nearest(wanted, sizes),
        }
    }

    /// The amount one step of the cursor from `take`.
    pub fn stepped(&self, take: u64, step: Step) -> u64 {
        match self {
            Self::UpTo(most) => stepped(take, (1, (*most).max(1)), step),
            Self::Of(sizes) => sizes::stepped(take, sizes, step),
        }
    }
}

/// The amount from `least` up to `most` one step of the cursor from `take`.
pub fn stepped(take: u64, (least, most): (u64, u64), step: Step) -> u64 {
    let take = match step {
        Step::Left | Step::Up => take.saturating_add(1),
        Step::Right | Step::Down => take.saturating_sub(1),
        Step::More => take.saturating_add(large_step(most)),
        Step::Less => take.saturating_sub(large_step(most)),
        Step::Least | Step::Clear => least,
        Step::Most => most,
    };
    take.clamp(least, most)
}

/// The step among amounts, which grow to the left, for one on a board where they grow to the right.
pub const fn mirrored(step: Step) -> Step {
    match step {
        Step::Left => Step::Right,
        Step::Right => Step::Left,
        other => other,
    }
}
