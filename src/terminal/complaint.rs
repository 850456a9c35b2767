//! What is wrong, on standard error.

use std::io::{self, Write};

use crate::look::visible::visible;

/// Writes one line to standard error; where that is closed, too, nobody is left to tell.
pub(crate) fn complain(line: &str) {
    // Whatever was given on the command line, it is one line and carries no escape code.
    let _ = writeln!(io::stderr(), "zugzwang: {}", visible(line));
}
