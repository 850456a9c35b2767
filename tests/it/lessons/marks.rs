//! A step in which positions have to be marked before anything is told.

use super::{LARGE, SMALL, assert_shows, given, lesson};
use crate::common::Arcade;

fn marking(id: &str) -> Arcade {
    let mut arcade = given(&lesson(id), SMALL);
    while !arcade.shows("Enter: mark · Space: check") {
        arcade.press("Space");
    }
    arcade
}

#[test]
fn wrong_and_missing_marks_are_counted_then_shown_and_can_be_corrected() {
    let mut arcade = marking("subtraction");
    // 0 is right, 1 is not, 10 and 20 are missing.
    arcade.press("Enter Right Enter Space");
    assert_shows(&arcade, &["3 marks are wrong or missing. Try to find them", "moves: 0 ("]);
    assert!(!arcade.shows("!"), "which ones is not told yet:\n{}", arcade.screen());
    arcade.press("Space");
    assert_shows(&arcade, &["3 marks are wrong or missing. They're shown with !", "✓!", "moves: 0 ("]);
    arcade.press("Enter");
    assert_shows(&arcade, &["mark every number of coins from 0 to 20"]);
    assert!(!arcade.shows("!"), "nothing more is told:\n{}", arcade.screen());
    arcade.press("Right Right Down Enter Down Right Right Right Enter Space");
    assert_shows(&arcade, &["You found them all. What do they have in common?"]);
    arcade.press("Space");
    assert!(!arcade.shows("Map"), "the game is visible again:\n{}", arcade.screen());
}

#[test]
fn a_user_who_marks_nothing_is_shown_all_marks_and_goes_on() {
    let mut arcade = marking("king");
    arcade.press("Space");
    assert_shows(&arcade, &["These are the good ones, and there are no others."]);
    arcade.press("Backspace");
    assert_shows(&arcade, &["Mark every square"]);
    arcade.press("Space Space");
    assert!(!arcade.shows("Mark every square"), "{}", arcade.screen());
}

#[test]
fn a_click_marks_a_position_and_unmarks_it() {
    let mut arcade = given(&lesson("fibonacci"), LARGE);
    while !arcade.shows("Enter: mark · Space: check") {
        arcade.press("Space");
    }
    let place = arcade.find(" 5 ");
    // The panel beside marks what was found, too.
    let marks = |arcade: &Arcade| arcade.screen().matches('✓').count();
    let before = marks(&arcade);
    arcade.click(place.x + 1, place.y - 1);
    assert_eq!(marks(&arcade), before + 1, "{}", arcade.screen());
    arcade.click(place.x + 1, place.y - 1);
    assert_eq!(marks(&arcade), before, "{}", arcade.screen());
}
