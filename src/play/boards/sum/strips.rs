//! The values of games that are side by side, in strips below them: one for each power of two, with a disc for each unit of it under
//! the games whose values contain it.

use ratatui::{buffer::Buffer, layout::Rect};

use super::super::twins::{Part, parts};
use crate::{
    look::Look,
    play::{
        board::Stage,
        scene::{Align, Len, Picture, Place, Point, Room, Shape, Sign, State, Tone, Unit, cells},
    },
};

/// Columns from one disc to the next, the most discs of a power, and the columns of its name.
const PITCH: u64 = 3;
const DISCS: u64 = 4;
const NAME: u64 = 3;

/// Draws the values of games, each under the game's part of the width.
pub(super) fn draw(values: &[u64], area: Rect, buf: &mut Buffer, look: &Look) {
    let room = Room::of(area, look);
    let (width, height) = room.count(Unit::SIGN, Point::default());
    let wide = width / (values.len() as u64).max(1);
    let mut picture = Picture::<()>::new(room.cell(), (cells(1.0) * width, cells(1.0) * height));
    let middle = |of: usize| cells(1.0) * (wide * of as u64 + wide / 2);
    for (of, value) in values.iter().enumerate() {
        picture.label((middle(of), Len::default()), Align::Middle, format!("= {value}"), Tone::Title);
    }
    let parts = parts(values);
    let mut powers: Vec<u64> = parts.iter().map(|part| part.size).collect();
    powers.sort_unstable_by(|one, other| other.cmp(one));
    powers.dedup();
    if powers.len() as u64 >= height {
        put_sums(&parts, values.len(), &middle, &mut picture);
    } else {
        for (row, power) in (1..).zip(powers) {
            let of_power: Vec<&Part> = parts.iter().filter(|part| part.size == power).collect();
            put_strip(power, &of_power, cells(1.0) * row, &middle, &mut picture);
        }
    }
    picture.draw(area, buf, look, &Stage::default());
}

/// Puts the strip of a power of two into a row.
fn put_strip(power: u64, parts: &[&Part], y: Len, middle: &impl Fn(usize) -> Len, picture: &mut Picture<()>) {
    let odd = parts.iter().any(|part| part.twin.is_none());
    let (state, tone, sign) =
        if odd { (State::Bad, Tone::Bad, Sign::Loses) } else { (State::Good, Tone::Good, Sign::Wins) };
    let strip = Place { y, w: picture.size.0, h: cells(1.0), ..Place::default() };
    picture.put(Shape::Ground, state, strip);
    picture.label((cells(1.0), y), Align::Left, power, tone);
    picture.sign((picture.size.0 - cells(2.0), y), Align::Left, sign, tone);
    let count = if power <= DISCS { power } else { 1 };
    for part in parts {
        let state = if part.twin.is_none() { State::Bad } else { State::Good };
        let left = middle(part.of) - cells(0.5) * (PITCH * count);
        for at in 0..count {
            let disc = Place { x: left + cells(1.0) * (PITCH * at), y, w: cells(2.0), h: cells(1.0) };
            picture.put(Shape::Disc, state, disc);
        }
    }
}

/// Puts the parts of each value as a sum, where there are more powers than rows.
fn put_sums(parts: &[Part], values: usize, middle: &impl Fn(usize) -> Len, picture: &mut Picture<()>) {
    for of in 0..values {
        let own: Vec<String> = parts.iter().filter(|part| part.of == of).map(|part| part.size.to_string()).collect();
        picture.label((middle(of), cells(1.0)), Align::Middle, own.join("+"), Tone::Text);
    }
    let odd: Vec<String> = parts.iter().filter(|part| part.twin.is_none()).map(|part| part.size.to_string()).collect();
    let (sign, tone) = if odd.is_empty() { (Sign::Wins, Tone::Good) } else { (Sign::Loses, Tone::Bad) };
    picture.sign((cells(1.0), cells(2.0)), Align::Left, sign, tone);
    picture.label((cells(1.0) * NAME, cells(2.0)), Align::Left, odd.join("+"), tone);
}
