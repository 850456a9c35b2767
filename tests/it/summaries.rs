//! The first word of a doc comment says what the item is or does.

use crate::common::sources::{files, read, root, without_tests};

/// Words no summary begins with: readers look for a noun or a verb. "Whether" is the usual first word for a boolean.
const QUESTIONS: [&str; 7] = ["What", "Who", "Whose", "How", "Which", "Where", "When"];

/// Returns the first line of every doc comment outside tests.
fn summaries(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = without_tests(text).lines().map(str::trim_start).collect();
    let before = std::iter::once("").chain(lines.iter().copied());
    let first = before.zip(&lines).filter(|(before, _)| !before.starts_with("///"));
    first.filter_map(|(_, line)| line.strip_prefix("/// ")).collect()
}

#[test]
fn a_summary_begins_with_a_noun_or_a_verb() {
    let (mut seen, mut asking) = (0, Vec::new());
    for file in ["build", "src", "engine/src"].into_iter().flat_map(|folder| files(&root().join(folder), ".rs")) {
        // Nobody looks up items in a module of tests.
        if file.file_stem().is_some_and(|stem| stem == "tests" || stem == "sample") {
            continue;
        }
        let text = read(&file);
        let all = summaries(&text);
        seen += all.len();
        let begins = |line: &&&str| QUESTIONS.contains(&line.split(' ').next().unwrap_or_default());
        asking.extend(all.iter().filter(begins).map(|line| format!("{}: {line}", file.display())));
    }
    assert!(seen > 4000, "{seen}");
    assert!(asking.is_empty(), "{asking:#?}");
}
