//! Nouns beside a number are in the form that the number asks for.

use std::collections::BTreeSet;

use zugzwang::look::language::Language;

use super::messages::all;

/// Arguments that name a thing, so that the word behind them is not counted.
const NAMES: [&str; 6] = ["part", "pile", "piece", "size", "at", "to"];

/// Arguments of single texts that are not counts, either.
const NOT_COUNTS: [(&str, &str); 4] = [
    // A fraction of a move.
    ("halves-moves", "number"),
    ("picture-why-golden-then", "rest"),
    ("picture-why-golden-lost", "left"),
    // A sign of a legend.
    ("plain-why-score-legend", "here"),
];

/// Counts that are never 1, where a language has no other forms. The same goes for texts whose name ends in `-many`.
const NEVER_ONE: [(&str, &str); 11] = [
    ("holds-golden-leave", "times"),
    // A single coin without a partner gets one.
    ("holds-mirror-silent", "alone"),
    ("plain-holds-mirror-silent", "alone"),
    ("why-mirror-silent", "alone"),
    ("plain-why-mirror-silent", "alone"),
    // Even numbers.
    ("plain-holds-retrograde-lost", "plies"),
    ("plain-why-last-word-lost", "left"),
    ("why-last-word-parity", "lines"),
    // Some are right, and some are not.
    ("plain-why-retrograde-counts", "all"),
    ("puzzle-right", "legal"),
    // Too many to be listed.
    ("plain-why-set-keep", "count"),
];

#[test]
fn a_number_beside_a_noun_selects_its_form() {
    for language in [Language::Russian, Language::Bulgarian] {
        let messages = all(language);
        let counted: BTreeSet<&String> = messages.values().flat_map(|message| &message.counted).collect();
        assert!(counted.len() > 30, "{language:?}: {counted:?}");
        let mut stiff = Vec::new();
        for (key, message) in &messages {
            for (argument, word) in message.beside.iter().filter(|(_, word)| counted.contains(word)) {
                let pair = (key.as_str(), argument.as_str());
                // A limit is always the same number, and what is beyond one is many.
                let is_limit = argument == "most" || pair == ("error-map-large", "positions");
                let is_many = key.ends_with("-many") || NEVER_ONE.contains(&pair);
                let is_fixed = is_limit || language == Language::Bulgarian && is_many;
                if !is_fixed && !NAMES.contains(&argument.as_str()) && !NOT_COUNTS.contains(&pair) {
                    stiff.push(format!("{key}: {{ ${argument} }} {word}"));
                }
            }
        }
        assert!(stiff.is_empty(), "{language:?} has one form for every number in {stiff:#?}");
    }
}
