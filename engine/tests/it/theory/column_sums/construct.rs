//! The winning move, column by column.

use zugzwang_engine::{
    Convention,
    theory::{column_sums::construct, nim_sum::Flip},
};

#[test]
fn the_heaps_are_chosen_column_by_column() {
    let (steps, cuts) = construct(&[3, 5, 7, 9], 2, Convention::Normal);
    let figures: Vec<_> = steps.iter().map(|s| (s.weight, s.ones, s.chosen.clone(), s.set.clone())).collect();
    assert_eq!(figures[0], (8, 1, vec![4], vec![]), "heap 4 loses its eight");
    assert_eq!(figures[1], (4, 2, vec![], vec![4]), "two fours and heap 4's make three");
    assert_eq!(figures[2], (2, 2, vec![], vec![4]));
    assert_eq!(figures[3], (1, 3, vec![], vec![]));
    assert_eq!(cuts, [Flip { heap: 4, from: 9, to: 6 }]);
}

#[test]
fn a_lost_position_has_no_construction() {
    assert_eq!(construct(&[2, 2, 2], 2, Convention::Normal), (vec![], vec![]));
    assert_eq!(construct(&[1, 0, 0], 2, Convention::Misere), (vec![], vec![]));
}
