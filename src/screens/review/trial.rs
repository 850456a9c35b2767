//! Something better than a mistake is looked for: find, try, and see why.

mod view;

use ratatui::layout::{Position, Rect};

use crate::{
    action::Action,
    board::{Hinted, Refusal, Status, Step, Table},
    look::Look,
    review::{Mistake, Worth},
    say,
    screens::Note,
    words,
    worker::Job,
};

/// How many single moves of a refutation are played out.
const LINE: usize = 6;

/// How far a trial has come.
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

/// What a key in a trial comes to.
pub(super) enum Come {
    /// The trial goes on.
    Stay,
    /// It goes on, and this is told.
    Told(Note),
    /// It begins again.
    Again(Mistake, Worth),
    /// It is left.
    Back,
}

/// A game that stands before a mistake.
pub(super) struct Trial {
    pub(super) table: Box<dyn Table>,
    stage: Stage,
    mistake: Mistake,
    before: Worth,
}

impl Trial {
    /// Begins at the position before the mistake, which is worth `before`.
    pub(super) fn new(table: Box<dyn Table>, mistake: Mistake, before: Worth) -> Self {
        Self { table, stage: Stage::Trying, mistake, before }
    }

    pub(super) const fn mistake(&self) -> Mistake {
        self.mistake
    }

    pub(super) const fn is_solved(&self) -> bool {
        matches!(self.stage, Stage::Solved)
    }

    pub(super) const fn is_shown(&self) -> bool {
        matches!(self.stage, Stage::Shown(_))
    }

    /// Whether the cursor can be moved.
    pub(super) const fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Trying)
    }

    /// Whether the refutation has come to its end.
    pub(super) fn is_played_out(&self) -> bool {
        let over = matches!(self.table.status(), Status::Over(_));
        matches!(self.stage, Stage::Refuted(played, _) if played >= LINE || over)
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
        let lost = Mistake::of(self.mistake.number, self.before, after);
        let keeps = lost.is_none() && after.outcome.flip() == self.before.outcome;
        self.stage = if keeps { Stage::Solved } else { Stage::Refuted(0, lost) };
    }

    /// Puts the cursor on the perfect player's move.
    pub(super) fn ask_answer(&mut self) {
        self.stage = Stage::Shown(self.table.hint() == Hinted::Shown);
    }

    pub(super) fn act(&mut self, action: Action, look: &Look) -> Come {
        match (action, self.stage) {
            (Action::Back, _) | (Action::Enter, Stage::Solved | Stage::Shown(_)) => return Come::Back,
            (Action::Enter, Stage::Trying) => {
                let played = self.table.commit();
                return self.played(played, look);
            }
            (Action::Enter, Stage::Refuted(played, lost)) => {
                if self.is_played_out() {
                    return Come::Again(self.mistake, self.before);
                }
                if self.table.reply() {
                    self.stage = Stage::Refuted(played + 1, lost);
                } else {
                    return told(say!(look, "review-thinking"), false);
                }
            }
            (Action::Answer, Stage::Trying) => self.ask_answer(),
            (Action::Answer, _) => return told(say!(look, "review-answer-later"), true),
            (action, Stage::Trying) => {
                if let Some(step) = step(action) {
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
        let played = self.table.click(area, at, look);
        self.played(played, look)
    }

    /// A move that was played is judged; a cursor that stands for a part of one is steered on.
    fn played(&mut self, played: Result<(), Refusal>, look: &Look) -> Come {
        match played {
            Ok(()) => {
                if self.table.plies() >= self.mistake.number {
                    self.stage = Stage::Judging;
                    self.judge();
                }
                Come::Stay
            }
            Err(refusal) => told(words::refusal(&refusal, self.table.id(), look), true),
        }
    }
}

const fn told(text: String, wrong: bool) -> Come {
    Come::Told(Note { text, wrong })
}

const fn step(action: Action) -> Option<Step> {
    Some(match action {
        Action::Up => Step::Up,
        Action::Down => Step::Down,
        Action::Left => Step::Left,
        Action::Right => Step::Right,
        Action::PageUp => Step::More,
        Action::PageDown => Step::Less,
        Action::Home => Step::Least,
        Action::End => Step::Most,
        Action::Clear => Step::Clear,
        _ => return None,
    })
}
