//! The history of each game, told in every language, and the help of a game, which begins with it.

use crate::common::Arcade;
use ratatui::layout::Size;
use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{board::Side, boards},
    words,
};

/// Counts the sentences of a text. A full stop ends one before a space, a closing mark or the end.
fn sentences(text: &str) -> usize {
    let bare: String = text.chars().filter(|sign| !matches!(sign, '”' | '“' | '»' | '"' | ')' | '）')).collect();
    let signs: Vec<char> = bare.chars().collect();
    let ends = |at: usize| match signs[at] {
        '。' => true,
        '.' | '!' | '?' => signs.get(at + 1).is_none_or(|next| *next == ' '),
        _ => false,
    };
    (0..signs.len()).filter(|at| ends(*at)).count()
}

#[test]
fn the_history_of_every_game_has_three_sentences_in_every_language() {
    for language in Language::ALL {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
        let english = look.english();
        for entry in boards::ALL {
            let id = format!("about-{}", entry.game.id);
            let told = look.say(&id, &[]);
            let count = sentences(&told);
            assert!((1..=3).contains(&count), "{language:?} {id}: {count} sentences: {told}");
            let same = told == english.say(&id, &[]);
            assert_eq!(same, language == Language::English, "{language:?} {id} is not translated");
        }
    }
}

/// Returns the lines inside the frame of the help.
fn inside(arcade: &Arcade) -> Vec<String> {
    let screen = arcade.screen();
    let rows = screen.lines().skip(2).filter_map(|line| line.strip_prefix('│'));
    rows.map(|line| line.trim_end_matches(['│', ' ']).trim().to_owned()).collect()
}

#[test]
fn help_in_a_game_begins_with_its_title_rule_and_history() {
    for language in Language::ALL {
        for entry in boards::ALL {
            let id = entry.game.id;
            let arcade = Arcade::in_language(language, Size::new(80, 24), GlyphSet::Unicode);
            let mut arcade = arcade.open(id, &[], &[], Side::First);
            arcade.press("?");
            let look = arcade.app.look();
            let lines = inside(&arcade);
            assert_eq!(lines[0], words::title(id, look), "{language:?} {id}");
            let setup = zugzwang_engine::games::find(id).and_then(|game| game.open::<&str>(&[]).ok());
            let setup = setup.expect("the defaults are valid").setup().clone();
            let without_gaps = |text: &str| text.split_whitespace().collect::<String>();
            let shown = |lines: &[String]| without_gaps(&lines.concat());
            let rule = without_gaps(&words::rule(id, &setup, look));
            assert!(shown(&lines[1..]).starts_with(&rule), "{language:?} {id}: {lines:?}");
            let origin = without_gaps(&look.say(&format!("about-{id}"), &[]));
            let is_told = |arcade: &mut Arcade| {
                arcade.resize(80, 200);
                shown(&inside(arcade)).contains(&origin)
            };
            assert!(is_told(&mut arcade), "{language:?} {id}: {}", arcade.screen());
        }
    }
}

#[test]
fn keys_missing_from_the_footer_come_first_in_the_help_of_a_game() {
    let mut arcade = Arcade::plain().open("nim", &[], &[], Side::First);
    arcade.press("?");
    for key in ["s  ", "w  ", "W  ", "e  ", "L  "] {
        assert!(inside(&arcade).iter().any(|line| line.starts_with(key)), "{key:?}\n{}", arcade.screen());
    }
}

#[test]
fn help_begins_with_the_game_except_on_the_menu() {
    let begins = |arcade: &Arcade, about: &str| {
        assert_eq!(inside(arcade)[0], "Nim", "{about}\n{}", arcade.screen());
    };
    let mut arcade = Arcade::plain();
    arcade.press("?");
    assert_ne!(inside(&arcade)[0], "Nim", "the menu is not about a game");
    let mut arcade = Arcade::plain();
    arcade.set_up("Nim");
    arcade.press("F1");
    begins(&arcade, "setup");
    let mut arcade = Arcade::plain().open("nim", &[], &["1:1", "2:1"], Side::Both);
    arcade.press("v ?");
    begins(&arcade, "review");
    let mut arcade = Arcade::plain();
    arcade.press("c Down Down Down Down Enter ?");
    begins(&arcade, "lesson");
    let mut arcade = Arcade::plain();
    arcade.press("z");
    let id = |arcade: &Arcade| arcade.screen().lines().next().unwrap_or_default().to_owned();
    let title = id(&arcade);
    arcade.press("?");
    let first = inside(&arcade)[0].clone();
    assert!(title.contains(&first) && !first.is_empty(), "puzzle: {title} / {first}");
}

#[test]
fn help_of_a_game_can_be_read_to_its_end_in_a_small_window() {
    for language in Language::ALL {
        let arcade = Arcade::in_language(language, Size::new(80, 24), GlyphSet::Unicode);
        let mut arcade = arcade.open("nim", &[], &[], Side::First);
        arcade.press("?");
        arcade.resize(40, 8);
        assert_eq!(inside(&arcade)[0], words::title("nim", arcade.app.look()), "{language:?}");
        arcade.press("End");
        let end = arcade.screen();
        arcade.press("Down");
        assert_eq!(arcade.screen(), end, "{language:?}");
        arcade.press("Home");
        assert_eq!(inside(&arcade)[0], words::title("nim", arcade.app.look()), "{language:?}");
    }
}

#[test]
fn capital_w_is_a_letter_where_text_is_typed() {
    let mut arcade = Arcade::plain();
    arcade.set_up("Nim");
    let wording = arcade.app.look().wording;
    arcade.press("W");
    assert!(arcade.shows("W") && arcade.app.look().wording == wording, "{}", arcade.screen());
    let mut arcade = Arcade::plain().worked_example();
    arcade.press(": W");
    assert!(arcade.shows("No letters here.") && arcade.app.look().wording == wording, "{}", arcade.screen());
}

#[test]
fn another_wording_does_not_move_the_instruction_of_a_review() {
    for (keys, told) in [("v Down", "Mistake 1 of 1"), ("v Down Enter", "keeps the win")] {
        let moves = ["3:1", "1:3", "2:1", "3:1", "2:1", "3:1", "2:1", "3:1", "2:1", "3:1"];
        let mut arcade = Arcade::plain().open("nim", &["heaps=3,4,5"], &moves, Side::First);
        arcade.press(keys);
        assert!(arcade.shows(told), "{}", arcade.screen());
        arcade.press("W");
        assert!(arcade.shows(told), "{keys}\n{}", arcade.screen());
    }
}

#[test]
fn at_the_end_of_a_game_no_key_offers_a_reason_already_shown() {
    let mut arcade = Arcade::plain().open("nim", &["heaps=1"], &[], Side::First);
    arcade.press("Tab");
    assert!(arcade.shows("Tab reason"), "{}", arcade.screen());
    arcade.press("Enter Esc");
    assert!(arcade.shows("You win.") && !arcade.shows("Tab reason"), "{}", arcade.screen());
}

#[test]
fn escape_closes_the_class_before_the_game() {
    let mut arcade = Arcade::plain().worked_example();
    arcade.press("c Esc");
    assert!(arcade.shows("Class mode is off. Advice is"), "{}", arcade.screen());
    arcade.press("Esc");
    assert!(arcade.board().is_none(), "{}", arcade.screen());
}

#[test]
fn a_hidden_panel_says_which_key_shows_it() {
    for (keys, named) in [("o", &["o "][..]), ("a", &["a "]), ("o a", &["f "])] {
        for language in Language::ALL {
            let arcade = Arcade::in_language(language, Size::new(120, 40), GlyphSet::Unicode);
            let mut arcade = arcade.open("nim", &[], &[], Side::First);
            arcade.press(keys);
            // The result of a key stays on the screen until the next one.
            arcade.press("Left");
            let lines = arcade.screen();
            let pane: String = lines.lines().skip(2).map(|line| line.chars().skip(80).collect::<String>()).collect();
            for key in named {
                assert!(
                    pane.contains(&format!(" {key}"))
                        || lines.lines().last().is_some_and(|foot| foot.contains(&format!(" {key}")))
                        || ["：", "，"].iter().any(|sign| pane.contains(&format!("{sign}{key}"))),
                    "{language:?} {keys}\n{lines}"
                );
            }
        }
    }
}
