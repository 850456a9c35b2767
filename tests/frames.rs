//! Pictures of every screen, with their styles: a change of any cell shows.
//!
//! To look at a change and accept it: `INSTA_UPDATE=always cargo test --test frames`, then read the difference.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{Arcade, sheet};
use ratatui::layout::Size;
use zugzwang::{board::Side, boards, glyphs::GlyphSet, theme::ThemeName};

const SIZES: [Size; 3] = [Size::new(80, 24), Size::new(120, 40), Size::new(200, 60)];
const LOOKS: [(ThemeName, GlyphSet); 2] = [(ThemeName::Ansi, GlyphSet::Unicode), (ThemeName::Mono, GlyphSet::Ascii)];

/// One picture in each size and look.
fn pictures(name: &str, draw: impl Fn(Arcade) -> Arcade) {
    for size in SIZES {
        for (theme, glyphs) in LOOKS {
            let arcade = draw(Arcade::new(size, theme, glyphs));
            let name = format!("{name}-{}x{}-{theme}-{glyphs}", size.width, size.height);
            picture(&name, &arcade);
        }
    }
}

fn picture(name: &str, arcade: &Arcade) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, sheet(&arcade.buffer()));
    });
}

#[test]
fn every_game_at_its_start_with_the_cursor_on_the_perfect_move() {
    for entry in boards::ALL {
        pictures(&format!("{}-hint", entry.game.id), |arcade| {
            let mut arcade = arcade.open(entry.game.id, &[], &[], Side::First);
            arcade.press("i");
            arcade
        });
    }
}

#[test]
fn every_game_after_a_move_and_its_answer() {
    for entry in boards::ALL {
        let mut arcade = Arcade::plain().open(entry.game.id, &[], &[], Side::First);
        arcade.press("i Enter");
        picture(&format!("{}-answered", entry.game.id), &arcade);
    }
}

#[test]
fn every_game_at_its_end() {
    for entry in boards::ALL {
        let mut arcade = Arcade::plain().open(entry.game.id, &[], &[], Side::Choose);
        for _ in 0..200 {
            arcade.press("i Enter");
        }
        assert!(arcade.shows("The game is over"), "{}", entry.game.id);
        picture(&format!("{}-over", entry.game.id), &arcade);
    }
}

#[test]
fn every_setup_form() {
    for (at, entry) in boards::ALL.iter().enumerate() {
        pictures(&format!("{}-setup", entry.game.id), |mut arcade| {
            arcade.press(&"Down ".repeat(at));
            arcade.press("Enter");
            arcade
        });
    }
}

#[test]
fn the_menu_and_the_help() {
    pictures("menu", |arcade| arcade);
    pictures("help", |mut arcade| {
        arcade.press("?");
        arcade
    });
}

#[test]
fn the_worked_example_of_nim() {
    pictures("nim-worked", |arcade| {
        let mut arcade = arcade.open("nim", &["heaps=18,8,14,9,23"], &[], Side::First);
        arcade.press("Down Left Left Left Left Left");
        arcade
    });
}

#[test]
fn positions_that_need_a_picture_of_their_own() {
    let quintillions = format!("heaps={}", ["1000000000000000000"; 9].join(",") + ",999999999999999999");
    let positions: [(&str, &str, &[&str], &str); 9] = [
        ("nim-losing-move", "nim", &["heaps=18,8,14,9,23"], "Left Left"),
        ("nim-lost", "nim", &["heaps=18,2,14,9,23"], "i"),
        ("nim-misere-turn", "nim", &["heaps=1,1,2", "last=loses"], "i"),
        ("nim-misere-ones", "nim", &["heaps=1,1,1", "last=loses"], "i"),
        ("nim-quintillions", "nim", &[&quintillions], "i"),
        ("moore-two-heaps", "moore", &["heaps=3,5,7,9", "k=2"], "Left Down Left Left"),
        ("moore-quintillions", "moore", &[&quintillions, "k=4"], "i"),
        ("subtraction-large", "subtraction", &["c=10000", "m=9"], "Left Left"),
        ("subtraction-quintillion", "subtraction", &["c=1000000000000000000", "m=999999999999"], "i"),
    ];
    for (name, game, words, keys) in positions {
        let mut arcade = Arcade::plain().open(game, words, &[], Side::First);
        arcade.press(keys);
        picture(name, &arcade);
        arcade.press("w");
        picture(&format!("{name}-why-alone"), &arcade);
    }
}

#[test]
fn boards_that_do_not_fit_and_boards_of_one_row() {
    for (name, words, moves) in [
        ("king-part", ["m=20", "n=20"], &["3", "3", "3", "3", "3", "3"][..]),
        ("king-lane", ["m=1", "n=10"], &["1"]),
        ("king-lost", ["m=7", "n=9"], &[]),
    ] {
        let mut arcade = Arcade::plain().open("king", &words, moves, Side::Both);
        picture(name, &arcade);
        arcade.press("w");
        picture(&format!("{name}-why-alone"), &arcade);
        arcade.press("w w");
        arcade.resize(44, 12);
        picture(&format!("{name}-least"), &arcade);
    }
}

#[test]
fn the_game_of_euclid_as_close_to_the_golden_ratio_as_it_comes() {
    let positions: [(&str, &[&str]); 4] = [
        ("euclid-fibonacci", &["a=679891637638612258", "b=420196140727489673"]),
        ("euclid-quintillion", &["a=1000000000000000000", "b=618033988749894849"]),
        ("euclid-lost", &["a=5", "b=8"]),
        ("euclid-far", &["a=3", "b=1000000000000000000"]),
    ];
    for (name, words) in positions {
        let mut arcade = Arcade::plain().open("euclid", words, &[], Side::First);
        arcade.press("i");
        picture(name, &arcade);
        arcade.press("w");
        picture(&format!("{name}-why-alone"), &arcade);
    }
}

#[test]
fn rows_from_a_few_cells_to_a_million() {
    let positions: [(&str, &str, &[&str], &[&str]); 6] = [
        ("matches-gaps", "matches", &["row=11111011111111011101111111", "k=2"], &[]),
        ("matches-drawn", "matches", &["n=200", "k=4"], &["20", "100"]),
        ("matches-million", "matches", &["n=1000000", "k=2"], &["1000", "500000"]),
        ("strip-image", "strip", &["n=12", "k=2"], &["6-7", "3-4"]),
        ("strip-lost", "strip", &["n=12", "k=1"], &[]),
        ("strip-drawn", "strip", &["n=200", "k=4"], &["60-62"]),
    ];
    for (name, game, words, moves) in positions {
        let mut arcade = Arcade::plain().open(game, words, moves, Side::Both);
        arcade.press("i");
        picture(name, &arcade);
        arcade.press("w");
        picture(&format!("{name}-why-alone"), &arcade);
        arcade.press("w w");
        arcade.resize(44, 12);
        picture(&format!("{name}-least"), &arcade);
    }
}

#[test]
fn what_is_wrong_is_shown_where_it_is_typed() {
    let mut arcade = Arcade::plain();
    let nim = boards::ALL.iter().position(|entry| entry.game.id == "nim").expect("nim is in the list");
    arcade.press(&"Down ".repeat(nim));
    arcade.press("Enter Backspace");
    arcade.text("b,6");
    picture("setup-wrong", &arcade);
    let mut arcade = Arcade::plain().open("nim", &[], &[], Side::First);
    arcade.press(":");
    arcade.text("1:9");
    arcade.press("Enter");
    picture("typed-wrong", &arcade);
    arcade.resize(60, 14);
    picture("narrow", &arcade);
    arcade.resize(30, 6);
    picture("too-small", &arcade);
}
