//! What Coach says now and then after its move: words for company, never advice.

use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IndexedRandom};

use super::prelude::*;

/// After its first move Coach speaks after one in this many, on average.
const SELDOM: u64 = 5;
/// Number of lines for the first move, for an only move, and for any other.
const LINES: [u64; 3] = [3, 2, 8];
/// The lines about one game: its message and these attributes, as many as it has.
const OWN: [&str; 4] = ["", ".two", ".three", ".four"];

impl Table {
    /// Returns what Coach says after the move it has just made against a person: always after its first, so that no game is silent, and then
    /// seldom. It depends on the seed and on what everybody sees, never on who is winning, so that it tells nothing that is hidden.
    pub fn coach_says(&self, look: &Look) -> Option<String> {
        let last = self.plies().checked_sub(1)?;
        let mover = Seat::to_move(last);
        let seats = self.seats_at(last)?;
        let [coach, other] = [seats[mover.index()], seats[mover.other().index()]];
        if !matches!((coach, other), (Player::Machine(Machine::Coach(_)), Player::Person)) || !self.is_open() {
            return None;
        }
        // Apart from the draw that decides the move, so that no slip can be heard.
        let mut rng = StdRng::seed_from_u64(self.seating.seed.rotate_left(32).wrapping_add(last as u64));
        let is_first = last < self.seating.opening + Seat::ALL.len();
        if rng.random_range(0..SELDOM) > 0 && !is_first {
            return None;
        }
        let before = self.history.record.position_after(last);
        let [first, only, any] = LINES.map(|lines| rng.random_range(0..lines));
        let own = OWN.iter().map(|part| format!("coach-says-{}{part}", self.id()));
        let own: Vec<String> = own.filter(|id| look.texts.has(id)).collect();
        let own = if rng.random() { own.choose(&mut rng) } else { None };
        let line = if self.game().moves(&before).nth(1).is_none() {
            say!(look, "coach-says-only", line = only)
        } else if let Some(own) = own {
            say!(look, own)
        } else if is_first {
            say!(look, "coach-says-first", line = first)
        } else {
            say!(look, "coach-says", line = any)
        };
        Some(say!(look, "coach-said", line = line))
    }
}
