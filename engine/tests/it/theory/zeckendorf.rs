//! Fibonacci nim, against search.

use zugzwang_engine::theory::zeckendorf::{Zeckendorf, fibonacci_from, parts};

const QUINTILLION: u64 = 1_000_000_000_000_000_000;

#[test]
fn parts_add_up_and_are_not_consecutive() {
    assert_eq!(parts(20), [13, 5, 2]);
    assert_eq!(parts(0), [0_u64; 0]);
    for number in (1..3000).chain([QUINTILLION, QUINTILLION - 1, u64::MAX]) {
        let parts = parts(number);
        assert_eq!(parts.iter().sum::<u64>(), number);
        let at = |part: u64| fibonacci_from(u64::MAX).position(|number| number == part).expect("a Fibonacci number");
        assert!(parts.windows(2).all(|pair| at(pair[0]) + 2 <= at(pair[1])), "{parts:?}");
    }
}

#[test]
fn the_worked_examples() {
    assert!(Zeckendorf::of(3, 2).is_lost());
    assert_eq!(Zeckendorf::of(4, 2).take, Some(1));
    assert_eq!(Zeckendorf::of(0, 6).take, None);
    assert_eq!(Zeckendorf::of(0, 6).hold_out(), None);
}

/// The winning takes, and the remoteness.
type Found = (Vec<usize>, u64);

/// The solutions of every pile up to `most` and every limit up to twice the pile, by the rules alone.
fn searched(most: usize) -> Vec<Vec<Found>> {
    let mut known: Vec<Vec<Found>> = vec![vec![(Vec::new(), 0)]];
    for rest in 1..=most {
        let row = (0..=2 * rest).map(|limit| look_ahead(rest, limit, &known)).collect();
        known.push(row);
    }
    known
}

fn look_ahead(rest: usize, limit: usize, known: &[Vec<Found>]) -> Found {
    let after = |take: usize| {
        let row = &known[rest - take];
        &row[(2 * take).min(row.len() - 1)]
    };
    let takes = 1..=limit.min(rest);
    let (won, lost): (Vec<usize>, Vec<usize>) = takes.partition(|take| after(*take).0.is_empty());
    let last = |takes: &[usize]| takes.iter().map(|take| after(*take).1).collect::<Vec<_>>();
    let last = last(&won).into_iter().min().or_else(|| last(&lost).into_iter().max());
    (won, 1 + last.unwrap_or(0))
}

#[test]
fn piles_up_to_200_agree_with_search_under_every_limit() {
    let known = searched(200);
    for (rest, row) in (0..).zip(&known).skip(1) {
        for (limit, (winning, last)) in (0..).zip(row).skip(1) {
            let why = Zeckendorf::of(rest, limit);
            let takes: Vec<usize> = why.winning().filter_map(|take| usize::try_from(take).ok()).collect();
            assert_eq!(takes, *winning, "{rest},{limit}");
            assert_eq!((why.is_lost(), why.remoteness()), (winning.is_empty(), *last), "{rest},{limit}");
            let hold_out = why.hold_out().map(|take| why.after(take).remoteness() + 1);
            assert!(!why.is_lost() || hold_out == Some(*last), "{rest},{limit} holds out");
        }
    }
}

#[test]
fn a_quintillion_is_solved_without_search() {
    let why = Zeckendorf::of(QUINTILLION, QUINTILLION - 1);
    let winning: Vec<u64> = why.winning().collect();
    assert!(!winning.is_empty() && winning.len() < why.parts.len());
    for take in winning {
        assert!(why.after(take).is_lost(), "{take}");
    }
    assert_eq!(Zeckendorf::of(QUINTILLION, 2 * QUINTILLION).take, Some(QUINTILLION));
}
