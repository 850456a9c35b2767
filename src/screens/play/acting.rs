//! What the screen does with keys, clicks, time and answers.

use std::time::Duration;

use crossterm::event::KeyEvent;
use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect, Size},
};
use zugzwang_engine::matchbox::Bout;

use super::PlayScreen;
use crate::{
    keep::storage::SaveName,
    look::Look,
    play::board::{Table, Telling},
    screens::{Desk, Hit, Hits, Next, Note, Screen, action::Action, keymap::Context},
};

impl Screen for PlayScreen {
    fn least(&self) -> Size {
        Self::LEAST
    }

    fn context(&self, look: &Look) -> Context {
        self.context(look)
    }

    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        self.draw(area, buf, look)
    }

    fn act(&mut self, action: Action, look: &Look) -> Next {
        self.end_proof();
        let next = self.do_action(action, look);
        let seated = matches!(action, Action::FirstSeat | Action::SecondSeat);
        if !seated && self.asked.is_none() && matches!(next, Next::Stay) {
            self.table.release();
        }
        self.want();
        next
    }

    fn note(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn key(&mut self, key: KeyEvent) {
        self.key(key);
    }

    fn paste(&mut self, text: &str, look: &Look) -> Next {
        self.paste(text, look);
        Next::Stay
    }

    fn click(&mut self, hit: Hit, at: Position, look: &Look) -> Next {
        if let Hit::Board(area) = hit {
            self.stay();
            self.note = None;
            self.prompt.end();
            let plies = self.table.plies();
            let played = self.table.click(area, at, look);
            self.report(played, look);
            if self.table.plies() == plies {
                self.set_aimed();
            }
            self.want();
        }
        Next::Stay
    }

    fn table(&mut self) -> Option<&mut dyn Table> {
        Some(self.table())
    }

    fn fit(&mut self, area: Rect) {
        self.fit(area.width);
    }

    fn pace(&mut self) -> Option<Duration> {
        Self::pace(self)
    }

    fn tick(&mut self, look: &Look) {
        self.tick(look);
    }

    fn game(&mut self) -> Option<&mut dyn Table> {
        Some(self.table())
    }

    fn id(&self) -> Option<String> {
        Some(self.position_id())
    }

    fn tell(&mut self, telling: Telling) {
        self.set_telling(telling);
    }

    fn stay(&mut self) {
        let replacing = self.naming.as_mut().is_some_and(|naming| naming.withdraw());
        if self.asked.take().is_some() || replacing {
            self.note = None;
        }
        self.table.release();
    }

    fn settled(&mut self, desk: &mut Desk, look: &Look) {
        let Some(keeper) = &mut desk.keeper else { return };
        let kept = keeper.keep(self.table.as_ref());
        self.safe = keeper.is_safe(self.table.as_ref());
        desk.tell_kept(kept, look);
    }

    fn keep_ended(&mut self, desk: &mut Desk, look: &Look) {
        if desk.keeper.as_ref().is_some_and(|keeper| keeper.has_ended(self.table.as_ref())) {
            self.settled(desk, look);
        }
    }

    fn bout(&self) -> Option<Bout> {
        self.table.bout()
    }

    fn left(self: Box<Self>, desk: &mut Desk) {
        if let Some(table) = self.into_table() {
            desk.habits.end(table);
        }
    }

    fn ask_name(&mut self, suggested: String, look: &Look) {
        Self::ask_name(self, suggested, look);
    }

    fn ask_again(&mut self, name: SaveName, look: &Look) {
        Self::ask_again(self, name, look);
    }

    fn end_naming(&mut self) {
        Self::end_naming(self);
    }
}
