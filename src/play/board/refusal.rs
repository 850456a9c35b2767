//! Reasons why nothing was played.

use zugzwang_engine::MoveError;

use crate::{
    look::Look,
    say,
    words::{move_fault, part},
};

/// Reasons why nothing was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// A person is not to move.
    Thinking,
    /// No move is selected.
    NothingChosen,
    /// A typed amount does not say of which part, such as a heap. This move does.
    NoPart {
        /// The move, in notation.
        example: String,
    },
    /// The move is not legal.
    Illegal(MoveError),
}

impl Refusal {
    /// The reason as a whole sentence.
    pub fn sentence(&self, game: &str, look: &Look) -> String {
        let words = self.words(game, look);
        let mut signs = words.chars();
        signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
    }

    /// The reason for use within a sentence.
    pub fn words(&self, game: &str, look: &Look) -> String {
        match self {
            Self::Over => say!(look, "game-over"),
            Self::Thinking => say!(look, "refusal-thinking"),
            Self::NothingChosen if look.is_touched() => say!(look, "refusal-nothing.touch"),
            Self::NothingChosen => say!(look, "refusal-nothing"),
            Self::NoPart { example } => {
                say!(look, "refusal-part", part = part(game, false, look), example = example.as_str())
            }
            Self::Illegal(error) => move_fault(&error.fault, game, look),
        }
    }
}
