//! The rope over a ruler, with the knife above it and, if it is known, what each cut is worth below it.

use zugzwang_engine::{
    exact::Exact,
    games::Rope,
    theory::kayles::{Image, Kayles},
};

use super::{
    Knife, first_step, put_on,
    scale::{Scale, parts_along},
    step,
};
use crate::{
    look::align::wrapped,
    play::boards::prelude::*,
    words::{listed, numbers::number},
};

/// The least height at which the rope is thick, and its rows then.
const HIGH: u64 = 9;
const THICK: [u64; 2] = [2, 8];
/// The most rows of ties, and the rows that they leave for words.
const TIES: u64 = 4;
const WORDS: u64 = 3;
/// Columns of a piece that is short.
const TIGHT: u64 = 2;
/// The fewest columns of a winding, and of a centimetre of which parts are marked.
const WINDING: u64 = 3;
const MARKED: u64 = 2;

pub(super) fn picture(scene: &Scene<'_, Rope>, room: Room) -> Picture<Knife> {
    let (width, height) = room.cells();
    let why = scene.reason.and_then(|reason| if let Reason::Kayles(why) = reason { Some(why) } else { None });
    let scale = Scale::new(scene.position.length(), width);
    let mut picture = Picture::filling(room);
    if width == 0 || height == 0 {
        return picture;
    }
    let bench = Bench { scene, why, scale, rows: Rows::of(height), width };
    bench.put_rope(&mut picture);
    bench.put_lengths(&mut picture);
    bench.put_ruler(&mut picture);
    if let Some(why) = why {
        bench.put_worth(why, &mut picture);
    }
    bench.put_last(&mut picture);
    bench.put_knife(&mut picture);
    bench.put_words(&mut picture);
    bench.put_clicks(&mut picture);
    picture
}

/// The first row of each part and of the one below it. A part for which there is no room has no rows.
struct Rows {
    knife: u64,
    lengths: u64,
    rope: u64,
    worth: u64,
    numbers: u64,
    ties: u64,
    tied: u64,
    words: u64,
    end: u64,
}

impl Rows {
    fn of(height: u64) -> Self {
        let from = |least: u64| u64::from(height >= least);
        let thick = if height < HIGH { 1 } else { (height.saturating_sub(6) / 3).clamp(THICK[0], THICK[1]) };
        let [above, worth, numbers] = [from(2) + from(5), from(HIGH), from(3)];
        let spare = height - above - thick - worth - numbers;
        let ties = spare.saturating_sub(WORDS + 1).min(TIES);
        let knife = (spare - ties).saturating_sub(WORDS) / 2;
        let rope = knife + above;
        let (under, tied) = (rope + thick + worth + numbers, rope + thick + worth + numbers + ties);
        Self {
            knife,
            lengths: knife + from(2),
            rope,
            worth: rope + thick,
            numbers: rope + thick + worth,
            ties: under,
            tied,
            words: tied + from(HIGH),
            end: height,
        }
    }
}

/// A point in columns and rows.
fn point(x: u64, y: u64) -> Point {
    (cells(1.0) * x, cells(1.0) * y)
}

/// The rope on the rows of a room.
struct Bench<'a> {
    scene: &'a Scene<'a, Rope>,
    why: Option<&'a Kayles>,
    scale: Scale,
    rows: Rows,
    width: u64,
}

impl Bench<'_> {
    /// The place of so many columns from a column of the rope on, in rows.
    fn place(&self, column: u64, columns: u64, (from, to): (u64, u64)) -> Place {
        let (x, y) = point(self.scale.x(column), from);
        Place { x, y, w: cells(1.0) * columns, h: cells(1.0) * to.saturating_sub(from) }
    }

    fn rope(&self) -> (u64, u64) {
        (self.rows.rope, self.rows.worth)
    }

    /// Writes a text with its middle as near as possible to a column of the rope.
    fn write(&self, text: String, column: u64, row: u64, tone: Tone, picture: &mut Picture<Knife>) {
        picture.label(point(self.scale.begin(&text, column), row), Align::Left, text, tone);
    }

    fn put_rope(&self, picture: &mut Picture<Knife>) {
        let long = self.scale.last + 1;
        let winding = WINDING.max(self.rows.worth - self.rows.rope);
        for turn in 0..long.div_ceil(winding) {
            let from = turn * winding;
            picture.put(Shape::Winding, State::Rest, self.place(from, winding.min(long - from), self.rope()));
        }
        let length = self.scene.position.length();
        // Between short pieces only narrow gaps leave some rope.
        let column = |at: Exact| self.scale.column(at);
        let is_tight = self.scene.position.pieces().any(|(from, to)| column(to) - column(from) <= TIGHT);
        let w = cells(if is_tight { 0.5 } else { 1.0 });
        for cut in self.scene.position.marks().iter().filter(|cut| **cut > Exact::from(0) && **cut < length) {
            let number = u64::try_from(parts_along(*cut)).unwrap_or(u64::MAX);
            let place = self.place(self.scale.column(*cut), 1, self.rope());
            picture.put(Shape::Gap, State::Rest, Place { w, ..place }).id(Stage::piece(0, number));
        }
    }

    /// Marks the last cut.
    fn put_last(&self, picture: &mut Picture<Knife>) {
        let (Some((_, cut)), rows) = (self.scene.last, &self.rows) else { return };
        let row = match () {
            () if rows.worth < rows.numbers => rows.worth,
            () if rows.lengths < rows.rope => rows.lengths,
            () => rows.rope,
        };
        self.put_cleft(cut.0, false, Tone::Moved, picture);
        let sign = self.scene.look.glyphs().last.to_owned();
        self.write(sign, self.scale.column(cut.0), row, Tone::Moved, picture);
    }

    /// Draws a line through the rope.
    fn put_cleft(&self, at: Exact, dotted: bool, tone: Tone, picture: &mut Picture<Knife>) {
        let x = self.scale.x(self.scale.column(at));
        let line = [point(x, self.rows.rope), point(x, self.rows.worth - 1)];
        picture.put(Shape::Gap, State::Rest, self.place(self.scale.column(at), 1, self.rope()));
        if dotted { picture.tie(line, tone) } else { picture.line(line, tone) }
    }

    /// Writes the lengths of the pieces above them: of the one under the knife, those that a cut leaves.
    fn put_lengths(&self, picture: &mut Picture<Knife>) {
        if self.rows.lengths == self.rows.rope {
            return;
        }
        let short = self.scene.position.short();
        let knife = self.scene.cursor.and_then(|knife| Some((knife.at, self.scene.position.around(knife.at)?.0)));
        for (at, (from, to)) in self.scene.position.pieces().enumerate() {
            match knife.filter(|(_, piece)| *piece == at) {
                Some((cut, _)) => {
                    self.put_length((from, cut), Tone::Chosen, picture);
                    self.put_length((cut, to), Tone::Chosen, picture);
                }
                None if Some(to - from) == short => self.put_length((from, to), Tone::Theirs, picture),
                None => self.put_length((from, to), Tone::Title, picture),
            }
        }
    }

    /// Writes a length into a brace over the piece; alone if there is no room for the brace.
    fn put_length(&self, piece: (Exact, Exact), tone: Tone, picture: &mut Picture<Knife>) {
        let (left, right) = self.scale.inside(piece);
        let (text, lines) =
            (format!(" {} ", number(piece.1 - piece.0, self.scene.look)), &self.scene.look.glyphs().lines);
        let free = (right - left).checked_sub(width_of(&text) as u64 + 2).filter(|free| *free > 1);
        let line = |count: u64| lines.across.repeat(usize::try_from(count).unwrap_or(0));
        let text = match free {
            Some(free) => {
                let [before, after] = [line(free / 2), line(free - free / 2)];
                format!("{}{before}{text}{after}{}", lines.corners[0], lines.corners[1])
            }
            None => text.trim().to_owned(),
        };
        let width = width_of(&text) as u64;
        if width <= right - left {
            let x = self.scale.x(left + (right - left - width) / 2);
            picture.label(point(x, self.rows.lengths), Align::Left, text, tone);
        }
    }

    fn put_ruler(&self, picture: &mut Picture<Knife>) {
        if self.rows.numbers == self.rows.ties {
            return;
        }
        for (at, text) in self.scale.evenly(self.scene.look) {
            let column = self.scale.column(at);
            if self.why.is_none() && self.rows.worth < self.rows.numbers {
                self.write(self.scene.look.glyphs().sticks[0].to_owned(), column, self.rows.worth, Tone::Dim, picture);
            }
            self.write(text, column, self.rows.numbers, Tone::Dim, picture);
        }
    }

    /// Marks the cuts that win, those that lose at once, and the twins of cuts.
    fn put_worth(&self, why: &Kayles, picture: &mut Picture<Knife>) {
        let one = Exact::from(1);
        if self.rows.worth < self.rows.numbers && self.scale.column(one) >= MARKED && why.short.is_none() {
            for (from, to) in self.scene.position.pieces() {
                let (middle, column) = ((from + to) / Exact::from(2), |at: Exact| self.scale.column(at));
                let (first, end) = self.scale.inside((from, to));
                let left = column((from + one).min(middle)).max(first);
                let right = (column((to - one).max(middle)) + 1).clamp(left, end);
                self.put_stretch((first, left), State::Bad, picture);
                self.put_stretch((right, end), State::Bad, picture);
            }
            for cuts in &why.intervals {
                let (left, right) = (self.scale.column(cuts.from), self.scale.column(cuts.to) + 1);
                let left = left + u64::from(!cuts.from_included);
                self.put_stretch((left, right - u64::from(!cuts.to_included)), State::Good, picture);
            }
        }
        if let Some(image) = &why.mirror {
            let middle = self.rows.rope + (self.rows.worth - self.rows.rope - 1) / 2;
            self.put_cleft(image.cut, true, Tone::Good, picture);
            self.write(
                self.scene.look.glyphs().goal.to_owned(),
                self.scale.column(image.cut),
                middle,
                Tone::Good,
                picture,
            );
        }
        for ((cut, twin, tone), row) in self.twins(why).into_iter().zip(self.rows.ties + 1..self.rows.tied) {
            let [left, right] = [cut, twin].map(|at| self.scale.x(self.scale.column(at)));
            picture.tie(
                [point(left, self.rows.ties), point(left, row), point(right, row), point(right, self.rows.ties)],
                tone,
            );
            if tone == Tone::Theirs {
                self.put_cleft(twin, true, tone, picture);
            }
        }
    }

    fn put_stretch(&self, (from, to): (u64, u64), state: State, picture: &mut Picture<Knife>) {
        if from < to {
            let place = self.place(from, to - from, (self.rows.worth, self.rows.worth + 1));
            picture.put(Shape::Stretch, state, Place { h: cells(0.5), ..place });
        }
    }

    /// Cuts that are each other's mirror image: the last one and the one that wins; the numbers on both sides of a cut in the middle
    /// that wins, from it on; or the one under the knife and the answer to it.
    fn twins(&self, why: &Kayles) -> Vec<(Exact, Exact, Tone)> {
        let pieces: Vec<(Exact, Exact)> = self.scene.position.pieces().collect();
        match (&why.mirror, self.scene.cursor) {
            (Some(Image { cut, of: Some(of), .. }), _) => vec![(*of, *cut, Tone::Good)],
            (Some(Image { cut, piece, of: None }), _) => {
                let Some((from, to)) = piece.checked_sub(1).and_then(|at| pieces.get(at)) else { return Vec::new() };
                let numbers = self.scale.evenly(self.scene.look).into_iter().rev().map(|(at, _)| at);
                let left = numbers.filter(|at| *at >= *from + Exact::from(1) && at < cut);
                left.map(|at| (at, *from + *to - at, Tone::Dim)).collect()
            }
            (None, Some(knife)) if why.paired => {
                let Some((piece, (from, to))) = self.scene.position.around(knife.at) else { return Vec::new() };
                let others = pieces.iter().enumerate().filter(|(at, _)| *at != piece);
                let twin = others.map(|(_, other)| other).find(|(left, right)| right - left == to - from);
                twin.map(|(_, right)| (knife.at, *right - (knife.at - from), Tone::Theirs)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn put_knife(&self, picture: &mut Picture<Knife>) {
        let (look, Some(knife)) = (self.scene.look, self.scene.cursor) else { return };
        self.put_cleft(knife.at, true, Tone::Chosen, picture);
        if self.rows.knife == self.rows.lengths {
            return;
        }
        let (x, text) = (self.scale.x(self.scale.column(knife.at)), number(knife.at, look));
        picture.label(point(x, self.rows.knife), Align::Left, look.glyphs().here.to_owned(), Tone::Chosen);
        let wide = width_of(&text) as u64 + 2;
        let (x, align) =
            if x + wide <= self.width { (x + 2, Align::Left) } else { (x.saturating_sub(2), Align::Right) };
        picture.label(point(x, self.rows.knife), align, text, Tone::Chosen);
    }

    /// Writes the knife's step, and the lengths of all pieces if there are several.
    fn put_words(&self, picture: &mut Picture<Knife>) {
        let (look, rows) = (self.scene.look, self.rows.words..self.rows.end);
        let step = self
            .scene
            .cursor
            .map(|knife| say!(look, "rope-step", step = number(step(knife.index(self.scene.position)), look)));
        let pieces: Vec<String> = self.scene.position.lengths().map(|length| number(length, look)).collect();
        let pieces = (pieces.len() > 1).then(|| say!(look, "rope-pieces", pieces = listed(pieces, look)));
        let left = self.scale.x(0);
        let room = u16::try_from(self.width.saturating_sub(2 * left)).unwrap_or(u16::MAX);
        let pieces = pieces.into_iter().flat_map(|pieces| wrapped(&pieces, look.theme.dim, room));
        let step = step.into_iter().map(|text| (text, Tone::Text));
        for ((text, tone), row) in step.chain(pieces.map(|line| (line.to_string(), Tone::Dim))).zip(rows) {
            picture.label(point(left, row), Align::Left, text, tone);
        }
    }

    /// Makes a click put the knife on the nearest mark of its step, or into the middle of a piece without such a mark.
    fn put_clicks(&self, picture: &mut Picture<Knife>) {
        let pieces = self.scene.position;
        let index = self.scene.cursor.map_or_else(|| first_step(pieces), |knife| knife.index(pieces));
        for column in 1..self.scale.last {
            let clicked = self.scale.at(column);
            let Some((piece, ends)) = pieces.around(clicked) else { continue };
            let nearest = (clicked / step(index)).round() * step(index);
            let is_inside = pieces.around(nearest).is_some_and(|(other, _)| other == piece);
            let at = if is_inside { nearest } else { put_on(pieces, ends) };
            let place = self.place(column, 1, (0, self.rows.end));
            picture.put(Shape::Slot, State::Rest, place).click(Some(Knife { at, step: Some(index) }));
        }
    }
}
