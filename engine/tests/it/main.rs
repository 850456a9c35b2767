//! Tests of the engine from outside: the contract of every game in the list, each theory against plain search, and the
//! fast paths against textbook loops.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;

mod accessors;
#[cfg(feature = "serde")]
mod answers;
mod contract;
mod custom_rules;
mod edges;
mod figures;
mod golden;
mod hackenbush;
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
mod unfolded;
