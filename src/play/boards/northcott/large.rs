//! Tracks of squares with rams drawn on them. The gap between two rams is a bracket below their track, or stands behind it.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    Seat,
    games::{
        Northcott,
        northcott::{Go, Rams, Track},
    },
};

use super::{cells_of, moved, ram, track_of};
use crate::{
    look::{
        Look,
        color::between,
        pieces::{Piece, PieceSize},
    },
    play::{
        board::{Hits, Scene},
        boards::paint::{are_large, centered, faded, middle, picture, place_in, short, write},
    },
};

/// Columns before a track: a bar and a number.
const HEAD: u16 = 4;
/// Columns behind it if the gap stands there.
const TAIL: u16 = 9;
/// The most rows between two tracks.
const WIDEST: u16 = 4;

/// A ram that looks to the right, at three sizes: `#` is its fleece, `o` its head and legs.
const HUGE: [&str; 10] = [
    "....#####....oooo...",
    "..#########.oo..oo..",
    ".##########oo....o..",
    "############o.ooooo.",
    "############oo.ooooo",
    "#############ooooooo",
    ".#############ooooo.",
    "..###########.ooo...",
    "..ooo....ooo........",
    "..ooo....ooo........",
];
const LARGE: [&str; 6] =
    ["..####.ooo..", ".#####oo.oo.", "######oo.ooo", "########oooo", ".#######.oo.", "..oo..oo...."];
const MIDDLE: [&str; 4] = [".###.oo.", "####oooo", "#####.oo", ".o..o..."];

#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    size: PieceSize,
    /// Whether gaps stand below the tracks.
    under: bool,
    /// Rows from one track to the next.
    spread: u16,
    area: Rect,
}

impl Layout {
    /// The layout of the largest squares with which all tracks fit; `None` if a ram would be a single sign.
    pub(super) fn new(game: &Northcott, tracks: usize, area: Rect, look: &Look) -> Option<Self> {
        if !are_large(look) {
            return None;
        }
        let cells = u16::try_from(game.cells()).ok()?;
        let count = u16::try_from(tracks).ok()?.max(1);
        let fits = |size: PieceSize, under: bool| {
            let piece = size.cells();
            let wide = cells.saturating_mul(piece.width).saturating_add(HEAD + if under { 0 } else { TAIL });
            wide <= area.width && count.saturating_mul(piece.height + u16::from(under)) <= area.height
        };
        let size = PieceSize::largest(look, |size| fits(size, true) || fits(size, false));
        if size == PieceSize::Small {
            return None;
        }
        let under = fits(size, true);
        let piece = size.cells();
        let least = piece.height + u16::from(under);
        let between = area.height.saturating_sub(least).checked_div(count - 1).unwrap_or(least);
        let spread = between.clamp(least, least + WIDEST);
        let high = spread.saturating_mul(count - 1).saturating_add(least);
        let wide = HEAD + cells * piece.width + if under { 0 } else { TAIL };
        Some(Self { size, under, spread, area: centered(area, wide, high) })
    }

    /// Draws the tracks; returns the moves that clicks on squares mean.
    pub(super) fn draw(&self, game: &Northcott, scene: &Scene<'_, Northcott>, buf: &mut Buffer) -> Hits<Go> {
        let mut hits = Hits::new();
        let ys = (self.area.y..self.area.bottom()).step_by(usize::from(self.spread));
        for (track, y) in (1..=scene.position.tracks.len()).zip(ys) {
            let height = self.size.cells().height + u16::from(self.under);
            let place = Rect { y, height, ..self.area }.intersection(self.area);
            self.draw_track(game, scene, track, place, buf);
            let legal = cells_of(game, scene.position, track);
            hits.extend(legal.into_iter().map(|cell| (self.square(cell, place), Go { track, cell })));
        }
        hits
    }

    fn square(&self, cell: u64, place: Rect) -> Rect {
        let size = self.size.cells();
        let at = short(cell.saturating_sub(1)).saturating_mul(size.width);
        place_in(place, (at.saturating_add(HEAD), 0), size)
    }

    fn draw_track(&self, game: &Northcott, scene: &Scene<'_, Northcott>, number: usize, place: Rect, buf: &mut Buffer) {
        let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
        let track = track_of(scene.position, number);
        let cursor = scene.cursor.filter(|go| go.track == number);
        let squares = Rect { height: self.size.cells().height.min(place.height), ..place };
        let name = Rect { y: place.y + squares.height.saturating_sub(1) / 2, height: 1, ..place };
        if cursor.is_some() {
            buf.set_style(place, theme.row);
            let bar = if theme.is_painted() { glyphs.bar } else { glyphs.pointer };
            for row in if theme.is_painted() { place } else { name }.rows() {
                write(bar, theme.taken, row, buf);
            }
        }
        let named = if cursor.is_some() { theme.title } else { theme.dim };
        let label = Rect { x: name.x + 1, width: HEAD - 1, ..name }.intersection(place);
        write(format!("{number:>2}"), named, label, buf);
        let left = moved(scene, number);
        for cell in 1..=game.cells() {
            let square = self.square(cell, place);
            let even = (cell + number as u64).is_multiple_of(2);
            buf.set_style(square, if even { theme.square } else { theme.square_dark });
            if cursor.is_some_and(|go| go.cell == cell) {
                buf.set_style(square, theme.taken_cell);
                self.draw_target(scene.position.mover, square, buf, scene.look);
            } else if left.is_some_and(|(_, from)| from == cell) {
                buf.set_style(square, theme.last_cell);
                Piece::Ghost.draw(self.size, square, buf, scene.look);
            } else if !theme.is_painted() && ![track.left, track.right].contains(&cell) {
                middle(glyphs.dot, theme.dim, square, buf);
            }
        }
        for seat in Seat::ALL {
            let square = self.square(track.of(seat), place);
            if left.is_some_and(|(mover, _)| mover == seat) {
                buf.set_style(square, theme.last_cell);
            }
            self.draw_ram(seat, inks(seat, scene.look), square, buf);
            scene.stage.put(ram(number, seat), square);
        }
        if let Some((mover, _)) = left.filter(|_| self.under) {
            draw_last(mover, self.square(track.of(mover), place), place, buf, scene.look);
        }
        let after = cursor.map(|go| gap_after(scene.position, track, go.cell));
        let gap = gap(track, after, scene.look);
        if self.under {
            self.bracket(track, gap, place, buf, scene.look);
        } else {
            let x = place.right().saturating_sub(TAIL);
            let last = left.map(|_| Span::styled(glyphs.last, theme.last));
            let line: Line<'_> = gap.into_iter().chain(last).collect();
            line.render(Rect { x, width: TAIL, ..name }.intersection(place), buf);
        }
    }
    fn draw_ram(&self, seat: Seat, inks: [Style; 2], square: Rect, buf: &mut Buffer) {
        let ram: &[&str] = match self.size {
            PieceSize::Huge => &HUGE,
            PieceSize::Large => &LARGE,
            _ => &MIDDLE,
        };
        picture(ram, seat == Seat::Second, inks, square, buf);
    }

    /// Draws the mover's ram in the colour of the cursor on its target, or a ring if there are no backgrounds.
    fn draw_target(&self, mover: Seat, square: Rect, buf: &mut Buffer, look: &Look) {
        let theme = &look.theme;
        if !theme.is_painted() {
            return Piece::Ring.draw(self.size, square, buf, look);
        }
        let faint = Style { fg: between(theme.taken.fg, theme.taken_cell.bg, 2, 5), ..theme.taken };
        self.draw_ram(mover, [faint, theme.taken], square, buf);
    }

    /// Draws the gap as a bracket from one ram to the other, with its size in the middle.
    fn bracket(&self, track: Track, gap: Vec<Span<'static>>, place: Rect, buf: &mut Buffer, look: &Look) {
        let y = place.y.saturating_add(self.size.cells().height);
        if y >= place.bottom() {
            return;
        }
        let (from, to) = (self.square(track.left, place).right(), self.square(track.right, place).x);
        let row = Rect { x: from, y, width: to.saturating_sub(from), height: 1 };
        let border = &look.glyphs().border;
        let wide = usize::from(row.width);
        if wide > 1 {
            let line = border.horizontal_bottom.repeat(wide - 2);
            let line = format!("{}{line}{}", border.bottom_left, border.bottom_right);
            write(line, look.theme.dim, row, buf);
        }
        let words = short(gap.iter().map(Span::width).sum::<usize>());
        let middle = u16::midpoint(from, to).saturating_sub(words / 2);
        let first = place.x.saturating_add(HEAD);
        let x = middle.min(place.right().saturating_sub(words)).max(first);
        Line::from(gap).render(Rect { x, width: words, ..row }.intersection(place), buf);
    }
}

/// Draws the mark of the last move below a ram, on the side away from the bracket.
fn draw_last(mover: Seat, square: Rect, place: Rect, buf: &mut Buffer, look: &Look) {
    let x = match mover {
        Seat::First => square.x,
        Seat::Second => square.right().saturating_sub(1),
    };
    let below = Rect { x, y: square.bottom(), width: 1, height: 1 }.intersection(place);
    write(look.glyphs().last, look.theme.last, below, buf);
}

/// The inks of the fleece and the head of a player's rams.
fn inks(seat: Seat, look: &Look) -> [Style; 2] {
    let theme = &look.theme;
    match seat {
        Seat::First => [theme.bead, theme.shade],
        Seat::Second => [faded(theme.bead, look), theme.dim],
    }
}

/// The gap that the mover's ram leaves on its track by going to a cell.
pub(super) fn gap_after(rams: &Rams, track: Track, cell: u64) -> u64 {
    match rams.mover {
        Seat::First => track.right.saturating_sub(cell + 1),
        Seat::Second => cell.saturating_sub(track.left + 1),
    }
}

/// The gap, and the gap that the cursor's move would leave.
fn gap(track: Track, after: Option<u64>, look: &Look) -> Vec<Span<'static>> {
    let theme = &look.theme;
    let now = Span::styled(format!(" {} ", track.gap()), if after.is_some() { theme.title } else { theme.text });
    let then = after.map(|left| Span::styled(format!("{} {left} ", look.glyphs().arrow), theme.taken));
    std::iter::once(now).chain(then).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rams_are_as_large_as_their_squares() {
        let pictures: [(&[&str], PieceSize); 3] =
            [(&HUGE, PieceSize::Huge), (&LARGE, PieceSize::Large), (&MIDDLE, PieceSize::Middle)];
        for (picture, size) in pictures {
            let cells = size.cells();
            assert_eq!(picture.len(), usize::from(2 * cells.height));
            assert!(picture.iter().all(|row| row.len() == usize::from(2 * cells.width)), "{size:?}");
        }
    }
}
