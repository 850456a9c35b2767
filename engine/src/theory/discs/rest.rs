//! How many more coins fit, wherever they are placed: proved for the last two, in exact integers.
//!
//! The possible centres are covered with squares. A square is dropped if no coin can be centred in it: all of it is off
//! the circle of possible centres, or all of it is too near one coin. Two statements are then proved by dropping
//! squares and cutting those that are left into four:
//!
//! - *Never three coins* (or two). A square is also dropped unless there are two others such that all three can hold
//!   points at least 2r apart from one another. Three coins that fit together would be centred in such squares, so none
//!   fit if no square is left.
//! - *No coin takes all the room.* A square is dropped if some place is free whose distance from all of the square is
//!   at least 2r: that place stays free wherever in the square a coin is placed. The point farthest from a coin is a
//!   corner of the free region or a point of the rim opposite the coin, because everywhere else the boundary bends
//!   towards the coin; so these places are enough. Each has twice the play of [`Plate::tolerance`], and needs it once.
//!
//! Both together: wherever the next coin is placed, exactly one more follows it, so whoever must place it loses. If some
//! squares cannot be dropped, nothing is proved, and nothing is said.

use super::{Plate, Point, Spread};
use crate::{
    InOrder,
    cancel::{Cancel, Stopped},
};

/// The maximum number of squares in a cover that is looked into.
const MOST: usize = 1000;
/// The maximum number of times that squares are cut into four.
const CUTS: usize = 14;
/// The maximum number of places of a room that is looked into.
const PLACES: usize = 64;

/// A square by its lower left corner, in units.
type Square = [i64; 2];

/// The result of a search for a coin that takes all the room that is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// A coin there does.
    At(Point),
    /// It is proved that none does: wherever a coin is placed, another one fits.
    Nowhere,
    /// Neither.
    Unsettled,
}

/// Squares of one size that cover all possible centres.
#[derive(Debug, Clone)]
pub struct Cover {
    side: i64,
    all: Vec<Square>,
}

impl Cover {
    /// Cuts each square into four, which overlap if its side is odd, and drops those that hold no place.
    fn cut(&mut self, spread: &Spread) {
        let (more, side) = (self.side / 2, self.side - self.side / 2);
        let quarters = |[x, y]: Square| [[x, y], [x + more, y], [x, y + more], [x + more, y + more]];
        let quarters = self.all.iter().copied().flat_map(quarters);
        self.all = quarters.filter(|square| spread.may_hold(*square, side)).collect();
        self.side = side;
    }

    /// Drops the squares that cannot hold one of two, or of three, coins that fit together.
    fn keep_together(&mut self, plate: &Plate, three: bool) {
        let (side, gap) = (i128::from(self.side), square_of(plate.gap()));
        // The farthest points of two equal squares are as far apart as the corners of the rectangle around both.
        let along = |a: i64, b: i64| (i128::from(a) - i128::from(b)).abs() + side;
        let can_be_apart = |a: &Square, b: &Square| along(a[0], b[0]).pow(2) + along(a[1], b[1]).pow(2) >= gap;
        let partners = |one: &Square| {
            let mut row = vec![0_u64; self.all.len().div_ceil(64)];
            for (at, _) in self.all.iter().enumerate().filter(|(_, other)| can_be_apart(one, other)) {
                row[at / 64] |= 1 << (at % 64);
            }
            row
        };
        let rows: Vec<Vec<u64>> = self.all.iter().map(partners).collect();
        let share = |one: &[u64], other: &[u64]| one.iter().zip(other).any(|(one, other)| one & other != 0);
        let is_kept = |row: &Vec<u64>| {
            if three {
                (0..rows.len()).any(|at| row[at / 64] >> (at % 64) & 1 == 1 && share(row, &rows[at]))
            } else {
                row.iter().any(|word| *word != 0)
            }
        };
        let kept = self.all.iter().zip(&rows).filter(|(_, row)| is_kept(row)).map(|(square, _)| *square).collect();
        self.all = kept;
    }
}

fn square_of(number: i64) -> i128 {
    i128::from(number).pow(2)
}

fn middle([x, y]: Square, side: i64) -> Point {
    Point::of_units(x + side / 2, y + side / 2)
}

/// Returns the square of the distance from a point to the nearest point of a square.
fn nearest(from: Point, [x, y]: Square, side: i64) -> i128 {
    let along = |low: i64, at: i64| square_of((low - at).max(at - low - side).max(0));
    along(x, from.x.units()) + along(y, from.y.units())
}

/// Returns the square of the distance from a point to the farthest point of a square.
fn farthest(from: Point, [x, y]: Square, side: i64) -> i128 {
    let along = |low: i64, at: i64| square_of((low + side - at).max(at - low));
    along(x, from.x.units()) + along(y, from.y.units())
}

impl Plate {
    /// Returns whether so many coins fit together at some of these places.
    pub fn fit_together(&self, places: &[Point], coins: usize) -> bool {
        let Some(coins) = coins.checked_sub(1) else { return true };
        places.iter().enumerate().any(|(at, place)| {
            let clear: Vec<Point> =
                places[at + 1..].iter().copied().filter(|other| self.are_clear(*place, *other)).collect();
            self.fit_together(&clear, coins)
        })
    }
}

impl Spread {
    /// Returns all known places, or `None` if there are so many that nothing is proved about them.
    fn few_places(&self) -> Option<Vec<Point>> {
        let mut places: Vec<Point> = self.places().take(4 * PLACES).collect();
        places.sort_unstable();
        places.dedup();
        (places.len() <= PLACES).then_some(places)
    }

    /// Returns whether a coin may be centred in a square.
    fn may_hold(&self, square: Square, side: i64) -> bool {
        let is_near = |number: usize| farthest(self.coins[number], square, side) < square_of(self.plate.gap());
        nearest(Point::CENTRE, square, side) <= square_of(self.plate.reach())
            && !self.around(middle(square, side), 1).any(is_near)
    }

    /// Covers all possible centres with small squares. Returns `None` if that takes too many.
    pub fn cover(&self) -> Option<Cover> {
        /// The part of a coin's radius that is the side of a square.
        const PART: i64 = 8;
        let (reach, side) = (self.plate.reach(), self.plate.coin.units() / 2);
        let line = || (0..=2 * reach / side).map(move |number| number * side - reach);
        let all = line().flat_map(|y| line().map(move |x| [x, y])).filter(|square| self.may_hold(*square, side));
        let mut cover = Cover { side, all: all.collect() };
        while cover.side > self.plate.coin.units() / PART {
            cover.cut(self);
        }
        (cover.all.len() <= MOST).then_some(cover)
    }

    /// Covers the possible centres, which these squares are known to cover, because coins were added since.
    #[must_use]
    pub fn cover_within(&self, Cover { side, all }: &Cover) -> Cover {
        let all = all.iter().copied().filter(|square| self.may_hold(*square, *side)).collect();
        Cover { side: *side, all }
    }

    /// Returns whether it is proved that no two more coins fit together, or no three.
    fn never_fit(&self, three: bool, cover: &Cover, cancel: &Cancel) -> Result<bool, Stopped> {
        let mut cover = cover.clone();
        for _ in 0..CUTS {
            cancel.step(0, 0)?;
            cover.keep_together(&self.plate, three);
            if cover.all.is_empty() {
                return Ok(true);
            }
            cover.cut(self);
            if cover.all.len() > MOST {
                break;
            }
        }
        Ok(false)
    }

    /// Returns the corners of the free region with play in every direction.
    fn roomy(&self) -> Vec<Point> {
        let play = 2 * self.plate.tolerance().units();
        let all = (0..self.coins.len()).flat_map(|number| self.corners_with(number, [play]));
        all.filter(|at| self.has_play(*at)).collect()
    }

    /// Returns whether a coin at this place has the play of [`Plate::tolerance`] in every direction.
    fn has_play(&self, at: Point) -> bool {
        let (plate, play) = (&self.plate, self.plate.tolerance().units());
        let is_clear = |number: usize| self.coins[number].square_to(at) >= square_of(plate.gap() + play);
        at.square_to(Point::CENTRE) <= square_of(plate.reach() - play) && self.around(at, 2).all(is_clear)
    }

    /// Returns the place on the rim opposite a point, if a coin has play there.
    fn opposite(&self, to: Point) -> Option<Point> {
        let [x, y] = to.wide();
        let reach = i128::from(self.plate.reach() - 2 * self.plate.tolerance().units());
        let far = (x * x + y * y).isqrt();
        let along = |number: i128| i64::try_from(-number * reach / far.max(1)).ok();
        Some(Point::of_units(along(x)?, along(y)?)).filter(|at| self.has_play(*at))
    }

    /// Searches for a coin that takes all the remaining room, or for a proof that there is none. `ends` tells whether
    /// a coin at a place does.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` says so.
    pub fn ending(&self, cover: &Cover, ends: impl Fn(Point) -> bool, cancel: &Cancel) -> Result<Ending, Stopped> {
        let Some(places) = self.few_places() else { return Ok(Ending::Unsettled) };
        let (roomy, apart) = (self.roomy(), square_of(self.plate.gap() + self.plate.tolerance().units()));
        let takes_all = |at: &Point| places.iter().all(|place| !self.plate.are_clear(*place, *at)) && ends(*at);
        let mut cover = cover.clone();
        for _ in 0..CUTS {
            cancel.step(0, 0)?;
            let side = cover.side;
            cover.all.retain(|square| {
                let mut free = roomy.iter().copied().chain(self.opposite(middle(*square, side)));
                !free.any(|place| nearest(place, *square, side) >= apart)
            });
            if cover.all.is_empty() {
                return Ok(Ending::Nowhere);
            }
            let fitting = cover.all.iter().map(|square| middle(*square, side)).filter(|at| self.fits(*at));
            if let Some(at) = fitting.flat_map(|at| [self.rounded(at), at]).find(takes_all) {
                return Ok(Ending::At(at));
            }
            cover.cut(self);
            if cover.all.len() > MOST {
                break;
            }
        }
        Ok(Ending::Unsettled)
    }

    /// Returns two places where coins fit together if it is proved that exactly two more coins fit, wherever they are
    /// placed.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` says so.
    pub fn last_two(&self, cover: &Cover, cancel: &Cancel) -> Result<Option<[Point; 2]>, Stopped> {
        let Some(places) = self.few_places() else { return Ok(None) };
        // A coin at one of these places may take all the room, or three may fit there.
        let is_alone = |at: &Point| {
            let mut others = places.iter().copied().chain(self.opposite(*at));
            others.all(|other| !self.plate.are_clear(other, *at))
        };
        if places.iter().any(is_alone) || self.plate.fit_together(&places, 3) {
            return Ok(None);
        }
        let is_proved =
            self.ending(cover, |_| false, cancel)? == Ending::Nowhere && self.never_fit(true, cover, cancel)?;
        Ok(if is_proved { self.short_pair(&places) } else { None })
    }

    /// Returns two places near these that are clear of each other, with as few decimals as possible.
    fn short_pair(&self, places: &[Point]) -> Option<[Point; 2]> {
        let rounded = places.iter().map(|place| self.rounded(*place));
        let mut all: Vec<Point> = rounded.chain(places.iter().copied()).collect();
        all.order_by_key(|place| place.decimals());
        let mut pairs = all.iter().enumerate().flat_map(|(at, one)| all[..at].iter().map(move |other| [*other, *one]));
        pairs.find(|[one, other]| self.plate.are_clear(*one, *other))
    }

    /// Returns how many more coins fit, 0, 1 or 2, if it is proved that it is that number wherever they are placed.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` says so.
    pub fn exactly_left(&self, cancel: &Cancel) -> Result<Option<usize>, Stopped> {
        let Some(places) = self.few_places() else { return Ok(None) };
        if places.is_empty() {
            return Ok(Some(0));
        }
        if self.plate.fit_together(&places, 3) {
            return Ok(None);
        }
        let Some(cover) = self.cover() else { return Ok(None) };
        if self.plate.fit_together(&places, 2) {
            return Ok(self.last_two(&cover, cancel)?.map(|_| 2));
        }
        Ok(self.never_fit(false, &cover, cancel)?.then_some(1))
    }
}
