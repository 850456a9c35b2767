//! Every argument passed to a message is used by its text, so that nothing is computed in vain.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use zugzwang::look::language::Language;

use crate::common::sources::{files, root, without_tests};
use crate::languages::messages::{Message, all};

/// Splits the arguments of a macro call at its commas, starting after the parenthesis.
fn parts(call: &str) -> Vec<String> {
    let (mut parts, mut depth, mut quoted, mut escaped) = (vec![String::new()], 0, false, false);
    for sign in call.chars() {
        let opens = !quoted && matches!(sign, '(' | '[' | '{');
        let closes = !quoted && matches!(sign, ')' | ']' | '}');
        if closes && depth == 0 {
            break;
        }
        depth = depth + usize::from(opens) - usize::from(closes);
        quoted ^= sign == '"' && !escaped;
        escaped = sign == '\\' && !escaped;
        if sign == ',' && depth == 0 && !quoted {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(sign);
        }
    }
    parts
}

/// The name of an argument: `take = keep.take`, or `take` alone.
fn name(part: &str) -> Option<String> {
    let name = part.split(" = ").next()?.trim();
    (!name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')).then(|| name.to_owned())
}

/// Returns the arguments used by a message and by the messages it refers to.
fn used(key: &str, messages: &BTreeMap<String, Message>) -> BTreeSet<String> {
    let Some(message) = messages.get(key) else { return BTreeSet::new() };
    let inner = message.messages.iter().flat_map(|key| used(key, messages));
    message.arguments.iter().cloned().chain(inner).collect()
}

/// Returns the program's own source files in a folder, without their tests.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let own = files(folder, ".rs").into_iter().filter(|path| !path.ends_with("tests.rs"));
    let read = |path: PathBuf| {
        let source = fs::read_to_string(&path).expect("a file");
        (path.display().to_string(), without_tests(&source).to_owned())
    };
    own.map(read).collect()
}

#[test]
fn every_argument_is_used_by_a_text() {
    let messages = all(Language::English);
    let (mut calls, mut unknown, mut idle) = (0, 0, Vec::new());
    for (file, source) in sources(&root().join("src")) {
        for (call, first) in [("beat!(", 0), ("say!(", 1)] {
            let has_names = |parts: &Vec<String>| parts.iter().skip(first + 1).any(|part| name(part).is_some());
            for parts in source.split(call).skip(1).map(parts).filter(has_names) {
                let Some(keys) = parts.get(first) else { continue };
                let keys = keys.split('"').skip(1).step_by(2);
                let levels = keys.flat_map(|key| ["", "plain-", "picture-"].map(|level| format!("{level}{key}")));
                let known: Vec<String> = levels.filter(|key| messages.contains_key(key)).collect();
                // The key is computed, so the source does not tell which texts it names.
                if known.is_empty() {
                    unknown += 1;
                    continue;
                }
                calls += 1;
                let used: BTreeSet<String> = known.iter().flat_map(|key| used(key, &messages)).collect();
                let names = parts.iter().skip(first + 1).filter_map(|part| name(part));
                idle.extend(names.filter(|name| !used.contains(name)).map(|name| format!("{file}: {known:?} {name}")));
            }
        }
    }
    assert!(idle.is_empty(), "no text uses {idle:#?}");
    assert!(calls > 900 && unknown < 60, "{calls} calls are read, {unknown} cannot be resolved");
}
