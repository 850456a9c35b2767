//! The schema: which values it accepts and which it rejects.

use zugzwang_engine::{
    Field, Kind, Setup, SetupFault,
    fields::{LAST, QUINTILLION},
};

const FIELDS: &[Field] = &[
    Field::list("heaps", 3, 0, 9, "3,4"),
    Field::list("set", 3, -5, 9, "1").distinct(),
    Field::int("c", 1, QUINTILLION, "7"),
    LAST,
];

fn fault(words: &[&str]) -> SetupFault {
    Setup::read(FIELDS, words).expect_err("the words are wrong").fault
}

#[test]
fn missing_fields_get_their_defaults_in_schema_order() {
    let setup = Setup::read(FIELDS, &["last=loses", "set=-5,9"]).expect("the words are right");
    assert_eq!(setup.to_string(), "heaps=3,4 set=-5,9 c=7 last=loses");
    assert_eq!(setup.counts("heaps"), [3, 4]);
    assert_eq!(setup.choice("last"), "loses");
}

#[test]
fn a_word_must_name_a_known_field_and_only_once() {
    assert_eq!(fault(&["heaps"]), SetupFault::NoEquals);
    assert_eq!(fault(&["c=1", "c=1"]), SetupFault::Twice);
    assert!(matches!(fault(&["x=1"]), SetupFault::UnknownField { known } if known == ["heaps", "set", "c", "last"]));
}

#[test]
fn a_number_is_ascii_digits_within_the_range() {
    for given in ["", "+1", "1.0", " 1", "1 ", "one", "-", "１", "1e3"] {
        assert!(matches!(fault(&[&format!("c={given}")]), SetupFault::Malformed { .. }), "{given:?}");
    }
    for given in ["0", "-1", "1000000000000000001", "99999999999999999999999999"] {
        assert!(matches!(fault(&[&format!("c={given}")]), SetupFault::OutOfRange { .. }), "{given:?}");
    }
    assert!(Setup::read(FIELDS, &["c=1000000000000000000"]).is_ok());
}

#[test]
fn a_list_rejects_gaps_excess_and_repeated_entries() {
    assert_eq!(fault(&["heaps="]), SetupFault::Length { count: 0, min: 1, max: 3 });
    assert_eq!(fault(&["heaps=1,2,3,4"]), SetupFault::Length { count: 4, min: 1, max: 3 });
    assert_eq!(fault(&["heaps=1,,2"]), SetupFault::EmptyEntry { index: 2 });
    assert_eq!(fault(&["set=2,1,2"]), SetupFault::Repeated { entry: "2".to_owned() });
    assert!(Setup::read(FIELDS, &["heaps=2,1,2"]).is_ok());
}

#[test]
fn a_choice_is_one_of_its_words() {
    assert!(matches!(fault(&["last=draws"]), SetupFault::Malformed { .. }));
}

fn is_row(text: &str) -> bool {
    text.bytes().all(|cell| matches!(cell, b'0' | b'1'))
}

/// Two matches per move, or all of them if there are fewer, whether the row or its length is given.
fn two_or_all(setup: &Setup) -> String {
    let all = setup.get("row").map_or_else(|| setup.count("n"), |_| setup.word("row").len() as u64);
    all.min(2).to_string()
}

const ROW: &[Field] = &[
    Field::int("n", 1, 9, "5"),
    Field::word("row", "row", is_row, "").instead_of("n"),
    Field::int("k", 1, 9, "").default_of(two_or_all),
    Field::list("marks", 3, 1, 9, ""),
];

fn row(words: &[&str]) -> Setup {
    Setup::read(ROW, words).expect("the words are right")
}

#[test]
fn a_field_without_a_default_is_absent_unless_given() {
    let setup = row(&[]);
    assert_eq!(setup.to_string(), "n=5 k=2");
    assert_eq!((setup.get("marks"), setup.get("row"), setup.word("row")), (None, None, ""));
    assert!(setup.counts("marks").is_empty());
    assert_eq!(row(&["marks=3,1"]).to_string(), "n=5 k=2 marks=3,1");
    assert_ne!(row(&["marks=3,1"]), setup);
}

#[test]
fn a_default_can_depend_on_earlier_fields() {
    assert_eq!(row(&["n=1"]).count("k"), 1);
    assert_eq!(row(&["row=1"]).count("k"), 1);
    assert_eq!(row(&["k=7", "n=1"]).count("k"), 7);
}

#[test]
fn a_computed_default_is_checked_like_a_typed_value() {
    const OUTSIDE: &[Field] = &[Field::int("k", 1, 9, "").default_of(|_| "10".to_owned())];
    let error = Setup::read::<&str>(OUTSIDE, &[]).expect_err("10 is out of range");
    assert_eq!(error.fault, SetupFault::OutOfRange { entry: "10".to_owned(), min: 1, max: 9 });
}

#[test]
fn a_field_cannot_be_given_with_the_one_it_replaces() {
    assert_eq!(row(&["row=1101"]).to_string(), "row=1101 k=2");
    assert_eq!(row(&["row=1101"]).get("n"), None);
    for words in [["n=4", "row=1101"], ["row=1101", "n=4"]] {
        let error = Setup::read(ROW, &words).expect_err("the two exclude each other");
        assert_eq!((error.field.as_str(), error.given.as_str()), ("row", "1101"));
        assert_eq!(error.fault, SetupFault::Conflict { with: "n" });
        assert_eq!(error.to_string(), "row=1101: it replaces n, which is also given");
    }
}

#[test]
fn a_word_must_have_its_form_and_no_spaces() {
    assert_eq!(row(&["row=01"]).word("row"), "01");
    for given in ["2", "1x", ""] {
        let error = Setup::read(ROW, &[format!("row={given}")]).expect_err("not a row");
        assert_eq!(error.fault, SetupFault::Malformed { kind: ROW[1].kind, entry: given.to_owned() });
    }
    let anything = Field::word("any", "any", |_| true, "");
    assert!(anything.read("a-b").is_ok());
    for given in ["", "a b", "a\n", "\u{3000}"] {
        assert!(anything.read(given).is_err(), "{given:?}");
    }
}

#[test]
fn kinds_are_equal_if_their_forms_are() {
    let word = |form| Field::word("w", form, is_row, "").kind;
    assert_eq!(word("row"), Field::word("v", "row", |_| true, "").kind);
    assert_ne!(word("row"), word("date"));
    assert_eq!(ROW[0].kind, Kind::Int { min: 1, max: 9 });
    assert_ne!(ROW[0].kind, Kind::Int { min: 1, max: 8 });
    assert_eq!(FIELDS[1].kind, Kind::List { most: 3, min: -5, max: 9, distinct: true });
    assert_ne!(FIELDS[1].kind, Kind::List { most: 3, min: -5, max: 9, distinct: false });
    assert_ne!(LAST.kind, ROW[0].kind);
}

#[test]
fn a_displayed_setup_parses_back_to_the_same_setup() {
    for words in ["", "n=1", "k=3", "row=0110", "row=1 k=1 marks=9", "marks=1,2,3 n=9"] {
        let words: Vec<_> = words.split_whitespace().collect();
        let setup = row(&words);
        let written = setup.to_string();
        let again: Vec<_> = written.split_whitespace().collect();
        assert_eq!(row(&again), setup, "{words:?}");
    }
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "the schema has no field m so far")]
fn an_unknown_field_name_panics_in_debug_builds() {
    row(&[]).count("m");
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "row is not a number")]
fn a_value_of_another_kind_panics_in_debug_builds() {
    row(&["row=1"]).count("row");
}
