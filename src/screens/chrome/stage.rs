//! A board with texts in fixed places: above and below it, or on a rail beside it in a wide window. The board keeps its place
//! whatever is said.

use super::{
    above, at_most,
    bench::Wrapped,
    slots::{LOW, NARROW, WIDE, beside},
    view::Drawn,
};
use crate::screens::prelude::*;

/// Draws a reason, and returns its number of pages.
pub(in crate::screens) type Explained<'a> = &'a dyn Fn(Rect, &mut Buffer) -> usize;

pub(in crate::screens) struct Stage<'a> {
    /// The text above the board.
    pub(in crate::screens) asked: Wrapped<'a>,
    /// The place below the board, for what answers the text above.
    pub(in crate::screens) answer: Drawn<'a>,
    /// The rows that the two take at most, whatever they say, for a width.
    pub(in crate::screens) rows: &'a dyn Fn(u16) -> [u16; 2],
    pub(in crate::screens) board: Drawn<'a>,
    /// The reason, if it is open.
    pub(in crate::screens) why: Option<Explained<'a>>,
    /// Whether the reason has its place even while it is closed.
    pub(in crate::screens) keeps_room: bool,
}

impl Stage<'_> {
    /// Returns the clicks, and the number of pages of the reason.
    pub(in crate::screens) fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        let [asked, board, answer, why] = self.areas(area);
        let width = asked.width.saturating_sub(2);
        let lines = at_most((self.asked)(width), asked.height.into(), width.into(), look);
        above(lines, asked, buf);
        let mut hits = if board.is_empty() { Vec::new() } else { (self.board)(board, buf) };
        let pages = self.why.filter(|_| !why.is_empty()).map_or(1, |draw| draw(why, buf));
        hits.extend((self.answer)(answer, buf));
        (hits, pages)
    }

    /// The places of the text above, the board, the answer and the reason.
    fn areas(&self, area: Rect) -> [Rect; 4] {
        if area.width >= WIDE {
            let widths = [Constraint::Min(0), Constraint::Length(beside(area.width, true))];
            let [board, rail] = Layout::horizontal(widths).areas(area);
            let [asked, answer] = (self.rows)(rail.width.saturating_sub(2)).map(Constraint::Length);
            let [asked, _, answer, _, why] =
                Layout::vertical([asked, Constraint::Length(1), answer, Constraint::Length(1), Constraint::Min(0)])
                    .areas(rail);
            return [asked, board, answer, why];
        }
        let mut most = [area.height / 3; 2];
        let mut rows = (self.rows)(area.width.saturating_sub(2));
        if area.height + 2 < LOW {
            // In little room the board jumps between texts, which is better than being hidden.
            let lines = (self.asked)(area.width.saturating_sub(2)).len();
            (rows[0], most[0]) = (u16::try_from(lines).unwrap_or(u16::MAX), area.height / 2);
        }
        let [asked, answer] = [0, 1].map(|at| Constraint::Length(rows[at].min(most[at])));
        let [asked, board, answer] = Layout::vertical([asked, Constraint::Min(0), answer]).areas(area);
        let [board, why] = match self.why {
            None if !self.keeps_room => [board, Rect::ZERO],
            _ if area.width < NARROW => [Rect::ZERO, board],
            _ => {
                let widths = [Constraint::Min(0), Constraint::Length(beside(area.width, false))];
                Layout::horizontal(widths).areas(board)
            }
        };
        [asked, board, answer, why]
    }
}
