//! The picture of a staircase: coins on its steps, or the steps as rows where the coins do not fit.

use std::cmp::Ordering;

use zugzwang_engine::{games::Staircase, heaps::Cut, theory::stairs::Stairs as Why};

use crate::play::{
    boards::{heap::HeapBoard, prelude::*},
    scene::Stairs,
};

/// The least height of a board with a row above the stairs for what the reason says.
const HIGH: f32 = 10.0;
/// The highest power of two that is written there.
const LARGEST: u64 = 64;

pub(super) fn picture(game: &Staircase, scene: &Scene<'_, HeapBoard<Staircase>>, room: Room) -> Picture<Cut> {
    let why = scene.reason.and_then(|reason| if let Reason::Stairs(why) = reason { Some(why) } else { None });
    let rows = rows(scene, why.is_some());
    let holds = holds(&game.start().0);
    let above = if room.height() > HIGH { 1.0 } else { 0.0 };
    // The longest text is an amount, what the move under the cursor makes of it, and the mark of the last move.
    let letters = 2 * holds.iter().max().unwrap_or(&0).to_string().len() + 4;
    let stairs = Stairs::new(&holds, letters, above, room);
    let mut picture = match stairs {
        Some(stairs) => Flight { rows: &rows, why, stairs, scene }.picture(),
        None => listed(&rows, &holds, above, scene, room),
    };
    if why.is_some() && above > 0.0 {
        put_sum(&rows, stairs.as_ref(), scene.look, &mut picture);
    }
    picture
}

/// The steps from the bottom up. Once it is told, every second one does not count.
fn rows(scene: &Scene<'_, HeapBoard<Staircase>>, is_told: bool) -> Vec<Row> {
    let of = |cut: Option<&Cut>, step: usize| cut.filter(|cut| cut.heap == step).map(|cut| cut.take);
    let row = |(step, &size): (usize, &u64)| Row {
        comes: of(scene.cursor, step + 1).unwrap_or(0),
        aside: is_told && step % 2 == 0,
        ..Row::new(size, of(scene.cursor, step), of(scene.last.map(|(_, cut)| cut), step))
    };
    (1..).zip(&scene.position.0).map(row).collect()
}

/// The most coins that each step may hold in the game: all that lay on it or above.
fn holds(start: &[u64]) -> Vec<u64> {
    let add = |above: &mut u64, coins: &u64| {
        *above = above.saturating_add(*coins);
        Some(*above)
    };
    let mut holds: Vec<u64> = start.iter().rev().scan(0, add).collect();
    holds.reverse();
    holds
}

/// The steps as rows, the highest on top.
fn listed(
    rows: &[Row],
    holds: &[u64],
    above: f32,
    scene: &Scene<'_, HeapBoard<Staircase>>,
    room: Room,
) -> Picture<Cut> {
    let turned: Vec<Row> = rows.iter().rev().copied().collect();
    let start: Vec<u64> = holds.iter().rev().copied().collect();
    let click = |heap: usize, left: u64| click(&turned[heap], rows.len() - heap, left);
    let (heaps, name) = (HeapsPicture::new(&turned, &click, scene.look), |heap: usize| (rows.len() - heap).to_string());
    HeapsPicture { start: &start, above, name: &name, ..heaps }.picture(room)
}

/// The move that leaves so many coins on a step, or one coin less.
fn click(row: &Row, step: usize, left: u64) -> Option<Cut> {
    (row.size > 0).then(|| Cut { heap: step, take: row.size.saturating_sub(left).max(1) })
}

/// Compares what the move under the cursor leaves on the steps that count: two of them with each other, with a tie between them, and more
/// of them power by power.
fn put_sum(rows: &[Row], stairs: Option<&Stairs>, look: &Look, picture: &mut Picture<Cut>) {
    let glyphs = look.glyphs();
    let said = |comes_out: bool| if comes_out { (glyphs.wins, Tone::Good) } else { (glyphs.loses, Tone::Bad) };
    let counting = |step: &usize| !rows[*step].aside && rows[*step].size.max(rows[*step].comes) > 0;
    let counting: Vec<usize> = (0..rows.len()).filter(counting).collect();
    let left: Vec<u64> = counting.iter().map(|step| rows[*step].then()).collect();
    if let ([low, high], [a, b]) = (&counting[..], &left[..]) {
        let (sign, tone) = said(a == b);
        let than = match a.cmp(b) {
            Ordering::Less => "<",
            Ordering::Equal => "=",
            Ordering::Greater => ">",
        };
        let text = format!("{a} {than} {b} {sign}");
        let Some(stairs) = stairs else { return picture.heading(0, [(Some(text), tone)]) };
        let most: Vec<u64> = rows.iter().map(|row| row.most()).collect();
        let middle = stairs.tie(&most, *low, *high, picture);
        picture.label(middle, Align::Middle, format!(" {text} "), tone);
    } else if left.len() > 2 && left.iter().all(|size| *size < 2 * LARGEST) {
        let (all, sum) = left.iter().fold((0, 0), |(all, sum), size| (all | size, sum ^ size));
        let powers = (0..u64::BITS).rev().map(|bit| 1 << bit).filter(|power| all & power != 0);
        let powers = powers.map(|power: u64| {
            let (sign, tone) = said(sum & power == 0);
            (Some(format!("{power} {sign}")), tone)
        });
        picture.heading(0, powers);
    }
}

/// The stairs with their coins.
struct Flight<'a> {
    rows: &'a [Row],
    why: Option<&'a Why>,
    stairs: Stairs,
    scene: &'a Scene<'a, HeapBoard<Staircase>>,
}

impl Flight<'_> {
    fn picture(&self) -> Picture<Cut> {
        let mut picture = self.stairs.picture();
        for (step, row) in self.rows.iter().enumerate() {
            self.put_stone(step, row, &mut picture);
            self.put_coins(step, row, &mut picture);
            self.put_texts(step, row, &mut picture);
        }
        self.put_ground(&mut picture);
        picture
    }

    /// Whether a step is known to count.
    fn counts(&self, row: &Row) -> bool {
        self.why.is_some() && !row.aside
    }

    /// Puts the stone of a step, which is lit if it counts.
    fn put_stone(&self, step: usize, row: &Row, picture: &mut Picture<Cut>) {
        let (stone, counts) = (self.stairs.stone(step), self.counts(row));
        picture.put(Shape::Square(true), State::Rest, stone).click(click(row, step + 1, row.left));
        if !picture.unit.is_raster() {
            return;
        }
        if counts {
            picture.put(Shape::Ground, State::Good, stone);
        }
        let (shape, state) = match () {
            () if row.chosen => (Shape::Stretch, State::Chosen),
            () if counts => (Shape::Stretch, State::Good),
            () => (Shape::Ground, State::Rest),
        };
        picture.put(shape, state, self.stairs.tread(step));
    }

    fn put_coins(&self, step: usize, row: &Row, picture: &mut Picture<Cut>) {
        // What a winning move pushes off this step is too much.
        let flip = self.why.and_then(|why| why.heaps.flip).filter(|flip| 2 * (flip.heap - 1) == step);
        let wanted = flip.map_or(row.size, |flip| flip.to);
        let came = self.scene.last.filter(|(_, cut)| cut.heap == step + 2).map_or(0, |(_, cut)| cut.take);
        for at in 0..row.size {
            let state = match () {
                () if at >= row.left => State::Chosen,
                () if at >= wanted => State::Bad,
                () => row.rest(),
            };
            let place = self.stairs.thing(step, at);
            let cut = click(row, step + 1, at);
            picture.put(Shape::Coin, state, place).id(Stage::piece(step, at)).click(cut);
            if at >= row.size.saturating_sub(came) && picture.unit.is_raster() && state == row.rest() {
                picture.mark(place, Sign::Last, Tone::Moved);
            }
        }
        // The places where coins will lie, and those where coins have lain.
        let (shape, state) = if row.comes > 0 { (Shape::Dot, State::Chosen) } else { (Shape::Coin, State::Moved) };
        for at in row.size..row.most() {
            picture.put(shape, state, self.stairs.thing(step, at));
        }
    }

    /// Writes the coins on a step, and its number below it.
    fn put_texts(&self, step: usize, row: &Row, picture: &mut Picture<Cut>) {
        let glyphs = self.scene.look.glyphs();
        let tone = if row.chosen { Tone::Title } else { Tone::Text };
        let mut texts = vec![(row.size.to_string(), tone)];
        if row.then() != row.size {
            texts.push((format!("{}{}", glyphs.arrow, row.then()), Tone::Chosen));
        }
        if row.last > 0 {
            texts.push((glyphs.last.to_owned(), Tone::Moved));
        }
        picture.captions(self.stairs.text(step), &texts);
        let (at, name) = (self.stairs.name(step), (step + 1).to_string());
        let tone = match () {
            () if row.chosen => Tone::Title,
            () if self.counts(row) => Tone::Good,
            () => Tone::Dim,
        };
        picture.label(at, Align::Left, name, tone);
        if row.chosen {
            picture.sign((at.0 - cells(2.0), at.1), Align::Left, Sign::Here, Tone::Title);
        }
    }

    /// Puts the ground with what the move under the cursor, or the last one, takes out of play.
    fn put_ground(&self, picture: &mut Picture<Cut>) {
        let (ground, text) = self.stairs.ground();
        picture.put(Shape::Grass, State::Rest, ground);
        let Some(first) = self.rows.first() else { return };
        if first.left < first.size {
            picture.caption(text, format!("+{}", first.size - first.left), Tone::Chosen);
        } else if first.last > 0 {
            picture.caption(text, format!("{}{}", self.scene.look.glyphs().last, first.last), Tone::Moved);
        }
    }
}
