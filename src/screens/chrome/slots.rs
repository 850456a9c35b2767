//! The slots of a screen with a board: the board, the text under it, and the panel of the reason beside or below it.

use ratatui::layout::{Constraint, Layout, Rect, Size};

use super::margined;

/// Windows at least this wide have room for the panel beside the board.
pub(in crate::screens) const WIDE: u16 = 100;
/// Enough for the panel beside the board if the panel needs the height.
pub(in crate::screens) const NARROW: u16 = 72;
/// Columns of the panel beside the board: enough for every figure with a margin, and the most if it has more to say.
const PANEL: [u16; 2] = [40, 60];
/// Windows at least this high have room for the panel below the board.
const HIGH: u16 = 22;
/// Lines under the board: in a low window, in any other, and in one with room to spare.
pub(in crate::screens) const SAID: [u16; 3] = [3, 4, 6];
/// From this height on, a window is not low. From the next one on, a narrow one has room to spare.
pub(in crate::screens) const LOW: u16 = 20;
pub(in crate::screens) const ROOMY: u16 = 30;
/// A board with more columns has some to spare.
const SPARSE: u16 = 39;
/// A board with more rows has some to spare.
pub(in crate::screens) const BOARD: u16 = 9;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) enum Panel {
    Closed,
    Beside,
    /// In place of most lines under the board.
    Below,
    Alone,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) enum Chosen {
    Open,
    /// In place of the board, or beside it if there is room.
    Alone,
    Closed,
}

impl Panel {
    /// The place that a window has for the panel: beside the board from `wide` columns on. It never takes the board's place if `always`.
    pub(in crate::screens) const fn place(window: Size, wide: u16, always: bool) -> Self {
        match window {
            Size { width, .. } if width >= wide => Self::Beside,
            Size { height, .. } if height >= HIGH || always => Self::Below,
            _ => Self::Alone,
        }
    }

    /// The panel as it is shown, if this is its place. Unless it is `wanted`, it never opens in place of the board by itself.
    pub(in crate::screens) const fn shown(self, chosen: Option<Chosen>, wanted: bool, opens: bool) -> Self {
        match (chosen, self) {
            (Some(Chosen::Closed), _) | (None, Self::Alone) if !wanted => Self::Closed,
            (Some(Chosen::Alone), Self::Below | Self::Alone) => Self::Alone,
            (None, _) if !wanted && !opens => Self::Closed,
            (_, place) => place,
        }
    }

    /// The choice that the key of the panel stands for. A drawer may have no room for a whole figure, so it first takes the board's place.
    pub(in crate::screens) const fn next(self, place: Self) -> Chosen {
        match (self, place) {
            (Self::Closed, Self::Alone) | (Self::Below, _) => Chosen::Alone,
            (Self::Closed, _) => Chosen::Open,
            (Self::Beside | Self::Alone, _) => Chosen::Closed,
        }
    }
}

/// The columns of a panel beside the board.
pub(in crate::screens) fn beside(width: u16, is_long: bool) -> u16 {
    PANEL[0].max(if is_long { width / 5 * 2 } else { 0 }).min(PANEL[1]).min(width / 2)
}

/// A board with a column on either side of it, if it can spare them.
pub(super) const fn spaced(board: Rect) -> Rect {
    if board.width > SPARSE { margined(board) } else { board }
}

#[derive(Debug, Clone, Copy, Default)]
pub(in crate::screens) struct Slots {
    pub(in crate::screens) beside: u16,
    pub(in crate::screens) below: u16,
    pub(in crate::screens) said: u16,
    /// Whether the text under the board has the whole width.
    pub(in crate::screens) whole: bool,
}

impl Slots {
    /// The places of a bench, with no text above the board.
    pub(in crate::screens) fn areas(self, body: Rect) -> [Rect; 4] {
        let split = |area: Rect| Layout::horizontal([Constraint::Min(0), Constraint::Length(self.beside)]).areas(area);
        let [left, right] = if self.whole { [body, Rect::ZERO] } else { split(body) };
        let heights = [Constraint::Min(0), Constraint::Length(self.below), Constraint::Length(self.said)];
        let [board, drawer, said] = Layout::vertical(heights).areas(left);
        let [board, right] = if self.whole { split(board) } else { [board, right] };
        // There is a line between the board and the text, if the board can spare it.
        let board = spaced(board);
        let board = Rect { height: board.height.saturating_sub(u16::from(board.height > BOARD)), ..board };
        [Rect::ZERO, board, said, if self.beside > 0 { right } else { drawer }]
    }
}
