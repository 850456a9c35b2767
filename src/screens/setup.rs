//! The setup form of a game: presets, then every field, checked while the user types.

mod acting;
mod advice;
mod filled;
mod foot;
mod given;
mod remembered;
mod rows;
#[cfg(test)]
mod tests;
mod view;

use advice::Advice;
use rows::Row;
use zugzwang_engine::{Field, Kind, OpenError, Rng, Setup, SetupError, Unless};

use super::{prelude::*, text::Text};
use crate::{
    keep::storage::{Results, SavedGame},
    look::own::Own,
    play::{boards::Entry, own::over, seed},
    screens::ReviewScreen,
};
pub use remembered::{Filled, Players};

/// Separates these random numbers from others of the same seed.
const CHANCE: &str = "setups";

/// The form of one game.
#[derive(Debug)]
pub struct SetupForm {
    entry: &'static Entry,
    /// The preset in the fields; one past the last for a random setup, `None` for any other setup.
    preset: Option<usize>,
    values: Vec<Value>,
    players: Players,
    focus: usize,
    has_failed: bool,
    seed: u64,
    chance: Box<Rng>,
    refused: Option<String>,
    /// A note that is not about a field.
    note: Option<Note>,
    unfinished: Option<Box<SavedGame>>,
    advice: Advice,
    results: Results,
    reviewable: bool,
    /// Whether text was typed on a row without a text field.
    astray: bool,
    /// The game from the user's files that the form is for. Its setups replace the game's presets.
    own: Option<Box<Own>>,
    origin: Origin,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// Gives way to the last setup used.
    Suggested,
    Given,
    /// Chosen by hand or at random; it is remembered.
    Chosen,
}

#[derive(Debug)]
enum Value {
    Text(Text),
    Choice(usize),
}

impl SetupForm {
    fn ask(&mut self) {
        let words = self.words();
        self.advice.ask(self.entry, words);
    }

    fn fields(&self) -> &'static [Field] {
        self.entry.game.fields
    }

    /// A game from the user's files has its own setups for presets.
    fn presets(&self) -> Vec<Vec<String>> {
        let presets = self.entry.game.presets.iter();
        match &self.own {
            Some(own) => own.setups().map(|(_, words)| words.to_vec()).collect(),
            None => presets.map(|preset| preset.words.iter().map(ToString::to_string).collect()).collect(),
        }
    }

    fn fill(&mut self, preset: usize) {
        let words = self.presets().into_iter().nth(preset).unwrap_or_default();
        self.fill_words(&words);
        self.preset = Some(preset);
        self.origin = Origin::Chosen;
    }

    fn preset_title(&self, preset: usize, look: &Look) -> Option<String> {
        if let Some(own) = &self.own {
            return own.setups().nth(preset)?.0.in_language(look.language()).map(ToOwned::to_owned);
        }
        let id = self.entry.game.presets.get(preset)?.id;
        Some(say!(look, &format!("{}-preset-{id}", self.entry.game.id)))
    }

    /// Returns the number of setups to cycle through: the presets and, if the game has fields, a random one.
    fn choices(&self) -> usize {
        self.presets().len() + usize::from(!self.fields().is_empty())
    }

    fn drawn(&self) -> Option<u64> {
        self.preset.filter(|at| *at == self.presets().len()).map(|_| self.seed)
    }

    fn draw_setup(&mut self) {
        if self.fields().is_empty() {
            return;
        }
        self.seed = seed::drawn(&mut self.chance);
        let (words, rules) =
            (self.entry.game.of_seed(self.seed), self.own.as_ref().map_or_else(Vec::new, |own| own.rules.clone()));
        self.fill_words(&over(&words, rules));
        self.preset = Some(self.presets().len());
        self.origin = Origin::Chosen;
    }

    fn fill_words<W: AsRef<str>>(&mut self, words: &[W]) {
        let setup = Setup::read(self.fields(), words).ok();
        let value = |field: &Field| {
            let value = setup.as_ref().and_then(|setup| setup.get(field.name));
            let text = value.map(ToString::to_string).unwrap_or_default();
            match field.kind {
                Kind::Choice(words) => Value::Choice(words.iter().position(|word| *word == text).unwrap_or(0)),
                _ => Value::Text(Text::filled(text)),
            }
        };
        self.values = self.fields().iter().map(value).collect();
        self.preset = setup.and_then(|setup| self.preset_of(&setup));
    }

    fn preset_of(&self, setup: &Setup) -> Option<usize> {
        let is_it = |words: &Vec<String>| Setup::read(self.fields(), words).is_ok_and(|preset| preset == *setup);
        self.presets().iter().position(is_it)
    }

    fn typed(&self, at: usize) -> String {
        match (&self.values[at], self.fields()[at].kind) {
            (Value::Choice(chosen), Kind::Choice(words)) => words[*chosen].to_owned(),
            // The name of a file may contain spaces.
            (Value::Text(input), Kind::List { .. }) if !input.value().starts_with('@') => commas(input.value()),
            (Value::Text(input), _) => input.value().trim().to_owned(),
            (Value::Choice(_), _) => String::new(),
        }
    }

    /// Returns whether a field has no fixed default, or can be replaced by another field.
    fn may_stay_empty(&self, at: usize) -> bool {
        let field = &self.fields()[at];
        let replaced = self.fields().iter().any(|other| other.instead_of == Some(field.name));
        replaced || !matches!(field.default, Unless::Word(_))
    }

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

    /// Returns the fault of each field, alone or together with others. The game is opened only once for all.
    fn faults(&self) -> Vec<Option<SetupError>> {
        let whole = self.entry.game.open(&self.words()).err();
        let fault = |(at, field): (usize, &Field)| {
            if field.or_file && self.typed(at).starts_with('@') {
                return None;
            }
            let alone = if self.is_left_out(at) { None } else { field.read(&self.typed(at)).err() };
            alone.or_else(|| whole.clone().filter(|error| error.field == field.name))
        };
        self.fields().iter().enumerate().map(fault).collect()
    }

    fn fault_words(&self, fault: &SetupError, look: &Look) -> String {
        words::setup_fault(fault, self.entry.game.id, self.fields(), look)
    }

    fn input(&mut self) -> Option<&mut Text> {
        let Row::Field(at) = self.row() else { return None };
        match self.values.get_mut(at) {
            Some(Value::Text(input)) => Some(input),
            _ => None,
        }
    }

    fn do_action(&mut self, action: Action, cx: &mut Cx<'_>) -> Next {
        let last = self.rows().len() - 1;
        self.refused = None;
        self.note = None;
        self.astray = false;
        let leaves = matches!(action, Action::Up | Action::Previous | Action::Down | Action::Next | Action::Enter);
        // Enter only reads the file, another key also moves on.
        if leaves && self.names_file() && (!self.read_file(cx) || action == Action::Enter) {
            return Next::Stay;
        }
        match action {
            Action::Random => self.draw_setup(),
            Action::Up | Action::Previous => self.go_to(self.focus.checked_sub(1).unwrap_or(last)),
            Action::Down | Action::Next => self.go_to(if self.focus == last { 0 } else { self.focus + 1 }),
            Action::Left => self.change(false),
            Action::Right => self.change(true),
            Action::Erase => {
                if let Some(input) = self.input() {
                    input.erase();
                    self.edited();
                }
            }
            Action::Enter => return self.enter(cx),
            Action::Back => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    fn enter(&mut self, cx: &mut Cx<'_>) -> Next {
        match &self.unfinished {
            // The game could be opened when it was read, so this does not fail.
            Some(saved) if self.row() == Row::GoOn => {
                self.keep_telling(cx.desk, cx.look);
                PlayScreen::resumed(saved.as_ref().clone()).map_or(Next::Stay, Next::push)
            }
            _ if self.row() == Row::Again => {
                let last = cx.desk.habits.ended.get(self.entry.game.id);
                last.map_or(Next::Stay, |table| Next::push(ReviewScreen::new(table.review())))
            }
            _ => self.start(cx),
        }
    }

    fn start(&mut self, cx: &mut Cx<'_>) -> Next {
        match self.entry.open(&self.words(), &[], self.players.side) {
            Ok(mut table) => {
                self.keep_telling(cx.desk, cx.look);
                self.players.sit_down(&mut table);
                return Next::push(PlayScreen::new(table));
            }
            Err(OpenError::Setup(error)) => {
                let at = self.fields().iter().position(|field| field.name == error.field);
                let row = at.and_then(|at| self.rows().iter().position(|row| *row == Row::Field(at)));
                self.focus = row.unwrap_or(self.focus);
                self.has_failed = true;
            }
            // The form has no moves.
            Err(OpenError::Move(_)) => {}
        }
        Next::Stay
    }

    fn go_to(&mut self, at: usize) {
        let stays = std::mem::replace(&mut self.focus, at) == at;
        if let Some(input) = self.input().filter(|_| !stays) {
            input.enter();
        }
    }

    fn do_click(&mut self, hit: Hit, cx: &mut Cx<'_>) -> Next {
        let Hit::Item(at) = hit else { return Next::Stay };
        let again = self.focus == at;
        self.go_to(at);
        match self.row() {
            row if row.is_button() => return self.enter(cx),
            _ if again && self.is_choice() => self.change(true),
            _ => {}
        }
        Next::Stay
    }
}

/// Returns a list in the engine's form. People also type spaces after commas, or instead of them.
fn commas(text: &str) -> String {
    let entries = text.split(',').map(|part| part.split_whitespace().collect::<Vec<_>>().join(","));
    entries.collect::<Vec<_>>().join(",")
}
