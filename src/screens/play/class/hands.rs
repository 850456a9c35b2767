//! Hands that a class has raised: counted before it is told, compared with what is so, and summed up at the end.

use ratatui::text::Line;
use zugzwang_engine::Outcome;

use super::GameView;
use crate::{
    look::{Look, align::wrapped},
    play::board::Status,
    say,
    screens::{action::Action, key_name, keymap::Context},
};

/// The hands of one question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Hands {
    /// After how many moves it was asked.
    plies: usize,
    /// Those for whoever was to move.
    mover: u64,
    /// Those for the other.
    other: u64,
    /// The number of them that were right; `None` as long as that is not known, and for a draw.
    right: Option<u64>,
}

impl Hands {
    const fn all(self) -> u64 {
        self.mover.saturating_add(self.other)
    }
}

/// Two numbers with a space between them, as no move is written.
fn counted(text: &str) -> Option<(u64, u64)> {
    let mut numbers = text.split_whitespace().map(|number| number.parse::<u32>().map(u64::from));
    match (numbers.next(), numbers.next(), numbers.next()) {
        (Some(Ok(mover)), Some(Ok(other)), None) => Some((mover, other)),
        _ => None,
    }
}

impl GameView {
    /// Returns whether a class is asked now, so that its hands may be typed in the line for moves.
    pub(in crate::screens::play) fn asks_for_hands(&self) -> bool {
        self.is_taught() && self.class_told().is_some_and(|(told, _)| told == 0)
    }

    /// Notes hands that were typed in the line for moves, while a class is asked; whether the text was such.
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

    /// Returns what is said of the hands: how they are counted, how they stood, and once it is told how many were right; at the
    /// end of the game those of all its questions.
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
