//! A file of setups, each played to its end.

use super::*;

/// Runs `batch euclid -` with this input, which it may stop reading at the first error.
fn batch(input: &str) -> Output {
    run_with_input(&["batch", "euclid", "-"], input.to_owned()).0
}

#[test]
fn a_batch_plays_every_game_to_its_end() {
    let output = batch("3\n13 5\n3 2\r\n1 3\n");
    assert_eq!(output.status.code(), Some(0));
    let told = String::from_utf8(output.stdout).expect("output is UTF-8");
    assert_eq!(told, "13 5\n8 5\n3 5\n3 2\n1 2\n1 0\n\n3 2\n1 2\n1 0\n\n1 3\n1 0\n");
    assert!(batch("0\n").stdout.is_empty() && batch("1\n4 4").stdout == b"4 4\n0 4\n");
}

#[test]
fn a_batch_of_a_thousand_follows_the_rules_and_the_winning_moves() {
    let mut seed = 1969_u64;
    let mut number = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        1 + (seed >> 4) % 10_u64.pow(u32::try_from(seed >> 33).expect("the setup is valid") % 19)
    };
    let pairs: Vec<(u64, u64)> = (0..1000).map(|_| (number(), number())).collect();
    let input: String = pairs.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
    let output = batch(&format!("1000\n{input}"));
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("output is UTF-8");
    let games: Vec<&str> = told.split("\n\n").collect();
    assert_eq!(games.len(), pairs.len());
    for (game, (a, b)) in games.iter().zip(pairs) {
        let number = |word: &str| word.parse::<u64>().expect("a number");
        let position = |line: &str| line.split_once(' ').map(|(a, b)| (number(a), number(b))).expect("two numbers");
        let line: Vec<(u64, u64)> = game.lines().map(position).collect();
        assert_eq!(line[0], (a, b));
        for step in line.windows(2) {
            assert_eq!(step[1], played(step[0]), "after {:?}", step[0]);
        }
        let last = line[line.len() - 1];
        assert!(last.0.min(last.1) == 0 && !game.ends_with("\n\n"));
    }
}

/// Returns the position after the perfect player's move, by the recursive rule alone.
fn played((a, b): (u64, u64)) -> (u64, u64) {
    fn lost(larger: u64, smaller: u64) -> bool {
        let rest = larger % smaller;
        rest > 0 && larger / smaller == 1 && !lost(smaller, rest)
    }
    let (larger, smaller) = (a.max(b), a.min(b));
    let rest = larger % smaller;
    let take = match rest {
        0 => larger,
        _ if lost(larger, smaller) => smaller,
        _ if lost(smaller, rest) => larger - rest,
        _ => larger - rest - smaller,
    };
    if a >= b { (a - take, b) } else { (a, b - take) }
}

#[test]
fn a_malformed_batch_is_reported_with_its_line() {
    for (input, named) in [
        ("", "line 1"),
        ("x\n", "line 1"),
        ("-1\n", "line 1"),
        ("1 2\n3 4\n", "line 1"),
        ("2\n13 5\n", "line 3"),
        ("1\n13 5\n8 5\n", "line 3"),
        ("2\n13 5\n8\n", "line 3"),
        ("2\n13\n8 5\n", "line 2"),
        ("1\n13 5 2\n", "line 2"),
        ("2\n\n13 5\n8 5\n", "line 2"),
        ("1\n0 5\n", "line 2"),
        ("1\n-3 5\n", "line 2"),
        ("1\n13 five\n", "line 2"),
        ("1\n1000000000000000001 1\n", "line 2"),
    ] {
        let Output { status, stdout, stderr } = batch(input);
        let line = String::from_utf8(stderr).expect("text");
        assert_eq!(status.code(), Some(2), "{input:?}: {line}");
        assert!(stdout.is_empty() && line.lines().count() == 1 && line.contains(named), "{input:?}: {line}");
    }
    assert_names(&["batch", "euclid", "/no/such/file"], &["/no/such/file"]);
    assert_names(&["batch", "nim", "-"], &["nim", "euclid"]);
}

#[test]
fn what_a_file_holds_is_not_quoted_and_what_is_typed_is() {
    let folder = Folder::new();
    let file = folder.path().join("secret");
    for (text, named) in [("hunter2\n", "line 1"), ("1\nhunter2\n", "line 2"), ("1\nhunter2 5\n", "line 2")] {
        std::fs::write(&file, text).expect("it is written");
        let told = complaint(&["batch", "euclid", file.to_str().expect("a path")]);
        assert!(told.contains(named) && !told.contains("hunter2"), "{told}");
        let typed = String::from_utf8(batch(text).stderr).expect("text");
        assert!(typed.contains("hunter2"), "{typed}");
    }
}
