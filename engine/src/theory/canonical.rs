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
//! use zugzwang_engine::{Cancel, theory::canonical::{Value, Values}};
//!
//! let (mut values, cancel) = (Values::new(), Cancel::never());
//! let star = values.of(&[Value::ZERO], &[Value::ZERO], &cancel)?;
//! let up = values.of(&[Value::ZERO], &[star], &cancel)?;
//! let double = values.sum(up, up, &cancel)?;
//! assert_eq!(values.name(double).to_string(), "⇑");
//! assert!(values.at_most(up, double, &cancel)?);
//! assert_eq!(values.compare(up, star, &cancel)?, None, "neither is greater");
//! # Ok::<(), zugzwang_engine::Stopped>(())
//! ```

mod arithmetic;
mod bounds;
mod compare;
mod forms;
mod name;
mod number_up_star;
mod pairs;
#[cfg(test)]
mod tests;
mod thermograph;

use std::collections::HashSet;

pub use name::Name;
pub use number_up_star::{Dyadic, NumberUpStar};
pub use thermograph::{Thermograph, Wall};

use bounds::{Bounds, Fixed};
use forms::Forms;
use pairs::Pairs;

/// A canonical form, by its place in [`Values`]: two values of the same collection are equal exactly when these are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Value(u32);

impl Value {
    /// The game in which nobody can move.
    pub const ZERO: Self = Self(0);

    const fn place(self) -> usize {
        self.0 as usize
    }
}

/// The facts that are known of a canonical form.
#[derive(Debug)]
struct Note {
    negative: Option<Value>,
    number_up_star: Option<NumberUpStar>,
    birthday: u32,
}

/// A collection of canonical forms.
#[derive(Debug)]
pub struct Values {
    forms: Forms,
    notes: Vec<Note>,
    bounds: Vec<Bounds>,
    fixed: Vec<Fixed>,
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
        let mut values = Self {
            forms: Forms::default(),
            notes: Vec::new(),
            bounds: Vec::new(),
            fixed: Vec::new(),
            sums: Pairs::default(),
            orders: Pairs::default(),
        };
        values.intern(&[], &[]);
        values
    }

    /// Returns the number of canonical forms that are kept.
    pub(crate) const fn count(&self) -> usize {
        self.forms.count()
    }

    /// Returns Left's options: the values that Left can move to.
    pub fn left(&self, value: Value) -> &[Value] {
        self.forms.left(value)
    }

    /// Returns Right's options: the values that Right can move to.
    pub fn right(&self, value: Value) -> &[Value] {
        self.forms.right(value)
    }

    /// Returns the depth of the form: the day it is born on.
    pub fn birthday(&self, value: Value) -> u32 {
        self.notes[value.place()].birthday
    }

    /// Counts the forms it is made of, itself among them.
    pub(crate) fn size(&self, value: Value) -> usize {
        let (mut met, mut open) = (HashSet::from([value]), vec![value]);
        while let Some(next) = open.pop() {
            open.extend(self.left(next).iter().chain(self.right(next)).filter(|option| met.insert(**option)));
        }
        met.len()
    }

    /// The value as a number, ups and a nimber, if it is the sum of these.
    pub fn number_up_star(&self, value: Value) -> Option<NumberUpStar> {
        self.notes[value.place()].number_up_star
    }

    /// The value of a form that is known to be canonical, its options sorted.
    fn intern(&mut self, left: &[Value], right: &[Value]) -> Value {
        self.forms.find(left, right).unwrap_or_else(|| {
            let bounds = self.bounds_of(left, right);
            self.keep(left, right, bounds)
        })
    }

    /// Keeps a canonical form that is not kept yet.
    fn keep(&mut self, left: &[Value], right: &[Value], bounds: Bounds) -> Value {
        let number_up_star = self.recognise(left, right);
        let born = left.iter().chain(right).map(|&option| self.birthday(option) + 1).max();
        let value = self.forms.add(left, right);
        self.notes.push(Note { negative: None, number_up_star, birthday: born.unwrap_or(0) });
        self.note_bounds(value, bounds);
        value
    }
}
