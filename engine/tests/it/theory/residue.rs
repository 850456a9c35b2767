//! One pile: remainders.

use zugzwang_engine::{Convention, theory::residue::Residue};

#[test]
fn seventeen_coins_and_nine_are_won_by_seven() {
    let why = Residue::of(17, 9, Convention::Normal);
    assert_eq!((why.residue, why.take, why.is_lost()), (7, Some(7), false));
    assert_eq!(why.remoteness(), 3);
    assert_eq!(why.lost_below(17), Some(10));
}

#[test]
fn misere_play_leaves_one_object() {
    assert!(Residue::of(1, 9, Convention::Misere).is_lost());
    assert_eq!(Residue::of(10, 9, Convention::Misere).take, Some(9));
    assert_eq!(Residue::of(0, 9, Convention::Misere).take, None);
}

#[test]
fn a_quintillion_does_not_overflow() {
    let most = 1_000_000_000_000_000_000;
    assert_eq!(Residue::of(most, most, Convention::Normal).take, Some(most));
    assert_eq!(Residue::of(most, 1, Convention::Normal).remoteness(), most);
}

#[test]
fn the_lost_pile_below_is_the_largest_with_the_lost_remainder() {
    for (most, last) in
        [(3, Convention::Normal), (3, Convention::Misere), (1, Convention::Misere), (9, Convention::Misere)]
    {
        let why = Residue::of(40, most, last);
        for pile in 0..=40 {
            let below = (0..=pile).rev().find(|pile| pile % why.modulus == why.lost);
            assert_eq!(why.lost_below(pile), below, "{most} {last:?}: {pile}");
        }
    }
}
