//! What keys mean now: a move, text, or the answer to a question.

use super::typed::Naming;
use crate::screens::{action::Action, prompt::Prompt};

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

impl Default for Mode {
    fn default() -> Self {
        Self::Play(Prompt::default())
    }
}

impl Mode {
    /// Whether the user types a name or a move.
    pub(super) const fn is_typing(&self) -> bool {
        match self {
            Self::Play(prompt) => prompt.is_some(),
            Self::Naming(_) => true,
            Self::Asked(_) => false,
        }
    }

    /// The action to confirm.
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
            Self::Naming(naming) => naming.withdraw(),
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
}
