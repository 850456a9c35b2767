//! Rows of cells as they are typed and displayed, and their symmetry.

use crate::common::game;
use zugzwang_engine::{
    Game, MoveFault, Rules,
    games::{self, Strip},
    row::{Row, Segment},
};

#[test]
fn a_row_is_displayed_as_it_is_typed() {
    for text in ["0", "1", "10", "01", "0110", "1101011", "0000", "10001"] {
        assert_eq!(Row::of(text).to_string(), text);
    }
}

#[test]
fn a_row_that_is_typed_has_at_most_two_hundred_cells() {
    let strip = games::find("strip").expect("the game is listed");
    let is_row = |text: &str| strip.open(&[format!("row={text}")]).is_ok();
    assert!(is_row("01") && !is_row("") && !is_row("012") && !is_row("é"));
    assert!(is_row(&"1".repeat(200)) && !is_row(&"1".repeat(201)));
}

#[test]
fn a_long_row_is_displayed_by_its_runs() {
    let row = Row::whole(1000).without(Segment::of(11, 2)).without(Segment::of(1000, 1));
    assert_eq!(row.to_string(), "10,987");
    assert_eq!(Row::whole(201).without(Segment::of(1, 201)).to_string(), "");
}

#[test]
fn taken_cells_are_not_free() {
    let row = Row::of("1110111").without(Segment::of(2, 1));
    assert_eq!((row.to_string().as_str(), row.free(), row.longest()), ("1010111", 5, 3));
    assert!(row.has(Segment::of(5, 3)) && !row.has(Segment::of(5, 4)) && !row.has(Segment::of(2, 1)));
}

#[test]
fn a_move_to_taken_cells_names_the_first_of_them() {
    let strip: Strip = game("row=1010111 k=3");
    let gone = |text: &str| match strip.play(&strip.start(), &Segment::read(text).expect("a segment")) {
        Err(MoveFault::Rule { key: "gone", args }) => args[0].1.clone(),
        other => format!("{other:?}"),
    };
    assert_eq!(["1-3", "4", "3-5"].map(gone), ["2", "4", "4"]);
    assert!(strip.play(&strip.start(), &Segment::of(5, 3)).is_ok());
}

#[test]
fn each_segment_has_one_notation() {
    assert_eq!(Segment::read("3-5"), Some(Segment::of(3, 3)));
    assert_eq!(Segment::read("3"), Some(Segment::of(3, 1)));
    for wrong in ["3-3", "5-3", "", "-", "3-", "-3", "3-4-5", "a", "+3", "3 - 4"] {
        assert_eq!(Segment::read(wrong), None, "{wrong}");
    }
}
