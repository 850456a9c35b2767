//! The contract of every game in the list, whatever its theory. A new game is tested because it is in the list.

use std::collections::HashSet;

use crate::common::nightly;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{Answer, Cancel, Kind, Outcome, Reason, Record, Seat, Unless, Winner, games};

/// Positions with more moves than this are not searched move by move.
const MANY: usize = 3000;

fn answer(record: &Record) -> Answer {
    record.answer(&Cancel::never()).expect("not stopped")
}

/// The outcome of a position for the player to move, or who would move if the game went on.
fn value(answer: &Answer) -> Outcome {
    let mover = Seat::to_move(answer.moves.len());
    let end = || match answer.winner.expect("a game without an outcome is over") {
        Winner::Draw => Outcome::Draw,
        winner => Outcome::won(winner.seat() == Some(mover)),
    };
    answer.outcome.unwrap_or_else(end)
}

/// Ranks outcomes: a loss is worse than a draw, and a draw worse than a win.
fn rank(outcome: Outcome) -> Option<u8> {
    match outcome {
        Outcome::Loss => Some(0),
        Outcome::Draw => Some(1),
        Outcome::Win => Some(2),
        Outcome::Unknown => None,
    }
}

/// Plays one random game from the first presets of each game and calls `visit` at every position.
fn random_games(mut visit: impl FnMut(&mut Record, &Answer)) {
    let mut rng = StdRng::seed_from_u64(1901);
    for game in games::ALL {
        for preset in game.presets.iter().take(nightly(3, 6)) {
            let mut record = game.open(preset.words).expect("a preset is a setup");
            // Long games are cut off. Every position is tested on its own.
            for _ in 0..60 {
                let now = answer(&record);
                visit(&mut record, &now);
                let legal = record.legal(MANY);
                if legal.is_empty() {
                    break;
                }
                let pick = rng.random_range(..legal.len());
                record.play(&legal[pick]).expect("a listed move is legal");
            }
        }
    }
}

#[test]
fn ids_fields_and_presets_are_unique() {
    let mut ids = HashSet::new();
    for game in games::ALL {
        assert!(ids.insert(game.id), "{} is listed twice", game.id);
        let fields: HashSet<_> = game.fields.iter().map(|field| field.name).collect();
        assert_eq!(fields.len(), game.fields.len(), "{}", game.id);
        let presets: HashSet<_> = game.presets.iter().map(|preset| preset.id).collect();
        assert_eq!(presets.len(), game.presets.len(), "{}", game.id);
        let fewest = if fields.is_empty() { 1 } else { 3 };
        assert!((fewest..=6).contains(&presets.len()), "{} offers {fewest} to six presets", game.id);
    }
}

#[test]
fn optional_fields_fit_their_schema() {
    for field in games::ALL.iter().flat_map(|game| game.fields) {
        let absent = matches!(field.default, Unless::Absent);
        assert!(
            !absent || !matches!(field.kind, Kind::Choice(_)),
            "{}: a form always selects one of the words",
            field.name
        );
        assert!(absent || field.instead_of.is_none(), "{} would always replace the other field", field.name);
    }
    for game in games::ALL {
        for other in game.fields.iter().filter_map(|field| field.instead_of) {
            assert!(game.fields.iter().any(|field| field.name == other), "{} has no field {other}", game.id);
        }
    }
}

#[test]
fn the_defaults_are_a_setup_and_the_first_preset_is_the_default() {
    for game in games::ALL {
        let default = answer(&game.open::<&str>(&[]).expect("defaults are a setup"));
        let first = answer(&game.open(game.presets[0].words).expect("a preset is a setup"));
        assert_eq!(default, first, "{}", game.id);
    }
}

#[test]
fn a_seed_always_makes_the_same_playable_setup() {
    for game in games::ALL {
        let mut seen = HashSet::new();
        for seed in 0..200 {
            let words = game.of_seed(seed);
            assert_eq!(game.of_seed(seed), words, "{}#{seed}", game.id);
            let record = game.open(&words).unwrap_or_else(|error| panic!("{}#{seed}: {error}", game.id));
            assert!(!record.legal(1).is_empty(), "{}#{seed} is over: {words:?}", game.id);
            seen.insert(words);
        }
        let fewest = if game.fields.is_empty() { 1 } else { 5 };
        assert!(seen.len() >= fewest, "{}: seeds make {} setups", game.id, seen.len());
    }
}

/// People share seeds, so the setup of a seed must never change.
#[test]
fn known_seeds_keep_their_setups() {
    for (id, seed, words) in [
        ("nim", 42, "heaps=8,10,2,15 last=wins"),
        ("matches", 7, "n=13 k=3"),
        ("northcott", 1, "cells=9 rams=2-8,4-9,1-8,2-3,4-5"),
        ("rope", u64::MAX, "length=9"),
    ] {
        assert_eq!(games::find(id).expect("the game is listed").of_seed(seed).join(" "), words, "{id}#{seed}");
    }
}

#[test]
fn displayed_setups_parse_back_to_the_same_setup() {
    for game in games::ALL {
        for preset in game.presets {
            let setup = answer(&game.open(preset.words).expect("a preset is a setup")).setup;
            let words: Vec<String> = setup.to_string().split_whitespace().map(ToOwned::to_owned).collect();
            assert_eq!(answer(&game.open(&words).expect("the setup is valid")).setup, setup);
        }
    }
}

#[test]
fn a_position_is_lost_exactly_when_no_move_leaves_a_lost_one() {
    random_games(|record, now| {
        // A score is more than a win or a loss, so the tests of scoring games compare scores.
        if now.over || now.outcome == Some(Outcome::Unknown) || now.score.is_some() {
            return;
        }
        let legal = record.legal(MANY);
        if legal.len() == MANY {
            return;
        }
        let mut results = Vec::new();
        for mv in legal {
            record.play(&mv).expect("a listed move is legal");
            let left = value(&answer(record)).flip();
            results.push((left, mv));
            record.take_back();
        }
        if results.iter().any(|(left, _)| rank(*left).is_none()) {
            return;
        }
        let here = format!("{} {} at {}", now.game, now.setup, now.position);
        let best = results.iter().map(|(left, _)| *left).max_by_key(|left| rank(*left)).expect("the game goes on");
        // If a move is any point of a plane, theory lists the winning moves it knows, and the sample may contain others, or lack them.
        if matches!(now.explanation, Reason::Mirror(_)) {
            assert!(now.outcome.map(rank) >= Some(rank(best)), "{here}: a move of the sample is better than the best");
            for mv in &now.best_moves {
                record.play(mv).expect("a best move is legal");
                assert_eq!(Some(value(&answer(record)).flip()), now.outcome, "{mv} of {here}");
                record.take_back();
            }
            return;
        }
        assert_eq!(now.outcome, Some(best), "{here}");
        results.retain(|(left, _)| *left == best && best != Outcome::Loss);
        let mut moves: Vec<String> = results.into_iter().map(|(_, mv)| mv).collect();
        // If a move is any point of a line, the lists may contain different moves that leave the same whole units.
        if matches!(now.explanation, Reason::Kayles(_)) {
            moves.truncate(64);
            assert_eq!(units_left(record, &now.best_moves), units_left(record, &moves), "{here}");
            return;
        }
        assert_eq!(now.best_moves_truncated, moves.len() > 64, "{here}");
        moves.truncate(64);
        assert_eq!(now.best_moves, moves, "{here}");
    });
}

/// Returns the whole units of the pieces that each of these cuts leaves, ascending.
fn units_left(record: &mut Record, cuts: &[String]) -> Vec<Vec<u64>> {
    let left = |cut: &String| {
        record.play(cut).expect("a listed cut is legal");
        let Reason::Kayles(why) = answer(record).explanation else { panic!("expected Reason::Kayles") };
        record.take_back();
        let mut units: Vec<u64> = why.pieces.iter().map(|piece| piece.floor).collect();
        units.sort_unstable();
        units
    };
    cuts.iter().map(left).collect()
}

#[test]
fn the_suggested_move_is_legal_and_keeps_the_best_result() {
    random_games(|record, now| {
        assert_eq!(now.suggested_move.is_none(), now.over, "{} at {}", now.game, now.position);
        let Some(suggested) = &now.suggested_move else { return };
        record.play(suggested).expect("the suggested move is legal");
        let after = answer(record);
        if let Some(outcome @ (Outcome::Win | Outcome::Draw)) = now.outcome {
            assert_eq!(value(&after).flip(), outcome, "{} at {}", now.game, now.position);
            assert!(now.best_moves_truncated || now.best_moves.contains(suggested));
        }
        record.take_back();
    });
}

#[test]
fn a_rejected_move_changes_nothing() {
    random_games(|record, now| {
        for wrong in ["", "x", "-1", "0", "0:0", "99999999999999999999999", "1:", ":1", "1:1:1", "1 1", "１"] {
            if record.play(wrong).is_ok() {
                record.take_back();
            }
            assert_eq!(answer(record), *now, "after {wrong:?}");
        }
    });
}

#[test]
fn no_move_is_accepted_after_the_end() {
    random_games(|record, now| {
        if now.over {
            let last = now.moves.last().expect("a preset is not over at once").clone();
            assert!(record.play(&last).is_err());
            assert_eq!((now.to_move, now.outcome, now.suggested_move.as_ref()), (None, None, None));
            assert!(now.winner.is_some() && now.best_moves.is_empty() && now.grundy.is_none());
        }
    });
}

#[test]
fn undoing_every_move_restores_the_setup() {
    random_games(|record, now| {
        while record.take_back().is_some() {}
        assert!(answer(record).moves.is_empty());
        for mv in &now.moves {
            record.play(mv).expect("it was legal before");
        }
        assert_eq!(answer(record), *now);
    });
}

/// Against an opponent who plays at random, a won position stays won to the end.
#[test]
fn the_perfect_player_never_gives_away_a_won_position() {
    const LONGEST: usize = 120;
    let games = nightly(20, 2000);
    let mut rng = StdRng::seed_from_u64(1910);
    for game in games::ALL {
        for round in 0..games {
            let preset = &game.presets[round % game.presets.len()];
            let mut record = game.open(preset.words).expect("a preset is a setup");
            let perfect = Seat::ALL[rng.random_range(..2_usize)];
            let mut won = false;
            for _ in 0..LONGEST {
                let now = answer(&record);
                let here = format!("{} {} at {}", now.game, now.setup, now.position);
                if now.over {
                    assert!(!won || now.winner.and_then(Winner::seat) == Some(perfect), "{here}");
                    break;
                }
                let mv = if now.to_move == Some(perfect) {
                    assert!(!won || now.outcome == Some(Outcome::Win), "{here}");
                    won |= now.outcome == Some(Outcome::Win);
                    now.suggested_move.expect("the game goes on")
                } else {
                    let legal = record.legal(200);
                    legal[rng.random_range(..legal.len())].clone()
                };
                record.play(&mv).expect("the move is legal");
            }
        }
    }
}
