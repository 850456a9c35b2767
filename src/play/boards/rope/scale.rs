//! The scale from distances along a rope to columns of the screen.

use zugzwang_engine::exact::Exact;

use crate::{look::Look, look::align::width_of, words::numbers::number};

/// Columns left free on either side.
const MARGIN: u64 = 2;
/// The fewest columns between two numbers.
const APART: u64 = 2;

/// A rope in the columns of a room.
pub(super) struct Scale {
    length: Exact,
    /// Columns of the room, and of the margin on either side of the rope.
    width: u64,
    margin: u64,
    /// The column of the rope's right end, counted from its left end.
    pub(super) last: u64,
}

impl Scale {
    /// As wide as fits. If that costs little, a centimetre, or ten or a hundred of them, takes whole columns, so that the numbers are
    /// evenly spaced.
    pub(super) fn new(length: Exact, width: u64) -> Self {
        let margin = if width > 4 * MARGIN { MARGIN } else { 0 };
        let widest = (width - 2 * margin).saturating_sub(1);
        let room = Exact::from(i128::from(widest));
        let even = [1, 10, 100, 1000].map(|unit| {
            let units = length / Exact::from(unit);
            u64::try_from(((room / units).floor() * units).round().to_integer()).unwrap_or(0)
        });
        let last = even.into_iter().find(|columns| columns * 4 >= widest * 3).unwrap_or(widest).min(widest);
        Self { length, width, margin, last }
    }

    /// The column of a place, counted from the rope's left end.
    pub(super) fn column(&self, at: Exact) -> u64 {
        let whole = parts_along(self.length).max(1);
        let column = (2 * parts_along(at) * i128::from(self.last) + whole) / (2 * whole);
        u64::try_from(column).unwrap_or(0).min(self.last)
    }

    /// The column of the room.
    pub(super) fn x(&self, column: u64) -> u64 {
        self.left() + column
    }

    /// The rope is in the middle of the room.
    const fn left(&self) -> u64 {
        (self.width.saturating_sub(self.last + 1)) / 2
    }

    /// The place at a column.
    pub(super) fn at(&self, column: u64) -> Exact {
        self.length * Exact::new(column.into(), self.last.max(1).into())
    }

    /// The columns of a piece, without the gaps at its ends: the first, and the one behind the last.
    pub(super) fn inside(&self, (from, to): (Exact, Exact)) -> (u64, u64) {
        let (left, right) = (self.column(from), self.column(to));
        let first = left + u64::from(left > 0);
        (first, (right + u64::from(right == self.last)).max(first))
    }

    /// The column of the room at which a text begins so that its middle is as near as possible to a column. It may use the margin.
    pub(super) fn begin(&self, text: &str, column: u64) -> u64 {
        let width = width_of(text) as u64;
        let most = (self.left() + self.last + 1 + self.margin).min(self.width).saturating_sub(width);
        let least = self.left().saturating_sub(self.margin).min(most);
        self.x(column).saturating_sub(width / 2).clamp(least, most)
    }

    /// As many evenly spaced places with their numbers as fit.
    pub(super) fn evenly(&self, look: &Look) -> Vec<(Exact, String)> {
        let steps = (-4..=4).flat_map(|power: i32| [1, 2, 5].map(|digit| (digit, power)));
        let mut steps = steps.map(|(digit, power)| Exact::from(digit) * Exact::from(10).pow(power));
        steps.find_map(|step| self.numbers(step, look)).unwrap_or_default()
    }

    /// The multiples of a step; `None` if two of them would be too close.
    fn numbers(&self, step: Exact, look: &Look) -> Option<Vec<(Exact, String)>> {
        let count = (self.length / step).floor().to_integer();
        if count > i128::from(self.last) {
            return None;
        }
        let mut free = 0;
        let mut numbers = Vec::new();
        for at in (0..=count).map(|at| Exact::from(at) * step) {
            let text = number(at, look);
            let begin = self.begin(&text, self.column(at));
            if begin < free {
                return None;
            }
            free = begin + width_of(&text) as u64 + APART;
            numbers.push((at, text));
        }
        Some(numbers)
    }
}

/// A distance in tiny parts of a centimetre: enough to tell cuts apart, and no denominator can become too large.
pub(super) fn parts_along(at: Exact) -> i128 {
    const PARTS: i128 = 1_000_000_000_000;
    at.numer() * PARTS / at.denom()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_gap_between_two_pieces_and_none_at_the_ends() {
        let scale = Scale::new(Exact::from(10), 25);
        let inside = |from: i128, to: i128| scale.inside((Exact::from(from), Exact::from(to)));
        assert_eq!((scale.last, inside(0, 4), inside(4, 10)), (20, (0, 8), (9, 21)));
        assert_eq!(inside(0, 10), (0, 21));
    }
}
