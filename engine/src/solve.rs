//! Outcomes, remoteness and Grundy values by search over the rules alone.
//!
//! ```
//! use zugzwang_engine::{Cancel, MoveFault, Outcome, Rules, solve::Solved};
//!
//! /// A staircase: each move goes one or two steps down, and whoever cannot move loses.
//! struct Stair;
//!
//! impl Rules for Stair {
//!     type Position = u32;
//!     type Move = u32;
//!
//!     fn moves(&self, step: &u32) -> impl Iterator<Item = u32> {
//!         1..=2.min(*step)
//!     }
//!
//!     fn play(&self, step: &u32, down: &u32) -> Result<u32, MoveFault> {
//!         step.checked_sub(*down).ok_or(MoveFault::Malformed)
//!     }
//!
//!     fn end(&self, step: &u32) -> Option<Outcome> {
//!         (*step == 0).then_some(Outcome::Loss)
//!     }
//! }
//!
//! let solved = Solved::of(&Stair, &10, 1000, &Cancel::never())?;
//! let ten = solved.get(&10).expect("the search started there");
//! assert_eq!((ten.outcome, ten.remoteness, ten.grundy), (Outcome::Win, Some(7), Some(1)));
//! assert_eq!(solved.best(&Stair, &10).collect::<Vec<_>>(), [1]);
//! # Ok::<(), zugzwang_engine::solve::Unsolved>(())
//! ```

use std::collections::HashMap;

use crate::{
    cancel::{Cancel, Stopped},
    outcome::Outcome,
    rules::Rules,
    theory::retrograde::Graph,
    worth::Worth,
};

/// The solution of a position: outcome, remoteness and Grundy value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Found {
    /// The outcome for the player to move under best play, or the result if the game is over. It is a draw if neither
    /// player can force an end.
    pub outcome: Outcome,
    /// Plies to the end if the winner hurries and the loser delays; `None` for a draw.
    pub remoteness: Option<u64>,
    /// The Grundy value under normal play: the smallest number that no option has as its value. A move that loses at
    /// once is not an option. `None` if a cycle can be reached, if the game can end in a draw, or if the players have
    /// different moves.
    pub grundy: Option<u64>,
}

/// The reason a game was not solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Unsolved {
    /// More positions can be reached than allowed, or they have too many moves.
    #[error("there are more positions than allowed")]
    TooMany,
    /// The computation was cancelled.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// Every position that can be reached from one, solved by search over the rules alone. Positions equal by symmetry are
/// solved once, as their [representative](Rules::representative).
///
/// Outcomes are computed backwards from the ends (E. Zermelo 1913; K. Thompson 1986 for games with cycles), Grundy
/// values by the mex rule (R. Sprague 1935, P. M. Grundy 1939).
#[derive(Debug, Clone)]
pub struct Solved<P> {
    places: HashMap<P, u32>,
    found: Vec<Found>,
    has_sides: bool,
}

/// The maximum number of moves examined, per position allowed.
const MOVES_PER_POSITION: usize = 100;
/// The number of moves of one position between two checks of `cancel`.
const MOVES_PER_CHECK: usize = 1 << 10;

impl<P: Clone + Eq + std::hash::Hash + std::fmt::Debug> Solved<P> {
    /// Solves all positions that can be reached from `from`, at most `most` of them. `cancel` reports how many were
    /// found.
    ///
    /// # Errors
    /// [`Unsolved`] if there are more, or if `cancel` is stopped.
    pub fn of<R: Rules<Position = P>>(rules: &R, from: &P, most: usize, cancel: &Cancel) -> Result<Self, Unsolved> {
        if most == 0 {
            return Err(Unsolved::TooMany);
        }
        let from = rules.representative(from);
        let has_sides = rules.turned(&from).is_some();
        let mut open = vec![from.clone()];
        let mut places = HashMap::from([(from, 0)]);
        let (mut after, mut ends) = (Vec::new(), Vec::new());
        let mut moves_left = most.saturating_mul(MOVES_PER_POSITION);
        while let Some(position) = open.get(after.len()).cloned() {
            cancel.step(after.len() as u64, open.len() as u64)?;
            let end = rules.end(&position);
            ends.push(end);
            let mut options = Vec::new();
            let moves = rules.moves(&position).take(if end.is_some() { 0 } else { usize::MAX });
            for (examined, mv) in (1_usize..).zip(moves) {
                if examined.is_multiple_of(MOVES_PER_CHECK) {
                    cancel.step(after.len() as u64, open.len() as u64)?;
                }
                moves_left = moves_left.checked_sub(1).ok_or(Unsolved::TooMany)?;
                let Ok(next) = rules.play(&position, &mv).map(|next| rules.representative(&next)) else { continue };
                let new = u32::try_from(open.len()).unwrap_or(u32::MAX);
                let place = *places.entry(next.clone()).or_insert(new);
                if place == new {
                    open.push(next);
                }
                // One position may have more moves than memory can hold.
                if open.len() > most {
                    return Err(Unsolved::TooMany);
                }
                options.push(place);
            }
            options.sort_unstable();
            options.dedup();
            after.push(options);
        }
        Ok(Self { places, found: found(&Graph::new(after), &ends, has_sides), has_sides })
    }

    /// Returns the solution of a position; `None` if it cannot be reached or is not its own
    /// [representative](Rules::representative).
    pub fn get(&self, position: &P) -> Option<Found> {
        self.places.get(position).and_then(|place| self.found.get(*place as usize)).copied()
    }

    /// Returns the solution of any position, replacing it by its representative.
    pub(crate) fn of_any<R: Rules<Position = P>>(&self, rules: &R, position: &P) -> Option<Found> {
        self.get(&rules.representative(position))
    }

    /// Returns whether the players have different moves.
    pub(crate) const fn has_sides(&self) -> bool {
        self.has_sides
    }

    /// Returns the number of positions solved.
    pub const fn count(&self) -> usize {
        self.found.len()
    }

    /// Returns the moves that keep the best result of the player to move, in the game's order: those that win, else
    /// those that draw. Empty if every move loses.
    pub fn best<'a, R: Rules<Position = P>>(
        &'a self,
        rules: &'a R,
        position: &'a P,
    ) -> impl Iterator<Item = R::Move> + 'a {
        let outcome = self.of_any(rules, position).map(|found| found.outcome);
        let best =
            outcome.filter(|outcome| matches!(outcome, Outcome::Win | Outcome::Draw) && rules.end(position).is_none());
        let moves = rules.moves(position).filter(move |_| best.is_some());
        moves.filter(move |mv| self.leads_to(rules, position, mv).map(|left| left.outcome.flip()) == best)
    }

    /// Returns the move of the perfect player: the soonest win, else a draw, else the latest loss and, of several such
    /// moves, the one with the fewest good replies. `None` if the game is over.
    pub fn suggested<R: Rules<Position = P>>(&self, rules: &R, position: &P) -> Option<R::Move> {
        if rules.end(position).is_some() {
            return None;
        }
        let worth = |mv: &R::Move| Some(self.leads_to(rules, position, mv)?.worth().before());
        let rated: Vec<(R::Move, Worth)> =
            rules.moves(position).filter_map(|mv| worth(&mv).map(|worth| (mv, worth))).collect();
        let best = Worth::best(rated.iter().map(|(_, worth)| *worth))?;
        let equal = rated.into_iter().filter(|(_, worth)| best.better_first(worth).is_eq()).map(|(mv, _)| mv);
        equal.min_by_key(|mv| rules.play(position, mv).map_or(0, |left| self.best(rules, &left).count()))
    }

    /// Returns the solution of the position a move leads to; `None` if the move is not legal or the position was not
    /// solved.
    pub fn leads_to<R: Rules<Position = P>>(&self, rules: &R, position: &P, mv: &R::Move) -> Option<Found> {
        self.of_any(rules, &rules.play(position, mv).ok()?)
    }
}

impl Found {
    /// Returns the solution as a worth.
    pub const fn worth(self) -> Worth {
        Worth { remoteness: self.remoteness, ..Worth::of(self.outcome) }
    }
}

/// Returns the outcome, remoteness and Grundy value of each position of a graph, given how some of them end.
fn found(graph: &Graph, ends: &[Option<Outcome>], has_sides: bool) -> Vec<Found> {
    let end = |place: u32| ends.get(place as usize).copied().flatten();
    let worth = |place| {
        end(place).map(|outcome| match outcome {
            Outcome::Draw | Outcome::Unknown => Worth::of(outcome),
            outcome => Worth { remoteness: Some(0), ..Worth::of(outcome) },
        })
    };
    let worths = graph.solve(worth);
    let values = if has_sides { vec![None; ends.len()] } else { values(graph, ends) };
    let solutions = worths.into_iter().zip(values);
    solutions.map(|(worth, grundy)| Found { outcome: worth.outcome, remoteness: worth.remoteness, grundy }).collect()
}

/// Returns the Grundy values, computed backwards from the ends: a value is known once those of all options are.
fn values(graph: &Graph, ends: &[Option<Outcome>]) -> Vec<Option<u64>> {
    let count = u32::try_from(ends.len()).unwrap_or(u32::MAX);
    let end = |place: u32| ends.get(place as usize).copied().flatten();
    // A move that loses at once does not count as an option.
    let loses = |place: &u32| end(*place) == Some(Outcome::Win);
    let options = |place: u32| graph.after(place).iter().copied().filter(move |option| !loses(option));
    let mut left: Vec<usize> = (0..count).map(|place| options(place).count()).collect();
    let mut values = vec![None; ends.len()];
    let mut ready: Vec<u32> = (0..count).filter(|place| left[*place as usize] == 0).collect();
    while let Some(place) = ready.pop() {
        let value = match end(place) {
            Some(Outcome::Win | Outcome::Draw | Outcome::Unknown) => continue,
            Some(Outcome::Loss) => 0,
            None => mex(options(place).filter_map(|option| values[option as usize])),
        };
        values[place as usize] = Some(value);
        for before in graph.before(place) {
            let waits = &mut left[*before as usize];
            *waits -= 1;
            if *waits == 0 {
                ready.push(*before);
            }
        }
    }
    values
}

/// Returns the smallest number that is not among these (the minimum excludant).
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let mut met: Vec<u64> = values.into_iter().collect();
    met.sort_unstable();
    met.dedup();
    (0..).zip(&met).find(|(least, value)| *least != **value).map_or(met.len() as u64, |(least, _)| least)
}
