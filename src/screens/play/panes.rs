//! The panes of a window: the board, the reason, or both if there is room.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect},
};

use super::{GameView, WhyPane};
use crate::{
    look::Look,
    screens::{
        Hits,
        chrome::{beside, draw_lines},
    },
};

/// Windows narrower than this have no room for the reason beside the board.
const WIDE: u16 = 72;
/// Minimum height of the board above a lesson's reason.
const BOARD: u16 = 9;
/// Windows at least this high have room for the reason below the board.
const STACKED: u16 = 30;
/// Minimum height of a pane.
const PANE: u16 = 3;
/// Maximum number of lines under the board in a lesson: in a narrow window, and in a pane lower than [`ROOMY`].
const TOLD: [usize; 2] = [2, 3];
const ROOMY: u16 = 18;
/// Height of the lines under a reason that stands alone.
const UNDER: u16 = 2;

/// The visible panes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Panes {
    /// The board with the reason beside it.
    Beside,
    /// The board with the reason below it.
    Below,
    /// The board alone.
    Board,
    /// The reason alone.
    Reason,
}

impl GameView {
    /// Whether the window has no room for the reason beside the board.
    pub(in crate::screens) const fn is_narrow(&self) -> bool {
        self.window.width < WIDE
    }

    /// Whether the window shows either the board or the reason. A class always sees both.
    pub(super) fn is_either(&self) -> bool {
        self.is_narrow() && !self.is_stacked() && self.class.is_none()
    }

    /// Whether a narrow window has room for the reason below the board. A lesson needs that room for its text.
    fn is_stacked(&self) -> bool {
        self.is_narrow() && self.window.height >= STACKED && !self.is_lesson()
    }

    /// The panes to draw. A projector has its own, but hides the reason when these do.
    pub(super) fn panes(&self) -> Panes {
        match self.why {
            WhyPane::Alone => Panes::Reason,
            WhyPane::Beside if !self.is_narrow() => Panes::Beside,
            WhyPane::Beside if self.is_stacked() => Panes::Below,
            // The list or the proof that the user asked for replaces the board.
            WhyPane::Beside if self.lists() || self.proves() => Panes::Reason,
            WhyPane::Beside if self.class.is_some() => Panes::Below,
            WhyPane::Beside | WhyPane::Hidden => Panes::Board,
        }
    }

    /// Shows the reason in the next way; in a window with room for one pane, shows the other pane.
    pub(super) fn next_panes(&mut self, look: &Look) {
        self.page = 0;
        self.why = match self.why {
            _ if self.is_either() && self.panes() == Panes::Board => WhyPane::Alone,
            // The list or the proof replaces the board unless it is hidden.
            _ if self.is_either() && (self.lists() || self.proves()) => WhyPane::Hidden,
            _ if self.is_either() => WhyPane::Beside,
            // A projector shows the reason in one way only.
            WhyPane::Beside if !look.is_projected() || self.is_narrow() => WhyPane::Alone,
            WhyPane::Beside | WhyPane::Alone => WhyPane::Hidden,
            WhyPane::Hidden => WhyPane::Beside,
        };
    }

    /// Shows the reason beside the board if it is hidden.
    pub(super) fn unhide(&mut self) {
        if self.why == WhyPane::Hidden {
            self.why = WhyPane::Beside;
        }
    }

    /// Makes the reason visible, in place of the board if there is no room for both.
    pub(super) fn show_reason(&mut self) {
        if self.panes() == Panes::Board {
            self.why = if self.is_either() { WhyPane::Alone } else { WhyPane::Beside };
        }
    }

    /// Draws board and reason. Returns the click areas, and the number of pages of the reason. Unless the game is `ruled`, with its
    /// rules above, the title of the board names them.
    pub(in crate::screens) fn draw_body(
        &self,
        body: Rect,
        ruled: bool,
        buf: &mut Buffer,
        look: &Look,
    ) -> (Hits, usize) {
        self.draw_body_with(body, ruled, buf, look, |area, buf, look| self.draw_why(area, buf, look))
    }

    /// Draws board and reason like [`Self::draw_body`], with something else in the place beside the board. That draws itself and
    /// returns its number of pages.
    pub(in crate::screens) fn draw_body_with(
        &self,
        body: Rect,
        ruled: bool,
        buf: &mut Buffer,
        look: &Look,
        draw_beside: impl FnOnce(Rect, &mut Buffer, &Look) -> usize,
    ) -> (Hits, usize) {
        let opponent = self.table.is_pointed().then(|| look.of_opponent());
        let look = opponent.as_ref().unwrap_or(look);
        if look.is_projected() && !self.is_narrow() {
            return self.draw_projected(body, buf, look);
        }
        match self.panes() {
            Panes::Board => (self.draw_board(body, ruled, buf, look), 1),
            Panes::Below => self.draw_below(body, ruled, buf, look),
            Panes::Reason => {
                let [why, told] = Layout::vertical([Constraint::Min(0), Constraint::Length(UNDER)]).areas(body);
                draw_lines(self.status(look, told.width, told.height.into()), told, buf);
                (Vec::new(), self.draw_why(why, buf, look))
            }
            Panes::Beside => {
                let [board, why] = beside(body);
                let pages = if self.lists() || self.proves() {
                    self.draw_why(why, buf, look)
                } else {
                    draw_beside(why, buf, look)
                };
                (self.draw_board(board, ruled, buf, look), pages)
            }
        }
    }

    /// Draws the board above the reason. A lesson asks in its own words, so the reason appears once part of it is told.
    fn draw_below(&self, body: Rect, ruled: bool, buf: &mut Buffer, look: &Look) -> (Hits, usize) {
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

    /// The number of lines under the board in a pane of this height; `usual` outside lessons.
    pub(super) fn told_under(&self, height: u16, usual: usize) -> usize {
        match self.is_lesson() {
            true if self.is_narrow() => usual.min(TOLD[0]),
            true if height < ROOMY && !self.table.is_over() => usual.min(TOLD[1]),
            _ => usual,
        }
    }
}
