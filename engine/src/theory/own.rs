//! A custom reason: the explanation of a theory without figures of its own in this crate, as messages with numbers.

/// A message: its id among the caller's texts, and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Message {
    /// The id.
    pub id: &'static str,
    /// The arguments, by name. A whole number is passed as a number, so that the text can use plural forms.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::named"))]
    pub args: Vec<(&'static str, String)>,
}

impl Message {
    /// Creates a message without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl std::fmt::Display) -> Self {
        self.args.push((name, format!("{value}")));
        self
    }
}

/// Why a position is won or lost, in messages.
///
/// ```
/// use zugzwang_engine::theory::own::{Message, Own};
///
/// let why = Own {
///     value: Message::new("chomp-why-value").with("squares", 12),
///     told: vec![Message::new("chomp-why-strategy")],
///     holds: vec![Message::new("chomp-holds-last").with("squares", 12)],
///     has_sides: false,
/// };
/// assert_eq!(why.value.args, [("squares", "12".to_owned())]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Own {
    /// The value of the position, in a few words.
    pub value: Message,
    /// The reason, the move that keeps the result, and what the opponent can no longer do, in this order.
    pub told: Vec<Message>,
    /// Why the theorem holds, explained for this position.
    pub holds: Vec<Message>,
    /// `true` if the players have different moves.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub has_sides: bool,
}
