//! Records: long ones, and positions that occur again.

use zugzwang_engine::{Record, Winner, games};

/// A record stores its latest positions, and of the others one after each so many moves.
const APART: usize = 2048;

fn opened(game: &str, words: &[&str]) -> Record {
    games::find(game).expect("the game is listed").open(words).expect("the setup is valid")
}

/// Takes every other cell of a row, which falls into more and more runs. Returns the record and its positions.
fn long(plies: usize) -> (Record, Vec<String>) {
    let mut record = opened("strip", &["n=100000", "k=1"]);
    let mut positions = vec![record.position().to_string()];
    for number in 0..plies {
        record.play(&(2 * number + 2).to_string()).expect("the move is legal");
        positions.push(record.position().to_string());
    }
    (record, positions)
}

#[test]
fn the_third_occurrence_of_a_position_is_called_a_draw_but_not_by_the_rules() {
    let mut record = opened("graph", &["arrows=a-b,b-a,a-c,c-d,d-a"]);
    // The same name with the other player to move does not count.
    for mv in ["b", "a", "c", "d", "a"] {
        record.play(mv).expect("the move is legal");
    }
    assert_eq!(record.called(), None);
    for mv in ["b", "a", "b"] {
        assert_eq!(record.called(), None);
        record.play(mv).expect("the move is legal");
    }
    record.play("a").expect("the move is legal");
    assert_eq!((record.called(), record.winner()), (Some(Winner::Draw), None));
    record.take_back();
    assert_eq!(record.called(), None);
}

#[test]
fn every_position_of_a_long_record_is_found_again() {
    let (mut record, positions) = long(APART + 40);
    for plies in (0..positions.len()).step_by(97).chain([APART - 1, APART, APART + 1, APART + 39, APART + 40]) {
        assert_eq!(record.position_after(plies).to_string(), positions[plies], "after {plies}");
        let until = record.until(plies);
        assert_eq!((until.plies(), until.position().to_string()), (plies, positions[plies].clone()));
        let before = until.last().map(|(position, _)| position.to_string());
        assert_eq!(before.as_ref(), plies.checked_sub(1).map(|before| &positions[before]));
    }
    for (plies, position) in positions.iter().enumerate().rev() {
        assert_eq!((record.plies(), &record.position().to_string()), (plies, position));
        assert_eq!(record.take_back().is_some(), plies > 0);
    }
}
