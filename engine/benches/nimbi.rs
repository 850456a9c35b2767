//! Rectangles of Eatcake, beside the plain version: `cargo bench -p zugzwang-engine --bench nimbi`.
//!
//! The values of all rectangles to 8×8, by both; to 20×20 by ours alone, for the plain version compares trees. Then the best
//! moves of positions that come up in random games on 20×20: the values are known, all else of a game is found anew.

#![allow(missing_docs, clippy::expect_used, reason = "a bench ends by panicking")]

use divan::{Bencher, counter::ItemsCount};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use zugzwang_engine::{
    Cancel, Game, Rules, Setup,
    games::{Nimbi, nimbi::Sheet},
    theory::eatcake::{Rectangle, RectangleValues},
};

#[path = "plain/eatcake.rs"]
mod eatcake;

const GAMES: u64 = 10;

fn main() {
    divan::main();
}

fn table(most: usize) -> RectangleValues {
    let mut table = RectangleValues::default();
    table.value(Rectangle { rows: most, cols: most }, &Cancel::never()).expect("nobody stops it");
    table
}

#[divan::bench(args = [8, 20])]
fn rectangles(most: usize) -> RectangleValues {
    table(most)
}

#[divan::bench(args = [8])]
fn rectangles_by_the_book(most: usize) -> eatcake::Rectangles {
    let mut table = eatcake::Rectangles::default();
    for rows in 1..=most {
        for cols in 1..=most {
            table.form(rows, cols);
        }
    }
    table
}

fn board() -> Nimbi {
    Nimbi::new(&Setup::read(Nimbi::FIELDS, &["rows=20", "cols=20"]).expect("a setup")).expect("a game")
}

/// The positions of games in which both players move at random.
fn positions() -> Vec<Vec<Sheet>> {
    let (game, mut rng) = (board(), StdRng::seed_from_u64(8));
    let mut random_game = || {
        let mut sheets = vec![game.start()];
        while let Some(sheet) = sheets.last().filter(|sheet| game.end(sheet).is_none()) {
            let moves: Vec<_> = game.moves(sheet).collect();
            let mv = &moves[rng.random_range(0..moves.len())];
            sheets.push(game.play(sheet, mv).expect("a listed move is legal"));
        }
        sheets
    };
    (0..GAMES).map(|_| random_game()).collect()
}

#[divan::bench(sample_count = 10)]
fn best_moves_in_random_games(bencher: Bencher) {
    let games = positions();
    let count: usize = games.iter().map(Vec::len).sum();
    let ready = || {
        let game = board();
        game.analyse(&game.start(), &Cancel::never()).expect("nobody stops it");
        game
    };
    bencher
        .with_inputs(|| (0..GAMES).map(|_| ready()).collect::<Vec<_>>())
        .counter(ItemsCount::new(count))
        .bench_values(|boards| {
            for (game, sheets) in boards.iter().zip(&games) {
                for sheet in sheets {
                    game.analyse(sheet, &Cancel::never()).expect("nobody stops it");
                }
            }
        });
}
