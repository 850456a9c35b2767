//! What is typed and pasted in a game, and which keys count meanwhile.

use super::{GameView, Want};
use crate::{
    look::Look,
    play::{board::Refusal, request::is_id},
    say,
    screens::{action::Action, key::Key, keymap::Context},
};

impl GameView {
    /// Returns the context that says which keys count: before a class, in a proof, and on a projector where a class may be asked,
    /// Space tells.
    pub(in crate::screens) fn context(&self, look: &Look) -> Context {
        match &self.naming {
            Some(_) => Context::Naming,
            None if self.prompt.is_some() => Context::Typing,
            None if self.class.is_some() || self.proves() || self.may_begin_class(look) => Context::Class,
            None => Context::Play,
        }
    }

    /// Returns whether a name or a move is typed now.
    pub(in crate::screens) const fn is_typing(&self) -> bool {
        self.naming.is_some() || self.prompt.is_some()
    }

    /// Nothing is typed any more.
    pub(in crate::screens) fn end_typing(&mut self) {
        self.prompt.end();
    }

    /// Takes a key as text. A digit begins a move: who wants to take 2 presses 2.
    pub(in crate::screens) fn key(&mut self, key: Key) {
        if let Some(naming) = &mut self.naming {
            naming.key(key);
            self.note = None;
        } else if self.prompt.key(key, self.may_begin()) {
            self.note = None;
        }
    }

    /// Takes pasted text as a name or as a move, of which the first line counts.
    pub(in crate::screens) fn paste(&mut self, text: &str, look: &Look) {
        self.stay();
        let text = text.trim();
        if let Some(naming) = &mut self.naming {
            naming.paste(text);
        } else if is_id(text) {
            self.warn(say!(look, "status-pasted-id"));
        } else if !text.is_empty() && (self.prompt.is_some() || self.may_type(look)) {
            self.note = None;
            self.prompt.paste(text);
        }
    }

    /// Returns whether a line for a move may be begun.
    fn may_begin(&self) -> bool {
        self.table.paced().is_none() && !self.has_ended()
    }

    /// The same; where it may not, why.
    pub(super) fn may_type(&mut self, look: &Look) -> bool {
        let may_begin = self.may_begin();
        if self.table.paced().is_some() {
            self.warn(say!(look, "status-machines-play"));
        } else if !may_begin {
            self.report(Err(Refusal::Over), look);
        }
        may_begin
    }

    pub(super) fn act_typing(&mut self, action: Action, look: &Look) -> Want {
        if action == Action::Enter && self.prompt.text().is_some_and(|text| self.note_hands(&text)) {
            self.prompt.end();
            return Want::Nothing;
        }
        if let Some(played) = self.prompt.act(action, self.table.as_mut()) {
            self.report(played, look);
        }
        Want::Nothing
    }
}
