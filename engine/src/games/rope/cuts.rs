//! Where a piece can be cut, and what the cuts come to.

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

/// Whether a cut of this piece is its middle or has no larger denominator than may be kept.
pub(super) fn is_kept(cut: Exact, (from, to): (Exact, Exact)) -> bool {
    let fits = |end: Exact| end.checked_sub(&cut).is_some();
    let is_fine = *cut.denom() <= FINEST.max(from.denom().saturating_add(*to.denom())) || Some(cut) == middle(from, to);
    is_fine && fits(from) && fits(to)
}

/// The middle of a piece, where it can be kept.
pub fn middle_of((from, to): (Exact, Exact)) -> Option<Exact> {
    middle(from, to).filter(|cut| is_kept(*cut, (from, to)))
}

/// The cut that leaves pieces of `i` and `j` whole units, `i` on the left: the middle where they are equal; else exactly `i`
/// units from the left where that leaves `j`, and the cut with the smallest denominator where it does not.
pub(super) fn cut_into((from, to): (Exact, Exact), (i, j): (u64, u64)) -> Option<Exact> {
    let whole = |n: u64| Exact::from(i128::from(n));
    let exact = from.checked_sub(&-whole(i))?;
    let found = if i == j { middle_of((from, to)) } else { None };
    let found = found.or_else(|| (floor(to - exact) == j).then_some(exact));
    // Both sides are then to have a share of what is over.
    let found = found.or_else(|| simplest_between(to.checked_sub(&whole(j + 1))?, exact + whole(1)));
    found.filter(|cut| is_kept(*cut, (from, to)))
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
///
/// With n whole units in all, a cut leaves i on its left and n − i on its right where it lies from i units behind the left end
/// up to n − i units before the right one, and i and n − i − 1 from there up to i + 1 units behind the left end. So the right end
/// is what one distance is measured from, and no denominator comes in that the ends do not have.
pub(super) fn stretches((from, to): (Exact, Exact)) -> impl Iterator<Item = Stretch> {
    let units = floor(to - from);
    let long = units >= 2;
    let all = (!long).then(|| short(from, to));
    let left = long.then(|| short(from, from + whole(1)));
    let right = long.then(|| short(to - whole(1), to));
    let between = (1..units).flat_map(move |i| [exact_at((from, to), i, units), shared_at((from, to), i, units)]);
    all.into_iter().chain(left).chain(between.flatten()).chain(right)
}

/// The stretch around a cut of a piece.
pub(super) fn stretch_of((from, to): (Exact, Exact), cut: Exact) -> Stretch {
    let (units, i) = (floor(to - from), floor(cut - from));
    let found = match (i, floor(to - cut)) {
        _ if units < 2 => None,
        (0, _) => return short(from, from + whole(1)),
        (_, 0) => return short(to - whole(1), to),
        (i, j) if i + j == units => exact_at((from, to), i, units),
        _ => shared_at((from, to), i, units),
    };
    found.unwrap_or_else(|| short(from, to))
}

const fn short(from: Exact, to: Exact) -> Stretch {
    Stretch { cuts: Interval::open(from, to), floors: None }
}

/// Where the left side has `i` units and the right one all the others.
fn exact_at((from, to): (Exact, Exact), i: u64, units: u64) -> Option<Stretch> {
    let j = units.checked_sub(i)?;
    Some(Stretch { cuts: Interval::closed(from + whole(i), to - whole(j)), floors: Some((i, j)) })
}

/// Where the left side has `i` units, and one unit is shared with the right side.
fn shared_at((from, to): (Exact, Exact), i: u64, units: u64) -> Option<Stretch> {
    let j = units.checked_sub(i + 1).filter(|j| *j > 0)?;
    Some(Stretch { cuts: Interval::open(to - whole(j + 1), from + whole(i + 1)), floors: Some((i, j)) })
}

/// One cut of a stretch: the middle of the piece where that lies in it, else exactly whole units from the left, else the cut with
/// the smallest denominator.
pub(super) fn cut_of(ends: (Exact, Exact), stretch: &Stretch) -> Option<Exact> {
    let Interval { from, to, from_included, .. } = stretch.cuts;
    let middle = middle_of(ends).filter(|middle| stretch.cuts.contains(*middle));
    let found = middle.or_else(|| if from_included { Some(from) } else { simplest_between(from, to) });
    found.filter(|cut| is_kept(*cut, ends))
}
