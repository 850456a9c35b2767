//! Ways of the cursor, the shortest of those that every terminal knows.

use ratatui::layout::Position;

/// The longest way within a row: `ESC [ 999 C`.
pub(super) const LONGEST: usize = 6;

/// A way of the cursor.
pub(super) enum Way {
    /// From wherever it stands.
    To(Position),
    /// From where it is known to stand: rows down, columns to the right.
    By(i32, i32),
    /// Over signs that are written again.
    Signs(Vec<u8>),
}

impl Way {
    /// The shortest way from one place to another.
    pub(super) fn between(from: Option<Position>, to: Position) -> Self {
        let absolute = Self::To(to);
        let Some(from) = from else { return absolute };
        let relative = Self::By(i32::from(to.y) - i32::from(from.y), i32::from(to.x) - i32::from(from.x));
        if relative.cost() < absolute.cost() { relative } else { absolute }
    }

    /// Returns the number of bytes it is.
    pub(super) fn cost(&self) -> usize {
        match self {
            Self::To(Position { x: 0, y: 0 }) => 3,
            Self::To(Position { x: 0, y }) => 3 + digits(y + 1),
            Self::To(Position { x, y }) => 4 + digits(y + 1) + digits(x + 1),
            Self::By(down, right) => step(*down) + if is_back(*right) { back(*right) } else { step(*right) },
            Self::Signs(signs) => signs.len(),
        }
    }

    /// Appends it.
    pub(super) fn write(&self, frame: &mut Vec<u8>) {
        match self {
            Self::To(to) => push_place(*to, frame),
            Self::By(down, right) => {
                push_step(*down, b'B', b'A', frame);
                if is_back(*right) {
                    frame.extend(std::iter::repeat_n(0x08, back(*right)));
                } else {
                    push_step(*right, b'C', b'D', frame);
                }
            }
            Self::Signs(signs) => frame.extend(signs),
        }
    }
}

/// Returns whether a step of so many columns is gone by backspaces, which are a byte each.
fn is_back(right: i32) -> bool {
    right < 0 && back(right) <= step(right)
}

fn back(right: i32) -> usize {
    usize::try_from(-right).unwrap_or(0)
}

/// The bytes of a step of so many cells. One needs no number.
fn step(cells: i32) -> usize {
    match u16::try_from(cells.unsigned_abs()).unwrap_or(u16::MAX) {
        0 => 0,
        1 => 3,
        count => 3 + digits(count),
    }
}

fn push_step(cells: i32, forth: u8, back: u8, frame: &mut Vec<u8>) {
    let count = u16::try_from(cells.unsigned_abs()).unwrap_or(u16::MAX);
    if count == 0 {
        return;
    }
    frame.extend(b"\x1b[");
    if count > 1 {
        push_number(count, frame);
    }
    frame.push(if cells > 0 { forth } else { back });
}

/// Appends the code that goes to a place; a number that is left out stands for the first row, or column.
fn push_place(to: Position, frame: &mut Vec<u8>) {
    frame.extend(b"\x1b[");
    if to != Position::ORIGIN {
        push_number(to.y + 1, frame);
    }
    if to.x > 0 {
        frame.push(b';');
        push_number(to.x + 1, frame);
    }
    frame.push(b'H');
}

/// Returns the number of digits a number has.
pub(super) const fn digits(number: u16) -> usize {
    match number {
        0..10 => 1,
        10..100 => 2,
        100..1000 => 3,
        1000..10000 => 4,
        10000.. => 5,
    }
}

/// Appends a number in digits.
pub(super) fn push_number(number: u16, frame: &mut Vec<u8>) {
    let mut left = number;
    let begin = frame.len();
    loop {
        frame.extend(u8::try_from(left % 10).map(|digit| b'0' + digit));
        left /= 10;
        if left == 0 {
            break;
        }
    }
    frame[begin..].reverse();
}
