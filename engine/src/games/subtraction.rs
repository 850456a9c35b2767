//! # Subtraction game (Bachet's game)
//!
//! A till holds c coins. A move takes k of them, 1 ≤ k ≤ m. Whoever takes the last coin wins; with `last=loses`, loses.

use std::fmt;

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    convention::Convention,
    digits::whole,
    error::MoveFault,
    fields::{Field, LAST, Preset, QUINTILLION, Setup, SetupError, word},
    game::Game,
    map::{Axis, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::residue::Residue,
    worth::Worth,
};

/// The rules, with the coins and the limit of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subtraction {
    coins: u64,
    most: u64,
    last: Convention,
}

/// The coins left in the till.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Till(pub u64);

/// A move: the number of coins taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take(pub u64);

impl fmt::Display for Till {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Subtraction {
    /// Returns the maximum that may be taken from this till; 0 if it is empty.
    pub fn limit(&self, till: Till) -> u64 {
        self.most.min(till.0)
    }

    /// Whether taking the last coin loses.
    pub const fn is_misere(&self) -> bool {
        self.last.is_misere()
    }
}

impl Rules for Subtraction {
    type Position = Till;
    type Move = Take;

    fn moves(&self, till: &Till) -> impl Iterator<Item = Take> {
        (1..=self.limit(*till)).map(Take)
    }

    fn play(&self, till: &Till, take: &Take) -> Result<Till, MoveFault> {
        let max = self.limit(*till);
        if (1..=max).contains(&take.0) {
            Ok(Till(till.0 - take.0))
        } else {
            Err(MoveFault::Amount { amount: take.to_string(), part: None, min: 1, max })
        }
    }

    fn end(&self, till: &Till) -> Option<Outcome> {
        (till.0 == 0).then(|| self.last.stuck())
    }
}

impl Game for Subtraction {
    const ID: &'static str = "subtraction";
    const FIELDS: &'static [Field] =
        &[Field::int("c", 1, QUINTILLION, "17"), Field::int("m", 1, QUINTILLION, "9"), LAST];
    const RULES: &'static [&'static str] = &["m", "last"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "classic", words: &["c=17", "m=9"] },
        Preset { id: "matches", words: &["c=21", "m=3", "last=loses"] },
        Preset { id: "hundred", words: &["c=100", "m=10"] },
        Preset { id: "large", words: &["c=10000", "m=9"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        let most = draw.between(2, 12);
        vec![word("c", draw.between(most + 2, 5 * (most + 1))), word("m", most), draw.last()]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { coins: setup.count("c"), most: setup.count("m"), last: Convention::of(setup) })
    }

    fn start(&self) -> Till {
        Till(self.coins)
    }

    fn read(&self, _: &Till, text: &str) -> Result<Take, MoveFault> {
        whole(text).map(Take)
    }

    fn map(&self) -> Option<&dyn Mapped<Till>> {
        Some(self)
    }

    fn has_grundy(&self) -> bool {
        !self.last.is_misere()
    }

    fn moves_to(&self, till: &Till, value: u64, _: &Cancel) -> Result<Best<Take>, Stopped> {
        // No two moves of 1 to m coins leave the same remainder. m + 1 does not overflow.
        let lap = self.most + 1;
        let take = (till.0 % lap + lap - value.min(self.most)) % lap;
        let reached = value <= self.most && (1..=self.limit(*till)).contains(&take);
        Ok(reached.then_some(Take(take)).into_iter().collect())
    }

    fn reaches(&self, till: &Till) -> u64 {
        till.0.saturating_add(1)
    }

    fn analyse(&self, till: &Till, _: &Cancel) -> Result<Analysis<Take>, Stopped> {
        let why = Residue::of(till.0, self.most, self.last);
        // In a lost position every move lasts equally long; taking one coin leaves the opponent the most losing
        // replies.
        let hold_out = (till.0 > 0).then_some(1);
        Ok(Analysis {
            worth: Worth { remoteness: Some(why.remoteness()), ..Worth::of(Outcome::won(!why.is_lost())) },
            best: Best::from_iter(why.take.map(Take)),
            suggested: why.take.or(hold_out).map(Take),
            grundy: (!self.last.is_misere()).then_some(why.residue),
            reason: Reason::Residue(why),
        })
    }
}

impl Mapped<Till> for Subtraction {
    fn plane(&self) -> Plane {
        Plane::line(Axis::new("coins", 0, QUINTILLION.unsigned_abs()))
    }

    fn at(&self, spot: Spot) -> Option<Till> {
        self.plane().has(spot).then_some(Till(spot.x))
    }

    fn spot(&self, till: &Till) -> Option<Spot> {
        Some(Spot::on_line(till.0))
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        Some(Opening::before(0, spot.x, |coins| word("c", coins), 1))
    }

    fn glance(&self, till: &Till, cancel: &Cancel) -> Result<Glance, Stopped> {
        Ok(Glance::of(&self.analyse(till, cancel)?))
    }
}
