//! Standard output as a console.

use std::{
    io::{self, Stdout, Write},
    time::Duration,
};

/// Standard output. A console takes everything at once, unless the user is selecting text in it: then every program waits.
#[derive(Debug)]
pub(crate) struct Screen(Stdout);

impl Screen {
    #[expect(clippy::unnecessary_wraps, reason = "it may fail on other systems")]
    pub(crate) fn open() -> io::Result<Self> {
        Ok(Self(io::stdout()))
    }

    /// Writes everything. Returns the number of bytes written.
    pub(crate) fn write(&self, bytes: &[u8]) -> io::Result<usize> {
        let mut out = self.0.lock();
        out.write_all(bytes)?;
        out.flush()?;
        Ok(bytes.len())
    }

    /// Writes everything, however long it takes.
    pub(crate) fn write_within(&self, bytes: &[u8], _: Duration) -> io::Result<()> {
        self.write(bytes).map(drop)
    }
}

/// Columns and rows; `None` if standard output is not a console.
pub(crate) fn window_size() -> Option<(u16, u16)> {
    crossterm::terminal::size().ok()
}
