//! The arcade and the command line of Zugzwang. The rules, theories and explanations are in `zugzwang-engine`.
//!
//! There are ten modules, and each uses only those below it:
//!
//! | module | contents |
//! |---|---|
//! | [`cli`] | the command line: arguments, help, commands, worksheets |
//! | [`terminal`] | the operating system: keys, signals, threads, files, the main loop, games line by line |
//! | [`picture`] | frames outside a terminal: as text, with colours, as SVG |
//! | [`app`] | the stack of screens and their input |
//! | [`screens`] | the screens |
//! | [`keep`] | saved data: games, results, machines, settings |
//! | [`teach`] | the path, lessons |
//! | [`play`] | playing a game: boards, panels, reviews, questions |
//! | [`words`] | the engine's data in words |
//! | [`look`] | themes, glyphs, texts, keys, large letters, alignment |

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

pub mod app;
#[cfg(feature = "terminal")]
#[allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "this module uses the operating system")]
pub mod cli;
pub mod keep;
pub mod look;
pub mod picture;
pub mod play;
pub mod screens;
pub mod teach;
#[cfg(feature = "terminal")]
#[allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "this module uses the operating system")]
pub mod terminal;
pub mod words;
