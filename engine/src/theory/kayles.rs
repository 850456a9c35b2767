//! Rows of pins from which one pin or two neighbours are knocked out, which may leave two rows: Kayles.
//!
//! H. E. Dudeney invented the game (*The Canterbury Puzzles*, 1907). It is the octal game 0.77: its nimbers have the period 12
//! from 71 pins on, which the octal periodicity theorem proves (R. K. Guy and C. A. B. Smith, *The G-values of various games*,
//! 1956; see [`super::taking::Period`]).
//!
//! Cutting a rope into pieces of at least one unit is the same game. A piece of length ℓ counts only by n = ⌊ℓ⌋: a cut makes
//! floors i and j of at least 1 with i + j = n, or n − 1 where both sides share what is over. With a pin for each place between
//! two whole units, n − 1 in all, the first takes one pin and leaves i − 1 and j − 1, the second takes two.

use std::{collections::HashMap, sync::LazyLock};

use super::{
    nim_sum::{NimSum, nim_sum},
    taking::{Octal, Period, Sequence},
};
use crate::{
    cancel::Cancel,
    convention::Convention,
    exact::{Exact, Interval},
};

/// The nimbers of the rows, with their period; nobody stops it.
static NIMBERS: LazyLock<Option<Sequence>> =
    LazyLock::new(|| Sequence::new(&Octal::row(1, 2).into(), 0, &Cancel::never()).ok());

/// The two rows, the smaller one first, that a move can leave of a row; ascending by the smaller one, and where that is the
/// same the move that takes one pin before the move that takes two.
pub fn splits(pins: u64) -> impl Iterator<Item = (u64, u64)> {
    let pairs = move |i: u64| [1, 2].into_iter().filter_map(move |taken| Some((i, pins.checked_sub(i + taken)?)));
    (0..pins.div_ceil(2)).flat_map(pairs).filter(|(i, j)| i <= j)
}

/// The nimber of a row.
pub fn nimber(pins: u64) -> u64 {
    NIMBERS.as_ref().map_or(0, |nimbers| nimbers.get(pins).into())
}

/// The period of the nimbers, with the values that prove it.
pub fn period() -> Option<Period> {
    NIMBERS.as_ref().and_then(Sequence::period)
}

/// The pins that a piece with so many whole units stands for.
pub const fn pins(floor: u64) -> u64 {
    floor.saturating_sub(1)
}

/// A piece of rope as the theory sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Piece {
    /// Its whole units.
    pub floor: u64,
    /// The row it is in Kayles.
    pub pins: u64,
    /// That row's nimber.
    pub nimber: u64,
}

impl Piece {
    /// The piece with so many whole units.
    pub fn of(floor: u64) -> Self {
        Self { floor, pins: pins(floor), nimber: nimber(pins(floor)) }
    }

    /// The whole units of the two pieces, the smaller one first, that a cut can leave, in the order of [`splits`].
    pub fn cuts(self) -> impl Iterator<Item = (u64, u64)> {
        splits(self.pins).map(|(i, j)| (i + 1, j + 1))
    }
}

/// A cut that wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Split {
    /// The piece that is cut, from 1.
    pub piece: usize,
    /// The whole units it leaves, the left piece's first.
    pub floors: (u64, u64),
    /// The nimbers of the two.
    pub nimbers: (u64, u64),
}

/// A cut after which every length is there an even number of times, so that each cut can be copied from then on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Image {
    /// The piece that is cut, from 1.
    pub piece: usize,
    /// The distance of the cut from the rope's left end.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::text"))]
    pub cut: Exact,
    /// The cut whose mirror image it is; none where a middle is cut.
    #[cfg_attr(
        feature = "serde",
        serde(skip_serializing_if = "Option::is_none", serialize_with = "crate::serial::text_if")
    )]
    pub of: Option<Exact>,
}

/// The figures of a rope.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Kayles {
    /// The pieces from left to right.
    pub pieces: Vec<Piece>,
    /// Their nimbers as rows of nim.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub sum: NimSum,
    /// `true` where every length is there an even number of times, so that each cut can be copied.
    pub paired: bool,
    /// The places where a cut wins, from left to right: all, measured from the rope's left end, in as few intervals as can be.
    pub intervals: Vec<Interval>,
    /// The cut that pairs all lengths, where one does.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub mirror: Option<Image>,
    /// The perfect player's winning cut.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub split: Option<Split>,
    /// The piece that ended the game, as it is written.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub short: Option<String>,
}

impl Kayles {
    /// The figures of pieces with these whole units.
    pub fn of(floors: &[u64]) -> Self {
        let pieces: Vec<Piece> = floors.iter().map(|floor| Piece::of(*floor)).collect();
        let nimbers: Vec<u64> = pieces.iter().map(|piece| piece.nimber).collect();
        let sum = NimSum::of(&nimbers, Convention::Normal);
        Self { pieces, sum, paired: false, intervals: Vec::new(), mirror: None, split: None, short: None }
    }

    /// The whole units that the winning cuts of a piece leave, the smaller one first; pieces count from 0.
    pub fn winning(&self, piece: usize) -> impl Iterator<Item = (u64, u64)> {
        let cuts = self.pieces.get(piece).copied().into_iter().flat_map(Piece::cuts);
        cuts.filter(move |floors| self.wins(piece, *floors))
    }

    /// Returns whether the cut of a piece that leaves these whole units wins; pieces count from 0.
    pub fn wins(&self, piece: usize, (i, j): (u64, u64)) -> bool {
        let before = self.pieces.get(piece).map_or(0, |piece| piece.nimber);
        i.min(j) > 0 && nimber(pins(i)) ^ nimber(pins(j)) == self.sum.nim_sum ^ before
    }

    /// Counts the pairs of whole units that win.
    pub(crate) fn count_winning(&self) -> usize {
        (0..self.pieces.len()).map(|piece| self.winning(piece).count()).sum()
    }
}

/// Single moves to the end when the winner hurries and the loser delays, the losing cut at the end included, by search.
#[derive(Debug, Default)]
pub struct Remoteness(HashMap<Vec<u64>, u64>);

impl Remoteness {
    /// More pins than this in all are not searched.
    pub const MOST: u64 = 14;

    /// The remoteness of these pieces; `None` where they are too large.
    pub fn of(&mut self, floors: &[u64]) -> Option<u64> {
        let mut rows: Vec<u64> = floors.iter().map(|floor| pins(*floor)).filter(|pins| *pins > 0).collect();
        rows.sort_unstable();
        (rows.iter().sum::<u64>() <= Self::MOST).then(|| self.search(rows))
    }

    fn search(&mut self, rows: Vec<u64>) -> u64 {
        if let Some(known) = self.0.get(&rows) {
            return *known;
        }
        let (mut soonest, mut longest) = (None, 0);
        for (at, row) in rows.iter().enumerate() {
            for (i, j) in splits(*row) {
                let mut after = rows.clone();
                after.swap_remove(at);
                after.extend([i, j].into_iter().filter(|pins| *pins > 0));
                after.sort_unstable();
                let lost = nim_sum(after.iter().map(|pins| nimber(*pins))) == 0;
                let left = self.search(after);
                if lost {
                    soonest = Some(soonest.map_or(left, |least: u64| least.min(left)));
                }
                longest = longest.max(left);
            }
        }
        let found = soonest.unwrap_or(longest) + 1;
        self.0.insert(rows, found);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_nimbers_are_those_of_guy_and_smith() {
        let first: Vec<u64> = (0..24).map(nimber).collect();
        assert_eq!(first, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7]);
    }

    /// The nimbers of the rows of 0 to `most` pins by the rules: the least value that no move has.
    fn by_the_rules(most: u64) -> Vec<u64> {
        let mut nimbers: Vec<u64> = Vec::new();
        for pins in 0..=most {
            let of = |pins: u64| nimbers[usize::try_from(pins).expect("a short row")];
            let values: Vec<u64> = splits(pins).map(|(i, j)| of(i) ^ of(j)).collect();
            nimbers.push((0..=pins).find(|value| !values.contains(value)).expect("a value is free"));
        }
        nimbers
    }

    #[test]
    fn the_period_is_seen_as_far_as_the_theorem_asks_and_beyond() {
        let period = NIMBERS.as_ref().and_then(Sequence::period).expect("a proved period");
        assert_eq!((period.length, period.from, period.proved_by), (12, 71, 2 * 71 + 2 * 12 + 2 - 1));
        let nimbers = by_the_rules(1000);
        for pins in 71..=1000 - 12 {
            assert_eq!(nimbers[pins], nimbers[pins + 12], "{pins}");
        }
        assert_ne!(nimbers[70], nimbers[70 + 12], "from 71 on, not before");
        assert!((0..).zip(&nimbers).all(|(pins, by_rule)| *by_rule == nimber(pins)));
    }

    #[test]
    fn every_split_is_named_once() {
        let all = |pins| splits(pins).collect::<Vec<_>>();
        assert_eq!(all(0), []);
        assert_eq!(all(1), [(0, 0)]);
        assert_eq!(all(2), [(0, 1), (0, 0)]);
        assert_eq!(all(5), [(0, 4), (0, 3), (1, 3), (1, 2), (2, 2)]);
        for pins in 0..40 {
            let mut expected: Vec<(u64, u64)> = Vec::new();
            for i in 0..pins {
                for j in (i..pins).rev() {
                    if i + j + 1 == pins || i + j + 2 == pins {
                        expected.push((i, j));
                    }
                }
            }
            assert_eq!(all(pins), expected, "{pins}");
        }
    }

    #[test]
    fn a_rope_of_ten_thousand_is_answered() {
        let why = Kayles::of(&[10_000]);
        assert_eq!(why.sum.nim_sum, nimber(9999));
        assert!(why.winning(0).any(|pair| pair == (5000, 5000)));
        assert!(why.count_winning() > 1);
    }

    #[test]
    fn without_pins_the_next_cut_is_the_last() {
        let mut remoteness = Remoteness::default();
        assert_eq!(remoteness.of(&[0]), Some(1));
        assert_eq!(remoteness.of(&[1, 1]), Some(1));
        assert_eq!(remoteness.of(&[2]), Some(2));
        assert_eq!(remoteness.of(&[3]), Some(2), "two pins fall at once");
        assert_eq!(remoteness.of(&[16]), None);
    }
}
