//! Leaving a game and resuming it, key by key.

mod gathered;
mod resigned;
mod seats;

use std::fs;

use crate::common::{Arcade, Folder, tally, unfinished_nim, win};
use zugzwang::{
    keep::storage::Tally,
    play::board::{Side, Status},
};

fn saved_moves(folder: &Folder) -> Option<usize> {
    Some(unfinished_nim(folder)?.game.moves().len())
}

#[test]
fn an_unfinished_game_is_resumed_as_it_was_left() {
    let folder = Folder::new();
    let mut first = Arcade::at(&folder).worked_example();
    first.press("i Enter i Enter u");
    assert!(first.has_played("2:6 4:1"));
    let board = first.board();
    drop(first);

    let mut arcade = Arcade::at(&folder);
    arcade.select_game("Nim");
    assert!(arcade.shows("Unfinished: 2 moves made"), "{}", arcade.screen());
    arcade.press("n");
    assert!(
        arcade.shows("Continue the unfinished game ]") && arcade.shows("heaps=18,8,14,9,23 (last move wins), 2 moves")
    );
    arcade.press("Enter");
    assert!(arcade.has_played("2:6 4:1"));
    assert_eq!(arcade.board(), board);
    assert!(arcade.shows("You (first)"));
    arcade.press("u");
    assert!(arcade.has_played(""));
    arcade.press("Ctrl-r Ctrl-r");
    assert_eq!(saved_moves(&folder), Some(4));
    arcade.press("Ctrl-r");
    assert!(arcade.shows("There is no move to redo"));
}

#[test]
fn a_click_resumes_the_unfinished_game_and_enter_elsewhere_starts_a_new_one() {
    let folder = Folder::new();
    Arcade::at(&folder).worked_example().press("i Enter q q");
    for other in [false, true] {
        let mut arcade = Arcade::at(&folder);
        arcade.select_game("Nim");
        arcade.press("n");
        if other {
            arcade.press("Down Enter");
        } else {
            let row = arcade.find("Continue the unfinished game");
            arcade.click(row.x, row.y);
        }
        assert_eq!(arcade.has_played(""), other, "{}", arcade.screen());
        assert_eq!(arcade.has_played("2:6 4:1"), !other);
    }
}

#[test]
fn a_game_opened_but_not_played_does_not_replace_the_unfinished_one() {
    let folder = Folder::new();
    Arcade::at(&folder).worked_example().press("i Enter q q");
    for side in [Side::First, Side::Second, Side::Choose] {
        let mut arcade = Arcade::at(&folder).open("nim", &["heaps=3,4,5"], &[], side);
        arcade.press("Down q q");
        assert_eq!(saved_moves(&folder), Some(2), "{side:?}");
    }
    let mut arcade = Arcade::at(&folder).open("nim", &["heaps=3,4,5"], &[], Side::Second);
    arcade.press("Enter");
    assert_eq!(saved_moves(&folder), Some(3), "a move replaces it");
}

#[test]
fn the_setup_stays_the_same_where_nothing_is_unfinished() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder);
    arcade.set_up("Nim");
    arcade.text("3,5,7");
    arcade.press("Enter");
    assert!(arcade.shows("3,5,7") && arcade.has_played(""));
    arcade.press("Enter Esc");
    assert!(arcade.shows("▸ [ Continue the unfinished game ]"), "{}", arcade.screen());
    arcade.press("Down Down");
    assert!(arcade.shows("▸ Heaps"));
}

#[test]
fn a_finished_game_is_counted_once_and_is_not_unfinished() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).worked_example();
    win(&mut arcade);
    assert_eq!((saved_moves(&folder), tally(&folder).won), (None, 1));
    arcade.press("u");
    assert!(saved_moves(&folder).is_some(), "undoing the end makes it unfinished");
    arcade.press("q q Home");
    arcade.select_game("Nim");
    arcade.press("n Enter");
    win(&mut arcade);
    assert_eq!((saved_moves(&folder), tally(&folder).won), (None, 1));
    arcade.press("q");
    assert!(!arcade.shows("unfinished"));
}

#[test]
fn a_lost_game_ends_the_streak() {
    let folder = Folder::new();
    win(&mut Arcade::at(&folder).worked_example());
    let mut arcade = Arcade::at(&folder).open("nim", &["heaps=1,1"], &[], Side::First);
    arcade.press("Enter");
    let Tally { won, lost, streak, best, .. } = tally(&folder);
    assert_eq!((won, lost, streak, best), (1, 1, 0, 1));
}

#[test]
fn games_of_two_people_are_not_counted() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).open("nim", &["heaps=1,1"], &[], Side::Both);
    arcade.press("Enter");
    assert_eq!(saved_moves(&folder), Some(1));
    arcade.press("Enter");
    assert_eq!((saved_moves(&folder), tally(&folder)), (None, Tally::default()));
}

#[test]
fn a_broken_file_is_reported_in_the_menu_and_in_the_setup() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path().join("unfinished")).expect("a folder");
    let break_it = || fs::write(folder.path().join("unfinished/nim.json"), "{").expect("a file");
    break_it();
    let mut arcade = Arcade::at(&folder);
    assert!(arcade.shows("nim.json.broken-1"), "{}", arcade.screen());
    arcade.select_game("Nim");
    break_it();
    arcade.press("Enter");
    assert!(arcade.shows("nim.json.broken-2"), "{}", arcade.screen());
    arcade.press("Down");
    assert!(!arcade.shows("broken"));
    break_it();
    let mut arcade = Arcade::at(&folder).worked_example();
    arcade.resize(200, 60);
    assert!(arcade.shows("nim.json.broken-3"), "and on a game opened at once");
}

#[test]
fn if_nothing_can_be_saved_it_is_reported_once_and_play_goes_on() {
    let folder = Folder::new();
    // A file is in the folder's place, so nothing can be read either.
    fs::write(folder.path().join("unfinished"), "no folder").expect("a file");
    let mut arcade = Arcade::at(&folder);
    assert!(arcade.shows("Games are not saved"), "{}", arcade.screen());
    arcade.select_game("Nim");
    arcade.press("n Enter");
    assert!(arcade.has_played("") && !arcade.shows("Games are not saved"));
    win(&mut arcade);
    arcade.press("Esc");
    assert!(arcade.shows("You win.") && !arcade.shows("Games are not saved"), "{}", arcade.screen());
}

#[test]
fn what_was_not_revealed_stays_hidden_in_a_resumed_game() {
    let folder = Folder::new();
    Arcade::at(&folder).worked_example().press("i Enter q q");
    let mut arcade = Arcade::at(&folder).worked_example();
    arcade.press("o a q Home");
    arcade.select_game("Nim");
    arcade.press("n Enter");
    assert!(arcade.has_played("2:6 4:1") && arcade.shows("hint: a smaller game"), "{}", arcade.screen());
}

#[test]
fn gifts_from_before_a_game_was_left_are_listed_at_its_end() {
    let told = |leave: bool| {
        let folder = Folder::new();
        let mut arcade = Arcade::at(&folder).open("nim", &["heaps=9,11,14,5"], &[], Side::Second);
        arcade.press("( Enter Enter Enter");
        if leave {
            arcade.press("q q Home");
            arcade.select_game("Nim");
            arcade.press("n Enter");
        }
        while matches!(arcade.app.status(), Some(Status::Turn(_))) {
            arcade.press("Enter");
        }
        arcade.press("Esc");
        let screen = arcade.screen();
        // The sentence may be wrapped in the pane of the board.
        let left = screen.lines().map(|line| line.get(..80).unwrap_or(line));
        let words = left.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ");
        words
            .split("The machine let you back in on ")
            .nth(1)
            .map(|rest| rest.split('.').next().unwrap_or_default().to_owned())
    };
    let (left, stayed) = (told(true), told(false));
    assert!(stayed.is_some(), "this machine finds an occasion in its first moves");
    assert_eq!(left, stayed);
}
