//! Bars side by side, as high as their values, of which the first ones are taken and a fence ends those in reach.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};

use super::row_cells::pixels;
use crate::{
    look::{Look, align::width_of, color::between, glyphs::GlyphSet},
    play::board::Stage,
    say,
};

/// Bars as they are drawn.
#[derive(Debug, Clone, Copy)]
pub struct Bars<'a> {
    /// The worth of each bar, which is more than 0.
    pub prices: &'a [i64],
    /// The number of the first ones that the move under the cursor takes.
    pub take: u64,
    /// The most that may be taken: a fence stands behind them.
    pub reach: u64,
    /// The worth of each bar that the last move took from before them.
    pub ghosts: &'a [i64],
}

/// A place on the screen: clicking it takes this many.
pub type Hit = (Rect, u64);

/// Columns a bar takes at the most, with the gap behind it.
const WIDEST: usize = 14;
/// Rows a bar takes at the most, with its price.
const HIGHEST: u16 = 36;
/// Rows in which the heights of bars are told apart well.
const TALL: u16 = 6;
/// Of more bars than these nobody sees which one goes.
const MANY: usize = 300;

/// The places of the bars: shelves of equal height, one under the other.
struct Shelves {
    /// Bars on a shelf.
    each: usize,
    /// Columns from one bar to the next.
    pitch: u16,
    /// The number of shelves.
    count: usize,
    /// Rows of a shelf; the prices are its last one.
    height: u16,
    /// Places left free before the first bar.
    before: usize,
    /// The area of the shelves, in the middle of their room.
    area: Rect,
}

impl Shelves {
    fn new(bars: Bars<'_>, area: Rect) -> Self {
        // What is gone keeps its place where all still stand on one shelf.
        let shelves = Self::behind(bars, bars.ghosts.len(), area);
        let shelves = if shelves.count == 1 { shelves } else { Self::behind(bars, 0, area) };
        shelves.centred(bars)
    }

    /// Shelves with so many places left free before the first bar.
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
        // Where not all fit, those in reach are to be seen, and the others give way to heights that tell bars apart.
        let reach = usize::try_from(bars.reach).unwrap_or(usize::MAX).div_ceil(each);
        let tall = reach.max(usize::from(area.height / TALL)).min(all);
        let count = if all > most { tall } else { all }.clamp(1, most);
        let height = area.height / u16::try_from(count).unwrap_or(u16::MAX);
        // One shelf that holds no more than some of the bars has no place for those that are gone.
        let count = if before > 0 && bars_in_all > each { all.max(2) } else { count };
        Self { each, pitch: u16::try_from(pitch).unwrap_or(u16::MAX), count, height: height.min(HIGHEST), before, area }
    }

    /// The same in the middle of their room.
    fn centred(self, bars: Bars<'_>) -> Self {
        let Self { each, pitch, count, height, before, area } = self;
        let offset = |room: u16, taken: usize| room.saturating_sub(u16::try_from(taken).unwrap_or(u16::MAX)) / 2;
        let x = offset(area.width, (bars.prices.len() + before).min(each) * usize::from(pitch));
        let y = offset(area.height, count * usize::from(height));
        let area = Rect { x: area.x + x, y: area.y + y, width: area.width - x, height: area.height - y };
        Self { area, ..self }
    }

    const fn holds(&self) -> usize {
        (self.each * self.count).saturating_sub(self.before)
    }

    /// The place of a bar, or of one that is gone before the first, with its price and the gap behind it.
    fn place(&self, at: usize) -> Rect {
        let offset = |count: usize, size: u16| u16::try_from(count).unwrap_or(u16::MAX).saturating_mul(size);
        Rect {
            x: self.area.x.saturating_add(offset(at % self.each, self.pitch)),
            y: self.area.y.saturating_add(offset(at / self.each, self.height)),
            width: self.pitch,
            height: self.height,
        }
        .intersection(self.area)
    }
}

/// Draws the first bars, as many as fit, and says how many do not; `first` is the number of the first as a piece. Returns where a
/// click takes how many.
pub fn draw(bars: Bars<'_>, first: u64, area: Rect, buf: &mut Buffer, look: &Look, stage: &Stage) -> Vec<Hit> {
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
    if shelves.before < bars.ghosts.len() {
        mark_gap(shelves.place(shelves.before), area, buf, look);
    }
    let mut hits = Vec::new();
    for ((&price, number), at) in shown().zip(1..).zip(shelves.before..) {
        let place = shelves.place(at);
        if shown().len() <= MANY {
            let body = Rect { width: place.width.saturating_sub(1), ..place };
            stage.put(Stage::piece(0, first.saturating_add(number)), body);
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

/// The rows of a bar worth `price`, of which `most` takes all; at least one where there is any.
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

/// The bar itself, on the row of its price.
fn bar(bars: Bars<'_>, number: u64, (price, most): (i64, i64), place: Rect, buf: &mut Buffer, look: &Look) {
    let taken = number <= bars.take;
    let body = Rect { width: place.width.saturating_sub(1), height: place.height.saturating_sub(1), ..place };
    let [.., full] = look.glyphs().halves;
    // Without backgrounds one that is taken is told by its sign.
    let sign = if taken && !look.theme.is_painted() { look.glyphs().shade } else { full };
    if place.height == 1 {
        // Where there is no room above its price, a bar that is taken lies behind it.
        let body = Rect { height: u16::from(taken), ..body };
        return column(sign, [style(bars, number, look); 2], body, buf);
    }
    let inks = match number {
        _ if taken => [look.theme.taken; 2],
        _ if number <= bars.reach => [look.theme.bead, look.theme.shade],
        // What lies behind the fence does not matter now.
        _ => [pixels::faded(look.theme.shade, look); 2],
    };
    if taken && !look.theme.is_painted() {
        let height = level(price, most, body.height);
        let rows = Rect { y: body.bottom().saturating_sub(height), height, ..body };
        return column(sign, inks, rows, buf);
    }
    upright((price, most), inks, body, buf, look);
}

/// A column of `body` as high as a number, of which `most` takes all: to an eighth of a row where signs allow.
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

/// Fills a place with one sign, shading from the first ink above into the second below.
pub fn column(sign: &str, [from, to]: [Style; 2], place: Rect, buf: &mut Buffer) {
    for (row, at) in place.intersection(buf.area).rows().zip(0..) {
        let style = Style { fg: between(from.fg, to.fg, at, place.height), ..from };
        for cell in row.columns() {
            buf.set_stringn(cell.x, cell.y, sign, 1, style);
        }
    }
}

/// The place of a bar that is gone, and its price; `marked` where a sign says that it went last.
fn ghost((price, most): (i64, i64), marked: bool, place: Rect, buf: &mut Buffer, look: &Look) {
    let body = Rect { width: place.width.saturating_sub(1), height: place.height.saturating_sub(1), ..place };
    let height = level(price, most, body.height);
    column(look.glyphs().dot, [look.theme.last; 2], Rect { y: body.bottom() - height, height, ..body }, buf);
    label(price, false, look.theme.last, place, buf);
    if let Some(row) = place.rows().next_back().filter(|_| marked) {
        let (sign, price) = (look.glyphs().last, price.to_string());
        let told = format!("{sign} {price}");
        let room = usize::from(row.width.saturating_sub(1));
        // Half a number is another number: where the sign has no place beside it, it stands above.
        if width_of(&told) <= room {
            let row = Rect { width: row.width - 1, ..row };
            Line::from(Span::styled(told, look.theme.last)).centered().render(row, buf);
        } else if place.height > 1 {
            buf.set_stringn(row.x, row.y - 1, sign, room, look.theme.last);
        }
    }
}

/// A sign before the first bar: from there the last move took those that have no place.
fn mark_gap(first: Rect, area: Rect, buf: &mut Buffer, look: &Look) {
    if first.x > area.x && !first.is_empty() {
        buf.set_stringn(first.x - 1, first.bottom() - 1, look.glyphs().last, 1, look.theme.last);
    }
}

/// The price under a bar, in brackets where it is taken and there is room for them.
fn label(price: i64, taken: bool, style: Style, place: Rect, buf: &mut Buffer) {
    let Some(row) = place.rows().next_back() else { return };
    let row = Rect { width: row.width.saturating_sub(1), ..row };
    let (plain, marked) = (price.to_string(), format!("({price})"));
    let text = if taken && marked.len() <= usize::from(row.width) { marked } else { plain };
    Line::from(Span::styled(text, style)).centered().render(row, buf);
}

/// The fence in the gap behind a bar.
fn fence(place: Rect, buf: &mut Buffer, look: &Look) {
    for row in place.rows() {
        let gap = Rect { x: row.right().saturating_sub(1), width: row.width.min(1), ..row };
        Line::from(Span::styled(look.glyphs().border.vertical_left, look.theme.title)).render(gap, buf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::theme::ThemeName;

    #[test]
    fn bars_are_to_scale_and_never_vanish() {
        assert_eq!([1, 4, 8].map(|price| level(price, 8, 4)), [1, 2, 4]);
        assert_eq!([1, 1_000_000].map(|price| level(price, 1_000_000, 9)), [1, 9]);
        assert_eq!(level(5, 5, 0), 0);
    }

    #[test]
    fn every_area_is_large_enough_and_clicks_stay_within_it() {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Ascii);
        for prices in [vec![], vec![1], vec![1, 2, 4, 8], vec![1_000_000; 50], (1..=5000).collect()] {
            let reach = prices.len().min(8) as u64;
            for (width, height) in (0..60).step_by(7).flat_map(|width| (0..14).map(move |height| (width, height))) {
                let area = Rect::new(2, 1, width, height);
                let mut buf = Buffer::empty(Rect::new(0, 0, 80, 20));
                let hits = {
                    let bars = Bars { prices: &prices, take: 2, reach, ghosts: &[3, 1] };
                    draw(bars, 1, area, &mut buf, &look, &Stage::default())
                };
                assert!(hits.iter().all(|(place, _)| area.intersection(*place) == *place), "{area}");
            }
        }
    }
}
