//! The moves of a finished game as they are marked: kept, given away, or lost before.

use crate::{
    play::{review::Standing, table::Review},
    screens::prelude::*,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Kept,
    Gave,
    /// There was nothing to lose.
    Lost,
    Unknown,
}

impl Mark {
    pub(super) fn of(review: &Review, number: usize) -> Self {
        let mover = Seat::to_move(number.saturating_sub(1));
        let is_mistake = review.mistakes().binary_search_by_key(&number, |mistake| mistake.number).is_ok();
        match (review.standing(number.saturating_sub(1)), review.standing(number)) {
            _ if is_mistake => Self::Gave,
            (Standing::Known(winner), Standing::Known(_)) if winner.seat() == Some(mover.other()) => Self::Lost,
            (Standing::Known(_), Standing::Known(_)) => Self::Kept,
            _ => Self::Unknown,
        }
    }

    /// The sign, and the style of a tile with it.
    pub(super) fn sign(self, look: &Look) -> (&'static str, Style) {
        let (glyphs, theme) = (look.glyphs(), &look.theme);
        match self {
            Self::Kept => (glyphs.wins, theme.win_chip),
            Self::Gave => (glyphs.mistake, theme.loss_chip),
            Self::Lost => (glyphs.dot, theme.dim),
            Self::Unknown => (glyphs.unknown, theme.dim),
        }
    }
}

/// The numbers on the tiles: those in the moves themselves, such as how many were taken, else which move it was.
pub(super) fn numbers(review: &Review, played: &[String], moves: &[usize], look: &Look) -> Vec<String> {
    let said = |number: &usize| {
        let notation = &played[number - 1];
        let is_said = || review.words(*number, look).split(' ').any(|word| word == notation);
        (notation.bytes().all(|sign| sign.is_ascii_digit()) && is_said()).then(|| notation.clone())
    };
    let said: Option<Vec<String>> = moves.iter().map(said).collect();
    said.unwrap_or_else(|| moves.iter().map(|number| format!("{}.", number.div_ceil(2))).collect())
}
