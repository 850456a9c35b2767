//! Panels, themes, symbols and window sizes.

use ratatui::{
    layout::Size,
    style::{Color, Modifier},
};
use zugzwang::{
    app::Effect,
    look::{glyphs::GlyphSet, theme::ThemeName},
    play::{board::Side, boards},
};

use crate::common::{Arcade, counts::nightly};

#[test]
fn the_panel_can_fill_the_window_or_be_closed_and_then_its_sentences_stand_under_the_board() {
    let mut arcade = Arcade::plain().worked_example();
    arcade.press("w");
    assert!(arcade.shows("16 ") && arcade.shows("nim-sum 10") && arcade.board().is_none());
    arcade.press("w");
    assert!(arcade.shows("nim-sum 10") && arcade.shows("take 1 from heap 1   ✗ loses"), "{}", arcade.screen());
    assert!(!arcade.shows(" Why") && arcade.board().is_some(), "{}", arcade.screen());
    arcade.press("w");
    assert!(arcade.shows("nim-sum 10") && arcade.shows(" Why") && arcade.board().is_some());
}

#[test]
fn themes_and_symbols_change_at_once() {
    let mut arcade = Arcade::plain().worked_example();
    arcade.press("t");
    assert!(arcade.shows("Theme: dark"));
    arcade.press("g");
    assert!(arcade.screen().is_ascii() && arcade.shows("Symbols: ascii"));
    assert_eq!(arcade.press("m"), Effect::Mouse(false));
    assert_eq!(arcade.press("m"), Effect::Mouse(true));
}

#[test]
fn a_window_that_is_too_small_says_so_and_the_game_survives() {
    let mut arcade = Arcade::plain().worked_example();
    arcade.press("Down");
    let before = arcade.screen();
    arcade.resize(30, 5);
    assert!(arcade.shows("30×5"));
    arcade.resize(80, 24);
    assert_eq!(arcade.screen(), before);
}

#[test]
fn the_footer_names_help_and_the_way_out_at_every_width() {
    // Some widths for each game, and all of them in turn.
    let each = nightly(4, 1);
    for (at, entry) in boards::ALL.iter().enumerate() {
        let mut arcade = Arcade::plain().open(entry.game.id, &[], &[], Side::First);
        for width in (44..=130).skip(at % each).step_by(each) {
            arcade.resize(width, 24);
            let screen = arcade.screen();
            assert!(screen.contains("? rules") && screen.contains("q home"), "{width}\n{screen}");
        }
    }
}

#[test]
fn ascii_symbols_are_ascii_on_every_screen() {
    for (at, entry) in boards::ALL.iter().enumerate() {
        let mut arcade = Arcade::new(Size::new(120, 40), ThemeName::Ansi, GlyphSet::Ascii);
        arcade.press(&"Down ".repeat(at));
        for keys in ["", "n", "Enter", "i", "Enter", "w", "w", "w", "?", "Esc", ":", "Esc", "u"] {
            arcade.press(keys);
            let screen = arcade.screen();
            assert!(screen.is_ascii(), "{} after {keys:?}\n{screen}", entry.game.id);
        }
    }
}

#[test]
fn without_colours_the_cursor_still_stands_out() {
    let mut arcade = Arcade::new(Size::new(80, 24), ThemeName::Mono, GlyphSet::Unicode);
    let chosen = arcade.find("Last coin");
    assert!(arcade.buffer()[(chosen.x, chosen.y)].modifier.contains(Modifier::REVERSED));
    arcade.select_game("Nim");
    arcade.press("n Enter");
    let buf = arcade.buffer();
    assert!(buf.content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    assert!(arcade.shows("▸ 1") && arcade.shows("✗ loses"));
}
