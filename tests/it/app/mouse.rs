//! Clicks and the mouse wheel.

use ratatui::layout::Position;
use zugzwang::{
    app::{Effect, Msg},
    play::board::Side,
};

use crate::common::{Arcade, counts::nightly};

#[test]
fn a_click_selects_beads_and_a_second_one_plays() {
    let mut arcade = Arcade::plain().worked_example();
    // The eight coins of heap 2 have no twins.
    let second = arcade.find("✗ ✗ ✗ ✗");
    let bead = Position::new(second.x + 4, second.y);
    arcade.click(bead.x, bead.y);
    assert!(arcade.shows("8 → 2"), "{}", arcade.screen());
    arcade.click(bead.x, bead.y);
    assert!(arcade.has_played("2:6 4:1"), "{}", arcade.screen());
}

#[test]
fn a_click_selects_a_square_and_a_second_one_plays() {
    let mut arcade = Arcade::plain().open("king", &[], &[], Side::Both);
    // The square above the king.
    let square = arcade.find("1 K");
    let square = Position { x: square.x + 2, y: square.y - 1 };
    arcade.click(square.x, square.y);
    assert!(arcade.shows("up to 2,1") && arcade.has_played(""));
    arcade.click(square.x, square.y);
    assert!(arcade.has_played("2"));
}

#[test]
fn a_click_on_a_key_in_the_footer_presses_it() {
    let mut arcade = Arcade::plain().worked_example();
    let hint = arcade.find("i hint");
    arcade.click(hint.x, hint.y);
    assert!(arcade.shows("This is best play."));
    let help = arcade.find("? rules");
    arcade.click(help.x, help.y);
    assert!(arcade.shows("Have the best move played for you"));
}

#[test]
fn the_menu_and_the_form_can_be_used_with_the_mouse_alone() {
    let mut arcade = Arcade::plain();
    let nim = arcade.find("Nim");
    arcade.click(nim.x, nim.y);
    let form = arcade.find("n setup");
    arcade.click(form.x, form.y);
    let start = arcade.find("[ Start ]");
    arcade.click(start.x, start.y);
    assert!(arcade.shows("You (first)"), "{}", arcade.screen());
}

#[test]
fn one_click_never_plays() {
    let mut arcade = Arcade::plain().open("nim", &[], &[], Side::First);
    let (width, height) = (arcade.area.width, arcade.area.height - 1);
    let begun = arcade.press("y");
    // The width is no multiple of three, so every column has its turn.
    for at in (0..width * height).step_by(nightly(3, 1)) {
        arcade.click(at % width, at / width);
        arcade.press("Home");
        assert_eq!(arcade.press("y"), begun, "a click at {} {}", at % width, at / width);
    }
}

/// Clicks on the start of a text.
#[track_caller]
fn click(arcade: &mut Arcade, text: &str) -> Effect {
    let place = arcade.find(text);
    arcade.click(place.x, place.y)
}

/// Clicks twice: the first click selects, the second acts.
#[track_caller]
fn click_twice(arcade: &mut Arcade, text: &str) {
    let place = arcade.find(text);
    arcade.click(place.x, place.y);
    arcade.click(place.x, place.y);
}

/// Scrolls until a text is visible.
#[track_caller]
fn scroll_to(arcade: &mut Arcade, text: &str) {
    let mut screen = arcade.screen();
    while !screen.contains(text) {
        arcade.app.update(Msg::Wheel { up: false });
        let below = arcade.screen();
        assert_ne!(below, screen, "{text:?} is not visible");
        screen = below;
    }
}

#[test]
fn a_whole_game_is_played_reviewed_and_left_with_clicks_alone() {
    let mut arcade = Arcade::plain();
    let nim = arcade.find("Nim");
    arcade.click(nim.x, nim.y);
    click(&mut arcade, "n setup");
    while !arcade.shows("18,8,14,9,23") {
        click(&mut arcade, "Preset");
    }
    assert!(arcade.shows("the worked example") && arcade.shows("18,8,14,9,23"), "{}", arcade.screen());
    while !arcade.shows("1,3,5,7") {
        click(&mut arcade, "Preset");
    }
    click_twice(&mut arcade, "< you, where you can win >");
    click_twice(&mut arcade, "< Coach, easy >");
    click(&mut arcade, "[ Start ]");
    assert!(arcade.shows("Nim  1,3,5,7"), "{}", arcade.screen());
    // The position is lost, so any bead will do.
    click(&mut arcade, "i hint");
    assert!(arcade.shows("Every move loses. This one"));
    click_twice(&mut arcade, "● ●");
    assert!(arcade.has_played("2:3"), "{}", arcade.screen());
    click(&mut arcade, "u undo");
    assert!(arcade.has_played(""));
    // Keys that do not fit in the footer are in help.
    click(&mut arcade, "? rules");
    scroll_to(&mut arcade, "Ctrl-R         Redo what");
    click(&mut arcade, "Ctrl-R         Redo what");
    assert!(arcade.has_played("2:3") && arcade.board().is_some(), "{}", arcade.screen());
    for _ in 0..20 {
        click(&mut arcade, "? rules");
        click(&mut arcade, "s              Have the best");
    }
    assert!(arcade.shows("The game is over"), "{}", arcade.screen());
    click(&mut arcade, "N setup");
    while !arcade.shows("3,4,5") {
        click(&mut arcade, "Preset");
    }
    click(&mut arcade, "[ Start ]");
    // From 3,4,5 only taking two from heap 1 wins; taking all of heap 3 is a mistake.
    let beads = arcade.find("3  ▟██▙");
    for _ in 0..2 {
        arcade.click(beads.x + 3, beads.y);
    }
    assert!(arcade.has_played("3:5"), "{}", arcade.screen());
    click(&mut arcade, "? rules");
    scroll_to(&mut arcade, "v              Review");
    click(&mut arcade, "v              Review");
    assert!(arcade.shows("1 mistake, 0 solved"), "{}", arcade.screen());
    click(&mut arcade, "3:5");
    click(&mut arcade, "Enter find better");
    let beads = arcade.find("● ●");
    for _ in 0..2 {
        arcade.click(beads.x + 2, beads.y);
    }
    assert!(arcade.shows("Solved") && arcade.shows("1 solved"), "{}", arcade.screen());
    click(&mut arcade, "Enter continue");
    click(&mut arcade, "Esc back");
    click(&mut arcade, "q home");
    click(&mut arcade, "q home");
    assert_eq!(click(&mut arcade, "q quit"), Effect::Quit);
}

#[test]
fn a_click_on_a_row_of_help_closes_help_and_acts() {
    let mut arcade = Arcade::plain().worked_example();
    for (row, shown) in [
        ("i              A hint, more", "This is best play."),
        (":              Type a move", "Move:"),
        ("Esc            Back one level", "Enter play"),
        ("(              Change who", "Sphinx (first)"),
        ("g              Unicode", "Symbols: ascii"),
        ("m              Mouse", "Mouse off"),
        ("y              Copy", "Sent to the clipboard"),
    ] {
        arcade.press("F1");
        scroll_to(&mut arcade, row);
        click(&mut arcade, row);
        assert!(arcade.shows(shown) && arcade.board().is_some(), "{row:?}\n{}", arcade.screen());
    }
    arcade.press("F1");
    assert_eq!(click(&mut arcade, "i              A hint, more"), Effect::None);
    arcade.press("F1 End PgUp");
    for key in ["Ctrl-C", "Ctrl-Z"] {
        let effect = click(&mut arcade, key);
        assert_eq!(effect, if key == "Ctrl-C" { Effect::Quit } else { Effect::Suspend }, "{key}");
        arcade.press("F1 End PgUp");
    }
}

#[test]
fn a_row_of_help_whose_key_has_no_effect_does_nothing() {
    let mut arcade = Arcade::plain();
    arcade.press("? Right Right");
    scroll_to(&mut arcade, "Undo your last move");
    click(&mut arcade, "Undo your last move");
    assert!(arcade.shows("Undo your last move"), "help stays open:\n{}", arcade.screen());
}
