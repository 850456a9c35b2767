//! A saved game: its id, the undone moves, and the players.

use serde::{Deserialize, Serialize};
use zugzwang_engine::{Setup, games};

use super::{Fault, files::Content};
use crate::{
    look::{Look, own::Own},
    play::{
        board::{Continuation, Player, Side},
        boards,
        request::{AskError, Request},
        table::Table,
    },
    teach::path::Stop,
    words,
};

/// A game that can be resumed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct SavedGame {
    /// The game, its fields and the moves made.
    pub game: Request,
    /// Undone moves, the next one to redo first.
    pub redo: Vec<String>,
    /// Numbers of the moves, from 1, with which a machine gave something away on purpose. Undone moves are numbered
    /// after the others.
    pub gifts: Vec<usize>,
    /// The user's choice of a seat.
    pub side: Side,
    /// The players in their seats, once known.
    pub seats: Option<[Player; 2]>,
    /// For each player, the number of moves made when they sat down.
    pub seated: [usize; 2],
    /// Whether the result was counted. Undoing the end and playing on does not count again.
    pub counted: bool,
    /// The stop of the path and the number of its setup.
    pub stop: Option<(String, usize)>,
    /// Whether this is one of the games that make the stop known.
    pub exam: bool,
    /// Whether more than a hint where to look was given, or a move was undone.
    pub advised: bool,
    /// The time of the save, in seconds since 1970.
    pub saved: u64,
}

impl SavedGame {
    /// Creates a save of the game on this table; `saved` is the time in seconds since 1970.
    pub fn of(table: &Table, saved: u64) -> Self {
        let fields = table.setup().to_string().split_whitespace().map(ToOwned::to_owned).collect();
        let Continuation { taken_back, gifts, seated } = table.continuation();
        Self {
            game: Request { game: table.id().to_owned(), fields, moves: table.moves().join(" "), ..Request::default() },
            redo: taken_back,
            gifts,
            side: table.seating().side(),
            seats: table.seats(),
            seated,
            counted: false,
            stop: None,
            exam: false,
            advised: false,
            saved,
        }
    }

    /// Returns the custom game that this is, unless it is at a stop of the path.
    pub fn own<'a>(&self, look: &'a Look) -> Option<&'a Own> {
        // This runs every frame: parse the setup only if there is a custom game of this kind.
        let is_there = self.stop.is_none() && look.own.iter().any(|own| own.game == self.game.game);
        let entry = games::find(&self.game.game).filter(|_| is_there)?;
        words::own(entry.id, &Setup::read(entry.fields, &self.game.fields).ok()?, look)
    }

    /// Returns whether both are the same game, whether or not advice was given.
    pub fn is_same(&self, other: &Self) -> bool {
        *self == Self { advised: self.advised, ..other.clone() }
    }

    /// Returns whether the game can be resumed at this stop: it was begun there, or at no stop and this is the main
    /// stop of its game.
    pub fn is_at(&self, stop: &Stop) -> bool {
        match &self.stop {
            Some((at, _)) => at == stop.id,
            None => stop.id == stop.game && self.game.game == stop.game,
        }
    }

    /// Opens a table with this game on it.
    ///
    /// # Errors
    /// [`AskError`] for the first problem found.
    pub fn open(&self) -> Result<Table, AskError> {
        let unknown = || AskError::UnknownGame(self.game.game.clone());
        let entry = boards::find(&self.game.game).ok_or_else(unknown)?;
        let game = self.game.entry()?;
        let opened = entry.open(&self.game.fields, &self.game.moves(), self.side);
        let mut table = opened.map_err(|error| self.game.refused(error, game))?;
        let kept = Continuation { taken_back: self.redo.clone(), gifts: self.gifts.clone(), seated: self.seated };
        table.take_up(&kept, self.seats).map_err(|error| AskError::Move(error, game))?;
        Ok(table)
    }
}

impl Content for SavedGame {
    /// Replays every move, so a file that is accepted can be resumed.
    fn check(&self, game: Option<&str>) -> Result<(), Fault> {
        if game.is_some_and(|game| game != self.game.game) {
            return Err(Fault::OtherGame(self.game.game.clone()));
        }
        let replayed = || {
            let game = self.game.entry()?;
            // Fields are read as plain values, so a save cannot name another file.
            let mut record = game.open(&self.game.fields).map_err(|error| AskError::Setup(error, game))?;
            let redo = self.redo.iter().map(String::as_str);
            let mut moves = self.game.moves().into_iter().chain(redo);
            moves.try_for_each(|mv| record.play(mv)).map_err(|error| AskError::Move(error, game))
        };
        replayed().map_err(|error| Fault::Game(Box::new(error)))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    /// As `solve` takes it.
    id: String,
    redo: String,
    /// Missing in files from before gifts were saved.
    #[serde(default)]
    gifts: Vec<usize>,
    side: String,
    seats: Option<[String; 2]>,
    /// Left out if everyone still sits where they sat at the start.
    #[serde(default, skip_serializing_if = "is_start")]
    seated: [usize; 2],
    counted: bool,
    /// Left out if the game is not at a stop.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stop: Option<(String, usize)>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    exam: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    advised: bool,
    saved: u64,
}

fn is_start(seated: &[usize; 2]) -> bool {
    *seated == [0; 2]
}

impl From<SavedGame> for Form {
    fn from(game: SavedGame) -> Self {
        let Request { game: name, fields, moves, .. } = game.game;
        let words = std::iter::once(name).chain(fields).collect::<Vec<_>>().join(" ");
        Self {
            id: format!("{words} --moves \"{moves}\""),
            redo: game.redo.join(" "),
            gifts: game.gifts,
            side: game.side.to_string(),
            seats: game.seats.map(|seats| seats.map(|player| player.to_string())),
            seated: game.seated,
            counted: game.counted,
            stop: game.stop,
            exam: game.exam,
            advised: game.advised,
            saved: game.saved,
        }
    }
}

impl TryFrom<Form> for SavedGame {
    /// Names the field that is wrong. It is only for debugging: messages give the line instead.
    type Error = &'static str;

    fn try_from(form: Form) -> Result<Self, &'static str> {
        let player = |name: String| name.parse::<Player>().map_err(|_| "seats");
        let seats = match form.seats {
            Some([first, second]) => Some([player(first)?, player(second)?]),
            None => None,
        };
        Ok(Self {
            game: Request::parse(&form.id).map_err(|_| "id")?,
            redo: form.redo.split_whitespace().map(ToOwned::to_owned).collect(),
            gifts: form.gifts,
            side: form.side.parse().map_err(|_| "side")?,
            seats,
            seated: form.seated,
            counted: form.counted,
            stop: form.stop,
            exam: form.exam,
            advised: form.advised,
            saved: form.saved,
        })
    }
}
