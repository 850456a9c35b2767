//! # Subtraction-set game on several piles
//!
//! Up to ten piles of coins. A move takes a number of coins that is in the set from one pile. Whoever cannot move
//! loses.

use std::{cmp::Reverse, sync::OnceLock};

use super::coins::{MOST, SET, joined, set_of};
use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped, get_or_compute},
    error::MoveFault,
    fields::{Field, Preset, Setup, SetupError, list},
    game::Game,
    heaps::{self, Cut, Heaps},
    lengths::{Limits, lengths},
    map::{Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::subtraction_set::{Piles, SumRemoteness, Values},
    worth::Worth,
};

/// The rules, with the piles of a setup. The values are computed on first use.
#[derive(Debug)]
pub struct CoinPiles {
    piles: Heaps,
    set: Vec<u64>,
    values: OnceLock<Values>,
    near: OnceLock<Option<Values>>,
}

/// Values of piles up to this size are quick enough to compute while drawing.
const NEAR: u64 = 1 << 12;

impl CoinPiles {
    /// Returns the sizes that may be taken from a pile of this size, ascending.
    pub fn sizes(&self, size: u64) -> impl Iterator<Item = u64> {
        self.set.iter().copied().take_while(move |take| *take <= size)
    }

    /// Returns the Grundy value of a pile of this size; `None` if it takes too long to compute while drawing.
    pub fn grundy_at_once(&self, size: u64) -> Option<u64> {
        let near = || Values::of(&self.set, self.largest().min(NEAR), &Cancel::never());
        self.near.get_or_init(|| near().ok()).as_ref()?.get(size)
    }

    fn largest(&self) -> u64 {
        self.piles.0.iter().copied().max().unwrap_or(0)
    }

    fn values(&self, cancel: &Cancel) -> Result<&Values, Stopped> {
        get_or_compute(&self.values, || Values::of(&self.set, self.largest(), cancel))
    }

    /// Returns the move to play in a lost position: the one that lasts longest or, if that is unknown, takes the least.
    /// Of several such moves it is the one with the smallest share of winning replies.
    fn hold_out(&self, piles: &Heaps, values: &Values, remoteness: Option<&SumRemoteness>) -> Option<Cut> {
        let lasts = |cut: &Cut| remoteness.and_then(|remoteness| remoteness.get(&piles.after(&[*cut])));
        let answered = |cut: &Cut| values.answered(&piles.after(&[*cut]).0);
        let least = if remoteness.is_none() { self.moves(piles).map(|cut| cut.take).min() } else { None };
        let moves = self.moves(piles).filter(|cut| least.is_none_or(|least| cut.take == least));
        moves.min_by_key(|cut| (Reverse(lasts(cut)), answered(cut)))
    }
}

impl Rules for CoinPiles {
    type Position = Heaps;
    type Move = Cut;

    fn moves(&self, piles: &Heaps) -> impl Iterator<Item = Cut> {
        let numbered = (1..).zip(&piles.0);
        numbered.flat_map(|(heap, &size)| self.sizes(size).map(move |take| Cut { heap, take }))
    }

    fn play(&self, piles: &Heaps, cut: &Cut) -> Result<Heaps, MoveFault> {
        match piles.check(*cut) {
            Err(fault @ MoveFault::NoSuchPart { .. }) => Err(fault),
            _ if self.set.binary_search(&cut.take).is_err() => {
                Err(MoveFault::Rule { key: "size", args: vec![("sizes", joined(&self.set))] })
            }
            Err(_) => {
                let coins = piles.size(cut.heap).to_string();
                Err(MoveFault::Rule { key: "too-many", args: vec![("coins", coins)] })
            }
            Ok(()) => Ok(piles.after(&[*cut])),
        }
    }

    fn end(&self, piles: &Heaps) -> Option<Outcome> {
        self.moves(piles).next().is_none().then_some(Outcome::Loss)
    }

    fn parts(&self, piles: &Heaps) -> Vec<Heaps> {
        piles.alone()
    }

    fn representative(&self, piles: &Heaps) -> Heaps {
        piles.in_order()
    }
}

impl Game for CoinPiles {
    const ID: &'static str = "coin-piles";
    const FIELDS: &'static [Field] = &[Field::list("piles", 10, 0, MOST, "5,8,11"), SET];
    const RULES: &'static [&'static str] = &["set"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "classic", words: &["piles=5,8,11", "set=1,3,4"] },
        Preset { id: "lost", words: &["piles=4,6,9,10", "set=1,3,4"] },
        Preset { id: "primes", words: &["piles=10,20,30", "set=2,3,5,7"] },
        Preset { id: "seven", words: &["piles=7,14,21,28,35", "set=1,2,5,10"] },
        Preset { id: "large", words: &["piles=10000000,9999999,1234567", "set=3,8,17"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        vec![list("piles", &draw.several(3, 4, 9, 20)), list("set", &draw.distinct(2, 4, 1, 9))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self {
            piles: Heaps(setup.counts("piles")),
            set: set_of(setup),
            values: OnceLock::new(),
            near: OnceLock::new(),
        })
    }

    fn start(&self) -> Heaps {
        self.piles.clone()
    }

    fn read(&self, _: &Heaps, text: &str) -> Result<Cut, MoveFault> {
        text.parse()
    }

    fn map(&self) -> Option<&dyn Mapped<Heaps>> {
        Some(self)
    }

    fn has_grundy(&self) -> bool {
        true
    }

    fn lengths(&self, piles: &[Heaps], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        lengths(self, piles, Limits::WHOLE, cancel)
    }

    /// A pile can shrink by the smallest size of the set, again and again.
    fn reaches(&self, piles: &Heaps) -> u64 {
        let least = self.set.first().copied().unwrap_or(u64::MAX);
        piles.0.iter().fold(1, |all, size| all.saturating_mul(size / least + 1))
    }

    fn analyse(&self, piles: &Heaps, cancel: &Cancel) -> Result<Analysis<Cut>, Stopped> {
        let values = self.values(cancel)?;
        let remoteness = SumRemoteness::of(piles, &self.set);
        let why = Piles::of(piles, values, remoteness.as_ref());
        let hold_out = || self.hold_out(piles, values, remoteness.as_ref());
        Ok(Analysis {
            worth: Worth {
                remoteness: remoteness.as_ref().and_then(|remoteness| remoteness.get(piles)),
                ..Worth::of(Outcome::won(why.nim_sum > 0))
            },
            best: why.winning().map(|keep| keep.cut()).collect(),
            suggested: why.keep.map(|keep| keep.cut()).or_else(hold_out),
            grundy: Some(why.nim_sum),
            reason: Reason::SubtractionPiles(why),
        })
    }
}

impl Mapped<Heaps> for CoinPiles {
    fn plane(&self) -> Plane {
        Plane { grows: true, ..heaps::plane(MOST.unsigned_abs(), ["pile-one", "pile-two", "pile-three"]) }
    }

    fn at(&self, spot: Spot) -> Option<Heaps> {
        self.plane().has(spot).then(|| Heaps::of_spot(spot))
    }

    fn spot(&self, heaps: &Heaps) -> Option<Spot> {
        heaps.spot()
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        Some(Heaps::opening(spot, "piles", *self.set.first()?))
    }

    fn glance(&self, heaps: &Heaps, cancel: &Cancel) -> Result<Glance, Stopped> {
        let values = self.values(cancel)?;
        let sum = heaps.0.iter().try_fold(0, |sum, pile| values.get(*pile).map(|value| sum ^ value));
        Ok(Glance::of_value(sum))
    }
}
