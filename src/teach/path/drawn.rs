//! Setups drawn for a stop: by its own rules, and as often lost as won for who begins.

use std::collections::BTreeSet;

use zugzwang_engine::{Cancel, Outcome, Rng, games};

use super::Stop;

/// So many setups are drawn until one is worth what it is to be.
const TRIES: u64 = 400;
/// A game of which nothing new has been drawn so often has no other setups.
const REPEATS: usize = 40;

impl Stop {
    /// The words of a setup by the rules of this stop, drawn from this seed: of half the seeds lost for who begins, where the game
    /// has such setups.
    pub fn drawn(&self, seed: u64) -> Vec<String> {
        let is_lost = seed.is_multiple_of(2);
        let tries = (0..TRIES).filter_map(|more| self.one_drawn(seed.wrapping_mul(TRIES).wrapping_add(more)));
        let (mut tried, mut repeats, mut other) = (BTreeSet::new(), 0, None);
        for words in tries {
            if !tried.insert(words.clone()) {
                repeats += 1;
                if repeats == REPEATS {
                    break;
                }
                continue;
            }
            repeats = 0;
            let outcome = self.outcome(&words).unwrap_or(Outcome::Unknown);
            if outcome != Outcome::Unknown && (outcome == Outcome::Loss) == is_lost {
                return words;
            }
            other = other.or((outcome != Outcome::Unknown).then_some(words));
        }
        other.unwrap_or_else(|| self.words(usize::MAX).into_iter().map(ToOwned::to_owned).collect())
    }

    /// A setup of this seed with the stop's rules; `None` where they do not fit together, or nothing is left to be played.
    fn one_drawn(&self, seed: u64) -> Option<Vec<String>> {
        let game = games::find(self.game)?;
        let drawn = if self.is_two_heaps() { two_heaps(seed) } else { game.of_seed(seed) };
        // Whether the last move wins is the stop's own rule; what else a game can be set to is drawn with the rest.
        let is_last = |word: &str| word.starts_with("last=");
        let own = self.words(usize::MAX).into_iter().filter(|word| is_last(word)).map(ToOwned::to_owned);
        let words: Vec<String> = drawn.into_iter().filter(|word| !is_last(word)).chain(own).collect();
        game.open(&words).is_ok_and(|record| !record.legal(1).is_empty()).then_some(words)
    }

    /// Returns whether the stop is about two heaps alone.
    fn is_two_heaps(&self) -> bool {
        self.id == "equal-heaps"
    }

    /// Returns the outcome of a setup for who begins; `None` where it is no setup of the game or has no answer.
    fn outcome(&self, words: &[String]) -> Option<Outcome> {
        let record = games::find(self.game)?.open(words).ok()?;
        record.answer(&Cancel::never()).ok()?.outcome
    }
}

/// Two heaps, half of the time equal ones.
fn two_heaps(seed: u64) -> Vec<String> {
    const MOST: usize = 12;
    let mut draw = Rng::new(seed, "two-heaps");
    let [first, second] = [(); 2].map(|()| 1 + draw.below(MOST));
    let second = if draw.below(2) == 0 { first } else { second };
    vec![format!("heaps={first},{second}")]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::path;

    #[test]
    fn half_of_the_setups_drawn_are_lost_for_who_begins_where_a_game_has_such() {
        for stop in path::stops() {
            let outcomes: Vec<Outcome> = (0..4).filter_map(|seed| stop.outcome(&stop.drawn(seed))).collect();
            assert_eq!(outcomes.len(), 4, "{}", stop.id);
            let lost = outcomes.iter().filter(|outcome| **outcome == Outcome::Loss).count();
            assert!(lost == 2 || NEVER_LOST.contains(&stop.id), "{} {outcomes:?}", stop.id);
        }
    }

    /// Stops at which who begins never loses, or at which nobody can win.
    const NEVER_LOST: [&str; 4] = ["table", "rope", "coprime-product", "ticktacktwo"];
}
