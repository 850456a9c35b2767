//! What can happen to the arcade, as a line of words that can be read back: a failing run is printed so, and kept so.

use std::{fmt, str::FromStr};

use crossterm::event::KeyEvent;

use crate::common::keys::{event as key, name};

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
    /// So many things happen before anything that has changed is kept, as when keys pour in.
    Pour(usize),
    /// The program ends and begins again.
    Restart,
    /// All moves are taken back and played again.
    Undo,
    /// The way out is taken by this key: to the menu, and from there out.
    Out(String),
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
            Self::Pour(count) => write!(f, "pour:{count}"),
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
            "pour" => Self::Pour(number(rest)?),
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
