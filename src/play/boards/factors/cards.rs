//! The product in large digits, the factors as cards, and what is safe to make as bars over the scale.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::theory::ladder::factors;

use super::{Picture, column, heading, scale, stage_mark};
use crate::{
    look::Look,
    play::boards::{
        digits::Large,
        row_cells::pixels::{are_large, middle},
    },
};

/// The factors there are.
const CARDS: u16 = 8;
/// The widest and the highest card.
const WIDEST: u16 = 15;
const HIGHEST: u16 = 9;
/// The fewest rows and columns of a card.
const LEAST: (u16, u16) = (4, 3);
/// Rows that are not the digits', the cards' or bars': heading, equation, marks, scale and its numbers.
const LINES: u16 = 5;
/// Columns of an arrow between two large numbers.
const ARROW: u16 = 6;
/// The largest the digits are drawn.
const LARGEST: u16 = 5;

/// The shares of the room.
struct Layout {
    digits: u16,
    /// The rows of a card and the columns of one with its gap.
    card: (u16, u16),
    bar: u16,
    gap: u16,
    area: Rect,
}

impl Layout {
    fn new(picture: &Picture<'_>, area: Rect) -> Option<Self> {
        let bar = u16::from(!picture.rungs.is_empty());
        let card = (area.width / CARDS).min(WIDEST);
        // The cards are what is played: digits take no more than about a third of the height.
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
        let above = area.height.saturating_sub(used) / 2;
        let area = Rect { y: area.y + above, height: area.height - above, ..area };
        Some(Self { digits, card: (tall, card), bar, gap, area })
    }
}

/// The product now and after the chosen factor, in digits of this scale.
fn numbers(picture: &Picture<'_>, scale: u16) -> [Large; 2] {
    let after = picture.chosen.map_or(picture.product, |factor| picture.product.saturating_mul(factor));
    [picture.product, after].map(|number| Large::new(&number.to_string(), scale))
}

/// Draws the picture where there is room for it; returns where a click chooses which factor.
pub(super) fn draw(picture: &Picture<'_>, area: Rect, buf: &mut Buffer, look: &Look) -> Option<Vec<(Rect, u64)>> {
    let layout = Layout::new(picture, area).filter(|_| are_large(look))?;
    let mut y = layout.area.y;
    let mut rows = |height: u16| {
        let place = Rect { y, height, ..layout.area }.intersection(layout.area);
        y = y.saturating_add(height);
        place
    };
    heading(picture, layout.area.width, look).render(rows(1 + layout.gap), buf);
    draw_digits(picture, layout.digits, rows(numbers(picture, layout.digits)[0].height()), buf, look);
    rows(layout.gap);
    let hits = draw_cards(picture, layout.card, rows(layout.card.0), buf, look);
    super::equation(picture, look).centered().render(rows(1 + layout.gap), buf);
    let [marks, line, labels] = scale(picture, layout.area.width, look);
    let row = rows(1);
    marks.render(row, buf);
    stage_mark(picture, row);
    draw_bars(picture, rows(layout.bar), buf, look);
    line.render(rows(1), buf);
    labels.render(rows(1), buf);
    Some(hits)
}

fn draw_digits(picture: &Picture<'_>, scale: u16, area: Rect, buf: &mut Buffer, look: &Look) {
    let [now, then] = numbers(picture, scale);
    let wide = now.width() + picture.chosen.map_or(0, |_| ARROW + then.width());
    let before = area.width.saturating_sub(wide) / 2;
    let area = Rect { x: area.x + before, width: area.width - before, ..area };
    now.draw(area, look.theme.title, buf, look);
    if picture.chosen.is_none() {
        return;
    }
    let x = area.x.saturating_add(now.width());
    let arrow = Rect { x, width: ARROW, ..area }.intersection(area);
    let row = Rect { y: arrow.y + arrow.height / 2, height: arrow.height.min(1), ..arrow };
    Line::from(Span::styled(look.glyphs().arrow, look.theme.taken)).centered().render(row, buf);
    let x = x.saturating_add(ARROW);
    then.draw(Rect { x, width: area.right().saturating_sub(x), ..area }, look.theme.taken, buf, look);
}

/// The factors side by side, the chosen one filled, those that may not be played without a ground and without a sign.
fn draw_cards(
    picture: &Picture<'_>,
    (height, pitch): (u16, u16),
    area: Rect,
    buf: &mut Buffer,
    look: &Look,
) -> Vec<(Rect, u64)> {
    let theme = &look.theme;
    let mut hits = Vec::new();
    let before = area.width.saturating_sub(CARDS * pitch) / 2;
    for (at, factor) in (0..).zip(factors()) {
        let place = Rect { x: area.x + before + at * pitch, width: pitch - 1, height, ..area }.intersection(area);
        let legal = picture.legal.contains(&factor);
        let (chosen, last) = (picture.chosen == Some(factor), picture.last.is_some_and(|(_, last)| last == factor));
        let style = match (chosen, legal, last) {
            (true, ..) => theme.chosen,
            (_, true, _) => theme.bead.patch(theme.square),
            (_, _, true) => theme.last,
            _ => theme.dim,
        };
        buf.set_style(place, style);
        draw_card(factor, legal, style, place, buf, look);
        if last && !place.is_empty() {
            let mark = if chosen { style } else { theme.last };
            buf.set_stringn(place.right() - 1, place.y, look.glyphs().last, 1, mark);
        }
        hits.extend(legal.then_some((place, factor)));
    }
    hits
}

fn draw_card(factor: u64, legal: bool, style: Style, place: Rect, buf: &mut Buffer, look: &Look) {
    let large = Large::new(&factor.to_string(), 1);
    let sign = if legal { look.glyphs().cross } else { " " };
    if place.width < large.width() + 4 || place.height < large.height() {
        let row = Rect { y: place.y + place.height.saturating_sub(1) / 2, height: 1.min(place.height), ..place };
        return Line::from(Span::styled(format!("{sign}{factor}"), style)).centered().render(row, buf);
    }
    let x = place.x + (place.width - large.width()) / 2;
    let y = place.y + (place.height - large.height()) / 2;
    let digit = Rect { x, y, width: large.width(), height: large.height() };
    large.draw(digit, style, buf, look);
    let before = Rect { x: place.x, width: x - place.x, ..place };
    middle(sign, style, before, buf);
}

/// Draws what is safe to make, and what is not, each as long as it is on the scale.
fn draw_bars(picture: &Picture<'_>, area: Rect, buf: &mut Buffer, look: &Look) {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let column = |product: u64| u16::try_from(column(product, picture.range.high, area.width)).unwrap_or(u16::MAX);
    for (at, rung) in picture.rungs.iter().enumerate() {
        let from = area.x.saturating_add(column(rung.low));
        // As far as the next one, so that nothing lies between them.
        let next = at.checked_sub(1).and_then(|above| picture.rungs.get(above));
        let to = area.x.saturating_add(column(next.map_or(rung.high, |next| next.low)));
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
