//! What a lesson says is true: about its keys, about what comes later, about the move it shows, and about how to save a
//! lost game.

use zugzwang::{
    look::{glyphs::GlyphSet, language::Language},
    say,
    teach::lesson::{Deed, Lesson, Step, all},
};

use super::{KEYS, LARGE, SMALL, WATCHED, given, is_asked, lesson, play, position, step, step_on, until_asked};
use crate::common::{Arcade, turns::Turns};

/// Returns an arcade with a lesson that is a text and then a game played alone.
fn alone() -> Arcade {
    let text = "number = 1\nposition = \"nim heaps=3,4,5\"\npar = 1\nmost = 99\n[[step]]\nsay = \"a\"\n\
                [[step]]\nfree = \"alone\"\n";
    let mut arcade = given(&Lesson::read("made", text).expect("it is valid"), LARGE);
    arcade.press("Space");
    arcade
}

#[test]
fn a_hidden_list_does_not_name_keys_that_have_no_effect_here() {
    let mut arcade = given(&lesson("nim-flip"), LARGE);
    for _ in 0..2 {
        arcade.press("Tab");
        assert!(!arcade.shows("o to see who is winning"), "{}", arcade.screen());
        assert!(arcade.shows("would give away the answer"), "{}", arcade.screen());
        until_asked(&mut arcade);
    }
    // The whole reason of the position after a wrong move is told.
    play(&mut arcade, "1:1");
    arcade.press("Tab");
    assert!(!arcade.shows("would give away the answer"), "{}", arcade.screen());
}

#[test]
fn a_wrong_move_that_ends_the_game_is_only_undone() {
    let mut arcade = given(&lesson("coprime-product"), LARGE);
    while step(&arcade) < 5 || !is_asked(&arcade) {
        arcade.press("Space");
    }
    arcade.press("End Enter");
    assert!(arcade.shows("Space to undo it"), "{}", arcade.screen());
    assert!(!arcade.shows("Space reply") && !arcade.shows("Space for the reply"), "{}", arcade.screen());
}

#[test]
fn no_open_question_stands_beside_the_reason_unless_a_step_has_told_part_of_it() {
    let mut asked = 0;
    for (lesson, frames) in &*WATCHED {
        for frame in frames.iter().filter(|frame| frame.contains("Press Space for the answer")) {
            let at = step_on(frame);
            let here = lesson.steps[..=at].iter().rposition(|step| step.scene.is_some()).unwrap_or(0);
            let is_told = lesson.steps[here..at].iter().any(Step::tells);
            let is_explained = frame.lines().any(|line| line.trim_end().ends_with(" Why"));
            assert_eq!(is_explained, is_told, "{}, step {}:\n{frame}", lesson.id, at + 1);
            asked += usize::from(!is_told);
        }
    }
    assert!(asked >= 30, "every lesson asks before it tells: {asked}");
}

#[test]
fn the_figure_is_beside_the_question_about_it() {
    let lesson = lesson("nim-flip");
    for size in [SMALL, LARGE] {
        let mut arcade = given(&lesson, size);
        until_asked(&mut arcade);
        for _ in 0..2 {
            assert!(arcade.says("The only cross is under"), "{}", arcade.screen());
            let crosses = |arcade: &Arcade| arcade.screen().lines().filter(|line| line.contains("  ×")).count();
            assert!(crosses(&arcade) > 0, "{}", arcade.screen());
            // And again after a wrong move was undone.
            play(&mut arcade, "1:1");
            arcade.press("u");
        }
    }
}

#[test]
fn a_move_that_was_shown_is_shown_again_if_the_cursor_has_left_it() {
    let mut find = given(&lesson("nim-flip"), LARGE);
    until_asked(&mut find);
    for (mut arcade, key) in [(find, "Up"), (alone(), "Down")] {
        let before = position(&mut arcade);
        arcade.press("Space");
        assert!(arcade.shows("Space to play it"), "{}", arcade.screen());
        let shown = arcade.screen();
        arcade.press(key);
        assert!(is_asked(&arcade) && !arcade.shows("Space to play it"), "{}", arcade.screen());
        arcade.press("Space");
        assert_eq!(arcade.screen(), shown);
        arcade.press("Space");
        assert!(position(&mut arcade) != before, "{}", arcade.screen());
    }
}

#[test]
fn the_key_for_undo_is_named_at_80_columns_in_every_language() {
    let lessons: Vec<Lesson> = all().0.clone();
    // One language for each lesson, and all of them in turn.
    let mut languages = Turns::of(1, Language::ALL);
    for lesson in &lessons {
        for language in languages.round() {
            let mut arcade = Arcade::in_language(language, SMALL, GlyphSet::Unicode);
            arcade.app.open_lessons(Some(lesson.clone()));
            let mut sought = 0;
            for _ in 0..KEYS {
                let screen = arcade.screen();
                let footer = screen.lines().last().expect("a footer");
                // After the end it is of no use.
                if screen.contains(&say!(arcade.app.look(), "lesson-end-list")) {
                    break;
                }
                if footer.contains("Enter ") {
                    sought += 1;
                    assert!(footer.contains("Backspace "), "{language:?} {}:\n{screen}", lesson.id);
                }
                arcade.press("Space");
            }
            assert!(sought > 1, "{}", lesson.id);
        }
    }
}

#[test]
fn in_a_game_alone_the_footer_says_whether_a_move_or_a_step_is_undone() {
    let mut arcade = alone();
    assert!(arcade.shows("Backspace previous"), "{}", arcade.screen());
    play(&mut arcade, "1:2");
    assert!(arcade.shows("Backspace undo"), "{}", arcade.screen());
    arcade.press("Backspace");
    assert!(position(&mut arcade).moves.is_empty() && arcade.shows("Backspace previous"), "{}", arcade.screen());
}

#[test]
fn a_wrong_move_counts_even_if_the_right_one_was_found_before() {
    let lesson = lesson("nim-flip");
    let mut arcade = given(&lesson, LARGE);
    until_asked(&mut arcade);
    let at = step(&arcade);
    arcade.press("Space Space");
    assert!(step(&arcade) > at && arcade.shows("moves: 0 (needed"), "{}", arcade.screen());
    arcade.press("Backspace");
    for moves in 1..=2 {
        play(&mut arcade, "1:1");
        assert!(arcade.shows(&format!("moves: {moves} (needed")), "{}", arcade.screen());
        arcade.press("u");
    }
    assert!(matches!(lesson.steps[step(&arcade)].deed, Deed::Find { .. }));
    play(&mut arcade, "5:1");
    assert!(step(&arcade) > at && arcade.shows("moves: 2 (needed"), "the right one counts once\n{}", arcade.screen());
}

#[test]
fn a_lost_game_played_alone_says_how_to_save_it() {
    const MENDED: &str = "This is where it went wrong: take 1 from heap 2.";
    let mut arcade = alone();
    play(&mut arcade, "2:1");
    assert!(arcade.says("a win became a loss") && !arcade.says(MENDED), "{}", arcade.screen());
    for _ in 0..2 {
        arcade.press("Space");
        assert!(arcade.says(MENDED), "{}", arcade.screen());
    }
    assert!(is_asked(&arcade), "{}", arcade.screen());
    arcade.press("u");
    assert!(arcade.says(MENDED), "the wrong move is still on the board\n{}", arcade.screen());
    arcade.press("u");
    assert!(!arcade.says(MENDED) && position(&mut arcade).moves.is_empty(), "{}", arcade.screen());
}
