//! The laboratory: a machine of matchboxes is taught, watched and looked into.

mod build;
mod curve;
mod form;
mod game;
mod inside;
mod plan;
mod training;
mod view;
mod wall;
mod watched;

use ratatui::buffer::Buffer;
use std::{cell::Cell, sync::Arc, time::Duration};

use crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect, Size};
use zugzwang_engine::matchbox::{Accuracy, Bout, BoxNotes, Learner, Notes, Verdict};

pub use plan::{Plan, Speed};

use build::Build;
use form::Form;
use training::{Broken, Training};
use watched::Watched;

use super::{Hit, Next, Note};
use crate::{
    action::Action,
    board::Level,
    boards,
    keymap::Context,
    look::Look,
    say,
    screens::{Desk, Hits, Screen},
    words,
    worker::Job,
};

/// The laboratory.
#[derive(Debug)]
pub struct LabScreen {
    plan: Plan,
    /// The boxes that are being made.
    build: Option<Build>,
    learner: Option<Arc<Learner>>,
    /// How often it is right, and after how many games that was counted: beads change with each game.
    accuracy: Cell<Option<(u64, Accuracy)>>,
    /// The machine that was kept, until its boxes are there.
    kept: Option<Box<Notes>>,
    training: Option<Training>,
    /// Games played and to be played, while the training is paused.
    paused: Option<(u64, u64)>,
    watched: Option<Watched>,
    /// Whether the game that is watched goes on by itself, and how fast.
    goes_on: bool,
    level: Level,
    /// The box that is looked into.
    chosen: usize,
    /// What theory says of it.
    verdict: Option<Verdict>,
    form: Option<Form>,
    note: Option<Note>,
    /// Why there are no boxes.
    refused: Option<String>,
    /// What was asked before the machine is emptied.
    asked: bool,
    /// Whether the machine has changed since it was kept.
    changed: bool,
    /// The columns of the window: up and down lead a row of boxes on, and how many stand in a row depends on it.
    width: u16,
    /// The columns of the widest name of a box.
    widest: usize,
}

impl LabScreen {
    pub(super) const LEAST: Size = Size::new(60, 18);

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

    /// How many games are played at a time, and how fast.
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

    /// What the machine has learned; nothing where there is none.
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
                self.warn(words::notes_fault(&fault, look));
                self.plan.machine(cabinet)
            }
            None => self.plan.machine(cabinet),
        };
        self.widest = wall::widest(learner.cabinet());
        self.learner = Some(Arc::new(learner));
        self.choose(0);
    }

    fn stop_training(&mut self) {
        if let Some(training) = self.training.take() {
            training.stop();
        }
    }

    fn choose(&mut self, number: usize) {
        let Some(learner) = &self.learner else { return };
        self.chosen = number.min(learner.cabinet().boxes() - 1);
        self.verdict = learner.cabinet().verdict(self.chosen);
    }

    fn act_in_form(&mut self, action: Action, look: &Look) -> Next {
        let Some(form) = &mut self.form else { return Next::Stay };
        match action {
            Action::Back => self.form = None,
            Action::Enter => match form.plan() {
                Ok(plan) if self.learner.is_some() && plan.is_of(&self.plan) => self.teach_otherwise(plan, look),
                Ok(plan) => return Next::Teach(Box::new(plan)),
                Err(fault) => form.refuse(fault, look),
            },
            other => form.act(other),
        }
        Next::Stay
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

    /// Goes on with another machine: with the one that was kept, where it is of this plan. Another one that has learned
    /// something is thrown away only when that was asked.
    pub fn begin_with(&mut self, plan: Plan, kept: Option<Notes>, look: &Look) {
        let goes_on = kept.as_ref().and_then(Plan::of).is_some_and(|old| old.is_of(&plan));
        if let (Some(form), Some(old)) = (&mut self.form, kept.as_ref().filter(|old| !goes_on && old.games > 0))
            && form.asks(say!(look, "lab-ask-other", games = old.games, setup = words::said(&old.setup, look)))
        {
            return;
        }
        self.form = None;
        self.kept = kept.filter(|_| goes_on).map(|notes| Box::new(Notes { method: plan.method, ..notes }));
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
        self.training = Some(Training::new(Arc::clone(learner), done, total.min(done + room), self.plan.speed));
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

impl Screen for LabScreen {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, _: &Look) -> Context {
        if self.form.is_some() { Context::LabForm } else { Context::Lab }
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        self.draw(area, buf, look)
    }

    fn act(&mut self, action: Action, look: &Look) -> Next {
        if self.form.is_some() {
            return self.act_in_form(action, look);
        }
        let asked = std::mem::take(&mut self.asked);
        self.note = None;
        match action {
            Action::Back if self.training.is_some() || self.paused.is_some() => {
                self.stop_training();
                self.paused = None;
                self.tell(say!(look, "lab-stopped"));
            }
            Action::Back if self.watched.is_some() => self.leave_game(look),
            Action::Back => return Next::Pop,
            Action::Quit => return Next::Menu,
            Action::Settings => self.form = Some(Form::of(&self.plan)),
            Action::Refill => self.empty(asked, look),
            Action::Challenge => return self.challenge(look),
            Action::Train => self.train(look),
            Action::Enter => {
                self.goes_on = false;
                self.draw_bead();
            }
            Action::ByItself => self.go_on(),
            Action::Faster => self.change_speed(true, look),
            Action::Slower => self.change_speed(false, look),
            Action::WrongAfter => self.next_wrong(true, look),
            Action::WrongBefore => self.next_wrong(false, look),
            _ => self.walk(action),
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn key(&mut self, key: KeyEvent) {
        if let Some(form) = &mut self.form {
            form.key(key);
        }
    }

    fn paste(&mut self, text: &str, _: &Look) -> Next {
        if let Some(form) = &mut self.form {
            form.paste(text);
        }
        Next::Stay
    }

    fn click(&mut self, hit: Hit, _: Position, look: &Look) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        let Some(form) = &mut self.form else {
            self.choose(at);
            return Next::Stay;
        };
        if form.click(at) { self.act(Action::Enter, look) } else { Next::Stay }
    }

    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        Some({
            let build = self.build.as_mut().and_then(Build::take_job);
            let training = self.training.as_mut().and_then(Training::take_job);
            build.into_iter().chain(training).collect()
        })
    }

    fn collect(&mut self, look: &Look) -> bool {
        if let Some(answer) = self.build.as_ref().and_then(Build::answer) {
            self.build = None;
            match answer {
                Ok(cabinet) => self.fill(cabinet, look),
                Err(error) => self.refused = Some(words::cabinet_error(&error, &self.plan.entry.game, look)),
            }
            return true;
        }
        let speed = self.plan.speed;
        match self.training.as_mut().and_then(|training| training.collect(speed)) {
            None => return false,
            Some(Ok(learner)) => {
                self.learner = Some(learner);
                self.changed = true;
                if self.training.as_ref().is_some_and(Training::is_done) {
                    self.training = None;
                }
            }
            Some(Err(Broken)) => {
                self.training = None;
                self.warn(say!(look, "lab-broken"));
            }
        }
        true
    }

    fn is_thinking(&mut self) -> bool {
        self.build.is_some() || self.training.as_ref().is_some_and(|training| !training.is_waiting())
    }

    fn fit(&mut self, area: Rect) {
        self.width = area.width;
    }

    fn stop(&mut self) {
        if let Some(build) = &self.build {
            build.stop();
        }
        self.stop_training();
    }

    fn pace(&mut self) -> Option<Duration> {
        if self.form.is_some() {
            return None;
        }
        if self.training.as_ref().is_some_and(Training::is_waiting) {
            // At full speed nothing is waited for; it may have been chosen meanwhile.
            return Some(self.plan.speed.beat().map_or(Duration::ZERO, |(_, wait)| wait));
        }
        (self.goes_on && self.watched.is_some()).then(|| self.level.delay())
    }

    fn tick(&mut self, _: &Look) {
        match &mut self.training {
            Some(training) => training.go_on(self.plan.speed),
            None => self.draw_bead(),
        }
    }

    fn stay(&mut self) {
        self.asked = false;
        self.note = None;
    }

    fn settled(&mut self, desk: &mut Desk, look: &Look) {
        let Some(notes) = self.take_changed() else { return };
        let Some(keeper) = &mut desk.keeper else { return };
        let kept = keeper.keep_machine(notes);
        desk.tell_kept(kept, look);
    }

    fn learn(&mut self, bout: Bout, look: &Look) {
        self.learn_from(bout, look);
    }

    fn left(self: Box<Self>, desk: &mut Desk) {
        desk.habits.note_games(self.games());
    }

    fn teach(&mut self, plan: Plan, kept: Option<Notes>, look: &Look) {
        self.begin_with(plan, kept, look);
    }
}

/// The machine that is offered where none was kept: of the game, or of nim where that has no boxes.
pub fn offered(game: &str) -> Plan {
    let entry = boards::find(game).filter(|entry| Plan::can_be_of(entry)).or_else(|| boards::find("nim"));
    Plan::new(entry.unwrap_or(&boards::ALL[0]))
}
