//! Custom games, read from a file: a title, the rule in sentences, and a setup of a game whose rules are fields.
//!
//! ```toml
//! game = "coins"
//! title = "Frogs"
//! rule = "A frog hops over 2 or 3 stones. Whoever cannot hop loses."
//! setup = "x=21 set=2,3"
//! ```
//!
//! `title` and `rule` may be tables by language: `title = { en = "Frogs", ru = "Лягушки" }`. More setups may follow, each with the
//! fields in which it differs:
//!
//! ```toml
//! [[preset]]
//! title = "A long pond"
//! setup = "x=60"
//! ```

use std::{collections::BTreeMap, path::Path};

use serde::Deserialize;
use toml::Spanned;
use zugzwang_engine::{Setup, SetupError, games};

use super::files::Files;
use crate::{
    look::{
        Look,
        language::Language,
        own::{Own, Said, Titled},
        visible::on_one_line,
    },
    say,
    words::{self, file::Fault, shortened},
};

/// Maximum size of a file, in bytes.
pub const LARGEST: u64 = 1 << 16;
/// Maximum number of the user's own games.
pub const MOST: usize = 100;

/// An error in the file of a custom game.
#[derive(Debug, Clone)]
pub struct OwnError {
    /// The file.
    pub file: String,
    /// The line with the error, from 1; `None` if the file cannot be read at all.
    pub line: Option<usize>,
    /// The fault.
    pub fault: OwnFault,
}

/// A fault in the file of a custom game.
#[derive(Debug, Clone)]
pub enum OwnFault {
    /// The file cannot be read.
    Unread(Fault),
    /// The file is not UTF-8.
    NotText,
    /// The file is not valid TOML, or has an unknown or missing key.
    Form(String),
    /// The game is none on which a custom game can be based.
    Game(String),
    /// The language is unknown.
    Language(String),
    /// The setup is invalid.
    Setup(Box<SetupError>, &'static games::Entry),
    /// Another setup changes the rules of the game.
    Rules(String),
}

impl OwnError {
    /// The error on one line, with the file and the line number.
    pub fn words(&self, look: &Look) -> String {
        let (file, what) = (shortened(&self.file), self.what(look));
        match self.line {
            Some(line) => say!(look, "error-own-line", file = file, line = line, what = what),
            None => say!(look, "error-own", file = file, what = what),
        }
    }

    /// The error without the file.
    pub fn fault_words(&self, look: &Look) -> String {
        let what = self.what(look);
        self.line.map_or_else(|| what.clone(), |line| say!(look, "error-line", line = line, what = what.clone()))
    }

    fn what(&self, look: &Look) -> String {
        match &self.fault {
            OwnFault::Unread(fault) => fault.words(look),
            OwnFault::NotText => say!(look, "error-own-text"),
            OwnFault::Form(reason) => reason.clone(),
            OwnFault::Game(given) => {
                let all: Vec<&str> = games::ALL.iter().filter(|game| game.custom).map(|game| game.id).collect();
                say!(look, "error-own-game", given = shortened(given), games = all.join(" "))
            }
            OwnFault::Language(given) => {
                let tags = Language::ALL.map(Language::tag).join(" ");
                say!(look, "error-own-language", given = shortened(given), tags = tags)
            }
            OwnFault::Setup(error, game) => words::setup_error(error, game.id, game.fields, look),
            OwnFault::Rules(rules) => say!(look, "error-own-rules", rules = shortened(rules)),
        }
    }
}

/// The file as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: Spanned<String>,
    title: Spanned<Written>,
    rule: Option<Spanned<Written>>,
    setup: Spanned<String>,
    #[serde(default)]
    preset: Vec<Preset>,
}

/// Another setup as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Preset {
    title: Spanned<Written>,
    setup: Spanned<String>,
}

/// A text, or one for each language.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    One(String),
    Each(BTreeMap<String, String>),
}

/// Whether a game is given by a file name instead of an id.
pub fn is_file(game: &str) -> bool {
    let file = game.split('#').next().unwrap_or(game);
    Path::new(file).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("toml"))
}

/// Reads a custom game.
///
/// # Errors
/// [`OwnError`] for the first error in the file.
pub fn read(file: &str, files: Files) -> Result<Own, OwnError> {
    let unread = |fault| OwnError { file: file.to_owned(), line: None, fault: OwnFault::Unread(fault) };
    let bytes = (files.0)(Path::new(file), LARGEST).map_err(unread)?;
    of(file, &bytes)
}

/// Checks the content of the file of a custom game.
///
/// # Errors
/// [`OwnError`] for the first error in the file.
pub fn check(bytes: &[u8]) -> Result<(), OwnError> {
    of("", bytes).map(drop)
}

fn of(file: &str, bytes: &[u8]) -> Result<Own, OwnError> {
    let error = |line, fault| OwnError { file: file.to_owned(), line, fault };
    let text = str::from_utf8(bytes).map_err(|_| error(None, OwnFault::NotText))?;
    parsed(text).map_err(|(line, fault)| error(Some(line), fault))
}

/// Parses the text of a file. An error comes with its line number.
fn parsed(text: &str) -> Result<Own, (usize, OwnFault)> {
    let line = |at: usize| 1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count();
    let file: File = toml::from_str(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        (line(at), OwnFault::Form(words::reason(error.message())))
    })?;
    let id = file.game.get_ref().clone();
    let refused = || (line(file.game.span().start), OwnFault::Game(id.clone()));
    let entry = games::find(&id).filter(|game| game.custom).ok_or_else(refused)?;
    let localized = |written: &Spanned<Written>| {
        let wrong = |given: &String| (line(written.span().start), OwnFault::Language(given.clone()));
        by_language(written.get_ref()).map_err(|given| wrong(&given))
    };
    let opened = |written: &Spanned<String>, fields: &[String]| {
        let wrong = |error| (line(written.span().start), OwnFault::Setup(Box::new(error), entry));
        rules(entry, fields).map_err(wrong)
    };
    let fields = words_of(&file.setup);
    let rules = opened(&file.setup, &fields)?;
    let presets = file.preset.iter().map(|preset| {
        let own = words_of(&preset.setup);
        let fields = over(&fields, own);
        if opened(&preset.setup, &fields)? != rules {
            return Err((line(preset.setup.span().start), OwnFault::Rules(rules.join(" "))));
        }
        Ok(Titled { title: localized(&preset.title)?, fields })
    });
    let presets = presets.collect::<Result<_, _>>()?;
    let rule = file.rule.as_ref().map(localized).transpose()?.unwrap_or_default();
    Ok(Own { title: localized(&file.title)?, rule, presets, game: id, fields, rules })
}

fn words_of(setup: &Spanned<String>) -> Vec<String> {
    setup.get_ref().split_whitespace().map(ToOwned::to_owned).collect()
}

/// The words of a setup, with those for the same fields replaced by `others`.
pub fn over(words: &[String], others: Vec<String>) -> Vec<String> {
    let field = |word: &str| word.split('=').next().unwrap_or_default().to_owned();
    let given: Vec<String> = others.iter().map(|word| field(word)).collect();
    words.iter().filter(|word| !given.contains(&field(word))).cloned().chain(others).collect()
}

/// The words of a setup that are rules, so hold for the whole game.
fn rules(entry: &games::Entry, fields: &[String]) -> Result<Vec<String>, SetupError> {
    // Opens the game because some errors are found only by the game itself.
    entry.open(fields)?;
    let setup = Setup::read(entry.fields, fields)?;
    let rules = setup.iter().filter(|(name, _)| entry.rules.contains(name));
    Ok(rules.map(|(name, value)| format!("{name}={value}")).collect())
}

/// A text by its language tags. An unknown tag is the error.
fn by_language(written: &Written) -> Result<Said, String> {
    match written {
        Written::One(text) => Ok(Said([(String::new(), on_one_line(text))].into())),
        Written::Each(texts) => {
            let known = |tag: &&String| Language::ALL.iter().any(|language| language.tag() == tag.as_str());
            match texts.keys().find(|tag| !known(tag)) {
                Some(unknown) => Err(unknown.clone()),
                None => Ok(Said(texts.iter().map(|(tag, text)| (tag.clone(), on_one_line(text))).collect())),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    const FROGS: &str = r#"game = "coins"
title = { en = "Frogs", ru = "Лягушки" }
rule = "A frog hops over 2 or 3 stones."
setup = "x=21 set=2,3"
"#;

    #[test]
    fn a_file_gives_a_setup_with_a_title() {
        let game = parsed(FROGS).expect("the file is valid");
        assert_eq!((game.game.as_str(), game.rules.join(" ").as_str()), ("coins", "set=2,3"));
        assert_eq!(game.fields, ["x=21", "set=2,3"]);
        assert_eq!(game.title.in_language(Language::Russian), Some("Лягушки"));
        assert_eq!(game.title.in_language(Language::Bulgarian), Some("Frogs"), "falls back to the first language");
        assert_eq!(game.rule.in_language(Language::Chinese), Some("A frog hops over 2 or 3 stones."));
    }

    #[test]
    fn other_setups_override_fields_of_the_first() {
        let long = format!("{FROGS}[[preset]]\ntitle = \"A long pond\"\nsetup = \"x=60\"\n");
        let game = parsed(&long).expect("the file is valid");
        let setups: Vec<_> =
            game.setups().map(|(title, fields)| (title.in_language(Language::English), fields.join(" "))).collect();
        assert_eq!(
            setups,
            [(Some("Frogs"), "x=21 set=2,3".to_owned()), (Some("A long pond"), "set=2,3 x=60".to_owned())]
        );
    }

    #[test]
    fn errors_come_with_their_line_number() {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode);
        for (from, to, line, named) in [
            ("game = \"coins\"", "game = \"chess\"", 1, "chess"),
            ("en =", "xx =", 2, "xx"),
            ("set=2,3", "set=2,2", 4, "set=2,2"),
            ("x=21", "heaps=21", 4, "heaps"),
            ("rule =", "rules =", 3, "rules"),
            ("title = {", "title = [", 2, ""),
            (
                "x=21 set=2,3\"\n",
                "x=21 set=2,3\"\n[[preset]]\ntitle = \"Long\"\nsetup = \"x=60 set=2,4\"",
                7,
                "set=2,3",
            ),
            ("x=21 set=2,3\"\n", "x=21 set=2,3\"\n[[preset]]\ntitle = \"Long\"\nsetup = \"x=nine\"", 7, "x=nine"),
            ("x=21 set=2,3\"\n", "x=21 set=2,3\"\n[[preset]]\nsetup = \"x=60\"", 5, "title"),
        ] {
            let (found, fault) = parsed(&FROGS.replacen(from, to, 1)).expect_err("the file is invalid");
            assert_eq!(found, line, "{to}: {fault:?}");
            let error = OwnError { file: "frogs.toml".to_owned(), line: Some(found), fault };
            let words = error.words(&look);
            assert!(words.contains(named) && words.starts_with(&format!("frogs.toml, line {line}: ")), "{words}");
        }
    }

    #[test]
    fn only_toml_file_names_are_files() {
        assert!(is_file("frogs.toml") && is_file("a/b.TOML#7") && !is_file("coins") && !is_file("coins#7"));
    }
}
