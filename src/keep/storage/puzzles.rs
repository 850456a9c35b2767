//! What became of the puzzles that were tried.

use serde::{Deserialize, Serialize};
use zugzwang_engine::{Day, Puzzle};

use super::files::{Content, Single};

/// The fate of a puzzle that was tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// A wrong move was tried.
    Missed,
    /// The answer was shown.
    Shown,
    /// A right move was found.
    Solved,
}

/// A puzzle that was tried, or whose answer was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attempt {
    /// The puzzle's grade, from 1.
    pub grade: u8,
    /// The day, if it is that day's puzzle.
    pub day: Option<Day>,
    /// The fate of the puzzle.
    pub fate: Fate,
    /// `true` where it was the first try.
    pub first: bool,
}

/// The puzzle of a day that was tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Daily {
    #[serde(with = "text")]
    day: Day,
    fate: Fate,
}

/// All the puzzles that were tried.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzles {
    streak: u64,
    best: u64,
    /// By grade, from 1.
    solved: [u64; Puzzle::HARDEST as usize],
    /// The last puzzle of a day that was tried.
    daily: Option<Daily>,
}

impl Puzzles {
    /// Puzzles solved at the first try in a row until now.
    pub const fn streak(&self) -> u64 {
        self.streak
    }

    /// The most ever solved at the first try in a row.
    pub const fn best(&self) -> u64 {
        self.best
    }

    /// Returns the numbers of those solved of each grade, from 1.
    pub const fn solved(&self) -> &[u64; Puzzle::HARDEST as usize] {
        &self.solved
    }

    /// Returns the number of all that were solved.
    pub fn total(&self) -> u64 {
        self.solved.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Returns the fate of the puzzle of this day; `None` where it was not tried yet.
    pub fn fate(&self, day: Day) -> Option<Fate> {
        self.daily.filter(|daily| daily.day == day).map(|daily| daily.fate)
    }

    /// Returns whether the puzzle of this day is still to be solved: a wrong try leaves it open, its answer does not.
    pub fn is_open(&self, day: Day) -> bool {
        matches!(self.fate(day), None | Some(Fate::Missed))
    }

    /// These, and one attempt more. A puzzle solved at the first try lengthens the streak; a wrong try or an answer that was
    /// asked for ends it. The puzzle of a day counts once, and is tried for the first time only once.
    #[must_use]
    pub fn with(mut self, attempt: Attempt) -> Self {
        let Attempt { grade, day, fate, mut first } = attempt;
        if let Some(day) = day {
            if !self.is_open(day) {
                return self;
            }
            first &= self.fate(day).is_none();
            self.daily = Some(Daily { day, fate });
        }
        if fate != Fate::Solved {
            self.streak = 0;
            return self;
        }
        if let Some(count) = usize::from(grade).checked_sub(1).and_then(|at| self.solved.get_mut(at)) {
            *count = count.saturating_add(1);
        }
        if first {
            self.streak = self.streak.saturating_add(1);
            self.best = self.best.max(self.streak);
        }
        self
    }
}

impl Content for Puzzles {}

impl Single for Puzzles {
    const NAME: &'static str = "puzzles";
}

/// A day as its text.
mod text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use zugzwang_engine::Day;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
    pub(super) fn serialize<S: Serializer>(day: &Day, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(day)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempt(fate: Fate, first: bool) -> Attempt {
        Attempt { grade: 2, day: None, fate, first }
    }

    fn after(attempts: &[Attempt]) -> Puzzles {
        attempts.iter().fold(Puzzles::default(), |puzzles, attempt| puzzles.with(*attempt))
    }

    #[test]
    fn a_puzzle_solved_at_the_first_try_lengthens_the_streak() {
        let puzzles = after(&[attempt(Fate::Solved, true); 3]);
        assert_eq!((puzzles.streak(), puzzles.best(), puzzles.solved()), (3, 3, &[0, 3, 0, 0, 0]));
    }

    #[test]
    fn a_wrong_try_and_an_answer_end_the_streak_and_the_best_stays() {
        for fate in [Fate::Missed, Fate::Shown] {
            let ended = after(&[attempt(Fate::Solved, true), attempt(Fate::Solved, true), attempt(fate, true)]);
            assert_eq!((ended.streak(), ended.best(), ended.total()), (0, 2, 2), "{fate:?}");
        }
    }

    #[test]
    fn a_puzzle_solved_later_is_solved_but_lengthens_nothing() {
        let puzzles = after(&[attempt(Fate::Missed, true), attempt(Fate::Solved, false)]);
        assert_eq!((puzzles.streak(), puzzles.total()), (0, 1));
    }

    #[test]
    fn the_puzzle_of_a_day_counts_once_a_day() {
        let of_day = |seconds, fate| Attempt { day: Some(Day::at(seconds)), ..attempt(fate, true) };
        let solved = of_day(0, Fate::Solved);
        assert_eq!(after(&[solved, solved]).streak(), 1);
        assert_eq!(after(&[solved, of_day(86_400, Fate::Solved)]).streak(), 2, "the next day has another");
        let again = after(&[of_day(0, Fate::Missed), solved]);
        assert_eq!((again.streak(), again.total()), (0, 1), "its first try is its first, whenever it is gone on with");
        let shown = after(&[of_day(0, Fate::Shown), solved]);
        assert_eq!((shown.streak(), shown.total(), shown.is_open(Day::at(0))), (0, 0, false));
    }
}
