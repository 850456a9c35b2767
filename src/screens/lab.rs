//! The laboratory: a machine of matchboxes is taught, watched and looked into.

mod acting;
mod build;
mod curve;
mod form;
mod game;
mod inside;
mod learned;
mod plan;
mod training;
mod view;
mod wall;
mod watched;

use std::{cell::Cell, sync::Arc};

use ratatui::layout::Size;
use zugzwang_engine::matchbox::{Accuracy, BoxNotes, Learner, Notes, Verdict};

pub use plan::{Plan, Speed};

use build::Build;
use form::Form;
use training::Training;
use watched::Watched;

use super::Note;
use crate::{
    look::Look,
    play::{board::Level, boards, job::Clock},
    say,
    screens::{Cx, Screen, action::Action},
    words,
};

/// The laboratory.
#[derive(Debug)]
pub struct LabScreen {
    plan: Plan,
    /// The boxes that are being made.
    build: Option<Build>,
    learner: Option<Arc<Learner>>,
    /// The number of games after which its accuracy was counted, and that accuracy: beads change with each game.
    accuracy: Cell<Option<(u64, Accuracy)>>,
    /// The machine that was kept, until its boxes are there.
    kept: Option<Box<Notes>>,
    training: Option<Training>,
    /// Games played and to be played, while the training is paused.
    paused: Option<(u64, u64)>,
    watched: Option<Watched>,
    /// `true` where the game that is watched goes on by itself, at the speed of `level`.
    goes_on: bool,
    level: Level,
    /// The box that is looked into.
    chosen: usize,
    /// The verdict of theory on it.
    verdict: Option<Verdict>,
    form: Option<Form>,
    note: Option<Note>,
    /// Why there are no boxes.
    refused: Option<String>,
    /// `true` where it was asked whether the machine is to be emptied.
    asked: bool,
    /// `true` where the machine has changed since it was kept.
    changed: bool,
    /// The columns of the window: up and down lead a row of boxes on, and how many stand in a row depends on it.
    width: u16,
    /// The columns of the widest name of a box.
    widest: usize,
    clock: Clock,
}

impl LabScreen {
    pub(super) const LEAST: Size = Size::new(60, 18);

    /// The laboratory with the machine that was kept for this game, or a new one; where a game has no boxes, that of another.
    pub fn of(game: &'static str, cx: &mut Cx<'_>) -> Self {
        let plan = offered(game);
        let instead = plan.entry.game.id != game;
        let kept = cx.desk.machine(plan.entry.game.id, cx.look);
        let mut lab = Self { clock: cx.desk.clock, ..Self::new(plan, kept) };
        cx.desk.habits.go_on(&mut lab);
        // A game that was not played from here teaches nothing.
        cx.desk.habits.take_bout();
        if instead {
            lab.tell(say!(cx.look, "lab-instead", game = words::title(game, cx.look)));
        }
        lab
    }

    /// The laboratory with a machine for this plan, or the one that was kept.
    pub fn new(plan: Plan, kept: Option<Notes>) -> Self {
        let plan = kept.as_ref().and_then(Plan::of).unwrap_or(plan);
        let kept = kept.map(Box::new);
        let mut lab = Self {
            build: None,
            plan,
            learner: None,
            accuracy: Cell::default(),
            kept,
            training: None,
            paused: None,
            watched: None,
            goes_on: false,
            level: Level::default(),
            chosen: 0,
            verdict: None,
            form: None,
            note: None,
            refused: None,
            asked: false,
            changed: false,
            width: Self::LEAST.width,
            widest: 0,
            clock: Clock::default(),
        };
        lab.begin();
        lab
    }

    /// Makes the boxes of the plan.
    fn begin(&mut self) {
        self.stop_training();
        (self.learner, self.watched, self.goes_on) = (None, None, false);
        self.accuracy.take();
        (self.paused, self.changed, self.refused) = (None, false, None);
        (self.chosen, self.verdict) = (0, None);
        self.build = Some(Build::new(&self.plan));
    }

    /// Returns the number of games that are played at a time, and their speed.
    pub const fn games(&self) -> (u64, Speed) {
        (self.plan.games, self.plan.speed)
    }

    /// Plays so many games at a time, and so fast.
    pub const fn set_games(&mut self, (games, speed): (u64, Speed)) {
        (self.plan.games, self.plan.speed) = (games, speed);
    }

    fn tell(&mut self, text: String) {
        self.note = Some(Note { text, wrong: false });
    }

    fn warn(&mut self, text: String) {
        self.note = Some(Note { text, wrong: true });
    }

    /// The machine as it is to be kept, if it has learned anything since the last call.
    pub fn take_changed(&mut self) -> Option<Notes> {
        let learner = self.learner.as_ref().filter(|_| self.changed && self.training.is_none())?;
        self.changed = false;
        Some(learner.notes())
    }

    /// Returns the boxes as the machine has learned them; none where there is no machine.
    pub fn boxes(&self) -> Arc<[BoxNotes]> {
        self.learner.as_ref().map_or_else(Arc::default, |learner| learner.notes().boxes.into())
    }

    /// Puts beads into boxes that were made: those that were kept, or new ones.
    fn fill(&mut self, cabinet: Arc<zugzwang_engine::matchbox::Cabinet>, look: &Look) {
        let kept = self.kept.take().map(|notes| Learner::from_notes(Arc::clone(&cabinet), *notes));
        let learner = match kept {
            Some(Ok(learner)) => {
                self.tell(say!(look, "lab-goes-on", games = learner.games()));
                learner
            }
            Some(Err(fault)) => {
                let what = words::notes_fault(&fault, look);
                self.warn(say!(look, "lab-kept-unfit", what = what));
                self.plan.machine(cabinet)
            }
            None => self.plan.machine(cabinet),
        };
        self.widest = wall::widest(learner.cabinet());
        self.learner = Some(Arc::new(learner));
        self.choose(0);
    }

    fn stop_training(&mut self) {
        // It is stopped when it goes.
        self.training = None;
    }

    fn choose(&mut self, number: usize) {
        let Some(learner) = &self.learner else { return };
        self.chosen = number.min(learner.cabinet().boxes() - 1);
        self.verdict = learner.cabinet().verdict(self.chosen);
    }

    fn act_in_form(&mut self, action: Action, cx: &mut Cx<'_>) {
        let (Some(form), look) = (&mut self.form, cx.look) else { return };
        match action {
            Action::Back => self.form = None,
            Action::Enter => match form.plan() {
                Err(fault) => form.refuse(fault, look),
                Ok(plan) if self.learner.is_some() && plan.is_of(&self.plan) => self.teach_otherwise(plan, look),
                Ok(plan) if self.asks_before(&plan, cx) => {}
                Ok(plan) => {
                    self.build = None;
                    self.stop_training();
                    self.settled(cx);
                    let kept = cx.desk.machine(plan.entry.game.id, look);
                    self.begin_with(plan, kept);
                }
            },
            other => form.act(other),
        }
    }

    /// Goes on with the same machine and other lessons.
    fn teach_otherwise(&mut self, plan: Plan, look: &Look) {
        self.stop_training();
        self.form = None;
        (self.watched, self.goes_on, self.paused) = (None, false, None);
        if let Some(learner) = &mut self.learner {
            self.changed |= *learner.method() != plan.method;
            Arc::make_mut(learner).set_method(plan.method);
            let games = learner.games();
            self.tell(say!(look, "lab-taught-otherwise", games = games));
        }
        self.plan = plan;
    }

    /// Asks before a machine of the plan's game that has learned something is thrown away; whether it did. Until that is answered
    /// all goes on.
    fn asks_before(&mut self, plan: &Plan, cx: &mut Cx<'_>) -> bool {
        let game = plan.entry.game.id;
        // What has not been kept yet is kept before another machine takes its place; where nothing can be kept, it is all there is.
        let unkept = cx.desk.keeper.is_none() || (self.changed && self.plan.entry.game.id == game);
        let at_hand = self.learner.as_ref().filter(|_| unkept).map(|learner| learner.notes());
        let old = at_hand.or_else(|| cx.desk.machine(game, cx.look));
        let old = old.filter(|old| old.games > 0 && !Plan::of(old).is_some_and(|old| old.is_of(plan)));
        let (Some(form), Some(old)) = (&mut self.form, old) else { return false };
        form.asks(say!(cx.look, "lab-ask-other", games = old.games, setup = words::said(&old.setup, cx.look)))
    }

    /// Goes on with another machine: with the one that was kept, where it is of this plan.
    fn begin_with(&mut self, plan: Plan, kept: Option<Notes>) {
        let kept = kept.filter(|kept| Plan::of(kept).is_some_and(|old| old.is_of(&plan)));
        self.form = None;
        self.kept = kept.map(|notes| Box::new(Notes { method: plan.method, ..notes }));
        self.plan = plan;
        self.begin();
    }

    /// Empties the boxes and fills them anew; asks first where something was learned.
    fn empty(&mut self, asked: bool, look: &Look) {
        let Some(learner) = self.learner.as_ref().filter(|_| self.training.is_none()) else { return };
        if learner.games() > 0 && !asked {
            self.asked = true;
            return self.warn(say!(look, "lab-ask-new", games = learner.games()));
        }
        self.learner = Some(Arc::new(self.plan.machine(Arc::clone(learner.cabinet()))));
        self.accuracy.take();
        (self.watched, self.goes_on, self.changed) = (None, false, true);
        self.paused = None;
        self.tell(say!(look, "lab-new"));
    }

    /// Trains, or pauses; what was paused goes on where it was.
    fn train(&mut self, look: &Look) {
        if let Some(training) = &self.training {
            let (done, total) = training.progress();
            self.paused = Some((done, total));
            self.stop_training();
            return self.tell(say!(look, "lab-paused", done = done, total = total));
        }
        let Some(learner) = &self.learner else { return };
        (self.watched, self.goes_on) = (None, false);
        let (done, total) = self.paused.take().unwrap_or((0, self.plan.games));
        let room = Learner::MOST_GAMES.saturating_sub(learner.games());
        self.training =
            Some(Training::new(Arc::clone(learner), done, total.min(done + room), self.plan.speed, self.clock));
    }

    fn next_wrong(&mut self, after: bool, look: &Look) {
        let Some(learner) = &self.learner else { return };
        let wrong: Vec<usize> = learner.wrong().collect();
        let next = if after {
            wrong.iter().find(|number| **number > self.chosen).or(wrong.first())
        } else {
            wrong.iter().rev().find(|number| **number < self.chosen).or(wrong.last())
        };
        match next.copied() {
            Some(number) => self.choose(number),
            None => self.tell(say!(look, "lab-none-wrong")),
        }
    }
}

/// The machine that is offered where none was kept: of the game, or of nim where that has no boxes.
pub(super) fn offered(game: &str) -> Plan {
    let entry = boards::find(game).filter(|entry| Plan::can_be_of(entry)).or_else(|| boards::find("nim"));
    Plan::new(entry.unwrap_or(&boards::ALL[0]))
}
