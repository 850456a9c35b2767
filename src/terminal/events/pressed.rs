//! Keys as the terminal sends them, as screens know them.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::screens::key::{Code, Key};

/// The key of a press or a repeat; `None` for a release.
pub fn pressed(event: &KeyEvent) -> Option<Key> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let code = match event.code {
        KeyCode::Char(sign) => Code::Char(sign),
        KeyCode::F(number) => Code::F(number),
        KeyCode::Enter => Code::Enter,
        KeyCode::Esc => Code::Esc,
        KeyCode::Tab => Code::Tab,
        KeyCode::BackTab => Code::BackTab,
        KeyCode::Backspace => Code::Backspace,
        KeyCode::Delete => Code::Delete,
        KeyCode::Up => Code::Up,
        KeyCode::Down => Code::Down,
        KeyCode::Left => Code::Left,
        KeyCode::Right => Code::Right,
        KeyCode::Home => Code::Home,
        KeyCode::End => Code::End,
        KeyCode::PageUp => Code::PageUp,
        KeyCode::PageDown => Code::PageDown,
        _ => Code::Other,
    };
    let held = |modifier| event.modifiers.contains(modifier);
    Some(Key {
        code,
        ctrl: held(KeyModifiers::CONTROL),
        alt: held(KeyModifiers::ALT),
        shift: held(KeyModifiers::SHIFT),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_counts_when_it_is_pressed_not_when_it_is_released() {
        let event = |kind| KeyEvent::new_with_kind(KeyCode::Char('u'), KeyModifiers::NONE, kind);
        let letter = Key::of(Code::Char('u'));
        assert_eq!(pressed(&event(KeyEventKind::Press)), Some(letter));
        assert_eq!(pressed(&event(KeyEventKind::Repeat)), Some(letter));
        assert_eq!(pressed(&event(KeyEventKind::Release)), None);
    }
}
