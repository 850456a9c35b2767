//! Standard output as a terminal. It may be one that nobody reads, so nothing here waits for it.

use std::{
    fs::File,
    io::{self, Write},
    os::fd::{AsFd, BorrowedFd},
    time::{Duration, Instant},
};

use rustix::{
    event::{PollFd, PollFlags},
    fs::{Mode, OFlags},
    io::Errno,
    stdio,
    termios::{tcgetwinsize, ttyname},
};

use super::poll;

/// Standard output without a buffer: the rest of a frame that was refused must not appear on the user's screen later.
#[derive(Debug)]
pub(crate) struct Screen {
    file: File,
    /// `true` if a write blocks until the terminal has taken all of it.
    blocks: bool,
}

impl Screen {
    pub(crate) fn open() -> io::Result<Self> {
        let stdout = stdio::stdout();
        // It is opened anew, because not to block is a property of the open file, which standard output shares with the shell.
        let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        let anew = ttyname(stdout, Vec::new()).and_then(|name| rustix::fs::open(name, flags, Mode::empty()));
        Ok(match anew {
            Ok(terminal) => Self { file: terminal.into(), blocks: false },
            // The terminal may have no name here, or belong to another user.
            Err(_) => Self { file: stdout.try_clone_to_owned()?.into(), blocks: true },
        })
    }

    /// Writes as much as the terminal takes now. Returns the number of bytes written.
    pub(crate) fn write(&self, bytes: &[u8]) -> io::Result<usize> {
        let mut written = 0;
        while written < bytes.len() {
            // All that is known of a ready terminal is that it takes one byte.
            if self.blocks && !self.is_ready(Duration::ZERO) {
                break;
            }
            let end = if self.blocks { written + 1 } else { bytes.len() };
            match (&self.file).write(&bytes[written..end]) {
                Ok(count) => written += count,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(written)
    }

    /// Writes everything if the terminal takes it within this time, otherwise a part.
    pub(crate) fn write_within(&self, mut bytes: &[u8], patience: Duration) -> io::Result<()> {
        let began = Instant::now();
        loop {
            bytes = &bytes[self.write(bytes)?..];
            let left = patience.saturating_sub(began.elapsed());
            if bytes.is_empty() || left.is_zero() || !self.is_ready(left) {
                return Ok(());
            }
        }
    }

    fn is_ready(&self, patience: Duration) -> bool {
        // A terminal that is gone counts as ready, because the write then reports the error. An interrupted wait is tried again.
        match poll(&mut [PollFd::new(&self.file, PollFlags::OUT)], Some(patience)) {
            Ok(ready) => ready > 0,
            Err(error) => error == Errno::INTR,
        }
    }
}

impl AsFd for Screen {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.file.as_fd()
    }
}

/// Columns and rows; `None` if the terminal does not say.
pub(crate) fn window_size() -> Option<(u16, u16)> {
    let window = tcgetwinsize(stdio::stdout()).ok()?;
    Some((window.ws_col, window.ws_row))
}

#[cfg(test)]
mod tests {
    use std::{
        io::Read,
        os::{fd::OwnedFd, unix::net::UnixStream},
    };

    use super::*;

    /// More than a system buffers for a reader that does not read.
    const MUCH: usize = 8 << 20;

    fn screen(blocks: bool) -> (Screen, UnixStream) {
        let (into, out) = UnixStream::pair().expect("a pair of sockets");
        into.set_nonblocking(!blocks).expect("a socket can be set non-blocking");
        (Screen { file: File::from(OwnedFd::from(into)), blocks }, out)
    }

    #[test]
    fn a_full_terminal_takes_the_rest_once_it_is_read() {
        let text: Vec<u8> = (0..MUCH).map(|at| u8::try_from(at % 251).unwrap_or(0)).collect();
        for blocks in [false, true] {
            let (screen, mut out) = screen(blocks);
            let mut written = screen.write(&text).expect("the write succeeds");
            assert!((1..MUCH).contains(&written), "{written}");
            screen.write_within(&text[written..], Duration::from_millis(1)).expect("a partial write is no error");
            let mut read = vec![0; 1 << 16];
            let mut seen = Vec::new();
            for _ in 0..2 {
                let count = out.read(&mut read).expect("the read succeeds");
                seen.extend(&read[..count]);
                written += screen.write(&text[written..]).expect("the write succeeds");
            }
            assert!(text.starts_with(&seen), "nothing is lost");
        }
    }

    #[test]
    fn what_fits_is_written_whole_and_a_closed_terminal_is_an_error() {
        for blocks in [false, true] {
            let (screen, mut out) = screen(blocks);
            screen.write_within(b"a frame", Duration::from_secs(10)).expect("the write succeeds");
            let mut read = [0; 16];
            let count = out.read(&mut read).expect("the read succeeds");
            assert_eq!(&read[..count], b"a frame");
            drop(out);
            screen.write(b"another").expect_err("the other end is closed");
        }
    }
}
