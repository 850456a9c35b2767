//! The values of games as discs, as many as each power of two counts: in a strip for each power below games that are side by side, or
//! in a column for each power beside games that are one below the other.

use super::super::twins::{Part, parts};
use crate::play::scene::{Align, Len, Picture, Place, Point, Shape, Sign, State, Tone, cells};

/// Columns from one disc to the next: in a strip, and in a column, which has less room.
const PITCH: [u64; 2] = [3, 2];
/// The most discs of a power.
const DISCS: u64 = 4;

/// The values, in parts that have twins or none.
pub(super) struct Values<'a> {
    all: &'a [u64],
    parts: Vec<Part>,
    /// The powers of two in them, the largest first.
    powers: Vec<u64>,
}

impl<'a> Values<'a> {
    pub(super) fn new(values: &'a [u64]) -> Self {
        let parts = parts(values);
        let mut powers: Vec<u64> = parts.iter().map(|part| part.size).collect();
        powers.sort_unstable_by(|one, other| other.cmp(one));
        powers.dedup();
        Self { all: values, parts, powers }
    }

    /// Puts the values and a strip of `high` rows for each power, below games whose middles these are.
    pub(super) fn put_below<C>(&self, middles: &[Len], (top, high): (Len, u64), strips: u64, picture: &mut Picture<C>) {
        for (middle, value) in middles.iter().zip(self.all) {
            picture.label((*middle, top), Align::Middle, format!("= {value}"), Tone::Title);
        }
        let top = top + cells(1.0);
        if self.powers.len() as u64 > strips {
            for (of, middle) in middles.iter().enumerate() {
                picture.label((*middle, top), Align::Middle, self.sum_of(of), Tone::Text);
            }
            return self.put_outcome((cells(1.0), top + cells(1.0)), picture);
        }
        for (row, power) in (0..).zip(&self.powers) {
            let (y, pitch) = (top + cells(1.0) * (high * row), cells(1.0) * (PITCH[0] * high));
            let strip = Place { y, w: picture.size.0, h: cells(1.0) * high, ..Place::default() };
            let (state, sign, tone) = self.judged(*power);
            picture.put(Shape::Ground, state, strip);
            picture.label((cells(1.0), y), Align::Left, *power, tone);
            picture.sign((picture.size.0 - cells(2.0), y), Align::Left, sign, tone);
            let left = |of: usize| middles[of] - (pitch * discs(*power) - cells(1.0) * high) * 0.5;
            for part in self.parts.iter().filter(|part| part.size == *power) {
                put_part(part, (left(part.of), y), (pitch, high), picture);
                if let Some(twin) = part.twin.map(|twin| &self.parts[twin]).filter(|twin| twin.of > part.of) {
                    let from = left(part.of) + pitch * discs(*power);
                    picture.tie([(from, y), (left(twin.of) - cells(2.0), y)], tone);
                }
            }
        }
    }

    /// Puts a row for each value, with its name, in the rest of the width, and below all of them whether each column has twins.
    pub(super) fn put_beside<C>(&self, rows: &[(String, Len)], left: Len, picture: &mut Picture<C>) {
        let named: Vec<String> =
            rows.iter().zip(self.all).map(|((name, _), value)| format!("{name}= {value}")).collect();
        let widest = named.iter().map(String::len).max().unwrap_or(0) as u64;
        for (name, (_, y)) in named.iter().zip(rows) {
            picture.label((left, *y), Align::Left, name.clone(), Tone::Title);
        }
        let left = left + cells(1.0) * (widest + 2);
        let wide = self.powers.iter().fold(Len::default(), |wide, power| wide + column(*power));
        let last = rows.iter().map(|(_, y)| y.cells).fold(0.0, f32::max);
        let foot = cells((last + 2.0).min(picture.size.1.cells - 1.0));
        if picture.unit.columns(left + wide) > picture.unit.columns(picture.size.0) {
            for (of, (_, y)) in rows.iter().enumerate() {
                picture.label((left, *y), Align::Left, self.sum_of(of), Tone::Text);
            }
            return self.put_outcome((left, foot), picture);
        }
        let mut x = left;
        for power in &self.powers {
            for part in self.parts.iter().filter(|part| part.size == *power) {
                put_part(part, (x, rows[part.of].1), (cells(1.0) * PITCH[1], 1), picture);
            }
            let (_, sign, tone) = self.judged(*power);
            picture.label((x, foot), Align::Left, *power, tone);
            let name = cells(1.0) * power.to_string().len() as u64;
            picture.sign((x + name, foot), Align::Left, sign, tone);
            x = x + column(*power);
        }
    }

    /// Whether every part of a power has a twin.
    fn judged(&self, power: u64) -> (State, Sign, Tone) {
        let is_odd = self.parts.iter().any(|part| part.size == power && part.twin.is_none());
        if is_odd { (State::Bad, Sign::Loses, Tone::Bad) } else { (State::Good, Sign::Wins, Tone::Good) }
    }

    /// The parts of a value as a sum, for which there is always room.
    fn sum_of(&self, of: usize) -> String {
        let own = self.parts.iter().filter(|part| part.of == of);
        own.map(|part| part.size.to_string()).collect::<Vec<_>>().join("+")
    }

    /// Puts the powers without a twin as a sum.
    fn put_outcome<C>(&self, at: Point, picture: &mut Picture<C>) {
        let odd = self.powers.iter().filter(|power| self.judged(**power).0 == State::Bad);
        let odd: Vec<String> = odd.map(ToString::to_string).collect();
        let (sign, tone) = if odd.is_empty() { (Sign::Wins, Tone::Good) } else { (Sign::Loses, Tone::Bad) };
        picture.sign(at, Align::Left, sign, tone);
        picture.label((at.0 + cells(2.0), at.1), Align::Left, odd.join("+"), tone);
    }
}

/// Puts the discs of a part, each in the state that tells whether it has a twin.
fn put_part<C>(part: &Part, (x, y): Point, (pitch, high): (Len, u64), picture: &mut Picture<C>) {
    let state = if part.twin.is_none() { State::Bad } else { State::Good };
    for at in 0..discs(part.size) {
        let disc = Place { x: x + pitch * at, y, w: cells(2.0) * high, h: cells(1.0) * high };
        picture.put(Shape::Disc, state, disc);
    }
}

/// The discs that stand for a power.
const fn discs(power: u64) -> u64 {
    if power <= DISCS { power } else { 1 }
}

/// The width of the column of a power: its discs and its number, and a gap.
fn column(power: u64) -> Len {
    cells(1.0) * (PITCH[1] * discs(power)).max(power.to_string().len() as u64 + 2) + cells(1.0)
}
