//! How fast two machines play.

use std::time::Duration;

use serde::Deserialize;

/// A change to the pace of two machines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Pause or continue.
    Pause,
    /// One level faster.
    Faster,
    /// One level slower.
    Slower,
}

/// The speed at which two machines play: from 1, the slowest, to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "u8")]
pub struct Level(u8);

impl Level {
    /// The time each move is shown, from the slowest level to the fastest.
    const DELAYS: [Duration; 6] = [
        Duration::from_secs(4),
        Duration::from_secs(2),
        Duration::from_secs(1),
        Duration::from_millis(500),
        Duration::from_millis(200),
        Duration::from_millis(50),
    ];

    /// Returns the time each move is shown.
    pub fn delay(self) -> Duration {
        Self::DELAYS[usize::from(self.0) - 1]
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// One level faster; the same if this is the fastest.
    #[must_use]
    pub fn faster(self) -> Self {
        Self::try_from(self.0 + 1).unwrap_or(self)
    }

    /// One level slower; the same if this is the slowest.
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

/// The pace of two machines, and whether they are paused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paced {
    /// Whether they are paused.
    pub paused: bool,
    /// The speed at which they play.
    pub level: Level,
}

/// The timing of machines' moves.
#[derive(Debug, Clone, Copy, Default)]
pub struct Clock {
    /// The speed at which moves are shown.
    pub level: Level,
    /// Whether two machines are paused.
    pub(in crate::play) paused: bool,
    /// Whether it is time for the next move.
    pub(in crate::play) due: bool,
    /// Whether a machine waits for a key before its first move.
    pub(in crate::play) held: bool,
}

impl Clock {
    /// Pauses or continues, or changes the speed.
    pub fn change(&mut self, pace: Pace) {
        match pace {
            Pace::Pause => self.paused = !self.paused,
            Pace::Faster => self.level = self.level.faster(),
            Pace::Slower => self.level = self.level.slower(),
        }
    }

    /// Signals that it is time for the next move.
    pub const fn tick(&mut self) {
        self.due = true;
    }

    /// Makes machines wait until [`Clock::release`]. Used while the user cycles through the players, so that a machine passed on
    /// the way does not move.
    pub const fn hold(&mut self) {
        self.held = true;
    }

    /// Lets machines move again.
    pub const fn release(&mut self) {
        self.held = false;
    }

    /// Whether the next move waits for its time to come.
    pub(in crate::play) const fn runs(self) -> bool {
        !self.paused && !self.due
    }
}
