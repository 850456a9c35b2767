//! A game as it is played on a screen, whatever its board, in parts: what has been played (`history`), who plays (`Seating`),
//! where the cursor is (`Pointer`), and what is known (`study`). Screens use the traits of the same parts, each in a file of its
//! own: `log`, `seats`, `hand`, `insight`.

mod argument;
mod boxes;
mod hand;
mod history;
mod insight;
mod lectures;
mod log;
mod machines;
mod proof;
mod questions;
mod review;
mod seats;
mod study;
mod telling;
#[cfg(test)]
mod tests;
mod values;

use zugzwang_engine::{
    AnyGame, AnyMove, AnyPosition, MoveError, Record, Rules, Score, Seat, map::name, players::Choice,
};

use crate::{
    look::Look,
    play::{
        board::{AnyBoard, AnyCursor, AnyScene, At, End, Landing, Player, Refusal, Seating, Seen, Side, Stage},
        panels::{Points, Who},
        request::Request,
    },
};
use history::History;
use study::Study;

/// A game on the screen.
#[derive(Debug)]
pub struct Play {
    board: &'static dyn AnyBoard,
    history: History,
    seating: Seating,
    pointer: Pointer,
    /// The move that a machine shows before it makes it.
    pointed: Option<Pointed>,
    study: Study,
}

/// The cursor and its state.
#[derive(Debug)]
struct Pointer {
    cursor: AnyCursor,
    /// The cursor of what the last deed clicked: clicked again it is played.
    clicked: Option<AnyCursor>,
    /// `true` where nothing is chosen until an arrow wakes the cursor.
    rests: bool,
    /// `true` where it was put where it stands for who looks on.
    led: bool,
}

/// A move that a machine shows before it makes it.
#[derive(Debug)]
struct Pointed {
    choice: Choice,
    /// The cursor before it was put on the move.
    left: AnyCursor,
}

impl Play {
    /// Goes on with a record of the board's game.
    pub fn of(board: &'static dyn AnyBoard, record: Record, side: Side) -> Self {
        let at = At { game: record.game(), position: record.position() };
        let cursor = board.cursor(at, None);
        let mut play = Self {
            board,
            history: History::of(record),
            seating: Seating::new(side),
            pointer: Pointer { cursor, clicked: None, rests: false, led: false },
            pointed: None,
            study: Study::new(),
        };
        play.position_changed();
        play
    }

    fn at(&self) -> At<'_> {
        At { game: self.game(), position: self.position() }
    }

    fn game(&self) -> &AnyGame {
        self.history.record.game()
    }

    fn position(&self) -> &AnyPosition {
        self.history.record.position()
    }

    fn mover(&self) -> Seat {
        self.history.record.mover()
    }

    fn end(&self) -> Option<End> {
        self.history.end()
    }

    /// Returns whether a person may move now.
    fn is_open(&self) -> bool {
        self.end().is_none() && self.seating.player(self.mover()) == Some(Player::Person)
    }

    /// Returns whether two machines play a game that goes on.
    fn is_watched(&self) -> bool {
        self.seating.is_watched() && self.end().is_none()
    }

    /// Returns whether the cursor is to be seen: where a person may move, unless nothing is chosen yet, or where it was put for
    /// who looks on.
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
        self.seating.cut(self.history.record.plies());
        self.ask();
    }

    /// Asks about the position now, and forgets what was asked before.
    fn ask(&mut self) {
        // Where a turn begins with nothing chosen, what was chosen before does not matter.
        let before = (!self.seating.rests).then_some(&self.pointer.cursor);
        let cursor = self.board.cursor(self.at(), before);
        self.study.forget();
        self.study.questions.ask_now(self.history.record.game(), self.history.record.position());
        self.point(cursor);
        self.pointer.rests = self.seating.rests;
        self.choice_changed();
    }

    /// Puts the cursor there.
    fn point(&mut self, cursor: AnyCursor) {
        self.pointer.cursor = cursor;
        (self.pointer.rests, self.pointer.led) = (false, false);
        self.choice_changed();
    }

    /// Forgets what was clicked, and asks about the move that the cursor stands for: it may be another one now.
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

    /// A person has made a move.
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

    /// The game as somebody sees it who is told nothing.
    fn seen<'a>(&self, looks: bool, look: &'a Look) -> Seen<'a, AnyGame> {
        let plies = self.history.record.plies();
        let skipped = (plies + 1).saturating_sub(Seen::<AnyGame>::MOST);
        let trail = (skipped..=plies).map(|ply| self.history.record.position_after(ply)).collect();
        let then = self.chosen().and_then(|mv| self.game().play(self.position(), &mv).ok());
        let alone = self.seating.seats().filter(|seats| seats.contains(&Player::Person));
        let me =
            alone.and_then(|seats| Seat::ALL.into_iter().find(|seat| seats[seat.other().index()] != Player::Person));
        Seen { trail, skipped, then, me, looks, look }
    }

    fn landing_of(&self, position: &AnyPosition, moves: &[String]) -> Landing {
        let from = Request::of(self.game().entry().id, self.history.record.setup(), moves).to_string();
        Landing { name: name(self.game(), position), position: position.to_string(), from }
    }

    fn words(&self, mv: &AnyMove, look: &Look) -> String {
        self.board.words(self.at(), mv, look)
    }

    fn scene<'a>(&'a self, look: &'a Look, stage: &'a Stage) -> AnyScene<'a> {
        AnyScene {
            at: self.at(),
            cursor: (self.is_awake() || self.pointed.is_some()).then_some(&self.pointer.cursor),
            last: self.history.record.last(),
            reason: self.study.questions.now().filter(|_| !self.study.veiled).map(|analysis| &analysis.reason),
            stepwise: None,
            look,
            stage,
        }
    }
}
