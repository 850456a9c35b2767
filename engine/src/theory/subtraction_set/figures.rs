//! The figures of a position: bounded, however large the piles are.

use super::{Period, Remoteness, SumRemoteness, Values};
use crate::{
    heaps::{Cut, Heaps},
    theory::nim_sum::{crosses, nim_sum},
};

/// Values shown below and above one pile.
const STRIP: (u64, u64) = (100, 10);
/// Values shown below and above each of several piles.
const EXCERPT: (u64, u64) = (12, 4);
/// The most P-positions of a period that are listed.
const LOST: usize = 24;

/// The result of one move in a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Reach {
    /// The number of objects taken.
    pub take: u64,
    /// The number of objects left.
    pub left: u64,
    /// The Grundy value of what is left: 0 is lost for whoever receives it.
    pub value: u64,
}

/// Grundy values in a row.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Around {
    /// The pile the first value is of.
    pub low: u64,
    /// The values.
    pub values: Vec<u64>,
}

/// A pile and where it leads.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Pile {
    /// Its size.
    pub size: u64,
    /// Its Grundy value: the least that no option has.
    pub value: u64,
    /// The results of its moves, the smallest take first.
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

    /// The moves that leave a pile of this value.
    pub fn to_value(&self, value: u64) -> impl Iterator<Item = Reach> {
        self.options.iter().copied().filter(move |reach| reach.value == value)
    }
}

/// The figures of all values of the set: their period, where it is proved, and the P-positions in it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Sequence {
    /// The proved period; `None` where none is proved.
    pub period: Option<Period>,
    /// The P-positions of the first whole period, the first 24 of them; none where no period is proved.
    pub lost: Vec<u64>,
    /// The number of P-positions in the first whole period; 0 where no period is proved.
    pub lost_count: u64,
    /// The number of values kept, those of all smaller piles: where a period is proved, up to the end of the first whole one.
    pub computed: u64,
}

impl Sequence {
    /// `known` ends with the first whole period where one is proved.
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

/// The figures of one pile.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Strip {
    /// The pile.
    pub pile: Pile,
    /// The winning move that ends the game soonest, where there is one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<Reach>,
    /// All values of the set.
    pub sequence: Sequence,
}

impl Strip {
    /// The figures of a pile whose value and remoteness are known.
    pub fn of(size: u64, values: &Values, remoteness: &Remoteness) -> Self {
        let pile = Pile::of(size, values, STRIP);
        let keep = pile.to_value(0).min_by_key(|reach| remoteness.get(reach.left));
        Self { pile, keep, sequence: values.sequence().clone() }
    }

    /// Returns whether the mover loses.
    pub const fn is_lost(&self) -> bool {
        self.pile.value == 0
    }
}

/// One pile changed so that the position is lost for the opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WinningCut {
    /// The number of the pile, from 1.
    pub pile: usize,
    /// The result of the move in it.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub reach: Reach,
}

impl WinningCut {
    /// The move that does it.
    pub const fn cut(&self) -> Cut {
        Cut { heap: self.pile, take: self.reach.take }
    }
}

/// The figures of several piles: their values are added without carry.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Piles {
    /// The piles.
    pub piles: Vec<Pile>,
    /// The sum of their values without carry.
    pub nim_sum: u64,
    /// The weights of the columns with an odd number of ones, highest first.
    pub crosses: Vec<u64>,
    /// A winning move, where there is one: the soonest where that is known, else the first.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub keep: Option<WinningCut>,
    /// All values of the set.
    pub sequence: Sequence,
}

impl Piles {
    /// The figures of piles whose values are known, and their remoteness where that is.
    pub fn of(piles: &Heaps, values: &Values, remoteness: Option<&SumRemoteness>) -> Self {
        let figures: Vec<Pile> = piles.0.iter().map(|&size| Pile::of(size, values, EXCERPT)).collect();
        let nim_sum = nim_sum(figures.iter().map(|pile| pile.value));
        let sequence = values.sequence().clone();
        let why = Self { piles: figures, nim_sum, crosses: crosses(nim_sum), keep: None, sequence };
        let lasts = |keep: &WinningCut| remoteness.and_then(|remoteness| remoteness.get(&piles.after(&[keep.cut()])));
        let keep = why.winning().min_by_key(lasts);
        Self { keep, ..why }
    }

    /// Every winning move, by piles and then by takes.
    pub fn winning(&self) -> impl Iterator<Item = WinningCut> {
        let sum = self.nim_sum;
        let numbered = (1..).zip(&self.piles).filter(move |_| sum != 0);
        numbered.flat_map(move |(number, pile)| {
            pile.to_value(pile.value ^ sum).map(move |reach| WinningCut { pile: number, reach })
        })
    }
}
