//! The state machine, key by key and click by click.

mod looks;
mod mouse;
mod round_table;

use crate::common::Arcade;
use zugzwang::{
    app::{Effect, Msg},
    play::board::{End, Side, Status},
};
use zugzwang_engine::{Seat, Winner};

#[test]
fn a_new_user_types_five_heaps_reads_why_and_wins() {
    let mut arcade = Arcade::sized(120, 40);
    arcade.set_up("Nim");
    arcade.text("18,8,14,9,23");
    arcade.press("Enter");
    assert!(arcade.shows("You can win: N-position, nim-sum 10"));
    arcade.press("Down Right Right Right Right Right");
    for text in ["8 → 2", "✓ wins", "now ", "then ", "no cross is left", "Odd columns: 8, 2.", "highest", "Flip its"]
    {
        assert!(arcade.says(text), "{text:?} is not in\n{}", arcade.screen());
    }
    arcade.press("Enter");
    while arcade.app.status() == Some(Status::Turn(Seat::First)) {
        arcade.press("i Enter");
    }
    assert_eq!(arcade.app.status(), Some(Status::Over(End::Played(Winner::First))));
    arcade.press("Esc");
    assert!(arcade.shows("You win."));
}

#[test]
fn a_losing_move_shows_its_crosses_and_its_refutation() {
    let mut arcade = Arcade::plain().worked_example();
    assert!(arcade.shows("✗ take 1 from heap 1: loses."));
    assert!(arcade.shows("take 7 from heap 2"), "the reply removes the crosses");
    arcade.press("Enter");
    assert!(arcade.shows("Sphinx took 7 from heap 2. Your"), "{}", arcade.screen());
    assert!(arcade.shows("You lose: P-position"));
}

#[test]
fn the_program_takes_the_first_move_exactly_when_it_wins() {
    for (words, moves) in [("heaps=3,4,5", "1:2"), ("heaps=3,5,6", "")] {
        let mut arcade = Arcade::plain().open("nim", &[words], &[], Side::Choose);
        assert!(arcade.has_played(moves), "{words}\n{}", arcade.screen());
    }
    let mut arcade = Arcade::plain().open("nim", &["heaps=3,5,6"], &[], Side::Second);
    assert!(arcade.shows("Sphinx (first)") && !arcade.has_played(""));
}

#[test]
fn undo_and_redo_move_between_the_users_turns() {
    for side in Side::ALL {
        let wide = Arcade::sized(120, 40);
        let mut arcade = wide.open("moore", &["heaps=3,5,7,9"], &[], side);
        let mut seen = vec![arcade.screen()];
        for _ in 0..3 {
            arcade.press("i Enter");
            seen.push(arcade.screen());
        }
        for screen in seen.iter().rev().skip(1) {
            arcade.press("u");
            // A new turn resets the cursor, so only the remaining objects are compared.
            assert_eq!(heading(&arcade.screen()), heading(screen), "{side:?}");
        }
        for screen in seen.iter().skip(1) {
            arcade.press("Ctrl-r");
            assert_eq!(heading(&arcade.screen()), heading(screen), "{side:?}");
        }
    }
}

/// Returns the heading with the position and the players, without the note that two machines are paused.
fn heading(screen: &str) -> String {
    let line = screen.lines().next().unwrap_or_default().replace("·  paused", "");
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn there_is_nothing_to_undo_before_the_users_first_move() {
    let mut arcade = Arcade::plain().open("nim", &[], &[], Side::Second);
    let before = heading(&arcade.screen());
    arcade.press("u");
    assert!(arcade.shows("You have no move to undo"));
    assert_eq!(heading(&arcade.screen()), before);
    arcade.press("Ctrl-r");
    assert!(arcade.shows("There is no move to redo"));
}

#[test]
fn a_typed_move_is_made_and_an_invalid_one_stays_for_correction() {
    let mut arcade = Arcade::plain().worked_example();
    arcade.press(":");
    arcade.text("2:9");
    arcade.press("Enter");
    assert!(arcade.shows("2:9") && arcade.shows("allowed: 1 to 8"));
    arcade.press("Backspace 6 Enter");
    assert!(arcade.has_played("2:6 4:1"), "{}", arcade.screen());
}

#[test]
fn letters_are_text_in_a_text_field() {
    let mut arcade = Arcade::plain().worked_example();
    arcade.press(":");
    arcade.text("q?u");
    assert!(arcade.shows("Move: ?") && arcade.shows("No letters here."));
    arcade.press("Esc");
    assert!(!arcade.shows("Move:") && arcade.shows("i hint"));
    let mut arcade = Arcade::plain();
    arcade.press("n");
    arcade.text("q?");
    assert!(
        arcade.shows("q?") && !arcade.shows("17q?"),
        "it takes the place of what was filled in:\n{}",
        arcade.screen()
    );
}

#[test]
fn a_field_is_checked_while_typing_and_an_invalid_one_does_not_start() {
    let mut arcade = Arcade::plain();
    arcade.press("n");
    arcade.press("End");
    arcade.text("x");
    assert!(arcade.shows("“17x” is not a whole number; allowed: 1 to 10^18"));
    arcade.press("Down Down Enter");
    assert!(arcade.shows("Fix the marked field first:"));
    arcade.press("Backspace Enter");
    assert!(arcade.shows("You (first)"));
}

#[test]
fn a_preset_fills_the_fields_and_an_edit_deselects_it() {
    let mut arcade = Arcade::plain();
    arcade.select_game("Nim");
    arcade.press("n Up Right Right");
    assert!(arcade.shows("the worked example") && arcade.shows("18,8,14,9,23"));
    arcade.press("Down End");
    arcade.text("4");
    assert!(arcade.shows("< none >") && arcade.shows("18,8,14,9,234"));
}

#[test]
fn typing_replaces_a_suggested_value_until_the_caret_moves() {
    let mut arcade = Arcade::plain();
    arcade.press("n");
    arcade.text("23");
    assert!(arcade.shows("Coins in the pile (c)      23 "), "{}", arcade.screen());
    arcade.press("Down Right");
    arcade.text("1");
    assert!(arcade.shows("31 "), "the caret was at the end: {}", arcade.screen());
    arcade.press("Up");
    arcade.text("9");
    assert!(
        arcade.shows("Coins in the pile (c)      9 "),
        "coming back to the field replaces it again: {}",
        arcade.screen()
    );
}

#[test]
fn the_form_starts_with_the_game_shown_beside_the_map() {
    let mut arcade = Arcade::plain();
    assert!(arcade.shows("Take 1 to 3 coins"), "{}", arcade.screen());
    arcade.press("n");
    assert!(arcade.shows("(c)      17") && arcade.shows("(m)    3"), "{}", arcade.screen());
}

#[test]
fn escape_goes_one_level_up_and_never_quits() {
    let mut arcade = Arcade::plain();
    assert_eq!(arcade.press("Enter Enter ? Esc Esc Esc Esc Esc"), Effect::None);
    assert!(arcade.shows(&crate::common::known()));
}

#[test]
fn leaving_an_unfinished_game_needs_confirmation() {
    let mut arcade = Arcade::plain().worked_example();
    arcade.press("i Enter q");
    assert!(arcade.shows("Press q again") && arcade.board().is_some());
    arcade.press("i q q");
    assert!(arcade.shows(&crate::common::known()));
    assert_eq!(arcade.press("q"), Effect::Quit);
}

#[test]
fn any_other_key_than_the_confirming_one_stays_and_does_nothing_else() {
    for (leave, other) in [("q", "Enter"), ("Esc", "i"), ("n", "Right"), ("q", "t"), ("q", "Esc")] {
        let mut arcade = Arcade::plain().worked_example();
        arcade.press("i Enter");
        arcade.press(leave);
        assert!(arcade.shows("Any other key cancels."), "{leave}");
        arcade.press(other);
        arcade.press(leave);
        assert!(arcade.shows("Any other key cancels."), "{leave} {other} {leave} asks again");
        assert!(arcade.has_played("2:6 4:1"), "{leave} {other}");
    }
}

#[test]
fn help_returns_to_the_game_whatever_key_closes_it() {
    for key in ["q", "Esc", "?", "F1"] {
        let mut arcade = Arcade::plain().worked_example();
        arcade.press("i Enter ?");
        arcade.press(key);
        assert!(arcade.has_played("2:6 4:1"), "{key}");
    }
}

#[test]
fn a_new_game_starts_from_the_setup_of_the_previous_one() {
    let mut arcade = Arcade::plain().open("nim", &["heaps=1,3,5,7", "last=loses"], &[], Side::First);
    arcade.press("n");
    assert!(arcade.shows("1,3,5,7") && arcade.shows("loses (misère)") && arcade.shows("[ Start ]"));
}

#[test]
fn the_screen_says_which_rules_apply() {
    let mut arcade = Arcade::plain().open("moore", &["k=3", "last=loses"], &[], Side::First);
    assert!(arcade.shows("Take from up to 3 heaps at once") && arcade.shows("object loses."), "{}", arcade.screen());
    arcade.press("n");
    assert!(arcade.shows("Whoever takes the") && arcade.shows("last object loses."));
}

#[test]
fn the_prompt_and_its_error_are_visible_beside_the_reason_alone() {
    let mut arcade = Arcade::plain().worked_example();
    arcade.press("w :");
    arcade.text("9:9");
    assert!(arcade.shows("Move: 9:9"));
    arcade.press("Enter");
    assert!(arcade.shows("There is no heap 9; allowed: 1 to 5"), "{}", arcade.screen());
}

#[test]
fn a_heap_beyond_k_cannot_be_touched_and_the_screen_says_why() {
    let mut arcade = Arcade::plain().open("moore", &["heaps=3,5,7", "k=2"], &[], Side::First);
    arcade.press("Right Down Right Down Right");
    assert!(arcade.shows("takes from 2 heaps, the"), "{}", arcade.screen());
    let third = arcade.find("▸ 3");
    for _ in 0..2 {
        arcade.click(third.x + 7, third.y);
    }
    assert!(arcade.has_played(""));
}

#[test]
fn a_misere_reason_does_not_argue_as_for_normal_play() {
    for (game, words, shown) in [
        ("nim", ["heaps=2,2", "last=loses"], "number of heaps of 1."),
        ("moore", ["heaps=2,2,2", "last=loses"], "if only heaps of 1 would be left"),
    ] {
        let arcade = Arcade::sized(200, 60);
        let arcade = arcade.open(game, &words, &[], Side::First);
        assert!(arcade.says(shown), "{game}\n{}", arcade.screen());
    }
    // One of three heaps of one stays, which is what the columns must come to, so there is no cross.
    let mut arcade = Arcade::plain().open("moore", &["heaps=1,1,1", "last=loses"], &[], Side::First);
    arcade.press("i");
    let after = arcade.screen();
    let after = after.split_once("then ").map(|(_, after)| after).expect("the move is pictured");
    assert!(!after.contains('×') && after.contains("✓"), "{after}");
}

#[test]
fn lists_may_be_typed_with_spaces() {
    for typed in ["3, 4, 5", " 3 4  5 ", "3 ,4 ,5"] {
        let mut arcade = Arcade::plain();
        arcade.set_up("Nim");
        arcade.text(typed);
        arcade.press("Enter");
        assert!(arcade.shows("Nim  3,4,5"), "{typed:?}");
    }
}

#[test]
fn the_program_says_why_it_chose_its_side() {
    let arcade = Arcade::plain().open("nim", &["heaps=3,5,6"], &[], Side::Choose);
    assert!(arcade.shows("Whoever goes first"), "{}", arcade.screen());
    let arcade = Arcade::plain().open("nim", &["heaps=3,4,5"], &[], Side::Choose);
    assert!(arcade.shows("Going first wins, so the program"), "{}", arcade.screen());
}

#[test]
fn ctrl_c_quits_everywhere() {
    for keys in ["", "Enter", "Enter Enter", "Enter Enter :", "?"] {
        let mut arcade = Arcade::plain();
        arcade.press(keys);
        assert_eq!(arcade.press("Ctrl-c"), Effect::Quit, "{keys:?}");
        assert_eq!(arcade.press("Ctrl-z"), Effect::Suspend, "{keys:?}");
    }
}

#[test]
fn pasted_text_goes_to_the_field_and_to_the_prompt() {
    let mut arcade = Arcade::plain();
    arcade.set_up("Nim");
    arcade.app.update(Msg::Paste("18,8,\n14,9,23".to_owned()));
    assert!(arcade.shows("18,8,14,9,23"));
    arcade.press("Enter");
    arcade.app.update(Msg::Paste("2:6\n".to_owned()));
    arcade.press("Enter");
    assert!(arcade.has_played("2:6"));
}
