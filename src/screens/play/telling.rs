//! What is revealed of a game before its end, and the keys for the list of moves and the proof.

use super::{GameView, course::Course, hints::Hints, subject::Topic};
use crate::{play::board::Degree, screens::prelude::*};

impl GameView {
    pub(in crate::screens) fn set_telling(&mut self, telling: Telling, look: &Look) {
        let is_exam = self.course.is_some_and(Course::is_exam);
        self.telling = if is_exam { Degree::Nothing.into() } else { telling };
        if !self.table.is_over() && (self.telling.outcome || self.telling.advice) {
            self.help.take("card-advised-shown");
        }
        // Users who look for a move should not play an unchosen one with a key meant for the last move.
        let rests = self.course.is_some() || !telling.is_all();
        self.table.seating_mut().rests = rests;
        self.seek(look);
    }

    /// Whether nothing may be revealed now, whatever the user chooses.
    pub(super) fn is_exam_open(&self) -> bool {
        self.course.is_some_and(Course::is_exam) && !self.table.is_over()
    }

    pub(super) fn refuses(&self, action: Action) -> bool {
        self.course.is_some_and(|course| course.refuses(action, self.table.is_over()))
    }

    /// Whether there is a move to take back, and the user may take it back.
    pub(super) fn may_take_back(&self) -> bool {
        self.table.can_undo() && !self.refuses(Action::Undo)
    }

    /// Returns what is revealed now: before the end what the user switched on or asked for, at the end everything. On the path a game that
    /// showed its figure alone still does, because the next game asks the same question.
    pub(super) fn revealed(&self) -> Telling {
        let (over, resigned) = (self.table.is_over(), self.table.status().resigned().is_some());
        let asks_on = self.course.is_some() && !self.class.is_on() && self.telling.shows_figure() && !resigned;
        match self.class.told(&self.table) {
            _ if over && asks_on => self.telling,
            Some(told) if !over => Telling { outcome: told.steps > 0, advice: told.done, figure: false },
            _ if over || self.help.last(&self.table) == Hints::Reason => Telling::default(),
            _ => self.telling,
        }
    }

    /// Whether any of the reason may be shown.
    pub(super) fn projects(&self) -> bool {
        self.class.is_on() || self.revealed().is_all()
    }

    /// The topic that is shown now. The list rates each move, and the proof leads to its end, so everything must be revealed.
    pub(super) fn topic(&self) -> Topic {
        self.pane.subject.topic(self.table.is_over(), || self.revealed().is_all())
    }

    /// Whether the list of moves or the proof is shown.
    pub(in crate::screens) fn is_listed(&self) -> bool {
        self.topic() != Topic::Reason
    }

    /// Asks the solver for what is shown and nothing else.
    pub(super) fn seek(&mut self, look: &Look) {
        self.end_proof();
        let topic = self.topic();
        let sought = self.pane.subject.sought(topic, &self.table, look);
        self.table.seek(sought);
    }

    /// Closes the proof at the end of the game, so that taking a move back does not reopen it.
    pub(super) fn end_proof(&mut self) {
        if self.table.is_over() {
            self.pane.subject.end_proof();
        }
    }

    pub(super) fn list(&mut self, look: &Look) {
        // A refused list must not appear later, when more is revealed.
        if !self.revealed().is_all() {
            self.pane.subject.end_moves();
            return self.tell(self.class.list_refused(self.telling, &self.table, look));
        }
        self.pane.subject.switch_moves(self.topic());
    }

    pub(super) fn switch_proof(&mut self, look: &Look) {
        if self.table.is_over() {
            self.warn(self.closing().already(look));
        } else if !self.revealed().is_all() {
            self.pane.subject.end_proof();
            self.warn(self.class.proof_refused(&self.table, look));
        } else {
            self.pane.subject.switch_proof();
        }
    }
}

pub(super) const fn is_figure(telling: Telling) -> bool {
    telling.figure && !telling.outcome && !telling.advice
}

/// Says that the reason is hidden, and which keys reveal more.
pub(super) fn hidden_words(telling: Telling, look: &Look) -> String {
    let kept = match telling {
        Telling { outcome: true, .. } => "advice",
        Telling { advice: true, .. } => "outcome",
        Telling { .. } => "both",
    };
    say!(look, "why-neutral", kept = kept)
}

/// Says what the key for revealing more or less does.
pub(super) fn other_degree(revealed: Telling, look: &Look) -> String {
    say!(look, "ladder-degree", degree = revealed.degree().next().to_string())
}
