//! The move a class sees on the board: one that someone has selected, or one that the current step is about. And what
//! is typed then.

use zugzwang::play::board::Side;

use super::asked;
use crate::common::{Arcade, assert_shows};

#[test]
fn no_move_is_shown_to_a_class_before_someone_selects_one() {
    for keys in ["", "P"] {
        let mut arcade = asked(80, 24);
        arcade.press(keys);
        for _ in 0..3 {
            assert!(!arcade.shows("from heap") && !arcade.shows("▸ 1 ●"), "{}", arcade.screen());
            arcade.press("Space");
        }
        arcade.press("Down");
        assert!(arcade.shows("from heap 2"), "{}", arcade.screen());
    }
}

#[test]
fn a_click_shows_the_cursor_and_another_one_plays() {
    let mut arcade = asked(80, 24);
    let bead = arcade.find("●");
    arcade.click(bead.x, bead.y);
    assert!(arcade.shows("take 18 from heap 1") && arcade.has_played(""), "{}", arcade.screen());
    arcade.click(bead.x, bead.y);
    assert!(arcade.has_played("1:18") && !arcade.shows("▸ 1 "), "{}", arcade.screen());
}

#[test]
fn enter_in_front_of_a_class_does_not_make_an_invisible_move() {
    let mut arcade = asked(120, 40);
    arcade.press("Enter");
    assert!(arcade.has_played("") && arcade.shows("take 1 from heap 1"), "{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.has_played("1:1"), "{}", arcade.screen());
}

#[test]
fn the_board_shows_the_move_when_a_class_is_told_of_it() {
    let mut arcade = asked(80, 24);
    arcade.press("Space Space Space");
    assert!(!arcade.shows("8 → 2"), "{}", arcade.screen());
    arcade.press("Space");
    assert!(arcade.shows("8 → 2") && arcade.shows("Flip"), "{}", arcade.screen());
    arcade.press("Backspace");
    assert!(!arcade.shows("8 → 2") && !arcade.shows("from heap"), "{}", arcade.screen());
}

#[test]
fn no_position_is_marked_in_front_of_a_class_before_a_move_is_visible() {
    let mut arcade = asked(80, 24);
    arcade.press("d");
    assert!(arcade.shows("Choose a move with the arrows"), "{}", arcade.screen());
    arcade.press("Down d");
    assert!(arcade.shows("Marked: "), "{}", arcade.screen());
}

#[test]
fn the_remark_on_a_move_that_takes_everything_names_no_key_with_another_meaning() {
    let mut arcade = Arcade::sized(80, 24).open("moore", &["heaps=3,4,5,6", "k=2"], &[], Side::First);
    arcade.press("c Right Down Right Down");
    assert_shows(&arcade, &["Press Left to free"]);
    assert!(!arcade.shows("Backspace all"), "{}", arcade.screen());
}

#[test]
fn the_line_for_moves_also_takes_the_hands_of_a_class() {
    let mut arcade = asked(80, 24);
    arcade.press(":");
    assert_shows(&arcade, &["Hands or move:", "Enter answer"]);
    arcade.press("Esc Space :");
    assert_shows(&arcade, &["Move:", "Enter play"]);
}
