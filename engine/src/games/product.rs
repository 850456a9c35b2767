//! # Product game
//!
//! The product starts at 1. A move multiplies it by a factor from 2 to 9. Whoever makes it exceed c wins.

use std::fmt;

use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    digits::whole,
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, word},
    game::Game,
    map::{Axis, Ends, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::ladder::{Ladder, factors},
    worth::Worth,
};

/// The rules, with the bound of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Product {
    bound: u64,
}

/// The product so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Total(pub u64);

/// A move: the factor by which the product is multiplied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Factor(pub u64);

impl fmt::Display for Total {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Product {
    /// Returns the number that must be exceeded.
    pub const fn bound(&self) -> u64 {
        self.bound
    }

    /// Returns the factor that leaves the opponent the fewest winning replies. From a lost rung, every move takes
    /// equally long.
    fn hold_out(&self, total: Total) -> Option<Factor> {
        let replies = |factor: &u64| Ladder::of(total.0.saturating_mul(*factor), self.bound).winning.len();
        self.factors(total).min_by_key(replies).map(Factor)
    }

    fn factors(&self, total: Total) -> impl DoubleEndedIterator<Item = u64> {
        factors().filter(move |_| total.0 <= self.bound)
    }
}

impl Rules for Product {
    type Position = Total;
    type Move = Factor;

    fn moves(&self, total: &Total) -> impl Iterator<Item = Factor> {
        self.factors(*total).map(Factor)
    }

    fn play(&self, total: &Total, factor: &Factor) -> Result<Total, MoveFault> {
        if factors().any(|allowed| allowed == factor.0) {
            Ok(Total(total.0 * factor.0))
        } else {
            Err(MoveFault::Rule { key: "factor", args: Vec::new() })
        }
    }

    fn end(&self, total: &Total) -> Option<Outcome> {
        (total.0 > self.bound).then_some(Outcome::Loss)
    }
}

impl Game for Product {
    const ID: &'static str = "product";
    const FIELDS: &'static [Field] = &[Field::int("c", 2, 1_000_000_000_000, "1000")];
    const RULES: &'static [&'static str] = &["c"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "thousand", words: &["c=1000"] },
        Preset { id: "hundred", words: &["c=100"] },
        Preset { id: "lost", words: &["c=18"] },
        Preset { id: "million", words: &["c=1000000"] },
        Preset { id: "trillion", words: &["c=1000000000000"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        // Bounds of two, three and four digits are equally likely.
        let least = [20, 100, 1000][draw.below(3)];
        vec![word("c", draw.between(least, 5 * least - 1))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { bound: setup.count("c") })
    }

    fn start(&self) -> Total {
        Total(1)
    }

    fn read(&self, _: &Total, text: &str) -> Result<Factor, MoveFault> {
        whole(text).map(Factor)
    }

    fn map(&self) -> Option<&dyn Mapped<Total>> {
        Some(self)
    }

    fn analyse(&self, total: &Total, _: &Cancel) -> Result<Analysis<Factor>, Stopped> {
        let why = Ladder::of(total.0, self.bound);
        let mut winning = why.winning.iter().copied().map(Factor);
        Ok(Analysis {
            worth: Worth { remoteness: Some(why.rung), ..Worth::of(Outcome::won(!why.is_lost())) },
            best: winning.clone().collect(),
            suggested: winning.next().or_else(|| self.hold_out(*total)),
            grundy: None,
            reason: Reason::Ladder(why),
        })
    }
}

impl Mapped<Total> for Product {
    fn plane(&self) -> Plane {
        Plane { ends: Ends::Most, ..Plane::line(Axis::new("product", 1, self.bound)) }
    }

    fn at(&self, spot: Spot) -> Option<Total> {
        self.plane().has(spot).then_some(Total(spot.x))
    }

    fn spot(&self, total: &Total) -> Option<Spot> {
        let spot = Spot::on_line(total.0);
        self.plane().has(spot).then_some(spot)
    }

    /// Only products of the factors come up in a game.
    fn opening(&self, spot: Spot) -> Option<Opening> {
        let mut rest = self.at(spot)?.0;
        let mut moves = Vec::new();
        for factor in factors().rev() {
            while rest.is_multiple_of(factor) {
                rest /= factor;
                moves.push(factor.to_string());
            }
        }
        (rest == 1).then(|| Opening { fields: Vec::new(), moves })
    }

    fn glance(&self, total: &Total, _: &Cancel) -> Result<Glance, Stopped> {
        let why = Ladder::of(total.0, self.bound);
        Ok(Glance { remoteness: Some(why.rung), ..Glance::won(!why.is_lost()) })
    }
}
