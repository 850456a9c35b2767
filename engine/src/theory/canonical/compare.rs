//! Which of two values Left likes better.

use std::{cmp::Ordering, collections::HashMap};

use super::{Form, Value, Values};

impl Values {
    /// Whether `first` ≤ `second`: Left wins the difference `second` − `first` when Right begins.
    pub fn at_most(&mut self, first: Value, second: Value) -> bool {
        if first == second {
            return true;
        }
        if let (Some(first), Some(second)) = (self.plain(first), self.plain(second))
            && let Some(difference) = second.minus(first)
        {
            return difference.is_at_least_zero();
        }
        if let Some(known) = self.orders.get(first, second) {
            return known;
        }
        // By definition: no left option of the one is at least the other, no right option of the other at most the one.
        let (one, other) = (self.form(first), self.form(second));
        let found = !one.left.iter().any(|&option| self.at_most(second, option))
            && !other.right.iter().any(|&option| self.at_most(option, first));
        self.orders.insert(first, second, found);
        found
    }

    /// Which of the two is greater; `None` where neither is and they are not equal: they are confused.
    pub fn compare(&mut self, first: Value, second: Value) -> Option<Ordering> {
        match (self.at_most(first, second), self.at_most(second, first)) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Less),
            (false, true) => Some(Ordering::Greater),
            (false, false) => None,
        }
    }
}

/// A form that need not be canonical, and what is known of its place among the values.
pub(super) struct Raw {
    pub(super) form: Form,
    at_least: HashMap<Value, bool>,
    at_most: HashMap<Value, bool>,
}

impl Raw {
    pub(super) fn new(form: Form) -> Self {
        Self { form, at_least: HashMap::new(), at_most: HashMap::new() }
    }

    /// Whether the value is at most this form.
    pub(super) fn is_at_least(&mut self, value: Value, values: &mut Values) -> bool {
        if let Some(&known) = self.at_least.get(&value) {
            return known;
        }
        let form = values.form(value);
        let found = !self.form.right.iter().any(|&option| values.at_most(option, value))
            && !form.left.iter().any(|&option| self.is_at_most(option, values));
        self.at_least.insert(value, found);
        found
    }

    /// Whether this form is at most the value.
    pub(super) fn is_at_most(&mut self, value: Value, values: &mut Values) -> bool {
        if let Some(&known) = self.at_most.get(&value) {
            return known;
        }
        let form = values.form(value);
        let found = !self.form.left.iter().any(|&option| values.at_most(value, option))
            && !form.right.iter().any(|&option| self.is_at_least(option, values));
        self.at_most.insert(value, found);
        found
    }
}
