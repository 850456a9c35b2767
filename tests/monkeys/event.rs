//! What can happen to the arcade, as a line of words that can be read back: a failing run is printed so, and kept so.

use std::{fmt, str::FromStr};

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// One thing that happens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A key.
    Key(KeyEvent),
    /// A click in this column and row.
    Click(u16, u16),
    /// The wheel: up or down.
    Wheel(bool),
    /// A text is pasted.
    Paste(String),
    /// So many times this sign is pasted.
    Flood(char, usize),
    /// The window has so many columns and rows.
    Size(u16, u16),
    /// What plays by itself is due.
    Tick,
    /// All questions are answered, and all that come up thereby.
    Settle,
    /// The question with this number among those that wait is answered.
    Answer(usize),
    /// The question with this number among those that wait is never answered.
    Lose(usize),
    /// The program ends and begins again.
    Restart,
    /// All moves are taken back and played again.
    Undo,
    /// The way out is taken by this key: to the menu, and from there out.
    Out(String),
}

/// A key with its name.
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

/// The key that has this name in the keymap's tables.
pub fn key(name: &str) -> KeyEvent {
    let (name, kind) =
        name.strip_prefix("Release-").map_or((name, KeyEventKind::Press), |name| (name, KeyEventKind::Release));
    let (name, alt) = name.strip_prefix("Alt-").map_or((name, KeyModifiers::NONE), |name| (name, KeyModifiers::ALT));
    let (name, ctrl) =
        name.strip_prefix("Ctrl-").map_or((name, KeyModifiers::NONE), |name| (name, KeyModifiers::CONTROL));
    let named = NAMED.iter().find(|(_, known)| *known == name).map(|(code, _)| *code);
    let of_number =
        || name.strip_prefix("U+").and_then(|hex| u32::from_str_radix(hex, 16).ok().and_then(char::from_u32));
    let code = named.or_else(|| of_number().map(KeyCode::Char)).or_else(|| name.chars().next().map(KeyCode::Char));
    KeyEvent::new_with_kind(code.expect("a key has a name"), alt | ctrl, kind)
}

fn name(event: &KeyEvent) -> String {
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

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(event) => f.write_str(&name(event)),
            Self::Click(x, y) => write!(f, "click:{x},{y}"),
            Self::Wheel(up) => write!(f, "wheel:{}", if *up { "up" } else { "down" }),
            // White space ends a word, so what is not plain is written by its number.
            Self::Paste(text) => {
                f.write_str("paste:")?;
                text.chars().try_for_each(|sign| match sign {
                    sign if sign.is_ascii_graphic() && sign != '\\' => write!(f, "{sign}"),
                    sign => write!(f, "\\{:x};", u32::from(sign)),
                })
            }
            Self::Flood(sign, count) => write!(f, "flood:{:x},{count}", u32::from(*sign)),
            Self::Size(width, height) => write!(f, "size:{width},{height}"),
            Self::Tick => f.write_str("tick:"),
            Self::Settle => f.write_str("settle:"),
            Self::Answer(number) => write!(f, "answer:{number}"),
            Self::Lose(number) => write!(f, "lose:{number}"),
            Self::Restart => f.write_str("restart:"),
            Self::Undo => f.write_str("undo:"),
            Self::Out(key) => write!(f, "out:{key}"),
        }
    }
}

impl FromStr for Event {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        // A colon alone is a key.
        let Some((kind, rest)) = word.split_once(':').filter(|(kind, _)| !kind.is_empty()) else {
            return Ok(Self::Key(key(word)));
        };
        let pair = || rest.split_once(',').ok_or(());
        let number = |text: &str| text.parse().map_err(|_| ());
        let place = |text: &str| text.parse().map_err(|_| ());
        Ok(match kind {
            "click" => Self::Click(place(pair()?.0)?, place(pair()?.1)?),
            "wheel" => Self::Wheel(rest == "up"),
            "paste" => Self::Paste(unescaped(rest).ok_or(())?),
            "flood" => Self::Flood(sign(pair()?.0).ok_or(())?, number(pair()?.1)?),
            "size" => Self::Size(place(pair()?.0)?, place(pair()?.1)?),
            "tick" => Self::Tick,
            "settle" => Self::Settle,
            "answer" => Self::Answer(number(rest)?),
            "lose" => Self::Lose(number(rest)?),
            "restart" => Self::Restart,
            "undo" => Self::Undo,
            "out" => Self::Out(rest.to_owned()),
            _ => return Err(()),
        })
    }
}

fn sign(hex: &str) -> Option<char> {
    char::from_u32(u32::from_str_radix(hex, 16).ok()?)
}

fn unescaped(text: &str) -> Option<String> {
    let mut parts = text.split('\\');
    let mut plain = parts.next()?.to_owned();
    for part in parts {
        let (hex, rest) = part.split_once(';')?;
        plain.push(sign(hex)?);
        plain.push_str(rest);
    }
    Some(plain)
}

/// A run as it is kept: words with spaces between.
pub fn read(script: &str) -> Vec<Event> {
    let read = |word: &str| word.parse().unwrap_or_else(|()| panic!("{word:?} is no event"));
    script.split_whitespace().map(read).collect()
}

/// A run as it is printed.
pub fn written(events: &[Event]) -> String {
    events.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
