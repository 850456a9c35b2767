//! Skips control strings (ECMA-48: DCS, SOS, OSC, PM, APC), and sequences longer than any that means something. They are read to their
//! end and forgotten, so that no letter in them is taken for a key.

use super::{CTRL_C, ESC, LONGEST};

const BELL: u8 = 0x07;
/// They cancel any sequence.
const CANCELS: [u8; 2] = [0x18, 0x1a];
const COMMAND: u8 = b']';

pub(super) const fn begins_string(letter: u8) -> bool {
    matches!(letter, b'P' | b'X' | COMMAND | b'^' | b'_')
}

#[derive(Debug)]
pub(super) enum Skipped {
    Text(Text),
    /// The parameters of a sequence that is too long.
    Parameters,
}

#[derive(Debug)]
pub(super) struct Text {
    /// `true` for an operating system command.
    commands: bool,
    /// As many of the first bytes as an answer has.
    begun: Vec<u8>,
    /// `true` after an Escape, with which the end begins.
    escaped: bool,
}

/// The effect of a byte on a sequence that is skipped.
#[derive(Debug)]
pub(super) enum Skip {
    On,
    /// The byte ends the sequence. An operating system command comes with the bytes before it.
    End(Vec<u8>),
    /// The byte interrupts the sequence; these bytes are parsed next.
    Cut(Vec<u8>),
}

impl Skipped {
    /// A control string that begins with Escape and this letter.
    pub(super) const fn text(letter: u8) -> Self {
        Self::Text(Text { commands: letter == COMMAND, begun: Vec::new(), escaped: false })
    }

    /// Returns whether the last byte was an Escape, which may be the key.
    pub(super) const fn is_escaped(&self) -> bool {
        matches!(self, Self::Text(Text { escaped: true, .. }))
    }

    pub(super) fn take(&mut self, byte: u8) -> Skip {
        match self {
            Self::Text(text) => text.take(byte),
            Self::Parameters => match byte {
                0x20..=0x3f => Skip::On,
                0x40..=0x7e => Skip::End(Vec::new()),
                _ => Skip::Cut(vec![byte]),
            },
        }
    }
}

impl Text {
    fn take(&mut self, byte: u8) -> Skip {
        match byte {
            CTRL_C => Skip::Cut(vec![byte]),
            _ if CANCELS.contains(&byte) => Skip::End(Vec::new()),
            BELL if self.commands => self.end(),
            b'\\' if self.escaped => self.end(),
            // Another sequence begins, so this one has no end.
            _ if self.escaped => Skip::Cut(vec![ESC, byte]),
            ESC => {
                self.escaped = true;
                Skip::On
            }
            _ => {
                if self.begun.len() < LONGEST {
                    self.begun.push(byte);
                }
                Skip::On
            }
        }
    }

    fn end(&mut self) -> Skip {
        Skip::End(if self.commands { std::mem::take(&mut self.begun) } else { Vec::new() })
    }
}
