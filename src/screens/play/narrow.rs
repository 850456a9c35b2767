//! A window without room for the reason beside the board.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
};

use super::{GameView, view::WIDE};
use crate::{look::Look, screens::Hits};

/// The rows of a board of which something is to be seen above what is told in a lesson.
const BOARD: u16 = 9;
/// A window of so many rows has room for the reason below the board.
const STACKED: u16 = 30;
/// The fewest rows of a pane.
const PANE: u16 = 3;
/// The lines under a board in a lesson, which says above it what it is about.
const TOLD: usize = 2;

impl GameView {
    /// The window is of that size.
    pub(in crate::screens) const fn fit(&mut self, window: Size) {
        self.window = window;
    }

    /// Returns whether the window has no room for the reason beside the board.
    pub(in crate::screens) const fn is_narrow(&self) -> bool {
        self.window.width < WIDE
    }

    /// Returns whether a window without room beside the board has it below; a lesson has its text there.
    pub(super) fn is_stacked(&self) -> bool {
        self.is_narrow() && self.window.height >= STACKED && !self.is_lesson()
    }

    /// Draws the board over the reason.
    pub(super) fn draw_stacked(&self, body: Rect, ruled: bool, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        let [board, why] = Layout::vertical([Constraint::Fill(1); 2]).areas(body);
        let pages = self.draw_why(why, buf, look);
        (self.draw_board(board, ruled, buf, look), pages)
    }

    /// Draws the board over the reason, for a class is asked about the board it sees. A lesson asks in its own words, so the
    /// reason comes into sight once something of it is told.
    pub(super) fn draw_narrow_class(&self, body: Rect, ruled: bool, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
        let is_told = self.class_told().is_some_and(|(told, _)| told > 0);
        if self.is_lesson() && !is_told {
            return (self.draw_board(body, ruled, buf, look), 1);
        }
        let least = if self.is_lesson() { BOARD.min(body.height.saturating_sub(PANE)) } else { 0 };
        let parts = if body.height / 2 < least {
            [Constraint::Length(least), Constraint::Min(0)]
        } else {
            [Constraint::Fill(1); 2]
        };
        let [board, why] = Layout::vertical(parts).areas(body);
        let pages = self.draw_why(why, buf, look);
        (self.draw_board(board, ruled, buf, look), pages)
    }

    /// Returns the number of lines that stand under the board, where there would else be so many.
    pub(super) fn told_beside(&self, usual: usize) -> usize {
        if self.is_lesson() && self.is_narrow() { usual.min(TOLD) } else { usual }
    }
}
