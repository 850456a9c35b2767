//! What leads a person to a theory step by step: the path with its stations and stops, and lessons, as they are read and checked. How one is given is its screen's.

pub mod lesson;
pub mod path;
