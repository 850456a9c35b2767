//! Cases that are tried a few at a time, all of them in turn.

use super::counts::nightly;

/// The cases of a loop inside another one, such as the languages in which each of many positions is told. In an ordinary
/// run each round of the outer loop tries a few of them, and the next round goes on from there. Each pass through all of
/// them begins one case later, so that whatever recurs in the outer loop meets other cases in the next pass. At night each
/// round tries all of them.
pub struct Turns<T> {
    cases: Vec<T>,
    each: usize,
    tried: usize,
}

impl<T: Clone> Turns<T> {
    /// A round tries `few` of the cases, at night all.
    pub fn of(few: usize, cases: impl IntoIterator<Item = T>) -> Self {
        let cases: Vec<T> = cases.into_iter().collect();
        Self { each: nightly(few, cases.len()), cases, tried: 0 }
    }

    /// Returns the cases of this round.
    pub fn round(&mut self) -> impl Iterator<Item = T> + use<T> {
        let (from, all) = (self.tried, self.cases.len());
        self.tried += self.each;
        let round: Vec<T> = (from..self.tried).map(|at| self.cases[(at + at / all) % all].clone()).collect();
        round.into_iter()
    }
}
