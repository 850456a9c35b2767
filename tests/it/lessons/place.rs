//! The place in a lesson that was left before its end.

use super::{keeping, step};
use crate::common::{Folder, assert_shows};

#[test]
fn a_lesson_that_was_left_goes_on_at_the_same_step() {
    let folder = Folder::new();
    let mut arcade = keeping("subtraction", &folder);
    arcade.press("Space Space Space Space Space");
    let at = step(&arcade);
    assert!(at > 2, "{}", arcade.screen());
    arcade.press("Esc");
    assert_shows(&arcade, &[&format!("You left it at step {}.", at + 1)]);
    let mut arcade = keeping("subtraction", &folder);
    assert_eq!(step(&arcade), at, "{}", arcade.screen());
    assert_shows(&arcade, &["You left this lesson at step"]);
    arcade.press("r Esc");
    assert!(!arcade.shows("You left it"), "{}", arcade.screen());
    assert_eq!(step(&keeping("subtraction", &folder)), 0);
}
