//! Leads the user to a theory step by step: the path with its stations and stops, and lessons, parsed and checked. The
//! screens show them.

pub mod lesson;
pub mod path;
