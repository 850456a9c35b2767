//! Candidate moves, rated and sorted.

use zugzwang_engine::{
    Cancel, Outcome, games,
    rated::{Candidates, RatedMove},
};

fn sorted(id: &str, words: &[&str], most: usize) -> (Vec<RatedMove>, bool) {
    let game = games::find(id).expect("the game is listed").game(words).expect("the setup is valid");
    let (start, cancel) = (game.start(), Cancel::never());
    let analysis = game.analyse(&start, &cancel).expect("not stopped");
    let Candidates { moves, truncated } = Candidates::of(&game, &start, &analysis, most);
    let value = |mv| RatedMove::of(&game, &start, mv, &cancel).expect("not stopped").expect("the move is legal");
    let mut moves: Vec<_> = moves.into_iter().map(value).collect();
    moves.sort_by(|one, two| one.worth.better_first(&two.worth));
    (moves, truncated)
}

#[test]
fn every_move_is_rated_once_and_the_best_come_first() {
    let (moves, truncated) = sorted("nim", &["heaps=18,8,14,9,23"], 1000);
    assert_eq!((moves.len(), truncated), (72, false));
    let won: Vec<String> =
        moves.iter().take_while(|mv| mv.worth.outcome == Outcome::Win).map(|mv| mv.mv.to_string()).collect();
    assert_eq!(won.len(), moves.iter().filter(|mv| mv.worth.outcome == Outcome::Win).count());
    // The quickest win comes first; equally quick ones are in the game's order.
    let lengths: Vec<_> = moves.iter().take(won.len()).map(|mv| mv.worth.remoteness).collect();
    assert!(lengths.is_sorted(), "{lengths:?}");
    assert_eq!(
        won.iter().map(String::as_str).collect::<std::collections::BTreeSet<_>>(),
        ["2:6", "3:10", "4:6"].into()
    );
}

#[test]
fn the_losing_move_that_lasts_longest_comes_first() {
    let (moves, _) = sorted("nim", &["heaps=2,2"], 10);
    let lengths: Vec<_> = moves.iter().map(|mv| (mv.mv.to_string(), mv.worth.remoteness)).collect();
    assert_eq!(lengths, [("1:1", 4), ("2:1", 4), ("1:2", 2), ("2:2", 2)].map(|(mv, n)| (mv.to_owned(), Some(n))));
}

#[test]
fn points_come_before_length() {
    let (moves, _) = sorted("gold", &["prices=1,2,4,8"], 10);
    let leads: Vec<i64> =
        moves.iter().filter_map(|mv| mv.worth.score).map(|score| score.first - score.second).collect();
    assert!(leads.is_sorted_by(|one, two| one >= two) && leads.len() == 2, "{leads:?}");
}

#[test]
fn only_the_first_moves_of_a_huge_heap_are_rated_and_the_list_is_truncated() {
    let (moves, truncated) = sorted("nim", &["heaps=1000000000000000000,5"], 64);
    assert_eq!((moves.len(), truncated), (64, true));
    assert_eq!(moves[0].mv.to_string(), "1:999999999999999995");
}
