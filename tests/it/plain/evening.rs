//! Every game from beginning to end in line mode, and the characters its output may contain.

use std::thread;

use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{boards, request::Request},
    words::numbers::clear,
};

use crate::common::{Folder, binary};

/// The output of the program.
pub(crate) struct Said {
    pub(crate) out: String,
    pub(crate) error: String,
    pub(crate) code: Option<i32>,
}

/// Returns the output for these lines, with nothing saved.
pub(crate) fn output(words: &[&str], lines: &str) -> Said {
    output_at(&Folder::new(), words, lines)
}

/// Returns the output for these lines in the notation of the theory, with this folder for saves.
pub(crate) fn output_at(folder: &Folder, words: &[&str], lines: &str) -> Said {
    let data = folder.path().to_string_lossy().into_owned();
    let args = [&["play", "--plain", "--level", "notation", "--data", &data], words].concat();
    let (output, _) = binary::run_with_input(&args, lines.to_owned());
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    Said { out: text(output.stdout), error: text(output.stderr), code: output.status.code() }
}

/// Returns the moves of a game between two perfect players.
fn perfect_game(id: &str) -> Vec<String> {
    let mut request = Request { game: id.to_owned(), ..Request::default() };
    let mut moves: Vec<String> = Vec::new();
    while let Some(best) = request.answer().expect("it has an answer").suggested_move {
        moves.push(best);
        request.moves = moves.join(" ");
    }
    moves
}

/// Returns whether a screen reader would spell out this character, a drawing or an escape code.
fn is_drawing(sign: char) -> bool {
    (sign.is_control() && sign != '\n')
        || ('\u{2500}'..='\u{259f}').contains(&sign)
        || ('\u{2800}'..='\u{28ff}').contains(&sign)
}

#[test]
fn every_game_is_played_to_its_end_by_its_best_moves() {
    let play = |id: &'static str| {
        let (moves, look) = (perfect_game(id), Look::new(ThemeName::Mono, GlyphSet::Unicode));
        let own: Vec<&String> = moves.iter().step_by(2).collect();
        let lines: String = own.iter().map(|mv| format!("why\nmoves\n{mv}\n")).collect();
        let Said { out, error, code } = output(&[id], &format!("{lines}why\nquit\n"));
        assert_eq!(code, Some(0), "{id}: {error}");
        let mut lines = out.lines();
        for (number, mv) in moves.iter().enumerate() {
            let who = if number % 2 == 0 { "You " } else { "Sphinx " };
            let notation = clear(mv, &look);
            let words = |line: &str| {
                let said = line.strip_prefix(who)?.strip_suffix('.')?;
                let named = said.split([' ', ',']).any(|word| word == notation);
                named.then_some(said).or_else(|| said.strip_suffix(&format!(" ({notation})"))).map(ToOwned::to_owned)
            };
            let told = lines.find_map(words).unwrap_or_default();
            assert!(!told.is_empty(), "{id}: {who:?} with {notation:?} is missing or not in order in\n{out}");
        }
        let is_over = lines.any(|line| line.contains("The game is over. Type new for another game"));
        assert!(is_over, "{id}: {out}");
        assert!(!out.contains("is neither a move") && !out.contains("was not played"), "{id}: {out}");
        assert!(!out.contains(is_drawing), "{id}: {out}");
    };
    // In parallel, as far as the machine allows.
    thread::scope(|scope| {
        for entries in boards::ALL.chunks(boards::ALL.len().div_ceil(4)) {
            scope.spawn(move || entries.iter().for_each(|entry| play(entry.game.id)));
        }
    });
}

#[test]
fn with_ascii_every_game_is_printed_in_ascii() {
    for entry in boards::ALL {
        let out = output(&[entry.game.id, "--ascii"], "why\nmoves\nhelp\n").out;
        assert!(out.is_ascii(), "{}: {:?}", entry.game.id, out.chars().filter(|c| !c.is_ascii()).collect::<String>());
    }
}

#[test]
fn every_game_is_translated_into_every_language() {
    for language in Language::ALL {
        for entry in boards::ALL {
            let out = output(&[entry.game.id, "--lang", language.tag()], "").out;
            // A missing text would appear as its key.
            assert!(!out.contains("recite-") && !out.contains("plain-"), "{language:?} {}: {out}", entry.game.id);
            assert!(language == Language::English || !out.contains("Your turn"), "{language:?}: {out}");
        }
    }
}
