//! The boundary every game stands behind.

use std::fmt::Display;

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    error::MoveFault,
    exact::Interval,
    fields::{Field, Preset, Setup, SetupError},
    map::Mapped,
    rng::Rng,
    rules::Rules,
    score::Score,
};

/// Rules with a name, setups that are typed, a notation and a theory: what the arcade and the command line need beside the rules.
///
/// The players alternate from the setup on. Positions and moves are displayed in the game's notation.
pub trait Game:
    Rules<Position: Display + Send + Sync + 'static, Move: Display + Send + Sync + 'static> + Sized + Send + Sync + 'static
{
    /// The name scripts know the game by.
    const ID: &'static str;
    /// The fields of a setup; their defaults are a playable setup.
    const FIELDS: &'static [Field];
    /// The fields that hold for the whole game and that a position does not show: who sees it must be told them.
    const RULES: &'static [&'static str];
    /// Setups worth offering by name, the default one first.
    const PRESETS: &'static [Preset];

    /// `true` where both players have the same moves and all that counts is who makes the last one, so that a position has a
    /// Grundy value under normal play.
    const IMPARTIAL: bool = true;

    /// `true` where a game is called drawn when a position stands for the third time with the same player to move: where
    /// positions can come again and the rules do not count the past. See [`Record::called`](crate::Record::called).
    const CALLED_DRAWN: bool = false;

    /// The part of the legal moves that [`Rules::moves`] gives.
    const LISTING: Listing = Listing::Every;

    /// The words of a setup drawn at random: one that a person at a terminal would like to play, small enough to be drawn whole
    /// and different from draw to draw. None where there is but one setup.
    fn random(_draw: &mut Rng) -> Vec<String> {
        Vec::new()
    }

    /// Makes the game of a setup whose fields are in range each.
    ///
    /// # Errors
    /// [`SetupError`] where the fields do not fit together.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// The position the setup describes.
    fn start(&self) -> Self::Position;

    /// The moves that a list for people has: one of each [stretch](Game::stretch), where moves have one.
    fn listed<'a>(&'a self, position: &'a Self::Position) -> impl Iterator<Item = Self::Move> {
        self.moves(position)
    }

    /// All moves around this one that come to the same, where a move is any point of a line.
    fn stretch(&self, _position: &Self::Position, _mv: &Self::Move) -> Option<Interval> {
        None
    }

    /// Reads a move in the game's notation; it need not be legal.
    ///
    /// # Errors
    /// [`MoveFault`] where the text is no move of this game.
    fn read(&self, position: &Self::Position, text: &str) -> Result<Self::Move, MoveFault>;

    /// Returns the totals that each player has taken so far; `None` where no points are taken.
    fn totals(&self, _position: &Self::Position) -> Option<Score> {
        None
    }

    /// Returns the map on which its positions lie side by side; `None` where one number or two do not tell them apart.
    fn map(&self) -> Option<&dyn Mapped<Self::Position>> {
        None
    }

    /// Finds who wins, by which moves, and why. Answers for a position that is over, too: with its end, no moves, and
    /// the reason.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped the analysis through `cancel`.
    fn analyse(&self, position: &Self::Position, cancel: &Cancel) -> Result<Analysis<Self::Move>, Stopped>;

    /// Returns whether the theory knows the Grundy value of every position that can come up from the setup, under normal play.
    fn has_grundy(&self) -> bool {
        false
    }

    /// The Grundy value of a position under normal play, where the theory knows it.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    fn grundy(&self, position: &Self::Position, cancel: &Cancel) -> Result<Option<u64>, Stopped> {
        self.map().map_or(Ok(None), |map| Ok(map.glance(position, cancel)?.grundy))
    }

    /// The moves to positions of this Grundy value, in the game's move order. A theory that knows them without trying every move
    /// says so here: there may be 10^18.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
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

/// The part of the legal moves that the list of a game's moves gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listing {
    /// Every legal move.
    Every,
    /// Some of them: a move is any point of a plane, and no list can give all.
    Sample,
    /// One for each way the moves come to, because a move is any point of a line; [`Game::stretch`] says which others do.
    Stretches,
}
