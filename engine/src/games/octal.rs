//! # Taking and breaking
//!
//! Heaps under an octal code. The digit at place t says what may be left after taking t from a heap: 1 nothing, 2 one heap, 4 two
//! heaps. In Grundy's game a move breaks a heap into two of different sizes. A player who cannot move loses.

mod breaks;

use std::{
    cmp::Reverse,
    fmt,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

pub use breaks::Break;

use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped, get_or_compute},
    error::MoveFault,
    fields::{Field, Preset, QUINTILLION, Setup, SetupError, SetupFault, list, word, write_joined},
    game::Game,
    lengths::{Limits, lengths},
    map::{Axis, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    solve::Solved,
    theory::{
        breaking::{Breaking, Moves},
        nim_sum::nim_sum,
        taking::{self, Code, Sequence},
    },
    worth::Worth,
};

/// The field with the octal code.
const CODE: Field = Field::word("code", "code", |text| text.parse::<Code>().is_ok(), "0.137");
/// The largest heap whose value is computed. The values of larger heaps follow from a proved period.
const FAR: u64 = 100_000;
/// The most work spent on finding a period, in pairs of heaps: about half a second. The code 0.127 takes nearly as much.
const WORK: u64 = 480_000_000;
/// The most objects in a setup whose remoteness is found by search.
const SMALL: u64 = 30;
/// The most positions in such a search.
const SEARCHED: usize = 3000;

/// The rules and the heaps at the start. The values are computed when first needed.
#[derive(Debug)]
pub struct Octal {
    code: Code,
    moves: Moves,
    start: Heaps,
    values: OnceLock<Arc<Sequence>>,
    lengths: OnceLock<Option<Solved<Heaps>>>,
}

/// The heaps left, none of them empty. Displayed as `5,7`, or `0` if none is left.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Heaps(pub Vec<u64>);

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("0") } else { write_joined(f, &self.0) }
    }
}

impl Octal {
    /// The code.
    pub const fn code(&self) -> &Code {
        &self.code
    }

    /// The moves of one heap.
    pub const fn of_heap(&self) -> &Moves {
        &self.moves
    }

    /// Returns the Grundy value of a heap of this size, or `None` if computing it takes too long for drawing a frame.
    pub fn grundy_at_once(&self, size: u64) -> Option<u64> {
        /// The largest heap at the start for which the values take no noticeable time.
        const NEAR: u64 = 1 << 12;
        let known = self.values.get().is_some() || self.start.0.iter().all(|heap| *heap <= NEAR);
        let values = known.then(|| self.values(&Cancel::never()).ok()).flatten()?;
        values.reaches(size).then(|| u64::from(values.get(size)))
    }

    /// Creates the game of Kayles with one row.
    pub(crate) fn kayles(pins: u64) -> Self {
        Self::of(taking::Octal::row(1, 2).into(), vec![pins])
    }

    fn of(code: Code, start: Vec<u64>) -> Self {
        let moves = Moves::of(&code);
        Self { code, moves, start: Heaps(start), values: OnceLock::new(), lengths: OnceLock::new() }
    }

    fn values(&self, cancel: &Cancel) -> Result<&Sequence, Stopped> {
        let values = get_or_compute(&self.values, || {
            let largest = self.start.0.iter().copied().max().unwrap_or(0);
            if largest > FAR {
                return far(&self.code, cancel);
            }
            Sequence::new(&self.code, largest, cancel).map(Arc::new)
        })?;
        Ok(values)
    }

    /// Returns the remoteness of a position reachable from the setup, if there are few such positions.
    fn length(&self, heaps: &Heaps) -> Option<u64> {
        let search = || {
            self.start.0.iter().try_fold(0, |all: u64, heap| all.checked_add(*heap)).filter(|all| *all <= SMALL)?;
            Solved::of(self, &self.start, SEARCHED, &Cancel::never()).ok()
        };
        self.lengths.get_or_init(search).as_ref()?.of_any(self, heaps)?.remoteness
    }

    /// Returns the number of single moves to the end, if known.
    fn lasts(&self, heaps: &Heaps) -> Option<u64> {
        if self.end(heaps).is_some() { Some(0) } else { self.length(heaps) }
    }

    fn sum(heaps: &Heaps, values: &Sequence) -> u64 {
        nim_sum(heaps.0.iter().map(|heap| u64::from(values.get(*heap))))
    }

    /// Returns the moves to positions with this value.
    fn to_value<'a>(&'a self, heaps: &'a Heaps, value: u64, values: &'a Sequence) -> impl Iterator<Item = Break> + 'a {
        let change = Self::sum(heaps, values) ^ value;
        let changed = (1..).zip(&heaps.0).filter(move |_| change != 0);
        changed.flat_map(move |(heap, size)| {
            let wanted = u64::from(values.get(*size)) ^ change;
            self.moves.to_value(*size, wanted, values).map(move |take| Break::of(heap, take))
        })
    }

    /// Returns the move that holds out in a lost position: the one that prolongs the game most. Where that is not known, it takes the
    /// least and leaves the fewest winning replies.
    fn hold_out(&self, heaps: &Heaps, values: &Sequence) -> Option<Break> {
        /// The number of moves compared.
        const COMPARED: usize = 24;
        let replies = |mv: &Break| self.to_value(&after(heaps, *mv), 0, values).take(Best::<Break>::MOST).count();
        if self.length(heaps).is_some() {
            return self.moves(heaps).min_by_key(|mv| (Reverse(self.length(&after(heaps, *mv))), replies(mv)));
        }
        let least = heaps.0.iter().filter_map(|heap| self.moves.takes(*heap).next()).min()?;
        let moves = (1..).zip(&heaps.0).flat_map(|(heap, size)| {
            let gentle = self.moves.from(*size).take_while(move |take| take.taken <= least);
            gentle.take(COMPARED / 4).map(move |take| Break::of(heap, take))
        });
        moves.take(COMPARED).min_by_key(replies)
    }
}

/// Returns the values of a code for heaps beyond [`FAR`], computed within the work allowed while a setup is checked. The values of
/// the last code are cached, because a setup is parsed more than once.
fn far(code: &Code, cancel: &Cancel) -> Result<Arc<Sequence>, Stopped> {
    static LAST: Mutex<Option<(Code, Arc<Sequence>)>> = Mutex::new(None);
    let cached = || LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, values)) = cached().as_ref().filter(|(last, _)| last == code) {
        return Ok(Arc::clone(values));
    }
    let values = Arc::new(Sequence::within(code, FAR, WORK, cancel)?);
    *cached() = Some((code.clone(), Arc::clone(&values)));
    Ok(values)
}

/// Returns the heaps after a legal move. The parts take the place of their heap.
fn after(heaps: &Heaps, mv: Break) -> Heaps {
    let mut after = heaps.0.clone();
    let at = mv.heap.wrapping_sub(1);
    if let Some(take) = after.get(at).and_then(|size| mv.in_heap(*size)) {
        after.splice(at..=at, take.rest.heaps());
    }
    Heaps(after)
}

impl Rules for Octal {
    type Position = Heaps;
    type Move = Break;

    fn moves(&self, heaps: &Heaps) -> impl Iterator<Item = Break> {
        let numbered = (1..).zip(&heaps.0);
        numbered.flat_map(|(heap, size)| self.moves.from(*size).map(move |take| Break::of(heap, take)))
    }

    fn play(&self, heaps: &Heaps, mv: &Break) -> Result<Heaps, MoveFault> {
        let size = mv.heap.checked_sub(1).and_then(|at| heaps.0.get(at)).copied();
        let Some(size) = size else {
            return Err(MoveFault::NoSuchPart { part: mv.heap.to_string(), parts: heaps.0.len() });
        };
        match mv.in_heap(size) {
            Some(take) if self.moves.allows(size, take) => Ok(after(heaps, *mv)),
            _ => Err(self.fault(size, *mv)),
        }
    }

    fn end(&self, heaps: &Heaps) -> Option<Outcome> {
        let goes_on = heaps.0.iter().any(|size| self.moves.has_move(*size));
        (!goes_on).then_some(Outcome::Loss)
    }

    /// Each heap alone; empty if there is only one.
    fn parts(&self, heaps: &Heaps) -> Vec<Heaps> {
        if heaps.0.len() > 1 { heaps.0.iter().map(|heap| Heaps(vec![*heap])).collect() } else { Vec::new() }
    }

    fn representative(&self, heaps: &Heaps) -> Heaps {
        let mut heaps = heaps.0.clone();
        heaps.sort_unstable();
        Heaps(heaps)
    }
}

impl Octal {
    /// Returns the fault in a move in a heap of this size.
    fn fault(&self, size: u64, mv: Break) -> MoveFault {
        /// The most numbers named.
        const NAMED: usize = 12;
        let allowed = self.moves.allowed(mv.taken);
        let rest = size.checked_sub(mv.taken);
        let Some(rest) = rest.filter(|_| self.moves.takes(size).any(|taken| taken == mv.taken)) else {
            let mut takes = self.moves.takes(size);
            let mut named: Vec<String> = takes.by_ref().take(NAMED).map(|taken| taken.to_string()).collect();
            named.extend(takes.next().map(|_| "…".to_owned()));
            let named = if named.is_empty() { "none".to_owned() } else { named.join(", ") };
            return MoveFault::Rule { key: "taken", args: vec![("size", size.to_string()), ("takes", named)] };
        };
        let taken = ("taken", mv.taken.to_string());
        let rest = ("rest", rest.to_string());
        match mv.parts {
            Some(_) if !allowed.two => MoveFault::Rule { key: "not-broken", args: vec![taken] },
            Some((small, large)) if small == large && !self.moves.halves() => {
                MoveFault::Rule { key: "halves", args: Vec::new() }
            }
            Some(_) => MoveFault::Rule { key: "parts", args: vec![rest] },
            None => MoveFault::Rule { key: "to-break", args: vec![taken, rest] },
        }
    }
}

impl Game for Octal {
    const ID: &'static str = "octal";
    const FIELDS: &'static [Field] = &[CODE, Field::list("heaps", 10, 0, QUINTILLION, "5,7")];
    const RULES: &'static [&'static str] = &["code"];
    const CUSTOM: bool = true;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "dawson", words: &["code=0.137", "heaps=5,7"] },
        Preset { id: "kayles", words: &["code=0.77", "heaps=10"] },
        Preset { id: "grundy", words: &["code=grundy", "heaps=8,5"] },
        Preset { id: "treblecross", words: &["code=0.007", "heaps=11"] },
        Preset { id: "officers", words: &["code=0.6", "heaps=9,4"] },
        Preset { id: "far", words: &["code=0.77", "heaps=1000000000000000000,999"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        const CODES: [&str; 8] = ["0.137", "0.77", "0.07", "0.6", "0.156", "4.3", "0.007", "grundy"];
        let code = CODES[draw.below(CODES.len())];
        vec![word("code", code), list("heaps", &draw.several(1, 3, 4, 13))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let given = setup.word("code");
        let malformed = || SetupFault::Malformed { kind: CODE.kind, entry: given.to_owned() };
        let code: Code = given.parse().map_err(|_| setup.error("code", malformed()))?;
        let start: Vec<u64> = setup.counts("heaps").into_iter().filter(|heap| *heap > 0).collect();
        let far = start.iter().copied().max().filter(|largest| *largest > FAR);
        if let Some(heap) = far {
            let reached = code != Code::Grundy && far_values(&code).is_some_and(|values| values.period().is_some());
            if !reached {
                let args = vec![("heap", heap.to_string()), ("most", FAR.to_string()), ("code", code.to_string())];
                return Err(setup.error("heaps", SetupFault::Rule { key: "no-period", args }));
            }
        }
        Ok(Self::of(code, start))
    }

    fn start(&self) -> Heaps {
        self.start.clone()
    }

    fn read(&self, _: &Heaps, text: &str) -> Result<Break, MoveFault> {
        text.parse()
    }

    fn map(&self) -> Option<&dyn Mapped<Heaps>> {
        Some(self)
    }

    fn moves_to(&self, heaps: &Heaps, value: u64, cancel: &Cancel) -> Result<Best<Break>, Stopped> {
        Ok(self.to_value(heaps, value, self.values(cancel)?).collect())
    }

    fn has_grundy(&self) -> bool {
        true
    }

    fn lengths(&self, heaps: &[Heaps], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        lengths(self, heaps, if self.moves.splits() { Limits::SPLIT } else { Limits::WHOLE }, cancel)
    }

    fn reaches(&self, heaps: &Heaps) -> u64 {
        self.moves.reaches(&heaps.0)
    }

    fn analyse(&self, heaps: &Heaps, cancel: &Cancel) -> Result<Analysis<Break>, Stopped> {
        let values = self.values(cancel)?;
        let sum = Self::sum(heaps, values);
        let best: Best<Break> = self.to_value(heaps, 0, values).collect();
        let lasts = |mv: &Break| self.length(&after(heaps, *mv));
        let winning = best.moves.iter().copied().min_by_key(|mv| lasts(mv).unwrap_or(0));
        let keep = winning.and_then(|mv| Some((mv.heap, mv.in_heap(*heaps.0.get(mv.heap - 1)?)?)));
        Ok(Analysis {
            worth: Worth { remoteness: self.lasts(heaps), ..Worth::of(Outcome::won(sum != 0)) },
            best,
            suggested: winning.or_else(|| self.hold_out(heaps, values)),
            grundy: Some(sum),
            reason: Reason::Breaking(Breaking::of(&self.code, &heaps.0, values, keep)),
        })
    }
}

/// Returns the values of a code for heaps beyond [`FAR`], without cancellation.
fn far_values(code: &Code) -> Option<Arc<Sequence>> {
    far(code, &Cancel::never()).ok()
}

impl Mapped<Heaps> for Octal {
    /// Single heaps, by their size.
    fn plane(&self) -> Plane {
        Plane { grows: true, ..Plane::line(Axis::new("heap", 0, FAR)) }
    }

    fn at(&self, spot: Spot) -> Option<Heaps> {
        let heap = (spot.x > 0).then_some(spot.x);
        self.plane().has(spot).then(|| Heaps(heap.into_iter().collect()))
    }

    fn spot(&self, heaps: &Heaps) -> Option<Spot> {
        match heaps.0.as_slice() {
            [] => Some(Spot::on_line(0)),
            [heap] => Some(Spot::on_line(*heap)).filter(|spot| self.plane().has(*spot)),
            _ => None,
        }
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        let goes_on = self.plane().has(spot) && self.moves.has_move(spot.x);
        goes_on.then(|| Opening::of([word("heaps", spot.x)]))
    }

    fn glance(&self, heaps: &Heaps, cancel: &Cancel) -> Result<Glance, Stopped> {
        let values = self.values(cancel)?;
        let value = heaps.0.iter().all(|heap| values.reaches(*heap)).then(|| Self::sum(heaps, values));
        Ok(Glance { remoteness: self.lasts(heaps), ..Glance::of_value(value) })
    }
}
