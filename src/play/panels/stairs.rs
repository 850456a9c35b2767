//! The odd steps of a staircase as nim columns, and the coins on the even steps beside them, which do not count.

use zugzwang_engine::theory::{nim_sum::Flip, stairs::Stairs};

use super::{
    Arg, Beat, Figure, Look, Outcome, Size, Story, Theory, View, all_of, beat, left_beside, listed, lost,
    nim_sum::{few_of, flip_beat, parts, sizes, smaller},
    say,
    summed::{self, Changed, Entry},
    width_of, wrapped,
};

impl Theory for Stairs {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-stairs-value", sum = self.heaps.nim_sum)
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let few = few(self);
        match (view.outcome, &self.heaps.flip) {
            (Outcome::Win, Some(flip)) => {
                let step = Stairs::step(flip.heap - 1);
                let push = flip_beat("why-stairs-push", flip, &self.heaps.crosses, true);
                let push = push.with("step", step).with("few", few).moved();
                let step = Stairs::step(flip.heap - 1);
                if few == "single" && step == 1 && is_last(self) {
                    return vec![odd(self, look), push, beat!("why-then-none")];
                }
                let beats = [odd(self, look), push, beat!("why-stairs-then").in_notation()];
                counts(self, false).into_iter().chain(beats).collect()
            }
            _ => {
                let ones = self.heaps.rows.iter().filter(|coins| **coins > 0).count();
                let even = beat!("why-stairs-even", parts = few_parts(self, look), few, ones);
                counts(self, true).into_iter().chain(lost(even, view)).collect()
            }
        }
    }

    /// Proves the theorem for this position: nim's proof for the odd steps, and why a push off an even step changes nothing.
    fn holds(&self, _: &View<'_>, _: &Look) -> Story {
        let lost = self.heaps.flip.is_none();
        let mut beats = match &self.heaps.flip {
            Some(flip) if few(self) == "single" => {
                let (step, from) = (Stairs::step(flip.heap - 1), flip.from);
                let last = step == 1 && is_last(self);
                let whole = beat!("holds-stairs-whole", step, from, last);
                if last {
                    return vec![whole];
                }
                vec![whole, beat!("holds-stairs-none", lost)]
            }
            Some(flip) => push(self, flip),
            None if few(self) == "zero" => vec![beat!("holds-stairs-none", lost)],
            None => vec![beat!("holds-stairs-even"), beat!("holds-stairs-answer")],
        };
        beats.extend(has_even(self).then(|| beat!("holds-stairs-on", lost)));
        let moves = self.way();
        let moves = u64::try_from(moves).map_or_else(|_| Arg::from(moves.to_string()), Arg::from);
        beats.push(beat!("holds-stairs-end", lost, moves));
        beats
    }

    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        let after = view.after();
        let entry = |row, coins| entry(row, coins, look, room.width);
        let rows: Vec<Entry> = (0..).zip(&self.heaps.rows).map(|(row, coins)| entry(row, *coins)).collect();
        let picked = after.and_then(|after| changed(self, after, entry));
        let aside = aside(self, look, room.width);
        let undone = after.and_then(|after| undone(self, after, look));
        let undone = undone.map_or_else(Vec::new, |text| wrapped(&text, look.theme.text, room.width));
        let left = left_beside(&undone, left_beside(&aside, room));
        let [figure, pick] = summed::figures(&rows, picked.as_ref(), &say!(look, "why-stairs-head"), look, left);
        [[figure, aside].concat(), [pick, undone].concat()]
    }
}

/// The fewest columns in which the word for a step fits beside its digits.
const WORDED: u16 = 30;

/// Returns an odd step with its coins. In few columns it is named by its number alone.
fn entry(row: usize, value: u64, look: &Look, width: u16) -> Entry {
    let step = Stairs::step(row);
    let name = if width < WORDED { step.to_string() } else { say!(look, "why-stairs-step", step) };
    Entry { name, value }
}

/// Returns the odd step that a move changes.
fn changed(why: &Stairs, after: &Stairs, entry: impl Fn(usize, u64) -> Entry) -> Option<Changed> {
    let row = why.heaps.rows.iter().zip(&after.heaps.rows).position(|(now, then)| now != then)?;
    let [before, left] = [why, after].map(|stairs| stairs.heaps.rows.get(row).map(|coins| entry(row, *coins)));
    Some(Changed { row: Some(row), before: before?, left: left? })
}

/// Lists the steps that do not count, with their coins if that fits on a line; nothing if no even step has coins.
fn aside(why: &Stairs, look: &Look, width: u16) -> Figure {
    let (steps, coins): (Vec<usize>, Vec<u64>) =
        (1..).zip(&why.aside).filter(|(_, coins)| **coins > 0).map(|(row, coins)| (2 * row, *coins)).unzip();
    if steps.is_empty() {
        return Vec::new();
    }
    let (count, total) = (steps.len(), coins.iter().fold(0_u64, |sum, coins| sum.saturating_add(*coins)));
    let steps = all_of(&steps, look);
    let mut text = say!(look, "why-stairs-aside", steps = steps.clone(), count, coins = all_of(&coins, look), total);
    if width_of(&text) > usize::from(width) {
        text = say!(look, "why-stairs-aside-short", steps, count);
    }
    wrapped(&text, look.theme.dim, width)
}

/// Says how a move from an even step is undone; `None` if the move comes from an odd one.
fn undone(why: &Stairs, after: &Stairs, look: &Look) -> Option<String> {
    let (row, (from, to)) = (1_usize..).zip(why.aside.iter().zip(&after.aside)).find(|(_, (from, to))| to < from)?;
    let below = 2 * row - 1;
    Some(say!(look, "why-stairs-undone", count = from - to, below = below - 1))
}

/// Returns the word by which the texts select how many odd steps have coins: `zero`, `single`, `pair`, `ones` or `many`.
fn few(why: &Stairs) -> &'static str {
    let rows = &why.heaps.rows;
    if rows.iter().filter(|coins| **coins > 0).count() == 2 { "pair" } else { few_of(rows) }
}

/// Returns whether no coin is left once no odd step has any.
fn is_last(why: &Stairs) -> bool {
    why.aside.iter().all(|coins| *coins == 0)
}

/// Returns the few parts that the odd steps are split into, the largest first; `none` if they are too many for a plain sentence.
fn few_parts(why: &Stairs, look: &Look) -> String {
    const MOST: u64 = 8;
    let largest = why.heaps.rows.iter().max().copied().unwrap_or(0);
    if largest < MOST { parts(&why.heaps.rows, look) } else { "none".to_owned() }
}

/// Tells which columns of the odd steps are odd.
fn odd(why: &Stairs, look: &Look) -> Beat {
    /// More columns than this are counted, not listed.
    const LISTED: usize = 5;
    let (crosses, few) = (&why.heaps.crosses, few(why));
    let highest = crosses.first().copied().unwrap_or(0);
    if crosses.len() > LISTED {
        return beat!("why-stairs-odd-many", count = crosses.len(), highest);
    }
    let (columns, sizes, parts) = (listed(crosses, look), sizes(crosses, look), few_parts(why, look));
    let ones = why.heaps.rows.iter().filter(|coins| **coins > 0).count();
    beat!("why-stairs-odd", columns, sizes, count = crosses.len(), parts, few, ones)
}

/// Tells why coins on even steps do not count; `None` if no coin can come to lie on one.
fn counts(why: &Stairs, lost: bool) -> Option<Beat> {
    has_even(why).then(|| beat!("why-stairs-count", lost))
}

/// Returns whether coins lie on an even step or can be pushed onto one.
fn has_even(why: &Stairs) -> bool {
    !is_last(why) || why.heaps.rows.iter().skip(1).any(|coins| *coins > 0)
}

/// Tells the winning push and what it leaves.
fn push(why: &Stairs, flip: &Flip) -> Story {
    let step = Stairs::step(flip.heap - 1);
    let &Flip { from, to, .. } = flip;
    let high = why.heaps.crosses.first().copied().unwrap_or(0);
    vec![
        beat!("holds-stairs-high", high, step, from),
        smaller("holds-stairs-smaller", from, to, &why.heaps.crosses).with("by", from - to),
        beat!("holds-stairs-then"),
    ]
}
