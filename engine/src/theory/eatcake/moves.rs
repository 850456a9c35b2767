//! Winning lines of a sum of rectangles, and the lines that last longest in a lost one.

use super::{Line, Parts, Rectangle, RectangleValues};
use crate::{
    cancel::{Cancel, Stopped},
    outcome::Seat,
    theory::canonical::Value,
};

/// The condition for a move in one of the rectangles to win. Left needs a result of 0 or more: Left wins if what
/// remains of the rectangle, plus `beside`, is at least `goal`; Right wins if it is at most that. No sum is formed for
/// each move.
#[derive(Debug, Clone, Copy)]
struct Task {
    goal: Value,
    beside: Value,
}

impl RectangleValues {
    /// Returns the condition for each of the rectangles.
    fn tasks(&mut self, parts: &Parts, cancel: &Cancel) -> Result<Vec<(Rectangle, Task)>, Stopped> {
        let valued = self.valued(parts, cancel)?;
        let sum = self.total(valued.iter().copied(), cancel)?;
        let all = self.values.negative(sum);
        // The size of a sum is about the product of the sizes of its parts: add their logarithms, in quarters of a bit.
        let sizes: Vec<u64> = valued.iter().map(|&(value, _)| self.quarter_bits(value)).collect();
        let of_all: u64 = sizes.iter().zip(&valued).map(|(size, &(_, count))| size.saturating_mul(count)).sum();
        let mut tasks = Vec::with_capacity(parts.len());
        for (at, ((&of, &(value, _)), size)) in (0..).zip(parts.keys().zip(&valued).zip(sizes)) {
            cancel.step(at, parts.len() as u64)?;
            let negative = self.values.negative(value);
            // Compare with what all other rectangles require, or with the whole sum and what the move changes,
            // whichever is smaller.
            let task = if of_all <= 3 * size {
                let rest = self.total(valued.iter().copied().chain([(negative, 1)]), cancel)?;
                Task { goal: self.values.negative(rest), beside: Value::ZERO }
            } else {
                Task { goal: all, beside: negative }
            };
            tasks.push((of, task));
        }
        Ok(tasks)
    }

    fn quarter_bits(&self, value: Value) -> u64 {
        self.values.size(value).saturating_pow(4).ilog2().into()
    }

    /// Returns whether the player wins by leaving `left` of the task's rectangle.
    fn is_done(&mut self, task: Task, left: Value, mover: Seat, cancel: &Cancel) -> Result<bool, Stopped> {
        self.is_done_with(task, left, Value::ZERO, mover, cancel)
    }

    /// Like [`Self::is_done`], with another change elsewhere in the sum.
    fn is_done_with(
        &mut self,
        task: Task,
        left: Value,
        change: Value,
        mover: Seat,
        cancel: &Cancel,
    ) -> Result<bool, Stopped> {
        let left = self.values.sum(left, task.beside, cancel)?;
        let left = self.values.sum(left, change, cancel)?;
        match mover {
            Seat::First => self.values.at_most(task.goal, left, cancel),
            Seat::Second => self.values.at_most(left, task.goal, cancel),
        }
    }

    /// Returns the lines with which the player wins the sum of the rectangles.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub fn winning(&mut self, parts: &Parts, mover: Seat, cancel: &Cancel) -> Result<Vec<Line>, Stopped> {
        let mut winning = Vec::new();
        for (of, task) in self.tasks(parts, cancel)? {
            for before in 0..of.lines(mover) {
                let left = self.option(of, mover, before, cancel)?;
                let wins = self.is_done(task, left, mover, cancel)?;
                winning.extend(wins.then_some(Line { of, before }));
            }
        }
        Ok(winning)
    }

    /// Returns the lines to play in a lost position: those that leave the most cells and, among these, give the
    /// opponent the most ways to go wrong.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped.
    pub fn holding_out(&mut self, parts: &Parts, mover: Seat, cancel: &Cancel) -> Result<Vec<Line>, Stopped> {
        let taken = |of: Rectangle| of.lines(mover.other());
        let Some(least) = parts.keys().map(|&of| taken(of)).min() else { return Ok(Vec::new()) };
        let tasks = self.tasks(parts, cancel)?;
        let mut best = (0, Vec::new());
        for &(of, task) in tasks.iter().filter(|(of, _)| taken(*of) == least) {
            for before in 0..of.lines(mover).div_ceil(2) {
                let line = Line { of, before };
                let wrong = self.wrong_within(line, task, mover, cancel)?
                    + self.wrong_beside(line, parts, &tasks, mover, cancel)?;
                if wrong > best.0 || best.1.is_empty() {
                    best = (wrong, Vec::new());
                }
                if wrong == best.0 {
                    best.1.push(line);
                }
            }
        }
        Ok(best.1)
    }

    /// Returns the number of losing replies to a line within the rest of its own rectangle.
    fn wrong_within(&mut self, line: Line, task: Task, mover: Seat, cancel: &Cancel) -> Result<u64, Stopped> {
        let [one, other] = line.of.without(mover, line.before);
        let mut wrong = 0;
        for (part, beside) in [(one, other), (other, one)] {
            let beside = self.value(beside, cancel)?;
            for before in 0..part.lines(mover.other()) {
                let left = self.option(part, mover.other(), before, cancel)?;
                let left = self.values.sum(left, beside, cancel)?;
                wrong += u64::from(!self.is_done(task, left, mover.other(), cancel)?);
            }
        }
        Ok(wrong)
    }

    /// Returns the number of losing replies to a line in all other rectangles.
    fn wrong_beside(
        &mut self,
        line: Line,
        parts: &Parts,
        tasks: &[(Rectangle, Task)],
        mover: Seat,
        cancel: &Cancel,
    ) -> Result<u64, Stopped> {
        let value = self.value(line.of, cancel)?;
        let negative = self.values.negative(value);
        let left = self.option(line.of, mover, line.before, cancel)?;
        let change = self.values.sum(left, negative, cancel)?;
        let mut wrong = 0;
        for &(part, task) in tasks {
            let count = parts.get(&part).copied().unwrap_or(0) - u64::from(part == line.of);
            for before in (0..part.lines(mover.other())).filter(|_| count > 0) {
                let left = self.option(part, mover.other(), before, cancel)?;
                wrong += count * u64::from(!self.is_done_with(task, left, change, mover.other(), cancel)?);
            }
        }
        Ok(wrong)
    }
}
