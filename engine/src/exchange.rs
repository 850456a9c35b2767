//! The proof of a verdict, move by move: what each move leaves, and the reply that answers it.

use crate::{
    cancel::{Cancel, Stopped},
    game::Game,
    outcome::Outcome,
    reason::Reason,
};

/// A move, what it leaves, and the reply to it.
#[derive(Debug, Clone, PartialEq)]
pub struct Exchange<M> {
    /// The move.
    pub mv: M,
    /// The outcome for who makes it.
    pub outcome: Outcome,
    /// The reason for the outcome of the position it leaves.
    pub leaves: Reason,
    /// The perfect player's reply; `None` where the move ends the game.
    pub reply: Option<Reply<M>>,
}

/// A reply, and what it leaves.
#[derive(Debug, Clone, PartialEq)]
pub struct Reply<M> {
    /// The move.
    pub mv: M,
    /// The outcome of the position it leaves for the player whose turn it is then.
    pub outcome: Outcome,
    /// The reason for that outcome.
    pub leaves: Reason,
}

impl<M: Clone> Exchange<M> {
    /// The answer to a move; `None` where the move is not legal.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped the analysis through `cancel`.
    pub fn of<G: Game<Move = M>>(
        game: &G,
        position: &G::Position,
        mv: M,
        cancel: &Cancel,
    ) -> Result<Option<Self>, Stopped> {
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
    use crate::{Setup, games::Nim, rules::Rules};

    #[test]
    fn every_move_from_a_p_position_is_answered_by_one_that_makes_all_even_again() {
        let setup = Setup::read(Nim::FIELDS, &["heaps=18,2,14,9,23"]).expect("a setup");
        let game = Nim::new(&setup).expect("a game");
        let (start, cancel) = (game.start(), Cancel::never());
        for mv in game.moves(&start) {
            let answered = Exchange::of(&game, &start, mv, &cancel).expect("nobody stops it").expect("it is legal");
            assert_eq!(answered.outcome, Outcome::Loss);
            assert!(matches!(&answered.leaves, Reason::NimSum(why) if why.nim_sum != 0));
            let reply = answered.reply.expect("the game goes on");
            assert!(matches!(&reply.leaves, Reason::NimSum(why) if why.nim_sum == 0));
            assert_eq!(reply.outcome, Outcome::Loss);
        }
    }

    #[test]
    fn a_move_that_ends_the_game_has_no_reply() {
        let game = Nim::new(&Setup::read(Nim::FIELDS, &["heaps=1"]).expect("a setup")).expect("a game");
        let take = game.moves(&game.start()).next().expect("one move");
        let answered = Exchange::of(&game, &game.start(), take, &Cancel::never()).expect("nobody stops it");
        assert!(answered.is_some_and(|answered| answered.reply.is_none() && answered.outcome == Outcome::Win));
    }
}
