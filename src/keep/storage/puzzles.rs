//! The record of puzzles.

use serde::{Deserialize, Serialize};
use zugzwang_engine::{Day, Puzzle};

use super::files::{Content, Single};

/// The result of a puzzle.
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

/// An attempt at a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attempt {
    /// Grade of the puzzle, from 1.
    pub grade: u8,
    /// The day, if it was the puzzle of a day.
    pub day: Option<Day>,
    /// The result.
    pub fate: Fate,
    /// Whether this was the first try.
    pub first: bool,
    /// Whether it was the easy puzzle of a day, for users who have solved few.
    pub gentle: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Daily {
    #[serde(with = "text")]
    day: Day,
    fate: Fate,
}

/// The record of all puzzles.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzles {
    streak: u64,
    best: u64,
    /// Number solved by grade, from 1.
    solved: [u64; Puzzle::HARDEST as usize],
    daily: Option<Daily>,
}

impl Puzzles {
    /// Returns the current number of consecutive puzzles solved at the first try.
    pub const fn streak(&self) -> u64 {
        self.streak
    }

    /// Returns the highest number of consecutive puzzles ever solved at the first try.
    pub const fn best(&self) -> u64 {
        self.best
    }

    /// Returns the number of puzzles solved of each grade, from 1.
    pub const fn solved(&self) -> &[u64; Puzzle::HARDEST as usize] {
        &self.solved
    }

    /// Returns the number of puzzles solved.
    pub fn total(&self) -> u64 {
        self.solved.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Returns the result of the puzzle of this day; `None` if it was not tried yet.
    pub fn fate(&self, day: Day) -> Option<Fate> {
        self.daily.filter(|daily| daily.day == day).map(|daily| daily.fate)
    }

    /// Returns whether the puzzle of this day can still be solved. A wrong try leaves it open; showing the answer
    /// closes it.
    pub fn is_open(&self, day: Day) -> bool {
        matches!(self.fate(day), None | Some(Fate::Missed))
    }

    /// Returns the record with one more attempt. A puzzle solved at the first try lengthens the streak; a wrong try or
    /// showing the answer ends it. The puzzle of a day counts once, and has only one first try.
    #[must_use]
    pub fn with(mut self, attempt: Attempt) -> Self {
        let Attempt { grade, day, fate, mut first, .. } = attempt;
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

pub(super) mod text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use zugzwang_engine::Day;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
    pub(in crate::keep::storage) fn serialize<S: Serializer>(day: &Day, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(day)
    }

    pub(in crate::keep::storage) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempt(fate: Fate, first: bool) -> Attempt {
        Attempt { grade: 2, day: None, fate, first, gentle: false }
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
    fn a_wrong_try_or_showing_the_answer_ends_the_streak_but_not_the_best() {
        for fate in [Fate::Missed, Fate::Shown] {
            let ended = after(&[attempt(Fate::Solved, true), attempt(Fate::Solved, true), attempt(fate, true)]);
            assert_eq!((ended.streak(), ended.best(), ended.total()), (0, 2, 2), "{fate:?}");
        }
    }

    #[test]
    fn a_puzzle_solved_at_a_later_try_counts_but_does_not_lengthen_the_streak() {
        let puzzles = after(&[attempt(Fate::Missed, true), attempt(Fate::Solved, false)]);
        assert_eq!((puzzles.streak(), puzzles.total()), (0, 1));
    }

    #[test]
    fn the_puzzle_of_a_day_counts_once() {
        let of_day = |seconds, fate| Attempt { day: Some(Day::at(seconds)), ..attempt(fate, true) };
        let solved = of_day(0, Fate::Solved);
        assert_eq!(after(&[solved, solved]).streak(), 1);
        assert_eq!(after(&[solved, of_day(86_400, Fate::Solved)]).streak(), 2, "the next day has a new puzzle");
        let again = after(&[of_day(0, Fate::Missed), solved]);
        assert_eq!((again.streak(), again.total()), (0, 1), "a second attempt the same day is not a first try");
        let shown = after(&[of_day(0, Fate::Shown), solved]);
        assert_eq!((shown.streak(), shown.total(), shown.is_open(Day::at(0))), (0, 0, false));
    }
}
