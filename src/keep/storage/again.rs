//! Positions in which the user gave something away. They come back as puzzles until they are solved twice in a row.

use serde::{Deserialize, Serialize};
use zugzwang_engine::{Day, InOrder};

use super::{
    files::{Content, Single},
    puzzles::text,
};
use crate::play::review::Slip;

const ENOUGH: u8 = 2;
/// Days until a position comes back: at first and after a wrong try, after it was solved once, and after it was solved more often but
/// not in a row.
const WAITS: [u32; 3] = [1, 3, 9];
/// If there are more positions, the oldest is dropped.
const MOST: usize = 200;
/// In characters of a position's id.
const LONGEST: usize = 600;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Waiting {
    id: String,
    place: String,
    #[serde(with = "text")]
    due: Day,
    /// The number of times it was solved at the first try.
    solved: u8,
    /// The number of these in a row, up to now.
    running: u8,
}

impl Waiting {
    fn postpone(&mut self, days: u32, today: Day) {
        self.due = today.after(days);
    }

    /// Counts a try. Returns whether the position is to come back.
    fn count(&mut self, right: bool, today: Day) -> bool {
        if right {
            self.solved = self.solved.saturating_add(1);
            self.running = self.running.saturating_add(1);
        } else {
            self.running = 0;
        }
        let wait = if right { usize::from(self.solved) } else { 0 };
        let [.., longest] = WAITS;
        self.postpone(WAITS.get(wait).copied().unwrap_or(longest), today);
        self.running < ENOUGH
    }
}

/// The positions that come back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Again {
    /// The oldest comes first.
    positions: Vec<Waiting>,
}

impl Again {
    /// Returns the positions that wait for the user on this day, the one that has waited longest first.
    pub fn due(&self, today: Day) -> Vec<Slip> {
        let mut due: Vec<&Waiting> = self.positions.iter().filter(|waiting| waiting.due <= today).collect();
        due.order_by_key(|waiting| waiting.due);
        due.into_iter().map(|waiting| Slip { id: waiting.id.clone(), place: waiting.place.clone() }).collect()
    }

    /// Returns the number of days until a position comes back; `None` if it does not.
    pub fn wait(&self, slip: &Slip, today: Day) -> Option<u64> {
        let waiting = self.positions.iter().find(|waiting| waiting.place == slip.place)?;
        Some(waiting.due.number().saturating_sub(today.number()))
    }

    /// Returns the record with more positions. One that is there already starts over.
    #[must_use]
    pub fn with(mut self, slips: Vec<Slip>, today: Day) -> Self {
        for Slip { id, place } in slips.into_iter().filter(|slip| slip.id.chars().count() <= LONGEST) {
            let known = self.positions.iter().position(|waiting| waiting.place == place);
            let solved = known.map_or(0, |at| self.positions.remove(at).solved);
            let [first, ..] = WAITS;
            self.positions.push(Waiting { id, place, due: today.after(first), solved, running: 0 });
        }
        self.positions.drain(..self.positions.len().saturating_sub(MOST));
        self
    }

    /// Returns the record after a position was solved at the first try, or not; `None` removes it.
    #[must_use]
    pub fn after(mut self, slip: &Slip, right: Option<bool>, today: Day) -> Self {
        self.positions.retain_mut(|waiting| {
            waiting.place != slip.place || right.is_some_and(|right| waiting.count(right, today))
        });
        self
    }
}

impl Content for Again {}

impl Single for Again {
    const NAME: &'static str = "again";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: u32) -> Day {
        Day::at(0).after(number)
    }

    fn slip(number: usize) -> Slip {
        Slip { id: format!("nim heaps={number}"), place: format!("nim {number}") }
    }

    /// Returns after how many days the position came back each time, until it no longer did.
    fn waits(tries: &[bool]) -> Vec<Option<u64>> {
        let mut again = Again::default().with(vec![slip(1)], day(0));
        let (mut waits, mut today) = (vec![again.wait(&slip(1), day(0))], day(0));
        for right in tries {
            today = today.after(u32::try_from(waits.last().copied().flatten().expect("it waits")).expect("a few days"));
            assert_eq!(again.due(today).len(), 1, "{tries:?}");
            again = again.after(&slip(1), Some(*right), today);
            assert!(again.due(today).is_empty(), "it never comes back on the same day");
            waits.push(again.wait(&slip(1), today));
        }
        waits
    }

    #[test]
    fn a_position_comes_back_the_next_day_and_later_until_it_is_solved_twice_in_a_row() {
        assert_eq!(waits(&[true, true]), [Some(1), Some(3), None]);
        assert_eq!(waits(&[false, true, true]), [Some(1), Some(1), Some(3), None]);
        assert_eq!(waits(&[true, false, true, true]), [Some(1), Some(3), Some(1), Some(9), None]);
        assert_eq!(waits(&[false, false, true, false, true]), [1, 1, 1, 3, 1, 9].map(Some));
    }

    #[test]
    fn a_position_is_saved_once_and_the_oldest_are_dropped() {
        let again = Again::default().with(vec![slip(1), slip(2), slip(1)], day(0));
        assert_eq!(again.due(day(1)), [slip(2), slip(1)]);
        assert!(again.due(day(0)).is_empty());
        let again = again.with((3..=MOST + 1).map(slip).collect(), day(1));
        assert_eq!((again.positions.len(), again.wait(&slip(2), day(1))), (MOST, None));
        let long = Slip { id: "x".repeat(LONGEST + 1), place: "long".into() };
        assert!(again.with(vec![long], day(2)).positions.iter().all(|waiting| waiting.place != "long"));
    }

    #[test]
    fn a_mistake_made_again_starts_over() {
        let again = Again::default().with(vec![slip(1)], day(0)).after(&slip(1), Some(true), day(1));
        assert_eq!(again.wait(&slip(1), day(1)), Some(3));
        let again = again.with(vec![slip(1)], day(2));
        assert_eq!(again.wait(&slip(1), day(2)), Some(1));
        let removed = again.clone().after(&slip(1), None, day(3));
        assert_eq!(removed, Again::default());
        let text = serde_json::to_string(&again).expect("it can be written");
        assert_eq!(serde_json::from_str::<Again>(&text).expect("it reads back"), again);
    }
}
