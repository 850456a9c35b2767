//! Taking and breaking.

mod octal;
mod period;
mod sequence;
mod sum;
