//! One file a theorem or method, usable without any game.

pub mod beatty;
pub mod breaking;
pub mod calendar;
pub mod canonical;
pub mod column_sums;
pub mod discs;
pub mod eatcake;
pub mod fates;
pub mod gaps;
pub mod golden;
pub mod intervals;
pub mod kayles;
pub mod ladder;
pub mod last_word;
pub mod mirror;
pub mod mirrored_row;
pub mod nim_sum;
pub mod parity;
pub mod residue;
pub mod retrograde;
pub mod score_table;
pub mod searched;
pub mod subtraction_set;
pub mod sum;
pub mod taking;
pub mod zeckendorf;
