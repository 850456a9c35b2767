//! Movements of the cursor, the shortest of those that every terminal knows.

use std::io::{self, Write};

use ratatui::layout::Position;

/// In bytes, along a row: `ESC [ 999 C`.
pub(super) const LONGEST: usize = 6;

pub(super) enum Movement {
    /// To a position, from anywhere.
    To(Position),
    /// By rows down and columns to the right, from a known position.
    By(i32, i32),
    /// Over characters that are written again.
    Signs(Vec<u8>),
}

impl Movement {
    pub(super) fn between(from: Option<Position>, to: Position) -> Self {
        let absolute = Self::To(to);
        let Some(from) = from else { return absolute };
        let relative = Self::By(i32::from(to.y) - i32::from(from.y), i32::from(to.x) - i32::from(from.x));
        if relative.cost() < absolute.cost() { relative } else { absolute }
    }

    /// The length in bytes. It is computed because many movements are compared for each one that is written.
    pub(super) fn cost(&self) -> usize {
        match self {
            Self::To(Position { x: 0, y: 0 }) => 3,
            Self::To(Position { x: 0, y }) => 3 + digits(u32::from(*y) + 1),
            Self::To(Position { x, y }) => 4 + digits(u32::from(*y) + 1) + digits(u32::from(*x) + 1),
            Self::By(down, right) => step(*down) + backspaces(*right).unwrap_or_else(|| step(*right)),
            Self::Signs(signs) => signs.len(),
        }
    }

    pub(super) fn write(&self, frame: &mut Vec<u8>) {
        // Writing to a vector does not fail.
        let _ = match self {
            // The first row and the first column need no number.
            Self::To(Position { x: 0, y: 0 }) => frame.write_all(b"\x1b[H"),
            Self::To(Position { x: 0, y }) => write!(frame, "\x1b[{}H", y + 1),
            Self::To(Position { x, y }) => write!(frame, "\x1b[{};{}H", y + 1, x + 1),
            Self::By(down, right) => write_step(*down, ['B', 'A'], frame).and_then(|()| match backspaces(*right) {
                Some(count) => frame.write_all(&vec![0x08; count]),
                None => write_step(*right, ['C', 'D'], frame),
            }),
            Self::Signs(signs) => frame.write_all(signs),
        };
    }
}

/// The number of backspaces, a byte each, for a short movement to the left.
fn backspaces(right: i32) -> Option<usize> {
    let left = usize::try_from(-right).ok()?;
    (1..=step(right)).contains(&left).then_some(left)
}

const fn step(cells: i32) -> usize {
    match cells.unsigned_abs() {
        0 => 0,
        1 => 3,
        count => 3 + digits(count),
    }
}

/// Writes a movement along a row or column, for which there is a letter in each direction.
fn write_step(cells: i32, [forth, back]: [char; 2], frame: &mut Vec<u8>) -> io::Result<()> {
    let letter = if cells > 0 { forth } else { back };
    match cells.unsigned_abs() {
        0 => Ok(()),
        // 1 is the default.
        1 => write!(frame, "\x1b[{letter}"),
        count => write!(frame, "\x1b[{count}{letter}"),
    }
}

const fn digits(number: u32) -> usize {
    number.ilog10() as usize + 1
}
