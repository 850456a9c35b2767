//! The places of a puzzle and a lesson: a board with texts above and below it, or on a rail beside it in a wide window.

use super::{
    bench::Wrapped,
    slots::{LOW, NARROW, WIDE, beside, spaced},
};
use crate::screens::prelude::*;

#[derive(Clone, Copy)]
pub(in crate::screens) struct Stage<'a> {
    /// The text above the board.
    pub(in crate::screens) asked: Wrapped<'a>,
    /// The rows that it and the words below take at most, whatever they say, for a width.
    pub(in crate::screens) rows: &'a dyn Fn(u16) -> [u16; 2],
    pub(in crate::screens) is_explained: bool,
    /// Whether the reason has its place even while it is closed.
    pub(in crate::screens) keeps_room: bool,
}

impl Stage<'_> {
    /// The places of the text above, the board, the words and the reason.
    pub(in crate::screens) fn areas(&self, area: Rect) -> [Rect; 4] {
        if area.width >= WIDE {
            let widths = [Constraint::Min(0), Constraint::Length(beside(area.width, true))];
            let [board, rail] = Layout::horizontal(widths).areas(area);
            let [asked, answer] = (self.rows)(rail.width.saturating_sub(2)).map(Constraint::Length);
            let [asked, _, answer, _, why] =
                Layout::vertical([asked, Constraint::Length(1), answer, Constraint::Length(1), Constraint::Min(0)])
                    .areas(rail);
            return [asked, spaced(board), answer, why];
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
        let [board, why] = match area.width {
            _ if !self.is_explained && !self.keeps_room => [board, Rect::ZERO],
            ..NARROW => [Rect::ZERO, board],
            _ => {
                let widths = [Constraint::Min(0), Constraint::Length(beside(area.width, false))];
                Layout::horizontal(widths).areas(board)
            }
        };
        [asked, spaced(board), answer, why]
    }
}
