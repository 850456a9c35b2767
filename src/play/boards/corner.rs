//! A piece on its way to a corner of a chessboard: drawn for every game in which it comes nearer with each move.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};

use super::squares::{Grid, Side};
use crate::{look::Look, play::board::Hits};

/// A square: its row and its column.
pub type Square = (u64, u64);

/// What there is to draw.
pub struct Corner<'a, C> {
    /// The rows, the piece's own among them.
    pub rows: Side,
    /// The columns.
    pub columns: Side,
    /// The sign of the piece.
    pub piece: &'static str,
    /// Where the last move came from.
    pub before: Option<Square>,
    /// Where the cursor's move leads, when somebody may move it.
    pub chosen: Option<Square>,
    /// The move to a square, if there is one.
    pub reach: &'a dyn Fn(Square) -> Option<C>,
    /// Whether who moves from a square loses, as far as the solver has said why.
    pub lost: &'a dyn Fn(Square) -> bool,
    /// How it looks.
    pub look: &'a Look,
}

/// A sign and its style.
type Sign = (&'static str, Style);

impl<C> Corner<'_, C> {
    /// Draws the board and returns where a click means which move.
    pub fn draw(&self, area: Rect, buf: &mut Buffer) -> Hits<C> {
        let grid = Grid::new(self.rows, self.columns, area);
        grid.draw_names(buf, self.look);
        let mut hits = Vec::new();
        for (place, row, column) in grid.cells() {
            self.square((row, column), place, buf);
            hits.extend((self.reach)((row, column)).map(|reached| (place, reached)));
        }
        hits
    }

    fn square(&self, square: Square, place: Rect, buf: &mut Buffer) {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let chosen = self.chosen == Some(square);
        let distance = square.0.abs_diff(self.rows.goal) + square.1.abs_diff(self.columns.goal);
        // As on a chessboard; the corner is a light square.
        if chosen {
            buf.set_style(place, theme.chosen);
        } else if !distance.is_multiple_of(2) {
            for cell in place.intersection(buf.area).positions() {
                buf[cell].set_symbol(glyphs.shade).set_style(theme.dim);
            }
        }
        // The two signs stand in the middle two columns of the middle row.
        let middle = Rect {
            x: place.x.saturating_add(place.width.saturating_sub(1) / 2),
            y: place.y.saturating_add(place.height.saturating_sub(1) / 2),
            width: place.width.min(2),
            height: place.height.min(1),
        };
        let signs = [self.sign(square), self.mark(square)];
        let spans = signs
            .into_iter()
            .flatten()
            .map(|(sign, style)| Span::styled(sign, if chosen { theme.chosen } else { style }));
        spans.collect::<Line<'_>>().render(middle, buf);
    }

    /// What stands on a square: the piece, or what the last move or the next has to do with it.
    fn sign(&self, square: Square) -> Option<Sign> {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        if square == (self.rows.at, self.columns.at) {
            return Some((self.piece, theme.title));
        }
        if self.before == Some(square) {
            return Some((glyphs.dot, theme.last));
        }
        (self.reach)(square)?;
        let chosen = self.chosen?;
        Some(if chosen == square { (glyphs.target, theme.chosen) } else { (glyphs.dot, theme.bead) })
    }

    /// What a square is, whoever stands there: the corner, or a P-square once the solver has said why they matter.
    fn mark(&self, square: Square) -> Option<Sign> {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        if square == (self.rows.goal, self.columns.goal) {
            return Some((glyphs.goal, theme.title));
        }
        let style = if self.is_ahead(square) { theme.loss } else { theme.dim };
        (self.lost)(square).then_some((glyphs.lost, style))
    }

    /// Whether the piece may still come to a square or stands there.
    fn is_ahead(&self, (row, column): Square) -> bool {
        let ahead = |side: Side, at: u64| at.abs_diff(side.goal) <= side.at.abs_diff(side.goal);
        ahead(self.rows, row) && ahead(self.columns, column)
    }
}
