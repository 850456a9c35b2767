//! A game in progress: its setup and the moves played.

use std::iter;

use crate::{
    analysis::Analysis,
    answer::Answer,
    any::{AnyGame, AnyMove, AnyPosition},
    cancel::{Cancel, Stopped},
    error::{MoveError, MoveFault},
    fields::Setup,
    outcome::{Seat, Winner},
    rules::Rules,
    worth::Worth,
};

/// A setup and the moves played from it.
///
/// Only the latest positions and one at regular intervals are stored, because positions may grow with every move. The
/// others are found by replaying moves from the nearest stored one.
#[derive(Debug, Clone)]
pub struct Record {
    game: AnyGame,
    setup: Setup,
    start: AnyPosition,
    moves: Vec<AnyMove>,
    /// The positions after the latest moves; at least the current one and the one before it, unless that is `start`.
    late: Vec<AnyPosition>,
    /// The positions after every [`APART`] moves.
    marks: Vec<AnyPosition>,
}

/// The maximum number of late positions; half of them are dropped at a time.
const LATE: usize = 16;
/// The number of moves between two marks, few enough to replay within milliseconds.
const APART: usize = 2048;

impl Record {
    /// Creates a record without moves. `setup` is the one that `game` was made from.
    pub fn new(game: AnyGame, setup: Setup) -> Self {
        let start = game.start();
        Self { game, setup, start, moves: Vec::new(), late: Vec::new(), marks: Vec::new() }
    }

    /// Returns the game.
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Returns the setup.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the current position.
    pub fn position(&self) -> &AnyPosition {
        self.late.last().unwrap_or(&self.start)
    }

    /// Returns the moves played, first to last.
    pub fn played(&self) -> &[AnyMove] {
        &self.moves
    }

    /// Returns the moves played, first to last, in the game's notation.
    pub fn moves(&self) -> Vec<String> {
        self.moves.iter().map(ToString::to_string).collect()
    }

    /// Returns the number of moves played.
    pub const fn plies(&self) -> usize {
        self.moves.len()
    }

    /// Returns the last move and the position before it; `None` if no move was played.
    pub fn last(&self) -> Option<(&AnyPosition, &AnyMove)> {
        let mv = self.moves.last()?;
        Some((self.late.iter().rev().nth(1).unwrap_or(&self.start), mv))
    }

    /// Returns the position after the first `plies` moves; the current one if fewer were played.
    pub fn position_after(&self, plies: usize) -> AnyPosition {
        let plies = plies.min(self.moves.len());
        let late = plies.checked_sub(self.first_late()).and_then(|at| self.late.get(at));
        late.cloned().unwrap_or_else(|| self.replayed(plies))
    }

    /// Returns the number of moves after which the first late position arose.
    const fn first_late(&self) -> usize {
        self.moves.len() + 1 - self.late.len()
    }

    /// Returns the position after `plies` moves, replayed from the nearest mark.
    fn replayed(&self, plies: usize) -> AnyPosition {
        let marks = (plies / APART).min(self.marks.len());
        let near = marks.checked_sub(1).map_or(&self.start, |at| &self.marks[at]).clone();
        // Each move was legal when it was played.
        let mut moves = self.moves[marks * APART..plies].iter();
        moves.try_fold(near, |position, mv| self.game.play(&position, mv)).unwrap_or_else(|_| self.start.clone())
    }

    /// Refills the late positions once undoing has used up all but one.
    fn refill_late(&mut self) {
        if self.late.len() > 1 || self.late.len() == self.moves.len() {
            return;
        }
        let first = self.moves.len().saturating_sub(LATE / 2).max(1);
        let mut late = vec![self.replayed(first)];
        for mv in &self.moves[first..] {
            late.extend(late.last().and_then(|position| self.game.play(position, mv).ok()));
        }
        self.late = late;
    }

    fn push(&mut self, mv: AnyMove, position: AnyPosition) {
        if self.late.len() == LATE {
            self.late.drain(..LATE / 2);
        }
        self.moves.push(mv);
        if self.moves.len().is_multiple_of(APART) {
            self.marks.push(position.clone());
        }
        self.late.push(position);
    }

    /// Returns the record as it was after its first `plies` moves.
    #[must_use]
    pub fn until(&self, plies: usize) -> Self {
        let mut until = self.clone();
        let plies = plies.min(self.moves.len());
        until.late.truncate((plies + 1).saturating_sub(self.first_late()));
        until.moves.truncate(plies);
        until.marks.truncate(plies / APART);
        until.refill_late();
        until
    }

    /// Returns the player to move, or who would move if the game went on.
    pub const fn mover(&self) -> Seat {
        Seat::to_move(self.moves.len())
    }

    /// Returns the winner; `None` while the game goes on.
    pub fn winner(&self) -> Option<Winner> {
        self.game.end(self.position()).map(|end| Winner::of(end, self.mover()))
    }

    /// Returns the winner, taking repetition into account; `None` while the game goes on.
    ///
    /// If [`Game::CALLED_DRAWN`](crate::Game::CALLED_DRAWN) is set, the game is also drawn when its position occurs for
    /// the third time with the same player to move. An [`answer`](Self::answer) depends on the position alone, so it
    /// ignores repetition.
    pub fn called(&self) -> Option<Winner> {
        /// The number of occurrences that ends the game.
        const THIRD: usize = 3;
        self.winner()
            .or_else(|| (self.game.about().called_drawn && self.occurrences() >= THIRD).then_some(Winner::Draw))
    }

    /// Counts how often the current position has occurred with the same player to move, including now.
    fn occurrences(&self) -> usize {
        // Each move was legal when it was played.
        let next = |position: &AnyPosition, mv| self.game.play(position, mv).unwrap_or_else(|_| position.clone());
        let mut moves = self.moves.iter();
        let positions = iter::successors(Some(self.start.clone()), |position| Some(next(position, moves.next()?)));
        let same_mover = self.moves.len() % 2;
        positions.skip(same_mover).step_by(2).filter(|position| position == self.position()).count()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`MoveError`] if it is not legal; the record is unchanged.
    pub fn make(&mut self, mv: AnyMove) -> Result<(), MoveError> {
        match self.after(&mv) {
            Ok(position) => {
                self.push(mv, position);
                Ok(())
            }
            Err(fault) => Err(self.error(mv.to_string(), fault)),
        }
    }

    /// Plays a move given in the game's notation.
    ///
    /// # Errors
    /// [`MoveError`] if it is not a move or not legal; the record is unchanged.
    pub fn play(&mut self, text: &str) -> Result<(), MoveError> {
        if self.winner().is_some() {
            return Err(self.error(text.to_owned(), MoveFault::Over));
        }
        let mv = self.game.read(self.position(), text).map_err(|fault| self.error(text.to_owned(), fault))?;
        // The error quotes the text as typed, because parsing turns a number that is too large into the maximum.
        self.make(mv).map_err(|error| MoveError { given: text.to_owned(), ..error })
    }

    /// Undoes the last move and returns it.
    pub fn take_back(&mut self) -> Option<AnyMove> {
        let mv = self.moves.pop()?;
        self.late.pop();
        self.marks.truncate(self.moves.len() / APART);
        self.refill_late();
        Some(mv)
    }

    fn after(&self, mv: &AnyMove) -> Result<AnyPosition, MoveFault> {
        if self.winner().is_some() {
            return Err(MoveFault::Over);
        }
        self.game.play(self.position(), mv)
    }

    const fn error(&self, given: String, fault: MoveFault) -> MoveError {
        MoveError { number: self.moves.len() + 1, given, fault }
    }

    /// Returns the first `most` legal moves, in the game's notation.
    pub fn legal(&self, most: usize) -> Vec<String> {
        if self.winner().is_some() {
            return Vec::new();
        }
        self.game.moves(self.position()).take(most).map(|mv| mv.to_string()).collect()
    }

    /// Returns everything known about the current position.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn answer(&self, cancel: &Cancel) -> Result<Answer, Stopped> {
        Ok(self.tell(self.game.analyse(self.position(), cancel)?, None))
    }

    /// Like [`Record::answer`], with the length of the game where it can be searched.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn answer_in_full(&self, cancel: &Cancel) -> Result<Answer, Stopped> {
        let (analysis, soonest) = self.game.analyse_in_full(self.position(), cancel)?;
        Ok(self.tell(analysis, soonest))
    }

    fn tell(&self, analysis: Analysis<AnyMove>, soonest: Option<AnyMove>) -> Answer {
        let Analysis { worth: Worth { outcome, remoteness, score }, best, suggested, grundy, reason } = analysis;
        let winner = self.winner();
        let over = winner.is_some();
        Answer {
            game: self.game.about().id,
            setup: self.setup.clone(),
            moves: self.moves(),
            position: self.position().to_string(),
            over,
            winner,
            to_move: (!over).then(|| self.mover()),
            outcome: (!over).then_some(outcome),
            best_moves: best.moves.iter().map(ToString::to_string).collect(),
            best_moves_truncated: best.truncated,
            suggested_move: suggested.map(|mv| mv.to_string()),
            remoteness: remoteness.filter(|_| !over),
            soonest_move: soonest.map(|mv| mv.to_string()),
            grundy: grundy.filter(|_| !over),
            taken: self.game.totals(self.position()),
            score,
            explanation: reason,
        }
    }
}
