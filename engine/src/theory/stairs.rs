//! Coins on a staircase: those on the odd steps are heaps of nim, and those on the even steps do not count.
//!
//! A move from an odd step takes coins out of the sum, as in nim. A move from an even step adds them to the odd step below,
//! but the opponent can push the same coins one step further, which restores the sum: a reversible move. So the player to
//! move loses exactly when the nim-sum of the odd steps is 0 (R. Sprague, *Über zwei Abarten von Nim*, Tôhoku Mathematical
//! Journal 43, 1937).
//!
//! Remoteness, in plies: a lost position lasts as many plies as there are steps for all coins to go, Σ i·cᵢ. No game is
//! longer, since every move takes a coin a step down. The loser can enforce that: if a coin lies on an odd step with an odd
//! count, or above an even count, moving it changes the lowest column alone, so that every winning reply moves one coin,
//! too. Otherwise all even steps are empty, and the loser takes one coin from an odd step as in
//! [nim](crate::theory::nim_sum).

use super::nim_sum::{NimSum, nim_sum};
use crate::{
    convention::Convention,
    heaps::{Cut, Heaps},
};

/// The explanation of a position on a staircase.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Stairs {
    /// The odd steps as heaps of nim, from the bottom: the first row is step 1, the second step 3.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub heaps: NimSum,
    /// The coins on the even steps, from step 2 up.
    pub aside: Vec<u64>,
}

impl Stairs {
    /// Explains the position with these coins, from step 1 up.
    ///
    /// ```
    /// use zugzwang_engine::theory::stairs::Stairs;
    ///
    /// let why = Stairs::of(&[2, 3, 1, 4]);
    /// assert_eq!((why.heaps.rows, why.aside, why.heaps.nim_sum), (vec![2, 1], vec![3, 4], 3));
    /// ```
    pub fn of(steps: &[u64]) -> Self {
        let odd: Vec<u64> = steps.iter().step_by(2).copied().collect();
        let aside = steps.iter().skip(1).step_by(2).copied().collect();
        Self { heaps: NimSum::of(&odd, Convention::Normal), aside }
    }

    /// Returns the number of moves in which all coins leave the stairs if each move takes one coin a step down. No game is
    /// longer.
    pub fn way(&self) -> u128 {
        way((1..).step_by(2).zip(&self.heaps.rows)) + way((2..).step_by(2).zip(&self.aside))
    }

    /// Returns the step of a row of the nim-sum. Rows count from 0, steps from 1.
    pub const fn step(row: usize) -> usize {
        2 * row + 1
    }
}

/// Returns the Grundy value: the nim-sum of the odd steps.
pub fn value(steps: &[u64]) -> u64 {
    nim_sum(steps.iter().step_by(2).copied())
}

/// Returns the moves that change the nim-sum to `wanted`, in the order of the steps; at most one from each.
pub fn moves_to(steps: &[u64], wanted: u64) -> impl Iterator<Item = Cut> {
    let change = value(steps) ^ wanted;
    steps.iter().enumerate().filter_map(move |(at, &coins)| {
        let take = if at % 2 == 0 {
            coins.checked_sub(coins ^ change)?
        } else {
            let below = *steps.get(at - 1)?;
            (below ^ change).checked_sub(below)?
        };
        (1..=coins).contains(&take).then_some(Cut { heap: at + 1, take })
    })
}

/// Returns the coins after a legal move: those taken from a step lie on the step below, those from step 1 are gone.
#[must_use]
pub fn after(steps: &Heaps, cut: Cut) -> Heaps {
    let mut after = steps.after(&[cut]);
    if let Some(below) = cut.heap.checked_sub(2).and_then(|at| after.0.get_mut(at)) {
        *below = below.saturating_add(cut.take);
    }
    after
}

/// Returns the number of steps that all coins together have to go, of steps with their numbers.
fn way<'a>(steps: impl Iterator<Item = (u128, &'a u64)>) -> u128 {
    steps.map(|(step, coins)| step * u128::from(*coins)).sum()
}

/// Returns the number of plies of the longest game.
fn longest(steps: &Heaps) -> u128 {
    way((1..).zip(&steps.0))
}

/// Returns the number of plies to the end if the winner hurries and the loser delays; `None` if it exceeds 64 bits.
pub fn remoteness(steps: &Heaps) -> Option<u64> {
    u64::try_from(if value(&steps.0) == 0 { longest(steps) } else { fastest(steps) }).ok()
}

/// Returns how many plies a won position lasts if the winner hurries.
fn fastest(steps: &Heaps) -> u128 {
    let most = moves_to(&steps.0, 0).map(|cut| cut.take).max().unwrap_or(0);
    longest(steps) + 1 - u128::from(most)
}

/// Returns the move to play in a lost position: the one that makes the game last longest and, among these, has the
/// fewest winning replies. `None` if no coin is left.
pub fn hold_out(steps: &Heaps) -> Option<Cut> {
    steps.single_cuts().min_by_key(|cut| {
        let after = after(steps, *cut);
        (std::cmp::Reverse(fastest(&after)), moves_to(&after.0, 0).count())
    })
}
