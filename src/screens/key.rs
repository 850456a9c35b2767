//! Keys, independent of the terminal that sends them.

use tui_input::InputRequest;

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

    /// Creates a key without modifiers.
    pub const fn of(code: Code) -> Self {
        Self { code, ctrl: false, alt: false, shift: false }
    }

    /// Creates a character key with Ctrl.
    pub const fn ctrl(sign: char) -> Self {
        Self { ctrl: true, ..Self::of(Code::Char(sign)) }
    }

    /// The key in the form used by the keymap: Shift already shows in the character, and Shift-Tab has its own code.
    pub(super) const fn bound(self) -> Self {
        let code = match self.code {
            Code::Char(sign) if self.ctrl => Code::Char(sign.to_ascii_lowercase()),
            code => code,
        };
        Self { code, shift: false, ..self }
    }

    /// Whether it types a character where text is typed.
    pub(super) const fn is_text(self) -> bool {
        matches!(self.code, Code::Char(_)) && !self.ctrl && !self.alt
    }

    /// Returns the edit that it makes to a line of text, with the keys of a shell.
    pub(super) const fn edit(self) -> Option<InputRequest> {
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
