//! Shows of hands in a class: counted before the verdict, compared with it, and summed up at the end of the game.

use super::{Class, Teaching};
use crate::screens::prelude::*;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Hands {
    /// The number of moves played before the question.
    plies: usize,
    mover: u64,
    other: u64,
    /// The number of right ones; `None` if the result is not known, or a draw.
    right: Option<u64>,
}

impl Hands {
    const fn all(self) -> u64 {
        self.mover.saturating_add(self.other)
    }
}

/// Parses two numbers with a space between them. No move is written that way.
fn counted(text: &str) -> Option<(u64, u64)> {
    let mut numbers = text.split_whitespace().map(|number| number.parse::<u32>().map(u64::from));
    match (numbers.next(), numbers.next(), numbers.next()) {
        (Some(Ok(mover)), Some(Ok(other)), None) => Some((mover, other)),
        _ => None,
    }
}

impl Class {
    /// Whether a class is being asked, so that the line for moves takes its hands.
    pub(in crate::screens::play) fn asks_for_hands(&self, table: &Table) -> bool {
        self.is_taught() && self.told(table).is_some_and(|told| told.steps == 0)
    }

    /// Records hands typed in the line for moves while a class is being asked. Returns whether the text was such.
    pub(in crate::screens::play) fn note_hands(&mut self, text: &str, table: &Table) -> bool {
        let asks = self.asks_for_hands(table);
        let (Self::Teacher(Teaching { hands, .. }), Some((mover, other)), true) = (self, counted(text), asks) else {
            return false;
        };
        let plies = table.plies();
        let right = match table.worth().map(|worth| worth.outcome) {
            Some(Outcome::Win) => Some(mover),
            Some(Outcome::Loss) => Some(other),
            _ => None,
        };
        hands.retain(|hands| hands.plies != plies);
        hands.push(Hands { plies, mover, other, right });
        true
    }

    /// The lines about the hands: how to count them, their numbers, and after the verdict how many were right; at the end of the game
    /// the sum over all questions.
    pub(in crate::screens::play) fn hands_told(
        &self,
        steps: usize,
        table: &Table,
        look: &Look,
        width: u16,
    ) -> Vec<Line<'static>> {
        let Self::Teacher(Teaching { hands: all, .. }) = self else { return Vec::new() };
        let hands = all.iter().find(|hands| hands.plies == table.plies());
        let text = match (table.is_over(), hands, steps) {
            (true, ..) if !all.is_empty() => {
                let right: u64 = all.iter().filter_map(|hands| hands.right).sum();
                let known = all.iter().filter(|hands| hands.right.is_some()).map(|hands| hands.all());
                say!(look, "hands-sum", right = right, all = known.sum::<u64>())
            }
            (true, ..) | (_, None, 1..) => return Vec::new(),
            // The class would read what the teacher is to do.
            (_, None, 0) if look.is_projected() => return Vec::new(),
            (_, None, 0) => {
                let key = key_name(Context::Class, Action::Type, look);
                return wrapped(&say!(look, "hands-how", key = key), look.theme.dim, width);
            }
            (_, Some(hands), 0) => say!(look, "hands-raised", mover = hands.mover, other = hands.other),
            (_, Some(hands), _) => {
                let Some(right) = hands.right else { return Vec::new() };
                say!(look, "hands-right", right = right, all = hands.all())
            }
        };
        wrapped(&text, look.theme.text, width)
    }
}
