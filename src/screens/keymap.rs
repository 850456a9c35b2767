//! Keys and actions: handler, footer, help and the book's page of keys all come from this one table.

use strum::{IntoStaticStr, VariantArray};

use crate::{
    look::{Look, language::Language},
    screens::{
        action::Action,
        key::{Code, Key},
    },
};
use Context::{
    Class, Find, Help, Home, Lab, LabForm, Lesson, Lessons, Map, Naming, Plan, Play, Puzzle, PuzzleChoice, Refuting,
    Review, Rule, Seat, Setup, Shelf, Trial, Typing,
};

/// The context in which a key is pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "context-")]
pub enum Context {
    /// The map of the path.
    Home,
    /// The setup form; letters are text.
    Setup,
    /// A game.
    Play,
    /// A game before a class, which is asked before it is told.
    Class,
    /// The line a move is typed in; letters are text.
    Typing,
    /// The line a name for a game is typed in; letters are text.
    Naming,
    /// The games that are kept under a name, and the results.
    Shelf,
    /// A game looked at again.
    Review,
    /// A better move for a mistake is looked for.
    Trial,
    /// After a loss the move that gave the game away is refuted.
    Refuting,
    /// A seat is chosen for a game in which nothing is told.
    Seat,
    /// A puzzle.
    Puzzle,
    /// The choice of the puzzles that are wanted.
    PuzzleChoice,
    /// The list of lessons.
    Lessons,
    /// A lesson.
    Lesson,
    /// The plan of an hour with a class.
    Plan,
    /// The map of positions.
    Map,
    /// A rule about the positions of a map is stated.
    Rule,
    /// The laboratory.
    Lab,
    /// The choice of what is taught in the laboratory; letters are text.
    LabForm,
    /// Anything is found by its name; letters are text.
    Find,
    /// The help overlay.
    Help,
}

impl Context {
    /// Every context.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns whether letters are text here.
    pub const fn is_text(self) -> bool {
        matches!(self, Setup | Typing | Naming | LabForm | Find)
    }

    /// The key of its name among the texts.
    pub fn text(self) -> &'static str {
        self.into()
    }
}

const fn key(code: Code) -> Key {
    Key::of(code)
}

const fn letter(c: char) -> Key {
    key(Code::Char(c))
}

const fn ctrl(c: char) -> Key {
    Key::ctrl(c)
}

/// One line of the table. The first key is the one the footer names.
struct Binding {
    action: Action,
    keys: &'static [Key],
    contexts: &'static [Context],
}

const fn bind(action: Action, keys: &'static [Key], contexts: &'static [Context]) -> Binding {
    Binding { action, keys, contexts }
}

const EVERYWHERE: &[Context] = Context::ALL;
/// The contexts in which letters are no text.
const NO_TEXT: &[Context] = &[
    Home,
    Play,
    Class,
    Seat,
    Shelf,
    Review,
    Trial,
    Refuting,
    Puzzle,
    PuzzleChoice,
    Lessons,
    Lesson,
    Plan,
    Map,
    Rule,
    Lab,
    Help,
];
/// The contexts in which there is a first and a last of something.
const ENDED: &[Context] =
    &[Home, Play, Class, Seat, Shelf, Review, Trial, Puzzle, PuzzleChoice, Lessons, Lesson, Plan, Map, Rule, Lab, Help];
const PAGED: &[Context] = &[
    Home,
    Play,
    Class,
    Seat,
    Shelf,
    Review,
    Trial,
    Puzzle,
    PuzzleChoice,
    Lessons,
    Lesson,
    Plan,
    Map,
    Rule,
    Lab,
    Find,
    Help,
];
/// The contexts in which something is moved by arrows: up and down, and to the sides.
const STEERED: &[Context] = &[
    Home,
    Setup,
    Play,
    Class,
    Seat,
    Shelf,
    Trial,
    Puzzle,
    PuzzleChoice,
    Lessons,
    Lesson,
    Plan,
    Map,
    Rule,
    Lab,
    LabForm,
    Find,
    Help,
];
const SIDEWAYS: &[Context] =
    &[Home, Setup, Play, Class, Trial, Puzzle, PuzzleChoice, Lesson, Plan, Map, Rule, Lab, LabForm, Help];
/// The contexts in which anything can be found.
const FOUND: &[Context] =
    &[Home, Play, Class, Seat, Shelf, Review, Trial, Refuting, Puzzle, PuzzleChoice, Lessons, Lesson, Plan, Map, Lab];
/// The contexts in which a game is played.
const IN_GAME: &[Context] = &[Play, Class];
/// The contexts in which something goes on by itself.
const PACED: &[Context] = &[Play, Class, Lab];
/// The contexts in which Enter does the thing. Space never does: it goes on with what is told.
const PRESSED: &[Context] = &[
    Home,
    Setup,
    Play,
    Class,
    Typing,
    Naming,
    Seat,
    Shelf,
    Review,
    Trial,
    Refuting,
    Puzzle,
    PuzzleChoice,
    Lessons,
    Lesson,
    Plan,
    Map,
    Rule,
    Lab,
    LabForm,
    Find,
];

const TABLE: &[Binding] = &[
    bind(Action::Up, &[key(Code::Up), letter('k')], STEERED),
    bind(Action::Down, &[key(Code::Down), letter('j')], STEERED),
    bind(Action::Left, &[key(Code::Left), letter('h')], SIDEWAYS),
    bind(Action::Right, &[key(Code::Right), letter('l')], SIDEWAYS),
    bind(Action::PageUp, &[key(Code::PageUp)], PAGED),
    bind(Action::PageDown, &[key(Code::PageDown)], PAGED),
    bind(Action::Home, &[key(Code::Home)], ENDED),
    bind(Action::End, &[key(Code::End)], ENDED),
    bind(Action::Enter, &[key(Code::Enter)], PRESSED),
    bind(Action::Next, &[key(Code::Tab)], &[Setup, Shelf, LabForm]),
    bind(Action::Previous, &[key(Code::BackTab)], &[Setup, Shelf, LabForm]),
    bind(Action::Next, &[letter('.')], IN_GAME),
    bind(Action::Previous, &[letter(',')], IN_GAME),
    bind(Action::Next, &[letter('.'), key(Code::Tab)], &[Review, Trial, Puzzle]),
    bind(Action::Previous, &[letter(','), key(Code::BackTab)], &[Review, Trial, Puzzle]),
    bind(Action::List, &[key(Code::Tab)], IN_GAME),
    bind(Action::Type, &[letter(':')], &[Play, Class, Trial, Puzzle]),
    bind(Action::Undo, &[letter('u')], &[Play, Class, Trial, Puzzle, Lesson]),
    bind(Action::Redo, &[ctrl('r')], IN_GAME),
    bind(Action::Restart, &[letter('r')], IN_GAME),
    bind(Action::Resign, &[letter('x')], IN_GAME),
    bind(Action::Solve, &[letter('s')], IN_GAME),
    bind(Action::Hint, &[letter('i')], IN_GAME),
    bind(Action::Why, &[letter('w')], &[Play, Class, Review, Trial, Puzzle]),
    bind(Action::Review, &[letter('v')], IN_GAME),
    bind(Action::Earlier, &[key(Code::Left), letter('h')], &[Review]),
    bind(Action::Later, &[key(Code::Right), letter('l')], &[Review]),
    bind(Action::MistakeBefore, &[key(Code::Up), letter('k')], &[Review]),
    bind(Action::MistakeAfter, &[key(Code::Down), letter('j')], &[Review]),
    bind(Action::Answer, &[letter('i')], &[Review, Trial, Puzzle]),
    bind(Action::Puzzle, &[letter('z')], &[Home]),
    bind(Action::Demo, &[letter('d')], &[Home]),
    bind(Action::NextPuzzle, &[letter('n')], &[Puzzle]),
    bind(Action::ChoosePuzzle, &[letter('c')], &[Puzzle]),
    bind(Action::Clear, &[key(Code::Backspace)], &[Play, Trial, Puzzle]),
    bind(Action::Clear, &[key(Code::Delete)], &[Class]),
    bind(Action::Proof, &[letter('e')], IN_GAME),
    bind(Action::Class, &[letter('c')], IN_GAME),
    bind(Action::Reveal, &[letter(' ')], &[Class]),
    bind(Action::Conceal, &[key(Code::Backspace)], &[Class]),
    bind(Action::Projector, &[letter('P')], NO_TEXT),
    bind(Action::Lessons, &[letter('c')], &[Home]),
    bind(Action::Reveal, &[letter(' ')], &[Lesson]),
    bind(Action::Conceal, &[key(Code::Backspace)], &[Lesson]),
    bind(Action::Clear, &[key(Code::Delete)], &[Lesson]),
    bind(Action::Next, &[letter('.')], &[Lesson]),
    bind(Action::Previous, &[letter(',')], &[Lesson]),
    bind(Action::List, &[key(Code::Tab)], &[Lesson]),
    bind(Action::Type, &[letter(':')], &[Lesson]),
    bind(Action::Restart, &[letter('r')], &[Lesson]),
    bind(Action::Why, &[letter('w')], &[Lesson]),
    bind(Action::Copy, &[letter('y')], &[Lesson]),
    bind(Action::Tell, &[letter('f')], IN_GAME),
    bind(Action::Outcome, &[letter('o')], IN_GAME),
    bind(Action::Advice, &[letter('a')], IN_GAME),
    bind(Action::Save, &[letter('b')], IN_GAME),
    bind(Action::Shelf, &[letter('b')], &[Home]),
    bind(Action::Forget, &[letter('x')], &[Shelf]),
    bind(Action::Copy, &[letter('y')], &[Play, Class, Puzzle, Map]),
    bind(Action::Random, &[ctrl('r')], &[Setup]),
    bind(Action::Erase, &[ctrl('u')], &[Setup, Typing, Naming, LabForm, Find]),
    bind(Action::New, &[letter('n')], IN_GAME),
    bind(Action::New, &[letter('n'), key(Code::Tab)], &[Home]),
    bind(Action::Refill, &[letter('n')], &[Lab]),
    bind(Action::FirstSeat, &[letter('(')], IN_GAME),
    bind(Action::SecondSeat, &[letter(')')], IN_GAME),
    bind(Action::Lab, &[letter('a')], &[Home]),
    bind(Action::Train, &[letter(' ')], &[Lab]),
    bind(Action::Settings, &[letter('c')], &[Lab]),
    bind(Action::Challenge, &[letter('v')], &[Lab]),
    bind(Action::Exam, &[letter('e')], &[Home]),
    bind(Action::WrongBefore, &[letter(',')], &[Lab]),
    bind(Action::WrongAfter, &[letter('.')], &[Lab]),
    bind(Action::Pause, &[letter('p')], IN_GAME),
    bind(Action::ByItself, &[letter('p')], &[Lab]),
    bind(Action::Faster, &[letter('+'), letter('=')], PACED),
    bind(Action::Slower, &[letter('-')], PACED),
    bind(Action::Theme, &[letter('t')], NO_TEXT),
    bind(Action::Glyphs, &[letter('g')], NO_TEXT),
    bind(Action::Wording, &[letter('W')], NO_TEXT),
    bind(Action::Mouse, &[letter('m')], NO_TEXT),
    bind(Action::Language, &[letter('L')], NO_TEXT),
    bind(Action::Map, &[letter('M')], IN_GAME),
    bind(Action::Believe, &[letter('d'), letter('*')], &[Play, Class, Map]),
    bind(Action::Fill, &[letter(' ')], &[Map]),
    bind(Action::Unfill, &[key(Code::Backspace)], &[Map]),
    bind(Action::Judge, &[letter('e')], &[Map]),
    bind(Action::State, &[key(Code::Tab)], &[Map, Rule]),
    bind(Action::Larger, &[letter('+'), letter('=')], &[Map]),
    bind(Action::Smaller, &[letter('-')], &[Map]),
    bind(Action::TurnOn, &[letter('.')], &[Map, Rule]),
    bind(Action::TurnBack, &[letter(',')], &[Map, Rule]),
    bind(Action::LayerMarks, &[letter('1')], &[Map]),
    bind(Action::LayerMet, &[letter('2')], &[Map]),
    bind(Action::LayerOutcome, &[letter('3')], &[Map]),
    bind(Action::LayerValues, &[letter('4')], &[Map]),
    bind(Action::LayerRemoteness, &[letter('5')], &[Map]),
    bind(Action::Find, &[letter('/')], FOUND),
    bind(Action::Help, &[letter('?'), key(Code::F(1))], NO_TEXT),
    bind(Action::Help, &[key(Code::F(1))], &[Setup, Typing, Naming, LabForm, Find]),
    bind(Action::Back, &[key(Code::Esc)], EVERYWHERE),
    bind(Action::Quit, &[letter('q')], NO_TEXT),
    bind(Action::QuitNow, &[ctrl('c')], EVERYWHERE),
    bind(Action::Suspend, &[ctrl('z')], EVERYWHERE),
];

fn bound(context: Context) -> impl Iterator<Item = (Action, Key)> {
    let here = TABLE.iter().filter(move |binding| binding.contexts.contains(&context));
    let pairs = here.flat_map(|binding| binding.keys.iter().map(|key| (binding.action, *key)));
    pairs.filter(move |(_, key)| !(context.is_text() && key.is_text()))
}

/// Returns the action of a key in a context, on a keyboard for this language; `None` where it has none.
pub fn action(context: Context, key: Key, language: Language) -> Option<Action> {
    let key = key.bound();
    let key = Key { code: latin(key.code, language), ..key };
    bound(context).find(|(_, bound)| *bound == key).map(|(action, _)| action)
}

/// The Cyrillic letters that keys give where they give Latin ones on another layout, with these, in the same order.
const LAYOUTS: [(&str, &str); 2] = [
    // The Russian standard one.
    ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
    // The phonetic one of Bulgaria; the typewriters' has nearly every letter in another place, so both cannot be had.
    ("явертъуиопшщасдфгхйклзьцжбнмюч", "qwertyuiop[]asdfghjklzxcvbnm`q"),
];

/// The key as it would be on a Latin layout: a Cyrillic letter is the Latin one of the same place, so that keys mean the same
/// whatever layout is on. The language tells which layout it is.
fn latin(code: Code, language: Language) -> Code {
    let Code::Char(given) = code else { return code };
    let [russian, bulgarian] = LAYOUTS;
    let layouts = if language == Language::Bulgarian { [bulgarian, russian] } else { [russian, bulgarian] };
    // Each of these letters has one small form.
    let small = given.to_lowercase().next().unwrap_or(given);
    let mut pairs = layouts.iter().flat_map(|(cyrillic, latin)| cyrillic.chars().zip(latin.chars()));
    let Some((_, key)) = pairs.find(|(letter, _)| *letter == small) else { return code };
    Code::Char(if given == small { key } else { shifted(key) })
}

/// Returns the sign that a key of the Latin layout gives with Shift.
const fn shifted(key: char) -> char {
    match key {
        ';' => ':',
        ',' => '<',
        '.' => '>',
        letter => letter.to_ascii_uppercase(),
    }
}

/// The keys of an action in a context, the one to name first.
pub fn keys(context: Context, action: Action) -> Vec<Key> {
    bound(context).filter(|(bound, _)| *bound == action).map(|(_, key)| key).collect()
}

/// The key of an action, as it is named in a sentence.
pub fn key_name(context: Context, action: Action, look: &Look) -> String {
    keys(context, action).first().map_or_else(String::new, |key| key.name(look.glyphs().arrows))
}

#[cfg(test)]
mod tests;
