//! The values of rectangles and of their sums.

use std::{
    cmp::Ordering,
    collections::{BTreeMap, HashMap},
};

use super::{Line, Parts, Rectangle, Sign, after};
use crate::{
    game::Seat,
    theory::canonical::{Value, Values},
    watch::{Stopped, Watch},
};

/// The values of rectangles, each found when it is first asked for; the first player is Left.
#[derive(Debug, Default)]
pub struct RectangleValues {
    pub(super) values: Values,
    known: HashMap<Rectangle, Value>,
}

impl RectangleValues {
    /// Forgets everything where more than `most` canonical forms are kept; what is asked again is found again. Values from
    /// before mean nothing then.
    pub fn forget_beyond(&mut self, most: usize) {
        if self.values.count() > most {
            *self = Self::default();
        }
    }

    /// The value of a rectangle.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped the analysis through `watch`.
    pub fn value(&mut self, rectangle: Rectangle, watch: &Watch) -> Result<Value, Stopped> {
        if let Some(value) = self.known(rectangle) {
            return Ok(value);
        }
        // From the smallest on, so that a step is never long.
        let (least, most) = (rectangle.rows.min(rectangle.cols), rectangle.rows.max(rectangle.cols));
        let sizes = || (1..=least).flat_map(|rows| (rows..=most).map(move |cols| Rectangle { rows, cols }));
        let total = sizes().count() as u64;
        for (done, size) in (1..).zip(sizes()) {
            if self.known(size).is_none() {
                self.find(size, watch)?;
                watch.step(done, total)?;
            }
        }
        Ok(self.known(rectangle).unwrap_or(Value::ZERO))
    }

    fn known(&self, rectangle: Rectangle) -> Option<Value> {
        if rectangle.cells() == 0 { Some(Value::ZERO) } else { self.known.get(&rectangle).copied() }
    }

    /// Finds the value where all smaller ones are known.
    fn find(&mut self, rectangle: Rectangle, watch: &Watch) -> Result<(), Stopped> {
        let mut options = |mover| {
            // The line with as many after it as another has before it leaves the same.
            let lines = 0..rectangle.lines(mover).div_ceil(2);
            lines.map(|before| self.option(rectangle, mover, before, watch)).collect::<Result<Vec<_>, Stopped>>()
        };
        let (left, right) = (options(Seat::First)?, options(Seat::Second)?);
        let value = self.values.of(&left, &right, watch)?;
        self.known.insert(rectangle, value);
        let negative = self.values.negative(value);
        self.known.insert(rectangle.turned(), negative);
        Ok(())
    }

    /// The value of what a move leaves of a rectangle.
    fn option(&mut self, rectangle: Rectangle, mover: Seat, before: usize, watch: &Watch) -> Result<Value, Stopped> {
        let [one, other] = rectangle.without(mover, before).map(|part| self.known(part).unwrap_or(Value::ZERO));
        self.values.sum(one, other, watch)
    }

    /// So many of each value together: equal ones are counted, and a value and its negative cancel.
    fn total(&mut self, parts: impl IntoIterator<Item = (Value, u64)>, watch: &Watch) -> Result<Value, Stopped> {
        let mut net: BTreeMap<Value, i64> = BTreeMap::new();
        for (value, count) in parts {
            let negative = self.values.negative(value);
            let count = i64::try_from(count).unwrap_or(i64::MAX);
            match value.cmp(&negative) {
                Ordering::Less => *net.entry(value).or_default() += count,
                Ordering::Greater => *net.entry(negative).or_default() -= count,
                // It is its own negative, and two of them are 0.
                Ordering::Equal => *net.entry(value).or_default() ^= count & 1,
            }
        }
        let mut net: Vec<_> = net.into_iter().filter(|(_, count)| *count != 0).collect();
        // The simple ones first: their sum stays simple longest.
        net.sort_by_key(|&(value, _)| (self.values.plain(value).is_none(), self.values.birthday(value)));
        net.into_iter().try_fold(Value::ZERO, |total, (value, count)| {
            let value = if count < 0 { self.values.negative(value) } else { value };
            (0..count.unsigned_abs()).try_fold(total, |total, _| self.values.sum(total, value, watch))
        })
    }

    fn valued(&mut self, parts: &Parts, watch: &Watch) -> Result<Vec<(Value, u64)>, Stopped> {
        parts.iter().map(|(&size, &count)| Ok((self.value(size, watch)?, count))).collect()
    }

    /// The sum of the rectangles.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped the analysis through `watch`.
    pub fn sum(&mut self, parts: &Parts, watch: &Watch) -> Result<Value, Stopped> {
        let valued = self.valued(parts, watch)?;
        self.total(valued, watch)
    }

    /// How a value compares with 0.
    pub fn sign(&self, value: Value) -> Sign {
        match self.values.beside_zero(value) {
            Some(Ordering::Equal) => Sign::Zero,
            Some(Ordering::Greater) => Sign::Positive,
            Some(Ordering::Less) => Sign::Negative,
            None => Sign::Fuzzy,
        }
    }

    /// The lines with which the player wins the sum of the rectangles.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped the analysis through `watch`.
    pub fn winning(&mut self, parts: &Parts, mover: Seat, watch: &Watch) -> Result<Vec<Line>, Stopped> {
        let valued = self.valued(parts, watch)?;
        let mut winning = Vec::new();
        for (at, &of) in (0..).zip(parts.keys()) {
            watch.step(at, parts.len() as u64)?;
            let value = self.value(of, watch)?;
            let negative = self.values.negative(value);
            // The line wins where it leaves of this rectangle what makes up for all the others: no sum with it is needed.
            let rest = self.total(valued.iter().copied().chain([(negative, 1)]), watch)?;
            let needed = self.values.negative(rest);
            for before in 0..of.lines(mover) {
                let left = self.option(of, mover, before, watch)?;
                let wins = match mover {
                    Seat::First => self.values.at_most(needed, left, watch)?,
                    Seat::Second => self.values.at_most(left, needed, watch)?,
                };
                winning.extend(wins.then_some(Line { of, before }));
            }
        }
        Ok(winning)
    }

    /// The lines with which a player who is lost holds out: they leave the most cells, and of those lines they leave the
    /// opponent the most ways to go wrong.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped the analysis through `watch`.
    pub fn holding_out(&mut self, parts: &Parts, mover: Seat, watch: &Watch) -> Result<Vec<Line>, Stopped> {
        let taken = |of: Rectangle| of.lines(mover.other());
        let Some(least) = parts.keys().map(|&of| taken(of)).min() else { return Ok(Vec::new()) };
        let mut best = (0, Vec::new());
        for &of in parts.keys().filter(|&&of| taken(of) == least) {
            for before in 0..of.lines(mover).div_ceil(2) {
                let after = after(parts, of, mover, before);
                let count = |line: &Line| after.get(&line.of).copied().unwrap_or(0);
                let replies: u64 = after.iter().map(|(of, count)| of.lines(mover.other()) as u64 * count).sum();
                let winning: u64 = self.winning(&after, mover.other(), watch)?.iter().map(count).sum();
                let wrong = replies - winning;
                if wrong > best.0 || best.1.is_empty() {
                    best = (wrong, Vec::new());
                }
                if wrong == best.0 {
                    best.1.push(Line { of, before });
                }
            }
        }
        Ok(best.1)
    }
}
