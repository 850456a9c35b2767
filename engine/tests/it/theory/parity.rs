//! The king on a board, square by square.

use zugzwang_engine::theory::parity::{Parity, Step};

#[test]
fn the_winning_step_makes_both_distances_even() {
    assert!(Parity::of(0, 0).is_lost() && Parity::of(4, 2).is_lost());
    assert_eq!(Parity::of(7, 7).step, Some(Step::Both));
    assert_eq!(Parity::of(4, 1).step, Some(Step::Right));
    assert_eq!(Parity::of(3, 0).step, Some(Step::Up));
}

#[test]
fn the_nimbers_of_the_first_squares() {
    let row = |up| (0..6).map(|right| Parity::of(up, right).grundy()).collect::<Vec<_>>();
    assert_eq!(row(0), [0, 1, 0, 1, 0, 1]);
    assert_eq!(row(1), [1, 2, 3, 2, 3, 2]);
    assert_eq!(row(2), [0, 3, 0, 1, 0, 1]);
    assert_eq!(row(3), [1, 2, 1, 2, 3, 2]);
}

#[test]
fn the_loser_goes_along_the_longer_way() {
    assert_eq!(Parity::of(0, 0).hold_out(), None);
    assert_eq!(Parity::of(4, 2).hold_out(), Some(Step::Up));
    assert_eq!(Parity::of(0, 2).hold_out(), Some(Step::Right));
}

#[test]
fn steps_stay_on_the_board() {
    let steps = |up, right| Parity::of(up, right).steps().collect::<Vec<_>>();
    assert_eq!(steps(1, 2), Step::ALL);
    assert_eq!((steps(0, 3), steps(3, 0), steps(0, 0)), (vec![Step::Right], vec![Step::Up], vec![]));
}

#[test]
fn distances_of_a_quintillion_do_not_overflow() {
    const MOST: u64 = 1_000_000_000_000_000_000;
    assert_eq!(Parity::of(MOST, MOST - 1).step, Some(Step::Right));
    assert_eq!(Parity::of(MOST, MOST).remoteness(), 2 * MOST);
}
