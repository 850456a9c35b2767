use super::*;
use crate::look::{glyphs::GlyphSet, language::Language, theme::ThemeName};

fn look() -> Look {
    Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(Language::English)
}

/// What is offered at the end of a line, whose last word is the one that is completed.
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
fn first_comes_a_command_and_those_for_scripts_are_not_named() {
    let commands = words("");
    assert!(["play", "solve", "man", "completions"].iter().all(|name| commands.iter().any(|word| word == name)));
    assert!(!commands.contains(&"complete".to_owned()));
    assert_eq!(words("so"), ["solve"]);
    assert_eq!(words("--theme light so"), ["solve"]);
}

#[test]
fn every_command_that_takes_a_game_names_the_games() {
    let ids: Vec<&str> = zugzwang_engine::games::ALL.iter().map(|game| game.id).collect();
    for command in ["play", "solve", "frame", "puzzle", "learn", "worksheet"] {
        assert_eq!(words(&format!("{command} ")), ids, "{command}");
    }
    assert_eq!(words("batch "), ["euclid"]);
    assert_eq!(words("play nim"), ["nim", "nimbi"]);
    assert_eq!(words("worksheet king nim"), ["nim", "nimbi"], "it takes several");
    assert_eq!(words("puzzle king nim"), [""; 0], "it takes one");
}

#[test]
fn behind_a_game_come_its_own_fields_without_those_that_are_set() {
    assert_eq!(words("play nim "), ["heaps=", "last="]);
    assert_eq!(words("play --you first nim "), ["heaps=", "last="], "an option's value is no game");
    assert_eq!(words("solve nim#42 heaps=1,2 "), ["last="]);
    assert_eq!(words("play moore k"), ["k="]);
    assert_eq!(words("play chess "), [""; 0]);
    for game in zugzwang_engine::games::ALL {
        let fields: Vec<String> = game.fields.iter().map(|field| format!("{}=", field.name)).collect();
        assert_eq!(words(&format!("solve {} ", game.id)), fields);
    }
}

#[test]
fn a_field_in_the_place_of_another_is_not_offered_beside_it() {
    assert!(words("play matches ").contains(&"row=".to_owned()));
    assert!(!words("play matches n=5 ").contains(&"row=".to_owned()));
    assert!(!words("play matches row=1,2 ").contains(&"n=".to_owned()));
}

#[test]
fn a_field_offers_its_words_or_the_default_and_the_presets() {
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
fn every_value_is_offered_where_there_are_words_for_it() {
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
                    "FIELD=VALUE" | "ID" | "SHELL" | "NAME" | "LANG" | "SIDE" | "MACHINE" | "WORD" | "FORM" | "HOW"
                    | "STOP" | "LAYER",
                    Offer::Words(words),
                ) => assert!(words.len() > 1, "{line}"),
                ("N" | "N,N…" | "MOVES" | "CODE" | "WxH" | "X[,Y]" | "YYYY-MM-DD", Offer::Words(words)) => {
                    assert_eq!(words, [], "{line}");
                }
                (_, offered) => panic!("are there words for {line}? Offered is {offered:?}"),
            }
        }
    }
}

#[test]
fn a_value_that_is_begun_is_completed_in_the_same_word_and_in_the_next() {
    assert_eq!(words("list --lang=b"), ["--lang=bg"]);
    assert_eq!(words("learn nim --empty "), ["refill", "resign"]);
    assert!(words("lesson ").contains(&"nim-columns".to_owned()));
    assert_eq!(words("completions "), ["bash", "zsh", "fish"]);
    assert_eq!(offered("batch euclid "), Offer::File);
}

#[test]
fn options_are_named_with_what_they_do() {
    let Offer::Words(candidates) = offered("solve nim --js") else { panic!("no words") };
    assert_eq!(candidates, [Candidate::new("--json", "Answer in JSON")]);
    assert!(words("solve --").contains(&"--lang".to_owned()), "those of every command, too");
}
