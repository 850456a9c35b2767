//! Questions, messages and offers on the screen at 80x24, key by key.

mod setup;

use crate::common::{Arcade, Folder, assert_shows, play_to_the_end, storage, unfinished_nim};
use ratatui::layout::Size;
use zugzwang::{
    app::{Effect, Msg},
    look::{glyphs::GlyphSet, theme::ThemeName},
    play::board::Side,
};

fn nim(side: Side) -> Arcade {
    Arcade::plain().open("nim", &["heaps=3,4,5"], &[], side)
}

fn keeping(folder: &Folder) -> Arcade {
    Arcade::saving_in(Size::new(80, 24), ThemeName::Ansi, GlyphSet::Unicode, folder.path())
}

#[test]
fn any_other_key_withdraws_the_question_whether_to_leave() {
    for other in ["Z", "Left", "t", "o", "a", "m", "y", "F1 Esc", "7 Esc"] {
        let mut arcade = nim(Side::Both);
        arcade.press("i Enter q");
        assert_shows(&arcade, &["Any other key cancels"]);
        arcade.press(other);
        assert!(!arcade.shows("Any other key"), "{other}:\n{}", arcade.screen());
        arcade.press("q");
        assert_shows(&arcade, &["Any other key cancels"]);
    }
}

#[test]
fn any_other_key_withdraws_the_question_whether_to_delete() {
    let folder = Folder::new();
    let mut arcade = keeping(&folder).open("nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("i Enter b Enter q q b");
    for other in ["Z", "Down", "t", "F1 Esc", "7"] {
        arcade.press("x");
        assert_shows(&arcade, &["Press x again"]);
        arcade.press(other);
        assert!(!arcade.shows("Press x again"), "{other}:\n{}", arcade.screen());
        arcade.press("x");
        assert_shows(&arcade, &["Press x again"]);
        arcade.press("Z");
    }
    assert_eq!(storage(folder.path()).saves().games.len(), 1, "it is kept");
}

#[test]
fn the_question_whether_to_leave_fits_two_lines_whatever_key_it_names() {
    for key in ["q", "n", "Esc"] {
        let mut arcade = nim(Side::Both);
        arcade.press(&format!("i Enter {key}"));
        assert_shows(&arcade, &["Not saved. Press", "Any other key cancels."]);
    }
}

#[test]
fn a_game_finished_by_two_machines_is_no_longer_unfinished() {
    let folder = Folder::new();
    let mut arcade = keeping(&folder).open("nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("i Enter");
    let kept = || unfinished_nim(&folder);
    assert!(kept().is_some());
    arcade.press("(");
    play_to_the_end(&mut arcade);
    assert_shows(&arcade, &["The game is over"]);
    assert_eq!(kept(), None);
}

#[test]
fn a_machine_passed_over_while_choosing_players_does_not_move() {
    let mut arcade = nim(Side::Both);
    arcade.press("(");
    assert!(arcade.has_played(""));
    assert_shows(&arcade, &["First: Sphinx. It moves after the"]);
    arcade.press("( ( (");
    assert!(arcade.has_played(""));
    assert_shows(&arcade, &["Skill 90% (first)"]);
    arcade.press("( ( ( ( ( ( ( ( ( (");
    assert!(arcade.has_played(""));
    assert_shows(&arcade, &["First: a person."]);
    arcade.press("( Enter");
    assert!(arcade.has_played("1:2"), "{}", arcade.screen());
    let mut arcade = nim(Side::Both);
    arcade.press("( Right");
    assert!(arcade.has_played("1:2"), "{}", arcade.screen());
}

#[test]
fn the_note_that_two_machines_are_paused_is_ascii_if_symbols_are() {
    let arcade = Arcade::new(Size::new(80, 24), ThemeName::Ansi, GlyphSet::Ascii);
    let mut arcade = arcade.open("nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("(");
    assert!(arcade.shows("paused") && arcade.screen().is_ascii(), "{}", arcade.screen());
}

#[test]
fn two_machines_seated_in_a_game_are_paused() {
    let mut arcade = nim(Side::First);
    arcade.press("(");
    assert!(arcade.has_played(""));
    assert_shows(&arcade, &["·  paused", "Paused. Press Enter"]);
    assert!(arcade.app.pace().is_none());
    assert!(arcade.footer().contains("p resume"), "{}", arcade.footer());
    arcade.press("p");
    assert!(arcade.app.pace().is_some() && !arcade.shows("paused"), "{}", arcade.screen());
    assert!(arcade.footer().contains("p pause"), "{}", arcade.footer());
    arcade.press("p +");
    assert_shows(&arcade, &["·  paused", "A move every 0.5 s."]);
    arcade.press("Z Enter t");
    assert!(arcade.has_played("1:2"), "{}", arcade.screen());
    assert_shows(&arcade, &["·  paused"]);
}

#[test]
fn a_watched_game_starts_at_its_pace_and_after_one_beat() {
    let mut arcade = Arcade::plain().open("nim", &[], &[], Side::Watch);
    assert!(arcade.has_played(""));
    assert_shows(&arcade, &["a move every 1 s."]);
}

#[test]
fn keys_for_people_say_so_while_machines_play() {
    for key in [":", "i", "s", "Tab"] {
        let mut arcade = nim(Side::Watch);
        arcade.press(key);
        assert_shows(&arcade, &["Two machines are playing"]);
    }
}

#[test]
fn the_end_is_announced_whatever_is_shown_beside_it() {
    let mut arcade = nim(Side::Watch);
    arcade.press("p p");
    for _ in 0..30 {
        arcade.app.update(Msg::Tick);
    }
    arcade.press("Esc");
    assert_shows(&arcade, &["wins. Press n for a rematch"]);
    for key in ["t", "o", "p", "i", "s", "Enter :"] {
        arcade.press(key);
        assert_shows(&arcade, &["First wins. Press n for a rematch"]);
    }
}

#[test]
fn the_list_of_moves_is_offered_where_it_is_shown_and_closed_by_the_key_in_the_footer() {
    let mut arcade = nim(Side::First);
    arcade.press("Tab");
    assert!(arcade.board().is_some());
    assert_shows(&arcade, &["Moves, best first"]);
    assert!(arcade.footer().contains("Tab reason"), "{}", arcade.footer());
    arcade.press("Tab o");
    assert!(!arcade.footer().contains("Tab"), "{}", arcade.footer());
    arcade.press("Tab");
    assert_shows(&arcade, &["The reason is hidden"]);
    arcade.press("o");
    assert!(!arcade.shows("Moves, best first"), "the rejected move is not remembered:\n{}", arcade.screen());
}

#[test]
fn typing_replaces_a_suggested_name_and_an_arrow_keeps_it() {
    let folder = Folder::new();
    let mut arcade = keeping(&folder).open("nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("i Enter b");
    assert!(arcade.footer().contains("Ctrl-U"), "{}", arcade.footer());
    arcade.text("mine");
    arcade.press("Enter b Left Right");
    arcade.text("x");
    arcade.press("Enter");
    let names: Vec<String> =
        storage(folder.path()).saves().games.iter().map(|(name, _)| name.as_str().to_owned()).collect();
    assert!(names.contains(&"mine".to_owned()) && names.len() == 2, "{names:?}");
    assert!(names.iter().any(|name| name.starts_with("nim") && name.ends_with('x')), "{names:?}");
}

#[test]
fn pasted_text_in_a_game_is_a_move_or_an_id() {
    let mut arcade = nim(Side::First);
    arcade.app.update(Msg::Paste("nim heaps=1,2,3".to_owned()));
    assert!(arcade.has_played(""));
    assert_shows(&arcade, &["That's a copied position"]);
    arcade.app.update(Msg::Paste("1:2\n2:1\n".to_owned()));
    arcade.press("Enter");
    assert!(arcade.has_played("1:2"), "{}", arcade.screen());
}

#[test]
fn pasted_text_is_rejected_where_no_move_can_be_typed() {
    let mut over = Arcade::plain().open("nim", &["heaps=1"], &["1:1"], Side::Both);
    let mut watched = nim(Side::Watch);
    for arcade in [&mut over, &mut watched] {
        arcade.press(":");
        let refused = arcade.screen();
        arcade.press("F1 Esc");
        arcade.app.update(Msg::Paste("1:1".to_owned()));
        assert!(!arcade.shows("Move:"), "{}", arcade.screen());
        assert_eq!(arcade.screen(), refused, "the message is the same as for typing");
    }
    assert_shows(&over, &["The game is over"]);
    assert!(watched.app.pace().is_some(), "the machines play on");
}

#[test]
fn a_pasted_move_replaces_the_message() {
    let mut arcade = nim(Side::First);
    arcade.press("u");
    assert_shows(&arcade, &["You have no move to undo"]);
    arcade.app.update(Msg::Paste("1:2".to_owned()));
    assert_shows(&arcade, &["Move: 1:2"]);
    assert!(!arcade.shows("no move to undo"), "{}", arcade.screen());
}

#[test]
fn a_window_that_is_too_small_says_that_nothing_is_lost() {
    let mut arcade = nim(Side::First);
    arcade.resize(30, 10);
    assert_shows(&arcade, &["Nothing is lost", "Ctrl-C"]);
}

#[test]
fn where_room_is_short_undo_and_hint_are_named_before_the_arrows() {
    let mut arcade = nim(Side::Both);
    arcade.press("Enter");
    arcade.resize(44, 18);
    assert!(arcade.footer().contains("u undo  i hint"), "{}", arcade.footer());
}

#[test]
fn a_game_without_draws_has_no_row_for_them_in_the_chart() {
    let mut arcade = nim(Side::Both);
    arcade.press("Enter Enter v");
    assert!(arcade.shows("Who was winning") && !arcade.shows("Draw"), "{}", arcade.screen());
    let mut arcade = Arcade::plain().open("ticktacktwo", &[], &["1"], Side::Both);
    arcade.press("v");
    assert_shows(&arcade, &["Draw"]);
}

#[test]
fn a_review_that_asks_for_a_move_shows_the_rule_and_the_board() {
    let mut arcade = nim(Side::Both);
    arcade.press("Down Enter v Down Enter");
    assert!(arcade.board().is_some(), "{}", arcade.screen());
    assert_shows(&arcade, &["Take any number from one heap"]);
    // The panel closes, and only where there is no room for both is it refused in place of the board.
    arcade.press("w w");
    assert!(arcade.board().is_some(), "{}", arcade.screen());
    arcade.resize(60, 20);
    arcade.press("w");
    assert!(arcade.board().is_some(), "{}", arcade.screen());
    assert_shows(&arcade, &["The board stays"]);
}

#[test]
fn after_a_wrong_try_u_tries_again_at_once_and_enter_plays_on() {
    let mut arcade = nim(Side::Both);
    arcade.press("Down Enter v Down Enter Down Enter");
    assert_shows(&arcade, &["Press Enter to play the best reply."]);
    assert!(arcade.footer().contains("u try again"), "{}", arcade.footer());
    arcade.press("Enter");
    assert_shows(&arcade, &["Press Enter to see the next move."]);
    assert!(arcade.footer().contains("Enter continue  u try again"), "{}", arcade.footer());
    arcade.press("u");
    assert_shows(&arcade, &["Find a move"]);
}

#[test]
fn help_explains_the_terms_of_the_games_theory_first() {
    for (game, word, other) in [("nim", "Nim-sum: ", "Φ, about"), ("euclid", "Φ, about", "Nim-sum: ")] {
        let mut arcade = Arcade::sized(100, 200);
        arcade = arcade.open(game, &[], &[], Side::First);
        arcade.press("F1 Right");
        assert!(arcade.find(word).y < arcade.find(other).y, "{}", arcade.screen());
        assert_shows(&arcade, &["N-position: ", "P-position: ", "Nimber", "Class: ", "The symbols of nimbi"]);
    }
}

#[test]
fn no_move_is_made_in_a_window_too_small_to_see_it() {
    let mut arcade = nim(Side::First);
    arcade.press("i");
    let before = arcade.screen();
    arcade.resize(30, 6);
    let small = arcade.screen();
    for key in ["Enter", "s", "q", "q", "Left", ":", "u", "L", "t", "?"] {
        assert_eq!(arcade.press(key), Effect::None, "{key}");
        assert_eq!(arcade.screen(), small, "{key}");
    }
    arcade.app.update(Msg::Paste("nim heaps=1,2".to_owned()));
    arcade.resize(80, 24);
    assert_eq!(arcade.screen(), before);
    arcade.resize(30, 6);
    assert_eq!(arcade.press("Ctrl-c"), Effect::Quit);
}
