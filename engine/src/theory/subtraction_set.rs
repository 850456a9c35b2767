//! One pile from which a move takes a number of a fixed set: Grundy values, remoteness, and their periods.
//!
//! The Grundy value of a pile is the least number that no option has, its mex (R. Sprague 1935, P. M. Grundy 1939). A value
//! follows from as many values before it as the largest size of the set says. So when that many in a row recur, everything
//! after them recurs, too: the period is proved (S. W. Golomb, *A mathematical investigation of games of "take-away"*, 1966;
//! Berlekamp, Conway and Guy, *Winning Ways*, chapter 4).
//!
//! Remoteness, in single moves: the winner goes to the P-position with the least, the loser to the N-position with the most.
//! Both add one to what lies before. So when as many in a row as the largest size says recur with the same number added to
//! each, they do so for ever.
//!
//! A Grundy value takes one byte, a remoteness four: 50 MB together for 10^7 objects, less where a period is proved, for the
//! tables end there. While they grow, the last words stand beside them, at most eight bytes for each of twice the largest size.

mod blocks;
mod figures;
mod recurrence;
mod sum;
#[cfg(test)]
mod tests;
mod words;

pub use self::{
    figures::{Around, Pile, Piles, Reach, Sequence, Strip, WinningCut},
    sum::SumRemoteness,
};
use self::{recurrence::recurrence, words::Growing};
use super::nim_sum::nim_sum;
use crate::cancel::{Cancel, Stopped};

/// So many values are looked through for a period, even where the pile is smaller.
const HORIZON: usize = 1 << 16;
/// So many are looked through first, then twice as many each time.
const FIRST: usize = 1 << 10;

/// A period that is proved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Period {
    /// From this pile on the values repeat; from no smaller one.
    pub from: u64,
    /// After so many they repeat; after no smaller number.
    pub length: u64,
    /// So many values in a row, the first of them that of `from`, stand there again one period later: this proves it.
    pub window: u64,
}

/// The Grundy values of a set, as far as they are asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Values {
    set: Vec<u64>,
    known: Vec<u8>,
    sequence: Sequence,
}

impl Values {
    /// The values of piles up to `pile` at the least; the sizes of `set` ascend. Until a period is proved, a byte is kept for each
    /// pile.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    pub fn of(set: &[u64], pile: u64, cancel: &Cancel) -> Result<Self, Stopped> {
        let mut growing = Growing::values(distances(set));
        let window = growing.window();
        let mut period = None;
        for until in lengths(pile, HORIZON) {
            growing.reach(until, cancel)?;
            let known = &growing.terms;
            if let Some(shift) = recurrence(known.len(), window, |at| known[at]) {
                let repeating = (0..known.len() - shift).rev().take_while(|&at| known[at] == known[at + shift]).count();
                let from = known.len() - shift - repeating;
                period = Some(Period { from: from as u64, length: shift as u64, window: window as u64 });
                growing.terms.truncate(from + shift);
                break;
            }
        }
        let sequence = Sequence::of(&growing.terms, period);
        Ok(Self { set: set.to_vec(), known: growing.terms, sequence })
    }

    /// Returns what is known of all values: the period, where it is proved.
    pub const fn sequence(&self) -> &Sequence {
        &self.sequence
    }

    /// The sizes that may be taken from a pile, ascending.
    pub fn sizes(&self, pile: u64) -> impl Iterator<Item = u64> + Clone {
        self.set.iter().copied().take_while(move |size| *size <= pile)
    }

    /// The Grundy value of a pile; `None` where it is larger than what is known and no period is proved.
    pub fn get(&self, pile: u64) -> Option<u64> {
        let at = match self.sequence.period {
            Some(period) if pile >= period.from => period.from + (pile - period.from) % period.length,
            _ => pile,
        };
        usize::try_from(at).ok().and_then(|at| self.known.get(at)).copied().map(u64::from)
    }

    /// The Grundy value of a pile that is known to be known.
    fn value(&self, pile: u64) -> u64 {
        let value = self.get(pile);
        debug_assert!(value.is_some(), "the value of {pile} was not asked for");
        value.unwrap_or(0)
    }

    /// The share of the moves from these piles that win, in parts of 2^32: exact enough to tell any two shares apart.
    pub fn answered(&self, piles: &[u64]) -> u64 {
        let sum = nim_sum(piles.iter().map(|pile| self.value(*pile)));
        let (mut winning, mut all) = (0_u64, 0_u64);
        for pile in piles {
            let rest = sum ^ self.value(*pile);
            for size in self.sizes(*pile) {
                all += 1;
                winning += u64::from(self.value(pile - size) == rest);
            }
        }
        (winning << 32).checked_div(all).unwrap_or(0)
    }
}

/// The remoteness of one pile, as far as it is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remoteness {
    known: Vec<u32>,
    /// After so many terms the same comes back, so much longer.
    repeats: Option<(u64, u64)>,
}

impl Remoteness {
    /// The remoteness of piles up to `pile` at the least; the sizes of `set` ascend. Until it repeats, four bytes are kept for each
    /// pile.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    pub fn of(set: &[u64], pile: u64, cancel: &Cancel) -> Result<Self, Stopped> {
        let mut growing = Growing::remoteness(distances(set));
        let window = growing.window();
        let mut repeats = None;
        for until in lengths(pile, 0) {
            growing.reach(until, cancel)?;
            let known = &growing.terms;
            // Whether it is lost or won, and how much longer it lasts than with one less.
            let step = |at: usize| (known[at + 1] % 2, known[at + 1].wrapping_sub(known[at]));
            if let Some(shift) = recurrence(known.len() - 1, window, step) {
                let last = known.len() - 1;
                repeats = Some((shift as u64, u64::from(known[last].saturating_sub(known[last - shift]))));
                break;
            }
        }
        Ok(Self { known: growing.terms, repeats })
    }

    /// Single moves to the end from a pile; `None` where it is larger than what is known and nothing repeats.
    pub fn get(&self, pile: u64) -> Option<u64> {
        let known = self.known.len() as u64;
        let (at, longer) = match self.repeats {
            Some((length, added)) if pile >= known => {
                let times = (pile - known) / length + 1;
                (pile - times * length, times * added)
            }
            _ => (pile, 0),
        };
        usize::try_from(at).ok().and_then(|at| self.known.get(at)).map(|&term| u64::from(term) + longer)
    }
}

/// The sizes of a set as distances in memory.
fn distances(set: &[u64]) -> Vec<usize> {
    set.iter().map(|&size| usize::try_from(size).unwrap_or(usize::MAX / 4)).collect()
}

/// Lists the lengths to compute before each search for a period, until `pile` and the horizon are reached.
fn lengths(pile: u64, horizon: usize) -> impl Iterator<Item = usize> {
    let enough = usize::try_from(pile).unwrap_or(usize::MAX / 4).saturating_add(1).max(horizon);
    let next = move |length: &usize| (*length < enough).then(|| length.saturating_mul(2).min(enough));
    std::iter::successors(Some(FIRST.min(enough)), next)
}
