//! The form explains its rows and remembers what was chosen.

use zugzwang::{app::Msg, play::board::Side};

use super::{Arcade, Folder, assert_shows, keeping};

/// Opens the setup of nim with the focus on the row that says who goes first.
fn at_side() -> Arcade {
    let mut arcade = Arcade::plain();
    arcade.select_game("Nim");
    arcade.press("n Down Down");
    arcade
}

#[test]
fn a_machine_is_described_where_it_is_chosen() {
    let mut arcade = at_side();
    arcade.press("Down Right");
    assert_shows(&arcade, &["plays the best move every time"]);
    arcade.press("Right");
    assert_shows(&arcade, &["makes at most one mistake on purpose, and owns up at the end"]);
    arcade.press("Right");
    assert_shows(&arcade, &["makes up to 2 mistakes on purpose"]);
}

#[test]
fn both_machines_of_a_watched_game_can_be_chosen() {
    let mut arcade = at_side();
    arcade.press("Left");
    assert_shows(&arcade, &["two machines, and you watch", "Goes first", "Goes second", "Whoever goes first can win."]);
    assert!(!arcade.shows("Go first"), "{}", arcade.screen());
    arcade.press("Down Left Down Right Right Enter");
    assert_shows(&arcade, &["Coach, easy (first)  ·  Gives away 1 (second)"]);
    assert!(arcade.app.pace().is_some(), "they are not paused");
}

#[test]
fn two_people_need_no_machine_and_no_advice_for_one_of_them() {
    let mut arcade = at_side();
    arcade.press("Left Left");
    assert_shows(&arcade, &["← two people →", "Whoever goes first can win."]);
    assert!(!arcade.shows("Against"), "{}", arcade.screen());
}

#[test]
fn how_much_is_revealed_is_chosen_in_the_form_and_switched_in_the_game() {
    let mut arcade = at_side();
    assert_shows(&arcade, &["Shown in play", "< everything >"]);
    arcade.press("Down Down Right");
    assert_shows(&arcade, &["← only the picture →"]);
    arcade.press("Right");
    assert_shows(&arcade, &["nothing (press i for hints)"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["hint: a smaller game to try"]);
    arcade.press("a Esc");
    assert_shows(&arcade, &["what to play, not who is winning"]);
    arcade.press("Right");
    assert_shows(&arcade, &["← everything →"]);
}

#[test]
fn a_form_that_is_cancelled_changes_nothing() {
    let mut arcade = at_side();
    arcade.press("Down Down Right");
    assert_shows(&arcade, &["← only the picture →"]);
    arcade.press("Esc n");
    assert_shows(&arcade, &["< everything >"]);
    // A key pressed in the game does not change the form below it.
    arcade.press("Enter f Esc");
    assert_shows(&arcade, &["nothing (press i for hints)"]);
    arcade.press("Enter Esc");
    assert_shows(&arcade, &["nothing (press i for hints)"]);
}

#[test]
fn the_form_remembers_the_players_for_all_games_and_the_setup_of_each() {
    let mut arcade = at_side();
    arcade.press("Right Right Down Right Right Up Up Up Ctrl-u");
    arcade.text("7,8");
    arcade.press("Enter q q");
    arcade.select_game("Nim");
    arcade.press("n");
    assert_shows(&arcade, &["7,8", "< you second >", "< Gives away 1 >"]);
    arcade.press("Esc");
    arcade.select_game("Moore's nim");
    arcade.press("n");
    assert_shows(&arcade, &["< you second >", "< Gives away 1 >"]);
    assert!(!arcade.shows("7,8"), "{}", arcade.screen());
}

#[test]
fn the_last_finished_game_can_be_reviewed() {
    let mut arcade = Arcade::plain().open("nim", &["heaps=1,2"], &["2:1", "1:1", "2:1"], Side::Both);
    assert_shows(&arcade, &["The game is over"]);
    arcade.press("N");
    assert_shows(&arcade, &["[ Review the last game ]"]);
    arcade.press("Up Up Enter");
    assert_shows(&arcade, &["Who was winning", "1. 2:1  1:1"]);
    arcade.press("Esc Esc");
    arcade.select_game("Nim");
    arcade.press("n");
    assert_shows(&arcade, &["[ Review the last game ]"]);
    arcade.press("Esc Down Enter");
    assert!(!arcade.shows("last game"), "of another game:\n{}", arcade.screen());
}

#[test]
fn a_random_setup_is_offered_on_every_row_and_text_without_a_field_is_rejected() {
    let mut arcade = at_side();
    for _ in 0..6 {
        assert!(arcade.footer().contains("Ctrl-R random setup"), "{}", arcade.footer());
        arcade.press("Down");
    }
    assert_shows(&arcade, &["Paste a position that you copied to open it."]);
    let mut arcade = at_side();
    arcade.press("Down 5");
    assert_shows(&arcade, &["Choose a field first"]);
    arcade.press("Down");
    assert!(!arcade.shows("Choose a field first"));
}

#[test]
fn a_file_is_read_before_the_game_starts_and_its_faults_name_the_field() {
    let folder = Folder::new();
    let file = folder.path().join("bars");
    std::fs::write(&file, "3 5 6 7").expect("it is written");
    let mut arcade = Arcade::sized(200, 60);
    arcade.set_up("Gold bars");
    arcade.text(&format!("@{}", file.display()));
    assert!(!arcade.shows("Press Enter to start the game"), "{}", arcade.screen());
    assert!(arcade.footer().contains("Enter read"), "{}", arcade.footer());
    arcade.press("Down");
    assert_shows(&arcade, &["5,6,7", "▸ Who plays"]);
    arcade.press("Up Ctrl-u");
    arcade.text("@/no/such/file");
    arcade.press("Down");
    assert_shows(&arcade, &["@/no/such/file: "]);
    assert!(!arcade.shows("prices=@"), "{}", arcade.screen());
}

#[test]
fn the_map_shows_the_state_of_an_unfinished_game() {
    let folder = Folder::new();
    let mut arcade = keeping(&folder).open("nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("i Enter q q");
    arcade.select_game("Nim");
    assert_shows(&arcade, &["Unfinished: 2 moves", "Enter continue after move 2"]);
    arcade.app.update(Msg::Answered);
    assert_shows(&arcade, &["Unfinished: 2 moves"]);
}

#[test]
fn in_the_smallest_window_the_focused_row_is_visible() {
    let mut arcade = Arcade::sized(44, 12);
    arcade.select_game("Row of matches");
    arcade.press("n");
    for _ in 0..12 {
        assert_shows(&arcade, &["▸"]);
        arcade.press("Down");
    }
}

#[test]
fn by_default_the_user_sits_where_the_game_can_be_won_against_coach() {
    let mut arcade = Arcade::plain();
    arcade.select_game("Row of matches");
    arcade.press("n");
    assert_shows(&arcade, &["< you, where you can win >", "< Coach, easy >"]);
    arcade.press("Enter Esc");
    // A choice is remembered.
    arcade.press("Down Down Down Right Esc n");
    assert!(!arcade.shows("< you, where you can win >"), "{}", arcade.screen());
    // A game named on the command line starts against the perfect player.
    let mut arcade = Arcade::plain().open("nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("Esc");
    assert_shows(&arcade, &["< you first >", "< Sphinx >"]);
}
