//! The terminal as it is written to: nothing here ever waits for one that nobody reads.

use std::{
    fs::File,
    io::{self, Write},
    os::fd::{AsFd, BorrowedFd},
    time::{Duration, Instant},
};

use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    fs::{Mode, OFlags, open},
    io::Errno,
    stdio,
    termios::ttyname,
};

/// Standard output with nothing that holds back: of a frame that is refused no rest comes onto the user's own screen.
#[derive(Debug)]
pub(super) struct Screen {
    file: File,
    /// `true` where a write waits until the terminal has taken all of it.
    waits: bool,
}

impl Screen {
    /// The screen that standard output is.
    ///
    /// # Errors
    /// Where the system refuses another handle.
    pub(super) fn open() -> io::Result<Self> {
        let stdout = stdio::stdout();
        // Opened anew: whether a write waits is said of what was opened, and that the shell has, too.
        let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        let anew = ttyname(stdout, Vec::new()).and_then(|name| open(name, flags, Mode::empty()));
        Ok(match anew {
            Ok(terminal) => Self { file: terminal.into(), waits: false },
            // It has no name here, or is another user's.
            Err(_) => Self { file: stdout.try_clone_to_owned()?.into(), waits: true },
        })
    }

    /// Writes as much as the terminal takes now; how many bytes that were.
    ///
    /// # Errors
    /// Where the terminal refuses.
    pub(super) fn write(&self, bytes: &[u8]) -> io::Result<usize> {
        let mut written = 0;
        while written < bytes.len() {
            // Of a terminal that takes anything at all it is only known that it takes one byte.
            if self.waits && !self.is_ready(Duration::ZERO) {
                break;
            }
            let end = if self.waits { written + 1 } else { bytes.len() };
            match (&self.file).write(&bytes[written..end]) {
                Ok(count) => written += count,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(written)
    }

    /// Writes all of it, if the terminal takes it within this time.
    ///
    /// # Errors
    /// Where the terminal refuses.
    pub(super) fn write_within(&self, mut bytes: &[u8], patience: Duration) -> io::Result<()> {
        let began = Instant::now();
        loop {
            bytes = &bytes[self.write(bytes)?..];
            let left = patience.saturating_sub(began.elapsed());
            if bytes.is_empty() || left.is_zero() || !self.is_ready(left) {
                return Ok(());
            }
        }
    }

    /// Returns whether the terminal takes anything within this time.
    fn is_ready(&self, patience: Duration) -> bool {
        let mut terminal = [PollFd::new(&self.file, PollFlags::OUT)];
        let patience = Timespec::try_from(patience).ok();
        // One that is gone is ready, too: the write says what is wrong. Who was interrupted looks again.
        match poll(&mut terminal, patience.as_ref()) {
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

#[cfg(test)]
mod tests {
    use std::{
        io::Read,
        os::{fd::OwnedFd, unix::net::UnixStream},
    };

    use super::*;

    /// More than a system holds for anybody who does not read.
    const MUCH: usize = 8 << 20;

    /// A screen and what comes out of it.
    fn screen(waits: bool) -> (Screen, UnixStream) {
        let (into, out) = UnixStream::pair().expect("a pair");
        into.set_nonblocking(!waits).expect("it can be");
        (Screen { file: File::from(OwnedFd::from(into)), waits }, out)
    }

    #[test]
    fn what_nobody_reads_is_written_as_far_as_there_is_room_and_the_rest_when_there_is_more() {
        let text: Vec<u8> = (0..MUCH).map(|at| u8::try_from(at % 251).unwrap_or(0)).collect();
        for waits in [false, true] {
            let (screen, mut out) = screen(waits);
            let mut written = screen.write(&text).expect("it is written");
            assert!((1..MUCH).contains(&written), "{written}");
            screen.write_within(&text[written..], Duration::from_millis(1)).expect("it is given up");
            let mut read = vec![0; 1 << 16];
            let mut seen = Vec::new();
            for _ in 0..2 {
                let count = out.read(&mut read).expect("it is read");
                seen.extend(&read[..count]);
                written += screen.write(&text[written..]).expect("it is written");
            }
            assert!(text.starts_with(&seen), "nothing is lost");
        }
    }

    #[test]
    fn what_fits_is_written_whole_and_what_is_gone_is_an_error() {
        for waits in [false, true] {
            let (screen, mut out) = screen(waits);
            screen.write_within(b"a frame", Duration::from_secs(10)).expect("it is written");
            let mut read = [0; 16];
            let count = out.read(&mut read).expect("it is read");
            assert_eq!(&read[..count], b"a frame");
            drop(out);
            screen.write(b"another").expect_err("nobody is there");
        }
    }
}
