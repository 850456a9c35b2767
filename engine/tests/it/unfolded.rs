//! Positions solved backwards from the end, by the rules alone, agree with the theories.

use zugzwang_engine::{AnyGame, AnyMove, AnyPosition, Cancel, Outcome, Rng, Rules, games, unfolded::unfolded};

const MOST: usize = 20;

/// Plays random games from random setups, and compares every position from which few others can be reached. Returns how
/// many were compared.
fn compared(id: &str) -> usize {
    let entry = games::find(id).expect("the game is listed");
    let mut compared = 0;
    for seed in 0..40 {
        let mut rng = Rng::new(seed, "unfolded");
        let game = entry.game(&entry.drawn(&mut rng)).expect("a drawn setup is valid");
        let mut position = game.start();
        // A random game may never end if pieces can move back and forth.
        for _ in 0..60 {
            if game.end(&position).is_some() {
                break;
            }
            compared += compare(&game, &position);
            let moves: Vec<AnyMove> = game.moves(&position).take(50).collect();
            let mv = &moves[rng.below(moves.len())];
            position = game.play(&position, mv).expect("the move is legal");
        }
    }
    compared
}

/// Compares the positions that can be reached from one with their analyses. Returns 0 if there are too many, otherwise
/// 1.
fn compare(game: &AnyGame, position: &AnyPosition) -> usize {
    let Some(filled) = unfolded(game, position, MOST) else { return 0 };
    assert!(filled.len() <= MOST);
    for (at, filled) in filled.iter().enumerate() {
        assert!(filled.moves.iter().all(|place| *place < at), "{}: a move leads back", filled.position);
        let known = game.analyse(&filled.position, &Cancel::never()).expect("not stopped").worth.outcome;
        assert!(known == filled.outcome || known == Outcome::Unknown, "{game:?} {}", filled.position);
    }
    assert_eq!(filled.last().map(|last| &last.position), Some(&game.representative(position)));
    1
}

#[test]
fn theories_agree_with_solving_from_the_end() {
    let compared = [
        compared("coins"),
        compared("date"),
        compared("euclid"),
        compared("fibonacci"),
        compared("king"),
        compared("matches"),
        compared("moore"),
        compared("nim"),
        compared("nimbi"),
        compared("product"),
        compared("strip"),
        compared("subtraction"),
        compared("wythoff"),
    ];
    let few: Vec<_> = compared.iter().enumerate().filter(|(_, count)| **count < 10).collect();
    assert!(few.is_empty(), "compared too few: {compared:?}");
}

fn game(id: &str, words: &[&str]) -> AnyGame {
    games::find(id).expect("the game is listed").game(words).expect("the setup is valid")
}

#[test]
fn a_pile_is_solved_from_the_empty_pile_up() {
    let game = game("subtraction", &["c=5", "m=3"]);
    let filled = unfolded(&game, &game.start(), 20).expect("there are six positions");
    let solved: Vec<String> = filled.iter().map(|filled| format!("{} {:?}", filled.position, filled.outcome)).collect();
    assert_eq!(solved, ["0 Loss", "1 Win", "2 Win", "3 Win", "4 Loss", "5 Win"]);
    assert_eq!(filled.last().map(|last| last.moves.clone()), Some(vec![2, 3, 4]));
}

#[test]
fn heaps_in_any_order_are_one_position() {
    let game = game("nim", &["heaps=1,2"]);
    let filled = unfolded(&game, &game.start(), 20).expect("there are few positions");
    // 1,2; 1,1; 0,2 (the same as 2,0); 0,1; 0,0.
    assert_eq!(filled.len(), 5);
    assert_eq!(filled.last().map(|last| last.outcome), Some(Outcome::Win));
}

#[test]
fn the_result_is_none_if_there_are_too_many_positions() {
    let game = game("subtraction", &["c=20", "m=3"]);
    assert_eq!(unfolded(&game, &game.start(), 20), None);
    assert!(unfolded(&game, &game.start(), 21).is_some());
}
