//! Short games and their canonical forms.
//!
//! A short game is `{L|R}`: the games that Left and that Right can move to. Two games are equal where their difference is won
//! by whoever moves second, and each class of equal games has one simplest member, its *canonical form*: dominated options
//! are taken away, and reversible ones bypassed (J. H. Conway, *On Numbers and Games*, 1976; E. R. Berlekamp, J. H. Conway and
//! R. K. Guy, *Winning Ways*, 1982, chapters 2 and 3).
//!
//! [`Values`] keeps each canonical form once, so equal games have the same [`Value`], and to compare, to add and to negate are
//! remembered for each pair.
//!
//! ```
//! use zugzwang_engine::{Watch, theory::canonical::{Value, Values}};
//!
//! let mut values = Values::new();
//! let star = values.of(&[Value::ZERO], &[Value::ZERO]);
//! let up = values.of(&[Value::ZERO], &[star]);
//! let double = values.sum(up, up, &Watch::idle())?;
//! assert_eq!(values.name(double).to_string(), "⇑");
//! assert!(values.at_most(up, double));
//! assert_eq!(values.compare(up, star), None, "neither is greater");
//! # Ok::<(), zugzwang_engine::Stopped>(())
//! ```

mod arithmetic;
mod compare;
mod name;
mod pairs;
mod plain;
#[cfg(test)]
mod tests;

use std::{collections::HashMap, sync::Arc};

pub use name::Name;
pub use plain::{Dyadic, Plain};

use pairs::Pairs;

/// A canonical form, by its place in [`Values`]: two values of the same collection are equal exactly when these are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u32);

impl Value {
    /// The game in which nobody can move.
    pub const ZERO: Self = Self(0);

    const fn place(self) -> usize {
        self.0 as usize
    }
}

/// Where each player can move to; sorted, none twice.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Form {
    left: Vec<Value>,
    right: Vec<Value>,
}

impl Form {
    fn new(mut left: Vec<Value>, mut right: Vec<Value>) -> Self {
        for options in [&mut left, &mut right] {
            options.sort_unstable();
            options.dedup();
        }
        Self { left, right }
    }
}

/// What is known of a canonical form.
#[derive(Debug)]
struct Entry {
    form: Arc<Form>,
    negative: Option<Value>,
    plain: Option<Plain>,
    birthday: u32,
}

/// A collection of canonical forms.
#[derive(Debug)]
pub struct Values {
    entries: Vec<Entry>,
    places: HashMap<Arc<Form>, Value>,
    sums: Pairs<Value>,
    orders: Pairs<bool>,
}

impl Default for Values {
    fn default() -> Self {
        Self::new()
    }
}

impl Values {
    /// A collection that knows 0 alone.
    pub fn new() -> Self {
        let mut values =
            Self { entries: Vec::new(), places: HashMap::new(), sums: Pairs::default(), orders: Pairs::default() };
        values.intern(Form::new(Vec::new(), Vec::new()));
        values
    }

    /// How many canonical forms are kept.
    pub(crate) const fn count(&self) -> usize {
        self.entries.len()
    }

    /// Where Left can move to.
    pub fn left(&self, value: Value) -> &[Value] {
        &self.entries[value.place()].form.left
    }

    /// Where Right can move to.
    pub fn right(&self, value: Value) -> &[Value] {
        &self.entries[value.place()].form.right
    }

    /// How deep the form is: the day it is born on.
    pub fn birthday(&self, value: Value) -> u32 {
        self.entries[value.place()].birthday
    }

    /// The value as a number, ups and a nimber, if it is the sum of these.
    pub fn plain(&self, value: Value) -> Option<Plain> {
        self.entries[value.place()].plain
    }

    fn form(&self, value: Value) -> Arc<Form> {
        Arc::clone(&self.entries[value.place()].form)
    }

    /// The value of a form that is known to be canonical.
    fn intern(&mut self, form: Form) -> Value {
        if let Some(&known) = self.places.get(&form) {
            return known;
        }
        // A collection of four thousand million forms fits into no memory.
        let value = Value(u32::try_from(self.entries.len()).unwrap_or(u32::MAX));
        let plain = self.recognise(&form);
        let born = form.left.iter().chain(&form.right).map(|&option| self.birthday(option) + 1).max();
        let form = Arc::new(form);
        self.places.insert(Arc::clone(&form), value);
        self.entries.push(Entry { form, negative: None, plain, birthday: born.unwrap_or(0) });
        value
    }
}
