//! The rules of single games.

mod domineering;
mod hackenbush;
mod nimbi;
mod rope;
mod table;
mod ticktacktwo;
