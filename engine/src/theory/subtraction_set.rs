//! One pile from which a move takes a number from a fixed set: Grundy values, remoteness, and their periods.
//!
//! The Grundy value of a pile is the smallest number that no option has, its mex (R. Sprague 1935, P. M. Grundy 1939).
//! A value depends only on the preceding values, as many as the largest number of the set. So once that many
//! consecutive values repeat, all later values repeat too, and the period is proved (S. W. Golomb, *A mathematical
//! investigation of games of "take-away"*, 1966; Berlekamp, Conway and Guy, *Winning Ways*, chapter 4).
//!
//! Remoteness, in plies: the winner goes to the P-position with the smallest, the loser to the N-position with the
//! largest, plus one. So once as many consecutive values as the largest number of the set repeat with the same number
//! added to each, they do so for ever.
//!
//! A Grundy value takes one byte and a remoteness four: 50 MB together for 10^7 objects, and less if a period is
//! proved, because the tables end there. While they grow, there is a buffer of at most eight bytes for each of twice
//! the largest number of the set.

mod blocks;
mod figures;
mod recurrence;
mod sum;
mod words;

pub use self::{
    figures::{Around, Pile, Piles, Reach, Sequence, Strip, WinningCut},
    sum::SumRemoteness,
};
use self::{recurrence::recurrence, words::Growing};
use super::nim_sum::nim_sum;
use crate::cancel::{Cancel, Stopped};

/// The number of values searched for a period even if the pile is smaller.
const HORIZON: usize = 1 << 16;
/// The number of values computed before the first search for a period; it doubles each time.
const FIRST: usize = 1 << 10;

/// A proved period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Period {
    /// The smallest pile from which the values repeat.
    pub from: u64,
    /// The smallest number of values after which they repeat.
    pub length: u64,
    /// The number of consecutive values, starting at `from`, that were compared with those one period later. It proves
    /// the period.
    pub window: u64,
}

/// The Grundy values of a set, up to some pile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Values {
    set: Vec<u64>,
    known: Vec<u8>,
    sequence: Sequence,
}

impl Values {
    /// Computes the values of piles up to at least `pile`. The sizes of `set` must be ascending. Until a period is
    /// proved, it takes one byte per pile.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
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

    /// Returns what is known of the sequence of values, such as its period.
    pub const fn sequence(&self) -> &Sequence {
        &self.sequence
    }

    /// Returns the sizes that may be taken from a pile, ascending.
    pub fn sizes(&self, pile: u64) -> impl Iterator<Item = u64> + Clone {
        self.set.iter().copied().take_while(move |size| *size <= pile)
    }

    /// Returns the Grundy value of a pile; `None` if the pile is larger than was computed and no period is proved.
    pub fn get(&self, pile: u64) -> Option<u64> {
        let at = match self.sequence.period {
            Some(period) if pile >= period.from => period.from + (pile - period.from) % period.length,
            _ => pile,
        };
        usize::try_from(at).ok().and_then(|at| self.known.get(at)).copied().map(u64::from)
    }

    /// Returns the Grundy value of a pile, asserting in debug builds that it was computed.
    fn value(&self, pile: u64) -> u64 {
        let value = self.get(pile);
        debug_assert!(value.is_some(), "the value of {pile} was not computed");
        value.unwrap_or(0)
    }

    /// Returns the share of winning moves among the moves from these piles, in units of 2^-32, which is precise enough
    /// to tell any two shares apart.
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

/// The remoteness of single piles, up to some pile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remoteness {
    known: Vec<u32>,
    /// The period, and the number added in each period.
    repeats: Option<(u64, u64)>,
}

impl Remoteness {
    /// Computes the remoteness of piles up to at least `pile`. The sizes of `set` must be ascending. Until it repeats,
    /// it takes four bytes per pile.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub fn of(set: &[u64], pile: u64, cancel: &Cancel) -> Result<Self, Stopped> {
        let mut growing = Growing::remoteness(distances(set));
        let window = growing.window();
        let mut repeats = None;
        for until in lengths(pile, 0) {
            growing.reach(until, cancel)?;
            let known = &growing.terms;
            // Whether the pile is lost or won, and how much longer it lasts than the one before.
            let step = |at: usize| (known[at + 1] % 2, known[at + 1].wrapping_sub(known[at]));
            if let Some(shift) = recurrence(known.len() - 1, window, step) {
                let last = known.len() - 1;
                repeats = Some((shift as u64, u64::from(known[last].saturating_sub(known[last - shift]))));
                break;
            }
        }
        Ok(Self { known: growing.terms, repeats })
    }

    /// Returns the number of plies to the end from a pile; `None` if the pile is larger than was computed and no period
    /// is known.
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

/// Returns the sizes of a set as array distances.
fn distances(set: &[u64]) -> Vec<usize> {
    set.iter().map(|&size| usize::try_from(size).unwrap_or(usize::MAX / 4)).collect()
}

/// Returns the lengths to compute before each search for a period, until `pile` and the horizon are reached.
fn lengths(pile: u64, horizon: usize) -> impl Iterator<Item = usize> {
    let enough = usize::try_from(pile).unwrap_or(usize::MAX / 4).saturating_add(1).max(horizon);
    let next = move |length: &usize| (*length < enough).then(|| length.saturating_mul(2).min(enough));
    std::iter::successors(Some(FIRST.min(enough)), next)
}
