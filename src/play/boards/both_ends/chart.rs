//! The numbers as cards with bars: positive numbers stand on their cards, negative ones hang from theirs.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use zugzwang_engine::games::{
    BothEnds,
    both_ends::{End, Rest, Take},
};

use super::{click, piece, takes};
use crate::{
    look::Look,
    play::{
        board::{Hits, Scene},
        boards::{
            bars,
            paint::{MANY, are_large, centered, faded, place_in, short, without_gap, write_centered},
        },
    },
};

/// The most columns of a card with the gap behind it.
const WIDEST: u16 = 14;
/// The fewest rows in which the heights of bars can be told apart.
const LOWEST: u16 = 4;
/// The most rows of a line.
const HIGHEST: u16 = 36;
/// Columns of the posts at both ends.
const POSTS: u16 = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Card {
    /// A number that is left, at its place from 0.
    Left(usize),
    /// A number that the last move took.
    Gone,
}

#[derive(Debug)]
pub(super) struct Chart {
    cards: Vec<(Card, i64)>,
    pitch: u16,
    per_line: usize,
    /// Rows of a line.
    height: u16,
    /// Rows of a line above its cards, and below.
    above: u16,
    below: u16,
    /// The largest number that a bar stands for, up or down.
    most: i64,
    area: Rect,
}

impl Chart {
    /// A chart of all that is left, and of what was taken last if that fits as well; `None` if it does not fit.
    pub(super) fn new(rest: &Rest, last: Option<(&Rest, &Take)>, area: Rect, look: &Look) -> Option<Self> {
        if !are_large(look) {
            return None;
        }
        let left = || rest.numbers().iter().enumerate().map(|(at, number)| (Card::Left(at), *number));
        let ghosts = |end: End| {
            let last = last.filter(|(_, take)| take.end == end);
            let gone = last.map(|(before, take)| {
                let numbers = before.numbers().iter().enumerate();
                numbers.filter(|(at, _)| takes(before, *take, *at)).map(|(_, number)| (Card::Gone, *number))
            });
            gone.into_iter().flatten()
        };
        let all = ghosts(End::Left).chain(left()).chain(ghosts(End::Right)).collect();
        Self::of(all, area).filter(|chart| chart.lines() == 1).or_else(|| Self::of(left().collect(), area))
    }

    fn of(cards: Vec<(Card, i64)>, area: Rect) -> Option<Self> {
        let count = cards.len().max(1);
        let digits = cards.iter().map(|(_, number)| number.to_string().len()).max().unwrap_or(1);
        // A number in brackets, and the gap.
        let least = u16::try_from(digits + 3).ok()?;
        let room = area.width.saturating_sub(POSTS);
        let per_line = |pitch: u16| usize::from(room / pitch);
        let lines = |pitch: u16| count.div_ceil(per_line(pitch).max(1));
        let fits = |pitch: &u16| {
            per_line(*pitch) > 0 && lines(*pitch) * usize::from(LOWEST + 1) <= usize::from(area.height) + 1
        };
        let mut pitches = (least..=WIDEST.max(least)).rev().filter(fits);
        let pitch = pitches.clone().find(|pitch| lines(*pitch) == 1).or_else(|| pitches.next())?;
        let (per_line, lines) = (per_line(pitch).min(count), u16::try_from(lines(pitch)).ok()?);
        let gap = u16::from(lines > 1);
        let height = ((area.height + gap) / lines - gap).min(HIGHEST);
        let (up, down) = (extent(&cards, 1), extent(&cards, -1));
        let (above, below) = split(up, down, height.saturating_sub(1));
        let wide = (POSTS + u16::try_from(per_line).ok()? * pitch).min(area.width);
        let high = (lines * (height + gap) - gap).min(area.height);
        let area = centered(area, wide, high);
        Some(Self { cards, pitch, per_line, height: height + gap, above, below, most: up.max(down), area })
    }

    fn lines(&self) -> usize {
        self.cards.len().div_ceil(self.per_line.max(1))
    }

    /// Draws every card. A click takes up to it, from the nearer end.
    pub(super) fn draw(&self, scene: &Scene<'_, BothEnds>, buf: &mut Buffer) -> Hits<Take> {
        let (rest, take, look) = (scene.position, scene.cursor.copied(), scene.look);
        let mut hits = Hits::new();
        for (at, (card, number)) in self.cards.iter().enumerate() {
            let place = self.place(at);
            let taken = matches!(card, Card::Left(at) if take.is_some_and(|take| takes(rest, take, *at)));
            self.draw_card(*card, *number, taken, place, buf, look);
            if let Card::Left(at) = card {
                hits.push((place, click(rest, *at)));
                if self.cards.len() <= MANY {
                    scene.stage.put(piece(rest, *at), without_gap(place));
                }
            }
        }
        self.draw_posts(take, buf, look);
        if let Some((_, last)) = scene.last {
            self.mark_last(last.end, buf, look);
        }
        hits
    }

    /// The place of a card with its bar.
    fn place(&self, at: usize) -> Rect {
        let (line, column) = (at / self.per_line.max(1), at % self.per_line.max(1));
        let offset = |count: usize, size: u16| short(count).saturating_mul(size);
        let (x, y) = (offset(column, self.pitch).saturating_add(1), offset(line, self.height));
        place_in(self.area, (x, y), (self.pitch, self.above + 1 + self.below))
    }

    fn draw_card(&self, card: Card, number: i64, taken: bool, place: Rect, buf: &mut Buffer, look: &Look) {
        let theme = &look.theme;
        let body = without_gap(place);
        let tile = Rect { y: body.y.saturating_add(self.above), height: 1, ..body }.intersection(place);
        let (text, style) = match card {
            Card::Gone => (number.to_string(), theme.last),
            Card::Left(_) if taken => (format!("({number})"), theme.taken_chip),
            Card::Left(_) => (number.to_string(), theme.title.patch(theme.square)),
        };
        buf.set_style(tile, style);
        write_centered(text, style, tile, buf);
        let standing = Rect { height: self.above, ..body }.intersection(place);
        let hanging = Rect { y: tile.bottom(), height: self.below, ..body }.intersection(place);
        if card == Card::Gone {
            let rows = self.rows(number);
            let bar = if number > 0 {
                Rect { y: tile.y.saturating_sub(rows), height: rows, ..body }
            } else {
                Rect { height: rows, ..hanging }
            };
            return bars::column(look.glyphs().dot, [theme.last; 2], bar.intersection(place), buf);
        }
        let inks = if taken { [theme.taken; 2] } else { [theme.bead, theme.shade] };
        if number > 0 {
            // The number whose bar would fill the rows above a card.
            let most = self.most * i64::from(self.above) / i64::from(self.above.max(self.below).max(1));
            bars::upright((number, most.max(1)), inks, standing, buf, look);
        } else if number < 0 {
            let faint = if taken { inks } else { [faded(theme.shade, look); 2] };
            self.hang(number, faint, hanging, buf, look);
        }
    }

    /// The rows of a bar; at least one.
    fn rows(&self, number: i64) -> u16 {
        self.halves(number).div_ceil(2)
    }

    /// The half rows of a bar.
    fn halves(&self, number: i64) -> u16 {
        let rows = i128::from(self.above.max(self.below));
        let halves = i128::from(number.unsigned_abs()) * rows * 2 / i128::from(self.most.max(1));
        u16::try_from(halves).unwrap_or(0).max(u16::from(number != 0))
    }

    /// Draws a bar that hangs from its card.
    fn hang(&self, number: i64, inks: [Style; 2], place: Rect, buf: &mut Buffer, look: &Look) {
        let [_, half, _, full] = look.glyphs().halves;
        let halves = self.halves(number).min(2 * place.height);
        bars::column(full, inks, Rect { height: halves / 2, ..place }, buf);
        if !halves.is_multiple_of(2) {
            let tip = Rect { y: place.y.saturating_add(halves / 2), height: 1, ..place };
            bars::column(half, [inks[1]; 2], tip.intersection(place), buf);
        }
    }

    /// Draws the sign of the last move: on the card of the number taken next to those that are left, or by the post at its end if
    /// the numbers taken have no cards.
    fn mark_last(&self, end: End, buf: &mut Buffer, look: &Look) {
        let gone = |(card, _): &(Card, i64)| *card == Card::Gone;
        let at = match end {
            End::Left => self.cards.iter().rposition(gone),
            End::Right => self.cards.iter().position(gone),
        };
        let (sign, style) = (look.glyphs().last, look.theme.last);
        if let Some((place, (_, number))) = at.and_then(|at| Some((self.place(at), self.cards.get(at)?))) {
            let y = place.y.saturating_add(self.above);
            let tile = Rect { y, height: 1, ..without_gap(place) }.intersection(place);
            return write_centered(format!("{sign} {number}"), style, tile, buf);
        }
        let last = self.cards.len().saturating_sub(1);
        let (place, x) = match end {
            End::Left => (self.place(0), self.place(0).x.saturating_sub(1)),
            End::Right => (self.place(last), self.place(last).right().saturating_sub(1)),
        };
        // Not in the row of the post, which is that of the cards.
        let y = place.y + if self.above > 0 { self.above - 1 } else { 1 };
        if place.contains((place.x, y).into()) {
            buf.set_stringn(x, y, sign, 1, style);
        }
    }

    /// Draws the posts at both ends of the numbers that are left: they are taken from there.
    fn draw_posts(&self, take: Option<Take>, buf: &mut Buffer, look: &Look) {
        let left = |(card, _): &(Card, i64)| matches!(card, Card::Left(_));
        let ends = [self.cards.iter().position(left), self.cards.iter().rposition(left)];
        for (at, end) in ends.into_iter().zip([End::Left, End::Right]) {
            let Some(place) = at.map(|at| self.place(at)) else { continue };
            let (x, sign) = match end {
                End::Left => (place.x.saturating_sub(1), look.glyphs().bar),
                End::Right => (place.right().saturating_sub(1), "▐"),
            };
            let style = if take.is_some_and(|take| take.end == end) { look.theme.taken } else { look.theme.dim };
            let post = Rect { x, y: place.y.saturating_add(self.above), width: 1, height: 1 };
            bars::column(sign, [style; 2], post.intersection(self.area), buf);
        }
    }
}

/// The largest number that bars reach, up if `sign` is 1 or down if it is -1; at least 0.
fn extent(cards: &[(Card, i64)], sign: i64) -> i64 {
    cards.iter().map(|(_, number)| number * sign).max().unwrap_or(0).max(0)
}

/// The rows above cards and below: each its share of the rows, and at least one where any bar goes there.
fn split(up: i64, down: i64, rows: u16) -> (u16, u16) {
    let share = i128::from(down) * i128::from(rows) / i128::from(up.saturating_add(down).max(1));
    let below = u16::try_from(share)
        .unwrap_or(0)
        .clamp(u16::from(down > 0), rows.saturating_sub(u16::from(up > 0)).max(u16::from(down > 0)));
    (rows.saturating_sub(below), below.min(rows))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::{areas, dark};

    #[test]
    fn rows_are_shared_by_standing_and_hanging_bars() {
        assert_eq!(split(9, 0, 10), (10, 0));
        assert_eq!(split(9, 9, 10), (5, 5));
        assert_eq!(split(100, 1, 10), (9, 1));
        assert_eq!(split(0, 7, 10), (0, 10));
        assert_eq!(split(1, 1, 0).0, 0);
    }

    #[test]
    fn every_chart_stands_within_its_area() {
        let look = dark();
        for numbers in [vec![0], vec![-5], vec![3, -1, 4, 1, -5, 9], vec![-1_000_000; 7], (-30..30).collect()] {
            let cards: Vec<_> = numbers.iter().copied().enumerate().map(|(at, n)| (Card::Left(at), n)).collect();
            for area in areas((0..80).step_by(7), 0..20) {
                let Some(chart) = Chart::of(cards.clone(), area) else { continue };
                let mut buf = Buffer::empty(Rect::new(0, 0, 90, 24));
                for (at, (card, number)) in cards.iter().enumerate() {
                    let place = chart.place(at);
                    assert!(!place.is_empty() && area.intersection(place) == place, "{place} in {area}");
                    chart.draw_card(*card, *number, at == 0, place, &mut buf, &look);
                }
            }
        }
    }
}
