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

#[cfg(test)]
mod tests {
    use super::*;

    const QUINTILLION: u64 = 1_000_000_000_000_000_000;

    #[test]
    fn parts_add_up_and_are_not_consecutive() {
        assert_eq!(parts(20), [13, 5, 2]);
        assert_eq!(parts(0), []);
        for number in (1..3000).chain([QUINTILLION, QUINTILLION - 1, u64::MAX]) {
            let parts = parts(number);
            assert_eq!(parts.iter().sum::<u64>(), number);
            let at = |part: &u64| FIBONACCI.iter().position(|number| number == part).unwrap_or(0);
            assert!(parts.windows(2).all(|pair| at(&pair[0]) >= at(&pair[1]) + 2), "{parts:?}");
        }
    }

    #[test]
    fn the_worked_examples() {
        assert!(Zeckendorf::of(3, 2).is_lost());
        assert_eq!(Zeckendorf::of(4, 2).take, Some(1));
        assert_eq!(Zeckendorf::of(0, 6).take, None);
        assert_eq!(Zeckendorf::of(0, 6).hold_out(), None);
    }

    /// The winning takes, and the remoteness.
    type Found = (Vec<usize>, u64);

    /// The solutions of every pile up to `most` and every limit up to twice the pile, by the rules alone.
    fn searched(most: usize) -> Vec<Vec<Found>> {
        let mut known: Vec<Vec<Found>> = vec![vec![(Vec::new(), 0)]];
        for rest in 1..=most {
            let row = (0..=2 * rest).map(|limit| look_ahead(rest, limit, &known)).collect();
            known.push(row);
        }
        known
    }

    fn look_ahead(rest: usize, limit: usize, known: &[Vec<Found>]) -> Found {
        let after = |take: usize| {
            let row = &known[rest - take];
            &row[(2 * take).min(row.len() - 1)]
        };
        let takes = 1..=limit.min(rest);
        let (won, lost): (Vec<usize>, Vec<usize>) = takes.partition(|take| after(*take).0.is_empty());
        let last = |takes: &[usize]| takes.iter().map(|take| after(*take).1).collect::<Vec<_>>();
        let last = last(&won).into_iter().min().or_else(|| last(&lost).into_iter().max());
        (won, 1 + last.unwrap_or(0))
    }

    #[test]
    fn piles_up_to_200_agree_with_search_under_every_limit() {
        let known = searched(200);
        for (rest, row) in (0..).zip(&known).skip(1) {
            for (limit, (winning, last)) in (0..).zip(row).skip(1) {
                let why = Zeckendorf::of(rest, limit);
                let takes: Vec<usize> = why.winning().filter_map(|take| usize::try_from(take).ok()).collect();
                assert_eq!(takes, *winning, "{rest},{limit}");
                assert_eq!((why.is_lost(), why.remoteness()), (winning.is_empty(), *last), "{rest},{limit}");
                let hold_out = why.hold_out().map(|take| why.after(take).remoteness() + 1);
                assert!(!why.is_lost() || hold_out == Some(*last), "{rest},{limit} holds out");
            }
        }
    }

    #[test]
    fn a_quintillion_is_solved_without_search() {
        let why = Zeckendorf::of(QUINTILLION, QUINTILLION - 1);
        let winning: Vec<u64> = why.winning().collect();
        assert!(!winning.is_empty() && winning.len() < why.parts.len());
        for take in winning {
            assert!(why.after(take).is_lost(), "{take}");
        }
        assert_eq!(Zeckendorf::of(QUINTILLION, 2 * QUINTILLION).take, Some(QUINTILLION));
    }
}
