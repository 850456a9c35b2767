//! The coins on a round table.

use zugzwang_engine::{
    Game, Rules,
    games::{Table, table::Place},
    theory::discs::Point,
};

use crate::common::game;

#[test]
fn coins_are_counted_and_stay_in_order() {
    const DIAMETER: i64 = 2_000_000_000_000;
    let game: Table = game("table=100 coin=1");
    // Rows of twenty coins that touch one another.
    let at = |number: i64| Point::of_units(number % 20 * DIAMETER, number / 20 * DIAMETER);
    let mut laid = game.start();
    assert!(laid.is_empty() && laid.last().is_none());
    for (count, number) in (1..).zip(0..300) {
        laid = game.play(&laid, &Place(at(number))).expect("it fits");
        assert_eq!((laid.len(), laid.last()), (count, Some(at(number))));
        assert!(!laid.is_empty());
    }
    assert_eq!(laid.iter().collect::<Vec<_>>(), (0..300).map(at).collect::<Vec<_>>());
}
