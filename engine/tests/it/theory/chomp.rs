//! Bites, and bars of two rows.

mod table;

use zugzwang_engine::theory::chomp::{Bite, after, bites, keep_of_two, plies_of_two, turned};

#[test]
fn a_bite_takes_all_above_and_to_the_right() {
    let bite = |row, column| Bite { row, column };
    assert_eq!(after(&[4, 4, 4], bite(2, 3)), [4, 2, 2]);
    assert_eq!(after(&[4, 4, 4], bite(2, 1)), [4]);
    assert_eq!(after(&[6, 5, 2], bite(1, 4)), [3, 3, 2]);
    assert_eq!(bites(&[2, 1]).map(|bite| bite.to_string()).collect::<Vec<_>>(), ["1:2", "2:1"]);
}

#[test]
fn a_bar_can_be_turned() {
    assert_eq!(turned(&[4, 2, 1]), [3, 2, 1, 1]);
    assert_eq!(turned(&turned(&[5, 3, 3, 1])), [5, 3, 3, 1]);
    assert_eq!(Bite { row: 2, column: 5 }.turned(), Some(Bite { row: 5, column: 2 }));
}

#[test]
fn two_rows_of_a_quintillion_are_answered() {
    const MOST: u64 = 1_000_000_000_000_000_000;
    assert_eq!(keep_of_two(MOST, MOST), Some(Bite { row: 2, column: MOST }));
    assert_eq!(keep_of_two(MOST, MOST - 1), None);
    assert_eq!(keep_of_two(MOST, MOST - 2), Some(Bite { row: 1, column: MOST }));
    assert_eq!([plies_of_two(1, 0), plies_of_two(1, 1), plies_of_two(5, 4), plies_of_two(9, 4)], [0, 1, 8, 9]);
}
