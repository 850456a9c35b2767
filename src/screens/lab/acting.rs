//! Keys, clicks, time and answers in the laboratory.

use std::time::Duration;

use zugzwang_engine::Stopped;

use super::{LabScreen, form::Form, training::Training, view::result};
use crate::{
    play::job::Broken,
    screens::{Wait, prelude::*},
};

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

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        if self.form.is_some() {
            self.act_in_form(action, cx);
            return Next::Stay;
        }
        let look = cx.look;
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
            Action::Quit => return Next::Home,
            Action::Settings => self.form = Some(Form::of(&self.plan)),
            Action::Refill => self.empty(asked, look),
            Action::Challenge => {
                self.settled(cx);
                return self.challenge(look);
            }
            Action::Train => self.train(look),
            Action::Enter => {
                self.goes_on = false;
                self.draw_bead();
            }
            Action::ByItself => self.switch_by_itself(),
            Action::Faster => self.change_speed(true, look),
            Action::Slower => self.change_speed(false, look),
            Action::Tell => self.switch_telling(),
            Action::WrongAfter => self.next_wrong(true, look),
            Action::WrongBefore => self.next_wrong(false, look),
            _ => self.walk(action),
        }
        Next::Stay
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn key(&mut self, key: Key) {
        if let Some(form) = &mut self.form {
            form.key(key);
        }
    }

    fn paste(&mut self, text: &str, cx: &mut Cx<'_>) -> Next {
        if let Some(form) = &mut self.form {
            form.paste(text, cx);
        }
        Next::Stay
    }

    fn click(&mut self, hit: Hit, _: Position, cx: &mut Cx<'_>) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        let Some(form) = &mut self.form else {
            self.choose(at);
            return Next::Stay;
        };
        if form.click(at) { self.act(Action::Enter, cx) } else { Next::Stay }
    }

    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        let build = self.build.as_mut().and_then(Ask::take_job);
        let training = self.training.as_mut().and_then(Training::take_job);
        Some(build.into_iter().chain(training).collect())
    }

    fn collect(&mut self, Cx { look, .. }: &mut Cx<'_>) -> bool {
        if let Some(answer) = self.build.as_ref().and_then(Ask::answer) {
            self.build = None;
            // A job that panicked counts as stopped.
            match answer.unwrap_or_else(|_| Err(Stopped.into())) {
                Ok(cabinet) => self.fill(cabinet, look),
                Err(error) => self.refused = Some(words::cabinet_error(&error, self.plan.entry.game, look)),
            }
            return true;
        }
        let speed = self.plan.speed;
        match self.training.as_mut().and_then(|training| training.collect(speed)) {
            None => return false,
            Some(Ok(learner)) => {
                self.changed = true;
                if self.training.as_ref().is_some_and(Training::is_done) {
                    self.training = None;
                    let right = self.accuracy(&learner);
                    self.tell(result(&learner, right, look));
                }
                self.learner = Some(learner);
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

    fn wait(&mut self) -> Option<Wait> {
        if self.form.is_some() {
            return None;
        }
        if self.training.as_ref().is_some_and(Training::is_waiting) {
            // Full speed may have been chosen meanwhile, and does not wait.
            return Some(Wait::Time(self.plan.speed.beat().map_or(Duration::ZERO, |(_, wait)| wait)));
        }
        (self.goes_on && self.watched.is_some()).then(|| Wait::Time(self.level.delay()))
    }

    fn go_on(&mut self, _: &Look) {
        match &mut self.training {
            Some(training) => training.go_on(self.plan.speed),
            None => self.draw_bead(),
        }
    }

    fn withdraw(&mut self) {
        self.asked = false;
        self.note = None;
    }

    fn settled(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        let Some(learner) = self.learner.as_ref().filter(|_| self.changed && self.training.is_none()) else { return };
        self.changed = false;
        let Some(keeper) = &mut desk.keeper else { return };
        let kept = keeper.keep_machine(learner.notes());
        desk.tell_kept(kept, look);
    }

    fn shown(&mut self, cx: &mut Cx<'_>) {
        self.learn(cx);
        self.settled(cx);
    }

    fn left(mut self: Box<Self>, cx: &mut Cx<'_>) {
        self.stop_training();
        self.learn(cx);
        self.settled(cx);
        cx.desk.habits.lab = Some((self.plan.games, self.plan.speed));
    }
}
