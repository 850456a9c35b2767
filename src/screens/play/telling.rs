//! What is revealed of a game before its end, the list of moves, and the proof of the verdict, which the user walks move by move.

use super::{GameView, Moment, hints::Hints, panes::Subject};
use crate::{
    play::board::{Degree, ProofStep, Rest, Sought},
    screens::prelude::*,
};

/// The actions that reveal something, choose players, or copy the game to where more is revealed: refused until an exam ends.
const TELLING: [Action; 8] = [
    Action::Hint,
    Action::Solve,
    Action::List,
    Action::Proof,
    Action::Review,
    Action::Save,
    Action::FirstSeat,
    Action::SecondSeat,
];
/// The actions that take moves back, as a class may. An exam refuses them even after its end, because it has counted.
const TAKING_BACK: [Action; 3] = [Action::Undo, Action::Restart, Action::Class];

/// The place in the proof.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Proving {
    /// Whether it replaced the list of moves.
    pub(super) over_moves: bool,
    step: ProofStep,
    /// The moment whose verdict is proved.
    of: Moment,
}

impl Proving {
    /// The beginning of a proof, over the list of moves or the reason.
    pub(super) fn over(over_moves: bool) -> Self {
        Self { over_moves, ..Self::default() }
    }
}

impl GameView {
    pub(in crate::screens) fn set_telling(&mut self, telling: Telling, look: &Look) {
        self.telling = if self.is_exam() { Degree::Nothing.into() } else { telling };
        self.help.advised |= !self.table.is_over() && (self.telling.outcome || self.telling.advice);
        // Users who look for a move should not play an unchosen one with a key meant for the last move.
        let rests = self.course.is_some() || !telling.is_all();
        self.table.seating_mut().rests = rests.then_some(Rest::Offers);
        self.seek(look);
    }

    /// Whether the game is or was an exam.
    pub(super) fn is_exam(&self) -> bool {
        self.course.is_some_and(|course| course.exam)
    }

    /// Whether nothing may be revealed now, whatever the user chooses.
    pub(super) fn is_exam_open(&self) -> bool {
        self.is_exam() && !self.table.is_over()
    }

    /// Whether an exam refuses an action.
    pub(super) fn refuses(&self, action: Action) -> bool {
        self.is_exam_open() && TELLING.contains(&action) || self.is_exam() && TAKING_BACK.contains(&action)
    }

    /// Whether there is a move to take back, and the user may take it back.
    pub(super) fn may_take_back(&self) -> bool {
        self.table.can_undo() && !self.refuses(Action::Undo)
    }

    /// Returns what is revealed now: before the end what the user switched on or asked for, at the end everything. On the path a game that
    /// showed its figure alone still does, because the next game asks the same question.
    pub(super) fn revealed(&self) -> Telling {
        let over = self.table.is_over();
        if over && self.course.is_some() && self.class.is_none() && self.telling.shows_figure() && !self.has_resigned()
        {
            return self.telling;
        }
        if let Some((told, done)) = self.class_told().filter(|_| !over) {
            return Telling { outcome: told > 0, advice: done, figure: false };
        }
        if over || self.last_hint() == Hints::Reason { Telling::default() } else { self.telling }
    }

    /// Shows or hides the list of moves with their worth.
    pub(super) fn list(&mut self, look: &Look) {
        // A refused list must not appear later, when more is revealed.
        if !self.revealed().is_all() {
            self.pane.subject.end_moves();
            return self.tell(self.list_refused(look));
        }
        self.pane.subject = if self.lists() { Subject::Reason } else { Subject::Moves };
    }

    /// Whether the proof replaces the reason: only while everything is revealed, and before the end of the game.
    pub(super) fn proves(&self) -> bool {
        matches!(self.pane.subject, Subject::Proof(_)) && !self.table.is_over() && self.revealed().is_all()
    }

    /// Closes the proof at the end of the game, so that taking a move back does not reopen it.
    pub(super) fn end_proof(&mut self) {
        if self.table.is_over() {
            self.pane.subject.end_proof();
        }
    }

    /// Says which position of the proof the board shows; `None` while it shows the game.
    pub(super) fn shows_proof(&self, look: &Look) -> Option<String> {
        // Every frame asks this, so it does nothing without a proof.
        self.proves().then(|| self.table.proof(look).shown).flatten()
    }

    /// Asks the solver for what is shown and nothing else. In another position the proof starts over.
    pub(super) fn seek(&mut self, look: &Look) {
        self.end_proof();
        let now = self.now();
        if let Subject::Proof(proof) = &mut self.pane.subject
            && proof.of != now
        {
            (proof.step, proof.of) = (ProofStep::default(), now);
        }
        let sought = match &self.pane.subject {
            Subject::Proof(proof) if self.proves() => Sought::Proof { step: self.table.proof(look).told(proof.step) },
            _ if self.lists() => Sought::List,
            _ => Sought::Nothing,
        };
        self.table.seek(sought);
    }

    pub(super) fn switch_proof(&mut self, look: &Look) {
        if self.table.is_over() {
            self.warn(self.over(look));
        } else if !self.revealed().is_all() {
            self.pane.subject.end_proof();
            self.warn(self.proof_refused(look));
        } else {
            self.pane.subject.switch_proof();
        }
    }

    /// Moves to the next step of the proof, or to the one before; after the last step the proof is complete. The board shows the step
    /// even if the row is the same, because the user may have moved the game's own cursor.
    pub(super) fn walk_proof(&mut self, on: bool, look: &Look) {
        let known = self.table.proof(look);
        self.table.seek(Sought::Nothing);
        let Subject::Proof(proof) = &mut self.pane.subject else { return };
        let now = known.told(proof.step);
        match known.after(now) {
            _ if !on => proof.step = known.before(now),
            Some(step) => proof.step = step,
            None if known.complete => self.pane.subject.end_proof(),
            None => {}
        }
    }
}
