//! Named games and results.

use zugzwang_engine::{InOrder, games};

use super::{Keeper, Watched, Zone};
use crate::{
    keep::storage::{Results, SaveName, SavedGame, Storage, StorageError, Written},
    play::{
        board::{Player, Status},
        table::Table,
    },
};

/// The contents of the shelf.
#[derive(Debug, Default)]
pub struct Shelved {
    /// Named games, the latest first.
    pub saves: Vec<(SaveName, SavedGame)>,
    /// Results by game id, the game played most recently first.
    pub results: Vec<(&'static str, Results)>,
    /// Files that could not be read. Only the first refusal by the system is included.
    pub troubles: Vec<StorageError>,
    /// The zone whose clocks tell the days.
    pub zone: Zone,
}

impl Keeper {
    /// Reads the contents of the shelf.
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
        results.order_by_key(|(_, results)| std::cmp::Reverse(results.last()));
        let mut refused = false;
        troubles.retain(|trouble| {
            let again = matches!(trouble, StorageError::Refused { .. }) && std::mem::replace(&mut refused, true);
            !again
        });
        Shelved { saves: saves.games, results, troubles, zone: self.zone }
    }

    /// Returns the results of finished games of this kind.
    ///
    /// # Errors
    /// [`StorageError`] if they cannot be read. A refusal by the system is reported only once.
    pub fn results(&mut self, game: &str) -> Result<Results, StorageError> {
        self.report_once(self.storage.results(game))
    }

    /// Returns an unused name for a game of this kind: its id and a number. Empty if too many numbers are taken.
    pub fn free_name(&self, game: &str) -> String {
        free_name(&self.storage, game).map_or_else(String::new, |name| name.as_str().to_owned())
    }

    /// Returns whether this name is taken.
    pub fn is_taken(&self, name: &SaveName) -> bool {
        self.storage.is_taken(name)
    }

    /// Returns the game saved under this name, if any.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be read. Every error is reported because the user asked for the game.
    pub fn named(&self, name: &SaveName) -> Result<Option<SavedGame>, StorageError> {
        self.storage.load(name)
    }

    /// Saves the game on this table under a name, replacing any older game of that name.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be saved. Every error is reported because the user asked for it.
    pub fn save(&mut self, name: &SaveName, table: &Table) -> Written {
        let counted = self.game.as_ref().is_some_and(|game| game.counted);
        let saved = SavedGame { counted, ..SavedGame::of(table, (self.clock)()) };
        let written = self.storage.save(name, &saved)?;
        if let Some(game) = &mut self.game {
            game.safe = Some(table.changes());
            // From now on both files hold the same game, so finishing the copy also removes the unfinished game. The place on the path is
            // saved with the game, if it has one.
            let here = game.at.of(saved);
            if game.is_unfinished(table) && self.storage.keep_unfinished(&here).is_ok() {
                game.saved = Some(here);
            }
        }
        Ok(written)
    }

    /// Removes the game saved under this name.
    ///
    /// # Errors
    /// [`StorageError`] if the system refuses, or if the file was not a saved game and was set aside.
    pub fn forget(&self, name: &SaveName) -> Result<(), StorageError> {
        self.storage.forget(name)
    }

    /// Returns whether nothing would be lost if the game on this table were left now.
    pub fn is_safe(&self, table: &Table) -> bool {
        self.game.as_ref().is_some_and(|game| game.safe == Some(table.changes()))
    }
}

fn free_name(storage: &Storage, game: &str) -> Option<SaveName> {
    const MOST_TRIED: u32 = 10_000;
    let mut names = (1..=MOST_TRIED).filter_map(|number| format!("{game}-{number}").parse().ok());
    names.find(|name| !storage.is_taken(name))
}

/// Puts the unfinished game of this kind on the shelf, because a game that was not chosen in preference to it takes its place.
pub(super) fn spare(storage: &Storage, game: &str) -> Written {
    match (storage.unfinished(game), free_name(storage, game)) {
        (Ok(Some(left)), Some(name)) if !left.game.moves.is_empty() => {
            storage.save(&name, &SavedGame { stop: None, exam: false, ..left })
        }
        // Errors of reading are reported when the game is opened.
        _ => Ok(None),
    }
}

impl Watched {
    fn is_unfinished(&self, table: &Table) -> bool {
        let with_person = table.seats().is_some_and(|seats| seats.contains(&Player::Person));
        self.begun && self.saved.is_some() && with_person && !matches!(table.status(), Status::Over(_))
    }
}
