//! Nim: worked examples and the largest heaps.

use zugzwang_engine::{
    Convention,
    heaps::Heaps,
    theory::nim_sum::{Flip, NimSum, flips, hold_out, is_lost, remoteness},
};

fn cuts(rows: &[u64], last: Convention) -> Vec<String> {
    flips(rows, last).map(|flip| flip.cut().to_string()).collect()
}

#[test]
fn the_worked_example_has_crosses_under_eight_and_two() {
    let why = NimSum::of(&[18, 8, 14, 9, 23], Convention::Normal);
    assert_eq!((why.nim_sum, why.crosses), (10, vec![8, 2]));
    assert_eq!(why.flip, Some(Flip { heap: 2, from: 8, to: 2 }));
    assert_eq!(cuts(&why.rows, Convention::Normal), ["2:6", "3:10", "4:6"]);
}

#[test]
fn misere_play_turns_when_one_large_heap_is_left() {
    assert_eq!(cuts(&[1, 1, 2], Convention::Misere), ["3:1"], "three ones are left");
    assert_eq!(cuts(&[1, 2], Convention::Misere), ["2:2"], "one is left");
    assert!(is_lost(&[1, 1, 1], Convention::Misere));
    assert_eq!(cuts(&[1, 0, 1], Convention::Misere), ["1:1", "3:1"]);
    assert_eq!(cuts(&[2, 3], Convention::Misere), cuts(&[2, 3], Convention::Normal));
}

#[test]
fn ten_heaps_of_a_quintillion_do_not_overflow() {
    let mut heaps = Heaps(vec![1_000_000_000_000_000_000; 10]);
    assert_eq!(remoteness(&heaps, Convention::Normal), 10_000_000_000_000_000_000);
    heaps.0[9] -= 1;
    assert_eq!(flips(&heaps.0, Convention::Normal).count(), 9);
}

#[test]
fn holding_out_leaves_the_fewest_winning_replies() {
    let heaps = Heaps(vec![18, 2, 14, 9, 23]);
    assert!(is_lost(&heaps.0, Convention::Normal));
    let cut = hold_out(&heaps, Convention::Normal).expect("an object is left");
    assert_eq!(cut.to_string(), "4:1");
    assert_eq!(flips(&heaps.after(&[cut]).0, Convention::Normal).count(), 1);
}
