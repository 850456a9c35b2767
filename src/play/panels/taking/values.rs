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
    let of = |length: u64| usize::try_from(length).ok().and_then(|length| values.get(length)).copied().unwrap_or(0);
    let rests = (least..=most.min(length)).map(|count| length - count);
    rests.flat_map(|rest| (0..=rest / 2).map(move |left| of(left) ^ of(rest - left))).collect()
}
