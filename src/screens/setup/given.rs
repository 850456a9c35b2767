//! Setups from elsewhere: the id of a position, or a file with a list.

use zugzwang_engine::Rng;

use super::{CHANCE, Row, SetupForm, Value};
use crate::{
    play::{
        files::resolved,
        request::{AskError, Request},
    },
    screens::{prelude::*, text::Text},
};

impl SetupForm {
    /// The form becomes that of the position's game.
    pub(super) fn open_id(&mut self, text: &str, Cx { look, desk }: &mut Cx<'_>) -> Next {
        let side = self.players.side;
        // Fields without a game are of this game.
        let own = text.split_whitespace().next().is_some_and(|word| word.contains('='));
        let text = if own { format!("{} {text}", self.entry.game.id) } else { text.to_owned() };
        let opened =
            Request::parse(&text).map_err(AskError::from).and_then(|asked| asked.with_files(desk.files).table(side));
        match opened {
            Ok(mut table) => {
                self.players.sit_down(&mut table);
                let entry = boards::find(table.id()).unwrap_or(self.entry);
                self.keep_telling(desk, look);
                let telling = self.advice.telling;
                let players = self.players;
                let chance = std::mem::replace(&mut self.chance, Box::new(Rng::new(0, CHANCE)));
                *self = Self { players, chance, ..Self::with(entry, table.setup(), look) };
                self.advice.telling = telling;
                Next::push(PlayScreen::new(table))
            }
            Err(error) => {
                self.refused = Some(error.words(look));
                Next::Stay
            }
        }
    }

    pub(super) fn names_file(&self) -> bool {
        matches!(self.row(), Row::Field(at) if self.fields()[at].or_file && self.typed(at).starts_with('@'))
    }

    /// Returns whether the file could be read.
    pub(super) fn read_file(&mut self, Cx { look, desk }: &mut Cx<'_>) -> bool {
        let Row::Field(at) = self.row() else { return false };
        let field = &self.fields()[at];
        match resolved(&format!("{}={}", field.name, self.typed(at)), self.fields(), desk.files) {
            Ok(word) => {
                let value = word.split_once('=').map_or("", |(_, value)| value);
                self.values[at] = Value::Text(Text::filled(value.to_owned()));
                self.edited();
                true
            }
            Err(error) => {
                let (label, file) = (self.label(Row::Field(at), look), words::shortened(&error.file));
                let what = error.fault.words(look);
                self.refused = Some(say!(look, "setup-file-error", label = label, file = file, what = what));
                false
            }
        }
    }
}
