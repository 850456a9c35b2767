//! The setup form of a game: presets first, then every field, checked while it is typed.

mod view;

use crossterm::event::{Event, KeyEvent};
use ratatui::layout::Size;
use tui_input::{Input, InputRequest, backend::crossterm::EventHandler};
use zugzwang_engine::{Field, Kind, Machine, OpenError, Setup, Unless};

pub(super) use view::text_spans;

use super::{Hit, Next, PlayScreen, Screen};
use crate::{action::Action, board::Side, boards::Entry, look::Look, say, words};

/// The form of one game.
#[derive(Debug)]
pub struct SetupForm {
    entry: &'static Entry,
    /// The preset the fields were last set from; `None` once one was changed.
    preset: Option<usize>,
    values: Vec<Value>,
    side: usize,
    opponent: usize,
    focus: usize,
    note: Option<String>,
}

#[derive(Debug)]
enum Value {
    Text(Input),
    Choice(usize),
}

/// What a row of the form is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Row {
    Preset,
    Field(usize),
    Side,
    Opponent,
    Start,
}

impl SetupForm {
    pub(super) const LEAST: Size = Size::new(44, 12);

    /// A form filled in with a setup.
    pub fn with(entry: &'static Entry, setup: &Setup) -> Self {
        let mut form = Self::new(entry);
        let words: Vec<String> = setup.to_string().split_whitespace().map(ToOwned::to_owned).collect();
        form.fill_words(&words);
        form
    }

    /// A form with the first preset filled in.
    pub fn new(entry: &'static Entry) -> Self {
        let mut form = Self { entry, preset: Some(0), values: Vec::new(), side: 0, opponent: 0, focus: 0, note: None };
        form.fill(0);
        form.focus = 1;
        form
    }

    fn fields(&self) -> &'static [Field] {
        self.entry.game.fields
    }

    fn rows(&self) -> Vec<Row> {
        let fields = (0..self.fields().len()).map(Row::Field);
        std::iter::once(Row::Preset).chain(fields).chain([Row::Side, Row::Opponent, Row::Start]).collect()
    }

    fn row(&self) -> Row {
        self.rows().get(self.focus).copied().unwrap_or(Row::Start)
    }

    /// Sets every field from a preset.
    fn fill(&mut self, preset: usize) {
        self.fill_words(self.entry.game.presets.get(preset).map_or(&[][..], |preset| preset.words));
        self.preset = Some(preset);
    }

    fn fill_words<W: AsRef<str>>(&mut self, words: &[W]) {
        let setup = Setup::read(self.fields(), words).ok();
        let value = |field: &Field| {
            let value = setup.as_ref().and_then(|setup| setup.get(field.name));
            let text = value.map(ToString::to_string).unwrap_or_default();
            match field.kind {
                Kind::Choice(words) => Value::Choice(words.iter().position(|word| *word == text).unwrap_or(0)),
                _ => Value::Text(Input::new(text)),
            }
        };
        self.values = self.fields().iter().map(value).collect();
        self.preset = None;
    }

    fn typed(&self, at: usize) -> String {
        match (&self.values[at], self.fields()[at].kind) {
            (Value::Choice(chosen), Kind::Choice(words)) => words[*chosen].to_owned(),
            (Value::Text(input), Kind::List { .. }) => commas(input.value()),
            (Value::Text(input), _) => input.value().trim().to_owned(),
            (Value::Choice(_), _) => String::new(),
        }
    }

    /// Whether a field's text may stay empty: it has no fixed default, or another may be given in its place.
    fn may_stay_empty(&self, at: usize) -> bool {
        let field = &self.fields()[at];
        let replaced = self.fields().iter().any(|other| other.instead_of == Some(field.name));
        replaced || !matches!(field.default, Unless::Word(_))
    }

    /// The field that is filled in and takes the place of this one: whoever fills it in means it.
    fn replaced_by(&self, at: usize) -> Option<&'static str> {
        let name = self.fields()[at].name;
        let mut instead = self.fields().iter().enumerate().filter(|(_, other)| other.instead_of == Some(name));
        instead.find(|(other, _)| !self.typed(*other).is_empty()).map(|(_, other)| other.name)
    }

    fn is_left_out(&self, at: usize) -> bool {
        self.replaced_by(at).is_some() || (self.typed(at).is_empty() && self.may_stay_empty(at))
    }

    fn words(&self) -> Vec<String> {
        let fields = self.fields().iter().enumerate().filter(|(at, _)| !self.is_left_out(*at));
        fields.map(|(at, field)| format!("{}={}", field.name, self.typed(at))).collect()
    }

    /// What is wrong with a field, if anything is: by itself, or with the others.
    fn fault(&self, at: usize, look: &Look) -> Option<String> {
        let field = &self.fields()[at];
        let alone = if self.is_left_out(at) { None } else { field.read(&self.typed(at)).err() };
        let error = alone.or_else(|| self.entry.game.open(&self.words()).err().filter(|e| e.field == field.name))?;
        Some(words::setup_fault(&error, self.entry.game.id, self.fields(), look))
    }

    fn input(&mut self) -> Option<&mut Input> {
        let Row::Field(at) = self.row() else { return None };
        match self.values.get_mut(at) {
            Some(Value::Text(input)) => Some(input),
            _ => None,
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent) {
        let Some(input) = self.input() else { return };
        if input.handle_event(&Event::Key(key)).is_some_and(|change| change.value) {
            self.preset = None;
            self.note = None;
        }
    }

    pub(super) fn paste(&mut self, text: &str) {
        let Some(input) = self.input() else { return };
        insert(input, text);
        self.preset = None;
    }

    pub(super) fn act(&mut self, action: Action, look: &Look) -> Next {
        let last = self.rows().len() - 1;
        match action {
            Action::Up | Action::Previous => self.focus = self.focus.checked_sub(1).unwrap_or(last),
            Action::Down | Action::Next => self.focus = if self.focus == last { 0 } else { self.focus + 1 },
            Action::Left => self.change(false),
            Action::Right => self.change(true),
            Action::Erase => {
                if let Some(input) = self.input() {
                    input.reset();
                    self.preset = None;
                }
            }
            Action::Enter => return self.start(look),
            Action::Back => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    /// One choice on or back; within a text, one character.
    fn change(&mut self, on: bool) {
        let step = |now: usize, count: usize| (now + if on { 1 } else { count - 1 }) % count;
        match self.row() {
            Row::Preset => {
                let count = self.entry.game.presets.len();
                let next = self.preset.map_or(if on { 0 } else { count - 1 }, |now| step(now, count));
                self.fill(next);
            }
            Row::Side => self.side = step(self.side, Side::ALL.len()),
            Row::Opponent => self.opponent = step(self.opponent, Machine::OFFERED.len()),
            Row::Field(at) => match (&mut self.values[at], self.entry.game.fields[at].kind) {
                (Value::Choice(now), Kind::Choice(words)) => {
                    *now = step(*now, words.len());
                    self.preset = None;
                }
                (Value::Text(input), _) => {
                    input.handle(if on { InputRequest::GoToNextChar } else { InputRequest::GoToPrevChar });
                }
                (Value::Choice(_), _) => {}
            },
            Row::Start => {}
        }
    }

    fn start(&mut self, look: &Look) -> Next {
        match self.entry.open(&self.words(), &[], Side::ALL[self.side]) {
            Ok(mut table) => {
                table.set_opponent(Machine::OFFERED[self.opponent]);
                return Next::Push(Screen::Play(PlayScreen::new(table)));
            }
            Err(OpenError::Setup(error)) => {
                let at = self.fields().iter().position(|field| field.name == error.field);
                self.focus = at.map_or(self.focus, |at| at + 1);
                self.note = Some(say!(look, "setup-has-error"));
            }
            // No moves were given, so none is wrong.
            Err(OpenError::Move(_)) => {}
        }
        Next::Stay
    }

    pub(super) fn click(&mut self, hit: Hit, look: &Look) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        let again = self.focus == at;
        self.focus = at;
        match self.row() {
            Row::Start => return self.start(look),
            Row::Preset | Row::Side | Row::Opponent if again => self.change(true),
            Row::Field(field) if again && matches!(self.values[field], Value::Choice(_)) => self.change(true),
            _ => {}
        }
        Next::Stay
    }
}

/// The most characters taken from one paste: the longest list there is fits.
const MOST_PASTED: usize = 100_000;

/// A list as the engine reads it: people also write blanks after the commas, or in their place.
fn commas(text: &str) -> String {
    let entries = text.split(',').map(|part| part.split_whitespace().collect::<Vec<_>>().join(","));
    entries.collect::<Vec<_>>().join(",")
}

/// Puts pasted text where the caret stands, at once: character by character a long list would take seconds.
pub(super) fn insert(input: &mut Input, text: &str) {
    let caret = input.cursor();
    let new: Vec<char> = text.chars().filter(|c| !c.is_control()).take(MOST_PASTED).collect();
    let (before, after): (String, String) =
        (input.value().chars().take(caret).collect(), input.value().chars().skip(caret).collect());
    let cursor = caret + new.len();
    *input = Input::new(before + &String::from_iter(new) + &after).with_cursor(cursor);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{boards, glyphs::GlyphSet, theme::ThemeName};

    /// A game with fields of every sort; its rules are those of the first game of the list.
    fn form() -> SetupForm {
        const FIELDS: &[Field] = &[
            Field::int("c", 1, 99, "7"),
            Field::word("row", "row", |text| text.bytes().all(|cell| cell == b'1'), "").instead_of("c"),
            Field::int("m", 1, 9, "")
                .default_of(|setup| if setup.word("row").is_empty() { "3" } else { "2" }.to_owned()),
            Field::choice("last", &["wins", "loses"], "wins"),
        ];
        let mut entry = boards::ALL[0];
        entry.game.fields = FIELDS;
        entry.game.presets = &[];
        SetupForm::new(Box::leak(Box::new(entry)))
    }

    fn look() -> Look {
        Look::new(ThemeName::Ansi, GlyphSet::Unicode)
    }

    fn set(form: &mut SetupForm, at: usize, text: &str) {
        form.values[at] = Value::Text(Input::new(text.to_owned()));
    }

    fn remark(form: &SetupForm, at: usize) -> String {
        form.remark(Row::Field(at), &look(), 120).to_string().trim().to_owned()
    }

    #[test]
    fn a_form_is_filled_with_every_default_and_leaves_absent_fields_out() {
        let form = form();
        assert_eq!(form.words(), ["c=7", "m=3", "last=wins"]);
        assert_eq!(remark(&form, 1), "allowed: row; may stay empty");
        assert!((0..4).all(|at| form.fault(at, &look()).is_none()));
    }

    #[test]
    fn a_field_that_takes_the_place_of_another_is_the_one_that_counts() {
        let mut form = form();
        set(&mut form, 1, "111");
        assert_eq!(remark(&form, 0), "not used: row is given in its place");
        assert_eq!(form.words(), ["row=111", "m=3", "last=wins"]);
        assert!((0..4).all(|at| form.fault(at, &look()).is_none()));
        set(&mut form, 2, "");
        assert_eq!(form.words(), ["row=111", "last=wins"]);
    }
}
