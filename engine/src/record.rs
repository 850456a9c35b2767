//! A game as it is played: the setup, and every move since.

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
/// Only the latest positions and one at regular intervals are stored, because positions may grow with every move; the others are
/// found by replaying moves from the nearest stored one.
#[derive(Debug, Clone)]
pub struct Record {
    game: AnyGame,
    setup: Setup,
    start: AnyPosition,
    moves: Vec<AnyMove>,
    /// The positions after the last moves: at least that after the last one and the one before it.
    late: Vec<AnyPosition>,
    /// The positions after each [`APART`] moves.
    marks: Vec<AnyPosition>,
}

/// The maximum number of late positions; half of them are dropped at a time.
const LATE: usize = 16;
/// The number of moves between two marks: few enough to be replayed within milliseconds.
const APART: usize = 2048;

impl Record {
    /// A record without moves. `setup` is the one that `game` was made from.
    pub fn new(game: AnyGame, setup: Setup) -> Self {
        let start = game.start();
        Self { game, setup, start, moves: Vec::new(), late: Vec::new(), marks: Vec::new() }
    }

    /// The game.
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The setup the record began with.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The current position.
    pub fn position(&self) -> &AnyPosition {
        self.late.last().unwrap_or(&self.start)
    }

    /// The moves played, first to last.
    pub fn played(&self) -> &[AnyMove] {
        &self.moves
    }

    /// The moves played, first to last, in the game's notation.
    pub fn moves(&self) -> Vec<String> {
        self.moves.iter().map(ToString::to_string).collect()
    }

    /// The number of moves played.
    pub const fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The position before the last move, and that move.
    pub fn last(&self) -> Option<(&AnyPosition, &AnyMove)> {
        let mv = self.moves.last()?;
        Some((self.late.iter().rev().nth(1).unwrap_or(&self.start), mv))
    }

    /// The position after the first `plies` moves; the current one if fewer were played.
    pub fn position_after(&self, plies: usize) -> AnyPosition {
        let plies = plies.min(self.moves.len());
        let late = plies.checked_sub(self.first_late()).and_then(|at| self.late.get(at));
        late.cloned().unwrap_or_else(|| self.replayed(plies))
    }

    /// The number of moves after which the first late position arose.
    const fn first_late(&self) -> usize {
        self.moves.len() + 1 - self.late.len()
    }

    /// The position after `plies` moves, replayed from the nearest mark.
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

    /// The record as it stood after its first `plies` moves.
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

    /// The player to move, or who would be if the game went on.
    pub const fn mover(&self) -> Seat {
        Seat::to_move(self.moves.len())
    }

    /// The winner; `None` while the game goes on.
    pub fn winner(&self) -> Option<Winner> {
        self.game.end(self.position()).map(|end| Winner::of(end, self.mover()))
    }

    /// The winner, counting repetition: where [`Game::CALLED_DRAWN`](crate::Game::CALLED_DRAWN) is set, the game is also drawn once
    /// its position stands for the third time with the same player to move. `None` while it goes on.
    ///
    /// An [`answer`](Self::answer) depends on the position alone, so it knows nothing of this.
    pub fn called(&self) -> Option<Winner> {
        /// The repetition that ends the game.
        const THIRD: usize = 3;
        self.winner().or_else(|| (self.game.entry().called_drawn && self.stood() >= THIRD).then_some(Winner::Draw))
    }

    /// How often the current position has stood with the same player to move, now included.
    fn stood(&self) -> usize {
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
        // The error names what was typed, not what was read: a number too large to hold is read as the largest there is.
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

    /// The first `most` legal moves, in the game's notation.
    pub fn legal(&self, most: usize) -> Vec<String> {
        if self.winner().is_some() {
            return Vec::new();
        }
        self.game.moves(self.position()).take(most).map(|mv| mv.to_string()).collect()
    }

    /// Everything known about the current position.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn answer(&self, cancel: &Cancel) -> Result<Answer, Stopped> {
        let Analysis { worth: Worth { outcome, remoteness, score }, best, suggested, grundy, reason } =
            self.game.analyse(self.position(), cancel)?;
        let winner = self.winner();
        let over = winner.is_some();
        Ok(Answer {
            game: self.game.entry().id,
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
            grundy: grundy.filter(|_| !over),
            taken: self.game.totals(self.position()),
            score,
            explanation: reason,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    fn opened(game: &str, words: &[&str]) -> Record {
        games::find(game).expect("the game is listed").open(words).expect("the setup is valid")
    }

    /// Crosses one cell after another off, in the middle of what is left: the row falls into more and more runs.
    fn long(plies: usize) -> (Record, Vec<String>) {
        let mut record = opened("strip", &["n=100000", "k=1"]);
        let mut positions = vec![record.position().to_string()];
        for number in 0..plies {
            record.play(&(2 * number + 2).to_string()).expect("it is legal");
            positions.push(record.position().to_string());
        }
        (record, positions)
    }

    #[test]
    fn a_name_that_stands_for_the_third_time_is_a_draw_to_the_record_alone() {
        let mut record = opened("graph", &["arrows=a-b,b-a,a-c,c-d,d-a"]);
        // The other player to move is another position.
        for mv in ["b", "a", "c", "d", "a"] {
            record.play(mv).expect("it is legal");
        }
        assert_eq!((record.stood(), record.called()), (1, None));
        for mv in ["b", "a", "b"] {
            assert_eq!(record.called(), None);
            record.play(mv).expect("it is legal");
        }
        record.play("a").expect("it is legal");
        assert_eq!((record.stood(), record.called(), record.winner()), (3, Some(Winner::Draw), None));
        record.take_back();
        assert_eq!(record.called(), None);
    }

    #[test]
    fn a_long_record_keeps_few_positions_and_knows_them_all() {
        let (mut record, positions) = long(APART + 40);
        assert!(record.late.len() <= LATE && record.marks.len() == 1);
        for plies in (0..positions.len()).step_by(97).chain([APART - 1, APART, APART + 1, APART + 39, APART + 40]) {
            assert_eq!(record.position_after(plies).to_string(), positions[plies], "after {plies}");
            let until = record.until(plies);
            assert_eq!((until.plies(), until.position().to_string()), (plies, positions[plies].clone()));
            let before = until.last().map(|(position, _)| position.to_string());
            assert_eq!(before.as_ref(), plies.checked_sub(1).map(|before| &positions[before]));
        }
        for (plies, position) in positions.iter().enumerate().rev() {
            assert_eq!((record.plies(), &record.position().to_string()), (plies, position));
            assert!(record.late.len() <= LATE);
            assert_eq!(record.take_back().is_some(), plies > 0);
        }
    }
}
