//! The feast when a stop becomes known: a medal, the trick in a few words, what comes next, and confetti that falls once and lies still.

use super::{EndCard, skip};
use crate::{
    look::{
        big,
        motion::{BOARDS, FALLING},
    },
    screens::{chrome::at_most, prelude::*},
};

/// The smallest window with room for a feast, and one with room for a larger medal.
const LEAST: Size = Size::new(72, 22);
const ROOMY: Size = Size::new(110, 34);
/// The columns of the medal, which is half as many rows high, in a window of the first size and in a roomy one.
const MEDAL: [u16; 2] = [14, 24];
/// The columns of all that stands between the confetti.
const WIDE: [u16; 2] = [72, 96];
/// The columns and rows of the picture of the next stop.
const PICTURE: Size = Size::new(14, 5);
/// There is one piece of confetti for so many free cells of the window.
const CELLS: u32 = 24;
/// The most pieces that are cast, of which those on free cells are seen.
const CAST: u64 = 2000;
/// The whole of a feast, which does not move itself.
const FEAST: u64 = BOARDS | FALLING;

pub(in crate::screens) struct Feast<'a> {
    pub(in crate::screens) head: String,
    /// The deed, and the trick.
    pub(in crate::screens) told: [String; 2],
    pub(in crate::screens) counted: String,
    /// A sign for each stop, if they fit.
    pub(in crate::screens) signs: &'a dyn Fn(u16) -> Option<Line<'static>>,
    /// The start of the next stop.
    pub(in crate::screens) next: Option<&'a Table>,
    pub(in crate::screens) confetti: Confetti,
}

/// The stages of the confetti.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) enum Confetti {
    Above,
    Falling,
    Lies,
}

impl Confetti {
    pub(in crate::screens) const fn next(self) -> Self {
        match self {
            Self::Above => Self::Falling,
            Self::Falling | Self::Lies => Self::Lies,
        }
    }
}

impl Feast<'_> {
    pub(super) const fn has_room(area: Rect) -> bool {
        area.width >= LEAST.width && area.height >= LEAST.height
    }

    /// Draws the headline, as large as fits, and the sentences below it.
    fn draw_beside(&self, area: Rect, buf: &mut Buffer, look: &Look) {
        let [done, trick] = &self.told;
        let mut told = wrapped(done, look.theme.text, area.width);
        told.extend(wrapped(trick, look.theme.win, area.width));
        let head = [Line::styled(self.head.clone(), look.theme.win)];
        let lines = u16::try_from(told.len()).unwrap_or(u16::MAX);
        let room = Size::new(area.width, area.height.saturating_sub(lines));
        let is_large = head.iter().all(|line| big::has(&line.to_string())) && big::is_large(&head, room, look);
        let height = if is_large { big::extent(&head, room, look).height } else { 1 };
        let gap = u16::from(height + lines < area.height);
        let top = area.y + (area.height.saturating_sub(height + lines + gap)) / 2;
        let place = Rect { y: top, height: height.min(area.height), ..area };
        big::draw(&head, place, buf, look);
        let below = Rect { y: place.bottom() + gap, height: lines, ..area }.intersection(area);
        draw_lines(told, below, buf);
    }
}

impl EndCard<'_> {
    /// Draws a feast in place of the game. Returns the click areas.
    pub(super) fn draw_feast(&self, feast: &Feast<'_>, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let is_roomy = area.width >= ROOMY.width && area.height >= ROOMY.height;
        let (size, wide) = (MEDAL[usize::from(is_roomy)], WIDE[usize::from(is_roomy)]);
        let ways = u16::try_from(1 + self.ways.len()).unwrap_or(u16::MAX).max(PICTURE.height - 2) + 2;
        let gap = if is_roomy { 2 } else { 1 };
        let high = size / 2 + 2 * gap + 2 + ways;
        let whole = Rect {
            x: area.x + area.width.saturating_sub(wide) / 2,
            y: area.y + area.height.saturating_sub(high) / 2,
            width: wide,
            height: high,
        };
        let whole = whole.intersection(area);
        let free = Rect { x: whole.x.saturating_sub(1), width: whole.width + 2, ..whole };
        let mut hits = draw_confetti(feast.confetti, free, area, buf, look);
        hits.push((area, Hit::Action(Action::Back)));
        let mut rest = whole;
        let medal = Rect { width: size, height: size / 2, ..rest };
        draw_medal(medal, buf, look);
        let beside = Rect { x: rest.x + size + 4, width: wide - size - 4, height: size / 2, ..rest };
        feast.draw_beside(beside, buf, look);
        skip(&mut rest, size / 2 + gap);
        let counted = Line::styled(feast.counted.clone(), look.theme.title);
        draw_lines(std::iter::once(counted).chain((feast.signs)(wide)), rest, buf);
        skip(&mut rest, 2 + gap);
        buf.set_style(rest, look.theme.pane);
        hits.extend(self.draw_next(feast.next, rest, buf, look));
        hits
    }

    /// Draws what comes next: its picture and its rule, and the ways to continue.
    fn draw_next(&self, next: Option<&Table>, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
        let area = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        let Some(next) = next else {
            return self.draw_keys(false, Rect { x: area.x + 2, width: area.width - 3, ..area }, buf, look);
        };
        let picture = Rect { x: area.x + 1, width: PICTURE.width, height: area.height.min(PICTURE.height), ..area };
        drop(next.draw(picture, buf, look, Shown::Alone));
        let mut rest = Rect { x: picture.right() + 2, width: area.width.saturating_sub(PICTURE.width + 4), ..area };
        let rule = wrapped(&words::rule(next.id(), next.setup(), look), look.theme.dim, rest.width);
        draw_lines(at_most(rule, 1, rest.width.into(), look), rest, buf);
        skip(&mut rest, 1);
        self.draw_keys(false, Rect { x: rest.x + 1, ..rest }, buf, look)
    }
}

/// Strews confetti over the cells of `area` outside `free`. Returns the places of the pieces while they are in the air.
fn draw_confetti(confetti: Confetti, free: Rect, area: Rect, buf: &mut Buffer, look: &Look) -> Hits {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let styles = [theme.win, theme.last, theme.taken, theme.title];
    let signs = [glyphs.halves[1], glyphs.halves[2], glyphs.bead];
    let of = |dice: u64, shift: u32, most: u16| u16::try_from(dice >> shift & 0xffff).unwrap_or(0) % most.max(1);
    let cast = |number: u64| {
        let dice = scattered(number);
        let at = Position::new(area.x + of(dice, 0, area.width), area.y + of(dice, 16, area.height));
        (!free.contains(at)).then_some((number, dice, Rect::from((at, Size::new(1, 1)))))
    };
    let count = (area.area() - free.intersection(area).area()) / CELLS;
    let pieces = (0..CAST).filter_map(cast).take(usize::try_from(count).unwrap_or(0));
    let is_above = confetti == Confetti::Above;
    let mut hits = Vec::new();
    for (number, dice, place) in pieces {
        let from = if is_above { Rect { y: area.y, ..place } } else { place };
        hits.push((from, Hit::Piece(FALLING | number)));
        if !is_above {
            let (sign, style) = (signs[usize::from(of(dice, 32, 3))], styles[usize::from(of(dice, 48, 4))]);
            buf.set_stringn(place.x, place.y, sign, 1, style);
        }
    }
    hits.push((area, Hit::Piece(FEAST)));
    // What lies still needs no places.
    if confetti == Confetti::Lies { Hits::new() } else { hits }
}

/// A number that looks random, the same for each piece every time.
const fn scattered(number: u64) -> u64 {
    let mixed = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ mixed >> 27
}

/// A disc with a check mark cut out of it.
fn draw_medal(area: Rect, buf: &mut Buffer, look: &Look) {
    let (size, halves) = (f32::from(area.width), look.glyphs().halves);
    let is_lit = |column: u16, half: u16| {
        let (x, y) = ((f32::from(column) + 0.5) / size, (f32::from(half) + 0.5) / size);
        let is_inside = (x - 0.5).powi(2) + (y - 0.5).powi(2) <= 0.245;
        is_inside && !is_on_check((x, y))
    };
    for (row, y) in area.rows().zip((0..).step_by(2)) {
        for (cell, x) in row.columns().zip(0..) {
            let sign = halves[usize::from(is_lit(x, y)) + 2 * usize::from(is_lit(x, y + 1))];
            if sign != halves[0] && buf.area.intersects(cell) {
                buf.set_stringn(cell.x, cell.y, sign, 1, look.theme.win);
            }
        }
    }
}

/// Whether a point of a square of side 1 lies on the two strokes of a check mark.
fn is_on_check(at: (f32, f32)) -> bool {
    const POINTS: [(f32, f32); 3] = [(0.27, 0.5), (0.43, 0.68), (0.73, 0.3)];
    const THICK: f32 = 0.065;
    let near = |(from, to): ((f32, f32), (f32, f32))| {
        let (along, off) = ((to.0 - from.0, to.1 - from.1), (at.0 - from.0, at.1 - from.1));
        let length = along.0.powi(2) + along.1.powi(2);
        let part = ((off.0 * along.0 + off.1 * along.1) / length).clamp(0.0, 1.0);
        let far = (off.0 - part * along.0, off.1 - part * along.1);
        far.0.hypot(far.1) <= THICK
    };
    near((POINTS[0], POINTS[1])) || near((POINTS[1], POINTS[2]))
}
