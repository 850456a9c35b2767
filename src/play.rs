//! A game that is played: what is on the screen between the rules and whoever looks.
//!
//! [`board`] is the boundary: what a game gives beside its rules, and the table that screens know. [`boards`] holds one file a
//! game, [`panels`] one picture a theory, [`table`] the game itself with its cursor, seats, clock and questions, [`review`] a
//! game looked at again, [`figures`] what can be seen of a game while nothing is told. A [`request`] is a question as it is typed, and opens a table; a [`job`] is one that is answered beside
//! the screen, and [`told`] words an answer outside the arcade. Nothing here knows a screen, a disk or a key.

pub mod board;
pub mod boards;
pub mod chart;
pub mod claim;
pub mod figures;
pub mod files;
pub mod job;
pub mod judged;
pub mod own;
pub mod panels;
pub mod powers;
pub mod request;
pub mod review;
pub mod seed;
pub mod table;
pub mod told;
