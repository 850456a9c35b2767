//! Wythoff's game: a queen who only comes nearer to her corner, or two heaps of which a move lowers one, or both
//! equally.
//!
//! The lost positions are the pairs (⌊kΦ⌋, ⌊kΦ²⌋) for k = 0, 1, 2 … (W. A. Wythoff, *A modification of the game of
//! nim*, Nieuw Archief voor Wiskunde 7, 1907). Since Φ² = Φ + 1, k is the difference of its pair; since 1/Φ + 1/Φ² = 1,
//! each whole number from 1 on is in exactly one pair (S. Beatty, American Mathematical Monthly 33, 1926). A move keeps
//! one of the numbers or the difference, so it never leads from a pair to another pair. From any other position at most
//! three pairs can be reached: those with the same row, the same column and the same difference.
//!
//! In misère play the first two pairs are (0,1) and (2,2) instead of (0,0) and (1,2), and all others are the same.
//! Again each number is in one pair, and each difference belongs to one.
//!
//! With best play the game goes from pair to pair: the loser makes a move after which only the preceding pair can be
//! reached, so the game lasts two moves per pair.
//!
//! ⌊kΦ⌋ = ⌊(k + √(5k²))/2⌋ is computed from the integer square root of 5k², which fits in 128 bits.

use crate::convention::Convention;

/// A lost position: the player to move loses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Pair {
    /// The difference.
    pub k: u64,
    /// The smaller number.
    pub lower: u64,
    /// The larger number.
    pub upper: u64,
}

/// The direction of a move: which of the two numbers it lowers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Way {
    /// The column alone.
    Left,
    /// The row alone.
    Down,
    /// Both by the same amount.
    Both,
}

/// A move: a number of squares in one direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Slide {
    /// The direction.
    pub way: Way,
    /// The number of squares.
    pub squares: u64,
}

/// A pair that shares a number or the difference with a position, and the move to it, if there is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Candidate {
    /// The only pair with the row, the column or the difference of the position.
    pub pair: Pair,
    /// The direction that keeps what the two have in common.
    pub way: Way,
    /// The number of squares to move in that direction; `None` if the pair cannot be reached.
    pub squares: Option<u64>,
}

/// The explanation of a position, whose numbers are counted from the corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Beatty {
    /// The row.
    pub row: u64,
    /// The column.
    pub column: u64,
    /// The play convention, serialized as whether the last move loses.
    #[cfg_attr(feature = "serde", serde(rename = "misere", serialize_with = "crate::serial::is_misere"))]
    pub last: Convention,
    /// The pairs with the same row, column and difference, reached by moving left, down and both ways.
    pub candidates: [Candidate; 3],
}

impl Way {
    /// Every direction, in the order of moves.
    pub const ALL: [Self; 3] = [Self::Left, Self::Down, Self::Both];

    /// Returns the name used in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Down => "down",
            Self::Both => "both",
        }
    }

    /// Returns how many rows and columns one square in this direction is.
    pub const fn reach(self) -> (u64, u64) {
        match self {
            Self::Left => (0, 1),
            Self::Down => (1, 0),
            Self::Both => (1, 1),
        }
    }
}

impl Pair {
    /// Returns the pair with a difference of up to 10^18.
    ///
    /// ```
    /// use zugzwang_engine::{Convention, theory::beatty::Pair};
    ///
    /// assert_eq!(Pair::of_difference(5, Convention::Normal), Pair { k: 5, lower: 8, upper: 13 });
    /// assert_eq!(Pair::of_difference(0, Convention::Misere), Pair { k: 0, lower: 2, upper: 2 });
    /// ```
    pub fn of_difference(k: u64, last: Convention) -> Self {
        let lower = match (last.is_misere(), k) {
            (true, 0) => 2,
            (true, 1) => 0,
            _ => times_phi(k),
        };
        Self { k, lower, upper: lower + k }
    }

    /// Returns the only pair that contains a number of up to 10^18.
    ///
    /// ```
    /// use zugzwang_engine::{Convention, theory::beatty::Pair};
    ///
    /// assert_eq!(Pair::of_number(8, Convention::Normal), Pair::of_number(13, Convention::Normal));
    /// ```
    pub fn of_number(number: u64, last: Convention) -> Self {
        let k = match (last.is_misere(), number) {
            (true, 0 | 1) => 1,
            (true, 2) | (false, 0) => 0,
            _ => difference_of(number),
        };
        Self::of_difference(k, last)
    }

    /// Returns the other number of the pair.
    const fn other(self, number: u64) -> u64 {
        if number == self.lower { self.upper } else { self.lower }
    }

    /// Returns how many pairs precede this one, ordered by their larger numbers.
    pub const fn rank(self, last: Convention) -> u64 {
        match (last.is_misere(), self.k) {
            (true, 0) => 1,
            (true, 1) => 0,
            (_, k) => k,
        }
    }
}

/// Returns ⌊kΦ⌋.
fn times_phi(k: u64) -> u64 {
    let k = u128::from(k);
    // Below 1.7 · 10^18 for k up to 10^18.
    u64::try_from(k.midpoint((5 * k * k).isqrt())).unwrap_or(u64::MAX)
}

/// Returns the k for which a number from 1 on is ⌊kΦ⌋ or ⌊kΦ²⌋.
fn difference_of(number: u64) -> u64 {
    // The only k with kΦ between the number and the next is the first whole number above number/Φ = number · (Φ − 1).
    let multiple = times_phi(number);
    let k = multiple - number + 1;
    // Otherwise it is the first whole number above number/Φ² = number · (2 − Φ).
    if times_phi(k) == number { k } else { 2 * number - multiple }
}

/// Returns whether a row and a column form a pair, so that the player to move loses. It computes nothing else.
///
/// ```
/// use zugzwang_engine::{Convention, theory::beatty::is_pair};
///
/// assert!(is_pair(13, 8, Convention::Normal) && !is_pair(12, 8, Convention::Normal));
/// ```
pub fn is_pair(row: u64, column: u64, last: Convention) -> bool {
    Pair::of_difference(row.abs_diff(column), last).lower == row.min(column)
}

impl Beatty {
    /// Explains a position whose numbers are at most 10^18.
    ///
    /// ```
    /// use zugzwang_engine::{Convention, theory::beatty::Beatty};
    ///
    /// assert!(Beatty::of(13, 8, Convention::Normal).is_lost());
    /// let squares: Vec<u64> = Beatty::of(7, 10, Convention::Normal).winning().map(|slide| slide.squares).collect();
    /// assert_eq!(squares, [6, 1, 3]);
    /// ```
    pub fn of(row: u64, column: u64, last: Convention) -> Self {
        let (of_row, of_column) = (Pair::of_number(row, last), Pair::of_number(column, last));
        let of_both = Pair::of_difference(row.abs_diff(column), last);
        let candidates = [
            Candidate { pair: of_row, way: Way::Left, squares: down_to(column, of_row.other(row)) },
            Candidate { pair: of_column, way: Way::Down, squares: down_to(row, of_column.other(column)) },
            Candidate { pair: of_both, way: Way::Both, squares: down_to(row.min(column), of_both.lower) },
        ];
        Self { row, column, last, candidates }
    }

    /// Returns the larger number.
    pub fn larger(&self) -> u64 {
        self.row.max(self.column)
    }

    /// Returns the smaller number.
    pub fn smaller(&self) -> u64 {
        self.row.min(self.column)
    }

    /// Returns the pair with the same difference as the position.
    pub const fn of_both(&self) -> Pair {
        self.candidates[2].pair
    }

    /// Returns whether the position is a pair, so that the player to move loses.
    pub fn is_lost(&self) -> bool {
        self.of_both().lower == self.smaller()
    }

    /// Returns whether the queen has reached the corner.
    pub fn is_over(&self) -> bool {
        self.larger() == 0
    }

    /// Returns the winning moves, at most three, in the order of moves.
    pub fn winning(&self) -> impl Iterator<Item = Slide> {
        self.kept().map(|(slide, _)| slide)
    }

    /// Returns the winning moves, each with the pair it leads to.
    pub fn kept(&self) -> impl Iterator<Item = (Slide, Pair)> {
        let moves = |Candidate { pair, way, squares }| Some((Slide { way, squares: squares? }, pair));
        self.candidates.into_iter().filter_map(moves)
    }

    /// Returns the winning move that ends the game soonest, with its pair.
    pub fn fastest(&self) -> Option<(Slide, Pair)> {
        self.kept().min_by_key(|(_, pair)| pair.rank(self.last))
    }

    /// Returns the move that makes a lost position last longest: after it, only the preceding pair can be reached.
    /// `None` if the game is won or over.
    pub fn hold_out(&self) -> Option<Slide> {
        if !self.is_lost() || self.is_over() {
            return None;
        }
        let way = if self.row > self.column { Way::Down } else { Way::Left };
        // In misère play (2,2) precedes (3,5), and its difference is smaller by two.
        let squares = if self.last.is_misere() && self.of_both().k == 2 { 2 } else { 1 };
        Some(Slide { way, squares })
    }

    /// Returns the number of plies to the end if the winner hurries and the loser delays.
    pub fn remoteness(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let lasts = |pair: Pair| 2 * pair.rank(self.last) + u64::from(self.last.is_misere());
        let soonest = self.kept().map(|(_, pair)| lasts(pair) + 1).min();
        soonest.unwrap_or_else(|| lasts(self.of_both()))
    }
}

/// Returns how far a number is above another; `None` if it is not above it.
fn down_to(number: u64, least: u64) -> Option<u64> {
    number.checked_sub(least).filter(|far| *far > 0)
}
