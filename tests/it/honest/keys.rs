//! Keys that are named do what is said of them.

use super::flat;
use crate::common::Arcade;

#[test]
fn a_class_is_told_which_key_opens_the_list_of_moves() {
    let mut arcade = Arcade::sized(120, 40).worked();
    arcade.press("c Tab");
    let screen = flat(&arcade.screen());
    assert!(!screen.contains("o tells") && screen.contains("Space tells the next one."), "{screen}");
}

#[test]
fn a_key_of_the_settings_is_named_where_it_switches_something_on() {
    for (keys, named, silent) in [("o", "o tells", "a tells"), ("a", "a tells", "o tells")] {
        let mut arcade = Arcade::sized(120, 40).worked();
        arcade.press(keys);
        arcade.press("Tab");
        let screen = flat(&arcade.screen());
        assert!(screen.contains(named) && !screen.contains(silent), "{screen}");
    }
    let mut arcade = Arcade::sized(120, 40).worked();
    arcade.press("o a Tab");
    assert!(flat(&arcade.screen()).contains("o tells who is winning, a what to play"), "{}", arcade.screen());
}
