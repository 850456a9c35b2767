//! Errors in moves, as data: the caller puts them into words.

/// A move that cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("move {number} `{given}`: {fault}")]
pub struct MoveError {
    /// The number of the move in the game, counted from 1.
    pub number: usize,
    /// The move as it was given.
    pub given: String,
    /// The fault in it, with what is allowed.
    pub fault: MoveFault,
}

/// Formats the arguments of a broken rule as ` (name: value, …)`; empty if there are none.
pub(crate) fn in_parentheses(args: &[(&'static str, String)]) -> String {
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
    /// The text is not in the game's notation.
    #[error("not in the game's notation")]
    Malformed,
    /// No part (heap, pile, track …) has this number.
    #[error("there is no part {part}; parts count from 1 to {parts}")]
    NoSuchPart {
        /// The number that was given.
        part: String,
        /// The number of parts; they count from 1.
        parts: usize,
    },
    /// The amount is not one that may be taken.
    #[error("{amount} is not between {min} and {max}")]
    Amount {
        /// The amount that was given.
        amount: String,
        /// The part it is taken from, counted from 1; `None` if the game has only one.
        part: Option<usize>,
        /// The smallest amount allowed.
        min: u64,
        /// The largest amount allowed; below `min` if nothing can be taken.
        max: u64,
    },
    /// The move touches more parts than one move may.
    #[error("{count} parts are touched, but at most {max} are allowed")]
    TooManyParts {
        /// The number of parts that were given.
        count: usize,
        /// The maximum allowed.
        max: usize,
    },
    /// The parts of a move must be in ascending order, each at most once.
    #[error("part {part} is out of order or repeated")]
    PartOrder {
        /// The part that is out of order or repeated.
        part: usize,
    },
    /// The move breaks a rule that only this game has.
    #[error("the rule `{key}` is broken{}", in_parentheses(args))]
    Rule {
        /// The name of the rule, by which its message is found.
        key: &'static str,
        /// The arguments of that message, by name.
        args: Vec<(&'static str, String)>,
    },
    /// The move loses its own game at once, so it is not a move in a sum.
    #[error("it loses its own game at once, so it is not a move in a sum")]
    Loses,
    /// The move made in one component of a sum is wrong.
    #[error("in {part}, a game of {game}: {fault}")]
    InPart {
        /// The component, by the name of its field.
        part: String,
        /// The game's id.
        game: &'static str,
        /// The fault in the move there.
        fault: Box<Self>,
    },
}
