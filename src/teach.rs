//! What leads a person to a theory step by step: lessons, as they are read and checked. How one is given is its screen's.

pub mod lesson;
