//! Commands of line mode: understood in every language, and never mistaken for a move.

use std::collections::BTreeSet;

use zugzwang::{
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{boards, request::Request},
    terminal::plain::{Command, Heard, Vocabulary},
};

use super::evening::output;

fn vocabulary(language: Language) -> Vocabulary {
    Vocabulary::of(&Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language))
}

#[test]
fn every_command_word_is_understood_and_no_two_commands_share_one() {
    for language in Language::ALL {
        let vocabulary = vocabulary(language);
        let mut met = BTreeSet::new();
        for (command, ..) in Command::ALL {
            assert!(!vocabulary.words(command).is_empty());
            for word in vocabulary.words(command) {
                assert_eq!(vocabulary.hear(word), Heard::Command(command, ""), "{language:?} {word}");
                assert_eq!(vocabulary.hear(&format!("{}  a b", word.to_uppercase())), Heard::Command(command, "a b"));
                assert!(met.insert(word.clone()), "{language:?}: {word} means two commands");
            }
        }
    }
}

#[test]
fn help_lists_the_commands_in_the_current_language() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let help = output(&["nim", "--lang", language.tag()], "help\nquit\n").out;
        assert!(!["FIELD", "VALUE", "NAME"].iter().any(|word| help.contains(word)), "{help}");
    }
}

#[test]
fn english_commands_work_in_every_language() {
    let english = vocabulary(Language::English);
    for language in Language::ALL {
        for (command, ..) in Command::ALL {
            for word in english.words(command) {
                assert_eq!(vocabulary(language).hear(word), Heard::Command(command, ""), "{language:?} {word}");
            }
        }
    }
}

#[test]
fn the_start_of_a_command_is_enough_if_it_is_unique() {
    let english = vocabulary(Language::English);
    for (typed, command) in [("w", Command::Why), ("s", Command::Save), ("mov", Command::Moves), ("qu", Command::Quit)]
    {
        assert_eq!(english.hear(typed), Heard::Command(command, ""));
    }
    let several = ["moves", "menu"].map(ToOwned::to_owned).to_vec();
    assert_eq!(english.hear("m"), Heard::Unclear(several));
    assert_eq!(english.hear("x"), Heard::Other);
}

#[test]
fn no_move_is_a_command() {
    for language in Language::ALL {
        let vocabulary = vocabulary(language);
        // The user names the moves of a graph, so there a legal move comes before a command.
        for entry in boards::ALL.iter().filter(|entry| entry.game.id != "graph") {
            let request = Request { game: entry.game.id.to_owned(), ..Request::default() };
            let answer = request.answer().expect("it has an answer");
            for mv in answer.best_moves.iter().chain(&answer.suggested_move) {
                assert_eq!(vocabulary.hear(mv), Heard::Other, "{language:?} {mv}");
            }
        }
    }
}

#[test]
fn the_commands_work_in_each_language() {
    for (language, why, undo, quit, told) in [
        ("ru", "почему", "назад", "выход", "ним-сумма"),
        ("bg", "защо", "назад", "изход", "ним-сума"),
        ("zh", "为什么", "悔棋", "退出", "尼姆和"),
    ] {
        let lines = format!("{why}\nwhy\n1:2\n{undo}\n{quit}\n");
        let out = output(&["nim", "--lang", language], &lines).out;
        assert!(out.matches(told).count() >= 2, "{language}: {out}");
        assert!(out.contains(&format!("> {quit}\n")), "{language}: {out}");
    }
}
