//! The fast paths of nimbi and tick-tack-two, compared with the plain ones of the benchmarks.

#![allow(missing_docs, clippy::expect_used, reason = "a test fails by panicking")]

use std::{collections::HashSet, rc::Rc};

use proptest::prelude::*;
use zugzwang_engine::{
    Cancel, Game, Outcome, Rules, Seat, Setup,
    games::{TickTackTwo, ticktacktwo::Grid},
    theory::{
        canonical::{Value, Values},
        eatcake::{Rectangle, RectangleValues, parts},
    },
};

#[path = "../../benches/plain/eatcake.rs"]
mod eatcake;
#[path = "../../benches/plain/ticktacktwo.rs"]
mod textbook;

use eatcake::Form;

/// Adds a plain form to the fast collection; it must already be canonical there.
fn entered(form: &Form, values: &mut Values) -> Value {
    let mut all = |options: &[Rc<Form>]| -> Vec<Value> {
        let mut all: Vec<_> = options.iter().map(|option| entered(option, values)).collect();
        all.sort_unstable();
        all
    };
    let (left, right) = (all(&form.left), all(&form.right));
    let value = values.of(&left, &right, &Cancel::never()).expect("not stopped");
    assert_eq!((values.left(value), values.right(value)), (&left[..], &right[..]));
    value
}

#[test]
fn rectangles_have_the_textbook_forms() {
    let (mut plain, mut values, mut table) =
        (eatcake::Rectangles::default(), Values::new(), RectangleValues::default());
    for rows in 1..=7 {
        for cols in 1..=7 {
            let value = entered(&plain.form(rows, cols), &mut values);
            let whole = parts([Rectangle { rows, cols }]);
            let fast = table.figures(&whole, Seat::First, None, &Cancel::never()).expect("not stopped");
            assert_eq!(fast.sum, values.name(value), "{rows}×{cols}");
        }
    }
}

/// Builds the same games in both ways, from options and sums of earlier ones.
fn built(steps: &[(Vec<usize>, Vec<usize>, bool)]) -> (Vec<Rc<Form>>, Vec<Value>, Values) {
    let mut values = Values::new();
    let (mut plain, mut fast) = (vec![eatcake::canonical(Vec::new(), Vec::new())], vec![Value::ZERO]);
    for (left, right, adds) in steps {
        let pick = |of: &[usize]| -> Vec<usize> { of.iter().map(|at| at % plain.len()).collect() };
        let (left, right) = (pick(left), pick(right));
        let forms = |of: &[usize]| -> Vec<Rc<Form>> { of.iter().map(|&at| Rc::clone(&plain[at])).collect() };
        let known = |of: &[usize]| -> Vec<Value> { of.iter().map(|&at| fast[at]).collect() };
        let (form, value) = match (adds, &left[..], &right[..]) {
            (true, &[one, ..], &[other, ..]) => {
                let sum = values.sum(fast[one], fast[other], &Cancel::never());
                (eatcake::sum(&plain[one], &plain[other]), sum)
            }
            _ => (
                eatcake::canonical(forms(&left), forms(&right)),
                values.of(&known(&left), &known(&right), &Cancel::never()),
            ),
        };
        plain.push(form);
        fast.push(value.expect("not stopped"));
    }
    (plain, fast, values)
}

proptest! {
    #[test]
    fn forms_sums_and_comparisons_agree_with_the_textbook(
        steps in prop::collection::vec(
            (prop::collection::vec(0..8_usize, 0..3), prop::collection::vec(0..8_usize, 0..3), any::<bool>()),
            1..8,
        ),
    ) {
        let (plain, fast, mut values) = built(&steps);
        for (form, &value) in plain.iter().zip(&fast) {
            prop_assert_eq!(entered(form, &mut values), value);
            for (other, &beside) in plain.iter().zip(&fast) {
                prop_assert_eq!(values.at_most(value, beside, &Cancel::never()), Ok(eatcake::at_most(form, other)));
            }
        }
    }
}

fn plain_board(grid: &Grid) -> textbook::Board {
    let number = |seat: Seat| if seat == Seat::First { 1 } else { 2 };
    (grid.board.signs.map(|sign| sign.map_or(0, number)), number(grid.board.mover))
}

/// All placements, and the first position of the slides, before which nothing can repeat.
#[test]
fn tick_tack_two_agrees_with_the_plain_loop() {
    let plain = textbook::solve();
    let game = TickTackTwo::new(&Setup::read::<&str>(TickTackTwo::FIELDS, &[]).expect("a setup")).expect("a game");
    let (mut met, mut open) = (HashSet::new(), vec![game.start()]);
    while let Some(grid) = open.pop() {
        let board = plain_board(&grid);
        let wanted = plain[&board];
        let found = game.analyse(&grid, &Cancel::never()).expect("not stopped");
        let sign = match found.worth.outcome {
            Outcome::Win => 1,
            Outcome::Loss => -1,
            Outcome::Draw | Outcome::Unknown => 0,
        };
        assert_eq!((sign, found.worth.remoteness.unwrap_or(0)), (wanted.sign, wanted.moves), "{grid}");
        if met.insert(board) && grid.board.is_placing() && game.end(&grid).is_none() {
            let after = game.moves(&grid).map(|step| game.play(&grid, &step).expect("a listed move is legal"));
            open.extend(after.filter(|after| !met.contains(&plain_board(after))));
        }
    }
    assert!(met.len() > 2000, "{}", met.len());
}
