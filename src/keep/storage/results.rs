//! How games have ended.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::files::Content;

/// The end of a game, as the person has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The person won.
    Won,
    /// The machine won.
    Lost,
    /// Nobody did.
    Drawn,
}

/// The games of one kind against one machine.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Games the person won.
    pub won: u64,
    /// Games the machine won.
    pub lost: u64,
    /// Games that nobody won.
    pub drawn: u64,
    /// Games the person has won in a row until now.
    pub streak: u64,
    /// The most games ever won in a row.
    pub best: u64,
    /// The moment at which the last one ended, in seconds since 1970.
    pub last: u64,
}

/// The games of one kind, by the machine played against.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    against: BTreeMap<String, Tally>,
}

impl Results {
    /// The games against the machine of this name.
    pub fn against(&self, machine: &str) -> Tally {
        self.against.get(machine).copied().unwrap_or_default()
    }

    /// Every machine that was played against, by name.
    pub fn machines(&self) -> impl Iterator<Item = (&str, Tally)> {
        self.against.iter().map(|(machine, tally)| (machine.as_str(), *tally))
    }

    /// Returns the moment at which the last game of any ended, in seconds since 1970.
    pub fn last(&self) -> Option<u64> {
        self.against.values().map(|tally| tally.last).max()
    }

    /// These, and one game more.
    #[must_use]
    pub(super) fn with(mut self, machine: &str, ending: Ending, when: u64) -> Self {
        let tally = self.against.entry(machine.to_owned()).or_default();
        let count = match ending {
            Ending::Won => &mut tally.won,
            Ending::Lost => &mut tally.lost,
            Ending::Drawn => &mut tally.drawn,
        };
        *count = count.saturating_add(1);
        // A draw ends a row of wins, too.
        tally.streak = if ending == Ending::Won { tally.streak.saturating_add(1) } else { 0 };
        tally.best = tally.best.max(tally.streak);
        tally.last = tally.last.max(when);
        self
    }
}

impl Content for Results {}
