//! Environment variables.

use std::env;

/// Returns the value of a variable, if it is set and is text.
pub(crate) fn var(name: &str) -> Option<String> {
    env::var(name).ok()
}
