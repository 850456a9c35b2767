//! What a newcomer who presses keys without reading has to be told.

use ratatui::layout::Size;
use zugzwang::{
    look::{language::Language, wording::Wording},
    play::board::Side,
    screens::keymap::Context,
};

use crate::common::{Arcade, Folder, assert_shows, storage, worded};

fn begun(folder: &Folder) -> Arcade {
    Arcade::for_new_user(worded(Wording::Plain, Language::English), Size::new(80, 24), folder)
}

#[test]
fn enter_with_nothing_chosen_says_how_to_choose_in_a_game_as_in_a_puzzle() {
    let folder = Folder::new();
    for keys in ["Enter", "z"] {
        let mut arcade = begun(&folder);
        arcade.press(keys);
        assert_shows(&arcade, &["no move chosen yet"]);
        arcade.press("Enter Enter");
        assert_shows(&arcade, &["no move chosen yet", "No move is chosen yet. Choose one with the arrow keys"]);
    }
}

#[test]
fn the_line_for_a_move_names_its_way_out_and_refuses_letters_that_no_move_has() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("Enter 2");
    assert_shows(&arcade, &["Move: 2", "Esc closes it"]);
    arcade.press("q");
    assert_shows(&arcade, &["Move: 2", "No letters here. Esc closes it."]);
    assert!(!arcade.shows("Move: 2q"), "{}", arcade.screen());
    arcade.press("Esc");
    assert_eq!(arcade.app.context(), Context::Play);
    assert!(!arcade.shows("Move:"), "{}", arcade.screen());
    // Where moves are written with letters, they are typed.
    let mut arcade = begun(&folder).open("sum", &[], &[], Side::Both);
    arcade.press(":");
    arcade.text("a");
    assert_shows(&arcade, &["Move: a"]);
}

#[test]
fn moves_that_a_lesson_shows_are_not_counted_as_the_users() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("c Enter");
    assert_eq!(arcade.app.context(), Context::Lesson, "{}", arcade.screen());
    for _ in 0..40 {
        assert!(!arcade.shows("your moves: 1"), "{}", arcade.screen());
        if arcade.shows("some answers were shown") {
            return;
        }
        arcade.press("Space");
    }
    panic!("the lesson does not end:\n{}", arcade.screen());
}

#[test]
fn on_a_projector_the_class_reads_the_reason_step_by_step_and_not_what_the_teacher_does() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.press("/");
    arcade.text("class");
    arcade.press("Enter");
    assert_shows(&arcade, &["←→ another game", "Then pairs"]);
    arcade.press("P");
    assert!(!arcade.shows("Then pairs") && arcade.shows("Take 1 to 3 coins."), "{}", arcade.screen());
    arcade.press("Down Down Enter");
    assert_shows(&arcade, &["Who can win here"]);
    assert!(!arcade.shows("Ask the class") && !arcade.shows("Counted the hands"), "{}", arcade.screen());
    let mut told: Vec<String> = Vec::new();
    for _ in 0..3 {
        arcade.press("Space");
        let screen = arcade.screen();
        for sentence in &told {
            assert!(screen.contains(sentence), "{sentence} is gone:\n{screen}");
        }
        let said = screen.lines().rev().skip(1).take(9).map(str::trim).filter(|line| line.ends_with('.'));
        told = said.filter(|line| !line.contains("turn.")).map(str::to_owned).collect();
    }
    assert!(told.len() > 2, "{told:?}");
}

#[test]
fn a_game_at_a_stop_is_spared_by_one_of_its_kind_at_another_stop() {
    let folder = Folder::new();
    let mut arcade = begun(&folder);
    arcade.select_stop("hackenbush");
    arcade.press("Enter Right Enter q");
    assert_shows(&arcade, &["Unfinished"]);
    arcade.select_stop("green-stalks");
    arcade.press("Enter");
    assert_shows(&arcade, &["Your other unfinished game stays until you move here"]);
    arcade.press("Right Enter q");
    assert_eq!(storage(folder.path()).saves().games.len(), 1, "{}", arcade.screen());
}
