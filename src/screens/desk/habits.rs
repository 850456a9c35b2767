//! What is remembered until the program ends.

use std::collections::{HashMap, HashSet};

use zugzwang_engine::matchbox::Bout;

use crate::{
    play::board::Table,
    screens::{Filled, Players, Speed},
};

/// The user's choices and games that screens remember until the program ends.
#[derive(Debug, Default)]
pub(crate) struct Habits {
    /// The players of the last game; `None` until the user has chosen some.
    pub(crate) players: Option<Players>,
    /// The number of forms opened.
    pub(crate) forms: u64,
    /// The last setup of each game, by the game's id.
    pub(crate) setups: HashMap<&'static str, Filled>,
    /// How many games the laboratory played at a time, and how fast.
    pub(crate) lab: Option<(u64, Speed)>,
    /// The games whose map has revealed something about them, until the game below takes notice.
    pub(crate) peeked: HashSet<&'static str>,
    /// The last game of each kind that was played to its end.
    pub(crate) ended: HashMap<&'static str, Box<dyn Table>>,
    /// The game that was left last, if it ended against a machine of matchboxes, which learns from it.
    pub(crate) bout: Option<Bout>,
}

impl Habits {
    /// Remembers a game that is left, if it is over.
    pub(crate) fn end(&mut self, table: Box<dyn Table>) {
        self.bout = table.bout();
        if table.plies() > 0 && table.is_over() {
            self.ended.insert(table.id(), table);
        }
    }
}
