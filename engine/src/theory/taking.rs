//! Taking-and-breaking games: from a heap some may be taken, and the rest may be broken in two.
//!
//! Heaps are independent of one another, so a position is worth the nim-sum of its heaps' values (R. Sprague 1935, P. M.
//! Grundy 1939), and a heap's value is the mex, the least value that none of its options has. Which options there are, a
//! [`Code`] says; the values come as a [`Sequence`], with their [`Period`] where one is proved.
//!
//! A row from which neighbours are taken is such a game: its runs are the heaps. [`Taking`] holds the figures of such a row.

mod code;
mod heaps;
mod lanes;
mod octal;
mod period;
mod rows;
mod seen;
mod sequence;
mod split;
mod sum;
mod taken;

pub use code::{Code, CodeError};
pub use octal::Octal;
pub use period::Period;
pub use sequence::Sequence;
pub use sum::{Part, Rule, RunValues, Taking, WinningTake};
