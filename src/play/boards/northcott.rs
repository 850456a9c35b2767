//! Northcott's game: up and down choose the track, left and right the cell to which the player's ram goes.

mod large;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    Game, Seat,
    games::{
        Northcott,
        northcott::{Go, Rams, Track},
    },
};

use super::{
    paint::{from_middle, pointer, short},
    steering::{above, below, nearest},
};
use crate::{
    look::{
        Look,
        align::{self, width_of},
    },
    play::{
        board::{Board, Hits, Scene, Seen, Stage, Step, parts},
        figures,
    },
    say,
};

/// Columns before a track: pointer and number.
const HEAD: u16 = 4;
/// Columns behind it: the gap, an arrow and the gap that would be left, with the mark of the last move before or behind them.
const TAIL: u16 = 9;
/// Columns for two rams out of sight and a mark.
const BEYOND: u16 = 3;
/// The most columns of a cell.
const WIDEST: u16 = 3;

impl Board for Northcott {
    type Game = Self;

    type Cursor = Go;

    fn cursor(game: &Self, rams: &Rams, before: Option<&Go>) -> Go {
        let wanted = before.map_or(1, |go| go.track);
        let track = nearest(wanted, rams.tracks.len(), |track| is_open(game, rams, track));
        Go { track, cell: forward(game, rams, track) }
    }

    fn aim(_: &Self, _: &Rams, go: &Go) -> Go {
        *go
    }

    fn chosen(game: &Self, rams: &Rams, go: &Go) -> Option<Go> {
        cells_of(game, rams, go.track).contains(&go.cell).then_some(*go)
    }

    fn steer(game: &Self, rams: &Rams, go: &Go, step: Step) -> Go {
        let cells = cells_of(game, rams, go.track);
        let large = (game.cells() / 8).max(1);
        let open = |track| is_open(game, rams, track);
        let cell = match step {
            Step::Up => return on_track(game, rams, *go, above(go.track, open)),
            Step::Down => return on_track(game, rams, *go, below(go.track, rams.tracks.len(), open)),
            Step::Left => cells.iter().rev().find(|cell| **cell < go.cell).copied(),
            Step::Right => cells.iter().find(|cell| **cell > go.cell).copied(),
            Step::More => nearest_cell(&cells, go.cell.saturating_add(large)),
            Step::Less => nearest_cell(&cells, go.cell.saturating_sub(large)),
            Step::Least => cells.first().copied(),
            Step::Most => cells.last().copied(),
            Step::Clear => Some(forward(game, rams, go.track)),
        };
        Go { cell: cell.unwrap_or(go.cell), ..*go }
    }

    fn draw(game: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Go> {
        let count = scene.position.tracks.len();
        if let Some(layout) = large::Layout::new(game, count, area, scene.look) {
            return layout.draw(game, scene, buf);
        }
        let strip = Strip::new(game.cells(), scene, area);
        let spread = (area.height / short(count).max(1)).clamp(1, 2);
        // Scrolls just as far as the chosen track needs to be visible.
        let room = usize::from(area.height / spread).max(1);
        let area = strip.middle(short(count).saturating_mul(spread), area);
        let first = scene.cursor.map_or(0, |go| go.track.saturating_sub(room));
        let mut hits = Vec::new();
        for (place, track) in area.rows().step_by(usize::from(spread)).zip(first + 1..=count) {
            strip.row(game, scene, track, place.width).render(place, buf);
            strip.stage(scene, track, place);
            hits.extend(strip.hits(game, scene.position, track, place));
        }
        hits
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        figures::ways_left::gaps(seen, room)
    }

    fn words(_: &Self, rams: &Rams, go: &Go, look: &Look) -> String {
        let from = track_of(rams, go.track).of(rams.mover);
        let forward = (go.cell > from) == (rams.mover == Seat::First);
        let way = if forward { "forward" } else { "back" };
        say!(look, "northcott-move", track = go.track, cell = go.cell, by = from.abs_diff(go.cell), way = way)
    }

    fn recite(_: &Self, rams: &Rams, look: &Look) -> Vec<String> {
        let words =
            |track: &Track| say!(look, "recite-rams", left = track.left, right = track.right, gap = track.gap());
        parts(Self::ID, rams.tracks.iter().map(words), look)
    }
}

fn track_of(rams: &Rams, track: usize) -> Track {
    rams.track(track).unwrap_or(Track { left: 1, right: 2 })
}

/// A track with what stands behind it: the gap, the gap that the cursor would leave, and the mark of the last move.
fn with_gap(scene: &Scene<'_, Northcott>, number: usize, mut line: Line<'static>, room: u16) -> Line<'static> {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let track = track_of(scene.position, number);
    let cursor = scene.cursor.filter(|go| go.track == number);
    let gap = format!("{:>2}", track.gap());
    let left = cursor.map(|go| large::gap_after(scene.position, track, go.cell));
    let left = left.map(|left| format!(" {} {left}", glyphs.arrow)).unwrap_or_default();
    let mark = moved(scene, number).map(|_| Span::styled(glyphs.last, theme.last));
    let fits = line.width() + width_of(&gap) + width_of(&left) + 3 <= usize::from(room);
    let (before, behind) = if fits { (None, mark) } else { (mark, None) };
    line.push_span(before.unwrap_or(Span::raw(" ")));
    line.push_span(Span::styled(gap, if cursor.is_some() { theme.title } else { theme.text }));
    line.push_span(Span::styled(left, theme.taken));
    line.extend(behind.into_iter().flat_map(|mark| [Span::raw(" "), mark]));
    line
}

/// The number of a ram on the stage.
fn ram(track: usize, seat: Seat) -> u64 {
    Stage::piece(track, u64::from(seat == Seat::Second))
}

/// The owner of the ram of a track that was moved last, and the cell from which it came.
fn moved(scene: &Scene<'_, Northcott>, track: usize) -> Option<(Seat, u64)> {
    let (before, _) = scene.last.filter(|(_, go)| go.track == track)?;
    Some((before.mover, track_of(before, track).of(before.mover)))
}

fn nearest_cell(cells: &[u64], wanted: u64) -> Option<u64> {
    cells.iter().copied().min_by_key(|cell| cell.abs_diff(wanted))
}

/// The cells that the mover's ram of a track can go to.
fn cells_of(game: &Northcott, rams: &Rams, track: usize) -> Vec<u64> {
    game.reach(rams, track_of(rams, track)).collect()
}

/// The cell one step forward, or one step back if the rams stand face to face.
fn forward(game: &Northcott, rams: &Rams, track: usize) -> u64 {
    let cells = cells_of(game, rams, track);
    let from = track_of(rams, track).of(rams.mover);
    let ahead = match rams.mover {
        Seat::First => from.saturating_add(1),
        Seat::Second => from.saturating_sub(1),
    };
    if cells.contains(&ahead) { ahead } else { nearest_cell(&cells, from).unwrap_or(from) }
}

/// Whether the mover's ram of a track can go anywhere.
fn is_open(game: &Northcott, rams: &Rams, track: usize) -> bool {
    !cells_of(game, rams, track).is_empty()
}

/// The cursor on a track; if it is there already, it stays as it is.
fn on_track(game: &Northcott, rams: &Rams, go: Go, track: usize) -> Go {
    if track == go.track { go } else { Go { track, cell: forward(game, rams, track) } }
}

/// The visible cells of every track.
struct Strip {
    first: u64,
    shown: u64,
    pitch: u16,
    /// Columns on either side for rams that are out of sight; 0 if all cells fit.
    margin: u16,
}

impl Strip {
    fn new(cells: u64, scene: &Scene<'_, Northcott>, area: Rect) -> Self {
        let room = area.width.saturating_sub(HEAD + TAIL);
        let count = short(cells);
        let pitch = (room / count.max(1)).clamp(1, WIDEST);
        let margin = if room < count { BEYOND } else { 0 };
        let room = room.saturating_sub(2 * margin);
        let shown = u64::from((room / pitch).max(1)).min(cells);
        // Where not all cells fit, those around the cell to which the cursor leads are shown.
        let middle = scene.cursor.map_or(1, |go| go.cell);
        let first = middle.saturating_sub(shown / 2).clamp(1, cells - shown + 1);
        Self { first, shown, pitch, margin }
    }

    /// An area from where tracks of this many rows must begin to be in its middle.
    fn middle(&self, rows: u16, area: Rect) -> Rect {
        let cells = short(self.shown).saturating_mul(self.pitch);
        from_middle(area, cells.saturating_add(HEAD + TAIL + 2 * self.margin), rows)
    }

    fn cells(&self) -> impl Iterator<Item = u64> + use<> {
        self.first..self.first + self.shown
    }

    fn row(&self, game: &Northcott, scene: &Scene<'_, Northcott>, number: usize, room: u16) -> Line<'static> {
        let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
        let track = track_of(scene.position, number);
        let cursor = scene.cursor.filter(|go| go.track == number);
        let moved = moved(scene, number);
        let (pointer, named) = pointer(cursor.is_some(), false, scene.look);
        let mut spans = vec![Span::styled(format!("{pointer}{number:>2} "), named)];
        let [before, behind] = self.beyond(game, track, scene.look);
        spans.push(before);
        for cell in self.cells() {
            let ram = Seat::ALL.into_iter().find(|seat| track.of(*seat) == cell);
            let (sign, style) = match (ram, cursor) {
                (Some(seat), _) if moved.is_some_and(|(mover, _)| mover == seat) => {
                    (glyphs.rams[seat.index()], theme.last)
                }
                (Some(seat), _) => (glyphs.rams[seat.index()], theme.bead),
                (None, Some(go)) if go.cell == cell => (glyphs.target, theme.taken),
                _ if moved.is_some_and(|(_, from)| from == cell) => (glyphs.cell, theme.last),
                _ => (glyphs.dot, theme.dim),
            };
            let square = match cursor {
                Some(go) if go.cell == cell => theme.taken_cell,
                _ if (cell + number as u64).is_multiple_of(2) => theme.square,
                _ => theme.square_dark,
            };
            spans.push(Span::styled(align::left(sign, usize::from(self.pitch)), style.patch(square)));
        }
        spans.push(behind);
        with_gap(scene, number, Line::from(spans), room)
    }

    /// Puts the visible rams of a track on the stage.
    fn stage(&self, scene: &Scene<'_, Northcott>, number: usize, row: Rect) {
        let track = track_of(scene.position, number);
        for seat in Seat::ALL {
            if let Some((_, at)) = self.cells().zip(0_u16..).find(|(cell, _)| *cell == track.of(seat)) {
                scene.stage.put(ram(number, seat), self.place(at, row).intersection(row));
            }
        }
    }

    /// The place of a cell, counted from 0 among the visible ones.
    fn place(&self, at: u16, row: Rect) -> Rect {
        let x = row.x.saturating_add(HEAD + self.margin).saturating_add(at.saturating_mul(self.pitch));
        Rect { x, width: self.pitch, ..row }
    }

    /// The signs of what is out of sight on either side: a mark, and the rams that stand there.
    fn beyond(&self, game: &Northcott, track: Track, look: &Look) -> [Span<'static>; 2] {
        let (wide, last) = (usize::from(self.margin), self.first + self.shown - 1);
        let rams = |hidden: &dyn Fn(u64) -> bool| {
            let there = Seat::ALL.into_iter().filter(|seat| hidden(track.of(*seat)));
            there.map(|seat| look.glyphs().rams[seat.index()]).collect::<String>()
        };
        let mark = |cut: bool| if cut { look.glyphs().edge } else { "" };
        let before = format!("{}{}", rams(&|cell| cell < self.first), mark(self.first > 1));
        let behind = format!("{}{}", mark(last < game.cells()), rams(&|cell| cell > last));
        [align::right(&before, wide), align::left(&behind, wide)].map(|text| Span::styled(text, look.theme.dim))
    }

    /// The clicks on cells, which send the ram there.
    fn hits(&self, game: &Northcott, rams: &Rams, track: usize, row: Rect) -> Hits<Go> {
        let legal = cells_of(game, rams, track);
        let cells = self.cells().zip(0_u16..).filter(|(cell, _)| legal.contains(cell));
        cells.map(|(cell, at)| (self.place(at, row).intersection(row), Go { track, cell })).collect()
    }
}
