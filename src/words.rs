//! The engine's data in words: names, faults, numbers and terms.
//!
//! All sentences are in `assets/locales`; this room selects them and fills them in. No module here knows what is on the
//! screen.

mod faults;
pub mod file;
mod given;
pub mod halves;
mod lists;
mod names;
pub mod numbers;
pub mod terms;

pub use faults::{cabinet_error, move_error, move_fault, notes_fault, setup_error, setup_fault};
pub(crate) use given::reason;
pub use given::{nearest, shortened};
pub use lists::{all_of, listed, one_of, together};
pub use names::{
    field_name, form, joined, legend, legend_lines, machine_about, machine_name, operator_brief, operator_text, own,
    own_rule, part, place, rule, said, teacher_name, title, title_of,
};
