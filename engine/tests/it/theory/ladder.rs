//! The ladder of the multiplication game.

use zugzwang_engine::theory::ladder::{Ladder, rungs};

#[test]
fn the_ladder_of_a_thousand() {
    let bounds: Vec<_> = rungs(1000).iter().map(|rung| (rung.low, rung.high, rung.lost)).collect();
    assert_eq!(bounds, [(112, 1000, false), (56, 111, true), (7, 55, false), (4, 6, true), (1, 3, false)]);
    assert_eq!(Ladder::of(1, 1000).winning, [4, 5, 6]);
    assert_eq!(Ladder::of(200, 1000).winning, [6, 7, 8, 9]);
    assert!(Ladder::of(60, 1000).is_lost() && Ladder::of(60, 1000).winning.is_empty());
}

#[test]
fn a_trillion_has_at_most_twenty_rungs() {
    assert!(rungs(1_000_000_000_000).len() <= 20);
    assert_eq!(Ladder::of(9_000_000_000_000, 1_000_000_000_000).rung, 0);
}
