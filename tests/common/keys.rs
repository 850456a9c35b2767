//! Keys by name, as in the tables of the keymap: `Ctrl-r`, or any character by its code point, `U+416`.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use zugzwang::{screens::key::Key, terminal::events::pressed};

/// Keys with names.
const NAMED: [(KeyCode, &str); 19] = [
    (KeyCode::Up, "Up"),
    (KeyCode::Down, "Down"),
    (KeyCode::Left, "Left"),
    (KeyCode::Right, "Right"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "PgUp"),
    (KeyCode::PageDown, "PgDn"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::Esc, "Esc"),
    (KeyCode::Tab, "Tab"),
    (KeyCode::BackTab, "Shift-Tab"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Delete, "Delete"),
    (KeyCode::Insert, "Insert"),
    (KeyCode::Null, "Null"),
    (KeyCode::F(1), "F1"),
    (KeyCode::F(12), "F12"),
    (KeyCode::Char(' '), "Space"),
];

/// Returns the key with this name.
pub fn key(name: &str) -> Key {
    pressed(&event(name)).unwrap_or_else(|| panic!("the terminal does not send {name:?}"))
}

/// Returns the key event a terminal sends for the key with this name.
pub fn event(name: &str) -> KeyEvent {
    let (name, kind) =
        name.strip_prefix("Release-").map_or((name, KeyEventKind::Press), |name| (name, KeyEventKind::Release));
    let (name, alt) = name.strip_prefix("Alt-").map_or((name, KeyModifiers::NONE), |name| (name, KeyModifiers::ALT));
    let (name, ctrl) =
        name.strip_prefix("Ctrl-").map_or((name, KeyModifiers::NONE), |name| (name, KeyModifiers::CONTROL));
    let named = NAMED.iter().find(|(_, known)| *known == name).map(|(code, _)| *code);
    let of_number =
        || name.strip_prefix("U+").and_then(|hex| u32::from_str_radix(hex, 16).ok().and_then(char::from_u32));
    let of_sign = || name.parse::<char>().ok().map(KeyCode::Char);
    let code = named.or_else(|| of_number().map(KeyCode::Char)).or_else(of_sign);
    KeyEvent::new_with_kind(code.unwrap_or_else(|| panic!("{name:?} is not a key")), alt | ctrl, kind)
}

/// Returns the name of a key, from which it can be parsed.
pub fn name(event: &KeyEvent) -> String {
    let mut name = String::new();
    for (prefix, is_so) in [
        ("Release-", event.kind == KeyEventKind::Release),
        ("Alt-", event.modifiers.contains(KeyModifiers::ALT)),
        ("Ctrl-", event.modifiers.contains(KeyModifiers::CONTROL)),
    ] {
        if is_so {
            name.push_str(prefix);
        }
    }
    match (NAMED.iter().find(|(code, _)| *code == event.code), event.code) {
        (Some((_, known)), _) => name.push_str(known),
        (None, KeyCode::Char(sign)) if sign.is_ascii_graphic() => name.push(sign),
        (None, KeyCode::Char(sign)) => name = format!("{name}U+{:X}", u32::from(sign)),
        (None, other) => panic!("{other:?} has no name"),
    }
    name
}
