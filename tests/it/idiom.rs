//! English texts have no turn of phrase that only a translation has.

use crate::common::sources::{files, read, root};

/// Phrases no native speaker writes, each with what to write instead. A `|` marks the end of a clause.
const PHRASES: [(&str, &str); 39] = [
    ("the mover", "the player to move"),
    ("who is to move", "the player to move"),
    ("who begins", "whoever goes first"),
    ("who errs", "whoever makes a mistake"),
    ("who moves loses", "whoever moves loses"),
    ("who cannot move", "whoever cannot move"),
    ("nobody who", "name the person"),
    ("the other|", "your opponent, or a noun"),
    ("the other takes", "your opponent takes"),
    ("the other has", "your opponent has"),
    ("the other begins", "your opponent goes first"),
    ("of one's own", "your own"),
    ("kept back", "hidden"),
    ("keeps back", "hides"),
    ("given back", "let you back in, or gave away"),
    ("gives back", "gives away"),
    ("gives every win back", "lets you back in"),
    ("let it go", "gave it away"),
    ("lets it go", "gives it away"),
    ("take back", "undo"),
    ("takes back", "undoes"),
    ("taken back", "undone"),
    ("takes it back", "undoes it"),
    ("looked at again", "reviewed"),
    ("look at again", "review"),
    ("prove it", "test yourself"),
    ("won running", "a run of wins"),
    ("wins running", "a run of wins"),
    ("would do, too", "would work too"),
    ("is looked for", "find"),
    ("is told", "is shown, or say it"),
    ("are told", "are shown"),
    ("as many as it may", "the most allowed"),
    ("there is to", "name the thing"),
    ("such that", "so that"),
    ("begins again", "starts over"),
    ("alike|", "equally, or the same"),
    ("where it is not said", "(default …)"),
    ("perfect player", "best play, or Sphinx"),
];

/// Words after `who` that make a question or a label of it, which may follow a colon.
const ASKED: [&str; 5] = ["who is winning", "who was winning", "who wins", "who can win", "who has what"];

/// Returns the lines of all English messages, each with the id of its message.
fn lines() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for file in files(&root().join("assets/locales/en"), ".ftl") {
        let text = read(&file);
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.trim_start().starts_with('#')) {
            if let Some((name, _)) =
                line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
            {
                name.clone_into(&mut id);
            }
            found.push((id.clone(), line.to_lowercase()));
        }
    }
    found
}

/// Returns whether a line has a phrase as whole words.
fn has(line: &str, phrase: &str) -> bool {
    let (words, ends) = phrase.strip_suffix('|').map_or((phrase, false), |words| (words, true));
    line.match_indices(words).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + words.len()..].chars().next();
        let apart = |next: Option<char>| !next.is_some_and(|next| next.is_alphanumeric() || next == '-');
        let closed = after.is_none_or(|next| ".,;:?".contains(next));
        // "What they take from one, take from the other" names both.
        let paired = ends && ["one", "two", "half", "halves"].iter().any(|pair| has(&line[..at], pair));
        apart(before) && apart(after) && (!ends || closed && !paired)
    })
}

/// Returns whether `who` begins a clause after a colon or semicolon without being a question.
fn has_bare_who(line: &str) -> bool {
    let begins = |mark: &str| {
        line.match_indices(mark).any(|(at, _)| {
            let clause = &line[at + 2..];
            !ASKED.iter().any(|asked| clause.starts_with(asked))
                && !clause.split(['.', ';']).next().unwrap_or_default().contains('?')
        })
    };
    begins("; who ") || begins(": who ")
}

#[test]
fn no_english_text_reads_as_translated() {
    let lines = lines();
    assert!(lines.len() > 4000, "{}", lines.len());
    let mut found = Vec::new();
    for (id, line) in &lines {
        let said = PHRASES.iter().filter(|(phrase, _)| has(line, phrase));
        found.extend(said.map(|(phrase, instead)| format!("{id}: “{phrase}”: {instead}")));
        if has_bare_who(line) {
            found.push(format!("{id}: a bare “who”: whoever"));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_phrase_is_found_as_whole_words() {
    assert!(has("leave it to the other.", "the other|") && !has("leave the other heap.", "the other|"));
    assert!(has("undo what was taken back", "taken back") && !has("untaken backs", "taken back"));
    assert!(has_bare_who("take coins; who takes the last wins.") && has_bare_who("    [0] lost: who moves loses"));
    assert!(!has_bare_who("o: who is winning") && !has_bare_who("think: who would win?"));
}
