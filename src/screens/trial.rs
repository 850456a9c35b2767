//! A move is looked for that keeps what a position is worth: find, try, and see why. In place of a mistake, or in a puzzle.

mod view;

use ratatui::layout::{Position, Rect};

use super::{Note, prompt::Prompt};
use zugzwang_engine::Worth;

use crate::{
    look::Look,
    play::{
        board::{Hinted, Refusal, Table},
        job::Job,
        review::Mistake,
    },
    say,
    screens::{action::Action, key::Key},
};

/// The number of single moves of a refutation that are played out.
const LINE: usize = 6;

/// The stage that a trial has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A move is chosen.
    Trying,
    /// A move was played, and what it is worth is not known yet.
    Judging,
    /// It keeps what there was.
    Solved,
    /// It does not; this many moves of the refutation have been played out. What it gave away, where that is known.
    Refuted(usize, Option<Mistake>),
    /// The answer was asked for, and stands under the cursor once the solver has it.
    Shown(bool),
}

/// The result of a key in a trial.
pub(super) enum Come {
    /// The trial goes on.
    Stay,
    /// It goes on, and this is told.
    Told(Note),
    /// It is to begin again.
    Again,
    /// It is left.
    Back,
}

/// The reason that is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reasoned {
    /// None: a move is still looked for.
    Untold,
    /// That of the position a move was looked for in.
    Before,
    /// That of the position on the trial's table.
    Now,
}

/// A game in which a move is looked for.
pub(super) struct Trial {
    pub(super) table: Box<dyn Table>,
    stage: Stage,
    /// The number of the single move that is looked for, from 1.
    number: usize,
    before: Worth,
    prompt: Prompt,
}

impl Trial {
    /// Begins at the position on the table, which is worth `before`; where that has no score, only the class counts.
    pub(super) fn new(table: Box<dyn Table>, before: Worth) -> Self {
        let number = table.plies() + 1;
        Self { table, stage: Stage::Trying, number, before, prompt: Prompt::default() }
    }

    /// Returns the number of the single move that is looked for, from 1.
    pub(super) const fn number(&self) -> usize {
        self.number
    }

    /// Returns whether a move was played that does not keep it.
    pub(super) const fn is_refuted(&self) -> bool {
        matches!(self.stage, Stage::Refuted(..))
    }

    /// Returns whether the reply to that was played.
    pub(super) const fn is_replied(&self) -> bool {
        matches!(self.stage, Stage::Refuted(1.., _))
    }

    /// Returns which reason is told now.
    pub(super) const fn reasoned(&self) -> Reasoned {
        match self.stage {
            Stage::Trying | Stage::Judging | Stage::Shown(false) => Reasoned::Untold,
            Stage::Solved => Reasoned::Before,
            Stage::Shown(true) | Stage::Refuted(..) => Reasoned::Now,
        }
    }

    pub(super) const fn is_solved(&self) -> bool {
        matches!(self.stage, Stage::Solved)
    }

    pub(super) const fn is_shown(&self) -> bool {
        matches!(self.stage, Stage::Shown(_))
    }

    /// Returns whether the cursor can be moved.
    pub(super) const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Trying)
    }

    /// Returns whether a move is typed now.
    pub(super) const fn is_typing(&self) -> bool {
        self.prompt.is_some()
    }

    /// Takes a key as text; whether a move is typed at all.
    pub(super) fn key(&mut self, key: Key) -> bool {
        let may_begin = self.is_open();
        self.prompt.key(key, may_begin)
    }

    /// Takes pasted text as a move, where one can be tried.
    pub(super) fn paste(&mut self, text: &str) {
        if self.is_open() {
            self.prompt.paste(text);
        }
    }

    /// Returns whether the refutation has come to its end.
    pub(super) fn is_played_out(&self) -> bool {
        let over = self.table.is_over();
        matches!(self.stage, Stage::Refuted(played, _) if played >= LINE || over)
    }

    /// Whether, in a refutation, the side that looks for the move is to move.
    pub(super) fn is_own_turn(&self) -> bool {
        self.table.plies() % 2 == (self.number - 1) % 2
    }

    pub(super) fn is_thinking(&self) -> bool {
        self.table.is_thinking()
    }

    pub(super) fn stop(&mut self) {
        self.table.stop();
    }

    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        self.table.take_jobs()
    }

    /// Takes in answers, and judges with them the move that was played.
    pub(super) fn collect(&mut self) -> bool {
        let changed = self.table.collect();
        match self.stage {
            Stage::Judging => self.judge(),
            Stage::Shown(false) => self.ask_answer(),
            _ => {}
        }
        changed
    }

    fn judge(&mut self) {
        let Some(after) = self.table.worth() else { return };
        let lost = Mistake::of(self.number, self.before, after);
        let keeps = lost.is_none() && after.outcome.flip() == self.before.outcome;
        self.stage = if keeps { Stage::Solved } else { Stage::Refuted(0, lost) };
    }

    /// Puts the cursor on the perfect player's move.
    pub(super) fn ask_answer(&mut self) {
        self.stage = Stage::Shown(self.table.hint() == Hinted::Shown);
    }

    pub(super) fn act(&mut self, action: Action, look: &Look) -> Come {
        if self.is_typing() {
            let played = self.prompt.act(action, self.table.as_mut());
            return played.map_or(Come::Stay, |played| self.played(played, look));
        }
        match (action, self.stage) {
            (Action::Back, _) | (Action::Enter, Stage::Solved | Stage::Shown(_)) => return Come::Back,
            (Action::Enter, Stage::Trying) => {
                let played = self.table.commit();
                return self.played(played, look);
            }
            (Action::Enter, Stage::Refuted(played, lost)) => {
                if self.is_played_out() {
                    return Come::Again;
                }
                if self.table.reply() {
                    self.stage = Stage::Refuted(played + 1, lost);
                } else {
                    return told(say!(look, "review-thinking"), false);
                }
            }
            (Action::Undo, Stage::Refuted(..)) => return Come::Again,
            (Action::Why, Stage::Trying) => return told(say!(look, "review-board-stays"), false),
            (Action::Answer, Stage::Trying) => self.ask_answer(),
            (Action::Type, Stage::Trying) => return Come::Told(self.prompt.begin(self.table.id(), look)),
            (Action::Answer, _) => return told(say!(look, "review-answer-later"), true),
            (action, Stage::Trying) => {
                if let Some(step) = action.step() {
                    self.table.steer(step);
                }
            }
            _ => {}
        }
        Come::Stay
    }

    pub(super) fn click(&mut self, area: Rect, at: Position, look: &Look) -> Come {
        if !self.is_open() {
            return Come::Stay;
        }
        // Whoever clicks does not type.
        self.prompt.end();
        let played = self.table.click(area, at, look);
        self.played(played, look)
    }

    /// A move that was played is judged; a cursor that stands for a part of one is steered on.
    fn played(&mut self, played: Result<(), Refusal>, look: &Look) -> Come {
        match played {
            Ok(()) => {
                if self.table.plies() >= self.number {
                    self.stage = Stage::Judging;
                    self.judge();
                }
                Come::Stay
            }
            Err(refusal) => told(refusal.sentence(self.table.id(), look), true),
        }
    }
}

const fn told(text: String, wrong: bool) -> Come {
    Come::Told(Note { text, wrong })
}
