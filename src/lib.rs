//! The arcade and the command line of Zugzwang. The rules, theories and explanations are in `zugzwang-engine`.

#[cfg(not(unix))]
compile_error!("the arcade needs a Unix terminal; zugzwang-engine builds everywhere");

pub mod action;
pub mod align;
pub mod app;
pub mod arcade;
pub mod big;
pub mod board;
pub mod boards;
pub mod cli;
pub mod config;
pub mod disk;
pub mod events;
pub mod frame;
pub mod glyphs;
pub mod keeper;
pub mod keymap;
pub mod language;
pub mod learned;
pub mod lesson;
pub mod look;
pub mod numbers;
pub mod panels;
pub mod plain;
pub mod play;
pub mod request;
pub mod review;
pub mod screens;
pub mod seed;
pub mod sheet;
pub mod storage;
pub mod terminal;
pub mod terms;
pub mod text;
pub mod theme;
pub mod told;
mod versioned;
pub mod visible;
pub mod words;
pub mod worker;
