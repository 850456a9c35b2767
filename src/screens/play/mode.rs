//! What keys mean now: a move, text, or the answer to a question.

use super::{GameView, Want};
use crate::{
    keep::storage::{NameError, SaveName},
    play::{board::Refusal, request::is_id},
    screens::{prelude::*, prompt::Prompt, text::Text},
};

/// The meaning of keys; they have one at a time.
#[derive(Debug)]
pub(in crate::screens) enum Mode {
    /// Moves, or their text while the line for it is open.
    Play(Prompt),
    /// A name to save the game under.
    Naming(Box<Naming>),
    /// An answer: this action, to leave an unfinished game or to resign it, has to be confirmed.
    Asked(Action),
}

/// The name that the user types.
#[derive(Debug)]
pub(in crate::screens) struct Naming {
    pub(super) text: Text,
    /// The name of another game that the user was asked to replace.
    taken: Option<SaveName>,
}

impl Default for Mode {
    fn default() -> Self {
        Self::Play(Prompt::default())
    }
}

impl Mode {
    pub(super) fn naming(suggested: String) -> Self {
        Self::Naming(Box::new(Naming { text: Text::filled(suggested), taken: None }))
    }

    pub(super) fn ask_again(&mut self, name: SaveName) {
        if let Self::Naming(naming) = self {
            naming.taken = Some(name);
        }
    }

    pub(in crate::screens) const fn is_typing(&self) -> bool {
        match self {
            Self::Play(prompt) => prompt.is_some(),
            Self::Naming(_) => true,
            Self::Asked(_) => false,
        }
    }

    pub(super) const fn asked(&self) -> Option<Action> {
        if let Self::Asked(action) = self { Some(*action) } else { None }
    }

    /// Withdraws the action to confirm.
    pub(super) fn take_asked(&mut self) -> Option<Action> {
        let asked = self.asked();
        if asked.is_some() {
            *self = Self::default();
        }
        asked
    }

    /// Withdraws any question: of an action, or whether to replace a game. Returns whether there was one.
    pub(super) fn withdraw(&mut self) -> bool {
        match self {
            Self::Naming(naming) => naming.taken.take().is_some(),
            Self::Play(_) | Self::Asked(_) => self.take_asked().is_some(),
        }
    }

    /// The line for a move, which ends a question or a name.
    pub(super) fn prompt(&mut self) -> &mut Prompt {
        match self {
            Self::Play(prompt) => prompt,
            other => {
                *other = Self::default();
                other.prompt()
            }
        }
    }

    /// Closes the line for a move; a name stays.
    pub(in crate::screens) fn end_typing(&mut self) {
        if let Self::Play(prompt) = self {
            prompt.end();
        }
    }

    /// Handles a key as text; a digit begins a move at a table where the user may begin one. Returns whether it is text.
    fn key(&mut self, key: Key, table: &Table) -> bool {
        let may_begin = may_begin(table);
        match self {
            Self::Naming(naming) => {
                naming.taken = None;
                naming.text.key(key);
                true
            }
            Self::Asked(_) if !(may_begin && key.is_digit()) => false,
            Self::Play(_) | Self::Asked(_) => self.prompt().key(key, may_begin, table),
        }
    }
}

impl Naming {
    /// Performs an action. Returns the typed name once it is confirmed, and whether it may replace a game.
    fn act(&mut self, action: Action) -> Option<Result<(SaveName, bool), NameError>> {
        let taken = self.taken.take();
        match action {
            Action::Erase => self.text.erase(),
            Action::Enter => {
                let name = self.text.value().trim().parse::<SaveName>();
                return Some(name.map(|name| (name.clone(), taken.is_some_and(|taken| taken == name))));
            }
            _ => {}
        }
        None
    }
}

/// Whether the user may begin to type a move.
fn may_begin(table: &Table) -> bool {
    table.paced().is_none() && !table.is_over()
}

impl GameView {
    pub(in crate::screens) fn key(&mut self, key: Key) {
        if self.mode.key(key, &self.table) {
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
        } else if !text.is_empty() && (self.mode.is_typing() || self.may_type(look)) {
            self.note = None;
            self.mode.prompt().paste(text);
        }
    }

    /// Whether the user may begin to type a move; if not, says why.
    pub(super) fn may_type(&mut self, look: &Look) -> bool {
        if self.table.paced().is_some() {
            self.warn(say!(look, "status-machines-play"));
        } else if self.table.is_over() {
            self.report(Err(Refusal::Over), look);
        }
        may_begin(&self.table)
    }

    /// Performs an action while the user types a move, or in a class the number of hands.
    pub(super) fn act_typing(&mut self, action: Action, look: &Look) {
        let typed = self.mode.prompt().text().filter(|_| action == Action::Enter);
        if typed.is_some_and(|text| self.class.note_hands(&text, &self.table)) {
            self.mode.end_typing();
        } else if let Some(played) = self.mode.prompt().act(action, &mut self.table) {
            self.report(played, look);
        }
    }

    pub(super) fn act_naming(&mut self, action: Action, look: &Look) -> Want {
        let Mode::Naming(naming) = &mut self.mode else { return Want::Nothing };
        match naming.act(action) {
            Some(Ok((name, replaced))) => return Want::Keep { name, replaced },
            Some(Err(error)) => self.warn(error.words(look)),
            None if action == Action::Back => self.mode = Mode::default(),
            None => {}
        }
        Want::Nothing
    }
}
