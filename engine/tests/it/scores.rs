//! Scoring games against plain minimax over the rules alone, on all small positions.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::HashMap;

use crate::common::{game, options};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{Best, Cancel, Game, Score, Seat, games};

/// Finds the final totals under best play by the rules alone.
struct Minimax<G: Game> {
    game: G,
    known: HashMap<G::Position, Score>,
}

impl<G: Game> Minimax<G> {
    fn new(words: &str) -> Self {
        Self { game: game(words), known: HashMap::new() }
    }

    fn solve(&mut self, position: &G::Position, mover: Seat) -> Score {
        if let Some(known) = self.known.get(position) {
            return *known;
        }
        let score = if let Some(end) = self.game.end(position) {
            let totals = self.game.totals(position).expect("a scoring game");
            assert_eq!(totals.outcome(mover), end, "the totals decide {position}");
            totals
        } else {
            let after = options(&self.game, position);
            let scores = after.iter().map(|(_, after)| self.solve(after, mover.other()));
            scores.max_by_key(|score| score.margin(mover)).expect("a position that goes on has moves")
        };
        self.known.insert(position.clone(), score);
        score
    }

    /// Compares the analysis of every reachable position with the search.
    fn check(&mut self) {
        let start = self.game.start();
        self.solve(&start, Seat::First);
        self.walk(&start, Seat::First);
    }

    fn walk(&self, position: &G::Position, mover: Seat) {
        let score = self.known[position];
        let analysis = self.game.analyse(position, &Cancel::never()).expect("not stopped");
        assert_eq!(analysis.worth.score, Some(score), "totals of {position}");
        assert_eq!(analysis.worth.outcome, score.outcome(mover), "outcome of {position}");
        if self.game.end(position).is_some() {
            assert!(analysis.best.moves.is_empty() && analysis.suggested.is_none(), "{position} is over");
            return;
        }
        let options = options(&self.game, position);
        let keeps = |after: &G::Position| self.known[after].margin(mover) == score.margin(mover);
        let best: Best<_> = options.iter().filter(|(_, after)| keeps(after)).map(|(mv, _)| mv.clone()).collect();
        assert_eq!(analysis.best, best, "best moves of {position}, in order");
        let suggested = analysis.suggested.expect("a position that goes on has a suggested move");
        assert!(keeps(&self.game.play(position, &suggested).expect("it is legal")), "{suggested} in {position}");
        for (_, after) in options {
            self.walk(&after, mover.other());
        }
    }
}

fn check<G: Game>(words: &str) {
    Minimax::<G>::new(words).check();
}

fn joined(numbers: &[i64]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Returns every list of this length over these values.
fn lists(values: &[i64], length: usize) -> Vec<Vec<i64>> {
    let longer = |lists: Vec<Vec<i64>>| {
        let with = |list: &Vec<i64>, value: &i64| list.iter().chain([value]).copied().collect();
        lists.iter().flat_map(|list| values.iter().map(move |value| with(list, value))).collect()
    };
    (0..length).fold(vec![Vec::new()], |lists, _| longer(lists))
}

#[test]
fn gold_is_the_score_table() {
    for list in (1..=7).flat_map(|length| lists(&[1, 2, 3], length)) {
        check::<games::Gold>(&format!("prices={}", joined(&list)));
    }
    let mut rng = StdRng::seed_from_u64(1957);
    for length in (1..=10).cycle().take(60) {
        let list: Vec<i64> = (0..length).map(|_| rng.random_range(1..=20)).collect();
        check::<games::Gold>(&format!("prices={}", joined(&list)));
    }
}

#[test]
fn both_ends_is_the_interval_table() {
    for list in (1..=5).flat_map(|length| lists(&[-1, 0, 1], length)) {
        check::<games::BothEnds>(&format!("numbers={}", joined(&list)));
    }
    let mut rng = StdRng::seed_from_u64(5000);
    for length in 1..=7 {
        let list: Vec<i64> = (0..length).map(|_| rng.random_range(-9..=9)).collect();
        check::<games::BothEnds>(&format!("numbers={}", joined(&list)));
    }
}
