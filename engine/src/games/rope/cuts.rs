//! Cuts and stretches of a piece, and what they come to.

use num_traits::CheckedSub;

use super::FINEST;
use crate::{
    exact::{Exact, Interval, middle, simplest_between},
    theory::kayles::Piece,
};

/// The whole units of a length.
pub(super) fn floor(length: Exact) -> u64 {
    u64::try_from(length.to_integer()).unwrap_or(0)
}

/// Returns whether a cut of this piece is its middle or has no larger denominator than may be kept.
pub(super) fn is_kept(cut: Exact, (from, to): (Exact, Exact)) -> bool {
    let fits = |end: Exact| end.checked_sub(&cut).is_some();
    let is_fine = *cut.denom() <= FINEST.max(from.denom().saturating_add(*to.denom())) || Some(cut) == middle(from, to);
    is_fine && fits(from) && fits(to)
}

/// The middle of a piece, where it can be kept.
pub fn middle_of((from, to): (Exact, Exact)) -> Option<Exact> {
    middle(from, to).filter(|cut| is_kept(*cut, (from, to)))
}

/// The cuts worth telling apart: of each piece the middle, one cut for each pair of whole units, and one that loses at once.
pub(super) fn cuts((from, to): (Exact, Exact)) -> impl Iterator<Item = Exact> {
    let piece = Piece::of(floor(to - from));
    let safe = piece.cuts().filter_map(move |pair| cut_into((from, to), pair));
    // No piece of one unit lies to the left of this. Where every cut loses, the middle is as good as any.
    let until = (from + Exact::from(1)).min(to);
    let simplest = simplest_between(from, until).filter(|cut| is_kept(*cut, (from, to)));
    let short = middle_of((from, to)).filter(|_| piece.pins == 0).or(simplest);
    let halved = halves(piece).and_then(|pair| cut_into((from, to), pair));
    halved.into_iter().chain(safe.filter(move |cut| Some(*cut) != halved)).chain(short)
}

/// The whole units that the middle cut leaves; `None` where it leaves less than one.
pub(super) fn halves(piece: Piece) -> Option<(u64, u64)> {
    let half = piece.floor / 2;
    (half > 0).then_some((half, half))
}

/// A stretch of a piece in which every cut leaves the same whole units on either side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stretch {
    pub(super) cuts: Interval,
    /// The whole units that a cut leaves, the left piece's first; `None` where it leaves less than one and so loses at once.
    pub(super) floors: Option<(u64, u64)>,
}

fn whole(units: u64) -> Exact {
    Exact::from(i128::from(units))
}

/// All stretches of a piece, from left to right.
pub(super) fn stretches((from, to): (Exact, Exact)) -> impl Iterator<Item = Stretch> {
    let units = floor(to - from);
    let long = units >= 2;
    let all = (!long).then(|| short(from, to));
    let left = long.then(|| short(from, from + whole(1)));
    let right = long.then(|| short(to - whole(1), to));
    let safe = divisions(units).map(move |floors| Stretch { cuts: into((from, to), floors), floors: Some(floors) });
    all.into_iter().chain(left).chain(safe).chain(right)
}

/// The stretch around a cut of a piece.
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

/// The whole units that a safe cut can leave of so many, the left piece's first, from left to right: with some on either side all
/// of them, then one less, which both sides share.
pub(super) fn divisions(units: u64) -> impl Iterator<Item = (u64, u64)> {
    let right = move |left: u64| [units.checked_sub(left), units.checked_sub(left + 1)].map(|j| Some((left, j?)));
    (1..units).flat_map(right).flatten().filter(|(_, right)| *right > 0)
}

/// Returns the cuts that leave so many whole units on their left and on their right.
///
/// Where the rope has no more whole units, they go from i units behind the left end to j units before the right one; where it has one
/// more, from j + 1 units before the right end to i + 1 units behind the left one. As one end is what the right side is measured from, no denominator comes in that
/// the ends do not have.
pub(super) fn into((from, to): (Exact, Exact), (i, j): (u64, u64)) -> Interval {
    if i + j == floor(to - from) {
        Interval::closed(from + whole(i), to - whole(j))
    } else {
        Interval::open(to - whole(j + 1), from + whole(i + 1))
    }
}

/// One of these cuts of a piece, which all leave the same whole units: the middle of the piece where that is one, else exactly
/// whole units from the left, else the one with the smallest denominator, so that both sides have a share of what is over.
pub(super) fn cut_of(ends: (Exact, Exact), cuts: Interval) -> Option<Exact> {
    let middle = middle_of(ends).filter(|middle| cuts.contains(*middle));
    let Interval { from, to, from_included, .. } = cuts;
    let found = middle.or_else(|| if from_included { Some(from) } else { simplest_between(from, to) });
    found.filter(|cut| is_kept(*cut, ends))
}

/// The cut that leaves so many whole units on its left and on its right.
pub(super) fn cut_into(ends: (Exact, Exact), floors: (u64, u64)) -> Option<Exact> {
    cut_of(ends, into(ends, floors))
}
