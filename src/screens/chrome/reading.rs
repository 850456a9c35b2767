//! The panel of a review and of *Why?*: whether it is open, its page, and what is left for the board and the text under it.

use super::{
    Note, at_most,
    bench::{Words, Wrapped},
    indented, paged,
    slots::{Chosen, LOW, NARROW, Panel, ROOMY, SAID, Slots, WIDE, beside},
};
use crate::screens::prelude::*;

#[derive(Debug, Clone, Copy)]
pub(in crate::screens) struct Reading {
    window: Size,
    /// In windows at least this wide, the panel is beside the board.
    wide: u16,
    /// Rows of the window above and below the bench.
    taken: u16,
    always: bool,
    /// Whether the board and the text under it say everything, so that there is no panel.
    worded: bool,
    /// Whether the panel is open as long as the user has not chosen.
    opens: bool,
    chosen: Option<Chosen>,
    page: isize,
}

impl Reading {
    /// Returns a panel beside the board from `wide` columns on, in a window in which other things have `taken` rows.
    pub(in crate::screens) const fn new(wide: u16, taken: u16) -> Self {
        Self { window: Size::MAX, wide, taken, always: false, worded: false, opens: true, chosen: None, page: 0 }
    }

    pub(in crate::screens) const fn always() -> Self {
        Self { always: true, ..Self::new(WIDE, 0) }
    }

    /// The same without a panel if all is `worded`.
    pub(in crate::screens) const fn worded(self, worded: bool) -> Self {
        Self { worded, ..self }
    }

    /// The same with the panel closed, until the user opens it, if not `opens`.
    pub(in crate::screens) const fn opening(self, opens: bool) -> Self {
        Self { opens, ..self }
    }

    pub(in crate::screens) const fn is_low(&self) -> bool {
        self.window.height < LOW
    }

    /// The columns of the window.
    pub(in crate::screens) const fn columns(&self) -> u16 {
        self.window.width
    }

    pub(in crate::screens) const fn fit(&mut self, area: Rect) {
        self.window = area.as_size();
    }

    pub(in crate::screens) const fn restart(&mut self) {
        self.page = 0;
    }

    pub(in crate::screens) const fn turn(&mut self, action: Action) -> bool {
        self.page = match action {
            Action::Next => self.page.wrapping_add(1),
            Action::Previous => self.page.wrapping_sub(1),
            _ => return false,
        };
        true
    }

    /// The window has no room for board and panel together.
    pub(in crate::screens) fn is_either(&self) -> bool {
        self.place() == Panel::Alone
    }

    pub(in crate::screens) fn stands_alone(&self) -> bool {
        self.place() != Panel::Beside
    }

    fn place(&self) -> Panel {
        let height = self.window.height.saturating_sub(self.taken);
        Panel::place(Size { height, ..self.window }, self.wide, self.always)
    }

    /// The panel as it is shown. If the user is `looking` for a move, the board must stay visible.
    fn panel(&self, looking: bool) -> Panel {
        if self.worded {
            return Panel::Closed;
        }
        match (self.place().shown(self.chosen, false, self.opens), self.place()) {
            (Panel::Alone, Panel::Alone) if looking => Panel::Closed,
            (Panel::Alone, place) if looking => place,
            (panel, _) => panel,
        }
    }

    /// Opens or closes the panel. Returns whether it may.
    pub(in crate::screens) fn switch(&mut self, looking: bool) -> bool {
        let next = match self.panel(looking).next(self.place()) {
            Chosen::Alone if looking && self.is_either() => return false,
            Chosen::Alone if looking => Chosen::Closed,
            next => next,
        };
        (self.chosen, self.page) = (Some(next), 0);
        true
    }

    /// The text has the whole width if the panel leaves little, and then needs fewer lines.
    const fn lines_below(&self) -> u16 {
        match self.window {
            Size { width: ..NARROW, height: ROOMY.. } => SAID[2],
            Size { height: ..ROOMY, .. } if self.worded => SAID[1],
            _ if self.worded => SAID[2],
            Size { width: NARROW..WIDE, .. } => SAID[0],
            _ => SAID[1],
        }
    }

    pub(in crate::screens) fn is_open(&self, looking: bool) -> bool {
        self.panel(looking) != Panel::Closed
    }

    pub(in crate::screens) const fn page(&self) -> isize {
        self.page
    }

    /// The places of a bench.
    pub(in crate::screens) fn areas(&self, looking: bool, area: Rect) -> [Rect; 4] {
        let (panel, lines) = (self.panel(looking), self.lines_below());
        let slots = Slots {
            beside: if panel == Panel::Beside { beside(area.width, true) } else { 0 },
            below: match panel {
                Panel::Below => area.height / 3,
                Panel::Alone => area.height.saturating_sub(lines),
                Panel::Closed | Panel::Beside => 0,
            },
            said: lines,
            whole: area.width < WIDE,
        };
        slots.areas(area)
    }

    /// The text under the board: a page of it if there is no panel, with a note.
    pub(in crate::screens) fn words(&self, lines: Wrapped<'_>, note: Option<&Note>, area: Rect, look: &Look) -> Words {
        let (width, room) = (area.width.saturating_sub(2), usize::from(area.height));
        let mut told = lines(width);
        let mut pages = 1;
        if self.worded {
            let page;
            (page, pages) = paged(self.page, told.len(), room);
            told.drain(..(page * room).min(told.len()));
        }
        Words { lines: with_note(told, note, room, width, look), pages, hits: Hits::new() }
    }
}

/// Returns the lines under a board, with a note below them. A problem replaces all but the first line, any other note only as many as
/// it needs. The number of lines is always the same, so that the board above does not jump.
fn with_note(
    mut told: Vec<Line<'static>>,
    note: Option<&Note>,
    lines: usize,
    width: u16,
    look: &Look,
) -> Vec<Line<'static>> {
    // An empty line at the end is not missed.
    told.truncate(told.iter().rposition(|line| line.width() > 0).map_or(0, |last| last + 1));
    if let Some(note) = note {
        let note_lines = wrapped(&note.text, note.style(look), width);
        let left = if note.wrong { 1 } else { lines.saturating_sub(note_lines.len()).max(1) };
        told = at_most(told, left, usize::from(width), look);
        told.extend(note_lines);
    }
    let mut told = at_most(told, lines, usize::from(width), look);
    told.resize(lines, Line::default());
    told.into_iter().map(indented).collect()
}
