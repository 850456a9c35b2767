//! # Staircase nim
//!
//! Coins lie on up to ten steps. A move pushes any positive number of them from one step to the step below, and from step 1
//! to the ground, where they are out of play. Whoever cannot move loses.

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    error::MoveFault,
    fields::{Field, Preset, QUINTILLION, Setup, SetupError, list},
    game::Game,
    heaps::{self, Cut, Heaps},
    map::{Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::{
        nim_sum::Flip,
        stairs::{self, Stairs, hold_out, moves_to, remoteness},
    },
    worth::Worth,
};

/// The rules, with the coins of a setup. In positions and moves, a heap is a step, counted from the bottom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Staircase {
    steps: Heaps,
}

impl Rules for Staircase {
    type Position = Heaps;
    type Move = Cut;

    fn moves(&self, steps: &Heaps) -> impl Iterator<Item = Cut> {
        steps.cuts()
    }

    fn play(&self, steps: &Heaps, cut: &Cut) -> Result<Heaps, MoveFault> {
        steps.check(*cut)?;
        Ok(stairs::after(steps, *cut))
    }

    fn end(&self, steps: &Heaps) -> Option<Outcome> {
        steps.is_empty().then_some(Outcome::Loss)
    }
}

impl Game for Staircase {
    const ID: &'static str = "staircase";
    const FIELDS: &'static [Field] = &[Field::list("steps", 10, 0, QUINTILLION, "2,3,1,4")];
    const RULES: &'static [&'static str] = &[];
    const CUSTOM: bool = true;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &["steps=2,3,1,4"] },
        Preset { id: "aside", words: &["steps=0,3,0,2"] },
        Preset { id: "twins", words: &["steps=4,1,4,2"] },
        Preset { id: "onto", words: &["steps=1,4,2,0,6"] },
        Preset { id: "worked", words: &["steps=18,5,8,0,14,7,9,2,23,1"] },
        Preset { id: "quintillion", words: &["steps=1000000000000000000,3,999999999999999999,2,5"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        let mut steps = draw.several(4, 6, 0, 7);
        if steps.iter().all(|coins| *coins == 0) {
            steps.fill(1);
        }
        vec![list("steps", &steps)]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { steps: Heaps::of_setup(setup, "steps")? })
    }

    fn start(&self) -> Heaps {
        self.steps.clone()
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

    fn moves_to(&self, steps: &Heaps, value: u64, _: &Cancel) -> Result<Best<Cut>, Stopped> {
        Ok(moves_to(&steps.0, value).collect())
    }

    /// Coins can leave one by one, whatever their steps.
    fn reaches(&self, steps: &Heaps) -> u64 {
        steps.total().saturating_add(1)
    }

    fn analyse(&self, steps: &Heaps, _: &Cancel) -> Result<Analysis<Cut>, Stopped> {
        let why = Stairs::of(&steps.0);
        // Lowering an odd step wins whenever anything does, and it can be explained like a move in nim.
        let lower = |flip: &Flip| Cut { heap: Stairs::step(flip.heap - 1), ..flip.cut() };
        Ok(Analysis {
            worth: Worth { remoteness: remoteness(steps), ..Worth::of(Outcome::won(why.heaps.nim_sum != 0)) },
            best: moves_to(&steps.0, 0).collect(),
            suggested: why.heaps.flip.as_ref().map(lower).or_else(|| hold_out(steps)),
            grundy: Some(why.heaps.nim_sum),
            reason: Reason::Stairs(why),
        })
    }
}

/// Two steps, with a third one as the slice.
impl Mapped<Heaps> for Staircase {
    fn plane(&self) -> Plane {
        heaps::plane(QUINTILLION.unsigned_abs(), ["step-one", "step-two", "step-three"])
    }

    fn at(&self, spot: Spot) -> Option<Heaps> {
        self.plane().has(spot).then(|| Heaps::of_spot(spot))
    }

    fn spot(&self, steps: &Heaps) -> Option<Spot> {
        let at = |step| steps.size(step);
        let spot = Spot { x: at(1), y: at(2), z: at(3) };
        (steps.0.iter().skip(3).all(|coins| *coins == 0) && self.plane().has(spot)).then_some(spot)
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        Some(Heaps::opening(spot, "steps", 1))
    }

    fn glance(&self, steps: &Heaps, _: &Cancel) -> Result<Glance, Stopped> {
        let value = stairs::value(&steps.0);
        Ok(Glance { grundy: Some(value), remoteness: remoteness(steps), ..Glance::won(value != 0) })
    }
}
