//! A game as it is kept: its id in words, what was taken back, and who sits where.

use serde::{Deserialize, Serialize};
use zugzwang_engine::{Setup, games};

use super::{Fault, files::Content};
use crate::{
    look::{Look, own::Own},
    play::{
        board::{Continuation, Player, Side, Table},
        boards,
        request::{AskError, Request},
    },
    teach::path::Stop,
    words,
};

/// A game that can be taken up again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct SavedGame {
    /// The game, its fields and the moves played.
    pub game: Request,
    /// The moves taken back, the next one to play again first.
    pub redo: Vec<String>,
    /// The numbers of the moves with which machines gave something back on purpose, from 1; those taken back are counted on.
    pub gifts: Vec<usize>,
    /// The seat that the user chose.
    pub side: Side,
    /// The players in their seats, once they are known.
    pub seats: Option<[Player; 2]>,
    /// The number of moves that had been made when each of them sat down.
    pub seated: [usize; 2],
    /// `true` where its result was counted already: who takes the end back and plays on is not counted twice.
    pub counted: bool,
    /// The stop of the path that it is played at, with the number of its setup.
    pub stop: Option<(String, usize)>,
    /// `true` where it is one of the games that make that stop known.
    pub exam: bool,
    /// `true` where more was told than where to look, or a move was taken back.
    pub advised: bool,
    /// The moment at which it was kept, in seconds since 1970.
    pub saved: u64,
}

impl SavedGame {
    /// The game on this table, kept at `saved`.
    pub fn of(table: &dyn Table, saved: u64) -> Self {
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

    /// The game of one's own that it is, where it is one beside the path.
    pub fn own<'a>(&self, look: &'a Look) -> Option<&'a Own> {
        // Where none is of this game, its setup need not be read for every frame.
        let is_there = self.stop.is_none() && look.own.iter().any(|own| own.game == self.game.game);
        let entry = games::find(&self.game.game).filter(|_| is_there)?;
        words::own(entry.id, &Setup::read(entry.fields, &self.game.fields).ok()?, look)
    }

    /// Returns whether both are one game, whatever was told in it.
    pub fn is_same(&self, other: &Self) -> bool {
        *self == Self { advised: self.advised, ..other.clone() }
    }

    /// Returns whether it is gone on with at this stop: it was begun there, or at no stop and this one is its game's own.
    pub fn is_at(&self, stop: &Stop) -> bool {
        match &self.stop {
            Some((at, _)) => at == stop.id,
            None => stop.id == stop.game && self.game.game == stop.game,
        }
    }

    /// The table with this game on it.
    ///
    /// # Errors
    /// [`AskError`] for the first thing that is wrong with it.
    pub fn open(&self) -> Result<Box<dyn Table>, AskError> {
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
    /// Every move is played: what is accepted can be gone on with.
    fn check(&self, game: Option<&str>) -> Result<(), Fault> {
        if game.is_some_and(|game| game != self.game.game) {
            return Err(Fault::OtherGame(self.game.game.clone()));
        }
        let replayed = || {
            let game = self.game.entry()?;
            // Read as values alone: a save never leads to another file.
            let mut record = game.open(&self.game.fields).map_err(|error| AskError::Setup(error, game))?;
            let redo = self.redo.iter().map(String::as_str);
            let mut moves = self.game.moves().into_iter().chain(redo);
            moves.try_for_each(|mv| record.play(mv)).map_err(|error| AskError::Move(error, game))
        };
        replayed().map_err(|error| Fault::Game(Box::new(error)))
    }
}

/// A game as it stands in its file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    /// The game with its setup and its moves, as `solve` takes them.
    id: String,
    redo: String,
    /// Files from before gifts were kept have none.
    #[serde(default)]
    gifts: Vec<usize>,
    side: String,
    seats: Option<[String; 2]>,
    /// Games in which all sit where they sat at the start have none.
    #[serde(default, skip_serializing_if = "is_start")]
    seated: [usize; 2],
    counted: bool,
    /// Games that are at no stop have none.
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
    /// The name of the field that is wrong; only that the form is wrong is told.
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
