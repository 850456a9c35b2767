//! The arcade shows itself until a key is pressed that is not about how it is shown.

use std::collections::BTreeSet;

use crate::common::Arcade;
use zugzwang::{app::Msg, look::language::Language, play::boards};

fn running() -> Arcade {
    let mut arcade = Arcade::plain();
    arcade.press("d");
    arcade
}

#[test]
fn it_asks_tells_and_plays_by_itself() {
    let mut arcade = running();
    assert!(arcade.shows("Who can win here") && arcade.shows("any other key ends it"), "{}", arcade.screen());
    assert!(arcade.app.pace().is_some());
    let mut told = BTreeSet::new();
    for _ in 0..40 {
        arcade.app.update(Msg::Tick);
        told.insert(arcade.screen());
    }
    assert!(told.len() > 30, "nearly every step shows something new");
    assert!(told.iter().any(|screen| screen.contains("1. ")), "moves are played");
}

#[test]
fn no_key_is_named_as_the_next_step_for_it_would_end_it() {
    let mut arcade = running();
    let mut counted = 0;
    for _ in 0..40 {
        assert!(!arcade.shows("Space"), "{}", arcade.screen());
        counted += usize::from(arcade.shows(" told"));
        arcade.app.update(Msg::Tick);
    }
    assert!(counted > 30, "how much has been told is said");
}

#[test]
fn every_game_has_its_turn() {
    let mut arcade = running();
    let mut seen = BTreeSet::new();
    for _ in 0..3000 {
        assert!(arcade.app.pace().is_some(), "it never waits for anybody:\n{}", arcade.screen());
        arcade.app.update(Msg::Tick);
        let screen = arcade.screen();
        let heading = screen.lines().next().unwrap_or_default().to_owned();
        seen.extend(heading.split(" › ").nth(1).map(|title| title.trim().to_owned()));
        if seen.len() == boards::ALL.len() {
            return;
        }
    }
    panic!("only {seen:?}");
}

#[test]
fn the_language_and_the_projector_are_changed_and_it_goes_on() {
    let mut arcade = running();
    arcade.press("L");
    assert_eq!(arcade.app.look().language(), Language::Russian);
    assert!(arcade.app.pace().is_some() && arcade.shows("Кто может здесь выиграть"), "{}", arcade.screen());
    arcade.press("L L L P");
    assert!(arcade.app.look().is_projected());
    let before = arcade.screen();
    arcade.app.update(Msg::Tick);
    assert!(arcade.app.pace().is_some() && arcade.screen() != before, "it plays on:\n{}", arcade.screen());
    arcade.press("P");
    assert!(!arcade.app.look().is_projected() && arcade.app.pace().is_some());
}

#[test]
fn what_the_keys_do_is_told_whole_in_every_language() {
    let mut arcade = running();
    for _ in Language::ALL {
        let screen = arcade.screen();
        let last = screen.lines().last().expect("a last line");
        assert!(["L ", "P "].iter().all(|key| last.contains(key)) && last.ends_with(['.', '。']), "{last:?}");
        arcade.press("L");
    }
}

#[test]
fn it_tells_no_pace_of_moves_for_each_waits_until_it_is_explained() {
    let mut arcade = running();
    for _ in 0..12 {
        assert!(!arcade.shows("a move every"), "{}", arcade.screen());
        arcade.app.update(Msg::Tick);
    }
    assert!(arcade.shows("'s turn."), "{}", arcade.screen());
}

#[test]
fn any_other_key_ends_it_and_does_nothing_else() {
    for key in ["Space", "q", "Enter", "5", "Esc", "t", "?"] {
        let mut arcade = running();
        arcade.app.update(Msg::Tick);
        arcade.press(key);
        assert!(arcade.shows("Games") && arcade.app.pace().is_none(), "{key}:\n{}", arcade.screen());
    }
    let mut arcade = running();
    arcade.click(3, 3);
    assert!(arcade.shows("Games"));
}
