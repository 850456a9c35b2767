//! A puzzle on the screen: its trial and its result.

use zugzwang_engine::{Day, Puzzle, Worth};

use super::{PuzzleKind, Source, rule::Example};
use crate::{
    keep::storage::{Attempt, Fate},
    look::wording::Wording,
    play::{request::Request, table::Review},
    screens::{
        chrome::rule,
        prelude::*,
        trial::{ReasonOf, Trial},
    },
};

#[derive(Debug)]
pub(super) struct Posed {
    pub(super) puzzle: Puzzle,
    seed: u64,
    /// Whether the puzzle was made from one built-in game of the list. If so, game and seed identify it.
    of_game: bool,
    pub(super) source: Source,
    review: Review,
    pub(super) trial: Trial,
    /// The position once more, for the reason, which is computed after the puzzle is solved.
    reason: Table,
    example: Option<Example>,
    fate: Option<Fate>,
    noticed: bool,
    /// The number of wrong moves.
    pub(super) missed: usize,
}

impl Posed {
    /// Returns `None` if the position cannot be played, which the engine's tests rule out.
    pub(super) fn new(puzzle: Puzzle, seed: u64, wanted: &PuzzleKind, source: Source) -> Option<Self> {
        // In texts, the user is the player to move, and the opponent is the perfect player.
        let side = Side::from(Seat::to_move(puzzle.moves.len()));
        let review = Request::of(puzzle.game, &puzzle.setup, &puzzle.moves).table(side).ok()?.review();
        let (trial, reason) = (trial(&review, &puzzle), review.trial(puzzle.moves.len() + 1));
        let of_game = wanted.is_of_game() && wanted.own.is_none();
        let example = Example::of(&puzzle, &review);
        Some(Self {
            puzzle,
            seed,
            of_game,
            source,
            review,
            trial,
            reason,
            example,
            fate: None,
            noticed: false,
            missed: 0,
        })
    }

    pub(super) fn again(&mut self) {
        self.trial.table.stop();
        self.trial = trial(&self.review, &self.puzzle);
        self.noticed = false;
    }

    pub(super) const fn is_settled(&self) -> bool {
        matches!(self.fate, Some(Fate::Solved | Fate::Shown))
    }

    pub(super) const fn is_tried(&self) -> bool {
        self.fate.is_some()
    }

    /// The result, if it is new since the last call: each wrong move, until the result is final.
    pub(super) fn attempt(&mut self) -> Option<Attempt> {
        let fate = match &self.trial {
            trial if trial.is_shown() => Fate::Shown,
            trial if trial.is_solved() => Fate::Solved,
            trial if trial.is_refuted() => Fate::Missed,
            _ => return None,
        };
        if self.is_settled() || (fate == Fate::Missed && self.noticed) {
            return None;
        }
        self.noticed = true;
        self.missed += usize::from(fate == Fate::Missed);
        let first = self.fate.is_none();
        self.fate = Some(fate);
        let (day, gentle) = (self.source.day(), matches!(self.source, Source::Gentle(_)));
        Some(Attempt { grade: self.puzzle.grade, day, fate, first, gentle })
    }

    /// The result of a puzzle with a given seed does not count, nor that of another day than `today`.
    pub(super) fn counts(&self, today: Option<Day>) -> bool {
        match self.source {
            Source::Day(day) | Source::Gentle(day) => today == Some(day),
            Source::Given(_) => false,
            Source::Own | Source::From(_) => true,
        }
    }

    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        let mut jobs = self.trial.table.take_jobs();
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
        self.trial.table.is_thinking() || (self.trial.is_solved() && self.reason.is_thinking())
    }

    pub(super) fn stop(&mut self) {
        self.trial.table.stop();
        self.reason.stop();
    }

    /// The pane of the reason: the rule until the move is found or shown, then the reason. After a wrong move, it also says that the
    /// move fails, and what the opponent would reply. More would give the right move away.
    pub(super) fn why(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        match self.trial.reason_of() {
            _ if self.trial.is_refuted() => self.refuted(look, room),
            ReasonOf::Now => self.trial.table.lines(Lines::Why, look, room),
            ReasonOf::Before => {
                let best = self.reason.suggested(look).map(|(notation, _)| notation);
                let before = |room| self.reason.lines(Lines::Why, look, room);
                self.trial.why_solved(best.as_deref(), before, look, room)
            }
            ReasonOf::Nothing => {
                let untold = wrapped(&say!(look, "puzzle-untold"), look.theme.text, room.width);
                self.with_rule(untold, look, room)
            }
        }
    }

    fn with_rule(&self, below: Vec<Line<'static>>, look: &Look, room: Size) -> Vec<Line<'static>> {
        let rule = rule(&self.trial.table, look, room.width);
        let taken = u16::try_from(rule.len() + below.len() + 2).unwrap_or(u16::MAX);
        let left = Size { height: room.height.saturating_sub(taken), ..room };
        let drawn = self.example.as_ref().map(|example| example.lines(look, left)).unwrap_or_default();
        let parts = [rule, drawn, below].into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(&[Line::default()][..])
    }

    /// The rule, that the move fails, and the reply until it is played.
    fn refuted(&self, look: &Look, room: Size) -> Vec<Line<'static>> {
        let fails = format!("{} {}", look.glyphs().mistake, say!(look, "puzzle-fails"));
        let mut lines = wrapped(&fails, look.theme.loss, room.width);
        let reply = self.trial.table.suggested(look).filter(|_| !self.trial.is_answered());
        if let Some((_, words)) = reply {
            lines.extend(wrapped(&say!(look, "puzzle-reply", words = words), look.theme.text, room.width));
        }
        self.with_rule(lines, look, room)
    }

    /// Why the move was right, in a sentence or two, if it was the perfect player's: the end of the reason names that move.
    pub(super) fn reason_in_short(&self, look: &Look) -> Option<String> {
        let (best, _) = self.reason.suggested(look)?;
        let is_best = self.trial.table.moves().last().is_some_and(|played| *played == best);
        let lecture = self.reason.lecture(look).filter(|_| is_best)?;
        let sentences: Vec<&str> = lecture.sentences(usize::MAX).collect();
        let end = &sentences[sentences.len().saturating_sub(2)..];
        (!end.is_empty()).then(|| words::joined(end, look))
    }

    /// The message id for the title of the pane in which the reason stands.
    pub(super) const fn title(&self) -> &'static str {
        match self.trial.reason_of() {
            _ if self.trial.is_refuted() => "puzzle-rule",
            ReasonOf::Nothing => "puzzle-rule",
            ReasonOf::Before | ReasonOf::Now => "play-why",
        }
    }

    pub(super) fn made_from(&self, look: &Look) -> String {
        match self.source {
            Source::Day(day) => say!(look, "puzzle-of-day", day = day.to_string(), gentle = false),
            Source::Gentle(day) => say!(look, "puzzle-of-day", day = day.to_string(), gentle = true),
            Source::Own => say!(look, "puzzle-of-own"),
            Source::Given(_) | Source::From(_) if look.wording == Wording::Plain => String::new(),
            Source::Given(_) | Source::From(_) if self.of_game => format!("{}#{}", self.puzzle.game, self.seed),
            Source::Given(_) | Source::From(_) => say!(look, "puzzle-of-seed", seed = self.seed),
        }
    }

    pub(super) fn task(&self, look: &Look) -> String {
        say!(look, "puzzle-task", goal = self.puzzle.goal)
    }

    /// `None` unless points decide the game.
    pub(super) fn totals(&self, look: &Look) -> Option<String> {
        self.trial.table.totals().map(|totals| told::taken(totals.taken, look))
    }
}

/// If points decide the game, any winning move solves the puzzle, whatever its margin.
fn trial(review: &Review, puzzle: &Puzzle) -> Trial {
    Trial::new(review.trial(puzzle.moves.len() + 1), Worth::of(puzzle.goal))
}
