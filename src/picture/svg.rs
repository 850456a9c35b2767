//! Cells as SVG that is self-contained, scales to any size, and keeps its columns in any font.
//!
//! Each run of text states its width (`textLength`), so that columns do not depend on the font. All style is in attributes, because
//! presentation programs know little of style sheets.

mod moving;

use std::fmt::{self, Display, Write};

use ratatui::{
    buffer::{Buffer, Cell},
    layout::{Rect, Size},
    style::{Color, Modifier},
};

use super::{figures, layer::Layer, rows, signs};
use crate::look::{
    align::width_of,
    color::{Paper, Rgb},
    glyphs::QUADRANTS,
    shapes::{self, CELL, Part},
    sketch::{Anchor, Sketched, Written},
};

pub use moving::moving;

/// The height, and the distance of the baseline from the top of a row.
const LETTERS: (u32, u32) = (26, 25);
/// The distance of the baseline from the middle of a row, for letters of their own width.
const MIDDLE: f32 = 9.0;
/// In units, around a frame.
const EDGE: u32 = 20;
/// Units in nine points of a frame's natural size.
const POINTS: u32 = 16;
/// Most systems have at least one of these fonts. Those with Chinese characters follow those with fixed columns.
pub(super) const FONTS: &str = "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, Noto Sans Mono, Noto Sans Mono CJK SC, \
                     Noto Sans CJK SC, PingFang SC, Microsoft YaHei, monospace";

/// An upright A4 sheet. A unit is about a seventh of a millimetre.
pub mod a4 {
    use super::{CELL, Size};

    pub(super) const UNITS: (u32, u32) = (1494, 2113);
    pub(super) const MILLIMETRES: (u32, u32) = (210, 297);
    /// On the left and at the top, in units: 15 mm.
    pub(super) const MARGIN: u32 = 107;
    /// The columns and rows between the margins.
    pub const SIZE: Size = Size { width: 80, height: 59 };

    const _: () = assert!(SIZE.width as u32 * CELL.0 + 2 * MARGIN <= UNITS.0, "the columns fit");
    const _: () = assert!(SIZE.height as u32 * CELL.1 + 2 * MARGIN <= UNITS.1, "the rows fit");
}

/// A frame as a picture, with figures in place of the blocks that stand for them.
pub fn picture(buf: &Buffer, figures: &[Sketched]) -> String {
    let paper = Paper::under(buf);
    let below = figures::drawn(figures, buf, paper, (EDGE, EDGE), false);
    framed(buf, paper, &(below + &drawn(&without_blocks(buf, figures), paper, (EDGE, EDGE), Letters::Columns)))
}

/// The part of a frame in an area, on white paper, with further attributes of the picture.
pub fn part(buf: &Buffer, figures: &[Sketched], area: Rect, attributes: &str) -> String {
    cut(buf, figures, area, (Paper::WHITE, false), attributes)
}

/// A board in all of a frame, with the figures of each piece in a group that has its number.
pub fn board(buf: &Buffer, figures: &[Sketched], paper: Paper) -> String {
    cut(buf, figures, buf.area, (paper, true), "")
}

/// All of a frame in letters of one width.
pub fn figure(buf: &Buffer, paper: Paper) -> String {
    cut(buf, &[], buf.area, (paper, false), "")
}

fn cut(buf: &Buffer, figures: &[Sketched], area: Rect, (paper, named): (Paper, bool), attributes: &str) -> String {
    let corner = (0, 0);
    let how = if named { Letters::Own } else { Letters::Columns };
    let mut rest = without_blocks(buf, figures);
    let mut texts = String::new();
    for written in figures.iter().flat_map(|sketched| &sketched.texts).filter(|text| is_whole(text, buf)) {
        // Writing to a string does not fail.
        let _ = write_exactly(written, buf, paper, &mut texts);
        written.cells.positions().for_each(|at| rest[at].reset());
    }
    let texts = format!("<g {}>\n{texts}</g>\n", letters(paper, how));
    let body = figures::drawn(figures, buf, paper, corner, named) + &drawn(&rest, paper, corner, how) + &texts;
    let [x, width] = [area.x, area.width].map(|columns| u32::from(columns) * CELL.0);
    let [y, height] = [area.y, area.height].map(|rows| u32::from(rows) * CELL.1);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {attributes} viewBox=\"{x} {y} {width} {height}\">\n{body}</svg>\n"
    )
}

/// Whether nothing was drawn over a text.
fn is_whole(written: &Written, buf: &Buffer) -> bool {
    let mut covered = 0;
    let mut found = String::new();
    for at in written.cells.positions() {
        // A wide character covers the next cell.
        let Some(cell) = buf.cell(at).filter(|_| covered == 0) else {
            covered = 0;
            continue;
        };
        covered = width_of(cell.symbol()).saturating_sub(1);
        found.push_str(cell.symbol());
    }
    found.trim() == written.text
}

/// Writes a text in its exact place, in the colour of its cells.
#[expect(clippy::cast_precision_loss, reason = "the units of a frame are small numbers")]
fn write_exactly(written: &Written, buf: &Buffer, paper: Paper, texts: &mut String) -> fmt::Result {
    let cell = &buf[(written.cells.x + written.cells.width / 2, written.cells.y)];
    let (x, y) = (written.at.0 * CELL.0 as f32, written.at.1 * CELL.1 as f32 + MIDDLE);
    write!(texts, "<text x=\"{x:.1}\" y=\"{y:.1}\"")?;
    match written.anchor {
        Anchor::Start => write!(texts, " text-anchor=\"start\"")?,
        Anchor::Middle => {}
        Anchor::End => write!(texts, " text-anchor=\"end\"")?,
    }
    let ink = paper.colors(cell).0;
    if ink != paper.ink {
        write!(texts, " fill=\"{ink}\"")?;
    }
    if cell.modifier.contains(Modifier::BOLD) {
        write!(texts, " font-weight=\"bold\"")?;
    }
    writeln!(texts, ">{}</text>", Escaped(&written.text))
}

fn without_blocks(buf: &Buffer, figures: &[Sketched]) -> Buffer {
    let mut rest = buf.clone();
    for at in figures.iter().flat_map(|sketched| sketched.area.intersection(buf.area).positions()) {
        let cell = &mut rest[at];
        cell.bg = Color::Reset;
        if QUADRANTS.contains(&cell.symbol()) {
            cell.set_symbol(" ");
        }
    }
    rest
}

/// Pages of [`a4::SIZE`] as A4 sheets below one another.
pub fn sheets(pages: &[Buffer]) -> String {
    let paper = Paper::WHITE;
    let count = u32::try_from(pages.len()).unwrap_or(u32::MAX);
    let (width, height) = a4::MILLIMETRES;
    let size = format!("width=\"{width}mm\" height=\"{}mm\"", height.saturating_mul(count));
    let view = (a4::UNITS.0, a4::UNITS.1.saturating_mul(count));
    let drawn = (0..count)
        .zip(pages)
        .map(|(at, page)| drawn(page, paper, (a4::MARGIN, at * a4::UNITS.1 + a4::MARGIN), Letters::Columns));
    document(&size, view, paper.ground, &drawn.collect::<String>())
}

fn framed(buf: &Buffer, paper: Paper, body: &str) -> String {
    let view = (u32::from(buf.area.width) * CELL.0 + 2 * EDGE, u32::from(buf.area.height) * CELL.1 + 2 * EDGE);
    let [wide, high] = [view.0, view.1].map(|units| units * 9 / POINTS);
    document(&format!("width=\"{wide}\" height=\"{high}\""), view, paper.ground, body)
}

fn document(size: &str, (width, height): (u32, u32), ground: Rgb, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {size} viewBox=\"0 0 {width} {height}\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>\n{body}</svg>\n"
    )
}

/// The cells from `corner` on: backgrounds, then characters drawn as shapes, then text.
fn drawn(buf: &Buffer, paper: Paper, corner: (u32, u32), how: Letters) -> String {
    let (shapes, texts) = parts(buf, paper, corner, how, |_| Change::New);
    format!("{shapes}<g {}>\n{texts}</g>\n", letters(paper, how))
}

fn letters(paper: Paper, how: Letters) -> String {
    let ((size, _), ink) = (LETTERS, paper.ink);
    match how {
        Letters::Columns => format!("font-family=\"{FONTS}\" font-size=\"{size}\" fill=\"{ink}\""),
        // Letters of their own width may be wider than those of a cell.
        Letters::Own => format!("font-size=\"{}\" text-anchor=\"middle\" fill=\"{ink}\"", size - 2),
    }
}

/// The widths of letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Letters {
    /// All those of a cell, as in a terminal.
    Columns,
    /// Each its own, in a font of the page, in the middle of the cells of a run.
    Own,
}

/// The effect of a character in a picture over an earlier one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Change {
    None,
    /// It covers what was there.
    Over,
    /// Nothing was there, or another one covers it already.
    New,
}

/// The shapes and the texts of the cells that change, given the position and the width of each.
fn parts(
    buf: &Buffer,
    paper: Paper,
    corner: (u32, u32),
    how: Letters,
    change: impl Fn(Rect) -> Change,
) -> (String, String) {
    let (mut under, mut blocks, mut curves) = (Layer::default(), Layer::default(), Layer::default());
    let mut texts = String::new();
    for ((row, cells), y) in (0..).zip(rows(buf)).zip((corner.1..).step_by(CELL.1 as usize)) {
        let changed = |(column, cell): (usize, &'_ Cell)| {
            let width = u16::try_from(width_of(cell.symbol()).max(1)).unwrap_or(1);
            change(Rect::new(u16::try_from(column).unwrap_or(u16::MAX), row, width, 1))
        };
        let seen = signs(cells).map(|sign| (sign, changed(sign)));
        let seen: Vec<((usize, &Cell), Change)> = seen.filter(|(_, change)| *change != Change::None).collect();
        for ((column, cell), change) in &seen {
            let x = corner.0 + u32::try_from(*column).unwrap_or(u32::MAX) * CELL.0;
            let (ink, ground) = paper.colors(cell);
            if let Some(ground) = ground.or((*change == Change::Over).then_some(paper.ground)) {
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
        let runs = runs(seen.into_iter().map(|(sign, _)| sign), paper);
        for run in if how == Letters::Own { joined(runs) } else { runs } {
            let x = corner.0 + run.column * CELL.0;
            // Writing to a string does not fail.
            let _ = run.write(&mut texts, (x, y), paper, how);
        }
    }
    // Shapes side by side are not smoothed, or the background would shine through between them.
    let [under, blocks] = [under, blocks].map(|layer| paths(layer, " shape-rendering=\"crispEdges\""));
    (format!("{under}{blocks}{}", paths(curves, "")), texts)
}

fn paths(layer: Layer, how: &str) -> String {
    let path = |(color, data)| format!("<path fill=\"{color}\"{how} d=\"{data}\"/>\n");
    layer.into_paths().into_iter().map(path).collect()
}

struct Run {
    column: u32,
    columns: u32,
    text: String,
    kind: Kind,
    ink: Rgb,
    modifier: Modifier,
}

/// One font has all characters of a kind, so they are equally far apart.
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

/// Runs also contain shapes, which may be underlined.
fn runs<'a>(signs: impl Iterator<Item = (usize, &'a Cell)>, paper: Paper) -> Vec<Run> {
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

/// The runs with those joined that one space separates, so that the words of a sentence are equally far apart.
fn joined(runs: Vec<Run>) -> Vec<Run> {
    let mut all: Vec<Run> = Vec::new();
    for run in runs {
        let is_text = |run: &Run| !matches!(run.kind, Kind::Blank | Kind::Shape);
        // Numbers beside one another stand in columns.
        let has_letter = |run: &Run| run.text.contains(char::is_alphabetic);
        let is_word = |end: u32, before: &Run| {
            (run.column - end) <= 1 && (before.ink, before.modifier) == (run.ink, run.modifier)
        };
        match all.last_mut() {
            Some(before)
                if is_text(before)
                    && is_text(&run)
                    && (has_letter(before) || has_letter(&run))
                    && is_word(before.column + before.columns, before) =>
            {
                let gap = run.column - before.column - before.columns;
                before.text.push_str(if gap > 0 { " " } else { "" });
                before.text.push_str(&run.text);
                before.columns += gap + run.columns;
            }
            // Nothing is seen of a space, unless it has a line below it.
            _ if run.kind == Kind::Blank && !run.modifier.contains(Modifier::UNDERLINED) => {}
            _ => all.push(run),
        }
    }
    all
}

impl Run {
    /// More columns than this are those of a sentence, which begins on the left.
    const SENTENCE: u32 = 4;

    fn write(&self, texts: &mut String, (x, y): (u32, u32), paper: Paper, how: Letters) -> fmt::Result {
        let (width, height) = (self.columns * CELL.0, CELL.1);
        if self.modifier.contains(Modifier::UNDERLINED) {
            let (y, ink) = (y + height - 4, self.ink);
            writeln!(texts, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"2\" fill=\"{ink}\"/>")?;
        }
        if matches!(self.kind, Kind::Blank | Kind::Shape) {
            return Ok(());
        }
        let y = y + LETTERS.1;
        match how {
            Letters::Columns => {
                write!(texts, "<text x=\"{x}\" y=\"{y}\" textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\"")?;
            }
            Letters::Own if self.columns > Self::SENTENCE => {
                write!(texts, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"start\"")?;
            }
            Letters::Own => write!(texts, "<text x=\"{}\" y=\"{y}\"", x + width / 2)?,
        }
        if self.ink != paper.ink {
            write!(texts, " fill=\"{}\"", self.ink)?;
        }
        if self.modifier.contains(Modifier::BOLD) {
            write!(texts, " font-weight=\"bold\"")?;
        }
        writeln!(texts, ">{}</text>", Escaped(&self.text))
    }
}

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
