//! What stands beside a lesson: no question that the lesson has answered, no solution under the cursor, every heap in sight.

use zugzwang::{
    look::{glyphs::GlyphSet, language::Language},
    teach::lesson::{Deed, Lesson, all},
};

use super::{KEYS, LARGE, SMALL, given, is_asked, is_done, position, step};
use crate::common::Arcade;

/// Gives a lesson with Space alone and looks at each of its frames.
fn watched(lesson: &Lesson, mut look: impl FnMut(&mut Arcade)) {
    let mut arcade = given(lesson, LARGE);
    for _ in 0..KEYS {
        look(&mut arcade);
        if is_done(&arcade) {
            return;
        }
        arcade.press("Space");
    }
    panic!("{} has no end", lesson.id);
}

#[test]
fn the_panel_asks_who_can_win_only_before_the_lesson_has_told_it() {
    for lesson in all().0.clone() {
        let mut silent = false;
        watched(&lesson, |arcade| {
            let asks = arcade.shows("Who can win here:");
            assert!(!(asks && silent), "{}:\n{}", lesson.id, arcade.screen());
            silent |= !asks;
        });
        assert!(silent, "{} never tells", lesson.id);
    }
}

#[test]
fn what_a_move_has_reached_is_told_with_its_reason() {
    let lesson = super::lesson("nim-pairs");
    let mut arcade = given(&lesson, LARGE);
    super::until_asked(&mut arcade);
    assert!(arcade.shows("Your move first; then the reason."), "{}", arcade.screen());
    super::play(&mut arcade, "2:3");
    assert!(arcade.shows("Perfect is lost: P-position, nim-sum 0"), "{}", arcade.screen());
}

#[test]
fn no_find_begins_with_the_cursor_on_its_solution_where_there_is_another_move() {
    let mut sought = 0;
    // Of a program any line but the last may be filled in any way.
    for lesson in all().0.clone().into_iter().filter(|lesson| lesson.id != "program") {
        watched(&lesson, |arcade| {
            let finds = is_asked(arcade) && matches!(lesson.steps[step(arcade)].deed, Deed::Find { .. });
            if !finds {
                return;
            }
            sought += 1;
            let before = step(arcade);
            let mut tried = given(&lesson, LARGE);
            while step(&tried) < before || !is_asked(&tried) {
                tried.press("Space");
            }
            tried.press("Enter");
            assert_eq!(step(&tried), before, "{}: Enter alone finds it\n{}", lesson.id, tried.screen());
        });
    }
    assert!(sought >= 22, "every other lesson has one: {sought}");
}

#[test]
fn the_table_of_a_short_row_stands_whole_beside_its_lesson() {
    let lesson = super::lesson("both-ends");
    for language in Language::ALL {
        let mut arcade = Arcade::speaking(language, SMALL, GlyphSet::Unicode);
        arcade.app.open_lessons(Some(lesson.clone()));
        let mut frames = 0;
        // The steps until the row is taken.
        for _ in 0..9 {
            // Names of the cuts are longer in some languages.
            let screen = arcade.screen().split_whitespace().collect::<Vec<_>>().join(" ");
            if screen.contains("P| 3 2 6 1") {
                frames += 1;
                for row in [" 0 0|", " 1 3|", " 2 2|", " 3 6|", "D(i,j)"] {
                    assert!(screen.contains(row), "{language:?}, {row}\n{}", arcade.screen());
                }
            }
            arcade.press("Space");
        }
        assert!(frames >= 3, "{language:?}: {frames}");
    }
}

#[test]
fn every_heap_is_in_sight_beside_every_text() {
    let lesson = super::lesson("nim-columns");
    for language in Language::ALL {
        let mut arcade = Arcade::speaking(language, SMALL, GlyphSet::Unicode);
        arcade.app.open_lessons(Some(lesson.clone()));
        let mut frames = 0;
        // The last step is another position.
        while !position(&mut arcade).to_string().contains("3,4,5") {
            let screen = arcade.screen();
            for heap in 1..=5 {
                let named = |line: &str| {
                    let name = line.trim_start_matches(['│', '▸', ' ']);
                    name.strip_prefix(&heap.to_string()).is_some_and(|rest| rest.starts_with([' ', '●', '▟']))
                };
                assert!(screen.lines().any(named), "{language:?}, heap {heap}\n{screen}");
            }
            // Where there is a cursor it goes to the last heap.
            arcade.press("Down Down Down Down Space");
            frames += 1;
        }
        assert!(frames > 15, "{frames}");
    }
}
