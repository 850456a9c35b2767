//! A piece on its way to a corner of a chessboard, for games in which every move brings it nearer.

mod statue;

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};

pub use self::statue::Statue;
use super::{
    paint::write,
    squares::{Grid, Side},
};
use crate::{
    look::Look,
    play::board::{Hits, Stage},
};

/// A square: its row and its column.
pub type Square = (u64, u64);

/// A piece among rows and columns, as it is drawn.
pub struct Corner<'a, C> {
    /// The rows, with the piece's own.
    pub rows: Side,
    /// The columns, with the piece's own.
    pub columns: Side,
    /// The sign of the piece.
    pub piece: &'static str,
    /// The picture of the piece.
    pub statue: Statue,
    /// Whether it moves along lines.
    pub slides: bool,
    /// The square from which the last move came.
    pub before: Option<Square>,
    /// The square to which the cursor's move leads, if there is a cursor.
    pub chosen: Option<Square>,
    /// The move to a square, if there is one.
    pub reach: &'a dyn Fn(Square) -> Option<C>,
    /// Whether a square is known to be a P-position.
    pub lost: &'a dyn Fn(Square) -> bool,
    /// The look in which it is drawn.
    pub look: &'a Look,
    /// The stage on which the piece is put.
    pub stage: &'a Stage,
}

type Sign = (&'static str, Style);

/// The fewest columns of a square with room for a picture and for the lines of the piece.
const ROOMY: u16 = 4;
/// The fewest columns of a square with larger dots where the piece can go.
const LARGE: u16 = 5;

impl<C> Corner<'_, C> {
    /// Draws the board; returns the moves that clicks mean.
    pub fn draw(&self, area: Rect, buf: &mut Buffer) -> Hits<C> {
        let grid = Grid::new(self.rows, self.columns, area, self.look);
        grid.draw_names(buf, self.look);
        if self.look.theme.is_painted() {
            grid.paint(|row, column| self.fill((row, column)), buf);
        }
        let mut hits = Vec::new();
        for (place, row, column) in grid.cells() {
            let square = (row, column);
            if !self.look.theme.is_painted() {
                self.shade(square, place, buf);
            }
            let reached = (self.reach)(square);
            // If the centres are an odd number of columns apart, dots cannot be evenly spaced between them.
            let lined = self.slides && grid.side() >= ROOMY && grid.side().is_multiple_of(2);
            if lined && reached.is_some() {
                self.line(square, grid.own(place), buf);
            }
            self.signs(square, &grid, place, buf);
            if self.is_here(square) {
                self.stage.put(Stage::piece(0, 0), grid.own(place));
            }
            hits.extend(reached.map(|reached| (place, reached)));
        }
        hits
    }

    /// Whether a square is dark, as on a chessboard whose corner is light.
    const fn is_dark(&self, (row, column): Square) -> bool {
        !(row.abs_diff(self.rows.goal) + column.abs_diff(self.columns.goal)).is_multiple_of(2)
    }

    /// The background of a square: its part in the moves, or its colour on a chessboard.
    fn fill(&self, square: Square) -> Style {
        let theme = &self.look.theme;
        if self.chosen == Some(square) {
            theme.taken_cell
        } else if self.before == Some(square) {
            theme.last_cell
        } else if self.is_ahead(square) && (self.lost)(square) {
            theme.win_cell
        } else if self.is_dark(square) {
            theme.square_dark
        } else {
            theme.square
        }
    }

    /// Marks the same by signs, without backgrounds.
    fn shade(&self, square: Square, place: Rect, buf: &mut Buffer) {
        let (theme, place) = (&self.look.theme, place.intersection(buf.area));
        if self.chosen == Some(square) {
            buf.set_style(place, theme.chosen);
        } else if self.is_dark(square) {
            for cell in place.positions() {
                buf[cell].set_symbol(self.look.glyphs().shade).set_style(theme.dim);
            }
        }
    }

    /// Draws the part of the line from the piece that lies in a square, in dots.
    fn line(&self, (row, column): Square, place: Rect, buf: &mut Buffer) {
        let toward = |from: u64, to: u64| i32::from(to > from) - i32::from(to < from);
        let (up, right) = (toward(row, self.rows.at), toward(column, self.columns.at));
        let (x, y) = (i32::from(place.x + (place.width - 1) / 2), i32::from(place.y + (place.height - 1) / 2));
        // Two columns to the right are as far on the screen as one row up.
        let reach = i32::from(place.height);
        let steps = (-reach..=reach).map(|step| (x + 2 * step * right, y - step * up));
        let ends = (i32::from(place.x), i32::from(place.right()) - 1);
        let bent = |x: i32| if up == 0 { x } else { x.clamp(ends.0, ends.1.max(ends.0)) };
        let within = steps.filter_map(|(x, y)| Some((u16::try_from(bent(x)).ok()?, u16::try_from(y).ok()?).into()));
        let place = place.intersection(buf.area);
        for at in within.filter(|at| place.contains(*at)) {
            buf[at].set_symbol(self.look.glyphs().dot).set_style(self.look.theme.dim);
        }
    }

    /// Draws what stands on a square: a picture, or signs in the middle of its row, up to three in a wide square and two in a
    /// narrow one.
    fn signs(&self, square: Square, grid: &Grid, place: Rect, buf: &mut Buffer) {
        let theme = &self.look.theme;
        let (sign, marks) = (self.sign(square, place), [self.last(square), self.mark(square)]);
        if self.picture(square, sign, grid.own(place), buf) {
            if self.is_here(square) {
                self.corners(marks, grid.own(place), buf);
            }
            return;
        }
        let middle = Rect {
            x: place.x.saturating_add(place.width.saturating_sub(1) / 2),
            y: grid.middle(place),
            width: if place.width < ROOMY { place.width.min(2) } else { 3 },
            height: place.height.min(1),
        };
        let reversed = self.chosen == Some(square) && !theme.is_painted();
        let spans = std::iter::once(sign).chain(marks).flatten();
        let spans = spans.map(|(sign, style)| Span::styled(sign, if reversed { theme.chosen } else { style }));
        spans.collect::<Line<'_>>().render(middle, buf);
    }

    /// Draws the marks of the piece's square in the corners that its picture leaves free: the first on the right, the second on the
    /// left.
    fn corners(&self, marks: [Option<Sign>; 2], own: Rect, buf: &mut Buffer) {
        let y = if self.statue.leaves_upper() { own.y } else { own.bottom().saturating_sub(1) };
        let xs = [own.right().saturating_sub(1), own.x];
        for ((mark, style), x) in marks.into_iter().flatten().zip(xs) {
            write(mark, style, Rect { x, y, width: 1, height: 1 }, buf);
        }
    }

    /// The mark of the square to which the last move led.
    fn last(&self, square: Square) -> Option<Sign> {
        let is_last = self.is_here(square) && self.before.is_some();
        is_last.then(|| (self.look.glyphs().last, self.look.theme.last))
    }

    /// Draws the piece, or the goal if nothing else stands there, as a picture. Returns whether there is room for one.
    fn picture(&self, square: Square, sign: Option<Sign>, place: Rect, buf: &mut Buffer) -> bool {
        let theme = &self.look.theme;
        let statue = if self.is_here(square) {
            Some(self.statue).filter(|_| place.width >= ROOMY)
        } else {
            let goal = square == (self.rows.goal, self.columns.goal) && sign.is_none();
            Some(Statue::Goal).filter(|_| goal)
        };
        statue.is_some_and(|statue| statue.draw([theme.bead, theme.shade], place, buf, self.look))
    }

    fn is_here(&self, square: Square) -> bool {
        square == (self.rows.at, self.columns.at)
    }

    /// The sign on a square: of the piece, of the last move, or of a move to it.
    fn sign(&self, square: Square, place: Rect) -> Option<Sign> {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        if self.is_here(square) {
            return Some((self.piece, theme.title));
        }
        if self.before == Some(square) {
            return Some((glyphs.dot, theme.last));
        }
        (self.reach)(square)?;
        let chosen = self.chosen?;
        let dot = if place.width < LARGE { (glyphs.dot, theme.bead) } else { (glyphs.bead, theme.shade) };
        Some(if chosen == square { (glyphs.target, theme.taken) } else { dot })
    }

    /// The mark of a square, whatever stands there: that of the goal, or of a known P-position.
    fn mark(&self, square: Square) -> Option<Sign> {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        if square == (self.rows.goal, self.columns.goal) {
            return Some((glyphs.goal, theme.title));
        }
        let style = match () {
            () if self.chosen == Some(square) => theme.title,
            () if self.is_ahead(square) => theme.win,
            () => theme.dim,
        };
        (self.lost)(square).then_some((glyphs.lost, style))
    }

    /// Whether the piece can still come to a square, or stands there.
    fn is_ahead(&self, (row, column): Square) -> bool {
        let ahead = |side: Side, at: u64| at.abs_diff(side.goal) <= side.at.abs_diff(side.goal);
        ahead(self.rows, row) && ahead(self.columns, column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    /// Draws a queen in row 3 and column 4 that can go to the squares on her left.
    fn drawn(area: Rect, theme: ThemeName) -> (Buffer, Grid, Look) {
        let look = Look::new(theme, GlyphSet::Unicode);
        let side = |at: u64| Side { first: 0, last: at, at, goal: 0 };
        let corner = Corner {
            rows: side(3),
            columns: side(4),
            piece: "Q",
            statue: Statue::Queen,
            slides: true,
            before: None,
            chosen: Some((3, 2)),
            reach: &|(row, column)| (row == 3 && column < 4).then_some(()),
            lost: &|square| square == (1, 2),
            look: &look,
            stage: &Stage::default(),
        };
        let mut buf = Buffer::empty(area);
        corner.draw(area, &mut buf);
        let grid = Grid::new(corner.rows, corner.columns, area, &look);
        (buf, grid, look)
    }

    #[test]
    fn squares_are_tinted_and_carry_their_signs() {
        let (buf, grid, look) = drawn(Rect::new(0, 0, 34, 13), ThemeName::Dark);
        for (square, tint, sign) in [((1, 2), look.theme.win_cell, "P"), ((3, 2), look.theme.taken_cell, "○")] {
            let place = grid.place(square.0, square.1).unwrap_or_default();
            assert_eq!(buf[(place.x, place.y)].bg, tint.bg.unwrap_or_default());
            assert!(place.positions().any(|at| buf[at].symbol() == sign), "{square:?}");
        }
    }

    #[test]
    fn her_lines_are_dotted_and_she_is_a_picture_without_colours_too() {
        let (buf, grid, look) = drawn(Rect::new(0, 0, 34, 13), ThemeName::Mono);
        let place = grid.place(3, 1).unwrap_or_default();
        let dots = place.positions().filter(|at| buf[*at].symbol() == look.glyphs().dot);
        assert_eq!((grid.side(), dots.count()), (6, 2), "two dots beside the larger one in the middle");
        let queen = grid.place(3, 4).unwrap_or_default();
        assert!(queen.positions().any(|at| buf[at].symbol() == "█"));
    }
}
