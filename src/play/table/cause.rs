//! Why a game ended as it did.

use super::{Review, prelude::*};
use crate::play::review::{Mistake, Standing};

/// Why a game ended as it did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// This mistake: from then on the game was lost.
    Mistake(Mistake),
    /// The game was lost from the start.
    Start,
    /// The game was resigned without being lost. This was the outcome for the player who resigned.
    Needless(Outcome),
    /// Theory does not say.
    Silent,
}

impl Cause {
    /// Why a resigned game was lost; `None` if it was not resigned, or while a position is not answered.
    pub fn of(review: &Review) -> Option<Self> {
        Self::of_end(review, Winner::of(Outcome::Loss, review.resigned()?))
    }

    /// Why a game has this winner; `None` while a position is not answered.
    pub fn of_end(review: &Review, end: Winner) -> Option<Self> {
        let (answered, all) = review.progress();
        if answered < all {
            return None;
        }
        let end = Standing::Known(end);
        let since = all - (0..all).rev().take_while(|plies| review.standing(*plies) == end).count();
        let mistakes = review.mistakes();
        Some(match review.standing(all - 1) {
            Standing::Known(Winner::Draw) if since == all => Self::Needless(Outcome::Draw),
            Standing::Known(_) if since == all => Self::Needless(Outcome::Win),
            Standing::Known(_) if since == 0 => Self::Start,
            _ => match mistakes.binary_search_by_key(&since, |mistake| mistake.number) {
                Ok(at) => Self::Mistake(mistakes[at]),
                Err(_) => Self::Silent,
            },
        })
    }

    /// The number of moves, of `all`, after which the cause can be seen.
    pub const fn plies(&self, all: usize) -> usize {
        match self {
            Self::Mistake(mistake) => mistake.number,
            Self::Start => 0,
            Self::Needless(_) | Self::Silent => all,
        }
    }

    /// A sentence about `who`, the player who lost.
    pub fn words(&self, who: Who, look: &Look) -> String {
        match self {
            Self::Mistake(mistake) => say!(look, "review-decided", gave = mistake.words(look)),
            Self::Start => say!(look, "review-lost-from-start", who = who),
            Self::Needless(worth) => say!(look, "review-needless", who = who, worth = *worth),
            Self::Silent => say!(look, "review-undecided"),
        }
    }
}
