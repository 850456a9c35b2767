//! The answer to a question, as scripts read it.

use crate::{
    fields::Setup,
    outcome::{Outcome, Seat, Winner},
    reason::Reason,
    score::Score,
};

/// One answered question; its JSON form is the program's contract with scripts.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Answer {
    /// The game's id.
    pub game: &'static str,
    /// The setup the game began with.
    pub setup: Setup,
    /// The moves played since, in the game's notation.
    pub moves: Vec<String>,
    /// The position now, in one line of text.
    pub position: String,
    /// `true` where the game has ended.
    pub over: bool,
    /// The winner, once the game has ended.
    pub winner: Option<Winner>,
    /// The player whose turn it is; `None` once the game has ended.
    pub to_move: Option<Seat>,
    /// The outcome of the position for the mover; `None` once the game has ended.
    pub outcome: Option<Outcome>,
    /// The moves that keep the mover's best result, at most 64.
    pub best_moves: Vec<String>,
    /// `true` where more moves keep that result than are listed.
    pub best_moves_truncated: bool,
    /// The move of the perfect player.
    pub suggested_move: Option<String>,
    /// Single moves to the end when the winner hurries and the loser delays, where that is known.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub remoteness: Option<u64>,
    /// The Grundy value, where the game has one and goes on.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub grundy: Option<u64>,
    /// The totals that each player has taken so far, in a scoring game.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub taken: Option<Score>,
    /// The final totals under best play, in a scoring game.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub score: Option<Score>,
    /// Why.
    pub explanation: Reason,
}
