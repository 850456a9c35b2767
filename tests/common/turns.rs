//! Cases that are tried a few at a time, all of them in turn.

use super::counts::nightly;

/// The cases of a loop inside another one, such as the languages in which each of many positions is told. In an ordinary
/// run each round of the outer loop tries a few of them, and the next round goes on from there. At night each round tries
/// all of them.
pub struct Turns<T> {
    cases: Vec<T>,
    each: usize,
    next: usize,
}

impl<T: Clone> Turns<T> {
    pub fn of(few: usize, cases: impl IntoIterator<Item = T>) -> Self {
        let cases: Vec<T> = cases.into_iter().collect();
        Self { each: nightly(few, cases.len()), cases, next: 0 }
    }

    /// Returns the cases of this round.
    pub fn round(&mut self) -> impl Iterator<Item = T> + use<T> {
        let from = self.next;
        self.next = (from + self.each) % self.cases.len();
        let round: Vec<T> = self.cases.iter().cycle().skip(from).take(self.each).cloned().collect();
        round.into_iter()
    }
}
