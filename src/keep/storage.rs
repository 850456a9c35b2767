//! What the arcade keeps besides settings, in the user's own folder: unfinished games, named saves, results, puzzles,
//! lessons, machines.
//!
//! One file each, JSON with its version first, replaced as a whole. A file that cannot be read as ours is set aside under
//! another name, never overwritten and never deleted, and the error says where it is now.

mod beliefs;
mod error;
mod files;
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

use zugzwang_engine::{games, matchbox::Notes};

use crate::keep::store::Store;
pub use beliefs::{Belief, Beliefs};
pub use error::{Fault, SetAside, StorageError, Written};
use files::Place;
pub use files::{Content, MOST, Single};
pub use lessons::{Given, Lessons};
pub use name::{NameError, SaveName};
pub use path::{Aid, Ended, HIGHEST, Landing, Mark, Met, RUNNING, Standing, Way};
pub use puzzles::{Attempt, Fate, Puzzles};
pub use results::{Ending, Results, Tally};
pub use save::SavedGame;

/// The ending of every file of ours.
const ENDING: &str = "json";
/// The folder of the games that are not over.
const UNFINISHED: &str = "unfinished";

/// The folder that everything is kept in.
#[derive(Debug, Clone)]
pub struct Storage {
    folder: PathBuf,
    store: Arc<dyn Store>,
}

/// The named saves, and what was wrong with files among them.
#[derive(Debug, Default)]
pub struct Saves {
    /// The latest first.
    pub games: Vec<(SaveName, SavedGame)>,
    /// The files that could not be read.
    pub troubles: Vec<StorageError>,
}

impl Storage {
    /// Makes the storage of what is kept in this folder of the store.
    pub fn new(folder: PathBuf, store: Arc<dyn Store>) -> Self {
        Self { folder, store }
    }

    /// The folder's path.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the place of a game's file of this kind.
    fn slot(&self, kind: &str, game: &str) -> Result<Place, StorageError> {
        let game = games::find(game).ok_or_else(|| StorageError::UnknownGame(game.to_owned()))?.id;
        Ok(Place { path: self.folder.join(kind).join(game).with_extension(ENDING), game: Some(game) })
    }

    /// The games of which one may be unfinished: those that have a file, and all where that cannot be told.
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

    /// The unfinished game of this kind, if there is one.
    ///
    /// # Errors
    /// [`StorageError`] where the system refuses, or the file was no game and was set aside.
    pub fn unfinished(&self, game: &str) -> Result<Option<SavedGame>, StorageError> {
        self.read(&self.slot(UNFINISHED, game)?)
    }

    /// Keeps the unfinished game of its kind in the place of the one before.
    ///
    /// # Errors
    /// [`StorageError`] where it could not be written; then the one before is still there.
    pub fn keep_unfinished(&self, game: &SavedGame) -> Written {
        self.change(&self.slot(UNFINISHED, &game.game.game)?, |_| game.clone())
    }

    /// Removes the unfinished game of its kind if it is this one; another program's stays.
    ///
    /// # Errors
    /// [`StorageError`] where the system refuses, or the file was no game and was set aside.
    pub fn clear_unfinished(&self, game: &SavedGame) -> Result<(), StorageError> {
        self.remove(&self.slot(UNFINISHED, &game.game.game)?, |there: &SavedGame| there.is_same(game))
    }

    /// Keeps a game under a name, in the place of an older one of that name.
    ///
    /// # Errors
    /// [`StorageError`] where it could not be written; then the older one is still there.
    pub fn save(&self, name: &SaveName, game: &SavedGame) -> Written {
        self.change(&self.save_file(name), |_| game.clone())
    }

    /// Returns whether a file has that name, whatever it holds.
    pub fn is_taken(&self, name: &SaveName) -> bool {
        self.store.is_there(&self.save_file(name).path)
    }

    /// The game of that name, if there is one.
    ///
    /// # Errors
    /// [`StorageError`] where the system refuses, or the file was no game and was set aside.
    pub fn load(&self, name: &SaveName) -> Result<Option<SavedGame>, StorageError> {
        self.read(&self.save_file(name))
    }

    /// Removes the game of that name.
    ///
    /// # Errors
    /// [`StorageError`] where the system refuses, or the file was no game and was set aside.
    pub fn forget(&self, name: &SaveName) -> Result<(), StorageError> {
        self.remove(&self.save_file(name), |_: &SavedGame| true)
    }

    /// Every named save, the latest first; files whose name no save can have are none of ours.
    pub fn saves(&self) -> Saves {
        let mut saves = Saves::default();
        let folder = self.saves_folder();
        let files = self.store.list(&folder).unwrap_or_else(|error| {
            if !error.is_missing() {
                saves.troubles.push(StorageError::Refused { file: folder, error });
            }
            Vec::new()
        });
        for path in files {
            let is_ours = path.extension().is_some_and(|ending| ending == ENDING);
            let stem = path.file_stem().filter(|_| is_ours).and_then(OsStr::to_str);
            let Some(name) = stem.and_then(|stem| stem.parse::<SaveName>().ok()) else { continue };
            match self.read(&Place { path, game: None }) {
                Ok(Some(game)) => saves.games.push((name, game)),
                // Somebody else removed it meanwhile.
                Ok(None) => {}
                Err(error) => saves.troubles.push(error),
            }
        }
        saves.games.sort_by(|(a, one), (b, other)| other.saved.cmp(&one.saved).then_with(|| a.cmp(b)));
        saves
    }

    /// Reads the results of the games of this kind that have ended.
    ///
    /// # Errors
    /// [`StorageError`] where the system refuses, or the file held no results and was set aside.
    pub fn results(&self, game: &str) -> Result<Results, StorageError> {
        Ok(self.read(&self.slot("results", game)?)?.unwrap_or_default())
    }

    /// Counts a game that a person has ended against the machine of this name, at `when`, in seconds since 1970.
    ///
    /// # Errors
    /// [`StorageError`] where it could not be written; then the results are as they were.
    pub fn add_result(&self, game: &str, machine: &str, ending: Ending, when: u64) -> Written {
        let place = self.slot("results", game)?;
        self.change(&place, |results: Option<Results>| results.unwrap_or_default().with(machine, ending, when))
    }

    /// The machine of boxes that was kept for a game, if there is one.
    ///
    /// # Errors
    /// [`StorageError`] where the system refuses, or the file was no machine and was set aside.
    pub fn machine(&self, game: &str) -> Result<Option<Notes>, StorageError> {
        self.read(&self.slot("machines", game)?)
    }

    /// Keeps a machine of boxes in the place of the one of its game before.
    ///
    /// # Errors
    /// [`StorageError`] where it could not be written; then the one before is still there.
    pub fn keep_machine(&self, notes: Notes) -> Written {
        self.change(&self.slot("machines", &notes.game)?, |_| notes)
    }

    fn single<T: Single>(&self) -> Place {
        Place { path: self.folder.join(T::NAME).with_extension(ENDING), game: None }
    }

    /// Reads content that has a single file.
    ///
    /// # Errors
    /// [`StorageError`] where the system refuses, or the file was not valid and was set aside.
    pub fn get<T: Single>(&self) -> Result<T, StorageError> {
        Ok(self.read(&self.single::<T>())?.unwrap_or_default())
    }

    /// Changes content that has a single file.
    ///
    /// # Errors
    /// [`StorageError`] where it could not be written; then everything is as it was.
    pub fn update<T: Single>(&self, change: impl FnOnce(T) -> T) -> Written {
        self.change(&self.single::<T>(), |old: Option<T>| change(old.unwrap_or_default()))
    }

    /// Reads the positions that the user has marked.
    ///
    /// # Errors
    /// [`StorageError`] where the system refuses, or the file was not valid and was set aside.
    pub fn beliefs(&self) -> Result<Beliefs, StorageError> {
        self.get()
    }
}
