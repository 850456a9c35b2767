//! Keys that answer: a rematch at once, amounts without a heap, and arrows that cannot go further.

use std::collections::BTreeSet;

use ratatui::layout::Size;
use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::{board::Side, boards},
};

use crate::common::{Arcade, Folder, assert_shows, storage};

/// A game of heaps in which the user sat on this side and resigned after a move.
fn over(heaps: &str, side: Side) -> Arcade {
    let mut arcade = Arcade::plain().open("nim", &[heaps], &[], side);
    arcade.press("Right Enter x x");
    assert_shows(&arcade, &["N setup", "n rematch"]);
    arcade
}

#[test]
fn a_rematch_seats_the_user_where_the_same_setup_can_be_won() {
    // Equal heaps are lost for whoever goes first.
    let mut arcade = over("heaps=3,3", Side::First);
    arcade.press("n");
    assert_shows(&arcade, &["Sphinx (first)  ·  You (second)"]);
    assert!(!arcade.has_played("") && !arcade.shows("Setup"), "{}", arcade.screen());
    let mut arcade = over("heaps=3,4", Side::First);
    arcade.press("n");
    assert_shows(&arcade, &["You (first)  ·  Sphinx (second)", "3", "4"]);
    assert!(arcade.has_played(""));
}

#[test]
fn a_rematch_is_one_key_on_the_card_and_below_it() {
    for keys in ["n", "Esc n"] {
        let mut arcade = over("heaps=3,3", Side::First);
        arcade.press(keys);
        assert_shows(&arcade, &["Sphinx (first)  ·  You (second)"]);
    }
    let mut arcade = Arcade::plain().open("nim", &["heaps=2"], &[], Side::Both);
    arcade.press("i Enter n");
    assert_shows(&arcade, &["Two people play"]);
    assert!(arcade.has_played(""));
}

#[test]
fn the_form_is_one_key_further() {
    for keys in ["N", "Esc N", "n n"] {
        let mut arcade = over("heaps=3,4", Side::First);
        arcade.press(keys);
        assert_shows(&arcade, &["Nim › Setup"]);
    }
    let mut arcade = Arcade::plain().open("nim", &["heaps=3,4"], &[], Side::First);
    arcade.press("N");
    assert_shows(&arcade, &["Nim › Setup"]);
}

#[test]
fn a_rematch_counts_as_any_game_does() {
    let folder = Folder::new();
    let look = Look::new(ThemeName::Mono, GlyphSet::Unicode);
    let mut arcade = Arcade::for_new_user(look, Size::new(80, 24), &folder);
    arcade.press("Enter");
    for _ in 0..2 {
        assert_shows(&arcade, &["You (first)  ·  Coach, easy (second)"]);
        assert!(arcade.has_played(""), "{}", arcade.screen());
        arcade.press("Right Enter");
        arcade.press("x x n");
    }
    let results = storage(folder.path()).results("subtraction").expect("they can be read");
    assert_eq!(results.against("coach-0").lost, 2);
}

#[test]
fn an_amount_needs_no_heap_where_only_one_is_left() {
    for (heaps, typed) in [("heaps=7", "2"), ("heaps=0,7,0", "2")] {
        let mut arcade = Arcade::plain().open("nim", &[heaps], &[], Side::Both);
        arcade.press(&format!("{typed} Enter"));
        assert_shows(&arcade, &["5"]);
        assert!(!arcade.has_played(""), "{}", arcade.screen());
    }
}

#[test]
fn an_amount_without_its_heap_is_answered_with_an_example() {
    let mut arcade = Arcade::plain().open("nim", &["heaps=1,4"], &[], Side::Both);
    arcade.press("3 Enter");
    assert_shows(&arcade, &["Say which heap, as in 2:3"]);
    arcade.press("Ctrl-u 9 Enter");
    assert_shows(&arcade, &["Say which heap, as in 1:1"]);
    assert!(arcade.has_played(""));
    let mut arcade = Arcade::plain().open("staircase", &["steps=2,0,5"], &[], Side::Both);
    arcade.press("2 Enter");
    assert_shows(&arcade, &["Say which step, as in 1:2"]);
}

#[test]
fn right_is_more_and_left_is_less_and_an_end_is_named() {
    for (game, words, [least, most]) in [
        ("subtraction", "c=17", ["1", "9"]),
        ("nim", "heaps=5", ["1", "5"]),
        ("fibonacci", "c=14", ["1", "2"]),
        ("gold", "prices=3,1,4,1", ["1", "2"]),
        ("product", "c=52", ["2", "9"]),
        ("moore", "heaps=4,4,4", ["0", "4"]),
        ("coins", "x=17", ["1", "4"]),
    ] {
        let mut arcade = Arcade::plain().open(game, &[words], &[], Side::Both);
        arcade.press("Left Left");
        assert_shows(&arcade, &[&format!("That's the least: {least}.")]);
        arcade.press("Right");
        assert!(!arcade.shows("That's the"), "{}", arcade.screen());
        arcade.press(&["Right"; 13].join(" "));
        assert_shows(&arcade, &[&format!("That's the most: {most}.")]);
    }
}

#[test]
fn hints_add_to_each_other_and_leave_the_board_where_it_is() {
    for entry in boards::ALL {
        for (width, height) in [(80, 24), (120, 40)] {
            let mut arcade = Arcade::sized(width, height).open(entry.game.id, &[], &[], Side::Both);
            // The figure alone.
            arcade.press("f");
            let (board, mut seen) = (arcade.board(), BTreeSet::new());
            for hints in 0..6 {
                assert!(arcade.footer().contains("i hint"), "{}, {hints}:\n{}", entry.game.id, arcade.screen());
                arcade.press("i");
                assert_eq!(arcade.board(), board, "{}, {hints}:\n{}", entry.game.id, arcade.screen());
                seen.insert(arcade.screen());
            }
            assert!(seen.len() > 4, "{}", entry.game.id);
            assert!(!arcade.footer().contains("i hint"), "{}:\n{}", entry.game.id, arcade.screen());
        }
    }
}

#[test]
fn the_last_hints_stand_below_each_other() {
    let hints = ["Try two heaps first", "You can win", "Look at the 1s", "Make every size"];
    for keys in ["f", "f f"] {
        let mut arcade = Arcade::sized(120, 40).open("nim", &[], &[], Side::First);
        arcade.press(keys);
        for given in 1..=hints.len() {
            arcade.press("i");
            let from = given.saturating_sub(3);
            assert_shows(&arcade, &hints[from..given]);
            assert!(hints[..from].iter().all(|older| !arcade.shows(older)), "{}", arcade.screen());
        }
    }
}
