//! Saves the current game after every move until it ends.

mod daily;
mod shelf;

use zugzwang_engine::{Day, Winner, matchbox::Notes};

use crate::{
    keep::storage::{Beliefs, Ending, Given, Left, Lessons, SavedGame, Storage, StorageError, Way, Written},
    play::{
        board::{Degree, Player, Status},
        table::Table,
    },
};

pub use shelf::Shelved;

/// Saves the current game so that it can be resumed, and reads and writes everything else that is persisted.
#[derive(Debug)]
pub struct Keeper {
    storage: Storage,
    clock: fn() -> u64,
    zone: Zone,
    /// Whether the user has been told that the system refuses to read or write, which is reported only once.
    has_reported: bool,
    game: Option<Watched>,
}

/// A time zone: how many seconds its clocks are ahead of UTC at a time in seconds since 1970.
#[derive(Debug, Clone, Copy)]
pub struct Zone(pub fn(u64) -> i64);

impl Zone {
    /// Coordinated universal time.
    pub const UTC: Self = Self(|_| 0);

    /// Returns the day at a time in seconds since 1970.
    pub fn day(self, seconds: u64) -> Day {
        Day::at(seconds.saturating_add_signed((self.0)(seconds)))
    }
}

impl Default for Zone {
    fn default() -> Self {
        Self::UTC
    }
}

/// The origin of a game.
#[derive(Debug)]
pub enum Origin {
    /// A new game.
    Start,
    /// A new game that was not chosen in preference to the unfinished one of its kind. That one goes to the shelf before it is replaced.
    Apart,
    /// The unfinished game of its kind, resumed.
    Unfinished(SavedGame),
    /// A copy of a named game.
    Named(SavedGame),
}

#[derive(Debug, Default)]
struct Watched {
    opened: usize,
    /// Whether a person has done anything yet. Until then, the previous unfinished game stays.
    begun: bool,
    counted: bool,
    /// The value of `Table::changes` when the game was last checked.
    seen: u64,
    unsaved: bool,
    saved: Option<SavedGame>,
    replaced: Replaced,
    /// The value of `Table::changes` when the game was last saved in any place. While it is the same, leaving loses nothing.
    safe: Option<u64>,
    at: At,
}

#[derive(Debug, Clone, Copy, Default)]
enum Replaced {
    #[default]
    GivenUp,
    Shelved,
}

/// A game's place on the path.
#[derive(Debug, Clone, Default)]
pub struct At {
    /// The stop and the number of its setup; `None` for a game that is not on the path.
    pub stop: Option<(String, usize)>,
    /// Whether this is one of the games that make the stop known.
    pub exam: bool,
    /// Whether a win would count as won with advice.
    pub advised: bool,
}

impl At {
    fn of(&self, game: SavedGame) -> SavedGame {
        let Self { stop, exam, advised } = self.clone();
        SavedGame { stop, exam, advised, ..game }
    }
}

/// Returns whether a person has moved or undone a move since the table was opened after `opened` moves. A machine's
/// first move does not count.
pub(crate) fn is_begun(table: &Table, opened: usize) -> bool {
    let (plies, undone) = (table.plies(), table.continuation().taken_back.len());
    let opening = table.seats().is_some_and(|seats| seats[opened % 2] != Player::Person);
    undone > 0 || plies < opened || plies > opened + usize::from(opening)
}

impl Watched {
    /// Returns whether a person resigned a saved game after making moves. That counts as begun even without a new move.
    fn is_given_up(&self, table: &Table) -> bool {
        self.saved.is_some() && table.status().resigned().is_some() && is_begun(table, 0)
    }
}

impl Keeper {
    /// Creates a keeper that saves to `storage`; `clock` returns the seconds since 1970.
    pub const fn new(storage: Storage, clock: fn() -> u64) -> Self {
        Self { storage, clock, zone: Zone::UTC, has_reported: false, game: None }
    }

    /// Returns the keeper with this zone's days.
    #[must_use]
    pub const fn in_zone(mut self, zone: Zone) -> Self {
        self.zone = zone;
        self
    }

    /// Returns the unfinished game of this kind, if any.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be read. A refusal by the system is reported only once.
    pub fn unfinished(&mut self, game: &str) -> Result<Option<SavedGame>, StorageError> {
        self.report_once(self.storage.unfinished(game))
    }

    /// Returns every unfinished game, and the errors of those that could not be read.
    pub fn all_unfinished(&mut self) -> (Vec<SavedGame>, Vec<StorageError>) {
        let (mut saved, mut troubles) = (Vec::new(), Vec::new());
        for game in self.storage.may_be_unfinished() {
            match self.unfinished(game) {
                Ok(found) => saved.extend(found),
                Err(error) => troubles.push(error),
            }
        }
        (saved, troubles)
    }

    /// Returns the record of completed lessons.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be read. A refusal by the system is reported only once.
    pub fn lessons(&mut self) -> Result<Lessons, StorageError> {
        self.report_once(self.storage.get())
    }

    /// Records a completed lesson.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be saved. A refusal by the system is reported only once.
    pub fn note_lesson(&mut self, id: &str, given: Given) -> Written {
        self.report_once(self.storage.update(|lessons: Lessons| lessons.with(id, given)))
    }

    /// Records the place where a lesson was left; `None` forgets it.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be saved. A refusal by the system is reported only once.
    pub fn leave_lesson(&mut self, id: &str, left: Option<Left>) -> Written {
        self.report_once(self.storage.update(|lessons: Lessons| lessons.leaving(id, left)))
    }

    /// Returns the matchbox machine saved for a game, if any.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be read. A refusal by the system is reported only once.
    pub fn machine(&mut self, game: &str) -> Result<Option<Notes>, StorageError> {
        self.report_once(self.storage.machine(game))
    }

    /// Saves a matchbox machine, replacing the previous one of its game.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be saved. A refusal by the system is reported only once.
    pub fn keep_machine(&mut self, notes: Notes) -> Written {
        self.report_once(self.storage.keep_machine(notes))
    }

    /// Returns the user's progress along the path.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be read. A refusal by the system is reported only once.
    pub fn path(&mut self) -> Result<Way, StorageError> {
        self.report_once(self.storage.get())
    }

    /// Returns the positions the user has marked.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be read. A refusal by the system is reported only once.
    pub fn beliefs(&mut self) -> Result<Beliefs, StorageError> {
        self.report_once(self.storage.get())
    }

    /// Marks a position, or removes its mark where `safe` is `None`.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be saved. A refusal by the system is reported only once.
    pub fn note_belief(&mut self, game: &str, rules: &str, position: (&str, &str), safe: Option<bool>) -> Written {
        self.report_once(self.storage.update(|beliefs: Beliefs| beliefs.with(game, rules, position, safe)))
    }

    /// Records how much the user wants to be told in a game.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be saved. A refusal by the system is reported only once.
    pub fn note_telling(&mut self, game: &str, degree: Degree) -> Written {
        self.report_once(self.storage.update(|way: Way| way.telling(game, degree)))
    }

    /// Records the seed of the next exam at a stop, unless one was drawn already.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be saved. A refusal by the system is reported only once.
    pub fn note_drawn(&mut self, stop: &str, seed: u64) -> Written {
        self.report_once(self.storage.update(|way: Way| way.drawing(stop, seed)))
    }

    /// Sets the current game's place on the path.
    pub fn set_place(&mut self, at: At) {
        if let Some(game) = &mut self.game {
            game.at = at;
        }
    }

    /// Makes the game on this table the current one. Opening a copy of a named game does not change the named game and, until a person
    /// does something, the unfinished game of its kind. The result of the copy counts unless the game had been counted before it was named.
    pub fn open(&mut self, table: &Table, origin: Origin) {
        let (opened, seen) = (table.plies(), table.changes());
        let begun = matches!(origin, Origin::Unfinished(_));
        let replaced = if matches!(origin, Origin::Apart) { Replaced::Shelved } else { Replaced::GivenUp };
        let saved = match origin {
            Origin::Start | Origin::Apart => None,
            Origin::Unfinished(saved) | Origin::Named(saved) => Some(saved),
        };
        let (counted, safe) = (saved.as_ref().is_some_and(|saved| saved.counted), saved.as_ref().map(|_| seen));
        self.game = Some(Watched { opened, begun, counted, seen, saved, replaced, safe, ..Watched::default() });
    }

    /// Returns whether the game has ended since it was last checked and has not been counted yet.
    pub fn has_ended(&self, table: &Table) -> bool {
        let is_new = |game: &Watched| !game.counted && game.seen != table.changes();
        self.game.as_ref().is_some_and(is_new) && matches!(table.status(), Status::Over(_))
    }

    /// Saves the game if it has changed since the last check, or if advice was given in it.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be saved. A refusal by the system is reported only once.
    pub fn keep(&mut self, table: &Table) -> Written {
        let Some(game) = &mut self.game else { return Ok(None) };
        let seen = table.changes();
        let newly_advised = game.begun && game.at.advised && game.saved.as_ref().is_some_and(|saved| !saved.advised);
        // A write that failed is tried again when there is more to write, or when the game is left.
        if game.seen == seen && (!newly_advised || game.unsaved) {
            return Ok(None);
        }
        game.seen = seen;
        self.write(table)
    }

    /// Stops watching the current game. Retries a failed save once.
    ///
    /// # Errors
    /// [`StorageError`] if it still cannot be saved. A refusal by the system is reported only once.
    pub fn leave(&mut self, table: &Table) -> Written {
        let written = self.keep(table);
        let retry = written.is_ok() && self.game.as_ref().is_some_and(|game| game.unsaved);
        let written = if retry { self.write(table) } else { written };
        self.game = None;
        written
    }

    fn write(&mut self, table: &Table) -> Written {
        let (Some(game), Some(seats)) = (&mut self.game, table.seats()) else { return Ok(None) };
        let was_begun = game.begun;
        game.begun = was_begun || is_begun(table, game.opened) || game.is_given_up(table);
        let over = matches!(table.status(), Status::Over(_));
        // Nobody can resume a game between machines. A person's game that machines finish is no longer unfinished.
        if !game.begun || !(over || seats.contains(&Player::Person)) {
            return Ok(None);
        }
        let written = match table.status() {
            Status::Over(end) => finish(&self.storage, game, table, end.winner(), (self.clock)()),
            _ => {
                let now = SavedGame::of(table, (self.clock)());
                let saved = game.at.of(SavedGame { counted: game.counted, ..now });
                let given_up = if was_begun { Ok(None) } else { give_up(&self.storage, table.id()) };
                let given_up = given_up.and_then(|aside| match game.replaced {
                    Replaced::Shelved if !was_begun => shelf::spare(&self.storage, table.id()),
                    _ => Ok(aside),
                });
                let written = given_up.and_then(|_| self.storage.keep_unfinished(&saved));
                if written.is_ok() {
                    game.saved = Some(saved);
                    game.safe = Some(game.seen);
                }
                written
            }
        };
        game.unsaved = written.is_err();
        self.report_once(written)
    }

    /// Passes a result on, but replaces a refusal by the system with the default value once one has been reported. That another program
    /// was busy is reported each time, because it passes, and something was not written.
    fn report_once<T: Default>(&mut self, result: Result<T, StorageError>) -> Result<T, StorageError> {
        let is_refused =
            matches!(&result, Err(error) if !matches!(error, StorageError::SetAside(_)) && !error.is_busy());
        if is_refused && std::mem::replace(&mut self.has_reported, true) { Ok(T::default()) } else { result }
    }
}

/// Ends the run of wins at a stop if the unfinished game about to be replaced was to show that the stop is known.
fn give_up(storage: &Storage, game: &str) -> Written {
    match storage.unfinished(game) {
        Ok(Some(SavedGame { exam: true, counted: false, stop: Some((stop, _)), .. })) => {
            storage.update(|way: Way| way.without_run(&stop))
        }
        // Errors of reading are reported when the game is opened.
        _ => Ok(None),
    }
}

/// Counts the result once and removes the saved game.
fn finish(storage: &Storage, game: &mut Watched, table: &Table, winner: Winner, when: u64) -> Written {
    let mut counted = Ok(None);
    if let Some((machine, ending)) = result(table, winner).filter(|_| !game.counted) {
        counted = storage.add_result(table.id(), &machine.to_string(), ending, when);
        game.counted = counted.is_ok();
    }
    if let Some(saved) = &game.saved {
        storage.clear_unfinished(saved)?;
        game.saved = None;
    }
    counted
}

/// Returns the machine and the result from the person's point of view; `None` unless a person played against a machine.
pub(crate) fn result(table: &Table, winner: Winner) -> Option<(Player, Ending)> {
    let (machine, seats) = table.rival().zip(table.seats())?;
    let ending = match winner.seat() {
        Some(seat) if seats[seat.index()] == Player::Person => Ending::Won,
        Some(_) => Ending::Lost,
        None => Ending::Drawn,
    };
    Some((machine, ending))
}
