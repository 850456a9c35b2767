//! Moore's nim: the columns of known positions.

mod construct;

use zugzwang_engine::{
    Convention,
    heaps::Heaps,
    theory::column_sums::{ColumnSums, is_lost, remoteness},
};

#[test]
fn three_five_seven_nine_with_two_heaps_a_move() {
    let why = ColumnSums::of(&[3, 5, 7, 9], 2, Convention::Normal);
    let figures: Vec<_> = why.columns.iter().map(|c| (c.weight, c.ones, c.residue)).collect();
    assert_eq!(figures, [(8, 1, 1), (4, 2, 2), (2, 2, 2), (1, 4, 1)]);
    assert_eq!(why.crosses().collect::<Vec<_>>(), [8, 4, 2, 1]);
}

#[test]
fn misere_play_counts_ones_once_all_heaps_are_small() {
    assert!(is_lost(&[1, 0, 0], 2, Convention::Misere));
    assert!(is_lost(&[1, 1, 1, 1], 2, Convention::Misere));
    assert!(!is_lost(&[1, 1, 1], 2, Convention::Misere));
    assert!(is_lost(&[2, 2, 2], 2, Convention::Misere));
}

#[test]
fn ones_are_left_where_the_cuts_leave_no_larger_heap() {
    let leaves = |rows: &[u64]| ColumnSums::of(rows, 2, Convention::Misere).leaves_ones();
    for (rows, ones) in [
        (vec![5, 1, 1, 1], true),
        (vec![1, 7, 4], true),
        (vec![1, 1, 0], true),
        (vec![5, 4, 3], false),
        (vec![3, 3, 3], false),
    ] {
        assert_eq!(leaves(&rows), ones, "{rows:?}");
    }
}

#[test]
fn a_round_takes_k_plus_one_objects() {
    assert_eq!(remoteness(&Heaps(vec![5, 5, 5]), 2, Convention::Normal), 10);
    assert_eq!(
        remoteness(&Heaps(vec![1_000_000_000_000_000_000; 9]), 2, Convention::Normal),
        6_000_000_000_000_000_000
    );
}
