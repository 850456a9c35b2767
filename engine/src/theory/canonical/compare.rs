//! The order of values, from Left's point of view.

use std::cmp::Ordering;

use super::{Value, Values, bounds::Bounds};
use crate::{
    cancel::{Cancel, Stopped},
    outcome::Seat,
};

impl Values {
    /// Returns whether `first` ≤ `second`, that is, whether Left wins `second` − `first` if Right moves first.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub fn at_most(&mut self, first: Value, second: Value, cancel: &Cancel) -> Result<bool, Stopped> {
        match self.at_once(first, second) {
            Some(known) => Ok(known),
            None => self.by_definition(first, second, cancel),
        }
    }

    /// Returns the answer if it is known without search.
    fn at_once(&self, first: Value, second: Value) -> Option<bool> {
        if first == second {
            return Some(true);
        }
        self.bounds[first.place()].at_most(self.bounds[second.place()]).or_else(|| {
            let difference = self.number_up_star(second)?.minus(self.number_up_star(first)?)?;
            Some(difference.is_at_least_zero())
        })
    }

    /// Decides by the definition: no left option of the first is at least the second, and no right option of the second
    /// is at most the first.
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

    /// Compares `first` with `second`; `None` if they are confused: neither equal nor one greater than the other.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub fn compare(&mut self, first: Value, second: Value, cancel: &Cancel) -> Result<Option<Ordering>, Stopped> {
        Ok(match (self.at_most(first, second, cancel)?, self.at_most(second, first, cancel)?) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Less),
            (false, true) => Some(Ordering::Greater),
            (false, false) => None,
        })
    }
}

/// A form that may not be canonical, with its known comparisons.
#[derive(Debug)]
pub(super) struct Raw<'a> {
    left: &'a [Value],
    right: &'a [Value],
    pub(super) bounds: Bounds,
    /// Cached answers to whether a value is at most this form. There are few, so a list is enough.
    at_least: Vec<(Value, bool)>,
    /// Cached answers to whether this form is at most a value.
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
