//! A text that is edited on a screen: what is typed takes the place of what was filled in.

use ratatui::text::Span;
use tui_input::{Input, InputRequest};

use super::{
    key::Key,
    prompt::{insert, text_spans},
};
use crate::look::Look;

/// A text that is edited.
#[derive(Debug, Clone)]
pub(super) struct Text {
    input: Input,
    /// `true` where it stands as it was filled in: what is typed takes its place, unless the caret is moved first.
    fresh: bool,
}

impl Text {
    /// A text that is filled in.
    pub(super) fn filled(text: String) -> Self {
        Self { input: Input::new(text), fresh: true }
    }

    /// The text.
    pub(super) fn value(&self) -> &str {
        self.input.value()
    }

    /// Somebody comes to it: what stands there counts as filled in.
    pub(super) const fn enter(&mut self) {
        self.fresh = true;
    }

    /// Takes a key; returns whether it changed the text.
    pub(super) fn key(&mut self, key: Key) -> bool {
        let Some(edit) = key.edit() else { return false };
        let replaces =
            matches!(edit, InputRequest::InsertChar(_) | InputRequest::DeletePrevChar | InputRequest::DeleteNextChar);
        let replaced = self.leave_fresh() && replaces && !self.value().is_empty();
        if replaced {
            self.input.reset();
        }
        self.input.handle(edit).is_some_and(|change| change.value) || replaced
    }

    /// Takes pasted text.
    pub(super) fn paste(&mut self, text: &str) {
        if self.leave_fresh() {
            self.input.reset();
        }
        insert(&mut self.input, text);
    }

    /// Moves the caret one character on or back.
    pub(super) fn step(&mut self, on: bool) {
        self.fresh = false;
        self.input.handle(if on { InputRequest::GoToNextChar } else { InputRequest::GoToPrevChar });
    }

    /// Empties it.
    pub(super) fn erase(&mut self) {
        self.fresh = false;
        self.input.reset();
    }

    fn leave_fresh(&mut self) -> bool {
        std::mem::take(&mut self.fresh)
    }

    /// The part round the caret; where what is typed takes its place, it looks chosen.
    pub(super) fn spans(&self, focused: bool, room: u16, look: &Look) -> Vec<Span<'static>> {
        let mut spans = text_spans(&self.input, focused, room, look);
        if focused && self.fresh {
            for span in &mut spans {
                span.style = look.theme.chosen;
            }
        }
        spans
    }
}
