//! What clicks do.

use ratatui::layout::Position;
use zugzwang::board::Side;

use crate::{common::Arcade, worked_example};

#[test]
fn a_click_chooses_beads_and_the_same_click_again_plays() {
    let mut arcade = worked_example();
    let second = arcade.find("  2  ●●●●●●●●");
    let bead = Position::new(second.x + 5 + 2, second.y);
    arcade.click(bead.x, bead.y);
    assert!(arcade.shows("8 → 2"), "{}", arcade.screen());
    arcade.click(bead.x, bead.y);
    assert!(arcade.shows("1. 2:6 4:1"), "{}", arcade.screen());
}

#[test]
fn a_click_on_a_square_chooses_it_and_the_same_click_again_plays() {
    let mut arcade = Arcade::plain().open("king", &[], &[], Side::Both);
    // The square above the king.
    let square = arcade.find("·░·P");
    arcade.click(square.x, square.y);
    assert!(arcade.shows("up to 2,1") && arcade.shows("none yet"));
    arcade.click(square.x, square.y);
    assert!(arcade.shows("1. 2"));
}

#[test]
fn a_click_on_a_keys_name_presses_it() {
    let mut arcade = worked_example();
    let hint = arcade.find("i hint");
    arcade.click(hint.x, hint.y);
    assert!(arcade.shows("This is the perfect player's move."));
    let help = arcade.find("? help");
    arcade.click(help.x, help.y);
    assert!(arcade.shows("Take your last move back"));
}

#[test]
fn the_menu_and_the_form_can_be_used_by_mouse_alone() {
    let mut arcade = Arcade::plain();
    let nim = arcade.find("Nim");
    arcade.click(nim.x, nim.y);
    arcade.click(nim.x, nim.y);
    let start = arcade.find("[ Start ]");
    arcade.click(start.x, start.y);
    assert!(arcade.shows("You (first)"), "{}", arcade.screen());
}

#[test]
fn one_click_never_plays() {
    let mut arcade = Arcade::plain().open("nim", &[], &[], Side::First);
    let (width, height) = (arcade.area.width, arcade.area.height - 1);
    for at in 0..width * height {
        arcade.click(at % width, at / width);
        arcade.press("Home");
        assert!(arcade.shows("none yet"), "a click at {} {}", at % width, at / width);
    }
}
