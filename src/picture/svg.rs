//! Cells as a picture: valid SVG that needs nothing from elsewhere, is as sharp in any size, and keeps its columns in any font.
//!
//! A run of signs says how wide it is (`textLength`), so the columns stand where they stood in the terminal, whatever font there
//! is and however wide its signs are. Everything is said by attributes, for programs that make slides know little of styles.

use std::fmt::{self, Display, Write};

use ratatui::{
    buffer::{Buffer, Cell},
    layout::Size,
    style::{Color, Modifier},
};

use super::{
    Film,
    colors::rgb,
    rows,
    shapes::{self, CELL, Layer, Part},
    signs,
};
use crate::look::{align::width_of, color::Rgb};

/// The height of the letters, and how far under the top of a row they stand.
const LETTERS: (u32, u32) = (26, 25);
/// The units around a frame.
const EDGE: u32 = 20;
/// So many units are nine points of the size that a frame has of itself.
const POINTS: u32 = 16;
/// Fonts that most systems have one of, those with Chinese signs after those with columns.
pub(super) const FONTS: &str = "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, Noto Sans Mono, Noto Sans Mono CJK SC, \
                     Noto Sans CJK SC, PingFang SC, Microsoft YaHei, monospace";

/// A sheet of A4, upright: about a seventh of a millimetre is a unit.
pub mod a4 {
    use super::{CELL, Size};

    /// Its width and height in units.
    pub(super) const UNITS: (u32, u32) = (1494, 2113);
    /// Its width and height in millimetres.
    pub(super) const MILLIMETRES: (u32, u32) = (210, 297);
    /// The units to the left of the text and above it: 15 mm.
    pub(super) const MARGIN: u32 = 107;
    /// The columns and rows that it holds between its margins.
    pub const SIZE: Size = Size { width: 80, height: 59 };

    const _: () = assert!(SIZE.width as u32 * CELL.0 + 2 * MARGIN <= UNITS.0, "the columns fit");
    const _: () = assert!(SIZE.height as u32 * CELL.1 + 2 * MARGIN <= UNITS.1, "the rows fit");
}

/// The paper under signs that have no colours of their own, and the ink they are printed with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paper {
    ink: Rgb,
    ground: Rgb,
}

impl Paper {
    /// Black on white, to be printed.
    pub const WHITE: Self = Self { ink: Rgb(0, 0, 0), ground: Rgb(255, 255, 255) };
    /// As a terminal looks that has not been told otherwise.
    pub const DARK: Self = Self { ink: Rgb(229, 229, 229), ground: Rgb(16, 16, 16) };

    /// That of a frame: the colours of its first corner, where it has any.
    fn under(buf: &Buffer) -> Self {
        let color = |color: fn(&Cell) -> Color| buf.content.first().and_then(|cell| rgb(color(cell)));
        let ground = color(|cell| cell.bg);
        Self { ground: ground.unwrap_or(Self::DARK.ground), ink: color(|cell| cell.fg).unwrap_or(Self::DARK.ink) }
    }

    /// The colours of a cell: of its sign, and of what is under it where that is not the paper.
    fn colors(self, cell: &Cell) -> (Rgb, Option<Rgb>) {
        let (ink, ground) = (rgb(cell.fg).unwrap_or(self.ink), rgb(cell.bg).unwrap_or(self.ground));
        let reversed = cell.modifier.contains(Modifier::REVERSED);
        let (ink, ground) = if reversed { (ground, ink) } else { (ink, ground) };
        let ink = if cell.modifier.contains(Modifier::DIM) { ink.mixed(ground, 2, 5) } else { ink };
        (ink, (ground != self.ground).then_some(ground))
    }
}

/// A frame as a picture of its own size, which can be drawn in any other.
pub fn picture(buf: &Buffer) -> String {
    let paper = Paper::under(buf);
    document(&Head::of(buf, paper), &drawn(buf, paper, (EDGE, EDGE)))
}

/// A film as one moving picture, which begins again and again: the first frame, and over it what each later one changes. Who
/// has asked for less motion sees the last one.
pub fn moving(film: &Film, title: &str) -> String {
    let Some(first) = film.shots.first() else { return String::new() };
    let paper = Paper::under(&first.frame);
    let mut body = format!(
        "<style>.f{{visibility:hidden;animation:{}s step-end infinite}}\
         @media(prefers-reduced-motion:reduce){{.f{{animation:none;visibility:visible}}}}",
        film.length.as_secs_f64()
    );
    let mut frames = String::new();
    for (number, pair) in film.shots.windows(2).enumerate() {
        let [before, now] = pair else { continue };
        let share = now.since.as_nanos() * 10_000 / film.length.as_nanos().max(1);
        let _ = write!(body, "@keyframes f{number}{{{}.{:02}%{{visibility:visible}}}}", share / 100, share % 100);
        let (shapes, texts) = parts(&now.frame, paper, (EDGE, EDGE), Some(&before.frame));
        let _ = writeln!(frames, "<g class=\"f\" style=\"animation-name:f{number}\">\n{shapes}{texts}</g>");
    }
    let (shapes, texts) = parts(&first.frame, paper, (EDGE, EDGE), None);
    let _ = write!(
        body,
        "</style>\n<title>{}</title>\n<g {}>\n{shapes}{texts}{frames}</g>\n",
        Escaped(title),
        letters(paper)
    );
    document(&Head::of(&first.frame, paper), &body)
}

/// Sheets of A4 under one another, each with what `pages` holds: a buffer of [`a4::SIZE`].
pub fn sheets(pages: &[Buffer], paper: Paper) -> String {
    let count = u32::try_from(pages.len()).unwrap_or(u32::MAX);
    let (width, height) = a4::MILLIMETRES;
    let head = Head {
        size: format!("width=\"{width}mm\" height=\"{}mm\"", height.saturating_mul(count)),
        view: (a4::UNITS.0, a4::UNITS.1.saturating_mul(count)),
        ground: paper.ground,
    };
    let drawn = (0..count).zip(pages).map(|(at, page)| drawn(page, paper, (a4::MARGIN, at * a4::UNITS.1 + a4::MARGIN)));
    document(&head, &drawn.collect::<String>())
}

/// The head of a document: its size, its view box and its ground.
struct Head {
    size: String,
    view: (u32, u32),
    ground: Rgb,
}

impl Head {
    /// That of one frame.
    fn of(buf: &Buffer, paper: Paper) -> Self {
        let view = (u32::from(buf.area.width) * CELL.0 + 2 * EDGE, u32::from(buf.area.height) * CELL.1 + 2 * EDGE);
        let [wide, high] = [view.0, view.1].map(|units| units * 9 / POINTS);
        Self { size: format!("width=\"{wide}\" height=\"{high}\""), view, ground: paper.ground }
    }
}

fn document(Head { size, view: (width, height), ground }: &Head, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {size} viewBox=\"0 0 {width} {height}\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>\n{body}</svg>\n"
    )
}

/// The cells from `corner` on: what is under the signs, then those that are shapes, then those that are letters.
fn drawn(buf: &Buffer, paper: Paper, corner: (u32, u32)) -> String {
    let (shapes, texts) = parts(buf, paper, corner, None);
    format!("{shapes}<g {}>\n{texts}</g>\n", letters(paper))
}

/// Returns the attributes of letters where nothing else is said.
fn letters(paper: Paper) -> String {
    let (size, _) = LETTERS;
    format!("font-family=\"{FONTS}\" font-size=\"{size}\" fill=\"{}\"", paper.ink)
}

/// The shapes and the letters of all cells, or of those that are other than in the frame `before`: these cover what was there.
fn parts(buf: &Buffer, paper: Paper, corner: (u32, u32), before: Option<&Buffer>) -> (String, String) {
    let (mut under, mut blocks, mut curves) = (Layer::new(), Layer::new(), Layer::new());
    let mut texts = String::new();
    let width = usize::from(buf.area.width).max(1);
    for ((row, cells), y) in rows(buf).enumerate().zip((corner.1..).step_by(CELL.1 as usize)) {
        let was = before.and_then(|before| before.content.get(row * width..(row + 1) * width));
        let seen: Vec<(usize, &Cell)> =
            signs(cells).filter(|(column, cell)| is_new(*column, cell, cells, was)).collect();
        for (column, cell) in &seen {
            let x = corner.0 + u32::try_from(*column).unwrap_or(u32::MAX) * CELL.0;
            let (ink, ground) = paper.colors(cell);
            if let Some(ground) = ground.or(before.map(|_| paper.ground)) {
                let columns = u32::try_from(width_of(cell.symbol()).max(1)).unwrap_or(1);
                under.rect(ground, [x, y, columns * CELL.0, CELL.1]);
            }
            for part in shapes::of(cell.symbol()).into_iter().flatten() {
                match part {
                    Part::Rect(left, top, width, height) => blocks.rect(ink, [x + left, y + top, width, height]),
                    Part::Shade(quarters) => {
                        let mixed = ground.unwrap_or(paper.ground).mixed(ink, quarters, 4);
                        under.rect(mixed, [x, y, CELL.0, CELL.1]);
                    }
                    Part::Curve((left, top), data) => curves.curve(ink, (x + left, y + top), &data),
                }
            }
        }
        for run in runs(seen, paper) {
            let x = corner.0 + run.column * CELL.0;
            // Writing to a string does not fail.
            let _ = run.write(&mut texts, (x, y), paper);
        }
    }
    // What meets edge to edge is not smoothed, or the ground would shine through.
    let [under, blocks] = [under, blocks].map(|layer| paths(layer, " shape-rendering=\"crispEdges\""));
    (format!("{under}{blocks}{}", paths(curves, "")), texts)
}

/// Returns whether a sign is another one than before, in any of its columns.
fn is_new(column: usize, cell: &Cell, row: &[Cell], was: Option<&[Cell]>) -> bool {
    let columns = column..row.len().min(column + width_of(cell.symbol()).max(1));
    was.is_none_or(|was| columns.into_iter().any(|column| was.get(column) != row.get(column)))
}

fn paths(layer: Layer<Rgb>, how: &str) -> String {
    let path = |(color, data)| format!("<path fill=\"{color}\"{how} d=\"{data}\"/>\n");
    layer.into_paths().into_iter().map(path).collect()
}

/// Neighbouring signs that look alike and come from one font.
struct Run {
    column: u32,
    columns: u32,
    text: String,
    kind: Kind,
    ink: Rgb,
    modifier: Modifier,
}

/// Signs of one kind are taken from one font, so they keep their distances.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Blank,
    Shape,
    Ascii,
    Wide,
    Other,
}

impl Kind {
    fn of(sign: &str) -> Self {
        match width_of(sign) {
            _ if sign.trim().is_empty() => Self::Blank,
            _ if shapes::of(sign).is_some() => Self::Shape,
            2.. => Self::Wide,
            _ if sign.is_ascii() => Self::Ascii,
            _ => Self::Other,
        }
    }
}

/// Signs of a row, run by run; those that are shapes are told of, too, as they may have a line under them.
fn runs(signs: Vec<(usize, &Cell)>, paper: Paper) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (column, cell) in signs {
        let ((ink, _), kind) = (paper.colors(cell), Kind::of(cell.symbol()));
        let columns = u32::try_from(width_of(cell.symbol())).unwrap_or(1);
        let column = u32::try_from(column).unwrap_or(u32::MAX);
        let alike = |run: &Run| {
            (run.kind, run.ink, run.modifier, run.column + run.columns) == (kind, ink, cell.modifier, column)
        };
        match runs.last_mut().filter(|run| alike(run)) {
            Some(run) => {
                run.columns += columns;
                run.text += cell.symbol();
            }
            None => {
                let (text, modifier) = (cell.symbol().to_owned(), cell.modifier);
                runs.push(Run { column, columns, text, kind, ink, modifier });
            }
        }
    }
    runs
}

impl Run {
    /// Writes the run's letters to `texts`, and the line under them.
    fn write(&self, texts: &mut String, (x, y): (u32, u32), paper: Paper) -> fmt::Result {
        let (width, height) = (self.columns * CELL.0, CELL.1);
        if self.modifier.contains(Modifier::UNDERLINED) {
            let (y, ink) = (y + height - 4, self.ink);
            writeln!(texts, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"2\" fill=\"{ink}\"/>")?;
        }
        if matches!(self.kind, Kind::Blank | Kind::Shape) {
            return Ok(());
        }
        let y = y + LETTERS.1;
        write!(texts, "<text x=\"{x}\" y=\"{y}\" textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\"")?;
        if self.ink != paper.ink {
            write!(texts, " fill=\"{}\"", self.ink)?;
        }
        if self.modifier.contains(Modifier::BOLD) {
            write!(texts, " font-weight=\"bold\"")?;
        }
        writeln!(texts, ">{}</text>", Escaped(&self.text))
    }
}

/// A text in XML.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|sign| match sign {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            sign => f.write_char(sign),
        })
    }
}
