//! The line a name for a game is typed in.

use ratatui::text::Line;

use super::{GameView, Want};
use crate::{
    keep::storage::SaveName,
    look::Look,
    say,
    screens::{action::Action, key::Key, prompt::labelled, text::Text},
};

/// A name that is typed.
#[derive(Debug)]
pub(super) struct Naming {
    text: Text,
    /// The name that is there already, once that was told.
    taken: Option<SaveName>,
}

impl Naming {
    /// The line, in as many columns.
    pub(super) fn line(&self, look: &Look, width: u16) -> Line<'static> {
        labelled("prompt-name", width, |room| self.text.spans(true, room, look), look)
    }

    pub(super) fn key(&mut self, key: Key) {
        self.taken = None;
        self.text.key(key);
    }

    /// The question whether what has the name is replaced is withdrawn; whether it was asked.
    pub(super) fn withdraw(&mut self) -> bool {
        self.taken.take().is_some()
    }

    pub(super) fn paste(&mut self, text: &str) {
        self.taken = None;
        self.text.paste(text);
    }
}

impl GameView {
    /// Asks for a name, with this one filled in.
    pub(crate) fn ask_name(&mut self, suggested: String, look: &Look) {
        self.naming = Some(Box::new(Naming { text: Text::filled(suggested), taken: None }));
        self.tell(say!(look, "name-ask"));
    }

    /// Asks whether what has this name is to be replaced.
    pub(crate) fn ask_again(&mut self, name: SaveName, look: &Look) {
        self.warn(say!(look, "name-taken", name = name.as_str()));
        if let Some(naming) = &mut self.naming {
            naming.taken = Some(name);
        }
    }

    /// The game is kept, or cannot be: no name is asked for any more.
    pub(crate) fn end_naming(&mut self) {
        self.naming = None;
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
