//! One table of keys and actions, from which the key handler, the footer, the help, the texts that name a key and the book's page of
//! keys are made. The user's own keys take precedence.

mod own;

use std::sync::Arc;

use strum::{IntoStaticStr, VariantArray};

use crate::look::{
    Look,
    action::Action,
    key::{Code, Key},
    language::Language,
};
use Context::{
    Class, Find, Help, Home, Lab, LabForm, Lesson, Lessons, Map, Naming, Play, Puzzle, Refuting, Review, Rule, Seat,
    Setup, Shelf, Trial, Typing,
};
use Where::{Except, In};
pub use own::Clash;

/// The context in which a key is pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "context-")]
pub enum Context {
    /// The path, drawn as a map.
    Home,
    /// The setup form; letters are text.
    Setup,
    /// A game.
    Play,
    /// A game in front of a class, which is asked before it is told.
    Class,
    /// The line for typing a move; letters are text.
    Typing,
    /// The line for typing a game's name; letters are text.
    Naming,
    /// The saved games and the results.
    Shelf,
    /// The review of a game.
    Review,
    /// Looking for a better move in place of a mistake.
    Trial,
    /// Refuting the move that lost the game.
    Refuting,
    /// Choosing a seat in an exam.
    Seat,
    /// A puzzle.
    Puzzle,
    /// Choosing the kind of puzzle.
    PuzzleChoice,
    /// The list of lessons.
    Lessons,
    /// A lesson.
    Lesson,
    /// The plan of an hour with a class.
    Plan,
    /// The map of positions.
    Map,
    /// Stating a rule about the positions of a map.
    Rule,
    /// The laboratory.
    Lab,
    /// The laboratory's form; letters are text.
    LabForm,
    /// The search for anything by name; letters are text.
    Find,
    /// The help overlay.
    Help,
}

impl Context {
    /// Every context.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Whether letters are text here.
    pub const fn is_text(self) -> bool {
        matches!(self, Setup | Typing | Naming | LabForm | Find)
    }

    /// Returns the context with this name in texts: `lab`.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|context| context.text().strip_prefix("context-") == Some(name))
    }

    /// The message id of its name.
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

/// Contexts in which a binding works. Keys that type a character never work where letters are text.
#[derive(Clone, Copy)]
enum Where {
    In(&'static [Context]),
    Except(&'static [Context]),
}

impl Where {
    fn has(self, context: Context) -> bool {
        match self {
            In(contexts) => contexts.contains(&context),
            Except(contexts) => !contexts.contains(&context),
        }
    }
}

/// The footer names the first key.
struct Binding {
    action: Action,
    keys: &'static [Key],
    contexts: Where,
}

const fn bind(action: Action, keys: &'static [Key], contexts: Where) -> Binding {
    Binding { action, keys, contexts }
}

const EVERYWHERE: Where = Except(&[]);
const ENDED: Where = Except(&[Setup, Typing, Naming, LabForm, Find, Refuting]);
/// Page Up and Page Down work here.
const PAGED: Where = Except(&[Setup, Typing, Naming, LabForm, Refuting]);
/// Arrows move something up and down, and to the sides.
const STEERED: Where = Except(&[Typing, Naming, Review, Refuting]);
const SIDEWAYS: Where = Except(&[Typing, Naming, Review, Refuting, Seat, Shelf, Lessons, Find]);
const FOUND: Where = Except(&[Rule, Help]);
const IN_GAME: Where = In(&[Play, Class]);
const IN_LESSON: Where = In(&[Play, Class, Lesson]);
const TOLD: Where = In(&[Play, Class, Lab]);
const PACED: Where = In(&[Play, Class, Lab]);
/// Enter does the main thing. Space never does, because it shows the next step.
const PRESSED: Where = Except(&[Help]);

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
    bind(Action::Next, &[key(Code::Tab)], In(&[Setup, Shelf, LabForm])),
    bind(Action::Previous, &[key(Code::BackTab)], In(&[Setup, Shelf, LabForm])),
    bind(Action::Next, &[letter('.')], IN_LESSON),
    bind(Action::Previous, &[letter(',')], IN_LESSON),
    bind(Action::Next, &[letter('.'), key(Code::Tab)], In(&[Review, Trial, Puzzle])),
    bind(Action::Previous, &[letter(','), key(Code::BackTab)], In(&[Review, Trial, Puzzle])),
    bind(Action::List, &[key(Code::Tab)], IN_LESSON),
    bind(Action::Type, &[letter(':')], In(&[Play, Class, Trial, Puzzle, Lesson])),
    bind(Action::Undo, &[letter('u')], In(&[Play, Class, Trial, Puzzle, Lesson])),
    bind(Action::Redo, &[ctrl('r')], IN_GAME),
    bind(Action::Restart, &[letter('r')], IN_LESSON),
    bind(Action::Resign, &[letter('x')], IN_GAME),
    bind(Action::Solve, &[letter('s')], IN_GAME),
    bind(Action::Hint, &[letter('i')], IN_GAME),
    bind(Action::Why, &[letter('w')], In(&[Play, Class, Review, Trial, Puzzle, Lesson])),
    bind(Action::Review, &[letter('v')], IN_GAME),
    bind(Action::Earlier, &[key(Code::Left), letter('h')], In(&[Review])),
    bind(Action::Later, &[key(Code::Right), letter('l')], In(&[Review])),
    bind(Action::MistakeBefore, &[key(Code::Up), letter('k')], In(&[Review])),
    bind(Action::MistakeAfter, &[key(Code::Down), letter('j')], In(&[Review])),
    bind(Action::Answer, &[letter('i')], In(&[Review, Trial, Puzzle])),
    bind(Action::Puzzle, &[letter('z')], In(&[Home])),
    bind(Action::Demo, &[letter('d')], In(&[Home])),
    bind(Action::NextPuzzle, &[letter('n')], In(&[Puzzle])),
    bind(Action::ChoosePuzzle, &[letter('c')], In(&[Puzzle])),
    bind(Action::Clear, &[key(Code::Backspace)], In(&[Play, Trial, Puzzle])),
    bind(Action::Clear, &[key(Code::Delete)], In(&[Class, Lesson])),
    bind(Action::Proof, &[letter('e')], IN_GAME),
    bind(Action::Class, &[letter('c')], IN_GAME),
    bind(Action::Reveal, &[letter(' ')], In(&[Class, Lesson])),
    bind(Action::Conceal, &[key(Code::Backspace)], In(&[Class, Lesson])),
    bind(Action::Projector, &[letter('P')], EVERYWHERE),
    bind(Action::Lessons, &[letter('c')], In(&[Home])),
    bind(Action::Tell, &[letter('f')], TOLD),
    bind(Action::Outcome, &[letter('o')], IN_GAME),
    bind(Action::Advice, &[letter('a')], IN_GAME),
    bind(Action::Save, &[letter('b')], IN_GAME),
    bind(Action::Shelf, &[letter('b')], In(&[Home])),
    bind(Action::Forget, &[letter('x')], In(&[Shelf])),
    bind(Action::Copy, &[letter('y')], In(&[Home, Play, Class, Puzzle, Map, Lesson])),
    bind(Action::Random, &[ctrl('r')], In(&[Setup])),
    bind(Action::Erase, &[ctrl('u')], In(&[Setup, Typing, Naming, LabForm, Find])),
    bind(Action::New, &[letter('n')], IN_GAME),
    bind(Action::Form, &[letter('N')], IN_GAME),
    bind(Action::New, &[letter('n'), key(Code::Tab)], In(&[Home])),
    bind(Action::Refill, &[letter('n')], In(&[Lab])),
    bind(Action::FirstSeat, &[letter('(')], IN_GAME),
    bind(Action::SecondSeat, &[letter(')')], IN_GAME),
    bind(Action::Lab, &[letter('a')], In(&[Home])),
    bind(Action::Train, &[letter(' ')], In(&[Lab])),
    bind(Action::Settings, &[letter('c')], In(&[Lab])),
    bind(Action::Challenge, &[letter('v')], In(&[Lab])),
    bind(Action::Exam, &[letter('e')], In(&[Home])),
    bind(Action::WrongBefore, &[letter(',')], In(&[Lab])),
    bind(Action::WrongAfter, &[letter('.')], In(&[Lab])),
    bind(Action::Pause, &[letter('p')], IN_GAME),
    bind(Action::ByItself, &[letter('p')], In(&[Lab])),
    bind(Action::Faster, &[letter('+'), letter('=')], PACED),
    bind(Action::Slower, &[letter('-')], PACED),
    bind(Action::Theme, &[letter('t')], EVERYWHERE),
    bind(Action::Glyphs, &[letter('g')], EVERYWHERE),
    bind(Action::Wording, &[letter('W')], EVERYWHERE),
    bind(Action::Mouse, &[letter('m')], EVERYWHERE),
    bind(Action::Language, &[letter('L')], EVERYWHERE),
    bind(Action::Map, &[letter('M')], IN_GAME),
    bind(Action::Believe, &[letter('d'), letter('*')], In(&[Play, Class, Map])),
    bind(Action::Fill, &[letter(' ')], In(&[Map])),
    bind(Action::Unfill, &[key(Code::Backspace)], In(&[Map])),
    bind(Action::Judge, &[letter('e')], In(&[Map])),
    bind(Action::State, &[key(Code::Tab)], In(&[Map, Rule])),
    bind(Action::Larger, &[letter('+'), letter('=')], In(&[Map])),
    bind(Action::Smaller, &[letter('-')], In(&[Map])),
    bind(Action::TurnOn, &[letter('.')], In(&[Map, Rule])),
    bind(Action::TurnBack, &[letter(',')], In(&[Map, Rule])),
    bind(Action::LayerMarks, &[letter('1')], In(&[Map])),
    bind(Action::LayerMet, &[letter('2')], In(&[Map])),
    bind(Action::LayerOutcome, &[letter('3')], In(&[Map])),
    bind(Action::LayerValues, &[letter('4')], In(&[Map])),
    bind(Action::LayerRemoteness, &[letter('5')], In(&[Map])),
    bind(Action::Find, &[letter('/')], FOUND),
    bind(Action::Help, &[letter('?'), key(Code::F(1))], EVERYWHERE),
    bind(Action::Back, &[key(Code::Esc)], EVERYWHERE),
    bind(Action::Quit, &[letter('q')], EVERYWHERE),
    bind(Action::QuitNow, &[ctrl('c')], EVERYWHERE),
    bind(Action::Suspend, &[ctrl('z')], EVERYWHERE),
];

type Bound = Vec<(Action, Key)>;

/// The keys of all actions in all contexts. Cheap to clone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Keymap {
    /// In the order of [`Context::ALL`]; `None` if the user has no keys of their own, and the table's count.
    bound: Option<Arc<[Bound]>>,
}

impl Keymap {
    /// Returns the action of a key in a context, on the keyboard for this language.
    pub fn action(&self, context: Context, key: Key, language: Language) -> Option<Action> {
        let key = key.bound();
        let of = |key: Key| self.bound(context).find(|(_, bound)| *bound == key).map(|(action, _)| action);
        // A letter that is a key itself comes before a letter that stands for a Latin one.
        of(key).or_else(|| of(Key { code: latin(key.code, language), ..key }))
    }

    /// Returns whether a key is bound in a context, without regard to the layout of the keyboard.
    pub fn has(&self, context: Context, key: Key) -> bool {
        let key = key.bound();
        self.bound(context).any(|(_, bound)| bound == key)
    }

    /// Returns the first context in which a key has an action, on the keyboard for this language, and that action.
    pub fn elsewhere(&self, key: Key, language: Language) -> Option<(Context, Action)> {
        let contexts = [Play, Home].into_iter().chain(Context::ALL.iter().copied());
        let mut contexts = contexts.filter(|context| !context.is_text());
        contexts.find_map(|context| Some((context, self.action(context, key, language)?)))
    }

    /// Returns the keys of an action in a context, the one to name first.
    pub fn keys(&self, context: Context, action: Action) -> Vec<Key> {
        self.bound(context).filter(|(bound, _)| *bound == action).map(|(_, key)| key).collect()
    }

    /// Returns the first key of an action in a context. Without a context, it is the first one that has the action, if possible one where
    /// letters are no text.
    pub fn first(&self, context: Option<Context>, action: Action) -> Option<Key> {
        if let Some(context) = context {
            return self.bound(context).find(|(bound, _)| *bound == action).map(|(_, key)| key);
        }
        let those = |text: bool| Context::ALL.iter().copied().filter(move |context| context.is_text() == text);
        those(false).chain(those(true)).find_map(|context| self.first(Some(context), action))
    }
}

fn usual(context: Context) -> impl Iterator<Item = (Action, Key)> {
    let here = TABLE.iter().filter(move |binding| binding.contexts.has(context));
    let pairs = here.flat_map(|binding| binding.keys.iter().map(|key| (binding.action, *key)));
    pairs.filter(move |(_, key)| !(context.is_text() && key.is_text()))
}

/// Letters of a keyboard layout, and the Latin ones on the same keys, in the same order.
const LAYOUTS: [(&str, &str); 5] = [
    // The Russian standard layout.
    ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
    // The Bulgarian phonetic layout. The traditional one puts nearly every letter elsewhere, so only one can be supported.
    ("вертъуиопшщасдфгхйклзьцжбнмю", "wertyuiop[]asdfghjklzxcvbnm`"),
    // The Ukrainian layout, where it differs from the Russian one.
    ("іїєґ", "s]'`"),
    // The Greek layout.
    ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
    // The Hebrew layout.
    ("קראטוןםפשדגכעיחלךףזסבהנמצתץ", "ertyuiopasdfghjkl;zxcvbnm,."),
];
/// These letters leave or resign a game in one Bulgarian layout and mean something else in the other, so they do nothing.
const UNSURE: &str = "яч";

/// Returns the key in the same place of the Latin layout, so that keys work in any layout. The language decides which Cyrillic layout is
/// tried first.
fn latin(code: Code, language: Language) -> Code {
    let Code::Char(given) = code else { return code };
    let mut layouts = LAYOUTS;
    // Each of these letters has a single lower-case form.
    let small = given.to_lowercase().next().unwrap_or(given);
    if language == Language::Bulgarian {
        if UNSURE.contains(small) {
            return code;
        }
        layouts.swap(0, 1);
    }
    let mut pairs = layouts.iter().flat_map(|(letters, latin)| letters.chars().zip(latin.chars()));
    let Some((_, key)) = pairs.find(|(letter, _)| *letter == small) else { return code };
    Code::Char(if given == small { key } else { shifted(key) })
}

/// Returns the character of a Latin key with Shift.
const fn shifted(key: char) -> char {
    match key {
        ';' => ':',
        ',' => '<',
        '.' => '>',
        letter => letter.to_ascii_uppercase(),
    }
}

/// Returns the name of an action's key, for a sentence; empty if it has none.
pub fn key_name(context: Context, action: Action, look: &Look) -> String {
    if look.is_touched() {
        return look.texts.key(Some(context), action);
    }
    let key = look.keymap().first(Some(context), action);
    key.map_or_else(String::new, |key| key.name(look.glyphs().arrows))
}

#[cfg(test)]
mod tests;
