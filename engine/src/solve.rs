//! Outcomes, remoteness and Grundy values by search over the rules alone.
//!
//! ```
//! use zugzwang_engine::{Cancel, MoveFault, Outcome, Rules, solve::Solved};
//!
//! /// A stair on which each move goes one or two steps down; who stands below has lost.
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
//! let ten = solved.get(&10).expect("it is where the search began");
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
    /// The outcome for the mover under best play; at an end, the result. A draw where nobody can force the end.
    pub outcome: Outcome,
    /// Single moves to the end when the winner hurries and the loser delays; `None` where it is drawn.
    pub remoteness: Option<u64>,
    /// The Grundy value under normal play: the least that no option has. A move that loses at once is no option. `None` where
    /// a circle can be reached, where the game can end in a draw, and where the players have different moves.
    pub grundy: Option<u64>,
}

/// Positions that were not solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Unsolved {
    /// More positions can come up than were asked for, or their moves are too many.
    #[error("there are more positions than were asked for")]
    TooMany,
    /// The asker withdrew the question.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// Every position that can come up from one, solved by search over the rules alone; of those that a symmetry makes the same,
/// [one](Rules::representative).
///
/// Outcomes come backward from the ends (E. Zermelo 1913; K. Thompson 1986 for games with circles), Grundy values by the mex
/// rule (R. Sprague 1935, P. M. Grundy 1939).
#[derive(Debug, Clone)]
pub struct Solved<P> {
    places: HashMap<P, u32>,
    found: Vec<Found>,
    has_sides: bool,
}

/// So many moves for each position that was asked for are looked at, at the most.
const MOVES_EACH: usize = 100;
/// So many moves of one position between two looks at `cancel`.
const LOOKS: usize = 1 << 10;

impl<P: Clone + Eq + std::hash::Hash + std::fmt::Debug> Solved<P> {
    /// Solves all positions that can come up from `from`, at most `most` of them. `cancel` counts those that are found.
    ///
    /// # Errors
    /// [`Unsolved`] where there are more, or where the asker stopped it.
    pub fn of<R: Rules<Position = P>>(rules: &R, from: &P, most: usize, cancel: &Cancel) -> Result<Self, Unsolved> {
        if most == 0 {
            return Err(Unsolved::TooMany);
        }
        let from = rules.representative(from);
        let has_sides = rules.turned(&from).is_some();
        let mut open = vec![from.clone()];
        let mut places = HashMap::from([(from, 0)]);
        let (mut after, mut ends) = (Vec::new(), Vec::new());
        let mut moves_left = most.saturating_mul(MOVES_EACH);
        while let Some(position) = open.get(after.len()).cloned() {
            cancel.step(after.len() as u64, open.len() as u64)?;
            let end = rules.end(&position);
            ends.push(end);
            let mut options = Vec::new();
            let moves = rules.moves(&position).take(if end.is_some() { 0 } else { usize::MAX });
            for (looked_at, mv) in (1_usize..).zip(moves) {
                if looked_at.is_multiple_of(LOOKS) {
                    cancel.step(after.len() as u64, open.len() as u64)?;
                }
                moves_left = moves_left.checked_sub(1).ok_or(Unsolved::TooMany)?;
                let Ok(next) = rules.play(&position, &mv).map(|next| rules.representative(&next)) else { continue };
                let new = u32::try_from(open.len()).unwrap_or(u32::MAX);
                let place = *places.entry(next.clone()).or_insert(new);
                if place == new {
                    open.push(next);
                }
                // One position may have moves to more than there is memory for.
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

    /// Returns the solution of a position; `None` where it cannot come up or [another](Rules::representative) stands for it.
    pub fn get(&self, position: &P) -> Option<Found> {
        self.places.get(position).and_then(|place| self.found.get(*place as usize)).copied()
    }

    /// The same for a position that may stand for another one.
    pub(crate) fn of_any<R: Rules<Position = P>>(&self, rules: &R, position: &P) -> Option<Found> {
        self.get(&rules.representative(position))
    }

    /// Returns whether the players have different moves.
    pub(crate) const fn has_sides(&self) -> bool {
        self.has_sides
    }

    /// Returns the number of positions that were solved.
    pub const fn count(&self) -> usize {
        self.found.len()
    }

    /// The moves that keep the mover's best result, in the game's move order: those that win, else those that draw; none where
    /// every move loses.
    pub fn best<'a, R: Rules<Position = P>>(
        &'a self,
        rules: &'a R,
        position: &'a P,
    ) -> impl Iterator<Item = R::Move> + 'a {
        let outcome = self.of_any(rules, position).map(|found| found.outcome);
        let kept =
            outcome.filter(|outcome| matches!(outcome, Outcome::Win | Outcome::Draw) && rules.end(position).is_none());
        let moves = rules.moves(position).filter(move |_| kept.is_some());
        moves.filter(move |mv| self.leads_to(rules, position, mv).map(|left| left.outcome.flip()) == kept)
    }

    /// The move of the perfect player: the soonest win, else a draw, else the loss that comes last, and of such moves the one
    /// with the fewest good replies. `None` at the end of the game.
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

    /// Returns the solution of the position that a move leads to; `None` where the move is not legal, or that was not solved.
    pub fn leads_to<R: Rules<Position = P>>(&self, rules: &R, position: &P, mv: &R::Move) -> Option<Found> {
        self.of_any(rules, &rules.play(position, mv).ok()?)
    }
}

impl Found {
    /// The same as a worth.
    pub const fn worth(self) -> Worth {
        Worth { remoteness: self.remoteness, ..Worth::of(self.outcome) }
    }
}

/// Finds the outcome, the remoteness and the Grundy value of each position of a graph, where some are ends.
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
    let told = worths.into_iter().zip(values);
    told.map(|(worth, grundy)| Found { outcome: worth.outcome, remoteness: worth.remoteness, grundy }).collect()
}

/// The Grundy values, from the ends backward: a position's is known once those of all its options are.
fn values(graph: &Graph, ends: &[Option<Outcome>]) -> Vec<Option<u64>> {
    let count = u32::try_from(ends.len()).unwrap_or(u32::MAX);
    let end = |place: u32| ends.get(place as usize).copied().flatten();
    // A move that loses at once is as good as none.
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

/// The least number that is none of these.
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let mut met: Vec<u64> = values.into_iter().collect();
    met.sort_unstable();
    met.dedup();
    (0..).zip(&met).find(|(least, value)| *least != **value).map_or(met.len() as u64, |(least, _)| least)
}
