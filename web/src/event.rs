//! Events from the page.

use std::collections::BTreeMap;

use ratatui::layout::{Position, Rect};
use serde::Deserialize;
use zugzwang::{
    app::Msg,
    screens::{
        Hit,
        action::Action,
        key::{Code, Key},
    },
};

/// An event from the page.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub(crate) enum Event {
    /// The page was opened.
    Begin(Box<Begin>),
    /// A key was pressed, as the browser names it.
    Key {
        /// What it types, or its name.
        key: String,
        /// Whether Ctrl is held.
        #[serde(default)]
        ctrl: bool,
        /// Whether Alt is held.
        #[serde(default)]
        alt: bool,
        /// Whether Shift is held.
        #[serde(default)]
        shift: bool,
        /// The character of a Latin keyboard in its place, if it types a letter of another script.
        #[serde(default)]
        place: Option<char>,
    },
    /// A cell was clicked.
    Click {
        /// Its column.
        x: u16,
        /// Its row.
        y: u16,
    },
    /// A button was pressed.
    Do {
        /// The name of its action.
        action: String,
    },
    /// One of several things was touched.
    Item {
        /// Its number.
        number: usize,
    },
    /// A cell of a board was touched.
    Tap {
        /// Its column.
        x: u16,
        /// Its row.
        y: u16,
        /// The columns and rows of the board.
        size: (u16, u16),
    },
    /// Asks for the picture of a tile.
    Picture {
        /// Its id.
        id: String,
        /// Its columns and rows.
        size: (u16, u16),
    },
    /// A finger was held on the board.
    Hint,
    /// The wheel was turned.
    Wheel {
        /// Whether it was turned up.
        up: bool,
    },
    /// A text was pasted.
    Paste {
        /// The text.
        text: String,
    },
    /// The window has this size now.
    Size {
        /// Its columns.
        width: u16,
        /// Its rows.
        height: u16,
        /// The columns and rows for a board among buttons and sentences, if there are any.
        #[serde(default)]
        slot: Option<(u16, u16)>,
    },
    /// The background that the user prefers has changed.
    Ground {
        /// Whether it is light.
        light: bool,
    },
    /// A timer has fired, or a long job has finished.
    Wake,
    /// A long job has made progress.
    Progress {
        /// The units of work done.
        done: u64,
        /// Their total.
        total: u64,
    },
    /// A long job failed.
    Failed,
    /// The user went back in the browser's history.
    Back {
        /// The number of screens over home that stay open.
        depth: usize,
    },
    /// The link in the address has changed.
    Link {
        /// What follows the `#`.
        link: String,
    },
    /// A language was chosen.
    Speak {
        /// Its tag.
        language: String,
    },
    /// The texts of a language have been fetched.
    Texts {
        /// Its tag.
        language: String,
        /// Its files, one after the other.
        text: String,
    },
    /// The browser's storage has changed in another window.
    File {
        /// The name of the file.
        name: String,
        /// Its content; `None` if it was removed.
        text: Option<String>,
    },
    /// A replay of earlier events begins or ends.
    Hold {
        /// Whether it begins.
        on: bool,
    },
    /// The texts of a language could not be fetched.
    Missing,
    /// The user has chosen a file: a custom game, or data exported elsewhere.
    Take {
        /// Its name.
        name: String,
        /// Its content.
        text: String,
    },
    /// A file that the user has chosen is too large.
    TooLarge,
    /// What was offered has been copied, or it could not be.
    Copied {
        /// Whether it was.
        done: bool,
        /// Whether it was the link to a custom game.
        own: bool,
    },
    /// Asks for all stored data as one file.
    Bundle,
    /// Asks for the shape of a character.
    Shape {
        /// The character.
        sign: String,
    },
    /// Asks for a text as a code for cameras.
    Code {
        /// The text.
        text: String,
    },
    /// Asks for a text of the page itself.
    Say {
        /// The id of the message.
        id: String,
    },
}

/// The state of the page when it opens.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Begin {
    /// The columns of the window.
    pub(crate) width: u16,
    /// Its rows.
    pub(crate) height: u16,
    /// The columns and rows for a board among buttons and sentences, if there are any.
    pub(crate) slot: Option<(u16, u16)>,
    /// The tags of the user's languages, the preferred one first.
    pub(crate) languages: Vec<String>,
    /// Whether the user prefers a light background.
    pub(crate) light: bool,
    /// Whether the user prefers more contrast.
    pub(crate) contrast: bool,
    /// Whether the user prefers less motion.
    pub(crate) still: bool,
    /// Whether the screen is touched.
    pub(crate) touch: bool,
    /// A random number.
    pub(crate) seed: u32,
    /// What follows the `#` in the address.
    pub(crate) link: String,
    /// The address before the `#`.
    pub(crate) address: String,
    /// The files in the browser's storage, by their names.
    pub(crate) files: BTreeMap<String, String>,
    /// Whether the browser stores files.
    pub(crate) keeps: bool,
}

impl Event {
    /// Returns the message to the arcade, if it is one.
    pub(crate) fn message(&self) -> Option<Msg> {
        Some(match self {
            Self::Key { key, ctrl, alt, shift, .. } => {
                Msg::Key(Key { code: code(key, *shift)?, ctrl: *ctrl, alt: *alt, shift: *shift })
            }
            Self::Click { x, y } => Msg::Click(Position::new(*x, *y)),
            Self::Do { action } => Msg::Touch(Hit::Action(Action::named(action)?), Position::ORIGIN),
            Self::Item { number } => Msg::Touch(Hit::Item(*number), Position::ORIGIN),
            Self::Tap { x, y, size: (width, height) } => {
                Msg::Touch(Hit::Board(Rect::new(0, 0, *width, *height)), Position::new(*x, *y))
            }
            Self::Wheel { up } => Msg::Wheel { up: *up },
            Self::Paste { text } => Msg::Paste(text.clone()),
            Self::Ground { light } => Msg::Ground { light: *light },
            Self::Wake => Msg::Answered,
            _ => return None,
        })
    }
}

impl Event {
    /// A key that types a letter of another script, as the Latin key in its place, unless `is_known`.
    pub(crate) fn in_place(self, is_known: impl FnOnce(Key) -> bool) -> Self {
        match self {
            Self::Key { key, ctrl, alt, shift, place: Some(sign) } => {
                let known = code(&key, shift).is_some_and(|code| is_known(Key { code, ctrl, alt, shift }));
                let key = if known { key } else { sign.to_string() };
                Self::Key { key, ctrl, alt, shift, place: None }
            }
            other => other,
        }
    }
}

/// Returns the code of a key; `None` for one that types nothing by itself, such as Shift.
fn code(key: &str, shift: bool) -> Option<Code> {
    let mut signs = key.chars();
    if let (Some(sign), None) = (signs.next(), signs.next()) {
        return Some(Code::Char(sign));
    }
    Some(match key {
        "Enter" => Code::Enter,
        "Escape" => Code::Esc,
        "Tab" if shift => Code::BackTab,
        "Tab" => Code::Tab,
        "Backspace" => Code::Backspace,
        "Delete" => Code::Delete,
        "ArrowUp" => Code::Up,
        "ArrowDown" => Code::Down,
        "ArrowLeft" => Code::Left,
        "ArrowRight" => Code::Right,
        "Home" => Code::Home,
        "End" => Code::End,
        "PageUp" => Code::PageUp,
        "PageDown" => Code::PageDown,
        _ => Code::F(key.strip_prefix('F')?.parse().ok()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_called_as_the_browser_calls_it() {
        for (key, shift, expected) in [
            ("a", false, Some(Code::Char('a'))),
            ("ж", false, Some(Code::Char('ж'))),
            (" ", false, Some(Code::Char(' '))),
            ("Escape", false, Some(Code::Esc)),
            ("Tab", true, Some(Code::BackTab)),
            ("F1", false, Some(Code::F(1))),
            ("Shift", true, None),
            ("Dead", false, None),
        ] {
            assert_eq!(code(key, shift), expected, "{key}");
        }
    }
}
