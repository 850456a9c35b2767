//! Keys as screens know them, whatever sends them.

use tui_input::InputRequest;

/// A key that was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key {
    /// The code of the key.
    pub code: Code,
    /// `true` where Ctrl is held.
    pub ctrl: bool,
    /// `true` where Alt is held.
    pub alt: bool,
    /// `true` where Shift is held.
    pub shift: bool,
}

/// The code of a key: the sign it types, or its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Code {
    /// A sign, as Shift and the layout make it.
    Char(char),
    /// A function key, by its number.
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
    /// One that means nothing anywhere.
    Other,
}

impl Key {
    /// Returns whether it is a digit, and nothing else is held.
    pub const fn is_digit(self) -> bool {
        matches!(self, Self { code: Code::Char('0'..='9'), ctrl: false, alt: false, .. })
    }

    /// A key with nothing else held.
    pub const fn of(code: Code) -> Self {
        Self { code, ctrl: false, alt: false, shift: false }
    }

    /// A sign with Ctrl held.
    pub const fn ctrl(sign: char) -> Self {
        Self { ctrl: true, ..Self::of(Code::Char(sign)) }
    }

    /// The key as the table of keys has it. Shift shows in the sign itself, and Shift-Tab has a code of its own.
    pub(super) const fn bound(self) -> Self {
        let code = match self.code {
            Code::Char(sign) if self.ctrl => Code::Char(sign.to_ascii_lowercase()),
            code => code,
        };
        Self { code, shift: false, ..self }
    }

    /// Returns whether it types a sign where text is typed.
    pub(super) const fn is_text(self) -> bool {
        matches!(self.code, Code::Char(_)) && !self.ctrl && !self.alt
    }

    /// Returns what it does to a line that is typed, as in a shell; `None` where it does nothing.
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
            // Some layouts have signs behind Ctrl and Alt together.
            (Code::Char(sign), false, false, _) | (Code::Char(sign), true, true, false) => Edit::InsertChar(sign),
            _ => return None,
        })
    }

    /// Its name as the footer shows it; `arrows` are up, down, left, right.
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
