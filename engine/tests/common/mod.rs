//! Helpers for every search over the rules alone.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]

mod nightly;

pub use nightly::nightly;
use zugzwang_engine::{Game, Rules, Setup};

/// Returns the game of a setup, given as typed.
pub fn game<G: Game>(words: &str) -> G {
    let words: Vec<&str> = words.split_whitespace().collect();
    let setup = Setup::read(G::FIELDS, &words).expect("the setup is in range");
    G::new(&setup).expect("the setup fits together")
}

/// Returns every move with the position it leads to.
pub fn options<R: Rules>(game: &R, position: &R::Position) -> Vec<(R::Move, R::Position)> {
    let after = |mv: R::Move| {
        let position = game.play(position, &mv).expect("a listed move is legal");
        (mv, position)
    };
    game.moves(position).map(after).collect()
}
