//! The cake in slices: the line under the cursor, strokes where slices were eaten and, if it is known why, the rectangles that are
//! twins of one another.

use zugzwang_engine::games::{
    Nimbi,
    nimbi::{Cell, Place as Rectangle, Sheet},
};

use crate::play::boards::{floor, prelude::*};

pub(super) fn picture(game: &Nimbi, scene: &Scene<'_, Nimbi>, room: Room) -> Picture<Cell> {
    let sheet = scene.position;
    // Without a cursor the last move stays visible.
    let at = scene.cursor.or(scene.last.map(|(_, cell)| cell)).copied().unwrap_or(Cell { row: 1, col: 1 });
    let grid = floor::grid((sheet.size().rows, sheet.size().cols), (at.row, at.col), room);
    let is_known = scene.reason.is_some_and(|reason| matches!(reason, Reason::Canonical(_)));
    let twins = if is_known { Twins::of(game, sheet, scene.cursor) } else { None };
    let line = scene.cursor.map(|cell| sheet.line(*cell)).unwrap_or_default();
    let last = scene.last.map(|(before, cell)| before.line(*cell)).unwrap_or_default();
    let mut picture = grid.picture();
    for cell in sheet.cells() {
        let Some(place) = grid.place(cell.row as u64, cell.col as u64) else { continue };
        if let Some(mark) = sheet.mark(cell) {
            let state = if last.contains(&cell) { State::Moved } else { State::Gone };
            picture.put(Shape::Stroke(mark.by == Seat::Second), state, place);
            if last.first() == Some(&cell) {
                picture.mark(place, Sign::Last, Tone::Moved);
            }
            continue;
        }
        let state = match &twins {
            _ if line.contains(&cell) => State::Chosen,
            Some(twins) if twins.are_left => State::Good,
            Some(_) => State::Bad,
            None => State::Rest,
        };
        picture.put(Shape::Slice, state, place).id(Stage::piece(cell.row, cell.col as u64)).click(Some(cell));
        // Among signs the line has one in each cell.
        if scene.cursor == Some(&cell) && picture.unit.is_raster() {
            picture.put(Shape::Dot, State::Chosen, place);
        } else if scene.cursor == Some(&cell) {
            picture.mark(place, Sign::Here, Tone::Chosen);
        }
    }
    if let Some(twins) = twins {
        twins.put_numbers(&grid, &mut picture);
    }
    picture
}

/// A cake of which every rectangle has a twin turned on its side: whatever one player does in one, the other does in its twin.
struct Twins {
    /// Every rectangle with the number of its pair.
    pairs: Vec<(Rectangle, u64)>,
    /// Whether the cursor's move leaves such a cake; otherwise it is the present one.
    are_left: bool,
}

impl Twins {
    /// The twins that the cursor's move leaves, or else those that lie there now.
    fn of(game: &Nimbi, sheet: &Sheet, cursor: Option<&Cell>) -> Option<Self> {
        let then = cursor.and_then(|cell| sheet.first(*cell)).and_then(|first| game.play(sheet, &first).ok());
        let left = then.and_then(|then| pairs(then.places())).map(|pairs| Self { pairs, are_left: true });
        left.or_else(|| pairs(sheet.places()).map(|pairs| Self { pairs, are_left: false }))
    }

    /// Writes the number of its pair into the middle of each rectangle.
    fn put_numbers(&self, grid: &Grid, picture: &mut Picture<Cell>) {
        for (Rectangle { corner, size }, number) in &self.pairs {
            let start = grid.place(corner.row as u64, corner.col as u64);
            let end = grid.place((corner.row + size.rows - 1) as u64, (corner.col + size.cols - 1) as u64);
            if let Some((start, end)) = start.zip(end) {
                picture.caption(start.to(end), *number, Tone::Title);
            }
        }
    }
}

/// Pairs each rectangle with one that is as wide as it is high, and as high as it is wide; `None` if one is left over, or there are
/// none.
fn pairs(mut places: Vec<Rectangle>) -> Option<Vec<(Rectangle, u64)>> {
    let mut pairs = Vec::new();
    while let Some(one) = places.pop() {
        let turned = |other: &Rectangle| (other.size.rows, other.size.cols) == (one.size.cols, one.size.rows);
        let other = places.remove(places.iter().position(turned)?);
        let number = pairs.len() as u64 / 2 + 1;
        pairs.extend([(one, number), (other, number)]);
    }
    (!pairs.is_empty()).then_some(pairs)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use zugzwang_engine::{Cancel, Game, Outcome};

    use super::*;
    use crate::play::boards::testing::game;

    #[test]
    fn where_every_rectangle_has_a_twin_the_mover_loses() {
        let game: Nimbi = game(&["rows=3", "cols=4"]);
        let (mut met, mut open, mut turned) = (HashSet::new(), vec![game.start()], 0);
        while let Some(sheet) = open.pop() {
            if let Some(pairs) = pairs(sheet.places()) {
                let known = game.analyse(&sheet, &Cancel::never()).expect("not stopped");
                assert_eq!(known.worth.outcome, Outcome::Loss, "{sheet}");
                turned += usize::from(pairs.iter().any(|(one, _)| one.size.rows != one.size.cols));
            }
            let after = game.moves(&sheet).filter_map(|line| game.play(&sheet, &line).ok());
            open.extend(after.filter(|sheet| met.insert(sheet.clone())).collect::<Vec<_>>());
        }
        assert!(turned > 0, "some twin is turned on its side");
    }
}
