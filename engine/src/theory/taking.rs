//! Taking-and-breaking games: a move takes some objects from a heap, and may break the rest in two.
//!
//! Heaps are independent, so the value of a position is the nim-sum of its heaps' values (R. Sprague 1935, P. M. Grundy 1939).
//! A heap's value is the mex, the least value that none of its options has. A [`Code`] gives the options, and a [`Sequence`] the
//! values, with their [`Period`] if one is proved.
//!
//! A row from which neighbours are taken is such a game: its runs are the heaps. [`Taking`] has the figures of such a row.

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
