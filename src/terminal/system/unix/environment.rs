//! Environment variables.

use std::env;

pub(crate) fn var(name: &str) -> Option<String> {
    env::var(name).ok()
}
