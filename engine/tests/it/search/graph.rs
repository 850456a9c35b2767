//! Tokens on graphs, with and without cycles, compared with search.

use super::{LAST, check};
use crate::common::game;
use zugzwang_engine::{Cancel, Game, Outcome, Rules, games};

#[test]
fn a_graph_without_cycles_is_solved_backwards() {
    for last in LAST {
        for preset in games::Graph::PRESETS.iter().filter(|preset| preset.id != "circle") {
            let words: Vec<&str> = preset.words.iter().copied().filter(|word| !word.starts_with("last")).collect();
            check::<games::Graph>(&format!("{} {last}", words.join(" ")));
        }
    }
}

/// Returns who wins within this many moves, by the rules alone. Cycles end the search, but not the game.
fn within(game: &games::Graph, place: &games::graph::Place, moves: usize) -> Option<Outcome> {
    if let Some(end) = game.end(place) {
        return Some(end);
    }
    let after: Vec<Option<Outcome>> = match moves {
        0 => return None,
        moves => game.after(place).map(|after| within(game, after, moves - 1)).collect(),
    };
    if after.contains(&Some(Outcome::Loss)) {
        return Some(Outcome::Win);
    }
    after.iter().all(|after| *after == Some(Outcome::Win)).then_some(Outcome::Loss)
}

#[test]
fn a_graph_with_cycles_is_drawn_if_no_end_can_be_forced() {
    use rand::{RngExt, SeedableRng, rngs::StdRng};
    let mut rng = StdRng::seed_from_u64(1913);
    let mut met = std::collections::HashSet::new();
    for round in 0..400 {
        let arrows = (0..6).flat_map(|from| (0..6).map(move |to| (from, to))).filter(|(from, to)| from != to);
        let arrows: Vec<String> =
            arrows.filter(|_| rng.random_range(0..4) == 0).map(|(from, to)| format!("{from}-{to}")).collect();
        if arrows.is_empty() {
            continue;
        }
        let game: games::Graph = game(&format!("arrows={} {}", arrows.join(","), LAST[round % 2]));
        for place in game.names() {
            let analysis = game.analyse(place, &Cancel::never()).expect("not stopped");
            // With six names, a forced end comes within six moves or never.
            let forced = within(&game, place, 6);
            assert_eq!(analysis.worth.outcome, forced.unwrap_or(Outcome::Draw), "{place} of {arrows:?}");
            let soonest = (0..=6).find(|moves| within(&game, place, *moves).is_some());
            assert_eq!(analysis.worth.remoteness, soonest.map(|moves| moves as u64), "{place} of {arrows:?}");
            met.insert(analysis.worth.outcome);
            let kept: Vec<_> = game
                .after(place)
                .filter(|after| {
                    game.end(place).is_none() && analysis.worth.outcome != Outcome::Loss && {
                        within(&game, after, 6).unwrap_or(Outcome::Draw).flip() == analysis.worth.outcome
                    }
                })
                .cloned()
                .collect();
            assert_eq!(analysis.best.moves, kept, "{place} of {arrows:?}");
        }
    }
    assert_eq!(met.len(), 3, "won, lost and drawn places came up");
}
