//! # Game of Euclid
//!
//! Two piles. A move takes a positive multiple of the smaller pile from the larger; if the piles are equal, the first
//! one is taken. Whoever empties a pile wins.

use std::fmt;

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    digits::whole,
    error::MoveFault,
    fields::{Field, Preset, QUINTILLION, Setup, SetupError, word, write_joined},
    game::Game,
    map::{Axis, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::golden::Golden,
    worth::Worth,
};

/// The rules, with the piles of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Euclid {
    piles: Piles,
}

/// Two piles in the order they were given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piles(pub [u64; 2]);

/// A move: the number taken from the larger pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take(pub u64);

impl fmt::Display for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(f, &self.0)
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Piles {
    /// Returns the index of the larger pile; the first of two equal ones.
    pub const fn at(self) -> usize {
        let [a, b] = self.0;
        (b > a) as usize
    }

    /// Returns the larger pile.
    pub fn larger(self) -> u64 {
        self.0.into_iter().fold(0, u64::max)
    }

    /// Returns the smaller pile; 0 once the game is over.
    pub fn smaller(self) -> u64 {
        self.0.into_iter().fold(u64::MAX, u64::min)
    }

    /// Returns how often the smaller pile goes into the larger one, which is the number of moves; 0 once the game is
    /// over.
    pub fn times(self) -> u64 {
        self.larger().checked_div(self.smaller()).unwrap_or(0)
    }
}

impl Rules for Euclid {
    type Position = Piles;
    type Move = Take;

    fn moves(&self, piles: &Piles) -> impl Iterator<Item = Take> {
        let smaller = piles.smaller();
        (1..=piles.times()).map(move |times| Take(times * smaller))
    }

    fn play(&self, piles: &Piles, take: &Take) -> Result<Piles, MoveFault> {
        let (smaller, times) = (piles.smaller(), piles.times());
        if times == 0 {
            return Err(MoveFault::Over);
        }
        if take.0 == 0 || take.0 > piles.larger() || !take.0.is_multiple_of(smaller) {
            let args = [("step", smaller), ("most", smaller * times), ("times", times)];
            let args = args.map(|(name, number)| (name, number.to_string())).to_vec();
            return Err(MoveFault::Rule { key: "multiple", args });
        }
        let mut after = *piles;
        after.0[piles.at()] -= take.0;
        Ok(after)
    }

    fn end(&self, piles: &Piles) -> Option<Outcome> {
        (piles.smaller() == 0).then_some(Outcome::Loss)
    }

    fn representative(&self, piles: &Piles) -> Piles {
        Piles([piles.larger(), piles.smaller()])
    }
}

impl Game for Euclid {
    const ID: &'static str = "euclid";
    const FIELDS: &'static [Field] = &[Field::int("a", 1, QUINTILLION, "13"), Field::int("b", 1, QUINTILLION, "5")];
    const RULES: &'static [&'static str] = &[];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "classic", words: &["a=13", "b=5"] },
        Preset { id: "lost", words: &["a=8", "b=5"] },
        Preset { id: "won", words: &["a=13", "b=8"] },
        Preset { id: "multiple", words: &["a=1", "b=3"] },
        Preset { id: "year", words: &["a=1969", "b=365"] },
        Preset { id: "fibonacci", words: &["a=679891637638612258", "b=420196140727489673"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        let larger = draw.between(3, 60);
        let smaller = draw.between(2, larger - 1);
        let [a, b] = if draw.once_in(2) { [larger, smaller] } else { [smaller, larger] };
        vec![word("a", a), word("b", b)]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { piles: Piles([setup.count("a"), setup.count("b")]) })
    }

    fn start(&self) -> Piles {
        self.piles
    }

    fn read(&self, _: &Piles, text: &str) -> Result<Take, MoveFault> {
        whole(text).map(Take)
    }

    fn map(&self) -> Option<&dyn Mapped<Piles>> {
        Some(self)
    }

    fn analyse(&self, piles: &Piles, _: &Cancel) -> Result<Analysis<Take>, Stopped> {
        let [a, b] = piles.0;
        let why = Golden::of(a, b);
        Ok(Analysis {
            worth: Worth { remoteness: Some(why.remoteness()), ..Worth::of(Outcome::won(why.is_won())) },
            best: Best::from_iter(why.take.map(Take)),
            // A lost position has only one move.
            suggested: why.take.map(Take).or_else(|| self.moves(piles).next()),
            grundy: None,
            reason: Reason::Golden(why),
        })
    }
}

impl Mapped<Piles> for Euclid {
    fn plane(&self) -> Plane {
        let most = QUINTILLION.unsigned_abs();
        let board = Plane::board(Axis::new("pile-one", 0, most), Axis::new("pile-two", 0, most));
        Plane { closed: true, ..board }
    }

    /// Two empty piles never come up.
    fn at(&self, spot: Spot) -> Option<Piles> {
        (self.plane().has(spot) && spot.x.max(spot.y) > 0).then_some(Piles([spot.x, spot.y]))
    }

    fn spot(&self, piles: &Piles) -> Option<Spot> {
        let [x, y] = piles.0;
        Some(Spot { x, y, z: 0 })
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        // An empty pile was the larger of the two and was taken whole.
        let taken = self.at(spot)?.larger().checked_mul(2).filter(|taken| *taken <= QUINTILLION.unsigned_abs());
        let piles = |a, b| vec![word("a", a), word("b", b)];
        let (fields, last) = match (spot.x, spot.y) {
            (0, y) => (piles(taken?, y), taken),
            (x, 0) => (piles(x, taken?), taken),
            (x, y) => (piles(x, y), None),
        };
        Some(Opening { fields, moves: last.iter().map(u64::to_string).collect() })
    }

    fn glance(&self, piles: &Piles, _: &Cancel) -> Result<Glance, Stopped> {
        let [a, b] = piles.0;
        let why = Golden::of(a, b);
        Ok(Glance { remoteness: Some(why.remoteness()), ..Glance::won(why.is_won()) })
    }
}
