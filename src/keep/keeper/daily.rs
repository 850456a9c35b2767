//! Whatever brings the user back: the puzzle of the day, positions to solve again, and the stops that became known on each day.

use zugzwang_engine::Day;

use super::Keeper;
use crate::{
    keep::storage::{Again, Attempt, Diary, Ended, Ending, Met, Puzzles, Standing, StorageError, Way, Written},
    play::review::Slip,
};

impl Keeper {
    /// Returns the current day, by the clocks where the user is.
    pub fn today(&self) -> Day {
        self.zone.day((self.clock)())
    }

    /// Returns the record of puzzles tried so far.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be read. A refusal by the system is reported only once.
    pub fn puzzles(&mut self) -> Result<Puzzles, StorageError> {
        self.report_once(self.storage.get())
    }

    /// Returns the diary.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be read. A refusal by the system is reported only once.
    pub fn diary(&mut self) -> Result<Diary, StorageError> {
        self.report_once(self.storage.get())
    }

    /// Returns the positions to solve again.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be read. A refusal by the system is reported only once.
    pub fn again(&mut self) -> Result<Again, StorageError> {
        self.report_once(self.storage.get())
    }

    /// Records an attempt at a puzzle; in the diary, too, if it is that of a day.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be saved. A refusal by the system is reported only once.
    pub fn count(&mut self, attempt: Attempt) -> Written {
        let counted = self.storage.update(|puzzles: Puzzles| puzzles.with(attempt));
        let noted = attempt.day.map_or(Ok(None), |_| self.storage.update(|diary: Diary| diary.with(attempt)));
        self.report_both(counted, noted)
    }

    /// Records the positions of a game with this ending, and the result at the game's stop if it has one. If the stop is won or known for
    /// the first time, the diary records that, too.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be saved. A refusal by the system is reported only once.
    pub fn note_met(&mut self, met: Met, ending: Ending, stop: Option<&Ended>) -> Written {
        let mut reached = None;
        let kept = self.storage.update(|way: Way| {
            let standing = |way: &Way| stop.map(|ended| way.mark(&ended.stop).standing());
            let before = standing(&way);
            let way = way.with(met, ending, stop);
            reached = standing(&way).filter(|after| Some(*after) > before && *after >= Standing::Won);
            way
        });
        let today = self.today();
        let noted = match reached.zip(stop) {
            Some((standing, ended)) => self.storage.update(|diary: Diary| diary.reaching(&ended.stop, standing, today)),
            None => Ok(None),
        };
        self.report_both(kept, noted)
    }

    /// Adds positions in which the user gave something away. From tomorrow on, they come back.
    ///
    /// # Errors
    /// [`StorageError`] if they cannot be saved. A refusal by the system is reported only once.
    pub fn note_slips(&mut self, slips: Vec<Slip>) -> Written {
        let today = self.today();
        self.report_once(self.storage.update(|again: Again| again.with(slips, today)))
    }

    /// Records whether a position that came back was solved at the first try. `None` removes the position, because it cannot be a puzzle.
    ///
    /// # Errors
    /// [`StorageError`] if it cannot be saved. A refusal by the system is reported only once.
    pub fn note_again(&mut self, slip: &Slip, right: Option<bool>) -> Written {
        let today = self.today();
        self.report_once(self.storage.update(|again: Again| again.after(slip, right, today)))
    }

    /// Reports the first error of two, or else the file that was set aside.
    fn report_both(&mut self, one: Written, other: Written) -> Written {
        let both = one.and_then(|aside| Ok(other?.or(aside)));
        self.report_once(both)
    }
}
