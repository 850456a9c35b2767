//! How a lesson goes on, and back.

use zugzwang_engine::Seat;

use super::{Cause, Judged, LessonScreen, Past, Phase};
use crate::{
    look::Look,
    play::{
        board::{Back, Hinted, Side, Table},
        request::Request,
    },
    say,
    screens::{Guidance, Untold},
    teach::lesson::{Deed, Step},
};

/// The position on a table at which the user moves for both; the players are called by who plays this side.
pub(super) fn posed(request: &Request, side: Side) -> Option<Box<dyn Table>> {
    let table = request.table(side).ok()?;
    Some(table.review().trial(table.plies() + 1))
}

impl LessonScreen {
    pub(super) fn set_phase(&mut self, phase: Phase) {
        (self.phase, self.slip) = (phase, None);
        let aims = matches!(self.step().map(|step| &step.deed), Some(Deed::Aim(_)));
        self.play.set_steered(self.may_move() || (aims && phase == Phase::Told));
        if !self.may_move() {
            // What was typed is not to be played any more.
            self.play.end_typing();
        }
        let led = Guidance { untold: self.untold(), cue: self.cue(), back: self.back_cue() };
        self.play.lead(led);
    }

    /// Returns what stands in the reason's place where nothing has been told of the position.
    fn untold(&self) -> Untold {
        match self.phase {
            Phase::Wrong { .. } | Phase::Failed(_) | Phase::Done { .. } => Untold::All,
            Phase::Finding { .. } | Phase::Judging | Phase::Marking(_) => Untold::Move,
            Phase::Free { .. } => Untold::Alone,
            Phase::Told | Phase::Asked { .. } | Phase::Replying if !self.has_begun_to_tell() => Untold::Asked,
            Phase::Told | Phase::Asked { .. } | Phase::Replying => match self.to_come() {
                None => Untold::All,
                Some(step) if step.tells() => Untold::Later,
                Some(_) => Untold::Move,
            },
        }
    }

    /// Returns whether the lesson has told more than what is asked: then the panel does not ask, either.
    fn has_begun_to_tell(&self) -> bool {
        let told = |step: &Step| !matches!(step.deed, Deed::Say | Deed::Mark(_));
        let now = match self.phase {
            Phase::Asked { told, .. } => told,
            _ => self.step().is_some_and(told),
        };
        now || self.lesson.steps.iter().take(self.at).any(told)
    }

    /// The later step that tells the reason of this very position, or has the user move in it; `None` where neither comes.
    fn to_come(&self) -> Option<&Step> {
        let later = self.lesson.steps.iter().skip(self.at + 1);
        let mut here =
            later.take_while(|step| step.scene.is_none() && !matches!(step.deed, Deed::Play(_) | Deed::Reply(_)));
        here.find(|step| step.tells() || matches!(step.deed, Deed::Find { .. } | Deed::Free(_)))
    }

    /// Puts a position on the table; `free` with the perfect player in the other seat.
    fn open(&mut self, request: &Request, free: bool) {
        let side = self.seat.into();
        let table = if free { request.table(side).ok() } else { posed(request, side) };
        // It was opened when the lesson was read, so it opens again.
        if let Some(table) = table {
            self.play.set_table(table);
            self.play.tell_in_lesson(0);
        }
    }

    /// Begins a step; behind the last one the lesson is done.
    pub(super) fn enter(&mut self, at: usize) {
        self.at = at;
        let Some(Step { scene, text, deed, .. }) = self.step().cloned() else { return self.finish() };
        if let Some(scene) = scene {
            self.seat = scene.seat;
            self.open(&scene.request, false);
        }
        self.text = text.unwrap_or_else(|| self.text.clone());
        match &deed {
            Deed::Reveal => {
                let told = self.play.told_in_lesson();
                self.play.tell_in_lesson(told + 1);
            }
            Deed::Find { beside, .. } if *beside > 0 => self.play.tell_in_lesson(*beside),
            // What is named was legal when the lesson was read.
            Deed::Play(mv) | Deed::Reply(Some(mv)) => drop(self.table().type_move(mv)),
            Deed::Free(_) => {
                let request = Request::at(self.table());
                self.open(&request, true);
            }
            _ => {}
        }
        self.begin(&deed);
        let now = self.now();
        self.past.push(now);
    }

    /// Begins a step, for the first time or again.
    fn begin(&mut self, deed: &Deed) {
        match deed {
            Deed::Aim(mv) => drop(self.table().aim(mv)),
            Deed::Find { .. } | Deed::Free(_) => {
                self.table().veil();
                (self.before, self.gone) = ((self.table().plies(), None), None);
            }
            _ => {}
        }
        self.begin_marking();
        let (replied, over) = (self.is_replied(), self.is_over());
        self.set_phase(match deed {
            Deed::Ask { .. } => Phase::Asked { chosen: 0, wrong: None, told: false },
            // What was found before may have ended the game: then there is no move to wait for.
            Deed::Find { .. } | Deed::Reply(_) if over => Phase::Told,
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

    /// Returns whether the opponent has moved last.
    fn is_replied(&mut self) -> bool {
        let plies = self.table().plies();
        plies > 0 && Seat::to_move(plies) == self.seat
    }

    pub(super) fn now(&mut self) -> Past {
        let (request, plies) = (Request::at(self.table()), self.table().plies());
        let told = self.play.told_in_lesson();
        Past { at: self.at, request, seat: self.seat, told, text: self.text.clone(), plies }
    }

    /// Comes back to a step.
    fn restore(&mut self, past: &Past) {
        (self.at, self.seat, self.text) = (past.at, past.seat, past.text.clone());
        let Some(deed) = self.step().map(|step| step.deed.clone()) else { return };
        self.open(&past.request, matches!(deed, Deed::Free(_)));
        self.play.tell_in_lesson(past.told);
        self.begin(&deed);
    }

    /// One step back; a step that has gone on from how it began begins again first, and a game goes back move by move.
    pub(super) fn go_back(&mut self, look: &Look) {
        if self.back_in_game() {
            return;
        }
        let begun = match self.phase {
            Phase::Told | Phase::Replying | Phase::Free { .. } => false,
            Phase::Asked { told, .. } => told,
            Phase::Finding { shown } => shown,
            Phase::Marking(judged) => judged != Judged::Not,
            Phase::Judging | Phase::Wrong { .. } | Phase::Failed(_) | Phase::Done { .. } => true,
        };
        if !begun {
            if self.past.len() < 2 {
                return self.tell(look, "lesson-first");
            }
            self.past.pop();
        }
        self.begin_again(look);
    }

    /// Takes a move of one's own back; the step does not change.
    pub(super) fn take_back(&mut self, look: &Look) {
        if matches!(self.phase, Phase::Judging | Phase::Wrong { .. } | Phase::Failed(_)) {
            self.begin_again(look);
        } else if !self.back_in_game() {
            self.tell(look, "status-nothing-to-undo");
        }
    }

    /// To how the step was when it began. With all its moves spent it would only fail again, so then the lesson begins again.
    fn begin_again(&mut self, look: &Look) {
        if self.phase == Phase::Failed(Cause::Moves) {
            self.restart(look);
        } else if let Some(past) = self.past.last().cloned() {
            self.restore(&past);
        }
    }

    /// In a game played alone: what was shown is hidden, or else the last move is taken back; whether there was either.
    fn back_in_game(&mut self) -> bool {
        let Phase::Free { shown } = self.phase else { return false };
        let goes_back = shown || (self.has_moved_alone() && self.table().back(Back::Turn));
        if !goes_back {
            return false;
        }
        let plies = self.play.plies();
        self.gone = self.gone.filter(|number| *number <= plies);
        self.table().veil();
        self.play.clear_note();
        self.play.tell_in_lesson(0);
        self.before = (self.table().plies(), self.table().worth());
        self.set_phase(Phase::Free { shown: false });
        true
    }

    /// Returns whether there is a move of one's own to take back in a game played alone.
    pub(super) fn has_moved_alone(&self) -> bool {
        let Some(began) = self.past.last().filter(|past| past.at == self.at).map(|past| past.plies) else {
            return false;
        };
        // Where the machine begins, its move alone is nobody's to take back.
        self.play.plies() > began + usize::from(Seat::to_move(began) != self.seat)
    }

    /// The whole lesson once more.
    pub(super) fn restart(&mut self, look: &Look) {
        self.past.clear();
        self.found.clear();
        (self.moves, self.shown) = (0, false);
        self.enter(0);
        self.tell(look, "lesson-restarted");
    }

    /// Returns whether enough is known of the position for a move to be judged.
    pub(super) const fn is_known(&self) -> bool {
        !matches!(self.phase, Phase::Finding { .. }) || self.before.1.is_some()
    }

    /// A step further: the whole lesson can be given with this alone.
    pub(super) fn go_on(&mut self, look: &Look) {
        self.play.clear_note();
        match self.phase {
            Phase::Asked { chosen, told: false, .. } if self.has_choices() => {
                self.set_phase(Phase::Asked { chosen, wrong: None, told: true });
            }
            Phase::Told | Phase::Asked { .. } => self.enter(self.at + 1),
            Phase::Finding { shown: false } | Phase::Free { shown: false } => self.show(look),
            Phase::Finding { shown: true } | Phase::Free { shown: true } => self.play_shown(look),
            Phase::Marking(judged) => self.go_on_marking(judged),
            Phase::Judging | Phase::Replying => self.tell(look, "status-at-work"),
            Phase::Wrong { keeps, replied } => self.refute(keeps, replied, look),
            Phase::Failed(_) => self.begin_again(look),
            Phase::Done { .. } => {}
        }
    }

    pub(super) fn has_choices(&self) -> bool {
        !self.choices().is_empty()
    }

    /// The moves that are looked for, where they are listed.
    pub(super) fn listed(&self) -> &[String] {
        match self.step().map(|step| &step.deed) {
            Some(Deed::Find { moves, .. }) => moves,
            _ => &[],
        }
    }

    /// Puts the cursor on the move.
    fn show(&mut self, look: &Look) {
        let listed = self.listed().first().cloned();
        let shown = match listed {
            _ if !self.is_known() => false,
            Some(mv) => self.table().aim(&mv).is_ok(),
            None => self.table().hint() == Hinted::Shown,
        };
        if !shown {
            return self.tell(look, "status-at-work");
        }
        self.shown = true;
        if matches!(self.phase, Phase::Free { .. }) {
            self.play.tell_in_lesson(usize::MAX);
            self.set_phase(Phase::Free { shown: true });
        } else {
            self.set_phase(Phase::Finding { shown: true });
        }
    }

    /// Plays the move that was shown.
    fn play_shown(&mut self, look: &Look) {
        let listed = self.listed().first().cloned();
        let mut played = false;
        self.move_with(|play| {
            played = match &listed {
                Some(mv) => play.table().type_move(mv).is_ok(),
                None => play.table().reply(),
            };
        });
        if !played {
            self.tell(look, "status-at-work");
        }
    }

    /// The last move in words.
    pub(super) fn last_words(&self, look: &Look) -> String {
        self.play.last_words(look).unwrap_or_else(|| say!(look, "choice-nothing"))
    }
}
