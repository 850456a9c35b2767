//! A puzzle is made beside the screen: of a day, of a seed, or the first of the wanted kind among many seeds.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use zugzwang_engine::{Cancel, Day, Puzzle, games};

use crate::play::job::Job;

/// So many seeds are tried for a puzzle of a grade before it is given up.
pub(super) const TRIES: u64 = 300;

/// Which puzzles are wanted.
#[derive(Debug, Clone, Copy, Default)]
pub struct PuzzleKind {
    /// Of this game; of any, where there is none.
    pub game: Option<&'static games::Entry>,
    /// Of this grade, from 1; of any, where there is none.
    pub grade: Option<u8>,
}

impl PuzzleKind {
    fn made(&self, seed: u64) -> Option<Puzzle> {
        self.game.map_or_else(|| Puzzle::any(seed), |game| Puzzle::of(game, seed))
    }
}

/// Where a puzzle comes from.
#[derive(Debug, Clone, Copy)]
pub enum Source {
    /// It is that of this day.
    Day(Day),
    /// It was asked for by its seed.
    Given(u64),
    /// It is the first of the kind from this seed on.
    From(u64),
}

impl Source {
    /// The seed it is made from, or the first that is tried.
    pub fn seed(self) -> u64 {
        match self {
            Self::Day(day) => day.seed(),
            Self::Given(seed) | Self::From(seed) => seed,
        }
    }
}

/// What is made or was, and from which seed.
pub(super) type Found = Option<(Puzzle, u64)>;

/// A puzzle that is being made.
#[derive(Debug)]
pub(super) struct Search {
    pub(super) wanted: PuzzleKind,
    pub(super) source: Source,
    cancel: Cancel,
    job: Option<Job>,
    inbox: Receiver<Found>,
}

impl Search {
    pub(super) fn new(wanted: PuzzleKind, source: Source) -> Self {
        let (outbox, inbox) = channel();
        let cancel = Cancel::never();
        let watched = cancel.clone();
        let job = Job(Box::new(move || {
            // Nobody listens any more when the screen was left.
            let _ = outbox.send(find(wanted, source, &watched));
        }));
        Self { wanted, source, cancel, job: Some(job), inbox }
    }

    pub(super) const fn take_job(&mut self) -> Option<Job> {
        self.job.take()
    }

    /// What was found; `None` while it is looked for. A search that broke has found nothing.
    pub(super) fn answer(&self) -> Option<Found> {
        match self.inbox.try_recv() {
            Ok(found) => Some(found),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(None),
        }
    }

    /// Seeds tried, and how many are at most.
    pub(super) fn progress(&self) -> (u64, u64) {
        self.cancel.progress()
    }

    pub(super) fn stop(&self) {
        self.cancel.stop();
    }
}

fn find(wanted: PuzzleKind, source: Source, cancel: &Cancel) -> Found {
    let from = match source {
        Source::Day(day) => return Puzzle::daily(day).map(|puzzle| (puzzle, day.seed())),
        Source::Given(seed) => return wanted.made(seed).map(|puzzle| (puzzle, seed)),
        Source::From(seed) => seed,
    };
    for tried in 0..TRIES {
        cancel.step(tried, TRIES).ok()?;
        let seed = from.wrapping_add(tried);
        // A game of which one seed makes none has none.
        let puzzle = wanted.made(seed)?;
        if wanted.grade.is_none_or(|grade| grade == puzzle.grade) {
            return Some((puzzle, seed));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(wanted: PuzzleKind, source: Source) -> Found {
        let mut search = Search::new(wanted, source);
        assert!(search.answer().is_none(), "nothing is made before the job is done");
        let job = search.take_job().expect("a job");
        job.0();
        search.answer().expect("an answer")
    }

    #[test]
    fn the_puzzle_that_is_found_is_of_the_game_and_the_grade_that_are_wanted() {
        let nim = games::find("nim").expect("nim is in the list");
        for grade in 1..=Puzzle::HARDEST {
            let wanted = PuzzleKind { game: Some(nim), grade: Some(grade) };
            let (puzzle, seed) = found(wanted, Source::From(7)).expect("nim has every grade");
            assert_eq!((puzzle.game, puzzle.grade), ("nim", grade));
            assert_eq!(Puzzle::of(nim, seed), Some(puzzle), "the seed makes it again");
        }
    }

    #[test]
    fn a_search_that_is_stopped_or_in_vain_ends() {
        let gold = PuzzleKind { game: games::find("gold"), grade: Some(5) };
        assert_eq!(found(gold, Source::From(0)), None, "it has none so hard");
        let mut search = Search::new(PuzzleKind::default(), Source::From(0));
        search.stop();
        search.take_job().expect("a job").0();
        assert_eq!(search.answer(), Some(None));
        search = Search::new(PuzzleKind::default(), Source::From(0));
        drop(search.take_job());
        assert_eq!(search.answer(), Some(None), "nor does one wait for ever whose job broke");
    }
}
