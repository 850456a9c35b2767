//! A reason of one's own: what a theory tells that has no figures of its own here, as messages with this position's numbers.

/// A message, by its id among the texts of who shows it, and the numbers that it is told with.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Message {
    /// Its id.
    pub id: &'static str,
    /// The numbers and words that it is told with, by name; a whole number goes as a number, so that the text can choose its
    /// words by it.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::named"))]
    pub args: Vec<(&'static str, String)>,
}

impl Message {
    /// A message without numbers.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The same with one more number or word.
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
    /// The position's value in a few words.
    pub value: Message,
    /// The reason, the move that keeps it, and what the opponent can no longer do, in this order.
    pub told: Vec<Message>,
    /// Why the theorem holds, told over this very position.
    pub holds: Vec<Message>,
    /// `true` where the players have different moves.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub has_sides: bool,
}
