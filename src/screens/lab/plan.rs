//! What is taught, by whom, and how long.

use std::sync::Arc;

use zugzwang_engine::{
    Setup,
    matchbox::{Cabinet, Learner, Method, Notes},
};

use crate::boards::{self, Entry};

/// A game and its setup, and how a machine is to be taught it.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The game.
    pub entry: &'static Entry,
    /// The fields of the setup, as typed.
    pub words: Vec<String>,
    /// How the machine is taught.
    pub method: Method,
    /// The seed of its games.
    pub seed: u64,
    /// How many games it plays at a time.
    pub games: u64,
}

impl Plan {
    /// The numbers of games that are offered.
    pub(super) const GAMES: [u64; 6] = [10, 100, 1_000, 10_000, 100_000, 1_000_000];

    /// The game's own setup and the usual lessons.
    pub fn new(entry: &'static Entry) -> Self {
        Self { entry, words: Vec::new(), method: Method::default(), seed: 1, games: 100 }
    }

    /// The plan of a machine that was kept; `None` where its game is not known.
    pub fn of(notes: &Notes) -> Option<Self> {
        let entry = boards::find(&notes.game)?;
        let words = notes.setup.split_whitespace().map(ToOwned::to_owned).collect();
        Some(Self { words, method: notes.method, seed: notes.seed, ..Self::new(entry) })
    }

    /// Whether some setup of a game may have boxes.
    pub fn can_be_of(entry: &Entry) -> bool {
        Cabinet::can_be_of(&entry.game)
    }

    /// A machine that has learned nothing yet.
    pub(super) fn machine(&self, cabinet: Arc<Cabinet>) -> Learner {
        Learner::new(cabinet, self.method, self.seed)
    }

    /// Whether the same machine can be taught by both plans.
    pub(super) fn is_of(&self, other: &Self) -> bool {
        // However it is typed.
        let setup = |plan: &Self| Setup::read(plan.entry.game.fields, &plan.words).ok();
        let same = |plan: &Self| (plan.entry.game.id, plan.seed, plan.method.start);
        same(self) == same(other) && setup(self) == setup(other)
    }
}
