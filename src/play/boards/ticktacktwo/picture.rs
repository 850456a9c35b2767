//! The nine cells with signs nearly as large: the sign that the cursor places or slides, and how each move is known to end.

use zugzwang_engine::{
    Outcome,
    games::{
        TickTackTwo,
        ticktacktwo::{CELLS, Grid as Signs, SIDE, Step as Mv},
    },
    theory::retrograde::Retrograde,
};

use super::{Hand, clicked, origin, place};
use crate::play::boards::prelude::*;

/// Rows of a cell in which its number has a corner of its own.
const LARGE: f32 = 4.0;

pub(super) fn picture(game: &TickTackTwo, scene: &Scene<'_, TickTackTwo>, room: Room) -> Picture<Hand> {
    let side = Side { first: 1, last: SIDE as u64, at: 2, goal: 2 };
    let grid = Grid::unnamed(side, side, 1.0, room);
    let (signs, cursor) = (scene.position, scene.cursor.copied());
    let why = scene.reason.and_then(|reason| if let Reason::Retrograde(why) = reason { Some(why) } else { None });
    let threat = why.and_then(|why| threat(why, cursor));
    let mut picture = grid.picture();
    for cell in 1..=CELLS {
        let (row, column) = place(cell);
        let Some(place) = grid.place(row as u64 + 1, column as u64 + 1) else { continue };
        let outcome = why.and_then(|why| outcome(why, cursor, cell));
        let drawn = Drawn { signs, cursor, last: scene.last.map(|(_, mv)| *mv), cell, outcome, threat };
        drawn.put(place, clicked(game, scene, cell), &mut picture);
    }
    if let Some(Hand::Lifted { from, to }) = cursor {
        put_slide(&grid, from, to, Tone::Chosen, &mut picture);
    }
    if let Some(Mv::Slide { from, to }) = threat {
        put_slide(&grid, from, to, Tone::Good, &mut picture);
    }
    picture
}

/// Draws a line across the border of two cells, over which a sign slides.
fn put_slide(grid: &Grid, from: usize, to: usize, tone: Tone, picture: &mut Picture<Hand>) {
    let middle = |cell: usize| {
        let (row, column) = place(cell);
        grid.place(row as u64 + 1, column as u64 + 1).map(Place::middle)
    };
    let Some((start, end)) = middle(from).zip(middle(to)).filter(|_| from != to && grid.unit().is_high(LARGE)) else {
        return;
    };
    let along = |part: f32| (start.0 + (end.0 - start.0) * part, start.1 + (end.1 - start.1) * part);
    picture.line([along(0.38), along(0.62)], tone);
}

/// The move that makes three in a row after the one under the cursor, whatever the answer, if that is how it wins.
fn threat(why: &Retrograde, cursor: Option<Hand>) -> Option<Mv> {
    let [first, _, last] = &why.best_play[..] else { return None };
    let first: Mv = first.parse().ok()?;
    let is_chosen = match cursor? {
        Hand::At(cell) => first == Mv::Place(cell),
        Hand::Lifted { from, to } => first == Mv::Slide { from, to },
    };
    last.parse().ok().filter(|_| is_chosen)
}

/// The best outcome of the moves that are chosen in a cell: of the sign that is held to there, or else of those that begin there.
fn outcome(why: &Retrograde, cursor: Option<Hand>, cell: usize) -> Option<Outcome> {
    let outcomes = why.lines.iter().filter_map(|line| {
        let is_here = match (cursor, line.mv.parse().ok()?) {
            (Some(Hand::Lifted { from: held, .. }), Mv::Slide { from, to }) => from == held && to == cell,
            (_, mv) => origin(mv) == cell,
        };
        is_here.then_some(line.worth.outcome)
    });
    outcomes.min_by_key(|outcome| match outcome {
        Outcome::Win => 0,
        Outcome::Draw => 1,
        Outcome::Unknown => 2,
        Outcome::Loss => 3,
    })
}

/// A cell, and what is shown in it.
struct Drawn<'a> {
    signs: &'a Signs,
    cursor: Option<Hand>,
    last: Option<Mv>,
    cell: usize,
    outcome: Option<Outcome>,
    /// The move that makes three in a row, if there is such a threat.
    threat: Option<Mv>,
}

impl Drawn<'_> {
    fn stands(&self) -> Option<Seat> {
        self.signs.board.signs[self.cell - 1]
    }

    /// Whether the cursor holds the sign of this cell elsewhere.
    fn is_lifted(&self) -> bool {
        matches!(self.cursor, Some(Hand::Lifted { from, to }) if from == self.cell && to != from)
    }

    fn is_threatened(&self) -> bool {
        matches!(self.threat, Some(Mv::Place(to) | Mv::Slide { to, .. }) if to == self.cell)
    }

    fn is_chosen(&self) -> bool {
        match self.cursor {
            Some(Hand::At(cell) | Hand::Lifted { to: cell, .. }) => cell == self.cell,
            None => false,
        }
    }

    /// The sign that is drawn, and its state.
    fn sign(&self) -> Option<(Seat, State)> {
        let is_held = matches!(self.cursor, Some(Hand::Lifted { .. })) || self.signs.board.is_placing();
        match self.stands() {
            Some(seat) if self.is_lifted() => Some((seat, State::Gone)),
            Some(seat) if self.is_chosen() && is_held => Some((seat, State::Chosen)),
            Some(seat) => Some((seat, State::Rest)),
            None => (self.is_chosen() && is_held).then_some((self.signs.board.mover, State::Chosen)),
        }
    }

    /// The state of the cell under it.
    fn state(&self) -> State {
        let line = Seat::ALL.into_iter().find_map(|seat| self.signs.board.line(seat));
        match self.last {
            _ if self.is_chosen() => State::Chosen,
            _ if line.is_some_and(|line| line.contains(&(self.cell - 1))) => State::Good,
            _ if self.outcome == Some(Outcome::Win) || self.is_threatened() => State::Good,
            Some(Mv::Slide { from, .. }) if from == self.cell => State::Moved,
            _ => State::Rest,
        }
    }

    fn put(&self, place: Place, click: Option<Hand>, picture: &mut Picture<Hand>) {
        let unit = picture.unit;
        let (state, sign) = (self.state(), self.sign());
        // In a small cell a frame would run into the sign that is held.
        let is_held = sign.is_some_and(|(_, state)| state == State::Chosen);
        let is_tight = is_held && unit.is_raster() && !unit.is_high(LARGE);
        let ground = if is_tight { State::Rest } else { state };
        let dark = self.cell.is_multiple_of(2);
        // Without backgrounds an outline is clearer than a pattern below the signs.
        let shape = if ground == State::Rest { Shape::Cell(dark) } else { Shape::Square(dark) };
        // The dot of a good cell would look out behind its sign.
        let shape = if ground == State::Good && sign.is_some() { Shape::Ground } else { shape };
        picture.put(shape, ground, place).click(click);
        if is_tight {
            picture.sign((place.x, unit.whole(place.y)), Align::Left, Sign::Here, Tone::Chosen);
        }
        if let Some((seat, state)) = sign {
            let margin = units(if unit.is_high(LARGE) { 0.2 } else { 0.1 });
            let margin = if unit.is_raster() { margin } else { units(0.0) };
            let shape = if seat == Seat::First { Shape::Cross } else { Shape::Nought };
            let item = picture.put(shape, state, place.inset(margin, margin));
            if self.stands().is_some() {
                item.id(Stage::piece(seat.index(), self.cell as u64));
            }
        }
        self.put_marks(place, state, sign.is_some(), picture);
    }

    /// Writes the number of the cell, where the last move ended, and how the moves from here end.
    fn put_marks(&self, place: Place, state: State, is_taken: bool, picture: &mut Picture<Hand>) {
        let number = self.cell as u64;
        let is_large = picture.unit.is_high(LARGE);
        let judged = self.outcome.and_then(|outcome| match outcome {
            Outcome::Win => Some((Sign::Wins, Tone::Good)),
            Outcome::Draw => Some((Sign::Draws, Tone::Text)),
            Outcome::Loss => Some((Sign::Loses, Tone::Bad)),
            Outcome::Unknown => None,
        });
        if is_large && !self.is_chosen() {
            picture.label((place.x + cells(1.0), picture.unit.whole(place.y)), Align::Left, number, Tone::Dim);
        } else if !is_large && !is_taken && state == State::Rest && judged.is_none() {
            picture.caption(place, number, Tone::Dim);
        }
        let (right, bottom) = corner(place, picture.unit);
        let has_corner = picture.unit.columns(units(1.0)) > 1.0;
        match judged {
            // The cell itself shows that it wins.
            Some((Sign::Wins, _)) if state == State::Good && !is_taken => {}
            Some((sign, tone)) if !is_taken && state != State::Chosen => picture.mark(place, sign, tone),
            Some((sign, tone)) if has_corner => picture.sign((right, bottom), Align::Left, sign, tone),
            _ => {}
        }
        if has_corner && matches!(self.last, Some(Mv::Place(to) | Mv::Slide { to, .. }) if to == self.cell) {
            picture.sign((right, picture.unit.whole(place.y)), Align::Left, Sign::Last, Tone::Moved);
        }
    }
}

/// The lower right corner of a place, beside the sign in it; within the frame where there is room for both.
fn corner(place: Place, unit: Unit) -> Point {
    const ROOMY: f32 = 6.0;
    let last = place.y + place.h - cells(0.5);
    if unit.is_high(ROOMY) {
        (place.x + place.w - cells(3.0), place.y + place.h - cells(2.0))
    } else {
        (place.x + place.w - cells(1.0), unit.middle_row(last))
    }
}
