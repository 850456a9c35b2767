//! The lessons that were done.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::files::{Content, Single};

/// The result of a lesson that was done: its stars, and the moves it took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// From 1 to 3; 0 where a move was shown.
    pub stars: u8,
    /// The moves of one's own, wrong ones too.
    pub moves: u64,
}

/// The lessons that were done, each as well as it was ever done.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lessons {
    done: BTreeMap<String, Given>,
}

impl Lessons {
    /// Returns the best result of a lesson; `None` where it was never done.
    pub fn of(&self, id: &str) -> Option<Given> {
        self.done.get(id).copied()
    }

    /// These, and one that was done now.
    #[must_use]
    pub fn with(mut self, id: &str, given: Given) -> Self {
        let better = |old: Given| (given.stars, old.moves) > (old.stars, given.moves);
        if self.of(id).is_none_or(better) {
            self.done.insert(id.to_owned(), given);
        }
        self
    }
}

impl Content for Lessons {}

impl Single for Lessons {
    const NAME: &'static str = "lessons";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_kept_as_well_as_it_was_ever_done() {
        let [told, two, three] = [(0, 5), (2, 7), (3, 5)].map(|(stars, moves)| Given { stars, moves });
        let after = |all: &[Given]| all.iter().fold(Lessons::default(), |lessons, given| lessons.with("a", *given));
        assert_eq!(Lessons::default().of("a"), None);
        assert_eq!(after(&[told]).of("a"), Some(told));
        assert_eq!(after(&[told, two, told]).of("a"), Some(two));
        assert_eq!(after(&[two, three, two]).of("a"), Some(three));
        assert_eq!(after(&[two, Given { moves: 6, ..two }]).of("a"), Some(Given { moves: 6, ..two }));
    }
}
