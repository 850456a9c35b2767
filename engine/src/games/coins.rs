//! # Coin game
//!
//! A pile holds x coins. A move takes a number of coins that is in the set. Whoever cannot move loses.

use std::{cmp::Reverse, sync::OnceLock};

use super::subtraction::{Take, Till};
use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped, get_or_compute},
    digits::whole,
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, list, word},
    game::Game,
    map::{Axis, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::subtraction_set::{Remoteness, Strip, Values},
    worth::Worth,
};

/// The maximum size of a pile. The values of all smaller piles are stored.
pub const MOST: i64 = 10_000_000;

/// The field with the sizes that may be taken, shared by the games on such a set.
pub(crate) const SET: Field = Field::list("set", 64, 1, 1_000_000, "1,3,4").distinct();

/// Returns the sizes of the field `set`, ascending.
pub(crate) fn set_of(setup: &Setup) -> Vec<u64> {
    let mut set = setup.counts("set");
    set.sort_unstable();
    set
}

/// Formats the sizes as a message shows them: `1,3,4`.
pub(super) fn joined(set: &[u64]) -> String {
    set.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// The rules, with the pile and the set of a setup. The tables are computed on first use.
#[derive(Debug)]
pub struct Coins {
    start: u64,
    set: Vec<u64>,
    tables: OnceLock<(Values, Remoteness)>,
}

impl Coins {
    /// Returns the sizes that may be taken from this pile, ascending.
    pub fn sizes(&self, till: Till) -> impl Iterator<Item = u64> {
        self.set.iter().copied().take_while(move |size| *size <= till.0)
    }

    fn tables(&self, cancel: &Cancel) -> Result<&(Values, Remoteness), Stopped> {
        get_or_compute(&self.tables, || {
            Ok((Values::of(&self.set, self.start, cancel)?, Remoteness::of(&self.set, self.start, cancel)?))
        })
    }
}

impl Rules for Coins {
    type Position = Till;
    type Move = Take;

    fn moves(&self, till: &Till) -> impl Iterator<Item = Take> {
        self.sizes(*till).map(Take)
    }

    fn play(&self, till: &Till, take: &Take) -> Result<Till, MoveFault> {
        if self.set.binary_search(&take.0).is_err() {
            return Err(MoveFault::Rule { key: "size", args: vec![("sizes", joined(&self.set))] });
        }
        let left = till.0.checked_sub(take.0).map(Till);
        left.ok_or_else(|| MoveFault::Rule { key: "too-many", args: vec![("coins", till.to_string())] })
    }

    fn end(&self, till: &Till) -> Option<Outcome> {
        self.sizes(*till).next().is_none().then_some(Outcome::Loss)
    }
}

impl Game for Coins {
    const ID: &'static str = "coins";
    const FIELDS: &'static [Field] = &[Field::int("x", 1, MOST, "15"), SET];
    const RULES: &'static [&'static str] = &["set"];
    const CUSTOM: bool = true;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "classic", words: &["x=15", "set=1,3,4"] },
        Preset { id: "primes", words: &["x=40", "set=2,3,5,7"] },
        Preset { id: "squares", words: &["x=60", "set=1,4,9,16,25,36,49"] },
        Preset { id: "late", words: &["x=120", "set=2,6,11,15"] },
        Preset { id: "large", words: &["x=10000000", "set=3,8,17"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        vec![word("x", draw.between(12, 50)), list("set", &draw.distinct(2, 4, 1, 9))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { start: setup.count("x"), set: set_of(setup), tables: OnceLock::new() })
    }

    fn start(&self) -> Till {
        Till(self.start)
    }

    fn read(&self, _: &Till, text: &str) -> Result<Take, MoveFault> {
        whole(text).map(Take)
    }

    fn map(&self) -> Option<&dyn Mapped<Till>> {
        Some(self)
    }

    fn has_grundy(&self) -> bool {
        true
    }

    fn reaches(&self, till: &Till) -> u64 {
        till.0 / self.set.first().copied().unwrap_or(u64::MAX) + 1
    }

    fn analyse(&self, till: &Till, cancel: &Cancel) -> Result<Analysis<Take>, Stopped> {
        let (values, remoteness) = self.tables(cancel)?;
        let why = Strip::of(till.0, values, remoteness);
        let best: Best<Take> = why.pile.to_value(0).map(|reach| Take(reach.take)).collect();
        let slow = || {
            let key = |left: u64| (Reverse(remoteness.get(left)), values.answered(&[left]));
            why.pile.options.iter().copied().min_by_key(|reach| key(reach.left))
        };
        Ok(Analysis {
            worth: Worth { remoteness: remoteness.get(till.0), ..Worth::of(Outcome::won(!why.is_lost())) },
            best,
            suggested: why.keep.or_else(slow).map(|reach| Take(reach.take)),
            grundy: Some(why.pile.value),
            reason: Reason::SubtractionSet(why),
        })
    }
}

impl Mapped<Till> for Coins {
    fn plane(&self) -> Plane {
        Plane { grows: true, ..Plane::line(Axis::new("coins", 0, MOST.unsigned_abs())) }
    }

    fn at(&self, spot: Spot) -> Option<Till> {
        self.plane().has(spot).then_some(Till(spot.x))
    }

    fn spot(&self, till: &Till) -> Option<Spot> {
        Some(Spot::on_line(till.0))
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        Some(Opening::before(0, spot.x, |coins| word("x", coins), *self.set.first()?))
    }

    fn glance(&self, till: &Till, cancel: &Cancel) -> Result<Glance, Stopped> {
        let (values, remoteness) = self.tables(cancel)?;
        Ok(Glance { remoteness: remoteness.get(till.0), ..Glance::of_value(values.get(till.0)) })
    }
}
