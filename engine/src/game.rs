//! The trait that every game implements.

use std::fmt::Display;

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    error::MoveFault,
    exact::Interval,
    fields::{Field, Preset, Setup, SetupError},
    lengths::Value,
    map::Mapped,
    rng::Rng,
    rules::Rules,
    score::Score,
};

/// Rules with a name, a setup schema, a notation and a theory: what the arcade and the command line need.
///
/// The players alternate, starting from the setup. Positions and moves are displayed in the game's notation.
pub trait Game:
    Rules<Position: Display + Send + Sync + 'static, Move: Display + Send + Sync + 'static> + Sized + Send + Sync + 'static
{
    /// The id by which scripts name the game.
    const ID: &'static str;
    /// The fields of a setup. Their defaults make a playable setup.
    const FIELDS: &'static [Field];
    /// The fields that apply to the whole game and cannot be seen in a position, so they must be shown beside it.
    const RULES: &'static [&'static str];
    /// Setups to offer by name, the default first.
    const PRESETS: &'static [Preset];

    /// Whether both players have the same moves and only the last move decides, so that a position has a Grundy value
    /// under normal play.
    const IMPARTIAL: bool = true;

    /// Whether a game is declared drawn when a position occurs for the third time with the same player to move. Set for
    /// games whose positions can repeat and whose rules ignore the past. See [`Record::called`](crate::Record::called).
    const CALLED_DRAWN: bool = false;

    /// Whether the fields of a setup make rules of its own, so that a game with a name of its own can be based on it.
    const CUSTOM: bool = false;

    /// The part of the legal moves that [`Rules::moves`] lists.
    const LISTING: Listing = Listing::Every;

    /// Returns the words of a random setup: pleasant to play at a terminal, small enough to fit on the screen, and
    /// different from seed to seed. Empty if there is only one setup.
    fn random(_draw: &mut Rng) -> Vec<String> {
        Vec::new()
    }

    /// Creates the game of a setup, each field of which is in range.
    ///
    /// # Errors
    /// [`SetupError`] if the fields do not fit together.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// Returns the position the setup describes.
    fn start(&self) -> Self::Position;

    /// Returns the moves to list for a user: one of each [stretch](Game::stretch), if moves have one; otherwise all.
    fn listed<'a>(&'a self, position: &'a Self::Position) -> impl Iterator<Item = Self::Move> {
        self.moves(position)
    }

    /// Returns the interval of equivalent moves around this one, if a move is any point of a line; otherwise `None`.
    fn stretch(&self, _position: &Self::Position, _mv: &Self::Move) -> Option<Interval> {
        None
    }

    /// Parses a move in the game's notation. It need not be legal.
    ///
    /// # Errors
    /// [`MoveFault`] if the text is not a move of this game.
    fn read(&self, position: &Self::Position, text: &str) -> Result<Self::Move, MoveFault>;

    /// Returns the points each player has taken so far; `None` if the game has no score.
    fn totals(&self, _position: &Self::Position) -> Option<Score> {
        None
    }

    /// Returns the map of the game's positions; `None` if one or two numbers do not identify a position.
    fn map(&self) -> Option<&dyn Mapped<Self::Position>> {
        None
    }

    /// Finds who wins, by which moves, and why. If the game is over, the analysis has the result, no moves, and the
    /// reason.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn analyse(&self, position: &Self::Position, cancel: &Cancel) -> Result<Analysis<Self::Move>, Stopped>;

    /// Returns how many plies each of these positions lasts if the winner hurries and the loser delays, by search; `None`
    /// if too many positions can be reached, or if the analysis knows it wherever it can be known.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn lengths(&self, _positions: &[Self::Position], _cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        Ok(None)
    }

    /// Returns the value that the theory gives a position in a sum; `None` if it gives none. A search uses it.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn value(&self, position: &Self::Position, cancel: &Cancel) -> Result<Option<Value>, Stopped> {
        Ok(self.grundy(position, cancel)?.map(|nimber| Value { nimber, ..Value::default() }))
    }

    /// Returns a lower bound, quick to compute, on the number of positions that can be reached from this one, itself
    /// included. A search that it shows to be hopeless is not begun.
    fn reaches(&self, _position: &Self::Position) -> u64 {
        1
    }

    /// Returns whether the theory knows the Grundy value, under normal play, of every position that can be reached.
    fn has_grundy(&self) -> bool {
        false
    }

    /// Returns the Grundy value of a position under normal play; `None` if the theory does not know it.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn grundy(&self, position: &Self::Position, cancel: &Cancel) -> Result<Option<u64>, Stopped> {
        self.map().map_or(Ok(None), |map| Ok(map.glance(position, cancel)?.grundy))
    }

    /// Returns the moves to positions of this Grundy value, in the game's move order.
    ///
    /// By default every move is tried. A game with up to 10^18 moves overrides this if its theory can find them
    /// directly.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn moves_to(&self, position: &Self::Position, value: u64, cancel: &Cancel) -> Result<Best<Self::Move>, Stopped> {
        let mut moves = Vec::new();
        for (tried, mv) in (1..).zip(self.moves(position)) {
            cancel.step(tried, 0)?;
            let Ok(left) = self.play(position, &mv) else { continue };
            if self.grundy(&left, cancel)? == Some(value) {
                moves.push(mv);
            }
            if moves.len() > Best::<Self::Move>::MOST {
                break;
            }
        }
        Ok(moves.into_iter().collect())
    }
}

/// The part of the legal moves that a game lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listing {
    /// Every legal move.
    Every,
    /// Some of them, because a move is any point of a plane and no list can hold them all.
    Sample,
    /// One of each set of equivalent moves, because a move is any point of a line; see [`Game::stretch`].
    Stretches,
}
