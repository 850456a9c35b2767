//! A puzzle on the screen: the trial of its move, and what has become of it.

use std::fmt;

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{Day, Puzzle, Seat, Worth};

use super::{PuzzleKind, Source};
use crate::{
    keep::storage::{Attempt, Fate},
    look::{Look, align::wrapped},
    play::{
        board::{Lines, Side, Table},
        job::Job,
        request::Request,
        review::Reviewed,
        told,
    },
    say,
    screens::{
        chrome::rule,
        trial::{Reasoned, Trial},
    },
};

/// A puzzle that is solved, or was.
pub(super) struct Posed {
    pub(super) puzzle: Puzzle,
    /// The seed it was made from.
    seed: u64,
    /// `true` where it was made of one game of the list, and not of any or of one's own: then the game and the seed name it.
    of_game: bool,
    pub(super) source: Source,
    review: Box<dyn Reviewed>,
    pub(super) trial: Trial,
    /// The position once more, for its reason; it is asked for when the puzzle is solved.
    reason: Box<dyn Table>,
    fate: Option<Fate>,
}

impl fmt::Debug for Posed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Posed").field("puzzle", &self.puzzle).field("fate", &self.fate).finish_non_exhaustive()
    }
}

impl Posed {
    /// Sets the puzzle up; `None` where its position cannot be played, which the engine's tests rule out.
    pub(super) fn new(puzzle: Puzzle, seed: u64, wanted: &PuzzleKind, source: Source) -> Option<Self> {
        // Whoever solves it is told as the player, and who replies as the perfect one.
        let side = Side::from(Seat::to_move(puzzle.moves.len()));
        let review = Request::of(puzzle.game, &puzzle.setup, &puzzle.moves).table(side).ok()?.review();
        let (trial, reason) = (trial(review.as_ref(), &puzzle), review.trial(puzzle.moves.len() + 1));
        let of_game = wanted.is_of_game() && wanted.own.is_none();
        Some(Self { puzzle, seed, of_game, source, review, trial, reason, fate: None })
    }

    /// Begins again.
    pub(super) fn again(&mut self) {
        self.trial.stop();
        self.trial = trial(self.review.as_ref(), &self.puzzle);
    }

    /// Returns whether nothing can become of it any more.
    pub(super) const fn is_settled(&self) -> bool {
        matches!(self.fate, Some(Fate::Solved | Fate::Shown))
    }

    /// Returns what has become of it since the last call, if it counts: what was asked for by its seed does not, nor does the
    /// puzzle of another day than `today`.
    pub(super) fn attempt(&mut self, today: Option<Day>) -> Option<Attempt> {
        let fate = match &self.trial {
            trial if trial.is_shown() => Fate::Shown,
            trial if trial.is_solved() => Fate::Solved,
            trial if trial.is_refuted() => Fate::Missed,
            _ => return None,
        };
        if self.is_settled() || self.fate == Some(fate) {
            return None;
        }
        let first = self.fate.is_none();
        self.fate = Some(fate);
        let day = self.source.day();
        self.counts(today).then_some(Attempt { grade: self.puzzle.grade, day, fate, first })
    }

    /// Returns whether what becomes of it counts.
    pub(super) fn counts(&self, today: Option<Day>) -> bool {
        match self.source {
            Source::Day(day) | Source::Gentle(day) => today == Some(day),
            Source::Given(_) => false,
            Source::From(_) => true,
        }
    }

    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        let mut jobs = self.trial.take_jobs();
        if self.trial.is_solved() {
            jobs.extend(self.reason.take_jobs());
        }
        jobs
    }

    pub(super) fn collect(&mut self) -> bool {
        let changed = self.trial.collect();
        self.reason.collect() || changed
    }

    pub(super) fn is_thinking(&self) -> bool {
        self.trial.is_thinking() || (self.trial.is_solved() && self.reason.is_thinking())
    }

    pub(super) fn stop(&mut self) {
        self.trial.stop();
        self.reason.stop();
    }

    /// Nothing but the task while nothing was tried; the whole reason once it is solved or its answer shown. While a
    /// refutation is played out, the reason of each of its positions.
    pub(super) fn why(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        match self.trial.reasoned() {
            Reasoned::Now => self.trial.table.lines(Lines::Why, look, room),
            Reasoned::Before => self.reason.lines(Lines::Why, look, room),
            Reasoned::Untold => {
                let mut lines = rule(self.trial.table.as_ref(), look, room.width);
                lines.push(Line::default());
                lines.extend(wrapped(&say!(look, "puzzle-untold"), look.theme.text, room.width));
                lines
            }
        }
    }

    /// Returns what it was made from, as the command line takes it.
    pub(super) fn made_from(&self, look: &Look) -> String {
        match self.source {
            Source::Day(day) => say!(look, "puzzle-of-day", day = day.to_string()),
            Source::Given(_) | Source::From(_) if self.of_game => format!("{}#{}", self.puzzle.game, self.seed),
            Source::Given(_) | Source::From(_) | Source::Gentle(_) => {
                say!(look, "puzzle-of-seed", seed = self.seed)
            }
        }
    }

    /// Says what is looked for.
    pub(super) fn task(&self, look: &Look) -> String {
        say!(look, "puzzle-task", goal = self.puzzle.goal)
    }

    /// The same with what each has taken, where points decide who wins.
    pub(super) fn task_with_totals(&self, look: &Look) -> String {
        let taken = self.trial.table.totals().map(|totals| told::taken(totals.taken, look));
        let sentences: Vec<String> = std::iter::once(self.task(look)).chain(taken).collect();
        sentences.join(&say!(look, "sentence-separator"))
    }
}

/// Only the class counts: a puzzle in which points are taken asks for a move that wins, by however much.
fn trial(review: &dyn Reviewed, puzzle: &Puzzle) -> Trial {
    let mut table = review.trial(puzzle.moves.len() + 1);
    // Who is to find a move is offered none.
    table.rest();
    Trial::new(table, Worth::of(puzzle.goal))
}
