//! The operators of the program-writing game: their numbers are explained wherever moves are read or written.

use zugzwang::{
    cli::sheet::{Sheet, SheetOrder},
    look::{glyphs::GlyphSet, language::Language},
    picture::{self, Format},
    play::board::Side,
    say,
};
use zugzwang_engine::games;

use super::{line_mode_in, look};
use crate::common::Arcade;

/// Returns the operators in a language, in full or in short.
fn operators(language: Language, attribute: &str) -> Vec<String> {
    let look = look(language);
    (1..=6).map(|number| say!(look, &format!("program-op-{number}{attribute}"))).collect()
}

/// Returns whether every operator follows its number in the text.
fn lists(text: &str, language: Language, attribute: &str, gap: &str) -> bool {
    (1..)
        .zip(operators(language, attribute))
        .all(|(number, operator)| text.contains(&format!("{number}{gap}{operator}")))
}

#[test]
fn line_mode_lists_them_with_the_rules() {
    for language in Language::ALL {
        let gap = if language == Language::Chinese { "：" } else { ": " };
        let opened = line_mode_in(language, &["program", "lines=2"], "");
        assert!(lists(&opened, language, "", gap), "{opened}");
        let again = line_mode_in(language, &["program", "lines=2"], "rules\n");
        let (_, rules) = again.split_once("> rules").expect("the listing reads back the same");
        assert!(lists(rules, language, "", gap), "{again}");
        let entries = |line: &&str| line.starts_with(|sign: char| sign.is_ascii_digit());
        assert_eq!(opened.lines().filter(entries).count(), 6, "{opened}");
    }
}

#[test]
fn the_screen_lists_them_in_the_form_and_beside_the_board() {
    for (width, height) in [(80, 24), (120, 40)] {
        for glyphs in GlyphSet::ALL {
            for language in Language::ALL {
                let size = ratatui::layout::Size::new(width, height);
                let mut arcade =
                    Arcade::in_language(language, size, glyphs).open("program", &[], &["0", "1"], Side::Both);
                assert!(lists(&arcade.screen(), language, "", "  "), "{}", arcade.screen());
                // A drawer leaves the board less height.
                arcade.press(if width == 80 { "w w" } else { "" });
                assert!(arcade.shows(" 10  "), "every line is visible\n{}", arcade.screen());
                arcade.press("n n");
                assert!(lists(&arcade.screen(), language, "", "  "), "{}", arcade.screen());
            }
        }
    }
}

#[test]
fn a_click_on_one_selects_it_and_a_second_one_plays_it() {
    let mut arcade = Arcade::plain().open("program", &[], &["0", "1"], Side::Both);
    let at = arcade.find("4  B := 1 - B");
    arcade.click(at.x, at.y);
    assert!(arcade.shows("▸█4  B := 1 - B") && arcade.shows("1██B := 1 - B"), "{}", arcade.screen());
    arcade.click(at.x, at.y);
    assert!(arcade.has_played("0 1 1:4"), "{}", arcade.screen());
}

#[test]
fn every_page_of_a_worksheet_with_such_a_position_lists_them() {
    for language in Language::ALL {
        let games = vec![games::find("program").expect("a known game")];
        let sheet = Sheet::new(SheetOrder {
            games: games.into_iter().map(Into::into).collect(),
            count: 9,
            seed: 3,
            grade: None,
            misere: true,
        })
        .expect("the puzzles exist");
        let pages = sheet.pages(&look(language));
        assert!(pages.len() > 3, "positions on several pages, and their answers");
        // The answers on later pages belong to the list on the first of them.
        let first_answer =
            pages.iter().position(|page| text(page).contains(&answers(language))).expect("there are answers");
        for page in &pages[..=first_answer] {
            assert!(lists(&text(page), language, "", "  "), "{}", text(page));
        }
    }
}

fn text(page: &ratatui::buffer::Buffer) -> String {
    picture::print(page, Format::Text)
}

fn answers(language: Language) -> String {
    say!(look(language), "sheet-answers", seed = 3_u64)
}
