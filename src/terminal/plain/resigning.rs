//! Resigning a game, and the mistake that lost it.

use std::io;

use zugzwang_engine::Seat;

use super::{
    Session,
    game::{Playing, game_over},
};
use crate::{
    play::{
        board::Refusal,
        panels::Who,
        table::{Cause, Table},
        told,
    },
    say,
    words::numbers::clear,
};

impl Session<'_> {
    /// Resigns for the user or, if there are two, for the one whose turn it is.
    pub(super) fn resign(&mut self, playing: &mut Playing) -> io::Result<()> {
        let table = &mut playing.table;
        let told = match table.resign() {
            Ok(()) => {
                playing.changed = true;
                return Ok(());
            }
            Err(Refusal::Over) => game_over(table, &self.look),
            Err(_) if table.paced().is_some() => say!(self.look, "plain-machines"),
            Err(refusal) => refusal.sentence(table.id(), &self.look),
        };
        self.talk.tell(&told)
    }

    /// Explains which move lost the game that this player resigned, and what the perfect player would have played.
    pub(super) fn decided(&mut self, table: &Table, resigned: Seat) -> io::Result<Vec<String>> {
        self.talk.flush()?;
        let mut review = table.review();
        self.thinker.review(&mut review, &self.look);
        let look = &self.look;
        let Some(cause) = Cause::of(&review) else { return Ok(Vec::new()) };
        let told = cause.words(Who::of(table.seats(), resigned), look);
        let Cause::Mistake(mistake) = cause else { return Ok(vec![told]) };
        let (number, moves) = (mistake.number, review.moves());
        let notation = moves.get(number.saturating_sub(1)).map_or("", String::as_str);
        let past = review.words(number, &look.in_past());
        let words = told::with_notation(past, notation, look);
        let moved = told::moved(table.seats(), resigned, &words, look);
        let mut lines = vec![say!(look, "review-at", number = number, count = moves.len(), moved = moved), told];
        let mut before = review.trial(number);
        self.thinker.until(&mut before, look, Table::is_settled);
        lines.extend(before.suggested(look).map(|(notation, words)| {
            let words = say!(look, "plain-move", notation = clear(&notation, look), words = words);
            say!(look, &told::best_known("why-advice", &before), words = words)
        }));
        Ok(lines)
    }
}
