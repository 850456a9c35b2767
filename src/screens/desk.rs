//! The desk: state that screens share.

use std::collections::{BTreeMap, HashMap, HashSet};

use toml_edit::Value;
use zugzwang_engine::matchbox::{Bout, Notes};

use super::{Filled, Players, PuzzleKind, Speed, prelude::*};
use crate::{
    keep::{
        keeper::Keeper,
        storage::{StorageError, Way, Written},
    },
    play::{
        board::{Degree, Level},
        files::Files,
        job::Clock,
    },
};

/// State that screens share: storage, what is remembered, and what is still to be shown.
#[derive(Debug, Default)]
pub struct Desk {
    /// Saves games and progress, if there is a place for them.
    pub keeper: Option<Keeper>,
    /// The choice of what is revealed before the end of a game, unless another choice was made for that game.
    pub telling: Telling,
    /// Whether `telling` was given on the command line, so that saved choices are ignored.
    pub tells_as_said: bool,
    /// The choices made for single games, by the game's id.
    pub tellings: BTreeMap<&'static str, Telling>,
    pub(crate) habits: Habits,
    /// Whether games are only drawn for pictures: then the cursor is on a move from the start.
    pub poses: bool,
    /// The kind of puzzle that was last chosen.
    pub wanted: PuzzleKind,
    /// Problems with saved files that are still to be shown.
    pub problems: Vec<String>,
    /// Further problems, for which there was no room on the screen.
    pub unshown: Vec<String>,
    /// The speed of two machines that play each other.
    pub pace: Level,
    /// The seed of the game that was last opened.
    pub seed: u64,
    /// Reads files named in the fields of a setup.
    pub files: Files,
    /// The clock.
    pub clock: Clock,
    /// Changed settings that are still to be saved.
    pub(crate) unkept: Vec<(&'static str, Value)>,
}

const SEEDS_APART: u64 = 1 << 32;

impl Desk {
    /// Notes a problem with saving, to be shown later.
    pub fn tell_kept(&mut self, kept: Written, look: &Look) {
        let told = match kept {
            Ok(aside) => aside.map(|aside| aside.words(look)),
            Err(error) => Some(error.words(look)),
        };
        self.problems.extend(told);
    }

    /// Creates a desk.
    pub fn new(keeper: Option<Keeper>, files: Files, clock: Clock) -> Self {
        Self { keeper, files, clock, ..Self::default() }
    }

    /// Returns the seed of the next game, far from all earlier ones.
    pub const fn coming_seed(&self) -> u64 {
        self.seed.wrapping_add(SEEDS_APART)
    }

    /// Takes the seed of the next game.
    pub const fn next_seed(&mut self) -> u64 {
        self.seed = self.coming_seed();
        self.seed
    }

    pub(crate) fn set(&mut self, key: &'static str, value: impl Into<Value>) {
        self.unkept.retain(|(unkept, _)| *unkept != key);
        self.unkept.push((key, value.into()));
    }

    pub(crate) fn recall(&mut self, way: &Way) {
        if self.tells_as_said {
            return;
        }
        let told = way.told().filter_map(|(game, degree)| Some((boards::find(game)?.game.id, degree.into())));
        self.tellings = told.chain(std::mem::take(&mut self.tellings)).collect();
    }

    /// Returns what is revealed before the end of a game.
    pub fn telling_of(&self, game: &str) -> Telling {
        self.tellings.get(game).copied().unwrap_or(self.telling)
    }

    /// Reveals no more than the figure before the end of games of this kind from now on. This is saved.
    pub(crate) fn hide_advice(&mut self, game: &'static str, look: &Look) {
        let now = self.telling_of(game);
        if now.outcome || now.advice {
            self.tellings.insert(game, Degree::Figure.into());
            if let Some(keeper) = &mut self.keeper {
                let kept = keeper.note_telling(game, Degree::Figure);
                self.tell_kept(kept, look);
            }
        }
    }

    /// Returns how much this action would leave revealed before the end of games of this kind.
    pub(crate) fn next_telling(&self, game: &str, action: Action) -> Telling {
        let now = self.telling_of(game);
        match action {
            Action::Outcome => Telling { outcome: !now.outcome, ..now },
            Action::Advice => Telling { advice: !now.advice, ..now },
            _ => now.degree().next().into(),
        }
    }

    /// Changes how much is revealed before the end of games of this kind, and saves that. Returns the new value, also in words.
    pub(crate) fn change_telling(&mut self, game: &'static str, action: Action, look: &Look) -> (Telling, String) {
        let telling = self.next_telling(game, action);
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

    /// Changes how much is revealed before the end of all games, also of those for which something else was chosen before.
    pub(crate) fn set_telling(&mut self, degree: Degree, look: &Look) {
        self.telling = degree.into();
        for game in std::mem::take(&mut self.tellings).into_keys() {
            if let Some(keeper) = &mut self.keeper {
                let kept = keeper.note_telling(game, degree);
                self.tell_kept(kept, look);
            }
        }
        self.set("tell", degree.to_string());
    }

    /// An error is noted, to be shown later.
    pub(crate) fn machine(&mut self, game: &str, look: &Look) -> Option<Notes> {
        let notes = self.keeper.as_mut()?.machine(game);
        self.read(notes, look).flatten()
    }

    /// Returns a value that was read. An error is noted, to be shown later.
    pub fn read<T>(&mut self, read: Result<T, StorageError>, look: &Look) -> Option<T> {
        read.map_err(|trouble| self.problems.push(trouble.words(look))).ok()
    }
}

/// The choices and games that screens remember until the program ends.
#[derive(Debug, Default)]
pub(crate) struct Habits {
    /// Of the last game; `None` until the user has chosen some.
    pub(crate) players: Option<Players>,
    pub(crate) forms: u64,
    pub(crate) setups: HashMap<&'static str, Filled>,
    /// The number of games played at a time, and the speed.
    pub(crate) lab: Option<(u64, Speed)>,
    /// The games about which a map has revealed something, until the game below takes notice.
    pub(crate) peeked: HashSet<&'static str>,
    /// The last game of each kind that was played to its end.
    pub(crate) ended: HashMap<&'static str, Table>,
    /// The game that was left last, if it ended against a machine of matchboxes, which learns from it.
    pub(crate) bout: Option<Bout>,
}

impl Habits {
    /// Remembers a game that is left, if it is over.
    pub(crate) fn end(&mut self, table: Table) {
        self.bout = table.bout();
        if table.plies() > 0 && table.is_over() {
            self.ended.insert(table.id(), table);
        }
    }
}
