//! # Product game 2
//!
//! The product starts at 1. A move multiplies it by a factor from 2 to 9 that is coprime to the previous factor; the
//! first factor is free. Whoever lands between c and r wins, and whoever exceeds r loses.

use std::{cmp::Reverse, fmt, sync::OnceLock};

use super::product::Factor;
use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    digits::whole,
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, SetupFault, word},
    game::Game,
    map::{Axis, Ends, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::{
        fates::{Branch, FateTable, Fates, Range, ended, moves},
        ladder::factors,
    },
    worth::Worth,
};

/// The rules, with the range of a setup.
#[derive(Debug)]
pub struct CoprimeProduct {
    range: Range,
    table: OnceLock<FateTable>,
}

/// The product so far and the last factor played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place {
    /// The product; 1 at the start.
    pub product: u64,
    /// The last factor; 1 at the start.
    pub last: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.product, self.last)
    }
}

impl CoprimeProduct {
    /// Returns the range in which landing wins.
    pub const fn range(&self) -> Range {
        self.range
    }

    /// Returns the fate of each factor.
    fn fates(&self, place: Place) -> Fates {
        // Solved on first use, so that merely checking a setup stays cheap.
        self.table.get_or_init(|| FateTable::new(self.range)).fates((place.product, place.last))
    }

    /// Returns the perfect player's factor: the soonest win or else the longest resistance and, of several such
    /// factors, the one with the fewest winning replies.
    fn suggested(&self, fates: &Fates) -> Option<u64> {
        let legal = || fates.factors.iter().filter(|branch| branch.fate.is_legal());
        let replies = |branch: &Branch| {
            let after = self.fates(Place { product: branch.product, last: branch.factor });
            after.factors.iter().filter(|reply| reply.fate.wins()).count()
        };
        let latest = || legal().min_by_key(|branch| (Reverse(branch.fate.lasting()), replies(branch)));
        fates.soonest().or_else(|| latest().copied()).map(|branch| branch.factor)
    }
}

impl Rules for CoprimeProduct {
    type Position = Place;
    type Move = Factor;

    fn moves(&self, place: &Place) -> impl Iterator<Item = Factor> {
        let over = self.end(place).is_some();
        moves(place.last).filter(move |_| !over).map(Factor)
    }

    fn play(&self, place: &Place, factor: &Factor) -> Result<Place, MoveFault> {
        if factors().all(|allowed| allowed != factor.0) {
            return Err(MoveFault::Rule { key: "factor", args: Vec::new() });
        }
        if moves(place.last).all(|allowed| allowed != factor.0) {
            let args = vec![("factor", factor.to_string()), ("last", place.last.to_string())];
            return Err(MoveFault::Rule { key: "coprime", args });
        }
        Ok(Place { product: place.product * factor.0, last: factor.0 })
    }

    fn end(&self, place: &Place) -> Option<Outcome> {
        ended(place.product, self.range).map(|end| Outcome::won(end.won))
    }
}

impl Game for CoprimeProduct {
    const ID: &'static str = "coprime-product";
    const FIELDS: &'static [Field] = &[Field::int("c", 2, 1_000_000, "40"), Field::int("r", 2, 1_000_000, "50")];
    const RULES: &'static [&'static str] = &["c", "r"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "forty", words: &["c=40", "r=50"] },
        Preset { id: "narrow", words: &["c=100", "r=100"] },
        Preset { id: "thousand", words: &["c=900", "r=1000"] },
        Preset { id: "million", words: &["c=990000", "r=1000000"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        let least = draw.between(20, 200);
        vec![word("c", least), word("r", draw.between(least, least + 30))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let range = Range { low: setup.count("c"), high: setup.count("r") };
        if range.low > range.high {
            let args = vec![("c", range.low.to_string())];
            return Err(setup.error("r", SetupFault::Rule { key: "below-c", args }));
        }
        Ok(Self { range, table: OnceLock::new() })
    }

    fn start(&self) -> Place {
        Place { product: 1, last: 1 }
    }

    fn read(&self, _: &Place, text: &str) -> Result<Factor, MoveFault> {
        whole(text).map(Factor)
    }

    fn map(&self) -> Option<&dyn Mapped<Place>> {
        Some(self)
    }

    fn analyse(&self, place: &Place, _: &Cancel) -> Result<Analysis<Factor>, Stopped> {
        let fates = self.fates(*place);
        let winning = fates.factors.iter().filter(|branch| branch.fate.wins());
        let won = fates.factors.iter().any(|branch| branch.fate.wins());
        let best = winning.map(|branch| Factor(branch.factor)).collect();
        let suggested = self.suggested(&fates);
        let lasts = suggested.and_then(|factor| fates.factors.iter().find(|branch| branch.factor == factor));
        Ok(Analysis {
            worth: Worth {
                remoteness: Some(lasts.map_or(0, |branch| branch.fate.lasting() + 1)),
                ..Worth::of(self.end(place).unwrap_or(Outcome::won(won)))
            },
            best,
            suggested: suggested.map(Factor),
            grundy: None,
            reason: Reason::Fates(fates),
        })
    }
}

/// Returns factors that lead from 1 to a place without landing earlier; `None` if there are none.
fn place_moves(place: Place, range: Range) -> Option<Vec<u64>> {
    if place == (Place { product: 1, last: 1 }) {
        return Some(Vec::new());
    }
    if place.last == 1 || !place.product.is_multiple_of(place.last) {
        return None;
    }
    let product = place.product / place.last;
    let before = std::iter::once(1).chain(factors()).map(|last| Place { product, last });
    let allowed =
        |before: &Place| ended(before.product, range).is_none() && moves(before.last).any(|f| f == place.last);
    let mut ways = before.filter(allowed).filter_map(|before| place_moves(before, range));
    ways.next().map(|mut way| {
        way.push(place.last);
        way
    })
}

impl Mapped<Place> for CoprimeProduct {
    fn plane(&self) -> Plane {
        let board = Plane::board(Axis::new("product", 1, self.range.high), Axis::new("factor", 1, 9));
        Plane { ends: Ends::Across, ..board }
    }

    /// Only products that can come up in a game; nothing is known about others.
    fn at(&self, spot: Spot) -> Option<Place> {
        if !self.plane().has(spot) {
            return None;
        }
        let place = Place { product: spot.x, last: spot.y };
        place_moves(place, self.range).map(|_| place)
    }

    fn spot(&self, place: &Place) -> Option<Spot> {
        let spot = Spot { x: place.product, y: place.last, z: 0 };
        self.plane().has(spot).then_some(spot)
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        let place = self.at(spot)?;
        let moves = place_moves(place, self.range)?.iter().map(u64::to_string).collect();
        Some(Opening { fields: Vec::new(), moves })
    }

    fn glance(&self, place: &Place, cancel: &Cancel) -> Result<Glance, Stopped> {
        Ok(Glance::of(&self.analyse(place, cancel)?))
    }
}
