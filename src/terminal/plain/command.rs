//! The commands that can be typed instead of a move.

use crate::{
    look::{Look, language::Language},
    say,
};

/// A command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// Explains who wins and why.
    Why,
    /// Gives the next hint.
    Hint,
    /// Lists the moves, the best first.
    Moves,
    /// Explains why the theorem holds here.
    Proof,
    /// Takes back a move.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Resigns the game.
    Resign,
    /// Describes the position.
    Position,
    /// Explains the rules.
    Rules,
    /// Starts another game of the same kind.
    New,
    /// Continues a saved game.
    Resume,
    /// Saves the game under a name.
    Save,
    /// Lists the games.
    Menu,
    /// Lists the commands.
    Help,
    /// Quits.
    Quit,
}

impl Command {
    /// All commands in the order of help, with the message ids of their words and their descriptions.
    pub const ALL: [(Self, &'static str, &'static str); 15] = [
        (Self::Why, "plain-words-why", "plain-help-why"),
        (Self::Hint, "plain-words-hint", "plain-help-hint"),
        (Self::Moves, "plain-words-moves", "plain-help-moves"),
        (Self::Proof, "plain-words-proof", "plain-help-proof"),
        (Self::Undo, "plain-words-undo", "plain-help-undo"),
        (Self::Redo, "plain-words-redo", "plain-help-redo"),
        (Self::Resign, "plain-words-resign", "plain-help-resign"),
        (Self::Position, "plain-words-position", "plain-help-position"),
        (Self::Rules, "plain-words-rules", "plain-help-rules"),
        (Self::New, "plain-words-new", "plain-help-new"),
        (Self::Resume, "plain-words-resume", "plain-help-resume"),
        (Self::Save, "plain-words-save", "plain-help-save"),
        (Self::Menu, "plain-words-menu", "plain-help-menu"),
        (Self::Help, "plain-words-help", "plain-help-help"),
        (Self::Quit, "plain-words-quit", "plain-help-quit"),
    ];
}

/// The meaning of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard<'a> {
    /// A command, and the rest of the line.
    Command(Command, &'a str),
    /// The beginning of several commands, which are named.
    Unclear(Vec<String>),
    /// Not a command.
    Other,
}

/// The words of the commands, in the user's language and in English.
#[derive(Debug)]
pub struct Vocabulary {
    /// The first word is the command's name.
    words: Vec<(Command, Vec<String>)>,
}

impl Vocabulary {
    /// Returns the words in the language of this look and in English.
    pub fn of(look: &Look) -> Self {
        let english = (look.language() != Language::English).then(|| look.english());
        let words = Command::ALL.map(|(command, key, _)| {
            let said = std::iter::once(look).chain(&english).map(|look| say!(look, key)).collect::<Vec<_>>();
            let words = said.iter().flat_map(|said| said.split_whitespace()).map(str::to_lowercase);
            (command, words.collect())
        });
        Self { words: words.into() }
    }

    /// Parses a line. Its first word is a command, or the beginning of only one. A move is never mistaken for a command, because a
    /// command's words have only letters and every move has digits.
    pub fn hear<'a>(&self, line: &'a str) -> Heard<'a> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let is_sign = matches!(word, "?" | "？");
        if word.is_empty() || !(is_sign || word.chars().all(char::is_alphabetic)) {
            return Heard::Other;
        }
        let word = if is_sign { "?".to_owned() } else { word.to_lowercase() };
        let whole = self.words.iter().find(|(_, words)| words.contains(&word));
        let begun = self.words.iter().filter(|(_, words)| words.iter().any(|known| known.starts_with(&word)));
        match (whole, begun.collect::<Vec<_>>().as_slice()) {
            (Some((command, _)), _) | (None, [(command, _)]) => Heard::Command(*command, rest.trim()),
            (None, []) => Heard::Other,
            (None, several) => Heard::Unclear(several.iter().filter_map(|(_, words)| words.first().cloned()).collect()),
        }
    }

    /// The words of a command, its name first.
    pub fn words(&self, command: Command) -> &[String] {
        self.words.iter().find(|(known, _)| *known == command).map_or(&[], |(_, words)| words)
    }
}
