//! What is told of a game before its end.

use super::{GameView, WhyPane, hints::Hints};
use crate::{
    look::Look,
    play::board::{Degree, Telling},
    screens::action::Action,
};

/// The actions that tell something, choose who plays, or make a copy in which more is told: not done before the end where a stop is
/// shown to be known.
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
/// The actions that take moves back, as before a class: such a game has counted when it ends.
const TAKING_BACK: [Action; 3] = [Action::Undo, Action::Restart, Action::Class];

impl GameView {
    /// Returns whether more was told in this game than where to look, or a move was taken back.
    pub(in crate::screens) fn is_advised(&self) -> bool {
        self.aid.advised || self.aid.climbed > Hints::Place
    }

    pub(in crate::screens) fn set_telling(&mut self, telling: Telling, look: &Look) {
        self.telling = if self.aid.exam { Degree::Nothing.into() } else { telling };
        self.aid.advised |= self.gives_away();
        // Who is to find a move is not to play one that nobody chose, by a key that was meant for the last.
        self.table.seating_mut().rests = self.aid.path || !telling.is_all();
        self.want(look);
    }

    /// Returns whether nothing may be told before the end, whatever is chosen.
    pub(super) fn is_exam(&self) -> bool {
        self.aid.exam && !self.table.is_over()
    }

    /// Returns whether an action tells something where nothing may be told, or takes back what counts.
    pub(super) fn refuses(&self, action: Action) -> bool {
        self.is_exam() && TELLING.contains(&action) || self.aid.exam && TAKING_BACK.contains(&action)
    }

    /// Returns whether there is a move to take back, and it may be.
    pub(super) fn may_take_back(&self) -> bool {
        self.table.can_undo() && !self.refuses(Action::Undo)
    }

    /// Returns whether the verdict or the advice is told while the game goes on.
    fn gives_away(&self) -> bool {
        !self.table.is_over() && (self.telling.outcome || self.telling.advice)
    }

    /// Returns what is told now: before the end what is switched on or was asked for; at the end everything, but on the path
    /// the figure alone stays so, and the next game has still its question.
    pub(super) fn told(&self) -> Telling {
        let over = self.table.is_over();
        if over && self.aid.path && self.class.is_none() && self.telling.shows_figure() && !self.has_resigned() {
            return self.telling;
        }
        if let Some((told, done)) = self.class_told().filter(|_| !over) {
            return Telling { outcome: told > 0, advice: done, figure: false };
        }
        if over || self.given() == Hints::Reason { Telling::default() } else { self.telling }
    }

    /// Lists the moves with what each is worth, or no longer.
    pub(super) fn list(&mut self, look: &Look) {
        // What is refused is not done later, when more is told.
        if !self.told().is_all() {
            self.listing = false;
            return self.tell(self.list_refused(look));
        }
        self.listing = !self.listing || self.proves() || self.why == WhyPane::Hidden;
        self.proof = None;
        if self.why == WhyPane::Hidden {
            self.why = WhyPane::Beside;
        }
    }
}
