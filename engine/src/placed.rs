//! The position of one game in a sum of games.

use std::{
    fmt::{self, Display},
    hash::{Hash, Hasher},
    sync::Arc,
};

use crate::{
    any::{AnyGame, AnyMove, AnyPosition},
    best::Best,
    cancel::{Cancel, Stopped},
    convention::Convention,
    error::MoveFault,
    fields::{LAST, Setup, SetupError},
    game::Listing,
    outcome::Outcome,
    rules::Rules,
    solve::{Solved, Unsolved},
};

/// The maximum number of positions of a game that is searched because its theory gives no values.
pub(crate) const SEARCHED: usize = 50_000;

/// Reasons a game cannot be part of a sum.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Unplaced {
    /// The setup is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The players have different moves, or count points, so there is no Grundy value.
    #[error("the last move alone does not decide this game")]
    Sides,
    /// Misère play: whoever makes the last move loses.
    #[error("misère play")]
    Misere,
    /// A position can repeat.
    #[error("a position can repeat")]
    Circles,
    /// No theory gives the values, and there are too many positions to search.
    #[error("more than {SEARCHED} positions")]
    TooMany,
}

/// A position with the game it belongs to, under normal play.
///
/// A move that loses at once is not a move of a sum, so whoever cannot move has lost, however else the game may end.
#[derive(Debug, Clone)]
pub struct Placed {
    game: AnyGame,
    position: AnyPosition,
    /// The values of all positions; `None` if theory gives them.
    solved: Option<Arc<Solved<AnyPosition>>>,
    /// Its place in the sum.
    place: usize,
}

impl Placed {
    /// Creates the start of a game as part of a sum. `setup` is the one that `game` was made from.
    ///
    /// # Errors
    /// [`Unplaced`] if it has no Grundy value.
    pub fn new(game: AnyGame, setup: &Setup) -> Result<Self, Unplaced> {
        let about = game.about();
        if !about.impartial || about.listing == Listing::Sample {
            return Err(Unplaced::Sides);
        }
        if about.fields.iter().any(|field| field.name == LAST.name) && Convention::of(setup).is_misere() {
            return Err(Unplaced::Misere);
        }
        let position = game.start();
        let solved = if game.has_grundy() { None } else { Some(Arc::new(searched(&game, &position)?)) };
        Ok(Self { game, position, solved, place: 0 })
    }

    /// Puts it at this place of a sum.
    #[must_use]
    pub const fn at(mut self, place: usize) -> Self {
        self.place = place;
        self
    }

    /// Returns the game.
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Returns the position.
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Returns the moves, in the game's order. The iterator is lazy, because there may be 10^18 of them.
    pub fn moves(&self) -> impl Iterator<Item = AnyMove> {
        let goes_on = self.game.end(&self.position).is_none();
        let legal = |mv: &AnyMove| self.game.play(&self.position, mv).is_ok_and(|after| !self.loses(&after));
        goes_on.then(|| self.game.moves(&self.position).filter(legal)).into_iter().flatten()
    }

    /// Returns whether no move is left.
    pub fn is_over(&self) -> bool {
        self.moves().next().is_none()
    }

    /// Parses a move, and returns it with the position after it.
    ///
    /// # Errors
    /// [`MoveFault`] if the text is not a legal move.
    pub fn after(&self, text: &str) -> Result<(AnyMove, Self), MoveFault> {
        if self.game.end(&self.position).is_some() {
            return Err(MoveFault::Over);
        }
        let mv = self.game.read(&self.position, text)?;
        let after = self.game.play(&self.position, &mv)?;
        if self.loses(&after) {
            return Err(MoveFault::Loses);
        }
        Ok((mv, self.with(after)))
    }

    /// Returns the Grundy value.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn value(&self, cancel: &Cancel) -> Result<u64, Stopped> {
        self.value_of(&self.position, cancel)
    }

    /// Returns the moves to positions of this Grundy value, in the game's order.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn moves_to(&self, value: u64, cancel: &Cancel) -> Result<Best<AnyMove>, Stopped> {
        if self.game.end(&self.position).is_some() {
            return Ok(Best::none());
        }
        if self.game.has_grundy() {
            return self.game.moves_to(&self.position, value, cancel);
        }
        let mut found = Vec::new();
        for mv in self.game.moves(&self.position) {
            cancel.step(found.len() as u64, 0)?;
            let Ok(after) = self.game.play(&self.position, &mv) else { continue };
            if !self.loses(&after) && self.value_of(&after, cancel)? == value {
                found.push(mv);
            }
        }
        Ok(found.into_iter().collect())
    }

    /// Returns its [parts](Rules::parts), or the position itself if there are none. A game that was searched as a whole is
    /// not taken apart.
    pub(crate) fn parts(&self) -> Vec<Self> {
        let parts = if self.solved.is_none() { self.game.parts(&self.position) } else { Vec::new() };
        if parts.is_empty() { vec![self.clone()] } else { parts.into_iter().map(|part| self.with(part)).collect() }
    }

    /// Returns the position that represents all those equal to this one by symmetry.
    #[must_use]
    pub fn representative(&self) -> Self {
        self.with(self.game.representative(&self.position))
    }

    fn with(&self, position: AnyPosition) -> Self {
        Self { position, ..self.clone() }
    }

    fn value_of(&self, position: &AnyPosition, cancel: &Cancel) -> Result<u64, Stopped> {
        // The theory may not cover the end of a game, where nobody can move.
        if self.game.end(position).is_some() {
            return Ok(0);
        }
        let found = || self.solved.as_ref()?.of_any(&self.game, position)?.grundy;
        Ok(match found() {
            Some(value) => value,
            None => self.game.grundy(position, cancel)?.unwrap_or(0),
        })
    }

    /// Returns whether a move to this position is not a move of a sum, because it ends its game without winning it.
    fn loses(&self, after: &AnyPosition) -> bool {
        matches!(self.game.end(after), Some(Outcome::Win | Outcome::Draw | Outcome::Unknown))
    }
}

/// Compares the positions and their places. At one place of a sum, all positions are of one game.
impl PartialEq for Placed {
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place && self.position == other.position
    }
}

impl Eq for Placed {}

impl Hash for Placed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.place.hash(state);
        self.position.hash(state);
    }
}

impl Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.position, f)
    }
}

/// Computes the values of all positions of a game by search.
fn searched(game: &AnyGame, position: &AnyPosition) -> Result<Solved<AnyPosition>, Unplaced> {
    let found = Solved::of(game, position, SEARCHED, &Cancel::never());
    let found = found.map_err(|unsolved| match unsolved {
        Unsolved::TooMany | Unsolved::Stopped(_) => Unplaced::TooMany,
    })?;
    if found.of_any(game, position).is_none_or(|found| found.grundy.is_none()) {
        return Err(Unplaced::Circles);
    }
    Ok(found)
}
