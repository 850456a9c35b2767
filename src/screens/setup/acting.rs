//! Keys, clicks, time and answers in the form.

use zugzwang_engine::Setup;

use super::{Origin, SetupForm};
use crate::{
    keep::storage::SavedGame,
    play::request::is_id,
    screens::{chrome::sheet::Sheet, prelude::*},
};

impl Screen for SetupForm {
    fn context(&self, _: &Look) -> Context {
        Context::Setup
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        self.draw(area, buf, look)
    }

    fn sheet(&self, _: Size, _: Size, look: &Look) -> Option<Sheet> {
        Some(self.on_sheet(look))
    }

    fn has_sheet(&self, _: Size, _: &Look) -> bool {
        true
    }

    fn act(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        let next = self.do_action(action, cx);
        self.after(next, cx)
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
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
                self.remember(cx.desk);
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
        Some(About::game(self.entry.game.id))
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
        self.advice.telling = desk.telling_of(game);
        self.reviewable = desk.habits.ended.contains_key(game);
        self.focus = self.focus.min(self.rows().len() - 1);
        let Some(keeper) = &mut desk.keeper else { return };
        let (unfinished, results) = (keeper.unfinished(game), keeper.results(game));
        self.offer(desk.read(unfinished, look).flatten());
        self.results = desk.read(results, look).unwrap_or_default();
    }
}

impl SetupForm {
    /// The unfinished game is in the first row, which gets the focus when it appears.
    fn offer(&mut self, unfinished: Option<SavedGame>) {
        match (&self.unfinished, &unfinished) {
            (None, Some(_)) => self.focus = 0,
            (Some(_), None) => self.focus = self.focus.saturating_sub(1),
            _ => {}
        }
        self.unfinished = unfinished.map(Box::new);
    }

    /// After a field was edited, the preset may be another one, and the note about a fault is out of date.
    pub(super) fn edited(&mut self) {
        self.origin = Origin::Chosen;
        self.preset = Setup::read(self.fields(), &self.words()).ok().and_then(|setup| self.preset_of(&setup));
        self.has_failed = false;
    }

    /// Requests advice on the current setup. If the form is left, stops that and remembers the choices instead.
    fn after(&mut self, next: Next, cx: &mut Cx<'_>) -> Next {
        if matches!(next, Next::Stay) {
            self.ask();
        } else {
            self.advice.stop();
            self.remember(cx.desk);
        }
        next
    }
}
