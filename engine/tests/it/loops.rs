//! Games in which positions can repeat, against retrograde analysis over the rules alone.

use std::collections::HashMap;

use crate::common::{game, nightly, options};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{Best, Cancel, Game, Outcome, Rules, games};

/// Every position that can be reached, with the positions its moves lead to.
struct Graph<G: Game> {
    game: G,
    positions: Vec<G::Position>,
    after: Vec<Vec<usize>>,
}

impl<G: Game> Graph<G> {
    fn new(words: &str) -> Self {
        let game: G = game(words);
        let start = game.start();
        let mut graph = Self { game, positions: vec![start.clone()], after: Vec::new() };
        let mut known = HashMap::from([(start, 0)]);
        while let Some(position) = graph.positions.get(graph.after.len()).cloned() {
            let after = options(&graph.game, &position);
            let mut number = |position: G::Position| {
                *known.entry(position.clone()).or_insert_with(|| {
                    graph.positions.push(position);
                    graph.positions.len() - 1
                })
            };
            graph.after.push(after.into_iter().map(|(_, position)| number(position)).collect());
        }
        graph
    }

    /// A position is lost if every move leads to a won one, won if a move leads to a lost one, and undecided if play
    /// can go on for ever. It is decided in the round whose number is how many plies it lasts.
    fn solve(&self) -> Vec<Option<(Outcome, u64)>> {
        let end = |position: &G::Position| self.game.end(position).map(|outcome| (outcome, 0));
        let mut found: Vec<Option<(Outcome, u64)>> = self.positions.iter().map(end).collect();
        for round in 1.. {
            let decided = |at: usize| {
                let is = |after: usize, wanted| found[after].is_some_and(|(outcome, _)| outcome == wanted);
                let worth = |wanted| self.after[at].iter().filter(|after| is(**after, wanted)).count();
                if worth(Outcome::Loss) > 0 {
                    Some((Outcome::Win, round))
                } else if worth(Outcome::Win) == self.after[at].len() {
                    Some((Outcome::Loss, round))
                } else {
                    None
                }
            };
            let next: Vec<_> = (0..found.len()).map(|at| found[at].or_else(|| decided(at))).collect();
            if next == found {
                break;
            }
            found = next;
        }
        found
    }
}

fn check<G: Game>(words: &str) {
    let graph = Graph::<G>::new(words);
    let found = graph.solve();
    for (at, position) in graph.positions.iter().enumerate() {
        let (outcome, plies) = found[at].unwrap_or_else(|| panic!("{position} of {words} never ends"));
        let analysis = graph.game.analyse(position, &Cancel::never()).expect("not stopped");
        assert_eq!(analysis.worth.outcome, outcome, "outcome of {position}");
        let moves = graph.game.moves(position).zip(&graph.after[at]);
        let is_lost = |after: usize| found[after].is_some_and(|(outcome, _)| outcome == Outcome::Loss);
        let best: Best<_> = moves.filter(|(_, after)| is_lost(**after)).map(|(mv, _)| mv).collect();
        assert_eq!(analysis.best, best, "winning moves of {position}, in order");
        assert_eq!(analysis.worth.remoteness, Some(plies), "remoteness of {position}");
        let Some(suggested) = analysis.suggested.filter(|_| outcome == Outcome::Loss) else { continue };
        let after = graph.after[at].iter().zip(graph.game.moves(position)).find(|(_, mv)| *mv == suggested);
        let left = after.and_then(|(after, _)| found[*after]).map(|(_, plies)| plies);
        assert_eq!(left, plies.checked_sub(1), "{suggested} holds out longest in {position}");
    }
}

/// A player who makes the suggested moves in a won position never returns to an earlier position, whatever the replies.
fn check_progress<G: Game>(words: &str) {
    let graph = Graph::<G>::new(words);
    let numbers: HashMap<_, _> = graph.positions.iter().zip(0..).collect();
    let follow = |at: usize| -> Vec<usize> {
        let position = &graph.positions[at];
        let analysis = graph.game.analyse(position, &Cancel::never()).expect("not stopped");
        let Some(suggested) = analysis.suggested.filter(|_| analysis.worth.outcome == Outcome::Win) else {
            return graph.after[at].clone();
        };
        assert!(analysis.best.truncated || analysis.best.moves.contains(&suggested), "{suggested} in {position}");
        vec![numbers[&graph.game.play(position, &suggested).expect("it is legal")]]
    };
    let follow: Vec<Vec<usize>> = (0..graph.positions.len()).map(follow).collect();
    // Positions are removed once all that follow them are removed; the rest contains a cycle.
    let mut ends = vec![false; follow.len()];
    while let Some(at) = (0..ends.len()).find(|at| !ends[*at] && follow[*at].iter().all(|after| ends[*after])) {
        ends[at] = true;
    }
    let round = (0..ends.len()).find(|at| !ends[*at]);
    assert!(round.is_none(), "{words}: {:?} comes again", round.map(|at| &graph.positions[at]));
}

#[test]
fn the_winner_of_northcotts_game_always_makes_progress() {
    for words in ["tracks=1 cells=9", "tracks=2 cells=5", "tracks=3 cells=3"] {
        check_progress::<games::Northcott>(words);
    }
}

#[test]
fn northcotts_game_is_the_nim_sum_of_the_gaps() {
    for (tracks, most) in [(1, 9), (2, 6), (3, 4)] {
        for cells in 2..=most {
            check::<games::Northcott>(&format!("tracks={tracks} cells={cells}"));
        }
    }
}

/// The outcome for the player to move, and the number of plies to the end.
fn worth<G: Game>(game: &G, position: &G::Position) -> (Outcome, Option<u64>) {
    let analysis = game.analyse(position, &Cancel::never()).expect("not stopped");
    match game.end(position) {
        Some(Outcome::Draw) => (Outcome::Draw, None),
        Some(end) => (end, Some(0)),
        None => (analysis.worth.outcome, analysis.worth.remoteness),
    }
}

/// Compares a position with those its moves lead to. A remoteness that counts down proves that a win is won.
fn check_step<G: Game>(game: &G, position: &G::Position) {
    let after: Vec<_> =
        game.moves(position).map(|mv| game.play(position, &mv).expect("a listed move is legal")).collect();
    let after: Vec<_> = after.iter().map(|position| worth(game, position)).collect();
    let plies = |wanted| {
        after.iter().filter(move |(outcome, _)| *outcome == wanted).map(|(_, plies)| plies.map(|plies| plies + 1))
    };
    let found = match (plies(Outcome::Loss).min(), plies(Outcome::Draw).next()) {
        (Some(soonest), _) => (Outcome::Win, soonest),
        (None, Some(_)) => (Outcome::Draw, None),
        (None, None) => (Outcome::Loss, plies(Outcome::Win).max().flatten()),
    };
    assert_eq!(worth(game, position), found, "{position}");
}

#[test]
fn tick_tack_two_remoteness_counts_down_after_any_history() {
    let mut rng = StdRng::seed_from_u64(1986);
    let game: games::TickTackTwo = game("");
    for _ in 0..nightly(60, 300) {
        let mut position = game.start();
        // Random games are seldom longer.
        for _ in 0..60 {
            if game.end(&position).is_some() {
                break;
            }
            check_step(&game, &position);
            let moves: Vec<_> = game.moves(&position).collect();
            let mv = &moves[rng.random_range(..moves.len())];
            position = game.play(&position, mv).expect("a listed move is legal");
        }
    }
}
