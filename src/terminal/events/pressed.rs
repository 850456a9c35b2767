//! Keys, clicks and pastes as the arcade knows them.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::Position;

use crate::{
    app::Msg,
    screens::key::{Code, Key},
};

/// `None` if the event means nothing to the arcade.
pub(super) fn message(event: Event) -> Option<Msg> {
    match event {
        Event::Key(key) => pressed(&key).map(Msg::Key),
        Event::Paste(text) => Some(Msg::Paste(text)),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Msg::Click(Position::new(mouse.column, mouse.row))),
            MouseEventKind::ScrollUp => Some(Msg::Wheel { up: true }),
            MouseEventKind::ScrollDown => Some(Msg::Wheel { up: false }),
            _ => None,
        },
        Event::Resize(..) | Event::FocusGained | Event::FocusLost => None,
    }
}

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
    fn a_key_counts_when_pressed_or_repeated_but_not_when_released() {
        let event = |kind| KeyEvent::new_with_kind(KeyCode::Char('u'), KeyModifiers::NONE, kind);
        let letter = Key::of(Code::Char('u'));
        assert_eq!(pressed(&event(KeyEventKind::Press)), Some(letter));
        assert_eq!(pressed(&event(KeyEventKind::Repeat)), Some(letter));
        assert_eq!(pressed(&event(KeyEventKind::Release)), None);
    }
}
