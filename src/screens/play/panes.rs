//! The panes of a window: the board and the reason, where there is room for both or for one.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
};

use super::{GameView, WhyPane};
use crate::{
    look::Look,
    screens::{
        Hits,
        chrome::{beside, draw_lines},
    },
};

/// Below this width the reason has no room beside the board.
const WIDE: u16 = 72;
/// The rows of a board of which something is to be seen above what is told in a lesson.
const BOARD: u16 = 9;
/// A window of so many rows has room for the reason below the board.
const STACKED: u16 = 30;
/// The fewest rows of a pane.
const PANE: u16 = 3;
/// The lines under a board in a lesson, which says above it what it is about: in a narrow window, and in a pane that is not so high.
const TOLD: [usize; 2] = [2, 3];
const ROOMY: u16 = 18;
/// The rows of what is told under a reason that stands alone.
const UNDER: u16 = 2;

/// The panes that are in sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Panes {
    /// The board, and the reason beside it.
    Beside,
    /// The board, and the reason below it.
    Below,
    /// The board alone.
    Board,
    /// The reason alone.
    Reason,
}

impl GameView {
    /// The window is of that size.
    pub(in crate::screens) const fn fit(&mut self, window: Size) {
        self.window = window;
    }

    /// Returns whether the window has no room for the reason beside the board.
    pub(in crate::screens) const fn is_narrow(&self) -> bool {
        self.window.width < WIDE
    }

    /// Returns whether the window has room for board or reason, and not for both: a class has both all the same.
    pub(super) fn is_either(&self) -> bool {
        self.is_narrow() && !self.is_stacked() && self.class.is_none()
    }

    /// Returns whether a window without room beside the board has it below; a lesson has its text there.
    fn is_stacked(&self) -> bool {
        self.is_narrow() && self.window.height >= STACKED && !self.is_lesson()
    }

    /// The panes that are drawn; a projector has its own, which hide the reason where these do.
    pub(super) fn panes(&self) -> Panes {
        match self.why {
            WhyPane::Alone => Panes::Reason,
            WhyPane::Beside if !self.is_narrow() => Panes::Beside,
            WhyPane::Beside if self.is_stacked() => Panes::Below,
            // What was asked for stands in the board's place.
            WhyPane::Beside if self.lists() || self.proves() => Panes::Reason,
            WhyPane::Beside if self.class.is_some() => Panes::Below,
            WhyPane::Beside | WhyPane::Hidden => Panes::Board,
        }
    }

    /// Shows the reason in the next way; where there is room for one pane, the other one.
    pub(super) fn next_panes(&mut self, look: &Look) {
        self.page = 0;
        self.why = match self.why {
            _ if self.is_either() && self.panes() == Panes::Board => WhyPane::Alone,
            // What was asked for has the board's place unless it is hidden.
            _ if self.is_either() && (self.lists() || self.proves()) => WhyPane::Hidden,
            _ if self.is_either() => WhyPane::Beside,
            // A projector shows it in one way alone.
            WhyPane::Beside if !look.is_projected() || self.is_narrow() => WhyPane::Alone,
            WhyPane::Beside | WhyPane::Alone => WhyPane::Hidden,
            WhyPane::Hidden => WhyPane::Beside,
        };
    }

    /// Brings the reason into sight where it is not.
    pub(super) fn show_reason(&mut self) {
        if self.panes() == Panes::Board {
            self.why = if self.is_either() { WhyPane::Alone } else { WhyPane::Beside };
        }
    }

    /// Draws board and reason; what a click means where, and how many pages the reason has. Where the game is not `ruled`, its rules
    /// do not stand above it, so the board has them for its title.
    pub(in crate::screens) fn draw_body(
        &self,
        body: Rect,
        ruled: bool,
        buf: &mut Buffer,
        look: &Look,
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
                let pages = self.draw_why(why, buf, look);
                (self.draw_board(board, ruled, buf, look), pages)
            }
        }
    }

    /// Draws the board over the reason. A lesson asks in its own words, so the reason comes into sight once something of it is told.
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

    /// Returns the number of lines that stand under the board in a pane of this height, where there would else be so many.
    pub(super) fn told_under(&self, height: u16, usual: usize) -> usize {
        match self.is_lesson() {
            true if self.is_narrow() => usual.min(TOLD[0]),
            true if height < ROOMY && !self.table.is_over() => usual.min(TOLD[1]),
            _ => usual,
        }
    }
}
