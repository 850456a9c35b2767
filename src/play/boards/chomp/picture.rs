//! The bar as squares of chocolate: what the bite under the cursor takes, the gaps that the last one left, and what is known.

use zugzwang_engine::{
    games::{Chomp, chomp::Bar},
    theory::chomp::{Bite, Shape as Form},
};

use crate::play::boards::prelude::*;

/// The states of the squares.
struct Bars<'a> {
    bar: &'a Bar,
    cursor: Option<Bite>,
    /// The bar before the last bite, and that bite.
    last: Option<(&'a Bar, Bite)>,
    /// The bites that are known to win.
    wins: &'a [Bite],
    /// The length of the two arms that are left, if they are known to be alike.
    arms: Option<u64>,
}

pub(super) fn picture(game: &Chomp, scene: &Scene<'_, Chomp>, room: Room) -> Picture<Bite> {
    let (first, bar) = (game.first(), scene.position);
    // Enter on the poisoned square says why it may not be eaten.
    let cursor = scene.cursor.copied().filter(|bite| *bite != Bite::POISON);
    let why = scene.reason.and_then(|reason| if let Reason::Chomp(why) = reason { Some(why) } else { None });
    let left = why.map(|why| cursor.map_or(why.shape, |bite| Form::of(&bar.after(bite).0)));
    let bars = Bars {
        bar,
        cursor,
        last: scene.last.map(|(before, bite)| (before, *bite)),
        wins: why.map_or(&[], |why| &why.wins),
        arms: left
            .and_then(|left| if let Form::Arms { right, up } = left { (right == up).then_some(right) } else { None }),
    };
    let at = scene.cursor.copied().unwrap_or(Bite { row: bar.0.len().max(1), column: bar.row(1) });
    let rows = Side { first: 1, last: first.0.len() as u64, at: at.row as u64, goal: 1 };
    let columns = Side { first: 1, last: first.row(1), at: at.column, goal: 1 };
    let grid = Grid::new(rows, columns, 1.0, true, room);
    let mut picture = grid.picture();
    for (place, row, column) in grid.squares() {
        let square = Bite { row: usize::try_from(row).unwrap_or(usize::MAX), column };
        // A touch of the poisoned square says why it may not be eaten.
        let is_meant = game.play(bar, &square).is_ok() || square == Bite::POISON && scene.look.is_touched();
        let click = Some(square).filter(|_| is_meant);
        bars.put_square(square, place, click, &mut picture);
    }
    bars.put_ties(&grid, &mut picture);
    picture
}

impl Bars<'_> {
    fn state(&self, square: Bite) -> State {
        let is_there = self.bar.has(square);
        let is_taken = |bite: Bite| square.row >= bite.row && square.column >= bite.column;
        match () {
            () if is_there && self.cursor.is_some_and(is_taken) => State::Chosen,
            () if is_there && self.wins.contains(&square) => State::Good,
            () if is_there && self.arms.is_some() && square != Bite::POISON => State::Good,
            () if is_there => State::Rest,
            // The ties between the arms lie where the last bite was.
            () if self.arms.is_none() && self.last.is_some_and(|(before, _)| before.has(square)) => State::Moved,
            () => State::Gone,
        }
    }

    fn put_square(&self, square: Bite, place: Place, click: Option<Bite>, picture: &mut Picture<Bite>) {
        let (state, unit) = (self.state(square), picture.unit);
        let item = picture.put(Shape::Choc, state, place).click(click);
        if self.bar.has(square) {
            item.id(Stage::piece(square.row, square.column));
        }
        if square == Bite::POISON {
            let (x, y) = if unit.is_high(4.0) { (0.14, 0.1) } else { (0.0, 0.0) };
            picture.put(Shape::Skull, State::Rest, place.inset(units(x), units(y)));
        }
        if self.last.is_some_and(|(_, bite)| bite == square) {
            picture.mark(place, Sign::Last, Tone::Moved);
        }
        if self.wins.contains(&square) {
            if unit.is_high(4.0) {
                picture.put(Shape::Tick, State::Good, place.inset(units(0.25), units(0.25)));
            } else {
                picture.mark(place, Sign::Wins, Tone::Good);
            }
        }
    }

    /// Ties each square of one arm to its twin on the other, both with their distance from the corner.
    fn put_ties(&self, grid: &Grid, picture: &mut Picture<Bite>) {
        let Some(length) = self.arms else { return };
        for far in 2..=length.saturating_add(1) {
            let (Some(up), Some(along)) = (grid.place(far, 1), grid.place(1, far)) else { break };
            let ((_, from), (to, _)) = (up.middle(), along.middle());
            let from = grid.unit().middle_row(from);
            picture.tie([(up.x + up.w + cells(1.0), from), (to, from), (to, along.y - cells(1.0))], Tone::Text);
            if !grid.unit().is_raster() || grid.unit().is_high(2.5) {
                for place in [up, along] {
                    picture.caption(place, far - 1, Tone::Title);
                }
            }
        }
    }
}
