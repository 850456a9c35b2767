//! The moves to positions of one value, compared with trying every move.

use super::Search;
use crate::common::options;
use zugzwang_engine::{Cancel, Game, Outcome, Rules, games};

/// Compares the moves to each value with trying every move.
fn moves_to_are_found<G: Game>(words: &str) {
    let mut search = Search::of::<G>(words);
    assert!(search.game.has_grundy(), "{words}");
    let start = search.game.start();
    search.solve(&start);
    for position in search.known.keys().cloned().collect::<Vec<_>>() {
        if search.game.end(&position).is_some() {
            continue;
        }
        let options = options(&search.game, &position);
        for value in 0..12 {
            let found = search.game.moves_to(&position, value, &Cancel::never()).expect("not stopped");
            let tried =
                options.iter().filter(|(_, after)| search.known[after].grundy == value).map(|(mv, _)| mv.clone());
            assert_eq!(found, tried.collect(), "{words}: {position} to {value}");
        }
    }
}

#[test]
fn moves_to_every_value_agree_with_trying_all() {
    for m in [1, 3, 12, 40] {
        moves_to_are_found::<games::Subtraction>(&format!("c=30 m={m}"));
    }
    moves_to_are_found::<games::Nim>("heaps=3,6,5");
    moves_to_are_found::<games::Coins>("x=30 set=1,3,4");
    moves_to_are_found::<games::CoinPiles>("piles=6,7 set=1,3,4");
    moves_to_are_found::<games::King>("m=7 n=9");
    moves_to_are_found::<games::Octal>("code=0.156 heaps=6,7");
    moves_to_are_found::<games::Graph>("");
    moves_to_are_found::<games::Staircase>("steps=2,3,1,2");
    for k in [1, 2, 3] {
        moves_to_are_found::<games::Matches>(&format!("n=11 k={k}"));
        moves_to_are_found::<games::Strip>(&format!("n=9 k={k}"));
    }
}

#[test]
fn moves_to_a_value_are_found_among_a_quintillion() {
    let sum = games::find("sum").expect("listed");
    let most = "1000000000000000000";
    for part in
        [format!("subtraction:c={most}:m={most}"), format!("nim:heaps={most}"), format!("octal:code=0.77:heaps={most}")]
    {
        let record = sum.open(&[format!("a={part}"), "b=nim:heaps=6".to_owned()]).expect("a setup");
        let answer = record.answer(&Cancel::never()).expect("not stopped");
        assert!(!answer.best_moves.is_empty(), "{part}");
    }
}

#[test]
fn a_rope_in_a_sum_is_cut_by_its_own_theory() {
    let mut search = Search::of::<games::Sum>("a=rope:length=21/4 b=nim:heaps=2 c=rope:length=4");
    let start = search.game.start();
    search.solve(&start);
    for (position, found) in search.known.clone() {
        let analysis = search.game.analyse(&position, &Cancel::never()).expect("not stopped");
        assert_eq!((analysis.worth.outcome, analysis.grundy), (found.outcome, Some(found.grundy)), "{position}");
        let winning = options(&search.game, &position).into_iter();
        let winning = winning.filter(|(_, after)| search.known[after].outcome == Outcome::Loss).count();
        assert_eq!(analysis.best.moves.len(), winning, "{position}: one cut for each way");
        for mv in &analysis.best.moves {
            let after = search.game.play(&position, mv).expect("a winning move is legal");
            assert_eq!(search.solve(&after).outcome, Outcome::Loss, "{mv} of {position}");
        }
    }
}
