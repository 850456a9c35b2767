//! Playing by symmetry on a round table: take the centre, then mirror whatever the opponent does.
//!
//! If a coin lies on the centre and every other coin is paired with its mirror image, then the mirror image of a place
//! where a coin fits is also such a place: the coins there are mirror images, and the two new coins are clear of each
//! other because both are clear of the centre coin between them. So whoever leaves such a position always has an
//! answer, and the opponent is the first who cannot place a coin (H. E. Dudeney, the cigar puzzle, *Weekly Dispatch*,
//! 1903; with eggs S. Loyd, *Cyclopedia of Puzzles*, 1914; with coins folklore).
//!
//! Nothing is known in general about other positions, except when so little room is left that the last coins can be
//! counted ([`Room`]).

use std::collections::HashMap;

use super::discs::{Plate, Point};
use crate::{decimal::Decimal, outcome::Outcome};

/// A coin on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Placed {
    /// The number of the coin, counted from 1 in the order of placement.
    pub coin: usize,
    /// Its centre.
    pub at: Point,
}

/// The state of the table's centre.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "is", content = "coin", rename_all = "kebab-case"))]
pub enum Centre {
    /// A coin can still be placed there.
    Free,
    /// This coin lies exactly on it.
    Taken(usize),
    /// This coin covers it partly, so that none can be placed there.
    Blocked(usize),
}

/// Places other than the reply where a coin is known to win, because it takes all the remaining room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "is", rename_all = "kebab-case"))]
pub enum Elsewhere {
    /// Any place: the table has no room for two coins.
    Anywhere {
        /// The minimum radius of a table that has.
        least: Decimal,
    },
    /// Any place of the empty table near its centre.
    Nearer {
        /// The distance from the centre below which it holds.
        than: Decimal,
    },
    /// Some other place: like the reply, it takes all the remaining room.
    Somewhere,
}

impl Elsewhere {
    /// Returns where, apart from the centre, the first coin on an empty table wins at once.
    fn on_empty(plate: &Plate) -> Option<Self> {
        let least = plate.least_for_two();
        if plate.table < least {
            return Some(Self::Anywhere { least });
        }
        plate.alone_nearer_than().map(|than| Self::Nearer { than })
    }
}

/// The decision by the room that is left, where the mirror gives none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Room {
    /// A coin there takes all of it, and wins at once.
    Ends(Point),
    /// Exactly two more coins fit, wherever they are placed, so the player to move loses; for example these two.
    Two([Point; 2]),
    /// A coin there leaves room for exactly two more, and wins; for example for these two.
    Leaves(Point, [Point; 2]),
}

impl Room {
    /// Returns the place of a coin that wins, if there is one.
    pub const fn wins(&self) -> Option<Point> {
        match self {
            Self::Ends(at) | Self::Leaves(at, _) => Some(*at),
            Self::Two(_) => None,
        }
    }
}

/// The explanation of a position: which coins have their mirror image.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Mirror {
    /// The state of the table's centre.
    pub centre: Centre,
    /// The pairs of coins that are mirror images of each other.
    pub pairs: Vec<[Placed; 2]>,
    /// The coins whose mirror image is missing, not counting the one on the centre.
    pub alone: Vec<Placed>,
    /// The coin placed last.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub last: Option<Placed>,
    /// The place that makes the position symmetric about a coin on the centre, if there is one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub reply: Option<Point>,
    /// Places other than the reply where a coin is known to win. [`Mirror::of`] finds them only for an empty table;
    /// otherwise the caller sets this, because it takes a search for free places.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub elsewhere: Option<Elsewhere>,
    /// The decision by the room that is left, if the mirror gives none. The caller sets this too.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub room: Option<Room>,
    /// `true` if exactly two coins are unpaired and neither overlaps the other's mirror image. With a coin on the
    /// centre, coins then fit at both images; if they do overlap, at neither.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub images_fit: bool,
    /// The play a place needs to be found, unless it is known exactly.
    pub tolerance: Decimal,
}

impl Mirror {
    /// Explains the position with these coins, the newest last.
    ///
    /// ```
    /// use zugzwang_engine::{Outcome, theory::{discs::{Plate, Point}, mirror::Mirror}};
    ///
    /// let plate = Plate { table: "5".parse()?, coin: "1".parse()? };
    /// let aside = Point { x: "1.5".parse()?, y: "-2.25".parse()? };
    /// assert_eq!(Mirror::of(&plate, &[]).reply, Some(Point::CENTRE));
    /// assert_eq!(Mirror::of(&plate, &[Point::CENTRE]).outcome(), Outcome::Loss);
    /// assert_eq!(Mirror::of(&plate, &[Point::CENTRE, aside]).reply, Some(-aside));
    /// assert_eq!(Mirror::of(&plate, &[aside]).outcome(), Outcome::Unknown);
    /// # Ok::<(), zugzwang_engine::decimal::NoDecimal>(())
    /// ```
    pub fn of(plate: &Plate, coins: &[Point]) -> Self {
        let numbers: HashMap<Point, usize> = coins.iter().copied().zip(1..).collect();
        let (mut pairs, mut alone) = (Vec::new(), Vec::new());
        for (&at, coin) in coins.iter().zip(1..).filter(|(at, _)| **at != Point::CENTRE) {
            match numbers.get(&-at) {
                Some(&partner) if partner > coin => {
                    pairs.push([Placed { coin, at }, Placed { coin: partner, at: -at }]);
                }
                Some(_) => {}
                None => alone.push(Placed { coin, at }),
            }
        }
        let blocks = |(at, _): &(&Point, usize)| !plate.are_clear(**at, Point::CENTRE);
        let centre = match (numbers.get(&Point::CENTRE), coins.iter().zip(1..).find(blocks)) {
            (Some(coin), _) => Centre::Taken(*coin),
            (None, Some((_, coin))) => Centre::Blocked(coin),
            (None, None) => Centre::Free,
        };
        let reply = match (centre, alone.as_slice()) {
            (Centre::Free, []) => Some(Point::CENTRE),
            (Centre::Taken(_), [only]) => Some(-only.at),
            _ => None,
        };
        let last = coins.last().map(|at| Placed { coin: coins.len(), at: *at });
        let elsewhere = if coins.is_empty() { Elsewhere::on_empty(plate) } else { None };
        // The image of a coin is clear of all paired coins, so it can overlap only another unpaired one.
        let images_fit = match alone.as_slice() {
            [one, other] => plate.are_clear(-one.at, other.at),
            _ => false,
        };
        let tolerance = plate.tolerance();
        Self { centre, pairs, alone, last, reply, elsewhere, room: None, images_fit, tolerance }
    }

    /// Returns the outcome for the player to move, provided a coin fits.
    pub fn outcome(&self) -> Outcome {
        match (self.wins(), self.room, self.centre, self.alone.is_empty()) {
            (Some(_), ..) => Outcome::Win,
            (None, Some(_), ..) | (None, None, Centre::Taken(_), true) => Outcome::Loss,
            _ => Outcome::Unknown,
        }
    }

    /// Returns the place of a coin that is known to win, if there is one.
    pub fn wins(&self) -> Option<Point> {
        self.reply.or_else(|| self.room?.wins())
    }

    /// Returns whether placing a coin there gives the opponent a position known to be won.
    pub fn gives_away(&self, plate: &Plate, at: Point) -> bool {
        let alone = if at == Point::CENTRE {
            self.alone.len()
        } else if self.alone.iter().any(|placed| placed.at == -at) {
            self.alone.len() - 1
        } else {
            self.alone.len() + 1
        };
        match self.centre {
            Centre::Taken(_) => alone == 1,
            Centre::Free if at == Point::CENTRE => alone == 1,
            Centre::Free => alone == 0 && plate.are_clear(at, Point::CENTRE),
            Centre::Blocked(_) => false,
        }
    }
}
