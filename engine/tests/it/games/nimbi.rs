//! The rules of nimbi.

use crate::common::nightly;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Cancel, Game, MoveFault, Rules, Seat, Setup,
    games::nimbi::{Cell, Nimbi, Place, Sheet},
};

fn game(words: &[&str]) -> Nimbi {
    Nimbi::new(&Setup::read(Nimbi::FIELDS, words).expect("a setup")).expect("a game")
}

/// Returns the lines of the free rectangles: the first cell of each, and the number of its cells.
fn lines(sheet: &Sheet) -> Vec<(Cell, usize)> {
    let mover = sheet.mover();
    let of_place = |Place { corner, size }: Place| {
        let line = move |before: usize| match mover {
            Seat::First => Cell { row: corner.row + before, ..corner },
            Seat::Second => Cell { col: corner.col + before, ..corner },
        };
        (0..size.lines(mover)).map(move |before| (line(before), size.lines(mover.other())))
    };
    let mut lines: Vec<_> = sheet.places().into_iter().flat_map(of_place).collect();
    lines.sort_unstable();
    lines
}

/// The rules work with cells and the theory with rectangles: both offer the same moves, and the free cells always
/// form rectangles.
#[test]
fn free_cells_form_rectangles_and_moves_are_their_lines() {
    let mut rng = StdRng::seed_from_u64(17);
    for words in [["rows=7", "cols=9"], ["rows=12", "cols=5"], ["rows=20", "cols=20"]] {
        let game = game(&words);
        for _ in 0..40 {
            let mut sheet = game.start();
            while game.end(&sheet).is_none() {
                let moves: Vec<Cell> = game.moves(&sheet).collect();
                assert_eq!(moves, lines(&sheet).iter().map(|(cell, _)| *cell).collect::<Vec<_>>(), "{sheet}");
                let free = sheet.cells().filter(|cell| sheet.is_free(*cell)).count();
                let places = sheet.places();
                assert_eq!(places.iter().map(|place| place.size.cells()).sum::<usize>(), free, "{sheet}");
                for (cell, length) in lines(&sheet) {
                    assert_eq!(sheet.line(cell).len(), length, "{cell} in {sheet}");
                }
                let cell = moves[rng.random_range(..moves.len())];
                sheet = game.play(&sheet, &cell).expect("a listed move is legal");
            }
        }
    }
}

#[test]
fn any_cell_names_its_line_and_is_read_as_the_first_cell() {
    let game = game(&["rows=3", "cols=5"]);
    let mut sheet = game.start();
    for (typed, named) in [("3,4", "3,1"), ("2,3", "1,3"), ("1,5", "1,4"), ("2,5", "2,5"), ("2,2", "2,1")] {
        let cell = game.read(&sheet, typed).expect("valid notation");
        assert_eq!(cell.to_string(), named, "in {sheet}");
        sheet = game.play(&sheet, &cell).expect("a free cell");
    }
    assert_eq!(sheet.to_string(), "..VHH/HHV.V/HHHHH");
}

#[test]
fn cells_taken_or_off_the_board_are_rejected() {
    let game = game(&[]);
    let sheet = game.play(&game.start(), &Cell { row: 1, col: 2 }).expect("a free cell");
    let refused = |row, col| game.play(&sheet, &Cell { row, col }).is_err();
    assert!(refused(1, 3) && refused(0, 1) && refused(2, 4) && refused(usize::MAX, usize::MAX));
    for wrong in ["", "1", "1,", ",1", "1,2,3", "+1,2", "1;2", "a,1"] {
        assert_eq!(game.read(&sheet, wrong), Err(MoveFault::Malformed), "{wrong:?}");
    }
}

/// At night the session is so long that the game forgets the values it has found, and finds them again.
#[test]
fn a_long_session_answers_like_a_new_game() {
    let words = ["rows=20", "cols=20"];
    let (long, mut rng) = (game(&words), StdRng::seed_from_u64(1973));
    let mut positions = 0;
    for _ in 0..nightly(1, 200) {
        let mut sheet = long.start();
        while long.end(&sheet).is_none() {
            let answer = long.analyse(&sheet, &Cancel::never());
            positions += 1;
            if positions % nightly(30, 500) == 0 {
                assert_eq!(answer, game(&words).analyse(&sheet, &Cancel::never()), "{sheet}");
            }
            let moves: Vec<Cell> = long.moves(&sheet).collect();
            sheet = long.play(&sheet, &moves[rng.random_range(..moves.len())]).expect("a listed move is legal");
        }
    }
    assert!(positions >= nightly(30, 500), "some are compared: {positions}");
}
