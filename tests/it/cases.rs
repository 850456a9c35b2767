//! Known answers, asked of the real binary one by one and as one stream.

use std::{fs, process::Output};

use crate::common::{
    binary::{ANSWERING, program, run_with_input},
    counts::nightly,
    sources::root,
};
use serde_json::{Map, Value};
use zugzwang_engine::games;

/// A question and what is known of its answer.
struct Case {
    words: Vec<String>,
    moves: String,
    expect: Map<String, Value>,
}

fn cases(game: &str) -> Vec<Case> {
    let file = root().join("tests/data").join(format!("{game}.jsonl"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let case = |line: &str| {
        let case: Value = serde_json::from_str(line).expect("the case is JSON");
        let words = case["args"].as_array().expect("args is a list").iter();
        Case {
            words: words.map(|word| word.as_str().expect("a word").to_owned()).collect(),
            moves: case["moves"].as_str().expect("moves is a string").to_owned(),
            expect: case["expect"].as_object().expect("expect is an object").clone(),
        }
    };
    text.lines().map(case).collect()
}

fn solve(case: &Case) -> Output {
    let mut command = program();
    command.arg("solve").args(&case.words).arg("--json");
    if !case.moves.is_empty() {
        command.args(["--moves", &case.moves]);
    }
    command.output().expect("the binary runs")
}

/// Checks that every known value is in the answer. A value known to be null may be missing.
fn assert_answers(answer: &Value, expect: &Map<String, Value>, name: &str) {
    for (key, known) in expect {
        let told = &answer[key];
        match known {
            Value::Object(known) => assert_answers(told, known, &format!("{name}: {key}")),
            known => assert_eq!(told, known, "{name}: {key} in {answer}"),
        }
    }
}

#[test]
fn every_game_has_known_answers() {
    for game in games::ALL {
        assert!(cases(game.id).len() >= 10, "{}", game.id);
    }
}

#[test]
fn the_command_line_gives_the_known_answers() {
    // The others are asked in a stream, all by one process.
    for case in games::ALL.iter().flat_map(|game| cases(game.id)).step_by(nightly(4, 1)) {
        let name = format!("{} --moves {:?}", case.words.join(" "), case.moves);
        let Output { status, stdout, stderr } = solve(&case);
        let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
        if case.expect.contains_key("error") {
            assert_eq!(status.code(), Some(2), "{name}");
            assert!(stdout.is_empty() && stderr.trim_end().lines().count() == 1, "{name}: {stdout}{stderr}");
        } else {
            assert_eq!((status.code(), stderr.as_ref()), (Some(0), ""), "{name}");
            let answer = serde_json::from_str(&stdout).expect("the answer is JSON");
            assert_answers(&answer, &case.expect, &name);
        }
    }
}

#[test]
fn a_stream_of_questions_gets_the_known_answers_in_order() {
    let cases: Vec<Case> = games::ALL.iter().flat_map(|game| cases(game.id)).collect();
    let line = |case: &Case| format!("{} --moves \"{}\"\n", case.words.join(" "), case.moves);
    let questions: String = cases.iter().map(line).collect();
    let (output, read) = run_with_input(&ANSWERING, questions);
    read.expect("it reads everything");
    let answers = String::from_utf8(output.stdout).expect("answers are UTF-8");
    assert_eq!(answers.lines().count(), cases.len());
    for (answer, case) in answers.lines().zip(&cases) {
        let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
        let name = line(case);
        assert_eq!(answer.get("error").is_some(), case.expect.contains_key("error"), "{name}: {answer}");
        if !case.expect.contains_key("error") {
            assert_answers(&answer, &case.expect, &name);
        }
    }
}
