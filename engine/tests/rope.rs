//! Rope cutting against search over its rules, and against opponents that cut anywhere.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod common;

use std::collections::HashMap;

use common::game;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Game, Outcome, Seat, Watch,
    exact::Exact,
    games::{
        Rope,
        rope::{Pieces, Slice},
    },
    theory::kayles::Kayles,
};

/// Who wins where each piece is cut on a grid twice as fine as itself; floors, pins and nimbers are unknown to it.
#[derive(Default)]
struct Grid(HashMap<Vec<Exact>, bool>);

impl Grid {
    /// Whether the mover wins; a cut that makes a piece too short loses and so is never needed.
    fn wins(&mut self, pieces: &[Exact]) -> bool {
        if let Some(known) = self.0.get(pieces) {
            return *known;
        }
        let (one, mut wins) = (Exact::from(1), false);
        for (at, piece) in pieces.iter().enumerate() {
            let step = Exact::new(1, 2 * piece.denom());
            let mut left = one;
            while left <= piece - one {
                let mut after = pieces.to_vec();
                after.swap_remove(at);
                after.extend([left, piece - left]);
                after.sort_unstable();
                wins |= !self.wins(&after);
                left += step;
            }
        }
        self.0.insert(pieces.to_vec(), wins);
        wins
    }
}

#[test]
fn pieces_count_by_their_whole_centimetres_alone() {
    let mut grid = Grid::default();
    for (above, below) in [(5, 1), (6, 1), (9, 2), (11, 2), (13, 3), (14, 3), (19, 4), (23, 5), (13, 2), (20, 3)] {
        grid.wins(&[Exact::new(above, below)]);
    }
    grid.wins(&[Exact::new(7, 2), Exact::new(10, 3)]);
    assert!(grid.0.len() > 1000, "{}", grid.0.len());
    for (pieces, wins) in &grid.0 {
        let floors: Vec<u64> = pieces.iter().map(|piece| u64::try_from(piece.to_integer()).expect("short")).collect();
        assert_eq!(Kayles::of(&floors).sum.nim_sum != 0, *wins, "{pieces:?}");
    }
}

fn rope(length: &str) -> Rope {
    game(&format!("length={length}"))
}

/// Two to fifty centimetres in quarters: the middle always wins, and the perfect player makes that cut.
#[test]
fn one_piece_of_two_or_more_is_won_by_its_middle() {
    for quarters in 8..=200 {
        let game = rope(&format!("{quarters}/4"));
        let analysis = game.analyse(&game.start(), &Watch::idle()).expect("nobody stops it");
        let middle = game.read(&game.start(), &format!("{quarters}/8")).expect("a cut");
        assert_eq!((analysis.outcome, analysis.suggested), (Outcome::Win, Some(middle)), "{quarters}/4");
        assert_eq!(analysis.best.moves.first(), Some(&middle));
    }
}

/// A legal cut anywhere, with any denominator, that makes no piece too short where one of so many tries finds one.
fn somewhere(game: &Rope, pieces: &Pieces, rng: &mut StdRng) -> Slice {
    const TRIES: usize = 20;
    let mut cut = None;
    for _ in 0..TRIES {
        let below = 10_i128.pow(rng.random_range(0..=16)) - rng.random_range(0..2_i128);
        let below = below.max(2);
        let at = Exact::new(rng.random_range(1..=pieces.length().ceil().to_integer() * below), below);
        let Ok(after) = game.play(pieces, &Slice(at)) else { continue };
        cut = Some(Slice(at));
        if game.end(&after).is_none() {
            break;
        }
    }
    cut.unwrap_or_else(|| game.moves(pieces).next().expect("there is always a cut"))
}

#[test]
fn a_won_rope_stays_won_wherever_the_opponent_cuts() {
    let mut rng = StdRng::seed_from_u64(1956);
    for round in 0..700 {
        let game = rope(["10", "32.97", "103/20", "5017/1000", "19.9999999999999999", "8.5", "123.456"][round % 7]);
        let (mut pieces, mut mover, mut won) = (game.start(), Seat::First, false);
        let perfect = Seat::ALL[rng.random_range(..2_usize)];
        while game.end(&pieces).is_none() {
            let analysis = game.analyse(&pieces, &Watch::idle()).expect("nobody stops it");
            let cut = if mover == perfect {
                assert!(!won || analysis.outcome == Outcome::Win, "{pieces}");
                won |= analysis.outcome == Outcome::Win;
                analysis.suggested.expect("there is one while the game goes on")
            } else {
                somewhere(&game, &pieces, &mut rng)
            };
            let after = game.play(&pieces, &cut).expect("a legal cut");
            assert_eq!(game.read(&pieces, &cut.to_string()), Ok(cut), "it is typed as it is shown");
            (pieces, mover) = (after, mover.other());
        }
        assert!(!won || mover == perfect, "{pieces}: the opponent made the short piece");
    }
}
