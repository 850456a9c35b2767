//! How the arrow keys move a cursor: through amounts, and through numbered parts such as heaps.

use crate::play::board::Step;

/// The amounts that may be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amounts {
    /// From 1 to this number.
    UpTo(u64),
    /// These, in ascending order.
    Of(Vec<u64>),
}

impl Amounts {
    /// Whether this amount may be taken.
    pub fn contains(&self, take: u64) -> bool {
        match self {
            Self::UpTo(most) => (1..=*most).contains(&take),
            Self::Of(sizes) => sizes.contains(&take),
        }
    }

    /// The largest amount; 0 if nothing may be taken.
    pub fn most(&self) -> u64 {
        match self {
            Self::UpTo(most) => *most,
            Self::Of(sizes) => sizes.last().copied().unwrap_or(0),
        }
    }

    /// The largest amount up to `wanted`, or else the smallest of all; `None` if nothing may be taken.
    pub fn nearest(&self, wanted: u64) -> Option<u64> {
        match self {
            Self::UpTo(most) => (*most > 0).then(|| wanted.clamp(1, *most)),
            Self::Of(sizes) => sizes.iter().rev().find(|size| **size <= wanted).or_else(|| sizes.first()).copied(),
        }
    }

    /// The amount one step of the cursor from `take`.
    pub fn stepped(&self, take: u64, step: Step) -> u64 {
        match self {
            Self::UpTo(most) => stepped(take, (1, (*most).max(1)), step),
            Self::Of(sizes) => stepped_among(sizes, take, step),
        }
    }
}

/// The amount from `least` to `most` one step of the cursor from `take`. Right is always more, and left less.
pub fn stepped(take: u64, (least, most): (u64, u64), step: Step) -> u64 {
    stepped_by(large_step(most), take, (least, most), step)
}

/// The size one step of the cursor from `take`, of sizes in ascending order; `take` itself if there are none.
pub fn stepped_among(sizes: &[u64], take: u64, step: Step) -> u64 {
    let index = sizes.partition_point(|size| *size < take) as u64;
    let (count, last) = (sizes.len() as u64, sizes.len().saturating_sub(1) as u64);
    let index = stepped_by((count / 10).max(1), index, (0, last), step);
    usize::try_from(index).ok().and_then(|index| sizes.get(index)).copied().unwrap_or(take)
}

fn stepped_by(large: u64, from: u64, (least, most): (u64, u64), step: Step) -> u64 {
    let to = match step {
        Step::Right | Step::Up => from.saturating_add(1),
        Step::Left | Step::Down => from.saturating_sub(1),
        Step::More => from.saturating_add(large),
        Step::Less => from.saturating_sub(large),
        Step::Least | Step::Clear => least,
        Step::Most => most,
    };
    to.clamp(least, most)
}

/// A large step among amounts up to `size`: a power of ten, about a tenth of it.
pub fn large_step(size: u64) -> u64 {
    10_u64.pow((size / 10).max(1).ilog10())
}

/// The first of `count` heaps, or other parts, from `wanted` on that has a move; if there is none, the last one before it.
pub fn nearest(wanted: usize, count: usize, is_open: impl Fn(usize) -> bool) -> usize {
    (wanted..=count).chain((1..wanted).rev()).find(|part| is_open(*part)).unwrap_or(1)
}

/// The next part above `at` that has a move; `at` itself if there is none.
pub fn above(at: usize, is_open: impl Fn(usize) -> bool) -> usize {
    (1..at).rev().find(|part| is_open(*part)).unwrap_or(at)
}

/// The next of `count` parts below `at` that has a move; `at` itself if there is none.
pub fn below(at: usize, count: usize, is_open: impl Fn(usize) -> bool) -> usize {
    (at + 1..=count).find(|part| is_open(*part)).unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_step_is_a_power_of_ten_about_a_tenth() {
        assert_eq!([1, 9, 23, 100, 999, 10_000].map(large_step), [1, 1, 1, 10, 10, 1000]);
        assert_eq!(large_step(1_000_000_000_000_000_000), 100_000_000_000_000_000);
    }

    #[test]
    fn the_cursor_steps_from_size_to_size() {
        let sizes = Amounts::Of(vec![1, 3, 4]);
        assert_eq!([1, 3, 4].map(|take| sizes.stepped(take, Step::Right)), [3, 4, 4]);
        assert_eq!([1, 3, 4].map(|take| sizes.stepped(take, Step::Left)), [1, 1, 3]);
        assert_eq!([Step::Least, Step::Most].map(|step| sizes.stepped(3, step)), [1, 4]);
        assert_eq!(Amounts::Of(vec![]).stepped(5, Step::Right), 5);
        assert_eq!([0, 2, 9].map(|wanted| sizes.nearest(wanted)), [1, 1, 4].map(Some));
    }
}
