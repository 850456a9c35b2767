//! A game as it is played: the setup, and every move since.

use std::sync::Arc;

use crate::{
    analysis::Analysis,
    answer::Answer,
    error::{MoveError, MoveFault, SetupError},
    fields::Setup,
    game::{Game, Seat, Winner},
    watch::{Stopped, Watch},
};

/// A setup and the moves played from it.
#[derive(Debug)]
pub struct Record<G: Game> {
    game: Arc<G>,
    setup: Setup,
    start: G::Position,
    plies: Vec<(G::Move, G::Position)>,
}

impl<G: Game> Record<G> {
    /// A record without moves.
    ///
    /// # Errors
    /// [`SetupError`] where the fields do not fit together.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let game = G::new(&setup)?;
        let start = game.start();
        Ok(Self { game: Arc::new(game), setup, start, plies: Vec::new() })
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
        self.plies.last().map_or(&self.start, |(_, position)| position)
    }

    /// The moves played, first to last.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = &G::Move> {
        self.plies.iter().map(|(mv, _)| mv)
    }

    /// The position before the last move, and that move.
    pub fn last(&self) -> Option<(&G::Position, &G::Move)> {
        let (mv, _) = self.plies.last()?;
        let before = self.plies.iter().rev().nth(1).map_or(&self.start, |(_, position)| position);
        Some((before, mv))
    }

    /// The position after the first `plies` moves; the one now where fewer were played.
    pub fn position_after(&self, plies: usize) -> &G::Position {
        match plies.min(self.plies.len()).checked_sub(1) {
            Some(at) => &self.plies[at].1,
            None => &self.start,
        }
    }

    /// The record as it stood after its first `plies` moves.
    #[must_use]
    pub fn until(&self, plies: usize) -> Self {
        Self {
            game: Arc::clone(&self.game),
            setup: self.setup.clone(),
            start: self.start.clone(),
            plies: self.plies.iter().take(plies).cloned().collect(),
        }
    }

    /// Whose turn it is, or would be if the game went on.
    pub const fn mover(&self) -> Seat {
        Seat::to_move(self.plies.len())
    }

    /// Who won; `None` while the game goes on.
    pub fn winner(&self) -> Option<Winner> {
        self.game.end(self.position()).map(|end| Winner::of(end, self.mover()))
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`MoveError`] where it is not legal; the record is as it was.
    pub fn play(&mut self, mv: G::Move) -> Result<(), MoveError> {
        match self.after(&mv) {
            Ok(position) => {
                self.plies.push((mv, position));
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
        self.plies.pop().map(|(mv, _)| mv)
    }

    fn after(&self, mv: &G::Move) -> Result<G::Position, MoveFault> {
        if self.winner().is_some() {
            return Err(MoveFault::Over);
        }
        self.game.play(self.position(), mv)
    }

    const fn error(&self, given: String, fault: MoveFault) -> MoveError {
        MoveError { number: self.plies.len() + 1, given, fault }
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

    /// The first `most` legal moves.
    fn legal(&self, most: usize) -> Vec<String>;

    /// Everything there is to say about the position now.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped the analysis through `watch`.
    fn answer(&self, watch: &Watch) -> Result<Answer, Stopped>;
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

    fn legal(&self, most: usize) -> Vec<String> {
        if self.winner().is_some() {
            return Vec::new();
        }
        self.game.moves(self.position()).take(most).map(|mv| mv.to_string()).collect()
    }

    fn answer(&self, watch: &Watch) -> Result<Answer, Stopped> {
        let Analysis { outcome, best, suggested, remoteness, grundy, score, reason } =
            self.game.analyse(self.position(), watch)?;
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
