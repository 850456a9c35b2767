//! The arcade and the command line of Zugzwang. The rules, theories and explanations are in `zugzwang-engine`.
//!
//! Ten rooms, each with a front page; a room knows those below it and no other:
//!
//! | room | what lives there |
//! |---|---|
//! | [`cli`] | the command line: arguments, help, scripts, worksheets |
//! | [`terminal`] | the system: keys, signals, threads, files, the loop, games line by line |
//! | [`picture`] | a frame outside a terminal: as text, with colours, as a vector picture |
//! | [`app`] | the stack of screens and what reaches them |
//! | [`screens`] | the screens, and what keys mean there |
//! | [`keep`] | what outlasts the program: games, results, machines, settings |
//! | [`teach`] | the path, lessons |
//! | [`play`] | a game that is played: boards, panels, reviews, questions |
//! | [`words`] | the engine's data in words |
//! | [`look`] | themes, signs, texts, large letters, alignment |

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

#[cfg(all(feature = "terminal", not(unix)))]
compile_error!("the arcade needs a Unix terminal; zugzwang-engine builds everywhere");

pub mod app;
#[cfg(feature = "terminal")]
#[allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "this room knows the system")]
pub mod cli;
pub mod keep;
pub mod look;
#[cfg(feature = "terminal")]
pub mod picture;
pub mod play;
pub mod screens;
pub mod teach;
#[cfg(feature = "terminal")]
#[allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "this room knows the system")]
pub mod terminal;
pub mod words;
