//! `zugzwang learn` as scripts use it.

use std::fs;

use crate::common::{
    Folder,
    binary::{self, silent_stdout},
};
use serde_json::{Value, json};

/// Returns the arguments of `zugzwang learn` with these.
fn learn<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [&["learn"], args].concat()
}

fn stdout(args: &[&str]) -> String {
    silent_stdout(&learn(args))
}

fn answer(args: &[&str]) -> Value {
    serde_json::from_str(&stdout(&[args, &["--json"]].concat())).expect("JSON")
}

fn assert_names(args: &[&str], named: &[&str]) {
    binary::assert_names(&learn(args), named);
}

#[test]
fn the_answer_has_the_keys_of_the_contract_with_values_in_range() {
    let learned = answer(&["nim", "heaps=3,4,5", "--games", "300"]);
    let keys: Vec<_> = learned.as_object().expect("an object").keys().map(String::as_str).collect();
    let wanted = "game setup teacher seed games win_rate accuracy boxes won right wrong method";
    assert_eq!(keys, wanted.split(' ').collect::<Vec<_>>());
    assert_eq!(learned["setup"], json!({"heaps": [3, 4, 5], "last": "wins"}));
    let named = ["game", "teacher", "seed", "games", "boxes", "won"].map(|key| learned[key].clone());
    assert_eq!(json!(named), json!(["nim", "perfect", 1, 300, 47, 41]), "the defaults are stated");
    let rates = learned["win_rate"].as_array().expect("a curve");
    assert!((1..=100).contains(&rates.len()));
    assert!(rates.iter().all(|rate| rate.as_f64().is_some_and(|rate| (0.0..=1.0).contains(&rate))));
    let [right, won] = ["right", "won"].map(|key| learned[key].as_f64().expect("a number"));
    assert_eq!(learned["accuracy"].as_f64(), Some(right / won));
    let wrong = learned["wrong"].as_array().expect("a list");
    assert_eq!(learned["won"].as_u64(), Some(learned["right"].as_u64().expect("a number") + wrong.len() as u64));
    for one in wrong {
        let [favourites, winning] = ["favourites", "winning"].map(|key| one[key].as_array().expect("moves"));
        assert!(!winning.is_empty() && favourites.iter().any(|mv| !winning.contains(mv)), "{one}");
    }
    assert!(!wrong.is_empty(), "after 300 games some positions are still wrong");
    let method = learned["method"].as_object().expect("an object");
    let settings = "teacher start win draw loss empty blame openings turns";
    assert_eq!(method.keys().map(String::as_str).collect::<Vec<_>>(), settings.split(' ').collect::<Vec<_>>());
}

#[test]
fn wrong_positions_are_limited_to_64_and_accuracy_is_null_without_won_positions() {
    let learned = answer(&["nim", "heaps=7,7,7,7", "--games", "1"]);
    assert_eq!(learned["wrong"].as_array().map(Vec::len), Some(64));
    let lost = answer(&["subtraction", "c=1", "m=1", "last=loses", "--games", "1"]);
    assert_eq!((&lost["accuracy"], &lost["won"]), (&Value::Null, &json!(0)));
    assert!(stdout(&["subtraction", "c=1", "m=1", "last=loses"]).contains("there is no winning position"));
}

#[test]
fn the_same_seed_makes_the_same_machine_and_the_default_seed_is_one() {
    let with = |seed: &[&str]| stdout(&[&["nim", "heaps=3,4,5", "--games", "500", "--json"], seed].concat());
    assert_eq!(with(&[]), with(&["--seed", "1"]));
    assert_eq!(with(&["--seed", "2"]), with(&["--seed", "2"]));
    assert_ne!(answer(&["nim", "--seed", "2"])["win_rate"], answer(&["nim", "--seed", "1"])["win_rate"]);
    let drawn = answer(&["nim#42", "heaps=1,2", "--games", "1"]);
    assert_eq!(drawn["setup"]["heaps"], json!([1, 2]), "a field wins over the seed of a setup");
}

#[test]
fn every_teacher_and_every_setting_is_accepted() {
    for teacher in ["perfect", "random", "self", "skill-75", "gives-back-2", "loser"] {
        let learned = answer(&["nim", "heaps=1,2", "--games", "20", "--teacher", teacher]);
        assert_eq!((&learned["teacher"], &learned["method"]["teacher"]), (&json!(teacher), &json!(teacher)));
    }
    let settings = "--start 9 --win 5 --draw 2 --loss 0 --empty refill --blame all --openings setup --turns second";
    let args: Vec<&str> = ["nim", "--games", "1"].into_iter().chain(settings.split(' ')).collect();
    let method = &answer(&args)["method"];
    for (option, value) in settings.split(' ').zip(settings.split(' ').skip(1)).step_by(2) {
        let told = &method[option.trim_start_matches("--")];
        assert_eq!(told.as_str().map_or_else(|| told.to_string(), ToOwned::to_owned), value, "{option}");
    }
}

#[test]
fn a_saved_machine_that_is_trained_further_equals_one_never_interrupted() {
    let folder = Folder::new();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let [part, gone_on, whole] = ["part", "gone-on", "whole"].map(path);
    let first = stdout(&["nim", "heaps=3,4,5", "--seed", "5", "--games", "700", "--save", &part, "--json"]);
    assert!(first.contains("\"games\":700"));
    let second = stdout(&["--load", &part, "--games", "300", "--save", &gone_on, "--json"]);
    let at_once = stdout(&["nim", "heaps=3,4,5", "--seed", "5", "--games", "1000", "--save", &whole, "--json"]);
    assert_eq!(second, at_once);
    let read = |path: &str| fs::read_to_string(path).expect("the file exists");
    assert_eq!(read(&gone_on), read(&whole));
    assert!(read(&whole).starts_with("{\"version\":1,\"content\":{\"game\":\"nim\","));
    let otherwise = answer(&["--load", &part, "--games", "1", "--teacher", "self", "--win", "7", "--seed", "9"]);
    assert_eq!(
        (&otherwise["teacher"], &otherwise["seed"], &otherwise["games"]),
        (&json!("self"), &json!(9), &json!(701))
    );
    assert_eq!(
        (&otherwise["method"]["win"], &otherwise["method"]["loss"]),
        (&json!(7), &json!(4)),
        "the old and the new output"
    );
}

#[test]
fn the_text_has_the_numbers_and_names_what_is_still_wrong() {
    let text = stdout(&["nim", "heaps=3,4,5", "--games", "300"]);
    let learned = answer(&["nim", "heaps=3,4,5", "--games", "300"]);
    assert!(
        text.starts_with("nim heaps=3,4,5 last=wins: 47 boxes, 300 games, trained against perfect, seed 1\n"),
        "{text}"
    );
    assert!(text.contains(&format!("wins in {} of 41 winning positions", learned["right"])), "{text}");
    let wrong = &learned["wrong"][0];
    let winning = wrong["winning"][0].as_str().expect("a move");
    let position = wrong["position"].as_str().expect("a valid position");
    let line = text.lines().find(|line| line.trim_start().starts_with(&format!("{position}: "))).expect("it is named");
    assert!(line.contains(winning) && line.ends_with("would win"), "{line}");
    assert!(text.contains("▁") && text.contains("Empty boxes"), "{text}");
    assert!(!stdout(&["nim", "heaps=3,4,5", "--empty", "refill"]).contains("Empty boxes"));
    assert!(stdout(&["nim", "heaps=3,4,5", "--games", "300", "--ascii"]).is_ascii());
}

#[test]
fn a_comparison_has_rows_up_to_the_number_of_games_and_a_column_for_each_teacher() {
    let table = stdout(&["nim", "heaps=1,2,3", "--compare", "--games", "500"]);
    let rows: Vec<Vec<&str>> =
        table.lines().map(|line| line.split('|').map(str::trim).filter(|cell| !cell.is_empty()).collect()).collect();
    assert_eq!(rows[0], ["games", "perfect", "random", "self"]);
    assert_eq!(rows[2..].iter().map(|row| row[0]).collect::<Vec<_>>(), ["100", "300", "500"]);
    // The mean of ten machines, computed from the output of each.
    let rights: u64 = (1..=10)
        .map(|seed| {
            let seed = seed.to_string();
            let learned = answer(&["nim", "heaps=1,2,3", "--games", "100", "--teacher", "random", "--seed", &seed]);
            learned["right"].as_u64().expect("a number")
        })
        .sum();
    assert_eq!(rows[2][2], format!("{rights}.0"), "ten won positions and ten seeds make a hundred");
}

#[test]
fn an_invalid_setting_is_reported_with_what_is_allowed() {
    assert_names(&["nim", "--games", "0"], &["--games 0", "1 to 1000000000"]);
    assert_names(&["nim", "--games", "1000000001"], &["--games 1000000001", "1 to 1000000000"]);
    assert_names(&["nim", "--games", "-5"], &["--games -5"]);
    assert_names(&["nim", "--start", "0"], &["--start 0", "1 to 1000"]);
    for option in ["--win", "--draw", "--loss"] {
        assert_names(&["nim", option, "1001"], &[option, "1001", "0 to 1000"]);
        assert_names(&["nim", option, "many"], &[option, "many", "0 to 1000"]);
    }
    assert_names(&["nim", "--seed", "x"], &["--seed x", "0 to 18446744073709551615"]);
    assert_names(&["nim", "--teacher", "me"], &["--teacher me", "self", "perfect", "gives-back-1"]);
    assert_names(&["nim", "--teacher", "matchbox"], &["--teacher matchbox", "self", "loser"]);
    assert_names(&["nim", "--empty", "full"], &["--empty full", "refill, resign"]);
    assert_names(&["nim", "--blame", "me"], &["--blame me", "all, last"]);
    assert_names(&["nim", "--openings", "x"], &["--openings x", "any, setup"]);
    assert_names(&["nim", "--turns", "third"], &["--turns third", "first, second, alternate"]);
    assert_names(&["nim", "--compare", "--json"], &["--compare", "--json"]);
    assert_names(&[], &["GAME"]);
}

#[test]
fn a_setup_without_boxes_is_reported_with_the_reason() {
    assert_names(&["nin"], &["nin", "Did you mean nim?"]);
    assert_names(&["nim", "heaps=x"], &["heaps=x", "0 to 10^18"]);
    assert_names(&["nim#x"], &["nim#x", "nim#42"]);
    assert_names(&["gold", "prices=@/no/such/file"], &["prices=@/no/such/file"]);
    assert_names(&["nim", "heaps=99,99,99,99"], &["nim: ", "20000 positions", "smaller setup"]);
    assert_names(&["subtraction", "c=20000", "m=20000"], &["subtraction: ", "1000000 moves", "smaller setup"]);
    assert_names(&["table"], &["table: ", "can't be listed"]);
    assert_names(&["strip", "row=000", "k=2"], &["strip: ", "no move"]);
}

#[test]
fn a_file_that_is_not_a_machine_is_reported_with_the_reason() {
    let folder = Folder::new();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let good = path("good");
    stdout(&["nim", "heaps=1,2", "--games", "50", "--save", &good]);
    let written = fs::read_to_string(&good).expect("the file exists");
    let refused = |text: &str, named: &str| {
        let file = path("bad");
        fs::write(&file, text).expect("a file");
        assert_names(&["--load", &file], &["--load", &file, named]);
    };
    refused("hello", "not in this program's format");
    refused(&written[..written.len() / 2], "incomplete");
    refused(&written.replacen("\"version\":1", "\"version\":2", 1), "version 2");
    refused(&written.replacen("\"1,1\"", "\"5,5\"", 1), "box 5,5");
    refused(&written.replacen("heaps=1,2", "heaps=99,99,99,99", 1), "20000 positions");
    assert_names(&["--load", &path("none")], &["--load", "none"]);
    assert_names(&["--load", &folder.path().display().to_string()], &["--load", "not a file"]);
    assert_names(&["--load", &good, "--games", "1000000000"], &["--games 1000000000", "50 games", "999999950"]);
    assert_names(&["nim", "--load", &good], &["--load"]);
    let large = path("large");
    fs::File::create(&large).and_then(|file| file.set_len((128 << 20) + 1)).expect("a file");
    assert_names(&["--load", &large], &["larger than 134217728 bytes"]);
}

#[test]
fn an_unwritable_file_is_reported_before_any_game_is_played() {
    let folder = Folder::new();
    let at = folder.path().display().to_string();
    let games = ["nim", "--games", "1000000000", "--save"];
    assert_names(&[&games[..], &[&format!("{at}/none/machine.json")]].concat(), &["--save", "none/machine.json"]);
    assert_names(&[&games[..], &[&at]].concat(), &["--save", "not a file"]);
}

#[test]
fn help_is_translated() {
    for lang in ["en", "ru", "bg", "zh"] {
        let help = stdout(&["--help", "--lang", lang]);
        for option in ["--games", "--teacher", "--compare", "--load", "--save", "1000000000"] {
            assert!(help.contains(option), "{lang}: {option}");
        }
    }
}
