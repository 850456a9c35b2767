//! Keys, independent of the terminal that sends them.

use tui_input::InputRequest;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A key that was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key {
    /// The key itself.
    pub code: Code,
    /// Whether Ctrl is held.
    pub ctrl: bool,
    /// Whether Alt is held.
    pub alt: bool,
    /// Whether Shift is held.
    pub shift: bool,
}

/// A key by the character it types, or by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Code {
    /// A character, with Shift and the keyboard layout applied.
    Char(char),
    /// A function key.
    F(u8),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Tab.
    Tab,
    /// Shift-Tab.
    BackTab,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Any other key.
    Other,
}

impl Key {
    /// Whether it is a digit without Ctrl or Alt.
    pub const fn is_digit(self) -> bool {
        matches!(self, Self { code: Code::Char('0'..='9'), ctrl: false, alt: false, .. })
    }

    /// Whether it is a letter without Ctrl or Alt.
    pub fn is_letter(self) -> bool {
        matches!(self, Self { code: Code::Char(sign), ctrl: false, alt: false, .. } if sign.is_alphabetic())
    }

    /// Creates a key without modifiers.
    pub const fn of(code: Code) -> Self {
        Self { code, ctrl: false, alt: false, shift: false }
    }

    /// Creates a character key with Ctrl.
    pub const fn ctrl(sign: char) -> Self {
        Self { ctrl: true, ..Self::of(Code::Char(sign)) }
    }

    /// The key in the form used by the keymap: Shift already shows in the character, and Shift-Tab has its own code.
    pub(crate) const fn bound(self) -> Self {
        let code = match self.code {
            Code::Char(sign) if self.ctrl => Code::Char(sign.to_ascii_lowercase()),
            code => code,
        };
        Self { code, shift: false, ..self }
    }

    /// Whether it types a character where text is typed.
    pub(crate) const fn is_text(self) -> bool {
        matches!(self.code, Code::Char(_)) && !self.ctrl && !self.alt
    }

    /// Returns the edit that it makes to a line of text, with the keys of a shell.
    pub(crate) const fn edit(self) -> Option<InputRequest> {
        use InputRequest as Edit;
        Some(match (self.code, self.ctrl, self.alt, self.shift) {
            (Code::Char('h'), true, false, false) | (Code::Backspace, false, false, false) => Edit::DeletePrevChar,
            (Code::Char('b'), true, false, false) | (Code::Left, false, false, false) => Edit::GoToPrevChar,
            (Code::Char('f'), true, false, false) | (Code::Right, false, false, false) => Edit::GoToNextChar,
            (Code::Char('a'), true, false, false) | (Code::Home, false, false, false) => Edit::GoToStart,
            (Code::Char('e'), true, false, false) | (Code::End, false, false, false) => Edit::GoToEnd,
            (Code::Char('w'), true, false, false) | (Code::Backspace, false, true, false) => Edit::DeletePrevWord,
            (Code::Char('u'), true, false, false) => Edit::DeleteLine,
            (Code::Char('k'), true, false, false) => Edit::DeleteTillEnd,
            (Code::Char('y'), true, false, false) => Edit::Yank,
            (Code::Left, true, false, false) => Edit::GoToPrevWord,
            (Code::Right, true, false, false) => Edit::GoToNextWord,
            (Code::Delete, false, false, false) => Edit::DeleteNextChar,
            (Code::Delete, true, false, false) => Edit::DeleteNextWord,
            // Some layouts type characters with Ctrl and Alt together.
            (Code::Char(sign), false, false, _) | (Code::Char(sign), true, true, false) => Edit::InsertChar(sign),
            _ => return None,
        })
    }

    /// Parses the name of a key as it is written in English: `x`, `Space`, `Ctrl-R`, `F1`. `None` for anything else, and for keys
    /// that terminals send as another one: Ctrl-I is Tab there.
    pub fn named(name: &str) -> Option<Self> {
        let small = name.to_ascii_lowercase();
        if let Some((_, code)) = NAMES.iter().find(|(known, _)| *known == small) {
            return Some(Self::of(*code));
        }
        if let Some(sign) = alone(name) {
            // A wide or a combining character is composed of several key presses.
            return (sign.width() == Some(1)).then(|| Self::of(Code::Char(sign)));
        }
        if let Some(letter) = small.strip_prefix("ctrl-") {
            let letter = alone(letter).filter(|sign| sign.is_ascii_lowercase() && !matches!(sign, 'h' | 'i' | 'm'));
            return letter.map(Self::ctrl);
        }
        let number = small.strip_prefix('f').and_then(|number| number.parse().ok());
        number.filter(|number| (1..=12).contains(number)).map(|number| Self::of(Code::F(number)))
    }

    /// Whether this is a character, as people count them, that takes several presses: a wide one, one with a mark, a pictogram.
    pub fn is_composed(name: &str) -> bool {
        let is_one = name.width() <= 2 && !name.chars().skip(1).any(|sign| sign.width() == Some(1));
        is_one && name.chars().any(|sign| sign.width() != Some(1)) && !name.chars().any(char::is_control)
    }

    /// Its name for the footer; `arrows` are the signs for up, down, left and right.
    pub fn name(self, arrows: [&str; 4]) -> String {
        let name = match self.code {
            Code::Up => arrows[0].to_owned(),
            Code::Down => arrows[1].to_owned(),
            Code::Left => arrows[2].to_owned(),
            Code::Right => arrows[3].to_owned(),
            Code::Char(' ') => "Space".to_owned(),
            Code::Char(c) if self.is_text() => c.to_string(),
            Code::Char(c) => c.to_ascii_uppercase().to_string(),
            Code::F(n) => format!("F{n}"),
            Code::PageUp => "PgUp".to_owned(),
            Code::PageDown => "PgDn".to_owned(),
            Code::BackTab => "Shift-Tab".to_owned(),
            code => format!("{code:?}"),
        };
        if self.ctrl { format!("Ctrl-{name}") } else { name }
    }
}

/// Names of keys that are not characters, in lower case.
const NAMES: [(&str, Code); 19] = [
    ("space", Code::Char(' ')),
    ("enter", Code::Enter),
    ("esc", Code::Esc),
    ("tab", Code::Tab),
    ("shift-tab", Code::BackTab),
    ("backspace", Code::Backspace),
    ("delete", Code::Delete),
    ("up", Code::Up),
    ("down", Code::Down),
    ("left", Code::Left),
    ("right", Code::Right),
    ("home", Code::Home),
    ("end", Code::End),
    ("pgup", Code::PageUp),
    ("pgdn", Code::PageDown),
    // As the footer calls them.
    ("↑", Code::Up),
    ("↓", Code::Down),
    ("←", Code::Left),
    ("→", Code::Right),
];

fn alone(text: &str) -> Option<char> {
    let mut signs = text.chars();
    signs.next().filter(|_| signs.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARROWS: [&str; 4] = ["Up", "Down", "Left", "Right"];

    #[test]
    fn a_key_is_parsed_from_the_name_it_is_shown_with() {
        for key in
            ["x", "X", "é", "ж", "=", "-", "Space", "Ctrl-R", "F1", "F12", "Tab", "Shift-Tab", "PgUp", "Up", "Esc"]
        {
            let parsed = Key::named(key).unwrap_or_else(|| panic!("{key}"));
            assert_eq!(parsed.name(ARROWS), key);
        }
        for arrow in ["↑", "↓", "←", "→"] {
            assert_eq!(Key::named(arrow).map(|key| key.name(["↑", "↓", "←", "→"])).as_deref(), Some(arrow));
        }
        assert_eq!(Key::named("ctrl-u"), Key::named("Ctrl-U"), "the case counts only for a letter alone");
        assert_eq!(Key::named(" "), Key::named("space"));
    }

    #[test]
    fn a_character_of_several_presses_is_told_from_a_name_that_no_key_has() {
        for name in ["中", "王", "e\u{301}", "\u{301}", "👍", "👩‍👩‍👧", "한", "ガ"] {
            assert!(Key::named(name).is_none() && Key::is_composed(name), "{name}");
        }
        for name in ["", "xy", "中文", "é", "ж", "Ctrl-", "\t", "\u{1b}"] {
            assert!(!Key::is_composed(name), "{name:?}");
        }
    }

    #[test]
    fn a_name_that_no_key_has_and_a_key_that_cannot_be_told_from_another_are_refused() {
        let refused = [
            "", "xy", "Crtl-e", "Ctrl-", "Ctrl-1", "Ctrl-I", "Ctrl-M", "Ctrl-H", "Ctrl-é", "Alt-x", "F0", "F13", "王",
            "\t", "\u{301}",
        ];
        for name in refused {
            assert_eq!(Key::named(name), None, "{name:?}");
        }
    }
}
