//! Bounds of a form among a few fixed values.
//!
//! The fixed values are the first that a collection knew. Their options are among them, so where a form lies beside each of
//! them follows from where its options do, bit by bit. It settles most comparisons: what lies between two forms orders them,
//! and what bounds one of them only forbids the other order.

use std::cmp::Ordering;

use super::{Value, Values};

/// The number of values that are fixed: one for each bit.
pub(super) const FIXED: usize = 64;

/// A set of the fixed values.
type Set = u64;

/// The place of a form among the fixed values.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Bounds {
    /// Those it is at most.
    above: Set,
    /// Those it is at least.
    below: Set,
}

impl Bounds {
    /// Returns whether the first form ≤ the second, where the fixed values tell.
    pub(super) const fn at_most(self, other: Self) -> Option<bool> {
        if self.above & other.below != 0 {
            Some(true)
        } else if other.above & !self.above != 0 || self.below & !other.below != 0 {
            Some(false)
        } else {
            None
        }
    }

    /// Returns how it compares with 0, the first of the fixed values.
    const fn beside_zero(self) -> Option<Ordering> {
        match (self.above & 1, self.below & 1) {
            (1, 1) => Some(Ordering::Equal),
            (1, _) => Some(Ordering::Less),
            (_, 1) => Some(Ordering::Greater),
            _ => None,
        }
    }

    /// The fixed value that it is equal to.
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
    /// Returns the place of the form with these options. By definition g ≤ h where no left option of g is at least h, and no
    /// right option of h at most g.
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

    /// Returns how a value compares with 0; `None` where they are confused.
    pub(crate) fn beside_zero(&self, value: Value) -> Option<Ordering> {
        self.bounds[value.place()].beside_zero()
    }

    /// Notes where a form lies that is kept from now on, and fixes it if it is one of the first.
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
