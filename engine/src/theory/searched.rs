//! Positions filled backward from the ends, by search over the rules alone.
//!
//! A position from which some move leads to a lost one is won, one from which every move leads to a won one is lost, and one that is
//! never reached so is drawn: neither player can force an end (E. Zermelo 1913). Where no circle can be reached, the least number
//! that no option has is the Grundy value (R. Sprague 1935, P. M. Grundy 1939).

use std::fmt::Display;

use crate::{
    outcome::Outcome,
    rules::Rules,
    solve::{Found, Solved},
    worth::Worth,
};

/// A position and what was found of it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Known {
    /// The position, in one line.
    pub position: String,
    /// The outcome of the game there for the player who is to move.
    pub outcome: Outcome,
    /// Single moves to the end under best play; none where it is drawn.
    pub remoteness: Option<u64>,
    /// The Grundy value, where there is one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub grundy: Option<u64>,
}

impl Known {
    fn of(position: &impl Display, found: Found) -> Self {
        let Found { outcome, remoteness, grundy, .. } = found;
        Self { position: position.to_string(), outcome, remoteness, grundy }
    }

    /// The same as a worth.
    pub const fn worth(&self) -> Worth {
        Worth { remoteness: self.remoteness, ..Worth::of(self.outcome) }
    }
}

/// A move and what is known of the position it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Reached {
    /// The move, in the game's notation.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: String,
    /// The position that it leads to, and what was found of it.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub left: Known,
}

/// Why a position is won, drawn or lost: what each move leads to, and how that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Searched {
    /// The position itself.
    pub here: Known,
    /// Its moves in the game's order, the first 64; none at an end.
    pub moves: Vec<Reached>,
    /// `true` where there are more moves than these.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub truncated: bool,
    /// The positions that can come up from here, itself among them, in the order in which they are filled: the ends first, then by
    /// how soon the game ends, the drawn ones last. None where they are more than [`Searched::FILLED`].
    pub filled: Vec<Known>,
    /// `true` where the players have different moves.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub has_sides: bool,
}

impl Searched {
    /// The most moves that are told.
    pub const MOVES: usize = 64;
    /// The most positions that are told.
    pub const FILLED: usize = 64;

    /// The figures of a position that was solved; `None` where it was not.
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
        let moves = all.by_ref().take(Self::MOVES).filter_map(reached).collect();
        let truncated = all.next().is_some();
        let mut filled: Vec<Known> =
            below(rules, position).map_or_else(Vec::new, |below| below.iter().filter_map(known).collect());
        filled.sort_by_key(|known| known.remoteness.unwrap_or(u64::MAX));
        Some(Self { here: known(position)?, moves, truncated, filled, has_sides: solved.has_sides() })
    }

    /// Counts the listed moves that lead to a position with this outcome for the player who is then to move.
    pub fn leading_to(&self, outcome: Outcome) -> usize {
        self.moves.iter().filter(|reached| reached.left.outcome == outcome).count()
    }
}

/// The positions that can come up from one, itself first; `None` where they are too many.
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
