//! Standard input, which is the terminal.

use std::{io, time::Duration};

use rustix::{
    event::{PollFd, PollFlags},
    io::Errno,
    stdio::stdin,
    termios::{QueueSelector, tcflush},
};

use super::poll;

/// Reads what was typed; 0 bytes if there is nothing yet.
///
/// # Errors
/// [`io::ErrorKind::UnexpectedEof`] if the terminal has hung up, and any other error of the system.
pub(crate) fn read(bytes: &mut [u8]) -> io::Result<usize> {
    match rustix::io::read(stdin(), bytes) {
        Ok(0) if has_hung_up() => Err(io::ErrorKind::UnexpectedEof.into()),
        Ok(count) => Ok(count),
        // The parent process may have made standard input non-blocking.
        Err(Errno::AGAIN | Errno::INTR) => Ok(0),
        Err(error) => Err(error.into()),
    }
}

/// Waits for input, without limit if `most` is `None`. Returns whether there is any.
pub(crate) fn is_ready(most: Option<Duration>) -> io::Result<bool> {
    let stdin = stdin();
    let mut terminal = [PollFd::new(&stdin, PollFlags::IN)];
    loop {
        match poll(&mut terminal, most) {
            Ok(ready) => return Ok(ready > 0),
            Err(Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

pub(crate) fn has_hung_up() -> bool {
    let stdin = stdin();
    let mut terminal = [PollFd::new(&stdin, PollFlags::empty())];
    poll(&mut terminal, Some(Duration::ZERO)).is_err() || hangs_up(terminal[0].revents())
}

pub(super) const fn hangs_up(events: PollFlags) -> bool {
    events.intersects(PollFlags::HUP.union(PollFlags::ERR))
}

pub(crate) fn discard() {
    let _ = tcflush(stdin(), QueueSelector::IFlush);
}
