//! The textbook loops that a competent user would write, of numbers alone: what the engine is measured beside, and held against.
//! Those beside this file have rules of their own.

pub mod both_ends;
pub mod gold;
pub mod subtraction;
pub mod taking;
