//! The arcade and the command line of Zugzwang. The rules, theories and explanations are in `zugzwang-engine`.

pub mod action;
pub mod app;
pub mod board;
pub mod boards;
pub mod cli;
pub mod config;
pub mod frame;
pub mod glyphs;
pub mod keymap;
pub mod look;
pub mod panels;
pub mod play;
pub mod request;
pub mod screens;
pub mod text;
pub mod theme;
pub mod words;
pub mod worker;

#[cfg(unix)]
pub mod arcade;
#[cfg(unix)]
pub mod events;
pub mod terminal;
