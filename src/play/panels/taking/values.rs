//! The values of short runs, computed by their definition.

use std::collections::BTreeSet;

/// The longest run whose value is computed here.
pub(super) const LONGEST: u64 = 40;

/// Returns the values of runs of 0 to `longest` cells, if a move takes `least` to `most` neighbours.
pub(super) fn of(least: u64, most: u64, longest: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for length in 0..=longest.min(LONGEST) {
        let met = met(&values, least, most, length);
        // A run has no more moves in it than cells, and its value is at most that number.
        values.push((0..=length).find(|value| !met.contains(value)).unwrap_or(0));
    }
    values
}

/// Returns the values that one move in a run of this length can leave; `values` holds those of all shorter runs.
pub(super) fn met(values: &[u64], least: u64, most: u64, length: u64) -> BTreeSet<u64> {
    left(least, most, length).map(|left| worth(values, left)).collect()
}

/// Returns what the first move to a value leaves of a run of this length.
pub(super) fn to(values: &[u64], least: u64, most: u64, length: u64, value: u64) -> Option<(u64, u64)> {
    left(least, most, length).find(|left| worth(values, *left) == value)
}

/// Returns the two runs, of which either may be empty, that each move can leave of a run of this length.
fn left(least: u64, most: u64, length: u64) -> impl Iterator<Item = (u64, u64)> {
    let rests = (least..=most.min(length)).map(move |count| length - count);
    rests.flat_map(|rest| (0..=rest / 2).map(move |left| (left, rest - left)))
}

fn worth(values: &[u64], (left, right): (u64, u64)) -> u64 {
    let of = |length: u64| usize::try_from(length).ok().and_then(|length| values.get(length)).copied().unwrap_or(0);
    of(left) ^ of(right)
}
