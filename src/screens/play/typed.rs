//! Text that the user types or pastes in a game: a move, or a name to save the game under.

use super::{GameView, Mode, Want};
use crate::{
    keep::storage::SaveName,
    play::{board::Refusal, request::is_id},
    screens::{prelude::*, text::Text},
};

/// The name that the user types.
#[derive(Debug)]
pub(in crate::screens) struct Naming {
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
        match &self.mode {
            Mode::Naming(_) => Context::Naming,
            Mode::Play(prompt) if prompt.is_some() => Context::Typing,
            _ if self.class.is_some() || self.proves() || self.may_begin_class(look) => Context::Class,
            Mode::Play(_) | Mode::Asked(_) => Context::Play,
        }
    }

    /// Whether the user is typing a name or a move.
    pub(in crate::screens) const fn is_typing(&self) -> bool {
        self.mode.is_typing()
    }

    /// Handles a key as text. A digit begins a move.
    pub(in crate::screens) fn key(&mut self, key: Key) {
        let may_begin = self.may_begin();
        let is_text = match &mut self.mode {
            Mode::Naming(naming) => {
                naming.withdraw();
                naming.text.key(key);
                true
            }
            Mode::Asked(_) if !(may_begin && key.is_digit()) => false,
            mode => mode.prompt().key(key, may_begin),
        };
        if is_text {
            self.note = None;
        }
    }

    /// Inserts pasted text as a name, or its first line as a move.
    pub(in crate::screens) fn paste(&mut self, text: &str, look: &Look) {
        self.stay();
        let text = text.trim();
        if let Mode::Naming(naming) = &mut self.mode {
            naming.text.paste(text);
        } else if is_id(text) {
            self.warn(say!(look, "status-pasted-id"));
        } else if !text.is_empty() && (self.is_typing() || self.may_type(look)) {
            self.note = None;
            self.mode.prompt().paste(text);
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
        let typed = self.mode.prompt().text().filter(|_| action == Action::Enter);
        if typed.is_some_and(|text| self.note_hands(&text)) {
            self.mode.end_typing();
        } else if let Some(played) = self.mode.prompt().act(action, &mut self.table) {
            self.report(played, look);
        }
    }

    /// Asks for a name, with this one filled in.
    pub(super) fn ask_name(&mut self, suggested: String, look: &Look) {
        self.mode = Mode::Naming(Box::new(Naming { text: Text::filled(suggested), taken: None }));
        self.tell(say!(look, "name-ask"));
    }

    /// Asks whether to replace the game of this name.
    pub(super) fn ask_again(&mut self, name: SaveName, look: &Look) {
        self.warn(say!(look, "name-taken", name = name.as_str()));
        if let Mode::Naming(naming) = &mut self.mode {
            naming.taken = Some(name);
        }
    }

    pub(super) fn act_naming(&mut self, action: Action, look: &Look) -> Want {
        let Mode::Naming(naming) = &mut self.mode else { return Want::Nothing };
        let taken = naming.taken.take();
        match action {
            Action::Back => self.mode = Mode::default(),
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
