//! A game as it is played: the setup, and every move since.

use std::{borrow::Cow, sync::Arc};

use crate::{
    analysis::Analysis,
    answer::Answer,
    cancel::{Cancel, Stopped},
    error::{MoveError, MoveFault},
    fields::{Setup, SetupError},
    game::Game,
    outcome::{Seat, Winner},
    worth::Worth,
};

/// A setup and the moves played from it. Of the positions only the last ones are kept and one here and there: positions may grow
/// with every move, and the rest is found by playing on from the nearest.
#[derive(Debug)]
pub struct Record<G: Game> {
    game: Arc<G>,
    setup: Setup,
    start: G::Position,
    moves: Vec<G::Move>,
    /// The positions after the last moves; that of the last one at least, and the one before it.
    late: Vec<G::Position>,
    /// The positions after each [`APART`] moves.
    marks: Vec<G::Position>,
}

/// The most positions kept of the last moves; half of them go at a time.
const LATE: usize = 16;
/// The moves between two positions that are kept for good: playing so many takes some milliseconds.
const APART: usize = 2048;

impl<G: Game> Record<G> {
    /// A record without moves.
    ///
    /// # Errors
    /// [`SetupError`] where the fields do not fit together.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let game = G::new(&setup)?;
        let start = game.start();
        Ok(Self { game: Arc::new(game), setup, start, moves: Vec::new(), late: Vec::new(), marks: Vec::new() })
    }

    /// The game, to be shared with an analysis that runs elsewhere.
    pub const fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The setup the record began with.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position now.
    pub fn position(&self) -> &G::Position {
        self.late.last().unwrap_or(&self.start)
    }

    /// The moves played, first to last.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = &G::Move> {
        self.moves.iter()
    }

    /// The position before the last move, and that move.
    pub fn last(&self) -> Option<(&G::Position, &G::Move)> {
        let mv = self.moves.last()?;
        Some((self.late.iter().rev().nth(1).unwrap_or(&self.start), mv))
    }

    /// The position after the first `plies` moves; the one now where fewer were played.
    pub fn position_after(&self, plies: usize) -> Cow<'_, G::Position> {
        let plies = plies.min(self.moves.len());
        match plies.checked_sub(self.first_late()) {
            Some(at) if at < self.late.len() => Cow::Borrowed(&self.late[at]),
            _ => self.played_on(plies),
        }
    }

    /// After how many moves the first of the late positions stood.
    const fn first_late(&self) -> usize {
        self.moves.len() + 1 - self.late.len()
    }

    /// The position after so many moves, played on from the nearest that is kept for good.
    fn played_on(&self, plies: usize) -> Cow<'_, G::Position> {
        let marks = (plies / APART).min(self.marks.len());
        let near = Cow::Borrowed(marks.checked_sub(1).map_or(&self.start, |at| &self.marks[at]));
        let mut moves = self.moves[marks * APART..plies].iter();
        // Each was legal when it was played.
        moves
            .try_fold(near, |position, mv| self.game.play(&position, mv).map(Cow::Owned))
            .unwrap_or(Cow::Borrowed(&self.start))
    }

    /// Finds the last positions again, once all that were kept but one are taken back.
    fn find_late(&mut self) {
        if self.late.len() > 1 || self.late.len() == self.moves.len() {
            return;
        }
        let first = self.moves.len().saturating_sub(LATE / 2).max(1);
        let mut late = vec![self.played_on(first).into_owned()];
        for mv in &self.moves[first..] {
            late.extend(late.last().and_then(|position| self.game.play(position, mv).ok()));
        }
        self.late = late;
    }

    fn push(&mut self, mv: G::Move, position: G::Position) {
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
        let plies = plies.min(self.moves.len());
        let late = self.late.iter().take((plies + 1).saturating_sub(self.first_late())).cloned().collect();
        let mut until = Self {
            game: Arc::clone(&self.game),
            setup: self.setup.clone(),
            start: self.start.clone(),
            moves: self.moves[..plies].to_vec(),
            late,
            marks: self.marks.iter().take(plies / APART).cloned().collect(),
        };
        until.find_late();
        until
    }

    /// Returns the player whose turn it is, or would be if the game went on.
    pub const fn mover(&self) -> Seat {
        Seat::to_move(self.moves.len())
    }

    /// Returns the winner; `None` while the game goes on.
    pub fn winner(&self) -> Option<Winner> {
        self.game.end(self.position()).map(|end| Winner::of(end, self.mover()))
    }

    /// Returns the winner of the game as it is played: by its rules or, where [`Game::CALLED_DRAWN`] is set, called drawn where
    /// the position stands for the third time with the same player to move; `None` while it goes on. An answer counts no past
    /// and knows nothing of it.
    pub fn called(&self) -> Option<Winner> {
        /// The time at which it is called.
        const THIRD: usize = 3;
        self.winner().or_else(|| (G::CALLED_DRAWN && self.stood() >= THIRD).then_some(Winner::Draw))
    }

    /// Counts how often the position now has stood with the same player to move, this time included.
    fn stood(&self) -> usize {
        let (mut position, mut times) = (self.start.clone(), 0);
        for (plies, mv) in self.moves.iter().enumerate() {
            times += usize::from(Seat::to_move(plies) == self.mover() && position == *self.position());
            // Each was legal when it was played.
            position = self.game.play(&position, mv).unwrap_or(position);
        }
        times + 1
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`MoveError`] where it is not legal; the record is as it was.
    pub fn play(&mut self, mv: G::Move) -> Result<(), MoveError> {
        match self.after(&mv) {
            Ok(position) => {
                self.push(mv, position);
                Ok(())
            }
            Err(fault) => Err(self.error(mv.to_string(), fault)),
        }
    }

    /// Reads a move in the game's notation and plays it.
    ///
    /// # Errors
    /// [`MoveError`] where it is no move or not legal; the record is as it was.
    pub fn play_text(&mut self, text: &str) -> Result<(), MoveError> {
        if self.winner().is_some() {
            return Err(self.error(text.to_owned(), MoveFault::Over));
        }
        let mv = self.game.read(self.position(), text).map_err(|fault| self.error(text.to_owned(), fault))?;
        // What was typed is named, not what was read: a number too large to hold is read as the largest there is.
        self.play(mv).map_err(|error| MoveError { given: text.to_owned(), ..error })
    }

    /// Takes the last move back.
    pub fn take_back(&mut self) -> Option<G::Move> {
        let mv = self.moves.pop()?;
        self.late.pop();
        self.marks.truncate(self.moves.len() / APART);
        self.find_late();
        Some(mv)
    }

    fn after(&self, mv: &G::Move) -> Result<G::Position, MoveFault> {
        if self.winner().is_some() {
            return Err(MoveFault::Over);
        }
        self.game.play(self.position(), mv)
    }

    const fn error(&self, given: String, fault: MoveFault) -> MoveError {
        MoveError { number: self.moves.len() + 1, given, fault }
    }
}

/// A record whose game is known by name only.
pub trait AnyRecord: Send {
    /// The setup it began with.
    fn setup(&self) -> &Setup;

    /// The moves played, in the game's notation.
    fn moves(&self) -> Vec<String>;

    /// Plays a move given in the game's notation.
    ///
    /// # Errors
    /// [`MoveError`] where it is no move or not legal; the record is as it was.
    fn play(&mut self, text: &str) -> Result<(), MoveError>;

    /// Takes the last move back and names it.
    fn take_back(&mut self) -> Option<String>;

    /// The position now, in the game's notation.
    fn position(&self) -> String;

    /// The first `most` legal moves.
    fn legal(&self, most: usize) -> Vec<String>;

    /// Everything there is to say about the position now.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped the analysis through `cancel`.
    fn answer(&self, cancel: &Cancel) -> Result<Answer, Stopped>;
}

impl<G: Game> AnyRecord for Record<G> {
    fn setup(&self) -> &Setup {
        Self::setup(self)
    }

    fn moves(&self) -> Vec<String> {
        Self::moves(self).map(ToString::to_string).collect()
    }

    fn play(&mut self, text: &str) -> Result<(), MoveError> {
        self.play_text(text)
    }

    fn take_back(&mut self) -> Option<String> {
        Self::take_back(self).map(|mv| mv.to_string())
    }

    fn position(&self) -> String {
        Self::position(self).to_string()
    }

    fn legal(&self, most: usize) -> Vec<String> {
        if self.winner().is_some() {
            return Vec::new();
        }
        self.game.moves(self.position()).take(most).map(|mv| mv.to_string()).collect()
    }

    fn answer(&self, cancel: &Cancel) -> Result<Answer, Stopped> {
        let Analysis { worth: Worth { outcome, remoteness, score }, best, suggested, grundy, reason } =
            self.game.analyse(self.position(), cancel)?;
        let winner = self.winner();
        let over = winner.is_some();
        Ok(Answer {
            game: G::ID,
            setup: self.setup.clone(),
            moves: self.moves().map(ToString::to_string).collect(),
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
    use crate::games::{Graph, Strip};

    /// Crosses one cell after another off, in the middle of what is left: the row falls into more and more runs.
    fn long(plies: usize) -> (Record<Strip>, Vec<String>) {
        let setup = Setup::read(Strip::FIELDS, &["n=100000", "k=1"]).expect("it fits");
        let mut record = Record::<Strip>::new(setup).expect("it fits");
        let mut positions = vec![record.position().to_string()];
        for number in 0..plies {
            record.play_text(&(2 * number + 2).to_string()).expect("it is legal");
            positions.push(record.position().to_string());
        }
        (record, positions)
    }

    #[test]
    fn a_name_that_stands_for_the_third_time_is_a_draw_to_the_record_alone() {
        let setup = Setup::read(Graph::FIELDS, &["arrows=a-b,b-a,a-c,c-d,d-a"]).expect("it fits");
        let mut record = Record::<Graph>::new(setup).expect("it fits");
        // The other player to move is another position.
        for mv in ["b", "a", "c", "d", "a"] {
            record.play_text(mv).expect("it is legal");
        }
        assert_eq!((record.stood(), record.called()), (1, None));
        for mv in ["b", "a", "b"] {
            assert_eq!(record.called(), None);
            record.play_text(mv).expect("it is legal");
        }
        record.play_text("a").expect("it is legal");
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
            assert_eq!((until.moves().len(), until.position().to_string()), (plies, positions[plies].clone()));
            let before = until.last().map(|(position, _)| position.to_string());
            assert_eq!(before.as_ref(), plies.checked_sub(1).map(|before| &positions[before]));
        }
        for (plies, position) in positions.iter().enumerate().rev() {
            assert_eq!((record.moves().len(), &record.position().to_string()), (plies, position));
            assert!(record.late.len() <= LATE);
            assert_eq!(record.take_back().is_some(), plies > 0);
        }
    }
}
