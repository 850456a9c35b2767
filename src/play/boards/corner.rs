//! A piece on its way to a corner of a chessboard, for games in which every move brings it nearer.

use super::prelude::*;

/// A square: its row and its column.
pub type Square = (u64, u64);

/// A piece among rows and columns.
pub struct Corner<'a, C> {
    /// The rows, with the piece's own.
    pub rows: Side,
    /// The columns, with the piece's own.
    pub columns: Side,
    /// The piece.
    pub piece: Shape,
    /// The length of the hops in which two moves lead from one P-position to the next along a side, where there are such hops and
    /// they may be shown.
    pub hop: Option<u64>,
    /// The square from which the last move came.
    pub before: Option<Square>,
    /// The square to which the cursor's move leads, if there is a cursor.
    pub chosen: Option<Square>,
    /// The move to a square, if there is one.
    pub reach: &'a dyn Fn(Square) -> Option<C>,
    /// Whether a square is known to be a P-position.
    pub lost: &'a dyn Fn(Square) -> bool,
    /// Whether the opponent could go to a square from the chosen one, where that may be shown.
    pub answered: &'a dyn Fn(Square) -> bool,
}

impl<C> Corner<'_, C> {
    /// The picture; a click on a square is the move to it.
    pub fn picture(&self, room: Room) -> Picture<C> {
        let grid = Grid::new(self.rows, self.columns, 0.0, true, room);
        let mut picture = grid.picture();
        for (place, row, column) in grid.squares() {
            self.put_square((row, column), place, &mut picture);
        }
        self.put_hops(&grid, &mut picture);
        picture
    }

    fn put_square(&self, square: Square, place: Place, picture: &mut Picture<C>) {
        let (row, column) = square;
        let (here, goal) = ((self.rows.at, self.columns.at), (self.rows.goal, self.columns.goal));
        let is_safe = self.is_ahead(square) && (self.lost)(square);
        let state = match () {
            () if self.chosen == Some(square) => State::Chosen,
            () if self.before == Some(square) => State::Moved,
            () if is_safe && square != here && square != goal => State::Good,
            () => State::Rest,
        };
        let is_dark = !(row.abs_diff(goal.0) + column.abs_diff(goal.1)).is_multiple_of(2);
        let reached = (self.reach)(square);
        let (is_reached, unit) = (reached.is_some(), picture.unit);
        picture.put(Shape::Square(is_dark), state, place).click(reached);
        let margin = units(if unit.is_high(4.0) { 0.12 } else { 0.0 });
        let within = place.inset(margin, margin);
        if square == here {
            picture.put(self.piece, State::Rest, within).id(Stage::piece(0, 0));
        } else if square == goal {
            picture.put(Shape::Star, if is_safe { State::Good } else { State::Rest }, within);
        } else if state == State::Chosen {
            // In small squares the frame is all there is room for.
            if unit.is_high(3.0) || !unit.is_raster() {
                picture.put(Shape::Dot, State::Chosen, place);
            }
        } else if state == State::Rest && (self.answered)(square) {
            picture.put(Shape::Dot, State::Theirs, place);
        } else if state == State::Moved {
            picture.mark(place, Sign::Last, Tone::Moved);
        } else if state == State::Rest && is_reached && self.chosen.is_some() {
            picture.put(Shape::Dot, if self.is_passed(square) { State::Chosen } else { State::Rest }, place);
        }
    }

    /// Draws the ways from the P-position on which the cursor or the piece is, in hops up and right.
    fn put_hops(&self, grid: &Grid, picture: &mut Picture<C>) {
        let from = self.chosen.unwrap_or((self.rows.at, self.columns.at));
        let Some(hop) = self.hop.filter(|_| (self.lost)(from) && grid.unit().is_high(1.5)) else { return };
        let step = usize::try_from(hop).unwrap_or(usize::MAX).max(1);
        let ends = |one: Square, other: Square| grid.place(one.0, one.1).zip(grid.place(other.0, other.1));
        for at in (from.1..self.columns.goal).step_by(step) {
            let Some((start, end)) = ends((from.0, at), (from.0, at + hop)) else { break };
            let (x, end, y) = (start.middle().0, end.middle().0, start.y);
            picture.line([(x + cells(1.0), y), (end - cells(1.0), y)], Tone::Good);
            picture.caption(Place { x, y, w: end - x, h: cells(1.0) }, hop, Tone::Title);
        }
        for at in (from.0..self.rows.goal).step_by(step) {
            let Some((start, end)) = ends((at, from.1), (at + hop, from.1)) else { break };
            let (y, end, x) = (start.middle().1, end.middle().1, start.x);
            picture.line([(x, y - cells(1.0)), (x, end + cells(1.0))], Tone::Good);
            picture.caption(Place { x, y: end, w: cells(1.0), h: y - end }, hop, Tone::Title);
        }
    }

    /// Whether the chosen move passes over a square.
    fn is_passed(&self, (row, column): Square) -> bool {
        let Some(chosen) = self.chosen else { return false };
        let [down, across] = [(row, chosen.0, self.rows.at), (column, chosen.1, self.columns.at)]
            .map(|(at, to, from)| (at.abs_diff(from), to.abs_diff(from)));
        // As far along both sides as it goes along them, on the same side of the piece.
        let on_line = match (down, across) {
            ((0, 0), (on, to)) | ((on, to), (0, 0)) => on < to,
            ((down, to), (across, _)) => down == across && down < to,
        };
        on_line && down.1.max(across.1) > down.0.max(across.0)
    }

    /// Whether the piece can still come to a square, or stands there.
    fn is_ahead(&self, (row, column): Square) -> bool {
        let ahead = |side: Side, at: u64| at.abs_diff(side.goal) <= side.at.abs_diff(side.goal);
        ahead(self.rows, row) && ahead(self.columns, column)
    }
}
