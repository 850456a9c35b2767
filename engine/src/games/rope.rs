//! # Rope cutting
//!
//! A move cuts one piece of the rope in two. Whoever first makes a piece shorter than 1 cm loses. On a rope shorter
//! than 2 cm every cut loses, but the game is not over until the cut is made: a piece shorter than 1 cm at the start
//! was not made by anyone.
//!
//! All lengths are exact fractions. The position stores where the cuts are, so that rounding errors cannot accumulate
//! and denominators stay small: a piece lies between two of them. A cut may have a denominator up to 10^16, or up to
//! the sum of the denominators of its piece's ends, so the simplest of several equivalent cuts is always allowed.

mod cuts;
mod winning;

use std::{cmp::Reverse, fmt};

pub use cuts::middle_of;
use cuts::{cut_of, cuts, floor, is_kept, stretch_of, stretches};

use super::octal::{self, Octal};
use crate::{
    analysis::Analysis,
    best::Best,
    cancel::{Cancel, Stopped},
    error::MoveFault,
    exact::{Exact, Interval, Unreadable, read},
    fields::{Field, Preset, Setup, SetupError, SetupFault, word, write_joined},
    game::{Game, Listing},
    map::{Axis, Glance, Mapped, Opening, Plane, Spot},
    outcome::Outcome,
    reason::Reason,
    rng::Rng,
    rules::Rules,
    theory::{
        kayles::{Kayles, Remoteness, Split, nimber, pins},
        nim_sum::nim_sum,
    },
    worth::Worth,
};

/// The longest rope, in cm.
const LONGEST: i128 = 10_000;
/// The largest denominator that is always allowed: sixteen decimals.
const FINEST: i128 = 10_i128.pow(16);

/// The rules, with the rope of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rope {
    length: Exact,
}

/// The rope with its cuts, displayed by the lengths of its pieces: `7/2,5`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// The boundaries of the pieces, from 0 to the length of the rope.
    marks: Vec<Exact>,
}

/// A move: a cut, given by its distance from the rope's left end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Slice(pub Exact);

impl fmt::Display for Slice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lengths: Vec<Exact> = self.lengths().collect();
        write_joined(f, &lengths)
    }
}

impl Pieces {
    /// Returns the boundaries of the pieces, including both ends of the rope.
    pub fn marks(&self) -> &[Exact] {
        &self.marks
    }

    /// Returns the length of the rope.
    pub fn length(&self) -> Exact {
        self.marks.last().copied().unwrap_or_default()
    }

    /// Returns the two ends of each piece, from left to right.
    pub fn pieces(&self) -> impl Iterator<Item = (Exact, Exact)> {
        self.marks.windows(2).filter_map(|ends| Some((*ends.first()?, *ends.last()?)))
    }

    /// Returns the lengths of the pieces, from left to right. They fit in 128 bits because their ends do.
    pub fn lengths(&self) -> impl Iterator<Item = Exact> {
        self.pieces().map(|(from, to)| to - from)
    }

    /// Returns the piece that strictly contains this place: its index and its ends.
    pub fn around(&self, at: Exact) -> Option<(usize, (Exact, Exact))> {
        self.pieces().enumerate().find(|(_, (from, to))| *from < at && at < *to)
    }

    /// Returns the length of the piece that was made too short, if any.
    pub fn short(&self) -> Option<Exact> {
        let made = self.marks.len() > 2;
        self.lengths().find(|length| made && *length < Exact::from(1))
    }

    fn floors(&self) -> Vec<u64> {
        self.lengths().map(floor).collect()
    }

    /// Returns whether every length occurs an even number of times.
    fn paired(&self) -> bool {
        let mut lengths: Vec<Exact> = self.lengths().collect();
        lengths.sort_unstable();
        lengths.chunk_by(Exact::eq).all(|same| same.len() % 2 == 0)
    }

    fn with(&self, cut: Exact) -> Self {
        let mut marks = self.marks.clone();
        marks.insert(marks.partition_point(|mark| *mark < cut), cut);
        Self { marks }
    }
}

impl Rope {
    /// Returns the cut to play in a lost position: the one that prolongs the game most, exactly where that can be
    /// searched and otherwise by using up the least rope. Of several such cuts it is the one with the fewest winning
    /// replies.
    fn hold_out(pieces: &Pieces) -> Option<Exact> {
        /// The maximum number of cuts compared.
        const COMPARED: usize = 200;
        let mut remoteness = Remoteness::default();
        let searched = remoteness.of(&pieces.floors()).is_some();
        let mut key = |cut: Exact| {
            let after = pieces.with(cut);
            if after.short().is_some() {
                return (true, Reverse(None), Reverse(0), usize::MAX);
            }
            let floors = after.floors();
            let left = floors.iter().map(|floor| pins(*floor)).sum();
            let lasts = if searched { remoteness.of(&floors) } else { None };
            (false, Reverse(lasts), Reverse(left), Kayles::of(&floors).count_winning())
        };
        let cuttable = |(from, to): (Exact, Exact)| floor(to - from) >= 2;
        let safe = pieces.pieces().filter(|ends| cuttable(*ends)).flat_map(cuts).take(COMPARED);
        safe.min_by_key(|cut: &Exact| key(*cut)).or_else(|| pieces.pieces().flat_map(cuts).next())
    }
}

impl Rules for Rope {
    type Position = Pieces;
    type Move = Slice;

    /// Any place inside a piece can be cut; this lists one cut for each different effect.
    fn moves(&self, pieces: &Pieces) -> impl Iterator<Item = Slice> {
        pieces.pieces().flat_map(cuts).map(Slice)
    }

    fn play(&self, pieces: &Pieces, Slice(cut): &Slice) -> Result<Pieces, MoveFault> {
        let Some((_, ends)) = pieces.around(*cut) else {
            let inside = *cut > Exact::from(0) && *cut < pieces.length();
            return Err(if inside {
                MoveFault::Rule { key: "cut-before", args: vec![("at", cut.to_string())] }
            } else {
                MoveFault::Rule { key: "outside", args: vec![("length", pieces.length().to_string())] }
            });
        };
        if is_kept(*cut, ends) {
            Ok(pieces.with(*cut))
        } else {
            Err(MoveFault::Rule { key: "digits", args: Vec::new() })
        }
    }

    /// The game ends when a piece is too short: whoever made it has lost.
    fn end(&self, pieces: &Pieces) -> Option<Outcome> {
        pieces.short().map(|_| Outcome::Win)
    }
}

impl Game for Rope {
    const ID: &'static str = "rope";
    const FIELDS: &'static [Field] =
        &[Field::word("length", "length", |text| read(text) != Err(Unreadable::Form), "10")];
    const RULES: &'static [&'static str] = &[];
    const LISTING: Listing = Listing::Stretches;
    const PRESETS: &'static [Preset] = &[
        Preset { id: "default", words: &[] },
        Preset { id: "quarter", words: &["length=21/4"] },
        Preset { id: "decimal", words: &["length=32.97"] },
        Preset { id: "hundred", words: &["length=100"] },
        Preset { id: "stub", words: &["length=7/4"] },
    ];

    fn random(draw: &mut Rng) -> Vec<String> {
        // In quarters of a centimetre, as on a ruler.
        let (whole, quarter) = (draw.between(4, 40), draw.below(4));
        vec![word("length", format!("{whole}{}", ["", ".25", ".5", ".75"][quarter]))]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let too_fine = || setup.error("length", SetupFault::Rule { key: "digits", args: Vec::new() });
        let length = read(setup.word("length")).map_err(|_| too_fine())?;
        if length <= Exact::from(0) || length > Exact::from(LONGEST) {
            let args = vec![("max", LONGEST.to_string())];
            return Err(setup.error("length", SetupFault::Rule { key: "length-range", args }));
        }
        if *length.denom() > FINEST { Err(too_fine()) } else { Ok(Self { length }) }
    }

    fn start(&self) -> Pieces {
        Pieces { marks: vec![Exact::from(0), self.length] }
    }

    /// One cut of each stretch in which all cuts have the same effect, from left to right, with the cuts that lose at
    /// once last.
    fn listed(&self, pieces: &Pieces) -> impl Iterator<Item = Slice> {
        let cuts = |short: bool| {
            let of_piece = move |ends| {
                let meant = stretches(ends).filter(move |stretch| stretch.floors.is_none() == short);
                meant.filter_map(move |stretch| cut_of(ends, stretch.cuts))
            };
            pieces.pieces().flat_map(of_piece)
        };
        cuts(false).chain(cuts(true)).map(Slice)
    }

    fn stretch(&self, pieces: &Pieces, Slice(cut): &Slice) -> Option<Interval> {
        pieces.around(*cut).map(|(_, ends)| stretch_of(ends, *cut).cuts)
    }

    fn read(&self, _: &Pieces, text: &str) -> Result<Slice, MoveFault> {
        read(text).map(Slice).map_err(|fault| match fault {
            Unreadable::Form => MoveFault::Malformed,
            Unreadable::Digits => MoveFault::Rule { key: "digits", args: Vec::new() },
        })
    }

    fn map(&self) -> Option<&dyn Mapped<Pieces>> {
        Some(self)
    }

    fn has_grundy(&self) -> bool {
        true
    }

    fn moves_to(&self, pieces: &Pieces, value: u64, _: &Cancel) -> Result<Best<Slice>, Stopped> {
        let mut why = Kayles::of(&pieces.floors());
        // The cuts that would win if the rest of the sum had this value.
        why.sum.nim_sum ^= value;
        let mut found: Best<Slice> = winning::listed(pieces, &why, &[]).map(|(_, cut)| Slice(cut)).collect();
        let all = winning::intervals(pieces, &why);
        found.truncated |= all.len() > found.moves.len() || !all.iter().all(Interval::is_point);
        Ok(found)
    }

    /// A rope is a sum of rows of pins, after which one more cut is made, the one that loses.
    fn lengths(&self, ropes: &[Pieces], cancel: &Cancel) -> Result<Option<Vec<u64>>, Stopped> {
        let rows = |rope: &Pieces| octal::Heaps(rope.floors().into_iter().map(pins).collect());
        let rows: Vec<octal::Heaps> = ropes.iter().map(rows).collect();
        let longest = rows.iter().flat_map(|row| &row.0).copied().max().unwrap_or(0);
        let Some(lengths) = Octal::kayles(longest).lengths(&rows, cancel)? else { return Ok(None) };
        let length = |(rope, length): (&Pieces, u64)| if rope.short().is_some() { 0 } else { length + 1 };
        Ok(Some(ropes.iter().zip(lengths).map(length).collect()))
    }

    fn reaches(&self, pieces: &Pieces) -> u64 {
        let rows: Vec<u64> = pieces.floors().into_iter().map(pins).collect();
        let longest = rows.iter().copied().max().unwrap_or(0);
        Octal::kayles(longest).reaches(&octal::Heaps(rows))
    }

    fn analyse(&self, pieces: &Pieces, _: &Cancel) -> Result<Analysis<Slice>, Stopped> {
        let floors = pieces.floors();
        let short = pieces.short();
        let mut why = Kayles { paired: pieces.paired(), ..Kayles::of(&floors) };
        let grundy = why.sum.nim_sum;
        if let Some(short) = short {
            why.short = Some(short.to_string());
            return Ok(Analysis {
                worth: Worth { remoteness: Some(0), ..Worth::of(Outcome::Win) },
                best: Best::none(),
                suggested: None,
                grundy: None,
                reason: Reason::Kayles(why),
            });
        }
        let images = winning::images(pieces);
        why.intervals = winning::intervals(pieces, &why);
        let mut best: Best<Slice> = winning::listed(pieces, &why, &images).map(|(_, cut)| Slice(cut)).collect();
        best.truncated |= why.intervals.len() > best.moves.len() || !why.intervals.iter().all(Interval::is_point);
        let image = images.first().map(|image| (image.piece - 1, image.cut));
        let first = image.or_else(|| winning::listed(pieces, &why, &images).next());
        why.mirror = images.first().copied();
        why.split = first.and_then(|(at, cut)| split(pieces, at, cut));
        Ok(Analysis {
            worth: Worth { remoteness: Remoteness::default().of(&floors), ..Worth::of(Outcome::won(grundy != 0)) },
            best,
            suggested: first.map(|(_, cut)| cut).or_else(|| Self::hold_out(pieces)).map(Slice),
            grundy: Some(grundy),
            reason: Reason::Kayles(why),
        })
    }
}

impl Mapped<Pieces> for Rope {
    /// Only an uncut rope of whole centimetres.
    fn plane(&self) -> Plane {
        let longest = u64::try_from(LONGEST).unwrap_or(u64::MAX);
        Plane::line(Axis::new("length", 1, longest))
    }

    fn at(&self, spot: Spot) -> Option<Pieces> {
        let length = Exact::from(i128::from(spot.x));
        self.plane().has(spot).then(|| Pieces { marks: vec![Exact::from(0), length] })
    }

    fn spot(&self, pieces: &Pieces) -> Option<Spot> {
        let length = pieces.length();
        let whole = pieces.marks.len() == 2 && length.is_integer();
        u64::try_from(length.to_integer()).ok().filter(|_| whole).map(Spot::on_line)
    }

    fn opening(&self, spot: Spot) -> Option<Opening> {
        self.at(spot).map(|_| Opening::of([word("length", spot.x)]))
    }

    fn glance(&self, pieces: &Pieces, _: &Cancel) -> Result<Glance, Stopped> {
        let floors = pieces.floors();
        let value = nim_sum(floors.iter().map(|floor| nimber(pins(*floor))));
        Ok(Glance { grundy: Some(value), remoteness: Remoteness::default().of(&floors), ..Glance::won(value != 0) })
    }
}

/// Explains a cut of the piece with index `at`.
fn split(pieces: &Pieces, at: usize, cut: Exact) -> Option<Split> {
    let (from, to) = pieces.pieces().nth(at)?;
    let floors = (floor(cut - from), floor(to - cut));
    Some(Split { piece: at + 1, floors, nimbers: (nimber(pins(floors.0)), nimber(pins(floors.1))) })
}
