//! The engine's data in words: the names of things, what is wrong with what was given, numbers, terms.
//!
//! All sentences stand in `assets/locales`; here they are chosen and filled in. Nothing here knows what is on the screen.

mod faults;
pub mod file;
mod given;
mod names;
pub mod numbers;
pub mod terms;

pub use faults::{cabinet_error, move_error, move_fault, notes_fault, setup_error, setup_fault};
pub(crate) use given::reason;
pub use given::{nearest, shortened};
pub use names::{
    form, legend, legend_lines, machine_about, machine_name, operator_brief, operator_text, own, own_rule, part, place,
    rule, said, teacher_name, title, title_of,
};
