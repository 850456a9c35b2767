//! What can be typed besides a move.

use crate::{
    look::{Look, language::Language},
    say,
};

/// A command that can be typed besides a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// The whole reason.
    Why,
    /// A step more of it.
    Hint,
    /// The moves, the best first.
    Moves,
    /// Why the theorem holds here.
    Proof,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// The game is lost.
    Resign,
    /// The position.
    Position,
    /// The rules.
    Rules,
    /// Another game of the same kind.
    New,
    /// Go on with a game that is kept.
    Resume,
    /// Keep the game under a name.
    Save,
    /// The list of games.
    Menu,
    /// The commands.
    Help,
    /// The end.
    Quit,
}

impl Command {
    /// Every command, in the order of help, with its words and what it does.
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

/// A line as it was understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard<'a> {
    /// A command, and what stands behind it.
    Command(Command, &'a str),
    /// The beginning of several commands: these.
    Unclear(Vec<String>),
    /// No command.
    Other,
}

/// The words of the commands, in the language that is spoken and in English.
#[derive(Debug)]
pub struct Vocabulary {
    /// The first word is the command's name.
    words: Vec<(Command, Vec<String>)>,
}

impl Vocabulary {
    /// The words in the language of this look and in English.
    pub fn of(look: &Look) -> Self {
        let english = (look.language() != Language::English).then(|| look.english());
        let words = Command::ALL.map(|(command, key, _)| {
            let said = std::iter::once(look).chain(&english).map(|look| say!(look, key)).collect::<Vec<_>>();
            let words = said.iter().flat_map(|said| said.split_whitespace()).map(str::to_lowercase);
            (command, words.collect())
        });
        Self { words: words.into() }
    }

    /// Understands a line: its first word is a command, or the beginning of one command alone. No move is: a word of a command
    /// has letters alone, and every move has digits.
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
