//! The moves of taking-and-breaking games, each against the list of all.

use zugzwang_engine::{
    Cancel,
    theory::{
        breaking::{Moves, Rest, Take},
        taking::{Code, Sequence},
    },
};

const CODES: [&str; 10] = ["0.137", "0.77", "0.07", "0.007", "0.6", "4.3", "0.156", "0.333", "0.04", "grundy"];

fn code(text: &str) -> Code {
    text.parse().expect("a code")
}

fn values(code: &Code, to: u64) -> Sequence {
    Sequence::new(code, to, &Cancel::never()).expect("not stopped")
}

#[test]
fn a_value_is_the_smallest_that_no_move_reaches() {
    for text in CODES {
        let code = code(text);
        let (moves, values) = (Moves::of(&code), values(&code, 120));
        for heap in 0..=120 {
            let reached: Vec<u64> = moves.from(heap).map(|take| take.rest.value(&values)).collect();
            let least = (0..=heap + 1).find(|value| !reached.contains(value)).expect("moves end");
            assert_eq!(u64::from(values.get(heap)), least, "{text}: {heap}");
            assert!(moves.from(heap).is_sorted(), "{text}");
        }
    }
}

#[test]
fn the_last_digit_limits_how_many_are_taken() {
    for (text, most) in [("0.137", 3), ("4.3", 1), ("0.007", 3), ("0.6", 1), ("grundy", 0)] {
        assert_eq!(Moves::of(&code(text)).most(), most, "{text}");
    }
}

#[test]
fn allowed_moves_are_exactly_the_listed_ones() {
    let rests = |size: u64| (0..=size).map(move |small| Rest::Two(small, size)).chain([Rest::One(size)]);
    let all: Vec<Rest> = (0..=9).flat_map(rests).chain([Rest::Nothing]).collect();
    for text in CODES {
        let moves = Moves::of(&code(text));
        for heap in 0..=9 {
            let from: Vec<Take> = moves.from(heap).collect();
            for take in (0..=10).flat_map(|taken| all.iter().map(move |rest| Take { taken, rest: *rest })) {
                assert_eq!(moves.allows(heap, take), from.contains(&take), "{text}: {heap} {take:?}");
            }
        }
    }
}

#[test]
fn next_and_before_step_through_every_move() {
    for text in CODES {
        let moves = Moves::of(&code(text));
        for heap in 1..=30 {
            let all: Vec<Take> = moves.from(heap).collect();
            for pair in all.windows(2) {
                assert_eq!(moves.next(heap, pair[0]), Some(pair[1]), "{text}: {heap}");
                assert_eq!(moves.before(heap, pair[1]), Some(pair[0]), "{text}: {heap}");
            }
            let ends = all.first().zip(all.last());
            let beyond = ends.map(|(first, last)| (moves.before(heap, *first), moves.next(heap, *last)));
            assert_eq!(beyond.unwrap_or((None, None)), (None, None), "{text}: {heap}");
        }
    }
}

#[test]
fn moves_to_a_value_are_complete_despite_the_period() {
    for text in CODES {
        let code = code(text);
        let (moves, values) = (Moves::of(&code), values(&code, 700));
        for heap in [0, 1, 7, 100, 401, 700] {
            for value in 0..12 {
                let all: Vec<Take> = moves.from(heap).filter(|take| take.rest.value(&values) == value).collect();
                assert_eq!(moves.to_value(heap, value, &values).collect::<Vec<_>>(), all, "{text}: {heap} to {value}");
            }
        }
    }
}

#[test]
fn a_heap_of_a_quintillion_is_solved_by_its_period() {
    let code = code("0.77");
    let (moves, values) = (Moves::of(&code), values(&code, 100));
    let heap = 1_000_000_000_000_000_000;
    let own = u64::from(values.get(heap));
    assert_eq!(moves.to_value(heap, own, &values).next(), None, "no move keeps a value");
    for value in 0..own {
        assert!(moves.to_value(heap, value, &values).take(100).count() == 100, "every smaller one is reached: {value}");
    }
    assert_eq!(moves.to_value(heap, 1000, &values).next(), None);
}

#[test]
fn forbidden_moves_are_rejected() {
    let dawson = Moves::of(&code("0.137"));
    let take = |taken, rest| Take { taken, rest };
    for (heap, wrong) in [
        (5, take(1, Rest::One(4))),
        (5, take(2, Rest::Two(1, 2))),
        (5, take(3, Rest::Two(0, 2))),
        (5, take(3, Rest::Two(1, 2))),
        (5, take(0, Rest::One(5))),
        (5, take(4, Rest::One(1))),
        (2, take(3, Rest::Nothing)),
    ] {
        assert!(!dawson.allows(heap, wrong), "{wrong:?} of {heap}");
    }
    let grundy = Moves::of(&Code::Grundy);
    assert!(grundy.allows(5, take(0, Rest::Two(2, 3))) && !grundy.allows(4, take(0, Rest::Two(2, 2))));
    assert_eq!([0, 1, 2, 3].map(|heap| grundy.has_move(heap)), [false, false, false, true]);
}
