//! The input line for a move, on every screen where moves are played.

use tui_input::Input;

use super::prelude::*;
use crate::{
    look::visible::{shown, visible},
    play::board::Refusal,
};

#[derive(Debug, Default)]
pub(super) struct Prompt {
    /// `None` while the line is closed.
    input: Option<Input>,
    /// Whether the last key was a letter, of which no move here has any.
    refused: bool,
}

impl Prompt {
    pub(super) const fn is_some(&self) -> bool {
        self.input.is_some()
    }

    pub(super) fn begin(&mut self, game: &str, look: &Look) -> Note {
        *self = Self { input: Some(Input::default()), refused: false };
        let form = say!(look, &format!("{game}-notation"));
        Note { text: say!(look, "prompt-form", form = form), wrong: false }
    }

    pub(super) fn end(&mut self) {
        *self = Self::default();
    }

    /// Without blanks at the ends; `None` if the line is closed.
    pub(super) fn text(&self) -> Option<String> {
        self.input.as_ref().map(|input| input.value().trim().to_owned())
    }

    /// Handles a key as text. A digit opens the line if it `may_begin`. A letter is refused where no move is written with one: it was meant
    /// as a key. Returns whether the line is open.
    pub(super) fn key(&mut self, key: Key, may_begin: bool, table: &Table) -> bool {
        if may_begin && key.is_digit() {
            self.input.get_or_insert_default();
        }
        if let Some(input) = &mut self.input {
            self.refused = key.is_letter() && !table.writes_letters();
            if !self.refused {
                key.edit().and_then(|edit| input.handle(edit));
            }
        }
        self.is_some()
    }

    /// Inserts the first line of a pasted text, and opens the line if it is closed.
    pub(super) fn paste(&mut self, text: &str) {
        if let Some(line) = text.trim().lines().next() {
            insert(self.input.get_or_insert_with(Input::default), line);
        }
    }

    /// Enter plays the move, with this result. A refused move stays in the line to be corrected.
    pub(super) fn act(&mut self, action: Action, table: &mut Table) -> Option<Result<(), Refusal>> {
        match action {
            Action::Back => self.end(),
            Action::Erase => *self = Self { input: Some(Input::default()), refused: false },
            Action::Enter => {
                let text = self.text().unwrap_or_default();
                if text.is_empty() {
                    self.end();
                    return None;
                }
                let played = table.type_move(&text);
                if played.is_ok() {
                    self.end();
                }
                return Some(played);
            }
            _ => {}
        }
        None
    }

    pub(super) fn line(&self, label: &str, look: &Look, width: u16) -> Option<Line<'static>> {
        let input = self.input.as_ref()?;
        let mut line = labelled(label, width, |room| text_spans(input, true, room, look), look);
        let leaves = say!(look, "prompt-leave", refused = self.refused);
        if line.width() + width_of(&leaves) + 2 <= width.into() {
            let style = if self.refused { look.theme.error } else { look.theme.dim };
            line.spans.extend([Span::raw("  "), Span::styled(leaves, style)]);
        }
        Some(line)
    }
}

/// An input line after the label with this message id. `text` draws the input in the given number of columns.
pub(super) fn labelled(
    label: &str,
    width: u16,
    text: impl FnOnce(u16) -> Vec<Span<'static>>,
    look: &Look,
) -> Line<'static> {
    let label = say!(look, label);
    let room = width.saturating_sub(u16::try_from(width_of(&label) + 2).unwrap_or(0));
    std::iter::once(Span::styled(format!("{label} "), look.theme.title)).chain(text(room)).collect()
}

pub(super) fn hints(look: &Look) -> Vec<Hint> {
    [Action::Enter, Action::Help, Action::Back].map(|action| Hint::of(action, look)).into()
}

/// In characters. The longest list of a setup fits.
const MOST_PASTED: usize = 100_000;

/// Inserts pasted text at the caret in one step, because a long list takes seconds character by character.
pub(super) fn insert(input: &mut Input, text: &str) {
    let caret = input.cursor();
    let new: Vec<char> = text.chars().filter(|c| !c.is_control()).take(MOST_PASTED).collect();
    let (before, after): (String, String) =
        (input.value().chars().take(caret).collect(), input.value().chars().skip(caret).collect());
    let cursor = caret + new.len();
    *input = Input::new(before + &String::from_iter(new) + &after).with_cursor(cursor);
}

/// The part of a text around the caret, with a mark at each edge where text is cut off.
pub(super) fn text_spans(input: &Input, focused: bool, room: u16, look: &Look) -> Vec<Span<'static>> {
    let (style, edge) = (look.theme.title, Span::styled(look.glyphs().edge, look.theme.dim));
    let value: Vec<char> = input.value().chars().collect();
    let text = |signs: &[char]| visible(&signs.iter().collect::<String>()).into_owned();
    // The column at which each character begins and, after these, the one at which the last character ends.
    let columns: Vec<usize> = std::iter::once(0)
        .chain(value.iter().scan(0, |end, sign| {
            *end += width_of(&shown(*sign));
            Some(*end)
        }))
        .collect();
    // The last column is for a caret after the text.
    let fits = columns.last().is_none_or(|end| *end < usize::from(room));
    let room = usize::from(if fits { room } else { room.saturating_sub(2) }).max(1);
    let caret = input.cursor().min(value.len());
    let part = |from: usize, to: usize| text(value.get(from..to.min(value.len())).unwrap_or(&[]));
    let hidden = if focused && !fits { columns[caret].saturating_sub(room) } else { 0 };
    let scroll = columns.partition_point(|column| *column < hidden);
    let end = columns.partition_point(|column| *column <= columns[scroll] + room).saturating_sub(1);
    let mut spans = Vec::new();
    if scroll > 0 {
        spans.push(edge.clone());
    }
    if focused {
        let under = shown(value.get(caret).copied().unwrap_or(' '));
        spans.push(Span::styled(part(scroll, caret), style));
        spans.push(Span::styled(under, Style::new().patch(look.theme.chosen)));
        spans.push(Span::styled(part(caret + 1, end), style));
    } else {
        spans.push(Span::styled(part(0, end), style));
    }
    if end < value.len() {
        spans.push(edge);
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    #[test]
    fn wide_characters_stay_within_the_columns() {
        let look = Look::new(ThemeName::Mono, GlyphSet::Ascii);
        let input = Input::new("一二三四五六七八九十".to_owned());
        for room in 4..30 {
            for (focused, in_sight) in [(false, '一'), (true, '十')] {
                let line = Line::from(text_spans(&input, focused, room, &look));
                assert!(line.width() <= usize::from(room), "{line} in {room}");
                assert!(line.to_string().contains(in_sight), "{line} in {room}");
            }
        }
    }

    #[test]
    fn an_invisible_character_is_shown_as_its_code_point_and_the_caret_stays_visible() {
        let look = Look::new(ThemeName::Mono, GlyphSet::Ascii);
        let input = Input::new("1,\u{202e}2,3".to_owned());
        let line = |room| Line::from(text_spans(&input, true, room, &look)).to_string();
        assert_eq!(line(30), "1,<U+202E>2,3 ");
        assert_eq!(line(8), ".2,3 ");
    }
}
