//! Different games side by side, each with its value in columns: the picture of nim across games.

use zugzwang_engine::theory::sum::{Part, Sum};

use super::{
    Look, Picture, Size, Story, View, align, beat, listed, lost,
    nim_sum::{few_of, unpaired},
    said, say,
    summed::{self, Changed, Entry},
    values_told, ways,
};

pub(super) fn picture(why: &Sum, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let value = say!(look, "why-nim-sum", sum = why.nim_sum);
    if view.over {
        return Picture::over(value, false, view, look);
    }
    let rows: Vec<Entry> = why.parts.iter().map(|part| entry(part, look)).collect();
    let story = said(&story(why, view, look), look);
    let picked = after!(view, Sum).and_then(|after| changed(why, after, look));
    let room = super::room_left(view, &value, &story, 0, look, room);
    let [figure, pick] = summed::figures(&rows, picked.as_ref(), &say!(look, "why-sum-head"), look, room);
    Picture { value, figure, pick, story }
}

/// Returns a game's name and its position, cut to a few columns.
fn named(name: char, position: &str, look: &Look) -> String {
    const LONGEST: usize = 14;
    format!("{name} {}", align::cut(position, LONGEST, look.glyphs().edge))
}

fn entry(part: &Part, look: &Look) -> Entry {
    Entry { name: named(part.name, &part.position, look), value: part.value }
}

fn changed(why: &Sum, after: &Sum, look: &Look) -> Option<Changed> {
    let row = why.parts.iter().zip(&after.parts).position(|(now, then)| now != then)?;
    Some(Changed { row, left: entry(after.parts.get(row)?, look) })
}

fn story(why: &Sum, view: &View<'_>, look: &Look) -> Story {
    match &why.keep {
        Some(keep) => {
            let (words, part) = (view.best_move(), keep.part.to_string());
            let values = values(why);
            let keep = beat!("why-sum-keep", words, part, from = keep.from, to = keep.to);
            let crosses = unpaired(&values, &why.crosses, "value", few_of(&values), look);
            let then = if why.ends { beat!("why-then-none") } else { beat!("why-sum-then") };
            vec![crosses, keep.moved(), then]
        }
        None => {
            let [values, parts] = values_told(&values(why), look);
            lost(beat!("why-sum-lost", values, parts), view)
        }
    }
}

fn values(why: &Sum) -> Vec<u64> {
    why.parts.iter().map(|part| part.value).collect()
}

pub(super) fn holds(why: &Sum, view: &View<'_>, look: &Look) -> Story {
    if why.ends {
        return vec![beat!("holds-sum-last", words = view.best_move())];
    }
    let shown = why.ways.first().map(|way| way.part);
    let twin = why.parts.iter().filter(|part| shown.is_none_or(|shown| shown == part.name));
    let twin = twin.max_by_key(|part| part.value).map(|part| {
        let left = why.ways.iter().map(|way| (way.mv.clone(), way.to));
        let kind = match (part.value, &*why.ways) {
            (0, _) => "zero",
            (_, []) => "long",
            _ => "shown",
        };
        beat!("holds-sum-twin", part = part.name.to_string(), value = part.value, kind, ways = ways(left, look))
    });
    let few = few_of(&values(why));
    let (values, won) = (listed(values(why), look), why.keep.is_some());
    let sum = match &why.keep {
        Some(keep) => {
            let part = keep.part.to_string();
            beat!("holds-sum-make", values, sum = why.nim_sum, part, from = keep.from, to = keep.to)
        }
        None => beat!("holds-sum-zero", values, few),
    };
    let beats = [sum, beat!("holds-sum-answer", few), beat!("holds-sum-end", won)];
    twin.into_iter().chain(beats).collect()
}
