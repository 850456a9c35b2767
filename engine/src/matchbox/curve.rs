//! The learning curve: how many of the games were won, a stretch of games at a time.

use std::iter::Sum;

/// Games won in a stretch of games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point {
    /// The number of games that were won.
    pub won: u64,
    /// Of how many.
    pub games: u64,
}

impl Point {
    const fn with(self, other: Self) -> Self {
        Self { won: self.won + other.won, games: self.games + other.games }
    }

    /// No more than `most` points for these: as many neighbours as it takes become one.
    pub fn joined(points: &[Self], most: usize) -> Vec<Self> {
        points.chunks(points.len().div_ceil(most.max(1)).max(1)).map(|some| some.iter().sum()).collect()
    }

    /// The share that was won, to be shown; it decides nothing.
    #[allow(clippy::cast_precision_loss, reason = "it is only shown")]
    pub fn share(self) -> f64 {
        if self.games == 0 { 0.0 } else { self.won as f64 / self.games as f64 }
    }
}

impl<'a> Sum<&'a Self> for Point {
    fn sum<I: Iterator<Item = &'a Self>>(points: I) -> Self {
        points.fold(Self::default(), |sum, point| sum.with(*point))
    }
}

/// A learning curve of at most [`Curve::MOST`] points, however many games there were.
///
/// Every point stands for the same number of games, a power of two. When there is no room for another, two become one.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Curve {
    /// Games a point.
    size: u64,
    full: Vec<Point>,
    /// The games of the point that is not full yet.
    open: Point,
}

impl Default for Curve {
    fn default() -> Self {
        Self { size: 1, full: Vec::new(), open: Point::default() }
    }
}

impl Curve {
    /// The most points.
    pub const MOST: usize = 100;

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

    /// The points from the first game to the last; what is left over at the end is a point of its own from half a point's
    /// games on, and until then part of the last.
    pub fn points(&self) -> Vec<Point> {
        let mut points = self.full.clone();
        match points.last_mut() {
            Some(last) if self.open.games * 2 < self.size => *last = last.with(self.open),
            _ if self.open.games > 0 => points.push(self.open),
            _ => {}
        }
        points
    }

    /// Returns whether it can be the curve of so many games.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(games: u64) -> Curve {
        let mut curve = Curve::default();
        (0..games).for_each(|game| curve.push(game % 3 == 0));
        curve
    }

    #[test]
    fn however_many_games_no_more_than_a_hundred_points_and_no_game_is_lost() {
        for games in [0, 1, 2, 99, 100, 101, 199, 200, 12_345] {
            let curve = curve(games);
            let points = curve.points();
            assert!(points.len() <= Curve::MOST);
            assert_eq!(points.iter().map(|point| point.games).sum::<u64>(), games);
            assert_eq!(points.iter().map(|point| point.won).sum::<u64>(), games.div_ceil(3));
            assert!(curve.is_of(games) && !curve.is_of(games + 1));
        }
    }

    #[test]
    fn a_short_rest_is_part_of_the_last_point() {
        let sizes = |games| curve(games).points().iter().map(|point| point.games).collect::<Vec<_>>();
        assert_eq!(sizes(3), [1, 1, 1]);
        assert_eq!(sizes(100), [2; 50], "two became one");
        assert_eq!(sizes(101)[49..], [2, 1]);
        assert_eq!(sizes(801)[49..], [17], "one game of sixteen is no point");
    }
}
