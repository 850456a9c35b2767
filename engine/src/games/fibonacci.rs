//! # Fibonacci nim
//!
//! A till holds c coins. The first move takes 1 or 2 coins; after that, a move takes at least one coin and at most
//! twice what the opponent just took. Whoever empties the till wins.

use std::fmt;

use super::subtraction::Take;
use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    digits::whole,
    error::MoveFault,
    fields::{Field, Preset, QUINTILLION, Setup, SetupError, word},
    game::Game,
    map::{Axis, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::zeckendorf::Zeckendorf,
    worth::Worth,
};

/// The maximum the first move may take.
pub(super) const FIRST_LIMIT: u64 = 2;

/// The rules, with the coins of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fibonacci {
    coins: u64,
}

impl Fibonacci {
    /// Returns the number of coins in the till at the start.
    pub const fn coins(&self) -> u64 {
        self.coins
    }
}

/// The coins left in the till and the limit on the next move, shown as `20,2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limited {
    /// The coins left.
    pub rest: u64,
    /// Twice what was taken last, even if fewer coins are left.
    pub limit: u64,
}

impl Limited {
    /// Returns the maximum that can be taken; 0 once the till is empty.
    pub fn reach(self) -> u64 {
        self.limit.min(self.rest)
    }
}

impl fmt::Display for Limited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.rest, self.limit)
    }
}

impl Rules for Fibonacci {
    type Position = Limited;
    type Move = Take;

    fn moves(&self, till: &Limited) -> impl Iterator<Item = Take> {
        (1..=till.reach()).map(Take)
    }

    fn play(&self, till: &Limited, take: &Take) -> Result<Limited, MoveFault> {
        let max = till.reach();
        if (1..=max).contains(&take.0) {
            Ok(Limited { rest: till.rest - take.0, limit: 2 * take.0 })
        } else {
            Err(MoveFault::Amount { amount: take.to_string(), part: None, min: 1, max })
        }
    }

    fn end(&self, till: &Limited) -> Option<Outcome> {
        (till.rest == 0).then_some(Outcome::Loss)
    }
}

impl Game for Fibonacci {
    const ID: &'static str = "fibonacci";
    const FIELDS: &'static [Field] = &[Field::int("c", 1, QUINTILLION, "20")];
    const RULES: &'static [&'static str] = &[];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "classic", words: &["c=20"] },
        Preset { id: "three", words: &["c=3"] },
        Preset { id: "four", words: &["c=4"] },
        Preset { id: "part", words: &["c=89"] },
        Preset { id: "table", words: &["c=300"] },
        Preset { id: "large", words: &["c=1000000000000000000"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        vec![word("c", draw.between(8, 100))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { coins: setup.count("c") })
    }

    fn start(&self) -> Limited {
        Limited { rest: self.coins, limit: FIRST_LIMIT }
    }

    fn read(&self, _: &Limited, text: &str) -> Result<Take, MoveFault> {
        whole(text).map(Take)
    }

    fn map(&self) -> Option<&dyn Mapped<Limited>> {
        Some(self)
    }

    fn analyse(&self, till: &Limited, _: &Cancel) -> Result<Analysis<Take>, Stopped> {
        let why = Zeckendorf::of(till.rest, till.limit);
        Ok(Analysis {
            worth: Worth { remoteness: Some(why.remoteness()), ..Worth::of(Outcome::won(!why.is_lost())) },
            best: why.winning().map(Take).collect(),
            suggested: why.take.or_else(|| why.hold_out()).map(Take),
            grundy: None,
            reason: Reason::Zeckendorf(why),
        })
    }
}

/// Returns moves that end with taking `last`, the first at most [`FIRST_LIMIT`] and each at most twice the one before.
/// Empty if a game starts with the limit that `last` sets.
pub(super) fn takings_to(last: u64) -> Vec<u64> {
    let halves = std::iter::successors(Some(last), |taken| (*taken > FIRST_LIMIT).then(|| taken.div_ceil(2)));
    let mut takings: Vec<u64> = halves.filter(|taken| 2 * taken > FIRST_LIMIT).collect();
    takings.reverse();
    takings
}

impl Mapped<Limited> for Fibonacci {
    fn plane(&self) -> Plane {
        let most = QUINTILLION.unsigned_abs();
        // A limit is twice a take, so takes of up to half the maximum give every limit.
        let board = Plane::board(Axis::new("coins", 0, most), Axis::new("taken", 1, most / 2));
        Plane { closed: true, ..board }
    }

    fn at(&self, spot: Spot) -> Option<Limited> {
        self.plane().has(spot).then(|| Limited { rest: spot.x, limit: 2 * spot.y })
    }

    fn spot(&self, till: &Limited) -> Option<Spot> {
        Some(Spot { x: till.rest, y: till.limit / 2, z: 0 })
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        self.at(spot)?;
        let mut taken = takings_to(spot.y);
        if spot.x == 0 && taken.is_empty() {
            taken.push(1);
        }
        let coins = taken.iter().try_fold(spot.x, |coins, take| coins.checked_add(*take))?;
        let fields = vec![word("c", coins)];
        (coins <= QUINTILLION.unsigned_abs())
            .then(|| Opening { fields, moves: taken.iter().map(u64::to_string).collect() })
    }

    fn glance(&self, till: &Limited, _: &Cancel) -> Result<Glance, Stopped> {
        let why = Zeckendorf::of(till.rest, till.limit);
        Ok(Glance { remoteness: Some(why.remoteness()), ..Glance::won(!why.is_lost()) })
    }
}
