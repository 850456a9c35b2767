//! One file a theorem or method, usable without any game.

pub mod column_sums;
pub mod golden;
pub mod nim_sum;
pub mod residue;
