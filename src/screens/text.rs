//! An editable text. Typing replaces a prefilled value.

use tui_input::{Input, InputRequest};

use super::{
    prelude::*,
    prompt::{insert, text_spans},
};

#[derive(Debug, Clone)]
pub(super) struct Text {
    input: Input,
    /// Whether the next edit replaces the value. If the caret is moved first, the value stays.
    fresh: bool,
}

impl Text {
    pub(super) fn filled(text: String) -> Self {
        Self { input: Input::new(text), fresh: true }
    }

    pub(super) fn value(&self) -> &str {
        self.input.value()
    }

    /// The field gets the focus, so an edit replaces its value again.
    pub(super) const fn enter(&mut self) {
        self.fresh = true;
    }

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

    pub(super) fn paste(&mut self, text: &str) {
        if self.leave_fresh() {
            self.input.reset();
        }
        insert(&mut self.input, text);
    }

    pub(super) fn step(&mut self, on: bool) {
        self.fresh = false;
        self.input.handle(if on { InputRequest::GoToNextChar } else { InputRequest::GoToPrevChar });
    }

    pub(super) fn erase(&mut self) {
        self.fresh = false;
        self.input.reset();
    }

    fn leave_fresh(&mut self) -> bool {
        std::mem::take(&mut self.fresh)
    }

    /// The part of the text around the caret. It looks selected as long as typing would replace it.
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
