//! Reviewing a game, key by key: who was winning, which moves were mistakes, and which moves were right.

use crate::common::{
    Arcade, assert_shows,
    frames::{Pictured, pictures},
    play_to_the_end,
    turns::Turns,
};
use zugzwang::{
    app::{Effect, Msg},
    play::{board::Side, boards},
};

/// 3,4,5 is won only by 1:2. 3:1 throws the win away, and the rest is lost for First.
const LOST: [&str; 10] = ["3:1", "1:3", "2:1", "3:1", "2:1", "3:1", "2:1", "3:1", "2:1", "3:1"];

fn lost_game() -> Arcade {
    let mut arcade = Arcade::plain().resume("nim", &["heaps=3,4,5"], &LOST, Side::First);
    arcade.press("v");
    arcade
}

#[test]
fn a_game_won_without_a_mistake_was_not_lost_from_the_start() {
    let mut arcade = Arcade::plain().open("subtraction", &["c=5", "m=3"], &[], Side::First);
    arcade.play("1");
    arcade.play("3");
    assert_shows(&arcade, &["You left 4. After that, nobody could stop you."]);
    arcade.press("v Home");
    assert_shows(&arcade, &["No mistakes. You were winning from"]);
    assert!(!arcade.shows("You were losing"), "{}", arcade.screen());
}

#[test]
fn the_machines_mistakes_are_counted_beside_the_users() {
    // From 9, First leaves 8 and then 7, Second 5, and First 4.
    let mut arcade = Arcade::plain().resume("subtraction", &["c=9", "m=3"], &["2", "2", "1"], Side::First);
    arcade.press("v");
    assert_shows(&arcade, &["2 mistakes, 1 of them yours, 0 solved"]);
}

#[test]
fn a_beginner_who_lost_finds_the_mistake_and_the_right_move() {
    // Against the machine, always with the first move at hand.
    let mut arcade = Arcade::plain().open("nim", &["heaps=3,4,5"], &[], Side::First);
    play_to_the_end(&mut arcade);
    assert_shows(&arcade, &["v review", "The game is over: Sphinx"]);
    arcade.press("v");
    assert_shows(&arcade, &["Who was winning", "1 mistake, 0 solved", "The start."]);
    arcade.press("Down");
    assert_shows(&arcade, &["Mistake 1 of 1: a win became", "You took 1 from heap"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["You can win", "keeps the win", "Not take 1 from heap 1"]);
    arcade.press("Right Right Enter");
    assert_shows(
        &arcade,
        &["✓ You took 2 from heap 1. Solved", "Flip its crossed digit: leave 1 of 3,", "1 mistake, 1 solved"],
    );
    arcade.press("Enter");
    assert_shows(&arcade, &["Mistake 1 of 1: solved.", "▸1:1✓"]);
}

#[test]
fn a_wrong_try_is_refuted_move_by_move_and_tried_again() {
    let mut arcade = lost_game();
    arcade.press("Down Enter Down Down Enter");
    assert_shows(&arcade, &["✗ You took 1 from heap 2. That", "Press Enter to play the best reply.", "0 solved"]);
    assert_shows(&arcade, &["Sphinx can win:", "N-position,", "take 5."]);
    arcade.press("Enter");
    assert_shows(
        &arcade,
        &["Sphinx took 5 from heap", "Sphinx took 5 from heap 3.", "You lose: P-position,", "nim-sum 0"],
    );
    for _ in 0..5 {
        assert!(arcade.shows("u try again"), "{}", arcade.screen());
        arcade.press("Enter");
    }
    assert_shows(&arcade, &["The line ends here.", "Enter try again"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["Not take 1 from heap 3"]);
    arcade.press("Right Right Enter");
    assert_shows(&arcade, &["Solved", "1 solved"]);
}

#[test]
fn a_better_move_can_be_typed_and_an_invalid_one_corrected() {
    let mut arcade = lost_game();
    arcade.press("Down :");
    assert!(!arcade.shows("Move:"), "nothing has been tried yet");
    arcade.press("Enter :");
    assert_shows(&arcade, &["Move:", "Type heap:take"]);
    arcade.text("1:9");
    arcade.press("Enter");
    assert_shows(&arcade, &["Move: 1:9", "allowed: 1 to 3"]);
    arcade.press("F1 Esc Backspace");
    assert_shows(&arcade, &["Move: 1:"]);
    arcade.press("Esc");
    assert_shows(&arcade, &["Not take 1 from heap 3", "i answer"]);
    arcade.press(":");
    arcade.text("1:2");
    arcade.press("Enter");
    assert_shows(&arcade, &["✓ You took 2 from heap 1. Solved", "1 solved"]);
}

#[test]
fn of_several_pasted_lines_the_first_counts() {
    let mut arcade = lost_game();
    arcade.press("Down Enter");
    arcade.app.update(Msg::Paste("\n1:2\n2:2\n".to_owned()));
    assert_shows(&arcade, &["Move: 1:2  "]);
    arcade.press("Enter");
    assert_shows(&arcade, &["✓ You took 2 from heap 1. Solved", "1 solved"]);
}

#[test]
fn a_click_ends_typing() {
    let mut arcade = lost_game();
    arcade.press("Down Enter :");
    arcade.text("1");
    let bead = arcade.find("● ●");
    arcade.click(bead.x, bead.y);
    assert!(!arcade.shows("Move:") && arcade.shows("take 3 from heap 1"), "{}", arcade.screen());
}

#[test]
fn nothing_reveals_the_answer_before_it_is_found_or_requested() {
    let answer = ["take 2 from heap 1", "took 2 from heap 1", "Flip its crossed digit: leave 1 of 3,"];
    let mut arcade = lost_game();
    for keys in ["", "Right", "Enter", "Down Enter", "Enter", "Esc", "Enter", "w", "w Esc Left w"] {
        arcade.press(keys);
        for text in answer {
            assert!(!arcade.shows(text), "{text:?} after {keys:?} in\n{}", arcade.screen());
        }
    }
    arcade.press("w Right");
    assert_shows(&arcade, &["This move was a mistake."]);
    assert!(!arcade.shows("column"), "the reason is requested first:\n{}", arcade.screen());
    arcade.press("i");
    assert_shows(&arcade, &["take 2 from heap 1", "This is the answer", "Only column 2 is odd."]);
    arcade.press("Enter");
    assert_shows(&arcade, &["Mistake 1 of 1: the answer was", "0 solved"]);
    arcade.press("Left");
    assert_shows(&arcade, &["Flip its crossed digit: leave 1 of 3,"]);
}

#[test]
fn the_arrows_step_through_moves_and_jump_between_mistakes() {
    // Three mistakes: 3:1 by First, then 1:1 by Second, then 2:2 by First.
    let moves = ["3:1", "1:1", "2:2", "3:4"];
    let mut arcade = Arcade::plain().open("nim", &["heaps=3,4,5"], &moves, Side::Both);
    arcade.press("v");
    for (keys, text) in [
        ("Right", "Move 1 of 4."),
        ("Right Right", "Move 3 of 4."),
        ("Left", "Move 2 of 4."),
        ("End", "Move 4 of 4."),
        ("Right", "Move 4 of 4."),
        ("Home", "The start. 4 moves were played."),
        ("Left", "The start."),
        ("PgDn", "Move 4 of 4."),
        ("Up", "Mistake 3 of 3"),
        ("Up", "Mistake 2 of 3"),
        ("Up", "Mistake 1 of 3"),
        ("Up", "There are no more mistakes"),
        ("Down", "Mistake 2 of 3"),
        ("Home Enter", "This move was not a mistake."),
    ] {
        arcade.press(keys);
        assert_shows(&arcade, &[text]);
    }
    assert_shows(&arcade, &["3,4,5"]);
}

#[test]
fn a_game_without_mistakes_is_described_as_such() {
    let mut arcade = Arcade::plain().open("nim", &["heaps=3,5,6"], &[], Side::First);
    arcade.press(&"i Enter ".repeat(20));
    arcade.press("Esc v");
    assert_shows(&arcade, &["No mistakes. Sphinx was", "no mistakes"]);
}

#[test]
fn any_move_that_keeps_the_result_is_right() {
    // 18,8,14,9,23 is won by 2:6, 3:10 and 4:6. The perfect player would play 2:6.
    let mut arcade = Arcade::plain().open("nim", &["heaps=18,8,14,9,23"], &["1:1"], Side::Both);
    arcade.press("v Down Enter Down Down Down Down Right Right Right Right Right");
    assert_shows(&arcade, &["take 6 from heap 4"]);
    arcade.press("Enter");
    assert_shows(&arcade, &["First took 6 from heap 4. Solved"]);
}

#[test]
fn in_a_scoring_game_a_move_that_loses_margin_is_a_mistake() {
    let prices = "prices=7,3,9,2,8,4,6,1,5,9,2,7,3,8,6,4";
    let mut arcade = Arcade::plain().open("gold", &[prices], &["1", "2", "1", "1"], Side::Both);
    arcade.press("v Down");
    assert_shows(&arcade, &["it gave away 6", "points. Enter"]);
}

#[test]
fn an_unfinished_game_is_reviewed_as_far_as_it_was_played_and_goes_on_afterwards() {
    let mut arcade = Arcade::plain().open("nim", &["heaps=3,4,5"], &[], Side::First);
    arcade.press("v");
    assert_shows(&arcade, &["There is nothing to review"]);
    arcade.press("Enter v");
    assert_shows(&arcade, &["The start. 2 moves were played."]);
    assert_eq!(arcade.press("Esc"), Effect::None);
    assert!(arcade.has_played("1:1"), "{}", arcade.screen());
    assert!(arcade.board().is_some(), "{}", arcade.screen());
    assert_shows(&arcade, &["Enter play"]);
}

#[test]
fn escape_closes_the_trial_then_the_review_and_q_goes_to_the_menu() {
    let mut arcade = lost_game();
    arcade.press("Down Enter Esc");
    assert_shows(&arcade, &["Mistake 1 of 1"]);
    arcade.press("Enter ? Esc");
    assert_shows(&arcade, &["keeps the win"]);
    arcade.press("Esc Esc");
    assert_shows(&arcade, &["v review"]);
    arcade.press("v q");
    assert_shows(&arcade, &[crate::common::known().as_str()]);
}

#[test]
fn a_review_can_be_done_with_the_mouse() {
    let mut arcade = lost_game();
    let mistake = arcade.find("✗");
    arcade.click(mistake.x, mistake.y);
    assert_shows(&arcade, &["Mistake 1 of 1"]);
    let find = arcade.find("Enter find better");
    arcade.click(find.x, find.y);
    // A click on the second bead of the first heap takes it and those after it.
    let beads = arcade.find("● ●");
    for _ in 0..2 {
        arcade.click(beads.x + 2, beads.y);
    }
    assert_shows(&arcade, &["Solved"]);
}

#[test]
fn long_games_show_the_current_part() {
    let moves = vec!["1"; 300];
    let mut arcade = Arcade::plain().open("subtraction", &["c=300", "m=3"], &moves, Side::Both);
    arcade.press("v");
    assert_shows(&arcade, &["0 to 4 of 300"]);
    arcade.press("End");
    assert_shows(&arcade, &["296 to 300 of 300", "Move 300 of 300."]);
}

#[test]
fn reviews_of_every_game_are_drawn_at_every_size() {
    // Some sizes for each game, and all of them in turn.
    let mut sizes = Turns::of(2, [(44, 18), (60, 20), (71, 24), (72, 18), (80, 24), (200, 60)]);
    for entry in boards::ALL {
        let mut arcade = Arcade::plain().open(entry.game.id, &[], &[], Side::Both);
        arcade.press("Enter Enter Enter i Enter v");
        for (width, height) in sizes.round() {
            arcade.resize(width, height);
            for keys in ["Down", "Enter", "w", "Enter", "Enter", "i", "Enter", "w", "Enter", "End", "Home"] {
                arcade.press(keys);
                assert!(arcade.shows("mistake"), "{}", arcade.screen());
            }
        }
    }
}

#[test]
fn frames_of_a_review() {
    let games: [(&str, &[&str], &[&str], &str); 3] = [
        ("nim", &["heaps=3,4,5"], &LOST, "Left Left"),
        ("gold", &["prices=7,3,9,2,8,4,6,1,5,9"], &["1", "2", "1", "1", "2", "3"], "Right Right"),
        ("ticktacktwo", &[], &["1", "9", "7", "4", "8", "2", "8-5", "2-3"], "Right Right"),
    ];
    for (game, words, moves, better) in games {
        let pictured = if game == "nim" { Pictured::InAll } else { Pictured::InOne };
        pictures(pictured, |(size, theme, glyphs), show| {
            let mut arcade = Arcade::new(size, theme, glyphs).open(game, words, moves, Side::Both);
            for (stage, keys) in
                [("start", "v"), ("mistake", "Down"), ("try", "Enter"), ("tried", better), ("answer", "Esc i")]
            {
                arcade.press(keys);
                if stage == "tried" {
                    arcade.press("Enter");
                }
                show(&format!("{game}-review-{stage}"), &arcade);
            }
        });
    }
}
