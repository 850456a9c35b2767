//! # Nim
//!
//! Up to ten heaps. A move takes any positive number of objects from one heap. Whoever takes the last object wins; with
//! `last=loses`, loses.

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    convention::Convention,
    error::MoveFault,
    fields::{Field, LAST, Preset, QUINTILLION, Setup, SetupError, list},
    game::Game,
    heaps::{self, Cut, Heaps},
    map::{Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::nim_sum::{Flip, NimSum, flips, hold_out, is_lost, nim_sum, remoteness},
    worth::Worth,
};

/// The field with the heaps, shared by nim and its relatives.
pub const HEAPS: Field = Field::list("heaps", 10, 0, QUINTILLION, "3,4,5");

/// The rules, with the heaps of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nim {
    heaps: Heaps,
    last: Convention,
}

impl Rules for Nim {
    type Position = Heaps;
    type Move = Cut;

    fn moves(&self, heaps: &Heaps) -> impl Iterator<Item = Cut> {
        heaps.cuts()
    }

    fn play(&self, heaps: &Heaps, cut: &Cut) -> Result<Heaps, MoveFault> {
        heaps.check(*cut)?;
        Ok(heaps.after(&[*cut]))
    }

    fn end(&self, heaps: &Heaps) -> Option<Outcome> {
        heaps.is_empty().then(|| self.last.stuck())
    }

    /// In misère play the heaps are not independent.
    fn parts(&self, heaps: &Heaps) -> Vec<Heaps> {
        if self.last.is_misere() { Vec::new() } else { heaps.alone() }
    }

    fn representative(&self, heaps: &Heaps) -> Heaps {
        heaps.in_order()
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const FIELDS: &'static [Field] = &[HEAPS, LAST];
    const RULES: &'static [&'static str] = &["last"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "classic", words: &["heaps=3,4,5"] },
        Preset { id: "worked", words: &["heaps=18,8,14,9,23"] },
        Preset { id: "marienbad", words: &["heaps=1,3,5,7", "last=loses"] },
        Preset { id: "turn", words: &["heaps=1,1,2", "last=loses"] },
        Preset { id: "equal", words: &["heaps=7,7"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        vec![list("heaps", &draw.several(3, 5, 1, 15)), draw.last()]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { heaps: Heaps::of_setup(setup, "heaps")?, last: Convention::of(setup) })
    }

    fn start(&self) -> Heaps {
        self.heaps.clone()
    }

    fn read(&self, _: &Heaps, text: &str) -> Result<Cut, MoveFault> {
        text.parse()
    }

    fn map(&self) -> Option<&dyn Mapped<Heaps>> {
        Some(self)
    }

    fn has_grundy(&self) -> bool {
        !self.last.is_misere()
    }

    fn moves_to(&self, heaps: &Heaps, value: u64, _: &Cancel) -> Result<Best<Cut>, Stopped> {
        let change = nim_sum(heaps.0.iter().copied()) ^ value;
        let lowered = (1..).zip(&heaps.0).filter(|(_, size)| **size ^ change < **size);
        Ok(lowered.map(|(heap, size)| Cut { heap, take: size - (size ^ change) }).collect())
    }

    fn reaches(&self, heaps: &Heaps) -> u64 {
        heaps.0.iter().fold(1, |all, size| all.saturating_mul(size + 1))
    }

    fn analyse(&self, heaps: &Heaps, _: &Cancel) -> Result<Analysis<Cut>, Stopped> {
        let why = NimSum::of(&heaps.0, self.last);
        Ok(Analysis {
            worth: Worth {
                remoteness: Some(remoteness(heaps, self.last)),
                ..Worth::of(Outcome::won(!is_lost(&heaps.0, self.last)))
            },
            best: flips(&heaps.0, self.last).map(|flip| flip.cut()).collect(),
            suggested: why.flip.as_ref().map(Flip::cut).or_else(|| hold_out(heaps, self.last)),
            grundy: (!self.last.is_misere()).then_some(why.nim_sum),
            reason: Reason::NimSum(why),
        })
    }
}

impl Mapped<Heaps> for Nim {
    fn plane(&self) -> Plane {
        heaps::plane(QUINTILLION.unsigned_abs(), heaps::NAMES)
    }

    fn at(&self, spot: Spot) -> Option<Heaps> {
        self.plane().has(spot).then(|| Heaps::of_spot(spot))
    }

    fn spot(&self, heaps: &Heaps) -> Option<Spot> {
        heaps.spot()
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        Some(Heaps::opening(spot, "heaps", 1))
    }

    fn glance(&self, heaps: &Heaps, _: &Cancel) -> Result<Glance, Stopped> {
        let sum = nim_sum(heaps.0.iter().copied());
        let won = Glance::won(!is_lost(&heaps.0, self.last));
        let grundy = (!self.last.is_misere()).then_some(sum);
        Ok(Glance { grundy, remoteness: Some(remoteness(heaps, self.last)), ..won })
    }
}
