//! Tests of the engine from outside: the contract of every game in the list, each theory against plain search, the fast
//! paths against textbook loops, and module by module what each promises. The library has no unit tests, which would
//! compile it a second time, optimised.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;

mod accessors;
#[cfg(feature = "serde")]
mod answers;
mod contract;
mod custom_rules;
mod decimal;
mod edges;
mod exact;
mod exchange;
mod fields;
mod figures;
mod games;
mod golden;
mod hackenbush;
mod last_coins;
mod limits;
mod loops;
mod map;
mod matchbox;
mod mirroring;
mod order;
mod plain;
mod plain_nimbi;
mod players;
mod puzzles;
mod rated;
mod record;
mod rng;
mod rope;
mod row;
mod rows;
mod scores;
mod search;
mod theory;
mod unfolded;
