//! A result belongs to those who played the game, whoever sits down afterwards.

use zugzwang::{
    keep::storage::{Aid, Ended, Ending, Met, SavedGame, Tally, Way},
    play::{
        board::{Side, Status},
        boards,
    },
};

use super::saved_moves;
use crate::common::{Arcade, Folder, assert_shows, storage, tally, unfinished_nim, win};

fn opened(folder: &Folder, heaps: &str, side: Side) -> Arcade {
    Arcade::at(folder).open("nim", &[heaps], &[], side)
}

#[test]
fn a_finished_game_keeps_its_players() {
    for side in [Side::Both, Side::First] {
        for key in ["(", ")"] {
            let folder = Folder::new();
            let mut arcade = opened(&folder, "heaps=1,2", side);
            win(&mut arcade);
            let (over, counted) = (arcade.app.status(), tally(&folder));
            arcade.press(key);
            assert_shows(&arcade, &["It's too late to change players"]);
            assert_eq!((arcade.app.status(), tally(&folder)), (over, counted));
        }
    }
}

#[test]
fn nothing_is_counted_against_a_machine_that_sat_down_too_late_to_move() {
    let folder = Folder::new();
    let mut arcade = opened(&folder, "heaps=1,2", Side::Both);
    arcade.press(": 2 : 1 Enter : 1 : 1 Enter ) : 2 : 1 Enter");
    assert!(matches!(arcade.app.status(), Some(Status::Over(_))), "{}", arcade.screen());
    assert_eq!(tally(&folder), Tally::default());

    // A machine that has moved since has played.
    let mut arcade = opened(&folder, "heaps=1,2,3,4", Side::Both);
    arcade.press(": 4 : 1 Enter ) Right");
    win(&mut arcade);
    assert_eq!((tally(&folder).won, tally(&folder).lost), (0, 1), "{}", arcade.screen());
}

#[test]
fn a_move_made_in_anothers_place_is_saved_however_fast_it_comes() {
    let folder = Folder::new();
    let mut arcade = opened(&folder, "heaps=3,4,5", Side::Both);
    arcade.press(": 1 : 1 Enter");
    assert_eq!(saved_moves(&folder), Some(1));
    for key in ["u", ":", "2", ":", "3", "Enter"] {
        arcade.app.update(zugzwang::app::Msg::Key(crate::common::keys::key(key)));
    }
    arcade.app.keep();
    let kept = unfinished_nim(&folder).expect("it is saved");
    assert_eq!(kept.game.moves(), ["2:3"]);
}

#[test]
fn undo_is_offered_only_where_there_is_something_to_undo() {
    for (game, words, side) in [
        ("matches", &["row=1001", "k=2"][..], Side::First),
        ("northcott", &["tracks=1", "cells=2"][..], Side::Both),
        ("nim", &["heaps=1"][..], Side::Second),
    ] {
        let mut arcade = Arcade::plain().open(game, words, &[], side);
        assert!(matches!(arcade.app.status(), Some(Status::Over(_))), "{}", arcade.screen());
        for key in ["Up", "Enter Esc"] {
            arcade.press(key);
            assert!(arcade.shows("Press n for") && !arcade.shows("u to undo"), "{game}:\n{}", arcade.screen());
        }
    }
    let mut arcade = Arcade::plain().open("nim", &["heaps=1"], &[], Side::First);
    win(&mut arcade);
    arcade.press("Esc");
    assert_shows(&arcade, &["u to undo."]);
}

#[test]
fn a_game_resigned_before_the_first_move_is_said_not_to_count() {
    let folder = Folder::new();
    let mut arcade = opened(&folder, "heaps=3,4,5", Side::First);
    arcade.press("x x");
    assert_shows(&arcade, &["doesn't count"]);
    assert_eq!(tally(&folder), Tally::default());
}

#[test]
fn moves_made_before_someone_sat_down_belong_to_the_seat() {
    // The first move gives the win away. After the second one a machine sits down.
    let folder = Folder::new();
    let mut arcade = opened(&folder, "heaps=3,4,5", Side::Both);
    arcade.press(": 3 : 1 Enter : 1 : 3 Enter ) x x");
    assert_shows(&arcade, &["First could have won from 3,4,5, but First's 1st move"]);
    assert!(!arcade.shows("our 1st move"), "{}", arcade.screen());
    arcade.press("v");
    assert_shows(&arcade, &["First took 1 from heap 3."]);
}

#[test]
fn a_resumed_game_counts_for_those_who_played_it() {
    let folder = Folder::new();
    let mut arcade = opened(&folder, "heaps=1,2", Side::Both);
    arcade.press(": 2 : 1 Enter : 1 : 1 Enter ) b Enter q q");
    let kept = crate::common::storage(folder.path()).saves().games;
    let (_, saved) = kept.first().expect("it is saved");
    assert_eq!(saved.seated, [0, 2]);
    let mut arcade = Arcade::at(&folder);
    arcade.press("b Enter : 2 : 1 Enter");
    assert!(matches!(arcade.app.status(), Some(Status::Over(_))), "{}", arcade.screen());
    assert_eq!(tally(&folder), Tally::default());
}

#[test]
fn playing_on_a_copy_gives_up_the_game_at_the_stop_whose_place_it_takes() {
    let folder = Folder::new();
    let store = storage(folder.path());
    let (stop, aid) = ("nim".to_owned(), Aid::Nothing);
    let won = Ended { stop, setup: Some(0), ending: Ending::Won, against_coach: false, exam: true, aid };
    let met = Met { game: "nim".to_owned(), rules: String::new(), left: Vec::new() };
    store.update(|way: Way| way.with(met, Ending::Won, Some(&won))).expect("it is saved");
    let running = || storage(folder.path()).get::<Way>().expect("it can be read").mark("nim").running;
    let begun = boards::find("nim")
        .expect("a known game")
        .open::<&str>(&[], &["1:1", "2:1"], Side::First)
        .expect("a valid position");
    let begun = SavedGame::of(&begun, 0);
    store.save(&"old".parse().expect("a valid name"), &begun).expect("it is saved");
    let left = SavedGame { stop: Some(("nim".to_owned(), 0)), exam: true, ..begun };
    store.keep_unfinished(&left).expect("it is saved");
    let mut arcade = Arcade::at(&folder);
    arcade.press("b Enter");
    assert_eq!(running(), 1, "the copy was only looked at");
    arcade.press("u");
    assert_eq!(running(), 0);
}
