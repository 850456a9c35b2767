//! The numbers of the proof, checked against the least value that no cut reaches.

use zugzwang_engine::Rng;

use super::{super::sample, *};
use crate::play::panels::sentences;

/// Returns pieces with these whole units, and the first cut that wins.
fn figures(floors: &[u64]) -> Kayles {
    let mut why = Kayles::of(floors);
    why.split = (0..floors.len()).find_map(|at| {
        let floors = why.winning(at).next()?;
        Some(Split { piece: at + 1, floors, nimbers: (Piece::of(floors.0).nimber, Piece::of(floors.1).nimber) })
    });
    why
}

#[test]
fn cuts_reach_each_smaller_value_and_never_the_same() {
    for floor in 1..150 {
        let piece = Piece::of(floor);
        let reached = holds::reached(piece);
        assert_eq!((0..=floor).find(|value| !reached.contains(value)), Some(piece.nimber), "{floor}");
    }
}

#[test]
fn the_proof_of_a_rope_is_true() {
    let look = sample::worded(Wording::Notation);
    let mut rng = Rng::new(1, "held-rope");
    for _ in 0..300 {
        let floors: Vec<u64> = (0..=rng.below(5)).map(|_| rng.below(14) as u64).collect();
        let why = figures(&floors);
        for text in sentences(&holds::proof(&why, &look), &look) {
            let told = sample::numbers(&text);
            if text.contains("least number missing") {
                let [floor, ref reached @ .., value] = told[..] else { panic!("{text}") };
                assert_eq!(value, Piece::of(floor).nimber, "{text}");
                assert!(!reached.contains(&value) && (0..value).all(|less| reached.contains(&less)), "{text}");
            } else if text.contains("together") {
                let [.., sum, piece, first, second, to, from, 0] = told[..] else { panic!("{text}") };
                let at = usize::try_from(piece - 1).expect("few");
                assert_eq!((sum, from), (why.sum.nim_sum, why.pieces[at].nimber), "{text}");
                assert_eq!((first ^ second, sum ^ from ^ to), (to, 0), "{text}");
            } else if text.contains("nim-sum 0") {
                assert!(why.split.is_none() && why.sum.nim_sum == 0, "{text}");
            } else if text.contains("Between whole cm") {
                let left: Vec<u64> = why.split.map_or(floors.clone(), |split| {
                    let others = floors.iter().zip(1..).filter(|(_, piece)| *piece != split.piece);
                    others.map(|(floor, _)| *floor).chain([split.floors.0, split.floors.1]).collect()
                });
                assert_eq!(told[0], left.iter().map(|floor| floor.saturating_sub(1)).sum::<u64>(), "{text}");
            }
        }
    }
}
