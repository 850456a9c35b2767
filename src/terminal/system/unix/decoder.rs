//! Parses what a terminal sends: keys, clicks, pastes and answers.
//!
//! The library's own reader returns no key within a paste or a sequence that does not end, and the user could not leave.

mod keys;
mod skipped;

use std::{collections::VecDeque, time::Duration};

use super::ground::{ANSWER, light};
use crate::terminal::events::Input;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use keys::{click, control, held, named, numbered, of_sign};
use skipped::{Skip, Skipped, begins_string};

const ESC: u8 = 0x1b;
const CTRL_C: u8 = 0x03;
const PASTE_BEGINS: &[u8] = b"200";
const PASTE_ENDS: &[u8] = b"\x1b[201~";

/// The number in place of a key which says that the key's character code follows.
const BY_SIGN: u32 = 27;

/// In bytes. The rest is dropped, so that a paste that never ends takes no memory.
const MOST_PASTED: usize = 1 << 20;
/// In bytes, more than any sequence that means something.
const LONGEST: usize = 64;

#[derive(Debug, Default)]
pub(super) struct Decoder {
    unparsed: Vec<u8>,
    paste: Option<Paste>,
    skipped: Option<Skipped>,
    inputs: VecDeque<Input>,
}

#[derive(Debug, Default)]
struct Paste {
    text: Vec<u8>,
    /// The latest bytes, which may be the beginning of the end.
    last: VecDeque<u8>,
}

enum Meaning {
    Nothing,
    Input(Input),
    Paste,
    Skipped(Skipped),
}

/// The length of an input in bytes, and its meaning.
type First = (usize, Meaning);

/// The first input in some bytes; `None` while more bytes are needed to tell.
type Parsed = Option<First>;

const fn nothing(count: usize) -> First {
    (count, Meaning::Nothing)
}

const fn event(count: usize, event: Event) -> First {
    (count, Meaning::Input(Input::Event(event)))
}

/// Adds the bytes before an input to its length.
fn after(before: usize, parsed: Parsed) -> Parsed {
    parsed.map(|(count, meaning)| (before + count, meaning))
}

impl Decoder {
    pub(super) fn take(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if let Some(paste) = &mut self.paste {
                if let Some(text) = paste.take(byte) {
                    self.push(Event::Paste(text));
                    self.paste = None;
                }
            } else if let Some(skipped) = &mut self.skipped {
                let skip = skipped.take(byte);
                self.skip(skip);
            } else {
                self.unparsed.push(byte);
                self.parse();
            }
        }
    }

    fn skip(&mut self, skip: Skip) {
        match skip {
            Skip::On => {}
            Skip::End(command) => {
                self.skipped = None;
                let light = command.strip_prefix(ANSWER).and_then(light);
                self.inputs.extend(light.map(|light| Input::Ground { light }));
            }
            Skip::Cut(rest) => {
                self.skipped = None;
                self.take(&rest);
            }
        }
    }

    pub(super) fn next(&mut self) -> Option<Input> {
        self.inputs.pop_front()
    }

    /// The time to wait for more bytes before [`Decoder::pause`]; `None` for no limit.
    pub(super) fn patience(&self) -> Option<Duration> {
        /// A terminal sends the bytes of a paste faster than a user presses keys.
        const WITHIN_PASTE: Duration = Duration::from_millis(100);
        /// A control string may come in pieces, and nobody who presses Alt with one of these letters is in a hurry.
        const WITHIN_ANSWER: Duration = Duration::from_millis(50);
        /// A control string without a byte for so long has no end, and the user's keys count again.
        const WITHIN_STRING: Duration = Duration::from_secs(1);
        match (&self.paste, &self.skipped) {
            (Some(paste), _) => paste.ends_with_ctrl_c().then_some(WITHIN_PASTE),
            (None, Some(Skipped::Text(_))) => Some(WITHIN_STRING),
            (None, Some(Skipped::Parameters)) => None,
            (None, None) if may_begin_string(&self.unparsed) => Some(WITHIN_ANSWER),
            // In a sequence, the other bytes come together with the Escape.
            (None, None) => (self.unparsed == [ESC]).then_some(Duration::ZERO),
        }
    }

    /// Notes that no more bytes have come: an Escape was the key, and so was a Ctrl-C at the end of an unfinished paste.
    pub(super) fn pause(&mut self) {
        if self.paste.take_if(|paste| paste.ends_with_ctrl_c()).is_some() {
            self.push(key(control(CTRL_C)));
        }
        if self.paste.is_none() && self.unparsed == [ESC] {
            self.unparsed.clear();
            self.push(key(KeyCode::Esc.into()));
        }
        if self.skipped.take_if(|skipped| matches!(skipped, Skipped::Text(_))).is_some_and(|text| text.is_escaped()) {
            self.push(key(KeyCode::Esc.into()));
        }
        if self.paste.is_none() && may_begin_string(&self.unparsed) {
            // This was no control string, but Alt with a letter.
            let letter = std::mem::take(&mut self.unparsed).split_off(1);
            if let Some((_, Meaning::Input(Input::Event(Event::Key(pressed))))) = sign(&letter) {
                self.push(with_alt(pressed));
            }
        }
    }

    fn push(&mut self, event: Event) {
        self.inputs.push_back(Input::Event(event));
    }

    fn parse(&mut self) {
        while let Some((count, meaning)) = parsed(&self.unparsed) {
            self.unparsed.drain(..count);
            match meaning {
                Meaning::Nothing => {}
                Meaning::Input(input) => self.inputs.push_back(input),
                Meaning::Paste => self.paste = Some(Paste::default()),
                Meaning::Skipped(skipped) => {
                    self.skipped = Some(skipped);
                    let rest = std::mem::take(&mut self.unparsed);
                    return self.take(&rest);
                }
            }
        }
    }
}

impl Paste {
    /// Takes one more byte. Returns the text if the byte ends the paste.
    fn take(&mut self, byte: u8) -> Option<String> {
        if self.last.len() == PASTE_ENDS.len() {
            self.last.pop_front();
        }
        self.last.push_back(byte);
        // The sign `…` marks a text that was cut, so that it is not read as if it were whole.
        match self.text.len() {
            ..MOST_PASTED => self.text.push(byte),
            MOST_PASTED => self.text.extend("…".bytes()),
            _ => {}
        }
        if self.last != PASTE_ENDS {
            return None;
        }
        let text = self.text.strip_suffix(PASTE_ENDS).unwrap_or(&self.text);
        Some(String::from_utf8_lossy(text).into_owned())
    }

    fn ends_with_ctrl_c(&self) -> bool {
        self.last.back() == Some(&CTRL_C)
    }
}

fn parsed(bytes: &[u8]) -> Parsed {
    match bytes {
        [] | [ESC] | [ESC, b'O'] => None,
        // Nobody means Alt with these keys, and they interrupt any sequence before them.
        [ESC, ESC | CTRL_C, ..] => Some(event(1, key(KeyCode::Esc.into()))),
        [ESC, b'[', rest @ ..] => after(2, sequence(rest)),
        _ if may_begin_string(bytes) => None,
        [ESC, letter, ..] if begins_string(*letter) => Some((2, Meaning::Skipped(Skipped::text(*letter)))),
        [ESC, b'O', last, ..] => match named(*last) {
            Some(code) => Some(event(3, key(code.into()))),
            None if is_control(*last) => Some(nothing(2)),
            None => Some(nothing(3)),
        },
        [ESC, rest @ ..] => match sign(rest)? {
            (count, Meaning::Input(Input::Event(Event::Key(pressed)))) => Some(event(count + 1, with_alt(pressed))),
            (count, meaning) => Some((count + 1, meaning)),
        },
        _ => sign(bytes),
    }
}

/// Returns whether these bytes are either the beginning of a control string, or Alt with a letter.
fn may_begin_string(bytes: &[u8]) -> bool {
    matches!(bytes, [ESC, letter] if begins_string(*letter))
}

const fn with_alt(pressed: KeyEvent) -> Event {
    key(KeyEvent { modifiers: pressed.modifiers.union(KeyModifiers::ALT), ..pressed })
}

fn sequence(bytes: &[u8]) -> Parsed {
    match bytes {
        // The first function keys of the Linux console.
        [b'['] => return None,
        [b'[', number @ b'A'..=b'E', ..] => return Some(event(2, key(KeyCode::F(1 + number - b'A').into()))),
        [b'[', other, ..] if other.is_ascii() && !is_control(*other) => return Some(nothing(2)),
        // A click as old terminals report it, which cannot report distant columns.
        [b'M', place @ ..] if place.iter().take(3).all(|byte| *byte >= 0x20) => {
            let &[button, x, y, ..] = place else { return None };
            let number = |byte: u8, least: u8| byte.checked_sub(least).map(u16::from);
            let clicked = number(button, 32).zip(number(x, 33)).zip(number(y, 33));
            let clicked = clicked.and_then(|((button, x), y)| click(button, x, y));
            return Some(clicked.map_or(nothing(4), |clicked| event(4, clicked)));
        }
        _ => {}
    }
    let end = bytes.iter().position(|byte| !(0x20..=0x3f).contains(byte));
    if end.is_none() && bytes.len() >= LONGEST {
        return Some((bytes.len(), Meaning::Skipped(Skipped::Parameters)));
    }
    let end = end?;
    let (parameters, last) =
        (&bytes[..end], bytes.get(end).copied().filter(|last| last.is_ascii() && !is_control(*last)));
    match (parameters, last) {
        // A sequence that another byte interrupts means nothing, and that byte is parsed next.
        (_, None) => Some(nothing(end)),
        (PASTE_BEGINS, Some(b'~')) => Some((end + 1, Meaning::Paste)),
        ([b'?', ..], Some(b'c')) => Some((end + 1, Meaning::Input(Input::Answered))),
        (_, Some(last)) => Some(meant(parameters, last).map_or(nothing(end + 1), |meant| event(end + 1, meant))),
    }
}

fn meant(parameters: &[u8], last: u8) -> Option<Event> {
    let parameters = str::from_utf8(parameters).ok()?;
    if let Some(parameters) = parameters.strip_prefix('<') {
        let mut numbers = parameters.split(';').map(str::parse::<u16>);
        let mut number = || numbers.next()?.ok();
        let (button, x, y) = (number()?, number()?.checked_sub(1)?, number()?.checked_sub(1)?);
        return (last == b'M').then(|| click(button, x, y))?;
    }
    let mut words = parameters.split(';');
    let first = words.next().and_then(|first| first.split(':').next()).filter(|first| !first.is_empty());
    let first = first.map_or(Ok(1), str::parse::<u32>).ok()?;
    let (modifiers, kind) = words.next().map_or(Some((KeyModifiers::NONE, KeyEventKind::Press)), held)?;
    let code = match last {
        b'~' if first == BY_SIGN => return of_sign(words.next()?.parse().ok()?, modifiers, kind),
        b'~' => numbered(first)?,
        b'u' => return of_sign(first, modifiers, kind),
        b'Z' => KeyCode::BackTab,
        letter => named(letter)?,
    };
    Some(Event::Key(KeyEvent::new_with_kind(code, modifiers, kind)))
}

fn sign(bytes: &[u8]) -> Parsed {
    let first = *bytes.first()?;
    let pressed = match first {
        b'\r' => KeyCode::Enter.into(),
        b'\t' => KeyCode::Tab.into(),
        0x7f => KeyCode::Backspace.into(),
        ..0x20 => control(first),
        _ => return letter(bytes),
    };
    Some(event(1, key(pressed)))
}

/// A letter may take several bytes.
fn letter(bytes: &[u8]) -> Parsed {
    let count = match bytes[0] {
        ..0x80 => 1,
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return Some(nothing(1)),
    };
    let is_rest = |byte: &u8| (0x80..0xc0).contains(byte);
    let there = 1 + bytes[1..].iter().take(count - 1).take_while(|byte| is_rest(byte)).count();
    match str::from_utf8(&bytes[..there]).ok().and_then(|text| text.chars().next()) {
        Some(letter) => {
            let held = if letter.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
            Some(event(count, key(KeyEvent::new(KeyCode::Char(letter), held))))
        }
        None if there == bytes.len() && there < count => None,
        None => Some(nothing(there)),
    }
}

const fn key(pressed: KeyEvent) -> Event {
    Event::Key(pressed)
}

const fn is_control(byte: u8) -> bool {
    byte < 0x20 || byte == 0x7f
}

#[cfg(test)]
mod tests;
