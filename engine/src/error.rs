//! Faults of setups and moves, as data: the asker finds the words.

use crate::fields::SetupError;

/// A position that cannot be reached: its setup or one of its moves is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum OpenError {
    /// The setup is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move is wrong.
    #[error(transparent)]
    Move(#[from] MoveError),
}

/// A move that cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("move {number} `{given}`: {fault}")]
pub struct MoveError {
    /// The number of the move in the game, from 1.
    pub number: usize,
    /// The move as it was given.
    pub given: String,
    /// The fault in it, and what is allowed.
    pub fault: MoveFault,
}

/// Returns the arguments that the text of a rule needs, by name, in parentheses; nothing where it needs none.
pub(crate) fn told(args: &[(&'static str, String)]) -> String {
    if args.is_empty() {
        return String::new();
    }
    let args: Vec<String> = args.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    format!(" ({})", args.join(", "))
}

/// A fault in a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub enum MoveFault {
    /// The game has ended.
    #[error("the game has ended")]
    Over,
    /// Not of the game's notation.
    #[error("not in the game's notation")]
    Malformed,
    /// No part (heap, pile, track …) has this number.
    #[error("there is no part {part}: there are {parts}")]
    NoSuchPart {
        /// The number that was given.
        part: String,
        /// The number of parts there are, counted from 1.
        parts: usize,
    },
    /// An amount outside what may be taken.
    #[error("{amount} is not from {min} to {max}")]
    Amount {
        /// The amount that was given.
        amount: String,
        /// The part it is taken from, from 1, where there are several.
        part: Option<usize>,
        /// The least allowed.
        min: u64,
        /// The most allowed; below `min` where nothing can be taken.
        max: u64,
    },
    /// More parts than one move may touch.
    #[error("{count} parts, where at most {max} may be touched")]
    TooManyParts {
        /// The number of parts that were given.
        count: usize,
        /// The most allowed.
        max: usize,
    },
    /// Parts must stand in ascending order, each once.
    #[error("part {part} stands too late or twice")]
    PartOrder {
        /// The part that stands too late or twice.
        part: usize,
    },
    /// A rule of this game alone is broken.
    #[error("the rule `{key}` is broken{}", told(args))]
    Rule {
        /// The rule's name among the game's texts.
        key: &'static str,
        /// The arguments that the text needs, by name.
        args: Vec<(&'static str, String)>,
    },
    /// A move that loses its game at once: in a sum it is none.
    #[error("it loses its game at once, so it is no move in a sum")]
    Loses,
    /// The move in one game of a sum is wrong.
    #[error("in {part}, a game of {game}: {fault}")]
    InPart {
        /// The component, by the name of its field.
        part: String,
        /// The game's id.
        game: &'static str,
        /// The fault in it there.
        fault: Box<Self>,
    },
}
