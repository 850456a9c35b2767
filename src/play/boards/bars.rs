//! Bars side by side, as high as their values. The first ones are taken, and a fence stands behind those in reach.

use ratatui::{buffer::Buffer, layout::Rect, style::Style, text::Line, widgets::Widget};

use super::paint::{MANY, faded, from_middle, place_in, short, without_gap, write, write_centered};
use crate::{
    look::{Look, align::width_of, color::between, glyphs::GlyphSet},
    play::board::{Hits, Stage},
    say,
};

/// Bars as they are drawn.
#[derive(Debug, Clone, Copy)]
pub struct Bars<'a> {
    /// The value of each bar, which is more than 0.
    pub prices: &'a [i64],
    /// The number of bars that the move under the cursor takes.
    pub take: u64,
    /// The most bars that may be taken: a fence stands behind them.
    pub reach: u64,
    /// The values of the bars that the last move took from before them.
    pub ghosts: &'a [i64],
}

/// The most columns of a bar with the gap behind it.
const WIDEST: usize = 14;
/// The most rows of a bar with its price.
const HIGHEST: u16 = 36;
/// Rows in which the heights of bars can be told apart well.
const TALL: u16 = 6;

/// The places of the bars: shelves of equal height, one below the other.
struct Shelves {
    /// Bars on a shelf.
    each: usize,
    /// Columns from one bar to the next.
    pitch: u16,
    /// The number of shelves.
    count: usize,
    /// Rows of a shelf; the last one is for the prices.
    height: u16,
    /// Places before the first bar for those that are gone.
    before: usize,
    /// The shelves, in the middle of their room.
    area: Rect,
}

impl Shelves {
    fn new(bars: Bars<'_>, area: Rect) -> Self {
        // Bars that are gone keep their places if all still stand on one shelf.
        let shelves = Self::behind(bars, bars.ghosts.len(), area);
        if shelves.count == 1 { shelves } else { Self::behind(bars, 0, area) }
    }

    /// Shelves with this number of places before the first bar.
    fn behind(bars: Bars<'_>, before: usize, area: Rect) -> Self {
        let (prices, ghosts) = (bars.prices, bars.ghosts.iter().take(before));
        let digits = prices.iter().chain(ghosts).max().map_or(1, |price| price.to_string().len());
        let width = usize::from(area.width);
        let bars_in_all = prices.len() + before;
        let pitch = (width / bars_in_all.max(1)).min(WIDEST).max(digits + 1);
        let each = (width / pitch).max(1);
        // A bar needs a row of its own above its price.
        let most = usize::from(area.height / 2).max(1);
        let all = bars_in_all.div_ceil(each);
        // Where not all fit, those in reach must be visible, and the others give way to heights that tell bars apart.
        let reach = usize::try_from(bars.reach).unwrap_or(usize::MAX).div_ceil(each);
        let tall = reach.max(usize::from(area.height / TALL)).min(all);
        let count = if all > most { tall } else { all }.clamp(1, most);
        let height = (area.height / short(count)).min(HIGHEST);
        // If one shelf cannot hold all bars, those that are gone have no place on it.
        let count = if before > 0 && bars_in_all > each { all.max(2) } else { count };
        let (wide, high) = (short(bars_in_all.min(each) * pitch), short(count * usize::from(height)));
        Self { each, pitch: short(pitch), count, height, before, area: from_middle(area, wide, high) }
    }

    const fn holds(&self) -> usize {
        (self.each * self.count).saturating_sub(self.before)
    }

    /// The place of a bar, counted with those that are gone, with its price and the gap behind it.
    fn place(&self, at: usize) -> Rect {
        let offset = |count: usize, size: u16| short(count).saturating_mul(size);
        let (x, y) = (offset(at % self.each, self.pitch), offset(at / self.each, self.height));
        place_in(self.area, (x, y), (self.pitch, self.height))
    }
}

/// Draws the first bars, as many as fit, and says how many do not; `first` is the number of the first bar on the stage. Returns the
/// numbers of bars that clicks take.
pub fn draw(bars: Bars<'_>, first: u64, area: Rect, buf: &mut Buffer, look: &Look, stage: &Stage) -> Hits<u64> {
    let mut shelves = Shelves::new(bars, area);
    if shelves.holds() < bars.prices.len() && area.height > 1 {
        let above = Rect { height: area.height.saturating_sub(1), ..area };
        shelves = Shelves::new(bars, above);
        let hidden = bars.prices.len().saturating_sub(shelves.holds());
        let last = Rect { y: above.bottom(), height: area.height.min(1), ..area };
        Line::styled(say!(look, "gold-more", bars = hidden), look.theme.dim).render(last, buf);
    }
    let shown = || bars.prices.iter().take(shelves.holds());
    let gone = || bars.ghosts.iter().take(shelves.before);
    let most = shown().chain(gone()).copied().max().unwrap_or(1);
    for (at, &price) in gone().enumerate() {
        ghost((price, most), at + 1 == shelves.before, shelves.place(at), buf, look);
    }
    let gap = shelves.place(shelves.before);
    if shelves.before < bars.ghosts.len() && gap.x > area.x && !gap.is_empty() {
        // The last move took bars from here that have no place.
        buf.set_stringn(gap.x - 1, gap.bottom() - 1, look.glyphs().last, 1, look.theme.last);
    }
    let mut hits = Vec::new();
    for ((&price, number), at) in shown().zip(1..).zip(shelves.before..) {
        let place = shelves.place(at);
        if shown().len() <= MANY {
            stage.put(Stage::piece(0, first.saturating_add(number)), without_gap(place));
        }
        bar(bars, number, (price, most), place, buf, look);
        label(price, number <= bars.take, style(bars, number, look), place, buf);
        if number == bars.reach {
            fence(place, buf, look);
        }
        if number <= bars.reach {
            hits.push((place, number));
        }
    }
    hits
}

/// The rows of a bar of this price, of which `most` takes all; at least one if there are any.
fn level(price: i64, most: i64, rows: u16) -> u16 {
    let height = (i128::from(price) * i128::from(rows)).div_euclid(i128::from(most.max(1)));
    u16::try_from(height).unwrap_or(0).clamp(rows.min(1), rows)
}

fn style(bars: Bars<'_>, number: u64, look: &Look) -> Style {
    if number <= bars.take {
        look.theme.taken
    } else if number <= bars.reach {
        look.theme.bead
    } else {
        look.theme.dim
    }
}

/// Draws the bar itself above the row of its price.
fn bar(bars: Bars<'_>, number: u64, (price, most): (i64, i64), place: Rect, buf: &mut Buffer, look: &Look) {
    let taken = number <= bars.take;
    let body = Rect { height: place.height.saturating_sub(1), ..without_gap(place) };
    let [.., full] = look.glyphs().halves;
    // Without backgrounds a taken bar has a sign of its own.
    let sign = if taken && !look.theme.is_painted() { look.glyphs().shade } else { full };
    if place.height == 1 {
        // Where there is no room above its price, a taken bar lies behind it.
        let body = Rect { height: u16::from(taken), ..body };
        return column(sign, [style(bars, number, look); 2], body, buf);
    }
    let inks = match number {
        _ if taken => [look.theme.taken; 2],
        _ if number <= bars.reach => [look.theme.bead, look.theme.shade],
        // What lies behind the fence does not matter now.
        _ => [faded(look.theme.shade, look); 2],
    };
    if taken && !look.theme.is_painted() {
        let height = level(price, most, body.height);
        let rows = Rect { y: body.bottom().saturating_sub(height), height, ..body };
        return column(sign, inks, rows, buf);
    }
    upright((price, most), inks, body, buf, look);
}

/// Draws a column as high as a number, of which `most` takes all of `body`: to an eighth of a row where signs allow.
pub fn upright((number, most): (i64, i64), inks: [Style; 2], body: Rect, buf: &mut Buffer, look: &Look) {
    let [.., full] = look.glyphs().halves;
    if look.glyph_set() == GlyphSet::Ascii {
        let height = level(number, most, body.height);
        return column(full, inks, Rect { y: body.bottom().saturating_sub(height), height, ..body }, buf);
    }
    let eighths = level(number, most, body.height.saturating_mul(8));
    let (height, rest) = (eighths / 8, eighths % 8);
    let rows = Rect { y: body.bottom().saturating_sub(height), height, ..body };
    column(full, inks, rows, buf);
    if let Some(top) = rest.checked_sub(1).and_then(|at| look.glyphs().levels.get(usize::from(at))) {
        let row = Rect { y: rows.y.saturating_sub(1), height: 1, ..body };
        column(top, inks, row.intersection(body), buf);
    }
}

/// Fills a place with one sign, shading from the first ink at the top into the second.
pub fn column(sign: &str, [from, to]: [Style; 2], place: Rect, buf: &mut Buffer) {
    for (row, at) in place.intersection(buf.area).rows().zip(0..) {
        let style = Style { fg: between(from.fg, to.fg, at, place.height), ..from };
        for cell in row.columns() {
            buf.set_stringn(cell.x, cell.y, sign, 1, style);
        }
    }
}

/// Draws the place and price of a bar that is gone, with the sign of the last move if it is `marked`.
fn ghost((price, most): (i64, i64), marked: bool, place: Rect, buf: &mut Buffer, look: &Look) {
    let body = Rect { height: place.height.saturating_sub(1), ..without_gap(place) };
    let height = level(price, most, body.height);
    column(look.glyphs().dot, [look.theme.last; 2], Rect { y: body.bottom() - height, height, ..body }, buf);
    label(price, false, look.theme.last, place, buf);
    if let Some(row) = place.rows().next_back().filter(|_| marked) {
        let (sign, price) = (look.glyphs().last, price.to_string());
        let words = format!("{sign} {price}");
        let room = usize::from(row.width.saturating_sub(1));
        // Half a number is another number: where the sign does not fit beside it, it stands above.
        if width_of(&words) <= room {
            write_centered(words, look.theme.last, without_gap(row), buf);
        } else if place.height > 1 {
            buf.set_stringn(row.x, row.y - 1, sign, room, look.theme.last);
        }
    }
}

/// Writes the price under a bar, in brackets if it is taken and there is room for them.
fn label(price: i64, taken: bool, style: Style, place: Rect, buf: &mut Buffer) {
    let Some(row) = place.rows().next_back() else { return };
    let row = without_gap(row);
    let (plain, marked) = (price.to_string(), format!("({price})"));
    let text = if taken && marked.len() <= usize::from(row.width) { marked } else { plain };
    write_centered(text, style, row, buf);
}

/// Draws the fence in the gap behind a bar.
fn fence(place: Rect, buf: &mut Buffer, look: &Look) {
    for row in place.rows() {
        let gap = Rect { x: row.right().saturating_sub(1), width: row.width.min(1), ..row };
        write(look.glyphs().border.vertical_left, look.theme.title, gap, buf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::{areas, ascii};

    #[test]
    fn bars_are_to_scale_and_never_vanish() {
        assert_eq!([1, 4, 8].map(|price| level(price, 8, 4)), [1, 2, 4]);
        assert_eq!([1, 1_000_000].map(|price| level(price, 1_000_000, 9)), [1, 9]);
        assert_eq!(level(5, 5, 0), 0);
    }

    #[test]
    fn every_area_is_large_enough_and_clicks_stay_within_it() {
        let look = ascii();
        for prices in [vec![], vec![1], vec![1, 2, 4, 8], vec![1_000_000; 50], (1..=5000).collect()] {
            let reach = prices.len().min(8) as u64;
            for area in areas((0..60).step_by(7), 0..14) {
                let mut buf = Buffer::empty(Rect::new(0, 0, 80, 20));
                let bars = Bars { prices: &prices, take: 2, reach, ghosts: &[3, 1] };
                let hits = draw(bars, 1, area, &mut buf, &look, &Stage::default());
                assert!(hits.iter().all(|(place, _)| area.intersection(*place) == *place), "{area}");
            }
        }
    }
}
