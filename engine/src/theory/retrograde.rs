//! Retrograde analysis: solves games in which positions can repeat, backwards from their ends.
//!
//! A position is won if a move leads to a lost one, lost if every move leads to a won one, and drawn if neither is ever
//! established: both sides can avoid losing for ever (K. Thompson, *Retrograde analysis of certain endgames*, 1986,
//! after E. Zermelo 1913).

use std::collections::VecDeque;

use crate::{outcome::Outcome, worth::Worth};

/// A graph of positions: for each, the numbers of those its moves lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Graph {
    after: Vec<Vec<u32>>,
    before: Vec<Vec<u32>>,
}

impl Graph {
    /// Creates the graph of these moves, leaving out numbers beyond the last position.
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

    /// Returns the positions that the moves of a position lead to.
    pub fn after(&self, position: u32) -> &[u32] {
        self.after.get(position as usize).map_or(&[], Vec::as_slice)
    }

    /// Returns the positions whose moves lead to a position.
    pub fn before(&self, position: u32) -> &[u32] {
        self.before.get(position as usize).map_or(&[], Vec::as_slice)
    }

    /// Returns the value of every position. `fixed` gives the values of the positions at which the game ends. The value
    /// is unknown if it depends on an end of unknown value.
    pub fn solve(&self, fixed: impl Fn(u32) -> Option<Worth>) -> Vec<Worth> {
        let mut values = vec![None; self.after.len()];
        let mut left: Vec<usize> = self.after.iter().map(Vec::len).collect();
        let mut known = VecDeque::new();
        for position in 0..u32::try_from(self.after.len()).unwrap_or(u32::MAX) {
            if let Some(value) = fixed(position) {
                values[position as usize] = Some(value);
                known.push_back(position);
            }
        }
        // Nearest ends first, so that the first value found is that of a hurrying winner and a delaying loser.
        while let Some(position) = known.pop_front() {
            let Some(value) = values[position as usize].map(Worth::before) else { continue };
            for &before in &self.before[position as usize] {
                let at = before as usize;
                left[at] -= 1;
                let decided = match value.outcome {
                    Outcome::Win => true,
                    Outcome::Loss => left[at] == 0,
                    Outcome::Draw | Outcome::Unknown => false,
                };
                // A draw among its moves keeps a position from being lost, and so does a possible draw.
                if matches!(value.outcome, Outcome::Draw | Outcome::Unknown) {
                    left[at] = usize::MAX;
                }
                if decided && values[at].is_none() {
                    values[at] = Some(value);
                    known.push_back(before);
                }
            }
        }
        self.doubt(&mut values);
        values.into_iter().map(|value| value.unwrap_or(Worth::DRAW)).collect()
    }

    /// Marks undecided positions as unknown if an end of unknown value can be reached from them.
    fn doubt(&self, values: &mut [Option<Worth>]) {
        let unknown = |value: &Option<Worth>| value.is_some_and(|value| value.outcome == Outcome::Unknown);
        let mut doubted: Vec<u32> = (0..).zip(&*values).filter(|(_, value)| unknown(value)).map(|(at, _)| at).collect();
        while let Some(position) = doubted.pop() {
            for &before in self.before(position) {
                if let Some(value @ None) = values.get_mut(before as usize) {
                    *value = Some(Worth::of(Outcome::Unknown));
                    doubted.push(before);
                }
            }
        }
    }
}

/// A move and its worth.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MoveWorth {
    /// The move, in the game's notation.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: String,
    /// Its worth to the player who makes it.
    #[cfg_attr(feature = "serde", serde(flatten, serialize_with = "crate::serial::in_plies"))]
    pub worth: Worth,
    /// The number of moves after which the resulting position first occurred, which makes the game a draw; `None` if
    /// the position is new.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub repeats: Option<usize>,
}

/// The explanation of a position: every move and how the game ends after it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Retrograde {
    /// The worth of the position to the player to move.
    #[cfg_attr(feature = "serde", serde(rename = "value", serialize_with = "crate::serial::in_plies"))]
    pub worth: Worth,
    /// Every legal move, in the game's order.
    pub lines: Vec<MoveWorth>,
    /// The number of moves after which this position first occurred, if that ended the game.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub repeats: Option<usize>,
    /// Best play to the end, if somebody wins: the winner hurries and the loser delays. Begins with the perfect player's move.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub best_play: Vec<String>,
}
