//! Every move of the position now, valued a few at a time so that nothing else waits behind them.

use std::{
    collections::VecDeque,
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
};

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{Analysis, Outcome, Stopped, Watch, valued::Candidates, valued::Valued};

use super::{Play, questions::OnDrop};
use crate::{
    board::Board,
    look::Look,
    panels::{
        Listed, MoveList, MoveWorth,
        moves::{in_sight, lines},
    },
    worker::Job,
};

/// How many moves are listed at the most.
const MOST: usize = 256;
/// How many are valued before anything else may have its turn.
const AT_A_TIME: usize = 8;

struct Message<M> {
    ticket: u64,
    valued: Result<Vec<Valued<M>>, Stopped>,
}

/// The moves of one position.
#[derive(Debug)]
struct List<M> {
    to_do: VecDeque<M>,
    /// Those that are known, the best first.
    known: Vec<Valued<M>>,
    total: usize,
    truncated: bool,
    /// What is being valued.
    asked: bool,
    watch: Watch,
}

/// The list of moves, where it is wanted.
#[derive(Debug)]
pub(super) struct Values<B: Board> {
    wanted: bool,
    list: Option<List<B::Move>>,
    ticket: u64,
    outbox: Sender<Message<B::Move>>,
    inbox: Receiver<Message<B::Move>>,
}

impl<B: Board> Values<B> {
    pub(super) fn new() -> Self {
        let (outbox, inbox) = channel();
        Self { wanted: false, list: None, ticket: 0, outbox, inbox }
    }

    /// Withdraws everything: the position is another, or the solver is to stop.
    pub(super) fn forget(&mut self) {
        if let Some(old) = self.list.take() {
            old.watch.stop();
        }
    }

    /// Asks about the next moves, if any are wanted and nothing is being valued.
    pub(super) fn ask(&mut self, game: &Arc<B>, position: &B::Position, analysis: &Analysis<B::Move>) -> Option<Job> {
        if !self.wanted {
            return None;
        }
        let list = self.list.get_or_insert_with(|| List::of(game.as_ref(), position, analysis));
        if list.asked || list.to_do.is_empty() {
            return None;
        }
        list.asked = true;
        self.ticket += 1;
        let moves: Vec<B::Move> = list.to_do.drain(..AT_A_TIME.min(list.to_do.len())).collect();
        let (game, position, watch) = (Arc::clone(game), position.clone(), list.watch.clone());
        let (ticket, outbox) = (self.ticket, self.outbox.clone());
        Some(Job(Box::new(move || {
            if watch.is_stopped() {
                return;
            }
            // Sent even when the analysis panics, so that the other moves are asked about.
            let mut sender = OnDrop(Some(Message { ticket, valued: Err(Stopped) }), outbox);
            let value = |mv| Valued::of(game.as_ref(), &position, mv, &watch).transpose();
            let valued = moves.into_iter().filter_map(value).collect();
            sender.0 = Some(Message { ticket, valued });
        })))
    }

    /// Takes in the answers; whether anything changed.
    pub(super) fn collect(&mut self) -> bool {
        let mut changed = false;
        while let Ok(Message { ticket, valued }) = self.inbox.try_recv() {
            let Some(list) = self.list.as_mut().filter(|_| ticket == self.ticket) else { continue };
            list.asked = false;
            list.known.extend(valued.unwrap_or_default());
            // Stable, so that moves of the same worth stay in the game's order.
            list.known.sort_by(Valued::better_first);
            changed = true;
        }
        changed
    }
}

impl<M: Clone + PartialEq> List<M> {
    fn of<B: Board<Move = M>>(game: &B, position: &B::Position, analysis: &Analysis<M>) -> Self {
        let Candidates { moves, truncated } = Candidates::of(game, position, analysis, MOST);
        let total = moves.len();
        Self { to_do: moves.into(), known: Vec::new(), total, truncated, asked: false, watch: Watch::idle() }
    }
}

impl<B: Board> Play<B> {
    /// Whether a list of the moves is wanted from now on.
    pub(super) fn want_list(&mut self, wanted: bool) {
        self.values.wanted = wanted;
        self.value_moves();
    }

    /// Asks what the next moves of the list are worth.
    pub(super) fn value_moves(&mut self) {
        let Some(analysis) = self.questions.now().filter(|_| self.record.winner().is_none()) else { return };
        let job = self.values.ask(self.record.game(), self.record.position(), analysis);
        self.jobs.extend(job);
    }

    /// The list of the moves, the best first, around the one under the cursor.
    pub(super) fn list(&self, look: &Look, room: Size) -> Option<Vec<Line<'static>>> {
        let list = self.values.list.as_ref()?;
        let chosen = self.chosen().and_then(|mv| list.known.iter().position(|valued| valued.mv == mv));
        let counts = [Outcome::Win, Outcome::Draw, Outcome::Loss, Outcome::Unknown]
            .map(|outcome| (outcome, list.known.iter().filter(|valued| valued.outcome == outcome).count()));
        let sight = in_sight(list.known.len(), chosen, room.height);
        let best = self.questions.now().and_then(|analysis| analysis.score).map(|score| self.points(score));
        let shown = list.known.get(sight.clone()).unwrap_or_default().iter();
        let listed = shown.map(|valued| {
            let points = valued.score.map(|score| self.points(score)).zip(best);
            Listed {
                notation: valued.mv.to_string(),
                worth: MoveWorth {
                    outcome: valued.outcome,
                    remoteness: valued.remoteness,
                    points: points.map(|(after, best)| (after, after.short_of(best))),
                },
            }
        });
        let moves = MoveList {
            counts,
            known: list.known.len(),
            total: list.total,
            truncated: list.truncated,
            chosen: chosen.and_then(|at| at.checked_sub(sight.start)),
            listed: listed.collect(),
        };
        Some(lines(&moves, look, room.width))
    }
}
