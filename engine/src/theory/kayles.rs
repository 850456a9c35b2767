//! Kayles: rows of pins from which a move knocks out one pin or two adjacent ones, possibly splitting the row.
//!
//! H. E. Dudeney invented the game (*The Canterbury Puzzles*, 1907). It is the octal game 0.77: its nimbers have period
//! 12 from 71 pins on, which the octal periodicity theorem proves (R. K. Guy and C. A. B. Smith, *The G-values of
//! various games*, 1956; see [`super::taking::Period`]).
//!
//! Cutting a rope into pieces of at least one unit is the same game. A piece of length ℓ counts only by n = ⌊ℓ⌋: a cut
//! makes pieces with floors i and j of at least 1, where i + j = n, or n − 1 if the fractional rest is split between
//! both sides. With a pin for each place between two whole units, n − 1 in all, the first kind of cut takes one pin and
//! leaves i − 1 and j − 1 pins, and the second takes two.

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

/// The nimbers of the rows, with their period. The computation is never cancelled.
static NIMBERS: LazyLock<Option<Sequence>> =
    LazyLock::new(|| Sequence::new(&Octal::row(1, 2).into(), 0, &Cancel::never()).ok());

/// Returns the pairs of rows, the smaller first, that a move can leave of a row: ascending by the smaller row and, for
/// the same smaller row, taking one pin before taking two.
pub fn splits(pins: u64) -> impl Iterator<Item = (u64, u64)> {
    let pairs = move |i: u64| [1, 2].into_iter().filter_map(move |taken| Some((i, pins.checked_sub(i + taken)?)));
    (0..pins.div_ceil(2)).flat_map(pairs).filter(|(i, j)| i <= j)
}

/// Returns the nimber of a row.
pub fn nimber(pins: u64) -> u64 {
    NIMBERS.as_ref().map_or(0, |nimbers| nimbers.get(pins).into())
}

/// Returns the period of the nimbers, with the values that prove it.
pub fn period() -> Option<Period> {
    NIMBERS.as_ref().and_then(Sequence::period)
}

/// Returns the number of pins that a piece with this many whole units corresponds to.
pub const fn pins(floor: u64) -> u64 {
    floor.saturating_sub(1)
}

/// A piece of rope with its figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Piece {
    /// The number of whole units.
    pub floor: u64,
    /// The number of pins of the corresponding row in Kayles.
    pub pins: u64,
    /// The nimber of that row.
    pub nimber: u64,
}

impl Piece {
    /// Creates the piece with this many whole units.
    pub fn of(floor: u64) -> Self {
        Self { floor, pins: pins(floor), nimber: nimber(pins(floor)) }
    }

    /// Returns the whole units of the two pieces, the smaller first, that a cut can leave, in the order of [`splits`].
    pub fn cuts(self) -> impl Iterator<Item = (u64, u64)> {
        splits(self.pins).map(|(i, j)| (i + 1, j + 1))
    }
}

/// A winning cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Split {
    /// The piece that is cut, counted from 1.
    pub piece: usize,
    /// The whole units it leaves, the left piece first.
    pub floors: (u64, u64),
    /// The nimbers of the two pieces.
    pub nimbers: (u64, u64),
}

/// A cut after which every length occurs an even number of times, so that each later cut can be copied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Image {
    /// The piece that is cut, counted from 1.
    pub piece: usize,
    /// The distance of the cut from the rope's left end.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::text"))]
    pub cut: Exact,
    /// The cut whose mirror image it is; `None` if it cuts a piece in the middle.
    #[cfg_attr(
        feature = "serde",
        serde(skip_serializing_if = "Option::is_none", serialize_with = "crate::serial::text_if")
    )]
    pub of: Option<Exact>,
}

/// The explanation of a rope.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Kayles {
    /// The pieces, from left to right.
    pub pieces: Vec<Piece>,
    /// Their nimbers as heaps of nim.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub sum: NimSum,
    /// `true` if every length occurs an even number of times, so that each cut can be copied.
    pub paired: bool,
    /// All places where a cut wins, measured from the rope's left end, from left to right in as few intervals as
    /// possible.
    pub intervals: Vec<Interval>,
    /// The cut that pairs all lengths, if there is one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub mirror: Option<Image>,
    /// The perfect player's winning cut.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub split: Option<Split>,
    /// The length of the piece that ended the game, as it is written.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub short: Option<String>,
}

impl Kayles {
    /// Explains pieces with these whole units.
    pub fn of(floors: &[u64]) -> Self {
        let pieces: Vec<Piece> = floors.iter().map(|floor| Piece::of(*floor)).collect();
        let nimbers: Vec<u64> = pieces.iter().map(|piece| piece.nimber).collect();
        let sum = NimSum::of(&nimbers, Convention::Normal);
        Self { pieces, sum, paired: false, intervals: Vec::new(), mirror: None, split: None, short: None }
    }

    /// Returns the whole units, the smaller first, that the winning cuts of the piece with this index leave.
    pub fn winning(&self, piece: usize) -> impl Iterator<Item = (u64, u64)> {
        let cuts = self.pieces.get(piece).copied().into_iter().flat_map(Piece::cuts);
        cuts.filter(move |floors| self.wins(piece, *floors))
    }

    /// Returns whether a cut of the piece with this index wins if it leaves these whole units.
    pub fn wins(&self, piece: usize, (i, j): (u64, u64)) -> bool {
        let before = self.pieces.get(piece).map_or(0, |piece| piece.nimber);
        i.min(j) > 0 && nimber(pins(i)) ^ nimber(pins(j)) == self.sum.nim_sum ^ before
    }

    /// Returns the number of winning pairs of whole units.
    pub(crate) fn count_winning(&self) -> usize {
        (0..self.pieces.len()).map(|piece| self.winning(piece).count()).sum()
    }
}

/// Computes remoteness by search: plies to the end, including the losing cut, if the winner hurries and the loser
/// delays.
#[derive(Debug, Default)]
pub struct Remoteness(HashMap<Vec<u64>, u64>);

impl Remoteness {
    /// The maximum total number of pins searched.
    pub const MOST: u64 = 14;

    /// Returns the remoteness of these pieces; `None` if they are too large.
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
