//! What the screen does with keys, clicks, time and answers.

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};

use zugzwang_engine::Setup;

use super::super::{Hit, Next, Note, Screen};
use super::{Origin, SetupForm};
use crate::{
    look::Look,
    play::{job::Job, request::is_id},
    screens::{About, Cx, Hits, action::Action, key::Key, keymap::Context},
};

impl Screen for SetupForm {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, _: &Look) -> Context {
        Context::Setup
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        self.draw(area, buf, look)
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        let next = self.do_action(action, cx);
        self.after(next, cx)
    }

    fn note(&mut self, note: Note) {
        self.told = Some(note);
    }

    fn key(&mut self, key: Key) {
        self.refused = None;
        let types = key.is_text();
        let Some(input) = self.input() else {
            self.astray = types;
            return;
        };
        if input.key(key) {
            self.edited();
        }
        self.ask();
    }

    fn paste(&mut self, text: &str, cx: &mut Cx<'_>) -> Next {
        self.refused = None;
        self.astray = false;
        if is_id(text) {
            let next = self.open_id(text, cx);
            if !matches!(next, Next::Stay) {
                cx.desk.habits.note(self);
            }
            return next;
        }
        if let Some(input) = self.input() {
            input.paste(text);
            self.edited();
        } else {
            self.astray = true;
        }
        self.ask();
        Next::Stay
    }

    fn click(&mut self, hit: Hit, _: Position, cx: &mut Cx<'_>) -> Next {
        let next = self.do_click(hit, cx);
        self.after(next, cx)
    }

    fn about(&mut self) -> Option<About> {
        Some(About::game(self.game()))
    }

    fn take_jobs(&mut self) -> Option<Vec<Job>> {
        Some(self.advice.take_jobs())
    }

    fn collect(&mut self, _: &mut Cx<'_>) -> bool {
        self.advice.collect()
    }

    fn is_thinking(&mut self) -> bool {
        self.advice.is_thinking()
    }

    fn shown(&mut self, Cx { desk, look }: &mut Cx<'_>) {
        let game = self.entry.game.id;
        self.set_telling(desk.telling_of(game));
        self.offer_review(desk.habits.has_ended(game));
        let Some(keeper) = &mut desk.keeper else { return };
        let (unfinished, results) = (keeper.unfinished(game), keeper.results(game));
        self.offer(desk.read(unfinished, look).flatten());
        self.tally(desk.read(results, look).unwrap_or_default());
    }
}

impl SetupForm {
    /// A field was edited: it may be another preset's now or none's, and what was told of its fault is no longer so.
    pub(super) fn edited(&mut self) {
        self.origin = Origin::Chosen;
        self.preset = Setup::read(self.fields(), &self.words()).ok().and_then(|setup| self.preset_of(&setup));
        self.note = None;
    }

    /// Asks about the setup as it is now; where something leads on from the form, stops asking and remembers what was chosen.
    fn after(&mut self, next: Next, cx: &mut Cx<'_>) -> Next {
        if matches!(next, Next::Stay) {
            self.ask();
        } else {
            self.advice.stop();
            cx.desk.habits.note(self);
        }
        next
    }
}
