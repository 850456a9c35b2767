//! The plan of a training: game, teacher and length.

use std::{sync::Arc, time::Duration};

use zugzwang_engine::{
    Setup,
    matchbox::{Cabinet, Learner, Method, Notes},
};

use crate::{play::boards::Entry, screens::prelude::*};

/// A game with its setup, and how a machine is trained in it.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The game.
    pub entry: &'static Entry,
    /// The fields of the setup, as typed.
    pub words: Vec<String>,
    /// The method of training.
    pub method: Method,
    /// The seed of the training games.
    pub seed: u64,
    /// The number of games in a training.
    pub games: u64,
    /// The speed of the training.
    pub speed: Speed,
}

/// The speed of a training.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Speed {
    /// One game a second.
    One,
    /// Ten games a second.
    #[default]
    Ten,
    /// A hundred games a second.
    Hundred,
    /// As fast as possible.
    Full,
}

impl Speed {
    /// All speeds, the slowest first.
    pub const ALL: [Self; 4] = [Self::One, Self::Ten, Self::Hundred, Self::Full];

    /// Returns the number of games in a batch, and the time between two batches; `None` at full speed.
    pub(super) const fn beat(self) -> Option<(u64, Duration)> {
        match self {
            Self::One => Some((1, Duration::from_secs(1))),
            Self::Ten => Some((1, Duration::from_millis(100))),
            Self::Hundred => Some((10, Duration::from_millis(100))),
            Self::Full => None,
        }
    }

    /// Returns the games a second; 0 at full speed.
    pub(super) const fn games(self) -> u64 {
        match self {
            Self::One => 1,
            Self::Ten => 10,
            Self::Hundred => 100,
            Self::Full => 0,
        }
    }

    /// Stays at the last speed.
    #[must_use]
    pub(super) fn step(self, faster: bool) -> Self {
        let next = if faster { (self as usize).checked_add(1) } else { (self as usize).checked_sub(1) };
        next.and_then(|next| Self::ALL.get(next)).copied().unwrap_or(self)
    }
}

impl Plan {
    pub(super) const GAMES: [u64; 6] = [10, 100, 1_000, 10_000, 100_000, 1_000_000];

    /// The default plan of a game.
    pub fn new(entry: &'static Entry) -> Self {
        Self { entry, words: Vec::new(), method: Method::default(), seed: 1, games: 100, speed: Speed::default() }
    }

    /// Returns the plan of a saved machine; `None` if its game is unknown.
    pub fn of(notes: &Notes) -> Option<Self> {
        let entry = boards::find(&notes.game)?;
        let words = notes.setup.split_whitespace().map(ToOwned::to_owned).collect();
        Some(Self { words, method: notes.method, seed: notes.seed, ..Self::new(entry) })
    }

    pub(super) fn machine(&self, cabinet: Arc<Cabinet>) -> Learner {
        Learner::new(cabinet, self.method, self.seed)
    }

    pub(super) fn is_of(&self, other: &Self) -> bool {
        // Setups may be typed in different ways.
        let setup = |plan: &Self| Setup::read(plan.entry.game.fields, &plan.words).ok();
        let same = |plan: &Self| (plan.entry.game.id, plan.seed, plan.method.start);
        same(self) == same(other) && setup(self) == setup(other)
    }
}
