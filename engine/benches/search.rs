//! What search costs beside each theory: `cargo bench -p zugzwang-engine --bench search`.
//!
//! Each game's answer to its first position, by its own theory and by search over its rules alone; games are set up anew each time,
//! so that nothing is remembered.

#![allow(missing_docs, clippy::expect_used, reason = "a bench ends by panicking")]

use divan::Bencher;
use zugzwang_engine::{Analysis, Cancel, Game, Setup, games, search::Search};

fn main() {
    divan::main();
}

/// More positions than any of these games has.
const MOST: usize = 200_000;

fn game<G: Game>(words: &str) -> G {
    let words: Vec<&str> = words.split_whitespace().collect();
    G::new(&Setup::read(G::FIELDS, &words).expect("a setup")).expect("a game")
}

fn by_theory<G: Game>(words: &str) -> Analysis<G::Move> {
    let game: G = game(words);
    game.analyse(&game.start(), &Cancel::never()).expect("nobody stops it")
}

fn by_search<G: Game>(words: &str) -> Analysis<G::Move> {
    let game: G = game(words);
    let search = Search::of(&game, &game.start(), MOST, &Cancel::never()).expect("it is small");
    search.analyse(&game.start()).expect("it is where the search began")
}

macro_rules! beside {
    ($($name:ident: $game:ident, $words:expr;)+) => {
        $(mod $name {
            use super::*;

            #[divan::bench]
            fn theory(bencher: Bencher<'_, '_>) {
                bencher.bench(|| by_theory::<games::$game>($words));
            }

            #[divan::bench]
            fn search(bencher: Bencher<'_, '_>) {
                bencher.bench(|| by_search::<games::$game>($words));
            }
        })+
    };
}

beside! {
    subtraction: Subtraction, "c=1000 m=9";
    euclid: Euclid, "a=89 b=55";
    nim: Nim, "heaps=7,7,7";
    moore: Moore, "heaps=6,7,8 k=2";
    coins: Coins, "x=1000 set=1,3,4";
    coin_piles: CoinPiles, "piles=12,13,14 set=1,3,4";
    fibonacci: Fibonacci, "c=89";
    king: King, "m=20 n=20";
    date: DateGame, "date=01.01";
    product: Product, "c=1000000";
    matches: Matches, "n=24 k=2";
    strip: Strip, "n=14 k=2";
    wythoff: Wythoff, "row=20 col=20";
    octal: Octal, "code=0.137 heaps=12,9";
    sum: Sum, "a=nim:heaps=3,5 b=king:m=4:n=4 c=matches:n=7:k=2";
    graph: Graph, "arrows=a-b,a-c,b-d,c-d,c-e,d-f,e-f,e-d";
}
