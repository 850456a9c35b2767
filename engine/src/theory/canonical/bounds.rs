//! Bounds of a form relative to a few fixed values.
//!
//! The fixed values are the first ones of a collection. Their options are among them, so the order between a form and
//! each of them follows from the bounds of the form's options, bit by bit. This settles most comparisons: a fixed value
//! between two forms orders them, and a fixed value that bounds only one of them rules out the other order.

use std::cmp::Ordering;

use super::{Value, Values};

/// The number of fixed values, one per bit.
pub(super) const FIXED: usize = 64;

/// A set of the fixed values.
type Set = u64;

/// The order between a form and the fixed values.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Bounds {
    /// The fixed values that are at least the form.
    above: Set,
    /// The fixed values that are at most the form.
    below: Set,
}

impl Bounds {
    /// Returns whether this form ≤ the other; `None` if the fixed values do not decide it.
    pub(super) const fn at_most(self, other: Self) -> Option<bool> {
        if self.above & other.below != 0 {
            Some(true)
        } else if other.above & !self.above != 0 || self.below & !other.below != 0 {
            Some(false)
        } else {
            None
        }
    }

    /// Compares the form with 0, which is the first fixed value; `None` if they are confused.
    const fn beside_zero(self) -> Option<Ordering> {
        match (self.above & 1, self.below & 1) {
            (1, 1) => Some(Ordering::Equal),
            (1, _) => Some(Ordering::Less),
            (_, 1) => Some(Ordering::Greater),
            _ => None,
        }
    }

    /// Returns the fixed value equal to the form, if there is one.
    pub(super) const fn fixed(self) -> Option<Value> {
        match self.above & self.below {
            0 => None,
            equal => Some(Value(equal.trailing_zeros())),
        }
    }
}

/// The options of a fixed value.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fixed {
    left: Set,
    right: Set,
}

impl Values {
    /// Returns the bounds of the form with these options. By definition g ≤ h if no left option of g is at least h, and
    /// no right option of h is at most g.
    pub(super) fn bounds_of(&self, left: &[Value], right: &[Value]) -> Bounds {
        let reached = left.iter().fold(0, |set, option| set | self.bounds[option.place()].below);
        let reaching = right.iter().fold(0, |set, option| set | self.bounds[option.place()].above);
        let mut bounds = Bounds::default();
        let mut bit: Set = 1;
        for fixed in &self.fixed {
            if reached & bit == 0 && bounds.below & fixed.right == 0 {
                bounds.above |= bit;
            }
            if reaching & bit == 0 && bounds.above & fixed.left == 0 {
                bounds.below |= bit;
            }
            bit <<= 1;
        }
        bounds
    }

    /// Compares a value with 0; `None` if they are confused.
    pub(crate) fn beside_zero(&self, value: Value) -> Option<Ordering> {
        self.bounds[value.place()].beside_zero()
    }

    /// Stores the bounds of a new form, and makes it a fixed value if it is one of the first.
    pub(super) fn note_bounds(&mut self, value: Value, mut bounds: Bounds) {
        if value.place() < FIXED {
            let set = |options: &[Value]| options.iter().fold(0, |set, option| set | 1 << option.place());
            let (left, right) = (set(self.left(value)), set(self.right(value)));
            self.fixed.push(Fixed { left, right });
            let bit = 1 << value.place();
            for (at, earlier) in self.bounds.iter_mut().enumerate() {
                if bounds.below >> at & 1 == 1 {
                    earlier.above |= bit;
                }
                if bounds.above >> at & 1 == 1 {
                    earlier.below |= bit;
                }
            }
            bounds.above |= bit;
            bounds.below |= bit;
        }
        self.bounds.push(bounds);
    }
}
