//! Lessons in narrow windows.

use ratatui::{buffer::Buffer, layout::Size};
use zugzwang::{screens::Hit, teach::lesson::all};

use super::{Deed, KEYS, SMALL, given, lesson, step, until_asked};

#[test]
fn in_a_narrow_window_every_step_shows_the_pieces_it_is_about() {
    for lesson in all().0.clone() {
        let mut arcade = given(&lesson, Size::new(60, 20));
        let mut keys = 0;
        while !arcade.shows("some answers were shown") {
            let hits = arcade.app.draw(&mut Buffer::empty(arcade.area));
            let board = hits.iter().find(|(_, hit)| matches!(hit, Hit::Board(_)));
            let marks = matches!(lesson.steps[step(&arcade)].deed, Deed::Mark(_));
            assert!(marks || board.is_some_and(|(place, _)| place.height > 1), "{}:\n{}", lesson.id, arcade.screen());
            assert!(keys < KEYS, "{}", arcade.screen());
            arcade.press("Space");
            keys += 1;
        }
    }
}

#[test]
fn the_arrows_are_named_in_a_lesson_at_80_columns() {
    let mut arcade = given(&lesson("nim-flip"), SMALL);
    until_asked(&mut arcade);
    arcade.press("Space");
    let screen = arcade.screen();
    assert!(screen.lines().last().is_some_and(|last| last.contains("↑↓←→ choose")), "{screen}");
}
