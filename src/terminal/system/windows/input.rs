//! The state of standard input, which is the console.

/// Returns whether the console is gone. Windows ends the program together with its console, and says so beforehand.
pub(crate) const fn has_hung_up() -> bool {
    false
}

/// Does nothing: the console was asked no question, so no late answer waits to be read.
pub(crate) const fn discard() {}
