//! Results of finished games.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::files::Content;

/// The result of a game from the person's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The person won.
    Won,
    /// The machine won.
    Lost,
    /// Neither side won.
    Drawn,
}

/// Results of one game against one machine.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Games the person won.
    pub won: u64,
    /// Games the machine won.
    pub lost: u64,
    /// Games neither side won.
    pub drawn: u64,
    /// Current number of consecutive wins.
    pub streak: u64,
    /// Highest number of consecutive wins.
    pub best: u64,
    /// The time at which the last game ended, in seconds since 1970.
    pub last: u64,
}

/// Results of one game, by the machine played against.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    against: BTreeMap<String, Tally>,
}

impl Results {
    /// Returns the results against the machine of this name.
    pub fn against(&self, machine: &str) -> Tally {
        self.against.get(machine).copied().unwrap_or_default()
    }

    /// Returns the results against every machine played, by name.
    pub fn machines(&self) -> impl Iterator<Item = (&str, Tally)> {
        self.against.iter().map(|(machine, tally)| (machine.as_str(), *tally))
    }

    /// Returns when the last game ended, in seconds since 1970.
    pub fn last(&self) -> Option<u64> {
        self.against.values().map(|tally| tally.last).max()
    }

    #[must_use]
    pub(super) fn with(mut self, machine: &str, ending: Ending, when: u64) -> Self {
        let tally = self.against.entry(machine.to_owned()).or_default();
        let count = match ending {
            Ending::Won => &mut tally.won,
            Ending::Lost => &mut tally.lost,
            Ending::Drawn => &mut tally.drawn,
        };
        *count = count.saturating_add(1);
        // A draw ends a streak, too.
        tally.streak = if ending == Ending::Won { tally.streak.saturating_add(1) } else { 0 };
        tally.best = tally.best.max(tally.streak);
        tally.last = tally.last.max(when);
        self
    }
}

impl Content for Results {}
