//! Positions solved backwards from the ends, by search over the rules alone.
//!
//! A position from which some move leads to a lost one is won, one from which every move leads to a won one is lost,
//! and one for which neither is ever established is drawn: neither player can force an end (E. Zermelo 1913). If no
//! cycle can be reached, the smallest number that no option has is the Grundy value (R. Sprague 1935, P. M. Grundy
//! 1939).

use std::fmt::Display;

use crate::{
    InOrder,
    outcome::Outcome,
    rules::Rules,
    solve::{Found, Solved},
    worth::Worth,
};

/// A position and its solution.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Known {
    /// The position, in one line of text.
    pub position: String,
    /// The outcome for the player to move.
    pub outcome: Outcome,
    /// Plies to the end under best play; `None` for a draw.
    pub remoteness: Option<u64>,
    /// The Grundy value, if there is one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub grundy: Option<u64>,
}

impl Known {
    fn of(position: &impl Display, found: Found) -> Self {
        let Found { outcome, remoteness, grundy, .. } = found;
        Self { position: position.to_string(), outcome, remoteness, grundy }
    }

    /// Returns the solution as a worth.
    pub const fn worth(&self) -> Worth {
        Worth { remoteness: self.remoteness, ..Worth::of(self.outcome) }
    }
}

/// A move and the position it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Reached {
    /// The move, in the game's notation.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: String,
    /// The position it leads to, with its solution.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub left: Known,
}

/// The explanation of a position: what each move leads to, and how that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Searched {
    /// The position itself.
    pub here: Known,
    /// The moves in the game's order, at most 64; empty if the game is over.
    pub moves: Vec<Reached>,
    /// `true` if there are more moves than are listed.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub truncated: bool,
    /// The positions that can be reached, including this one, in the order in which they are solved: the ends first,
    /// then by how soon the game ends, draws last. Empty if there are more than [`Searched::FILLED`].
    pub filled: Vec<Known>,
    /// `true` if the players have different moves.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub has_sides: bool,
    /// The outcome that each move leaves to the opponent, of all moves, also of those that are not listed.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub left: Vec<Outcome>,
}

impl Searched {
    /// The maximum number of moves listed.
    pub const MOVES: usize = 64;
    /// The maximum number of positions listed.
    pub const FILLED: usize = 64;

    /// Explains a solved position; `None` if it was not solved.
    pub fn of<R>(rules: &R, position: &R::Position, solved: &Solved<R::Position>) -> Option<Self>
    where
        R: Rules<Position: Display, Move: Display>,
    {
        let known = |position: &R::Position| Some(Known::of(position, solved.of_any(rules, position)?));
        let ends = rules.end(position).is_some();
        let mut all = rules.moves(position).take(if ends { 0 } else { usize::MAX });
        let reached = |mv: R::Move| {
            let left = known(&rules.play(position, &mv).ok()?)?;
            Some(Reached { mv: mv.to_string(), left })
        };
        let moves: Vec<Reached> = all.by_ref().take(Self::MOVES).filter_map(reached).collect();
        let rest = all.filter_map(|mv| Some(solved.of_any(rules, &rules.play(position, &mv).ok()?)?.outcome));
        let left: Vec<Outcome> = moves.iter().map(|reached| reached.left.outcome).chain(rest).collect();
        let truncated = left.len() > moves.len();
        let mut filled: Vec<Known> =
            below(rules, position).map_or_else(Vec::new, |below| below.iter().filter_map(known).collect());
        filled.order_by_key(|known| known.remoteness.unwrap_or(u64::MAX));
        Some(Self { here: known(position)?, moves, truncated, filled, has_sides: solved.has_sides(), left })
    }

    /// Returns the number of moves to a position with this outcome for the player who then moves.
    pub fn leading_to(&self, outcome: Outcome) -> usize {
        self.left.iter().filter(|left| **left == outcome).count()
    }
}

/// Returns the positions that can be reached from one, starting with itself; `None` if there are too many.
fn below<R: Rules>(rules: &R, position: &R::Position) -> Option<Vec<R::Position>> {
    let mut met = vec![rules.representative(position)];
    let mut open = 0;
    while let Some(next) = met.get(open).cloned() {
        open += 1;
        let moves = rules.moves(&next).take(if rules.end(&next).is_some() { 0 } else { usize::MAX });
        for after in moves.filter_map(|mv| rules.play(&next, &mv).ok()) {
            let after = rules.representative(&after);
            if !met.contains(&after) {
                met.push(after);
            }
            if met.len() > Searched::FILLED {
                return None;
            }
        }
    }
    Some(met)
}
