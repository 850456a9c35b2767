//! The positions that can be reached from a setup, numbered, and where each move leads.

use std::{
    collections::{HashMap, HashSet},
    ops::Range,
};

use crate::{
    any::{AnyGame, AnyMove, AnyPosition},
    cancel::{Cancel, Stopped},
    fields::SetupError,
    game::Listing,
    outcome::Outcome,
    rules::Rules,
};

/// The maximum number of boxes.
pub(super) const MOST_BOXES: usize = 20_000;
/// The maximum number of colours in all boxes together.
pub(super) const MOST_COLOURS: usize = 1_000_000;
/// The maximum number of moves that are tried, many of which may lead to the same box.
const MOST_TRIED: u64 = 20_000_000;

/// The box or the end that a move leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lead {
    /// The position of this box, from which the opponent draws.
    Box(usize),
    /// The end of the game, with this result for the player who would move next.
    End(Outcome),
}

/// Reasons a setup has no matchboxes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum CabinetError {
    /// The setup is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// More positions can be reached than the maximum number of boxes.
    #[error("more than {MOST_BOXES} positions")]
    Boxes,
    /// The positions have more moves in total than the maximum number of colours, or too many to try.
    #[error("more than {MOST_COLOURS} moves")]
    Colours,
    /// The game's moves cannot be listed.
    #[error("the moves cannot be listed")]
    Unlisted,
    /// The outcome of this position is unknown.
    #[error("the outcome of {0} is unknown")]
    Unknown(String),
    /// The setup has no move.
    #[error("the setup has no move")]
    Over,
    /// `cancel` was stopped.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// The positions that can be reached, as their [representatives](Rules::representative), in the order in which they are
/// found.
#[derive(Debug, Default)]
pub(super) struct Reach {
    pub(super) positions: Vec<AnyPosition>,
    /// The index of each position in `positions`.
    pub(super) numbers: HashMap<AnyPosition, usize>,
    /// The index in `moves` of each position's first move.
    pub(super) from: Vec<usize>,
    /// The moves of all positions. Of those of one position that lead to the same position or end, only the first.
    pub(super) moves: Vec<AnyMove>,
    /// The box or end that each move leads to.
    pub(super) leads: Vec<Lead>,
    tried: u64,
}

impl Reach {
    /// Follows every move from the start of a game.
    ///
    /// # Errors
    /// [`CabinetError`] if there is no move, if there are too many positions or moves, if the moves cannot be listed,
    /// or if `cancel` was stopped.
    pub(super) fn of(game: &AnyGame, cancel: &Cancel) -> Result<Self, CabinetError> {
        if game.about().listing == Listing::Sample {
            return Err(CabinetError::Unlisted);
        }
        let start = game.representative(&game.start());
        if game.end(&start).is_some() {
            return Err(CabinetError::Over);
        }
        let mut reach = Self::default();
        reach.number(start);
        while let Some(position) = reach.positions.get(reach.from.len()).cloned() {
            cancel.step(0, 0)?;
            reach.from.push(reach.moves.len());
            reach.open(game, &position, cancel)?;
        }
        Ok(reach)
    }

    /// Returns the moves of a position, as a range of `moves`.
    pub(super) fn of_position(&self, number: usize) -> Range<usize> {
        let from = |at: usize| self.from.get(at).copied().unwrap_or(self.moves.len());
        from(number)..from(number + 1)
    }

    /// Returns the number of a position, adding it if it is new.
    fn number(&mut self, position: AnyPosition) -> usize {
        let next = self.positions.len();
        let number = *self.numbers.entry(position.clone()).or_insert(next);
        if number == next {
            self.positions.push(position);
        }
        number
    }

    /// Adds the moves of a position; of those that lead to the same position or end, only the first.
    fn open(&mut self, game: &AnyGame, position: &AnyPosition, cancel: &Cancel) -> Result<(), CabinetError> {
        let mut seen = HashSet::new();
        for mv in game.moves(position) {
            self.tried += 1;
            if self.tried.is_multiple_of(1024) {
                cancel.step(0, 0)?;
            }
            if self.tried > MOST_TRIED {
                return Err(CabinetError::Colours);
            }
            let Some(after) = after(game, position, &mv) else { continue };
            if !seen.insert(after.clone()) {
                continue;
            }
            let lead = match game.end(&after) {
                Some(outcome) => Lead::End(outcome),
                None => Lead::Box(self.number(after)),
            };
            self.leads.push(lead);
            self.moves.push(mv);
            if self.positions.len() > MOST_BOXES {
                return Err(CabinetError::Boxes);
            }
            if self.moves.len() > MOST_COLOURS {
                return Err(CabinetError::Colours);
            }
        }
        Ok(())
    }
}

/// Returns the [representative](Rules::representative) of the position after a move; `None` if the move is not legal.
pub(super) fn after(game: &AnyGame, position: &AnyPosition, mv: &AnyMove) -> Option<AnyPosition> {
    game.play(position, mv).ok().map(|after| game.representative(&after))
}
