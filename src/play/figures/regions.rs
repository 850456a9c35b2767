//! The parts into which a board has fallen apart, drawn with their letters, and the number of dominoes that each player could lay in
//! each alone, now and after the cursor's move.

use zugzwang_engine::{
    games::domineering::{Cell, Side},
    theory::domineering::Cells,
};

use super::{
    Figure, Line, Look, Size, Span, airy, blocks::Block, left, left_out, right, rule, say, widest, width_of, window,
};

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
    let height = usize::from(room.height);
    if parts.len() + OTHERS > height && parts.len() > 1 {
        let low = flat(parts, [&players, &totals], &all, !cut.is_empty(), look);
        if low.iter().all(|line| line.width() <= usize::from(room.width)) {
            return low;
        }
    }
    let table = window(parts.len(), at, height.saturating_sub(OTHERS));
    let hidden = parts.len() - table.len();
    let heads = players.map(|player| right(&player, wide)).concat();
    let mut below = if parts.len() + OTHERS < height { most(look, room.width) } else { Vec::new() };
    below.push(Line::styled(format!("{}{heads}", " ".repeat(name)), look.theme.dim));
    for at in table {
        let letter = if parts.len() > 1 { &parts[at].letter } else { &all };
        let name = left(letter, name);
        below.push(row(name, entries[at].clone(), wide, parts[at].after.is_some()));
    }
    below.extend(left_out(hidden, 0, look));
    let rows = below.len();
    if parts.len() > 1 {
        below.push(rule(room.width.min(u16::try_from(name + 2 * wide).unwrap_or(u16::MAX)), look));
        below.push(row(left(&all, name), totals, wide, !cut.is_empty()));
    }
    let cells: Vec<(String, &[Cell])> = parts.iter().map(|part| (part.letter.clone(), &part.cells[..])).collect();
    let figure = |below| above(|rows| drawn(&cells, cut, look, room.width, rows), below, height);
    let lines = figure(below.clone());
    // Air between the parts, but none around the rule.
    let (table, sum) = below.split_at(rows);
    if lines.len() + rows > height { lines } else { figure([&airy(table.to_vec(), room.height), sum].concat()) }
}

/// Says what the numbers count; nothing if that takes more than a line.
fn most(look: &Look, width: u16) -> Figure {
    let words = say!(look, "figure-regions-most");
    if width_of(&words) > width.into() { Vec::new() } else { vec![Line::styled(words, look.theme.dim)] }
}

/// Draws the table with the players below one another and the parts beside one another, for a low room.
fn flat(parts: &[Part], [players, totals]: [&[String; 2]; 2], all: &str, is_changed: bool, look: &Look) -> Figure {
    let column = |name: &str, entries: &[String; 2], is_lit: bool| {
        let wide = widest(entries.iter().map(String::as_str).chain([name])) + 3;
        let style = if is_lit { look.theme.taken } else { look.theme.text };
        let [vert, horz] = entries.each_ref().map(|entry| Span::styled(right(entry, wide), style));
        [Span::styled(right(name, wide), look.theme.title), vert, horz]
    };
    let names = ["", &players[0], &players[1]].map(|name| Span::styled(left(name, widest(players)), look.theme.dim));
    let parts = parts.iter().map(|part| {
        let entries = [0, 1].map(|side| entry(part, side, false, look));
        column(&part.letter, &entries, part.after.is_some())
    });
    let columns: Vec<_> = std::iter::once(names).chain(parts).chain([column(all, totals, is_changed)]).collect();
    (0..3).map(|row| columns.iter().map(|column| column[row].clone()).collect()).collect()
}

/// Puts a drawing above other lines, with a free line between them, or without one if there is no drawing otherwise.
pub fn above(drawing: impl Fn(usize) -> Figure, below: Figure, height: usize) -> Figure {
    let rows = height.saturating_sub(below.len());
    let mut lines = drawing(rows.saturating_sub(1));
    if lines.is_empty() {
        lines = drawing(rows);
    } else if !below.is_empty() {
        lines.push(Line::default());
    }
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

/// Draws parts side by side with their names below, in as many strips as they need and as large as fits in these rows; nothing if even
/// the smallest takes more.
pub fn drawn(parts: &[(String, &[Cell])], cut: &[Cell], look: &Look, width: u16, rows: usize) -> Figure {
    let shapes: Vec<Shape<'_>> = parts.iter().map(|(name, cells)| Shape::of(name, cells)).collect();
    let drawn = Block::sizes(look).map(|block| strips(&shapes, cut, block, usize::from(width), look));
    let fits = |lines: &Figure| lines.len() <= rows && lines.iter().all(|line| line.width() <= usize::from(width));
    drawn.into_iter().find(fits).unwrap_or_default()
}

/// A part moved to the corner.
struct Shape<'a> {
    name: &'a str,
    cells: &'a [Cell],
    top: usize,
    first: usize,
    rows: usize,
    cols: usize,
}

impl<'a> Shape<'a> {
    fn of(name: &'a str, cells: &'a [Cell]) -> Self {
        let range = |of: fn(&Cell) -> usize| {
            let (least, most) = (cells.iter().map(of).min().unwrap_or(1), cells.iter().map(of).max().unwrap_or(1));
            (least, most + 1 - least)
        };
        let ((top, rows), (first, cols)) = (range(|cell| cell.row), range(|cell| cell.col));
        Self { name, cells, top, first, rows, cols }
    }

    fn width(&self, block: Block) -> usize {
        (self.cols * block.pitch).max(width_of(self.name))
    }

    /// Draws one line of one row of the shape, counted from its top; blank above it.
    fn row(&self, row: Option<usize>, part: usize, cut: &[Cell], block: Block, look: &Look) -> Vec<Span<'static>> {
        let span = |col: usize| {
            let cell = row.map(|row| Cell { row: row + self.top, col: col + self.first });
            match cell.filter(|cell| self.cells.contains(cell)) {
                Some(cell) if cut.contains(&cell) => Span::styled(block.row(part, true), look.theme.taken),
                Some(_) => Span::styled(block.row(part, false), look.theme.bead),
                None => Span::raw(" ".repeat(block.pitch)),
            }
        };
        (0..self.cols).map(span).collect()
    }
}

/// Draws as many shapes beside one another as fit, the rest below them.
fn strips(shapes: &[Shape<'_>], cut: &[Cell], block: Block, width: usize, look: &Look) -> Figure {
    /// Columns between two shapes.
    const GAP: usize = 2;
    let (mut lines, mut others) = (Vec::new(), shapes);
    while !others.is_empty() {
        let ends = others.iter().scan(0, |end, shape| {
            *end += shape.width(block) + GAP;
            Some(*end)
        });
        let (strip, next) = others.split_at(ends.take_while(|end| *end <= width + GAP).count().max(1));
        let high = strip.iter().map(|shape| shape.rows).max().unwrap_or(0);
        for (down, part) in (0..high).flat_map(|down| (0..block.rows).map(move |part| (down, part))) {
            let mut line = Line::default();
            for shape in strip {
                let row = (down + shape.rows).checked_sub(high);
                line.spans.extend(shape.row(row, part, cut, block, look));
                line.push_span(Span::raw(" ".repeat(shape.width(block) + GAP - shape.cols * block.pitch)));
            }
            lines.push(trimmed(line));
        }
        let names = strip.iter().map(|shape| {
            let is_cut = shape.cells.iter().any(|cell| cut.contains(cell));
            let style = if is_cut { look.theme.taken } else { look.theme.dim };
            Span::styled(left(shape.name, shape.width(block) + GAP), style)
        });
        let names: Line<'static> = trimmed(names.collect());
        if names.width() > 0 {
            lines.push(names);
        }
        if !next.is_empty() {
            lines.push(Line::default());
        }
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
