//! The proof of a position: every move answered, visited one by one.

use crate::common::{Arcade, counts::nightly, frames::picture, play_to_the_end};
use zugzwang::play::{board::Side, boards};

fn wide(game: &str, words: &[&str]) -> Arcade {
    let arcade = Arcade::sized(160, 40);
    arcade.open(game, words, &[], Side::Both)
}

#[test]
fn from_a_lost_position_every_move_is_shown_with_its_answer() {
    let mut arcade = wide("nim", &["heaps=1,2,3"]);
    arcade.open_proof();
    for text in
        ["Every move fails: each has an answer.", "6 of 6 moves", "The move: take 1 from heap 1. It leaves: nim-sum 1."]
    {
        assert!(arcade.says(text), "{text}:\n{}", arcade.screen());
    }
    for row in ["1:1  › 3:1", "2:1  › 3:3", "3:3  › 2:1"] {
        assert!(arcade.says(row), "{row}:\n{}", arcade.screen());
    }
    assert!(arcade.says("The answer: take 1 from heap 3. It leaves: nim-sum 0."));
}

#[test]
fn stepping_through_the_proof_shows_each_move_and_its_answer_on_the_board() {
    let mut arcade = wide("nim", &["heaps=1,2,3"]);
    arcade.open_proof();
    arcade.press(". .");
    assert!(arcade.says("The move: take 2 from heap 2. It leaves"), "{}", arcade.screen());
    assert!(arcade.says("◂ -2") && arcade.says("3 → 1"), "{}", arcade.screen());
    arcade.press(",");
    assert!(arcade.says("The move: take 1 from heap 2. It leaves"), "{}", arcade.screen());
    arcade.press(". . . . .");
    assert!(!arcade.shows("an answer"), "after the last move the proof is complete:\n{}", arcade.screen());
}

#[test]
fn from_a_won_position_the_move_comes_first_and_every_reply_is_answered() {
    let mut arcade = wide("nim", &["heaps=3,4,5"]);
    arcade.open_proof();
    assert!(arcade.says("Play this: take 2 from heap 1. Then any move your"), "{}", arcade.screen());
    assert!(arcade.says("10 of 10 moves") && arcade.says("It leaves: nim-sum 0."), "{}", arcade.screen());
}

#[test]
fn from_a_won_position_the_board_shows_the_reply_and_the_answer() {
    let mut arcade = wide("nim", &["heaps=3,4,5"]);
    arcade.open_proof();
    arcade.press(". . .");
    assert!(arcade.says("Their move: take 3 from heap 2. It leaves"), "{}", arcade.screen());
    assert!(arcade.says("Your answer: take 5 from heap 3"), "{}", arcade.screen());
    assert!(arcade.says("◂ -3") && arcade.says("5 → 0"), "heap 1 has one, heap 2 one:\n{}", arcade.screen());
    arcade.press(".");
    assert!(arcade.says("◂ -4"), "{}", arcade.screen());
    arcade.press("e");
    assert!(!arcade.shows("◂") && arcade.says("3 → 2"), "the game again:\n{}", arcade.screen());
}

#[test]
fn while_the_board_shows_the_proof_nothing_is_said_about_the_games_cursor() {
    for words in ["heaps=1,2,3", "heaps=3,4,5"] {
        let mut arcade = wide("nim", &[words]);
        let own = "take 1 from heap 1   ";
        assert!(arcade.says(own), "{}", arcade.screen());
        arcade.open_proof();
        arcade.press(".");
        assert!(
            arcade.says("On the board: proof move 2 of") && arcade.says("keys take you back"),
            "{}",
            arcade.screen()
        );
        assert!(!arcade.shows("First's turn") && !arcade.shows(own), "{}", arcade.screen());
        arcade.press("Right");
        assert!(arcade.says("First's turn") && !arcade.shows("On the board"), "{}", arcade.screen());
    }
}

#[test]
fn a_click_on_the_board_of_the_proof_makes_no_move() {
    let mut arcade = wide("nim", &["heaps=1,2,3"]);
    arcade.open_proof();
    arcade.press(".");
    let bead = arcade.find("▐██████████████▌");
    arcade.click(bead.x, bead.y);
    assert!(!arcade.shows("On the board") && arcade.has_played(""), "{}", arcade.screen());
}

#[test]
fn enter_in_the_proof_makes_no_move_and_then_the_selected_one() {
    let mut arcade = wide("nim", &["heaps=1,2,3"]);
    arcade.open_proof();
    arcade.press(".");
    assert!(arcade.says("3 → 0"), "the answer, which is not the game's own move:\n{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.has_played("") && !arcade.shows("On the board"), "{}", arcade.screen());
    assert!(arcade.says("2 → 1"), "the move of the row:\n{}", arcade.screen());
    arcade.press("Enter");
    assert!(arcade.has_played("2:1"), "{}", arcade.screen());
}

#[test]
fn after_moving_the_cursor_each_step_shows_the_proof_again() {
    for (walked, steered, back, row) in [("", "Right", ".", 2), (".", "Right", ",", 1), ("", "Enter", ".", 2)] {
        let mut arcade = wide("nim", &["heaps=1,2,3"]);
        arcade.open_proof();
        arcade.press(walked);
        arcade.press(steered);
        assert!(!arcade.shows("On the board"), "{}", arcade.screen());
        arcade.press(back);
        assert!(
            arcade.says(&format!("On the board: proof move {row} of 6")),
            "{walked} {steered}:\n{}",
            arcade.screen()
        );
    }
}

#[test]
fn a_winning_move_that_ends_the_game_leaves_nothing_to_answer() {
    for (game, words) in [("nim", "heaps=5"), ("table", "table=1.9")] {
        let mut arcade = wide(game, &[words]);
        arcade.open_proof();
        assert!(arcade.says("It ends the game at once."), "{}", arcade.screen());
        assert!(!arcade.shows("0 of 0") && !arcade.shows("next move"), "{}", arcade.screen());
        arcade.press("Enter Esc");
        assert!(arcade.says("First wins. Press n for a rematch"), "the move is selected:\n{}", arcade.screen());
    }
}

#[test]
fn a_move_that_ends_the_game_is_not_said_to_have_an_answer() {
    let lost: (&[&str], &[&str]) = (&["length=1.5"], &["heaps=1", "last=loses"]);
    let fails = "Every move fails: each ends the game.";
    let won: &[&str] = &["heaps=1,1", "last=loses"];
    for (game, words, told) in [("rope", lost.0, fails), ("nim", lost.1, fails), ("nim", won, "makes ends the game.")] {
        let mut arcade = wide(game, words);
        arcade.open_proof();
        assert!(arcade.says(told), "{}", arcade.screen());
        assert!(!arcade.shows("an answer."), "{}", arcade.screen());
    }
}

#[test]
fn at_the_end_of_a_game_it_says_there_is_nothing_to_prove() {
    let mut arcade = wide("nim", &["heaps=1"]);
    arcade.press("Enter e");
    assert!(
        arcade.says("The game is over. Press n for a rematch") && !arcade.shows("next move"),
        "{}",
        arcade.screen()
    );
    arcade.press("Esc");
    assert!(arcade.says("Nim › Setup"), "Esc closes it at once:\n{}", arcade.screen());
}

#[test]
fn the_end_of_the_game_closes_the_proof() {
    // By the user's move, and by the machine's reply.
    for (heaps, side) in [("heaps=1", Side::Both), ("heaps=1,1", Side::First)] {
        let arcade = Arcade::sized(120, 40);
        let mut arcade = arcade.open("nim", &[heaps], &[], side);
        arcade.open_proof();
        assert!(arcade.says("Proof"), "{}", arcade.screen());
        play_to_the_end(&mut arcade);
        assert!(arcade.says("The game is over"), "{}", arcade.screen());
        assert!(!arcade.shows("Proof") && !arcade.shows("next move"), "{}", arcade.screen());
        let mut back = Arcade::sized(120, 40).open("nim", &[heaps], &[], side);
        back.open_proof();
        play_to_the_end(&mut back);
        back.press("u");
        assert!(back.has_played("") && !back.shows("Proof"), "{}", back.screen());
        arcade.press("Esc");
        assert!(arcade.says("Nim › Setup"), "Esc closes it at once:\n{}", arcade.screen());
    }
}

/// Tells a class all of the reason.
fn tell_class(arcade: &mut Arcade) {
    arcade.press("c");
    while !arcade.shows("Space play it") {
        arcade.press("Space");
    }
}

#[test]
fn in_front_of_a_class_space_at_the_end_says_so_even_if_the_proof_was_open() {
    let mut arcade = wide("nim", &["heaps=1"]);
    tell_class(&mut arcade);
    arcade.open_proof();
    assert!(arcade.says("Proof"), "{}", arcade.screen());
    arcade.press("Enter Enter");
    arcade.press("Space");
    assert!(arcade.says("The game is over. Press n for a rematch"), "{}", arcade.screen());
}

#[test]
fn nothing_is_proved_while_the_reason_is_hidden() {
    let mut arcade = wide("nim", &["heaps=1,2,3"]);
    arcade.press("o e");
    assert!(!arcade.shows("an answer") && arcade.says("The proof stays hidden"), "{}", arcade.screen());
    arcade.press("o c e");
    assert!(!arcade.shows("an answer"), "{}", arcade.screen());
}

#[test]
fn in_front_of_a_class_space_steps_through_the_proof() {
    let mut arcade = wide("nim", &["heaps=1,2,3"]);
    tell_class(&mut arcade);
    arcade.open_proof();
    arcade.press("Space Space");
    assert!(arcade.says("The move: take 2 from heap 2. It leaves"), "{}", arcade.screen());
}

#[test]
fn every_preset_of_every_game_has_a_proof() {
    for entry in boards::ALL {
        for preset in entry.game.presets.iter().take(nightly(2, 6)) {
            let mut arcade = wide(entry.game.id, preset.words);
            arcade.press("e");
            assert!(arcade.says("Why it holds, step 1 of"), "{} {:?}", entry.game.id, preset.words);
            arcade.press("e");
            arcade.open_proof();
            let screen = arcade.screen();
            let told = [" moves:", "each with its", "one cut in each:", "It ends the"];
            assert!(
                screen.contains("Proof") && told.iter().any(|of| screen.contains(of)),
                "{} {:?}:\n{screen}",
                entry.game.id,
                preset.words,
            );
            arcade.press("e");
            assert!(!arcade.screen().lines().any(|line| line.ends_with(" Proof")), "{}", arcade.screen());
        }
    }
}

#[test]
fn frames_of_a_proof() {
    for (name, words, width, height) in [
        ("lost-80x24", "heaps=1,2,3", 80, 24),
        ("won-80x24", "heaps=18,8,14,9,23", 80, 24),
        ("won-200x60", "heaps=18,8,14,9,23", 200, 60),
    ] {
        let arcade = Arcade::sized(width, height);
        let mut arcade = arcade.open("nim", &[words], &[], Side::First);
        arcade.open_proof();
        arcade.press(".");
        picture(&format!("proof-{name}"), &arcade);
    }
}

#[test]
fn the_cursor_can_be_moved_on_from_the_answered_move() {
    let mut arcade = wide("nim", &["heaps=1,2,3"]);
    arcade.open_proof();
    arcade.press(".");
    arcade.press("Down");
    assert!(arcade.says("3 → 2") && arcade.says("The move: take 1 from heap 2. It leaves"), "{}", arcade.screen());
}

#[test]
fn the_proof_of_another_position_starts_at_its_beginning() {
    let mut arcade = wide("nim", &["heaps=1,2,3"]);
    arcade.open_proof();
    arcade.press(". . . s");
    assert!(arcade.says("leaves: nim-sum") && arcade.says("▸ "), "{}", arcade.screen());
    arcade.press("u");
    assert!(arcade.says("The move: take 1 from heap 1. It leaves"), "{}", arcade.screen());
}

#[test]
fn of_very_many_moves_only_the_first_are_proved() {
    let mut arcade = wide("nim", &["heaps=1000000000000,1000000000000"]);
    arcade.open_proof();
    assert!(arcade.says("The first 256 moves, each with its answer:"), "{}", arcade.screen());
}

#[test]
fn a_small_position_is_filled_from_the_end_and_each_line_says_why() {
    let mut arcade = wide("nim", &["heaps=1,2"]);
    arcade.press("e Space Space Space Space");
    assert!(arcade.says("Positions from here, filled in from the end: 1 of 5."), "{}", arcade.screen());
    assert!(arcade.says("0,0: the end: the player to move has lost"), "{}", arcade.screen());
    arcade.press("Space Space Space");
    assert!(arcade.says("1,1: every move leaves the opponent a win: 0,1"), "{}", arcade.screen());
    arcade.press("Space");
    assert!(
        arcade.says("1,2: one move leaves the opponent a loss: 1,1") && arcade.says("▸ N 1,2"),
        "{}",
        arcade.screen()
    );
    arcade.press("Backspace");
    assert!(arcade.says("▸ P 1,1"), "{}", arcade.screen());
    arcade.press("Space Space");
    assert!(arcade.says("Play this: take 1 from heap 2."), "{}", arcade.screen());
    arcade.press("Backspace");
    assert!(arcade.says("▸ N 1,2"), "back into the previous part:\n{}", arcade.screen());
}

#[test]
fn space_never_plays_in_a_proof_and_closing_it_restores_the_cursor() {
    let mut arcade = wide("nim", &["heaps=3,4,5"]);
    let before = arcade.screen();
    arcade.press("e Space Space Space Space Space Space");
    assert!(arcade.says("On the board") && arcade.has_played(""), "{}", arcade.screen());
    arcade.press("Esc");
    assert_eq!(arcade.screen(), before);
}
