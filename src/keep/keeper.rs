//! Keeps the game that is played: after every move, until it ends.

mod shelf;

use zugzwang_engine::{Day, Winner, matchbox::Notes};

use crate::{
    keep::storage::{
        Attempt, Beliefs, Ended, Ending, Given, Lessons, Met, Puzzles, SavedGame, Storage, StorageError, Way, Written,
    },
    play::board::{Degree, Player, Status, Table},
};

pub use shelf::Shelved;

/// The keeper of the game that is played: it sees to it that the game comes back.
#[derive(Debug)]
pub struct Keeper {
    storage: Storage,
    /// Seconds since 1970.
    clock: fn() -> u64,
    /// `true` where it was told that nothing can be kept; it is told once.
    told: bool,
    game: Option<Watched>,
}

/// The origin of a game: new, or a kept game that it goes on with.
#[derive(Debug)]
pub enum Origin {
    /// It is new.
    Start,
    /// The unfinished game of its kind.
    Unfinished(SavedGame),
    /// A copy of a game that has a name.
    Named(SavedGame),
}

/// The game that is played.
#[derive(Debug, Default)]
struct Watched {
    /// The moves it was opened with.
    opened: usize,
    /// `true` where a person has done anything. Until then the game kept before stays.
    begun: bool,
    counted: bool,
    /// The number of changes of the game ([`crate::play::board::Log::changes`]) when it was last looked at.
    seen: u64,
    /// `true` where those changes could not be kept.
    missed: bool,
    /// The game as it was kept last, if it was.
    kept: Option<SavedGame>,
    /// The same when it was kept last, in whatever place: as long as it is so, nothing is lost.
    safe: Option<u64>,
    at: At,
}

/// The place of a game on the path.
#[derive(Debug, Clone, Default)]
pub struct At {
    /// The stop that it is played at, with the number of its setup; `None` beside the path.
    pub stop: Option<(String, usize)>,
    /// `true` where it is one of the games that make that stop known.
    pub exam: bool,
    /// `true` where it is won with advice, if it is.
    pub advised: bool,
}

impl At {
    /// The game as it is kept at this place.
    fn of(&self, game: SavedGame) -> SavedGame {
        let Self { stop, exam, advised } = self.clone();
        SavedGame { stop, exam, advised, ..game }
    }
}

/// Returns whether a person has moved or taken back on a table that was opened with so many moves. A machine's first move is no
/// such thing, also where two of them play.
pub(crate) fn is_begun(table: &dyn Table, opened: usize) -> bool {
    let (plies, undone) = (table.plies(), table.continuation().taken_back.len());
    let opening = table.seats().is_some_and(|seats| seats[opened % 2] != Player::Person);
    undone > 0 || plies < opened || plies > opened + usize::from(opening)
}

impl Watched {
    /// Returns whether a game is resigned that went on with a person's moves: none need be added to make it a game.
    fn is_given_up(&self, table: &dyn Table) -> bool {
        self.kept.is_some() && table.status().resigned().is_some() && is_begun(table, 0)
    }
}

impl Keeper {
    /// Keeps games in `storage`, and asks `clock` for the seconds since 1970.
    pub const fn new(storage: Storage, clock: fn() -> u64) -> Self {
        Self { storage, clock, told: false, game: None }
    }

    /// The unfinished game of this kind, if there is one.
    ///
    /// # Errors
    /// [`StorageError`] where there may be one that cannot be read; that nothing can be read is told once.
    pub fn unfinished(&mut self, game: &str) -> Result<Option<SavedGame>, StorageError> {
        self.once(self.storage.unfinished(game))
    }

    /// Every unfinished game, and what could not be read.
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

    /// The day it is now.
    pub fn today(&self) -> Day {
        Day::at((self.clock)())
    }

    /// Returns the record of the puzzles that were tried.
    ///
    /// # Errors
    /// [`StorageError`] where that cannot be read; that nothing can be read is told once.
    pub fn puzzles(&mut self) -> Result<Puzzles, StorageError> {
        self.once(self.storage.get())
    }

    /// Counts an attempt at a puzzle.
    ///
    /// # Errors
    /// [`StorageError`] where it cannot be kept; that nothing can be written is told once.
    pub fn count(&mut self, attempt: Attempt) -> Written {
        self.once(self.storage.update(|puzzles: Puzzles| puzzles.with(attempt)))
    }

    /// The lessons that were done.
    ///
    /// # Errors
    /// [`StorageError`] where that cannot be read; that nothing can be read is told once.
    pub fn lessons(&mut self) -> Result<Lessons, StorageError> {
        self.once(self.storage.get())
    }

    /// Notes that a lesson was done.
    ///
    /// # Errors
    /// [`StorageError`] where it cannot be kept; that nothing can be written is told once.
    pub fn note_lesson(&mut self, id: &str, given: Given) -> Written {
        self.once(self.storage.update(|lessons: Lessons| lessons.with(id, given)))
    }

    /// The machine of boxes that was kept for a game, if there is one.
    ///
    /// # Errors
    /// [`StorageError`] where that cannot be read; that nothing can be read is told once.
    pub fn machine(&mut self, game: &str) -> Result<Option<Notes>, StorageError> {
        self.once(self.storage.machine(game))
    }

    /// Keeps a machine of boxes in the place of the one of its game before.
    ///
    /// # Errors
    /// [`StorageError`] where it cannot be kept; that nothing can be written is told once.
    pub fn keep_machine(&mut self, notes: Notes) -> Written {
        self.once(self.storage.keep_machine(notes))
    }

    /// Returns the person's progress along the path.
    ///
    /// # Errors
    /// [`StorageError`] where that cannot be read; that nothing can be read is told once.
    pub fn path(&mut self) -> Result<Way, StorageError> {
        self.once(self.storage.get())
    }

    /// Notes what was met in a game that ended so, and what it was at a stop.
    ///
    /// # Errors
    /// [`StorageError`] where it cannot be kept; that nothing can be written is told once.
    pub fn note_met(&mut self, met: Met, ending: Ending, stop: Option<&Ended>) -> Written {
        self.once(self.storage.update(|way: Way| way.with(met, ending, stop)))
    }

    /// Returns the positions that the person has marked.
    ///
    /// # Errors
    /// [`StorageError`] where that cannot be read; that nothing can be read is told once.
    pub fn beliefs(&mut self) -> Result<Beliefs, StorageError> {
        self.once(self.storage.get())
    }

    /// Marks a position, or takes its mark away.
    ///
    /// # Errors
    /// [`StorageError`] where it cannot be kept; that nothing can be written is told once.
    pub fn note_belief(&mut self, game: &str, rules: &str, position: (&str, &str), safe: Option<bool>) -> Written {
        self.once(self.storage.update(|beliefs: Beliefs| beliefs.with(game, rules, position, safe)))
    }

    /// Notes how much is told in a game.
    ///
    /// # Errors
    /// [`StorageError`] where it cannot be kept; that nothing can be written is told once.
    pub fn note_telling(&mut self, game: &str, degree: Degree) -> Written {
        self.once(self.storage.update(|way: Way| way.telling(game, degree)))
    }

    /// The game that is played has this place on the path.
    pub fn set_place(&mut self, at: At) {
        if let Some(game) = &mut self.game {
            game.at = at;
        }
    }

    /// Watches the game on this table from now on. A copy of a named game leaves that game as it is, and also the unfinished game
    /// of its kind until a person has done anything. Its result is counted again unless it was before the game got its name.
    pub fn open(&mut self, table: &dyn Table, origin: Origin) {
        let (opened, seen) = (table.plies(), table.changes());
        let begun = matches!(origin, Origin::Unfinished(_));
        let saved = match origin {
            Origin::Start => None,
            Origin::Unfinished(saved) | Origin::Named(saved) => Some(saved),
        };
        let (counted, safe) = (saved.as_ref().is_some_and(|saved| saved.counted), saved.as_ref().map(|_| seen));
        self.game = Some(Watched { opened, begun, counted, seen, kept: saved, safe, ..Watched::default() });
    }

    /// Returns whether the game has ended since it was last looked at, and is still to be counted.
    pub fn has_ended(&self, table: &dyn Table) -> bool {
        let is_new = |game: &Watched| !game.counted && game.seen != table.changes();
        self.game.as_ref().is_some_and(is_new) && matches!(table.status(), Status::Over(_))
    }

    /// Keeps the game if it has changed since it was last looked at, or more was told in it.
    ///
    /// # Errors
    /// [`StorageError`] where it cannot be kept; that nothing can be written is told once.
    pub fn keep(&mut self, table: &dyn Table) -> Written {
        let Some(game) = &mut self.game else { return Ok(None) };
        let seen = table.changes();
        let told = game.begun && game.at.advised && game.kept.as_ref().is_some_and(|kept| !kept.advised);
        // What could not be written is tried again when there is more to write, or when the game is left.
        if game.seen == seen && (!told || game.missed) {
            return Ok(None);
        }
        game.seen = seen;
        self.write(table)
    }

    /// The game is left: what could not be kept is tried once more.
    ///
    /// # Errors
    /// [`StorageError`] where it still cannot be kept; that nothing can be written is told once.
    pub fn leave(&mut self, table: &dyn Table) -> Written {
        let kept = self.keep(table);
        let again = kept.is_ok() && self.game.as_ref().is_some_and(|game| game.missed);
        let kept = if again { self.write(table) } else { kept };
        self.game = None;
        kept
    }

    fn write(&mut self, table: &dyn Table) -> Written {
        let (Some(game), Some(seats)) = (&mut self.game, table.seats()) else { return Ok(None) };
        let was_begun = game.begun;
        game.begun = was_begun || is_begun(table, game.opened) || game.is_given_up(table);
        let over = matches!(table.status(), Status::Over(_));
        // A game that machines play alone is nobody's to go on with; one that they end is not unfinished any more.
        if !game.begun || !(over || seats.contains(&Player::Person)) {
            return Ok(None);
        }
        let written = match table.status() {
            Status::Over(end) => finish(&self.storage, game, table, end.winner(), (self.clock)()),
            _ => {
                let now = SavedGame::of(table, (self.clock)());
                let saved = game.at.of(SavedGame { counted: game.counted, ..now });
                let given_up = if was_begun { Ok(None) } else { give_up(&self.storage, table.id()) };
                let written = given_up.and_then(|_| self.storage.keep_unfinished(&saved));
                if written.is_ok() {
                    game.kept = Some(saved);
                    game.safe = Some(game.seen);
                }
                written
            }
        };
        game.missed = written.is_err();
        self.once(written)
    }

    /// The result, or the default in place of an error of the system once the user was told of one: the next ones say the same.
    fn once<T: Default>(&mut self, result: Result<T, StorageError>) -> Result<T, StorageError> {
        let is_refused = matches!(&result, Err(error) if !matches!(error, StorageError::SetAside(_)));
        if is_refused && std::mem::replace(&mut self.told, true) { Ok(T::default()) } else { result }
    }
}

/// Notes that the unfinished game of this kind, which another one replaces, was given up, where it was to show that a stop is known.
fn give_up(storage: &Storage, game: &str) -> Written {
    match storage.unfinished(game) {
        Ok(Some(SavedGame { exam: true, counted: false, stop: Some((stop, _)), .. })) => {
            storage.update(|way: Way| way.without_run(&stop))
        }
        // What cannot be read is told where games are opened.
        _ => Ok(None),
    }
}

/// Counts the result once, and removes what was kept of the game.
fn finish(storage: &Storage, game: &mut Watched, table: &dyn Table, winner: Winner, when: u64) -> Written {
    let mut counted = Ok(None);
    if let Some((machine, ending)) = result(table, winner).filter(|_| !game.counted) {
        counted = storage.add_result(table.id(), &machine.to_string(), ending, when);
        game.counted = counted.is_ok();
    }
    if let Some(kept) = &game.kept {
        storage.clear_unfinished(kept)?;
        game.kept = None;
    }
    counted
}

/// Returns the machine, and how the game ended for the person; `None` unless one played against a machine.
pub(crate) fn result(table: &dyn Table, winner: Winner) -> Option<(Player, Ending)> {
    let (machine, seats) = table.rival().zip(table.seats())?;
    let ending = match winner.seat() {
        Some(seat) if seats[seat.index()] == Player::Person => Ending::Won,
        Some(_) => Ending::Lost,
        None => Ending::Drawn,
    };
    Some((machine, ending))
}
