//! The command line as scripts use it.

mod batch;

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::Output,
};

use crate::common::{
    Folder,
    binary::{ANSWERING, assert_names, complaint, program, run, run_with_input, start, stdout},
};
use serde_json::Value;
use zugzwang_engine::games;

#[test]
fn a_game_typed_as_a_command_is_answered_with_the_right_command() {
    assert!(complaint(&["nim"]).contains("there is no command called nim. To play that game: zugzwang play nim. See"));
    assert!(complaint(&["nimm"]).contains("there is no command called nimm. See"));
    assert_names(&["solve", "NIM"], &["Did you mean nim?"]);
    assert_names(&["worksheet", "table"], &["table has no puzzles", "Games with puzzles: subtraction "]);
    assert_names(&["solve", "#5"], &["“#5” is not the name of a game", "GAME#SEED"]);
    let (output, _) = run_with_input(&["solve", "--json", "--from", "-"], "# a remark\n".to_owned());
    let told = String::from_utf8(output.stdout).expect("text");
    assert!(told.contains("line 1: “#” is not the name of a game; write GAME FIELD=VALUE…"), "{told}");
}

#[test]
fn an_argument_that_is_not_utf8_is_explained_in_a_whole_sentence() {
    use std::os::unix::ffi::OsStrExt;
    let output = program().arg("solve").arg(std::ffi::OsStr::from_bytes(b"\xff")).output().expect("the program runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("arguments. See zugzwang solve --help."), "{told}");
}

#[test]
fn unreadable_settings_are_reported_beside_the_answer() {
    let folder = crate::common::Folder::new();
    let broken = folder.path().join("config.toml");
    std::fs::write(&broken, "theme = ").expect("a file");
    for path in [broken.as_path(), folder.path()] {
        let path = path.to_str().expect("text");
        let puzzle = &["puzzle", "nim#7", "--json"];
        for asked in [&["list", "--json"][..], &["solve", "nim", "--json"], puzzle, &["lesson", "--list"]] {
            let output = run(&[&["--config", path], asked].concat());
            let told = String::from_utf8_lossy(&output.stderr);
            assert_eq!((output.status.code(), told.lines().count()), (Some(0), 1), "{told}");
            assert!(told.contains(path) && told.contains("The defaults are used"), "{told}");
            assert_eq!(output.stdout, run(asked).stdout);
        }
    }
}

#[test]
fn a_bad_setup_is_reported_with_the_value_and_what_is_allowed() {
    assert_names(&["solve", "nim", "heaps=2,b,4"], &["heaps", "2,b,4", "“b”", "0 to 10^18"]);
    assert_names(&["solve", "nim", "heaps=1,,2"], &["heaps", "entry 2"]);
    assert_names(&["solve", "nim", "heaps="], &["heaps", "empty", "1 to 10"]);
    assert_names(&["solve", "nim", "heaps=0,0"], &["heaps=0,0", "at least one"]);
    assert_names(&["solve", "nim", "heaps=1,2,3,4,5,6,7,8,9,10,11"], &["heaps", "11 entries", "1 to 10"]);
    assert_names(&["solve", "nim", "heaps=-1"], &["heaps", "-1", "0 to 10^18"]);
    assert_names(&["solve", "nim", "k=2"], &["k=2", "no field k", "heaps last"]);
    for game in games::ALL.iter().filter(|game| !game.fields.is_empty()) {
        let fields: Vec<&str> = game.fields.iter().map(|field| field.name).collect();
        assert_names(&["solve", game.id, "3"], &["FIELD=VALUE, as in ", &fields.join(" ")]);
    }
    assert_names(&["solve", "nim", "3"], &["FIELD=VALUE, as in heaps=3,4,5; nim has the fields heaps last"]);
    assert_names(&["solve", "nim", "last=wins", "last=wins"], &["last", "twice"]);
    assert_names(&["solve", "nim", "last=draws"], &["last", "draws", "wins or loses"]);
    assert_names(&["solve", "moore", "k=11"], &["k=11", "1 to 10"]);
    assert_names(&["solve", "subtraction", "c=0"], &["c=0", "1 to 10^18"]);
    assert_names(&["solve", "subtraction", "m=1000000000000000001"], &["m", "1000000000000000001", "1 to 10^18"]);
    assert_names(&["solve", "subtraction", "c=99999999999999999999999999"], &["c", "1 to 10^18"]);
}

#[test]
fn a_bad_move_is_reported_with_its_number_and_what_is_allowed() {
    assert_names(&["solve", "nim", "--moves", "1:1 9:1"], &["move 2", "9:1", "1 to 3"]);
    assert_names(&["solve", "nim", "--moves", "1:9"], &["1:9", "heap 1", "1 to 3"]);
    assert_names(&["solve", "nim", "--moves", "1:3 1:1"], &["move 2", "heap 1", "empty"]);
    assert_names(&["solve", "nim", "--moves", "12"], &["12", "heap:take"]);
    assert_names(&["solve", "nim", "heaps=1", "--moves", "1:1 1:1"], &["move 2", "over"]);
    assert_names(&["solve", "moore", "--moves", "1:1,2:1,3:1"], &["3 heaps", "1 to 2"]);
    assert_names(&["solve", "moore", "--moves", "2:1,1:1"], &["heap 1", "ascending"]);
    assert_names(&["solve", "moore", "--moves", "1:1,1:1"], &["heap 1", "once"]);
    assert_names(&["solve", "subtraction", "--moves", "10"], &["10", "1 to 9"]);
}

#[test]
fn a_wrong_game_option_or_file_is_reported_in_one_line() {
    assert_names(&["solve", "nin"], &["nin", "Did you mean nim?"]);
    let ids: Vec<&str> = games::ALL.iter().map(|game| game.id).collect();
    assert_names(&["solve", "zzz"], &["zzz", &ids.join(" ")]);
    assert_names(&["worksheet", "--discover", "rope"], &["rope", "not whole numbers"]);
    assert_names(&["lesson", "nim-colums"], &["nim-colums", "Did you mean nim-columns?", "king"]);
    assert_names(&["solve", "nim", "--fast"], &["--fast", "--help"]);
    assert_names(&["solve", "--from", "no-such-file", "--json"], &["no-such-file"]);
    assert_names(&["frame", "nim", "--size", "12"], &["--size", "12", "120x40"]);
    assert_names(&["frame", "nim", "--format", "png"], &["--format", "png", "svg"]);
    assert_names(&["play", "nim", "--you", "third"], &["--you", "third", "choose"]);
    assert_names(&["no-such-command"], &["no-such-command"]);
    assert_names(&["slove"], &["slove", "Did you mean solve?"]);
    // The nearest of two similar names is suggested, but never one that help does not list.
    assert_names(&["maps"], &["Did you mean map?"]);
    assert_names(&["mapp"], &["Did you mean map?"]);
    assert_names(&["completion"], &["Did you mean completions?"]);
    assert_names(&["solve", "nim", "--jsn"], &["--jsn", "Did you mean --json?"]);
}

#[test]
fn a_long_list_can_be_read_from_a_file() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("the file can be written");
        format!("numbers=@{}", path.display())
    };
    let good = file("row.txt", "6 3 -1 4\n1 -5 9\n");
    assert_eq!(stdout(&["solve", "both-ends", &good, "--json"]), stdout(&["solve", "both-ends", "--json"]));
    assert_names(&["solve", "both-ends", &file("short.txt", "3 1 2")], &["numbers", "short.txt", "says 3", "holds 2"]);
    assert_names(&["solve", "both-ends", &file("commas.txt", "1,2")], &["numbers", "commas.txt", "number of entries"]);
    assert_names(&["solve", "both-ends", &file("range.txt", "1 1000001")], &["numbers", "1000001", "1000000"]);
    assert_names(&["solve", "both-ends", "numbers=@/no/such/file"], &["numbers", "/no/such/file"]);
}

#[test]
fn an_error_in_a_list_quotes_nothing_of_its_file() {
    let folder = Folder::new();
    for text in [
        "root:x:0:0:root:/root:/bin/sh\n",
        "secret",
        "2 1 secret",
        "2 1,secret 3",
        "1 secret\u{202e}",
        "99999999999999999999999999 secret",
        "9 secret",
    ] {
        let file = folder.path().join("list");
        std::fs::write(&file, text).expect("it is written");
        let line = complaint(&["solve", "gold", &format!("prices=@{}", file.display())]);
        assert!(!line.contains("secret") && !line.contains("root:"), "{text}: {line}");
    }
}

#[test]
fn a_line_among_many_names_no_list_in_a_file_and_no_text_of_any_file_is_quoted() {
    let folder = Folder::new();
    let place = |name: &str| folder.path().join(name).display().to_string();
    for (name, text) in
        [("list", "2 3 4\n"), ("secret.toml", "password = \"secret\"\n"), ("none.toml", "game = \"secret\"")]
    {
        std::fs::write(place(name), text).expect("it is written");
    }
    for line in [
        format!("gold prices=@{}", place("list")),
        "gold prices=@/etc/passwd".to_owned(),
        format!("both-ends numbers=@{}", place("list")),
        place("secret.toml"),
        place("none.toml"),
        place("nowhere.toml"),
    ] {
        let (output, _) = run_with_input(&ANSWERING, format!("{line}\n"));
        let said = String::from_utf8(output.stdout).expect("text");
        assert!(said.starts_with("{\"error\":\"line 1: ") && said.lines().count() == 1, "{line}: {said}");
        assert!(!said.contains("secret\\") && !said.contains("password") && !said.contains("root:"), "{line}: {said}");
    }
    let own = "game = \"coins\"\ntitle = \"Frogs\"\nsetup = \"x=15 set=1,3,4\"\n";
    std::fs::write(place("frogs.toml"), own).expect("it is written");
    let (output, _) = run_with_input(&ANSWERING, format!("{}\n", place("frogs.toml")));
    assert!(String::from_utf8_lossy(&output.stdout).contains("\"game\":\"coins\""), "{output:?}");
}

#[test]
fn a_long_name_of_a_file_is_shortened_in_errors() {
    let long = "x".repeat(100_000);
    for args in [
        &["--config", &long, "list"][..],
        &["--data", &long, "export"],
        &["import", &long],
        &["solve", "--json", "--from", &long],
        &["batch", "euclid", &long],
        &["learn", "--load", &long],
        &["worksheet", "nim", "--out", &long],
        &["solve", "gold", &format!("prices=@{long}")],
        &["solve", &format!("{long}.toml")],
    ] {
        let said = run(args).stderr;
        assert!(
            said.len() < 2000,
            "{:?}: {} bytes",
            args.iter().map(|arg| arg.get(..9)).collect::<Vec<_>>(),
            said.len()
        );
    }
}

#[test]
fn the_arcade_says_so_if_there_is_no_terminal() {
    assert_names(&[], &["terminal", "solve"]);
    assert_names(&["play", "moore"], &["terminal", "solve moore"]);
}

#[test]
fn the_worked_example_is_answered_in_words() {
    let text = stdout(&["solve", "nim", "heaps=18,8,14,9,23"]);
    for part in ["nim-sum 10", "8, 2", "take 6", "2:6 3:10 4:6"] {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn the_json_answer_has_every_key_of_the_contract() {
    let text = stdout(&["solve", "nim", "heaps=18,8,14,9,23", "--moves", "2:6", "--json"]);
    let answer: Value = serde_json::from_str(&text).expect("JSON");
    let keys: Vec<_> = answer.as_object().expect("an object").keys().map(String::as_str).collect();
    let wanted = "game setup moves position over winner to_move outcome best_moves best_moves_truncated suggested_move";
    assert_eq!(keys[..11], wanted.split(' ').collect::<Vec<_>>());
    assert_eq!(answer["setup"], serde_json::json!({"heaps": [18, 8, 14, 9, 23], "last": "wins"}));
    assert_eq!(answer["moves"], serde_json::json!(["2:6"]));
    assert_eq!((&answer["grundy"], &answer["explanation"]["kind"]), (&0.into(), &"nim-sum".into()));
    assert_eq!(answer["winner"], Value::Null);
}

#[test]
fn best_moves_are_limited_to_64_and_the_answer_says_so() {
    let text = stdout(&["solve", "moore", "heaps=9,8,7,6,5,4,3,2,1,9", "k=4", "--json"]);
    let answer: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(answer["best_moves"].as_array().map(Vec::len), Some(64));
    assert_eq!(answer["best_moves_truncated"], Value::Bool(true));
}

#[test]
fn ten_heaps_of_a_quintillion_are_answered() {
    let heaps = format!("heaps={}", ["1000000000000000000"; 9].join(",") + ",999999999999999999");
    for k in 1..=10 {
        let text = stdout(&["solve", "moore", &heaps, &format!("k={k}"), "--json"]);
        let answer: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(answer["outcome"], "win", "k = {k}");
        let suggested = answer["suggested_move"].as_str().expect("a move");
        let after = stdout(&["solve", "moore", &heaps, &format!("k={k}"), "--moves", suggested, "--json"]);
        let after: Value = serde_json::from_str(&after).expect("JSON");
        assert!(after["over"] == true || after["outcome"] == "loss", "k = {k}: {suggested}");
    }
}

#[test]
fn a_malformed_line_is_reported_and_the_rest_are_answered() {
    let mut child = start(&ANSWERING);
    let mut input = child.stdin.take().expect("input is a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("output is a pipe"));
    let mut asked = 0;
    let mut ask = |line: &[u8]| {
        asked += 1;
        input.write_all(line).expect("it accepts input");
        let mut answer = String::new();
        answers.read_line(&mut answer).expect("it answers at once");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        let number = format!("line {asked}: ");
        assert!(
            answer.get("error").is_none_or(|error| error.as_str().is_some_and(|said| said.starts_with(&number))),
            "{answer}"
        );
        answer
    };
    assert_eq!(ask(b"nim heaps=3,4,5 --moves \"1:2\"\n")["outcome"], "loss");
    let wrong: [&[u8]; 6] = [b"\n", b"\xff\xfe\n", b"nim --moves \"1\n", b"nim --x\n", b"chess\n", b"nim heaps=x\n"];
    for line in wrong {
        assert!(ask(line)["error"].is_string(), "{line:?}");
    }
    let mut long = vec![b'1'; 3 << 20];
    long.push(b'\n');
    assert!(ask(&long)["error"].as_str().is_some_and(|error| error.contains("longer")));
    assert_eq!(ask(b"subtraction c=17 m=9 --moves 7\n")["outcome"], "loss");
    drop(input);
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn an_answer_is_written_while_the_next_question_is_being_solved() {
    let mut child = start(&ANSWERING);
    let mut input = child.stdin.take().expect("input is a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("output is a pipe"));
    input.write_all(b"nim\nmatches n=100000 k=5\n").expect("it accepts input");
    let mut answer = String::new();
    answers.read_line(&mut answer).expect("it answers");
    assert!(answer.starts_with(r#"{"game":"nim""#) && answers.buffer().is_empty(), "{answer}");
    child.kill().expect("it is still solving");
    child.wait().expect("the program ends");
}

#[test]
fn the_list_names_every_game_with_its_fields() {
    let listed: Value = serde_json::from_str(&stdout(&["list", "--json"])).expect("JSON");
    let text = stdout(&["list"]);
    for (game, listed) in games::ALL.iter().zip(listed.as_array().expect("a list")) {
        assert_eq!(listed["id"], game.id);
        assert!(listed["title"].as_str().is_some_and(|title| text.contains(title)));
        let names: Vec<_> = listed["fields"].as_array().expect("a list").iter().map(|field| &field["name"]).collect();
        assert_eq!(names, game.fields.iter().map(|field| field.name).collect::<Vec<_>>());
    }
}

#[test]
fn help_and_version_go_to_standard_output() {
    assert!(stdout(&["--help"]).contains("solve"));
    assert!(stdout(&["solve", "--help"]).contains("--moves"));
    assert_eq!(stdout(&["--version"]).trim(), concat!("zugzwang ", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_reader_that_closes_the_pipe_ends_the_program_quietly() {
    let mut child = start(&["frame", "nim", "--size", "500x200", "--format", "ansi"]);
    drop(child.stdout.take());
    let mut complaint = String::new();
    child.stderr.take().expect("errors are a pipe").read_to_string(&mut complaint).expect("text");
    assert!(child.wait().expect("the program ends").success() && complaint.is_empty(), "{complaint}");
}

#[test]
fn a_seed_names_a_setup_wherever_a_game_can_be_named() {
    let plain = stdout(&["solve", "nim", "heaps=8,10,2,15", "--json"]);
    assert_eq!(stdout(&["solve", "nim#42", "--json"]), plain);
    assert_eq!(stdout(&["frame", "nim#42"]), stdout(&["frame", "nim", "heaps=8,10,2,15"]));
    assert_names(&["solve", "nim#4.2"], &["nim#4.2", "0 to 18446744073709551615", "nim#42"]);
    assert_names(&["play", "nin#42"], &["nin", "Did you mean nim?"]);
}

#[test]
fn a_part_number_that_overflows_is_rejected_without_naming_another() {
    let told = &["99999999999999999999999:1", "that heap number is too large; allowed: 1 to 3"];
    assert_names(&["solve", "nim", "--moves", "99999999999999999999999:1"], told);
}

#[test]
fn a_puzzle_is_an_id_for_solve_and_a_grade() {
    let text = stdout(&["puzzle", "nim", "--seed", "42"]);
    let (id, told) = text.trim_end().split_once('\n').expect("several lines");
    assert!(id.starts_with("nim heaps=") && told.starts_with("Difficulty "), "{text}");
    assert!(told.contains("\n\n") && told.contains('●'), "the board: {text}");
    let json: Value = serde_json::from_str(&stdout(&["puzzle", "nim", "--seed", "42", "--json"])).expect("JSON");
    assert_eq!(json["id"], id);
    assert!((1..=5).contains(&json["grade"].as_u64().expect("a grade")), "{json}");
    for daily in [&["puzzle", "--daily", "2026-11-21"][..], &["puzzle", "king", "--daily", "2026-11-21"]] {
        assert_eq!(stdout(daily), stdout(daily));
    }
    assert_eq!(stdout(&["puzzle", "nim#42"]), text, "the seed may follow the game");
    let fresh = stdout(&["puzzle"]);
    assert!(fresh.contains("Difficulty"), "{fresh}");
}

#[test]
fn a_puzzle_that_cannot_be_made_is_reported() {
    assert_names(&["puzzle", "nin"], &["nin", "Did you mean nim?"]);
    assert_names(&["puzzle", "table", "--seed", "1"], &["table", "no puzzles"]);
    assert_names(&["puzzle", "nim", "--seed", "-1"], &["--seed -1", "0 to 18446744073709551615"]);
    assert_names(&["puzzle", "--daily", "2026-02-29"], &["--daily 2026-02-29", "2026-02-28"]);
    assert_names(&["puzzle", "--daily", "2026-02-28", "--seed", "1"], &["--daily", "--seed"]);
    assert_names(&["puzzle", "nim#4.2"], &["nim#4.2", "0 to 18446744073709551615"]);
    assert_names(&["puzzle", "nim#42", "--seed", "1"], &["already has a seed", "--seed"]);
    assert_names(&["puzzle", "nim#42", "--daily", "2026-02-28"], &["already has a seed", "--daily"]);
}

#[test]
fn puzzles_open_only_in_a_terminal_but_arguments_are_checked_first() {
    assert_names(&["puzzle", "--play"], &["terminal"]);
    assert_names(&["puzzle", "nim#42", "--play"], &["terminal"]);
    assert_names(&["puzzle", "table", "--play"], &["table", "no puzzles"]);
    assert_names(&["puzzle", "nin", "--play"], &["nin", "Did you mean nim?"]);
    assert_names(&["puzzle", "--play", "--json"], &["--play", "--json"]);
}

#[test]
fn help_and_errors_list_the_machines_in_the_same_words() {
    let line = complaint(&["play", "nim", "--opponent", "nobody"]);
    let (_, machines) =
        line.trim_end().trim_end_matches('.').split_once("expected one of ").expect("it says what is allowed");
    let help: String = stdout(&["play", "--help"]).split_whitespace().collect();
    assert!(help.contains(&machines.split_whitespace().collect::<String>()), "{machines:?} is not in {help}");
}

#[test]
fn help_of_a_command_says_how_reasons_are_worded_there() {
    for (command, usual) in [("play", "plain"), ("frame", "plain"), ("solve", "notation"), ("worksheet", "notation")] {
        for lang in ["en", "ru", "bg", "zh"] {
            let help = stdout(&[command, "--help", "--lang", lang]);
            let (_, rest) = help.split_once("--level").expect("it has this option");
            let (told, _) = rest.split_once("--data").expect("another option follows");
            assert!(
                told.contains(&format!("(default {usual})")) || told.trim_end().ends_with(usual),
                "{lang} {command}: {told}"
            );
        }
    }
    // The option counts before and after the command.
    let told = stdout(&["solve", "nim", "heaps=3,4", "--level", "plain"]);
    assert_eq!(told, stdout(&["--level", "plain", "solve", "nim", "heaps=3,4"]));
    assert_ne!(told, stdout(&["solve", "nim", "heaps=3,4"]));
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let told = stdout(&["list", "--lang", "zh"]);
    assert!(told.contains("c=1 到 10^18（默认 17）") && told.contains("nim：尼姆游戏"), "{told}");
    assert!(!told.contains("; ") && !told.contains(" ("), "{told}");
    assert!(stdout(&["list"]).contains("c=1 to 10^18 (default 17)"));
}

#[test]
fn a_demo_takes_a_number_as_its_seed() {
    assert!(complaint(&["demo", "--seed", "x"]).contains("--seed x"));
    // Without a terminal it says so, as every start does.
    assert!(complaint(&["demo", "--seed", "7"]).contains("terminal"));
}

#[test]
fn an_animation_needs_moves_and_the_svg_format() {
    let moving = stdout(&["frame", "nim", "--moves", "1:1 2:2", "--animate", "--size", "60x18"]);
    assert!(moving.starts_with("<svg") && moving.contains("@keyframes"));
    assert!(complaint(&["frame", "nim", "--animate"]).contains("--animate needs moves to show"));
    let wrong = ["frame", "nim", "--moves", "1:1", "--animate", "--format", "text"];
    assert!(complaint(&wrong).contains("leave out --format"));
    assert!(complaint(&["frame", "nim", "--moves", "9:9", "--animate"]).contains("there is no heap 9"));
    assert!(complaint(&["play", "nim", "--motion", "slow"]).contains("full, reduced, off"));
}
