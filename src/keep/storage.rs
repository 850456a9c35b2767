//! Everything that is persisted besides settings: unfinished games, named games, results, puzzles, the diary, positions
//! to solve again, lessons, the path, marks and machines.
//!
//! Each is a JSON file that begins with a version and is always replaced as a whole. A file that cannot be parsed is
//! renamed, never overwritten or deleted, and the error says what it is called now.

mod again;
mod beliefs;
mod diary;
mod error;
mod files;
pub(crate) mod known;
mod lessons;
mod name;
mod path;
mod puzzles;
mod results;
mod save;

use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
    sync::Arc,
};

use zugzwang_engine::{InOrder, games, matchbox::Notes};

use crate::keep::store::Store;
pub use crate::keep::versioned::Unreadable;
pub use again::Again;
pub use beliefs::{Belief, Beliefs};
pub use diary::{Diary, Tried, run};
pub use error::{Fault, SetAside, StorageError, Written};
use files::Place;
pub use files::{Content, MOST, Single};
pub use known::MOST_SAVES;
pub use lessons::{Given, Left, Lessons};
pub use name::{NameError, SaveName};
pub use path::{Aid, Ended, HIGHEST, Landing, Mark, Met, RUNNING, Standing, Way};
pub use puzzles::{Attempt, Fate, Puzzles};
pub use results::{Ending, Results, Tally};
pub use save::SavedGame;

const ENDING: &str = "json";
const UNFINISHED: &str = "unfinished";

/// The user's data folder.
#[derive(Debug, Clone)]
pub struct Storage {
    folder: PathBuf,
    store: Arc<dyn Store>,
}

/// The named games, and the errors of files among them.
#[derive(Debug, Default)]
pub struct Saves {
    /// Named games, the latest first.
    pub games: Vec<(SaveName, SavedGame)>,
    /// Files that could not be read.
    pub troubles: Vec<StorageError>,
}

impl Storage {
    /// Creates a handle to this folder of the store.
    pub fn new(folder: PathBuf, store: Arc<dyn Store>) -> Self {
        Self { folder, store }
    }

    pub(crate) fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    /// Returns the path of the folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn slot(&self, kind: &str, game: &str) -> Result<Place, StorageError> {
        let game = games::find(game).ok_or_else(|| StorageError::UnknownGame(game.to_owned()))?.id;
        Ok(Place { path: self.folder.join(kind).join(game).with_extension(ENDING), game: Some(game) })
    }

    /// Returns the games that may have an unfinished one: those that have a file, or all if the folder cannot be
    /// listed.
    pub fn may_be_unfinished(&self) -> Vec<&'static str> {
        let files = match self.store.list(&self.folder.join(UNFINISHED)) {
            Ok(files) => files,
            Err(fault) if fault.is_missing() => Vec::new(),
            Err(_) => return games::ALL.iter().map(|game| game.id).collect(),
        };
        let has_file = |game: &&str| self.slot(UNFINISHED, game).is_ok_and(|slot| files.contains(&slot.path));
        games::ALL.iter().map(|game| game.id).filter(has_file).collect()
    }

    fn saves_folder(&self) -> PathBuf {
        self.folder.join("saves")
    }

    fn save_file(&self, name: &SaveName) -> Place {
        Place { path: self.saves_folder().join(format!("{name}.{ENDING}")), game: None }
    }

    /// Returns the unfinished game of this kind, if any.
    ///
    /// # Errors
    /// [`StorageError`] if the system refuses, or if the file was not a saved game and was set aside.
    pub fn unfinished(&self, game: &str) -> Result<Option<SavedGame>, StorageError> {
        self.read(&self.slot(UNFINISHED, game)?)
    }

    /// Saves an unfinished game, replacing the previous one of its kind.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be written. The previous one is still there then.
    pub fn keep_unfinished(&self, game: &SavedGame) -> Written {
        self.change(&self.slot(UNFINISHED, &game.game.game)?, |_| game.clone())
    }

    /// Removes the unfinished game of its kind if it is still this one. A game saved by another instance stays.
    ///
    /// # Errors
    /// [`StorageError`] if the system refuses, or if the file was not a saved game and was set aside.
    pub fn clear_unfinished(&self, game: &SavedGame) -> Result<(), StorageError> {
        self.remove(&self.slot(UNFINISHED, &game.game.game)?, |there: &SavedGame| there.is_same(game))
    }

    /// Saves a game under a name, replacing any older game of that name.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be written. The older game is still there then.
    pub fn save(&self, name: &SaveName, game: &SavedGame) -> Written {
        self.change(&self.save_file(name), |_| game.clone())
    }

    /// Returns whether a file has that name, whatever its content.
    pub fn is_taken(&self, name: &SaveName) -> bool {
        self.store.is_there(&self.save_file(name).path)
    }

    /// Returns the game of that name, if any.
    ///
    /// # Errors
    /// [`StorageError`] if the system refuses, or if the file was not a saved game and was set aside.
    pub fn load(&self, name: &SaveName) -> Result<Option<SavedGame>, StorageError> {
        self.read(&self.save_file(name))
    }

    /// Removes the game of that name.
    ///
    /// # Errors
    /// [`StorageError`] if the system refuses, or if the file was not a saved game and was set aside.
    pub fn forget(&self, name: &SaveName) -> Result<(), StorageError> {
        self.remove(&self.save_file(name), |_: &SavedGame| true)
    }

    /// Returns the named games, the latest first. Files that do not have a valid name are ignored. The first few that cannot be
    /// read are set aside, so that nobody waits for thousands; the others are found the next time.
    pub fn saves(&self) -> Saves {
        const MOST_ASIDE: usize = 16;
        let mut saves = Saves::default();
        let folder = self.saves_folder();
        let files = self.store.list(&folder).unwrap_or_else(|error| {
            if !error.is_missing() {
                saves.troubles.push(StorageError::Refused { file: folder.clone(), error });
            }
            Vec::new()
        });
        let name = |path: &PathBuf| {
            let is_ours = path.extension().is_some_and(|ending| ending == ENDING);
            path.file_stem().filter(|_| is_ours).and_then(OsStr::to_str)?.parse::<SaveName>().ok()
        };
        let mut named: Vec<(SaveName, PathBuf)> =
            files.into_iter().filter_map(|path| Some((name(&path)?, path))).collect();
        if named.len() > MOST_SAVES {
            named.sort_unstable();
            named.truncate(MOST_SAVES);
            saves.troubles.push(StorageError::TooMany { folder, most: MOST_SAVES });
        }
        for (name, path) in named {
            let place = Place { path, game: None };
            let read = if saves.troubles.len() < MOST_ASIDE { self.read(&place) } else { Ok(self.peek(&place)) };
            match read {
                Ok(Some(game)) => saves.games.push((name, game)),
                // Another instance may have removed it since.
                Ok(None) => {}
                Err(error) => saves.troubles.push(error),
            }
        }
        saves.games.order_by(|(a, one), (b, other)| other.saved.cmp(&one.saved).then_with(|| a.cmp(b)));
        saves
    }

    /// Returns the results of finished games of this kind.
    ///
    /// # Errors
    /// [`StorageError`] if the system refuses, or if the file held no results and was set aside.
    pub fn results(&self, game: &str) -> Result<Results, StorageError> {
        Ok(self.read(&self.slot("results", game)?)?.unwrap_or_default())
    }

    /// Counts a finished game against the machine of this name; `when` is in seconds since 1970.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be written. The results do not change then.
    pub fn add_result(&self, game: &str, machine: &str, ending: Ending, when: u64) -> Written {
        let place = self.slot("results", game)?;
        self.change(&place, |results: Option<Results>| results.unwrap_or_default().with(machine, ending, when))
    }

    /// Returns the matchbox machine saved for a game, if any.
    ///
    /// # Errors
    /// [`StorageError`] if the system refuses, or if the file was not a machine and was set aside.
    pub fn machine(&self, game: &str) -> Result<Option<Notes>, StorageError> {
        self.read(&self.slot("machines", game)?)
    }

    /// Saves a matchbox machine, replacing the previous one of its game.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be written. The previous one is still there then.
    pub fn keep_machine(&self, notes: Notes) -> Written {
        self.change(&self.slot("machines", &notes.game)?, |_| notes)
    }

    fn single<T: Single>(&self) -> Place {
        Place { path: self.folder.join(T::NAME).with_extension(ENDING), game: None }
    }

    /// Reads a record that has a single file.
    ///
    /// # Errors
    /// [`StorageError`] if the system refuses, or if the file was not valid and was set aside.
    pub fn get<T: Single>(&self) -> Result<T, StorageError> {
        Ok(self.read(&self.single::<T>())?.unwrap_or_default())
    }

    /// Changes a record that has a single file.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be written. The record does not change then.
    pub fn update<T: Single>(&self, change: impl FnOnce(T) -> T) -> Written {
        self.change(&self.single::<T>(), |old: Option<T>| change(old.unwrap_or_default()))
    }

    /// Returns the positions the user has marked.
    ///
    /// # Errors
    /// [`StorageError`] if the system refuses, or if the file was not valid and was set aside.
    pub fn beliefs(&self) -> Result<Beliefs, StorageError> {
        self.get()
    }
}
