//! Marks over a picture, in letters and lines of boxes: the same in quadrants and in signs.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use super::{
    Frame, Picture, Place, Point, Tone,
    canvas::Canvas,
    cells,
    ink::{Ink, Inks},
    nearest, wide,
};
use crate::look::{
    Look,
    align::width_of,
    glyphs::Lines,
    sketch::{Anchor, Written},
};

/// A mark over the things.
#[derive(Debug, Clone)]
pub enum Mark {
    /// A text with one of its parts at a point.
    Label(Point, Align, String, Tone),
    /// A sign, likewise.
    Sign(Point, Align, Sign, Tone),
    /// A straight arrow from one thing to another.
    Arrow(Place, Place, Tone),
    /// A line along points, each straight above or beside the one before; dotted if it ties things together.
    Line {
        /// The points.
        points: Vec<Point>,
        /// Whether it is dotted.
        dotted: bool,
        /// Its tone.
        tone: Tone,
    },
    /// A line below things, turned up to them at its ends.
    Bracket {
        /// The place whose upper row it takes.
        place: Place,
        /// Whether its left and its right end are turned up; otherwise it is dotted there, because it goes on elsewhere.
        ends: [bool; 2],
        /// Its tone.
        tone: Tone,
    },
}

impl Mark {
    /// Its tone.
    pub const fn tone(&self) -> Tone {
        match self {
            Self::Label(.., tone)
            | Self::Sign(.., tone)
            | Self::Arrow(.., tone)
            | Self::Line { tone, .. }
            | Self::Bracket { tone, .. } => *tone,
        }
    }
}

/// The part of a label that is at its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Its first letter.
    Left,
    /// Its middle.
    Middle,
    /// Its last letter.
    Right,
}

/// A sign that depends on the symbols of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// It wins.
    Wins,
    /// It loses.
    Loses,
    /// Nobody wins.
    Draws,
    /// Something was left out.
    More,
    /// It was moved last.
    Last,
    /// It is the present one.
    Here,
    /// A coin.
    Bead,
    /// A coin that the move under the cursor takes.
    Taken,
    /// The middle, by a line.
    Middle,
    /// A ram; whether it is turned to the left.
    Ram(bool),
}

impl Sign {
    /// The symbol.
    pub const fn symbol(self, look: &Look) -> &'static str {
        let glyphs = look.glyphs();
        match self {
            Self::Wins => glyphs.wins,
            Self::Loses => glyphs.loses,
            Self::Draws => glyphs.draws,
            Self::More => glyphs.edge,
            Self::Last => glyphs.last,
            Self::Here => glyphs.pointer,
            Self::Bead => glyphs.bead,
            Self::Taken => glyphs.taken,
            Self::Middle => glyphs.sticks[0],
            Self::Ram(turned) => glyphs.rams[turned as usize],
        }
    }
}

impl<C> Picture<C> {
    /// Adds a sign.
    pub fn sign(&mut self, at: Point, align: Align, sign: Sign, tone: Tone) {
        self.marks.push(Mark::Sign(at, align, sign, tone));
    }

    /// Writes a text into the middle of a place.
    pub fn caption(&mut self, place: Place, text: impl Into<Text>, tone: Tone) {
        self.label(self.middle_of(place), Align::Middle, text, tone);
    }

    /// Writes texts side by side into the middle of a place, if they fit with a free column on each side.
    pub fn captions(&mut self, place: Place, texts: &[(String, Tone)]) -> bool {
        let all = texts.iter().fold(cells(2.0), |all, (text, _)| all + wide(text));
        let fits = self.unit.columns(all) <= self.unit.columns(place.w);
        let mut at = (place.x + (place.w - all) * 0.5, place.y);
        for (index, (text, tone)) in texts.iter().enumerate().filter(|_| fits) {
            let [before, after] = [index == 0, index + 1 == texts.len()].map(|end| if end { " " } else { "" });
            let text = format!("{before}{text}{after}");
            let next = at.0 + wide(&text);
            self.label(at, Align::Left, text, *tone);
            at.0 = next;
        }
        fits
    }

    /// Writes a sign into the middle of a place.
    pub fn mark(&mut self, place: Place, sign: Sign, tone: Tone) {
        self.sign(self.middle_of(place), Align::Middle, sign, tone);
    }

    /// The middle of a place, in its middle row.
    fn middle_of(&self, place: Place) -> Point {
        let (x, y) = place.middle();
        (x, self.unit.middle_row(y))
    }
}

/// The text of a label: words or a number.
#[derive(Debug)]
pub struct Text(pub(super) String);

impl From<String> for Text {
    fn from(words: String) -> Self {
        Self(words)
    }
}

impl From<u64> for Text {
    fn from(number: u64) -> Self {
        Self(number.to_string())
    }
}

/// Writes on a picture, on the ink that lies there.
pub(super) struct Pen<'a> {
    canvas: &'a Canvas,
    pub(super) frame: &'a Frame,
    inks: &'a Inks,
    pub(super) buf: &'a mut Buffer,
    pub(super) look: &'a Look,
    /// The texts that are written.
    written: Vec<Written>,
}

impl Pen<'_> {
    /// Writes a text from a cell on, if all of it is in the picture. Returns its cells.
    fn write(&mut self, (x, y): (i32, i32), text: &str, style: Style) -> Option<Rect> {
        let area = self.frame.area;
        let inside = |x: i32, y: i32| {
            let (x, y) = (u16::try_from(x).ok()?, u16::try_from(y).ok()?);
            area.contains((x, y).into()).then_some((x, y))
        };
        let end = x + i32::try_from(width_of(text)).unwrap_or(i32::MAX / 2) - 1;
        let (at, end) = (inside(x, y)?, inside(end, y)?);
        self.buf.set_string(at.0, at.1, text, style);
        for x in at.0..=end.0 {
            self.tint((x, at.1), style);
        }
        Some(Rect { x: at.0, y: at.1, width: end.0 + 1 - at.0, height: 1 })
    }

    /// Whether no thing lies in a cell.
    pub(super) fn is_free(&self, at: (u16, u16)) -> bool {
        self.canvas.under(at.0, at.1) == Ink::None
    }

    /// Gives a written cell the background of what lies there, and a colour that can be read on it.
    fn tint(&mut self, at: (u16, u16), style: Style) {
        let ink = self.canvas.under(at.0, at.1);
        let Some(under) = self.inks.style(ink) else { return };
        let cell = &mut self.buf[at];
        if !self.look.theme.is_painted() {
            cell.set_style(style.reversed());
            return;
        }
        if let Some(color) = under.fg {
            cell.set_bg(color);
        }
        if let Some(letters) = ink.letters().and_then(|ink| self.inks.color(ink)) {
            cell.set_fg(letters);
        }
    }

    /// A line through cells, each straight above or beside the one before.
    fn line(&mut self, points: &[(i32, i32)], dotted: bool, style: Style) {
        let lines = if dotted { &self.look.glyphs().dotted } else { &self.look.glyphs().lines };
        let mut path: Vec<(i32, i32)> = points.first().copied().into_iter().collect();
        for &(x, y) in points.iter().skip(1) {
            while let Some(&at) = path.last().filter(|at| **at != (x, y)) {
                let is_above = at.0 == x;
                path.push(if is_above { (x, at.1 + (y - at.1).signum()) } else { (at.0 + (x - at.0).signum(), at.1) });
            }
        }
        let is_closed = path.len() > 2 && path.first() == path.last();
        for (index, &at) in path.iter().enumerate().skip(usize::from(is_closed)) {
            let before = index.checked_sub(1).map(|near| path[near]);
            let after = path.get(index + 1).copied().or_else(|| path.get(1).copied().filter(|_| is_closed));
            let ends = [before, after].map(|near| near.map(|near| (near.0 - at.0, near.1 - at.1)));
            self.write(at, corner(lines, ends), style);
        }
    }

    fn bracket(&mut self, place: Place, ends: [bool; 2], style: Style) {
        /// The dotted columns of an end that goes on elsewhere.
        const TORN: u16 = 3;
        let (glyphs, cells) = (self.look.glyphs(), self.frame.cells(place));
        let Lines { across, corners, .. } = &glyphs.lines;
        for x in cells.left()..cells.right() {
            let near = [x - cells.left(), cells.right() - 1 - x];
            let symbol = match near {
                [0, right] if ends[0] && right > 0 => corners[2],
                [left, 0] if ends[1] && left > 0 => corners[3],
                [left, right] if !ends[0] && left < TORN || !ends[1] && right < TORN => glyphs.dotted.across,
                _ => across,
            };
            self.write((x.into(), cells.y.into()), symbol, style);
        }
    }

    fn label(&mut self, at: Point, align: Align, text: &str, style: Style) {
        let ((x, y), wide) = (self.frame.cell(at), i32::try_from(width_of(text)).unwrap_or(i32::MAX / 2));
        let x = match align {
            Align::Left => x,
            // In a place of even width the middle is the left of two cells.
            Align::Middle => {
                let middle = f32::from(self.frame.area.x) + self.frame.unit.columns(at.0);
                nearest((middle - wide as f32 / 2.0).floor())
            }
            Align::Right => x - wide + 1,
        };
        let Some(cells) = self.write((x, y), text, style) else { return };
        self.written.push(self.exactly(at, align, text, cells));
    }

    /// A text in its exact place. Spaces around it are left out.
    fn exactly(&self, (x, y): Point, align: Align, text: &str, cells: Rect) -> Written {
        let Frame { unit, area } = self.frame;
        let row = f32::from(area.y) + unit.rows(y) + y.fine + 0.5;
        let before = (width_of(text) - width_of(text.trim_start())) as f32;
        let behind = (width_of(text) - width_of(text.trim_end())) as f32;
        let (anchor, off) = match align {
            Align::Left => (Anchor::Start, before),
            Align::Middle => (Anchor::Middle, (before - behind) / 2.0),
            Align::Right => (Anchor::End, 1.0 - behind),
        };
        Written { text: text.trim().to_owned(), cells, at: (f32::from(area.x) + unit.columns(x) + off, row), anchor }
    }
}

/// The sign of a line that goes on to these sides, each as a step right and a step down.
fn corner(lines: &Lines, ends: [Option<(i32, i32)>; 2]) -> &'static str {
    let goes = |step: (i32, i32)| ends.contains(&Some(step));
    match [goes((0, -1)), goes((0, 1)), goes((-1, 0)), goes((1, 0))] {
        [_, _, false, false] => lines.down,
        [false, false, _, _] => lines.across,
        [_, true, _, true] => lines.corners[0],
        [_, true, true, _] => lines.corners[1],
        [true, _, _, true] => lines.corners[2],
        _ => lines.corners[3],
    }
}

/// Draws marks, and returns the texts among them.
pub(super) fn draw(
    marks: &[Mark],
    frame: &Frame,
    canvas: &Canvas,
    inks: &Inks,
    buf: &mut Buffer,
    look: &Look,
) -> Vec<Written> {
    let mut pen = Pen { canvas, frame, inks, buf, look, written: Vec::new() };
    for mark in marks {
        match mark {
            Mark::Label(at, align, text, tone) => pen.label(*at, *align, text, tone.style(look)),
            Mark::Sign(at, align, sign, tone) => pen.label(*at, *align, sign.symbol(look), tone.style(look)),
            Mark::Bracket { place, ends, tone } => pen.bracket(*place, *ends, tone.style(look)),
            Mark::Arrow(from, to, tone) => pen.arrow(*from, *to, tone.style(look)),
            Mark::Line { points, dotted, tone } => {
                let points: Vec<_> = points.iter().map(|point| frame.cell(*point)).collect();
                pen.line(&points, *dotted, tone.style(look));
            }
        }
    }
    pen.written
}
