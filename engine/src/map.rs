//! The map of positions: how the positions of a game lie side by side, and what each is worth.
//!
//! A game has a map where its positions are told apart by one number or two, or where a slice of them is: heaps with all but two
//! held still. [`Mapped`] says where each position lies; [`Map`] is the map of a game of any type.
//!
//! ```
//! use zugzwang_engine::{Cancel, Outcome, games, map::Spot};
//!
//! let wythoff = games::find("wythoff").expect("it is in the list");
//! let map = wythoff.map(&[""; 0])?.expect("its squares lie on a board");
//! let square = Spot { x: 2, y: 1, z: 0 };
//! let known = map.glances(&[square], &Cancel::never())?;
//! assert_eq!(known.first().copied().flatten().map(|known| known.outcome), Some(Outcome::Loss));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any;
pub(crate) mod values;

use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    outcome::{Outcome, Seat},
};

pub use any::{Map, Way, name};
pub use values::MOST_STEPS;

/// A place on a map.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot {
    /// The number counted across.
    pub x: u64,
    /// The number counted up, or down; 0 on a line.
    pub y: u64,
    /// The number of the slice; 0 where there is but one.
    pub z: u64,
}

impl Spot {
    /// A place on a line.
    pub const fn on_line(x: u64) -> Self {
        Self { x, y: 0, z: 0 }
    }
}

/// One of the numbers that tell positions apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Axis {
    /// The name of what is counted, for texts.
    pub name: &'static str,
    /// The least.
    pub least: u64,
    /// The most.
    pub most: u64,
}

impl Axis {
    /// From `least` to `most`.
    pub const fn new(name: &'static str, least: u64, most: u64) -> Self {
        Self { name, least, most }
    }

    /// Returns whether the number lies on it.
    pub const fn has(&self, number: u64) -> bool {
        self.least <= number && number <= self.most
    }
}

/// The layout of the positions of a game on its map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plane {
    /// The number that is counted across.
    pub across: Axis,
    /// The number that is counted up; none where positions lie on a line.
    pub up: Option<Axis>,
    /// The number that is held still on one slice; none where there are no slices.
    pub slice: Option<Axis>,
    /// `true` where the second number is counted downward, as the months of a year are.
    pub down: bool,
    /// `true` where moves lead along the map to what was counted before, so that Grundy values follow from it alone.
    pub closed: bool,
    /// `true` where a game of this setup knows the positions up to its start only.
    pub grows: bool,
    /// The places on it where games end.
    pub ends: Ends,
}

/// The places on a map where games end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Ends {
    /// The place where all numbers are least.
    #[default]
    Least,
    /// The place where all numbers are most.
    Most,
    /// The places where what is counted across is most, whatever is counted up.
    Across,
    /// The places where both numbers are the same.
    Equal,
}

impl Plane {
    /// Positions on a line.
    pub const fn line(across: Axis) -> Self {
        Self { across, up: None, slice: None, down: false, closed: false, grows: false, ends: Ends::Least }
    }

    /// Positions on a board.
    pub const fn board(across: Axis, up: Axis) -> Self {
        Self { up: Some(up), ..Self::line(across) }
    }

    /// Returns the distances of a place from where games end, across and along.
    pub fn away(&self, spot: Spot) -> (u64, u64) {
        let up = self.up.unwrap_or(Axis::new("", 0, 0));
        match self.ends {
            Ends::Least => (spot.x.saturating_sub(self.across.least), spot.y.saturating_sub(up.least)),
            Ends::Most => (self.across.most.saturating_sub(spot.x), up.most.saturating_sub(spot.y)),
            Ends::Across => (self.across.most.saturating_sub(spot.x), 0),
            Ends::Equal => (spot.x.saturating_sub(spot.y), 0),
        }
    }

    /// Returns whether there is such a place.
    pub fn has(&self, spot: Spot) -> bool {
        let on = |axis: Option<Axis>, number| axis.map_or(number == 0, |axis| axis.has(number));
        self.across.has(spot.x) && on(self.up, spot.y) && on(self.slice, spot.z)
    }
}

/// The worth of a position on a map, without its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glance {
    /// The outcome for its mover.
    pub outcome: Outcome,
    /// Its Grundy value, where the theory of the game gives one.
    pub grundy: Option<u64>,
    /// Single moves to the end when the winner hurries and the loser delays, where that is known.
    pub remoteness: Option<u64>,
    /// The points by which the mover gets more than the opponent of what is left, in a scoring game.
    pub margin: Option<i64>,
}

impl Glance {
    /// Won or lost, and no more.
    pub const fn won(won: bool) -> Self {
        Self { outcome: Outcome::won(won), grundy: None, remoteness: None, margin: None }
    }

    /// A position of this Grundy value; nothing is known where that is not.
    pub(crate) const fn of_value(value: Option<u64>) -> Self {
        match value {
            Some(value) => Self { grundy: Some(value), ..Self::won(value != 0) },
            None => Self { outcome: Outcome::Unknown, grundy: None, remoteness: None, margin: None },
        }
    }

    /// The worth of a position by its margin: the points by which the mover gets more of what is left, in a scoring game.
    pub(crate) const fn of_margin(margin: i64) -> Self {
        Self { outcome: Outcome::of_margin(margin), grundy: None, remoteness: None, margin: Some(margin) }
    }

    /// Returns the worth that an analysis tells; where points are taken, it must be of a position that the first player moves
    /// in with nothing taken.
    pub fn of<M>(analysis: &Analysis<M>) -> Self {
        Self {
            outcome: analysis.worth.outcome,
            grundy: analysis.grundy,
            remoteness: analysis.worth.remoteness,
            margin: analysis.worth.score.map(|score| score.margin(Seat::First)),
        }
    }
}

/// The fields and the moves by which a game comes to a position.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Opening {
    /// Words of the form `FIELD=VALUE`: the fields that are no rules.
    pub fields: Vec<String>,
    /// The moves after which it stands there.
    pub moves: Vec<String>,
}

impl Opening {
    /// A position that a setup begins with.
    pub fn of<const N: usize>(fields: [String; N]) -> Self {
        Self { fields: fields.into(), moves: Vec::new() }
    }

    /// A pile that a setup begins with; where none begins with it because it is the `end`, the pile before the last taking.
    pub(crate) fn before(end: u64, pile: u64, field: impl Fn(u64) -> String, last: u64) -> Self {
        if pile == end {
            return Self { fields: vec![field(end + last)], moves: vec![last.to_string()] };
        }
        Self::of([field(pile)])
    }
}

/// A game whose positions lie on a map. `P` are its positions.
pub trait Mapped<P> {
    /// Returns how the positions lie.
    fn plane(&self) -> Plane;

    /// The position at a place; `None` where there is none.
    fn at(&self, spot: Spot) -> Option<P>;

    /// Returns the place of a position; `None` where it does not lie on the map.
    fn spot(&self, position: &P) -> Option<Spot>;

    /// Returns the opening of a game of these rules that comes to the position at a place; `None` where there is none. Where
    /// the game is over there, some games have one and others do not.
    fn opening(&self, spot: Spot) -> Option<Opening>;

    /// Finds what is known of a position of the map, as fast as the theory finds it.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    fn glance(&self, position: &P, cancel: &Cancel) -> Result<Glance, Stopped>;

    /// The same for many places at once; `None` for places without a position.
    ///
    /// # Errors
    /// [`Stopped`] when the asker stopped it through `cancel`.
    fn glances(&self, spots: &[Spot], cancel: &Cancel) -> Result<Vec<Option<Glance>>, Stopped> {
        let all = spots.len() as u64;
        let known = (0_u64..).zip(spots).map(|(done, spot)| {
            if done.is_multiple_of(LOOKS) {
                cancel.step(done, all)?;
            }
            self.at(*spot).map(|position| self.glance(&position, cancel)).transpose()
        });
        known.collect()
    }
}

/// So many places between two looks at `cancel`.
const LOOKS: u64 = 1 << 10;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_safe_to_leave_exactly_where_its_value_is_0_and_nobody_knows_where_there_is_none() {
        let safe = [Some(0), Some(3), None].map(|value| Glance::of_value(value).outcome.is_safe());
        assert_eq!(safe, [Some(true), Some(false), None]);
        assert_eq!(
            [2, 0, -1].map(|margin| Glance::of_margin(margin).outcome.is_safe()),
            [Some(false), Some(true), Some(true)]
        );
    }
}
