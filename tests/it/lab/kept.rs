//! Saved machines: they come back, and play games with what they have learned.

use std::fs;

use zugzwang::play::board::Side;

use super::{keeping, lab, right, set};
use crate::common::{Arcade, Folder, storage};

/// Opens nim 3,4,5 for two people after these moves. Each number leads to different random choices.
fn opened(folder: &Folder, moves: &[&str], number: usize) -> Arcade {
    // Each game opened has a seed of its own.
    (0..=number).fold(keeping(folder), |arcade, _| arcade.open("nim", &["heaps=3,4,5"], moves, Side::Both))
}

#[test]
fn it_is_saved_and_comes_back_unchanged() {
    let folder = Folder::new();
    let mut arcade = lab(keeping(&folder));
    arcade.press("Space Space");
    let before = right(&arcade);
    arcade.press("Esc q");
    let kept = storage(folder.path()).machine("nim").expect("it can be read").expect("it is saved");
    assert_eq!((kept.games, kept.boxes.len()), (2_000, 47));
    let mut again = keeping(&folder);
    again.select_game("Nim");
    again.press("a");
    assert!(again.shows("Your saved machine, after 2000"), "{}", again.screen());
    again.press("f");
    assert_eq!(right(&again), before);
}

#[test]
fn a_saved_machine_that_cannot_be_used_is_explained_as_on_the_command_line() {
    let folder = Folder::new();
    let mut arcade = lab(keeping(&folder));
    arcade.press("Space Space Esc q");
    let file = folder.path().join("machines/nim.json");
    let written = fs::read_to_string(&file).expect("it is saved");
    let broken = written.replacen(r#""games":2000"#, r#""games":2001"#, 1);
    assert_ne!(written, broken);
    fs::write(&file, broken).expect("it can be written");
    let mut again = keeping(&folder);
    again.select_game("Nim");
    again.press("a");
    for told in ["Your saved machine can't", "2001 games"] {
        assert!(again.shows(told), "{}", again.screen());
    }
}

#[test]
fn it_can_be_played_against_and_learns_from_the_game() {
    let folder = Folder::new();
    let mut arcade = lab(keeping(&folder));
    arcade.press("v");
    assert!(arcade.shows("Matchboxes (first)") && arcade.shows("Play to the end"), "{}", arcade.screen());
    for _ in 0..20 {
        arcade.press("i Enter");
    }
    assert!(arcade.shows("Another game"), "{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.shows("You won. It lost beads"), "{}", arcade.screen());
    let kept = storage(folder.path()).machine("nim").expect("it can be read").expect("it is saved");
    assert_eq!(kept.games, 1);
}

#[test]
fn it_learns_from_a_game_resigned_against_it_once_someone_has_moved() {
    for (keys, told) in [("x x Esc Esc", None), ("Enter x x Esc Esc", Some("It won against you and gained"))] {
        let folder = Folder::new();
        let mut arcade = lab(keeping(&folder));
        arcade.press("v");
        arcade.press(keys);
        let games = storage(folder.path()).machine("nim").expect("it can be read").map_or(0, |kept| kept.games);
        assert_eq!(games, u64::from(told.is_some()), "{keys}:\n{}", arcade.screen());
        assert!(told.is_none_or(|told| arcade.shows(told)), "{}", arcade.screen());
    }
}

#[test]
fn it_plays_any_game_of_its_setup_with_what_it_has_learned() {
    let folder = Folder::new();
    let mut arcade = lab(keeping(&folder));
    for _ in 0..5 {
        arcade.press("Space");
    }
    arcade.press("Esc");
    // 3,4,4 is won only with the heap of 3.
    let taught: Vec<String> = (0..10)
        .map(|seed| {
            let mut arcade = opened(&folder, &["3:1"], seed);
            // The second seat goes from a person through every machine to the last.
            arcade.press(&") ".repeat(9));
            assert!(arcade.shows("Matchboxes"), "{}", arcade.screen());
            arcade.press("Right");
            arcade.screen()
        })
        .collect();
    assert!(taught.iter().all(|screen| screen.contains("0,4,4")), "{}", taught[0]);
}

#[test]
fn a_trained_machine_that_goes_first_draws_from_its_beads() {
    let folder = Folder::new();
    let mut arcade = lab(keeping(&folder));
    arcade.press("Space Space Space Esc");
    for seed in 0..10 {
        let mut arcade = opened(&folder, &[], seed);
        arcade.press(&"( ".repeat(9));
        assert!(arcade.shows("Matchboxes (first)"), "{}", arcade.screen());
        arcade.press("Right");
        assert!(arcade.has_played("1:2"), "the only winning move:\n{}", arcade.screen());
    }
}

#[test]
fn machines_of_two_games_are_saved_side_by_side() {
    let folder = Folder::new();
    let mut arcade = lab(keeping(&folder));
    arcade.press("Space");
    // From nim to the games below it and back.
    arcade.press("c Right Enter");
    assert!(arcade.shows("Moore") && arcade.shows("0 games"), "{}", arcade.screen());
    arcade.press("c Left Enter");
    assert!(arcade.shows("Matchboxes › Nim") && arcade.shows("1000 games"), "{}", arcade.screen());
}

#[test]
fn the_training_settings_are_saved() {
    let folder = Folder::new();
    let mut arcade = lab(keeping(&folder));
    arcade.press("Space");
    set(&mut arcade, 2, 3);
    arcade.press("Esc");
    assert!(lab(keeping(&folder)).shows("Trained against Random"));
}

#[test]
fn it_learns_from_a_game_left_for_the_menu() {
    let folder = Folder::new();
    let mut arcade = lab(keeping(&folder));
    arcade.press("v");
    for _ in 0..20 {
        arcade.press("i Enter");
    }
    arcade.press("q");
    assert!(arcade.shows(&crate::common::known()), "{}", arcade.screen());
    let kept = storage(folder.path()).machine("nim").expect("it can be read").expect("it is saved");
    assert_eq!(kept.games, 1);
}

#[test]
fn what_was_trained_is_saved_when_the_program_ends() {
    let folder = Folder::new();
    let mut arcade = lab(keeping(&folder));
    arcade.press("Enter Enter Enter Enter Enter Enter Enter Enter Enter Enter Enter Enter");
    assert_eq!(arcade.app.close(), [""; 0], "it can be saved");
    let kept = storage(folder.path()).machine("nim").expect("it can be read").expect("it is saved");
    assert!(kept.games > 0);
}
