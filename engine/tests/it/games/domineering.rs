//! The rules of domineering.

use std::collections::HashSet;

use zugzwang_engine::{
    Game, MoveFault, Rules, Setup,
    games::domineering::{Cell, Domineering, Tiling},
};

fn game(words: &[&str]) -> Domineering {
    Domineering::new(&Setup::read(Domineering::FIELDS, words).expect("a setup")).expect("a game")
}

fn refused(game: &Domineering, tiling: &Tiling, row: usize, col: usize) -> &'static str {
    match game.play(tiling, &Cell { row, col }) {
        Err(MoveFault::Rule { key, .. }) => key,
        other => panic!("{row},{col}: {other:?}"),
    }
}

#[test]
fn dominoes_off_the_board_or_on_others_are_rejected() {
    let game = game(&["rows=3", "cols=4"]);
    let tiling = game.play(&game.start(), &Cell { row: 2, col: 1 }).expect("a legal move");
    assert_eq!(tiling.to_string(), "..../#.../#...");
    assert_eq!(refused(&game, &tiling, 2, 1), "taken");
    assert_eq!(refused(&game, &tiling, 1, 4), "beyond");
    for (row, col) in [(0, 1), (4, 1), (1, 5), (1, 0), (usize::MAX, usize::MAX)] {
        assert_eq!(refused(&game, &tiling, row, col), "off-board", "{row},{col}");
    }
    for wrong in ["", "1", "1,", ",1", "1,2,3", "+1,2", "1;2", "a,1", "1, 2"] {
        assert_eq!(game.read(&tiling, wrong), Err(MoveFault::Malformed), "{wrong:?}");
    }
}

#[test]
fn positions_with_the_same_free_cells_are_equal() {
    let game = game(&["rows=2", "cols=5"]);
    let after = |cells: &[(usize, usize)]| {
        let lay = |tiling, &(row, col): &_| game.play(&tiling, &Cell { row, col }).expect("a legal move");
        cells.iter().fold(game.start(), lay)
    };
    assert_ne!(after(&[(1, 1), (1, 2)]), after(&[(1, 1), (1, 3)]));
    // Each player fills one of two squares, the left one or the right one.
    let [one, other] = [after(&[(1, 1), (1, 4), (1, 2), (2, 4)]), after(&[(1, 4), (1, 1), (1, 5), (2, 1)])];
    assert_ne!(one.laid(), other.laid());
    assert_eq!(one, other);
    assert_eq!(HashSet::from([one, other]).len(), 1);
}
