//! Details that used to be misread.

use ratatui::layout::Size;
use zugzwang::{
    cli::sheet::{Sheet, SheetOrder},
    look::{glyphs::GlyphSet, language::Language},
    play::{
        board::{Side, Tale},
        boards,
    },
    say,
};
use zugzwang_engine::games;

use super::{line_mode_in, look, opened, output_in};
use crate::common::{Arcade, counts::nightly};

#[test]
fn a_heading_never_ends_in_a_bare_symbol() {
    // Some widths in each language, and all of them in turn.
    let each = nightly(Language::ALL.len(), 1);
    for (at, language) in Language::ALL.into_iter().enumerate() {
        for game in ["table", "nim", "program"] {
            let mut arcade =
                Arcade::in_language(language, Size::new(80, 24), GlyphSet::Unicode).open(game, &[], &[], Side::First);
            if game == "table" {
                arcade.press("Enter");
            }
            for width in (44..130).skip(at % each).step_by(each) {
                arcade.resize(width, 24);
                let screen = arcade.screen();
                let head = screen.lines().next().expect("a heading").replace('…', " ");
                assert!(!head.contains("›  ") && !head.trim_end().ends_with('›'), "{width}: {head}");
            }
        }
    }
}

/// A move in words begins with a lower-case letter, so no sentence may begin with it. It may follow a symbol or name a
/// command, and in a review it is the sentence. In the past tense it follows the name of the player.
#[test]
fn no_sentence_begins_with_a_move() {
    const LABELS: [&str; 6] = ["form-choice", "pick", "plain-help", "review-solved", "review-wrong", "pick-over"];
    const MORE: [&str; 5] = ["pick-score", "pick-refuted", "review-wrong-score", "plain-moved", "    .past"];
    // Chinese has no capitals.
    for language in Language::ALL.into_iter().filter(|language| *language != Language::Chinese) {
        let messages = language.texts().0.lines().filter_map(|line| line.split_once(" = "));
        let begun = messages.filter(|(_, text)| text.starts_with("{ $words }")).map(|(id, _)| id);
        let strange: Vec<&str> = begun.filter(|id| !LABELS.contains(id) && !MORE.contains(id)).collect();
        assert!(strange.is_empty(), "{language:?}: {strange:?}");
    }
}

#[test]
fn the_counters_of_a_lesson_do_not_pass_the_end() {
    for language in Language::ALL {
        let told = say!(look(language), "lesson-moves", moves = 6_u64, par = 5_u64);
        assert!(told.contains('6') && told.contains('5'), "{told}");
        for of in ["6 of 5", "6 из 5", "6 от 5", "6 / 5"] {
            assert!(!told.contains(of), "{told}");
        }
    }
}

#[test]
fn the_effect_of_the_last_move_is_said_in_words() {
    let games = boards::ALL.iter().filter(|entry| entry.game.fields.iter().any(|field| field.name == "last"));
    for entry in games {
        let id = entry.game.id;
        for (last, language) in
            ["wins", "loses"].into_iter().flat_map(|last| Language::ALL.map(|language| (last, language)))
        {
            let (typed, words) = (format!("last={last}"), say!(look(language), &format!("said-last-{last}")));
            let solved = output_in(language, &["solve", id, &typed], "");
            let head = solved.lines().next().expect("a line");
            assert!(head.contains(&words) && !head.contains("last="), "{head}");
            let fixed = line_mode_in(language, &[id, &typed], "").replace(&format!("{id} "), "");
            let fixed: Vec<&str> = fixed.lines().take_while(|line| !line.starts_with('>')).collect();
            assert!(fixed.iter().any(|line| line.contains(&words)), "{fixed:?}");
            assert!(fixed.iter().all(|line| !line.contains("last=")), "{fixed:?}");
            for projected in [false, true] {
                let mut arcade = Arcade::in_language(language, Size::new(120, 40), GlyphSet::Unicode).open(
                    id,
                    &[&typed],
                    &[],
                    Side::Both,
                );
                arcade.press(if projected { "P" } else { "" });
                // The rule above the board says it, if there is room.
                let setup = games::find(id).and_then(|game| game.open(&[typed.as_str()]).ok()).expect("a valid setup");
                let ruled = zugzwang::words::rule(id, setup.setup(), &look(language));
                let whole = |text: &str| text.split_whitespace().collect::<String>();
                let is_said = arcade.shows(&words) || whole(&arcade.screen()).contains(&whole(&ruled));
                assert!(is_said && !arcade.shows("last="), "{}", arcade.screen());
                arcade.press("i Enter v");
                assert!(!arcade.shows("last="), "{}", arcade.screen());
            }
        }
    }
    let sheet = Sheet::new(SheetOrder {
        games: vec![games::find("nim").expect("a known game").into()],
        count: 8,
        seed: 5,
        grade: None,
        misere: true,
    });
    for page in sheet.expect("the puzzles exist").pages(&look(Language::English)) {
        let text = zugzwang::picture::print(&page, zugzwang::picture::Format::Text);
        // The answers name the ids of the positions.
        let said = text.lines().filter(|line| !line.trim_start().starts_with("nim heaps="));
        assert!(!said.collect::<String>().contains("last="), "{text}");
    }
}

#[test]
fn one_heap_is_not_in_the_plural() {
    for last in ["last=wins", "last=loses"] {
        for heaps in ["heaps=1,2,3", "heaps=1,2,4"] {
            for (language, many) in Language::ALL.into_iter().zip([" 1 heaps", " 1 куч", " 1 купчини", "至多 1 堆"])
            {
                let story = opened("moore", &[heaps, "k=1", last], &[], Side::Both)
                    .tell(Tale::Reason, &look(language))
                    .expect("a reason");
                assert!(!story.concat().contains(many), "{language:?}: {story:?}");
                let two = opened("moore", &[heaps, "k=2", last], &[], Side::Both)
                    .tell(Tale::Reason, &look(language))
                    .expect("a reason");
                // In misère play the sum alone says how heaps of one remain.
                let is_told = two.concat().contains(&many.replace('1', "2"));
                assert!(is_told || last == "last=loses", "{language:?}: {two:?}");
            }
        }
    }
}

#[test]
fn the_players_of_nimbi_have_names() {
    for (language, names) in
        Language::ALL.into_iter().zip([["Horz", "Vert"], ["Горз", "Верт"], ["Хориз", "Верт"], ["横方", "竖方"]])
    {
        let rules = line_mode_in(language, &["nimbi"], "");
        assert!(names.iter().all(|name| rules.contains(name)), "{rules}");
        let foreign = language != Language::English && (rules.contains("Horz") || rules.contains("Vert"));
        assert!(!foreign, "{rules}");
    }
}

#[test]
fn the_columns_of_a_chessboard_are_named_in_full() {
    for (width, height) in [(80, 24), (120, 40), (44, 12)] {
        for (row, col) in [(10, 10), (10, 12), (9, 99), (998, 1003)] {
            let words = [format!("row={row}"), format!("col={col}")];
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let arcade = Arcade::sized(width, height).open("wythoff", &words, &[], Side::Both);
            let screen = arcade.screen();
            let rows = arcade.on_board();
            let names = rows.iter().rfind(|line| {
                let inside = line.trim().trim_start_matches('…').trim();
                !inside.is_empty() && inside.chars().all(|sign| sign.is_ascii_digit() || sign == ' ')
            });
            let names = names.unwrap_or_else(|| panic!("no columns are named\n{screen}"));
            let numbers: Vec<u64> = names.split([' ', '…']).filter_map(|name| name.parse().ok()).collect();
            assert!(numbers.is_sorted_by(|one, other| one < other) && numbers.len() > 1, "{names}");
        }
    }
    let ten = Arcade::plain().open("wythoff", &["row=10", "col=10"], &[], Side::Both);
    assert!(ten.shows("7 8 9 10"), "{}", ten.screen());
}
