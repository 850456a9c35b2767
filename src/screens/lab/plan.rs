//! What is taught, by whom, and how long.

use std::{sync::Arc, time::Duration};

use zugzwang_engine::{
    Setup,
    matchbox::{Cabinet, Learner, Method, Notes},
};

use crate::play::boards::{self, Entry};

/// A game and its setup, and how a machine is to be taught it.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The game.
    pub entry: &'static Entry,
    /// The fields of the setup, as typed.
    pub words: Vec<String>,
    /// The method by which the machine is taught.
    pub method: Method,
    /// The seed of its games.
    pub seed: u64,
    /// The number of games that it plays at a time.
    pub games: u64,
    /// The speed at which it plays them.
    pub speed: Speed,
}

/// The speed at which the games of a training follow one another.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Speed {
    /// One a second.
    One,
    /// Ten a second.
    #[default]
    Ten,
    /// A hundred a second.
    Hundred,
    /// As fast as they can be played.
    Full,
}

impl Speed {
    /// All of them, from the slowest on.
    pub const ALL: [Self; 4] = [Self::One, Self::Ten, Self::Hundred, Self::Full];

    /// Games played at once, and how long is waited between two times; `None` where nothing is waited for.
    pub(super) const fn beat(self) -> Option<(u64, Duration)> {
        match self {
            Self::One => Some((1, Duration::from_secs(1))),
            Self::Ten => Some((1, Duration::from_millis(100))),
            Self::Hundred => Some((10, Duration::from_millis(100))),
            Self::Full => None,
        }
    }

    /// Games a second; 0 where nothing is waited for.
    pub(super) const fn games(self) -> u64 {
        match self {
            Self::One => 1,
            Self::Ten => 10,
            Self::Hundred => 100,
            Self::Full => 0,
        }
    }

    /// The next faster one, or this.
    #[must_use]
    pub(super) const fn faster(self) -> Self {
        match self {
            Self::One => Self::Ten,
            Self::Ten => Self::Hundred,
            Self::Hundred | Self::Full => Self::Full,
        }
    }

    /// The next slower one, or this.
    #[must_use]
    pub(super) const fn slower(self) -> Self {
        match self {
            Self::Full => Self::Hundred,
            Self::Hundred => Self::Ten,
            Self::Ten | Self::One => Self::One,
        }
    }
}

impl Plan {
    /// The numbers of games that are offered.
    pub(super) const GAMES: [u64; 6] = [10, 100, 1_000, 10_000, 100_000, 1_000_000];

    /// The game's own setup and the usual lessons.
    pub fn new(entry: &'static Entry) -> Self {
        Self { entry, words: Vec::new(), method: Method::default(), seed: 1, games: 100, speed: Speed::default() }
    }

    /// The plan of a machine that was kept; `None` where its game is not known.
    pub fn of(notes: &Notes) -> Option<Self> {
        let entry = boards::find(&notes.game)?;
        let words = notes.setup.split_whitespace().map(ToOwned::to_owned).collect();
        Some(Self { words, method: notes.method, seed: notes.seed, ..Self::new(entry) })
    }

    /// Returns whether some setup of a game may have boxes.
    pub fn can_be_of(entry: &Entry) -> bool {
        entry.game.may_have_boxes()
    }

    /// A machine that has learned nothing yet.
    pub(super) fn machine(&self, cabinet: Arc<Cabinet>) -> Learner {
        Learner::new(cabinet, self.method, self.seed)
    }

    /// Returns whether the same machine can be taught by both plans.
    pub(super) fn is_of(&self, other: &Self) -> bool {
        // However it is typed.
        let setup = |plan: &Self| Setup::read(plan.entry.game.fields, &plan.words).ok();
        let same = |plan: &Self| (plan.entry.game.id, plan.seed, plan.method.start);
        same(self) == same(other) && setup(self) == setup(other)
    }
}
