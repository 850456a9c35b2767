//! A game as it is played on a screen: record, undo, cursor, seats and analysis, written once for every board.

mod back;
mod boxes;
mod ends;
mod kept;
mod lectures;
mod machines;
mod proof;
mod questions;
mod recited;
mod review;
mod telling;
#[cfg(test)]
mod tests;
mod values;
mod whole;

use zugzwang_engine::{
    Best, Game, Machine, MoveError, OpenError, Outcome, Record, Score, Seat, Setup, rated::RatedMove,
};

use crate::{
    look::Look,
    play::{
        board::{Board, Move, Player, Refusal, Scene, Side},
        job::Job,
        panels::{Points, Who},
    },
};
use boxes::Boxes;
use lectures::Lectures;
use machines::Tempo;
use proof::Proof;
use questions::Questions;
use values::Values;

/// A game of one kind on the screen.
#[derive(Debug)]
pub struct Play<B: Board> {
    record: Record<B::Game>,
    /// Moves taken back, the next one to play again last, and whether each was a gift.
    undone: Vec<(Move<B>, bool)>,
    /// For each move whether a machine gave something back with it on purpose.
    gifts: Vec<bool>,
    cursor: B::Cursor,
    /// What the last deed clicked: clicked again it is played.
    clicked: Option<B::Cursor>,
    side: Side,
    seats: Option<[Player; 2]>,
    /// How many moves had been made when each sat down.
    seated: [usize; 2],
    /// How often anything that is kept has changed.
    changes: u64,
    /// Who has resigned, in the position now.
    resigned: Option<Seat>,
    /// What the start was worth to who begins, where the program has chosen by it who does.
    chosen_by: Option<Outcome>,
    /// Who the players are told to be where that differs from who moves: in a trial one person moves for both.
    told: Option<[Player; 2]>,
    /// Whether what is known of the position and of the cursor's move is kept back: in a trial, until it is asked for.
    veiled: bool,
    /// Who plays against the person.
    opponent: Machine,
    seed: u64,
    /// What a machine of boxes has learned, once that is known.
    boxes: Option<Boxes<B::Game>>,
    tempo: Tempo,
    questions: Questions<B::Game>,
    values: Values<B::Game, RatedMove<Move<B>>>,
    proof: Proof<B>,
    lectures: Lectures,
    /// Questions that have come up beside those.
    jobs: Vec<Job>,
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
        let opponent = Machine::Perfect;
        let seats = (side != Side::Choose).then(|| side.seats(opponent, false, Seat::First));
        let gifts = vec![false; record.moves().len()];
        let mut play = Self {
            record,
            undone: Vec::new(),
            gifts,
            cursor,
            clicked: None,
            side,
            seats,
            seated: [0; 2],
            changes: 0,
            resigned: None,
            chosen_by: None,
            told: None,
            veiled: false,
            opponent,
            seed: 0,
            boxes: None,
            tempo: Tempo::default(),
            questions: Questions::new(),
            values: Values::new(),
            proof: Proof::new(),
            lectures: Lectures::default(),
            jobs: Vec::new(),
        };
        play.position_changed();
        play
    }

    fn game(&self) -> &B::Game {
        self.record.game()
    }

    fn player(&self, seat: Seat) -> Option<Player> {
        self.seats.map(|seats| seats[seat.index()])
    }

    /// Whether a person may move now.
    fn is_open(&self) -> bool {
        self.end().is_none() && self.player(self.record.mover()) == Some(Player::Person)
    }

    fn chosen(&self) -> Option<Move<B>> {
        self.is_open().then(|| B::chosen(self.game(), self.record.position(), &self.cursor)).flatten()
    }

    fn position_changed(&mut self) {
        self.changes += 1;
        let moves = self.record.moves().len();
        self.seated = self.seated.map(|seated| seated.min(moves));
        self.resigned = None;
        self.ask();
    }

    /// Asks about the position now, and forgets what was asked before.
    fn ask(&mut self) {
        self.cursor = B::cursor(self.game(), self.record.position(), Some(&self.cursor));
        self.values.forget();
        self.proof.forget();
        self.lectures.forget();
        self.jobs.clear();
        self.questions.ask_now(self.record.game(), self.record.position());
        self.cursor_changed();
    }

    fn cursor_changed(&mut self) {
        self.clicked = None;
        let chosen = self.chosen();
        self.questions.ask_pick(self.record.game(), self.record.position(), chosen);
    }

    /// Puts the cursor on the first move that is none of these, or none of the best where none are given, if it stands on one.
    fn turn_cursor(&mut self, sought: &[String]) {
        // Where a move is any point of a plane, some of them are listed; so many are enough to find another among them.
        const MOST: usize = 2 * Best::<()>::MOST;
        let best = self.questions.now().map_or(&[][..], |analysis| &analysis.best.moves);
        let is_sought = |mv: &Move<B>| match sought {
            [] => best.contains(mv),
            listed => listed.contains(&mv.to_string()),
        };
        if !self.chosen().is_some_and(|mv| is_sought(&mv)) {
            return;
        }
        let other = self.game().moves(self.record.position()).take(MOST).find(|mv| !is_sought(mv));
        if let Some(mv) = other {
            self.cursor = B::aim(self.game(), self.record.position(), &mv);
            self.cursor_changed();
        }
    }

    fn play(&mut self, mv: Move<B>) -> Result<(), MoveError> {
        self.record.play(mv)?;
        self.played();
        Ok(())
    }

    /// A person has made a move.
    fn played(&mut self) {
        self.undone.clear();
        self.gifts.push(false);
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
        Who::of(self.told.or(self.seats), seat)
    }

    const fn points(&self, score: Score) -> Points {
        Points::of(score, self.record.mover())
    }

    fn words(&self, mv: &Move<B>, look: &Look) -> String {
        B::words(self.game(), self.record.position(), mv, look)
    }

    fn scene<'a>(&'a self, look: &'a Look) -> Scene<'a, B> {
        Scene {
            position: self.record.position(),
            cursor: self.is_open().then_some(&self.cursor),
            last: self.record.last(),
            analysis: self.questions.now().filter(|_| !self.veiled),
            look,
        }
    }
}
