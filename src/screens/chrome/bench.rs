//! A board, the text under it and the panel of its reason, as drawn by puzzles, a review and *Why?*.

use super::{
    Note, at_most, draw_why, indented, margined, paged,
    slots::{Chosen, LOW, NARROW, Panel, ROOMY, SAID, Slots, WIDE, beside},
};
use crate::{
    look::motion::Places,
    play::table::Review,
    screens::{board_hits, prelude::*},
};

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
}

/// Lines for a width.
pub(in crate::screens) type Wrapped<'a> = &'a dyn Fn(u16) -> Vec<Line<'static>>;

/// A board with its reason.
pub(in crate::screens) struct Bench<'a> {
    pub(in crate::screens) reading: Reading,
    pub(in crate::screens) looking: bool,
    pub(in crate::screens) title: String,
    /// The lines under the board.
    pub(in crate::screens) lines: Wrapped<'a>,
    /// The reason for a room.
    pub(in crate::screens) why: &'a dyn Fn(Size) -> Vec<Line<'static>>,
    /// The lines at the foot of the panel, and what a click on them does.
    pub(in crate::screens) foot: Option<(Wrapped<'a>, Action)>,
    pub(in crate::screens) board: Board<'a>,
}

/// The contents of the place of the board.
pub(in crate::screens) enum Board<'a> {
    Table(&'a Table, Shown),
    /// A position of a finished game, after so many moves; `veiled` without what is known of it.
    Review {
        review: &'a Review,
        plies: usize,
        veiled: bool,
    },
}

impl Board<'_> {
    fn draw(&self, area: Rect, buf: &mut Buffer, look: &Look) -> Places {
        match self {
            Self::Table(table, shown) => table.draw(area, buf, look, *shown),
            Self::Review { review, plies, veiled } => review.draw(*plies, *veiled, area, buf, look),
        }
    }
}

pub(in crate::screens) struct Laid {
    pub(in crate::screens) hits: Hits,
    pub(in crate::screens) pages: usize,
}

impl Bench<'_> {
    pub(in crate::screens) fn draw(&self, note: Option<&Note>, area: Rect, buf: &mut Buffer, look: &Look) -> Laid {
        let (panel, lines) = (self.reading.panel(self.looking), self.reading.lines_below());
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
        let [board, said, why] = slots.areas(area);
        let width = said.width.saturating_sub(2);
        let mut told = (self.lines)(width);
        let mut pages = 1;
        if self.reading.worded {
            let page;
            (page, pages) = paged(self.reading.page, told.len(), lines.into());
            told.drain(..(page * usize::from(lines)).min(told.len()));
        }
        draw_lines(with_note(told, note, lines.into(), width, look), said, buf);
        let mut hits = match panel {
            Panel::Alone => Vec::new(),
            _ => board_hits(board, self.board.draw(board, buf, look)),
        };
        if panel != Panel::Closed {
            let [reason, foot] = self.split_panel(panel, why);
            pages = draw_why(&self.title, self.why, self.reading.page, reason, buf, look);
            buf.set_style(foot, look.theme.pane);
            if let Some((lines, click)) = self.foot {
                draw_lines(lines(foot.width.saturating_sub(2)), margined(foot), buf);
                hits.extend((!foot.is_empty()).then_some((foot, Hit::Action(click))));
            }
        }
        Laid { hits, pages }
    }

    /// In a wide drawer, the lines at its foot stand on the right.
    fn split_panel(&self, panel: Panel, area: Rect) -> [Rect; 2] {
        let half = area.width / 2;
        let rows = |width: u16| {
            let lines = self.foot.map_or(0, |(lines, _)| lines(width.saturating_sub(2)).len());
            u16::try_from(lines).unwrap_or(u16::MAX)
        };
        match panel {
            Panel::Below if rows(half) > 0 && area.width >= NARROW => {
                Layout::horizontal([Constraint::Min(0), Constraint::Length(half)]).areas(area)
            }
            Panel::Alone => [area, Rect::ZERO],
            _ => {
                let rows = rows(area.width).min(area.height / 3);
                Layout::vertical([Constraint::Min(0), Constraint::Length(rows)]).areas(area)
            }
        }
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
