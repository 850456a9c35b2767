//! What can be seen of a game while nothing is told: the phenomenon without its meaning. A figure is made from the rules and from
//! what was played alone; it lives under the cursor, and has no verdict, no advice, and no sign or colour of winning.

pub mod columns;
pub mod parts;
pub mod walk;
