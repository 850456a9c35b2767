//! The values of all moves in the current position, computed a few at a time so that other questions do not have to wait.

use std::{collections::VecDeque, ops::Range};

use zugzwang_engine::{
    Stopped,
    exchange::Exchange,
    rated::{Candidates, RatedMove},
};

use super::prelude::*;
use crate::play::panels::{
    Listed, MoveList, Rating,
    moves::{Called, in_sight, lines},
};

/// Maximum number of moves in the list.
const MOST: usize = 256;
/// Number of moves in a job. Other questions have their turn between two jobs.
const BATCH: usize = 8;

/// Something to find out about a move.
pub(super) trait Finding: Send + Sized + 'static {
    /// Finds it out; `None` if the move is not legal.
    ///
    /// # Errors
    /// [`Stopped`] if it was stopped through `cancel`.
    fn find(game: &AnyGame, position: &AnyPosition, mv: AnyMove, cancel: &Cancel) -> Result<Option<Self>, Stopped>;

    /// The index at which to insert it among the known findings.
    fn place(&self, known: &[Self]) -> usize {
        known.len()
    }
}

impl Finding for RatedMove {
    fn find(game: &AnyGame, position: &AnyPosition, mv: AnyMove, cancel: &Cancel) -> Result<Option<Self>, Stopped> {
        Self::of(game, position, mv, cancel)
    }

    fn place(&self, known: &[Self]) -> usize {
        // After those of the same worth, so that equal moves stay in the game's order.
        known.partition_point(|other| other.worth.better_first(&self.worth).is_le())
    }
}

impl Finding for Exchange {
    fn find(game: &AnyGame, position: &AnyPosition, mv: AnyMove, cancel: &Cancel) -> Result<Option<Self>, Stopped> {
        Self::of(game, position, mv, cancel)
    }
}

/// The moves of a position and the findings about them.
#[derive(Debug)]
pub(super) struct List<F> {
    to_do: VecDeque<AnyMove>,
    /// The findings so far.
    pub(super) known: Vec<F>,
    total: usize,
    pub(super) truncated: bool,
    /// The open question.
    ask: Option<Ask<Vec<F>>>,
}

/// The list of moves, if wanted.
#[derive(Debug)]
pub(super) struct Values<F> {
    pub(super) wanted: bool,
    pub(super) list: Option<List<F>>,
}

impl<F: Finding> Values<F> {
    pub(super) const fn new() -> Self {
        Self { wanted: false, list: None }
    }

    /// Drops the list and stops its job, because the position has changed or the solver is to stop.
    pub(super) fn forget(&mut self) {
        self.list = None;
    }

    /// Asks about the next moves, the best ones first, if the list is wanted and no question is open.
    pub(super) fn ask(&mut self, game: &AnyGame, position: &AnyPosition, analysis: &Analysis<AnyMove>) -> Option<Job> {
        if self.wanted && self.list.is_none() {
            self.list = Some(List::of(Candidates::of(game, position, analysis, MOST)));
        }
        self.ask_next(game, position)
    }

    /// Asks about the next moves in the game's order, if the list is wanted and no question is open.
    pub(super) fn ask_all(&mut self, game: &AnyGame, position: &AnyPosition) -> Option<Job> {
        if self.wanted && self.list.is_none() {
            self.list = Some(List::of(Candidates::in_order(game, position, MOST)));
        }
        self.ask_next(game, position)
    }

    fn ask_next(&mut self, game: &AnyGame, position: &AnyPosition) -> Option<Job> {
        let list = self.list.as_mut().filter(|_| self.wanted)?;
        if list.ask.is_some() || list.to_do.is_empty() {
            return None;
        }
        let moves: Vec<AnyMove> = list.to_do.drain(..BATCH.min(list.to_do.len())).collect();
        let (game, position) = (game.clone(), position.clone());
        let ask = list.ask.insert(Ask::of(move |cancel| {
            moves.iter().filter_map(|mv| F::find(&game, &position, mv.clone(), cancel).transpose()).collect()
        }));
        ask.take_job()
    }

    /// Collects finished findings. Returns whether anything changed.
    pub(super) fn collect(&mut self) -> bool {
        let Some(list) = &mut self.list else { return false };
        let Some(found) = list.ask.as_ref().and_then(Ask::answer) else { return false };
        list.ask = None;
        for found in found.unwrap_or_default() {
            list.known.insert(found.place(&list.known), found);
        }
        // Moves on which the solver panicked no longer count.
        list.total = list.known.len() + list.to_do.len();
        true
    }
}

impl<F> List<F> {
    /// The number of findings so far, and of all to come.
    pub(super) const fn progress(&self) -> (usize, usize) {
        (self.known.len(), self.total)
    }

    fn of(Candidates { moves, truncated }: Candidates) -> Self {
        let total = moves.len();
        Self { to_do: moves.into(), known: Vec::new(), total, truncated, ask: None }
    }
}

impl Table {
    /// The worth of a move in the current position, as shown on the screen, with points once those of best play are known.
    pub(super) fn move_worth(&self, valued: &RatedMove) -> Rating {
        let best = self.study.questions.now().and_then(|analysis| analysis.worth.score);
        let points = valued.worth.score.zip(best).map(|(after, best)| (self.points(after), self.points(best)));
        Rating { worth: valued.worth, points: points.map(|(after, best)| (after, after.short_of(best))) }
    }

    /// Asks for the worth of the next moves in the list.
    pub(super) fn value_moves(&mut self) {
        let Some(analysis) = self.study.questions.now().filter(|_| self.history.record.winner().is_none()) else {
            return;
        };
        let job = self.study.values.ask(self.history.record.game(), self.history.record.position(), analysis);
        self.study.jobs.extend(job);
    }

    /// The part of the list around the move under the cursor, the best moves first.
    pub(super) fn list(&self, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        let list = self.study.values.list.as_ref()?;
        let (game, position) = (self.game(), self.now());
        let chosen = self.chosen();
        let chosen = chosen.and_then(|mv| list.known.iter().position(|known| game.alike(position, &known.mv, &mv)));
        let sight = in_sight(list.known.len(), chosen, room.height);
        let called = |valued: &RatedMove| Called {
            words: self.board.words(self.at(), &valued.mv, look),
            short: self.board.called(game, &valued.mv, look),
        };
        let shown = list.known.get(sight.clone()).unwrap_or_default();
        let called: Vec<Called> = shown.iter().map(called).collect();
        Some(lines(&self.moves_in(list, sight, chosen), &called, look, room.width))
    }

    /// The moves in sight, with the counts of the whole list.
    pub(super) fn moves_in(&self, list: &List<RatedMove>, sight: Range<usize>, chosen: Option<usize>) -> MoveList {
        let counts = [Outcome::Win, Outcome::Draw, Outcome::Loss, Outcome::Unknown]
            .map(|outcome| (outcome, list.known.iter().filter(|valued| valued.worth.outcome == outcome).count()));
        let shown = list.known.get(sight.clone()).unwrap_or_default().iter();
        let listed = shown.map(|valued| Listed {
            notation: valued.mv.to_string(),
            stretch: self.game().stretch(self.now(), &valued.mv),
            worth: self.move_worth(valued),
        });
        MoveList {
            counts,
            known: list.known.len(),
            total: list.total,
            truncated: list.truncated,
            listing: self.game().about().listing,
            chosen: chosen.and_then(|at| at.checked_sub(sight.start)),
            listed: listed.collect(),
        }
    }
}
