//! A position of a game that is known by name only: what a sum of different games is made of.

use std::{
    any::Any,
    fmt::{self, Debug, Display},
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, OnceLock},
};

use crate::{
    best::Best,
    cancel::{Cancel, Stopped},
    convention::Convention,
    error::MoveFault,
    fields::{LAST, Setup, SetupError},
    game::{Game, Listing},
    outcome::Outcome,
    solve::{Solved, Unsolved},
};

/// A position with the rules it is played by, under normal play. A move that loses at once is no move of it: so who cannot move has
/// lost, whatever the game says of other ends.
pub trait AnyPosition: Debug + Display + Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// The position in the game's own types: a [`Placed`].
    fn as_any(&self) -> &dyn Any;

    /// The moves, in the game's notation and order; lazily, for there may be 10^18.
    fn moves(&self) -> Box<dyn Iterator<Item = String> + '_>;

    /// Returns whether no move is left.
    fn is_over(&self) -> bool {
        self.moves().next().is_none()
    }

    /// A move as the game writes it, and the position after it.
    ///
    /// # Errors
    /// [`MoveFault`] where the text is no legal move.
    fn after(&self, mv: &str) -> Result<(String, Arc<dyn AnyPosition>), MoveFault>;

    /// The Grundy value.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    fn value(&self, cancel: &Cancel) -> Result<u64, Stopped>;

    /// The moves to positions of this Grundy value, in the game's move order.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    fn moves_to(&self, value: u64, cancel: &Cancel) -> Result<Best<String>, Stopped>;

    /// Returns whether the other is the same position of the same kind of game.
    fn same(&self, other: &dyn AnyPosition) -> bool;

    /// A number that is the same for equal positions.
    fn hashed(&self) -> u64;

    /// One position for all that a symmetry makes the same.
    fn representative(&self) -> Arc<dyn AnyPosition>;
}

/// A game whose values no theory gives is searched where it has at most so many positions.
pub(crate) const SEARCHED: usize = 50_000;

/// A game that has no Grundy values to add.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum Unplaced {
    /// The setup is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The players have different moves, or count points: there is no Grundy value.
    #[error("no game in which all that counts is the last move")]
    Sides,
    /// Misère play: who makes the last move loses.
    #[error("misère play")]
    Misere,
    /// A position can come again.
    #[error("a circle can be reached")]
    Circles,
    /// No theory gives its values, and it has more positions than are searched.
    #[error("more than {SEARCHED} positions")]
    TooMany,
}

/// A position with its game.
pub struct Placed<G: Game> {
    game: Arc<G>,
    position: G::Position,
    /// The values where no theory gives them.
    solved: Arc<OnceLock<Option<Solved<G::Position>>>>,
}

impl<G: Game> Placed<G> {
    /// The position that a setup describes.
    ///
    /// # Errors
    /// [`Unplaced`] where it has no Grundy value.
    pub fn new(setup: &Setup) -> Result<Self, Unplaced> {
        let game = Arc::new(G::new(setup)?);
        if !G::IMPARTIAL || G::LISTING == Listing::Sample {
            return Err(Unplaced::Sides);
        }
        if G::FIELDS.iter().any(|field| field.name == LAST.name) && Convention::of(setup).is_misere() {
            return Err(Unplaced::Misere);
        }
        let position = game.start();
        let solved = Arc::new(OnceLock::new());
        if !game.has_grundy() {
            let found = Solved::of(game.as_ref(), &position, SEARCHED, &Cancel::never());
            let found = found.map_err(|unsolved| match unsolved {
                Unsolved::TooMany | Unsolved::Stopped(_) => Unplaced::TooMany,
            })?;
            if found.of_any(game.as_ref(), &position).is_none_or(|found| found.grundy.is_none()) {
                return Err(Unplaced::Circles);
            }
            // It was made a moment ago and is empty.
            let _ = solved.set(Some(found));
        }
        Ok(Self { game, position, solved })
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        &self.game
    }

    /// The position.
    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    fn with(&self, position: G::Position) -> Self {
        Self { game: Arc::clone(&self.game), position, solved: Arc::clone(&self.solved) }
    }

    /// The value of a position of this game.
    fn value_of(&self, position: &G::Position, cancel: &Cancel) -> Result<u64, Stopped> {
        // At an end the theory may be silent; nobody can move there.
        if self.game.end(position).is_some() {
            return Ok(0);
        }
        let found = || self.solved.get()?.as_ref()?.of_any(self.game.as_ref(), position)?.grundy;
        Ok(match found() {
            Some(value) => value,
            None => self.game.grundy(position, cancel)?.unwrap_or(0),
        })
    }

    /// Returns whether a move that leads there is no move of a sum: it ends its game and does not win it.
    fn loses(&self, after: &G::Position) -> bool {
        matches!(self.game.end(after), Some(Outcome::Win | Outcome::Draw | Outcome::Unknown))
    }
}

impl<G: Game> Debug for Placed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", G::ID, self.position)
    }
}

impl<G: Game> Display for Placed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.position, f)
    }
}

impl<G: Game> AnyPosition for Placed<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn moves(&self) -> Box<dyn Iterator<Item = String> + '_> {
        if self.game.end(&self.position).is_some() {
            return Box::new(std::iter::empty());
        }
        let legal = |mv: &G::Move| self.game.play(&self.position, mv).is_ok_and(|after| !self.loses(&after));
        Box::new(self.game.moves(&self.position).filter(legal).map(|mv| mv.to_string()))
    }

    fn after(&self, mv: &str) -> Result<(String, Arc<dyn AnyPosition>), MoveFault> {
        if self.game.end(&self.position).is_some() {
            return Err(MoveFault::Over);
        }
        let mv = self.game.read(&self.position, mv)?;
        let after = self.game.play(&self.position, &mv)?;
        if self.loses(&after) {
            return Err(MoveFault::Loses);
        }
        Ok((mv.to_string(), Arc::new(self.with(after))))
    }

    fn value(&self, cancel: &Cancel) -> Result<u64, Stopped> {
        self.value_of(&self.position, cancel)
    }

    fn moves_to(&self, value: u64, cancel: &Cancel) -> Result<Best<String>, Stopped> {
        if self.game.end(&self.position).is_some() {
            return Ok(Best::none());
        }
        if self.game.has_grundy() {
            return Ok(self.game.moves_to(&self.position, value, cancel)?.map(|mv| mv.to_string()));
        }
        let mut found = Vec::new();
        for mv in self.game.moves(&self.position) {
            cancel.step(found.len() as u64, 0)?;
            let Ok(after) = self.game.play(&self.position, &mv) else { continue };
            if !self.loses(&after) && self.value_of(&after, cancel)? == value {
                found.push(mv.to_string());
            }
        }
        Ok(found.into_iter().collect())
    }

    fn same(&self, other: &dyn AnyPosition) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| self.position == other.position)
    }

    fn hashed(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.position.hash(&mut hasher);
        hasher.finish()
    }

    fn representative(&self) -> Arc<dyn AnyPosition> {
        Arc::new(self.with(self.game.representative(&self.position)))
    }
}
