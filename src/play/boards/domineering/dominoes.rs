//! The drawing of free cells and dominoes: tiles with seams between them, boxes where there are no tiles, or a sign for each cell.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    widgets::{Block, Widget},
};
use zugzwang_engine::games::domineering::{Cell, Domino, Side};

use crate::{
    look::{Look, align::width_of},
    play::boards::{
        cells::Cells,
        paint::{are_large, centered, faded, middle, middle_row, short, tile, write_centered},
    },
};

/// The fewest columns of a cell in a box. In tiles so narrow, seams are as thin as they can be.
const NARROWEST: u16 = 4;

/// The state of a domino.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// It lies on the board.
    Laid,
    /// It was laid last.
    Last,
    /// The cursor would lay it.
    Chosen,
}

/// The cells that are drawn on.
#[derive(Debug)]
pub(super) struct Drawing<'a> {
    pub(super) cells: &'a Cells,
    pub(super) look: &'a Look,
}

impl Drawing<'_> {
    /// Draws a free cell with the letter of its part, if it has one.
    pub(super) fn free(&self, cell: Cell, letter: Option<&str>, place: Rect, buf: &mut Buffer) {
        let theme = &self.look.theme;
        let is_even = (cell.row + cell.col).is_multiple_of(2);
        buf.set_style(place, if is_even { theme.square } else { theme.square_dark });
        let sign = if theme.is_painted() { letter } else { letter.or(Some(self.look.glyphs().dot)) };
        if let Some(sign) = sign {
            middle(sign, theme.dim, place, buf);
        }
    }

    /// Draws a domino with a label on its first half. Returns its place, if any of it is visible.
    pub(super) fn domino(&self, domino: Domino, label: &str, state: State, buf: &mut Buffer) -> Option<Rect> {
        let halves = domino.cells().map(|cell| self.cells.place(cell.row, cell.col));
        let place = match halves {
            [Some(one), Some(other)] => one.union(other),
            [one, other] => one.or(other)?,
        };
        let (size, is_tile) = (self.cells.size(), are_large(self.look));
        if !is_tile && (size.width < NARROWEST || size.height < 2) {
            for (half, sign) in halves.into_iter().zip(self.signs(domino.by, label, state)) {
                if let Some(half) = half {
                    buf.set_style(half, self.look.theme.pane);
                    write_centered(sign, self.style(domino.by, state), middle_row(half), buf);
                }
            }
            return Some(place);
        }
        let style = self.style(domino.by, state);
        buf.set_style(place, self.look.theme.pane);
        for at in place.intersection(buf.area).positions() {
            buf[at].set_symbol(" ");
        }
        let styles = [style, self.edge(domino.by, state)];
        if is_tile && size.width <= NARROWEST {
            snug(styles, size.height > 1, place, buf);
        } else if is_tile {
            tile(styles, place, buf);
        } else {
            // A free column keeps neighbours apart.
            let inside = Rect { width: place.width - 1, ..place }.intersection(buf.area);
            Block::bordered().border_set(self.look.glyphs().border).border_style(style).render(inside, buf);
        }
        self.label(halves, label, state, buf);
        Some(place)
    }

    /// Writes the label into a hole on the first half or, if it is the cursor's, on both.
    fn label(&self, halves: [Option<Rect>; 2], label: &str, state: State, buf: &mut Buffer) {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let (text, style) = match state {
            State::Laid => (label.to_owned(), theme.dim),
            State::Last => (format!("{label}{}", glyphs.last), theme.last),
            State::Chosen => (label.to_owned(), theme.taken),
        };
        let labelled = if state == State::Chosen { 2 } else { 1 };
        for half in halves.into_iter().take(labelled).flatten() {
            let hole = short(width_of(&text)).saturating_add(if half.width > 5 { 2 } else { 0 });
            // The box has no column on its right.
            let half = if are_large(self.look) { half } else { Rect { width: half.width - 1, ..half } };
            let at = centered(half, hole.min(half.width), 1).intersection(half).intersection(buf.area);
            for at in at.positions() {
                buf[at].reset();
                buf[at].set_style(theme.pane);
            }
            write_centered(text.clone(), style, at, buf);
        }
    }

    /// The signs of the two halves where each is a single sign or a few.
    fn signs(&self, by: Side, label: &str, state: State) -> [String; 2] {
        let glyphs = self.look.glyphs();
        let wide = usize::from(self.cells.size().width);
        // A free column keeps neighbours apart.
        let narrow = wide.saturating_sub(1).max(1);
        let halves = match by {
            Side::Vert => [narrow; 2].map(|wide| glyphs.border.vertical_left.repeat(wide)),
            Side::Horz => [wide, narrow].map(|wide| glyphs.line.repeat(wide)),
        };
        match (state, halves) {
            (State::Chosen, _) => [label.to_owned(), label.to_owned()],
            (State::Last, [_, other]) => [glyphs.last.to_owned(), other],
            (State::Laid, halves) => halves,
        }
    }

    fn style(&self, by: Side, state: State) -> Style {
        let theme = &self.look.theme;
        match (state, by) {
            (State::Chosen, _) => theme.taken,
            (State::Last, _) if !are_large(self.look) => theme.last,
            (_, Side::Vert) => theme.bead,
            (_, Side::Horz) => faded(theme.bead, self.look),
        }
    }

    fn edge(&self, by: Side, state: State) -> Style {
        let theme = &self.look.theme;
        match (state, by) {
            (State::Chosen, _) => theme.taken,
            (_, Side::Vert) => theme.shade,
            (_, Side::Horz) => theme.dim,
        }
    }
}

/// Fills a place with a tile that leaves half a column free on its right, and half a row below it or, where cells are one row high,
/// less above it.
fn snug([top, edge]: [Style; 2], is_high: bool, place: Rect, buf: &mut Buffer) {
    let (right, bottom) = (place.right().saturating_sub(1), place.bottom().saturating_sub(1));
    for at in place.intersection(buf.area).positions() {
        let is_low = is_high && at.y == bottom;
        let [inner, end] = match () {
            () if is_low => ["▀", "▘"],
            () if !is_high && at.y == place.y => ["▆", "▖"],
            () => ["█", "▌"],
        };
        let sign = if at.x == right { end } else { inner };
        buf[at].set_symbol(sign).set_style(if is_low { edge } else { top });
    }
}
