//! Why a position is won, as data: one variant per theory, with the figures of the position.

pub use crate::theory::beatty::Beatty;
pub use crate::theory::breaking::Breaking;
pub use crate::theory::calendar::Calendar;
pub use crate::theory::chomp::Chomp;
pub use crate::theory::column_sums::ColumnSums;
pub use crate::theory::domineering::Domineering;
pub use crate::theory::eatcake::Eatcake;
pub use crate::theory::fates::Fates;
pub use crate::theory::gaps::Gaps;
pub use crate::theory::golden::Golden;
pub use crate::theory::hackenbush::Hackenbush;
pub use crate::theory::intervals::Intervals;
pub use crate::theory::kayles::Kayles;
pub use crate::theory::ladder::Ladder;
pub use crate::theory::last_word::LastWord;
pub use crate::theory::mirror::Mirror;
pub use crate::theory::nim_sum::NimSum;
pub use crate::theory::own::Own;
pub use crate::theory::parity::Parity;
pub use crate::theory::residue::Residue;
pub use crate::theory::retrograde::Retrograde;
pub use crate::theory::score_table::ScoreTable;
pub use crate::theory::searched::Searched;
pub use crate::theory::stairs::Stairs;
pub use crate::theory::subtraction_set::{Piles, Strip};
pub use crate::theory::sum::Sum;
pub use crate::theory::taking::Taking;
pub use crate::theory::zeckendorf::Zeckendorf;

/// Why a position is won or lost.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Reason {
    /// Binary columns, each even or odd (Bouton 1901).
    NimSum(NimSum),
    /// Binary columns, counted modulo k + 1 (Moore 1910).
    ColumnSums(ColumnSums),
    /// The cells between two pieces on each track, as heaps of nim (Berlekamp, Conway and Guy 1982).
    Gaps(Gaps),
    /// Coins on the odd steps of a staircase, as heaps of nim (Sprague 1937).
    Stairs(Stairs),
    /// The ratio of two piles compared with Φ (Cole and Davie 1969).
    Golden(Golden),
    /// Pairs of multiples of Φ and Φ², rounded down (Wythoff 1907).
    Beatty(Beatty),
    /// The remainder of one pile (Bachet 1612).
    Residue(Residue),
    /// Intervals that are alternately won and lost (folklore).
    Ladder(Ladder),
    /// The fate of every factor (backward induction).
    Fates(Fates),
    /// A sum of games in canonical form (Conway 1976).
    Canonical(Eatcake),
    /// Stalks as numbers and nimbers, and their sum (Berlekamp, Conway and Guy 1982).
    Hackenbush(Hackenbush),
    /// Regions of free cells with their values, added up (Berlekamp, Conway and Guy 1982).
    Domineering(Domineering),
    /// Heaps that are taken from and split, with their Grundy values (Guy and Smith 1956).
    Breaking(Breaking),
    /// The ladder of P-dates in the calendar (backward induction).
    Calendar(Calendar),
    /// A bar of chocolate with a poisoned square: two rows, a square, a rectangle, or any other shape (Schuh 1952, Gale
    /// 1974).
    Chomp(Chomp),
    /// The margins of all intervals of a row (interval dynamic programming).
    Intervals(Intervals),
    /// Pieces that count by their whole units, like rows of pins in Kayles (Guy and Smith 1956).
    Kayles(Kayles),
    /// The player who fills the last line of a program on two bits (folklore).
    LastWord(LastWord),
    /// Coins and their mirror images on a round table (Dudeney 1903, with cigars).
    Mirror(Mirror),
    /// A custom theory's own explanation, as messages.
    Own(Own),
    /// Two distances, each even or odd.
    Parity(Parity),
    /// One pile from which the numbers of a set are taken, with the lost piles (Golomb 1966).
    SubtractionSet(Strip),
    /// The Grundy values of several piles, combined by nim-sum (Sprague 1935, Grundy 1939).
    SubtractionPiles(Piles),
    /// The Grundy values of different games played side by side, combined by nim-sum (Sprague 1935, Grundy 1939).
    Sum(Sum),
    /// Runs with their Grundy values, and the mirror symmetry if there is one (Guy and Smith 1956).
    Taking(Taking),
    /// The smallest part of a sum of Fibonacci numbers (Whinihan 1963).
    Zeckendorf(Zeckendorf),
    /// Every move and how the game ends after it, by retrograde analysis (Thompson 1986).
    Retrograde(Retrograde),
    /// Every position that can be reached, solved backwards from the ends by search over the rules alone (Zermelo
    /// 1913).
    Searched(Searched),
    /// The score the player to move gets from a row, by the first bar left and the previous move (backward induction).
    ScoreTable(ScoreTable),
}

impl Reason {
    /// Returns whether both players have the same moves, so that whether a position is an N- or a P-position does not
    /// depend on whose turn it is.
    pub const fn is_impartial(&self) -> bool {
        match self {
            Self::Gaps(_)
            | Self::Canonical(_)
            | Self::Domineering(_)
            | Self::Hackenbush(_)
            | Self::LastWord(_)
            | Self::Retrograde(_) => false,
            Self::Searched(why) => !why.has_sides,
            Self::Own(why) => !why.has_sides,
            _ => true,
        }
    }
}
