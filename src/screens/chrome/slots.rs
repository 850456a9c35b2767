//! The slots of a screen with a board: the board, what is said under it, and the panel of the reason beside it or below.

use ratatui::layout::{Constraint, Layout, Rect, Size};

use super::margined;

/// Windows at least this wide have room for the panel beside the board.
pub(in crate::screens) const WIDE: u16 = 100;
/// The same where the panel needs the height.
pub(in crate::screens) const NARROW: u16 = 72;
/// Width of the panel beside the board: what every figure fits in with a margin, and the most where it has more to say.
const PANEL: [u16; 2] = [40, 60];
/// Windows at least this high have room for the panel below the board.
const HIGH: u16 = 22;
/// Lines said under the board: in a low window, in any other, and in one with room to spare.
pub(in crate::screens) const SAID: [u16; 3] = [3, 4, 6];
/// From this height on a window is not low, and from the next one on a narrow one has room to spare.
pub(in crate::screens) const LOW: u16 = 20;
pub(in crate::screens) const ROOMY: u16 = 30;
/// A board of at most this many columns has none to spare.
const SPARSE: u16 = 40;
/// A board of at most this many rows has none to spare.
pub(in crate::screens) const BOARD: u16 = 9;

/// The place of the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) enum Panel {
    Closed,
    Beside,
    /// Below the board, in place of most of what is said.
    Below,
    Alone,
}

/// The user's choice about the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) enum Chosen {
    Open,
    /// Opened it in place of the board; beside the board if there is room.
    Alone,
    Closed,
}

impl Panel {
    /// The place that a window has for it: beside the board from `wide` columns on. `always`: whether it never takes the board away.
    pub(in crate::screens) const fn place(window: Size, wide: u16, always: bool) -> Self {
        match window {
            Size { width, .. } if width >= wide => Self::Beside,
            Size { height, .. } if height >= HIGH || always => Self::Below,
            _ => Self::Alone,
        }
    }

    /// The panel as it is shown, if this is its place. It never opens in place of the board by itself, unless it is `wanted`.
    pub(in crate::screens) const fn shown(self, chosen: Option<Chosen>, wanted: bool, opens: bool) -> Self {
        match (chosen, self) {
            (Some(Chosen::Closed), _) | (None, Self::Alone) if !wanted => Self::Closed,
            (Some(Chosen::Alone), Self::Below | Self::Alone) => Self::Alone,
            (None, _) if !wanted && !opens => Self::Closed,
            (_, place) => place,
        }
    }

    /// The choice that the key of the panel stands for. A drawer first takes the place of the board, because it may have no room for a whole
    /// figure.
    pub(in crate::screens) const fn next(self, place: Self) -> Chosen {
        match (self, place) {
            (Self::Closed, Self::Alone) | (Self::Below, _) => Chosen::Alone,
            (Self::Closed, _) => Chosen::Open,
            (Self::Beside | Self::Alone, _) => Chosen::Closed,
        }
    }
}

/// The width of a panel with a figure, or with more to say.
pub(in crate::screens) fn beside(width: u16, is_long: bool) -> u16 {
    PANEL[0].max(if is_long { width / 5 * 2 } else { 0 }).min(PANEL[1]).min(width / 2)
}

/// The sizes of the slots.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::screens) struct Slots {
    /// The columns of the panel beside the board.
    pub(in crate::screens) beside: u16,
    /// The rows of the panel below it.
    pub(in crate::screens) below: u16,
    /// The lines said under the board.
    pub(in crate::screens) said: u16,
    /// Whether the words get the whole width.
    pub(in crate::screens) whole: bool,
}

impl Slots {
    /// Divides a body among the board, what is said, and the panel.
    pub(in crate::screens) fn areas(self, body: Rect) -> [Rect; 3] {
        let split = |area: Rect| Layout::horizontal([Constraint::Min(0), Constraint::Length(self.beside)]).areas(area);
        let [left, right] = if self.whole { [body, Rect::ZERO] } else { split(body) };
        let heights = [Constraint::Min(0), Constraint::Length(self.below), Constraint::Length(self.said)];
        let [board, drawer, said] = Layout::vertical(heights).areas(left);
        let [board, right] = if self.whole { split(board) } else { [board, right] };
        // A line between the board and the words, and a column on either side if the board can spare it.
        let board = if board.width > SPARSE { margined(board) } else { board };
        let board = Rect { height: board.height.saturating_sub(u16::from(board.height > BOARD)), ..board };
        [board, said, if self.beside > 0 { right } else { drawer }]
    }
}
