//! # Moore's nim
//!
//! Up to ten heaps. A move lowers one to k heaps, each by any positive amount. Whoever takes the last object wins; with
//! `last=loses`, loses.

use std::fmt;

use super::nim::HEAPS;
use crate::{
    analysis::Analysis,
    cancel::{Cancel, Stopped},
    convention::Convention,
    error::MoveFault,
    fields::{Field, LAST, Preset, QUINTILLION, Setup, SetupError, list, word, write_joined},
    game::Game,
    heaps::{self, Cut, Heaps},
    map::{Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::{
        column_sums::{ColumnSums, hold_out, is_lost, moves, remoteness, winning},
        nim_sum::Flip,
    },
    worth::Worth,
};

/// The rules, with the heaps of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moore {
    heaps: Heaps,
    k: u64,
    last: Convention,
}

/// A move: cuts of several heaps in heap order, written `1:3,2:1`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cuts(pub Vec<Cut>);

impl fmt::Display for Cuts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(f, &self.0)
    }
}

impl Moore {
    /// Returns the maximum number of heaps a move may lower.
    pub fn k(&self) -> usize {
        usize::try_from(self.k).unwrap_or(usize::MAX)
    }
}

impl Rules for Moore {
    type Position = Heaps;
    type Move = Cuts;

    fn moves(&self, heaps: &Heaps) -> impl Iterator<Item = Cuts> {
        moves(&heaps.0, self.k).map(Cuts)
    }

    fn play(&self, heaps: &Heaps, cuts: &Cuts) -> Result<Heaps, MoveFault> {
        if let Some(pair) = cuts.0.windows(2).find(|pair| pair[1].heap <= pair[0].heap) {
            return Err(MoveFault::PartOrder { part: pair[1].heap });
        }
        if cuts.0.is_empty() {
            return Err(MoveFault::Malformed);
        }
        cuts.0.iter().try_for_each(|cut| heaps.check(*cut))?;
        if cuts.0.len() > self.k() {
            return Err(MoveFault::TooManyParts { count: cuts.0.len(), max: self.k() });
        }
        Ok(heaps.after(&cuts.0))
    }

    fn end(&self, heaps: &Heaps) -> Option<Outcome> {
        heaps.is_empty().then(|| self.last.stuck())
    }

    fn representative(&self, heaps: &Heaps) -> Heaps {
        heaps.in_order()
    }
}

impl Game for Moore {
    const ID: &'static str = "moore";
    const FIELDS: &'static [Field] = &[HEAPS, Field::int("k", 1, 10, "2"), LAST];
    const RULES: &'static [&'static str] = &["k", "last"];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "classic", words: &["heaps=3,4,5", "k=2"] },
        Preset { id: "odd", words: &["heaps=3,5,7,9", "k=2"] },
        Preset { id: "three", words: &["heaps=6,7,8,9,10", "k=3"] },
        Preset { id: "misere", words: &["heaps=1,2,3,4", "k=2", "last=loses"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        let heaps = draw.several(3, 6, 1, 12);
        vec![list("heaps", &heaps), word("k", draw.between(2, if heaps.len() > 3 { 3 } else { 2 })), draw.last()]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { heaps: Heaps::of_setup(setup, "heaps")?, k: setup.count("k"), last: Convention::of(setup) })
    }

    fn start(&self) -> Heaps {
        self.heaps.clone()
    }

    fn read(&self, _: &Heaps, text: &str) -> Result<Cuts, MoveFault> {
        text.split(',').map(str::parse).collect::<Result<_, _>>().map(Cuts)
    }

    fn map(&self) -> Option<&dyn Mapped<Heaps>> {
        Some(self)
    }

    fn reaches(&self, heaps: &Heaps) -> u64 {
        heaps.0.iter().fold(1, |all, size| all.saturating_mul(size + 1))
    }

    fn analyse(&self, heaps: &Heaps, _: &Cancel) -> Result<Analysis<Cuts>, Stopped> {
        let why = ColumnSums::of(&heaps.0, self.k, self.last);
        let found = (!why.cuts.is_empty()).then(|| why.cuts.iter().map(Flip::cut).collect());
        let hold_out = || hold_out(heaps, self.k, self.last).map(|cut| vec![cut]);
        Ok(Analysis {
            worth: Worth {
                remoteness: Some(remoteness(heaps, self.k, self.last)),
                ..Worth::of(Outcome::won(!is_lost(&heaps.0, self.k, self.last)))
            },
            best: winning(&heaps.0, self.k, self.last).map(Cuts).collect(),
            suggested: found.or_else(hold_out).map(Cuts),
            grundy: None,
            reason: Reason::ColumnSums(why),
        })
    }
}

impl Mapped<Heaps> for Moore {
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
        let won = Glance::won(!is_lost(&heaps.0, self.k, self.last));
        Ok(Glance { remoteness: Some(remoteness(heaps, self.k, self.last)), ..won })
    }
}
