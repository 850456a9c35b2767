//! The product in large digits, the factors as cards, and what is safe to make as bars over the scale.

use ratatui::{buffer::Buffer, layout::Rect, style::Style, widgets::Widget};
use zugzwang_engine::theory::ladder::factors;

use super::Picture;
use crate::play::{
    board::Hits,
    boards::{
        digits::Large,
        paint::{are_large, centered, from_middle, middle, middle_row, rest, short, write_centered},
    },
};

/// The number of factors.
const CARDS: u16 = 8;
/// The widest and the highest card.
const WIDEST: u16 = 15;
const HIGHEST: u16 = 9;
/// The columns and rows of the smallest card.
const LEAST: (u16, u16) = (4, 3);
/// Rows apart from digits, cards and bars: heading, equation, marks, scale and its numbers.
const LINES: u16 = 5;
/// Columns of the arrow between two large numbers.
const ARROW: u16 = 6;
/// The largest scale of the digits.
const LARGEST: u16 = 5;

struct Layout {
    /// The scale of the digits.
    digits: u16,
    /// The rows of a card, and the columns of a card with its gap.
    card: (u16, u16),
    bar: u16,
    gap: u16,
    area: Rect,
}

impl Layout {
    fn new(picture: &Picture<'_>, area: Rect) -> Option<Self> {
        let bar = u16::from(!picture.rungs.is_empty());
        let card = (area.width / CARDS).min(WIDEST);
        // Moves are made on the cards, so the digits take about a third of the height at most.
        let digits = (1..=(area.height / 9).clamp(1, LARGEST)).rev().find(|scale| {
            let [now, then] = numbers(picture, *scale);
            let wide = now.width() + ARROW + then.width();
            wide <= area.width && now.height() + LEAST.1 + LINES + bar <= area.height
        })?;
        let height = numbers(picture, digits)[0].height();
        if card < LEAST.0 {
            return None;
        }
        let free = area.height - (height + LEAST.1 + LINES + bar);
        let gap = (free / 6).min(2);
        let free = free - 3 * gap;
        let tall = LEAST.1 + (free / 2).min(HIGHEST - LEAST.1);
        let bar = bar * (1 + (area.height / 20).min(2));
        let used = height + tall + LINES + bar + 3 * gap;
        Some(Self { digits, card: (tall, card), bar, gap, area: from_middle(area, area.width, used) })
    }
}

/// The product now and after the chosen factor, in digits of this scale.
fn numbers(picture: &Picture<'_>, scale: u16) -> [Large; 2] {
    let after = picture.chosen.map_or(picture.product, |factor| picture.product.saturating_mul(factor));
    [picture.product, after].map(|number| Large::new(&number.to_string(), scale))
}

/// Draws the picture and returns the clicks that choose a factor; `None` if there is no room for cards.
pub(super) fn draw(picture: &Picture<'_>, area: Rect, buf: &mut Buffer) -> Option<Hits<u64>> {
    let layout = Layout::new(picture, area).filter(|_| are_large(picture.look))?;
    let mut y = layout.area.y;
    let mut rows = |height: u16| {
        let place = Rect { y, height, ..layout.area }.intersection(layout.area);
        y = y.saturating_add(height);
        place
    };
    picture.heading(layout.area.width).render(rows(1 + layout.gap), buf);
    let numbers = numbers(picture, layout.digits);
    draw_digits(picture, &numbers, rows(numbers[0].height()), buf);
    rows(layout.gap);
    let hits = draw_cards(picture, layout.card, rows(layout.card.0), buf);
    write_centered(picture.equation(), picture.look.theme.taken, rows(1 + layout.gap), buf);
    let [marks, line, labels] = picture.scale(layout.area.width);
    let row = rows(1);
    marks.render(row, buf);
    picture.stage_mark(row);
    draw_bars(picture, rows(layout.bar), buf);
    line.render(rows(1), buf);
    labels.render(rows(1), buf);
    Some(hits)
}

fn draw_digits(picture: &Picture<'_>, [now, then]: &[Large; 2], area: Rect, buf: &mut Buffer) {
    let (theme, glyphs) = (&picture.look.theme, picture.look.glyphs());
    let wide = now.width() + picture.chosen.map_or(0, |_| ARROW + then.width());
    let area = from_middle(area, wide, area.height);
    now.draw(area, theme.title, buf, picture.look);
    if picture.chosen.is_none() {
        return;
    }
    let behind = rest(area, now.width(), 0);
    let arrow = Rect { width: ARROW.min(behind.width), ..behind };
    let row = Rect { y: arrow.y + arrow.height / 2, height: arrow.height.min(1), ..arrow };
    write_centered(glyphs.arrow, theme.taken, row, buf);
    then.draw(rest(behind, ARROW, 0), theme.taken, buf, picture.look);
}

/// Draws the factors side by side: the chosen one filled, illegal ones without a background and without a sign.
fn draw_cards(picture: &Picture<'_>, (height, pitch): (u16, u16), area: Rect, buf: &mut Buffer) -> Hits<u64> {
    let theme = &picture.look.theme;
    let mut hits = Hits::new();
    let cards = from_middle(area, CARDS * pitch, area.height);
    for (at, factor) in (0..).zip(factors()) {
        let place = Rect { x: cards.x + at * pitch, width: pitch - 1, height, ..area }.intersection(area);
        let legal = picture.legal.contains(&factor);
        let (chosen, last) = (picture.chosen == Some(factor), picture.is_last(factor));
        let style = match (chosen, legal, last) {
            (true, ..) => theme.chosen,
            (_, true, _) => theme.bead.patch(theme.square),
            (_, _, true) => theme.last,
            _ => theme.dim,
        };
        buf.set_style(place, style);
        draw_card(picture, factor, style, place, buf);
        if last && !place.is_empty() {
            let mark = if chosen { style } else { theme.last };
            buf.set_stringn(place.right() - 1, place.y, picture.look.glyphs().last, 1, mark);
        }
        hits.extend(legal.then_some((place, factor)));
    }
    hits
}

fn draw_card(picture: &Picture<'_>, factor: u64, style: Style, place: Rect, buf: &mut Buffer) {
    let large = Large::new(&factor.to_string(), 1);
    let sign = if picture.legal.contains(&factor) { picture.look.glyphs().cross } else { " " };
    if place.width < large.width() + 4 || place.height < large.height() {
        return write_centered(format!("{sign}{factor}"), style, middle_row(place), buf);
    }
    let digit = centered(place, large.width(), large.height());
    large.draw(digit, style, buf, picture.look);
    middle(sign, style, Rect { width: digit.x - place.x, ..place }, buf);
}

/// Draws the intervals of products that are safe to make and that are not, to the scale.
fn draw_bars(picture: &Picture<'_>, area: Rect, buf: &mut Buffer) {
    let (theme, glyphs) = (&picture.look.theme, picture.look.glyphs());
    let column = |product: u64| area.x.saturating_add(short(picture.column(product, area.width)));
    for (at, rung) in picture.rungs.iter().enumerate() {
        let from = column(rung.low);
        // Up to the next one, so that there is no gap between them.
        let next = at.checked_sub(1).and_then(|above| picture.rungs.get(above));
        let to = column(next.map_or(rung.high, |next| next.low));
        let place = Rect { x: from, width: to.saturating_sub(from), ..area }.intersection(area);
        let (sign, style, ground) =
            if rung.lost { (glyphs.lost, theme.win, theme.win_cell) } else { (glyphs.won, theme.dim, theme.square) };
        buf.set_style(place, ground);
        if rung.lost && !theme.is_painted() {
            for row in place.rows() {
                buf.set_stringn(row.x, row.y, glyphs.halves[3].repeat(row.width.into()), row.width.into(), theme.win);
            }
        }
        middle(sign, style, place, buf);
    }
}
