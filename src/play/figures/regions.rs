//! The parts into which a board has fallen apart, drawn with their letters, and the number of dominoes that each player could lay in
//! each alone, now and after the cursor's move.

use zugzwang_engine::{
    games::domineering::{Cell, Side},
    theory::domineering::Cells,
};

use super::{Figure, Line, Look, Size, Span, left, left_out, right, rule, say, widest, width_of, window};
use crate::look::glyphs::GlyphSet;

/// The numbers of dominoes that Vert and Horz could lay.
type Dominoes = [u32; 2];

/// A part of the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Its letter; empty if it is the only part.
    pub letter: String,
    /// Its cells.
    pub cells: Vec<Cell>,
    /// The dominoes each player could lay in it alone.
    pub now: Dominoes,
    /// The same in each part that the cursor's move leaves of it; `None` if the move is elsewhere.
    pub after: Option<Vec<Dominoes>>,
}

/// Returns the letter of the part with this index, of so many; empty if it is the only one.
pub fn letter(at: usize, parts: usize) -> String {
    let letter = u8::try_from(at).map_or('?', |at| char::from(b'A'.saturating_add(at)));
    if parts > 1 { letter.to_string() } else { String::new() }
}

/// Returns the number of dominoes that each player could lay on these cells alone.
pub fn alone(cells: &[Cell]) -> Dominoes {
    let cells: Cells = cells.iter().copied().collect();
    Side::ALL.map(|side| cells.most(side))
}

/// Returns a domino in words: `upright in column 2, rows 1 and 2`.
pub fn domino(side: Side, start: Cell, look: &Look) -> String {
    let (at, from) = match side {
        Side::Vert => (start.col, start.row),
        Side::Horz => (start.row, start.col),
    };
    say!(look, "domineering-move", who = side.name(), at, from, to = from + 1)
}

/// Draws the figure; `cut` are the cells that the cursor's move covers.
pub fn lines(parts: &[Part], cut: &[Cell], look: &Look, room: Size) -> Figure {
    /// The heads, a rule and the sum.
    const OTHERS: usize = 4;
    if parts.is_empty() {
        return vec![Line::styled(say!(look, "figure-regions-none"), look.theme.dim)];
    }
    let players = Side::ALL.map(|side| say!(look, "domineering-side", who = side.name()));
    let all = say!(look, "figure-regions-all");
    let name = widest([&all]) + 1;
    let row = |name: String, entries: [String; 2], wide: usize, lit: bool| {
        let style = if lit { look.theme.taken } else { look.theme.text };
        let entries = entries.map(|entry| Span::styled(right(&entry, wide), style));
        std::iter::once(Span::styled(name, look.theme.title)).chain(entries).collect::<Line<'_>>()
    };
    let total = |side: usize| -> (u32, u32) {
        let after =
            |part: &Part| part.after.as_ref().map_or(part.now[side], |all| all.iter().map(|part| part[side]).sum());
        (parts.iter().map(|part| part.now[side]).sum(), parts.iter().map(after).sum())
    };
    let written = |sums: bool| -> Vec<[String; 2]> {
        parts.iter().map(|part| [0, 1].map(|side| entry(part, side, sums, look))).collect()
    };
    let totals = [0, 1].map(|side| {
        let (now, after) = total(side);
        if cut.is_empty() { now.to_string() } else { format!("{now} {} {after}", look.glyphs().arrow) }
    });
    let pitch = |entries: &[[String; 2]]| 3 + widest(entries.iter().flatten().chain(&players).chain(&totals));
    let mut entries = written(false);
    if name + 2 * pitch(&entries) > usize::from(room.width) {
        entries = written(true);
    }
    let wide = pitch(&entries);
    let at = parts.iter().position(|part| part.after.is_some()).unwrap_or(0);
    let table = window(parts.len(), at, usize::from(room.height).saturating_sub(OTHERS));
    let hidden = parts.len() - table.len();
    let heads = players.map(|player| right(&player, wide)).concat();
    let mut below = vec![Line::styled(format!("{}{heads}", " ".repeat(name)), look.theme.dim)];
    for at in table {
        let letter = if parts.len() > 1 { &parts[at].letter } else { &all };
        let name = left(letter, name);
        below.push(row(name, entries[at].clone(), wide, parts[at].after.is_some()));
    }
    below.extend(left_out(hidden, 0, look));
    if parts.len() > 1 {
        below.push(rule(room.width.min(u16::try_from(name + 2 * wide).unwrap_or(u16::MAX)), look));
        below.push(row(left(&all, name), totals, wide, !cut.is_empty()));
    }
    let cells: Vec<(String, &[Cell])> = parts.iter().map(|part| (part.letter.clone(), &part.cells[..])).collect();
    let mut lines = drawn(&cells, cut, look, room.width, usize::from(room.height).saturating_sub(below.len()));
    lines.extend(below);
    lines
}

/// Writes an amount now and after the cursor's move, added up if `sums`, else part by part: `3 → 1 + 1`.
fn entry(part: &Part, side: usize, sums: bool, look: &Look) -> String {
    let now = part.now[side];
    let Some(after) = &part.after else { return now.to_string() };
    let amounts = after.iter().map(|part| part[side]);
    let after = if sums || after.is_empty() {
        amounts.sum::<u32>().to_string()
    } else {
        amounts.map(|amount| amount.to_string()).collect::<Vec<_>>().join(" + ")
    };
    format!("{now} {} {after}", look.glyphs().arrow)
}

/// The signs of a cell's rows, if it stays and if the cursor's move covers it.
struct Sign {
    stays: &'static [&'static str],
    cut: &'static [&'static str],
}

/// The signs of a cell, the largest first.
const SIGNS: [Sign; 3] = [
    Sign { stays: &["████ ", "▀▀▀▀ "], cut: &["▛▀▀▜ ", "▀▀▀▀ "] },
    Sign { stays: &["▆▆ "], cut: &["○○ "] },
    Sign { stays: &["▆ "], cut: &["○ "] },
];

/// The same in ASCII.
const ASCII_SIGNS: [Sign; 3] = [
    Sign { stays: &["#### ", "#### "], cut: &["oooo ", "oooo "] },
    Sign { stays: &["## "], cut: &["oo "] },
    Sign { stays: &["# "], cut: &["o "] },
];

/// Draws parts side by side with their letters below, in as many strips as they need; nothing if they take more rows than this.
pub fn drawn(parts: &[(String, &[Cell])], cut: &[Cell], look: &Look, width: u16, rows: usize) -> Figure {
    let signs = match look.glyph_set() {
        GlyphSet::Unicode => SIGNS,
        GlyphSet::Ascii => ASCII_SIGNS,
    };
    let shapes: Vec<Shape<'_>> = parts.iter().map(|(letter, cells)| Shape::of(letter, cells)).collect();
    for sign in signs {
        let lines = strips(&shapes, cut, &sign, usize::from(width), look);
        let fits = |lines: &Figure| lines.iter().all(|line| line.width() <= usize::from(width));
        if lines.len() <= rows && fits(&lines) {
            return lines;
        }
    }
    Vec::new()
}

/// A part moved to the corner.
struct Shape<'a> {
    letter: &'a str,
    cells: &'a [Cell],
    top: usize,
    first: usize,
    rows: usize,
    cols: usize,
}

impl<'a> Shape<'a> {
    fn of(letter: &'a str, cells: &'a [Cell]) -> Self {
        let range = |of: fn(&Cell) -> usize| {
            let (least, most) = (cells.iter().map(of).min().unwrap_or(1), cells.iter().map(of).max().unwrap_or(1));
            (least, most + 1 - least)
        };
        let ((top, rows), (first, cols)) = (range(|cell| cell.row), range(|cell| cell.col));
        Self { letter, cells, top, first, rows, cols }
    }

    fn width(&self, sign: &Sign) -> usize {
        let cell = sign.stays.first().map_or(0, |row| width_of(row));
        (self.cols * cell).max(width_of(self.letter))
    }

    /// Draws one line of one row of the shape, counted from its top; blank above it.
    fn row(&self, row: Option<usize>, part: usize, cut: &[Cell], sign: &Sign, look: &Look) -> Vec<Span<'static>> {
        let stays = sign.stays[part];
        let span = |col: usize| {
            let cell = row.map(|row| Cell { row: row + self.top, col: col + self.first });
            match cell.filter(|cell| self.cells.contains(cell)) {
                Some(cell) if cut.contains(&cell) => Span::styled(sign.cut[part], look.theme.taken),
                Some(_) => Span::styled(stays, look.theme.bead),
                None => Span::raw(" ".repeat(width_of(stays))),
            }
        };
        (0..self.cols).map(span).collect()
    }
}

/// Draws as many shapes beside one another as fit, the rest below them.
fn strips(shapes: &[Shape<'_>], cut: &[Cell], sign: &Sign, width: usize, look: &Look) -> Figure {
    /// Columns between two shapes.
    const GAP: usize = 2;
    let (mut lines, mut others) = (Vec::new(), shapes);
    while !others.is_empty() {
        let ends = others.iter().scan(0, |end, shape| {
            *end += shape.width(sign) + GAP;
            Some(*end)
        });
        let (strip, next) = others.split_at(ends.take_while(|end| *end <= width + GAP).count().max(1));
        let high = strip.iter().map(|shape| shape.rows).max().unwrap_or(0);
        for (down, part) in (0..high).flat_map(|down| (0..sign.stays.len()).map(move |part| (down, part))) {
            let mut line = Line::default();
            for shape in strip {
                let row = (down + shape.rows).checked_sub(high);
                line.spans.extend(shape.row(row, part, cut, sign, look));
                let cells = shape.cols * width_of(sign.stays[part]);
                line.push_span(Span::raw(" ".repeat(shape.width(sign) + GAP - cells)));
            }
            lines.push(trimmed(line));
        }
        let names = strip.iter().map(|shape| {
            let is_cut = shape.cells.iter().any(|cell| cut.contains(cell));
            let style = if is_cut { look.theme.taken } else { look.theme.dim };
            Span::styled(left(shape.letter, shape.width(sign) + GAP), style)
        });
        let names: Line<'static> = trimmed(names.collect());
        if names.width() > 0 {
            lines.push(names);
        }
        lines.push(Line::default());
        others = next;
    }
    lines
}

/// Returns a line without blanks at its end.
fn trimmed(mut line: Line<'static>) -> Line<'static> {
    while let Some(last) = line.spans.last_mut() {
        let text = last.content.trim_end().to_owned();
        if !text.is_empty() {
            last.content = text.into();
            break;
        }
        line.spans.pop();
    }
    line
}
