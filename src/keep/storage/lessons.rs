//! The record of completed lessons.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::files::{Content, Single};

/// The result of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// From 1 to 3, or 0 if a move was shown.
    pub stars: u8,
    /// Number of moves the user made, wrong ones included.
    pub moves: u64,
}

/// Completed lessons, each with its best result.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lessons {
    done: BTreeMap<String, Given>,
}

impl Lessons {
    /// Returns the best result of a lesson; `None` if it was never completed.
    pub fn of(&self, id: &str) -> Option<Given> {
        self.done.get(id).copied()
    }

    /// Returns the record with this result added.
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
    fn the_best_result_of_a_lesson_stays() {
        let [told, two, three] = [(0, 5), (2, 7), (3, 5)].map(|(stars, moves)| Given { stars, moves });
        let after = |all: &[Given]| all.iter().fold(Lessons::default(), |lessons, given| lessons.with("a", *given));
        assert_eq!(Lessons::default().of("a"), None);
        assert_eq!(after(&[told]).of("a"), Some(told));
        assert_eq!(after(&[told, two, told]).of("a"), Some(two));
        assert_eq!(after(&[two, three, two]).of("a"), Some(three));
        assert_eq!(after(&[two, Given { moves: 6, ..two }]).of("a"), Some(Given { moves: 6, ..two }));
    }
}
