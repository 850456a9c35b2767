//! An editable text. Typing replaces a prefilled value.

use tui_input::{Input, InputRequest};

use super::{
    prelude::*,
    prompt::{insert, text_spans},
};

/// An editable text.
#[derive(Debug, Clone)]
pub(super) struct Text {
    input: Input,
    /// Whether the next edit replaces the prefilled value. Moving the caret first keeps the value.
    fresh: bool,
}

impl Text {
    /// Creates a prefilled text.
    pub(super) fn filled(text: String) -> Self {
        Self { input: Input::new(text), fresh: true }
    }

    /// The current value.
    pub(super) fn value(&self) -> &str {
        self.input.value()
    }

    /// Called when the field gets the focus: its value counts as prefilled again.
    pub(super) const fn enter(&mut self) {
        self.fresh = true;
    }

    /// Handles a key. Returns whether the text changed.
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

    /// Inserts pasted text.
    pub(super) fn paste(&mut self, text: &str) {
        if self.leave_fresh() {
            self.input.reset();
        }
        insert(&mut self.input, text);
    }

    /// Moves the caret one character forward or back.
    pub(super) fn step(&mut self, on: bool) {
        self.fresh = false;
        self.input.handle(if on { InputRequest::GoToNextChar } else { InputRequest::GoToPrevChar });
    }

    /// Clears the text.
    pub(super) fn erase(&mut self) {
        self.fresh = false;
        self.input.reset();
    }

    fn leave_fresh(&mut self) -> bool {
        std::mem::take(&mut self.fresh)
    }

    /// The part of the text around the caret. It looks selected while typing would replace it.
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
