//! What a terminal sends, told apart: keys, clicks and pastes.
//!
//! Told apart here, because the library's own reader hands over no key within a paste or a sequence that has no end: with it nobody
//! could leave there.

mod keys;

use std::{collections::VecDeque, time::Duration};

use super::ground::{ANSWER, light};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use keys::{click, control, held, named, numbered, of_sign};

const ESC: u8 = 0x1b;
const CTRL_C: u8 = 0x03;
const PASTE_BEGINS: &[u8] = b"200";
const PASTE_ENDS: &[u8] = b"\x1b[201~";

/// The number in the place of a key that says that the key's sign follows.
const BY_SIGN: u32 = 27;

/// The most bytes of a paste: the rest is let go, so that one that never ends takes no memory.
const MOST_PASTED: usize = 1 << 20;
/// The most bytes of a sequence, which has a few.
const LONGEST: usize = 64;

/// Tells apart what comes in pieces of any size.
#[derive(Debug, Default)]
pub(super) struct Decoder {
    /// The bytes of what has begun and is not whole yet.
    begun: Vec<u8>,
    paste: Option<Paste>,
    events: VecDeque<Input>,
}

/// An input that a terminal sends: an event, or an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// An event: what somebody typed, clicked or pasted.
    Event(Event),
    /// Its answer about its background.
    Ground {
        /// `true` where that is light.
        light: bool,
    },
    /// Its answer to what every terminal answers: it answers nothing that was asked before.
    Answered,
}

impl From<Event> for Input {
    fn from(event: Event) -> Self {
        Self::Event(event)
    }
}

/// A paste that has not ended.
#[derive(Debug, Default)]
struct Paste {
    text: Vec<u8>,
    /// The bytes that came last, which may be its end.
    last: VecDeque<u8>,
}

/// The meaning of the bytes that have begun.
enum Begun {
    /// It is not known yet.
    Unknown,
    /// So many of them mean nothing.
    Nothing(usize),
    /// So many of them are this.
    Event(usize, Event),
    /// So many of them are an answer.
    Answer(usize, Input),
    /// So many of them begin a paste.
    Paste(usize),
}

impl Decoder {
    /// Takes in what came.
    pub(super) fn take(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if let Some(paste) = &mut self.paste {
                if let Some(text) = paste.take(byte) {
                    self.events.push_back(Event::Paste(text).into());
                    self.paste = None;
                }
            } else {
                self.begun.push(byte);
                self.tell_apart();
            }
        }
    }

    /// Takes the first input that has come and was not handed over yet.
    pub(super) fn next(&mut self) -> Option<Input> {
        self.events.pop_front()
    }

    /// Returns the time for which more is to be waited for before [`Decoder::pause`]; `None` where only more can tell.
    pub(super) fn patience(&self) -> Option<Duration> {
        /// The time within which more of a paste comes: what is pasted comes faster than anybody presses keys.
        const WITHIN_PASTE: Duration = Duration::from_millis(100);
        /// An answer may come in pieces, and nobody is in haste who presses Alt with a bracket.
        const WITHIN_ANSWER: Duration = Duration::from_millis(50);
        match &self.paste {
            Some(paste) => paste.ends_with_ctrl_c().then_some(WITHIN_PASTE),
            // The rest of a sequence comes with its beginning.
            None if begins_answer(&self.begun) => Some(WITHIN_ANSWER),
            None => (self.begun == [ESC]).then_some(Duration::ZERO),
        }
    }

    /// Nothing more has come meanwhile: an Escape is the key, and a Ctrl-C at the end of an unfinished paste is one, too.
    pub(super) fn pause(&mut self) {
        if self.paste.take_if(|paste| paste.ends_with_ctrl_c()).is_some() {
            self.events.push_back(key(control(CTRL_C)).into());
        }
        if self.paste.is_none() && self.begun == [ESC] {
            self.begun.clear();
            self.events.push_back(key(KeyCode::Esc.into()).into());
        }
        if self.paste.is_none() && begins_answer(&self.begun) {
            // It was no answer, but Alt with a bracket, and what was typed after it.
            let typed = std::mem::take(&mut self.begun);
            let pressed = KeyEvent::new(KeyCode::Char(']'), KeyModifiers::ALT);
            self.events.push_back(key(pressed).into());
            self.take(&typed[2..]);
        }
    }

    fn tell_apart(&mut self) {
        while !self.begun.is_empty() {
            let count = match begun(&self.begun) {
                Begun::Unknown => return,
                Begun::Nothing(count) => count,
                Begun::Event(count, event) => {
                    self.events.push_back(event.into());
                    count
                }
                Begun::Answer(count, answer) => {
                    self.events.push_back(answer);
                    count
                }
                Begun::Paste(count) => {
                    self.paste = Some(Paste::default());
                    count
                }
            };
            self.begun.drain(..count);
        }
    }
}

impl Paste {
    /// Takes one more byte; the text, where that was its end.
    fn take(&mut self, byte: u8) -> Option<String> {
        if self.last.len() == PASTE_ENDS.len() {
            self.last.pop_front();
        }
        self.last.push_back(byte);
        // What is left over is told by a sign, so that nothing is read as if it were whole.
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

/// Tells what the first of these bytes are, of which there is one at least.
fn begun(bytes: &[u8]) -> Begun {
    match bytes {
        [ESC] | [ESC, b'O'] => Begun::Unknown,
        // Nobody means Alt with it, and it leaves whatever came before.
        [ESC, ESC | CTRL_C, ..] => Begun::Event(1, key(KeyCode::Esc.into())),
        [ESC, b'[', rest @ ..] => within(sequence(rest), 2),
        _ if begins_answer(bytes) => Begun::Unknown,
        _ if bytes.starts_with(ANSWER) => within(ground(&bytes[ANSWER.len()..]), ANSWER.len()),
        [ESC, b'O', last, ..] => match named(*last) {
            Some(code) => Begun::Event(3, key(code.into())),
            None if is_control(*last) => Begun::Nothing(2),
            None => Begun::Nothing(3),
        },
        [ESC, rest @ ..] => match sign(rest) {
            Begun::Event(count, Event::Key(mut pressed)) => {
                pressed.modifiers |= KeyModifiers::ALT;
                Begun::Event(count + 1, Event::Key(pressed))
            }
            other => within(other, 1),
        },
        _ => sign(bytes),
    }
}

/// The same after so many bytes.
fn within(begun: Begun, before: usize) -> Begun {
    match begun {
        Begun::Unknown => Begun::Unknown,
        Begun::Nothing(count) => Begun::Nothing(before + count),
        Begun::Event(count, event) => Begun::Event(before + count, event),
        Begun::Answer(count, answer) => Begun::Answer(before + count, answer),
        Begun::Paste(count) => Begun::Paste(before + count),
    }
}

/// Returns whether these bytes may become an answer about the background, and are not yet.
fn begins_answer(bytes: &[u8]) -> bool {
    bytes.len() > 1 && bytes.len() < ANSWER.len() && ANSWER.starts_with(bytes)
}

/// An answer about the background after the bytes that begin it: a colour, and one of two ends.
fn ground(bytes: &[u8]) -> Begun {
    const BELL: u8 = 0x07;
    let Some(end) = bytes.iter().position(|byte| is_control(*byte)) else {
        return if bytes.len() < LONGEST { Begun::Unknown } else { Begun::Nothing(bytes.len()) };
    };
    let count = match &bytes[end..] {
        [BELL, ..] => end + 1,
        [ESC] => return Begun::Unknown,
        [ESC, b'\\', ..] => end + 2,
        // What has no end is nothing, and what came instead is what it is.
        _ => return Begun::Nothing(end),
    };
    light(&bytes[..end]).map_or(Begun::Nothing(count), |light| Begun::Answer(count, Input::Ground { light }))
}

/// A sequence after the bytes that begin it.
fn sequence(bytes: &[u8]) -> Begun {
    match bytes {
        // The first function keys of the console.
        [b'['] => return Begun::Unknown,
        [b'[', number @ b'A'..=b'E', ..] => return Begun::Event(2, key(KeyCode::F(1 + number - b'A').into())),
        [b'[', other, ..] if other.is_ascii() && !is_control(*other) => return Begun::Nothing(2),
        // A click, as terminals tell it that do not tell far ones.
        [b'M', place @ ..] if place.iter().take(3).all(|byte| *byte >= 0x20) => {
            let &[button, x, y, ..] = place else { return Begun::Unknown };
            let number = |byte: u8, least: u8| byte.checked_sub(least).map(u16::from);
            let clicked = number(button, 32).zip(number(x, 33)).zip(number(y, 33));
            let event = clicked.and_then(|((button, x), y)| click(button, x, y));
            return event.map_or(Begun::Nothing(4), |event| Begun::Event(4, event));
        }
        _ => {}
    }
    let Some(end) = bytes.iter().position(|byte| !(0x20..=0x3f).contains(byte)) else {
        return if bytes.len() < LONGEST { Begun::Unknown } else { Begun::Nothing(bytes.len()) };
    };
    let (parameters, last) = (&bytes[..end], bytes[end]);
    if is_control(last) || !last.is_ascii() {
        // What has no end is nothing, and what came instead is what it is.
        return Begun::Nothing(end);
    }
    if (parameters, last) == (PASTE_BEGINS, b'~') {
        return Begun::Paste(end + 1);
    }
    if (parameters.first(), last) == (Some(&b'?'), b'c') {
        return Begun::Answer(end + 1, Input::Answered);
    }
    meant(parameters, last).map_or(Begun::Nothing(end + 1), |event| Begun::Event(end + 1, event))
}

/// Returns the event that a whole sequence means, if any.
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

/// A key that is sent as its sign.
fn sign(bytes: &[u8]) -> Begun {
    let first = bytes[0];
    let pressed = match first {
        b'\r' => KeyCode::Enter.into(),
        b'\t' => KeyCode::Tab.into(),
        0x7f => KeyCode::Backspace.into(),
        ..0x20 => control(first),
        _ => return letter(bytes),
    };
    Begun::Event(1, key(pressed))
}

/// A letter, which may take several bytes.
fn letter(bytes: &[u8]) -> Begun {
    let count = match bytes[0] {
        ..0x80 => 1,
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return Begun::Nothing(1),
    };
    let is_rest = |byte: &u8| (0x80..0xc0).contains(byte);
    let there = 1 + bytes[1..].iter().take(count - 1).take_while(|byte| is_rest(byte)).count();
    match str::from_utf8(&bytes[..there]).ok().and_then(|text| text.chars().next()) {
        Some(letter) => {
            let held = if letter.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
            Begun::Event(count, key(KeyEvent::new(KeyCode::Char(letter), held)))
        }
        None if there == bytes.len() && there < count => Begun::Unknown,
        None => Begun::Nothing(there),
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
