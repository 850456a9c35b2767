//! # Coins on a round table
//!
//! The players place equal coins flat on a round table. Coins must lie wholly on the table and must not overlap, but
//! may touch. Whoever cannot place a coin loses.
//!
//! Moves and radii are exact decimals, so the last digit decides whether a typed place is legal. Whether any place is
//! left is decided up to [`Plate::tolerance`]; see [`discs`](crate::theory::discs).

mod laid;

use std::{cmp::Reverse, fmt, str::FromStr};

pub use laid::Laid;

use crate::{
    InOrder,
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    decimal::{Decimal, NoDecimal},
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, SetupFault, word},
    game::{Game, Listing},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::{
        discs::{Ending, Plate, Point, Spread},
        mirror::{Centre, Elsewhere, Mirror, Room},
    },
    worth::Worth,
};

/// The maximum ratio of the table's radius to the coin's.
const WIDEST: i128 = 100;
/// The minimum radius of a coin, in units: for a smaller one, the digits of a place would be too coarse.
const SMALLEST: i64 = Decimal::ONE / 1_000_000;

/// The rules, with the table and coins of a setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Table {
    plate: Plate,
}

/// A move: the centre of the next coin, written `x,y`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub Point);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Place {
    type Err = MoveFault;

    fn from_str(text: &str) -> Result<Self, MoveFault> {
        let (x, y) = text.split_once(',').ok_or(MoveFault::Malformed)?;
        let coordinate = |text: &str| {
            text.parse::<Decimal>().map_err(|error| match error {
                NoDecimal::Malformed => MoveFault::Malformed,
                NoDecimal::TooLong => MoveFault::Rule { key: "digits", args: Vec::new() },
            })
        };
        Ok(Self(Point { x: coordinate(x)?, y: coordinate(y)? }))
    }
}

/// A reason a coin cannot be placed somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obstacle {
    /// It would extend over the edge of the table.
    Edge,
    /// It would overlap this coin; coins count from 1.
    Coin(usize, Point),
}

impl Table {
    /// Returns the table and the size of its coins.
    pub const fn plate(&self) -> &Plate {
        &self.plate
    }

    /// Returns the obstacle to a coin at a place, if any. The answer is exact.
    pub fn obstacle(&self, laid: &Laid, at: Point) -> Option<Obstacle> {
        if !self.plate.holds(at) {
            return Some(Obstacle::Edge);
        }
        let mut numbered = laid.iter().zip(1..);
        let overlapped = numbered.find(|(coin, _)| !self.plate.are_clear(*coin, at));
        overlapped.map(|(coin, number)| Obstacle::Coin(number, coin))
    }

    fn after(&self, laid: &Laid, at: Point) -> Laid {
        laid.with(at, |laid| match laid.place() {
            Some(place) if self.plate.are_clear(place, at) => Some(place),
            _ => Spread::new(self.plate, laid.iter()).place(),
        })
    }

    /// Returns the relevant places where a coin fits, from the rim inwards: coins close to the rim leave the most room.
    fn snug(spread: &Spread, cancel: &Cancel) -> Result<Vec<Point>, Stopped> {
        const BETWEEN_STEPS: usize = 256;
        let mut places = Vec::new();
        for place in spread.places() {
            if places.len() % BETWEEN_STEPS == 0 {
                cancel.step(0, 0)?;
            }
            places.push(place);
        }
        // Of places equally far out, the one with the shortest notation comes first.
        places.sort_unstable_by_key(|place| (Reverse(place.square_to(Point::CENTRE)), place.decimals(), *place));
        places.dedup();
        Ok(places)
    }

    /// Returns whether a coin other than the reply is known to win. If a coin takes all the remaining room, no two
    /// coins that mirror each other about the central one fit; so the reply, which leaves a symmetric position, takes
    /// all the room too.
    fn wins_elsewhere(&self, laid: &Laid, reply: Point, cancel: &Cancel) -> Result<bool, Stopped> {
        let ends = |at: Point| self.after(laid, at).place().is_none();
        if !ends(reply) {
            return Ok(false);
        }
        let spread = Spread::new(self.plate, laid.iter());
        let places = Self::snug(&spread, cancel)?;
        // The exact search for remaining room runs only for coins that overlap every known place.
        let takes_all = |at: &Point| places.iter().all(|place| !self.plate.are_clear(*place, *at));
        let mut others = places.iter().copied().chain(self.around(reply)).filter(|at| *at != reply && spread.fits(*at));
        Ok(others.any(|at| takes_all(&at) && ends(at)))
    }

    /// Returns points around a place at several small distances.
    fn around(&self, at: Point) -> impl Iterator<Item = Point> + use<> {
        /// Distances as fractions of a coin's radius.
        const PARTS: [i64; 3] = [2, 50, 10_000];
        let radius = self.plate.coin.units();
        let square = |by: i64| (-1..=1).flat_map(move |x| (-1..=1).map(move |y| (x * by, y * by)));
        let all = PARTS.into_iter().flat_map(move |part| square(radius / part));
        all.map(move |(right, up)| Point::of_units(at.x.units() + right, at.y.units() + up))
    }

    /// Returns what the room that is left decides: whether a coin takes all of it, or whether exactly two more coins
    /// fit wherever they are placed, now or after some coin. It looks for nothing if there are many relevant places.
    fn room(&self, laid: &Laid, cancel: &Cancel) -> Result<Option<Room>, Stopped> {
        /// With more places than this, no single coin takes them all.
        const FEW: usize = 40;
        let spread = Spread::new(self.plate, laid.iter());
        let places = Self::snug(&spread, cancel)?;
        if places.len() > FEW {
            return Ok(None);
        }
        let ends = |at: Point| self.after(laid, at).place().is_none();
        let snug: Vec<Point> = places.iter().flat_map(|place| [spread.rounded(*place), *place]).collect();
        for at in &snug {
            cancel.step(0, 0)?;
            if ends(*at) {
                return Ok(Some(Room::Ends(*at)));
            }
        }
        let Some(cover) = spread.cover() else { return Ok(None) };
        match spread.ending(&cover, ends, cancel)? {
            Ending::At(at) => return Ok(Some(Room::Ends(at))),
            Ending::Nowhere => {
                if let Some(pair) = spread.last_two(&cover, cancel)? {
                    return Ok(Some(Room::Two(pair)));
                }
            }
            Ending::Unsettled => {}
        }
        for at in snug {
            let rest: Vec<Point> = places.iter().copied().filter(|place| self.plate.are_clear(*place, at)).collect();
            if !self.plate.fit_together(&rest, 2) || self.plate.fit_together(&rest, 3) {
                continue;
            }
            let after = Spread::new(self.plate, laid.iter().chain([at]));
            if let Some(pair) = after.last_two(&after.cover_within(&cover), cancel)? {
                return Ok(Some(Room::Leaves(at, pair)));
            }
        }
        Ok(None)
    }

    /// Returns whether a coin next to the place that this room names wins, too.
    fn wins_nearby(&self, laid: &Laid, room: Room, cancel: &Cancel) -> Result<bool, Stopped> {
        let spread = Spread::new(self.plate, laid.iter());
        let (Some(named), Some(cover)) = (room.wins(), spread.cover()) else { return Ok(false) };
        let mut near: Vec<Point> = self.around(named).filter(|at| *at != named && spread.fits(*at)).collect();
        near.order_by_key(|at| at.square_to(named));
        for at in near {
            let wins = match room {
                Room::Ends(_) => self.after(laid, at).place().is_none(),
                _ => {
                    let after = Spread::new(self.plate, laid.iter().chain([at]));
                    after.last_two(&after.cover_within(&cover), cancel)?.is_some()
                }
            };
            if wins {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns how many more coins fit, 0, 1 or 2, if it is that number wherever they are placed and that is proved.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` says so.
    pub fn exactly_left(&self, laid: &Laid, cancel: &Cancel) -> Result<Option<usize>, Stopped> {
        match laid.place() {
            None => Ok(Some(0)),
            Some(_) => Spread::new(self.plate, laid.iter()).exactly_left(cancel),
        }
    }

    /// Returns a sensible move for when theory names none and none ends the game: the mirror image of the only unpaired
    /// coin, or else a move as far out as possible that does not give the opponent a position known to be won.
    fn suggest(&self, coins: &[Point], why: &Mirror, cancel: &Cancel) -> Result<Option<Point>, Stopped> {
        let spread = Spread::new(self.plate, coins.iter().copied());
        let places = Self::snug(&spread, cancel)?;
        if let (Centre::Blocked(_), [only]) = (why.centre, why.alone.as_slice())
            && spread.fits(-only.at)
        {
            return Ok(Some(-only.at));
        }
        let rounded = || places.iter().map(|place| spread.rounded(*place));
        Ok(rounded().find(|place| !why.gives_away(&self.plate, *place)).or_else(|| rounded().next()))
    }
}

/// Returns whether a text is a radius.
fn is_radius(text: &str) -> bool {
    text.parse::<Decimal>().is_ok_and(|radius| radius.units() > 0)
}

impl Rules for Table {
    type Position = Laid;
    type Move = Place;

    /// No list can hold every move. These are the places theory considers, which touch the coins and the rim.
    fn moves(&self, laid: &Laid) -> impl Iterator<Item = Place> {
        let spread = Spread::new(self.plate, laid.iter());
        let mut places: Vec<Point> = spread.places().collect();
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(Place)
    }

    fn play(&self, laid: &Laid, place: &Place) -> Result<Laid, MoveFault> {
        let Plate { table, coin } = self.plate;
        match self.obstacle(laid, place.0) {
            None => Ok(self.after(laid, place.0)),
            Some(Obstacle::Edge) => {
                let most = Decimal::of_units(table.units() - coin.units());
                Err(MoveFault::Rule { key: "off-table", args: vec![("most", most.to_string())] })
            }
            Some(Obstacle::Coin(number, at)) => {
                let apart = Decimal::of_units(2 * coin.units());
                let args = vec![("coin", number.to_string()), ("at", at.to_string()), ("apart", apart.to_string())];
                Err(MoveFault::Rule { key: "overlaps", args })
            }
        }
    }

    fn end(&self, laid: &Laid) -> Option<Outcome> {
        laid.place().is_none().then_some(Outcome::Loss)
    }
}

impl Game for Table {
    const ID: &'static str = "table";
    const FIELDS: &'static [Field] =
        &[Field::word("table", "radius", is_radius, "5"), Field::word("coin", "radius", is_radius, "1")];
    const RULES: &'static [&'static str] = &["table", "coin"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &[] },
        Preset { id: "ring", words: &["table=3", "coin=1"] },
        Preset { id: "decimal", words: &["table=2.5", "coin=0.75"] },
        Preset { id: "single", words: &["table=1.9", "coin=1"] },
        Preset { id: "wide", words: &["table=9", "coin=1"] },
    ];
    const LISTING: Listing = Listing::Sample;

    fn random(draw: &mut Rng) -> Vec<String> {
        let tenths = draw.between(22, 69);
        vec![word("table", format!("{}.{}", tenths / 10, tenths % 10)), word("coin", 1)]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        // The fields were checked when they were parsed.
        let radius = |name| setup.word(name).parse::<Decimal>().unwrap_or_default();
        let plate = Plate { table: radius("table"), coin: radius("coin") };
        let args = || vec![("table", plate.table.to_string()), ("coin", plate.coin.to_string())];
        let units = |radius: Decimal| i128::from(radius.units());
        if plate.coin >= plate.table {
            return Err(setup.error("coin", SetupFault::Rule { key: "coin-too-large", args: args() }));
        }
        if units(plate.table) > WIDEST * units(plate.coin) {
            return Err(setup.error("table", SetupFault::Rule { key: "table-too-large", args: args() }));
        }
        if plate.coin.units() < SMALLEST {
            return Err(setup.error("coin", SetupFault::Rule { key: "coin-too-small", args: args() }));
        }
        Ok(Self { plate })
    }

    fn start(&self) -> Laid {
        Laid::empty(Point::CENTRE)
    }

    /// Lists a corner once although it is found twice, with and without play, at nearly the same place.
    fn listed<'a>(&'a self, laid: &'a Laid) -> impl Iterator<Item = Place> {
        let near = 4 * self.plate.tolerance().units();
        let is_near = move |one: Decimal, other: Decimal| one.units().abs_diff(other.units()) <= near.unsigned_abs();
        let mut known: Vec<Point> = Vec::new();
        self.moves(laid).filter(move |Place(at)| {
            // The places come sorted from left to right.
            let twice =
                known.iter().rev().take_while(|other| is_near(other.x, at.x)).any(|other| is_near(other.y, at.y));
            if !twice {
                known.push(*at);
            }
            !twice
        })
    }

    fn read(&self, _: &Laid, text: &str) -> Result<Place, MoveFault> {
        text.parse()
    }

    fn analyse(&self, laid: &Laid, cancel: &Cancel) -> Result<Analysis<Place>, Stopped> {
        let coins: Vec<Point> = laid.iter().collect();
        let mut why = Mirror::of(&self.plate, &coins);
        let over = self.end(laid);
        if let (None, Some(reply), false) = (over, why.reply, coins.is_empty()) {
            why.elsewhere = self.wins_elsewhere(laid, reply, cancel)?.then_some(Elsewhere::Somewhere);
        }
        if over.is_none() && why.outcome() == Outcome::Unknown {
            why.room = self.room(laid, cancel)?;
        }
        let is_one_of_several = match why.room {
            Some(room) => self.wins_nearby(laid, room, cancel)?,
            None => why.elsewhere.is_some(),
        };
        let suggested = match (over, why.wins()) {
            (Some(_), _) => None,
            (None, Some(place)) => Some(place),
            (None, None) => self.suggest(&coins, &why, cancel)?.or(laid.place()),
        };
        Ok(Analysis {
            worth: Worth::of(over.unwrap_or_else(|| why.outcome())),
            best: Best {
                moves: why.wins().map(Place).into_iter().filter(|_| over.is_none()).collect(),
                truncated: is_one_of_several,
            },
            suggested: suggested.map(Place),
            grundy: None,
            reason: Reason::Mirror(why),
        })
    }
}
