//! The order of values, as Left likes them.

use std::cmp::Ordering;

use super::{Value, Values, bounds::Bounds};
use crate::{
    cancel::{Cancel, Stopped},
    outcome::Seat,
};

impl Values {
    /// Returns whether `first` ≤ `second`: Left wins the difference `second` − `first` when Right begins.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    pub fn at_most(&mut self, first: Value, second: Value, cancel: &Cancel) -> Result<bool, Stopped> {
        match self.at_once(first, second) {
            Some(known) => Ok(known),
            None => self.by_definition(first, second, cancel),
        }
    }

    /// The answer where no search is needed for it.
    fn at_once(&self, first: Value, second: Value) -> Option<bool> {
        if first == second {
            return Some(true);
        }
        self.bounds[first.place()].at_most(self.bounds[second.place()]).or_else(|| {
            let difference = self.number_up_star(second)?.minus(self.number_up_star(first)?)?;
            Some(difference.is_at_least_zero())
        })
    }

    /// No left option of the one is at least the other, no right option of the other at most the one.
    fn by_definition(&mut self, first: Value, second: Value, cancel: &Cancel) -> Result<bool, Stopped> {
        if let Some(known) = self.orders.get(first, second) {
            return Ok(known);
        }
        if cancel.is_stopped() {
            return Err(Stopped);
        }
        let (left, right) = (self.forms.left_places(first), self.forms.right_places(second));
        let refuted = self.left(first).iter().any(|&option| self.at_once(second, option) == Some(true))
            || self.right(second).iter().any(|&option| self.at_once(option, first) == Some(true));
        let mut found = !refuted;
        for place in left.take_while(|_| !refuted) {
            let option = self.forms.option(place);
            if self.at_most(second, option, cancel)? {
                found = false;
                break;
            }
        }
        for place in right.take_while(|_| found) {
            let option = self.forms.option(place);
            if self.at_most(option, first, cancel)? {
                found = false;
                break;
            }
        }
        self.orders.insert(first, second, found);
        Ok(found)
    }

    /// Compares `first` with `second`; `None` where neither is greater and they are not equal: they are confused.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    pub fn compare(&mut self, first: Value, second: Value, cancel: &Cancel) -> Result<Option<Ordering>, Stopped> {
        Ok(match (self.at_most(first, second, cancel)?, self.at_most(second, first, cancel)?) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Less),
            (false, true) => Some(Ordering::Greater),
            (false, false) => None,
        })
    }
}

/// A form that need not be canonical, and what is known of its place among the values.
#[derive(Debug)]
pub(super) struct Raw<'a> {
    left: &'a [Value],
    right: &'a [Value],
    pub(super) bounds: Bounds,
    /// The answers whether each value is at most this form, as far as it was asked; few are.
    at_least: Vec<(Value, bool)>,
    /// The answers whether this form is at most each value.
    at_most: Vec<(Value, bool)>,
}

impl<'a> Raw<'a> {
    pub(super) fn new(left: &'a [Value], right: &'a [Value], values: &Values) -> Self {
        let bounds = values.bounds_of(left, right);
        Self { left, right, bounds, at_least: Vec::new(), at_most: Vec::new() }
    }

    pub(super) const fn options(&self, mover: Seat) -> &'a [Value] {
        match mover {
            Seat::First => self.left,
            Seat::Second => self.right,
        }
    }

    /// Returns whether the value is at most this form.
    pub(super) fn is_at_least(&mut self, value: Value, values: &mut Values, cancel: &Cancel) -> Result<bool, Stopped> {
        if let Some(known) = values.bounds[value.place()].at_most(self.bounds) {
            return Ok(known);
        }
        if let Some((_, known)) = self.at_least.iter().find(|(known, _)| *known == value) {
            return Ok(*known);
        }
        let mut found = true;
        for &option in self.right {
            if values.at_most(option, value, cancel)? {
                found = false;
                break;
            }
        }
        for place in values.forms.left_places(value).take_while(|_| found) {
            if self.is_at_most(values.forms.option(place), values, cancel)? {
                found = false;
                break;
            }
        }
        self.at_least.push((value, found));
        Ok(found)
    }

    /// Returns whether this form is at most the value.
    pub(super) fn is_at_most(&mut self, value: Value, values: &mut Values, cancel: &Cancel) -> Result<bool, Stopped> {
        if let Some(known) = self.bounds.at_most(values.bounds[value.place()]) {
            return Ok(known);
        }
        if let Some((_, known)) = self.at_most.iter().find(|(known, _)| *known == value) {
            return Ok(*known);
        }
        let mut found = true;
        for &option in self.left {
            if values.at_most(value, option, cancel)? {
                found = false;
                break;
            }
        }
        for place in values.forms.right_places(value).take_while(|_| found) {
            if self.is_at_least(values.forms.option(place), values, cancel)? {
                found = false;
                break;
            }
        }
        self.at_most.push((value, found));
        Ok(found)
    }
}
