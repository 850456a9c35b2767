//! The learning curve: the games won, counted over equal stretches of games.

use std::iter::Sum;

/// The number of games won in a stretch of games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point {
    /// The number of games won.
    pub won: u64,
    /// The number of games played.
    pub games: u64,
}

impl Point {
    const fn with(self, other: Self) -> Self {
        Self { won: self.won + other.won, games: self.games + other.games }
    }

    /// Joins neighbouring points until there are at most `most`.
    pub fn joined(points: &[Self], most: usize) -> Vec<Self> {
        points.chunks(points.len().div_ceil(most.max(1)).max(1)).map(|some| some.iter().sum()).collect()
    }

    /// Returns the share of games won, for display only.
    #[allow(clippy::cast_precision_loss, reason = "for display only")]
    pub fn share(self) -> f64 {
        if self.games == 0 { 0.0 } else { self.won as f64 / self.games as f64 }
    }
}

impl<'a> Sum<&'a Self> for Point {
    fn sum<I: Iterator<Item = &'a Self>>(points: I) -> Self {
        points.fold(Self::default(), |sum, point| sum.with(*point))
    }
}

/// A learning curve of at most [`Curve::MOST`] points, however many games were played.
///
/// Every point covers the same number of games, a power of two. When the curve is full, points are joined in pairs.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Curve {
    /// The number of games per point.
    size: u64,
    /// The finished points.
    full: Vec<Point>,
    /// The unfinished point.
    open: Point,
}

impl Default for Curve {
    fn default() -> Self {
        Self { size: 1, full: Vec::new(), open: Point::default() }
    }
}

impl Curve {
    /// The maximum number of points.
    pub const MOST: usize = 100;

    /// Adds a game.
    pub(super) fn push(&mut self, won: bool) {
        self.open = self.open.with(Point { won: u64::from(won), games: 1 });
        if self.open.games < self.size {
            return;
        }
        self.full.push(std::mem::take(&mut self.open));
        if self.full.len() == Self::MOST {
            self.full = self.full.chunks(2).map(|two| two.iter().sum()).collect();
            self.size *= 2;
        }
    }

    /// Returns the points from the first game to the last. The unfinished point is listed once it is at least half
    /// full; until then, its games are added to the last finished one.
    pub fn points(&self) -> Vec<Point> {
        let mut points = self.full.clone();
        match points.last_mut() {
            Some(last) if self.open.games * 2 < self.size => *last = last.with(self.open),
            _ if self.open.games > 0 => points.push(self.open),
            _ => {}
        }
        points
    }

    /// Returns whether this can be the curve of this number of games.
    pub(super) fn is_of(&self, games: u64) -> bool {
        let whole = |point: &Point| point.games == self.size && point.won <= point.games;
        self.size.is_power_of_two()
            && self.full.len() < Self::MOST
            && self.full.iter().all(whole)
            && self.open.games < self.size
            && self.open.won <= self.open.games
            && self.size.checked_mul(self.full.len() as u64).and_then(|full| full.checked_add(self.open.games))
                == Some(games)
    }
}
