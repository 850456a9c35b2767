//! Boxes and colours, and the setups that have none.

use std::collections::HashSet;

use crate::common::nightly;
use zugzwang_engine::{
    Cancel, Machine, Outcome, Stopped, games,
    matchbox::{Cabinet, CabinetError},
};

fn cabinet(game: &str, words: &[&str]) -> Result<Cabinet, CabinetError> {
    games::find(game).expect("the game is listed").cabinet(words, &Cancel::never())
}

#[test]
fn heaps_in_any_order_share_a_box() {
    // The multisets of three heaps that 1,2,3 leads to, except 0,0,0, listed by hand.
    let cabinet = cabinet("nim", &["heaps=1,2,3"]).expect("the setup has boxes");
    let names: Vec<&str> = (0..cabinet.boxes()).map(|number| cabinet.name(number)).collect();
    let expected = [
        "1,2,3", "0,2,3", "1,1,3", "0,1,3", "1,2,2", "1,1,2", "0,1,2", "0,0,3", "0,2,2", "0,0,2", "0,1,1", "0,0,1",
        "1,1,1",
    ];
    let sorted = |names: &[&str]| names.iter().map(ToString::to_string).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(sorted(&names), sorted(&expected));
    assert_eq!(names[0], "1,2,3");
}

#[test]
fn moves_to_the_same_box_share_a_colour() {
    let cabinet = cabinet("nim", &["heaps=2,2"]).expect("the setup has boxes");
    let moves: Vec<&str> = cabinet.of_box(0).map(|colour| cabinet.mv(colour)).collect();
    assert_eq!(moves, ["1:1", "1:2"], "2:1 and 2:2 lead to the same positions");
    assert_eq!(cabinet.outcome(0), Outcome::Loss);
    assert!(cabinet.of_box(0).all(|colour| cabinet.worth(colour) == Outcome::Loss));
}

#[test]
fn setups_that_do_not_fit_are_rejected_with_a_reason() {
    assert_eq!(cabinet("nim", &["heaps=1000000000000000000"]).map(|_| ()), Err(CabinetError::Boxes));
    assert_eq!(cabinet("ticktacktwo", &[]).map(|_| ()), Err(CabinetError::Boxes));
    assert_eq!(cabinet("subtraction", &["c=20000", "m=20000"]).map(|_| ()), Err(CabinetError::Colours));
    if nightly(false, true) {
        // The positions would fit, but there are too many moves to try: twenty million.
        assert_eq!(cabinet("moore", &["heaps=7,7,7,7,7,7,7,7,7,7", "k=10"]).map(|_| ()), Err(CabinetError::Colours));
    }
    assert_eq!(cabinet("table", &[]).map(|_| ()), Err(CabinetError::Unlisted));
    assert_eq!(cabinet("strip", &["row=000", "k=2"]).map(|_| ()), Err(CabinetError::Over));
    assert!(matches!(cabinet("nim", &["heaps=x"]), Err(CabinetError::Setup(_))));
    let stopped = Cancel::never();
    stopped.stop();
    let nim = games::find("nim").expect("the game is listed");
    assert_eq!(nim.cabinet(&["heaps=3"], &stopped).map(|_| ()), Err(CabinetError::Stopped(Stopped)));
    assert_eq!("perfect".parse(), Ok(Machine::Perfect));
}

#[test]
fn a_setup_with_the_maximum_number_of_positions_fits() {
    let fits = |c: usize| cabinet("subtraction", &[&format!("c={c}"), "m=2"]).map(|cabinet| cabinet.boxes());
    assert_eq!(fits(Cabinet::MOST_BOXES), Ok(Cabinet::MOST_BOXES));
    assert_eq!(fits(Cabinet::MOST_BOXES + 1), Err(CabinetError::Boxes));
}

#[test]
fn every_box_has_a_different_name() {
    let boxes = cabinet("northcott", &["rams=1-3,1-3", "cells=4"]).expect("the setup has boxes");
    let names: HashSet<&str> = (0..boxes.boxes()).map(|number| boxes.name(number)).collect();
    assert_eq!(names.len(), boxes.boxes());
}
