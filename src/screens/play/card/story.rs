//! The sentence of the card: where the game turned.

use zugzwang_engine::{Outcome, Seat, Winner};

use super::Card;
use crate::{
    look::Look,
    play::{
        board::{End, Table},
        panels::Who,
        review::{Cause, Mistake, Reviewed},
        told::{is_name, moved, place},
    },
    say,
};

/// Says where the game turned, or while that is not known what ended it.
pub(super) fn told(card: &Card, table: &dyn Table, look: &Look) -> String {
    let turned = card.review.as_deref().and_then(|review| Story { card, review, look }.told());
    turned.unwrap_or_else(|| ended(card, table, look))
}

/// Says what ended the game.
fn ended(card: &Card, table: &dyn Table, look: &Look) -> String {
    let who = |seat| Who::of(table.seats(), seat);
    match (card.end, table.last_words(look)) {
        (End::Resigned(seat), _) => say!(look, "status-resigned", who = who(seat.other())),
        (End::Played(_), Some((seat, words))) => {
            let moved = moved(table.seats(), seat, &words, look);
            say!(look, "card-last", moved = moved)
        }
        (End::Played(_), None) => say!(look, "card-no-move"),
    }
}

struct Story<'a> {
    card: &'a Card,
    review: &'a dyn Reviewed,
    look: &'a Look,
}

impl Story<'_> {
    fn told(&self) -> Option<String> {
        if self.review.moves().is_empty() {
            return None;
        }
        match Cause::of_end(self.review, self.card.winner())? {
            Cause::Mistake(mistake) => Some(self.turned(mistake)),
            Cause::Start => self.held(),
            Cause::Needless(worth) => self.needless(worth),
            Cause::Silent => None,
        }
    }

    fn who(&self, seat: Seat) -> Who {
        Who::of(self.review.seats(), seat)
    }

    fn position(&self, plies: usize, from: bool) -> String {
        place(&self.review.position(plies), plies, from, self.look)
    }

    /// One move decided the game.
    fn turned(&self, mistake: Mistake) -> String {
        let (look, mover) = (self.look, mistake.mover());
        let seats = self.review.seats_at(mistake.number);
        let key = match self.card.winner() {
            Winner::Draw => "card-turned-draw",
            _ if seats.is_some() && self.card.me.is_some_and(|me| me != mover) => "card-used",
            _ => "card-turned",
        };
        let before = mistake.number.saturating_sub(1);
        let (start, position) = (before == 0 && !is_name(&self.review.position(0)), self.position(before, true));
        let words = self.review.words(mistake.number, look);
        let number = mistake.number.div_ceil(2);
        let (who, from) = (Who::of(seats, mover), mistake.before);
        say!(look, key, who = who, from = from, start = start, position = position, number = number, words = words)
    }

    /// No move gave the result away.
    fn held(&self) -> Option<String> {
        let (look, start) = (self.look, self.position(0, true));
        let Some(winner) = self.card.winner().seat() else {
            return Some(say!(look, "card-held-draw", position = start));
        };
        let is_kept = self.review.seats_at(1 + winner.index()).is_some();
        if is_kept && self.card.me == Some(winner) && matches!(self.card.end, End::Played(_)) {
            return self.kept(winner);
        }
        let is_mine = self.card.me == Some(winner.other());
        let key = if is_mine { "card-lost-from-start" } else { "card-held" };
        Some(say!(look, key, who = Who::Seat(winner), position = start))
    }

    /// The user won from the start, and kept the win from the first move on.
    fn kept(&self, winner: Seat) -> Option<String> {
        let (look, first) = (self.look, 1 + winner.index());
        let all = self.review.moves().len();
        match all.checked_sub(first)? {
            0 => Some(say!(look, "card-at-once", words = self.review.words(first, look))),
            _ => Some(say!(look, "card-kept", position = self.position(first, false))),
        }
    }

    /// The resignation was not necessary.
    fn needless(&self, worth: Outcome) -> Option<String> {
        let End::Resigned(seat) = self.card.end else { return None };
        Some(say!(self.look, "card-needless", who = self.who(seat), worth = worth))
    }
}
