//! The values of short runs, worked out by their definition.

use std::collections::BTreeSet;

/// Longer runs are not worked out here.
pub(super) const LONGEST: u64 = 40;

/// The values of the runs of 0 to `longest` cells, of which a move takes from `least` to `most` neighbours.
pub(super) fn of(least: u64, most: u64, longest: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for length in 0..=longest.min(LONGEST) {
        let met = met(&values, least, most, length);
        // No more moves can be made in a run than it has cells, and its value is no more than these.
        values.push((0..=length).find(|value| !met.contains(value)).unwrap_or(0));
    }
    values
}

/// The values that one move in a run of this length can leave; `values` holds those of all shorter runs.
pub(super) fn met(values: &[u64], least: u64, most: u64, length: u64) -> BTreeSet<u64> {
    let of = |length: u64| usize::try_from(length).ok().and_then(|length| values.get(length)).copied().unwrap_or(0);
    let rests = (least..=most.min(length)).map(|count| length - count);
    rests.flat_map(|rest| (0..=rest / 2).map(move |left| of(left) ^ of(rest - left))).collect()
}
