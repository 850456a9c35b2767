//! Bars of gold, against the definition.

use std::collections::HashMap;

use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Cancel, Stopped,
    theory::score_table::{Choice, Excerpt, Solved, solve},
};

/// The definition, literally. Bars and rows count from 0.
struct Plain<'a> {
    bars: &'a [i64],
    known: HashMap<(usize, usize), i64>,
}

impl<'a> Plain<'a> {
    fn new(bars: &'a [i64]) -> Self {
        Self { bars, known: HashMap::new() }
    }

    fn takes(&self, at: usize, last: usize) -> usize {
        (2 * last).min(self.bars.len() - at)
    }

    fn score(&mut self, at: usize, last: usize) -> i64 {
        if let Some(known) = self.known.get(&(at, last)) {
            return *known;
        }
        let least = (1..=self.takes(at, last)).map(|take| self.score(at + take, take)).min();
        let score = least.map_or(0, |least| self.bars[at..].iter().sum::<i64>() - least);
        self.known.insert((at, last), score);
        score
    }

    fn best(&mut self, at: usize, last: usize) -> Vec<usize> {
        let least = (1..=self.takes(at, last)).map(|take| self.score(at + take, take)).min();
        (1..=self.takes(at, last)).filter(|take| Some(self.score(at + take, *take)) == least).collect()
    }

    /// Returns all states that can be reached.
    fn reached(&self, last: usize) -> Vec<(usize, usize)> {
        let mut found = vec![(0, last)];
        let mut next = 0;
        while let Some(&(at, last)) = found.get(next) {
            next += 1;
            let after = (1..=self.takes(at, last)).map(|take| (at + take, take));
            let new: Vec<_> = after.filter(|state| !found.contains(state)).collect();
            found.extend(new);
        }
        found
    }
}

fn check(bars: &[i64], last: usize) {
    let mut plain = Plain::new(bars);
    let Solved { best, table } = solve(bars, 1, last as u64, &Cancel::never()).expect("not stopped");
    assert_eq!(table.score, plain.score(0, last), "{bars:?} after {last}");
    let plain_best = plain.best(0, last);
    assert_eq!(best, plain_best.iter().map(|take| *take as u64).collect::<Vec<_>>(), "{bars:?} after {last}");
    let fewest = plain_best.iter().copied().min_by_key(|take| (plain.best(*take, *take).len(), *take));
    assert_eq!(table.take, fewest.map(|take| take as u64), "{bars:?} after {last}");
    for (option, take) in table.options.iter().zip(1..) {
        assert_eq!(option.score, plain.score(take, take), "{bars:?} after {last}, take {take}");
    }
    assert_eq!(table.count, plain.takes(0, last) as u64);
}

fn check_excerpt(bars: &[i64], last: usize) {
    let mut plain = Plain::new(bars);
    let reached = plain.reached(last);
    let excerpt = solve(bars, 1, last as u64, &Cancel::never()).expect("not stopped").table.excerpt;
    assert!(excerpt.rows.len() <= Excerpt::SIDE + 1 && excerpt.columns.len() <= Excerpt::SIDE + 1);
    let place = |number: u64| usize::try_from(number).expect("a small number");
    for (row, cells) in excerpt.rows.iter().zip(&excerpt.cells) {
        for (column, cell) in excerpt.columns.iter().zip(cells) {
            let state = (place(*row) - 1, place(*column));
            let expected = reached.contains(&state).then(|| plain.score(state.0, state.1));
            assert_eq!(*cell, expected, "{bars:?} after {last}: row {row}, column {column}");
        }
    }
}

fn random(rng: &mut StdRng, most: usize, price: i64) -> (Vec<i64>, usize) {
    let count = rng.random_range(0..=most);
    ((0..count).map(|_| rng.random_range(1..=price)).collect(), rng.random_range(1..=most))
}

#[test]
fn the_worked_examples() {
    let solved = |bars: &[i64]| solve(bars, 1, 1, &Cancel::never()).expect("not stopped");
    let Solved { best, table } = solved(&[1, 2, 4, 8]);
    assert_eq!((best, table.score, table.total, table.least), (vec![1], 9, 15, 6));
    assert_eq!(table.options, [Choice { take: 1, score: 6 }, Choice { take: 2, score: 12 }]);
    assert_eq!(solved(&[1, 1, 1, 1]).table.score, 2);
    let nothing = solved(&[]);
    assert_eq!((nothing.table.score, nothing.table.take, nothing.best), (0, None, Vec::new()));
    assert_eq!((nothing.table.excerpt.rows, nothing.table.excerpt.cells), (vec![1], vec![vec![Some(0)]]));
}

#[test]
fn short_rows_agree_with_the_definition_under_every_limit() {
    for count in 0..=7 {
        for code in 0..3_usize.pow(count) {
            let bars: Vec<i64> = (0..count).map(|place| [1, 2, 3][code / 3_usize.pow(place) % 3]).collect();
            for last in 1..=5 {
                check(&bars, last);
            }
        }
    }
}

#[test]
fn random_rows_agree_with_the_definition() {
    let mut rng = StdRng::seed_from_u64(1957);
    for round in 0..400 {
        let (bars, last) = random(&mut rng, 60, [9, 1_000_000, 1_000_000_000][round % 3]);
        check(&bars, last);
        check(&bars, 1);
        check_excerpt(&bars, last);
        check_excerpt(&bars, 1);
    }
}

#[test]
fn a_sweep_can_be_cancelled() {
    let cancel = Cancel::never();
    cancel.stop();
    assert_eq!(solve(&[1; 100], 1, 1, &cancel), Err(Stopped));
}
