//! Every theory against plain search over the rules alone, on all small positions.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::HashMap;

use zugzwang_engine::{
    Best, Game, Outcome, Setup, Watch,
    games::{CoprimeProduct, DateGame, Euclid, Fibonacci, King, Matches, Moore, Nim, Product, Strip, Subtraction},
};

/// Games of which it is not known how long they last.
const OF_UNKNOWN_LENGTH: [&str; 2] = [Matches::ID, Strip::ID];

/// What search finds out about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Found {
    outcome: Outcome,
    /// Single moves to the end: the winner hurries, the loser delays.
    remoteness: u64,
    /// The mex of the options' Grundy values.
    grundy: u64,
}

/// Solves positions by the rules alone: no theory of the game is asked.
struct Search<G: Game> {
    game: G,
    known: HashMap<G::Position, Found>,
}

impl<G: Game> Search<G> {
    fn new(words: &[String]) -> Self {
        let setup = Setup::read(G::FIELDS, words).expect("the setup is in range");
        Self { game: G::new(&setup).expect("the setup fits together"), known: HashMap::new() }
    }

    fn options(&self, position: &G::Position) -> Vec<(G::Move, G::Position)> {
        let after = |mv: G::Move| {
            let position = self.game.play(position, &mv).expect("a listed move is legal");
            (mv, position)
        };
        self.game.moves(position).map(after).collect()
    }

    fn solve(&mut self, position: &G::Position) -> Found {
        if let Some(found) = self.known.get(position) {
            return *found;
        }
        let found = match self.game.end(position) {
            Some(outcome) => Found { outcome, remoteness: 0, grundy: 0 },
            None => self.look_ahead(position),
        };
        self.known.insert(position.clone(), found);
        found
    }

    fn look_ahead(&mut self, position: &G::Position) -> Found {
        let after: Vec<Found> = self.options(position).iter().map(|(_, position)| self.solve(position)).collect();
        let of = |outcome| after.iter().filter(move |found| found.outcome == outcome).map(|found| found.remoteness);
        let mex = |value: &u64| after.iter().all(|found| found.grundy != *value);
        let grundy = (0..=after.len() as u64).find(mex).expect("n options leave one of n + 1 values out");
        let (outcome, longest) = match of(Outcome::Loss).min() {
            Some(soonest) => (Outcome::Win, soonest),
            None => (Outcome::Loss, of(Outcome::Win).max().expect("a position that goes on has moves")),
        };
        Found { outcome, remoteness: longest + 1, grundy }
    }

    /// Holds the analysis of every position that can be reached against the search.
    fn check(&mut self, misere: bool) {
        let start = self.game.start();
        self.solve(&start);
        let positions: Vec<_> = self.known.iter().map(|(position, found)| (position.clone(), *found)).collect();
        for (position, found) in positions {
            let analysis = self.game.analyse(&position, &Watch::idle()).expect("nobody stops it");
            assert_eq!(analysis.outcome, found.outcome, "outcome of {position}");
            assert!(analysis.remoteness.is_some() || OF_UNKNOWN_LENGTH.contains(&G::ID), "remoteness of {position}");
            assert_eq!(analysis.remoteness.unwrap_or(found.remoteness), found.remoteness, "remoteness of {position}");
            assert_eq!(analysis.grundy.unwrap_or(found.grundy), found.grundy, "nimber of {position}");
            assert!(!misere || analysis.grundy.is_none(), "no nimber in misère play");
            self.check_moves(&position, found, &analysis.best, analysis.suggested.as_ref());
        }
    }

    fn check_moves(&mut self, position: &G::Position, found: Found, best: &Best<G::Move>, suggested: Option<&G::Move>) {
        if self.game.end(position).is_some() {
            assert!(best.moves.is_empty() && suggested.is_none(), "{position} is over");
            return;
        }
        let options = self.options(position);
        let winning =
            options.iter().filter(|(_, after)| self.known[after].outcome == Outcome::Loss).map(|(mv, _)| mv.clone());
        assert_eq!(*best, winning.collect::<Best<_>>(), "winning moves of {position}, in order");
        let suggested = suggested.expect("a position that goes on has a suggested move");
        let after = self.game.play(position, suggested).expect("the suggested move is legal");
        let after = self.known[&after];
        if found.outcome == Outcome::Win {
            assert_eq!(after.outcome, Outcome::Loss, "the suggested move of {position} wins");
        } else if !OF_UNKNOWN_LENGTH.contains(&G::ID) {
            assert_eq!(after.remoteness + 1, found.remoteness, "the suggested move of {position} holds out");
        }
    }
}

fn check<G: Game>(words: &str) {
    let misere = words.contains("last=loses");
    Search::<G>::new(&words.split_whitespace().map(ToOwned::to_owned).collect::<Vec<_>>()).check(misere);
}

const LAST: [&str; 2] = ["last=wins", "last=loses"];

#[test]
fn subtraction_is_the_residue() {
    for last in LAST {
        for m in 1..=12 {
            check::<Subtraction>(&format!("c=60 m={m} {last}"));
        }
    }
}

#[test]
fn euclid_is_the_golden_ratio() {
    for a in 1..=90 {
        for b in 1..=90 {
            check::<Euclid>(&format!("a={a} b={b}"));
        }
    }
}

#[test]
fn nim_is_the_nim_sum() {
    for last in LAST {
        for heaps in ["40,41", "13,14,15", "7,6,7,6", "4,3,4,3,4", "3,2,1,3,2,1", "1,2,1,2,1,2,1"] {
            check::<Nim>(&format!("heaps={heaps} {last}"));
        }
    }
}

#[test]
fn moore_is_the_column_sums() {
    for last in LAST {
        for (k, heaps) in
            [(1, "5,4,6"), (2, "8,9,10"), (2, "5,5,6,5"), (2, "3,3,3,3,3"), (3, "5,5,5,5"), (3, "3,2,3,2,3")]
        {
            check::<Moore>(&format!("heaps={heaps} k={k} {last}"));
        }
        check::<Moore>(&format!("heaps=9,9 k=10 {last}"));
        check::<Moore>(&format!("heaps=1,1,1,1,1,1,1,1 k=4 {last}"));
    }
}

#[test]
fn product_is_the_ladder() {
    for c in 2..=700 {
        check::<Product>(&format!("c={c}"));
    }
    check::<Product>("c=200000");
}

#[test]
fn coprime_product_is_the_fate_of_its_factors() {
    for c in (2..=120).chain([999, 1000]) {
        for r in [c, c + 1, c + c / 5, 2 * c] {
            check::<CoprimeProduct>(&format!("c={c} r={r}"));
        }
    }
}

#[test]
fn date_is_the_ladder_of_the_calendar() {
    for last in LAST {
        // Every date can be reached from the first.
        check::<DateGame>(&format!("date=01.01 {last}"));
    }
}

#[test]
fn the_king_is_two_parities() {
    for (m, n) in [(1, 2), (1, 20), (20, 1), (2, 7), (20, 20)] {
        check::<King>(&format!("m={m} n={n}"));
    }
}

#[test]
fn fibonacci_nim_is_the_smallest_part() {
    for c in [3, 4, 20, 89, 144, 199, 200, 233] {
        check::<Fibonacci>(&format!("c={c}"));
    }
}

/// Every row of up to `longest` cells, as 1 and 0.
fn rows(longest: u32) -> impl Iterator<Item = String> {
    (1..=longest)
        .flat_map(|cells| (0..1_u32 << cells).map(move |bits| format!("{bits:0width$b}", width = cells as usize)))
}

#[test]
fn rows_of_matches_are_the_nim_sum_of_their_runs() {
    for k in 1..=4 {
        for n in k.max(1)..=13 {
            check::<Matches>(&format!("n={n} k={k}"));
        }
        for row in rows(9).filter(|row| row.len() >= k) {
            check::<Matches>(&format!("row={row} k={k}"));
        }
    }
}

#[test]
fn strips_are_the_nim_sum_of_their_runs_and_the_mirror() {
    for k in 1..=4 {
        for n in k..=12 {
            check::<Strip>(&format!("n={n} k={k}"));
        }
        for row in rows(9).filter(|row| row.len() >= k) {
            check::<Strip>(&format!("row={row} k={k}"));
        }
    }
    // So many may be taken that winning moves are looked up.
    check::<Strip>("n=12 k=12");
}
