//! A game as it is played on a screen, whatever its board.
//!
//! A [`Table`] has four parts: what has been played (`history`), who plays ([`Seating`]), where the cursor is (`Pointer`), and what
//! is known (`study`). Its methods are in a file for each: `log`, `seats`, `hand`, `insight`.

mod argument;
mod boxes;
mod cause;
mod hand;
mod history;
mod insight;
mod lectures;
mod log;
mod machines;
mod prelude;
mod proof;
mod questions;
mod remarks;
mod review;
mod seats;
mod study;
mod telling;
#[cfg(test)]
mod tests;
mod values;
mod wheel;

use zugzwang_engine::{
    AnyGame, AnyMove, AnyPosition, MoveError, Record, Rules, Score, Seat, map::name, players::Choice,
};

pub use cause::Cause;
pub use review::Review;

use crate::{
    look::Look,
    play::{
        board::{AnyBoard, AnyCursor, AnyScene, At, End, Landing, Player, Refusal, Seating, Seen, Side},
        panels::{Points, Who},
        request::Request,
    },
};
use history::History;
use study::Study;
use wheel::Turning;

/// A game on the screen.
#[derive(Debug)]
pub struct Table {
    board: &'static dyn AnyBoard,
    history: History,
    seating: Seating,
    pointer: Pointer,
    /// The move that a machine shows before making it.
    pointed: Option<Pointed>,
    study: Study,
    wheel: Turning,
}

/// The cursor and its state.
#[derive(Debug)]
struct Pointer {
    cursor: AnyCursor,
    /// The cursor that the last click selected: clicking it again plays its move.
    clicked: Option<AnyCursor>,
    /// Whether nothing is selected until an arrow key wakes the cursor.
    rests: bool,
    /// Whether the cursor was placed for spectators, so it is shown whoever is to move.
    led: bool,
}

/// A move that a machine shows before making it.
#[derive(Debug)]
struct Pointed {
    choice: Choice,
    /// The cursor to restore afterwards.
    left: AnyCursor,
}

impl Table {
    /// Continues from a record of the board's game. The moves made so far are attributed to no player.
    pub fn of(board: &'static dyn AnyBoard, record: Record, side: Side) -> Self {
        let at = At { game: record.game(), position: record.position() };
        let cursor = board.cursor(at, None);
        let mut seating = Seating::new(side);
        seating.take_up(None, [record.plies(); 2]);
        let mut table = Self {
            board,
            history: History::of(record),
            seating,
            pointer: Pointer { cursor, clicked: None, rests: false, led: false },
            pointed: None,
            study: Study::new(),
            wheel: Turning::default(),
        };
        table.position_changed();
        table
    }

    fn at(&self) -> At<'_> {
        self.with(self.now())
    }

    /// A position of this game.
    fn with<'a>(&'a self, position: &'a AnyPosition) -> At<'a> {
        At { game: self.game(), position }
    }

    fn game(&self) -> &AnyGame {
        self.history.record.game()
    }

    fn now(&self) -> &AnyPosition {
        self.history.record.position()
    }

    fn mover(&self) -> Seat {
        self.history.record.mover()
    }

    fn end(&self) -> Option<End> {
        self.history.end()
    }

    /// Whether a person may move now.
    fn is_open(&self) -> bool {
        self.end().is_none() && self.seating.player(self.mover()) == Some(Player::Person)
    }

    /// Whether two machines are playing.
    fn is_watched(&self) -> bool {
        self.seating.is_watched() && self.end().is_none()
    }

    /// Whether the cursor is shown: a person may move and has woken it, or it was placed for spectators.
    fn is_awake(&self) -> bool {
        self.is_open() && !self.pointer.rests || self.pointer.led
    }

    fn chosen(&self) -> Option<AnyMove> {
        if let Some(pointed) = &self.pointed {
            return Some(pointed.choice.mv.clone());
        }
        self.is_awake().then(|| self.board.chosen(self.at(), &self.pointer.cursor)).flatten()
    }

    fn position_changed(&mut self) {
        self.history.changes += 1;
        self.history.resigned = None;
        self.unpoint();
        self.seating.cut(self.plies());
        self.ask();
    }

    /// Asks about the current position and drops all earlier questions.
    fn ask(&mut self) {
        // With nothing selected at the start of a turn, the earlier selection does not matter.
        let before = (!self.seating.rests).then_some(&self.pointer.cursor);
        let cursor = self.board.cursor(self.at(), before);
        self.study.forget();
        self.study.questions.ask_now(self.history.record.game(), self.history.record.position());
        self.point(cursor);
        self.pointer.rests = self.seating.rests;
        self.choice_changed();
    }

    /// Moves the cursor there.
    fn point(&mut self, cursor: AnyCursor) {
        self.pointer.cursor = cursor;
        (self.pointer.rests, self.pointer.led) = (false, false);
        self.choice_changed();
    }

    /// Moves the cursor to a move.
    fn point_to(&mut self, mv: &AnyMove) {
        self.point(self.board.aim(self.at(), mv));
    }

    /// Forgets the last click, and asks about the move under the cursor, which may be another one now.
    fn choice_changed(&mut self) {
        self.pointer.clicked = None;
        let chosen = self.chosen();
        self.study.questions.ask_pick(self.history.record.game(), self.history.record.position(), chosen);
    }

    fn play(&mut self, mv: AnyMove) -> Result<(), MoveError> {
        self.history.record.make(mv)?;
        self.played();
        Ok(())
    }

    /// Called after a person's move.
    fn played(&mut self) {
        self.history.note(false);
        self.position_changed();
    }

    fn check_open(&self) -> Result<(), Refusal> {
        if self.end().is_some() {
            Err(Refusal::Over)
        } else if self.is_open() {
            Ok(())
        } else {
            Err(Refusal::Thinking)
        }
    }

    fn who(&self, seat: Seat) -> Who {
        Who::of(self.seating.seats(), seat)
    }

    fn points(&self, score: Score) -> Points {
        Points::of(score, self.mover())
    }

    /// The game as a person sees it who is told nothing.
    fn seen<'a>(&'a self, looks: bool, look: &'a Look) -> Seen<'a, AnyGame> {
        let plies = self.plies();
        let skipped = (plies + 1).saturating_sub(Seen::<AnyGame>::MOST);
        let trail = (skipped..=plies).map(|ply| self.history.record.position_after(ply)).collect();
        let then = self.chosen().and_then(|mv| self.game().play(self.now(), &mv).ok());
        let alone = self.seating.seats().filter(|seats| seats.contains(&Player::Person));
        let me =
            alone.and_then(|seats| Seat::ALL.into_iter().find(|seat| seats[seat.other().index()] != Player::Person));
        let Turning { turned, lived } = &self.wheel;
        // What the user lived through is private.
        let lived = if look.is_projected() { &[] } else { &lived[..] };
        let questions = &self.study.questions;
        let found = [questions.now(), questions.pick().map(|pick| pick.analysis)];
        let found = found.map(|found| found.filter(|_| looks).map(|found| &found.reason));
        Seen { trail, skipped, then, me, looks, found, turned: *turned, lived, look }
    }

    fn landing_of(&self, position: &AnyPosition, moves: &[String]) -> Landing {
        let from = Request::of(self.id(), self.setup(), moves).to_string();
        Landing { name: name(self.game(), position), position: position.to_string(), from }
    }

    fn words(&self, mv: &AnyMove, look: &Look) -> String {
        self.board.words(self.at(), mv, look)
    }

    fn scene<'a>(&'a self, look: &'a Look) -> AnyScene<'a> {
        AnyScene {
            at: self.at(),
            cursor: (self.is_awake() || self.pointed.is_some()).then_some(&self.pointer.cursor),
            last: self.history.record.last(),
            reason: self.study.questions.now().filter(|_| !self.study.veiled).map(|analysis| &analysis.reason),
            told: !self.study.veiled,
            look,
        }
    }
}
