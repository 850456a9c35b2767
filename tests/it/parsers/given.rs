//! Input of the program itself: batch files, questions line by line, lists in files, sizes, codes.

use std::{fs, process::Stdio};

use proptest::prelude::*;

use super::{nasty, typed};
use crate::common::{
    Folder,
    binary::{ANSWERING, program, run_with_input},
    counts::nightly,
};

/// Runs the program with 800 megabytes and a few seconds. Returns whether it succeeded.
fn run(args: &[String], input: Option<&str>) -> bool {
    let mut words = vec!["-c".to_owned(), "ulimit -v 800000; ulimit -t 20; exec \"$@\"".to_owned(), "sh".to_owned()];
    words.push(program().get_program().to_string_lossy().into_owned());
    words.extend(args.iter().cloned());
    let mut command = std::process::Command::new("sh");
    command.args(&words).env("LC_ALL", "C.UTF-8").env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"));
    let folder = Folder::new();
    if let Some(input) = input {
        let file = folder.path().join("input");
        fs::write(&file, input).expect("it is written");
        command.stdin(fs::File::open(file).expect("the file exists"));
    } else {
        command.stdin(Stdio::null());
    }
    let output = command.output().expect("the shell runs");
    let said = String::from_utf8_lossy(&output.stderr);
    let code = output.status.code().unwrap_or_else(|| panic!("{args:.200?}: {}: {said:.400}", output.status));
    assert!(matches!(code, 0 | 2), "{args:.200?}: {code}: {said:.400}");
    assert!(!said.contains("panicked"), "{args:.200?}: {said:.400}");
    if code == 2 {
        typed::assert_said(&said);
    }
    code == 0
}

/// Returns a text as it can be passed as an argument: without NUL, and not too long for Linux.
fn argument(text: &str) -> String {
    const MOST: usize = 25_000;
    text.chars().filter(|c| *c != '\0').take(MOST).collect()
}

fn words(args: &[&str]) -> Vec<String> {
    args.iter().map(ToString::to_string).collect()
}

proptest! {
    #![proptest_config(super::cases(24))]

    #[test]
    fn a_batch_file_is_played_or_rejected(text in nasty::any_text(vec!["3\n34 12\n15 24\n7 7\n".to_owned()])) {
        run(&words(&["batch", "euclid", "-"]), Some(&text));
    }

    #[test]
    fn a_list_in_a_file_is_read_or_rejected(bytes in nasty::any_bytes(vec!["6 1 7 2 9 4 3\n".to_owned()])) {
        let folder = Folder::new();
        let file = folder.path().join("list");
        fs::write(&file, bytes).expect("it is written");
        run(&[words(&["solve", "both-ends"]), vec![format!("prices=@{}", file.display())]].concat(), None);
    }

    #[test]
    fn a_size_is_accepted_or_rejected(text in nasty::near(vec!["80x24".to_owned(), "500x200".to_owned()])) {
        run(&[words(&["frame", "nim"]), vec![format!("--size={}", argument(&text))]].concat(), None);
    }

    #[test]
    fn a_code_is_accepted_or_rejected(text in nasty::near(vec!["0.77".to_owned(), "4.3".to_owned(), "0.137".to_owned()])) {
        run(&[words(&["nimbers", "--to", "30", "--"]), vec![argument(&text)]].concat(), None);
    }

    #[test]
    fn every_line_of_questions_gets_an_answer(lines in prop::collection::vec(nasty::near(typed_ids()), 1..4)) {
        let lines: Vec<String> = lines.iter().map(|line| line.replace(['\n', '\r'], " ")).collect();
        let (output, _) = run_with_input(&ANSWERING, lines.join("\n") + "\n");
        let answers = String::from_utf8(output.stdout).expect("answers are UTF-8");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && !said.contains("panicked"), "{lines:.200?}: {said:.400}");
        assert_eq!(answers.lines().count(), lines.len(), "{lines:.200?}: {said:.400}");
        answers.lines().for_each(|answer| drop(serde_json::from_str::<serde_json::Value>(answer).expect("the answer is JSON")));
    }
}

/// Returns questions that are answered quickly, valid or not.
fn typed_ids() -> Vec<String> {
    ["nim heaps=3,4,5 --moves \"1:2 2:1\"", "euclid a=34 b=12", "subtraction c=21 m=3", "fibonacci c=20 --moves \"3\""]
        .map(ToOwned::to_owned)
        .to_vec()
}

#[test]
fn however_long_an_invalid_value_is_it_is_reported_in_one_line() {
    // Only the name of a file is shown in full, because the user has to find it.
    let long = "9".repeat(nightly(2_000, 100_000));
    for before in [
        "",
        "solve",
        "solve nim",
        "solve nim --",
        "solve nim heaps=3,4,5 --moves",
        "play nim --you",
        "play nim --opponent",
        "puzzle --seed",
        "puzzle --daily",
        "puzzle nim#x --seed",
        "worksheet nim --count",
        "worksheet nim --grade",
        "worksheet nim --seed",
        "worksheet --format",
        "learn nim --games",
        "learn nim --start",
        "learn nim --teacher",
        "learn nim --empty",
        "nimbers 0.77 --to",
        "nimbers 0.77 --at",
        "nimbers 0.77 --columns",
        "lesson",
        "frame nim --format",
        "frame nim --theme",
        "--lang",
        "--theme",
        "--opponent",
        "completions",
    ] {
        let before = before.split(' ').filter(|word| !word.is_empty());
        for long in [long.clone(), format!("--{long}"), format!("x{long}")] {
            let args: Vec<String> = before.clone().map(ToOwned::to_owned).chain([long]).collect();
            assert!(!run(&args, None), "{args:.60?} is rejected");
        }
    }
}

#[test]
fn a_request_for_all_memory_is_rejected() {
    let long = "9".repeat(1_000_000);
    for (text, is_played) in [
        (format!("{long}\n1 1\n"), false),
        (format!("1\n{long} 1\n"), false),
        ("1000000000000000000\n3 4\n".to_owned(), false),
        ("\0".repeat(1_000_000), false),
        ("1 1 ".repeat(1_000_000), false),
        ("1\n3 4\n".to_owned(), true),
    ] {
        assert_eq!(run(&words(&["batch", "euclid", "-"]), Some(&text)), is_played, "{text:.40}");
    }
    let folder = Folder::new();
    let file = folder.path().join("list");
    for text in
        [format!("1 {long}"), format!("{long} 1"), "1000000000000000000 1".to_owned(), "1000000 ".repeat(1_000_001)]
    {
        fs::write(&file, &text).expect("it is written");
        let args = [words(&["solve", "both-ends"]), vec![format!("prices=@{}", file.display())]].concat();
        assert!(!run(&args, None), "{text:.40}");
    }
    let args = [words(&["frame", "nim", "--size"]), vec![format!("{}x24", &long[..100_000])]].concat();
    assert!(!run(&args, None));
    let args = [words(&["nimbers"]), vec![format!("0.{}", "7".repeat(100_000))]].concat();
    run(&args, None);
}
