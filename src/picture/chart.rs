//! A map of positions as a picture of squares. Adjacent squares of one colour are joined.

use std::{
    collections::{BTreeMap, HashMap},
    fmt::Write,
};

use ratatui::style::Color;

use super::svg::{Escaped, FONTS};
use crate::{
    look::{
        Look,
        align::width_of,
        color::{Rgb, rgb},
    },
    play::chart::{Cell, Ground, Ink, Known, Layers, Scale, Sheet, letter},
    say,
};

/// The longer side in units, approximately.
const SIDE: u64 = 960;
const SQUARE: (u64, u64) = (1, 80);
/// A square with this side has room for a number.
const ROOMY: u64 = 18;
/// Units around the squares, for text.
const MARGIN: u64 = 56;
const LETTERS: u64 = 20;
const NUMBERS: u64 = 12;

/// A drawn map, with a size in units of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// The width and height.
    pub size: (u64, u64),
    /// The elements, including a background.
    pub body: String,
}

/// The picture of a map, with a title and coordinates.
pub fn picture(sheet: &Sheet, ground: Ground, title: &str, look: &Look) -> String {
    let Drawn { size: (width, height), body } = drawn(sheet, ground, title, look);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n\
         {body}</svg>\n"
    )
}

/// The picture as a part of a larger one.
pub fn drawn(sheet: &Sheet, ground: Ground, title: &str, look: &Look) -> Drawn {
    let frame = &sheet.frame;
    let square = (SIDE / frame.columns.max(frame.rows).max(1)).clamp(SQUARE.0, SQUARE.1);
    let (wide, high) = (frame.columns * square, frame.rows * square);
    let legend = legend(sheet, ground, look);
    let written = [title, &legend].map(width_of).into_iter().max().unwrap_or(0) as u64 * LETTERS * 3 / 5;
    let size @ (width, height) = (wide.max(written) + 2 * MARGIN, high + 2 * MARGIN + LETTERS);
    let ink = look.theme.text.fg.and_then(rgb).unwrap_or(Rgb(229, 229, 229));
    let paper = look.theme.ground.bg.and_then(rgb).unwrap_or(Rgb(16, 16, 16));
    let top = MARGIN + LETTERS;
    let mut svg = format!(
        "<rect width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>\n<title>{0}</title>\n\
         <g font-family=\"{FONTS}\" font-size=\"{LETTERS}\" fill=\"{ink}\">\n\
         <text x=\"{MARGIN}\" y=\"{LETTERS}\" dy=\"8\">{0}</text>\n<text x=\"{MARGIN}\" y=\"{1}\" dy=\"4\">{2}</text>\n",
        Escaped(title),
        2 * LETTERS + 6,
        Escaped(&legend),
    );
    numbers(&mut svg, sheet, square, top);
    let _ = writeln!(svg, "</g>");
    let found = rectangles(sheet, ground, look);
    // Rectangles one square high or wide are strokes along the middle of their row or column, which takes the fewest characters.
    let _ = writeln!(
        svg,
        "<g transform=\"translate({MARGIN} {top}) scale({square})\" shape-rendering=\"crispEdges\" fill=\"none\">"
    );
    for (kind, shift) in [(Kind::Row, "0 .5"), (Kind::Column, ".5 0"), (Kind::Block, "0 0")] {
        let _ = writeln!(svg, "<g transform=\"translate({shift})\">");
        for (color, rectangles) in &found {
            let drawn = strokes(rectangles.iter().filter(|it| Kind::of(it) == kind));
            let paint = if kind == Kind::Block { "fill" } else { "stroke" };
            if !drawn.is_empty() {
                let _ = writeln!(svg, "<path {paint}=\"{color}\" d=\"{drawn}\"/>");
            }
        }
        svg += "</g>\n";
    }
    svg += "</g>\n";
    marks(&mut svg, sheet, ground, square, top, look);
    if square >= ROOMY {
        counts(&mut svg, sheet, ground, square, top, look);
    }
    Drawn { size, body: svg }
}

fn legend(sheet: &Sheet, ground: Ground, look: &Look) -> String {
    let layer = match ground {
        Ground::Values if sheet.cells.iter().any(|cell| cell.known.is_some_and(|it| it.glance.margin.is_some())) => {
            "margin"
        }
        other => other.into(),
    };
    say!(look, "map-legend", layer = layer)
}

/// The colour of a cell; `None` for a square without a position.
fn color(cell: &Cell, ground: Ground, scale: Scale, look: &Look) -> Option<Rgb> {
    let plain = || Rgb(60, 66, 78);
    let ink = Ink::of(cell, ground, scale, look);
    cell.known.map(|_| ink.fill.and_then(|fill: Color| rgb(fill)).unwrap_or_else(plain))
}

/// The first column and row, and the number of columns and rows.
type Rectangle = (u64, u64, u64, u64);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Row,
    Column,
    Block,
}

impl Kind {
    const fn of(&(_, _, width, height): &Rectangle) -> Self {
        match (width, height) {
            (_, 1) => Self::Row,
            (1, _) => Self::Column,
            _ => Self::Block,
        }
    }
}

/// Each rectangle starts where the last one ends.
fn strokes<'a>(rectangles: impl Iterator<Item = &'a Rectangle>) -> String {
    let (mut path, mut at) = (String::new(), (0, 0));
    for rectangle in rectangles {
        let (x, y, w, h) = *rectangle;
        let [x, y, w, h] = [x, y, w, h].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
        let _ = write!(path, "m{} {}", x - at.0, y - at.1);
        at = match Kind::of(rectangle) {
            Kind::Row => {
                let _ = write!(path, "h{w}");
                (x + w, y)
            }
            Kind::Column => {
                let _ = write!(path, "v{h}");
                (x, y + h)
            }
            Kind::Block => {
                let _ = write!(path, "h{w}v{h}h-{w}z");
                (x, y)
            }
        };
    }
    path
}

/// Runs of a row by colour, each joined with the same run of the row above.
fn rectangles(sheet: &Sheet, ground: Ground, look: &Look) -> BTreeMap<String, Vec<Rectangle>> {
    let scale = Scale::of(sheet);
    let mut found: BTreeMap<String, Vec<Rectangle>> = BTreeMap::new();
    // For a colour, a column and a width, the index of the rectangle that such a run can extend.
    let mut open: HashMap<(Rgb, u64, u64), usize> = HashMap::new();
    for (y, cells) in (0_u64..).zip(sheet.rows()) {
        let colors: Vec<Option<Rgb>> = cells.iter().map(|cell| color(cell, ground, scale, look)).collect();
        let mut next = HashMap::new();
        let mut x = 0;
        for run in colors.chunk_by(PartialEq::eq) {
            let width = run.len() as u64;
            if let Some(color) = run.first().copied().flatten() {
                let list = found.entry(color.to_string()).or_default();
                let key = (color, x, width);
                let at = open.get(&key).copied().unwrap_or(list.len());
                match list.get_mut(at) {
                    Some(rectangle) => rectangle.3 += 1,
                    None => list.push((x, y, width, 1)),
                }
                next.insert(key, at);
            }
            x += width;
        }
        open = next;
    }
    found
}

/// The coordinates at the bottom and on the left. On a line, those on the left are the numbers of each row's first position.
fn numbers(svg: &mut String, sheet: &Sheet, square: u64, top: u64) {
    let frame = &sheet.frame;
    let step = |count: u64| (1..=60).map(round).find(|step| count.div_ceil(*step) <= NUMBERS).unwrap_or(1);
    let foot = top + frame.rows * square + LETTERS;
    let middle = |cell: u64| cell * square + square / 2;
    let across = |column: u64| if frame.line { column } else { frame.spot(column, 0).x };
    let every = step(frame.columns);
    for column in (0..frame.columns).filter(|column| across(*column).is_multiple_of(every)) {
        let x = MARGIN + middle(column);
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{foot}\" text-anchor=\"middle\">{}</text>", across(column));
    }
    let along = |row: u64| if frame.line { frame.spot(0, row).x } else { frame.spot(0, row).y };
    let every = step(frame.rows);
    for row in (0..frame.rows).filter(|row| if frame.line { *row } else { along(*row) }.is_multiple_of(every)) {
        let (x, y) = (MARGIN - 6, top + middle(row));
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" dy=\"7\" text-anchor=\"end\">{}</text>", along(row));
    }
}

fn round(number: u32) -> u64 {
    let number = number - 1;
    [1, 2, 5][number as usize % 3] * 10_u64.saturating_pow(number / 3)
}

fn marks(svg: &mut String, sheet: &Sheet, ground: Ground, square: u64, top: u64, look: &Look) {
    if sheet.cells.iter().all(|cell| cell.mark.is_none()) {
        return;
    }
    let (scale, layers) = (Scale::of(sheet), Layers { marks: true, met: false, ground, checked: false });
    let height = square * 8 / 9;
    let _ =
        writeln!(svg, "<g font-family=\"{FONTS}\" font-weight=\"bold\" font-size=\"{height}\" text-anchor=\"middle\">");
    for (row, cells) in (0_u64..).zip(sheet.rows()) {
        for (column, cell) in (0_u64..).zip(cells).filter(|(_, cell)| cell.mark.is_some()) {
            let ink = Ink::of(cell, ground, scale, look).sign.and_then(rgb).unwrap_or(Rgb(0, 0, 0));
            let (x, y) = (MARGIN + column * square + square / 2, top + row * square + square * 4 / 5);
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" fill=\"{ink}\">{}</text>", letter(cell, layers));
        }
    }
    svg.push_str("</g>\n");
}

fn counts(svg: &mut String, sheet: &Sheet, ground: Ground, square: u64, top: u64, look: &Look) {
    let scale = Scale::of(sheet);
    let number = |known: Known| match ground {
        Ground::Values => known.value,
        Ground::Remoteness => known.glance.remoteness.and_then(|moves| i64::try_from(moves).ok()),
        Ground::Empty | Ground::Outcome => None,
    };
    let height = square * 5 / 9;
    let _ = writeln!(svg, "<g font-family=\"{FONTS}\" font-size=\"{height}\" text-anchor=\"middle\">");
    for (row, cells) in (0_u64..).zip(sheet.rows()) {
        for (column, cell) in (0_u64..).zip(cells) {
            // A mark takes the place of the number.
            let Some(number) = cell.known.and_then(number).filter(|_| cell.mark.is_none()) else { continue };
            let sign = Ink::of(cell, ground, scale, look).sign.and_then(rgb).unwrap_or(Rgb(0, 0, 0));
            let (x, y) = (MARGIN + column * square + square / 2, top + row * square + square * 7 / 10);
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" fill=\"{sign}\">{number}</text>");
        }
    }
    svg.push_str("</g>\n");
}
