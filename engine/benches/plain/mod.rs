//! The textbook loops that a competent user would write: what the engine is measured beside, and held against.

pub mod both_ends;
pub mod gold;
pub mod subtraction;
pub mod taking;
