//! Reads the console.

use std::{collections::VecDeque, io, time::Duration};

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind, poll, read,
};

use crate::terminal::events::Input;

/// The time within which the next key of a paste follows. Nobody types as fast.
const WITHIN_PASTE: Duration = Duration::from_millis(2);

const LEAST_PASTED: usize = 3;

/// The keys beyond this are dropped, so that a paste that never ends takes no memory.
const MOST_PASTED: usize = 1 << 20;

/// Standard input, which is the console.
#[derive(Debug, Default)]
pub struct Keyboard(VecDeque<Event>);

impl Keyboard {
    /// Waits for the next key, click, paste or change of the window's size.
    ///
    /// # Errors
    /// If the console cannot be read.
    pub fn read(&mut self) -> io::Result<Input> {
        loop {
            if let Some(event) = self.0.pop_front() {
                return Ok(Input::Event(event));
            }
            self.0.extend(with_pastes(keys(read()?, || Ok(if poll(WITHIN_PASTE)? { Some(read()?) } else { None }))?));
        }
    }
}

/// Reads events that follow each other so fast that they may be a paste. `next` returns the next one if it comes in time.
fn keys(first: Event, mut next: impl FnMut() -> io::Result<Option<Event>>) -> io::Result<Vec<Event>> {
    let mut events: Vec<Event> = meant(first).into_iter().collect();
    // The loop ends at Ctrl-C, which must get through whatever follows.
    while events.last().is_some_and(|event| sign(event).is_some()) {
        let Some(event) = next()? else { break };
        let Some(event) = meant(event) else { continue };
        match events.len() {
            ..MOST_PASTED => events.push(event),
            // The sign `…` marks a text that was cut, so that it is not read as if it were whole.
            MOST_PASTED => events.push(Event::Key(KeyCode::Char('…').into())),
            _ => {}
        }
    }
    Ok(events)
}

/// Joins the characters before the last event to a paste if there are enough. A held key is no paste, so they must not all be the same.
fn with_pastes(mut events: Vec<Event>) -> Vec<Event> {
    let last = events.pop_if(|event| sign(event).is_none());
    let text: String = events.iter().filter_map(sign).collect();
    let is_held = || text.chars().all(|sign| text.starts_with(sign));
    if text.chars().count() >= LEAST_PASTED && !is_held() {
        events = vec![Event::Paste(text)];
    }
    events.into_iter().chain(last).collect()
}

/// The character that a key adds to a pasted text, if any.
fn sign(event: &Event) -> Option<char> {
    let Event::Key(KeyEvent { code, modifiers, .. }) = event else { return None };
    match code {
        KeyCode::Char(sign) if !modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => Some(*sign),
        KeyCode::Enter => Some('\n'),
        KeyCode::Tab => Some('\t'),
        _ => None,
    }
}

/// The event as other terminals report it; `None` for those that only the console reports, such as each move of the mouse.
fn meant(event: Event) -> Option<Event> {
    match event {
        Event::Key(key) if key.kind == KeyEventKind::Release => None,
        Event::Key(key) => Some(Event::Key(without_altgr(key))),
        Event::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left) | MouseEventKind::ScrollUp | MouseEventKind::ScrollDown,
            ..
        })
        | Event::Paste(_)
        | Event::Resize(..) => Some(event),
        Event::Mouse(_) | Event::FocusGained | Event::FocusLost => None,
    }
}

/// Removes Ctrl and Alt from a character that many layouts type with `AltGr`, which the console reports as both.
fn without_altgr(key: KeyEvent) -> KeyEvent {
    const ALTGR: KeyModifiers = KeyModifiers::CONTROL.union(KeyModifiers::ALT);
    match key.code {
        KeyCode::Char(sign) if key.modifiers.contains(ALTGR) && !sign.is_ascii_alphanumeric() => {
            KeyEvent { modifiers: key.modifiers - ALTGR, ..key }
        }
        _ => key,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
        Event::Key(KeyEvent::new(code, modifiers))
    }

    fn typed(text: &str) -> Vec<Event> {
        text.chars().map(|sign| key(KeyCode::Char(sign), KeyModifiers::NONE)).collect()
    }

    fn reported(events: &[Event]) -> Vec<Event> {
        let mut events = events.iter().cloned();
        let mut reported = Vec::new();
        while let Some(first) = events.next() {
            reported.extend(with_pastes(keys(first, || Ok(events.next())).expect("nothing fails")));
        }
        reported
    }

    #[test]
    fn keys_in_a_burst_are_a_paste() {
        let enter = key(KeyCode::Enter, KeyModifiers::NONE);
        assert_eq!(reported(&[typed("1:1"), vec![enter]].concat()), [Event::Paste("1:1\n".to_owned())]);
        assert_eq!(reported(&typed("qq")), typed("qq"), "two may be typed with both hands");
        assert_eq!(reported(&typed("jjjjj")), typed("jjjjj"), "a held key");
    }

    #[test]
    fn keys_without_a_character_end_a_paste() {
        let ctrl_c = key(KeyCode::Char('c'), KeyModifiers::CONTROL);
        let events = [typed("4,5"), vec![ctrl_c.clone()], typed("x")].concat();
        let paste = Event::Paste("4,5".to_owned());
        assert_eq!(reported(&events), [&[paste, ctrl_c][..], &typed("x")].concat());
    }

    #[test]
    fn a_paste_without_an_end_is_cut_and_marked() {
        let events: Vec<Event> = typed("12").into_iter().cycle().take(2 * MOST_PASTED).collect();
        let [Event::Paste(text)] = &reported(&events)[..] else { panic!("it is one paste") };
        assert!(text.chars().count() == MOST_PASTED + 1 && text.ends_with("2…"));
    }

    #[test]
    fn releases_moves_of_the_mouse_and_altgr_are_not_reported() {
        let released = KeyEvent::new_with_kind(KeyCode::Char('a'), KeyModifiers::NONE, KeyEventKind::Release);
        let mouse = |kind| Event::Mouse(MouseEvent { kind, column: 3, row: 4, modifiers: KeyModifiers::NONE });
        let click = mouse(MouseEventKind::Down(MouseButton::Left));
        let events = [Event::Key(released), mouse(MouseEventKind::Moved), click.clone(), Event::FocusGained];
        assert_eq!(reported(&events), [click]);
        let altgr = KeyModifiers::CONTROL | KeyModifiers::ALT;
        assert_eq!(reported(&[key(KeyCode::Char('['), altgr)]), typed("["));
        let shortcut = key(KeyCode::Char('a'), altgr);
        assert_eq!(reported(std::slice::from_ref(&shortcut)), [shortcut]);
    }
}
