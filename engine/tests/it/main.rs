//! The engine from outside: its contract over the list of games, each theory against plain search, the fast paths beside textbook loops.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;

#[cfg(feature = "serde")]
mod answers;
mod anyones;
mod contract;
mod edges;
mod figures;
mod golden;
mod limits;
mod loops;
mod map;
mod matchbox;
mod mirroring;
mod plain;
mod plain_nimbi;
mod puzzles;
mod rope;
mod rows;
mod scores;
mod search;
mod told;
mod unfolded;
