//! Different games side by side, each with its value in columns: the picture of nim across games.

use ratatui::layout::Size;
use zugzwang_engine::theory::sum::{Part, Sum};

use super::{
    Picture, Story, View, beat, listed, lost,
    nim_sum::odd_columns,
    room_left,
    staged::Stage,
    summed::{Changed, Entry, Summed, staged},
    values_told,
};
use crate::{
    look::{Look, align},
    say,
};

/// A position in a row is at most so long.
const LONGEST: usize = 14;

pub(super) fn picture(why: &Sum, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = say!(look, "why-nim-sum", sum = why.nim_sum);
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let rows: Vec<Entry> = why.parts.iter().map(|part| entry(part, look)).collect();
    let kept = why.keep.as_ref().and_then(|keep| {
        let row = why.parts.iter().position(|part| part.name == keep.part)?;
        Some(Changed { row, left: Entry { name: named(keep.part, &keep.left, look), value: keep.to } })
    });
    let course = staged(&rows, kept.as_ref(), look, room.width);
    let told = story(why, view, [Stage::Crosses, Stage::Change].map(|stage| course.step_of(stage)), look);
    let sentences = told.sentences(look);
    let picked = after!(view, Sum).and_then(|after| changed(why, after, look));
    let height = room_left(view, &value, &sentences, 0, look, room).height;
    let drawing = Summed::new(&rows, picked.as_ref(), &say!(look, "why-sum-head"), look, Size { height, ..room });
    let (figure, pick) = (drawing.figure(room.width), drawing.pick());
    let course = told.course(course.opening(), course.steps(), look);
    Picture { value, figure, pick, story: sentences, course }
}

/// A game's name and position, as far as there is room.
fn named(name: char, position: &str, look: &Look) -> String {
    format!("{name} {}", align::cut(position, LONGEST, look.glyphs().edge))
}

fn entry(part: &Part, look: &Look) -> Entry {
    Entry { name: named(part.name, &part.position, look), value: part.value }
}

/// The game that differs, as it is after a move.
fn changed(why: &Sum, after: &Sum, look: &Look) -> Option<Changed> {
    let row = why.parts.iter().zip(&after.parts).position(|(now, then)| now != then)?;
    Some(Changed { row, left: entry(after.parts.get(row)?, look) })
}

fn story(why: &Sum, view: &View<'_>, [crosses, change]: [usize; 2], look: &Look) -> Story {
    match &why.keep {
        Some(keep) => {
            let words = view.suggested.clone().unwrap_or_default();
            let part = keep.part.to_string();
            let keep = beat!("why-sum-keep", words = words, part = part, from = keep.from, to = keep.to);
            let crosses = odd_columns(&why.crosses, "value", look).at(crosses);
            Story::from(vec![crosses, keep.at(change), beat!("why-sum-then")])
        }
        None => {
            let [values, parts] = values_told(&values(why), look);
            lost(beat!("why-sum-lost", values = values, parts = parts).at(crosses), view)
        }
    }
}

fn values(why: &Sum) -> Vec<u64> {
    why.parts.iter().map(|part| part.value).collect()
}

/// Why the theorem holds, told over this very position.
pub(super) fn holds(why: &Sum, _: &View<'_>, look: &Look) -> Story {
    let largest = why.parts.iter().max_by_key(|part| part.value);
    let twin = largest.map(|part| {
        let below = part.value.saturating_sub(1);
        beat!("holds-sum-twin", part = part.name.to_string(), value = part.value, below = below)
    });
    let values = listed(values(why), look);
    let won = why.keep.is_some();
    let sum = match &why.keep {
        Some(keep) => {
            let part = keep.part.to_string();
            beat!("holds-sum-make", values = values, sum = why.nim_sum, part = part, from = keep.from, to = keep.to)
        }
        None => beat!("holds-sum-zero", values = values),
    };
    let told = [sum, beat!("holds-sum-answer"), beat!("holds-sum-end", won = won)];
    twin.into_iter().chain(told).collect()
}
