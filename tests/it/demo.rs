//! The demo runs until a key is pressed, except for keys that change the look.

use std::{collections::BTreeSet, time::Duration};

use crate::common::Arcade;
use zugzwang::{
    app::Msg,
    look::language::Language,
    play::{board::Side, boards},
};

fn running() -> Arcade {
    let mut arcade = Arcade::plain();
    arcade.press("d");
    arcade
}

#[test]
fn it_shows_games_plays_and_explains_on_its_own() {
    let mut arcade = running();
    assert!(arcade.shows("any other key: stop") && !arcade.shows("Who can win here"), "{}", arcade.screen());
    assert!(arcade.app.pace().is_some_and(|first| first < Duration::from_secs(4)), "it does not take long to begin");
    arcade.app.update(Msg::Tick);
    assert!(!arcade.has_played(""), "then the first move is made:\n{}", arcade.screen());
    let mut told = BTreeSet::new();
    for _ in 0..40 {
        told.insert(arcade.screen());
        arcade.app.update(Msg::Tick);
    }
    assert!(told.len() > 36, "nearly every step shows something new: {}", told.len());
}

#[test]
fn no_key_is_offered_because_any_would_end_it() {
    let mut arcade = running();
    let mut counted = 0;
    for _ in 0..40 {
        assert!(!arcade.shows("Space"), "{}", arcade.screen());
        counted += usize::from(arcade.shows(" shown"));
        arcade.app.update(Msg::Tick);
    }
    assert!(counted > 30, "progress is shown");
}

#[test]
fn the_first_move_comes_soon_however_slowly_machines_play() {
    let mut arcade = Arcade::plain().open("nim", &[], &[], Side::Watch);
    arcade.press("- -");
    let moves = arcade.app.pace().expect("it is in watch mode");
    assert_eq!(moves, Duration::from_secs(4), "{}", arcade.screen());
    arcade.app.begin_demo_from(1);
    assert!(arcade.app.pace().is_some_and(|first| first < Duration::from_secs(4)));
    arcade.app.update(Msg::Tick);
    assert!(arcade.app.pace().is_some_and(|step| step > moves), "an explanation takes its time");
}

#[test]
fn every_step_shows_something_new_and_every_game_lasts() {
    let mut arcade = Arcade::plain();
    arcade.app.begin_demo_from(17);
    let mut seen = BTreeSet::new();
    while seen.len() < boards::ALL.len() {
        let game = arcade.app.game().expect("a game is shown");
        assert!(seen.insert(game), "{game} is shown twice");
        let mut steps = 0;
        while arcade.app.game() == Some(game) {
            let before = arcade.screen();
            arcade.app.update(Msg::Tick);
            assert_ne!(before, arcade.screen(), "nothing new in {game} after {steps} steps");
            steps += 1;
        }
        assert!(steps > 6, "{game} is over after {steps} steps");
    }
}

/// Returns the games in the order shown, starting with this seed.
fn shown(seed: u64) -> Vec<String> {
    let mut arcade = Arcade::plain();
    arcade.app.begin_demo_from(seed);
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..3000 {
        assert!(arcade.app.pace().is_some(), "it never waits:\n{}", arcade.screen());
        let game = arcade.app.game().expect("a game is shown").to_owned();
        if seen.last() != Some(&game) {
            seen.push(game);
        }
        if seen.len() > boards::ALL.len() {
            return seen;
        }
        arcade.app.update(Msg::Tick);
    }
    panic!("only {seen:?}");
}

#[test]
fn every_game_is_shown_before_any_comes_again() {
    let [one, other] = [1, 2].map(shown);
    for shown in [&one, &other] {
        let (first, again) = shown.split_at(boards::ALL.len());
        assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), boards::ALL.len(), "{shown:?}");
        assert_eq!(again, &first[..1]);
    }
    assert_ne!(one[0], other[0]);
    assert_eq!(one, shown(1), "the same seed shows the same games");
}

#[test]
fn changing_the_language_or_the_projector_does_not_end_it() {
    let mut arcade = running();
    arcade.press("L");
    assert_eq!(arcade.app.look().language(), Language::Russian);
    assert!(arcade.app.pace().is_some() && arcade.shows("может выиграть"), "{}", arcade.screen());
    arcade.press("L L L P");
    assert!(arcade.app.look().is_projected());
    let before = arcade.screen();
    arcade.app.update(Msg::Tick);
    assert!(arcade.app.pace().is_some() && arcade.screen() != before, "it plays on:\n{}", arcade.screen());
    arcade.press("P");
    assert!(!arcade.app.look().is_projected() && arcade.app.pace().is_some());
}

#[test]
fn the_keys_are_explained_without_cuts_in_every_language() {
    let mut arcade = running();
    for _ in Language::ALL {
        let screen = arcade.screen();
        let last = screen.lines().last().expect("the screen has a last line");
        let names = |key: &str| [" ", ": "].iter().any(|after| last.contains(&format!("{key}{after}")));
        assert!(names("L") && names("P") && last.ends_with(['.', '。']), "{last:?}");
        arcade.press("L");
    }
}

#[test]
fn no_pace_is_shown_because_each_move_waits_for_its_explanation() {
    let mut arcade = running();
    for _ in 0..12 {
        assert!(!arcade.shows("a move every"), "{}", arcade.screen());
        arcade.app.update(Msg::Tick);
    }
    // The words may be on two lines.
    assert!(arcade.shows("turn."), "{}", arcade.screen());
}

#[test]
fn any_other_key_ends_it_and_does_nothing_else() {
    for key in ["Space", "q", "Enter", "5", "Esc", "t", "?"] {
        let mut arcade = running();
        arcade.app.update(Msg::Tick);
        arcade.press(key);
        assert!(arcade.shows(&crate::common::known()) && arcade.app.pace().is_none(), "{key}:\n{}", arcade.screen());
    }
    let mut arcade = running();
    arcade.click(3, 3);
    assert!(arcade.shows(&crate::common::known()));
}

#[test]
fn beside_the_figure_after_the_move_the_board_shows_that_move() {
    let mut arcade = Arcade::sized(100, 30);
    arcade.app.begin_demo_from(17);
    let mut seen = 0;
    for _ in 0..400 {
        if arcade.app.game() == Some("nim") && arcade.shows("Flip") {
            assert!(arcade.shows(" → "), "{}", arcade.screen());
            seen += 1;
        }
        arcade.app.update(Msg::Tick);
    }
    assert!(seen > 0, "nim is shown with a move to make");
}
