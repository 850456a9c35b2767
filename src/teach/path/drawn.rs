//! Random setups for a stop: with its rules, and half of them lost for the player who goes first.

use std::collections::BTreeSet;

use zugzwang_engine::{Cancel, Outcome, Rng, games};

use super::Stop;

const TRIES: u64 = 400;
/// After this many repeats in a row the game is taken to have no other setups.
const REPEATS: usize = 40;

impl Stop {
    /// Returns a random setup with the rules of this stop. For half of the seeds it is lost for the player who goes
    /// first, if the game has such setups.
    pub fn drawn(&self, seed: u64) -> Vec<String> {
        let is_lost = seed.is_multiple_of(2);
        let tries = (0..TRIES).filter_map(|more| self.draw_one(seed.wrapping_mul(TRIES).wrapping_add(more)));
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

    /// Returns the setup of this seed with the rules of the stop; `None` if it is not valid or has no moves.
    fn draw_one(&self, seed: u64) -> Option<Vec<String>> {
        let game = games::find(self.game)?;
        let drawn = if self.id == "equal-heaps" { two_heaps(seed) } else { game.of_seed(seed) };
        // The stop decides whether the last move wins; other fields are random.
        let is_last = |word: &str| word.starts_with("last=");
        let own = self.words(usize::MAX).into_iter().filter(|word| is_last(word)).map(ToOwned::to_owned);
        let words: Vec<String> = drawn.into_iter().filter(|word| !is_last(word)).chain(own).collect();
        game.open(&words).is_ok_and(|record| !record.legal(1).is_empty()).then_some(words)
    }

    /// Returns the outcome for the player who goes first; `None` if the setup is not valid or not solved.
    fn outcome(&self, words: &[String]) -> Option<Outcome> {
        let record = games::find(self.game)?.open(words).ok()?;
        record.answer(&Cancel::never()).ok()?.outcome
    }
}

/// Draws two heaps, which are equal half of the time.
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
    fn half_of_the_random_setups_are_lost_where_a_game_has_such() {
        for stop in path::stops() {
            let outcomes: Vec<Outcome> = (0..4).filter_map(|seed| stop.outcome(&stop.drawn(seed))).collect();
            assert_eq!(outcomes.len(), 4, "{}", stop.id);
            let lost = outcomes.iter().filter(|outcome| **outcome == Outcome::Loss).count();
            assert!(lost == 2 || NEVER_LOST.contains(&stop.id), "{} {outcomes:?}", stop.id);
        }
    }

    /// At these stops, the first player never loses, or nobody can win.
    const NEVER_LOST: [&str; 4] = ["table", "rope", "coprime-product", "ticktacktwo"];
}
