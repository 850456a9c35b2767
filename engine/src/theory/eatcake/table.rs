//! The values of rectangles and of their sums.

use std::{
    cmp::Ordering,
    collections::{BTreeMap, HashMap},
};

use super::{Parts, Rectangle, Sign};
use crate::{
    InOrder,
    cancel::{Cancel, Stopped},
    outcome::Seat,
    theory::canonical::{Value, Values},
};

/// The values of rectangles, each computed on first use. The first player is Left.
#[derive(Debug, Default)]
pub struct RectangleValues {
    pub(super) values: Values,
    known: HashMap<Rectangle, Value>,
}

impl RectangleValues {
    /// Forgets everything if more than `most` canonical forms are stored. Everything is computed again when needed, but
    /// values from before are no longer valid.
    pub(crate) fn forget_beyond(&mut self, most: usize) {
        if self.values.count() > most {
            *self = Self::default();
        }
    }

    /// Returns the value of a rectangle.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub fn value(&mut self, rectangle: Rectangle, cancel: &Cancel) -> Result<Value, Stopped> {
        if let Some(value) = self.known(rectangle) {
            return Ok(value);
        }
        // Smallest first, so that no step takes long.
        let (least, most) = (rectangle.rows.min(rectangle.cols), rectangle.rows.max(rectangle.cols));
        let sizes = || (1..=least).flat_map(|rows| (rows..=most).map(move |cols| Rectangle { rows, cols }));
        let total = sizes().count() as u64;
        for (done, size) in (1..).zip(sizes()) {
            if self.known(size).is_none() {
                self.find(size, cancel)?;
                cancel.step(done, total)?;
            }
        }
        Ok(self.known(rectangle).unwrap_or(Value::ZERO))
    }

    fn known(&self, rectangle: Rectangle) -> Option<Value> {
        if rectangle.cells() == 0 { Some(Value::ZERO) } else { self.known.get(&rectangle).copied() }
    }

    /// Computes a value, given those of all smaller rectangles.
    fn find(&mut self, rectangle: Rectangle, cancel: &Cancel) -> Result<(), Stopped> {
        let mut options = |mover| {
            // Lines with exchanged numbers of lines before and after them leave the same.
            let lines = 0..rectangle.lines(mover).div_ceil(2);
            lines.map(|before| self.option(rectangle, mover, before, cancel)).collect::<Result<Vec<_>, Stopped>>()
        };
        let (left, right) = (options(Seat::First)?, options(Seat::Second)?);
        let value = self.values.of(&left, &right, cancel)?;
        self.known.insert(rectangle, value);
        let negative = self.values.negative(value);
        self.known.insert(rectangle.turned(), negative);
        Ok(())
    }

    /// Returns the value of what a move leaves of a rectangle.
    pub(super) fn option(
        &mut self,
        rectangle: Rectangle,
        mover: Seat,
        before: usize,
        cancel: &Cancel,
    ) -> Result<Value, Stopped> {
        let [one, other] = rectangle.without(mover, before).map(|part| self.known(part).unwrap_or(Value::ZERO));
        self.values.sum(one, other, cancel)
    }

    /// Returns the sum of values with multiplicities. Equal values are counted, and a value and its negative cancel.
    pub(super) fn total(
        &mut self,
        parts: impl IntoIterator<Item = (Value, u64)>,
        cancel: &Cancel,
    ) -> Result<Value, Stopped> {
        let mut net: BTreeMap<Value, i64> = BTreeMap::new();
        for (value, count) in parts {
            let negative = self.values.negative(value);
            let count = i64::try_from(count).unwrap_or(i64::MAX);
            match value.cmp(&negative) {
                Ordering::Less => *net.entry(value).or_default() += count,
                Ordering::Greater => *net.entry(negative).or_default() -= count,
                // The value is its own negative, so two of them add up to 0.
                Ordering::Equal => *net.entry(value).or_default() ^= count & 1,
            }
        }
        let mut net: Vec<_> = net.into_iter().filter(|(_, count)| *count != 0).collect();
        // Simple values first, so that the sum stays simple longest.
        net.order_by_key(|&(value, _)| (self.values.number_up_star(value).is_none(), self.values.birthday(value)));
        net.into_iter().try_fold(Value::ZERO, |total, (value, count)| {
            let value = if count < 0 { self.values.negative(value) } else { value };
            (0..count.unsigned_abs()).try_fold(total, |total, _| self.values.sum(total, value, cancel))
        })
    }

    pub(super) fn valued(&mut self, parts: &Parts, cancel: &Cancel) -> Result<Vec<(Value, u64)>, Stopped> {
        parts.iter().map(|(&size, &count)| Ok((self.value(size, cancel)?, count))).collect()
    }

    /// Returns the sum of the rectangles.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub fn sum(&mut self, parts: &Parts, cancel: &Cancel) -> Result<Value, Stopped> {
        let valued = self.valued(parts, cancel)?;
        self.total(valued, cancel)
    }

    /// Compares a value with 0.
    pub fn sign(&self, value: Value) -> Sign {
        match self.values.beside_zero(value) {
            Some(Ordering::Equal) => Sign::Zero,
            Some(Ordering::Greater) => Sign::Positive,
            Some(Ordering::Less) => Sign::Negative,
            None => Sign::Fuzzy,
        }
    }
}
