//! Events that can happen to the arcade. They are written as a line of words that can be parsed, which is how failing
//! runs are printed and saved.

use std::{fmt, str::FromStr};

use crossterm::event::KeyEvent;

use crate::common::keys::{event as key, name};

/// One event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A key.
    Key(KeyEvent),
    /// A click in this column and row.
    Click(u16, u16),
    /// The mouse wheel: up or down.
    Wheel(bool),
    /// A text is pasted.
    Paste(String),
    /// This character is pasted this many times.
    Flood(char, usize),
    /// The window is resized to this many columns and rows.
    Size(u16, u16),
    /// A tick for whatever plays by itself.
    Tick,
    /// All questions are answered, including those that follow from the answers.
    Settle,
    /// The waiting question with this number is answered.
    Answer(usize),
    /// The waiting question with this number is never answered.
    Lose(usize),
    /// This many events happen before changes are saved, as when keys pour in.
    Pour(usize),
    /// The program ends and restarts.
    Restart,
    /// All moves are undone and redone.
    Undo,
    /// This key is pressed until it leads to the menu, and from there out.
    Out(String),
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(event) => f.write_str(&name(event)),
            Self::Click(x, y) => write!(f, "click:{x},{y}"),
            Self::Wheel(up) => write!(f, "wheel:{}", if *up { "up" } else { "down" }),
            // White space separates words, so special characters are written as code points.
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

/// Parses a run: words separated by spaces.
pub fn read(script: &str) -> Vec<Event> {
    let read = |word: &str| word.parse().unwrap_or_else(|()| panic!("{word:?} is not an event"));
    script.split_whitespace().map(read).collect()
}

/// Formats a run.
pub fn written(events: &[Event]) -> String {
    events.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
