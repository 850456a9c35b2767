//! What the card tells of the game: where it turned, and the moves of each player as signs.

use zugzwang_engine::Winner;

use super::Card;
use crate::{
    look::align::{last_fitting, left},
    play::{
        ahead::Ahead,
        board::End,
        review::Mistake,
        table::{Cause, Review},
        told::{last_moved, left_at, name, place},
    },
    screens::{
        marked::{Mark, numbers},
        prelude::*,
    },
};

/// Says where the game turned, or while that is not known what ended it.
pub(super) fn told(card: &Card, table: &Table, look: &Look) -> String {
    let turned = card.review.as_ref().and_then(|review| Story { card, review, look }.told());
    turned.unwrap_or_else(|| ended(card, table, look))
}

/// Says what ended the game.
fn ended(card: &Card, table: &Table, look: &Look) -> String {
    let who = |seat| Who::of(table.seats(), seat);
    match (card.end, last_moved(table, look)) {
        (End::Resigned(seat), _) => say!(look, "status-resigned", who = who(seat.other())),
        (End::Played(_), Some(moved)) => say!(look, "card-last", moved = moved),
        (End::Played(_), None) => say!(look, "card-no-move"),
    }
}

struct Story<'a> {
    card: &'a Card,
    review: &'a Review,
    look: &'a Look,
}

impl Story<'_> {
    fn told(&self) -> Option<String> {
        if self.review.moves().is_empty() {
            return None;
        }
        match Cause::of_end(self.review, self.card.end.winner())? {
            Cause::Mistake(mistake) => Some(words::joined(
                std::iter::once(self.turned(mistake)).chain(self.slipped_before(mistake)),
                self.look,
            )),
            Cause::Start => self.held(),
            Cause::Needless(worth) => self.needless(worth),
            Cause::Silent => None,
        }
    }

    fn who(&self, seat: Seat) -> Who {
        Who::of(self.review.seats(), seat)
    }

    fn position(&self, plies: usize, from: bool) -> String {
        place(self.review.id(), &self.review.position(plies), plies, from, self.look)
    }

    /// One move decided the game.
    fn turned(&self, mistake: Mistake) -> String {
        let (look, mover) = (self.look, mistake.mover());
        let seats = self.review.seats_at(mistake.number);
        let key = match self.card.end.winner() {
            Winner::Draw => "card-turned-draw",
            _ if seats.is_some() && self.card.me.is_some_and(|me| me != mover) => "card-used",
            _ => "card-turned",
        };
        let before = mistake.number.saturating_sub(1);
        let left = left_at(self.review.id(), &self.review.position(before), before, look);
        let words = self.review.words(mistake.number, look);
        let number = mistake.number.div_ceil(2);
        let (who, from) = (Who::of(seats, mover), mistake.before);
        say!(look, key, who = who, from = from, left = left, number = number, words = words)
    }

    /// Names the earlier slip with which Why? begins, so that it is no surprise there.
    fn slipped_before(&self, decided: Mistake) -> Option<String> {
        let slip = self.card.lesson().filter(|slip| slip.number != decided.number)?;
        // A draw that stayed one was never more again.
        let is_let_back = (slip.after, decided.before) != (Outcome::Draw, Outcome::Draw);
        Some(say!(self.look, "card-slipped-before", back = is_let_back, number = slip.number.div_ceil(2)))
    }

    /// No move gave the result away.
    fn held(&self) -> Option<String> {
        let (look, start) = (self.look, self.position(0, true));
        let Some(winner) = self.card.end.winner().seat() else {
            return Some(say!(look, "card-held-draw", position = start));
        };
        let is_kept = self.review.seats_at(1 + winner.index()).is_some();
        if is_kept && self.card.me == Some(winner) && matches!(self.card.end, End::Played(_)) {
            return self.kept(winner);
        }
        let who = Who::Seat(winner);
        if self.card.me != Some(winner.other()) {
            return Some(say!(look, "card-held", who = who, position = start));
        }
        // Advice to go first or second holds only if it is the turn that decides.
        Some(match self.card.ahead.answer() {
            Some(Ahead::First | Ahead::Second) => say!(look, "card-lost-from-start", who = who, position = start),
            Some(Ahead::Side(side)) => say!(look, "card-lost-to-side", side = side, position = start),
            None if self.card.ahead.is_open() => return None,
            Some(Ahead::Neither) | None => say!(look, "card-held", who = who, position = start),
        })
    }

    /// The user won from the start, and kept the win from the first move on.
    fn kept(&self, winner: Seat) -> Option<String> {
        let (look, first) = (self.look, 1 + winner.index());
        let all = self.review.moves().len();
        let left = name(self.review.id(), &self.review.position(first), look);
        Some(match (all.checked_sub(first)?, left) {
            (0, _) => say!(look, "card-at-once", words = self.review.words(first, look)),
            (_, Some(position)) => match self.lefts(first) {
                Some(lefts) => say!(look, "card-kept-all", lefts = lefts),
                None => say!(look, "card-kept", position = position),
            },
            (_, None) => say!(look, "card-kept-move", words = self.review.words(first, look)),
        })
    }

    /// Lists what the winner left, from this move on; `None` if that is one position, or more than a sentence has room for.
    fn lefts(&self, first: usize) -> Option<String> {
        const MOST: usize = 5;
        /// In columns, of all positions together.
        const WIDEST: usize = 32;
        let look = self.look;
        let left = |plies| name(self.review.id(), &self.review.position(plies), look);
        // The end of the game is nothing that was left to the other.
        let lefts: Vec<String> = (first..self.review.moves().len()).step_by(2).map(left).collect::<Option<_>>()?;
        let wide = lefts.iter().map(|left| width_of(left)).sum::<usize>() > WIDEST;
        (!wide && (2..=MOST).contains(&lefts.len())).then(|| lefts.join(&say!(look, "card-then")))
    }

    /// The resignation was not necessary.
    fn needless(&self, worth: Outcome) -> Option<String> {
        let End::Resigned(seat) = self.card.end else { return None };
        Some(say!(self.look, "card-needless", who = self.who(seat), worth = worth))
    }
}

/// A row of tiles for each of these players, with as many of the last moves as fit.
pub(super) fn rows(review: &Review, seats: &[Seat], look: &Look, width: u16) -> Vec<Line<'static>> {
    let name = |seat: &Seat| say!(look, "review-side", who = Who::of(review.seats(), *seat));
    let names: Vec<String> = seats.iter().map(name).collect();
    let widest = names.iter().map(|name| width_of(name)).max().unwrap_or(0);
    let played = review.moves();
    let row = |(seat, name): (&Seat, &String)| {
        // Moves made before the player sat down are another player's.
        let is_own = |number: &usize| review.seats_at(*number) == review.seats();
        let own = (1..=played.len()).filter(|number| Seat::to_move(number - 1) == *seat).filter(is_own);
        let moves: Vec<usize> = own.collect();
        let marks: Vec<Mark> = moves.iter().map(|number| Mark::of(review, *number)).collect();
        if marks.is_empty() {
            return None;
        }
        let head = format!("{}  ", left(name, widest));
        let mistakes = summary(&marks, look);
        let room = usize::from(width).saturating_sub(width_of(&head) + width_of(&mistakes) + 3);
        let numbers = numbers(review, &played, &moves, look);
        let tile = |(number, mark): (&String, &Mark)| {
            let (sign, style) = mark.sign(look);
            vec![Span::styled(format!(" {number} {sign} "), style), Span::raw(" ")]
        };
        let tiles: Vec<Entry> = numbers.iter().zip(&marks).map(tile).collect();
        let last = last_of(&tiles, room, look);
        let first = tiles.len() - last.len();
        // Without numbers in the tiles, the first one says which move it is.
        let number = numbers.get(first).zip(moves.get(first)).filter(|(name, _)| !name.ends_with('.'));
        let number = number.map_or_else(String::new, |(_, at)| format!("{}. ", at.div_ceil(2)));
        let cut = (first > 0).then(|| Span::styled(format!("{} {number}", look.glyphs().more), look.theme.dim));
        let spans =
            std::iter::once(Span::styled(head, look.theme.dim)).chain(cut).chain(last.iter().flatten().cloned());
        Some(spans.chain([Span::styled(format!("  {mistakes}"), look.theme.text)]).collect())
    };
    seats.iter().zip(&names).filter_map(row).collect()
}

type Entry = Vec<Span<'static>>;

/// The last tiles that fit, with room for the sign that some are left out and for the number of the first of them.
fn last_of<'a>(tiles: &'a [Entry], room: usize, look: &Look) -> &'a [Entry] {
    let width = |tile: &Entry| tile.iter().map(Span::width).sum();
    let all = last_fitting(tiles, room, width);
    if all.len() == tiles.len() {
        return all;
    }
    let number = tiles.len().to_string().len() + 2;
    last_fitting(tiles, room.saturating_sub(width_of(look.glyphs().more) + 1 + number), width)
}

/// Says how many were mistakes; empty until that is known.
fn summary(marks: &[Mark], look: &Look) -> String {
    if marks.contains(&Mark::Unknown) {
        return String::new();
    }
    let count = marks.iter().filter(|mark| **mark == Mark::Gave).count();
    say!(look, "card-mistakes", count = count)
}
