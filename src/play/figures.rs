//! What can be seen of a game while nothing is told: the phenomenon without its meaning. A figure is made from the rules and from
//! what was played alone; it lives under the cursor, and has no verdict, no advice, and no sign or colour of winning.

pub mod bars;
pub mod columns;
pub mod cuts;
pub mod factors;
mod fitting;
pub mod pairs;
pub mod parts;
pub mod rectangles;
pub mod space;
pub mod states;
pub mod sums;
pub mod tallies;
pub mod twins;
pub mod walk;
pub mod ways;
pub mod ways_left;
