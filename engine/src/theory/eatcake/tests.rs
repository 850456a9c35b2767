#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use super::*;
use crate::{
    theory::canonical::Value,
    watch::{Stopped, Watch},
};

fn known(table: &mut Table, rows: usize, cols: usize) -> Value {
    table.value(Rectangle { rows, cols }, &Watch::idle()).expect("nobody stops it")
}

#[test]
fn small_rectangles_have_their_values() {
    let mut table = Table::default();
    for (rows, cols, value) in [
        (1, 1, "*"),
        (1, 2, "↑"),
        (2, 1, "↓"),
        (1, 3, "*"),
        (2, 2, "*"),
        (3, 2, "{⇑|*}"),
        (2, 3, "{*|⇓}"),
        (5, 2, "{{↑3|↑*}|*}"),
    ] {
        let found = known(&mut table, rows, cols);
        assert_eq!(table.values.name(found).to_string(), value, "{rows}×{cols}");
    }
}

#[test]
fn who_begins_on_a_whole_board_wins_but_for_even_rows_and_odd_columns() {
    let mut table = Table::default();
    for rows in 1..=20 {
        for cols in 1..=20 {
            let value = known(&mut table, rows, cols);
            let lost = !table.sign(value).wins(Seat::First);
            assert_eq!(lost, rows % 2 == 0 && cols % 2 == 1, "{rows}×{cols}");
        }
    }
}

#[test]
fn odd_boards_are_stars_and_odd_rows_by_even_columns_do_not_depend_on_the_columns() {
    let mut table = Table::default();
    let star = known(&mut table, 1, 1);
    for rows in (1..=19).step_by(2) {
        let narrow = known(&mut table, rows, 2);
        for cols in 1..=20 {
            let wanted = if cols % 2 == 1 { star } else { narrow };
            assert_eq!(known(&mut table, rows, cols), wanted, "{rows}×{cols}");
        }
    }
}

#[test]
fn turning_a_rectangle_negates_it() {
    let mut table = Table::default();
    for (rows, cols) in [(2, 4), (3, 6), (4, 6), (8, 10), (12, 12)] {
        let (one, other) = (known(&mut table, rows, cols), known(&mut table, cols, rows));
        assert_eq!(table.values.sum(one, other), Value::ZERO);
    }
}

#[test]
fn the_table_can_be_stopped() {
    let watch = Watch::idle();
    watch.stop();
    assert_eq!(Table::default().value(Rectangle { rows: 20, cols: 20 }, &watch), Err(Stopped));
}
