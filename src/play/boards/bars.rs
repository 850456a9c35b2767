//! Bars side by side, as high as their values, of which the first ones are taken and a fence ends those in reach.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};

use crate::{look::Look, say};

/// Bars as they are drawn.
#[derive(Debug, Clone, Copy)]
pub struct Bars<'a> {
    /// What each is worth, which is more than 0.
    pub prices: &'a [i64],
    /// How many of the first ones the move under the cursor takes.
    pub take: u64,
    /// The most that may be taken: a fence stands behind them.
    pub reach: u64,
}

/// A place on the screen: clicking it takes this many.
pub type Hit = (Rect, u64);

/// Columns a bar takes at the most, with the gap behind it.
const WIDEST: usize = 6;
/// Rows a bar takes at the most, with its price.
const HIGHEST: u16 = 14;
/// Rows in which the heights of bars are told apart well.
const TALL: u16 = 6;

/// Where the bars stand: shelves of equal height, one under the other.
struct Shelves {
    /// Bars on a shelf.
    each: usize,
    /// Columns from one bar to the next.
    pitch: u16,
    /// How many shelves there are.
    count: usize,
    /// Rows of a shelf; the prices are its last one.
    height: u16,
}

impl Shelves {
    fn new(bars: Bars<'_>, area: Rect) -> Self {
        let prices = bars.prices;
        let digits = prices.iter().max().map_or(1, |price| price.to_string().len());
        let width = usize::from(area.width);
        let pitch = (width / prices.len().max(1)).min(WIDEST).max(digits + 1);
        let each = (width / pitch).max(1);
        // A bar needs a row of its own above its price.
        let most = usize::from(area.height / 2).max(1);
        let all = prices.len().div_ceil(each);
        // Where not all fit, those in reach are to be seen, and the others give way to heights that tell bars apart.
        let reach = usize::try_from(bars.reach).unwrap_or(usize::MAX).div_ceil(each);
        let tall = reach.max(usize::from(area.height / TALL)).min(all);
        let count = if all > most { tall } else { all }.clamp(1, most);
        let height = area.height / u16::try_from(count).unwrap_or(u16::MAX);
        Self { each, pitch: u16::try_from(pitch).unwrap_or(u16::MAX), count, height: height.min(HIGHEST) }
    }

    fn holds(&self) -> usize {
        self.each * self.count
    }

    /// The place of a bar with its price and the gap behind it.
    fn place(&self, at: usize, area: Rect) -> Rect {
        let offset = |count: usize, size: u16| u16::try_from(count).unwrap_or(u16::MAX).saturating_mul(size);
        Rect {
            x: area.x.saturating_add(offset(at % self.each, self.pitch)),
            y: area.y.saturating_add(offset(at / self.each, self.height)),
            width: self.pitch,
            height: self.height,
        }
        .intersection(area)
    }
}

/// Draws the first bars, as many as fit, and says how many do not; returns where a click takes how many.
pub fn draw(bars: Bars<'_>, area: Rect, buf: &mut Buffer, look: &Look) -> Vec<Hit> {
    let mut shelves = Shelves::new(bars, area);
    if shelves.holds() < bars.prices.len() && area.height > 1 {
        let above = Rect { height: area.height.saturating_sub(1), ..area };
        shelves = Shelves::new(bars, above);
        let hidden = bars.prices.len().saturating_sub(shelves.holds());
        let last = Rect { y: above.bottom(), height: area.height.min(1), ..area };
        Line::styled(say!(look, "gold-more", bars = hidden), look.theme.dim).render(last, buf);
    }
    let most = bars.prices.iter().take(shelves.holds()).copied().max().unwrap_or(1);
    let mut hits = Vec::new();
    for (at, (&price, number)) in bars.prices.iter().zip(1..).take(shelves.holds()).enumerate() {
        let place = shelves.place(at, area);
        let height = level(price, most, place.height.saturating_sub(1));
        bar(bars, number, height, place, buf, look);
        label(price, style(bars, number, look), place, buf);
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
fn bar(bars: Bars<'_>, number: u64, height: u16, place: Rect, buf: &mut Buffer, look: &Look) {
    let [.., full] = look.glyphs().halves;
    let sign = if number <= bars.take { look.glyphs().shade } else { full };
    let body = sign.repeat(usize::from(place.width.saturating_sub(1)));
    // Where there is no room above its price, a bar that is taken lies behind it.
    let alone = place.height == 1 && number <= bars.take;
    let rows = if alone { 1 } else { place.height.saturating_sub(1) };
    let height = if alone { 1 } else { height };
    for row in place.rows().take(usize::from(rows)).skip(usize::from(rows.saturating_sub(height))) {
        Line::from(Span::styled(body.clone(), style(bars, number, look))).render(row, buf);
    }
}

/// The price under a bar.
fn label(price: i64, style: Style, place: Rect, buf: &mut Buffer) {
    let Some(row) = place.rows().next_back() else { return };
    let row = Rect { width: row.width.saturating_sub(1), ..row };
    Line::from(Span::styled(price.to_string(), style)).centered().render(row, buf);
}

/// The fence in the gap behind a bar.
fn fence(place: Rect, buf: &mut Buffer, look: &Look) {
    for row in place.rows() {
        let gap = Rect { x: row.right().saturating_sub(1), width: row.width.min(1), ..row };
        Line::from(Span::styled(look.glyphs().border.vertical_left, look.theme.cross)).render(gap, buf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

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
                let hits = draw(Bars { prices: &prices, take: 2, reach }, area, &mut buf, &look);
                assert!(hits.iter().all(|(place, _)| area.intersection(*place) == *place), "{area}");
            }
        }
    }
}
