//! The game of Euclid: two piles, the larger lowered by multiples of the smaller. Only the comparison of their ratio
//! with Φ = (1 + √5)/2 matters.
//!
//! The player to move wins exactly when the piles are equal or larger/smaller > Φ (A. J. Cole and A. J. T. Davie, *A
//! game based on the Euclidean algorithm and a winning strategy for it*, Mathematical Gazette 53, 1969). Since Φ² = Φ +
//! 1, the ratio is above Φ exactly when larger · (larger − smaller) > smaller². So integers decide, and equality is
//! impossible because Φ is irrational.
//!
//! The recursive solution does not need Φ. Let q and r be quotient and remainder of the two piles. If r = 0, the player
//! to move takes everything. If (smaller, r) is lost, the player to move leaves it. Otherwise, if q ≥ 2, the player to
//! move leaves (smaller + r, smaller), from which (smaller, r) is the only move; if q = 1, moving to (smaller, r) is
//! the only move and loses. So a won position has exactly one winning move and a lost one exactly one move at all: with
//! best play the whole game and its length are determined.

use std::cmp::Ordering;

/// The explanation of two piles.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Golden {
    /// The larger pile.
    pub larger: u64,
    /// The smaller pile; 0 once the game is over.
    pub smaller: u64,
    /// `true` if larger/smaller > Φ; `false` if there is no ratio.
    pub above_phi: bool,
    /// The only winning move; `None` if the player to move loses.
    pub take: Option<u64>,
    /// The largest quotient of consecutive Fibonacci numbers below the ratio, if there is one.
    pub fibonacci_below: Option<Pair>,
    /// The smallest quotient of consecutive Fibonacci numbers above the ratio, if there is one.
    pub fibonacci_above: Option<Pair>,
    /// The recursive solution: (a, b), then (b, a mod b), down to a multiple. Empty once the game is over.
    pub chain: Vec<Link>,
}

/// A quotient of two consecutive Fibonacci numbers: the larger, then the smaller.
pub type Pair = (u64, u64);

/// One link of the recursive solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Link {
    /// The larger pile.
    pub larger: u64,
    /// The smaller pile.
    pub smaller: u64,
    /// `true` if the player to move wins.
    pub won: bool,
}

impl Golden {
    /// Explains two piles, given in either order.
    ///
    /// ```
    /// use zugzwang_engine::theory::golden::Golden;
    ///
    /// let why = Golden::of(13, 5);
    /// assert_eq!((why.is_won(), why.take), (true, Some(5)));
    /// assert!(!Golden::of(5, 8).is_won());
    /// ```
    pub fn of(a: u64, b: u64) -> Self {
        let (larger, smaller) = (a.max(b), a.min(b));
        // With an empty pile there is no ratio to compare.
        let beside = |side| pairs().filter(move |pair| smaller > 0 && compare(*pair, (larger, smaller)) == side);
        Self {
            larger,
            smaller,
            above_phi: is_above_phi(larger, smaller),
            take: winning(larger, smaller),
            fibonacci_below: beside(Ordering::Less).max_by(|a, b| compare(*a, *b)),
            fibonacci_above: beside(Ordering::Greater).min_by(|a, b| compare(*a, *b)),
            chain: chain(larger, smaller),
        }
    }

    /// Returns whether the player to move wins, by the ratio.
    pub const fn is_won(&self) -> bool {
        is_won(self.larger, self.smaller)
    }

    /// Returns both sides of the integer test: larger · (larger − smaller), and smaller².
    pub const fn products(&self) -> (u128, u128) {
        products(self.larger, self.smaller)
    }

    /// Returns the number of plies to the end. With best play, every move is determined.
    pub fn remoteness(&self) -> u64 {
        // If the next link is won, the player to move has to insert a forced move before it.
        let detours = self.chain.windows(2).filter(|pair| pair[0].won && pair[1].won).count();
        (self.chain.len() + detours) as u64
    }
}

/// Returns both sides of the test; at most 10^36.
const fn products(larger: u64, smaller: u64) -> (u128, u128) {
    let (larger, smaller) = (larger as u128, smaller as u128);
    (larger * (larger - smaller), smaller * smaller)
}

/// Returns whether larger/smaller > Φ; `false` if there is no ratio.
pub const fn is_above_phi(larger: u64, smaller: u64) -> bool {
    let (product, square) = products(larger, smaller);
    smaller > 0 && product > square
}

/// Returns whether the player to move wins, by the ratio (Cole and Davie). With an empty pile the game is lost.
pub const fn is_won(larger: u64, smaller: u64) -> bool {
    smaller > 0 && (larger == smaller || is_above_phi(larger, smaller))
}

/// Returns the only winning move, if there is one.
pub const fn winning(larger: u64, smaller: u64) -> Option<u64> {
    if !is_won(larger, smaller) {
        return None;
    }
    let rest = larger % smaller;
    Some(match rest {
        0 => larger,
        _ if is_won(smaller, rest) => larger - rest - smaller,
        _ => larger - rest,
    })
}

/// Returns the recursive solution, link by link. It has about ninety links at most, because piles are at most 10^18.
fn chain(larger: u64, smaller: u64) -> Vec<Link> {
    let mut links = Vec::new();
    let (mut upper, mut lower) = (larger, smaller);
    while lower > 0 {
        links.push(Link { larger: upper, smaller: lower, won: true });
        (upper, lower) = (lower, upper % lower);
    }
    // From the end, where a pile is taken whole, back to the start.
    let mut next_won = false;
    for link in links.iter_mut().rev() {
        link.won = !next_won || link.larger / link.smaller >= 2;
        next_won = link.won;
    }
    links
}

/// Returns the quotients of consecutive Fibonacci numbers, 1/1, 2/1, 3/2, 5/3 …, as far as they fit in 64 bits. They
/// are alternately below and above Φ.
pub fn pairs() -> impl Iterator<Item = Pair> {
    let next = |(larger, smaller): &Pair| larger.checked_add(*smaller).map(|sum| (sum, *larger));
    std::iter::successors(Some((1, 1)), next)
}

/// Compares two quotients.
fn compare((a, b): Pair, (c, d): Pair) -> Ordering {
    (u128::from(a) * u128::from(d)).cmp(&(u128::from(c) * u128::from(b)))
}

/// A quotient in decimal notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decimals {
    /// Its digits, truncated and not rounded.
    pub digits: String,
    /// `true` if nothing was truncated.
    pub exact: bool,
}

/// Returns a quotient to this many places, by long division. `smaller` must not be 0 and is at most 10^37.
pub fn decimals(larger: u128, smaller: u128, places: usize) -> Decimals {
    let mut rest = larger % smaller;
    let mut digits = format!("{}.", larger / smaller);
    for _ in 0..places {
        digits.push_str(&(rest * 10 / smaller).to_string());
        rest = rest * 10 % smaller;
    }
    Decimals { digits, exact: rest == 0 }
}

/// Returns Φ to this many places, at most 70. Two consecutive Fibonacci numbers of 37 digits have a quotient that close
/// to it.
pub fn phi(places: usize) -> Decimals {
    const LARGE: u128 = 10_u128.pow(36);
    let (mut larger, mut smaller) = (1, 1);
    while larger < LARGE {
        (larger, smaller) = (larger + smaller, larger);
    }
    decimals(larger, smaller, places)
}

/// Returns the ratio and Φ to the first number of places that tells them apart, at least `least`.
///
/// For numbers up to 10^18 the two differ by more than 10^−37, so 37 places are always enough.
pub fn told_apart(larger: u64, smaller: u64, least: usize) -> (Decimals, Decimals) {
    const MOST: usize = 40;
    let to = |places| (decimals(larger.into(), smaller.into(), places), phi(places));
    let apart = (least..MOST).find(|places| {
        let (ratio, phi) = to(*places);
        ratio.digits != phi.digits
    });
    to(apart.unwrap_or(MOST))
}
