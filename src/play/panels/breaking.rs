//! Heaps that are taken from and broken: their values in columns, and the heap that the move under the cursor breaks.

use zugzwang_engine::theory::{
    breaking::{Breaking, Heap, Kept, Moves},
    taking::Code,
};

use super::{
    Figure, Look, Size, Story, Theory, View, all_of, beat, listed_values, lost,
    nim_sum::{few_of, unpaired},
    say,
    summed::{self, Changed, Entry},
    values_told, ways,
};
use crate::play::figures;

impl Theory for Breaking {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-nim-sum", sum = self.nim_sum)
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let mut beats = match &self.keep {
            Some(keep) => {
                let (words, (size, from)) = (view.best_move(), heap(self, keep));
                let then = if is_last(self, keep) { beat!("why-then-none") } else { beat!("why-breaking-then") };
                let values = values(self);
                let keep = beat!("why-breaking-keep", words, size, from, value = keep.value);
                let crosses = unpaired(&values, &self.crosses, "value", few_of(&values), look);
                vec![crosses, keep.moved(), then]
            }
            None => {
                let [values, parts] = values_told(&values(self), look);
                lost(beat!("why-breaking-lost", values, parts), view)
            }
        };
        beats.extend(self.period.map(|period| {
            let (code, length, from, by) = (self.code.clone(), period.length, period.from, period.proved_by);
            beat!("why-taking-period", code, length, from, by)
        }));
        beats
    }

    /// Proves the theorem for this position: one heap's value by what its moves reach, then the heaps as heaps of nim.
    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        if self.keep.as_ref().is_some_and(|keep| is_last(self, keep)) {
            return vec![beat!("holds-breaking-last")];
        }
        let mex = self.told.as_ref().and_then(|example| {
            let heap = self.heaps.get(example.heap.checked_sub(1)?)?;
            let count = example.reached.len();
            let reached = if count == 0 { "none".to_owned() } else { all_of(&example.reached, look) };
            let left = example.ways.iter().map(|way| (summed::pieces(way.left.iter().copied()), way.value));
            Some(beat!(
                "holds-breaking-mex",
                size = heap.size,
                reached,
                count,
                value = heap.value,
                ways = ways(left, look)
            ))
        });
        let (few, won) = (few_of(&values(self)), self.keep.is_some());
        let values = if few == "zero" { few.to_owned() } else { listed_values(values(self), look) };
        let sum = match &self.keep {
            Some(keep) => {
                let (_, from) = heap(self, keep);
                beat!("holds-breaking-make", values, sum = self.nim_sum, from, to = keep.value)
            }
            None => beat!("holds-breaking-zero", values),
        };
        let beats = [sum, beat!("holds-breaking-answer"), beat!("holds-breaking-end", won)];
        mex.into_iter().chain(beats).collect()
    }

    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        let entry = |heap: &Heap| Entry { name: heap.size.to_string(), value: heap.value };
        let rows: Vec<Entry> = self.heaps.iter().map(entry).collect();
        let picked = view.after().and_then(|after| broken(self, after, &rows));
        summed::figures(&rows, picked.as_ref(), &say!(look, "why-breaking-head"), look, room)
    }
}

/// Returns the heap that a move changes, and what is left of it.
fn broken(why: &Breaking, after: &Breaking, rows: &[Entry]) -> Option<Changed> {
    let [old, new] = figures::ways::changed(&why.heaps, &after.heaps);
    let parts = after.heaps.get(new)?;
    let name = summed::pieces(parts.iter().map(|part| part.size));
    let value = parts.iter().fold(0, |value, part| value ^ part.value);
    let before = rows.get(old.start).filter(|_| old.len() == 1)?.clone();
    Some(Changed { row: Some(old.start), before, left: Entry { name, value } })
}

/// Returns the size and the value of the heap that the perfect player's move takes from.
fn heap(why: &Breaking, keep: &Kept) -> (u64, u64) {
    why.heaps.get(keep.heap.saturating_sub(1)).map_or((0, 0), |heap| (heap.size, heap.value))
}

fn values(why: &Breaking) -> Vec<u64> {
    why.heaps.iter().map(|heap| heap.value).collect()
}

/// Returns whether nobody can move after the perfect player's move.
fn is_last(why: &Breaking, keep: &Kept) -> bool {
    let Ok(code) = why.code.parse::<Code>() else { return false };
    let moves = Moves::of(&code);
    let others = (1..).zip(&why.heaps).filter(|(at, _)| *at != keep.heap).map(|(_, heap)| heap.size);
    !others.chain(keep.left.iter().copied()).any(|heap| moves.has_move(heap))
}
