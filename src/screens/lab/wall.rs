//! The wall of boxes, each with a sign that compares the machine with theory.

use zugzwang_engine::matchbox::{Accuracy, Cabinet, Learner};

use super::{LabScreen, view::sides};
use crate::{play::panels::mark, screens::prelude::*, words::numbers::columns};

/// Rows, with the gap below a box.
const TALLEST: u16 = 9;
/// Columns of a name.
const WIDEST: usize = 24;

pub(super) fn widest(cabinet: &Cabinet) -> usize {
    (0..cabinet.boxes()).map(|number| columns(cabinet.name(number))).max().unwrap_or(0)
}

fn room_of(window: u16) -> u16 {
    let [wall, _] = sides(Rect { width: window, ..Rect::ZERO });
    wall.width.saturating_sub(4)
}

struct Grid {
    width: usize,
    columns: usize,
}

impl Grid {
    fn of(boxes: usize, widest: usize, width: u16) -> Self {
        let least = widest.min(WIDEST) + 3;
        // If there are few boxes, they are wide tiles that fill the wall.
        let columns = (usize::from(width) / least).min((2 * boxes).isqrt() + 1).max(1);
        Self { width: (usize::from(width) / columns).max(least), columns }
    }

    /// Returns the rows of a box and the gap below it, few enough for all boxes to fit if possible.
    fn height(&self, boxes: usize, room: u16) -> u16 {
        let rows = u16::try_from(boxes.div_ceil(self.columns)).unwrap_or(u16::MAX);
        (room / rows.max(1)).clamp(1, TALLEST)
    }
}

impl LabScreen {
    pub(super) fn walk(&mut self, action: Action) {
        let Some(learner) = &self.learner else { return };
        let last = learner.cabinet().boxes() - 1;
        let row = Grid::of(last + 1, self.widest, room_of(self.width)).columns;
        let (at, page) = (self.chosen, row * 8);
        self.choose(match action {
            Action::Left => at.saturating_sub(1),
            Action::Right => at + 1,
            Action::Up => at.checked_sub(row).unwrap_or(at),
            Action::Down if at + row <= last => at + row,
            Action::PageUp => at.saturating_sub(page),
            Action::PageDown => at + page,
            Action::Home => 0,
            Action::End => last,
            _ => return,
        });
    }

    pub(super) fn draw_wall(&self, learner: &Learner, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let right = if self.tells() {
            let accuracy = self.accuracy(learner);
            say!(look, "lab-right", right = accuracy.right, won = accuracy.won)
        } else {
            String::new()
        };
        let inside = text_pane(&say!(look, "lab-wall", boxes = learner.cabinet().boxes()), &right, area, buf, look);
        let legend = Rect { y: inside.bottom().saturating_sub(1), height: 1, ..inside }.intersection(inside);
        let rows = Rect { height: inside.height.saturating_sub(1), ..inside };
        let told = if self.tells() { Self::legend(look) } else { untold_legend(look) };
        draw_lines([told], legend, buf);
        let boxes = learner.cabinet().boxes();
        let grid = Grid::of(boxes, self.widest, inside.width);
        let height = grid.height(boxes, rows.height);
        let room = usize::from(rows.height / height).max(1);
        // If not all rows fit, the row of the open box is in the middle.
        let all = boxes.div_ceil(grid.columns);
        let first = (self.chosen / grid.columns).saturating_sub(room / 2).min(all.saturating_sub(room));
        let mut hits = Vec::new();
        for (y, row) in (rows.y..rows.bottom()).step_by(usize::from(height)).zip(first..all.min(first + room)) {
            for (column, number) in (row * grid.columns..boxes).take(grid.columns).enumerate() {
                let shift = u16::try_from(column * grid.width).unwrap_or(u16::MAX);
                let width = u16::try_from(grid.width).unwrap_or(u16::MAX);
                let place = Rect { x: rows.x.saturating_add(shift), y, width, height }.intersection(rows);
                self.draw_box(learner, number, place, buf, look);
                hits.push((place, Hit::Item(number)));
            }
        }
        hits
    }

    /// Returns in how many won positions the machine is right. This is cached until the next game.
    pub(super) fn accuracy(&self, learner: &Learner) -> Accuracy {
        let known = self.accuracy.get().filter(|(games, _)| *games == learner.games());
        let (_, accuracy) = known.unwrap_or_else(|| (learner.games(), learner.accuracy()));
        self.accuracy.set(Some((learner.games(), accuracy)));
        accuracy
    }

    fn draw_box(&self, learner: &Learner, number: usize, place: Rect, buf: &mut Buffer, look: &Look) {
        let tells = self.tells();
        let (sign, style) = if tells { sign_of(learner, number, look) } else { (" ", look.theme.text) };
        let chosen = number == self.chosen;
        let gap = u16::from(place.height > 2);
        let tile = Rect { width: place.width.saturating_sub(1), height: place.height.saturating_sub(gap), ..place };
        let fill = if tells { fill_of(learner, number, look) } else { look.theme.square };
        buf.set_style(tile, if chosen { look.theme.taken_cell } else { fill });
        let name = align::cut(&clear(learner.cabinet().name(number), look), WIDEST, look.glyphs().more);
        let named = if chosen { look.theme.chosen } else { look.theme.text };
        let sign = Span::styled(format!("{sign} "), style);
        Line::from(vec![sign, Span::styled(name, named)]).render(tile, buf);
        self.draw_change(number, tile, buf, look);
        if tile.height > 1 {
            let below = Rect { y: tile.y + 1, height: tile.height - 1, ..tile };
            draw_beads(learner, number, tells, below, buf, look);
        }
    }

    /// At the end of a tile's first row, draws the change of the box by the watched game, and whether it was drawn from last.
    fn draw_change(&self, number: usize, tile: Rect, buf: &mut Buffer, look: &Look) {
        let Some(watched) = &self.watched else { return };
        let changes = watched.changes.iter().filter(|change| change.number == number);
        let change: i64 = changes.map(|change| i64::from(change.after) - i64::from(change.before)).sum();
        let hue = if change > 0 { look.theme.win } else { look.theme.loss };
        let change = (change != 0).then(|| Span::styled(format!("{change:+}"), hue));
        let last = (watched.settled && watched.number() == number).then(|| look.glyphs().last);
        let last = last.map(|sign| Span::styled(sign, look.theme.last));
        let free = Rect { x: tile.x.saturating_add(u16::try_from(self.widest.min(WIDEST) + 2).unwrap_or(0)), ..tile };
        let room = usize::from(free.intersection(tile).width);
        // If there is no room for both, only the sign is drawn. The open box shows the number of beads.
        let both = change.into_iter().chain(last.clone()).collect::<Line<'_>>();
        let told = if both.width() <= room { both } else { Line::from_iter(last) };
        if told.width() <= room {
            told.right_aligned().render(Rect { height: 1, ..tile }.intersection(tile), buf);
        }
    }

    fn legend(look: &Look) -> Line<'static> {
        let glyphs = look.glyphs();
        let (theme, part) = (&look.theme, |sign: &str, style: Style, words: String| {
            [Span::styled(format!("{sign} "), style), Span::styled(format!("{words}  "), look.theme.text)]
        });
        let parts = [
            part(glyphs.wins, theme.win, say!(look, "lab-legend-right")),
            part(glyphs.loses, theme.loss, say!(look, "lab-legend-wrong")),
            part(glyphs.lost, theme.text, say!(look, "lab-legend-lost")),
            part(glyphs.taken, theme.text, say!(look, "lab-legend-empty")),
        ];
        Line::from(parts.into_iter().flatten().collect::<Vec<_>>())
    }
}

fn untold_legend(look: &Look) -> Line<'static> {
    let bead = Span::styled(format!("{} ", look.glyphs().bead), look.theme.bead);
    Line::from(vec![bead, Span::styled(say!(look, "lab-legend-bead"), look.theme.text)])
}

/// The beads are in the colours of their moves' worth, if that is told. If not all fit, they are in proportion.
fn draw_beads(learner: &Learner, number: usize, tells: bool, area: Rect, buf: &mut Buffer, look: &Look) {
    let room = u64::from(area.width / 2) * u64::from(area.height);
    let all = learner.inside(number).max(1);
    let shown = |colour| {
        let count = u64::from(learner.beads(colour));
        if all <= room { count } else { (count * room / all).max(count.min(1)) }
    };
    let beads = learner.cabinet().of_box(number).flat_map(|colour| {
        let style = if tells { mark(learner.cabinet().worth(colour), look).1 } else { look.theme.bead };
        std::iter::repeat_n(style, usize::try_from(shown(colour)).unwrap_or(0))
    });
    let places = area.rows().flat_map(|row| row.columns().step_by(2).take(usize::from(row.width / 2)));
    for (place, style) in places.zip(beads) {
        buf.set_stringn(place.x, place.y, look.glyphs().bead, 1, style);
    }
}

fn fill_of(learner: &Learner, number: usize, look: &Look) -> Style {
    match learner.cabinet().outcome(number) {
        Outcome::Win if learner.is_right(number) => look.theme.win_cell,
        Outcome::Win => look.theme.loss_cell,
        _ => look.theme.square,
    }
}

pub(super) fn sign_of(learner: &Learner, number: usize, look: &Look) -> (&'static str, Style) {
    let (glyphs, theme) = (look.glyphs(), &look.theme);
    let empty = learner.inside(number) == 0;
    match learner.cabinet().outcome(number) {
        Outcome::Win if learner.is_right(number) => (glyphs.wins, theme.win),
        Outcome::Win => (glyphs.loses, theme.loss),
        _ if empty => (glyphs.taken, theme.text),
        Outcome::Loss => (glyphs.lost, theme.text),
        Outcome::Draw | Outcome::Unknown => (glyphs.draws, theme.draw),
    }
}
