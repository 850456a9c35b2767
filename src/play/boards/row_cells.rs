//! A row from which neighbours are taken: its picture, and the places where a cursor can go.

use zugzwang_engine::{
    row::{Row, Segment},
    theory::taking::Taking,
};

use super::prelude::*;
use crate::play::{board::span, scene::Row as Cells};

/// The picture of a row.
#[derive(Clone, Copy)]
pub struct RowPicture<'a, C> {
    /// The row.
    pub row: &'a Row,
    /// The cells that the cursor's move takes.
    pub chosen: Option<Segment>,
    /// The cells that the last move took.
    pub last: Option<Segment>,
    /// The reason, if it is known.
    pub reason: Option<&'a Reason>,
    /// The shape of a cell, and its height in units.
    pub shape: (fn(u64) -> Shape, f32),
    /// The look to write in.
    pub look: &'a Look,
    /// The cursor that a click on a free cell selects.
    pub click: &'a dyn Fn(u64) -> Option<C>,
}

impl<C> RowPicture<'_, C> {
    /// Draws every cell, and what the reason says of them.
    pub fn picture(&self, room: Room) -> Picture<C> {
        let at = self.chosen.or(self.last).map_or(1, |segment| segment.first);
        let cells = Cells::new(self.row.cells(), at, self.shape.1, room);
        let why = self.reason.and_then(|reason| if let Reason::Taking(why) = reason { Some(why) } else { None });
        let told = why.map(|why| Told::of(self.row, why, self.chosen));
        let mut picture = cells.picture();
        for (place, cell) in cells.cells() {
            let is_free = self.row.run_of(cell).is_some();
            let state = self.state(cell, is_free, told.as_ref());
            let item = picture.put((self.shape.0)(cell), state, place);
            item.click(if is_free { (self.click)(cell) } else { None });
            if is_free {
                item.id(Stage::piece(0, cell));
            }
            if self.last.is_some_and(|last| last.last == cell) && picture.unit.is_raster() {
                picture.mark(place, Sign::Last, Tone::Moved);
            }
        }
        match (&told, why) {
            (Some(Told { halves: Some(left), .. }), _) => {
                cells.tie(twins(left), Tone::Good, &mut picture);
                cells.mark_middle(Tone::Title, &mut picture);
            }
            (_, Some(why)) => put_values(why, &cells, self.look, &mut picture),
            _ => {}
        }
        picture
    }

    fn state(&self, cell: u64, is_free: bool, told: Option<&Told>) -> State {
        let within = |segment: Option<Segment>| segment.is_some_and(|segment| segment.contains(cell));
        match () {
            () if is_free && within(self.chosen) => State::Chosen,
            () if is_free && told.is_some_and(|told| within(told.keep)) => State::Good,
            () if is_free && told.is_some_and(|told| within(told.answer)) => State::Theirs,
            () if is_free => State::Rest,
            () if within(self.last) => State::Moved,
            () => State::Gone,
        }
    }
}

/// The figures of a row that its reason gives.
struct Told {
    /// A move that wins.
    keep: Option<Segment>,
    /// The row of two equal halves that it is, or that a move leaves.
    halves: Option<Row>,
    /// The answer to the move under the cursor, if the halves are equal already.
    answer: Option<Segment>,
}

impl Told {
    fn of(row: &Row, why: &Taking, chosen: Option<Segment>) -> Self {
        let keep = why.keep.as_ref().map(|keep| keep.take);
        if has_equal_halves(row, why) {
            let answer = chosen.and_then(|chosen| chosen.mirrored(row.cells() + 1));
            return Self { keep, halves: Some(row.clone()), answer };
        }
        // A move that leaves equal halves wins, whatever the values are.
        let middles = (why.least..=why.most.min(row.cells())).filter(|count| (row.cells() - count).is_multiple_of(2));
        let middle = middles.map(|count| Segment::of((row.cells() - count) / 2 + 1, count)).next();
        let left = |take: Segment| {
            let left = row.has(take).then(|| row.without(take))?;
            has_equal_halves(&left, why).then_some((take, left))
        };
        let halves = middle.and_then(left).or_else(|| keep.and_then(left));
        match halves {
            Some((take, left)) => Self { keep: Some(take), halves: Some(left), answer: None },
            None => Self { keep, halves: None, answer: None },
        }
    }
}

/// Whether every cell has a twin in a mirror, and no move takes cells on both sides of it.
fn has_equal_halves(row: &Row, why: &Taking) -> bool {
    let (runs, sum) = (row.runs(), row.cells() + 1);
    let is_mirrored = runs
        .iter()
        .zip(runs.iter().rev())
        .all(|(one, other)| one.length == other.length && one.at + other.last() == sum);
    let across = 2 - row.cells() % 2;
    let middle = Segment::of(row.cells().div_ceil(2), across);
    let run = row.run_of(middle.first).map_or(0, |run| run.length);
    let is_crossed = row.has(middle) && why.most >= across && run >= why.least.max(across);
    is_mirrored && !is_crossed
}

/// Each free cell on the left with its twin on the right, from the middle on.
fn twins(row: &Row) -> impl Iterator<Item = (u64, u64)> + '_ {
    let (half, sum) = (row.cells() / 2, row.cells() + 1);
    (1..=half).rev().filter(|cell| row.run_of(*cell).is_some()).map(move |cell| (cell, sum - cell))
}

/// Puts below each run as many coins as it counts as, or the number where there are none or no room for them.
fn put_values<C>(why: &Taking, row: &Cells, look: &Look, picture: &mut Picture<C>) {
    /// The columns of a coin with the gap behind it.
    const COIN: f32 = 3.0;
    for part in &why.parts {
        let Some(place) = row.below(part.run.at, part.run.last()) else { continue };
        let (middle, wide) = (place.middle().0, cells(COIN) * part.value - cells(1.0));
        let line = [(place.x, place.y), (place.x + place.w - cells(1.0), place.y)];
        picture.line(line, Tone::Dim);
        let y = place.y + cells(1.0);
        if part.value == 0 || !picture.unit.is_raster() || picture.unit.columns(wide) > picture.unit.columns(place.w) {
            let words = say!(look, "row-worth", value = part.value);
            if !picture.captions(Place { y, h: cells(1.0), ..place }, &[(words, Tone::Text)]) {
                picture.label((middle, y), Align::Middle, part.value, Tone::Text);
            }
            continue;
        }
        for at in 0..part.value {
            let x = middle - wide * 0.5 + cells(COIN) * at;
            picture.put(Shape::Coin, State::Good, Place { x, y, w: cells(COIN - 1.0), h: cells(1.0) });
        }
    }
}

/// The free cells in words, after their count.
pub fn recite(count: String, row: &Row, look: &Look) -> Vec<String> {
    if row.runs().is_empty() {
        return vec![count];
    }
    let runs = series(row.runs().iter().map(|run| span(run.at, run.last(), look)), look);
    vec![say!(look, "recite-runs", count = count, runs = runs)]
}

/// The first place from `from` on where `count` neighbours can be taken.
pub fn next_place(row: &Row, count: u64, from: u64) -> Option<u64> {
    let mut runs = row.runs().iter().filter(|run| run.length >= count);
    runs.find_map(|run| (from <= run.last() + 1 - count).then_some(from.max(run.at)))
}

/// The last place up to `until` where `count` neighbours can be taken.
pub fn place_before(row: &Row, count: u64, until: u64) -> Option<u64> {
    let mut runs = row.runs().iter().rev().filter(|run| run.length >= count);
    runs.find_map(|run| (run.at <= until).then_some(until.min(run.last() + 1 - count)))
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::{
        Cancel, Game,
        games::{Matches, Strip},
    };

    use super::*;
    use crate::play::boards::testing::game;

    /// Whether the halves of the row are equal, and whether the player to move loses.
    fn halves<G: Game<Position = Row>>(words: &[&str]) -> (bool, bool) {
        let game: G = game(words);
        let known = game.analyse(&game.start(), &Cancel::never()).expect("an analysis");
        let Reason::Taking(why) = &known.reason else { panic!("another reason") };
        (has_equal_halves(&game.start(), why), why.nim_sum == 0)
    }

    #[test]
    fn a_row_of_equal_halves_is_lost() {
        for cells in 1..512_u32 {
            let row = format!("row={cells:b}");
            for most in 1..=3 {
                let (equal, lost) = halves::<Strip>(&[&row, &format!("k={most}")]);
                assert!(!equal || lost, "{row} {most}");
                let (equal, lost) = halves::<Matches>(&[&row, &format!("k={most}")]);
                assert!(!equal || lost, "{row} {most}");
            }
        }
        assert_eq!(halves::<Matches>(&["row=1110111", "k=2"]), (true, true));
        assert_eq!(halves::<Strip>(&["n=4", "k=1"]), (true, true));
        assert_eq!(halves::<Strip>(&["n=4", "k=2"]), (false, false));
    }

    #[test]
    fn runs_that_are_too_short_are_passed_over() {
        let row = Row::of("110111011");
        assert_eq!([1, 2, 4, 6, 9].map(|from| next_place(&row, 2, from)), [Some(1), Some(4), Some(4), Some(8), None]);
        assert_eq!(
            [9, 7, 5, 3, 0].map(|until| place_before(&row, 2, until)),
            [Some(8), Some(5), Some(5), Some(1), None]
        );
    }
}
