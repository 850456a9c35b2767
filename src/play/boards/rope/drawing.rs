//! The rope with the knife above it and a ruler below it: thick if there is room, or else a line.

mod thick;

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    exact::Exact,
    games::{Rope, rope::middle_of},
};

use super::{Knife, first_step, put_on};
use crate::{
    look::{
        Look,
        align::{width_of, wrapped},
    },
    play::{
        board::{Hits, Scene, Stage},
        boards::paint::short,
    },
    say,
    words::numbers::number,
};

/// Columns left free on either side.
const MARGIN: u16 = 2;

/// Draws a part of the picture in a row.
type Part = fn(&Scene<'_, Rope>, &Scale, Rect, &mut Buffer);

/// The parts from top to bottom, each with the rows that the picture needs to include it.
const PARTS: [(Part, usize); 6] = [(knife, 2), (rope, 1), (lengths, 5), (ruler, 3), (marks, 4), (list, 6)];

pub(super) fn draw(scene: &Scene<'_, Rope>, area: Rect, buf: &mut Buffer) -> Hits<Knife> {
    let inside = Rect { x: area.x.saturating_add(MARGIN), width: area.width.saturating_sub(2 * MARGIN), ..area }
        .intersection(area);
    let scale = Scale::new(scene.position.length(), inside);
    if thick::draw(scene, &scale, buf) {
        return hits(scene, &scale);
    }
    let parts = PARTS.iter().filter(|(_, needed)| usize::from(inside.height) >= *needed);
    // A blank line above and below the drawing if there is room.
    let air = u16::from(inside.height > 8);
    for (at, (part, _)) in (0_u16..).zip(parts) {
        let place = inside.y.saturating_add(at + air + if at > 3 { air } else { 0 });
        let place = Rect { y: place, height: 1, ..inside }.intersection(inside);
        if !place.is_empty() {
            part(scene, &scale, place, buf);
        }
    }
    hits(scene, &scale)
}

/// The scale from distances along the rope to columns of the screen.
struct Scale {
    length: Exact,
    area: Rect,
    /// The column of the rope's right end.
    last: u16,
}

impl Scale {
    /// As wide as fits. If that costs little, a centimetre, or ten or a hundred of them, takes whole columns, so that the numbers are
    /// evenly spaced.
    fn new(length: Exact, area: Rect) -> Self {
        let widest = area.width.saturating_sub(1);
        let room = Exact::from(i128::from(widest));
        let even = [1, 10, 100, 1000].map(|unit| {
            let units = length / Exact::from(unit);
            let columns = (room / units).floor() * units;
            u16::try_from(columns.round().to_integer()).unwrap_or(0)
        });
        let last = even.into_iter().find(|columns| u32::from(*columns) * 4 >= u32::from(widest) * 3);
        Self { length, area, last: last.unwrap_or(widest).min(widest) }
    }

    /// The column of a place, counted from the rope's left end.
    fn column(&self, at: Exact) -> u16 {
        let whole = parts_along(self.length).max(1);
        let column = (2 * parts_along(at) * i128::from(self.last) + whole) / (2 * whole);
        u16::try_from(column).unwrap_or(0).min(self.last)
    }

    /// The place at a column.
    fn at(&self, column: u16) -> Exact {
        self.length * Exact::new(i128::from(column), i128::from(self.last.max(1)))
    }

    /// The column of the screen at which a text of this width begins so that its middle is as near as possible to a column.
    fn begin(&self, width: u16, column: u16) -> u16 {
        // Labels may use the margin, too.
        let left = self.area.x.saturating_sub(MARGIN);
        let most = self.area.right().saturating_add(MARGIN).saturating_sub(width).max(left);
        self.area.x.saturating_add(column).saturating_sub(width / 2).clamp(left, most)
    }

    /// Writes a text with its middle as near as possible to a column of a row.
    fn write(&self, text: &str, style: Style, column: u16, row: Rect, buf: &mut Buffer) {
        let width = short(width_of(text));
        let x = self.begin(width, column);
        Line::styled(text.to_owned(), style).render(Rect { x, width, ..row }.intersection(*buf.area()), buf);
    }
}

/// Draws the knife with its place beside it.
fn knife(scene: &Scene<'_, Rope>, scale: &Scale, row: Rect, buf: &mut Buffer) {
    let (look, Some(knife)) = (scene.look, scene.cursor) else { return };
    let column = scale.column(knife.at);
    let text = number(knife.at, look);
    let width = short(width_of(&text)).saturating_add(2);
    let here = look.glyphs().here;
    scale.write(here, look.theme.taken, column, row, buf);
    let fits = column.saturating_add(width) <= scale.last.saturating_add(MARGIN);
    let x = row.x.saturating_add(if fits { column + 2 } else { column.saturating_sub(width) });
    Line::styled(text, look.theme.taken).render(Rect { x, ..row }.intersection(row), buf);
}

/// Draws the pieces, a tick at each end of one, and a mark in the middle of the piece under the knife.
fn rope(scene: &Scene<'_, Rope>, scale: &Scale, row: Rect, buf: &mut Buffer) {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let around = scene.cursor.and_then(|knife| scene.position.around(knife.at));
    for (at, (from, to)) in scene.position.pieces().enumerate() {
        let chosen = around.is_some_and(|(piece, _)| piece == at);
        let (left, right) = (scale.column(from), scale.column(to));
        let style = if chosen { theme.bead } else { theme.text };
        for column in left..=right {
            scale.write(glyphs.line, style, column, row, buf);
        }
    }
    let last = scene.last.map(|(_, cut)| cut.0);
    for mark in scene.position.marks() {
        let (sign, style) = if last == Some(*mark) { (glyphs.last, theme.last) } else { (glyphs.tick, theme.title) };
        scale.write(sign, style, scale.column(*mark), row, buf);
    }
    stage_cuts(scene, scale, row);
    // The middle is revealed with the reason.
    if let Some(middle) = around.filter(|_| scene.reason.is_some()).and_then(|(_, ends)| middle_of(ends)) {
        scale.write(glyphs.goal, theme.bead, scale.column(middle), row, buf);
    }
    if let Some(knife) = scene.cursor {
        scale.write(glyphs.cross, theme.taken, scale.column(knife.at), row, buf);
    }
}

/// Puts the cuts on the stage, each identified by its place along the rope.
fn stage_cuts(scene: &Scene<'_, Rope>, scale: &Scale, place: Rect) {
    let length = scene.position.length();
    for mark in scene.position.marks().iter().filter(|mark| **mark > Exact::from(0) && **mark < length) {
        let number = u64::try_from(parts_along(*mark)).unwrap_or(u64::MAX);
        let x = scale.area.x.saturating_add(scale.column(*mark));
        scene.stage.put(Stage::piece(0, number), Rect { x, width: 1, ..place }.intersection(scale.area));
    }
}

/// A distance in tiny parts of a centimetre: enough to tell cuts apart, and no denominator can become too large.
fn parts_along(at: Exact) -> i128 {
    const PARTS: i128 = 1_000_000_000_000;
    at.numer() * PARTS / at.denom()
}

/// Writes the length of each piece below it, if it fits.
fn lengths(scene: &Scene<'_, Rope>, scale: &Scale, row: Rect, buf: &mut Buffer) {
    let (look, theme) = (scene.look, &scene.look.theme);
    let short = scene.position.short();
    for (from, to) in scene.position.pieces() {
        let (left, right) = (scale.column(from), scale.column(to));
        let text = number(to - from, look);
        if width_of(&text) < usize::from(right - left) {
            let style = if Some(to - from) == short { theme.loss } else { theme.title };
            scale.write(&text, style, left + (right - left) / 2, row, buf);
        }
    }
}

/// Writes evenly spaced numbers, as many as fit.
fn ruler(scene: &Scene<'_, Rope>, scale: &Scale, row: Rect, buf: &mut Buffer) {
    for (column, text) in evenly(scale, scene.look) {
        scale.write(&text, scene.look.theme.dim, column, row, buf);
    }
}

/// As many evenly spaced numbers as fit, with their columns.
fn evenly(scale: &Scale, look: &Look) -> Vec<(u16, String)> {
    let steps = (-4..=4).flat_map(|power: i32| [1, 2, 5].map(|digit| (digit, power)));
    let mut steps = steps.map(|(digit, power)| Exact::from(digit) * Exact::from(10).pow(power));
    steps.find_map(|step| labels(scale, step, look)).unwrap_or_default()
}

/// The numbers at multiples of a step with their columns; `None` if two of them would be too close.
fn labels(scale: &Scale, step: Exact, look: &Look) -> Option<Vec<(u16, String)>> {
    /// The fewest columns between two numbers.
    const APART: u16 = 2;
    let count = (scale.length / step).floor().to_integer();
    if count > i128::from(scale.last) {
        return None;
    }
    let mut free = 0;
    let mut labels = Vec::new();
    for at in (0..=count).map(|at| Exact::from(at) * step) {
        let (column, text) = (scale.column(at), number(at, look));
        let (begin, width) = (scale.begin(short(width_of(&text)), column), short(width_of(&text)));
        if begin < free {
            return None;
        }
        free = begin.saturating_add(width).saturating_add(APART);
        labels.push((column, text));
    }
    Some(labels)
}

/// Writes the place of the mark in the middle, if it is revealed, and the knife's step.
fn marks(scene: &Scene<'_, Rope>, _: &Scale, row: Rect, buf: &mut Buffer) {
    let (look, Some(knife)) = (scene.look, scene.cursor) else { return };
    let mut spans = Vec::new();
    let around = scene.position.around(knife.at).filter(|_| scene.reason.is_some());
    if let Some(middle) = around.and_then(|(_, ends)| middle_of(ends)) {
        let words = say!(look, "rope-middle", at = number(middle, look));
        spans.push(Span::styled(format!("{} ", look.glyphs().goal), look.theme.bead));
        spans.push(Span::styled(format!("{words}   "), look.theme.text));
    }
    spans.push(Span::styled(say!(look, "rope-step", step = number(knife.step(), look)), look.theme.text));
    Line::from(spans).render(row, buf);
}

/// Writes the lengths of all pieces, from a row to the end of the picture.
fn list(scene: &Scene<'_, Rope>, scale: &Scale, row: Rect, buf: &mut Buffer) {
    let below = Rect { height: scale.area.bottom().saturating_sub(row.y), ..row };
    for (line, place) in listed(scene, row.width).into_iter().zip(below.rows()) {
        line.render(place, buf);
    }
}

/// The lengths of all pieces in lines of this width; empty if there is only one.
fn listed(scene: &Scene<'_, Rope>, width: u16) -> Vec<Line<'static>> {
    let look = scene.look;
    let pieces: Vec<String> = scene.position.lengths().map(|length| number(length, look)).collect();
    if pieces.len() < 2 {
        return Vec::new();
    }
    let text = say!(look, "rope-pieces", pieces = pieces.join(&say!(look, "list-separator")));
    wrapped(&text, look.theme.dim, width)
}

/// A click puts the knife on the nearest mark of its step, or into the middle of a piece without such a mark.
fn hits(scene: &Scene<'_, Rope>, scale: &Scale) -> Hits<Knife> {
    let pieces = scene.position;
    let index = scene.cursor.map_or_else(|| first_step(pieces), |knife| knife.step);
    let step = super::step(index);
    let column = |column: u16| {
        let clicked = scale.at(column);
        let (piece, ends) = pieces.around(clicked)?;
        let nearest = (clicked / step).round() * step;
        let is_inside = pieces.around(nearest).is_some_and(|(other, _)| other == piece);
        let at = if is_inside { nearest } else { put_on(pieces, ends) };
        let place = Rect { x: scale.area.x.saturating_add(column), width: 1, ..scale.area };
        Some((place, Knife { at, step: index }))
    };
    (1..scale.last).filter_map(column).collect()
}
