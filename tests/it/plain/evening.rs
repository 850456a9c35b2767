//! Every game from its beginning to its end, and what may stand in what is said.

use std::thread;

use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{boards, request::Request},
    words::numbers::clear,
};

use crate::common::{Folder, binary};

/// What the program said.
pub(crate) struct Said {
    pub(crate) out: String,
    pub(crate) error: String,
    pub(crate) code: Option<i32>,
}

/// What is said to these lines, where nothing is kept.
pub(crate) fn said(words: &[&str], lines: &str) -> Said {
    said_at(&Folder::new(), words, lines)
}

/// What is said to these lines in the words of the theory, with this folder for what is kept.
pub(crate) fn said_at(folder: &Folder, words: &[&str], lines: &str) -> Said {
    let data = folder.path().to_string_lossy().into_owned();
    let args = [&["play", "--plain", "--level", "notation", "--data", &data], words].concat();
    let (output, _) = binary::put(&args, lines.to_owned());
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    Said { out: text(output.stdout), error: text(output.stderr), code: output.status.code() }
}

/// The moves of a game that two perfect players play to its end.
fn perfect_game(id: &str) -> Vec<String> {
    let mut request = Request { game: id.to_owned(), ..Request::default() };
    let mut moves: Vec<String> = Vec::new();
    while let Some(best) = request.answer().expect("it is answered").suggested_move {
        moves.push(best);
        request.moves = moves.join(" ");
    }
    moves
}

/// Whether a sign is one that a screen reader would spell out, a drawing or an escape code.
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
        let Said { out, error, code } = said(&[id], &format!("{lines}why\nquit\n"));
        assert_eq!(code, Some(0), "{id}: {error}");
        let mut rest = out.as_str();
        for (number, mv) in moves.iter().enumerate() {
            let who = if number % 2 == 0 { "You" } else { "Perfect" };
            let told = format!("\n{who}: {}, ", clear(mv, &look));
            let at = rest.find(&told).unwrap_or_else(|| panic!("{id}: {told:?} is not said in\n{rest}"));
            rest = &rest[at + told.len()..];
        }
        assert!(rest.contains("The game is over: new begins another"), "{id}: {rest}");
        assert!(!out.contains("is neither a move") && !out.contains("is not played"), "{id}: {out}");
        assert!(!out.contains(is_drawing), "{id}: {out}");
    };
    // Side by side, as far as the machine goes.
    thread::scope(|scope| {
        for entries in boards::ALL.chunks(boards::ALL.len().div_ceil(4)) {
            scope.spawn(move || entries.iter().for_each(|entry| play(entry.game.id)));
        }
    });
}

#[test]
fn with_ascii_every_game_is_said_in_ascii() {
    for entry in boards::ALL {
        let out = said(&[entry.game.id, "--ascii"], "why\nmoves\nhelp\n").out;
        assert!(out.is_ascii(), "{}: {:?}", entry.game.id, out.chars().filter(|c| !c.is_ascii()).collect::<String>());
    }
}

#[test]
fn every_game_is_said_in_every_language() {
    for language in Language::ALL {
        for entry in boards::ALL {
            let out = said(&[entry.game.id, "--lang", language.tag()], "").out;
            // A text that is missing would be its own name.
            assert!(!out.contains("recite-") && !out.contains("plain-"), "{language:?} {}: {out}", entry.game.id);
            assert!(language == Language::English || !out.contains("Your turn"), "{language:?}: {out}");
        }
    }
}
