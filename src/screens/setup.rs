//! The setup form of a game: presets first, then every field, checked while it is typed.

mod advice;
mod given;
#[cfg(test)]
mod tests;
mod view;

use crossterm::event::{Event, KeyEvent};
use ratatui::layout::Size;
use tui_input::{Input, InputRequest, backend::crossterm::EventHandler};
use zugzwang_engine::{Field, Kind, Machine, OpenError, Setup, Unless};

pub(super) use view::text_spans;

use advice::Advice;
pub(super) use given::is_id;

use super::{Hit, Next, Note, PlayScreen, Screen};
use crate::{
    action::Action,
    board::{Side, Telling},
    boards::Entry,
    look::Look,
    say, seed,
    storage::{Results, SavedGame},
    words,
    worker::Job,
};

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
    /// The seed of the random setup that was drawn last.
    seed: u64,
    /// What is wrong with an id that was pasted.
    refused: Option<String>,
    /// What there is to tell that is no field's fault.
    told: Option<Note>,
    /// The game that can be gone on with.
    unfinished: Option<Box<SavedGame>>,
    advice: Advice,
    /// How games of this kind have ended.
    results: Results,
}

#[derive(Debug)]
enum Value {
    Text(Input),
    Choice(usize),
}

/// What a row of the form is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Row {
    GoOn,
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
        form.ask();
        form
    }

    /// A form with the first preset filled in.
    pub fn new(entry: &'static Entry) -> Self {
        let mut form = Self {
            entry,
            preset: Some(0),
            values: Vec::new(),
            side: 0,
            opponent: 0,
            focus: 0,
            note: None,
            seed: 0,
            refused: None,
            told: None,
            unfinished: None,
            advice: Advice::default(),
            results: Results::default(),
        };
        form.fill(0);
        form.focus = 1;
        form.ask();
        form
    }

    /// The game's id.
    pub const fn game(&self) -> &'static str {
        self.entry.game.id
    }

    /// Offers to go on with this game, in a first row.
    pub fn offer(&mut self, unfinished: Option<SavedGame>) {
        let unfinished = unfinished.map(Box::new);
        match (&self.unfinished, &unfinished) {
            (None, Some(_)) => self.focus = 0,
            (Some(_), None) => self.focus = self.focus.saturating_sub(1),
            _ => {}
        }
        self.unfinished = unfinished;
    }

    /// Tells these results beside the machine they are of.
    pub fn tally(&mut self, results: Results) {
        self.results = results;
    }

    pub(super) fn tell(&mut self, note: Note) {
        self.told = Some(note);
    }

    pub(super) const fn set_telling(&mut self, telling: Telling) {
        self.advice.tell(telling);
    }

    pub(super) fn take_jobs(&mut self) -> Vec<Job> {
        self.advice.take_jobs()
    }

    pub(super) fn collect(&mut self) -> bool {
        self.advice.collect()
    }

    pub(super) fn is_thinking(&self) -> bool {
        self.advice.is_thinking()
    }

    /// Asks about the setup as it stands now.
    fn ask(&mut self) {
        let words = self.words();
        self.advice.ask(self.entry, words);
    }

    fn fields(&self) -> &'static [Field] {
        self.entry.game.fields
    }

    fn rows(&self) -> Vec<Row> {
        let fields = (0..self.fields().len()).map(Row::Field);
        let first = self.unfinished.iter().map(|_| Row::GoOn).chain([Row::Preset]);
        first.chain(fields).chain([Row::Side, Row::Opponent, Row::Start]).collect()
    }

    fn row(&self) -> Row {
        self.rows().get(self.focus).copied().unwrap_or(Row::Start)
    }

    /// Sets every field from a preset.
    fn fill(&mut self, preset: usize) {
        self.fill_words(self.entry.game.presets.get(preset).map_or(&[][..], |preset| preset.words));
        self.preset = Some(preset);
    }

    /// How many choices there are beside one's own: the presets, and behind them a random setup where there is more than one.
    fn choices(&self) -> usize {
        self.entry.game.presets.len() + usize::from(!self.fields().is_empty())
    }

    /// The seed the fields were set from, if they were.
    fn drawn(&self) -> Option<u64> {
        self.preset.filter(|at| *at == self.entry.game.presets.len()).map(|_| self.seed)
    }

    /// Sets every field from a new seed.
    fn draw_setup(&mut self) {
        if self.fields().is_empty() {
            return;
        }
        self.seed = seed::fresh();
        self.fill_words(&self.entry.game.of_seed(self.seed));
        self.preset = Some(self.entry.game.presets.len());
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
            // A file's name may hold blanks.
            (Value::Text(input), Kind::List { .. }) if !input.value().starts_with('@') => commas(input.value()),
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
        if field.or_file && self.typed(at).starts_with('@') {
            return None;
        }
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
        self.refused = None;
        let Some(input) = self.input() else { return };
        if input.handle_event(&Event::Key(key)).is_some_and(|change| change.value) {
            self.preset = None;
            self.note = None;
        }
        self.ask();
    }

    pub(super) fn paste(&mut self, text: &str, look: &Look) -> Next {
        self.refused = None;
        if is_id(text) {
            return self.open_id(text, look);
        }
        if let Some(input) = self.input() {
            insert(input, text);
            self.preset = None;
        }
        self.ask();
        Next::Stay
    }

    pub(super) fn act(&mut self, action: Action, look: &Look) -> Next {
        let next = self.do_action(action, look);
        match next {
            Next::Stay => self.ask(),
            _ => self.advice.stop(),
        }
        next
    }

    fn do_action(&mut self, action: Action, look: &Look) -> Next {
        let last = self.rows().len() - 1;
        self.refused = None;
        self.told = None;
        let leaves = matches!(action, Action::Up | Action::Previous | Action::Down | Action::Next | Action::Enter);
        if leaves && self.names_file() {
            self.read_file(look);
            return Next::Stay;
        }
        match action {
            Action::Random => self.draw_setup(),
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
            Action::Enter => return self.enter(look),
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
                let count = self.choices();
                let next = self.preset.map_or(if on { 0 } else { count - 1 }, |now| step(now, count));
                if next < self.entry.game.presets.len() { self.fill(next) } else { self.draw_setup() }
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
            Row::Start | Row::GoOn => {}
        }
    }

    fn enter(&mut self, look: &Look) -> Next {
        match &self.unfinished {
            Some(saved) if self.row() == Row::GoOn => Next::Resume(saved.clone()),
            _ => self.start(look),
        }
    }

    fn start(&mut self, look: &Look) -> Next {
        match self.entry.open(&self.words(), &[], Side::ALL[self.side]) {
            Ok(mut table) => {
                table.set_opponent(Machine::OFFERED[self.opponent]);
                return Next::push(Screen::Play(PlayScreen::new(table)));
            }
            Err(OpenError::Setup(error)) => {
                let at = self.fields().iter().position(|field| field.name == error.field);
                let row = at.and_then(|at| self.rows().iter().position(|row| *row == Row::Field(at)));
                self.focus = row.unwrap_or(self.focus);
                self.note = Some(say!(look, "setup-has-error"));
            }
            // No moves were given, so none is wrong.
            Err(OpenError::Move(_)) => {}
        }
        Next::Stay
    }

    pub(super) fn click(&mut self, hit: Hit, look: &Look) -> Next {
        let next = self.do_click(hit, look);
        self.ask();
        next
    }

    fn do_click(&mut self, hit: Hit, look: &Look) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        let again = self.focus == at;
        self.focus = at;
        match self.row() {
            Row::Start | Row::GoOn => return self.enter(look),
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
