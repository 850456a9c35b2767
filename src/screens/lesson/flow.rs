//! How a lesson goes on, and back.

use zugzwang_engine::Outcome;

use super::{Failed, LessonScreen, Past, Stage};
use crate::{
    board::{Hinted, Side, Status, Table},
    lesson::{Deed, Failure, Step, Success, Test},
    look::Look,
    request::Request,
    review::Mistake,
    say,
    screens::PlayScreen,
    storage::Given,
};

/// The position on a table at which the user moves for both; the players are called by who plays this side.
pub(super) fn posed(request: &Request, side: Side) -> Option<Box<dyn Table>> {
    let table = request.table(side).ok()?;
    Some(table.review().trial(table.plies() + 1))
}

impl LessonScreen {
    fn set_stage(&mut self, stage: Stage) {
        self.stage = stage;
        let aims = matches!(self.step().map(|step| &step.deed), Some(Deed::Aim(_)));
        self.play.set_steered(self.is_open() || (aims && stage == Stage::Told));
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

    /// What a step begins with, for the first time or again.
    fn begin(&mut self, deed: &Deed) {
        match deed {
            Deed::Aim(mv) => drop(self.table().aim(mv)),
            Deed::Find { .. } => {
                self.table().veil();
                self.before = (self.table().plies(), None);
            }
            Deed::Free(_) => self.table().veil(),
            _ => {}
        }
        let replied = self.is_replied();
        self.set_stage(match deed {
            Deed::Ask { .. } => Stage::Asked { chosen: 0, told: false },
            Deed::Find { .. } => Stage::Finding { shown: false },
            Deed::Free(_) => Stage::Free { shown: false },
            Deed::Reply(None) if !replied => Stage::Replying,
            _ => Stage::Told,
        });
    }

    /// Whether the opponent has moved last.
    fn is_replied(&mut self) -> bool {
        let plies = self.table().plies();
        plies > 0 && zugzwang_engine::Seat::to_move(plies) == self.seat
    }

    fn now(&mut self) -> Past {
        let request = Request::at(self.table());
        Past { at: self.at, request, seat: self.seat, told: self.play.told_in_lesson(), text: self.text.clone() }
    }

    /// Comes back to a step.
    fn restore(&mut self, past: &Past) {
        (self.at, self.seat, self.text) = (past.at, past.seat, past.text.clone());
        let Some(deed) = self.step().map(|step| step.deed.clone()) else { return };
        self.open(&past.request, matches!(deed, Deed::Free(_)));
        self.play.tell_in_lesson(past.told);
        self.begin(&deed);
    }

    /// One step back; a step that has gone on from how it began begins again first.
    pub(super) fn go_back(&mut self, look: &Look) {
        let begun = match self.stage {
            Stage::Told | Stage::Replying => false,
            Stage::Asked { told, .. } => told,
            Stage::Finding { shown } => shown,
            Stage::Free { shown } => shown || self.past.last().is_some_and(|past| past.request != self.request()),
            Stage::Judging | Stage::Wrong { .. } | Stage::Failed(_) | Stage::Done => true,
        };
        if !begun {
            if self.past.len() < 2 {
                return self.tell(look, "lesson-first");
            }
            self.past.pop();
        }
        if let Some(past) = self.past.last().cloned() {
            self.restore(&past);
        }
    }

    fn request(&self) -> Request {
        self.play.request()
    }

    /// The whole lesson once more.
    pub(super) fn restart(&mut self, look: &Look) {
        self.past.clear();
        self.found.clear();
        (self.moves, self.shown) = (0, false);
        self.enter(0);
        self.tell(look, "lesson-restarted");
    }

    /// Whether enough is known of the position for a move to be judged.
    pub(super) const fn is_known(&self) -> bool {
        !matches!(self.stage, Stage::Finding { .. }) || self.before.1.is_some()
    }

    /// A step further: the whole lesson can be given with this alone.
    pub(super) fn go_on(&mut self, look: &Look) {
        self.play.clear_note();
        match self.stage {
            Stage::Asked { chosen, told: false } if self.has_choices() => {
                self.stage = Stage::Asked { chosen, told: true };
            }
            Stage::Told | Stage::Asked { .. } => self.enter(self.at + 1),
            Stage::Finding { shown: false } | Stage::Free { shown: false } => self.show(look),
            Stage::Finding { shown: true } | Stage::Free { shown: true } => self.play_shown(look),
            Stage::Judging | Stage::Replying => self.tell(look, "status-hint-later"),
            Stage::Wrong { keeps, replied } => self.refute(keeps, replied, look),
            Stage::Failed(Failed::Moves) => self.restart(look),
            Stage::Failed(_) => {
                if let Some(past) = self.past.last().cloned() {
                    self.restore(&past);
                }
            }
            Stage::Done => {}
        }
    }

    pub(super) fn has_choices(&self) -> bool {
        matches!(self.step().map(|step| &step.deed), Some(Deed::Ask { choices, .. }) if !choices.is_empty())
    }

    /// The moves that are looked for, where they are listed.
    fn listed(&self) -> &[String] {
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
            return self.tell(look, "status-hint-later");
        }
        self.shown = true;
        if matches!(self.stage, Stage::Free { .. }) {
            self.play.tell_in_lesson(usize::MAX);
            self.set_stage(Stage::Free { shown: true });
        } else {
            self.set_stage(Stage::Finding { shown: true });
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
            self.tell(look, "status-hint-later");
        }
    }

    /// Does what may move, and looks what has come of it.
    pub(super) fn move_with<T>(&mut self, deed: impl FnOnce(&mut PlayScreen) -> T) {
        let before = self.table().plies();
        deed(&mut self.play);
        if self.table().plies() <= before {
            return;
        }
        match self.stage {
            Stage::Finding { .. } => {
                self.moves += usize::from(!self.found.contains(&self.at));
                self.set_stage(Stage::Judging);
                self.judge();
            }
            Stage::Free { .. } => {
                self.moves += 1;
                self.set_stage(Stage::Free { shown: false });
                self.watch();
            }
            _ => {}
        }
    }

    /// Whether the move is the one that was looked for.
    fn judge(&mut self) {
        let (plies, Some(before)) = self.before else { return };
        let Some(after) = self.table().worth() else { return };
        let keeps = Mistake::of(plies + 1, before, after).is_none() && after.outcome.flip() == before.outcome;
        let played = self.table().moves_after(plies);
        let listed = self.listed();
        let right = if listed.is_empty() { keeps } else { played.iter().all(|mv| listed.contains(mv)) };
        if self.moves > self.lesson.most {
            self.set_stage(Stage::Failed(Failed::Moves));
        } else if right {
            self.found.insert(self.at);
            self.enter(self.at + 1);
        } else {
            self.set_stage(Stage::Wrong { keeps, replied: false });
        }
    }

    /// The wrong move is replied to, and then taken back.
    fn refute(&mut self, keeps: bool, replied: bool, look: &Look) {
        let over = matches!(self.table().status(), Status::Over(_));
        if keeps || replied || over {
            let plies = self.before.0;
            while self.table().plies() > plies && self.table().undo() {}
            self.set_stage(Stage::Finding { shown: false });
        } else if self.table().reply() {
            self.set_stage(Stage::Wrong { keeps, replied: true });
        } else {
            self.tell(look, "status-hint-later");
        }
    }

    fn test(&self) -> Option<Test> {
        match self.step()?.deed {
            Deed::Free(test) => Some(test),
            _ => None,
        }
    }

    /// Whether the game that is played alone has succeeded or failed.
    fn watch(&mut self) {
        let Some(test) = self.test() else { return };
        let (status, worth) = (self.table().status(), self.table().worth());
        let lost = match (status, test.success) {
            (Status::Over(winner), Success::Won) => winner.seat() != Some(self.seat),
            (Status::Over(winner), Success::Held) => winner.seat() == Some(self.seat.other()),
            _ => false,
        };
        let given = worth.is_some_and(|worth| match test.success {
            Success::Won => matches!(worth.outcome, Outcome::Draw | Outcome::Loss),
            Success::Held => worth.outcome == Outcome::Loss,
        });
        if lost {
            self.set_stage(Stage::Failed(Failed::Lost));
        } else if self.moves > self.lesson.most {
            self.set_stage(Stage::Failed(Failed::Moves));
        } else if matches!(status, Status::Over(_)) {
            self.enter(self.at + 1);
        } else if given && test.failure == Failure::Mistake && matches!(status, Status::Turn(_)) {
            self.set_stage(Stage::Failed(Failed::Mistake));
        }
    }

    fn finish(&mut self) {
        let stars = if self.shown { 0 } else { self.lesson.stars(self.moves) };
        self.given = Some(Given { stars, moves: self.moves as u64 });
        self.play.tell_in_lesson(usize::MAX);
        self.set_stage(Stage::Done);
    }

    /// Takes in answers, and does what waited for them.
    pub(in crate::screens) fn collect(&mut self) -> bool {
        let changed = self.table().collect();
        match self.stage {
            Stage::Finding { .. } if self.before.1.is_none() => self.before.1 = self.table().worth(),
            Stage::Judging => self.judge(),
            Stage::Replying => self.take_reply(),
            Stage::Free { .. } => self.watch(),
            _ => {}
        }
        changed
    }

    /// Plays the opponent's reply, once it is known.
    fn take_reply(&mut self) {
        if self.table().reply() {
            self.set_stage(Stage::Told);
            self.past.pop();
            let now = self.now();
            self.past.push(now);
        }
    }

    /// The last move in words.
    pub(super) fn last_words(&self, look: &Look) -> String {
        self.play.last_words(look).unwrap_or_else(|| say!(look, "choice-nothing"))
    }
}
