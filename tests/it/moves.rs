//! The list of a position's moves, playing the answer, and going back to the start.

use crate::common::{Arcade, frames::picture};
use zugzwang::play::{
    board::{Side, Status},
    boards,
};

#[test]
fn moves_are_listed_best_first_with_their_remoteness() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("Tab");
    assert!(arcade.shows("✓ 3 win   ✗ 69 lose") && arcade.shows("of all 72 moves"), "{}", arcade.screen());
    let (first, second) = (arcade.find("2:6 "), arcade.find("1:1 "));
    assert!(first.y < second.y && first.x == second.x, "{}", arcade.screen());
    assert!(arcade.shows("✓ wins in at most 63 moves"), "{}", arcade.screen());
    arcade.press("Tab");
    assert!(!arcade.shows("of all 72 moves") && arcade.shows("nim-sum"));
}

#[test]
fn the_list_follows_the_cursor_and_the_position() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("Tab Down Down Down Down");
    for _ in 0..22 {
        arcade.press("Right");
        let chosen = arcade.screen().lines().filter(|line| line.contains("▸ 5:")).count();
        assert_eq!(chosen, 1, "{}", arcade.screen());
    }
    arcade.press("i Enter");
    assert!(!arcade.shows("of all 72 moves") && arcade.shows("in at most"), "{}", arcade.screen());
}

#[test]
fn the_list_reveals_nothing_that_is_hidden() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("a Tab");
    assert!(!arcade.shows("69 lose") && arcade.shows("The reason is hidden"), "{}", arcade.screen());
    arcade.press("a");
    assert!(!arcade.shows("69 lose"), "the rejected move is not remembered");
    arcade.press("Tab");
    assert!(arcade.shows("69 lose"));
    arcade.press("o");
    assert!(!arcade.shows("69 lose"));
}

#[test]
fn every_game_lists_its_moves_and_the_first_one_keeps_the_best_result() {
    for entry in boards::ALL {
        let mut arcade = Arcade::sized(120, 40).open(entry.game.id, &[], &[], Side::Both);
        arcade.press("Tab");
        let list: Vec<String> = arcade.screen().lines().map(ToOwned::to_owned).collect();
        let head = list.iter().position(|line| {
            ["of all ", " moves looked at", "of a sample of ", " stretches, "].iter().any(|head| line.contains(head))
        });
        let head = head.unwrap_or_else(|| panic!("{}:\n{}", entry.game.id, arcade.screen()));
        let signs = ['✓', '=', '?', '✗'];
        let sign = |line: &String| line.chars().rev().find(|c| signs.contains(c));
        // The last line names keys.
        let rows: Vec<usize> = list[head + 1..list.len() - 1]
            .iter()
            .map_while(|line| {
                let right: String = line.chars().skip(60).collect();
                sign(&right).and_then(|sign| signs.iter().position(|one| *one == sign))
            })
            .collect();
        assert!(!rows.is_empty() && rows.is_sorted(), "{}:\n{}", entry.game.id, arcade.screen());
    }
}

#[test]
fn an_answer_played_from_the_list_is_a_move_like_any_other() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("s");
    assert!(arcade.shows("Played for you: take 6 from heap 2. Press u to undo."), "{}", arcade.screen());
    assert!(arcade.has_played("2:6 4:1"));
    arcade.press("u");
    assert!(arcade.has_played(""));
    while matches!(arcade.app.status(), Some(Status::Turn(_))) {
        arcade.press("s");
    }
    arcade.press("Esc");
    assert!(arcade.shows("You win."), "{}", arcade.screen());
    arcade.press("s");
    assert!(arcade.shows("no move to suggest"), "{}", arcade.screen());
}

#[test]
fn everything_can_be_undone_and_redone() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("s s s r");
    assert!(arcade.has_played("") && arcade.shows("Back at the start."), "{}", arcade.screen());
    arcade.press("Ctrl-r Ctrl-r Ctrl-r");
    assert!(arcade.app.moves().is_some_and(|moves| moves.len() > 4), "{}", arcade.screen());
    arcade.press("Ctrl-r");
    assert!(arcade.shows("There is no move to redo"));
    let mut second = Arcade::sized(120, 40).open("nim", &["heaps=3,4,5"], &[], Side::Second);
    second.press("s r r");
    assert!(second.shows("You have no move to undo"), "{}", second.screen());
    assert!(second.has_played("1:2"), "the machine's first move stays:\n{}", second.screen());
    assert!(matches!(second.app.status(), Some(Status::Turn(_))));
}

#[test]
fn frames_of_the_list() {
    for (name, width, height, game, words) in [
        ("nim_120x40", 120, 40, "nim", ["heaps=18,8,14,9,23"]),
        ("nim_80x24", 80, 24, "nim", ["heaps=18,8,14,9,23"]),
        ("nim_60x20", 60, 20, "nim", ["heaps=18,8,14,9,23"]),
        ("gold_80x24", 80, 24, "gold", ["prices=3,1,4,1,5,9,2,6"]),
        ("ticktacktwo_200x60", 200, 60, "ticktacktwo", [""]),
    ] {
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let mut arcade = Arcade::sized(width, height).open(game, &words, &[], Side::First);
        arcade.press("Tab Down");
        picture(&format!("moves-{name}"), &arcade);
    }
}

#[test]
fn a_digit_starts_typing_a_move_wherever_one_may_be_made() {
    let mut arcade = Arcade::sized(80, 24).open("subtraction", &["c=17", "m=3"], &[], Side::First);
    arcade.press("2 Enter");
    assert_eq!(arcade.answer().moves[0], "2", "{}", arcade.screen());
    // Where nobody may move, it does nothing.
    let mut over = Arcade::sized(80, 24).open("subtraction", &["c=2", "m=3"], &["2"], Side::Both);
    let before = over.screen();
    over.press("1");
    assert_eq!(over.screen(), before);
}
