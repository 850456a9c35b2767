//! Coins on a round table: the arrows move a coin freely; page up and page down change the step.

mod picture;

use zugzwang_engine::{
    Cancel,
    decimal::Decimal,
    games::{
        Table,
        table::{Laid, Obstacle, Place},
    },
    theory::discs::Point,
};

use super::prelude::*;
use crate::look::wording::Wording;

/// The place of the cursor's coin, and how far an arrow moves it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim {
    at: Point,
    /// As usual if it was not changed.
    step: Option<Stride>,
}

impl From<Place> for Aim {
    fn from(Place(at): Place) -> Self {
        Self { at, step: None }
    }
}

impl Aim {
    fn stride(self, game: &Table) -> Stride {
        self.step.unwrap_or_else(|| usual(game))
    }
}

/// A step of 1, 2 or 5 times a power of ten, identified by its number from the smallest one on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Stride(u32);

impl Stride {
    const fn units(self) -> i64 {
        let first = match self.0 % 3 {
            0 => 1,
            1 => 2,
            _ => 5,
        };
        10_i64.saturating_pow(self.0 / 3).saturating_mul(first)
    }

    /// The largest step up to `most`.
    fn up_to(most: i64) -> Self {
        /// The number of 10^18 units, more than any table is wide.
        const LAST: u32 = 54;
        (0..=LAST).rev().map(Self).find(|stride| stride.units() <= most).unwrap_or(Self(0))
    }
}

/// The step at the start: at most half a coin's radius.
fn usual(game: &Table) -> Stride {
    Stride::up_to(game.plate().coin.units() / 2)
}

/// The step after a touch, which has led near the place already.
fn fine(game: &Table) -> Stride {
    Stride::up_to(game.plate().coin.units() / 20)
}

/// A point moved by this many units to the right and up.
const fn moved(at: Point, right: i64, up: i64) -> Point {
    Point::of_units(at.x.units().saturating_add(right), at.y.units().saturating_add(up))
}

impl Board for Table {
    type Game = Self;

    type Cursor = Aim;

    const LISTS_NUMBERS: bool = false;

    /// The coin stays where it was as long as it fits there; otherwise it goes straight to the nearest place, if there is one.
    fn cursor(game: &Self, laid: &Laid, before: Option<&Aim>) -> Aim {
        let Some(before) = before else { return Aim { at: Point::CENTRE, step: None } };
        let by = usual(game).units();
        let steps = 2 * game.plate().table.units() / by;
        let cross = (0..=steps).flat_map(|far| {
            [[1, 0], [0, 1], [-1, 0], [0, -1]].map(|[right, up]| moved(before.at, right * far * by, up * far * by))
        });
        let along = cross.into_iter().find(|at| game.obstacle(laid, *at).is_none());
        let nearest = || game.moves(laid).map(|place| place.0).min_by_key(|place| place.square_to(before.at));
        Aim { at: along.or_else(nearest).unwrap_or(before.at), ..*before }
    }

    fn chosen(game: &Self, laid: &Laid, aim: &Aim) -> Option<Place> {
        game.obstacle(laid, aim.at).is_none().then_some(Place(aim.at))
    }

    fn meant(_: &Self, _: &Laid, aim: &Aim) -> Option<Place> {
        Some(Place(aim.at))
    }

    fn steer(game: &Self, laid: &Laid, aim: &Aim, step: Step) -> Aim {
        let stride = aim.stride(game);
        let by = stride.units();
        let go = |right: i64, up: i64| {
            let most = game.plate().table.units();
            let Point { x, y } = moved(aim.at, right * by, up * by);
            Aim { at: Point::of_units(x.units().clamp(-most, most), y.units().clamp(-most, most)), ..*aim }
        };
        match step {
            Step::Up => go(0, 1),
            Step::Down => go(0, -1),
            Step::Left => go(-1, 0),
            Step::Right => go(1, 0),
            Step::More => {
                Aim { step: Some(Stride(stride.0 + 1).min(Stride::up_to(game.plate().table.units()))), ..*aim }
            }
            Step::Less => Aim { step: Some(Stride(stride.0.saturating_sub(1))), ..*aim },
            Step::Least => Aim { at: Point::CENTRE, ..*aim },
            Step::Most => Aim { at: laid.last().map_or(aim.at, |last| -last), ..*aim },
            Step::Clear => Aim { at: Point::CENTRE, step: None },
        }
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Aim> {
        picture::picture(game, scene, room)
    }

    fn remark(game: &Self, laid: &Laid, aim: &Aim, look: &Look) -> Option<String> {
        let at = aim.at.to_string();
        Some(match game.obstacle(laid, aim.at)? {
            Obstacle::Edge => say!(look, "table-hangs", at = at),
            Obstacle::Coin(coin, _) => say!(look, "table-overlap", at = at, coin = coin),
        })
    }

    /// The room left, as a number.
    fn untold(game: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let then = seen.then.as_ref();
        let (key, now, then) = match exactly(game, seen.now()) {
            // Wherever a coin is placed, one fewer fits.
            Some(left) => ("figure-coins-left", left, then.map(|_| left.saturating_sub(1))),
            None => ("figure-room", sampled(game, seen.now()), then.map(|then| sampled(game, then))),
        };
        Ledger::new([say!(seen.look, key)]).part("", [now], then.map(|then| [then])).lines(seen.look, room)
    }

    fn words(_: &Self, _: &Laid, place: &Place, look: &Look) -> String {
        say!(look, "table-move", at = written(place.0, look))
    }

    fn recite(game: &Self, laid: &Laid, look: &Look) -> Vec<String> {
        let coins =
            if laid.is_empty() { vec![say!(look, "recite-no-coin")] } else { parts(Self::ID, laid.iter(), look) };
        let plate = game.plate();
        let sizes = say!(look, "recite-table", table = plate.table.to_string(), coin = plate.coin.to_string());
        [sizes].into_iter().chain(coins).collect()
    }
}

/// A place in numbers. In plain words it has at most two decimals, because the board shows where it is.
fn written(at: Point, look: &Look) -> String {
    /// The units of the last decimal that is written.
    const LAST: i64 = Decimal::ONE / 100;
    let near = |number: Decimal| Decimal::of_units((number.units() + number.units().signum() * LAST / 2) / LAST * LAST);
    let rounded = Point { x: near(at.x), y: near(at.y) };
    if look.wording != Wording::Plain || rounded == at {
        return at.to_string();
    }
    format!("{}{rounded}", look.glyphs().about)
}

/// The number of coins that still fit, if it is proved.
fn exactly(game: &Table, laid: &Laid) -> Option<usize> {
    /// Beside more coins, a proof takes too long for a frame.
    const COINS: usize = 60;
    if laid.len() > COINS { None } else { game.exactly_left(laid, &Cancel::never()).ok()? }
}

/// The places of a sample where the middle of a coin could lie.
fn sampled(game: &Table, laid: &Laid) -> usize {
    /// Places from the middle of the table to its edge.
    const HALF: i64 = 16;
    let radius = game.plate().table.units();
    let at = |place: i64| radius / HALF * place;
    let places = (-HALF..=HALF).flat_map(|x| (-HALF..=HALF).map(move |y| Point::of_units(at(x), at(y))));
    places.filter(|place| game.obstacle(laid, *place).is_none()).count()
}
