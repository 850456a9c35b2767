//! The projector: every game on offer can be read from the back row.

use crate::common::{Arcade, Folder, counts::nightly, turns::Turns};
use ratatui::{layout::Size, style::Modifier};
use zugzwang::{
    look::{glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{board::Side, boards},
};

/// A projector of 1920×1080 at its coarsest, and a large window.
const SIZES: [Size; 2] = [Size::new(80, 24), Size::new(200, 60)];
/// Maximum number of lines told at once.
const MOST: usize = 8;

/// The widest setups the form accepts, of games whose boards and figures grow with their numbers.
const WIDE: [(&str, &[&str]); 9] = [
    ("subtraction", &["c=1000000000000000000", "m=999999999999"]),
    ("nim", &["heaps=1000000000000000000,999999999999999999,1,2,3,4,5,6,7,1000000"]),
    ("moore", &["heaps=1000000000000000000,999999999999999999,1,2,3,4,5,6,7,1000000", "k=4"]),
    ("king", &["m=20", "n=20"]),
    ("wythoff", &["row=999999999999999999", "col=1000000000000000000", "last=loses"]),
    ("coin-piles", &["piles=10000000,9999999,1234567,7,8,9,10,11,12,13", "set=3,8,17"]),
    ("northcott", &["tracks=10", "cells=40"]),
    ("hackenbush", &["stalks=bbbbbbbbbbbbrbrbrbrbrbrbrbrbrbrb,rbrbrbrbrbrb,b,r,g,ggggggggg,br,rb,bbbbbbbb,rrrrrrrr"]),
    ("staircase", &["steps=1000000000000000000,999999999999999999,1,2,3,4,5,6,7,1000000"]),
];

/// Returns every game in every setup offered, and in the widest ones.
fn setups() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    let offered = boards::ALL.iter().flat_map(|entry| {
        let presets = entry.game.presets.iter().map(|preset| preset.words);
        std::iter::once(&[][..]).chain(presets).map(|words| (entry.game.id, words))
    });
    offered.chain(WIDE)
}

/// Returns the default setups and the wide ones, at night all.
fn some_setups() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    setups().filter(|setup| setup.1.is_empty() || WIDE.contains(setup) || nightly(false, true))
}

fn projected(game: &str, words: &[&str], size: Size) -> Arcade {
    let mut arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode).open(game, words, &[], Side::Both);
    arcade.press("P");
    // What the key has told makes room for the move under the cursor.
    arcade.press("w w");
    arcade
}

/// Returns whether a line says who wins.
fn is_verdict(line: &str) -> bool {
    [" ✓ ", " ✗ ", " = ", " ? "].iter().any(|sign| line.starts_with(sign))
}

/// Returns the text below board and figure, from the verdict on, without the lines for the move and the keys.
fn explanation(arcade: &Arcade) -> Vec<String> {
    let screen = arcade.screen();
    let lines: Vec<&str> = screen.lines().collect();
    let from = lines.iter().position(|line| is_verdict(line)).unwrap_or_else(|| panic!("no verdict:\n{screen}"));
    let told = lines[from..lines.len() - 2].iter().map(|line| line.trim().to_owned());
    // The line for a long move goes on in the next one.
    told.take_while(|line| !line.starts_with("First's turn.  ")).filter(|line| !line.is_empty()).collect()
}

/// Returns the same lines of a further page, without the empty ones at its end.
fn page(arcade: &Arcade) -> Vec<String> {
    let board = arcade.board().expect("there is a board");
    let screen = arcade.screen();
    let lines: Vec<&str> = screen.lines().collect();
    let lines = &lines[usize::from(board.bottom()) + 1..lines.len() - 2];
    lines.iter().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// Returns whether an ellipsis stands for text that did not fit, as opposed to terms left out of a sum.
fn is_cut(line: &str) -> bool {
    line.replace("= … +", "").contains('…')
}

#[test]
fn at_most_eight_lines_are_told_and_no_sentence_is_cut() {
    // Each setup is shown at one of the sizes, and both in turn.
    let mut sizes = Turns::of(1, SIZES);
    for (game, words) in setups() {
        for size in sizes.round() {
            let mut arcade = projected(game, words, size);
            let mut told = explanation(&arcade);
            assert!(told.len() > 1, "{game} {words:?} {size:?}:\n{}", arcade.screen());
            // The reason for ten heaps of a quintillion has many pages.
            for _ in 0..64 {
                assert!((1..=MOST).contains(&told.len()), "{game} {words:?} {size:?}:\n{}", arcade.screen());
                // What a page has no room for is on the next one.
                let Some(last) = told.pop().filter(|line| line.ends_with(" …")) else { break };
                assert!(
                    !told.iter().any(|line| is_cut(line)),
                    "{game} {words:?} {size:?} {last}:\n{}",
                    arcade.screen()
                );
                arcade.press(".");
                told = page(&arcade);
            }
            assert!(!told.iter().any(|line| is_cut(line)), "{game} {words:?} {size:?}:\n{}", arcade.screen());
        }
    }
}

#[test]
fn nothing_is_dim_in_any_theme() {
    for (game, words) in some_setups() {
        let mut arcade = projected(game, words, SIZES[0]);
        for keys in ["", "e", "e Tab", "Tab t", "t", "t", "t"] {
            arcade.press(keys);
            let buf = arcade.buffer();
            let dim = buf.content.iter().find(|cell| cell.modifier.contains(Modifier::DIM));
            assert_eq!(dim, None, "{game} {words:?} {:?}:\n{}", arcade.app.look().theme_name(), arcade.screen());
        }
    }
}

#[test]
fn the_proof_and_the_list_look_right_on_a_projector() {
    for (game, words) in some_setups() {
        // Offered setups at the coarsest size; wide ones only in a large window.
        let sizes = if WIDE.contains(&(game, words)) { nightly(&SIZES[1..], &SIZES[..]) } else { &SIZES[..1] };
        for size in sizes.iter().copied() {
            let mut arcade = projected(game, words, size);
            arcade.open_proof();
            let screen = arcade.screen();
            assert!(!screen.contains("╭ "), "there are frames:\n{screen}");
            let heading = ["Every move fails", "Play this", "No move wins", "These are the best replies"];
            let is_proved = heading.iter().any(|words| screen.contains(words));
            assert!(is_proved && arcade.board().is_some(), "{game} {words:?} {size:?}: no proof:\n{screen}");
            arcade.press("e Tab");
            let screen = arcade.screen();
            assert!(!screen.contains("╭ ") && arcade.board().is_some(), "there are frames:\n{screen}");
            let listed = ["of all ", " moves looked at", "of a sample of ", "of the only ", " stretches", " stretch,"];
            let listed = listed.iter().any(|count| screen.contains(count));
            assert!(listed, "{game} {words:?} {size:?}: no list:\n{screen}");
        }
    }
}

#[test]
fn the_proof_on_a_projector_says_which_move_the_board_shows_in_every_language() {
    for language in Language::ALL {
        let arcade = Arcade::in_language(language, SIZES[0], GlyphSet::Unicode);
        let mut arcade = arcade.open("nim", &["heaps=1000000000000,1000000000000"], &[], Side::Both);
        arcade.press("P e");
        for _ in 0..8 {
            if !arcade.screen().contains("256") {
                arcade.press("Space");
            }
        }
        arcade.press(".");
        let screen = arcade.screen();
        let below = usize::from(arcade.board().expect("there is a board").bottom()) + 1;
        let line = screen.lines().skip(below).find(|line| line.contains("256"));
        assert!(line.is_some_and(|line| line.contains('2') && !line.contains('…')), "{language:?}:\n{screen}");
    }
}

#[test]
fn each_key_press_opens_or_closes_the_figure_and_the_sentences_stay() {
    const TOLD: [&str; 3] = ["nim-sum 10", "Odd columns", "loses in"];
    for size in SIZES {
        let mut arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode).worked_example();
        arcade.press("P Up");
        let beside = arcade.board().expect("there is a board");
        for is_open in [true, false, true, false] {
            for words in TOLD {
                assert!(arcade.shows(words), "{words}:\n{}", arcade.screen());
            }
            assert_eq!(arcade.board() == Some(beside), is_open, "{}", arcade.screen());
            arcade.press("w");
        }
    }
}

#[test]
fn where_board_and_reason_do_not_both_fit_the_reason_is_shown_alone() {
    let mut arcade = Arcade::sized(120, 40).worked_example();
    arcade.press("P");
    arcade.resize(60, 20);
    assert!(!arcade.shows(" Why") && arcade.board().is_some(), "{}", arcade.screen());
    arcade.press("w");
    assert!(arcade.shows(" Why") && arcade.shows("nim-sum") && arcade.board().is_none(), "{}", arcade.screen());
}

/// Returns the line above the keys, and this many above it.
fn last_lines(arcade: &Arcade, more: usize) -> Vec<String> {
    let screen = arcade.screen();
    let lines: Vec<&str> = screen.lines().collect();
    lines[lines.len() - 2 - more..lines.len() - 1].iter().map(|line| line.trim().to_owned()).collect()
}

/// Returns the screen without the lines of text.
fn without_text(arcade: &Arcade) -> Vec<String> {
    arcade.screen().lines().take(12).map(ToOwned::to_owned).collect()
}

#[test]
fn a_typed_move_is_shown_above_the_explanation() {
    for size in SIZES {
        let mut arcade = Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode).worked_example();
        arcade.press("P Up");
        let board = without_text(&arcade);
        arcade.press(":");
        let [typed, form] = &last_lines(&arcade, 1)[..] else { panic!("two lines") };
        assert!(typed.starts_with("Move:") && form.contains("heap"), "{}", arcade.screen());
        arcade.press("9 : 9");
        assert!(last_lines(&arcade, 0)[0].starts_with("Move: 9:9  "), "{}", arcade.screen());
        arcade.press("Enter");
        let [typed, refused] = &last_lines(&arcade, 1)[..] else { panic!("two lines") };
        assert!(typed.starts_with("Move: 9:9  ") && refused.contains('9'), "to be corrected:\n{}", arcade.screen());
        assert_eq!(without_text(&arcade), board, "the board does not move");
    }
}

#[test]
fn the_name_prompt_is_visible_with_its_question() {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder).worked_example();
    arcade.press("P Enter b");
    let [name, question] = &last_lines(&arcade, 1)[..] else { panic!("two lines") };
    assert!(name.starts_with("Name:") && name.contains("nim"), "{}", arcade.screen());
    assert!(question.contains("Enter"), "{}", arcade.screen());
}

#[test]
fn the_first_page_of_the_worked_example_has_the_move() {
    let arcade = projected("nim", &["heaps=18,8,14,9,23"], SIZES[0]);
    assert!(arcade.shows("leave 2 of 8, take 6"), "{}", arcade.screen());
}

#[test]
fn no_game_on_a_projector_uses_characters_that_many_fonts_lack() {
    // Sextants and octants.
    let is_rare = |sign: char| matches!(sign, '\u{1fb00}'..='\u{1fbff}' | '\u{1cd00}'..='\u{1ceaf}');
    for entry in boards::ALL {
        for size in SIZES {
            let mut arcade =
                Arcade::new(size, ThemeName::Ansi, GlyphSet::Unicode).open(entry.game.id, &[], &[], Side::Both);
            arcade.press("P i");
            let screen = arcade.screen();
            assert!(!screen.contains(is_rare), "{} at {size}:\n{screen}", entry.game.id);
            assert!(!screen.is_empty());
        }
    }
}
