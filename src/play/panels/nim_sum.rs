//! The classic layout: heaps in binary, a cross under each odd column, and the chosen row now and then.

mod told;

use zugzwang_engine::theory::nim_sum::{Endgame, Flip, NimSum};

use super::{
    Beat, Figure, Line, Look, Outcome, Size, Story, Theory, View, all_of, beat,
    columns::{Air, Columns},
    listed, lost, say,
};

impl Theory for NimSum {
    fn value(&self, look: &Look) -> String {
        match self.misere {
            Some(Endgame { large: 0, ones }) => say!(look, "why-nim-ones", ones),
            _ => say!(look, "why-nim-sum", sum = self.nim_sum),
        }
    }

    fn is_misere(&self) -> bool {
        self.misere.is_some()
    }

    fn told(&self, view: &View<'_>, look: &Look) -> Option<Story> {
        Some(told::told(self, view, look))
    }

    fn story(&self, view: &View<'_>, look: &Look) -> Story {
        if let Some(story) = self.misere.and_then(|endgame| misere_story(self, endgame, view)) {
            return story;
        }
        let (misere, few) = (self.misere.is_some(), few(self));
        match (view.outcome, &self.flip) {
            (Outcome::Win, Some(flip)) => {
                // In misère play the end of the game takes the room of the sum.
                let turned = flip_beat("why-nim-flip", flip, &self.crosses, !misere).with("misere", misere);
                let then = if misere {
                    beat!("why-nim-then-misere")
                } else if few == "single" {
                    beat!("why-then-none")
                } else {
                    beat!("why-nim-then")
                };
                vec![
                    unpaired(&self.rows, &self.crosses, "heap", few, look),
                    beat!("why-nim-row", heap = flip.heap, count = self.crosses.len()),
                    turned.with("few", few).moved(),
                    then,
                ]
            }
            _ => {
                let even = if misere { "why-nim-even-misere" } else { "why-nim-even" };
                let ones = self.rows.iter().filter(|row| **row > 0).count();
                lost(beat!(even, parts = parts(&self.rows, look), few, ones), view)
            }
        }
    }

    /// Proves the theorem for this position: Bouton's (1901), and in misère play the step back from the last position with one large
    /// heap.
    fn holds(&self, _: &View<'_>, _: &Look) -> Story {
        let misere = self.misere.is_some();
        let last = self.rows.iter().filter(|row| **row > 0).count() == 1;
        let back = misere.then(|| beat!("holds-nim-back"));
        let end = beat!("holds-nim-end", misere);
        let beats = match (self.misere, &self.flip) {
            (Some(Endgame { large: 0, ones }), _) => return vec![beat!("holds-nim-ones", ones)],
            (None, Some(Flip { heap, from, .. })) if last => {
                return vec![beat!("holds-nim-whole", heap = *heap, from = *from)];
            }
            (Some(Endgame { large: 1, ones }), &Some(Flip { heap, from, to })) => {
                let leave = beat!("holds-nim-leave", heap, to, ones = ones as u64 + to);
                return vec![beat!("holds-nim-choice", heap, from, ones), leave];
            }
            (_, None) => vec![beat!("holds-nim-even"), beat!("holds-nim-answer"), end],
            (_, &Some(Flip { heap, from, to })) => {
                let high = self.crosses.first().copied().unwrap_or(0);
                vec![
                    beat!("holds-nim-high", high, heap, from),
                    smaller("holds-nim-smaller", from, to, &self.crosses),
                    beat!("holds-nim-then"),
                    end,
                ]
            }
        };
        beats.into_iter().chain(back).collect()
    }

    fn figures(&self, view: &View<'_>, look: &Look, room: Size) -> [Figure; 2] {
        figures(self, view.after(), look, room)
    }
}

/// Draws the rows in columns, and the row that a move changes before and after it.
pub(super) fn figures(why: &NimSum, after: Option<&NimSum>, look: &Look, Size { width, height }: Size) -> [Figure; 2] {
    /// Lines beside the rows: a blank one, the weights, the crosses now and then, and a blank one below each of these.
    const OTHERS: usize = 6;
    let changed = after.and_then(|after| {
        let changed = |row: &usize| why.rows.get(*row) != after.rows.get(*row);
        (0..why.rows.len()).find(changed).map(|row| (row, after))
    });
    let important = why.nim_sum | after.map_or(0, |after| after.nim_sum);
    // A move can make a row larger, too: a retreat, or a cut into pieces of a higher nimber.
    let rows: Vec<u64> = why.rows.iter().chain(after.map_or(&[][..], |after| &after.rows)).copied().collect();
    let columns = Columns::new(&rows, important, 0, look, width).knowing(why.nim_sum);
    // The changed row now and then has its lines even before a move is chosen, so that the figure does not jump.
    let air = Air::fitting(why.rows.len() + 2, OTHERS, height, look);
    let row = |(at, &row): (usize, &u64)| {
        columns.row(&columns.name(at, row), row, changed.is_some_and(|(changed, _)| changed == at))
    };
    let rows = why.rows.iter().enumerate().map(row).flat_map(|row| air.around(row));
    let figure = air.gap().into_iter().chain([columns.header("")]).chain(rows);
    let figure = figure.chain([columns.crosses(why.nim_sum)]).chain(air.gap()).collect();
    let pick = changed.and_then(|(at, after)| {
        let (from, to) = (*why.rows.get(at)?, *after.rows.get(at)?);
        let [before, behind] = [from, to].map(|value| columns.name(at, value));
        let rows = columns.change((&before, from), (&behind, to)).into_iter().flat_map(|row| air.around(row));
        Some(rows.chain([standing(after, &columns, look)]).chain(air.gap()).collect())
    });
    [figure, pick.unwrap_or_default()]
}

/// Draws the crosses after a move. If it leaves only ones in misère play, says how many, because that decides.
fn standing(after: &NimSum, columns: &Columns<'_>, look: &Look) -> Line<'static> {
    match after.misere {
        Some(Endgame { large: 0, ones }) => {
            let parity = if ones % 2 == 1 { "odd" } else { "even" };
            let words = say!(look, "why-misere-left", ones, parity);
            Line::styled(format!("      {words}"), look.theme.dim)
        }
        _ => columns.standing(after.nim_sum),
    }
}

/// Returns the word by which the texts select how many heaps there are. Only where the last move wins can a look at parts be spared.
fn few(why: &NimSum) -> &'static str {
    match why.misere {
        Some(_) => "many",
        None if why.rows.iter().filter(|row| **row > 0).count() == 2 => "pair",
        None => few_of(&why.rows),
    }
}

/// Returns the word by which the texts select what is above 0: `zero` if nothing is, `single` if one thing is, `ones` if all that is
/// has the size 1, else `many`. Only the last needs a look at parts.
pub(super) fn few_of(rows: &[u64]) -> &'static str {
    match rows.iter().filter(|row| **row > 0).count() {
        0 => "zero",
        1 => "single",
        _ if rows.iter().all(|row| *row <= 1) => "ones",
        _ => "many",
    }
}

/// Tells which columns are odd, of things that are split into powers of two: `heap`, `gap` or `value`.
pub(super) fn unpaired(rows: &[u64], crosses: &[u64], of: &'static str, few: &'static str, look: &Look) -> Beat {
    /// More columns than this are counted, not listed.
    const LISTED: usize = 6;
    let (count, parts) = (crosses.len(), parts(rows, look));
    let ones = rows.iter().filter(|row| **row > 0).count();
    if count > LISTED {
        let highest = crosses.first().copied().unwrap_or(0);
        return beat!("why-nim-odd-many", count, highest, of, parts, few, ones);
    }
    // Where every column is odd, not "only" these sizes have one without a partner.
    let all = usize::try_from(high(rows)) == Ok(count);
    beat!(
        "why-nim-odd",
        columns = listed(crosses, look),
        sizes = sizes(crosses, look),
        all,
        count,
        of,
        parts,
        few,
        ones
    )
}

/// The number of columns of these rows.
fn high(rows: &[u64]) -> u32 {
    rows.iter().map(|row| u64::BITS - row.leading_zeros()).max().unwrap_or(0)
}

/// Returns the sizes of the groups in which these rows are laid out, the largest first.
fn used(rows: &[u64]) -> Vec<u64> {
    (0..high(rows)).rev().map(|bit| 1 << bit).filter(|size| rows.iter().any(|row| row & size > 0)).collect()
}

/// Lists these sizes; if they are too many to read, says how they begin.
fn layout(rows: &[u64], look: &Look) -> String {
    /// The most sizes that a plain sentence has room for.
    const MOST: usize = 6;
    let used = used(rows);
    if used.len() > MOST { say!(look, "told-nim-sizes-many") } else { sizes(&used, look) }
}

/// Returns the groups that a row loses and gains, written as a sum: `5 − 4 + 2 − 1`; `None` if they are too many.
fn steps(from: u64, crosses: &[u64]) -> Option<String> {
    /// The most groups that a plain sentence adds and subtracts one by one.
    const STEPS: usize = 3;
    let step = |cross: &u64| if from & cross == 0 { format!(" + {cross}") } else { format!(" − {cross}") };
    (crosses.len() <= STEPS).then(|| format!("{from}{}", crosses.iter().map(step).collect::<String>()))
}

/// Lists the parts that these rows are split into, the largest first; if they are too many to read, only how they begin.
pub(super) fn parts(rows: &[u64], look: &Look) -> String {
    /// The most parts that a plain sentence has room for.
    const MOST: u32 = 6;
    let high = high(rows);
    if high > MOST {
        return say!(look, "plain-nim-parts");
    }
    // One part alone would not show how they go on.
    all_of((0..high.max(2)).rev().map(|bit| 1_u64 << bit), look)
}

/// Names sizes of parts: `8s and 2s`.
pub(super) fn sizes(sizes: &[u64], look: &Look) -> String {
    all_of(sizes.iter().map(|size| say!(look, "plain-nim-size", size = *size)), look)
}

/// Tells how a row changes: the largest part that it loses and, if there is room, all parts that it loses and gains:
/// `9 − 8 + 2 = 3`.
pub(super) fn flip_beat(id: &'static str, flip: &Flip, crosses: &[u64], summed: bool) -> Beat {
    /// The most parts that a plain sentence adds and subtracts one by one.
    const STEPS: usize = 3;
    let &Flip { heap, from, to } = flip;
    let high = crosses.first().copied().unwrap_or(0);
    let sum = if !summed || crosses.len() > STEPS {
        to.to_string()
    } else {
        let step = |cross: &u64| if from & cross == 0 { format!(" + {cross}") } else { format!(" − {cross}") };
        format!("{from}{} = {to}", crosses.iter().map(step).collect::<String>())
    };
    beat!(id, heap, from, to, take = from - to, high, sum, count = crosses.len())
}

/// Tells that the row with the highest cross becomes smaller. If it has no other cross, no lower digit changes.
pub(super) fn smaller(id: &'static str, from: u64, to: u64, crosses: &[u64]) -> Beat {
    let high = crosses.first().copied().unwrap_or(0);
    beat!(id, high, from, to, gains = high.saturating_sub(1), lower = crosses.len().saturating_sub(1))
}

/// Tells the story of misère play once fewer than two large heaps are left.
fn misere_story(why: &NimSum, Endgame { large, ones }: Endgame, view: &View<'_>) -> Option<Story> {
    match (large, &why.flip) {
        (0, Some(_)) => {
            let (even, then) = (beat!("why-misere-ones-even", ones), beat!("why-misere-then", ones = ones - 1));
            Some(vec![even, then.in_notation()])
        }
        (0, None) => Some(lost(beat!("why-misere-ones-odd", ones), view)),
        (1, &Some(Flip { heap, from, to })) => Some(vec![
            beat!("why-misere-turn", ones, heap),
            beat!("why-nim-keep", from, to, take = from - to, heap).moved(),
            beat!("why-misere-then", ones = ones as u64 + to),
        ]),
        _ => None,
    }
}
