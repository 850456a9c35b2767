//! Graphs solved backwards.

use zugzwang_engine::{Outcome, Worth, theory::retrograde::Graph};

const fn won(plies: u64) -> Worth {
    Worth { remoteness: Some(plies), ..Worth::of(Outcome::Win) }
}

const fn lost(plies: u64) -> Worth {
    Worth { remoteness: Some(plies), ..Worth::of(Outcome::Loss) }
}

#[test]
fn a_winner_hurries_and_a_loser_delays() {
    // 0 is an end; 1 → 0; 2 → 1; 3 → 2 and 0; 4 → 1 and 3; 5 → 4 and 2.
    let graph = Graph::new(vec![vec![], vec![0], vec![1], vec![2, 0], vec![1, 3], vec![4, 2]]);
    let values = graph.solve(|position| (position == 0).then_some(Worth::LOST));
    assert_eq!(values, [Worth::LOST, won(1), lost(2), won(1), lost(2), won(3)]);
}

/// 1 can go to 9 and lose, or to 2, whose value is unknown; 3 can only go to 1; 4 wins by going to 0; 5 and 6 form a
/// cycle that can leave to 2; 7 and 8 form a closed cycle.
#[test]
fn positions_that_depend_on_an_unknown_end_are_unknown() {
    let after = vec![vec![], vec![9, 2], vec![], vec![1], vec![2, 0], vec![6, 2], vec![5], vec![8], vec![7], vec![0]];
    let unknown = Worth::of(Outcome::Unknown);
    let values = Graph::new(after).solve(|position| match position {
        0 => Some(Worth::LOST),
        2 => Some(unknown),
        _ => None,
    });
    let expected = [Worth::LOST, unknown, unknown, unknown, won(1), unknown, unknown, Worth::DRAW, Worth::DRAW, won(1)];
    assert_eq!(values, expected);
}

#[test]
fn moves_beyond_the_last_position_are_ignored() {
    let graph = Graph::new(vec![vec![], vec![0, 3, 2], vec![2, 9]]);
    let values = graph.solve(|position| (position == 0).then_some(Worth::LOST));
    assert_eq!(values, [Worth::LOST, won(1), Worth::DRAW]);
}

#[test]
fn cycles_and_fixed_draws_are_drawn() {
    // 1 and 2 form a cycle; 3 can join them or lose; 4 must let the opponent win or go to a fixed draw.
    let graph = Graph::new(vec![vec![], vec![2], vec![1], vec![1, 5], vec![5, 6], vec![0], vec![0]]);
    let fixed = |position| match position {
        0 => Some(Worth::LOST),
        6 => Some(Worth::DRAW),
        _ => None,
    };
    let values = graph.solve(fixed);
    assert_eq!(values, [Worth::LOST, Worth::DRAW, Worth::DRAW, Worth::DRAW, Worth::DRAW, won(1), Worth::DRAW]);
}
