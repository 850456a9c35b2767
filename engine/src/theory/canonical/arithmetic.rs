//! Canonical forms, negatives and sums.

use super::{Form, Value, Values, compare::Raw};
use crate::watch::{Stopped, Watch};

impl Values {
    /// The value of the game in which Left can move to `left` and Right to `right`.
    pub fn of(&mut self, left: &[Value], right: &[Value]) -> Value {
        self.canonical(left.to_vec(), right.to_vec())
    }

    fn canonical(&mut self, left: Vec<Value>, right: Vec<Value>) -> Value {
        let Form { mut left, mut right } = Form::new(left, right);
        self.drop_dominated(&mut left, &mut right);
        // Bypassing changes the form and not its value: every comparison is with the same game.
        let mut raw = Raw::new(Form { left: left.clone(), right: right.clone() });
        let bypassed = self.bypass_left(&mut raw, &mut left) | self.bypass_right(&mut raw, &mut right);
        let Form { mut left, mut right } = Form::new(left, right);
        if bypassed {
            self.drop_dominated(&mut left, &mut right);
        }
        self.intern(Form { left, right })
    }

    /// Takes away what another option is at least as good as.
    fn drop_dominated(&mut self, left: &mut Vec<Value>, right: &mut Vec<Value>) {
        self.keep_undominated(left, Self::at_most);
        self.keep_undominated(right, |values, option, other| values.at_most(other, option));
    }

    fn keep_undominated(&mut self, options: &mut Vec<Value>, is_worse: impl Fn(&mut Self, Value, Value) -> bool) {
        let mut at = 0;
        while let Some(&option) = options.get(at) {
            // Options are different values, so of two never each is at least as good as the other.
            if options.iter().any(|&other| other != option && is_worse(self, option, other)) {
                options.remove(at);
            } else {
                at += 1;
            }
        }
    }

    /// Where Right can answer a left option by something at most as good for Left as the whole game, he will: Left can as well
    /// go on from there at once.
    fn bypass_left(&mut self, raw: &mut Raw, left: &mut Vec<Value>) -> bool {
        let mut bypassed = false;
        let mut open = std::mem::take(left);
        while let Some(option) = open.pop() {
            let answers = self.form(option);
            match answers.right.iter().find(|&&answer| raw.is_at_least(answer, self)) {
                Some(&answer) => {
                    bypassed = true;
                    open.extend(self.left(answer));
                }
                None => left.push(option),
            }
        }
        bypassed
    }

    fn bypass_right(&mut self, raw: &mut Raw, right: &mut Vec<Value>) -> bool {
        let mut bypassed = false;
        let mut open = std::mem::take(right);
        while let Some(option) = open.pop() {
            let answers = self.form(option);
            match answers.left.iter().find(|&&answer| raw.is_at_most(answer, self)) {
                Some(&answer) => {
                    bypassed = true;
                    open.extend(self.right(answer));
                }
                None => right.push(option),
            }
        }
        bypassed
    }

    /// The game with the players' moves exchanged.
    pub fn negative(&mut self, value: Value) -> Value {
        if let Some(known) = self.entries[value.place()].negative {
            return known;
        }
        let form = self.form(value);
        let left = form.right.iter().map(|&option| self.negative(option)).collect();
        let right = form.left.iter().map(|&option| self.negative(option)).collect();
        // The mirror image of a canonical form is canonical.
        let negative = self.intern(Form::new(left, right));
        self.entries[value.place()].negative = Some(negative);
        self.entries[negative.place()].negative = Some(value);
        negative
    }

    /// Both games side by side: a move is a move in one of them.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `watch`, which is asked before each new sum; what is known by then stays
    /// known.
    pub fn sum(&mut self, first: Value, second: Value, watch: &Watch) -> Result<Value, Stopped> {
        let (first, second) = (first.min(second), first.max(second));
        if first == Value::ZERO {
            return Ok(second);
        }
        if let (Some(one), Some(other)) = (self.plain(first), self.plain(second))
            && let Some(sum) = one.plus(other)
        {
            return Ok(self.of_plain(sum));
        }
        if let Some(known) = self.sums.get(first, second) {
            return Ok(known);
        }
        if watch.is_stopped() {
            return Err(Stopped);
        }
        let found = if self.entries[first.place()].negative == Some(second) {
            Value::ZERO
        } else {
            let (one, other) = (self.form(first), self.form(second));
            let mut either = |of_one: &[Value], of_other: &[Value]| -> Result<Vec<Value>, Stopped> {
                let in_one = of_one.iter().map(|&option| (option, second));
                let in_other = of_other.iter().map(|&option| (first, option));
                in_one.chain(in_other).map(|(one, other)| self.sum(one, other, watch)).collect()
            };
            let left = either(&one.left, &other.left)?;
            let right = either(&one.right, &other.right)?;
            self.canonical(left, right)
        };
        self.sums.insert(first, second, found);
        Ok(found)
    }
}
