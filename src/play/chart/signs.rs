//! One sign per position, for screens without colour and for text.

use zugzwang_engine::Outcome;

use super::{Cell, Ground, Layers};

/// The digits of values up to 35.
const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";

/// Returns the sign of a cell in ASCII: a mark takes precedence over a met position, and that over the ground. Digits and letters
/// count up to 35; `+` is more. `#` is safe to leave, `.` is not, `=` is drawn, and a space is no position.
pub fn letter(cell: &Cell, layers: Layers) -> char {
    let Some(known) = cell.known else { return ' ' };
    if let Some(mark) = cell.mark.filter(|_| layers.marks) {
        return match (mark, cell.is_faulted(layers)) {
            (_, true) => '!',
            (true, false) => '+',
            (false, false) => '-',
        };
    }
    if cell.is_faulted(layers) {
        return '!';
    }
    if let Some(met) = cell.met.filter(|_| layers.met) {
        return if met { 'w' } else { 'l' };
    }
    if cell.is_later() {
        return ':';
    }
    match layers.ground {
        Ground::Empty => ':',
        Ground::Outcome => match known.glance.outcome {
            Outcome::Loss => '#',
            Outcome::Win => '.',
            Outcome::Draw => '=',
            Outcome::Unknown => '?',
        },
        Ground::Values => known.value.map_or('?', digit),
        Ground::Remoteness => {
            known.glance.remoteness.map_or('?', |moves| digit(i64::try_from(moves).unwrap_or(i64::MAX)))
        }
    }
}

fn digit(value: i64) -> char {
    match usize::try_from(value) {
        Ok(value) => DIGITS.get(value).map_or('+', |digit| char::from(*digit)),
        // A player who is behind in points has less than nothing.
        Err(_) => '-',
    }
}
