//! A move and its answer.

use zugzwang_engine::{AnyGame, Cancel, Outcome, Reason, exchange::Exchange, games};

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
