//! Two amounts in pairs, like the pips of dominoes, as large as fits: a pip without a partner is seen.

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
};

use super::{Figure, Line, Look, Span, painted::lines_of, times};
use crate::look::pieces::{Piece, PieceSize};

/// The layout in which the dominoes of both amounts have room.
#[derive(Debug, Clone, Copy)]
struct Layout {
    size: PieceSize,
    /// Columns and rows of a domino.
    cells: Size,
    /// Free rows above and below a pip.
    pad: u16,
    /// Rows between one row of dominoes and the next.
    gap: u16,
    per_row: u16,
}

impl Layout {
    fn of(size: PieceSize, pad: u16, gap: u16, width: u16) -> Self {
        let piece = size.cells();
        let cells = Size::new(2 * piece.width + 3, piece.height + 2 * pad);
        Self { size, cells, pad, gap, per_row: ((width + 1) / (cells.width + 1)).max(1) }
    }

    /// The rows of an amount, without those below it.
    fn rows(&self, pips: u64) -> u64 {
        let rows = pips.div_ceil(2).div_ceil(self.per_row.into()).max(1);
        rows.saturating_mul(u64::from(self.cells.height + self.gap)) - u64::from(self.gap)
    }

    fn fits(&self, pips: [u64; 2], room: Size) -> bool {
        let [one, other] = pips.map(|pips| self.rows(pips));
        self.cells.width <= room.width && one.saturating_add(other).saturating_add(2) <= room.height.into()
    }

    /// The layout with the largest pips that fits.
    fn new(pips: [u64; 2], look: &Look, room: Size) -> Self {
        let with = |size| [(1, 1), (0, 1), (0, 0)].map(|(pad, gap)| Self::of(size, pad, gap, room.width));
        // Large pips that touch look like strings of beads.
        let may_touch = |layout: &Self| layout.gap > 0 || layout.size == PieceSize::Small;
        let fitting = |size| with(size).into_iter().find(|layout| may_touch(layout) && layout.fits(pips, room));
        let size = PieceSize::largest(look, |size| fitting(size).is_some());
        fitting(size).unwrap_or_else(|| Self::of(PieceSize::Small, 0, 0, room.width))
    }
}

/// Draws the amounts, each behind its name; the pips that the cursor's move takes are rings.
pub fn lines(names: [&str; 2], now: [u64; 2], then: Option<[u64; 2]>, look: &Look, room: Size) -> Figure {
    let area = Rect::new(0, 0, room.width, room.height);
    let layout = Layout::new(now, look, room);
    let mut buf = Buffer::empty(area);
    let all = now.iter().fold(2, |all: u64, pips| all.saturating_add(layout.rows(*pips)));
    let between = u16::from(all < room.height.into());
    let mut y = 0;
    for at in 0..2 {
        if y >= area.bottom() {
            break;
        }
        let left = then.map_or(now[at], |then| then[at]);
        buf.set_line(0, y, &head(names[at], now[at], then.map(|then| then[at]), look), room.width);
        for domino in 0..now[at].div_ceil(2) {
            let Ok(domino) = u16::try_from(domino) else { break };
            let (row, column) = (domino / layout.per_row, domino % layout.per_row);
            let place = Rect {
                x: column * (layout.cells.width + 1),
                y: (y + 1).saturating_add(row.saturating_mul(layout.cells.height + layout.gap)),
                width: layout.cells.width,
                height: layout.cells.height,
            };
            if place.intersection(area) != place {
                break;
            }
            let first = u64::from(domino) * 2;
            draw(&layout, [first, first + 1].map(|pip| (pip < now[at]).then_some(pip < left)), place, &mut buf, look);
        }
        let rows = u16::try_from(layout.rows(now[at])).unwrap_or(room.height);
        y = y.saturating_add(rows).saturating_add(1 + between);
    }
    lines_of(&buf)
}

/// Writes an amount as it is now, and as the cursor's move would leave it.
fn head(name: &str, now: u64, then: Option<u64>, look: &Look) -> Line<'static> {
    let words = times(look).map(|word| word.trim_end().to_owned());
    let theme = &look.theme;
    let style = if then == Some(now) { theme.text } else { theme.taken };
    let spans = [
        Some(Span::styled(format!("{name}  "), theme.dim)),
        Some(Span::styled(format!("{} {now}", words[0]), theme.title)),
        then.map(|then| Span::styled(format!("   {} {then}", words[1]), style)),
    ];
    spans.into_iter().flatten().collect()
}

/// Draws a domino; each pip stays, goes or is lacking.
fn draw(layout: &Layout, pips: [Option<bool>; 2], place: Rect, buf: &mut Buffer, look: &Look) {
    buf.set_style(place, look.theme.square);
    let border = &look.glyphs().border;
    if !look.theme.is_painted() {
        for row in place.rows() {
            buf.set_stringn(row.x, row.y, border.vertical_left, 1, look.theme.border);
            buf.set_stringn(row.right() - 1, row.y, border.vertical_right, 1, look.theme.border);
        }
    }
    let piece = layout.size.cells();
    for (at, pip) in (0..).zip(pips) {
        let x = place.x + 1 + at * (piece.width + 1);
        let at = Rect { x, y: place.y + layout.pad, width: piece.width, height: piece.height };
        let kind = pip.map(|stays| if stays { Piece::Solid } else { Piece::Ring });
        if let Some(kind) = kind {
            kind.draw(layout.size, at, buf, look);
        }
    }
}
