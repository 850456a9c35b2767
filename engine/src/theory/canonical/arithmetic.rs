//! Canonical forms, negatives and sums.

use std::ops::Range;

use super::{Value, Values, compare::Raw, forms::Forms};
use crate::{
    cancel::{Cancel, Stopped},
    outcome::Seat,
};

/// Options from the two components of a sum. Within each component, no option dominates another.
struct Joined {
    one: Vec<Value>,
    other: Vec<Value>,
}

impl Values {
    /// Returns the value of the game in which Left can move to `left` and Right to `right`.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped, which is checked before each long comparison. Everything computed by then is
    /// kept.
    pub fn of(&mut self, left: &[Value], right: &[Value], cancel: &Cancel) -> Result<Value, Stopped> {
        let left = self.undominated(left.to_vec(), Seat::First, cancel)?;
        let right = self.undominated(right.to_vec(), Seat::Second, cancel)?;
        self.simplest(left, right, cancel)
    }

    /// Returns the value of a form without dominated options.
    fn simplest(&mut self, mut left: Vec<Value>, mut right: Vec<Value>, cancel: &Cancel) -> Result<Value, Stopped> {
        for options in [&mut left, &mut right] {
            options.sort_unstable();
        }
        // Bypassing changes the form but not its value, so every comparison is with the same game.
        let mut raw = Raw::new(&left, &right, self);
        if let Some(known) = raw.bounds.fixed() {
            return Ok(known);
        }
        if let Some(known) = self.forms.find(&left, &right) {
            return Ok(known);
        }
        let new_left = self.bypassed(&mut raw, Seat::First, cancel)?;
        let new_right = self.bypassed(&mut raw, Seat::Second, cancel)?;
        if new_left.is_none() && new_right.is_none() {
            let bounds = raw.bounds;
            return Ok(self.keep(&left, &right, bounds));
        }
        let bounds = raw.bounds;
        let left = self.undominated(new_left.unwrap_or(left), Seat::First, cancel)?;
        let right = self.undominated(new_right.unwrap_or(right), Seat::Second, cancel)?;
        Ok(self.forms.find(&left, &right).unwrap_or_else(|| self.keep(&left, &right, bounds)))
    }

    /// Returns whether the player likes `other` at least as much as `option`.
    fn is_worse(&mut self, option: Value, other: Value, mover: Seat, cancel: &Cancel) -> Result<bool, Stopped> {
        match mover {
            Seat::First => self.at_most(option, other, cancel),
            Seat::Second => self.at_most(other, option, cancel),
        }
    }

    /// Removes the dominated options, and sorts the rest.
    fn undominated(&mut self, mut options: Vec<Value>, mover: Seat, cancel: &Cancel) -> Result<Vec<Value>, Stopped> {
        options.sort_unstable();
        options.dedup();
        let mut at = 0;
        while let Some(&option) = options.get(at) {
            // The options are distinct values, so no two of them dominate each other.
            if self.is_dominated(option, &options, mover, cancel)? {
                options.remove(at);
            } else {
                at += 1;
            }
        }
        Ok(options)
    }

    fn is_dominated(&mut self, option: Value, by: &[Value], mover: Seat, cancel: &Cancel) -> Result<bool, Stopped> {
        for &other in by {
            if other != option && self.is_worse(option, other, mover, cancel)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the undominated options of a sum.
    fn joined(&mut self, options: Joined, mover: Seat, cancel: &Cancel) -> Result<Vec<Value>, Stopped> {
        let Joined { one, mut other } = options;
        other.retain(|option| !one.contains(option));
        let mut kept = Vec::with_capacity(one.len() + other.len());
        for &option in &other {
            if !self.is_dominated(option, &one, mover, cancel)? {
                kept.push(option);
            }
        }
        let among_other = kept.len();
        for option in one {
            if !self.is_dominated(option, &kept[..among_other], mover, cancel)? {
                kept.push(option);
            }
        }
        Ok(kept)
    }

    /// Bypasses the reversible options of a player. An option is reversible if the opponent has an answer to it that is
    /// at most as good for the player as the whole game; it is replaced by the player's options after that answer.
    /// Returns `None` if there is no such option.
    fn bypassed(&mut self, raw: &mut Raw<'_>, mover: Seat, cancel: &Cancel) -> Result<Option<Vec<Value>>, Stopped> {
        let mut open = raw.options(mover).to_vec();
        let (mut kept, mut bypassed) = (Vec::with_capacity(open.len()), false);
        while let Some(option) = open.pop() {
            let answers = match mover {
                Seat::First => self.forms.right_places(option),
                Seat::Second => self.forms.left_places(option),
            };
            let mut better = None;
            for place in answers {
                let answer = self.forms.option(place);
                let bypasses = match mover {
                    Seat::First => raw.is_at_least(answer, self, cancel)?,
                    Seat::Second => raw.is_at_most(answer, self, cancel)?,
                };
                if bypasses {
                    better = Some(answer);
                    break;
                }
            }
            match (better, mover) {
                (None, _) => kept.push(option),
                (Some(answer), Seat::First) => open.extend(self.left(answer)),
                (Some(answer), Seat::Second) => open.extend(self.right(answer)),
            }
            bypassed |= better.is_some();
        }
        Ok(bypassed.then_some(kept))
    }

    /// Returns the negative: the game with the players' moves exchanged.
    pub fn negative(&mut self, value: Value) -> Value {
        if let Some(known) = self.notes[value.place()].negative {
            return known;
        }
        let left = self.negated(self.forms.right_places(value));
        let right = self.negated(self.forms.left_places(value));
        // The negative of a canonical form is canonical.
        let negative = self.intern(&left, &right);
        self.notes[value.place()].negative = Some(negative);
        self.notes[negative.place()].negative = Some(value);
        negative
    }

    fn negated(&mut self, places: Range<usize>) -> Vec<Value> {
        let mut options: Vec<_> = places.map(|place| self.negative(self.forms.option(place))).collect();
        options.sort_unstable();
        options
    }

    /// Returns the sum of two games: a move is a move in one of them.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped, which is checked before each new sum and comparison. Everything computed by
    /// then is kept.
    pub fn sum(&mut self, first: Value, second: Value, cancel: &Cancel) -> Result<Value, Stopped> {
        let (first, second) = (first.min(second), first.max(second));
        if first == Value::ZERO {
            return Ok(second);
        }
        if let Some(known) = self.sums.get(first, second) {
            return Ok(known);
        }
        if cancel.is_stopped() {
            return Err(Stopped);
        }
        let plain = self.number_up_star(first).and_then(|one| one.plus(self.number_up_star(second)?));
        let found = if let Some(plain) = plain {
            self.of_number_up_star(plain)
        } else if self.notes[first.place()].negative == Some(second) {
            Value::ZERO
        } else {
            let left = self.options_of_sum(first, second, Seat::First, cancel)?;
            let right = self.options_of_sum(first, second, Seat::Second, cancel)?;
            self.simplest(left, right, cancel)?
        };
        self.sums.insert(first, second, found);
        Ok(found)
    }

    /// Returns the player's undominated options in a sum.
    fn options_of_sum(
        &mut self,
        first: Value,
        second: Value,
        mover: Seat,
        cancel: &Cancel,
    ) -> Result<Vec<Value>, Stopped> {
        let places = |forms: &Forms, value| match mover {
            Seat::First => forms.left_places(value),
            Seat::Second => forms.right_places(value),
        };
        let mut sums = |of, beside| -> Result<Vec<Value>, Stopped> {
            let places = places(&self.forms, of);
            places.map(|place| self.sum(self.forms.option(place), beside, cancel)).collect()
        };
        let joined = Joined { one: sums(first, second)?, other: sums(second, first)? };
        self.joined(joined, mover, cancel)
    }
}
