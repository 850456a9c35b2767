//! Heaps that are taken from and broken: their values in columns, and the heap that the move under the cursor breaks.

use ratatui::layout::Size;
use zugzwang_engine::theory::{
    breaking::{Breaking, Heap, Kept, Moves},
    taking::Code,
};

use super::{
    Beat, Picture, Story, View, beat, listed, lost,
    nim_sum::odd_columns,
    parts_told, room_left,
    staged::Stage,
    summed::{Changed, Entry, Summed, staged},
};
use crate::{look::Look, play::figures::ways::changed as differing, say};

pub(super) fn picture(why: &Breaking, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = say!(look, "why-nim-sum", sum = why.nim_sum);
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let rows = rows(&why.heaps);
    let kept = why.keep.as_ref().map(change);
    let course = staged(&rows, kept.as_ref(), look, room.width);
    let told = story(why, view, [Stage::Crosses, Stage::Change].map(|stage| course.step_of(stage)), look);
    let sentences = told.sentences(look);
    let picked = after!(view, Breaking).and_then(|after| broken(why, after));
    let height = room_left(view, &value, &sentences, 0, look, room).height;
    let head = say!(look, "why-breaking-head");
    let drawing = Summed::new(&rows, picked.as_ref(), &head, look, Size { height, ..room });
    let (figure, pick) = (drawing.figure(room.width), drawing.pick());
    let course = told.course(course.opening(), course.steps(), look);
    Picture { value, figure, pick, story: sentences, course }
}

fn rows(heaps: &[Heap]) -> Vec<Entry> {
    heaps.iter().map(|heap| Entry { name: heap.size.to_string(), value: heap.value }).collect()
}

/// Names what is left of a heap: `2+3`, or `0`.
fn left(heaps: &[u64]) -> String {
    let left: Vec<String> = heaps.iter().map(ToString::to_string).collect();
    if left.is_empty() { "0".to_owned() } else { left.join("+") }
}

fn change(kept: &Kept) -> Changed {
    Changed { row: kept.heap.saturating_sub(1), left: Entry { name: left(&kept.left), value: kept.value } }
}

/// The heap that differs, and what is left of it.
fn broken(why: &Breaking, after: &Breaking) -> Option<Changed> {
    let [gone, new] = differing(&why.heaps, &after.heaps);
    let parts = after.heaps.get(new)?;
    let sizes: Vec<u64> = parts.iter().map(|part| part.size).collect();
    let value = parts.iter().fold(0, |value, part| value ^ part.value);
    (gone.len() == 1).then(|| Changed { row: gone.start, left: Entry { name: left(&sizes), value } })
}

fn story(why: &Breaking, view: &View<'_>, [crosses, change]: [usize; 2], look: &Look) -> Story {
    let mut told = match &why.keep {
        Some(keep) => {
            let heap = why.heaps.get(keep.heap.saturating_sub(1));
            let (size, from) = heap.map_or((0, 0), |heap| (heap.size, heap.value));
            let words = view.suggested.clone().unwrap_or_default();
            let keep = beat!("why-breaking-keep", words = words, size = size, from = from, value = keep.value);
            let crosses = odd_columns(&why.crosses, "value", look).at(crosses);
            Story::from(vec![crosses, keep.at(change), beat!("why-breaking-then")])
        }
        None => {
            let [values, parts] = values(why, look);
            lost(beat!("why-breaking-lost", values = values, parts = parts).at(crosses), view)
        }
    };
    told.extend(period(why));
    told
}

/// The values of the heaps and their parts, for a sentence; zero where all are 0.
fn values(why: &Breaking, look: &Look) -> [String; 2] {
    let values: Vec<u64> = why.heaps.iter().map(|heap| heap.value).collect();
    if values.iter().all(|value| *value == 0) { ["zero".to_owned(), String::new()] } else { parts_told(&values, look) }
}

fn period(why: &Breaking) -> Option<Beat> {
    let period = why.period?;
    let (code, length, from, by) = (why.code.clone(), period.length, period.from, period.proved_by);
    Some(beat!("why-taking-period", code = code, length = length, from = from, by = by))
}

/// Why the theorem holds, told over this very position: one heap's value by what its moves reach, then the heaps as heaps of nim.
pub(super) fn holds(why: &Breaking, _: &View<'_>, look: &Look) -> Story {
    if why.keep.as_ref().is_some_and(|keep| ends(why, keep)) {
        return Story::from(vec![beat!("holds-breaking-last")]);
    }
    let mex = why.told.as_ref().and_then(|told| {
        let heap = why.heaps.get(told.heap.checked_sub(1)?)?;
        let reached =
            if told.reached.is_empty() { "none".to_owned() } else { listed(told.reached.iter().copied(), look) };
        Some(beat!("holds-breaking-mex", size = heap.size, reached = reached, value = heap.value))
    });
    let [values, _] = values(why, look);
    let won = why.keep.is_some();
    let sum = match &why.keep {
        Some(keep) => {
            let from = why.heaps.get(keep.heap.saturating_sub(1)).map_or(0, |heap| heap.value);
            beat!("holds-breaking-make", values = values, sum = why.nim_sum, from = from, to = keep.value)
        }
        None => beat!("holds-breaking-zero", values = values),
    };
    let told = [sum, beat!("holds-breaking-answer"), beat!("holds-breaking-end", won = won)];
    mex.into_iter().chain(told).collect()
}

/// Returns whether nobody can move after the perfect player's move.
fn ends(why: &Breaking, keep: &Kept) -> bool {
    let Ok(code) = why.code.parse::<Code>() else { return false };
    let moves = Moves::of(&code);
    let others = (1..).zip(&why.heaps).filter(|(at, _)| *at != keep.heap).map(|(_, heap)| heap.size);
    !others.chain(keep.left.iter().copied()).any(|heap| moves.has_move(heap))
}
