//! What leads a person to a theory step by step: lessons, and how an answer in one is judged.

pub mod lesson;
