//! The keys and clicks that the letters and numbers in a terminal's sequences stand for.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

pub(super) fn held(text: &str) -> Option<(KeyModifiers, KeyEventKind)> {
    let (held, kind) = text.split_once(':').unwrap_or((text, "1"));
    let bits = held.parse::<u16>().ok()?.saturating_sub(1);
    let names = [(1, KeyModifiers::SHIFT), (2, KeyModifiers::ALT), (4, KeyModifiers::CONTROL)];
    let held = names.into_iter().filter(|(bit, _)| bits & bit != 0).map(|(_, name)| name).collect();
    let kind = match kind {
        "2" => KeyEventKind::Repeat,
        "3" => KeyEventKind::Release,
        _ => KeyEventKind::Press,
    };
    Some((held, kind))
}

pub(super) fn of_sign(number: u32, modifiers: KeyModifiers, kind: KeyEventKind) -> Option<Event> {
    let code = match char::from_u32(number)? {
        '\x1b' => KeyCode::Esc,
        '\r' => KeyCode::Enter,
        '\t' if modifiers.contains(KeyModifiers::SHIFT) => KeyCode::BackTab,
        '\t' => KeyCode::Tab,
        '\x7f' => KeyCode::Backspace,
        // Some keys have no character, such as Shift itself.
        sign if sign.is_control() || ('\u{e000}'..='\u{f8ff}').contains(&sign) => return None,
        sign if modifiers == KeyModifiers::SHIFT => KeyCode::Char(sign.to_uppercase().next().unwrap_or(sign)),
        sign => KeyCode::Char(sign),
    };
    Some(Event::Key(KeyEvent::new_with_kind(code, modifiers, kind)))
}

/// The key for the last letter of a sequence.
pub(super) const fn named(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(1 + letter - b'P'),
        _ => return None,
    })
}

/// The key for the number in a sequence.
pub(super) fn numbered(number: u32) -> Option<KeyCode> {
    Some(match u8::try_from(number).ok()? {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        number @ 11..=15 => KeyCode::F(number - 10),
        number @ 17..=21 => KeyCode::F(number - 11),
        number @ 23..=26 => KeyCode::F(number - 12),
        number @ 28..=29 => KeyCode::F(number - 15),
        number @ 31..=34 => KeyCode::F(number - 17),
        _ => return None,
    })
}

/// A click of the main button or a turn of the wheel, with any modifiers.
pub(super) fn click(button: u16, column: u16, row: u16) -> Option<Event> {
    const HELD: u16 = 4 | 8 | 16;
    let kind = match button & !HELD {
        0 => MouseEventKind::Down(MouseButton::Left),
        64 => MouseEventKind::ScrollUp,
        65 => MouseEventKind::ScrollDown,
        _ => return None,
    };
    Some(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
}

/// The key that was pressed with Ctrl; bytes from 0x1c on are the digits from 4 to 7.
pub(super) fn control(byte: u8) -> KeyEvent {
    let sign = match byte {
        0 => b' ',
        1..=0x1a => byte - 1 + b'a',
        _ => byte.saturating_sub(0x1c) + b'4',
    };
    KeyEvent::new(KeyCode::Char(char::from(sign)), KeyModifiers::CONTROL)
}
