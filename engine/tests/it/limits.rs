//! Questions that are too large or cancelled: they end soon, and leave no wrong results behind.

use std::{cell::Cell, error::Error};

use rand::{SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Cancel, Machine, MoveFault, Outcome, Rules, exact, games,
    map::Spot,
    players,
    short::{Formless, Forms},
    solve::{Solved, Unsolved},
    theory::{calendar, last_word},
};

/// A staircase: each move goes one or two steps down.
struct Stair;

impl Rules for Stair {
    type Position = u32;
    type Move = u32;

    fn moves(&self, step: &u32) -> impl Iterator<Item = u32> {
        1..=2.min(*step)
    }

    fn play(&self, step: &u32, down: &u32) -> Result<u32, MoveFault> {
        step.checked_sub(*down).ok_or(MoveFault::Malformed)
    }

    fn end(&self, step: &u32) -> Option<Outcome> {
        (*step == 0).then_some(Outcome::Loss)
    }
}

/// A heap of nim that counts its moves and is cancelled by one of them.
struct Counted {
    moves: Cell<u64>,
    stop: Option<(u64, Cancel)>,
}

impl Counted {
    fn stopped_by(stop: Option<(u64, Cancel)>) -> Self {
        Self { moves: Cell::new(0), stop }
    }
}

impl Rules for Counted {
    type Position = u64;
    type Move = u64;

    fn moves(&self, heap: &u64) -> impl Iterator<Item = u64> {
        1..=*heap
    }

    fn play(&self, heap: &u64, taken: &u64) -> Result<u64, MoveFault> {
        self.moves.set(self.moves.get() + 1);
        if let Some((_, cancel)) = self.stop.as_ref().filter(|(last, _)| *last == self.moves.get()) {
            cancel.stop();
        }
        heap.checked_sub(*taken).ok_or(MoveFault::Malformed)
    }

    fn end(&self, heap: &u64) -> Option<Outcome> {
        (*heap == 0).then_some(Outcome::Loss)
    }
}

const QUINTILLION: u64 = 1_000_000_000_000_000_000;

#[test]
fn a_position_with_too_many_moves_is_rejected_early() {
    let heap = Counted::stopped_by(None);
    assert_eq!(Solved::of(&heap, &QUINTILLION, 1000, &Cancel::never()).err(), Some(Unsolved::TooMany));
    assert_eq!(heap.moves.get(), 1000);
    let heap = Counted::stopped_by(None);
    assert_eq!(Forms::of(&heap, 1000).value(&QUINTILLION, &Cancel::never()), Err(Formless::TooMany));
    assert!(heap.moves.get() < 3000, "{}", heap.moves.get());
    assert_eq!(Solved::of(&Stair, &0, 0, &Cancel::never()).err(), Some(Unsolved::TooMany));
    assert!(Solved::of(&Stair, &9, 10, &Cancel::never()).is_ok());
}

#[test]
fn a_search_can_be_cancelled_within_one_position() {
    let cancel = Cancel::never();
    let heap = Counted::stopped_by(Some((5000, cancel.clone())));
    assert!(matches!(Solved::of(&heap, &QUINTILLION, 1_000_000, &cancel), Err(Unsolved::Stopped(_))));
    assert!(heap.moves.get() < 7000, "{}", heap.moves.get());
}

#[test]
fn a_sum_with_an_unsolvable_heap_of_a_quintillion_is_rejected() {
    let sum = games::find("sum").expect("the game is listed");
    for wide in ["a=moore:heaps=1000000000000000000:k=1", "a=euclid:a=1000000000000000000:b=1"] {
        let error = sum.open(&[wide, "b=nim:heaps=1"]).expect_err("the game is too large");
        assert!(error.to_string().contains("too-large"), "{error}");
    }
}

#[test]
fn cancelled_forms_are_found_when_asked_for_again() {
    let stopped = Cancel::never();
    stopped.stop();
    let mut forms = Forms::of(&Stair, 100);
    assert!(matches!(forms.value(&10, &stopped), Err(Formless::Stopped(_))));
    let value = forms.value(&10, &Cancel::never()).expect("the position has a form");
    assert_eq!(forms.name(value).to_string(), "*");

    let mut few = Forms::of(&Stair, 5);
    assert_eq!(few.value(&10, &Cancel::never()), Err(Formless::TooMany));
    assert_eq!(few.value(&8, &Cancel::never()), Err(Formless::TooMany), "its positions exceed the limit too");
    assert!(few.value(&2, &Cancel::never()).is_ok(), "its positions fit the limit");
}

/// Each step waits for those below it, and a hundred thousand of them exceed the stack.
#[test]
fn a_long_game_has_a_form() {
    let mut forms = Forms::of(&Stair, 10_000_000);
    let names = [100_000, 100_001, 100_002].map(|step| {
        let value = forms.value(&step, &Cancel::never()).expect("the position has a form");
        forms.name(value).to_string()
    });
    assert_eq!(names, ["*", "*2", "0"]);
}

#[test]
fn values_of_a_place_with_too_many_moves_are_not_computed() {
    let euclid = games::find("euclid")
        .expect("the game is listed")
        .map(&[""; 0])
        .expect("the setup is valid")
        .expect("the game has a map");
    let far = [Spot { x: 1_000_000_000_000_000, y: 1, z: 0 }];
    assert_eq!(euclid.values(&far, &Cancel::never()), Ok(None));
}

#[test]
fn a_machine_with_many_moves_can_be_cancelled() {
    let moore = games::find("moore").expect("moore is listed").game(&["heaps=9,9", "k=1"]).expect("the setup is valid");
    let cancel = Cancel::never();
    cancel.stop();
    for machine in [Machine::Trapper, Machine::Loser, Machine::Coach(6)] {
        let mut rng = StdRng::seed_from_u64(1);
        let chosen = players::choose(machine, &moore, &moore.start(), 0, &mut rng, &cancel);
        assert!(chosen.is_err(), "{machine}");
    }
}

#[test]
fn every_error_type_implements_error() {
    fn message(error: impl Error) -> String {
        error.to_string()
    }
    let messages = [
        message("nobody".parse::<Machine>().expect_err("not a machine")),
        message(exact::read("1/0").expect_err("not a number")),
        message("31.02".parse::<calendar::Date>().expect_err("not a date")),
        message("x".parse::<last_word::Operator>().expect_err("not an operator")),
    ];
    assert!(messages.iter().all(|message| !message.is_empty()), "{messages:?}");
}
