//! Success and failure of a game played alone, and the perfect player's reply, tested with lessons made for it.

use zugzwang::{
    keep::storage::Lessons,
    look::{glyphs::GlyphSet, theme::ThemeName},
    teach::lesson::Lesson,
};

use super::{LARGE, given, is_asked, is_done, lesson, play, position, solve};
use crate::common::{Arcade, Folder, storage};

fn made(position: &str, steps: &str) -> Lesson {
    let text = format!("number = 1\nposition = \"{position}\"\npar = 1\nmost = 99\n{steps}");
    Lesson::read("made", &text).expect("it is valid")
}

#[test]
fn a_mistake_ends_a_game_at_once_if_the_lesson_says_so() {
    let lesson = made("nim heaps=3,4,5", "[[step]]\nfree = \"alone\"\nfailure = \"mistake\"\n");
    let mut arcade = given(&lesson, LARGE);
    let before = position(&mut arcade);
    play(&mut arcade, "2:1");
    assert!(arcade.shows("That move gave it away."), "{}", arcade.screen());
    arcade.press("Space");
    assert!(is_asked(&arcade) && position(&mut arcade) == before, "{}", arcade.screen());
    solve(&mut arcade, &lesson);
}

#[test]
fn a_draw_is_a_success_only_if_the_lesson_allows_it() {
    for (success, done) in [("held", true), ("won", false)] {
        let lesson = made("gold prices=2,2,2,2", &format!("[[step]]\nfree = \"alone\"\nsuccess = \"{success}\"\n"));
        let mut arcade = given(&lesson, LARGE);
        while is_asked(&arcade) {
            arcade.press("Space");
            arcade.press("Space");
        }
        assert_eq!(
            (is_done(&arcade), arcade.shows("No win this time.")),
            (done, !done),
            "{success}:\n{}",
            arcade.screen()
        );
    }
}

#[test]
fn the_perfect_player_replies_where_no_reply_is_given_and_backspace_keeps_the_reply() {
    let steps = "[[step]]\nsay = \"a\"\nposition = \"nim heaps=5,5\"\nside = \"second\"\n[[step]]\nreply = \"perfect\"\n\
                 [[step]]\nfind = \"b\"\n[[step]]\nfree = \"alone\"\nside = \"second\"\n";
    let lesson = made("nim heaps=5,5", steps);
    let mut arcade = given(&lesson, LARGE);
    arcade.press("Space");
    assert!(position(&mut arcade).moves == "1:1", "{}", arcade.screen());
    arcade.press("Space Backspace");
    assert!(position(&mut arcade).moves == "1:1", "{}", arcade.screen());
    arcade.press("Backspace");
    assert_eq!(position(&mut arcade).moves, "");
    solve(&mut arcade, &lesson);
}

#[test]
fn steps_after_a_move_that_ended_the_game_are_skipped() {
    for step in ["reply = \"perfect\"", "find = \"c\""] {
        let steps = format!(
            "[[step]]\nfind = \"b\"\n[[step]]\n{step}\n[[step]]\nposition = \"nim heaps=1\"\nfree = \"alone\"\n"
        );
        let lesson = made("nim heaps=3", &steps);
        let mut arcade = given(&lesson, LARGE);
        play(&mut arcade, "1:3");
        assert!(arcade.shows("step 2 of 3") && arcade.shows("Space to go on"), "{}", arcade.screen());
        arcade.press("Space");
        assert!(arcade.shows("step 3 of 3") && is_asked(&arcade), "{}", arcade.screen());
    }
}

#[test]
fn unreadable_progress_is_set_aside_and_started_anew() {
    let folder = Folder::new();
    std::fs::write(folder.path().join("lessons.json"), "{").expect("it is written");
    let mut arcade = Arcade::saving_in(LARGE, ThemeName::Ansi, GlyphSet::Unicode, folder.path());
    arcade.press("c");
    assert!(arcade.shows("lessons.json.broken-1"), "{}", arcade.screen());
    let lesson = lesson("nim-misere");
    arcade.app.open_lessons(Some(lesson.clone()));
    solve(&mut arcade, &lesson);
    assert!(folder.path().join("lessons.json.broken-1").exists());
    assert_eq!(
        storage(folder.path()).get::<Lessons>().expect("it can be read").of("nim-misere").map(|given| given.stars),
        Some(3)
    );
}
