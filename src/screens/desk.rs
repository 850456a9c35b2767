//! What lies beside the screens: what keeps, what is remembered, and what is still to be told.

mod habits;

use std::collections::BTreeMap;

use habits::Habits;
use toml_edit::Value;
use zugzwang_engine::matchbox::Notes;

use super::{PuzzleKind, action::Action};
use crate::{
    keep::{
        keeper::Keeper,
        storage::{StorageError, Way, Written},
    },
    look::Look,
    play::{
        board::{Degree, Level, Telling},
        boards,
        job::Clock,
        request::Files,
    },
    say,
};

/// The desk beside the screens: what they find there, and what they leave.
#[derive(Debug, Default)]
pub struct Desk {
    /// The keeper of games, if there is a place for them.
    pub keeper: Option<Keeper>,
    /// The choice of what is told before the end of a game, where nothing else was chosen for it.
    pub telling: Telling,
    /// `true` where that was said for this once: then it counts before what was chosen in other sessions.
    pub tells_as_said: bool,
    /// The choice of what is told in each game for which one was made.
    pub tellings: BTreeMap<&'static str, Telling>,
    /// The habits that are remembered while the program runs.
    pub(crate) habits: Habits,
    /// `true` where a game is only drawn: then the cursor stands on a move from the start, whatever is told.
    pub poses: bool,
    /// The kind of puzzles that was wanted last.
    pub wanted: PuzzleKind,
    /// The lines on what could not be kept, or was in the way, and was not told yet.
    pub untold: Vec<String>,
    /// The speed at which two machines play.
    pub pace: Level,
    /// The seed with which the chance of the game that was opened last begins.
    pub seed: u64,
    /// The reader of the files that fields of a setup name.
    pub files: Files,
    /// The clock that tells how long things take.
    pub clock: Clock,
    /// Settings that were changed and are to be kept, each with its last value.
    pub(crate) unkept: Vec<(&'static str, Value)>,
}

/// Seeds of one game after another lie further apart than games are long.
const SEEDS_APART: u64 = 1 << 32;

impl Desk {
    /// Notes what could not be kept, or was in the way: it is to be told.
    pub fn tell_kept(&mut self, kept: Written, look: &Look) {
        let told = match kept {
            Ok(aside) => aside.map(|aside| aside.words(look)),
            Err(error) => Some(error.words(look)),
        };
        self.untold.extend(told);
    }

    /// A desk with what keeps games, and what the system gives.
    pub fn new(keeper: Option<Keeper>, files: Files, clock: Clock) -> Self {
        Self { keeper, files, clock, ..Self::default() }
    }

    /// The seed of the game that is opened next, far from all before it.
    pub const fn coming_seed(&self) -> u64 {
        self.seed.wrapping_add(SEEDS_APART)
    }

    /// That seed, which is not given again.
    pub const fn next_seed(&mut self) -> u64 {
        self.seed = self.coming_seed();
        self.seed
    }

    /// Has a setting kept with what else has changed.
    pub(crate) fn set(&mut self, key: &'static str, value: impl Into<Value>) {
        self.unkept.retain(|(unkept, _)| *unkept != key);
        self.unkept.push((key, value.into()));
    }

    /// Takes up what a person has chosen to be told, game by game.
    pub(crate) fn recall(&mut self, way: &Way) {
        if self.tells_as_said {
            return;
        }
        let told = way.told().filter_map(|(game, degree)| Some((boards::find(game)?.game.id, degree.into())));
        self.tellings = told.chain(std::mem::take(&mut self.tellings)).collect();
    }

    /// Returns the choice of what is told in a game before its end.
    pub fn telling_of(&self, game: &str) -> Telling {
        self.tellings.get(game).copied().unwrap_or(self.telling)
    }

    /// Changes what is revealed before the end of games of this kind, and saves that. Returns what it is now, also in words.
    pub(crate) fn change_telling(&mut self, game: &'static str, action: Action, look: &Look) -> (Telling, String) {
        let now = self.telling_of(game);
        let telling = match action {
            Action::Outcome => Telling { outcome: !now.outcome, ..now },
            Action::Advice => Telling { advice: !now.advice, ..now },
            _ => now.degree().next().into(),
        };
        self.tellings.insert(game, telling);
        if let Some(keeper) = &mut self.keeper {
            let kept = keeper.note_telling(game, telling.degree());
            self.tell_kept(kept, look);
        }
        let words = match action {
            Action::Outcome => say!(look, "status-outcome", told = telling.outcome),
            Action::Advice => say!(look, "status-advice", told = telling.advice),
            _ => say!(look, "status-tell", degree = telling.degree().to_string()),
        };
        (telling, words)
    }

    /// Tells so much from now on in every game, and keeps the setting.
    pub(crate) fn set_telling(&mut self, degree: Degree) {
        self.telling = degree.into();
        self.tellings.clear();
        self.set("tell", degree.to_string());
    }

    /// The machine of boxes that was kept for a game; what is wrong with it is to be told.
    pub(crate) fn machine(&mut self, game: &str, look: &Look) -> Option<Notes> {
        let notes = self.keeper.as_mut()?.machine(game);
        self.read(notes, look).flatten()
    }

    /// Returns the value that was read; that it could not be is to be told.
    pub fn read<T>(&mut self, read: Result<T, StorageError>, look: &Look) -> Option<T> {
        read.map_err(|trouble| self.untold.push(trouble.words(look))).ok()
    }
}
