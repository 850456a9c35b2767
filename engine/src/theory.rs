//! One file a theorem or method, usable without any game.

pub mod calendar;
pub mod column_sums;
pub mod fates;
pub mod golden;
pub mod intervals;
pub mod ladder;
pub mod mirror;
pub mod nim_sum;
pub mod parity;
pub mod residue;
pub mod taking;
pub mod zeckendorf;
