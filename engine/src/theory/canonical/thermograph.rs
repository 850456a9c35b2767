//! Thermographs: what a game is worth while each move costs a tax, and the tax at which neither player wants to move.
//!
//! The left wall of a game is the maximum of the right walls of its Left options, minus the tax; the right wall is the
//! minimum of the left walls of its Right options, plus the tax. The two walls meet at the temperature, and the mast
//! above it stands at the mean (J. H. Conway, *On Numbers and Games*, 1976; E. R. Berlekamp, J. H. Conway and R. K.
//! Guy, *Winning Ways*, 1982, chapter 6).

use std::collections::HashMap;

use super::{Dyadic, Value, Values};
use crate::exact::Exact;

/// A wall: its height as a function of the tax from 0 on, linear between its points and constant after the last one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wall(Vec<(Exact, Exact)>);

/// The thermograph of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thermograph {
    /// The left wall: the result if Left moves first, at each tax.
    pub left: Wall,
    /// The right wall: the result if Right moves first, at each tax.
    pub right: Wall,
    /// The mean: the average value of the game when many copies of it are played. The mast stands on it.
    pub mean: Exact,
    /// The temperature: the tax from which on neither player wants to move. It is −1 for a whole number, −1/2^e for a
    /// number m/2^e in lowest terms, and 0 for a game infinitesimally close to a number.
    pub temperature: Exact,
}

impl Wall {
    fn level(height: Exact) -> Self {
        Self(vec![(Exact::from(0), height)])
    }

    /// Returns the points where the wall turns, by tax; the first is at tax 0.
    pub fn points(&self) -> &[(Exact, Exact)] {
        &self.0
    }

    /// Returns the height at a non-negative tax.
    pub fn at(&self, tax: Exact) -> Exact {
        let next = self.0.partition_point(|(at, _)| *at <= tax);
        match (next.checked_sub(1).and_then(|before| self.0.get(before)), self.0.get(next)) {
            (Some((from, low)), Some((to, high))) => low + (high - low) * (tax - from) / (to - from),
            (Some((_, height)), None) => *height,
            (None, _) => Exact::from(0),
        }
    }

    /// Returns the wall plus `by` times the tax.
    fn leaning(&self, by: i128) -> Self {
        let far = self.0.last().map_or(Exact::from(0), |(tax, _)| *tax) + Exact::from(FAR);
        let taxes = self.0.iter().map(|(tax, _)| *tax).chain([far]);
        Self(taxes.map(|tax| (tax, self.at(tax) + tax * Exact::from(by))).collect())
    }

    /// Returns the maximum of two walls if `higher`, else the minimum.
    fn best(&self, other: &Self, higher: bool) -> Self {
        let better = |tax| if higher { self.at(tax).max(other.at(tax)) } else { self.at(tax).min(other.at(tax)) };
        let taxes = crossings(self, other);
        Self(taxes.into_iter().map(|tax| (tax, better(tax))).collect())
    }

    /// Removes points that lie on a straight line between their neighbours.
    fn trimmed(self) -> Self {
        let mut points: Vec<(Exact, Exact)> = Vec::new();
        for (tax, height) in self.0 {
            let straight = |before: &[(Exact, Exact)]| {
                let [.., (t0, h0), (t1, h1)] = before else { return false };
                (h1 - h0) * (tax - t1) == (height - h1) * (t1 - t0)
            };
            if straight(&points) {
                points.pop();
            }
            points.push((tax, height));
        }
        // A wall is constant after its last point, so one point is enough for a constant end.
        while let [.., (_, before), (_, last)] = points.as_slice() {
            if before != last {
                break;
            }
            points.pop();
        }
        Self(points)
    }
}

/// The distance a sloping wall is extended beyond its last point. Walls meet before that, because temperatures are below the
/// birthday.
const FAR: i128 = 1 << 20;

/// Returns every tax at which one of two walls turns or at which they cross, ascending.
fn crossings(one: &Wall, two: &Wall) -> Vec<Exact> {
    let mut taxes: Vec<Exact> = one.0.iter().chain(&two.0).map(|(tax, _)| *tax).collect();
    taxes.sort_unstable();
    taxes.dedup();
    let apart = |tax: Exact| one.at(tax) - two.at(tax);
    let zero = Exact::from(0);
    let between = |pair: &[Exact]| {
        let [from, to] = pair else { return None };
        let (a, b) = (apart(*from), apart(*to));
        ((a < zero && b > zero) || (a > zero && b < zero)).then(|| from + (to - from) * a / (a - b))
    };
    let crossed: Vec<Exact> = taxes.windows(2).filter_map(between).collect();
    taxes.extend(crossed);
    taxes.sort_unstable();
    taxes
}

impl Dyadic {
    /// Returns the value as a fraction.
    pub fn exact(self) -> Exact {
        Exact::new(self.numerator.into(), 1 << self.exponent.min(126))
    }
}

impl Values {
    /// Returns the thermograph of a game.
    ///
    /// ```
    /// use zugzwang_engine::{Cancel, exact::Exact, theory::canonical::{Value, Values}};
    ///
    /// let (mut values, cancel) = (Values::new(), Cancel::never());
    /// let one = values.of(&[Value::ZERO], &[], &cancel)?;
    /// let two = values.of(&[one], &[], &cancel)?;
    /// let minus = values.negative(one);
    /// // {2|−1}: a move is worth 3/2 to either player, and the mean is 1/2.
    /// let switch = values.of(&[two], &[minus], &cancel)?;
    /// let graph = values.thermograph(switch);
    /// assert_eq!((graph.mean, graph.temperature), (Exact::new(1, 2), Exact::new(3, 2)));
    /// # Ok::<(), zugzwang_engine::Stopped>(())
    /// ```
    pub fn thermograph(&self, value: Value) -> Thermograph {
        self.cooled(value, &mut HashMap::new())
    }

    fn cooled(&self, value: Value, known: &mut HashMap<Value, Thermograph>) -> Thermograph {
        if let Some(graph) = known.get(&value) {
            return graph.clone();
        }
        let graph = self.number(value).map_or_else(
            || self.raised(value, known),
            |number| {
                let height = number.exact();
                let temperature = -Exact::from(1) / Exact::from(*height.denom());
                Thermograph { left: Wall::level(height), right: Wall::level(height), mean: height, temperature }
            },
        );
        known.insert(value, graph.clone());
        graph
    }

    /// Returns the value as a number; `None` if it is not one.
    fn number(&self, value: Value) -> Option<Dyadic> {
        self.number_up_star(value).filter(|sum| sum.ups == 0 && sum.star == 0).map(|sum| sum.number)
    }

    /// Returns the thermograph of a value that is not a number, from those of its options.
    fn raised(&self, value: Value, known: &mut HashMap<Value, Thermograph>) -> Thermograph {
        let mut wall = |options: &[Value], left: bool| -> Option<Wall> {
            let walls = options.iter().map(|option| {
                let graph = self.cooled(*option, known);
                if left { graph.right.leaning(-1) } else { graph.left.leaning(1) }
            });
            walls.reduce(|one, two| one.best(&two, left))
        };
        // A value that is not a number has options on both sides.
        let (left, right) = (wall(self.left(value), true), wall(self.right(value), false));
        let [left, right] = [left, right].map(|wall| wall.unwrap_or_else(|| Wall::level(Exact::from(0))));
        let taxes = crossings(&left, &right);
        let meets = |tax: &Exact| left.at(*tax) <= right.at(*tax);
        let temperature = taxes.into_iter().find(meets).unwrap_or(Exact::from(0));
        let mean = left.at(temperature);
        let masted = |wall: &Wall| {
            let below = wall.0.iter().copied().filter(|(tax, _)| *tax < temperature);
            Wall(below.chain([(temperature, mean)]).collect()).trimmed()
        };
        Thermograph { left: masted(&left), right: masted(&right), mean, temperature }
    }
}
