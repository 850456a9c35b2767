//! A queen who only comes nearer to her corner, or two heaps of which one is lowered, or both alike: Wythoff's game.
//!
//! The lost positions are the pairs (⌊kΦ⌋, ⌊kΦ²⌋) for k = 0, 1, 2 … (W. A. Wythoff, *A modification of the game of nim*, Nieuw
//! Archief voor Wiskunde 7, 1907). As Φ² = Φ + 1, k is the difference of its pair; as 1/Φ + 1/Φ² = 1, each whole number from 1 on
//! stands in exactly one pair (S. Beatty, American Mathematical Monthly 33, 1926). So a move, which keeps a number or the
//! difference, never leads from a pair to another; and from any other position at most three pairs can be reached: that of
//! the row, that of the column and that of the difference.
//!
//! In misère play the first two pairs are (0,1) and (2,2) in the place of (0,0) and (1,2), and all others stay: again each number
//! stands in one pair and each difference belongs to one.
//!
//! Both players at their best go from pair to pair: the loser by a move from which only the pair before can be reached, so the
//! game lasts two moves a pair.
//!
//! ⌊kΦ⌋ = ⌊(k + √(5k²))/2⌋ is found with the whole square root of 5k², which 128 bits hold.

use crate::convention::Convention;

/// A pair of which the mover loses.
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

/// A way to move: the number that is lowered, or both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Way {
    /// The column alone.
    Left,
    /// The row alone.
    Down,
    /// Both alike.
    Both,
}

/// A move: so many squares one way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Slide {
    /// The way of the move.
    pub way: Way,
    /// The number of squares.
    pub squares: u64,
}

/// A pair that has something in common with a position, and the move that leads to it, if one does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Candidate {
    /// The only pair with the row, the column or the difference of the position.
    pub pair: Pair,
    /// The way that keeps what they have in common.
    pub way: Way,
    /// The number of squares to go that way; `None` where the pair cannot be reached.
    pub squares: Option<u64>,
}

/// The figures of a position, counted from the corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Beatty {
    /// The row.
    pub row: u64,
    /// The column.
    pub column: u64,
    /// The play convention: what becomes of who makes the last move; told as whether that loses.
    #[cfg_attr(feature = "serde", serde(rename = "misere", serialize_with = "crate::serial::is_misere"))]
    pub last: Convention,
    /// The pairs of the row, of the column and of the difference: left, down and both.
    pub candidates: [Candidate; 3],
}

impl Way {
    /// Every way, in the order of moves.
    pub const ALL: [Self; 3] = [Self::Left, Self::Down, Self::Both];

    /// Its name, as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Down => "down",
            Self::Both => "both",
        }
    }

    /// The rows and columns a square of this way takes.
    pub const fn reach(self) -> (u64, u64) {
        match self {
            Self::Left => (0, 1),
            Self::Down => (1, 0),
            Self::Both => (1, 1),
        }
    }
}

impl Pair {
    /// The pair of a difference, up to 10^18.
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

    /// The one pair in which a number up to 10^18 stands.
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

    /// The number that stands beside one of this pair.
    const fn other(self, number: u64) -> u64 {
        if number == self.lower { self.upper } else { self.lower }
    }

    /// Counts the pairs that come before this one, by their larger numbers.
    pub const fn rank(self, last: Convention) -> u64 {
        match (last.is_misere(), self.k) {
            (true, 0) => 1,
            (true, 1) => 0,
            (_, k) => k,
        }
    }
}

/// ⌊kΦ⌋.
fn times_phi(k: u64) -> u64 {
    let k = u128::from(k);
    // For k up to 10^18 it is below 1.7 · 10^18.
    u64::try_from(k.midpoint((5 * k * k).isqrt())).unwrap_or(u64::MAX)
}

/// The k of which a number from 1 on is ⌊kΦ⌋ or ⌊kΦ²⌋.
fn difference_of(number: u64) -> u64 {
    // The only k with kΦ between the number and the next is the next whole one above number/Φ = number · (Φ − 1).
    let multiple = times_phi(number);
    let k = multiple - number + 1;
    // Else it is the next one above number/Φ² = number · (2 − Φ).
    if times_phi(k) == number { k } else { 2 * number - multiple }
}

/// Returns whether a row and a column are a pair, so that the mover loses: without the other figures.
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
    /// The figures of a position with numbers up to 10^18.
    ///
    /// ```
    /// use zugzwang_engine::{Convention, theory::beatty::Beatty};
    ///
    /// assert!(Beatty::of(13, 8, Convention::Normal).is_lost());
    /// let told: Vec<u64> = Beatty::of(7, 10, Convention::Normal).winning().map(|slide| slide.squares).collect();
    /// assert_eq!(told, [6, 1, 3]);
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

    /// The larger number.
    pub fn larger(&self) -> u64 {
        self.row.max(self.column)
    }

    /// The smaller number.
    pub fn smaller(&self) -> u64 {
        self.row.min(self.column)
    }

    /// The pair of the position's difference.
    pub const fn of_both(&self) -> Pair {
        self.candidates[2].pair
    }

    /// Returns whether the position is a pair, so that the mover loses.
    pub fn is_lost(&self) -> bool {
        self.of_both().lower == self.smaller()
    }

    /// Returns whether the queen has come to the corner.
    pub fn is_over(&self) -> bool {
        self.larger() == 0
    }

    /// The winning moves, at most three, in the order of moves.
    pub fn winning(&self) -> impl Iterator<Item = Slide> {
        self.kept().map(|(slide, _)| slide)
    }

    /// The winning moves, each with the pair it leads to.
    pub fn kept(&self) -> impl Iterator<Item = (Slide, Pair)> {
        let moves = |Candidate { pair, way, squares }| Some((Slide { way, squares: squares? }, pair));
        self.candidates.into_iter().filter_map(moves)
    }

    /// The winning move that ends the game soonest, with its pair.
    pub fn fastest(&self) -> Option<(Slide, Pair)> {
        self.kept().min_by_key(|(_, pair)| pair.rank(self.last))
    }

    /// Returns the move by which a lost position lasts longest: after it, only the pair before can be reached. `None` where the
    /// game is won or over.
    pub fn hold_out(&self) -> Option<Slide> {
        if !self.is_lost() || self.is_over() {
            return None;
        }
        let way = if self.row > self.column { Way::Down } else { Way::Left };
        // In misère play (2,2) comes before (3,5), and its difference is two less.
        let squares = if self.last.is_misere() && self.of_both().k == 2 { 2 } else { 1 };
        Some(Slide { way, squares })
    }

    /// Single moves to the end when the winner hurries and the loser delays.
    pub fn remoteness(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let lasts = |pair: Pair| 2 * pair.rank(self.last) + u64::from(self.last.is_misere());
        let soonest = self.kept().map(|(_, pair)| lasts(pair) + 1).min();
        soonest.unwrap_or_else(|| lasts(self.of_both()))
    }
}

/// Returns how far a number lies above another; `None` where it does not.
fn down_to(number: u64, least: u64) -> Option<u64> {
    number.checked_sub(least).filter(|far| *far > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUINTILLION: u64 = 1_000_000_000_000_000_000;

    #[test]
    fn the_first_pairs_are_wythoffs() {
        let pairs = (0..=6).map(|k| Pair::of_difference(k, Convention::Normal)).map(|pair| (pair.lower, pair.upper));
        assert!(pairs.eq([(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15)]));
    }

    /// The least number that stands in no pair so far, and that and the next difference: Wythoff's own construction.
    #[test]
    fn each_pair_begins_with_the_least_number_that_stands_in_none_before() {
        for last in [Convention::Normal, Convention::Misere] {
            let mut of_numbers = vec![None; 4000];
            for k in 0..1000 {
                let pair = Pair::of_difference(k, last);
                for number in [pair.lower, pair.upper] {
                    let told = of_numbers[usize::try_from(number).expect("it is small")].replace(pair);
                    assert!(told.is_none_or(|told| told == pair), "{number} stands in {told:?} and {pair:?}");
                }
                let least = of_numbers.iter().position(Option::is_none).expect("not all have come");
                let next = Pair::of_difference(k + 1, last).lower;
                assert!(k < 2 || next == least as u64, "after {k}: {next}, not {least}");
            }
            for (number, pair) in (0..1500).zip(&of_numbers) {
                assert_eq!(Some(Pair::of_number(number, last)), *pair, "{number}");
            }
        }
    }

    /// Fibonacci numbers come closest: for k = F(n), kΦ lies just above F(n + 1) where n is odd, and just below it where n is even.
    #[test]
    fn the_multiples_of_phi_are_whole_to_the_last_digit() {
        let (mut k, mut next) = (1_u64, 1_u64);
        for n in 1..=86_u64 {
            assert_eq!(times_phi(k), if n.is_multiple_of(2) { next - 1 } else { next }, "F({n}) = {k}");
            (k, next) = (next, k + next);
        }
        assert!(k <= QUINTILLION && next > QUINTILLION / 2, "{k}");
        for number in [QUINTILLION, QUINTILLION - 1, 618_033_988_749_894_848, 381_966_011_250_105_151] {
            let pair = Pair::of_number(number, Convention::Normal);
            assert!(pair.lower == number || pair.upper == number, "{number}: {pair:?}");
        }
    }

    #[test]
    fn at_the_corner_nothing_is_left() {
        for last in [Convention::Normal, Convention::Misere] {
            let over = Beatty::of(0, 0, last);
            assert_eq!((over.is_lost(), over.winning().count(), over.remoteness()), (!last.is_misere(), 0, 0));
            assert_eq!(over.hold_out(), None);
        }
    }
}
