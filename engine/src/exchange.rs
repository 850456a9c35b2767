//! The proof of a verdict, move by move: the position after each move, and the reply that answers it.

use crate::{
    any::{AnyGame, AnyMove, AnyPosition},
    cancel::{Cancel, Stopped},
    outcome::Outcome,
    reason::Reason,
};

/// A move, the position after it, and the reply.
#[derive(Debug, Clone, PartialEq)]
pub struct Exchange {
    /// The move.
    pub mv: AnyMove,
    /// The outcome for the player who makes it.
    pub outcome: Outcome,
    /// The reason for the outcome of the position after it.
    pub leaves: Reason,
    /// The perfect player's reply; `None` if the move ends the game.
    pub reply: Option<Reply>,
}

/// A reply, and the position after it.
#[derive(Debug, Clone, PartialEq)]
pub struct Reply {
    /// The move.
    pub mv: AnyMove,
    /// The outcome of the position after it, for the player to move there.
    pub outcome: Outcome,
    /// The reason for that outcome.
    pub leaves: Reason,
}

impl Exchange {
    /// Analyses a move and its reply; `None` if the move is not legal.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    pub fn of(game: &AnyGame, position: &AnyPosition, mv: AnyMove, cancel: &Cancel) -> Result<Option<Self>, Stopped> {
        let Some((after, left)) = game.analyse_after(position, &mv, cancel)? else { return Ok(None) };
        let reply = match left.suggested {
            Some(mv) => game.analyse_after(&after, &mv, cancel)?.map(|(_, answer)| Reply {
                mv,
                outcome: answer.worth.outcome,
                leaves: answer.reason,
            }),
            None => None,
        };
        Ok(Some(Self { mv, outcome: left.worth.outcome.flip(), leaves: left.reason, reply }))
    }
}
