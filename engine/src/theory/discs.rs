//! Equal discs on a round table: where another one fits, computed in exact integers.
//!
//! A coin of radius r lies wholly on a table of radius R if its centre is at most R − r from the table's centre. Two
//! coins are clear of each other if their centres are at least 2r apart. Both are decided by comparing squares of whole
//! numbers, and touching is allowed. The region of possible centres is bounded by arcs of circles: radius R − r around
//! the table's centre and 2r around each coin. Every part of that region has a corner, where two circles meet, or
//! reaches all around the table's rim.
//!
//! Such corners are seldom decimals, so they are computed slightly off the circles, by [`Plate::tolerance`]. Wherever a
//! coin has that much play in every direction, a corner of the shrunken region is found, rounded to a decimal, and
//! passes the exact test. Tighter places are found only if they are known exactly: the table's centre, the mirror image
//! of a coin, points of the rim, and corners that are decimals themselves. So a place that is returned always fits, and
//! if none is returned, every place has less play than the tolerance.

mod corners;
mod rest;

use std::{fmt, ops::Neg};

pub use rest::{Cover, Ending};

use crate::decimal::Decimal;

/// A point of the table, with the table's centre at 0,0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// The coordinate to the right.
    pub x: Decimal,
    /// The coordinate upwards.
    pub y: Decimal,
}

impl Point {
    /// The table's centre.
    pub const CENTRE: Self = Self { x: Decimal::of_units(0), y: Decimal::of_units(0) };

    /// Creates a point from coordinates in units of [`Decimal`].
    pub const fn of_units(x: i64, y: i64) -> Self {
        Self { x: Decimal::of_units(x), y: Decimal::of_units(y) }
    }

    /// Returns the square of the distance to another point, in square units.
    pub fn square_to(self, other: Self) -> i128 {
        let of = |a: Decimal, b: Decimal| (i128::from(a.units()) - i128::from(b.units())).pow(2);
        of(self.x, other.x) + of(self.y, other.y)
    }

    /// Returns the total number of digits after the points of both coordinates.
    pub fn decimals(self) -> u32 {
        self.x.decimals() + self.y.decimals()
    }

    fn wide(self) -> [i128; 2] {
        [self.x.units().into(), self.y.units().into()]
    }
}

/// The mirror image in the table's centre.
impl Neg for Point {
    type Output = Self;

    fn neg(self) -> Self {
        Self { x: -self.x, y: -self.y }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// A round table and the size of its coins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Plate {
    /// The table's radius.
    pub table: Decimal,
    /// A coin's radius, less than the table's.
    pub coin: Decimal,
}

impl Plate {
    /// Returns the maximum distance of a coin's centre from the table's centre, in units.
    const fn reach(&self) -> i64 {
        self.table.units() - self.coin.units()
    }

    /// Returns the minimum distance between two centres, in units.
    const fn gap(&self) -> i64 {
        2 * self.coin.units()
    }

    /// Returns the minimum radius of a table for two coins: twice a coin's radius, so that two centres at most R − r
    /// from the table's centre can be 2r apart.
    pub const fn least_for_two(&self) -> Decimal {
        Decimal::of_units(self.gap())
    }

    /// Returns the distance from the centre below which a coin leaves no room for a second one; `None` if there always
    /// is room. A second coin fits beside a first one at distance d exactly if d + R − r ≥ 2r, so it always fits if R ≥
    /// 3r.
    pub fn alone_nearer_than(&self) -> Option<Decimal> {
        let than = self.gap() - self.reach();
        (than > 0).then_some(Decimal::of_units(than))
    }

    /// Returns how much play a place needs in every direction to be found: 10^-9 of a coin's radius, but at least 1.6 ·
    /// 10^-11, which is more than the rounding error.
    pub fn tolerance(&self) -> Decimal {
        const PART: i64 = 1_000_000_000;
        const ROUNDING: i64 = 16;
        Decimal::of_units((self.coin.units() / PART).max(ROUNDING))
    }

    /// Returns whether a coin centred there lies wholly on the table.
    pub fn holds(&self, at: Point) -> bool {
        at.square_to(Point::CENTRE) <= i128::from(self.reach()).pow(2)
    }

    /// Returns whether two coins do not overlap.
    pub fn are_clear(&self, a: Point, b: Point) -> bool {
        a.square_to(b) >= i128::from(self.gap()).pow(2)
    }
}

/// Coins on a table, sorted into a grid of squares so that neighbours are found quickly.
#[derive(Debug, Clone)]
pub struct Spread {
    plate: Plate,
    coins: Vec<Point>,
    squares: Vec<Vec<usize>>,
    side: usize,
}

impl Spread {
    /// Creates the grid of these coins, which must lie on the table.
    pub fn new(plate: Plate, coins: impl IntoIterator<Item = Point>) -> Self {
        let coins: Vec<Point> = coins.into_iter().collect();
        let side = usize::try_from(2 * plate.table.units() / plate.gap()).unwrap_or(0) + 1;
        let mut spread = Self { plate, coins, squares: vec![Vec::new(); side * side], side };
        for (number, coin) in spread.coins.iter().enumerate() {
            let [column, row] = spread.square(*coin);
            spread.squares[row * side + column].push(number);
        }
        spread
    }

    /// Returns the column and row of a point, or of the nearest point on the table.
    fn square(&self, at: Point) -> [usize; 2] {
        let of = |number: Decimal| {
            let along = number.units().saturating_add(self.plate.table.units()).max(0) / self.plate.gap();
            usize::try_from(along).map_or(self.side - 1, |along| along.min(self.side - 1))
        };
        [of(at.x), of(at.y)]
    }

    /// Returns the indices of the coins in the squares at most `far` from the square of a point.
    fn around(&self, at: Point, far: usize) -> impl Iterator<Item = usize> + '_ {
        let [column, row] = self.square(at);
        let range = move |middle: usize| middle.saturating_sub(far)..=(middle + far).min(self.side - 1);
        range(row)
            .flat_map(move |row| range(column).flat_map(move |column| &self.squares[row * self.side + column]))
            .copied()
    }

    /// Returns the index of a coin that a coin centred at this point would overlap.
    pub fn overlapped(&self, at: Point) -> Option<usize> {
        self.around(at, 1).find(|number| !self.plate.are_clear(self.coins[*number], at))
    }

    /// Returns whether a coin fits there. The answer is exact.
    pub fn fits(&self, at: Point) -> bool {
        self.plate.holds(at) && self.overlapped(at).is_none()
    }

    /// Returns the places known exactly where a coin fits: the centre, the mirror images of coins from the newest on,
    /// and points of the rim.
    fn exact(&self) -> impl Iterator<Item = Point> + '_ {
        let mirrored = self.coins.iter().rev().map(|coin| -*coin);
        let rim = corners::rim_points(&self.plate);
        std::iter::once(Point::CENTRE).chain(mirrored).chain(rim).filter(|at| self.fits(*at))
    }

    /// Returns the corners in which a coin fits, those of the newest coin first.
    fn corners(&self) -> impl Iterator<Item = Point> + '_ {
        let newest_first = (0..self.coins.len()).rev();
        newest_first.flat_map(|number| self.corners_of(number)).filter(|at| self.fits(*at))
    }

    /// Returns the corners that a coin makes with the rim and with earlier coins, each with and without play.
    fn corners_of(&self, number: usize) -> impl Iterator<Item = Point> + '_ {
        self.corners_with(number, [self.plate.tolerance().units(), 0])
    }

    /// Returns the corners that a coin makes with the rim and with earlier coins, each with all of these plays.
    fn corners_with<const N: usize>(&self, number: usize, play: [i64; N]) -> impl Iterator<Item = Point> + '_ {
        /// Two circles of radius 2r meet if their centres are at most 4r apart: two squares, and some play.
        const FAR: usize = 3;
        let coin = self.coins[number];
        let rim = play.into_iter().flat_map(move |play| corners::with_rim(&self.plate, coin, play));
        let before = self.around(coin, FAR).filter(move |other| *other < number);
        let pairs = before.flat_map(move |other| {
            let other = self.coins[other];
            play.into_iter().flat_map(move |play| corners::with_coin(&self.plate, coin, other, play))
        });
        rim.chain(pairs).flatten()
    }

    /// Returns places where a coin fits, all exact. It is empty only if no place has the play of [`Plate::tolerance`].
    /// A corner may be listed more than once.
    pub fn places(&self) -> impl Iterator<Item = Point> + '_ {
        self.exact().chain(self.corners())
    }

    /// Returns a place where a coin fits; `None` if none is found.
    pub fn place(&self) -> Option<Point> {
        // While there is much room, a corner of the newest coin is found at once.
        self.corners().chain(self.exact()).next()
    }

    /// Returns a place near this one with as few decimals as possible.
    pub fn rounded(&self, at: Point) -> Point {
        /// The part of a coin's radius by which rounding may move it.
        const PART: i64 = 50;
        let most = (self.plate.coin.units() / PART).max(1);
        let steps = (0..=Decimal::PLACES).rev().map(|places| 10_i64.pow(places)).filter(|step| *step <= most);
        let near = |step: i64| {
            let [x, y] = [at.x, at.y].map(|of| of.units().div_euclid(step) * step);
            [[0, 0], [1, 0], [0, 1], [1, 1]].map(|[right, up]| Point::of_units(x + right * step, y + up * step))
        };
        steps.flat_map(near).find(|near| self.fits(*near)).unwrap_or(at)
    }
}
