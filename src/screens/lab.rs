//! The laboratory: the user trains a matchbox machine, watches it play, and looks into its boxes.

mod acting;
mod curve;
mod form;
mod game;
mod inside;
mod plan;
mod training;
mod view;
mod wall;
mod watched;

use std::{cell::Cell, sync::Arc};

use form::Form;
use training::Training;
use watched::Watched;
use zugzwang_engine::matchbox::{Accuracy, Cabinet, CabinetError, Learner, Notes, Verdict};

use super::prelude::*;
use crate::play::{board::Level, job::Clock};

pub use plan::{Plan, Speed};

type Built = Result<Arc<Cabinet>, CabinetError>;

/// The laboratory.
#[derive(Debug)]
pub struct LabScreen {
    plan: Plan,
    build: Option<Ask<Built>>,
    learner: Option<Arc<Learner>>,
    /// Cached, with the number of games after which it was computed.
    accuracy: Cell<Option<(u64, Accuracy)>>,
    saved: Option<Box<Notes>>,
    training: Option<Training>,
    /// The games played and the games in all, while training is paused.
    paused: Option<(u64, u64)>,
    watched: Option<Watched>,
    /// Whether the watched game goes on by itself, at the speed of `level`.
    goes_on: bool,
    level: Level,
    /// An index into the boxes.
    chosen: usize,
    /// The game whose right and wrong moves the user asked to see: what was asked about one is not asked about another.
    told: Option<&'static str>,
    verdict: Option<Verdict>,
    form: Option<Form>,
    note: Option<Note>,
    refused: Option<String>,
    /// Whether the user was asked to confirm that the machine is emptied.
    asked: bool,
    changed: bool,
    /// Columns of the window, which decide how many boxes are in a row.
    width: u16,
    widest: usize,
    clock: Clock,
}

impl LabScreen {
    pub(super) const LEAST: Size = Size::new(60, 18);

    /// Opens the laboratory with the saved machine of a game, or a new one. A game that cannot have boxes is replaced by nim.
    pub fn of(game: &'static str, cx: &mut Cx<'_>) -> Self {
        let offered = offered(game);
        let id = offered.entry.game.id;
        let kept = cx.desk.machine(id, cx.look);
        let mut plan = kept.as_ref().and_then(Plan::of).unwrap_or(offered);
        if let Some(games) = cx.desk.habits.lab {
            (plan.games, plan.speed) = games;
        }
        // This drops a game that was played elsewhere.
        cx.desk.habits.bout = None;
        let instead = || say!(cx.look, "lab-instead", game = words::title(game, cx.look));
        let mut lab = Self {
            build: None,
            plan,
            learner: None,
            accuracy: Cell::default(),
            saved: kept.map(Box::new),
            training: None,
            paused: None,
            watched: None,
            goes_on: false,
            level: Level::default(),
            chosen: 0,
            told: None,
            verdict: None,
            form: None,
            note: (id != game).then(|| Note { text: instead(), wrong: false }),
            refused: None,
            asked: false,
            changed: false,
            width: Self::LEAST.width,
            widest: 0,
            clock: cx.desk.clock,
        };
        lab.begin();
        lab
    }

    fn begin(&mut self) {
        self.stop_training();
        (self.learner, self.watched, self.goes_on) = (None, None, false);
        self.accuracy.take();
        (self.paused, self.changed, self.refused) = (None, false, None);
        (self.chosen, self.verdict) = (0, None);
        let (game, words) = (self.plan.entry.game, self.plan.words.clone());
        self.build = Some(Ask::of(move |cancel| Ok(game.cabinet(&words, cancel).map(Arc::new))));
    }

    fn tell(&mut self, text: String) {
        self.note = Some(Note { text, wrong: false });
    }

    fn warn(&mut self, text: String) {
        self.note = Some(Note { text, wrong: true });
    }

    fn fill(&mut self, cabinet: Arc<Cabinet>, look: &Look) {
        let kept = self.saved.take().map(|notes| Learner::from_notes(Arc::clone(&cabinet), *notes));
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

    /// Asks before a trained machine of the plan's game is thrown away. Returns whether it asked. Training goes on meanwhile.
    fn asks_before(&mut self, plan: &Plan, cx: &mut Cx<'_>) -> bool {
        let game = plan.entry.game.id;
        // A machine that is not yet saved would be lost, and so would any machine if nothing can be saved.
        let unkept = cx.desk.keeper.is_none() || (self.changed && self.plan.entry.game.id == game);
        let at_hand = self.learner.as_ref().filter(|_| unkept).map(|learner| learner.notes());
        let old = at_hand.or_else(|| cx.desk.machine(game, cx.look));
        let old = old.filter(|old| old.games > 0 && !Plan::of(old).is_some_and(|old| old.is_of(plan)));
        let (Some(form), Some(old)) = (&mut self.form, old) else { return false };
        form.asks(say!(cx.look, "lab-ask-other", games = old.games, setup = words::said(&old.setup, cx.look)))
    }

    /// Goes on with another machine: the saved one if it fits the plan, otherwise a new one.
    fn begin_with(&mut self, plan: Plan, kept: Option<Notes>) {
        let kept = kept.filter(|kept| Plan::of(kept).is_some_and(|old| old.is_of(&plan)));
        self.form = None;
        self.saved = kept.map(|notes| Box::new(Notes { method: plan.method, ..notes }));
        self.plan = plan;
        self.begin();
    }

    /// Empties the boxes and refills them. If the machine has learned anything, it asks first.
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

    /// Right and wrong moves are told once the user asks: training a machine asks nothing.
    fn tells(&self) -> bool {
        self.told == Some(self.plan.entry.game.id)
    }

    fn switch_telling(&mut self) {
        self.told = (!self.tells()).then_some(self.plan.entry.game.id);
    }

    fn next_wrong(&mut self, after: bool, look: &Look) {
        let Some(learner) = &self.learner else { return };
        // A key that leads to the next wrong box would give away that this box is wrong.
        if !self.tells() {
            return self.tell(hidden(look));
        }
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

fn hidden(look: &Look) -> String {
    let button = || say!(look, "button-of", label = say!(look, "lab-tell"));
    let key = if look.is_touched() { button() } else { key_name(Context::Lab, Action::Tell, look) };
    say!(look, "lab-hidden", key = key)
}

/// Returns the plan to start with: of this game, or of nim if the game cannot have boxes.
pub(super) fn offered(game: &str) -> Plan {
    let entry = boards::find(game).filter(|entry| entry.game.may_have_boxes()).or_else(|| boards::find("nim"));
    Plan::new(entry.unwrap_or(&boards::ALL[0]))
}
