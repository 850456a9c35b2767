//! Anything, in any order.

use proptest::prelude::*;
use ratatui::layout::Size;
use zugzwang::{app::Msg, glyphs::GlyphSet, say, theme::ThemeName};

use crate::common::Arcade;

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
    "Shift-Tab",
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
        // One of the deeds may have changed the language.
        let menu = say!(arcade.app.look(), "menu-title");
        prop_assert!(arcade.shows(&menu), "{}", arcade.screen());
    }
}
