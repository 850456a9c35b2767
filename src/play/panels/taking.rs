//! Runs with their Grundy values in columns, and the run that the move under the cursor breaks, now and then. If the mirror decides,
//! the board shows it.

mod holds;
mod rows;
mod values;

use zugzwang_engine::{
    row::Segment,
    theory::{
        mirrored_row::MirroredRow,
        taking::{Part, Taking, WinningTake},
    },
};

use super::{
    Beat, Figure, Look, Outcome, Size, Span, Story, Theory, View, Wording, beat, few_after, left_beside,
    nim_sum::{few_of, unpaired},
    say,
    summed::{self, Changed, Entry, pieces},
    table, values_told, ways, widest, wrapped,
};
use crate::play::figures;
use rows::Rows;

impl Theory for Taking {
    fn value(&self, look: &Look) -> String {
        say!(look, "why-nim-sum", sum = self.nim_sum)
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        let mut beats = match (view.outcome, &self.keep) {
            (Outcome::Win, Some(keep)) => won(self, keep, look),
            _ => super::lost(lost(self, look), view),
        };
        beats.extend(self.period.map(|period| {
            let code = self.code.as_deref().unwrap_or("none");
            beat!("why-taking-period", code, length = period.length, from = period.from, by = period.proved_by)
        }));
        beats
    }

    fn holds(&self, _: &View<'_>, look: &Look) -> Story {
        holds::proof(self, look)
    }

    /// Draws the values of short runs if there is room for them, and the runs in columns; then the broken run before and after the
    /// move, and the crosses that it leaves.
    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        /// The height from which a room is high.
        const HIGH: u16 = 12;
        /// The most rows with which a low room has a place for the values of short runs.
        const FEW: usize = 3;
        let (is_plain, is_high) = (look.wording != Wording::Notation, room.height >= HIGH);
        let rows = Rows::of(&self.parts, if is_high { 8 } else { 5 }, look);
        let broken = view.after().and_then(|after| broken(self, after));
        let broken = broken.map(|(part, left)| Changed { row: rows.of_run(part), before: rows::named(part), left });
        let head = say!(look, if is_plain { "why-taking-head-plain" } else { "why-taking-head" });
        let count = rows.shown.len() + usize::from(rows.remark.is_some());
        let is_explained = self.mirror.is_none() && is_plain && (is_high || count <= FEW);
        let short = if is_explained { short_runs(self, look, room.width) } else { Figure::new() };
        let remark: Figure =
            rows.remark.iter().flat_map(|remark| wrapped(remark, look.theme.dim, room.width)).collect();
        let left = left_beside(&remark, left_beside(&short, room));
        let [columns, pick] = summed::figures(&rows.shown, broken.as_ref(), &head, look, left);
        [[short, columns, remark].concat(), pick]
    }
}

/// Draws the values of the shortest runs, as many as fit; those on the board are highlighted.
fn short_runs(why: &Taking, look: &Look, width: u16) -> Figure {
    const CELL: usize = 3;
    let labels = ["why-taking-length", "why-taking-value"].map(|key| say!(look, key));
    let fit = (usize::from(width).saturating_sub(widest(&labels)) / CELL) as u64;
    let values = (0..).zip(values::of(why.least, why.most, fit)).skip(1);
    let cell = |(length, value): (u64, u64)| {
        let on_board = why.parts.iter().any(|part| part.run.length == length);
        let style = if on_board { look.theme.title.patch(look.theme.square) } else { look.theme.text };
        [length, value].map(|number| Span::styled(format!("{number:>CELL$}"), style))
    };
    let mut rows = labels.map(|label| vec![Span::styled(label, look.theme.dim)]);
    for (row, cell) in values.map(cell).flat_map(|cells| (0..).zip(cells)) {
        rows[row].push(cell);
    }
    table(rows, |_| false)
}

/// Returns the run that a move breaks, and what is left of it.
fn broken(why: &Taking, after: &Taking) -> Option<(Part, Entry)> {
    let [old, new] = figures::ways::changed(&why.parts, &after.parts);
    let pieces_left = after.parts.get(new)?;
    let value = pieces_left.iter().fold(0, |sum, part| sum ^ part.value);
    let left = Entry { name: pieces(pieces_left.iter().map(|part| part.run.length)), value };
    (old.len() == 1).then(|| (why.parts[old.start], left))
}

fn won(why: &Taking, keep: &WinningTake, look: &Look) -> Story {
    let (pieces, left, right) = match (keep.left, keep.right) {
        (0, 0) => ("none", 0, 0),
        (0, piece) | (piece, 0) => ("one", piece, 0),
        (left, right) => ("two", left, right),
    };
    let (length, from, value, cells) = (keep.part.run.length, keep.part.value, keep.value, keep.take.to_string());
    let values = run_values(why);
    let at = why.parts.iter().position(|part| part.run == keep.part.run).map_or(0, |at| at + 1);
    let few = few_after(&values, at, value);
    let taken = beat!("why-taking-keep", length, cells = &cells, pieces, left, right, from, value, few);
    let last = holds::ends(why, keep);
    match why.mirror {
        Some(_) if last => {
            vec![beat!("why-axis-last", cells), taken.in_notation(), beat!("why-then-none")]
        }
        Some(MirroredRow { sum, symmetric, .. }) => {
            let key = if symmetric { "why-axis-middle" } else { "why-axis-image" };
            let whole = at_once(why).map(|all| beat!("why-axis-at-once", all = all.to_string()));
            let then = [beat!(key, cells), beat!("why-axis-then", sum), taken.in_notation()];
            then.into_iter().chain(whole).collect()
        }
        None => {
            let crosses = unpaired(&values, &why.crosses, "value", few_of(&values), look);
            let then = if last { beat!("why-then-none") } else { beat!("why-taking-then") };
            vec![crosses, taken.moved(), then]
        }
    }
}

/// Returns the move that takes everything that is left, if there is one.
fn at_once(why: &Taking) -> Option<Segment> {
    let [Part { run, .. }] = why.parts[..] else { return None };
    (why.least <= run.length && run.length <= why.most).then(|| Segment::of(run.at, run.length))
}

fn lost(why: &Taking, look: &Look) -> Beat {
    match why.mirror {
        Some(mirror) => beat!("why-axis-lost", sum = mirror.sum),
        None => {
            let [values, parts] = values_told(&run_values(why), look);
            beat!("why-taking-lost", values, parts)
        }
    }
}

fn run_values(why: &Taking) -> Vec<u64> {
    why.parts.iter().map(|part| part.value).collect()
}

#[cfg(test)]
mod tests;
