//! Reads the terminal.

use std::io;

use super::{decoder::Decoder, input};
use crate::terminal::events::Input;

/// Standard input, which is the terminal.
#[derive(Debug, Default)]
pub struct Keyboard(Decoder);

impl Keyboard {
    /// Waits for the next key, click, paste or answer.
    ///
    /// # Errors
    /// If the terminal is gone or cannot be read.
    pub fn read(&mut self) -> io::Result<Input> {
        loop {
            if let Some(input) = self.0.next() {
                return Ok(input);
            }
            if input::is_ready(self.0.patience())? {
                // Few bytes are read at a time, because the keys in them wait in addition to those read ahead.
                let mut bytes = [0; 64];
                let count = input::read(&mut bytes)?;
                self.0.take(&bytes[..count]);
            } else {
                self.0.pause();
            }
        }
    }
}
