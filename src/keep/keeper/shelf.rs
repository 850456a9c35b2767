//! The games that a person keeps under a name, and the results.

use zugzwang_engine::games;

use super::{Keeper, Watched};
use crate::{
    keep::storage::{Results, SaveName, SavedGame, StorageError, Written},
    play::board::{Player, Status, Table},
};

/// The shelf's contents: the games kept under a name, the results, and what could not be read.
#[derive(Debug, Default)]
pub struct Shelved {
    /// The games kept under a name, the latest first.
    pub saves: Vec<(SaveName, SavedGame)>,
    /// The results of the games that were played, by id; the one played last comes first.
    pub results: Vec<(&'static str, Results)>,
    /// The files that could not be read. Where the system refuses it is told once.
    pub troubles: Vec<StorageError>,
}

impl Keeper {
    /// All that stands on the shelf.
    pub fn shelf(&self) -> Shelved {
        let saves = self.storage.saves();
        let (mut results, mut troubles) = (Vec::new(), saves.troubles);
        for game in games::ALL {
            match self.storage.results(game.id) {
                Ok(found) if found.last().is_some() => results.push((game.id, found)),
                Ok(_) => {}
                Err(error) => troubles.push(error),
            }
        }
        results.sort_by_key(|(_, results)| std::cmp::Reverse(results.last()));
        let mut refused = false;
        troubles.retain(|trouble| {
            let again = matches!(trouble, StorageError::Refused { .. }) && std::mem::replace(&mut refused, true);
            !again
        });
        Shelved { saves: saves.games, results, troubles }
    }

    /// Returns the results of the games of this kind that have ended.
    ///
    /// # Errors
    /// [`StorageError`] where there may be results that cannot be read; that nothing can be read is told once.
    pub fn results(&mut self, game: &str) -> Result<Results, StorageError> {
        self.once(self.storage.results(game))
    }

    /// A name for a game of this kind that no other has: its id and a number; empty where there are too many of them.
    pub fn free_name(&self, game: &str) -> String {
        const MOST_TRIED: u32 = 10_000;
        let is_free = |name: &String| name.parse().is_ok_and(|name| !self.is_taken(&name));
        (1..=MOST_TRIED).map(|number| format!("{game}-{number}")).find(is_free).unwrap_or_default()
    }

    /// Returns whether something is kept under this name already.
    pub fn is_taken(&self, name: &SaveName) -> bool {
        self.storage.is_taken(name)
    }

    /// The game that is kept under this name, if there is one.
    ///
    /// # Errors
    /// [`StorageError`] where it cannot be read, every time: it was asked for.
    pub fn named(&self, name: &SaveName) -> Result<Option<SavedGame>, StorageError> {
        self.storage.load(name)
    }

    /// Keeps the game on this table under a name, in the place of an older one of that name.
    ///
    /// # Errors
    /// [`StorageError`] where it cannot be kept, every time: it was asked for.
    pub fn save(&mut self, name: &SaveName, table: &dyn Table) -> Written {
        let counted = self.game.as_ref().is_some_and(|game| game.counted);
        let saved = SavedGame { counted, ..SavedGame::of(table, (self.clock)()) };
        let written = self.storage.save(name, &saved)?;
        if let Some(game) = &mut self.game {
            game.safe = Some(table.changes());
            // From now on both are the same, so that the unfinished one goes, too, when the other is played to its end; one at a
            // stop of the path stays there.
            let here = game.at.of(saved);
            if game.is_unfinished(table) && self.storage.keep_unfinished(&here).is_ok() {
                game.kept = Some(here);
            }
        }
        Ok(written)
    }

    /// Removes what is kept under this name.
    ///
    /// # Errors
    /// [`StorageError`] where the system refuses, or the file was no game and was set aside.
    pub fn forget(&self, name: &SaveName) -> Result<(), StorageError> {
        self.storage.forget(name)
    }

    /// Returns whether nothing is lost when the game on this table is left now.
    pub fn is_safe(&self, table: &dyn Table) -> bool {
        self.game.as_ref().is_some_and(|game| game.safe == Some(table.changes()))
    }
}

impl Watched {
    /// Returns whether this game has the place of the unfinished one of its kind.
    fn is_unfinished(&self, table: &dyn Table) -> bool {
        let with_person = table.seats().is_some_and(|seats| seats.contains(&Player::Person));
        self.begun && self.kept.is_some() && with_person && !matches!(table.status(), Status::Over(_))
    }
}
