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
    /// Why a position is lost: every factor that may be played from it, with the one that beats it soonest, or `None` if it exceeds the
    /// range. The position is this one or, if it is won, the one that the quickest win leaves; empty if that win ends the game.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub answers: Vec<(u64, Option<u64>)>,
}

impl Fates {
    /// Returns the factor that wins soonest, if any wins.
    pub fn soonest(&self) -> Option<Branch> {
        self.factors.iter().filter(|branch| branch.fate.wins()).min_by_key(|branch| branch.fate.lasting()).copied()
    }
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

    /// Returns the plies to the end after the factor.
    pub(crate) const fn lasting(self) -> u64 {
        match self {
            Self::Wins(moves) | Self::Loses(moves) => moves,
            Self::Shares(_) | Self::Lands | Self::Exceeds => 0,
        }
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
        let branches = self.branches((product, last)).filter(|_| !over).collect();
        let mut fates = Fates { product, last, range: self.range, factors: branches, answers: Vec::new() };
        let lost = fates.soonest().map_or((product, last), |branch| (branch.product, branch.factor));
        if !over && ended(lost.0, self.range).is_none() {
            let answered = self.branches(lost).filter(|branch| branch.fate.is_legal());
            fates.answers = answered.map(|branch| (branch.factor, self.answer(branch))).collect();
        }
        fates
    }

    fn branches(&self, (product, last): Place) -> impl Iterator<Item = Branch> {
        factors().map(move |factor| {
            let after = product * factor;
            Branch { factor, product: after, fate: self.fate(last, factor, after) }
        })
    }

    /// Returns the factor that wins soonest after a branch.
    fn answer(&self, branch: Branch) -> Option<u64> {
        let replies = self.branches((branch.product, branch.factor)).filter(|_| branch.fate != Fate::Exceeds);
        replies.filter(|reply| reply.fate.wins()).min_by_key(|reply| reply.fate.lasting()).map(|reply| reply.factor)
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
