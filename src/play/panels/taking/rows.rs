//! The runs that have a row of their own: equal ones cancel in pairs, and those worth 0 count for nothing.

use std::collections::BTreeMap;

use zugzwang_engine::theory::taking::Part;

use crate::play::panels::{Look, say};

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// The run's length, or the number of runs of that value.
    pub(super) size: String,
    /// The size with the value.
    pub(super) name: String,
    pub(super) value: u64,
    /// `true` if the move breaks this run.
    pub(super) chosen: bool,
}

/// The rows, and a remark about the runs that have none.
#[derive(Debug)]
pub(super) struct Rows {
    pub(super) shown: Vec<Row>,
    pub(super) remark: Option<String>,
}

/// Returns a run's length and value: `9: 4`.
pub(super) fn named(part: Part) -> String {
    format!("{}: {}", part.run.length, part.value)
}

impl Rows {
    /// Makes at most `most` rows for these runs; `chosen` is the one that the move breaks.
    pub(super) fn of(parts: &[Part], chosen: Option<Part>, most: usize, look: &Look) -> Self {
        let mut lengths: BTreeMap<u64, (u64, usize)> = BTreeMap::new();
        for part in parts {
            lengths.entry(part.run.length).or_insert((part.value, 0)).1 += 1;
        }
        let odd = |count: usize| count % 2 == 1;
        let pairs: usize = lengths.values().map(|(_, count)| count - count % 2).sum();
        let alone = lengths.iter().filter(|(_, (_, count))| odd(*count));
        let mut shown: Vec<Row> = alone
            .map(|(length, (value, _))| Row {
                size: length.to_string(),
                name: format!("{length}: {value}"),
                value: *value,
                chosen: chosen.is_some_and(|chosen| chosen.run.length == *length),
            })
            .rev()
            .collect();
        let all = shown.len();
        if all > most {
            shown.retain(|row| row.value != 0);
        }
        if shown.len() <= most {
            let zeros = all - shown.len();
            let remark = (zeros + pairs > 0).then(|| say!(look, "why-taking-silent", pairs, zeros));
            return Self { shown, remark };
        }
        // With too many lengths, count how often each value occurs.
        let mut values: BTreeMap<u64, usize> = BTreeMap::new();
        for (value, count) in lengths.values().filter(|(value, _)| *value != 0) {
            *values.entry(*value).or_insert(0) += count;
        }
        shown = values
            .iter()
            .filter(|(_, count)| odd(**count))
            .map(|(value, count)| Row {
                size: say!(look, "why-taking-count", count = *count),
                name: say!(look, "why-taking-runs", count = *count, value = *value),
                value: *value,
                chosen: chosen.is_some_and(|chosen| chosen.value == *value),
            })
            .rev()
            .collect();
        let hidden = shown.len().saturating_sub(most);
        shown.truncate(most);
        Self { shown, remark: Some(say!(look, "why-taking-by-value", runs = parts.len(), hidden)) }
    }
}
