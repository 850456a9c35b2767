//! A game as it is played on a screen, written once for every board, in parts: what has been played (`history`), who plays
//! (`Seating`), where the cursor stands (`Pointer`), and what is known (`study`). Screens know it by the traits of the same
//! parts, each in a file of its own: `log`, `seats`, `hand`, `insight`.

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

use zugzwang_engine::{Game, MoveError, OpenError, Record, Rules, Score, Seat, Setup, map::name, players::Choice};

use crate::{
    look::Look,
    play::{
        board::{Board, End, Landing, Move, Player, Position, Refusal, Scene, Seating, Seen, Side, Stage},
        panels::{Points, Who},
        request::Request,
    },
};
use history::History;
use study::Study;

/// A game of one kind on the screen.
#[derive(Debug)]
pub struct Play<B: Board> {
    history: History<B::Game>,
    seating: Seating,
    pointer: Pointer<B>,
    /// The move that a machine shows before it makes it.
    pointed: Option<Pointed<B>>,
    study: Study<B>,
}

/// The cursor and its state.
#[derive(Debug)]
struct Pointer<B: Board> {
    cursor: B::Cursor,
    /// The cursor of what the last deed clicked: clicked again it is played.
    clicked: Option<B::Cursor>,
    /// `true` where nothing is chosen until an arrow wakes the cursor.
    rests: bool,
    /// `true` where it was put where it stands for who looks on.
    led: bool,
}

/// A move that a machine shows before it makes it.
#[derive(Debug)]
struct Pointed<B: Board> {
    choice: Choice<Move<B>>,
    /// The cursor before it was put on the move.
    left: B::Cursor,
}

impl<B: Board> Play<B> {
    /// Begins a game after these moves.
    ///
    /// # Errors
    /// [`OpenError`] where the fields do not fit together or a move is not legal.
    pub fn new<M: AsRef<str>>(setup: Setup, moves: &[M], side: Side) -> Result<Self, OpenError> {
        let mut record = Record::<B::Game>::new(setup)?;
        moves.iter().try_for_each(|mv| record.play_text(mv.as_ref()))?;
        Ok(Self::of(record, side))
    }

    /// Goes on with a record.
    fn of(record: Record<B::Game>, side: Side) -> Self {
        let cursor = B::cursor(record.game(), record.position(), None);
        let mut play = Self {
            history: History::of(record),
            seating: Seating::new(side),
            pointer: Pointer { cursor, clicked: None, rests: false, led: false },
            pointed: None,
            study: Study::new(),
        };
        play.position_changed();
        play
    }

    fn game(&self) -> &B::Game {
        self.history.record.game()
    }

    fn position(&self) -> &Position<B> {
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

    fn chosen(&self) -> Option<Move<B>> {
        if let Some(pointed) = &self.pointed {
            return Some(pointed.choice.mv.clone());
        }
        self.is_awake().then(|| B::chosen(self.game(), self.position(), &self.pointer.cursor)).flatten()
    }

    fn position_changed(&mut self) {
        self.history.changes += 1;
        self.history.resigned = None;
        self.unpoint();
        self.seating.cut(self.history.record.moves().len());
        self.ask();
    }

    /// Asks about the position now, and forgets what was asked before.
    fn ask(&mut self) {
        // Where a turn begins with nothing chosen, what was chosen before does not matter.
        let before = (!self.seating.rests).then_some(&self.pointer.cursor);
        let cursor = B::cursor(self.game(), self.position(), before);
        self.study.forget();
        self.study.questions.ask_now(self.history.record.game(), self.history.record.position());
        self.point(cursor);
        self.pointer.rests = self.seating.rests;
        self.choice_changed();
    }

    /// Puts the cursor there.
    fn point(&mut self, cursor: B::Cursor) {
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

    fn play(&mut self, mv: Move<B>) -> Result<(), MoveError> {
        self.history.record.play(mv)?;
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
    fn seen<'a>(&self, looks: bool, look: &'a Look) -> Seen<'a, B::Game> {
        let plies = self.history.record.moves().len();
        let skipped = (plies + 1).saturating_sub(Seen::<B::Game>::MOST);
        let trail = (skipped..=plies).map(|ply| self.history.record.position_after(ply).into_owned()).collect();
        let then = self.chosen().and_then(|mv| self.game().play(self.position(), &mv).ok());
        let alone = self.seating.seats().filter(|seats| seats.contains(&Player::Person));
        let me =
            alone.and_then(|seats| Seat::ALL.into_iter().find(|seat| seats[seat.other().index()] != Player::Person));
        Seen { trail, skipped, then, me, looks, look }
    }

    fn landing_of(&self, position: &Position<B>, moves: &[String]) -> Landing {
        let from = Request::of(B::Game::ID, self.history.record.setup(), moves).to_string();
        Landing { name: name(self.game(), position), position: position.to_string(), from }
    }

    fn words(&self, mv: &Move<B>, look: &Look) -> String {
        B::words(self.game(), self.position(), mv, look)
    }

    fn scene<'a>(&'a self, look: &'a Look, stage: &'a Stage) -> Scene<'a, B> {
        Scene {
            position: self.position(),
            cursor: (self.is_awake() || self.pointed.is_some()).then_some(&self.pointer.cursor),
            last: self.history.record.last(),
            analysis: self.study.questions.now().filter(|_| !self.study.veiled),
            stepwise: None,
            look,
            stage,
        }
    }
}
