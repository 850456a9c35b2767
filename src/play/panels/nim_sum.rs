//! The classic layout: heaps in binary, a cross under each odd column, and the chosen row now and then.

use ratatui::{layout::Size, text::Line};
use zugzwang_engine::{
    Outcome,
    theory::nim_sum::{Endgame, Flip, NimSum},
};

use super::{
    Beat, Picture, Story, View, beat,
    columns::{Air, Columns, beside},
    listed, lost, room_left,
    staged::{Change, Row, Stage, Staged},
};
use crate::{look::Look, say};

pub(super) fn picture(why: &NimSum, view: &View<'_>, look: &Look, room: Size) -> Picture {
    let width = room.width;
    let value = match &why.misere {
        Some(Endgame { large: 0, ones }) => say!(look, "why-nim-ones", ones = *ones),
        _ => say!(look, "why-nim-sum", sum = why.nim_sum),
    };
    if view.over {
        return Picture::over(value, why.misere.is_some(), view, look);
    }
    let after = after!(view, NimSum);
    let staged = staged(why, look, width);
    let told = story(why, view, &staged, look);
    let course = told.course(staged.opening(), staged.steps(), look);
    let story = told.sentences(look);
    let drawing = Drawing::new(why, after, look, width);
    let height = room_left(view, &value, &story, 0, look, room).height;
    let drawing = drawing.with_air(height);
    let (figure, pick) = (drawing.figure(), drawing.pick());
    Picture { value, figure, pick, story, course }
}

/// Why the theorem holds, told over this very position: Bouton's (1901), and in misère play the step back from the last
/// position with one large heap.
pub(super) fn holds(why: &NimSum, _view: &View<'_>, _look: &Look) -> Story {
    let misere = why.misere.is_some();
    let end = beat!("holds-nim-end", misere = misere);
    if let Some(Endgame { large: 0, ones }) = why.misere {
        return Story::from(vec![beat!("holds-nim-ones", ones = ones)]);
    }
    let last = why.rows.iter().filter(|row| **row > 0).count() == 1;
    if let (Some(flip), true, false) = (&why.flip, last, misere) {
        return Story::from(vec![beat!("holds-nim-whole", heap = flip.heap, from = flip.from)]);
    }
    if let (Some(Endgame { large: 1, ones }), Some(flip)) = (why.misere, &why.flip) {
        let (heap, from, to) = (flip.heap, flip.from, flip.to);
        return Story::from(vec![
            beat!("holds-nim-choice", heap = heap, from = from, ones = ones),
            beat!("holds-nim-leave", heap = heap, to = to, ones = ones as u64 + to),
        ]);
    }
    let back = misere.then(|| beat!("holds-nim-back"));
    let Some(flip) = &why.flip else {
        let told = [beat!("holds-nim-even"), beat!("holds-nim-answer"), end];
        return told.into_iter().chain(back).collect();
    };
    let high = why.crosses.first().copied().unwrap_or(0);
    let (heap, from, to) = (flip.heap, flip.from, flip.to);
    let told = [
        beat!("holds-nim-high", high = high, heap = heap, from = from),
        beat!("holds-nim-smaller", high = high, from = from, to = to, gains = high - 1),
        beat!("holds-nim-then"),
        end,
    ];
    told.into_iter().chain(back).collect()
}

/// The columns, the crosses, the row, the flip; near the end of misère play the ones decide, and no row is looked for.
fn staged<'a>(why: &NimSum, look: &'a Look, width: u16) -> Staged<'a> {
    let large = why.misere.map_or(2, |endgame| endgame.large);
    let change = why.flip.as_ref().filter(|_| large > 0);
    let rows = why.rows.iter().map(|&value| Row { size: String::new(), value }).collect();
    let change = change.map(|flip| Change { row: flip.heap - 1, size: String::new(), to: flip.to });
    Staged::new(rows, change, look, width)
}

/// The rows of these figures in columns, and the row that a move changes before and after it.
pub(super) fn figures(
    why: &NimSum,
    after: Option<&NimSum>,
    look: &Look,
    width: u16,
) -> (Vec<Line<'static>>, Vec<Line<'static>>) {
    let drawing = Drawing::new(why, after, look, width);
    (drawing.figure(), drawing.pick())
}

/// Rows of a change: now and then.
const CHANGED: usize = 2;
/// Lines beside the rows: a blank one, the weights, the crosses now and then, and a blank one below these.
const OTHERS: usize = 6;

struct Drawing<'a> {
    why: &'a NimSum,
    after: Option<&'a NimSum>,
    /// The row that the move under the cursor changes.
    changed: Option<usize>,
    columns: Columns,
    air: Air,
    look: &'a Look,
}

impl<'a> Drawing<'a> {
    fn new(why: &'a NimSum, after: Option<&'a NimSum>, look: &'a Look, width: u16) -> Self {
        let changed = after.and_then(|after| (0..why.rows.len()).find(|&row| why.rows.get(row) != after.rows.get(row)));
        let important = why.nim_sum | after.map_or(0, |after| after.nim_sum);
        // A move can make a row larger, too: a retreat, or a cut into pieces of a higher nimber.
        let rows: Vec<u64> = why.rows.iter().chain(after.map_or(&[][..], |after| &after.rows)).copied().collect();
        let columns = Columns::new(&rows, important, "", look, width).knowing(why.nim_sum);
        Self { why, after, changed, columns, air: Air::Close, look }
    }

    /// The same in `height` lines; as if a move were under the cursor, so that the figure does not jump when one is.
    fn with_air(self, height: u16) -> Self {
        let air = Air::fitting(self.why.rows.len() + CHANGED, OTHERS, height, self.look);
        Self { air, ..self }
    }

    fn figure(&self) -> Vec<Line<'static>> {
        let (columns, look) = (&self.columns, self.look);
        let row = |(at, &row): (usize, &u64)| columns.row(look, &columns.name(at, row), row, self.changed == Some(at));
        let rows = self.why.rows.iter().enumerate().map(row).flat_map(|row| self.air.around(row));
        let crosses = columns.crosses(look, self.why.nim_sum);
        let gap = || (self.air != Air::Close).then(Line::default);
        gap().into_iter().chain([columns.header(look)]).chain(rows).chain([crosses]).chain(gap()).collect()
    }

    /// The changed row before and after, and what would then stand.
    fn pick(&self) -> Vec<Line<'static>> {
        let (Some(at), Some(after)) = (self.changed, self.after) else { return Vec::new() };
        let (Some(&from), Some(&to)) = (self.why.rows.get(at), after.rows.get(at)) else { return Vec::new() };
        let [before, behind] = [from, to].map(|value| self.columns.name(at, value));
        let rows = self.columns.change(self.look, (&before, from), (&behind, to));
        let gap = (self.air != Air::Close).then(Line::default);
        rows.into_iter().flat_map(|row| self.air.around(row)).chain([self.standing(after)]).chain(gap).collect()
    }

    /// The crosses after the move; where only ones are left in misère play, their number, which decides in the crosses' place.
    fn standing(&self, after: &NimSum) -> Line<'static> {
        match after.misere {
            Some(Endgame { large: 0, ones }) => {
                let parity = if ones % 2 == 1 { "odd" } else { "even" };
                beside(&say!(self.look, "why-misere-left", ones = ones, parity = parity), self.look)
            }
            _ => self.columns.standing(self.look, after.nim_sum),
        }
    }
}

fn story(why: &NimSum, view: &View<'_>, staged: &Staged<'_>, look: &Look) -> Story {
    let [crosses, row, change] = [Stage::Crosses, Stage::Row, Stage::Change].map(|stage| staged.step_of(stage));
    if let Some(story) = why.misere.and_then(|endgame| misere_story(why, endgame, view, [crosses, change])) {
        return story;
    }
    let misere = why.misere.is_some();
    match (view.outcome, &why.flip) {
        (Outcome::Win, Some(flip)) => {
            let few = few(why);
            let turned = flip_beat("why-nim-flip", flip, &why.crosses, !misere).with("misere", misere);
            Story::from(vec![
                unpaired(&why.rows, &why.crosses, "heap", look).with("few", few).at(crosses),
                beat!("why-nim-row", heap = flip.heap).at(row),
                // What misère play asks for at the end takes the room of the sum.
                turned.with("few", few).at(change),
                beat!(if misere { "why-nim-then-misere" } else { "why-nim-then" }),
            ])
        }
        _ => {
            let even = if misere { "why-nim-even-misere" } else { "why-nim-even" };
            lost(beat!(even, parts = parts(&why.rows, look), few = few(why)).at(crosses), view)
        }
    }
}

/// Returns the word for how many heaps are left where the last move wins and there are so few that no parts need be looked at:
/// `single` or `pair`; else `many`.
fn few(why: &NimSum) -> &'static str {
    match why.rows.iter().filter(|row| **row > 0).count() {
        1 if why.misere.is_none() => "single",
        2 if why.misere.is_none() => "pair",
        _ => "many",
    }
}

/// More columns than this are counted, not listed.
const LISTED: usize = 6;
/// The most sizes that a sentence of plain words has room for.
const PARTS: u32 = 7;
/// The most crossed digits that a plain sentence adds and takes away one by one.
const STEPS: usize = 3;

/// Tells which columns are odd, of what is split into powers of two: `heap`, `gap` or `value`.
pub(super) fn odd_columns(crosses: &[u64], of: &'static str, look: &Look) -> Beat {
    odd_beat(crosses, say!(look, "plain-nim-parts"), of, look).with("few", "many")
}

/// The same of these rows, whose parts are named.
pub(super) fn unpaired(rows: &[u64], crosses: &[u64], of: &'static str, look: &Look) -> Beat {
    odd_beat(crosses, parts(rows, look), of, look)
}

fn odd_beat(crosses: &[u64], parts: String, of: &'static str, look: &Look) -> Beat {
    if crosses.len() > LISTED {
        let highest = crosses.first().copied().unwrap_or(0);
        return beat!("why-nim-odd-many", count = crosses.len(), highest = highest, of = of, parts = parts);
    }
    let columns = listed(crosses.iter().copied(), look);
    beat!("why-nim-odd", columns = columns, sizes = sizes(crosses, look), count = crosses.len(), of = of, parts = parts)
}

/// The parts that these rows are split into, the largest first; where they are too many to be read, how they begin.
pub(super) fn parts(rows: &[u64], look: &Look) -> String {
    let high = rows.iter().map(|row| u64::BITS - row.leading_zeros()).max().unwrap_or(0);
    if high > PARTS {
        return say!(look, "plain-nim-parts");
    }
    // One part alone would not show how they go on.
    listed((0..high.max(2)).rev().map(|bit| 1 << bit), look)
}

/// Sizes of parts as words: `8s and 2s`.
pub(super) fn sizes(sizes: &[u64], look: &Look) -> String {
    let mut words: Vec<String> = sizes.iter().map(|size| say!(look, "plain-nim-size", size = *size)).collect();
    let Some(last) = words.pop() else { return String::new() };
    if words.is_empty() {
        return last;
    }
    say!(look, "plain-nim-sizes", sizes = words.join(&say!(look, "list-separator")), last = last)
}

/// A change of a row, with the largest part that goes and, where there is room, the parts that go and come: `9 − 8 + 2 = 3`.
pub(super) fn flip_beat(id: &'static str, flip: &Flip, crosses: &[u64], summed: bool) -> Beat {
    let &Flip { heap, from, to } = flip;
    let high = crosses.first().copied().unwrap_or(0);
    let sum = if !summed || crosses.len() > STEPS {
        to.to_string()
    } else {
        let step = |cross: &u64| if from & cross == 0 { format!(" + {cross}") } else { format!(" − {cross}") };
        format!("{from}{} = {to}", crosses.iter().map(step).collect::<String>())
    };
    beat!(id, heap = heap, from = from, to = to, take = from - to, high = high, sum = sum)
}

/// Misère play tells its own story once fewer than two large heaps are left.
fn misere_story(
    why: &NimSum,
    Endgame { large, ones }: Endgame,
    view: &View<'_>,
    [crosses, change]: [usize; 2],
) -> Option<Story> {
    match (large, &why.flip) {
        (0, Some(_)) => Some(Story::from(vec![beat!("why-misere-ones-even").at(crosses), beat!("why-misere-then")])),
        (0, None) => Some(lost(beat!("why-misere-ones-odd").at(crosses), view)),
        (1, Some(flip)) => Some(Story::from(vec![
            beat!("why-misere-turn", ones = ones, heap = flip.heap).at(crosses),
            beat!("why-nim-keep", from = flip.from, to = flip.to, take = flip.from - flip.to, heap = flip.heap)
                .at(change),
            beat!("why-misere-then"),
        ])),
        _ => None,
    }
}
