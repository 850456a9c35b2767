//! The explanation of a position, of bounded size however large the piles are.

use super::{Period, Remoteness, SumRemoteness, Values};
use crate::{
    heaps::{Cut, Heaps},
    theory::nim_sum::{crosses, nim_sum},
};

/// The number of values shown below and above a single pile.
const STRIP: (u64, u64) = (100, 10);
/// The number of values shown below and above each of several piles.
const EXCERPT: (u64, u64) = (12, 4);
/// The maximum number of P-positions of a period that are listed.
const LOST: usize = 24;

/// The result of one move in a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Reach {
    /// The number of objects taken.
    pub take: u64,
    /// The number of objects left.
    pub left: u64,
    /// The Grundy value of what is left; 0 is lost for the player who then moves.
    pub value: u64,
}

/// Consecutive Grundy values.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Around {
    /// The pile of the first value.
    pub low: u64,
    /// The values.
    pub values: Vec<u64>,
}

/// A pile and its moves.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Pile {
    /// Its size.
    pub size: u64,
    /// Its Grundy value: the smallest number that no option has.
    pub value: u64,
    /// The results of its moves, smallest take first.
    pub options: Vec<Reach>,
    /// The values near it.
    pub around: Around,
}

impl Pile {
    fn of(size: u64, values: &Values, (below, above): (u64, u64)) -> Self {
        let reach = |take| Reach { take, left: size - take, value: values.value(size - take) };
        let low = size.saturating_sub(below);
        let around = (low..=size.saturating_add(above)).map_while(|pile| values.get(pile)).collect();
        let options = values.sizes(size).map(reach).collect();
        Self { size, value: values.value(size), options, around: Around { low, values: around } }
    }

    /// Returns the moves that leave a pile of this value.
    pub fn to_value(&self, value: u64) -> impl Iterator<Item = Reach> {
        self.options.iter().copied().filter(move |reach| reach.value == value)
    }
}

/// A summary of the values of a set: their period, if it is proved, and its P-positions.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Sequence {
    /// The period, if one is proved.
    pub period: Option<Period>,
    /// The P-positions of the first whole period, at most 24; empty if no period is proved.
    pub lost: Vec<u64>,
    /// The number of P-positions in the first whole period; 0 if no period is proved.
    pub lost_count: u64,
    /// The number of values stored, starting with pile 0. If a period is proved, they end with its first whole
    /// repetition.
    pub computed: u64,
}

impl Sequence {
    /// Summarizes `known`, which ends with the first whole period if one is proved.
    pub(super) fn of(known: &[u8], period: Option<Period>) -> Self {
        let lost = || {
            let from = period.map_or(known.len() as u64, |period| period.from);
            (0_u64..).zip(known).filter(move |(pile, value)| *pile >= from && **value == 0).map(|(pile, _)| pile)
        };
        Self {
            period,
            lost: lost().take(LOST).collect(),
            lost_count: lost().count() as u64,
            computed: known.len() as u64,
        }
    }
}

/// The explanation of a single pile.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Strip {
    /// The pile.
    pub pile: Pile,
    /// The winning move that ends the game soonest, if there is one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<Reach>,
    /// A summary of the values of the set.
    pub sequence: Sequence,
}

impl Strip {
    /// Explains a pile, given the values and the remoteness of the set.
    pub fn of(size: u64, values: &Values, remoteness: &Remoteness) -> Self {
        let pile = Pile::of(size, values, STRIP);
        let keep = pile.to_value(0).min_by_key(|reach| remoteness.get(reach.left));
        Self { pile, keep, sequence: values.sequence().clone() }
    }

    /// Returns whether the player to move loses.
    pub const fn is_lost(&self) -> bool {
        self.pile.value == 0
    }
}

/// A change of one pile that makes the position lost for the opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WinningCut {
    /// The number of the pile, counted from 1.
    pub pile: usize,
    /// The result of the move in that pile.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub reach: Reach,
}

impl WinningCut {
    /// Returns the move that makes this change.
    pub const fn cut(&self) -> Cut {
        Cut { heap: self.pile, take: self.reach.take }
    }
}

/// The explanation of several piles.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Piles {
    /// The piles.
    pub piles: Vec<Pile>,
    /// The nim-sum of their values.
    pub nim_sum: u64,
    /// The weights of the columns with an odd number of ones, highest first.
    pub crosses: Vec<u64>,
    /// A winning move, if there is one: the soonest if that is known, else the first.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<WinningCut>,
    /// A summary of the values of the set.
    pub sequence: Sequence,
}

impl Piles {
    /// Explains piles, given the values of the set and the remoteness, if known.
    pub fn of(piles: &Heaps, values: &Values, remoteness: Option<&SumRemoteness>) -> Self {
        let figures: Vec<Pile> = piles.0.iter().map(|&size| Pile::of(size, values, EXCERPT)).collect();
        let nim_sum = nim_sum(figures.iter().map(|pile| pile.value));
        let sequence = values.sequence().clone();
        let why = Self { piles: figures, nim_sum, crosses: crosses(nim_sum), keep: None, sequence };
        let lasts = |keep: &WinningCut| remoteness.and_then(|remoteness| remoteness.get(&piles.after(&[keep.cut()])));
        let keep = why.winning().min_by_key(lasts);
        Self { keep, ..why }
    }

    /// Returns every winning move, by pile and then by take.
    pub fn winning(&self) -> impl Iterator<Item = WinningCut> {
        let sum = self.nim_sum;
        let numbered = (1..).zip(&self.piles).filter(move |_| sum != 0);
        numbered.flat_map(move |(number, pile)| {
            pile.to_value(pile.value ^ sum).map(move |reach| WinningCut { pile: number, reach })
        })
    }
}
