//! Retrograde analysis: games that can go round in circles, solved backwards from their ends.
//!
//! A position is won if a move leads to a lost one, lost if every move leads to a won one, and whatever is never reached that
//! way is drawn: both sides can keep it up for ever (K. Thompson, *Retrograde analysis of certain endgames*, 1986, after
//! E. Zermelo 1913).

use std::collections::VecDeque;

use serde::Serialize;

use crate::game::Outcome;

/// What a position is worth to its mover.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Value {
    /// Won, lost or drawn.
    pub outcome: Outcome,
    /// Single moves to the end when the winner hurries and the loser delays; `None` where it is drawn.
    pub plies: Option<u64>,
}

impl Value {
    /// Drawn.
    pub const DRAW: Self = Self { outcome: Outcome::Draw, plies: None };
    /// The game has just been lost.
    pub const LOST: Self = Self { outcome: Outcome::Loss, plies: Some(0) };

    /// What a move that leads to this position is worth to the one who makes it.
    #[must_use]
    pub fn before(self) -> Self {
        Self { outcome: self.outcome.flip(), plies: self.plies.map(|plies| plies + 1) }
    }

    /// A key that orders values from the worst to the best: wins by haste, losses by delay.
    pub const fn rank(self) -> (i8, i64) {
        let plies = match self.plies {
            Some(plies) => plies.cast_signed(),
            None => 0,
        };
        match self.outcome {
            Outcome::Win => (1, -plies),
            Outcome::Loss => (-1, plies),
            Outcome::Draw | Outcome::Unknown => (0, 0),
        }
    }
}

/// A graph of positions: for each the numbers of those its moves lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Graph {
    after: Vec<Vec<u32>>,
    before: Vec<Vec<u32>>,
}

impl Graph {
    /// The graph of these moves; numbers beyond the last position are left out.
    pub fn new(mut after: Vec<Vec<u32>>) -> Self {
        let count = after.len();
        let mut before = vec![Vec::new(); count];
        for (from, to) in (0_u32..).zip(&mut after) {
            to.retain(|to| (*to as usize) < count);
            for to in to {
                before[*to as usize].push(from);
            }
        }
        Self { after, before }
    }

    /// The positions that the moves of one lead to.
    pub fn after(&self, position: u32) -> &[u32] {
        self.after.get(position as usize).map_or(&[], Vec::as_slice)
    }

    /// The value of every position, where `fixed` says what those are worth at which the game ends.
    pub fn solve(&self, fixed: impl Fn(u32) -> Option<Value>) -> Vec<Value> {
        let mut values = vec![None; self.after.len()];
        let mut left: Vec<usize> = self.after.iter().map(Vec::len).collect();
        let mut known = VecDeque::new();
        for position in 0..u32::try_from(self.after.len()).unwrap_or(u32::MAX) {
            if let Some(value) = fixed(position) {
                values[position as usize] = Some(value);
                known.push_back(position);
            }
        }
        // Nearest ends first, so that the first value found is the one of a hurrying winner and a delaying loser.
        while let Some(position) = known.pop_front() {
            let Some(value) = values[position as usize].map(Value::before) else { continue };
            for &before in &self.before[position as usize] {
                let at = before as usize;
                left[at] -= 1;
                let decided = match value.outcome {
                    Outcome::Win => true,
                    Outcome::Loss => left[at] == 0,
                    Outcome::Draw | Outcome::Unknown => false,
                };
                // A draw among its moves keeps a position from being lost.
                if value.outcome == Outcome::Draw {
                    left[at] = usize::MAX;
                }
                if decided && values[at].is_none() {
                    values[at] = Some(value);
                    known.push_back(before);
                }
            }
        }
        values.into_iter().map(|value| value.unwrap_or(Value::DRAW)).collect()
    }
}

/// A move and what it comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MoveValue {
    /// In the game's notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth to the mover.
    #[serde(flatten)]
    pub value: Value,
    /// The number of moves after which the position it leads to stood before; the game is drawn then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeats: Option<usize>,
}

/// Why a position is won, drawn or lost: every move and how the game ends after it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Retrograde {
    /// The value of the position.
    pub value: Value,
    /// Every legal move, in the game's order.
    pub lines: Vec<MoveValue>,
    /// The number of moves after which this position stood before, where that ended the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeats: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn won(plies: u64) -> Value {
        Value { outcome: Outcome::Win, plies: Some(plies) }
    }

    const fn lost(plies: u64) -> Value {
        Value { outcome: Outcome::Loss, plies: Some(plies) }
    }

    #[test]
    fn a_winner_hurries_and_a_loser_delays() {
        // 0 is an end; 1 → 0; 2 → 1; 3 → 2 and 0; 4 → 1 and 3; 5 → 4.
        let graph = Graph::new(vec![vec![], vec![0], vec![1], vec![2, 0], vec![1, 3], vec![4, 2]]);
        let values = graph.solve(|position| (position == 0).then_some(Value::LOST));
        assert_eq!(values, [Value::LOST, won(1), lost(2), won(1), lost(2), won(3)]);
    }

    #[test]
    fn circles_and_fixed_draws_are_drawn() {
        // 1 and 2 go round; 3 may join them or lose; 4 must win for the opponent or go to a fixed draw.
        let graph = Graph::new(vec![vec![], vec![2], vec![1], vec![1, 5], vec![5, 6], vec![0], vec![0]]);
        let fixed = |position| match position {
            0 => Some(Value::LOST),
            6 => Some(Value::DRAW),
            _ => None,
        };
        let values = graph.solve(fixed);
        assert_eq!(values, [Value::LOST, Value::DRAW, Value::DRAW, Value::DRAW, Value::DRAW, won(1), Value::DRAW]);
    }
}
