//! Shows of hands in a class: counted before the verdict, compared with it, and summed up at the end of the game.

use super::GameView;
use crate::screens::prelude::*;

/// The hands raised for one question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Hands {
    /// The number of moves played before the question.
    plies: usize,
    /// The hands for the player to move.
    mover: u64,
    /// The hands for the opponent.
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

impl GameView {
    /// Whether a class is being asked, so that the line for moves takes its hands.
    pub(in crate::screens::play) fn asks_for_hands(&self) -> bool {
        self.is_taught() && self.class_told().is_some_and(|(told, _)| told == 0)
    }

    /// Records hands typed in the line for moves while a class is being asked. Returns whether the text was such.
    pub(in crate::screens::play) fn note_hands(&mut self, text: &str) -> bool {
        let (Some((mover, other)), true) = (counted(text), self.asks_for_hands()) else { return false };
        let plies = self.table.plies();
        let right = match self.table.worth().map(|worth| worth.outcome) {
            Some(Outcome::Win) => Some(mover),
            Some(Outcome::Loss) => Some(other),
            _ => None,
        };
        if let Some(class) = &mut self.class {
            class.hands.retain(|hands| hands.plies != plies);
            class.hands.push(Hands { plies, mover, other, right });
        }
        true
    }

    /// The lines about the hands: how to count them, their numbers, and after the verdict how many were right; at the end of the game
    /// the sum over all questions.
    pub(super) fn hands_told(&self, told: usize, look: &Look, width: u16) -> Vec<Line<'static>> {
        let Some(class) = self.class.as_ref().filter(|_| self.is_taught()) else { return Vec::new() };
        let (sum, plies) = (|of: fn(&Hands) -> u64| class.hands.iter().map(of).sum::<u64>(), self.table.plies());
        let hands = class.hands.iter().find(|hands| hands.plies == plies);
        let text = match (self.table.status(), hands, told) {
            (Status::Over(_), _, _) if !class.hands.is_empty() => {
                let known = class.hands.iter().filter(|hands| hands.right.is_some()).map(|hands| hands.all());
                say!(look, "hands-sum", right = sum(|hands| hands.right.unwrap_or(0)), all = known.sum::<u64>())
            }
            (Status::Over(_), ..) | (_, None, 1..) => return Vec::new(),
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
