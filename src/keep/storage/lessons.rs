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

/// The place in a lesson that was left before its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    /// The index of the step.
    pub step: usize,
    /// The position at its beginning, as a request.
    pub position: String,
    /// Number of steps of the reason told there.
    pub told: usize,
    /// Number of moves the user has made.
    pub moves: u64,
    /// Whether a move was shown.
    pub shown: bool,
    /// The steps that were not right at the first try; none in files from before they were counted.
    #[serde(default)]
    pub missed: Vec<usize>,
}

/// Files from before places were saved have results only.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stars: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moves: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left: Option<Left>,
}

/// Lessons, each with its best result if it was completed, and the place where it was left if it was not.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lessons {
    entries: BTreeMap<String, Entry>,
}

impl Lessons {
    /// Returns the best result of a lesson; `None` if it was never completed.
    pub fn of(&self, id: &str) -> Option<Given> {
        let entry = self.entries.get(id)?;
        Some(Given { stars: entry.stars?, moves: entry.moves? })
    }

    /// Returns the place where a lesson was left; `None` if it starts at its first step.
    pub fn left(&self, id: &str) -> Option<&Left> {
        self.entries.get(id)?.left.as_ref()
    }

    /// Returns the record with this place in a lesson; `None` forgets the old one.
    #[must_use]
    pub fn leaving(mut self, id: &str, left: Option<Left>) -> Self {
        if left.is_some() || self.left(id).is_some() {
            self.entries.entry(id.to_owned()).or_default().left = left;
        }
        self.entries.retain(|_, entry| *entry != Entry::default());
        self
    }

    /// Returns the record with this result added. The lesson then starts at its first step again.
    #[must_use]
    pub fn with(mut self, id: &str, given: Given) -> Self {
        let better = |old: Given| (given.stars, old.moves) > (old.stars, given.moves);
        let counts = self.of(id).is_none_or(better);
        let entry = self.entries.entry(id.to_owned()).or_default();
        entry.left = None;
        if counts {
            (entry.stars, entry.moves) = (Some(given.stars), Some(given.moves));
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

    #[test]
    fn the_place_in_a_lesson_is_saved_until_it_is_completed() {
        let left =
            Left { step: 3, position: "nim heaps=1,2".to_owned(), told: 1, moves: 2, shown: false, missed: vec![1] };
        let lessons = Lessons::default().leaving("a", Some(left.clone()));
        assert_eq!((lessons.of("a"), lessons.left("a")), (None, Some(&left)));
        let read: Lessons =
            serde_json::from_str(&serde_json::to_string(&lessons).expect("it is written")).expect("it is read");
        assert_eq!(read, lessons);
        let done = lessons.clone().with("a", Given { stars: 3, moves: 5 });
        assert_eq!((done.of("a").map(|given| given.stars), done.left("a")), (Some(3), None));
        assert_eq!(lessons.leaving("a", None), Lessons::default());
    }

    #[test]
    fn a_file_without_places_is_read() {
        let lessons: Lessons = serde_json::from_str(r#"{"a":{"stars":2,"moves":7}}"#).expect("it is read");
        assert_eq!(lessons.of("a"), Some(Given { stars: 2, moves: 7 }));
        assert_eq!(serde_json::to_string(&lessons).expect("it is written"), r#"{"a":{"stars":2,"moves":7}}"#);
    }
}
