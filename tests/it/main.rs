//! Tests the arcade from outside: its screens key by key, its command line, its saved files, its texts. One module a
//! subject.
//!
//! Tests with a real terminal are in `tests/pty`, because their timing should not share the processor with these.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(unreachable_pub, reason = "its modules are its own")]

#[path = "../common/mod.rs"]
mod common;

mod about;
mod answering;
mod app;
mod arguments;
mod at_once;
mod beginner;
mod bundles;
mod card;
mod cases;
mod chatter;
mod class;
mod cli;
mod cli_map;
mod clues;
mod completions;
mod cut;
mod demo;
mod docs;
mod evening;
mod faults;
mod feast;
mod forms;
mod frames;
mod graph;
mod honest;
mod idiom;
mod ids;
mod keeping;
mod lab;
mod languages;
mod lasting;
mod learn;
mod lessons;
mod manners;
mod map;
mod monkeys;
mod moves;
mod moving;
mod newcomer;
mod nimbers;
mod own;
mod own_keys;
mod packaging;
mod packing;
mod panels;
mod parsers;
mod path;
mod pictures;
mod plain;
mod plainly;
mod projector;
mod proof;
mod puzzles;
mod records;
mod review;
mod rooms;
mod rope;
mod said_edges;
mod said_ends;
mod said_factors;
mod said_moves;
mod said_pairs;
mod said_runs;
mod said_safe;
mod said_shapes;
mod seats;
mod sheets;
mod shelf;
mod staged;
mod steady;
mod storage;
mod summaries;
mod telling;
mod texts;
mod untold;
mod untold_numbers;
mod why;
mod wine;
