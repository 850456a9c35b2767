//! What can be seen of matches while nothing is told: the runs and what can be made of each; where to look are their twins.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    Cancel,
    games::Matches,
    row::{Row, Run},
    theory::taking::{Rule, RunValues},
};

use crate::play::{
    board::Seen,
    figures::{
        twins::{Twin, Twins},
        ways::{MOST, Ways, changed},
    },
};

/// The heaps that runs are worth are looked for up to this length: a picture must not wait.
const LONGEST: u64 = 600;

/// The figure of a row from which `count` neighbours are taken.
pub(super) fn untold(count: u64, seen: &Seen<'_, Matches>, room: Size) -> Vec<Line<'static>> {
    // Runs of one length are told apart by where they lie.
    let changed = seen.then.as_ref().map_or([0..0, 0..0], |then| changed(seen.now().runs(), then.runs()));
    let (now, then) = (lengths(seen.now()), seen.then.as_ref().map(lengths));
    let then = then.as_deref();
    let longest = now.iter().copied().max().unwrap_or(0);
    let values = (seen.looks && longest <= LONGEST).then(|| values(count, longest)).flatten();
    let Some(values) = values else {
        let makes = |length| splits(count, length).map(|parts| told(parts, |part| part.to_string())).collect();
        return Ways { now: &now, then, changed }.lines(makes, seen.look, room);
    };
    let twins = |sizes: &[u64]| sizes.iter().map(|&size| Twin::of(size, values.value(size))).collect::<Vec<_>>();
    let (twin_now, twin_then) = (twins(&now), then.map(twins));
    let gone = now.get(changed[0].clone()).unwrap_or(&[]);
    let parts = gone.iter().flat_map(|length| splits(count, *length));
    let ways: Vec<String> = parts.map(|parts| told(parts, |part| format!("{part}:{}", values.value(part)))).collect();
    Twins { now: &twin_now, then: twin_then.as_deref(), changed, ways: &ways }.lines(seen.look, room)
}

/// The lengths of the runs, from the left.
fn lengths(row: &Row) -> Vec<u64> {
    row.runs().iter().map(|Run { length, .. }| *length).collect()
}

/// The heaps of runs up to `longest`; nothing longer is asked for.
fn values(count: u64, longest: u64) -> Option<RunValues> {
    // Whoever takes more than there are has no move, however many more.
    let count = count.min(longest + 1);
    RunValues::new(Rule { least: count, most: count }, longest, &Cancel::never()).ok()
}

/// The two parts that taking `count` can leave of a run, the smaller one first.
fn splits(count: u64, length: u64) -> impl Iterator<Item = [u64; 2]> {
    let rest = length.checked_sub(count);
    rest.into_iter().flat_map(|rest| (0..=rest / 2).map(move |part| [part, rest - part])).take(MOST)
}

/// The parts of a run in writing; of an empty one there is nothing to write.
fn told(parts: [u64; 2], name: impl Fn(u64) -> String) -> String {
    match parts {
        [0, rest] => name(rest),
        [part, rest] => format!("{}+{}", name(part), name(rest)),
    }
}
