//! The search against the rules alone, and the values against published ones.

use std::collections::HashMap;

use zugzwang_engine::{
    Cancel,
    theory::domineering::{Cell, Cells, RegionValues, Side, Solver},
};

/// Whether the player to move wins, and the plies to the end, by search over the rules alone.
fn plain(free: Cells, mover: Side, known: &mut HashMap<(Cells, Side), (bool, u64)>) -> (bool, u64) {
    if let Some(found) = known.get(&(free, mover)) {
        return *found;
    }
    let starts: Vec<Cell> = free.iter().filter(|cell| free.has(cell.beside(mover))).collect();
    let after: Vec<_> = starts.iter().map(|cell| plain(free.without(*cell, mover), mover.other(), known)).collect();
    let of = |won: bool| after.iter().filter(move |found| found.0 == won).map(|found| found.1);
    let found = match of(false).min() {
        Some(soonest) => (true, soonest + 1),
        None => (false, of(true).max().map_or(0, |longest| longest + 1)),
    };
    known.insert((free, mover), found);
    found
}

#[test]
fn small_boards_are_solved_as_by_plain_search() {
    let cancel = Cancel::never();
    for (rows, cols) in [(1, 6), (2, 2), (2, 6), (3, 3), (3, 5), (4, 3), (4, 4)] {
        let (mut known, mut solver) = (HashMap::new(), Solver::default());
        for side in Side::ALL {
            plain(Cells::board(rows, cols), side, &mut known);
        }
        for ((free, mover), found) in known.clone() {
            let answer = solver.found(free, mover, &cancel).expect("not stopped");
            assert_eq!((!answer.winning.is_empty(), answer.plies), found, "{mover:?} on {free:?}");
        }
    }
}

/// The values are those of *Winning Ways*, chapter 5.
#[test]
fn regions_have_their_published_values() {
    let mut values = RegionValues::default();
    for (rows, expected) in [
        (&["."][..], "0"),
        (&[".", "."], "1"),
        (&[".."], "-1"),
        (&[".", ".", ".", "."], "2"),
        (&["..", ".."], "±1"),
        (&["..", ".#"], "*"),
        (&["..", ".#", ".#"], "1/2"),
        (&["...", "..."], "{2|-1/2}"),
        (&["...", "...", "..."], "±1"),
        (&["#..", "..."], "±1"),
    ] {
        let cells = rows.iter().zip(1..).flat_map(|(line, row)| {
            line.chars().zip(1..).filter(|(sign, _)| *sign == '.').map(move |(_, col)| Cell { row, col })
        });
        let value = values.sum(cells.collect(), &Cancel::never()).expect("not stopped");
        assert_eq!(values.name(value).to_string(), expected, "{rows:?}");
    }
}

#[test]
fn a_board_and_its_mirror_images_have_one_representative() {
    let free =
        Cells::board(4, 6).without(Cell { row: 1, col: 2 }, Side::Vert).without(Cell { row: 4, col: 4 }, Side::Horz);
    let mirrored =
        Cells::board(4, 6).without(Cell { row: 3, col: 5 }, Side::Vert).without(Cell { row: 1, col: 2 }, Side::Horz);
    assert_ne!(free, mirrored);
    assert_eq!(free.representative(), mirrored.representative());
    assert_eq!(free.turned().turned(), free);
    assert_eq!(free.most(Side::Vert), free.turned().most(Side::Horz));
}

#[test]
fn a_stopped_search_goes_on_where_it_was() {
    let (stopped, mut solver) = (Cancel::never().watched(|done, _| done < 1), Solver::default());
    assert_eq!(solver.found(Cells::board(5, 6), Side::Horz, &stopped), Err(zugzwang_engine::Stopped));
    assert!(solver.found(Cells::board(5, 6), Side::Horz, &Cancel::never()).is_ok());
}
