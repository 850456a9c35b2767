//! The runs that have a row of their own: equal ones cancel in pairs, and those worth 0 count for nothing.

use std::collections::BTreeMap;

use zugzwang_engine::theory::taking::Part;

use crate::play::panels::{Look, say, summed::Entry};

/// The rows, and a remark about the runs that have none.
#[derive(Debug)]
pub(super) struct Rows {
    /// Lengths with their values, or numbers of runs of a value.
    pub(super) shown: Vec<Entry>,
    pub(super) remark: Option<String>,
    is_by_value: bool,
}

/// Returns a run's length and value.
pub(super) fn named(part: Part) -> Entry {
    Entry { name: part.run.length.to_string(), value: part.value }
}

impl Rows {
    /// Makes rows for these runs: at most `most` for lengths, or else rows for values.
    pub(super) fn of(parts: &[Part], most: usize, look: &Look) -> Self {
        let mut lengths: BTreeMap<u64, (Part, usize)> = BTreeMap::new();
        for part in parts {
            lengths.entry(part.run.length).or_insert((*part, 0)).1 += 1;
        }
        let odd = |count: usize| count % 2 == 1;
        let pairs: usize = lengths.values().map(|(_, count)| count - count % 2).sum();
        let alone = lengths.values().filter(|(_, count)| odd(*count));
        let mut shown: Vec<Entry> = alone.map(|(part, _)| named(*part)).rev().collect();
        let all = shown.len();
        if all > most {
            shown.retain(|row| row.value != 0);
        }
        if shown.len() <= most {
            let zeros = all - shown.len();
            let remark = (zeros + pairs > 0).then(|| say!(look, "why-taking-silent", pairs, zeros));
            return Self { shown, remark, is_by_value: false };
        }
        // With too many lengths, count how often each value occurs.
        let mut values: BTreeMap<u64, usize> = BTreeMap::new();
        for (part, count) in lengths.values().filter(|(part, _)| part.value != 0) {
            *values.entry(part.value).or_insert(0) += count;
        }
        let counted = |(value, count): (u64, usize)| Entry { name: say!(look, "why-taking-count", count), value };
        let shown = values.into_iter().filter(|(_, count)| odd(*count)).map(counted).rev().collect();
        Self { shown, remark: Some(say!(look, "why-taking-by-value", runs = parts.len())), is_by_value: true }
    }

    /// Returns the row that a run is counted in, if it is not left out.
    pub(super) fn of_run(&self, part: Part) -> Option<usize> {
        let run = named(part);
        let is_of = |row: &Entry| if self.is_by_value { row.value == run.value } else { *row == run };
        self.shown.iter().position(is_of)
    }
}
