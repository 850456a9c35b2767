//! Text that the user types or pastes in a game: a move, or a name to save the game under.

use super::{GameView, Want};
use crate::{
    keep::storage::SaveName,
    look::Look,
    play::{board::Refusal, request::is_id},
    say,
    screens::{action::Action, key::Key, keymap::Context, text::Text},
};

/// The name that the user types.
#[derive(Debug)]
pub(super) struct Naming {
    pub(super) text: Text,
    /// The name of another game that the user was asked to replace.
    taken: Option<SaveName>,
}

impl Naming {
    /// Withdraws the question whether to replace a game. Returns whether it was asked.
    pub(super) fn withdraw(&mut self) -> bool {
        self.taken.take().is_some()
    }
}

impl GameView {
    /// The context of keys. In a class, in a proof, and on a projector where a class may begin, Space goes on.
    pub(in crate::screens) fn context(&self, look: &Look) -> Context {
        match &self.naming {
            Some(_) => Context::Naming,
            None if self.prompt.is_some() => Context::Typing,
            None if self.class.is_some() || self.proves() || self.may_begin_class(look) => Context::Class,
            None => Context::Play,
        }
    }

    /// Whether the user is typing a name or a move.
    pub(in crate::screens) const fn is_typing(&self) -> bool {
        self.naming.is_some() || self.prompt.is_some()
    }

    /// Handles a key as text. A digit begins a move.
    pub(in crate::screens) fn key(&mut self, key: Key) {
        if let Some(naming) = &mut self.naming {
            naming.withdraw();
            naming.text.key(key);
            self.note = None;
        } else if self.prompt.key(key, self.may_begin()) {
            self.note = None;
        }
    }

    /// Inserts pasted text as a name, or its first line as a move.
    pub(in crate::screens) fn paste(&mut self, text: &str, look: &Look) {
        self.stay();
        let text = text.trim();
        if let Some(naming) = &mut self.naming {
            naming.text.paste(text);
        } else if is_id(text) {
            self.warn(say!(look, "status-pasted-id"));
        } else if !text.is_empty() && (self.prompt.is_some() || self.may_type(look)) {
            self.note = None;
            self.prompt.paste(text);
        }
    }

    /// Whether the user may begin to type a move.
    fn may_begin(&self) -> bool {
        self.table.paced().is_none() && !self.table.is_over()
    }

    /// Whether the user may begin to type a move; if not, says why.
    pub(super) fn may_type(&mut self, look: &Look) -> bool {
        if self.table.paced().is_some() {
            self.warn(say!(look, "status-machines-play"));
        } else if self.table.is_over() {
            self.report(Err(Refusal::Over), look);
        }
        self.may_begin()
    }

    /// Performs an action while the user types a move, or in a class the number of hands.
    pub(super) fn act_typing(&mut self, action: Action, look: &Look) {
        if action == Action::Enter && self.prompt.text().is_some_and(|text| self.note_hands(&text)) {
            self.prompt.end();
        } else if let Some(played) = self.prompt.act(action, &mut self.table) {
            self.report(played, look);
        }
    }

    /// Asks for a name, with this one filled in.
    pub(super) fn ask_name(&mut self, suggested: String, look: &Look) {
        self.naming = Some(Box::new(Naming { text: Text::filled(suggested), taken: None }));
        self.tell(say!(look, "name-ask"));
    }

    /// Asks whether to replace the game of this name.
    pub(super) fn ask_again(&mut self, name: SaveName, look: &Look) {
        self.warn(say!(look, "name-taken", name = name.as_str()));
        if let Some(naming) = &mut self.naming {
            naming.taken = Some(name);
        }
    }

    pub(super) fn act_naming(&mut self, action: Action, look: &Look) -> Want {
        let Some(naming) = &mut self.naming else { return Want::Nothing };
        let taken = naming.taken.take();
        match action {
            Action::Back => self.naming = None,
            Action::Erase => naming.text.erase(),
            Action::Enter => match naming.text.value().trim().parse::<SaveName>() {
                Ok(name) => {
                    let replaced = taken.is_some_and(|taken| taken == name);
                    return Want::Keep { name, replaced };
                }
                Err(error) => self.warn(error.words(look)),
            },
            _ => {}
        }
        Want::Nothing
    }
}
