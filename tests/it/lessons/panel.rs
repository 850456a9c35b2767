//! The panel beside a lesson: no question the lesson has already answered, every heap visible.

use zugzwang::look::{glyphs::GlyphSet, language::Language};

use super::{LARGE, SMALL, given, position};
use crate::common::Arcade;

#[test]
fn the_position_after_a_move_is_explained_with_its_reason() {
    let lesson = super::lesson("nim-pairs");
    let mut arcade = given(&lesson, LARGE);
    super::until_asked(&mut arcade);
    arcade.press("w");
    assert!(arcade.says("The reason comes later in this lesson."), "{}", arcade.screen());
    super::play(&mut arcade, "2:3");
    assert!(arcade.says("Sphinx loses: P-position, nim-sum 0"), "{}", arcade.screen());
}

#[test]
fn the_key_that_opens_the_panel_closes_a_list_of_moves() {
    let lesson = super::lesson("strip-mirror");
    let mut arcade = given(&lesson, LARGE);
    let is_listed = |arcade: &Arcade| arcade.shows("Moves, best first");
    for _ in 0..60 {
        arcade.press("Tab");
        if is_listed(&arcade) {
            break;
        }
        arcade.press("Space");
    }
    assert!(is_listed(&arcade), "{}", arcade.screen());
    arcade.press("w");
    assert!(!is_listed(&arcade), "{}", arcade.screen());
    arcade.press("w");
    assert!(!is_listed(&arcade), "the reason is back\n{}", arcade.screen());
}

#[test]
fn the_table_of_a_short_row_is_complete_beside_its_lesson() {
    let lesson = super::lesson("both-ends");
    for language in Language::ALL {
        let mut arcade = Arcade::in_language(language, SMALL, GlyphSet::Unicode);
        arcade.app.open_lessons(Some(lesson.clone()));
        let mut frames = 0;
        // The steps until the row is taken.
        for _ in 0..9 {
            // Names of cuts are longer in some languages.
            let screen = arcade.screen().split_whitespace().collect::<Vec<_>>().join(" ");
            if screen.contains("P| 3 2 6 1") {
                frames += 1;
                for row in [" 0 0|", " 1 3|", " 2 2|", " 3 6|"] {
                    assert!(screen.contains(row), "{language:?}, {row}\n{}", arcade.screen());
                }
            }
            arcade.press("Space");
        }
        assert!(frames >= 3, "{language:?}: {frames}");
    }
}

#[test]
fn every_heap_is_visible_beside_every_text() {
    let lesson = super::lesson("nim-flip");
    for language in Language::ALL {
        let mut arcade = Arcade::in_language(language, SMALL, GlyphSet::Unicode);
        arcade.app.open_lessons(Some(lesson.clone()));
        let mut frames = 0;
        // The last step has another position.
        while !position(&mut arcade).to_string().contains("3,4,5") {
            let screen = arcade.screen();
            for heap in 1..=5 {
                let named = |line: &str| {
                    let name = line.trim_start_matches(['│', '▸', ' ']);
                    name.strip_prefix(&heap.to_string()).is_some_and(|rest| rest.starts_with([' ', '●', '▟']))
                };
                assert!(screen.lines().any(named), "{language:?}, heap {heap}\n{screen}");
            }
            // If there is a cursor, it goes to the last heap.
            arcade.press("Down Down Down Down Space");
            frames += 1;
        }
        assert!(frames > 8, "{frames}");
    }
}
