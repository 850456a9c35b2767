//! The answer to a question about a position, in the form scripts read.

use crate::{
    fields::Setup,
    outcome::{Outcome, Seat, Winner},
    reason::Reason,
    score::Score,
};

/// The answer to a question about a position. Its JSON form is the program's contract with scripts.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Answer {
    /// The game's id.
    pub game: &'static str,
    /// The setup the game started from.
    pub setup: Setup,
    /// The moves played since, in the game's notation.
    pub moves: Vec<String>,
    /// The position now, in one line of text.
    pub position: String,
    /// `true` if the game has ended.
    pub over: bool,
    /// The winner; `None` while the game goes on.
    pub winner: Option<Winner>,
    /// The player whose turn it is; `None` once the game has ended.
    pub to_move: Option<Seat>,
    /// The outcome for the player to move; `None` once the game has ended.
    pub outcome: Option<Outcome>,
    /// The moves that keep the best result of the player to move, at most 64.
    pub best_moves: Vec<String>,
    /// `true` if there are more such moves than are listed.
    pub best_moves_truncated: bool,
    /// The move a perfect player would make.
    pub suggested_move: Option<String>,
    /// Plies to the end if the winner hurries and the loser delays; `None` if unknown.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub remoteness: Option<u64>,
    /// In a won position, a winning move that ends the game soonest; `None` if the perfect player's move does, or if it
    /// is unknown. Not part of the contract with scripts.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub soonest_move: Option<String>,
    /// The Grundy value; `None` if the game has none or has ended.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub grundy: Option<u64>,
    /// The points each player has taken so far; `None` if the game has no score.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub taken: Option<Score>,
    /// The final totals under best play; `None` if the game has no score.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub score: Option<Score>,
    /// Why the position is won or lost.
    pub explanation: Reason,
}
