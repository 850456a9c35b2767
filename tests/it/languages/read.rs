//! A translation is read beside its English again whenever the English changes.
//!
//! `tests/data/read` has a file for each language with a line for each of its messages: the id and a hash of the English message as it was
//! when the translation was last read. `TEXTS_READ="ru nim.ftl nim-title" cargo test --test it languages::read -- --nocapture` records that
//! Russian was read, here a file and a message; `all` stands for all messages, and several languages may be named.

use std::{collections::BTreeMap, env, fmt::Write, fs, path::PathBuf};

use super::OTHERS;
use crate::common::sources::{files, read, root};
use zugzwang::look::language::Language;

/// The command that records what was read, behind its variable.
const COMMAND: &str = "cargo test --test it languages::read -- --nocapture";

/// A message of a language: the file it is in, and its text.
#[derive(Debug, PartialEq)]
struct Text {
    file: String,
    text: String,
}

/// Returns the file with what was read in a language. It is not beside the texts, because whatever changes there is built in again.
fn file_of(language: Language) -> PathBuf {
    root().join("tests/data/read").join(language.tag()).with_extension("txt")
}

/// Returns the messages of a file, with their attributes. Comments are left out, and each stretch of whitespace is one space.
fn messages(source: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            let id = line.split(|c: char| c.is_ascii_whitespace() || c == '=').next().unwrap_or_default();
            found.push((id.to_owned(), String::new()));
        }
        let Some((_, text)) = found.last_mut() else { continue };
        for word in line.split_ascii_whitespace() {
            text.push_str(if text.is_empty() { "" } else { " " });
            text.push_str(word);
        }
    }
    found
}

/// Returns every message of a language by its id.
fn texts(language: Language) -> BTreeMap<String, Text> {
    let in_file = |path: PathBuf| {
        let file = path.file_name().expect("a name").to_string_lossy().into_owned();
        let named = move |(id, text)| (id, Text { file: file.clone(), text });
        messages(&read(path)).into_iter().map(named).collect::<Vec<_>>()
    };
    files(&root().join("assets/locales").join(language.tag()), ".ftl").into_iter().flat_map(in_file).collect()
}

/// Returns the FNV-1a hash of a text in 64 bits, as hexadecimal digits. The standard library's hashes may change with its version.
fn hash(text: &str) -> String {
    let mixed = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("{mixed:016x}")
}

/// Returns the hash of the English as it was read last, by id.
fn record(language: Language) -> BTreeMap<String, String> {
    let known = fs::read_to_string(file_of(language)).unwrap_or_default();
    let lines = known.lines().filter_map(|line| line.split_once(' '));
    lines.map(|(id, hash)| (id.to_owned(), hash.to_owned())).collect()
}

/// Returns the ids of the translations to be read again, and those in the record that are no message any more.
fn stale<'a>(
    english: &BTreeMap<String, Text>,
    own: &'a BTreeMap<String, Text>,
    record: &'a BTreeMap<String, String>,
) -> [Vec<&'a str>; 2] {
    let is_read = |id: &str| english.get(id).is_none_or(|text| record.get(id) == Some(&hash(&text.text)));
    let unread = own.keys().map(String::as_str).filter(|id| !is_read(id));
    let gone = record.keys().map(String::as_str).filter(|id| !own.contains_key(*id) || !english.contains_key(*id));
    [unread.collect(), gone.collect()]
}

/// Records that the messages named were read in a language, and returns their ids. Lines of messages that are gone are dropped.
fn write_record(language: Language, named: &[&str]) -> Vec<String> {
    let (english, own, mut known) = (texts(Language::English), texts(language), record(language));
    for name in named {
        let is_known = *name == "all" || own.iter().any(|(id, text)| id == name || text.file == *name);
        assert!(is_known, "{name}: neither a message nor a file of messages in {}", language.tag());
    }
    let is_meant = |id: &String, file: &String| named.iter().any(|name| *name == "all" || name == id || name == file);
    let meant: Vec<String> =
        own.iter().filter(|(id, text)| is_meant(id, &text.file)).map(|(id, _)| id.clone()).collect();
    for (id, text) in meant.iter().filter_map(|id| Some((id, english.get(id)?))) {
        known.insert(id.clone(), hash(&text.text));
    }
    known.retain(|id, _| own.contains_key(id) && english.contains_key(id));
    let lines: String = known.iter().map(|(id, hash)| format!("{id} {hash}\n")).collect();
    fs::write(file_of(language), lines).expect("the record is written");
    meant
}

/// Records what the variable says was read, and prints it.
fn record_what_was_read(said: &str) {
    let words: Vec<&str> = said.split_whitespace().collect();
    let (tags, named): (Vec<&str>, Vec<&str>) =
        words.into_iter().partition(|word| Language::ALL.iter().any(|language| language.tag() == *word));
    let languages: Vec<Language> = OTHERS.into_iter().filter(|language| tags.contains(&language.tag())).collect();
    assert!(!languages.is_empty(), "name a language first: TEXTS_READ=\"ru nim.ftl\" {COMMAND}");
    for language in languages {
        let ids = write_record(language, &named);
        println!("{}: {} recorded as read beside their English: {}", language.tag(), ids.len(), ids.join(" "));
    }
}

/// Returns what to do for a language: which translations to read beside which English, and how that is recorded.
fn to_do(language: Language, own: &BTreeMap<String, Text>, [unread, gone]: &[Vec<&str>; 2]) -> String {
    let (tag, mut said) = (language.tag(), String::new());
    for id in unread {
        let file = &own[*id].file;
        let _ = writeln!(said, "assets/locales/{tag}/{file}: {id}: read it beside its English in en/{file}");
    }
    if !gone.is_empty() {
        let _ = writeln!(said, "tests/data/read/{tag}.txt: no message any more: {}", gone.join(" "));
    }
    if !said.is_empty() {
        let words: String = unread.iter().map(|id| format!(" {id}")).collect();
        let _ = writeln!(said, "Mend what no longer says the same, then: TEXTS_READ=\"{tag}{words}\" {COMMAND}");
    }
    said
}

#[test]
fn every_translation_was_read_since_its_english_changed() {
    if let Ok(said) = env::var("TEXTS_READ") {
        record_what_was_read(&said);
    }
    let english = texts(Language::English);
    let mut all = String::new();
    for language in OTHERS {
        let (own, known) = (texts(language), record(language));
        all.push_str(&to_do(language, &own, &stale(&english, &own, &known)));
    }
    assert!(all.is_empty(), "English has changed (git log -p -- assets/locales/en shows it):\n{all}");
}

#[test]
fn a_message_is_the_same_however_its_lines_are_broken() {
    const ONE: &str =
        "# A comment.\nx = One { $two } three\n    .short = 1\n\ny = { $n ->\n    [one] a\n   *[other] b\n}\n";
    const TWO: &str =
        "x =\n    One { $two }\n    three\n\n    .short = 1\n# Another.\ny = { $n -> [one] a\n *[other] b }";
    assert_eq!(messages(ONE), messages(TWO));
    let pair = |id: &str, text: &str| (id.to_owned(), text.to_owned());
    let parts = [pair("x", "x = One { $two } three .short = 1"), pair("y", "y = { $n -> [one] a *[other] b }")];
    assert_eq!(messages(ONE), parts);
    // Values of the reference implementation.
    assert_eq!([hash(""), hash("a"), hash("foobar")], ["cbf29ce484222325", "af63dc4c8601ec8c", "85944171f73967e8"]);
}

#[test]
fn a_change_of_english_asks_for_its_translation_alone() {
    let of = |texts: &[(&str, &str)]| -> BTreeMap<String, Text> {
        let text = |text: &&str| Text { file: "x.ftl".to_owned(), text: (*text).to_owned() };
        texts.iter().map(|(id, said)| ((*id).to_owned(), text(said))).collect()
    };
    let own = of(&[("changed", "новое"), ("new", "иное"), ("same", "то же")]);
    let known = |id: &str, text: &str| (id.to_owned(), hash(text));
    let record = BTreeMap::from([known("changed", "old"), known("gone", "gone"), known("same", "same")]);
    let english = of(&[("changed", "new"), ("lacking", "lacking"), ("new", "other"), ("same", "same")]);
    let found = stale(&english, &own, &record);
    assert_eq!(found, [vec!["changed", "new"], vec!["gone"]]);
    let said = to_do(Language::Russian, &own, &found);
    assert!(
        said.contains("assets/locales/ru/x.ftl: changed: ") && said.contains("TEXTS_READ=\"ru changed new\""),
        "{said}"
    );
}
