//! The proof of a verdict, move by move: what each move leaves, and the reply that answers it.

use crate::{
    analysis::Analysis,
    game::{Game, Outcome},
    reason::Reason,
    watch::{Stopped, Watch},
};

/// A move, what it leaves, and the reply to it.
#[derive(Debug, Clone, PartialEq)]
pub struct Answered<M> {
    /// The move.
    pub mv: M,
    /// What it is worth to who makes it.
    pub outcome: Outcome,
    /// What is known of the position it leaves.
    pub leaves: Reason,
    /// The perfect player's reply; `None` where the move ends the game.
    pub reply: Option<Reply<M>>,
}

/// A reply, and what it leaves.
#[derive(Debug, Clone, PartialEq)]
pub struct Reply<M> {
    /// The move.
    pub mv: M,
    /// What the position it leaves is worth to the player whose turn it is then.
    pub outcome: Outcome,
    /// What is known of that position.
    pub leaves: Reason,
}

impl<M: Clone> Answered<M> {
    /// The answer to a move; `None` where the move is not legal.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped the analysis through `watch`.
    pub fn of<G: Game<Move = M>>(
        game: &G,
        position: &G::Position,
        mv: M,
        watch: &Watch,
    ) -> Result<Option<Self>, Stopped> {
        let Some((after, left)) = Analysis::after(game, position, &mv, watch)? else { return Ok(None) };
        let reply = match left.suggested {
            Some(mv) => Analysis::after(game, &after, &mv, watch)?.map(|(_, answer)| Reply {
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
    use crate::{Setup, games::Nim};

    #[test]
    fn every_move_from_a_p_position_is_answered_by_one_that_makes_all_even_again() {
        let setup = Setup::read(Nim::FIELDS, &["heaps=18,2,14,9,23"]).expect("a setup");
        let game = Nim::new(&setup).expect("a game");
        let (start, watch) = (game.start(), Watch::idle());
        for mv in game.moves(&start) {
            let answered = Answered::of(&game, &start, mv, &watch).expect("nobody stops it").expect("it is legal");
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
        let answered = Answered::of(&game, &game.start(), take, &Watch::idle()).expect("nobody stops it");
        assert!(answered.is_some_and(|answered| answered.reply.is_none() && answered.outcome == Outcome::Win));
    }
}
