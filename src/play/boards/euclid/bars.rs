//! The two piles as bars to scale: the larger pile as the lengths of the smaller that go into it, and the remainder before them.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::games::{
    Euclid,
    euclid::{Piles, Take},
};

use super::{ratio, takes};
use crate::{
    look::{Look, color::between, glyphs::QUADRANTS},
    play::{
        board::{Hits, Scene, Stage},
        boards::paint::{are_large, middle_row, rest, short},
    },
};

/// Columns before the bars: the sign of the chosen pile.
const HEAD: u16 = 2;
/// Rows of the thinnest bar and of the thickest.
const HIGH: [u16; 2] = [2, 10];
/// Rows apart from the bars: a title over each, the lengths below the larger, and air between the two.
const OTHERS: u16 = 4;
/// The narrowest room for bars.
const NARROWEST: u16 = 20;

/// Draws the piles as bars; `None` if there is no room for them.
pub(super) fn draw(scene: &Scene<'_, Euclid>, area: Rect, buf: &mut Buffer) -> Option<Hits<Take>> {
    let (piles, look) = (*scene.position, scene.look);
    let [least, most] = HIGH;
    if !are_large(look) || area.width < NARROWEST || area.height < OTHERS + 2 * least {
        return None;
    }
    let scale = if ratio::is_told(scene) { ratio::HEIGHT + 1 } else { 0 };
    let scale = if area.height < OTHERS + 2 * least + scale { 0 } else { scale };
    let high = ((area.height - OTHERS - scale) / 2).clamp(least, most);
    let air = (area.height - OTHERS - scale - 2 * high) / 4;
    let bar = Bars { piles, whole: whole(scene), room: area.width - HEAD - 1, high, area };
    let mut y = area.y + air;
    for at in 0..piles.0.len() {
        let rows = 1 + high + u16::from(at == piles.at());
        bar.draw_pile(scene, at, Rect { y, height: rows, ..area }, buf);
        y += rows + 1 + if scale == 0 { air } else { 0 };
    }
    if scale > 0 {
        let place = Rect { x: area.x + HEAD, y: y + air, width: bar.room, height: ratio::HEIGHT };
        ratio::draw(scene, place, buf);
    }
    let top = area.y + air + if piles.at() == 0 { 0 } else { high + 2 + if scale == 0 { air } else { 0 } };
    Some(bar.hits(top))
}

struct Bars {
    piles: Piles,
    /// The units of all columns.
    whole: u64,
    /// Columns of the larger pile, and of what was last taken from it.
    room: u16,
    high: u16,
    area: Rect,
}

/// The size of the larger pile, with a part of what the last move took from it.
fn whole(scene: &Scene<'_, Euclid>) -> u64 {
    let (at, larger) = (scene.position.at(), scene.position.larger());
    let [_, last] = takes(scene, at);
    larger.saturating_add(last.unwrap_or(0).min(larger / 4))
}

#[derive(Clone, Copy)]
enum Part {
    /// It stays. Lengths are light and shaded in turn.
    Stays(bool),
    /// The move under the cursor takes it.
    Taken,
    /// The last move took it.
    Gone,
}

impl Bars {
    /// The column at which this number of units ends.
    fn column(&self, units: u64) -> u16 {
        let whole = u128::from(self.whole).max(1);
        let column = (u128::from(units) * u128::from(self.room) + whole / 2) / whole;
        short(column)
    }

    /// The columns of a unit, if it has several.
    fn unit(&self) -> Option<u16> {
        const COUNTED: u16 = 3;
        let unit = u64::from(self.room) / self.whole.max(1);
        u16::try_from(unit).ok().filter(|unit| *unit >= COUNTED)
    }

    fn draw_pile(&self, scene: &Scene<'_, Euclid>, at: usize, place: Rect, buf: &mut Buffer) {
        let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
        let is_larger = at == self.piles.at();
        let [take, last] = takes(scene, at).map(|take| take.unwrap_or(0));
        if take > 0 {
            buf.set_style(place, theme.row);
            for row in place.rows() {
                buf.set_string(row.x, row.y, glyphs.bar, theme.taken);
            }
        }
        let heading = Rect { height: 1, ..rest(place, 1, 0) };
        title(scene, at, heading.width).render(heading, buf);
        let bar = Rect { x: place.x + HEAD, y: place.y + 1, width: self.room, height: self.high };
        let size = self.piles.0[at];
        // On the stage 0 is the remainder, or a pile that is not divided.
        for ((from, to, _), number) in self.parts(size, 0, is_larger).into_iter().zip(0..) {
            scene.stage.put(Stage::piece(at, number), self.place([from, to], bar));
        }
        for (from, to, part) in self.parts(size, take, is_larger) {
            self.draw_part([from, to], part, bar, buf, scene.look);
            if is_larger {
                self.label([from, to], Rect { y: bar.bottom(), height: 1, ..bar }, buf, scene.look);
            }
        }
        self.draw_part([size, size.saturating_add(last)], Part::Gone, bar, buf, scene.look);
    }

    /// The place of a length in its bar, without the gap that sets it apart from the next.
    fn place(&self, [from, to]: [u64; 2], bar: Rect) -> Rect {
        let (left, right) = (self.column(from), self.column(to).max(self.column(from) + u16::from(to > from)));
        let place = Rect { x: bar.x.saturating_add(left), width: right.min(self.room).saturating_sub(left), ..bar };
        Rect { width: place.width - u16::from(place.width > 1), ..place }.intersection(bar)
    }

    /// The lengths of a pile: the remainder, then the smaller pile again and again if these can be told apart; or else only what
    /// stays and what goes.
    fn parts(&self, size: u64, take: u64, is_larger: bool) -> Vec<(u64, u64, Part)> {
        const LEAST: u16 = 3;
        let (smaller, left) = (self.piles.smaller(), size - take.min(size));
        let part =
            |from: u64, to: u64, light: bool| (from, to, if from < left { Part::Stays(light) } else { Part::Taken });
        if !is_larger || smaller == 0 || self.column(smaller) < LEAST {
            return vec![part(0, left, true), part(left, size, true)];
        }
        let remainder = size % smaller;
        let lengths = (0..size / smaller).map(|nth| remainder + nth * smaller).zip([true, false].into_iter().cycle());
        let lengths = lengths.map(|(from, light)| part(from, from + smaller, light));
        std::iter::once(part(0, remainder, false)).chain(lengths).collect()
    }

    fn draw_part(&self, [from, to]: [u64; 2], part: Part, bar: Rect, buf: &mut Buffer, look: &Look) {
        let place = self.place([from, to], bar);
        if to <= from || place.is_empty() {
            return;
        }
        let theme = &look.theme;
        match part {
            Part::Stays(light) => {
                let color = between(theme.bead.fg, theme.shade.fg, if light { 0 } else { 2 }, 3);
                self.fill(Style { fg: color, ..theme.bead }, [from, to], place, bar.x, buf);
            }
            Part::Taken => {
                buf.set_style(place, theme.taken_cell);
                outline(place, theme.taken, buf);
            }
            Part::Gone => {
                buf.set_style(place, theme.last_cell);
                let dots =
                    place.positions().filter(|at| (at.x - place.x) % 4 == 1 && (at.y - place.y) % 2 == self.high % 2);
                dots.for_each(|at| buf.set_string(at.x, at.y, look.glyphs().dot, theme.last));
                buf.set_stringn(place.x, middle_row(place).y, look.glyphs().last, 1, theme.last);
            }
        }
    }

    /// Fills a length, with a thin gap behind each unit if units can be counted.
    fn fill(&self, style: Style, [from, to]: [u64; 2], place: Rect, origin: u16, buf: &mut Buffer) {
        for at in place.positions() {
            buf.set_string(at.x, at.y, "█", style);
        }
        for end in self.unit().into_iter().flat_map(|_| from + 1..to) {
            let column = Rect { x: origin + self.column(end) - 1, width: 1, ..place }.intersection(place);
            column.positions().for_each(|at| buf.set_string(at.x, at.y, "▌", style));
        }
    }

    /// Writes the length of a stretch below its middle, if it fits.
    fn label(&self, [from, to]: [u64; 2], row: Rect, buf: &mut Buffer, look: &Look) {
        let (left, right) = (self.column(from), self.column(to));
        let text = (to - from).to_string();
        let wide = short(text.len());
        if to > from && wide < right - left {
            let x = row.x + left + (right - left - wide) / 2;
            buf.set_stringn(x, row.y, text, usize::from(wide), look.theme.dim);
        }
    }

    /// The clicks on the larger pile: each takes what lies to its right, in whole lengths. `top` is the row of the title.
    fn hits(&self, top: u16) -> Hits<Take> {
        let (larger, smaller, times) = (self.piles.larger(), self.piles.smaller(), self.piles.times());
        let bar = Rect { x: self.area.x + HEAD, y: top + 1, width: self.room, height: self.high };
        let take = |(place, column): (Rect, u64)| {
            let left = u128::from(column) * u128::from(self.whole) / u128::from(self.room.max(1));
            let left = u64::try_from(left).unwrap_or(larger).min(larger);
            let wanted = (larger - left).div_ceil(smaller.max(1)).clamp(1, times.max(1));
            (place, Take(wanted * smaller))
        };
        let columns = bar.intersection(self.area).columns().zip(0..);
        columns.filter(|_| times > 0).map(take).collect()
    }
}

/// Draws the frame of what is taken.
fn outline(place: Rect, style: Style, buf: &mut Buffer) {
    let (right, bottom) = (place.right() - 1, place.bottom() - 1);
    for at in place.positions() {
        let edges = [(at.x == place.x, 5), (at.x == right, 10), (at.y == place.y, 3), (at.y == bottom, 12)];
        let quadrants = edges.iter().filter(|(is_edge, _)| *is_edge).fold(0, |all, (_, half)| all | half);
        if quadrants > 0 {
            buf.set_string(at.x, at.y, QUADRANTS[quadrants], style);
        }
    }
}

/// A pile's number, its size, what the cursor would leave of it, and what the last move took. What does not fit gives way: first the
/// last move, then the size, which the heading and the reason show, too.
fn title(scene: &Scene<'_, Euclid>, at: usize, room: u16) -> Line<'static> {
    let (theme, glyphs) = (&scene.look.theme, scene.look.glyphs());
    let size = scene.position.0[at];
    let [take, last] = takes(scene, at);
    let chosen = take.is_some_and(|take| take > 0);
    let head = Span::styled(format!(" {}   ", at + 1), if chosen { theme.title } else { theme.dim });
    let number = Span::styled(format!("{size} "), if chosen { theme.title } else { theme.text });
    let left = take.filter(|take| *take > 0).map(|take| size - take.min(size));
    let left = left.map(|left| Span::styled(format!("{} {left}", glyphs.arrow), theme.taken));
    let last = last.map(|last| Span::styled(format!("   {} -{last}", glyphs.last), theme.last));
    let spans = [
        [Some(head.clone()), Some(number.clone()), left.clone(), last],
        [Some(head.clone()), Some(number), left.clone(), None],
        [Some(head), left, None, None],
    ];
    let mut lines = spans.map(|spans| spans.into_iter().flatten().collect::<Line<'_>>()).into_iter();
    let shortest = lines.next_back().unwrap_or_default();
    lines.find(|line| line.width() <= usize::from(room)).unwrap_or(shortest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bars(piles: [u64; 2], room: u16) -> Bars {
        Bars {
            piles: Piles(piles),
            whole: piles[0].max(piles[1]),
            room,
            high: 2,
            area: Rect::new(0, 0, room + HEAD, 10),
        }
    }

    #[test]
    fn the_larger_pile_is_a_remainder_and_the_smaller_pile_repeated() {
        let ends = |piles: [u64; 2], take| {
            let parts = bars(piles, 40).parts(piles[0], take, true);
            parts.into_iter().map(|(from, to, part)| (from, to, matches!(part, Part::Taken))).collect::<Vec<_>>()
        };
        assert_eq!(ends([13, 5], 5), [(0, 3, false), (3, 8, false), (8, 13, true)]);
        assert_eq!(ends([1_000_000, 1], 10), [(0, 999_990, false), (999_990, 1_000_000, true)]);
    }

    #[test]
    fn a_click_takes_everything_to_its_right_in_whole_lengths() {
        let takes: Vec<u64> = bars([13, 5], 13).hits(0).into_iter().map(|(_, take)| take.0).collect();
        assert_eq!(takes, [10, 10, 10, 10, 10, 10, 10, 10, 5, 5, 5, 5, 5]);
        assert!(bars([13, 0], 13).hits(0).is_empty());
        assert_eq!(bars([1_000_000_000_000_000_000, 1], 30).hits(0).len(), 30);
    }
}
