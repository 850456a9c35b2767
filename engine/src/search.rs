//! A theory for any game: the complete answer to a position, by search.

use std::fmt::Display;

use crate::{
    analysis::Analysis,
    cancel::Cancel,
    reason::Reason,
    rules::Rules,
    solve::{Solved, Unsolved},
    theory::searched::Searched,
};

/// The solution of a game without a theory of its own: every position that can be reached from one, with its answer.
///
/// ```
/// use zugzwang_engine::{Cancel, Outcome, games::Wythoff, Game, Setup, search::Search};
///
/// // The theory of the queen is not used here.
/// let queen = Wythoff::new(&Setup::read(Wythoff::FIELDS, &["row=5", "col=3"])?)?;
/// let search = Search::of(&queen, &queen.start(), 1000, &Cancel::never())?;
/// let answer = search.analyse(&queen.start()).expect("the search started there");
/// assert_eq!((answer.worth.outcome, answer.worth.remoteness), (Outcome::Loss, Some(4)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Search<'a, R: Rules> {
    rules: &'a R,
    solved: Solved<R::Position>,
}

impl<'a, R: Rules<Position: Display, Move: Display>> Search<'a, R> {
    /// Solves all positions that can be reached from `from`, at most `most` of them. `cancel` reports how many were
    /// found.
    ///
    /// # Errors
    /// [`Unsolved`] if there are more, or if `cancel` is stopped.
    pub fn of(rules: &'a R, from: &R::Position, most: usize, cancel: &Cancel) -> Result<Self, Unsolved> {
        Ok(Self { rules, solved: Solved::of(rules, from, most, cancel)? })
    }

    /// Returns the answer to a position; `None` if it cannot be reached.
    pub fn analyse(&self, position: &R::Position) -> Option<Analysis<R::Move>> {
        let found = self.solved.of_any(self.rules, position)?;
        Some(Analysis {
            worth: found.worth(),
            best: self.solved.best(self.rules, position).collect(),
            suggested: self.solved.suggested(self.rules, position),
            grundy: found.grundy,
            reason: Reason::Searched(Searched::of(self.rules, position, &self.solved)?),
        })
    }

    /// Returns the solutions of all positions.
    pub const fn solved(&self) -> &Solved<R::Position> {
        &self.solved
    }
}
