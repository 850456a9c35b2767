//! The state machine, key by key and click by click.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::Arcade;
use proptest::prelude::*;
use ratatui::{
    layout::{Position, Size},
    style::{Color, Modifier},
};
use zugzwang::{
    app::{Effect, Msg},
    board::{Side, Status},
    boards,
    glyphs::GlyphSet,
    theme::ThemeName,
};
use zugzwang_engine::{Seat, Winner};

fn worked_example() -> Arcade {
    Arcade::plain().open("nim", &["heaps=18,8,14,9,23"], &[], Side::First)
}

#[test]
fn a_newcomer_types_five_heaps_sees_why_and_wins() {
    let mut arcade = Arcade::plain();
    arcade.set_up("Nim");
    arcade.text("18,8,14,9,23");
    arcade.press("Enter");
    assert!(arcade.shows("You can win: N-position, nim-sum 10"));
    arcade.press("Down Left Left Left Left Left");
    for text in ["8 → 2", "✓ wins", "(A)", "(C)", "no cross is left", "Odd columns: 8, 2.", "highest", "flip its"] {
        assert!(arcade.shows(text), "{text:?} is not in\n{}", arcade.screen());
    }
    arcade.press("Enter");
    while arcade.app.status() == Some(Status::Turn(Seat::First)) {
        arcade.press("i Enter");
    }
    assert_eq!(arcade.app.status(), Some(Status::Over(Winner::First)));
    assert!(arcade.shows("You win."));
}

#[test]
fn a_losing_move_shows_its_crosses_and_its_refutation() {
    let mut arcade = worked_example();
    assert!(arcade.shows("✗ take 1 from heap 1: loses."));
    assert!(arcade.shows("take 7 from heap 2"), "the reply that takes the crosses away");
    arcade.press("Enter");
    assert!(arcade.shows("Perfect: take 7 from heap 2."), "{}", arcade.screen());
    assert!(arcade.shows("You are lost: P-position"));
}

#[test]
fn the_program_takes_the_first_move_exactly_when_it_wins() {
    for (words, moves) in [("heaps=3,4,5", "1. 1:2"), ("heaps=3,5,6", "none yet")] {
        let arcade = Arcade::plain().open("nim", &[words], &[], Side::Choose);
        assert!(arcade.shows(moves), "{words}\n{}", arcade.screen());
    }
    let arcade = Arcade::plain().open("nim", &["heaps=3,5,6"], &[], Side::Second);
    assert!(arcade.shows("Perfect (first)") && !arcade.shows("none yet"));
}

#[test]
fn undo_and_redo_go_from_turn_to_turn_of_the_user() {
    for side in Side::ALL {
        let mut arcade = Arcade::plain().open("moore", &["heaps=3,5,7,9"], &[], side);
        let mut seen = vec![arcade.screen()];
        for _ in 0..3 {
            arcade.press("i Enter");
            seen.push(arcade.screen());
        }
        for screen in seen.iter().rev().skip(1) {
            arcade.press("u");
            // The cursor is where a new turn puts it, so boards are compared by what is left.
            assert_eq!(heading(&arcade.screen()), heading(screen), "{side:?}");
        }
        for screen in seen.iter().skip(1) {
            arcade.press("Ctrl-r");
            assert_eq!(heading(&arcade.screen()), heading(screen), "{side:?}");
        }
    }
}

fn heading(screen: &str) -> String {
    screen.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn there_is_nothing_to_undo_before_the_users_first_move() {
    let mut arcade = Arcade::plain().open("nim", &[], &[], Side::Second);
    let before = heading(&arcade.screen());
    arcade.press("u");
    assert!(arcade.shows("no move of yours"));
    assert_eq!(heading(&arcade.screen()), before);
    arcade.press("Ctrl-r");
    assert!(arcade.shows("Nothing was taken back"));
}

#[test]
fn a_typed_move_is_played_and_a_wrong_one_stays_to_be_mended() {
    let mut arcade = worked_example();
    arcade.press(":");
    arcade.text("2:9");
    arcade.press("Enter");
    assert!(arcade.shows("2:9") && arcade.shows("allowed: 1 to 8"));
    arcade.press("Backspace 6 Enter");
    assert!(arcade.shows("1. 2:6 4:1"), "{}", arcade.screen());
}

#[test]
fn letters_are_text_while_text_is_typed() {
    let mut arcade = worked_example();
    arcade.press(":");
    arcade.text("q?u");
    assert!(arcade.shows("Move: q?u"));
    arcade.press("Esc");
    assert!(!arcade.shows("Move:") && arcade.shows("hint"));
    let mut arcade = Arcade::plain();
    arcade.press("Enter");
    arcade.text("q?");
    assert!(arcade.shows("17q?"));
}

#[test]
fn a_field_is_checked_while_it_is_typed_and_a_wrong_one_does_not_start() {
    let mut arcade = Arcade::plain();
    arcade.press("Enter");
    arcade.text("x");
    assert!(arcade.shows("“17x” is not a whole number; allowed: 1 to 10^18"));
    arcade.press("Down Down Enter");
    assert!(arcade.shows("Mend the marked field first."));
    arcade.press("Backspace Enter");
    assert!(arcade.shows("You (first)"));
}

#[test]
fn a_preset_fills_the_fields_and_a_change_makes_it_ones_own() {
    let mut arcade = Arcade::plain();
    arcade.choose("Nim");
    arcade.press("Enter Up Right");
    assert!(arcade.shows("the worked example") && arcade.shows("18,8,14,9,23"));
    arcade.press("Down");
    arcade.text("4");
    assert!(arcade.shows("your own") && arcade.shows("18,8,14,9,234"));
}

#[test]
fn a_click_chooses_beads_and_the_same_click_again_plays() {
    let mut arcade = worked_example();
    let second = arcade.find("  2  ●●●●●●●●");
    let bead = Position::new(second.x + 5 + 2, second.y);
    arcade.click(bead.x, bead.y);
    assert!(arcade.shows("8 → 2"), "{}", arcade.screen());
    arcade.click(bead.x, bead.y);
    assert!(arcade.shows("1. 2:6 4:1"), "{}", arcade.screen());
}

#[test]
fn a_click_on_a_square_chooses_it_and_the_same_click_again_plays() {
    let mut arcade = Arcade::plain().open("king", &[], &[], Side::Both);
    // The square above the king.
    let square = arcade.find("·░·P");
    arcade.click(square.x, square.y);
    assert!(arcade.shows("up to 2,1") && arcade.shows("none yet"));
    arcade.click(square.x, square.y);
    assert!(arcade.shows("1. 2"));
}

#[test]
fn a_click_on_a_keys_name_presses_it() {
    let mut arcade = worked_example();
    let hint = arcade.find("i hint");
    arcade.click(hint.x, hint.y);
    assert!(arcade.shows("This is the perfect player's move."));
    let help = arcade.find("? help");
    arcade.click(help.x, help.y);
    assert!(arcade.shows("Take your last move back"));
}

#[test]
fn the_menu_and_the_form_can_be_used_by_mouse_alone() {
    let mut arcade = Arcade::plain();
    let nim = arcade.find("Nim");
    arcade.click(nim.x, nim.y);
    arcade.click(nim.x, nim.y);
    let start = arcade.find("[ Start ]");
    arcade.click(start.x, start.y);
    assert!(arcade.shows("You (first)"), "{}", arcade.screen());
}

#[test]
fn escape_goes_one_level_back_and_never_quits() {
    let mut arcade = Arcade::plain();
    assert_eq!(arcade.press("Enter Enter ? Esc Esc Esc Esc Esc"), Effect::None);
    assert!(arcade.shows("Games"));
}

#[test]
fn an_unfinished_game_is_left_only_when_asked_twice() {
    let mut arcade = worked_example();
    arcade.press("i Enter q");
    assert!(arcade.shows("Press q again") && arcade.shows("Board"));
    arcade.press("i q q");
    assert!(arcade.shows("Games"));
    assert_eq!(arcade.press("q"), Effect::Quit);
}

#[test]
fn any_other_key_than_the_one_asked_for_stays_and_does_nothing_else() {
    for (leave, other) in [("q", "Enter"), ("Esc", "i"), ("n", "Right"), ("q", "t"), ("q", "Esc")] {
        let mut arcade = worked_example();
        arcade.press("i Enter");
        let moves = arcade.find("1. 2:6 4:1");
        arcade.press(leave);
        assert!(arcade.shows("is not over"), "{leave}");
        arcade.press(other);
        arcade.press(leave);
        assert!(arcade.shows("is not over"), "{leave} {other} {leave} asks again");
        assert_eq!(arcade.find("1. 2:6 4:1"), moves, "{leave} {other}");
    }
}

#[test]
fn help_leads_back_to_the_game_whatever_key_leaves_it() {
    for key in ["q", "Esc", "?", "F1"] {
        let mut arcade = worked_example();
        arcade.press("i Enter ?");
        arcade.press(key);
        assert!(arcade.shows("1. 2:6 4:1"), "{key}");
    }
}

#[test]
fn a_new_game_begins_at_the_setup_of_the_old_one() {
    let mut arcade = Arcade::plain().open("nim", &["heaps=1,3,5,7", "last=loses"], &[], Side::First);
    arcade.press("n");
    assert!(arcade.shows("1,3,5,7") && arcade.shows("loses (misère)") && arcade.shows("[ Start ]"));
}

#[test]
fn the_screen_says_which_rules_are_played() {
    let mut arcade = Arcade::plain().open("moore", &["k=3", "last=loses"], &[], Side::First);
    assert!(arcade.shows("k=3 last=loses"));
    arcade.press("n");
    assert!(arcade.shows("who takes the last") && arcade.shows("loses."));
}

#[test]
fn the_prompt_and_what_is_wrong_are_seen_beside_the_reason_alone() {
    let mut arcade = worked_example();
    arcade.press("w :");
    arcade.text("9:9");
    assert!(arcade.shows("Move: 9:9"));
    arcade.press("Enter");
    assert!(arcade.shows("there is no heap 9; allowed: 1 to 5"), "{}", arcade.screen());
}

#[test]
fn one_click_never_plays() {
    let mut arcade = Arcade::plain().open("nim", &[], &[], Side::First);
    let (width, height) = (arcade.area.width, arcade.area.height - 1);
    for at in 0..width * height {
        arcade.click(at % width, at / width);
        arcade.press("Home");
        assert!(arcade.shows("none yet"), "a click at {} {}", at % width, at / width);
    }
}

#[test]
fn a_heap_beyond_k_stays_untouched_and_the_screen_says_why() {
    let mut arcade = Arcade::plain().open("moore", &["heaps=3,5,7", "k=2"], &[], Side::First);
    arcade.press("Left Down Left Down Left");
    assert!(arcade.shows("lowers 2 heaps already"), "{}", arcade.screen());
    let third = arcade.find("▸ 3");
    for _ in 0..2 {
        arcade.click(third.x + 7, third.y);
    }
    assert!(arcade.shows("none yet"));
}

#[test]
fn a_misere_reason_does_not_argue_as_normal_play_does() {
    for (game, words) in [("nim", ["heaps=2,2", "last=loses"]), ("moore", ["heaps=2,2,2", "last=loses"])] {
        let arcade = Arcade::new(Size::new(200, 60), ThemeName::Ansi, GlyphSet::Unicode);
        let arcade = arcade.open(game, &words, &[], Side::First);
        assert!(arcade.shows("ones"), "{game}\n{}", arcade.screen());
    }
    // One of three ones is left: that is what the columns must come to now, so no cross stands.
    let mut arcade = Arcade::plain().open("moore", &["heaps=1,1,1", "last=loses"], &[], Side::First);
    arcade.press("i");
    let after = arcade.screen();
    let after = after.split("After the move:").nth(1).expect("the move is pictured");
    assert!(!after.contains('×') && after.contains("✓"), "{after}");
}

#[test]
fn lists_are_typed_with_blanks_too() {
    for typed in ["3, 4, 5", " 3 4  5 ", "3 ,4 ,5"] {
        let mut arcade = Arcade::plain();
        arcade.set_up("Nim");
        arcade.text(typed);
        arcade.press("Enter");
        assert!(arcade.shows("Nim › 3,4,5"), "{typed:?}");
    }
}

#[test]
fn the_program_says_why_it_chose_the_side_it_chose() {
    let arcade = Arcade::plain().open("nim", &["heaps=3,5,6"], &[], Side::Choose);
    assert!(arcade.shows("whoever begins loses"), "{}", arcade.screen());
    let arcade = Arcade::plain().open("nim", &["heaps=3,4,5"], &[], Side::Choose);
    assert!(arcade.shows("The program began"), "{}", arcade.screen());
}

#[test]
fn ctrl_c_quits_from_everywhere() {
    for keys in ["", "Enter", "Enter Enter", "Enter Enter :", "?"] {
        let mut arcade = Arcade::plain();
        arcade.press(keys);
        assert_eq!(arcade.press("Ctrl-c"), Effect::Quit, "{keys:?}");
        assert_eq!(arcade.press("Ctrl-z"), Effect::Suspend, "{keys:?}");
    }
}

#[test]
fn the_reason_can_stand_alone_or_be_hidden_and_then_gives_nothing_away() {
    let mut arcade = worked_example();
    arcade.press("w");
    assert!(arcade.shows("nim-sum 10") && !arcade.shows("Board"));
    arcade.press("w");
    assert!(!arcade.shows("nim-sum") && !arcade.shows("loses") && arcade.shows("take 1 from heap 1"));
    arcade.press("w");
    assert!(arcade.shows("nim-sum 10") && arcade.shows("Board"));
}

#[test]
fn themes_and_signs_change_at_once() {
    let mut arcade = worked_example();
    arcade.press("t");
    assert!(arcade.shows("Theme: dark"));
    arcade.press("g");
    assert!(arcade.screen().is_ascii() && arcade.shows("Signs: ascii"));
    assert_eq!(arcade.press("m"), Effect::Mouse(false));
    assert_eq!(arcade.press("m"), Effect::Mouse(true));
}

#[test]
fn a_window_too_small_says_so_and_keeps_the_game() {
    let mut arcade = worked_example();
    arcade.press("Down");
    let before = arcade.screen();
    arcade.resize(30, 5);
    assert!(arcade.shows("30×5"));
    arcade.resize(80, 24);
    assert_eq!(arcade.screen(), before);
}

#[test]
fn the_footer_keeps_help_and_the_way_out_at_every_width() {
    for entry in boards::ALL {
        let mut arcade = Arcade::plain().open(entry.game.id, &[], &[], Side::First);
        for width in 44..=130 {
            arcade.resize(width, 24);
            assert!(arcade.shows("? help") && arcade.shows("q menu"), "{width}\n{}", arcade.screen());
        }
    }
}

#[test]
fn the_ascii_signs_are_ascii_on_every_screen() {
    for (at, entry) in boards::ALL.iter().enumerate() {
        let mut arcade = Arcade::new(Size::new(120, 40), ThemeName::Ansi, GlyphSet::Ascii);
        arcade.press(&"Down ".repeat(at));
        for keys in ["", "Enter", "Enter", "i", "Enter", "w", "w", "w", "?", "Esc", ":", "Esc", "u"] {
            arcade.press(keys);
            assert!(arcade.screen().is_ascii(), "{} after {keys:?}\n{}", entry.game.id, arcade.screen());
        }
    }
}

#[test]
fn without_colour_the_cursor_is_still_told_apart() {
    let mut arcade = Arcade::new(Size::new(80, 24), ThemeName::Mono, GlyphSet::Unicode);
    let chosen = arcade.find("▸ Subtraction game");
    assert!(arcade.buffer()[(chosen.x, chosen.y)].modifier.contains(Modifier::REVERSED));
    arcade.choose("Nim");
    arcade.press("Enter Enter");
    let buf = arcade.buffer();
    assert!(buf.content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    assert!(arcade.shows("▸ 1") && arcade.shows("✗ loses"));
}

#[test]
fn pasted_text_lands_in_the_field_and_in_the_prompt() {
    let mut arcade = Arcade::plain();
    arcade.set_up("Nim");
    arcade.app.update(Msg::Paste("18,8,\n14,9,23".to_owned()));
    assert!(arcade.shows("18,8,14,9,23"));
    arcade.press("Enter");
    arcade.app.update(Msg::Paste("2:6\n".to_owned()));
    arcade.press("Enter");
    assert!(arcade.shows("1. 2:6 4:1"));
}

const KEYS: &[&str] = &[
    "Up",
    "Down",
    "Left",
    "Right",
    "PgUp",
    "PgDn",
    "Home",
    "End",
    "Enter",
    "Space",
    "Tab",
    "BackTab",
    "Backspace",
    "Esc",
    "F1",
    "?",
    ":",
    "u",
    "Ctrl-r",
    "i",
    "w",
    "n",
    "v",
    "t",
    "g",
    "m",
    "q",
    "h",
    "j",
    "1",
    "9",
    ",",
    "=",
    "é",
];

#[derive(Debug, Clone)]
enum Deed {
    Press(usize),
    Click(u16, u16),
    Wheel(bool),
    Paste(String),
    Resize(u16, u16),
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        12 => (0..KEYS.len()).prop_map(Deed::Press),
        3 => (0..130_u16, 0..45_u16).prop_map(|(x, y)| Deed::Click(x, y)),
        1 => any::<bool>().prop_map(Deed::Wheel),
        1 => "[0-9,:ab\\PC]{0,12}".prop_map(Deed::Paste),
        2 => (0..130_u16, 0..45_u16).prop_map(|(width, height)| Deed::Resize(width, height)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is done, at whatever size: no panic, and always a way back to the menu.
    #[test]
    fn no_deed_breaks_the_arcade(deeds in prop::collection::vec(deed(), 1..120), mono in any::<bool>()) {
        let theme = if mono { ThemeName::Mono } else { ThemeName::Ansi };
        let mut arcade = Arcade::new(Size::new(80, 24), theme, GlyphSet::Unicode);
        for deed in deeds {
            match deed {
                Deed::Press(at) => { arcade.press(KEYS[at]); }
                Deed::Click(x, y) => { arcade.click(x, y); }
                Deed::Wheel(up) => { arcade.app.update(Msg::Wheel { up }); }
                Deed::Paste(text) => { arcade.app.update(Msg::Paste(text)); }
                Deed::Resize(width, height) => arcade.resize(width, height),
            }
            arcade.buffer();
        }
        arcade.resize(120, 40);
        for _ in 0..12 {
            arcade.press("Esc");
        }
        prop_assert!(arcade.shows("Games"), "{}", arcade.screen());
    }
}

/// A cursor of free points: arrows by a step of one's own, known points by a key, every cell of the table by a click.
#[test]
fn a_coin_is_moved_by_a_step_that_can_be_changed() {
    let mut arcade = Arcade::plain().open("table", &[], &[], Side::Both);
    assert!(arcade.shows("step 0.5") && arcade.shows("a coin at 0,0"));
    arcade.press("Right Right Up PgDn Left PgDn Down");
    assert!(arcade.shows("step 0.1") && arcade.shows("a coin at 0.8,0.4"), "{}", arcade.screen());
    arcade.press("Home Enter");
    assert!(arcade.shows("symmetric about the coin"), "{}", arcade.screen());
    arcade.press(":");
    arcade.text("1.5,2.25");
    arcade.press("Enter End");
    assert!(arcade.shows("a coin at -1.5,-2.25") && arcade.shows("wins"), "{}", arcade.screen());
    arcade.press("Home");
    assert!(arcade.shows("At 0,0 it overlaps coin 1.") && arcade.shows("no move chosen yet"));
    arcade.press("Enter");
    assert!(arcade.shows("1. 0,0 1.5,2.25") && !arcade.shows("1.5,2.25 0,0"), "nothing was played");
    arcade.press("Home PgUp PgUp PgUp PgUp Up Up Up Up");
    assert!(arcade.shows("At 0,5 it hangs off the table."), "{}", arcade.screen());
}

#[test]
fn a_click_on_the_table_hits_the_centre_and_the_mirror_image_exactly() {
    let mut arcade = Arcade::plain().open("table", &[], &["0,0", "1.37,2.6"], Side::Both);
    let reply = arcade.find("◆");
    arcade.click(reply.x, reply.y);
    assert!(arcade.shows("a coin at -1.37,-2.6"), "{}", arcade.screen());
    arcade.click(reply.x, reply.y);
    assert!(arcade.shows("1. 0,0 1.37,2.6") && arcade.shows("2. -1.37,-2.6"), "{}", arcade.screen());
}

#[test]
fn a_round_table_is_drawn_at_any_size() {
    for (words, moves) in [("table=5", &["0,0", "-4,0"][..]), ("table=100", &["99,0"]), ("coin=4.999", &["0.001,0"])] {
        for glyphs in GlyphSet::ALL {
            let mut arcade =
                Arcade::new(Size::new(80, 24), ThemeName::Mono, glyphs).open("table", &[words], moves, Side::Both);
            for (width, height) in [(44, 12), (45, 13), (60, 14), (73, 19), (200, 60), (300, 12), (44, 200), (1, 1)] {
                arcade.resize(width, height);
                arcade.press("Up Left Home End");
                assert!(!arcade.screen().is_empty());
            }
        }
    }
}
