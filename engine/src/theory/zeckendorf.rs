//! Fibonacci nim: a number as a sum of Fibonacci numbers, and the game decided by its smallest part.
//!
//! Every positive number is in exactly one way a sum of non-consecutive Fibonacci numbers, its Zeckendorf
//! representation (C. G. Lekkerkerker, 1952; E. Zeckendorf, 1972). If a move takes at least one object and at most a
//! limit, and the next limit is twice what was taken, the player to move loses exactly when the smallest part exceeds
//! the limit (M. J. Whinihan, *Fibonacci nim*, 1963). A take wins exactly when it is the sum of the smallest parts, is
//! within the limit, and is less than half of the next larger part, if there is one (C. Allen and V. Ponomarenko,
//! *Fibonacci nim and a full characterization of winning moves*, 2014). So there are at most as many winning takes as
//! parts.
//!
//! The loser lasts longest by taking 1. The answer is then the smallest part, 1 or 2, and for n ≥ 3 a part F(n) lasts
//! F(n − 2) such rounds. So the largest winning take, which leaves the fewest parts, is the quickest.

use std::cmp::Reverse;

/// The Fibonacci numbers F(2) = 1, F(3) = 2 … as far as they fit in 64 bits.
const FIBONACCI: [u64; 92] = {
    let mut numbers = [1; 92];
    numbers[1] = 2;
    let mut at = 2;
    while at < numbers.len() {
        numbers[at] = numbers[at - 1] + numbers[at - 2];
        at += 1;
    }
    numbers
};

/// Returns the parts of a number's Zeckendorf representation, largest first.
pub fn parts(number: u64) -> Vec<u64> {
    let mut rest = number;
    let fits = |part: &u64| {
        let fits = *part <= rest;
        rest -= if fits { *part } else { 0 };
        fits
    };
    FIBONACCI.into_iter().rev().filter(fits).collect()
}

/// Returns the Fibonacci numbers from 1 to `most`, largest first.
pub fn fibonacci_from(most: u64) -> impl Iterator<Item = u64> {
    FIBONACCI.into_iter().rev().skip_while(move |number| *number > most)
}

/// The explanation of a pile from which 1 to a limit may be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Zeckendorf {
    /// The number of objects left.
    pub rest: u64,
    /// The maximum this move may take, even if fewer objects are left.
    pub limit: u64,
    /// The parts of the pile, largest first.
    pub parts: Vec<u64>,
    /// The smallest part, which decides the game.
    pub smallest: Option<u64>,
    /// The largest winning take; `None` if the player to move has lost.
    pub take: Option<u64>,
}

impl Zeckendorf {
    /// Explains a pile of `rest` from which 1 to `limit` may be taken. `limit` must be at least 1.
    pub fn of(rest: u64, limit: u64) -> Self {
        let parts = parts(rest);
        let smallest = parts.last().copied();
        let mut why = Self { rest, limit, parts, smallest, take: None };
        why.take = why.winning().last();
        why
    }

    /// Returns the pile after a take, which sets the next limit.
    #[must_use]
    pub fn after(&self, take: u64) -> Self {
        Self::of(self.rest.saturating_sub(take), take.saturating_mul(2))
    }

    /// Returns whether the player to move loses; an empty pile is lost.
    pub fn is_lost(&self) -> bool {
        self.smallest.is_none_or(|smallest| smallest > self.limit)
    }

    /// Returns the maximum that can be taken.
    pub fn reach(&self) -> u64 {
        self.limit.min(self.rest)
    }

    /// Returns every winning take, ascending.
    pub fn winning(&self) -> impl Iterator<Item = u64> {
        let larger = self.parts.iter().rev().skip(1).map(Some).chain([None]);
        let sums = self.parts.iter().rev().scan(0, |sum, part| {
            *sum += part;
            Some(*sum)
        });
        let within = sums.zip(larger).take_while(|(sum, _)| *sum <= self.limit);
        let wins = |(sum, larger): (u64, Option<&u64>)| larger.is_none_or(|part| sum <= (part - 1) / 2).then_some(sum);
        within.filter_map(wins)
    }

    /// Returns the number of plies to the end if the winner hurries and the loser delays.
    pub fn remoteness(&self) -> u64 {
        match self.take {
            Some(take) => 1 + self.after(take).remoteness(),
            None => 2 * self.parts.iter().map(|part| rounds(*part)).sum::<u64>(),
        }
    }

    /// Returns the take that lasts longest in a lost position and, of several, the one with the most losing replies;
    /// `None` if the pile is empty. Taking more than 2 always ends sooner than taking 1.
    pub fn hold_out(&self) -> Option<u64> {
        (1..=self.reach().min(2)).max_by_key(|&take| {
            let after = self.after(take);
            let wrong = after.reach() - after.winning().count() as u64;
            (after.remoteness(), wrong, Reverse(take))
        })
    }
}

/// Returns the number of rounds of taking one and answering it that a part F(n) lasts: F(n − 2).
fn rounds(part: u64) -> u64 {
    let at = FIBONACCI.partition_point(|number| *number < part);
    match at {
        0 => 0,
        1 => 1,
        _ => FIBONACCI[at - 2],
    }
}
