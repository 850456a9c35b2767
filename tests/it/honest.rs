//! Nothing false is said: about ties, samples of places, games without moves, and in details.

mod keys;
mod operators;
mod rooms;
mod small;
mod table;

use crate::common::{Arcade, Folder, assert_shows, binary::run_with_input, settle};
use ratatui::layout::Size;
use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{
        board::{Lines, Player, Side},
        boards,
        table::Table,
    },
    say,
};

fn look(language: Language) -> Look {
    Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language)
}

/// Returns the program's output in a language for these arguments and lines of input.
fn output_in(language: Language, words: &[&str], lines: &str) -> String {
    let args = [words, &["--lang", language.tag()]].concat();
    let (output, _) = run_with_input(&args, lines.to_owned());
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Returns the output of line mode in a language.
fn line_mode_in(language: Language, words: &[&str], lines: &str) -> String {
    let folder = Folder::new();
    let data = folder.path().to_string_lossy().into_owned();
    output_in(language, &[&["play", "--plain", "--data", &data], words].concat(), lines)
}

/// Opens a game and answers all its questions.
fn opened(game: &str, words: &[&str], moves: &[&str], side: Side) -> Table {
    let entry = boards::find(game).expect("a known game");
    let mut table = entry.open(words, moves, side).unwrap_or_else(|error| panic!("{game} {words:?}: {error}"));
    settle(&mut table);
    table
}

/// Returns the text of a screen without frames, with its lines joined by spaces.
fn flat(screen: &str) -> String {
    screen.split(['│', '\n']).flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_program_goes_first_in_a_tie_and_does_not_call_it_lost() {
    for (game, words) in [("gold", "prices=1,1,1,1"), ("both-ends", "numbers=0,0"), ("both-ends", "numbers=-1")] {
        let table = opened(game, &[words], &[], Side::Choose);
        // With -1 alone, whoever has to take it loses.
        let tied = words != "numbers=-1";
        assert_eq!(table.seats().expect("a seat is chosen")[0] == Player::Person, !tied, "{game} {words}");
        assert_eq!(table.plies(), usize::from(tied), "{game} {words}");
        for language in Language::ALL {
            let look = look(language);
            let lines = line_mode_in(language, &[game, words, "--you", "choose"], "");
            let lost = say!(look, "status-chose-second", outcome = "loss");
            assert_eq!(lines.contains(&lost), !tied, "{lines}");
            assert_eq!(lines.contains(&say!(look, "plain-began", outcome = "draw")), tied, "{lines}");
            let remark = table.remark(&look, true).expect("it is mentioned");
            assert_eq!(remark == lost, !tied, "{remark}");
        }
    }
    let arcade = Arcade::sized(120, 40).open("gold", &["prices=1,1,1,1"], &[], Side::Choose);
    assert_shows(&arcade, &["Going first is safe"]);
    assert!(!flat(&arcade.screen()).contains("loses here"), "{}", arcade.screen());
}

#[test]
fn who_goes_first_is_not_mentioned_for_a_game_already_under_way() {
    for words in [["heaps=3,4,5", "1:2"], ["heaps=3,4,5", "1:1"]] {
        let table = opened("nim", &words[..1], &words[1..], Side::Choose);
        let remark = table.remark(&look(Language::English), true);
        assert_eq!(
            remark.filter(|told| told.contains("Going first") || told.contains("You go first")),
            None,
            "{words:?}"
        );
    }
}

/// Setups without moves.
const STUCK: [(&str, &[&str]); 7] = [
    ("matches", &["row=1001", "k=2"]),
    ("matches", &["n=3", "k=5"]),
    ("strip", &["row=000"]),
    ("northcott", &["tracks=1", "cells=2"]),
    ("coins", &["x=1", "set=2"]),
    ("coin-piles", &["piles=1,1", "set=2"]),
    ("hackenbush", &["stalks=rr,r"]),
];

#[test]
fn no_last_move_is_mentioned_where_there_was_none() {
    for (game, words) in STUCK {
        for language in Language::ALL {
            let look = look(language);
            let (made, none) = (say!(look, "why-over-wins"), say!(look, "why-over-none"));
            // The games of taking from a set say which sizes do not fit.
            let wanted = if game.starts_with("coin") { String::new() } else { none };
            let words = [&[game], words].concat();
            let panel = opened(game, &words[1..], &[], Side::Both);
            let panel = panel
                .lines(Lines::Why, &look, Size::new(200, 40))
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" ");
            let solved = output_in(language, &[&["solve"], words.as_slice()].concat(), "");
            for text in [panel, solved, line_mode_in(language, &words, "why\n")] {
                assert!(!text.contains(&made) && text.contains(&wanted), "{words:?}: {text}");
            }
        }
    }
    let played = output_in(Language::English, &["solve", "matches", "n=2", "k=2", "--moves", "1"], "");
    assert!(played.contains("The winner made the last move."), "{played}");
    let solved = output_in(Language::English, &["solve", "matches", "n=3", "k=5"], "");
    assert!(solved.contains("Second won.\nFirst has no move, so Second wins at once."), "{solved}");
}
