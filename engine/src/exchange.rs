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

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::games;

    fn nim(heaps: &str) -> AnyGame {
        games::find("nim").expect("nim is listed").game(&[heaps]).expect("the setup is valid")
    }

    #[test]
    fn every_move_from_a_p_position_is_answered_by_a_move_to_another() {
        let game = nim("heaps=18,2,14,9,23");
        let (start, cancel) = (game.start(), Cancel::never());
        for mv in game.moves(&start) {
            let answered = Exchange::of(&game, &start, mv, &cancel).expect("not stopped").expect("the move is legal");
            assert_eq!(answered.outcome, Outcome::Loss);
            assert!(matches!(&answered.leaves, Reason::NimSum(why) if why.nim_sum != 0));
            let reply = answered.reply.expect("the game goes on");
            assert!(matches!(&reply.leaves, Reason::NimSum(why) if why.nim_sum == 0));
            assert_eq!(reply.outcome, Outcome::Loss);
        }
    }

    #[test]
    fn a_move_that_ends_the_game_has_no_reply() {
        let game = nim("heaps=1");
        let start = game.start();
        let take = game.moves(&start).next().expect("there is one move");
        let answered = Exchange::of(&game, &start, take, &Cancel::never()).expect("not stopped");
        assert!(answered.is_some_and(|answered| answered.reply.is_none() && answered.outcome == Outcome::Win));
    }
}
