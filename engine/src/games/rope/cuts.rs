//! Cuts and stretches of a piece, and their effect.

use num_traits::CheckedSub;

use super::FINEST;
use crate::{
    exact::{Exact, Interval, middle, simplest_between},
    theory::kayles::Piece,
};

/// Returns the whole units of a length.
pub(super) fn floor(length: Exact) -> u64 {
    u64::try_from(length.to_integer()).unwrap_or(0)
}

/// Returns whether a cut is the middle of its piece or has a denominator small enough to be stored.
pub(super) fn is_kept(cut: Exact, (from, to): (Exact, Exact)) -> bool {
    let fits = |end: Exact| end.checked_sub(&cut).is_some();
    let is_fine = *cut.denom() <= FINEST.max(from.denom().saturating_add(*to.denom())) || Some(cut) == middle(from, to);
    is_fine && fits(from) && fits(to)
}

/// Returns the middle of a piece, if it can be stored.
pub fn middle_of((from, to): (Exact, Exact)) -> Option<Exact> {
    middle(from, to).filter(|cut| is_kept(*cut, (from, to)))
}

/// Returns the cuts that differ in effect: the middle of the piece, one cut for each pair of whole units, and one that
/// loses at once.
pub(super) fn cuts((from, to): (Exact, Exact)) -> impl Iterator<Item = Exact> {
    let piece = Piece::of(floor(to - from));
    let safe = piece.cuts().filter_map(move |pair| cut_into((from, to), pair));
    // A cut before this place leaves less than one unit on its left. If every cut loses, the middle is as good as any.
    let until = (from + Exact::from(1)).min(to);
    let simplest = simplest_between(from, until).filter(|cut| is_kept(*cut, (from, to)));
    let short = middle_of((from, to)).filter(|_| piece.pins == 0).or(simplest);
    let halved = halves(piece).and_then(|pair| cut_into((from, to), pair));
    halved.into_iter().chain(safe.filter(move |cut| Some(*cut) != halved)).chain(short)
}

/// Returns the whole units that the middle cut leaves; `None` if it leaves less than one.
pub(super) fn halves(piece: Piece) -> Option<(u64, u64)> {
    let half = piece.floor / 2;
    (half > 0).then_some((half, half))
}

/// A stretch of a piece in which every cut leaves the same whole units on each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stretch {
    pub(super) cuts: Interval,
    /// The whole units that a cut leaves, the left piece first; `None` if it leaves less than one and so loses at once.
    pub(super) floors: Option<(u64, u64)>,
}

fn whole(units: u64) -> Exact {
    Exact::from(i128::from(units))
}

/// Returns all stretches of a piece, from left to right.
pub(super) fn stretches((from, to): (Exact, Exact)) -> impl Iterator<Item = Stretch> {
    let units = floor(to - from);
    let long = units >= 2;
    let all = (!long).then(|| short(from, to));
    let left = long.then(|| short(from, from + whole(1)));
    let right = long.then(|| short(to - whole(1), to));
    let safe = divisions(units).map(move |floors| Stretch { cuts: into((from, to), floors), floors: Some(floors) });
    all.into_iter().chain(left).chain(safe).chain(right)
}

/// Returns the stretch around a cut of a piece.
pub(super) fn stretch_of((from, to): (Exact, Exact), cut: Exact) -> Stretch {
    match (floor(cut - from), floor(to - cut)) {
        _ if floor(to - from) < 2 => short(from, to),
        (0, _) => short(from, from + whole(1)),
        (_, 0) => short(to - whole(1), to),
        floors => Stretch { cuts: into((from, to), floors), floors: Some(floors) },
    }
}

const fn short(from: Exact, to: Exact) -> Stretch {
    Stretch { cuts: Interval::open(from, to), floors: None }
}

/// Returns the whole units, the left piece first, that a safe cut of a piece with this many units can leave, from left
/// to right. For each number on the left there are two: all the remaining units, and one less if the fractional rest is
/// split between both sides.
pub(super) fn divisions(units: u64) -> impl Iterator<Item = (u64, u64)> {
    let right = move |left: u64| [units.checked_sub(left), units.checked_sub(left + 1)].map(|j| Some((left, j?)));
    (1..units).flat_map(right).flatten().filter(|(_, right)| *right > 0)
}

/// Returns the cuts that leave `i` whole units on their left and `j` on their right.
///
/// If the piece has exactly i + j whole units, they go from i units after the left end to j units before the right one.
/// If it has one more, they go from j + 1 units before the right end to i + 1 units after the left one. Measuring from
/// both ends introduces no denominator that the ends do not have.
pub(super) fn into((from, to): (Exact, Exact), (i, j): (u64, u64)) -> Interval {
    if i + j == floor(to - from) {
        Interval::closed(from + whole(i), to - whole(j))
    } else {
        Interval::open(to - whole(j + 1), from + whole(i + 1))
    }
}

/// Returns one of these cuts of a piece, which all leave the same whole units: the middle of the piece if it is among
/// them, else the one exactly whole units from the left, else the one with the smallest denominator, which gives both
/// sides part of the fractional rest.
pub(super) fn cut_of(ends: (Exact, Exact), cuts: Interval) -> Option<Exact> {
    let middle = middle_of(ends).filter(|middle| cuts.contains(*middle));
    let Interval { from, to, from_included, .. } = cuts;
    let found = middle.or_else(|| if from_included { Some(from) } else { simplest_between(from, to) });
    found.filter(|cut| is_kept(*cut, ends))
}

/// Returns the cut that leaves these whole units on its left and right.
pub(super) fn cut_into(ends: (Exact, Exact), floors: (u64, u64)) -> Option<Exact> {
    cut_of(ends, into(ends, floors))
}
