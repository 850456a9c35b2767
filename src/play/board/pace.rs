//! How fast two machines play.

use std::time::Duration;

use serde::Deserialize;

/// A change of how two machines play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Stop, or go on.
    Pause,
    /// Faster by one step.
    Faster,
    /// Slower by one step.
    Slower,
}

/// The speed at which two machines play: from 1, the slowest, to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "u8")]
pub struct Level(u8);

impl Level {
    /// The times for which each move is shown, from the slowest level to the fastest.
    const DELAYS: [Duration; 6] = [
        Duration::from_secs(4),
        Duration::from_secs(2),
        Duration::from_secs(1),
        Duration::from_millis(500),
        Duration::from_millis(200),
        Duration::from_millis(50),
    ];

    /// Returns the time for which a move is shown.
    pub fn delay(self) -> Duration {
        Self::DELAYS[usize::from(self.0) - 1]
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Faster by one level, if there is one.
    #[must_use]
    pub fn faster(self) -> Self {
        Self::try_from(self.0 + 1).unwrap_or(self)
    }

    /// Slower by one level, if there is one.
    #[must_use]
    pub fn slower(self) -> Self {
        Self::try_from(self.0 - 1).unwrap_or(self)
    }
}

impl Default for Level {
    fn default() -> Self {
        Self(3)
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, &'static str> {
        if (1..=6).contains(&number) { Ok(Self(number)) } else { Err("the pace is a number from 1 to 6") }
    }
}

/// The pace of two machines that play, and whether they wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paced {
    /// `true` where they wait to be told to go on.
    pub paused: bool,
    /// The speed at which they play.
    pub level: Level,
}

/// The time that machines are given for their moves.
#[derive(Debug, Clone, Copy, Default)]
pub struct Clock {
    /// The speed of whatever plays by itself.
    pub level: Level,
    /// `true` where two machines wait to be told to go on.
    pub(in crate::play) paused: bool,
    /// `true` where the next move's time has come.
    pub(in crate::play) due: bool,
    /// `true` where a machine waits for a key before its first move.
    pub(in crate::play) held: bool,
}

impl Clock {
    /// Changes how two machines play: stopped or not, faster or slower.
    pub fn change(&mut self, pace: Pace) {
        match pace {
            Pace::Pause => self.paused = !self.paused,
            Pace::Faster => self.level = self.level.faster(),
            Pace::Slower => self.level = self.level.slower(),
        }
    }

    /// The time of the next move has come.
    pub const fn tick(&mut self) {
        self.due = true;
    }

    /// Machines wait until [`Clock::release`]: while players are chosen, one that is only passed does not move.
    pub const fn hold(&mut self) {
        self.held = true;
    }

    /// Machines wait no longer.
    pub const fn release(&mut self) {
        self.held = false;
    }

    /// Returns whether a move's time is to be waited for.
    pub(in crate::play) const fn runs(self) -> bool {
        !self.paused && !self.due
    }
}
