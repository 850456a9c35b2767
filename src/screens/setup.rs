//! The setup form of a game: presets first, then every field, checked while it is typed.

use crossterm::event::{Event, KeyEvent};
use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use tui_input::{Input, InputRequest, backend::crossterm::EventHandler};
use zugzwang_engine::{Field, Kind, OpenError, Setup, Unless};

use super::{
    Hit, Hits, Next, PlayScreen, Screen,
    chrome::{Hint, draw_lines, footer, heading, pane, shortened, split},
};
use crate::{
    action::Action,
    board::Side,
    boards::Entry,
    keymap::Context,
    look::Look,
    panels::{width_of, wrapped},
    say, words,
};

/// The form of one game.
#[derive(Debug)]
pub struct SetupForm {
    entry: &'static Entry,
    /// The preset the fields were last set from; `None` once one was changed.
    preset: Option<usize>,
    values: Vec<Value>,
    side: usize,
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
    Start,
}

impl SetupForm {
    pub(super) const LEAST: Size = Size::new(50, 12);

    /// A form filled in with a setup.
    pub fn with(entry: &'static Entry, setup: &Setup) -> Self {
        let mut form = Self::new(entry);
        let words: Vec<String> = setup.to_string().split_whitespace().map(ToOwned::to_owned).collect();
        form.fill_words(&words);
        form
    }

    /// A form with the first preset filled in.
    pub fn new(entry: &'static Entry) -> Self {
        let mut form = Self { entry, preset: Some(0), values: Vec::new(), side: 0, focus: 0, note: None };
        form.fill(0);
        form.focus = 1;
        form
    }

    fn fields(&self) -> &'static [Field] {
        self.entry.game.fields
    }

    fn rows(&self) -> Vec<Row> {
        let fields = (0..self.fields().len()).map(Row::Field);
        std::iter::once(Row::Preset).chain(fields).chain([Row::Side, Row::Start]).collect()
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

    fn is_left_out(&self, at: usize) -> bool {
        self.typed(at).is_empty() && self.may_stay_empty(at)
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
            Ok(table) => return Next::Push(Screen::Play(PlayScreen::new(table))),
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
            Row::Preset | Row::Side if again => self.change(true),
            Row::Field(field) if again && matches!(self.values[field], Value::Choice(_)) => self.change(true),
            _ => {}
        }
        Next::Stay
    }

    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let [top, body, bottom] = split(area);
        let title = say!(look, &format!("{}-title", self.entry.game.id));
        heading(&[title, say!(look, "setup-title")], "", top, buf, look);
        let inside = pane(&say!(look, "setup-title"), "", body, buf, look);
        let inside = Rect { x: inside.x.saturating_add(1), width: inside.width.saturating_sub(2), ..inside };
        let mut hits = self.draw_rows(inside, buf, look);
        let mut hints = vec![
            Hint::named(&[Action::Up, Action::Down], say!(look, "setup-move")),
            Hint::named(&[Action::Enter], say!(look, "setup-start")),
        ];
        if matches!(self.row(), Row::Field(_)) && !self.is_choice() {
            hints.push(Hint::of(Action::Erase, look));
        }
        if self.is_choice() {
            hints.insert(0, Hint::named(&[Action::Left, Action::Right], say!(look, "setup-change")));
        }
        hints.push(Hint::of(Action::Help, look));
        hints.push(Hint::of(Action::Back, look));
        hits.extend(footer(&hints, Context::Setup, bottom, buf, look));
        hits
    }

    fn is_choice(&self) -> bool {
        match self.row() {
            Row::Preset | Row::Side => true,
            Row::Field(at) => matches!(self.values[at], Value::Choice(_)),
            Row::Start => false,
        }
    }

    fn draw_rows(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let last =
            self.fields().iter().position(|field| field.name == "last").map_or_else(String::new, |at| self.typed(at));
        let rule = say!(look, &format!("{}-rule", self.entry.game.id), last = last);
        let rule = wrapped(&rule, look.theme.text, area.width);
        let rows = self.rows();
        // One line a row where two do not fit: what is allowed then stands in the note at the foot.
        let lines = if usize::from(area.height) >= rows.len() * 2 + rule.len() + 2 { 2 } else { 1 };
        let rule_height = u16::try_from(rule.len()).unwrap_or(0) + 1;
        let rule_shown = usize::from(area.height) > rows.len() * lines + usize::from(rule_height);
        let start = if rule_shown { rule_height } else { 0 };
        if rule_shown {
            draw_lines(rule, area, buf);
        }
        let mut hits = Vec::new();
        for (at, row) in rows.iter().enumerate() {
            let y = area.y + start + u16::try_from(at * lines).unwrap_or(u16::MAX);
            let place = Rect { y, height: 1, ..area }.intersection(area);
            self.draw_row(*row, self.focus == at, place, buf, look);
            hits.push((place, Hit::Item(at)));
            if lines == 2 {
                let below = Rect { y: y + 1, ..place }.intersection(area);
                self.remark(*row, look, below.width).render(below, buf);
            }
        }
        let told = self.foot(look, area.width);
        let height = u16::try_from(told.len()).unwrap_or(0);
        let foot = Rect { y: area.bottom().saturating_sub(height), height, ..area }.intersection(area);
        draw_lines(told, foot, buf);
        hits
    }

    fn draw_row(&self, row: Row, focused: bool, place: Rect, buf: &mut Buffer, look: &Look) {
        let pointer = if focused { look.glyphs().pointer } else { " " };
        let name_style = if focused { look.theme.title } else { look.theme.text };
        let name = self.label(row, look);
        let pad = LABEL.saturating_sub(width_of(&name));
        let head = Span::styled(format!("{pointer} {name}{} ", " ".repeat(pad)), name_style);
        let room = place.width.saturating_sub(u16::try_from(LABEL + 6).unwrap_or(0));
        let mut spans = vec![head];
        match (row, row_value(self, row)) {
            (Row::Field(_), Some(Value::Text(input))) => spans.extend(text_spans(input, focused, room, look)),
            (Row::Start, _) => {
                let style = if focused { look.theme.chosen } else { look.theme.key };
                spans = vec![Span::styled(format!("{pointer} [ {} ]", say!(look, "setup-start")), style)];
            }
            _ => {
                let style = if focused { look.theme.chosen } else { look.theme.text };
                let [_, _, left, right] = look.glyphs().arrows;
                let sides = if focused && width_of(left) == 1 { [left, right] } else { ["<", ">"] };
                spans.push(Span::styled(format!("{} {} {}", sides[0], self.shown(row, look), sides[1]), style));
            }
        }
        Line::from(spans).render(place, buf);
    }

    fn label(&self, row: Row, look: &Look) -> String {
        match row {
            Row::Preset => say!(look, "setup-preset"),
            Row::Side => say!(look, "setup-side"),
            Row::Start => String::new(),
            Row::Field(at) => field_text(self.entry.game.id, self.fields()[at].name, "", look),
        }
    }

    /// The choice of a row in words.
    fn shown(&self, row: Row, look: &Look) -> String {
        match row {
            Row::Preset => match self.preset.and_then(|at| self.entry.game.presets.get(at)) {
                Some(preset) => say!(look, &format!("{}-preset-{}", self.entry.game.id, preset.id)),
                None => say!(look, "setup-preset-custom"),
            },
            Row::Side => say!(look, &format!("side-{}", Side::ALL[self.side].name())),
            Row::Field(at) => {
                field_text(self.entry.game.id, self.fields()[at].name, &format!(".{}", self.typed(at)), look)
            }
            Row::Start => String::new(),
        }
    }

    /// Under a field: what is wrong with it, or what is allowed.
    fn remark(&self, row: Row, look: &Look, width: u16) -> Line<'static> {
        let Row::Field(at) = row else { return Line::default() };
        if matches!(self.values[at], Value::Choice(_)) {
            return Line::default();
        }
        let (text, style) = match self.fault(at, look) {
            Some(fault) => (format!("{} {fault}", look.glyphs().loses), look.theme.error),
            None => {
                let form = words::form(self.fields()[at].kind, self.entry.game.id, look);
                let empty = self.may_stay_empty(at);
                let key = if empty { "setup-allowed-empty" } else { "setup-allowed" };
                (say!(look, key, form = form), look.theme.dim)
            }
        };
        shortened(Line::styled(format!("{}{text}", " ".repeat(REMARK)), style), usize::from(width), look)
    }

    /// The last lines: what is wrong, in full, or that all is well.
    fn foot(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let focused = match self.row() {
            Row::Field(at) => self.fault(at, look),
            _ => None,
        };
        match focused.or_else(|| (0..self.values.len()).find_map(|at| self.fault(at, look))) {
            Some(fault) => {
                let note = self.note.as_ref().map_or_else(String::new, |note| format!("{note} "));
                wrapped(&format!("{} {note}{fault}", look.glyphs().loses), look.theme.error, width)
            }
            None => vec![Line::styled(say!(look, "setup-ready"), look.theme.dim)],
        }
    }
}

/// The columns of the labels.
const LABEL: usize = 26;
/// The columns before what is said of a field.
const REMARK: usize = 6;
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

fn row_value(form: &SetupForm, row: Row) -> Option<&Value> {
    match row {
        Row::Field(at) => form.values.get(at),
        _ => None,
    }
}

/// A text about a field: the game's own, or the one that all games share.
fn field_text(game: &str, field: &str, attribute: &str, look: &Look) -> String {
    let own = format!("{game}-field-{field}{attribute}");
    if look.texts.has(&own) { say!(look, &own) } else { say!(look, &format!("field-{field}{attribute}")) }
}

/// A text being edited, the part around the caret.
pub(super) fn text_spans(input: &Input, focused: bool, room: u16, look: &Look) -> Vec<Span<'static>> {
    let style = look.theme.title;
    let scroll = input.visual_scroll(usize::from(room.max(1)));
    let value: Vec<char> = input.value().chars().collect();
    if !focused {
        return vec![Span::styled(value.into_iter().take(usize::from(room)).collect::<String>(), style)];
    }
    let caret = input.cursor();
    let before: String = value.iter().skip(scroll).take(caret.saturating_sub(scroll)).collect();
    let under = value.get(caret).copied().unwrap_or(' ');
    let room_after = usize::from(room).saturating_sub(width_of(&before) + 1);
    let after: String = value.iter().skip(caret + 1).take(room_after).collect();
    let caret_style = Style::new().patch(look.theme.chosen);
    vec![Span::styled(before, style), Span::styled(under.to_string(), caret_style), Span::styled(after, style)]
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
    fn a_field_that_takes_the_place_of_another_wants_that_one_empty() {
        let mut form = form();
        set(&mut form, 1, "111");
        assert!(remark(&form, 1).ends_with("not together with c; give one of them"));
        set(&mut form, 0, "");
        assert_eq!(form.words(), ["row=111", "m=3", "last=wins"]);
        assert!((0..4).all(|at| form.fault(at, &look()).is_none()));
        set(&mut form, 2, "");
        assert_eq!(form.words(), ["row=111", "last=wins"]);
    }
}
