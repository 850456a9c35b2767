//! The cursor of a game, and what is played with it.

use std::{borrow::Cow, collections::BTreeSet};

use ratatui::layout::Position;
use zugzwang_engine::{Best, MoveError, players, rated::RatedMove};

use super::prelude::*;
use crate::{
    look::motion::Places,
    play::board::{AnyHits, Choice, Hinted, Landing, Shown, Step},
};

/// The meaning of an amount without a part.
struct OfParts {
    /// The move, if only one part has moves.
    only: Option<String>,
    /// A legal move, with that amount if possible.
    example: String,
}

/// The columns from a place to a cell; a row counts twice.
fn distance(place: Rect, at: Position) -> u16 {
    let beyond = |from: u16, to: u16, at: u16| from.saturating_sub(at).max((at + 1).saturating_sub(to));
    beyond(place.left(), place.right(), at.x) + 2 * beyond(place.top(), place.bottom(), at.y)
}

impl Table {
    /// Draws the board. Returns where each piece is.
    pub fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look, shown: Shown) -> Places {
        let stage = Stage::default();
        stage.put_board(self.id(), self.setup(), area);
        drop(self.draw_on(&stage, area, buf, look, shown));
        stage.into_places()
    }

    pub(super) fn draw_on(&self, stage: &Stage, area: Rect, buf: &mut Buffer, look: &Look, shown: Shown) -> AnyHits {
        let walked = self.walked().filter(|_| matches!(shown, Shown::Whole { .. }));
        let look = &*match &walked {
            // The reader's own move in the proof, and the answer to it.
            Some(_) if is_reader(self.seats(), self.mover()) => Cow::Owned(look.of_reader().of_opponent()),
            Some(_) => Cow::Borrowed(look),
            None => seen(look, self.plies(), |before| self.seats_at(before)),
        };
        let scene = match &walked {
            Some(walked) => walked.scene(self.game(), look),
            None => self.scene(look),
        };
        let steered = |steered: bool| scene.cursor.filter(|_| steered);
        let scene = match shown {
            Shown::Whole { steered: by } => AnyScene { cursor: steered(by), ..scene },
            Shown::Untold { steered: by } => AnyScene { reason: None, told: false, cursor: steered(by), ..scene },
            Shown::Alone => AnyScene { reason: None, told: false, cursor: None, last: None, ..scene },
        };
        self.board.draw(scene, stage, area, buf)
    }

    /// The move under the cursor.
    pub fn choice(&self, look: &Look) -> Option<Choice> {
        let mv = self.chosen()?;
        let known = self.study.questions.pick().filter(|pick| *pick.mv == mv);
        let worth = known.map(|pick| self.move_worth(&RatedMove::leaving(mv.clone(), pick.analysis)));
        Some(Choice { words: self.words(&mv, look), worth })
    }

    /// The notation of the move under the cursor.
    pub fn written(&self) -> Option<String> {
        self.chosen().map(|mv| mv.to_string())
    }

    /// The position that the move under the cursor leaves, in one line.
    pub fn left(&self) -> Option<String> {
        Some(self.game().play(self.now(), &self.chosen()?).ok()?.to_string())
    }

    /// The position that the move under the cursor leaves, with what is needed to mark it.
    pub fn landing(&self) -> Option<Landing> {
        let mv = self.chosen()?;
        let position = self.game().play(self.now(), &mv).ok()?;
        let mut moves = self.moves();
        moves.push(mv.to_string());
        Some(self.landing_of(&position, &moves))
    }

    /// A remark about the cursor, if there is one. Where it may be `told` who wins, this may also be why the user goes first or
    /// second.
    pub fn remark(&self, look: &Look, told: bool) -> Option<String> {
        let of_cursor = || self.board.remark(self.at(), &self.pointer.cursor, look).or_else(|| self.refused(look));
        let remark = (self.is_open() && !self.pointer.rests).then(of_cursor).flatten();
        remark.or_else(|| self.why_this_side(look).filter(|_| told && !self.is_over()))
    }

    /// Why what was touched cannot be played. Who has keys is told when playing it.
    fn refused(&self, look: &Look) -> Option<String> {
        let meant = self.board.meant(self.at(), &self.pointer.cursor).filter(|_| look.is_touched())?;
        let fault = self.game().play(self.now(), &meant).err()?;
        let error = MoveError { number: self.plies() + 1, given: meant.to_string(), fault };
        Some(Refusal::Illegal(error).sentence(self.id(), look))
    }

    /// Clears what has been selected of a move. Returns whether anything had been.
    pub fn clear(&mut self) -> bool {
        self.is_open() && !self.pointer.rests && self.steer(Step::Clear)
    }

    /// Moves the cursor. Returns whether it moved.
    pub fn steer(&mut self, step: Step) -> bool {
        self.pointer.clicked = None;
        let walked = self.study.proof.leave_board();
        if !self.is_open() {
            return walked;
        }
        if self.pointer.rests {
            let cursor = self.board.wake(self.at(), &self.pointer.cursor, step);
            self.point(cursor);
            return true;
        }
        let cursor = self.board.steer(self.at(), &self.pointer.cursor, step);
        let moved = cursor != self.pointer.cursor;
        if moved {
            self.point(cursor);
        }
        moved
    }

    /// The amount at which a step to the left or right stops, and whether it is the most; `None` where these steps change no amount.
    pub fn bound(&self, step: Step) -> Option<(u64, bool)> {
        let is_most = match step {
            Step::Right | Step::More | Step::Most => true,
            Step::Left | Step::Less | Step::Least => false,
            Step::Up | Step::Down | Step::Clear => return None,
        };
        let amount = self.board.amount(&self.pointer.cursor).filter(|_| self.is_open() && !self.can_steer(step))?;
        Some((amount, is_most))
    }

    /// Whether a step moves the cursor.
    pub fn can_steer(&self, step: Step) -> bool {
        let steered = || self.board.steer(self.at(), &self.pointer.cursor, step) != self.pointer.cursor;
        self.pointer.rests || steered()
    }

    /// From now on a person's turn begins with nothing selected, this one included, until an arrow key wakes the cursor.
    pub fn rest(&mut self) {
        (self.seating.rests, self.pointer.rests) = (true, true);
        self.choice_changed();
    }

    /// Handles a click on the board drawn in `area` as far as it is `shown`. A second click on the same place plays the move that the
    /// first selected.
    ///
    /// # Errors
    /// [`Refusal`] if that cannot be played.
    pub fn click(&mut self, area: Rect, at: Position, shown: Shown, look: &Look) -> Result<(), Refusal> {
        // While the board shows the proof, its places are not those of the game.
        if self.study.proof.leave_board() {
            return Ok(());
        }
        // Drawing has no side effects, so drawing to a scratch buffer finds what is under the click.
        let mut hits = self.draw_on(&Stage::default(), area, &mut Buffer::empty(area), look, shown);
        // A finger that misses everything means what is nearest.
        let hit = if look.is_touched() {
            hits.min_by_key(|(place, _)| distance(*place, at))
        } else {
            hits.find(|(place, _)| place.contains(at))
        };
        let Some((place, cursor)) = hit else { return Ok(()) };
        self.check_open()?;
        let is_again = self.pointer.clicked.as_ref() == Some(&cursor) && cursor == self.pointer.cursor;
        // Whoever misses it may have meant something else.
        if is_again && place.contains(at) {
            return self.commit();
        }
        self.point(cursor.clone());
        self.pointer.clicked = Some(cursor);
        Ok(())
    }

    /// Plays the move under the cursor.
    ///
    /// # Errors
    /// [`Refusal`] if there is none.
    pub fn commit(&mut self) -> Result<(), Refusal> {
        if self.is_watched() {
            self.seating.clock.tick();
            return Ok(());
        }
        // While the board shows the proof, its cursor is not on a move of the game.
        if self.study.proof.leave_board() {
            return Ok(());
        }
        self.check_open()?;
        if self.pointer.rests {
            return Err(Refusal::NothingChosen);
        }
        let meant = || self.board.meant(self.at(), &self.pointer.cursor);
        if let Some(mv) = self.chosen().or_else(meant) {
            return self.play(mv).map_err(Refusal::Illegal);
        }
        let lifted = self.board.confirm(self.at(), &self.pointer.cursor);
        self.point(lifted.ok_or(Refusal::NothingChosen)?);
        Ok(())
    }

    /// Whether any of the first legal moves is written with a letter.
    pub fn writes_letters(&self) -> bool {
        /// The number of moves looked at; a game's moves are written alike.
        const MOVES: usize = 64;
        let mut moves = self.game().moves(self.now()).take(MOVES);
        moves.any(|mv| mv.to_string().chars().any(char::is_alphabetic))
    }

    /// Whether a text is a legal move.
    pub fn has_move(&self, text: &str) -> bool {
        let (game, position) = (self.game(), self.now());
        game.end(position).is_none() && game.read(position, text).is_ok_and(|mv| game.play(position, &mv).is_ok())
    }

    /// Plays a typed move.
    ///
    /// # Errors
    /// [`Refusal`] if it is not a legal move.
    pub fn type_move(&mut self, text: &str) -> Result<(), Refusal> {
        self.check_open()?;
        if let Err(error) = self.history.record.play(text) {
            let Some(parts) = self.of_parts(text) else { return Err(Refusal::Illegal(error)) };
            let only = parts.only.filter(|mv| self.has_move(mv)).ok_or(Refusal::NoPart { example: parts.example })?;
            self.history.record.play(&only).map_err(Refusal::Illegal)?;
        }
        self.played();
        Ok(())
    }

    /// The meaning of a text that is an amount without a part, such as a heap; `None` if it is something else.
    fn of_parts(&self, amount: &str) -> Option<OfParts> {
        /// Enough to see more than one part in most positions.
        const MOST: usize = 2 * Best::<()>::MOST;
        if amount.is_empty() || !amount.chars().all(|sign| sign.is_ascii_digit()) {
            return None;
        }
        let moves: Vec<String> = self.game().moves(self.now()).take(MOST).map(|mv| mv.to_string()).collect();
        let parts: Option<BTreeSet<&str>> = moves.iter().map(|mv| Some(mv.split_once(':')?.0)).collect();
        let parts = parts?;
        let whole = |part: &&str| format!("{part}:{amount}");
        let example = parts.iter().map(whole).find(|mv| self.has_move(mv)).or_else(|| moves.first().cloned())?;
        let only = parts.first().filter(|_| parts.len() == 1 && moves.len() < MOST).map(whole);
        Some(OfParts { only, example })
    }

    /// Moves the cursor to a move given in the game's notation.
    ///
    /// # Errors
    /// [`Refusal`] if it is not a legal move, or a person is not to move.
    pub fn aim(&mut self, text: &str) -> Result<(), Refusal> {
        if let Some(mv) = self.read(text)? {
            self.point_to(&mv);
        }
        Ok(())
    }

    /// Shows a move given in the game's notation as the choice of the player to move, as a machine does before making it.
    ///
    /// # Errors
    /// [`Refusal`] if it is not a legal move, or a person is not to move.
    pub fn show(&mut self, text: &str) -> Result<(), Refusal> {
        if let Some(mv) = self.read(text)? {
            self.point_at(players::Choice { mv, gift: false });
        }
        Ok(())
    }

    /// Moves the cursor to another move if it is on one of `sought`, or on one of the best moves if `sought` is empty. It stays
    /// if there is no other move.
    pub fn turn_from(&mut self, sought: &[String]) {
        // If a move is any point of a plane, this many are enough to find one that is not sought.
        const MOST: usize = 2 * Best::<()>::MOST;
        let best = self.study.questions.now().map_or(&[][..], |analysis| &analysis.best.moves);
        let is_sought = |mv: &AnyMove| match sought {
            [] => best.contains(mv),
            listed => listed.contains(&mv.to_string()),
        };
        if !self.chosen().is_some_and(|mv| is_sought(&mv)) {
            return;
        }
        let other = self.game().moves(self.now()).take(MOST).find(|mv| !is_sought(mv));
        if let Some(mv) = other {
            self.point_to(&mv);
        }
    }

    /// The perfect player's move, in notation and in words, once known.
    pub fn suggested(&self, look: &Look) -> Option<(String, String)> {
        let mv = self.study.questions.now()?.suggested.as_ref()?;
        Some((mv.to_string(), self.words(mv, look)))
    }

    /// Moves the cursor to the perfect player's move. Asks again if the solver was stopped.
    pub fn hint(&mut self) -> Hinted {
        if self.study.questions.stopped() {
            self.ask();
            return Hinted::Asked;
        }
        let Some(mv) = self.best_move().filter(|_| self.is_open()) else { return Hinted::None };
        self.study.veiled = false;
        self.study.proof.leave_board();
        self.point_to(&mv);
        Hinted::Shown
    }

    /// Moves the cursor to the perfect player's move for spectators, whoever is to move.
    pub fn point_out(&mut self) {
        if let Some(mv) = self.best_move().filter(|_| !self.is_over() && self.pointed.is_none()) {
            self.point_to(&mv);
            self.pointer.led = true;
            self.choice_changed();
        }
    }

    /// Plays the perfect player's move, whoever is to move. Returns whether there is one.
    pub fn reply(&mut self) -> bool {
        self.best_move().is_some_and(|mv| self.play(mv).is_ok())
    }

    fn best_move(&self) -> Option<AnyMove> {
        self.study.questions.now()?.suggested.clone()
    }

    /// The legal move that a text stands for.
    fn read(&self, text: &str) -> Result<Option<AnyMove>, Refusal> {
        self.check_open()?;
        // Played on a copy, so that errors are the same as for a move that is played.
        let mut record = self.history.record.clone();
        record.play(text).map_err(Refusal::Illegal)?;
        Ok(record.last().map(|(_, mv)| mv.clone()))
    }
}

/// Whether the reader sits there, and the other seat is another's.
fn is_reader(seats: Option<[Player; 2]>, seat: Seat) -> bool {
    matches!(Who::of(seats, seat), Who::You)
}

/// The look of a board after so many moves: a move that the reader made last has the reader's colour. `seats`: the players when so many
/// moves had been made.
pub(super) fn seen(look: &Look, plies: usize, seats: impl FnOnce(usize) -> Option<[Player; 2]>) -> Cow<'_, Look> {
    match plies.checked_sub(1) {
        Some(before) if is_reader(seats(before), Seat::to_move(before)) => Cow::Owned(look.of_reader()),
        _ => Cow::Borrowed(look),
    }
}
