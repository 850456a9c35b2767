//! Eight factors and the fate of each, by backward induction over the products that can be reached.
//!
//! A product of the factors 2 to 9 has no prime factor above 7, so there are fewer than 1,300 of them below 10^6, and
//! with the last factor fewer than 12,000 positions. All are solved at once, by the rules alone.

use std::collections::HashMap;

use super::ladder::factors;

/// A product and the last factor; both are 1 at the start.
pub type Place = (u64, u64);

/// The range in which landing wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Range {
    /// The smallest product that wins.
    pub low: u64,
    /// The largest product that wins; beyond it, landing loses.
    pub high: u64,
}

/// The solution of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solved {
    /// `true` if the player to move wins.
    pub won: bool,
    /// Plies to the end if the winner hurries and the loser delays.
    pub remoteness: u64,
}

/// The explanation of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Fates {
    /// The product so far.
    pub product: u64,
    /// The last factor played; 1 at the start.
    pub last: u64,
    /// The range in which landing wins.
    pub range: Range,
    /// Every factor and its fate; empty once the game is over.
    pub factors: Vec<Branch>,
}

/// A factor and its fate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Branch {
    /// The factor.
    pub factor: u64,
    /// The product it makes.
    pub product: u64,
    /// The fate of the factor.
    pub fate: Fate,
}

/// The consequence of playing a factor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Fate {
    /// The factor shares this divisor with the last one and may not be played.
    Shares(u64),
    /// The product lands in the range, which wins at once.
    Lands,
    /// The product exceeds the range, which loses at once.
    Exceeds,
    /// It leaves the opponent a lost position that lasts this many more plies.
    Wins(u64),
    /// It leaves the opponent a won position that lasts this many more plies.
    Loses(u64),
}

impl Fate {
    /// Returns whether the factor wins.
    pub const fn wins(self) -> bool {
        matches!(self, Self::Lands | Self::Wins(_))
    }

    /// Returns whether the factor may be played.
    pub(crate) const fn is_legal(self) -> bool {
        !matches!(self, Self::Shares(_))
    }
}

/// Every position that can be reached, solved.
#[derive(Debug, Clone)]
pub struct FateTable {
    range: Range,
    solved: HashMap<Place, Solved>,
}

impl FateTable {
    /// Solves the game that starts with the product 1.
    pub fn new(range: Range) -> Self {
        let mut table = Self { range, solved: HashMap::new() };
        // Each move at least doubles the product, so the recursion is at most 20 deep.
        table.solve((1, 1));
        table
    }

    /// Returns the solution of a position that can be reached.
    pub fn get(&self, place: Place) -> Option<Solved> {
        ended(place.0, self.range).or_else(|| self.solved.get(&place).copied())
    }

    fn solve(&mut self, place: Place) -> Solved {
        if let Some(known) = self.get(place) {
            return known;
        }
        let after: Vec<Solved> = moves(place.1).map(|factor| self.solve((place.0 * factor, factor))).collect();
        let lasting = |won: bool| after.iter().filter(move |after| after.won == won).map(|after| after.remoteness);
        let solved = match lasting(false).min() {
            Some(soonest) => Solved { won: true, remoteness: soonest + 1 },
            None => Solved { won: false, remoteness: lasting(true).max().unwrap_or(0) + 1 },
        };
        self.solved.insert(place, solved);
        solved
    }

    /// Explains a position that can be reached.
    pub fn fates(&self, (product, last): Place) -> Fates {
        let over = ended(product, self.range).is_some();
        let branch = |factor: u64| {
            let after = product * factor;
            Branch { factor, product: after, fate: self.fate(last, factor, after) }
        };
        Fates { product, last, range: self.range, factors: factors().filter(|_| !over).map(branch).collect() }
    }

    fn fate(&self, last: u64, factor: u64, after: u64) -> Fate {
        let shared = gcd(last, factor);
        if shared > 1 {
            return Fate::Shares(shared);
        }
        if after > self.range.high {
            return Fate::Exceeds;
        }
        if after >= self.range.low {
            return Fate::Lands;
        }
        match self.get((after, factor)) {
            Some(Solved { won: true, remoteness }) => Fate::Loses(remoteness),
            Some(Solved { won: false, remoteness }) => Fate::Wins(remoteness),
            // Every position a legal move leads to was solved at the start.
            None => Fate::Exceeds,
        }
    }
}

/// Returns the factors that may follow `last`.
pub fn moves(last: u64) -> impl DoubleEndedIterator<Item = u64> {
    factors().filter(move |&factor| gcd(last, factor) == 1)
}

/// Returns the result for the player who would move next, if a product has ended the game; `None` while it goes on.
pub fn ended(product: u64, range: Range) -> Option<Solved> {
    // The player who moved last has won by landing, or lost by exceeding.
    (product >= range.low).then_some(Solved { won: product > range.high, remoteness: 0 })
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
