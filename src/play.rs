//! Games in play: the layer between the rules and the screens.
//!
//! [`board`] is the boundary: what a game adds to its rules to be drawn and steered. [`boards`] has a file for each game,
//! [`panels`] a picture for each theory, and [`figures`] the pictures that reveal no theory. A [`table`] is a game being played,
//! with its cursor, seats, clock and questions; a [`review`] is a finished game and its mistakes. A [`request`] is a question as
//! typed, from which a table can be opened. A [`job`] is work for the worker thread. [`told`] words answers for output outside
//! the arcade. Nothing here knows of screens, disks or keys.

pub mod ahead;
pub mod board;
pub mod boards;
pub mod chart;
pub mod claim;
pub mod clues;
pub mod figures;
pub mod files;
pub mod job;
pub mod judged;
pub mod own;
pub mod panels;
pub mod powers;
pub mod request;
pub mod review;
pub mod scene;
pub mod seed;
pub mod table;
pub mod tiles;
pub mod told;
