//! The textbook loops that a competent user would write, over numbers alone. The engine is measured and tested against them.
//! The other files in this folder are for single benches.

pub mod both_ends;
pub mod gold;
pub mod subtraction;
pub mod taking;
