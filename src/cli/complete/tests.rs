use super::*;
use crate::look::{glyphs::GlyphSet, language::Language, theme::ThemeName};

fn look() -> Look {
    Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(Language::English)
}

fn offered(line: &str) -> Offer {
    let mut command = args::command(&look());
    command.build();
    let words: Vec<String> = line.split(' ').map(ToOwned::to_owned).collect();
    offer(&command, &words, &look())
}

fn words(line: &str) -> Vec<String> {
    match offered(line) {
        Offer::Words(candidates) => candidates.into_iter().map(|candidate| candidate.word).collect(),
        other => panic!("{line:?}: {other:?}"),
    }
}

#[test]
fn commands_come_first_without_the_hidden_ones() {
    let commands = words("");
    assert!(["play", "solve", "man", "completions"].iter().all(|name| commands.iter().any(|word| word == name)));
    assert!(!commands.contains(&"complete".to_owned()));
    assert_eq!(words("so"), ["solve"]);
    assert_eq!(words("--theme light so"), ["solve"]);
}

#[test]
fn games_are_offered_to_every_command_that_takes_one() {
    let ids: Vec<&str> = zugzwang_engine::games::ALL.iter().map(|game| game.id).collect();
    for command in ["play", "solve", "frame", "puzzle", "learn", "worksheet"] {
        assert_eq!(words(&format!("{command} ")), ids, "{command}");
    }
    assert_eq!(words("batch "), ["euclid"]);
    assert_eq!(words("play nim"), ["nim", "nimbi"]);
    assert_eq!(words("worksheet king nim"), ["nim", "nimbi"], "worksheet takes several games");
    assert_eq!(words("puzzle king nim"), [""; 0], "puzzle takes one game");
}

#[test]
fn the_fields_of_a_game_follow_it_unless_they_are_set() {
    assert_eq!(words("play nim "), ["heaps=", "last="]);
    assert_eq!(words("play --you first nim "), ["heaps=", "last="], "the value of an option is not a game");
    assert_eq!(words("solve nim#42 heaps=1,2 "), ["last="]);
    assert_eq!(words("play moore k"), ["k="]);
    assert_eq!(words("play chess "), [""; 0]);
    for game in zugzwang_engine::games::ALL {
        let fields: Vec<String> = game.fields.iter().map(|field| format!("{}=", field.name)).collect();
        assert_eq!(words(&format!("solve {} ", game.id)), fields);
    }
}

#[test]
fn a_field_is_not_offered_with_one_that_replaces_it() {
    assert!(words("play matches ").contains(&"row=".to_owned()));
    assert!(!words("play matches n=5 ").contains(&"row=".to_owned()));
    assert!(!words("play matches row=1,2 ").contains(&"n=".to_owned()));
}

#[test]
fn a_field_offers_its_choices_or_the_default_and_presets() {
    assert_eq!(words("play nim last="), ["last=wins", "last=loses"]);
    assert!(words("play nim heaps=").contains(&"heaps=3,4,5".to_owned()));
    for game in zugzwang_engine::games::ALL {
        for (name, value) in game.presets.iter().flat_map(|preset| preset.words).filter_map(|word| word.split_once('='))
        {
            let offered = words(&format!("solve {} {name}=", game.id));
            assert!(offered.contains(&format!("{name}={value}")), "{}: {name}={value} is not in {offered:?}", game.id);
        }
    }
}

#[test]
fn every_argument_with_fixed_words_offers_them() {
    let mut command = args::command(&look());
    command.build();
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
        for arg in sub.get_arguments().filter(|arg| arg.get_action().takes_values()) {
            let form = arg.get_value_names().expect("a value has a name")[0].as_str();
            let line = format!("{} {form}", arg.get_id());
            match (form, values(arg, "", &["nim"], &look())) {
                ("FILE", Offer::File) | ("FOLDER", Offer::Folder) => {}
                ("GAME", Offer::Words(words)) => assert!(!words.is_empty(), "{line}"),
                (
                    "FIELD=VALUE" | "ID" | "SHELL" | "NAME" | "LANG" | "SIDE" | "MACHINE" | "WORD" | "FORM" | "PAPER"
                    | "HOW" | "STOP" | "LAYER",
                    Offer::Words(words),
                ) => assert!(words.len() > 1, "{line}"),
                ("N" | "N,N…" | "MOVES" | "CODE" | "WxH" | "X[,Y]" | "YYYY-MM-DD", Offer::Words(words)) => {
                    assert_eq!(words, [], "{line}");
                }
                (_, offered) => panic!("{line} is not in this test, and offers {offered:?}"),
            }
        }
    }
}

#[test]
fn values_are_completed_behind_an_equals_sign_or_a_space() {
    assert_eq!(words("list --lang=b"), ["--lang=bg"]);
    assert_eq!(words("learn nim --empty "), ["refill", "resign"]);
    assert!(words("lesson ").contains(&"nim-columns".to_owned()));
    assert_eq!(words("completions "), ["bash", "zsh", "fish"]);
    assert_eq!(offered("batch euclid "), Offer::File);
}

#[test]
fn options_are_offered_with_descriptions() {
    let Offer::Words(candidates) = offered("solve nim --js") else { panic!("no words") };
    assert_eq!(candidates, [Candidate::new("--json", "Print JSON")]);
    assert!(words("solve --").contains(&"--lang".to_owned()), "options of every command");
}
