//! Maps: the positions of a game laid out on a line or a board, and the worth of each.
//!
//! A game has a map if one or two numbers identify a position, or do so within a slice, as for heaps of which all but
//! two are fixed. [`Mapped`] says where each position lies; [`Map`] is the map of a game of any type.
//!
//! ```
//! use zugzwang_engine::{Cancel, Outcome, games, map::Spot};
//!
//! let wythoff = games::find("wythoff").expect("wythoff is in the list");
//! let map = wythoff.map(&[""; 0])?.expect("wythoff has a map");
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
    /// The horizontal coordinate.
    pub x: u64,
    /// The vertical coordinate; 0 on a line.
    pub y: u64,
    /// The number of the slice; 0 if there are no slices.
    pub z: u64,
}

impl Spot {
    /// Creates a place on a line.
    pub const fn on_line(x: u64) -> Self {
        Self { x, y: 0, z: 0 }
    }
}

/// The range of one coordinate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Axis {
    /// The name of the quantity, as a key for texts.
    pub name: &'static str,
    /// The minimum.
    pub least: u64,
    /// The maximum.
    pub most: u64,
}

impl Axis {
    /// Creates an axis from `least` to `most`.
    pub const fn new(name: &'static str, least: u64, most: u64) -> Self {
        Self { name, least, most }
    }

    /// Returns whether the number lies on the axis.
    pub const fn has(&self, number: u64) -> bool {
        self.least <= number && number <= self.most
    }
}

/// The layout of a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plane {
    /// The horizontal axis.
    pub across: Axis,
    /// The vertical axis; `None` if the positions lie on a line.
    pub up: Option<Axis>,
    /// The number that is fixed within a slice; `None` if there are no slices.
    pub slice: Option<Axis>,
    /// Whether the vertical axis points down, as for the months of a year.
    pub down: bool,
    /// Whether every move leads to a place on the map and none leads back, so that Grundy values follow from the map
    /// alone.
    pub closed: bool,
    /// Whether a game knows only the positions up to its start, so that the map must be
    /// [extended](Map::reaching) for others.
    pub grows: bool,
    /// The places where games end.
    pub ends: Ends,
}

/// The places on a map where games end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Ends {
    /// The place where all coordinates are minimal.
    #[default]
    Least,
    /// The place where all coordinates are maximal.
    Most,
    /// The places where the horizontal coordinate is maximal.
    Across,
    /// The places where both coordinates are equal.
    Equal,
}

impl Plane {
    /// Creates the layout of positions on a line.
    pub const fn line(across: Axis) -> Self {
        Self { across, up: None, slice: None, down: false, closed: false, grows: false, ends: Ends::Least }
    }

    /// Creates the layout of positions on a board.
    pub const fn board(across: Axis, up: Axis) -> Self {
        Self { up: Some(up), ..Self::line(across) }
    }

    /// Returns the horizontal and vertical distances from a place to where games end.
    pub fn away(&self, spot: Spot) -> (u64, u64) {
        let up = self.up.unwrap_or(Axis::new("", 0, 0));
        match self.ends {
            Ends::Least => (spot.x.saturating_sub(self.across.least), spot.y.saturating_sub(up.least)),
            Ends::Most => (self.across.most.saturating_sub(spot.x), up.most.saturating_sub(spot.y)),
            Ends::Across => (self.across.most.saturating_sub(spot.x), 0),
            Ends::Equal => (spot.x.saturating_sub(spot.y), 0),
        }
    }

    /// Returns whether the place lies on the map.
    pub fn has(&self, spot: Spot) -> bool {
        let on = |axis: Option<Axis>, number| axis.map_or(number == 0, |axis| axis.has(number));
        self.across.has(spot.x) && on(self.up, spot.y) && on(self.slice, spot.z)
    }
}

/// The worth of a position on a map, without its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glance {
    /// The outcome for the player to move.
    pub outcome: Outcome,
    /// The Grundy value, if the theory of the game gives one.
    pub grundy: Option<u64>,
    /// Plies to the end if the winner hurries and the loser delays; `None` if unknown.
    pub remoteness: Option<u64>,
    /// In a scoring game, how many more of the remaining points the player to move gets than the opponent.
    pub margin: Option<i64>,
}

impl Glance {
    /// Creates the worth of a won or lost position of which nothing else is known.
    pub const fn won(won: bool) -> Self {
        Self { outcome: Outcome::won(won), grundy: None, remoteness: None, margin: None }
    }

    /// Creates the worth of a position with this Grundy value. If it is `None`, the outcome is unknown too.
    pub(crate) const fn of_value(value: Option<u64>) -> Self {
        match value {
            Some(value) => Self { grundy: Some(value), ..Self::won(value != 0) },
            None => Self { outcome: Outcome::Unknown, grundy: None, remoteness: None, margin: None },
        }
    }

    /// Creates the worth of a position of a scoring game from its [margin](Self::margin).
    pub(crate) const fn of_margin(margin: i64) -> Self {
        Self { outcome: Outcome::of_margin(margin), grundy: None, remoteness: None, margin: Some(margin) }
    }

    /// Creates the worth of an analysed position. In a scoring game, the first player must be the one to move, and no
    /// points may have been taken.
    pub fn of<M>(analysis: &Analysis<M>) -> Self {
        Self {
            outcome: analysis.worth.outcome,
            grundy: analysis.grundy,
            remoteness: analysis.worth.remoteness,
            margin: analysis.worth.score.map(|score| score.margin(Seat::First)),
        }
    }
}

/// The fields and the moves with which a game reaches a position.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Opening {
    /// Words of the form `FIELD=VALUE`, for the fields that are not [rules](crate::Game::RULES).
    pub fields: Vec<String>,
    /// The moves to play from that setup.
    pub moves: Vec<String>,
}

impl Opening {
    /// Creates the opening of a position that is the start of a setup.
    pub fn of<const N: usize>(fields: [String; N]) -> Self {
        Self { fields: fields.into(), moves: Vec::new() }
    }

    /// Creates the opening of a pile. No setup starts with the `end`, so that is reached from a pile of `last` more by
    /// taking `last`.
    pub(crate) fn before(end: u64, pile: u64, field: impl Fn(u64) -> String, last: u64) -> Self {
        if pile == end {
            return Self { fields: vec![field(end + last)], moves: vec![last.to_string()] };
        }
        Self::of([field(pile)])
    }
}

/// A game whose positions, of type `P`, lie on a map.
pub trait Mapped<P> {
    /// Returns the layout of the map.
    fn plane(&self) -> Plane;

    /// Returns the position at a place; `None` if there is none.
    fn at(&self, spot: Spot) -> Option<P>;

    /// Returns the place of a position; `None` if it does not lie on the map.
    fn spot(&self, position: &P) -> Option<Spot>;

    /// Returns the opening with which a game of these rules reaches the position at a place; `None` if there is none.
    /// If the game is over at that place, some games have an opening and others do not.
    fn opening(&self, spot: Spot) -> Option<Opening>;

    /// Returns the worth of a position on the map, without finding its moves.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn glance(&self, position: &P, cancel: &Cancel) -> Result<Glance, Stopped>;

    /// Returns the worth of each of these places; `None` for places without a position.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped.
    fn glances(&self, spots: &[Spot], cancel: &Cancel) -> Result<Vec<Option<Glance>>, Stopped> {
        let all = spots.len() as u64;
        let known = (0_u64..).zip(spots).map(|(done, spot)| {
            if done.is_multiple_of(PLACES_PER_CHECK) {
                cancel.step(done, all)?;
            }
            self.at(*spot).map(|position| self.glance(&position, cancel)).transpose()
        });
        known.collect()
    }
}

/// The number of places between two checks of `cancel`.
const PLACES_PER_CHECK: u64 = 1 << 10;
