//! Coins on a staircase.

use zugzwang_engine::{
    heaps::{Cut, Heaps},
    theory::stairs::{after, hold_out, moves_to, remoteness, value},
};

fn winning(steps: &[u64]) -> Vec<String> {
    moves_to(steps, 0).map(|cut| cut.to_string()).collect()
}

#[test]
fn coins_are_pushed_from_odd_steps_or_onto_them() {
    assert_eq!(winning(&[2, 3, 1, 4]), ["1:1", "4:1"]);
    assert_eq!(winning(&[1, 3, 2]), ["2:1", "3:1"]);
    assert_eq!(winning(&[0, 9, 0, 9]), [""; 0]);
}

#[test]
fn ten_steps_of_a_quintillion_do_not_overflow() {
    let mut steps = Heaps(vec![1_000_000_000_000_000_000; 10]);
    assert_eq!((value(&steps.0), remoteness(&steps)), (1_000_000_000_000_000_000, None));
    assert_eq!(winning(&steps.0).len(), 5);
    steps.0[0] = 0;
    assert_eq!((value(&steps.0), winning(&steps.0)), (0, Vec::new()));
    assert_eq!(hold_out(&steps).map(|cut| cut.take), Some(1));
}

#[test]
fn coins_move_one_step_down_and_leave_play_from_the_last() {
    let cut = |heap, take| Cut { heap, take };
    let steps = Heaps(vec![2, 3]);
    assert_eq!(after(&steps, cut(2, 3)), Heaps(vec![5, 0]));
    assert_eq!(after(&steps, cut(1, 1)), Heaps(vec![1, 3]));
}
