//! A stop that becomes known is celebrated once, and a first win is mentioned on its card.

use std::{cell::Cell, fs, time::Duration};

use ratatui::layout::{Position, Rect, Size};
use zugzwang::{
    app::{App, Kept, Msg, worker::Worker},
    look::{Look, glyphs::GlyphSet, motion::Motion, theme::ThemeName},
    play::{
        board::{Degree, Status},
        job::Clock,
    },
};

use crate::common::{Arcade, Folder, assert_shows, desk, frames::picture};

thread_local! {
    static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// Writes a game of 17 coins that the user wins by taking 3, as the last of three in an exam or as the first game at the stop.
fn before_the_win(folder: &Folder, exam: bool) {
    before(folder, exam, "1 1 3 1 3 1 3 1");
}

/// Writes such a game after these moves.
fn before(folder: &Folder, exam: bool, moves: &str) {
    let (won, setup) = if exam { (5, 5) } else { (0, 0) };
    let mark = format!(r#"{{"tried":{won},"won":{won},"setup":{setup},"level":3,"running":2,"known":false}}"#);
    let path = format!(r#"{{"at":"subtraction","marks":{{"subtraction":{mark}}},"told":{{}},"met":{{}}}}"#);
    let game = format!(
        r#"{{"id":"subtraction c=17 m=3 last=wins --moves \"{moves}\"","redo":"","gifts":[],"side":"first",
        "seats":["person","perfect"],"counted":false,"stop":["subtraction",{setup}],"exam":{exam},"saved":1}}"#
    );
    let put = |name: &str, content: &str| {
        let file = folder.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("it is made");
        fs::write(file, format!(r#"{{"version":1,"content":{content}}}"#)).expect("it is written");
    };
    put("path.json", &path);
    put("unfinished/subtraction.json", &game);
}

/// Opens that game at this size and with this much motion, and wins it.
fn win(folder: &Folder, motion: Motion, size: Size) -> Arcade {
    let mut arcade = open(folder, motion, size);
    arcade.play("3");
    assert!(matches!(arcade.app.status(), Some(Status::Over(_))), "{}", arcade.screen());
    arcade
}

fn open(folder: &Folder, motion: Motion, size: Size) -> Arcade {
    let area = Rect::from((Position::ORIGIN, size));
    let mut desk = desk(Some(folder.path()));
    (desk.clock, desk.telling) = (Clock(|| NOW.get()), Degree::Figure.into());
    let kept = Kept { motion, desk, ..Kept::default() };
    let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
    let mut arcade = Arcade::of(App::new(look, kept, Worker::Inline, area), area);
    arcade.select_stop("subtraction");
    arcade.press("Enter");
    arcade
}

/// Shows frames until nothing changes by itself. Returns how long that takes.
fn rest(arcade: &mut Arcade) -> Duration {
    let began = NOW.get();
    arcade.buffer();
    while let Some(rest) = arcade.app.rest() {
        NOW.set(NOW.get() + rest);
        arcade.app.go_on();
        arcade.app.present(&mut ratatui::buffer::Buffer::empty(arcade.area));
    }
    NOW.get().saturating_sub(began)
}

const TOLD: [&str; 4] =
    ["Last coin: a run of 3 wins without help.", "Your trick: fill every round", "1 of 32 known", "Next: King's walk"];

#[test]
fn a_stop_that_becomes_known_is_a_feast_with_the_trick_and_what_comes_next() {
    for (width, height) in [(80, 24), (120, 40)] {
        let folder = Folder::new();
        before_the_win(&folder, true);
        let arcade = win(&folder, Motion::Off, Size::new(width, height));
        assert_shows(&arcade, &TOLD);
        if width == 80 {
            picture("feast", &arcade);
        }
    }
    let folder = Folder::new();
    before_the_win(&folder, true);
    let mut small = win(&folder, Motion::Off, Size::new(44, 12));
    assert_shows(&small, &["Now you know this one: Last coin."]);
    small.press("Enter");
    assert_shows(&small, &["King's walk"]);
}

#[test]
fn a_feast_fits_in_every_window() {
    for (width, height) in [(71, 23), (72, 23), (73, 23), (74, 24), (96, 36), (110, 36), (111, 36)] {
        let folder = Folder::new();
        before_the_win(&folder, true);
        assert_shows(&win(&folder, Motion::Off, Size::new(width, height)), &["Last coin", "King's walk"]);
    }
}

#[test]
fn the_feast_is_over_within_moments_and_then_nothing_wakes_up() {
    for motion in [Motion::Full, Motion::Reduced, Motion::Off] {
        let folder = Folder::new();
        before_the_win(&folder, true);
        let mut arcade = win(&folder, motion, Size::new(80, 24));
        let took = rest(&mut arcade);
        assert!(took <= Duration::from_millis(1400), "{motion}: {took:?}");
        assert_eq!(arcade.app.rest(), None, "{motion}");
        assert_shows(&arcade, &TOLD);
    }
}

#[test]
fn any_key_ends_the_feast_and_does_nothing_else() {
    for key in ["Enter", "Down", "v", "Esc"] {
        let folder = Folder::new();
        before_the_win(&folder, true);
        let mut arcade = win(&folder, Motion::Full, Size::new(80, 24));
        while !arcade.shows("Your trick:") {
            let rest = arcade.app.rest().expect("the end of the game is shown for a moment");
            NOW.set(NOW.get() + rest);
            arcade.app.go_on();
            arcade.app.present(&mut ratatui::buffer::Buffer::empty(arcade.area));
        }
        arcade.press(key);
        assert_eq!(arcade.app.rest(), None, "{key}");
        assert_shows(&arcade, &TOLD);
    }
}

#[test]
fn the_first_win_at_a_stop_is_mentioned_and_the_next_one_is_not() {
    let folder = Folder::new();
    before_the_win(&folder, false);
    let mut arcade = win(&folder, Motion::Off, Size::new(80, 24));
    assert_shows(&arcade, &["First win here: Last coin. 1 of 32 won"]);
    arcade.press("Enter");
    while matches!(arcade.app.status(), Some(Status::Turn(_))) {
        let mv = arcade.answer().suggested_move.expect("the game goes on");
        arcade.play(&mv);
    }
    assert!(!arcade.shows("First win here"), "{}", arcade.screen());
}

#[test]
fn a_win_after_a_loss_was_taken_back_is_no_first_win() {
    let folder = Folder::new();
    // After two of the four coins are left, a machine takes them.
    before(&folder, false, "1 1 3 1 3 1 3");
    let mut arcade = open(&folder, Motion::Off, Size::new(80, 24));
    arcade.play("1");
    assert_shows(&arcade, &["You lose"]);
    arcade.press("u");
    let mv = arcade.answer().suggested_move.expect("the game goes on");
    arcade.play(&mv);
    assert_shows(
        &arcade,
        &["You win", "It doesn't count as a win, because you undid a move.", "once more, without advice"],
    );
    assert!(!arcade.shows("First win here"), "{}", arcade.screen());
}

#[test]
fn after_the_end_the_choice_of_what_is_shown_is_for_later_games() {
    let folder = Folder::new();
    before_the_win(&folder, false);
    let mut arcade = win(&folder, Motion::Off, Size::new(80, 24));
    arcade.press("f");
    assert_shows(&arcade, &["Shown from the next game on: everything"]);
    assert!(!arcade.shows("A win now counts"), "{}", arcade.screen());
    let sheet = arcade.app.sheet(Size::new(60, 20)).expect("the card is shown on a page, too");
    assert_eq!(sheet.note, None, "the card itself says it");
}

#[test]
fn a_text_that_is_pasted_over_the_card_closes_it_only_to_be_typed() {
    let folder = Folder::new();
    before_the_win(&folder, false);
    let mut arcade = win(&folder, Motion::Off, Size::new(80, 24));
    arcade.handle(Msg::Paste("Dear all".to_owned()));
    assert_shows(&arcade, &["First win here"]);
}
