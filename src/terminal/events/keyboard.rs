//! Reads the terminal.

use std::{io, time::Duration};

use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    io::Errno,
    stdio,
};

use super::{
    decoder::{Decoder, Input},
    is_gone,
};

/// Standard input, which is the terminal.
#[derive(Debug, Default)]
pub struct Keyboard(Decoder);

impl Keyboard {
    /// The next thing that is typed, clicked or pasted. Waits for it.
    ///
    /// # Errors
    /// Where the terminal is gone or cannot be read.
    pub fn read(&mut self) -> io::Result<Input> {
        loop {
            if let Some(event) = self.0.next() {
                return Ok(event);
            }
            if has_more(self.0.patience())? {
                self.take()?;
            } else {
                self.0.pause();
            }
        }
    }

    fn take(&mut self) -> io::Result<()> {
        // Few: what they are is held beside the keys that are read ahead.
        let mut bytes = [0; 64];
        match rustix::io::read(stdio::stdin(), &mut bytes) {
            Ok(0) if is_gone() => Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(count) => {
                self.0.take(&bytes[..count]);
                Ok(())
            }
            // Whoever started us may have it so that nobody waits.
            Err(Errno::AGAIN | Errno::INTR) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

/// Waits until there is something to read, at most this long where a limit is given; whether there is.
fn has_more(most: Option<Duration>) -> io::Result<bool> {
    let stdin = stdio::stdin();
    let mut terminal = [PollFd::new(&stdin, PollFlags::IN)];
    let most = most.and_then(|most| Timespec::try_from(most).ok());
    loop {
        match poll(&mut terminal, most.as_ref()) {
            Ok(ready) => return Ok(ready > 0),
            Err(Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}
