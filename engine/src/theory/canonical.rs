//! Short games and their canonical forms.
//!
//! A short game is written `{L|R}`, with the games Left and Right can move to. Two games are equal if whoever moves
//! second wins their difference. Each class of equal games has one simplest member, its *canonical form*, which is
//! found by removing dominated options and bypassing reversible ones (J. H. Conway, *On Numbers and Games*, 1976; E. R.
//! Berlekamp, J. H. Conway and R. K. Guy, *Winning Ways*, 1982, chapters 2 and 3).
//!
//! [`Values`] stores each canonical form once, so equal games have the same [`Value`], and it caches comparisons, sums and
//! negatives.
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
mod thermograph;

use std::collections::HashSet;

pub use name::Name;
pub use number_up_star::{Dyadic, NumberUpStar};
pub use thermograph::{Thermograph, Wall};

use bounds::{Bounds, Fixed};
use forms::Forms;
use pairs::Pairs;

/// A canonical form, identified by its index in [`Values`]. Two values of the same collection are equal exactly if
/// their indices are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Value(u32);

impl Value {
    /// The game in which neither player can move.
    pub const ZERO: Self = Self(0);

    const fn place(self) -> usize {
        self.0 as usize
    }
}

/// Cached facts about a canonical form.
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
    /// Creates a collection that contains only 0.
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

    /// Returns the number of canonical forms stored.
    pub(crate) const fn count(&self) -> usize {
        self.forms.count()
    }

    /// Returns Left's options: the values Left can move to.
    pub fn left(&self, value: Value) -> &[Value] {
        self.forms.left(value)
    }

    /// Returns Right's options: the values Right can move to.
    pub fn right(&self, value: Value) -> &[Value] {
        self.forms.right(value)
    }

    /// Returns the birthday: the depth of the form.
    pub fn birthday(&self, value: Value) -> u32 {
        self.notes[value.place()].birthday
    }

    /// Returns the number of forms a value is built from, including itself.
    pub(crate) fn size(&self, value: Value) -> usize {
        let (mut met, mut open) = (HashSet::from([value]), vec![value]);
        while let Some(next) = open.pop() {
            open.extend(self.left(next).iter().chain(self.right(next)).filter(|option| met.insert(**option)));
        }
        met.len()
    }

    /// Returns the value as the sum of a number, ups and a nimber; `None` if it is not such a sum.
    pub fn number_up_star(&self, value: Value) -> Option<NumberUpStar> {
        self.notes[value.place()].number_up_star
    }

    /// Returns the value of a form that is known to be canonical, with sorted options.
    fn intern(&mut self, left: &[Value], right: &[Value]) -> Value {
        self.forms.find(left, right).unwrap_or_else(|| {
            let bounds = self.bounds_of(left, right);
            self.keep(left, right, bounds)
        })
    }

    /// Stores a new canonical form.
    fn keep(&mut self, left: &[Value], right: &[Value], bounds: Bounds) -> Value {
        let number_up_star = self.recognise(left, right);
        let born = left.iter().chain(right).map(|&option| self.birthday(option) + 1).max();
        let value = self.forms.add(left, right);
        self.notes.push(Note { negative: None, number_up_star, birthday: born.unwrap_or(0) });
        self.note_bounds(value, bounds);
        value
    }
}
