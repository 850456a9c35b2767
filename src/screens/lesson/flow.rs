//! How a lesson moves forward and back.

use super::{Cause, Judged, LessonScreen, Past, Phase};
use crate::{
    play::{
        board::{Back, Hinted},
        request::Request,
    },
    screens::{Guidance, prelude::*},
    teach::lesson::{Deed, Step},
};

/// A table on which the user moves for both players. Texts name the players as if the user sat on this side.
pub(super) fn posed(request: &Request, side: Side) -> Option<Table> {
    let table = request.table(side).ok()?;
    Some(table.review().trial(table.plies() + 1))
}

impl LessonScreen {
    pub(super) fn set_phase(&mut self, phase: Phase) {
        (self.phase, self.slip) = (phase, None);
        let aims = matches!(self.step().map(|step| &step.deed), Some(Deed::Aim(_)));
        self.play.steered = self.may_move() || (aims && phase == Phase::Told);
        if !self.may_move() {
            self.play.mode.end_typing();
        }
        let led = Guidance { open: self.is_open(), cue: self.cue(), back: self.back_cue() };
        self.play.class.lead(led);
    }

    /// Whether nothing is left to find out about the position, so that its reason is open.
    fn is_open(&self) -> bool {
        match self.phase {
            Phase::Wrong { .. } | Phase::Failed(_) | Phase::Done { .. } => true,
            Phase::Told | Phase::Asked { .. } | Phase::Replying => {
                self.has_begun_to_tell() && self.to_come().is_none() && !self.asks_yet()
            }
            Phase::Finding { .. } | Phase::Judging | Phase::Marking(_) | Phase::Free { .. } | Phase::Trying { .. } => {
                false
            }
        }
    }

    /// Whether the lesson has told anything beyond its question.
    fn has_begun_to_tell(&self) -> bool {
        let told = |step: &Step| !matches!(step.deed, Deed::Say | Deed::Mark(_));
        let now = match self.phase {
            Phase::Asked { told, .. } => told,
            _ => self.step().is_some_and(told),
        };
        now || self.lesson.steps.iter().take(self.at).any(told)
    }

    /// The next step that tells the reason of the same position, or has the user move in it.
    fn to_come(&self) -> Option<&Step> {
        self.rest_here().find(|step| step.tells() || matches!(step.deed, Deed::Find { .. } | Deed::Free(_)))
    }

    /// Whether a question about the position with answers to choose from is open, or comes later.
    fn asks_yet(&self) -> bool {
        let asks = |step: &Step| matches!(&step.deed, Deed::Ask { choices, .. } if !choices.is_empty());
        let is_open = matches!(self.phase, Phase::Asked { told: false, .. }) && self.step().is_some_and(asks);
        is_open || self.rest_here().any(asks)
    }

    /// The steps after this one, up to the next position.
    fn rest_here(&self) -> impl Iterator<Item = &Step> {
        let later = self.lesson.steps.iter().skip(self.at + 1);
        later.take_while(|step| step.scene.is_none() && !matches!(step.deed, Deed::Play(_) | Deed::Reply(_)))
    }

    /// Puts a position on the table. In a `free` game the perfect player sits in the other seat.
    fn open(&mut self, request: &Request, free: bool) {
        let side = self.seat().into();
        let table = if free { request.table(side).ok() } else { posed(request, side) };
        // The position opened when the lesson was read, so it opens again.
        if let Some(table) = table {
            self.play.set_table(table);
            self.play.tell_in_lesson(0);
        }
    }

    /// Enters a step; after the last one the lesson is done.
    pub(super) fn enter(&mut self, at: usize) {
        self.at = at;
        let Some(Step { scene, deed, .. }) = self.step().cloned() else { return self.finish() };
        if let Some(scene) = scene {
            self.open(&scene.request, false);
        }
        match &deed {
            Deed::Reveal(count) => {
                let told = self.play.class.steps_told(&self.play.table);
                self.play.tell_in_lesson(told + count);
            }
            Deed::Find { beside, .. } if *beside > 0 => self.play.tell_in_lesson(*beside),
            // The move was legal when the lesson was read.
            Deed::Play(mv) | Deed::Reply(Some(mv)) => drop(self.play.table.type_move(mv)),
            Deed::Free(_) => {
                let request = self.play.table.request();
                self.open(&request, true);
            }
            _ => {}
        }
        self.begin(&deed);
        self.past.push(self.now());
    }

    /// Begins the current step, for the first time or again.
    fn begin(&mut self, deed: &Deed) {
        match deed {
            Deed::Aim(mv) => drop(self.play.table.aim(mv)),
            Deed::Find { .. } | Deed::Free(_) => {
                self.play.table.veil();
                (self.before, self.gone) = ((self.play.table.plies(), None), None);
            }
            _ => {}
        }
        self.begin_marking();
        let plies = self.play.table.plies();
        let replied = plies > 0 && Seat::to_move(plies) == self.seat();
        self.set_phase(match deed {
            Deed::Ask { .. } => Phase::Asked { chosen: 0, wrong: None, told: false },
            // An earlier move may have ended the game; then there is no move to wait for.
            Deed::Find { .. } | Deed::Reply(_) if self.play.table.is_over() => Phase::Told,
            Deed::Find { .. } => Phase::Finding { shown: false },
            Deed::Mark(_) => Phase::Marking(Judged::Not),
            Deed::Free(_) => Phase::Free { shown: false },
            Deed::Reply(None) if !replied => Phase::Replying,
            _ => Phase::Told,
        });
        if matches!(self.phase, Phase::Finding { .. }) {
            self.look_elsewhere();
        }
    }

    pub(super) fn now(&self) -> Past {
        Past { at: self.at, request: self.play.table.request(), told: self.play.class.steps_told(&self.play.table) }
    }

    /// Returns to the beginning of a step.
    pub(super) fn restore(&mut self, past: &Past) {
        self.at = past.at;
        let Some(deed) = self.step().map(|step| step.deed.clone()) else { return };
        self.open(&past.request, matches!(deed, Deed::Free(_)));
        self.play.tell_in_lesson(past.told);
        self.begin(&deed);
    }

    /// Goes back: in a game played alone by a move, else to the beginning of the step, and from there to the step before.
    pub(super) fn go_back(&mut self, look: &Look) {
        if self.back_in_game() || self.back_in_try() {
            return;
        }
        let begun = match self.phase {
            Phase::Told | Phase::Replying | Phase::Free { .. } => false,
            Phase::Asked { told, .. } => told,
            Phase::Finding { shown } => shown,
            Phase::Marking(judged) => judged != Judged::Not,
            Phase::Judging | Phase::Wrong { .. } | Phase::Failed(_) | Phase::Done { .. } | Phase::Trying { .. } => true,
        };
        if !begun {
            if self.past.len() < 2 {
                return self.tell(look, "lesson-first");
            }
            self.past.pop();
        }
        self.begin_again(look);
    }

    /// Takes back a move of the user, within the step.
    pub(super) fn take_back(&mut self, look: &Look) {
        if matches!(self.phase, Phase::Judging | Phase::Wrong { .. } | Phase::Failed(_)) {
            self.begin_again(look);
        } else if !self.back_in_game() && !self.back_in_try() {
            self.tell(look, "status-nothing-to-undo");
        }
    }

    /// Returns to the beginning of the step. If the user has used up all moves, it would fail again, so the lesson starts over.
    fn begin_again(&mut self, look: &Look) {
        if self.phase == Phase::Failed(Cause::Moves) {
            self.restart(look);
        } else if let Some(past) = self.past.last().cloned() {
            self.restore(&past);
        }
    }

    /// In a game played alone, hides the move that was shown, or else takes back the last move. Returns whether there was either.
    fn back_in_game(&mut self) -> bool {
        let Phase::Free { shown } = self.phase else { return false };
        let goes_back = shown || (self.has_moved_alone() && self.play.table.back(Back::Turn));
        if !goes_back {
            return false;
        }
        let plies = self.play.table.plies();
        self.gone = self.gone.filter(|number| *number <= plies);
        self.play.table.veil();
        self.play.note = None;
        self.play.tell_in_lesson(0);
        self.before = (plies, self.play.table.worth());
        self.set_phase(Phase::Free { shown: false });
        true
    }

    /// Whether a move was tried while a question is open.
    pub(super) fn has_tried(&self) -> bool {
        let began = self.past.last().map_or(0, |past| past.request.moves().len());
        matches!(self.phase, Phase::Trying { .. }) && self.play.table.plies() > began
    }

    /// Takes back a move that was tried or, if there is none, goes back to the question. Returns whether one is open.
    fn back_in_try(&mut self) -> bool {
        let is_trying = matches!(self.phase, Phase::Trying { .. });
        if is_trying && !(self.has_tried() && self.play.table.back(Back::Turn)) {
            self.end_trying();
        }
        is_trying
    }

    /// Goes back from a try to its question, with the position of the question.
    pub(super) fn end_trying(&mut self) {
        let Phase::Trying { chosen, wrong } = self.phase else { return };
        if let Some(past) = self.past.last().cloned() {
            self.restore(&past);
        }
        self.play.note = None;
        self.set_phase(Phase::Asked { chosen, wrong, told: false });
    }

    /// Whether the user has a move to take back in a game played alone.
    pub(super) fn has_moved_alone(&self) -> bool {
        let Some(past) = self.past.last().filter(|past| past.at == self.at) else { return false };
        let began = past.request.moves().len();
        // If the machine moves first, that move cannot be taken back.
        self.play.table.plies() > began + usize::from(Seat::to_move(began) != self.seat())
    }

    /// Starts the lesson over.
    pub(super) fn restart(&mut self, look: &Look) {
        self.past.clear();
        self.found.clear();
        self.missed.clear();
        (self.moves, self.shown) = (0, false);
        self.enter(0);
        self.tell(look, "lesson-restarted");
    }

    /// Whether the analysis needed to judge a move is there.
    pub(super) const fn is_known(&self) -> bool {
        !matches!(self.phase, Phase::Finding { .. }) || self.before.1.is_some()
    }

    /// Goes one step forward. The whole lesson can be presented with this key alone.
    pub(super) fn go_on(&mut self, look: &Look) {
        self.play.note = None;
        match self.phase {
            Phase::Asked { chosen, told: false, .. } if !self.choices().is_empty() => {
                self.missed.insert(self.at);
                self.set_phase(Phase::Asked { chosen, wrong: None, told: true });
            }
            Phase::Told | Phase::Asked { .. } => self.enter(self.at + 1),
            Phase::Finding { shown: false } | Phase::Free { shown: false } => self.show(look),
            Phase::Finding { shown: true } | Phase::Free { shown: true } => self.play_shown(look),
            Phase::Marking(judged) => self.go_on_marking(judged),
            Phase::Judging | Phase::Replying => self.tell(look, "status-at-work"),
            Phase::Wrong { keeps, replied } => self.refute(keeps, replied, look),
            Phase::Failed(_) => self.begin_again(look),
            Phase::Done { .. } | Phase::Trying { .. } => {}
        }
    }

    /// The moves to find, if the step lists them.
    pub(super) fn listed(&self) -> &[String] {
        match self.step().map(|step| &step.deed) {
            Some(Deed::Find { moves, .. }) => moves,
            _ => &[],
        }
    }

    /// Puts the cursor on the move to find.
    fn show(&mut self, look: &Look) {
        let listed = self.listed().first().cloned();
        let shown = match listed {
            _ if !self.is_known() => false,
            Some(mv) => self.play.table.aim(&mv).is_ok(),
            None => self.play.table.hint() == Hinted::Shown,
        };
        if !shown {
            return self.tell(look, "status-at-work");
        }
        self.shown = true;
        if matches!(self.phase, Phase::Free { .. }) {
            self.play.tell_in_lesson(usize::MAX);
            self.set_phase(Phase::Free { shown: true });
        } else {
            self.missed.insert(self.at);
            self.set_phase(Phase::Finding { shown: true });
        }
    }

    /// Plays the move that was shown.
    fn play_shown(&mut self, look: &Look) {
        let listed = self.listed().first().cloned();
        let mut played = false;
        self.move_with(|play| {
            played = match &listed {
                Some(mv) => play.table.type_move(mv).is_ok(),
                None => play.table.reply(),
            };
        });
        if !played {
            self.tell(look, "status-at-work");
        }
    }
}
