//! Different games side by side, each with its value in columns: the picture of nim across games.

use zugzwang_engine::theory::sum::{Part, Sum};

use super::{
    Figure, Look, Size, Story, Theory, View, align, beat, listed, lost,
    nim_sum::{few_of, unpaired},
    say,
    summed::{self, Changed, Entry},
    values_told, ways,
};

impl Theory for Sum {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-nim-sum", sum = self.nim_sum)
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        match &self.keep {
            Some(keep) => {
                let (words, part) = (view.best_move(), keep.part.to_string());
                let values = values(self);
                let keep = beat!("why-sum-keep", words, part, from = keep.from, to = keep.to);
                let crosses = unpaired(&values, &self.crosses, "value", few_of(&values), look);
                let then = if self.ends { beat!("why-then-none") } else { beat!("why-sum-then") };
                vec![crosses, keep.moved(), then]
            }
            None => {
                let [values, parts] = values_told(&values(self), look);
                lost(beat!("why-sum-lost", values, parts), view)
            }
        }
    }

    fn holds(&self, view: &View<'_>, look: &Look) -> Story {
        if self.ends {
            return vec![beat!("holds-sum-last", words = view.best_move())];
        }
        let shown = self.ways.first().map(|way| way.part);
        let twin = self.parts.iter().filter(|part| shown.is_none_or(|shown| shown == part.name));
        let twin = twin.max_by_key(|part| part.value).map(|part| {
            let left = self.ways.iter().map(|way| (way.mv.clone(), way.to));
            let kind = match (part.value, &*self.ways) {
                (0, _) => "zero",
                (_, []) => "long",
                _ => "shown",
            };
            beat!("holds-sum-twin", part = part.name.to_string(), value = part.value, kind, ways = ways(left, look))
        });
        let few = few_of(&values(self));
        let (values, won) = (listed(values(self), look), self.keep.is_some());
        let sum = match &self.keep {
            Some(keep) => {
                let part = keep.part.to_string();
                beat!("holds-sum-make", values, sum = self.nim_sum, part, from = keep.from, to = keep.to)
            }
            None => beat!("holds-sum-zero", values, few),
        };
        let beats = [sum, beat!("holds-sum-answer", few), beat!("holds-sum-end", won)];
        twin.into_iter().chain(beats).collect()
    }

    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        let rows: Vec<Entry> = self.parts.iter().map(|part| entry(part, look)).collect();
        let picked = view.after().and_then(|after| changed(self, after, look));
        summed::figures(&rows, picked.as_ref(), &say!(look, "why-sum-head"), look, room)
    }
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
    let [before, left] = [why, after].map(|sum| sum.parts.get(row).map(|part| entry(part, look)));
    Some(Changed { row: Some(row), before: before?, left: left? })
}

fn values(why: &Sum) -> Vec<u64> {
    why.parts.iter().map(|part| part.value).collect()
}
