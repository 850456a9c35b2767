//! `zugzwang nimbers` as scripts use it.

use std::io::{BufRead, BufReader, Read};

use crate::common::binary::{self, silent_stdout, start};
use serde_json::{Value, json};

/// Returns the arguments of `zugzwang nimbers` with these.
fn nimbers<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [&["nimbers"], args].concat()
}

fn stdout(args: &[&str]) -> String {
    silent_stdout(&nimbers(args))
}

fn answer(args: &[&str]) -> Value {
    serde_json::from_str(&stdout(&[args, &["--json"]].concat())).expect("JSON")
}

fn values(args: &[&str]) -> Vec<u64> {
    serde_json::from_value(answer(args)["values"].take()).expect("numbers")
}

fn assert_names(args: &[&str], named: &[&str]) {
    binary::assert_names(&nimbers(args), named);
}

/// Computes the values by definition: the least number that is not the value of an option.
fn by_definition(code: &str, to: usize) -> Vec<u64> {
    let (begun, digits) = code.split_once('.').unwrap_or((code, ""));
    let digits: Vec<u32> = digits.chars().map(|digit| digit.to_digit(8).expect("a digit")).collect();
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=to {
        // Without taking, a heap is split in two, in Grundy's game into unequal parts.
        let broken = (1..heap).filter(|one| begun == "4" || begun == "grundy" && 2 * one != heap);
        let mut options: Vec<u64> = broken.map(|one| values[one] ^ values[heap - one]).collect();
        for (taken, digit) in (1..=heap).zip(&digits) {
            let left = heap - taken;
            if digit & 1 != 0 && left == 0 {
                options.push(0);
            }
            if digit & 2 != 0 && left > 0 {
                options.push(values[left]);
            }
            if digit & 4 != 0 {
                options.extend((1..left).map(|one| values[one] ^ values[left - one]));
            }
        }
        let mut least = 0..=options.len() as u64;
        values.push(least.find(|value| !options.contains(value)).expect("some value is free"));
    }
    values
}

#[test]
fn the_values_are_those_of_the_definition() {
    for code in [
        "0.7", "0.07", "0.007", "0.77", "0.777", "0.137", "0.3033", "0.6", "0.156", "0.1777", "0.4", "0.0351", "4.3",
        "4.7", "grundy",
    ] {
        assert_eq!(values(&[code, "--to", "150"]), by_definition(code, 150), "{code}");
    }
}

/// Kayles and Dawson's chess, as in *Winning Ways* and in the OEIS (A002186, A002187).
#[test]
fn the_values_are_those_published() {
    let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7];
    assert_eq!(values(&["0.77", "--to", "23"]), kayles);
    let chess = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4];
    assert_eq!(values(&["0.137", "--to", "33"]), chess);
    assert_eq!(values(&["0.07", "--from", "1", "--to", "34"]), chess, "Dawson's Kayles has one more in a heap");
}

#[test]
fn known_periods_are_printed_with_the_last_value_their_proof_needs() {
    for (code, length, from) in [("0.07", 34, 53), ("0.77", 12, 71), ("0.7777", 24, 142), ("0.777777", 28, 16)] {
        // Values up to 2·(from + length) + the most that can be taken, less one.
        let by = 2 * (from + length) + code.len() - 2 - 1;
        let wanted = json!({"length": length, "from": from, "proved_by": by});
        assert_eq!(answer(&[code, "--to", "5"])["period"], wanted, "{code}");
        let line = format!("{code} has period {length} from {from} on, proved by G(0) to G({by}).\n");
        assert!(stdout(&[code]).ends_with(&line), "{code}");
    }
    assert_eq!(answer(&["0.007"])["period"], Value::Null);
    assert!(stdout(&["0.007", "--to", "20"]).ends_with("G(0) to G(20) do not prove a period for 0.007.\n"));
}

#[test]
fn the_json_object_says_what_was_asked_and_the_largest_value() {
    let kayles = answer(&["0.77", "--to", "30"]);
    let keys: Vec<_> = kayles.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, ["code", "from", "to", "values", "largest", "period"]);
    assert_eq!(json!([kayles["code"], kayles["from"], kayles["to"]]), json!(["0.77", 0, 30]));
    assert_eq!(kayles["largest"], json!({"n": 27, "value": 8}));
    assert_eq!(answer(&["0.7700"])["code"], "0.77", "zeros at the end say nothing");
    // The first of the largest values, even if it is before the part listed.
    for (from, to) in [(0, 26), (20, 40), (500, 600)] {
        let told = answer(&["0.77", "--from", &from.to_string(), "--to", &to.to_string()]);
        let all = values(&["0.77", "--to", &to.to_string()]);
        assert_eq!(told["values"], json!(all[from..]));
        let largest = all.iter().max().expect("a value");
        let first = all.iter().position(|value| value == largest);
        assert_eq!(told["largest"], json!({"n": first, "value": largest}), "up to {to}");
    }
}

#[test]
fn a_hundred_values_are_listed_by_default() {
    let asked = |args: &[&str]| ["from", "to"].map(|key| answer(args)[key].as_u64());
    assert_eq!(asked(&["0.77"]), [Some(0), Some(99)]);
    assert_eq!(asked(&["0.77", "--from", "1000"]), [Some(1000), Some(1099)]);
    assert_eq!(asked(&["0.77", "--from", "10000000"]), [Some(10_000_000); 2]);
}

/// Returns the rows: their first heap, and the values.
fn rows(text: &str) -> Vec<(u64, Vec<u64>)> {
    let rows = text.split("\n\n").nth(1).expect("a table").lines().skip(1);
    let numbers = rows.map(|row| row.split_whitespace().map(|number| number.parse().expect("a number")));
    let row = |mut numbers: Vec<u64>| (numbers.remove(0), numbers);
    numbers.map(Iterator::collect).map(row).collect()
}

#[test]
fn rows_have_their_first_heap_on_the_left_and_aligned_columns() {
    for (args, columns) in
        [(&["0.77"][..], 10), (&["0.007", "--from", "5", "--to", "1000"], 10), (&["0.07", "--columns", "34"], 34)]
    {
        let text = stdout(args);
        let all = answer(&args.iter().copied().filter(|arg| !["--columns", "34"].contains(arg)).collect::<Vec<_>>());
        let first = all["from"].as_u64().expect("a number");
        let rows = rows(&text);
        assert!(rows.iter().zip(0..).all(|((heap, _), nth)| *heap == first + nth * columns), "{text}");
        let joined: Vec<u64> = rows.iter().flat_map(|(_, values)| values.clone()).collect();
        assert_eq!(json!(joined), all["values"], "{text}");
        let lines: Vec<&str> = text.split("\n\n").nth(1).expect("a table").lines().collect();
        let whole = lines.iter().take(rows.len());
        assert!(whole.clone().all(|line| line.len() == lines[0].len() && !line.ends_with(' ')), "{text}");
    }
    assert!(stdout(&["0.77", "--to", "0"]).contains("\n   +0\n0   0\n"));
}

#[test]
fn a_period_answers_for_a_quintillion_heaps_at_once() {
    let text = stdout(&["0.07", "--at", "1000000000000000000,0,87"]);
    let [far, near] = [53 + (1_000_000_000_000_000_000_usize - 53) % 34, 87].map(|n| by_definition("0.07", 120)[n]);
    assert!(
        text.starts_with(&format!("G(1000000000000000000) = {far}\nG(0) = 0\nG(87) = {near}\n0.07 has ")),
        "{text}"
    );
    let told = answer(&["0.07", "--at", "1000000000000000000,0,87"]);
    let at =
        json!([{"n": 1_000_000_000_000_000_000_u64, "value": far}, {"n": 0, "value": 0}, {"n": 87, "value": near}]);
    assert_eq!(told, json!({"code": "0.07", "at": at, "period": {"length": 34, "from": 53, "proved_by": 175}}));
    assert_eq!(answer(&["0.007", "--at", "600"])["at"][0]["value"], by_definition("0.007", 600)[600]);
}

#[test]
fn an_unreachable_heap_is_reported_with_what_to_type() {
    let far = "1000000000000000000";
    assert_names(&["0.007", "--at", far, "--to", "500"], &["--at 1000", "0.007", "G(500)", "--to 1000000", "10000000"]);
    assert_names(&["0.007", "--at", "3,700", "--to", "500"], &["--at 700", "G(500)", "--to 700"]);
    assert_names(&["0.77", "--to", "10000001"], &["--to 10000001", "0 to 10000000", "--at", "10^18"]);
    for wrong in ["-1", "1e3", "", "many"] {
        assert_names(&["0.77", "--to", wrong], &["--to", wrong, "0 to 10000000"]);
    }
    assert_names(&["0.77", "--from", "5", "--to", "4"], &["--from 5", "0 to 4"]);
    assert_names(&["0.77", "--columns", "0"], &["--columns 0", "1 to 1000"]);
    for wrong in ["1,x", "", "1,", "-3", "1000000000000000001"] {
        assert_names(&["0.77", "--at", wrong], &["--at", wrong, "0 to 10^18", "commas"]);
    }
    assert_names(&["0.77", "--at", "1", "--from", "1"], &["--at", "--from"]);
    assert_names(&["0.77", "--json", "--columns", "5"], &["--json", "--columns"]);
}

#[test]
fn an_invalid_code_is_reported_with_what_to_type() {
    for wrong in ["0.8", "", "nim", "0.7x", "1.7", "\u{1b}[31m"] {
        assert_names(&[wrong], &["CODE", "digits from 0 to 7", "as in 0.77", "grundy"]);
    }
    for like in ["0,77", "77", ".77", "·77"] {
        assert_names(&[like], &[like, "digits from 0 to 7", "Did you mean 0.77?"]);
    }
    for (name, code) in [("kayles", "kayles is 0.77"), ("strip", "strip k=3 is 0.777"), ("matches", "k=3 is 0.007")] {
        assert_names(&[name], &[name, "code", code]);
    }
    assert_names(&[], &["CODE"]);
}

/// The codes that stand for games of this program agree with their rules.
#[test]
fn a_named_game_has_the_code_that_is_printed() {
    for (setup, code) in [
        (["strip", "n=17", "k=3"], "0.777"),
        (["matches", "n=17", "k=3"], "0.007"),
        (["subtraction", "c=17", "m=3"], "0.333"),
        (["coins", "x=17", "set=1,3,4"], "0.3033"),
    ] {
        let solved = binary::program().args(["solve", "--json"]).args(setup).output().expect("the binary runs").stdout;
        let solved: Value = serde_json::from_slice(&solved).expect("JSON");
        assert_eq!(solved["grundy"], answer(&[code, "--at", "17"])["at"][0]["value"], "{setup:?}: {solved}");
        assert_names(&[setup[0]], &[setup[0], &format!("is {code})\n")]);
    }
}

#[test]
fn a_reader_that_closes_the_pipe_ends_the_program_quietly() {
    for form in [&["nimbers", "0.77", "--to", "1000000"][..], &["nimbers", "0.77", "--to", "1000000", "--json"]] {
        let mut child = start(form);
        let mut begun = String::new();
        let mut out = BufReader::with_capacity(64, child.stdout.take().expect("output is a pipe"));
        out.by_ref().take(20).read_line(&mut begun).expect("it prints before everything is computed");
        drop(out);
        let mut complaint = String::new();
        child.stderr.take().expect("errors are a pipe").read_to_string(&mut complaint).expect("text");
        assert!(begun.contains("0.77") && complaint.is_empty(), "{begun}{complaint}");
        assert!(child.wait().expect("the program ends").success());
    }
}

#[test]
fn help_is_translated() {
    for lang in ["en", "ru", "bg", "zh"] {
        let help = stdout(&["--help", "--lang", lang]);
        for option in ["--to", "--from", "--at", "--columns", "--json", "10000000", "10^18", "0.77"] {
            assert!(help.contains(option), "{lang}: {option}");
        }
    }
}
