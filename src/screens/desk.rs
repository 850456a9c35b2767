//! What lies beside the screens: what keeps, what is remembered, and what is still to be told.

mod habits;

use habits::Habits;

use super::Wanted;
use crate::{
    keep::{
        keeper::Keeper,
        storage::{StorageError, Written},
    },
    look::Look,
    play::board::Telling,
};

/// What screens find and leave beside them.
#[derive(Debug, Default)]
pub struct Desk {
    /// What keeps games, if there is a place for them.
    pub keeper: Option<Keeper>,
    /// What is told before the end of a game.
    pub telling: Telling,
    /// What is remembered while the program runs.
    pub(crate) habits: Habits,
    /// Which puzzles were wanted last.
    pub wanted: Wanted,
    /// What could not be kept, or was in the way, and was not told yet.
    pub untold: Vec<String>,
}

impl Desk {
    /// Notes what could not be kept, or was in the way: it is to be told.
    pub fn tell_kept(&mut self, kept: Written, look: &Look) {
        let told = match kept {
            Ok(aside) => aside.map(|aside| aside.words(look)),
            Err(error) => Some(error.words(look)),
        };
        self.untold.extend(told);
    }

    /// What was read; that it could not be is to be told.
    pub fn read<T>(&mut self, read: Result<T, StorageError>, look: &Look) -> Option<T> {
        read.map_err(|trouble| self.untold.push(trouble.words(look))).ok()
    }
}
