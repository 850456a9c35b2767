//! The pieces that amounts are cut into: piles by one another, a row in its runs, a rope in its pieces.

use zugzwang_engine::{
    exact::Exact,
    games::{Euclid, Rope, Strip, euclid::Piles, rope::Pieces},
    row::Row,
};

use super::{
    Figure, Line, Look, Seen, Size, Span, Style,
    bars::{Bar, Bars},
    rule, say,
    strips::{Piece, Strips, below},
    times, width_of,
};
use crate::words::numbers::number;

/// Writes the sides of the sheet as it is now and as it would be, and draws the ratios of the sides met so far.
pub fn piles(seen: &Seen<'_, Euclid>, room: Size) -> Figure {
    let (look, [now, then]) = (seen.look, times(seen.look));
    let mut lines = sides(&now, seen.now(), look.theme.title, look, room.width);
    let next = seen.then.as_ref();
    lines.extend(next.into_iter().flat_map(|next| sides(&then, next, look.theme.taken, look, room.width)));
    lines.extend(ratios(seen, room.width));
    lines
}

/// Writes the sides of a sheet, in two lines if they are long.
fn sides(word: &str, piles: &Piles, style: Style, look: &Look, width: u16) -> Figure {
    let ([one, other], cross) = (piles.0, look.glyphs().cross);
    let whole = format!("{word}{one} {cross} {other}");
    if width_of(&whole) <= width.into() {
        return vec![Line::styled(whole, style)];
    }
    let indent = " ".repeat(width_of(word).saturating_sub(2));
    vec![Line::styled(format!("{word}{one}"), style), Line::styled(format!("{indent}{cross} {other}"), style)]
}

/// Draws the ratios of larger to smaller pile from 1 to 4 on a line: those left so far, now, and then.
fn ratios(seen: &Seen<'_, Euclid>, width: u16) -> [Line<'static>; 2] {
    const MOST: u64 = 4;
    let look = seen.look;
    let columns = u64::from(width.saturating_sub(2).min(61)) / (MOST - 1) * (MOST - 1);
    let place = |piles: &Piles| {
        let (larger, smaller) = (u128::from(piles.larger()), u128::from(piles.smaller()));
        let over = larger.saturating_sub(smaller) * u128::from(columns);
        over.checked_div(smaller * u128::from(MOST - 1)).and_then(|at| usize::try_from(at).ok())
    };
    let last = usize::try_from(columns).unwrap_or(0);
    let mut signs = vec![(look.glyphs().line, look.theme.dim); last + 1];
    let mut mark = |piles: &Piles, sign, style| {
        if let Some(at) = place(piles) {
            // Ratios further out are drawn at the end.
            signs[at.min(last)] = (sign, style);
        }
    };
    seen.landings().for_each(|piles| mark(piles, look.glyphs().taken, look.theme.text));
    mark(seen.now(), look.glyphs().bead, look.theme.title);
    if let Some(then) = &seen.then {
        mark(then, look.glyphs().here, look.theme.taken);
    }
    let step = usize::try_from(columns / (MOST - 1)).unwrap_or(1);
    let scale = (1..=MOST).map(|ratio| format!("{ratio:<step$}")).collect::<String>();
    let dots = signs.into_iter().map(|(sign, style)| Span::styled(sign, style)).collect();
    [dots, Line::styled(scale.trim_end().to_owned(), look.theme.dim)]
}

/// Draws the runs of free cells.
pub fn runs(seen: &Seen<'_, Strip>, room: Size) -> Figure {
    let bar = |row: &Row| [Bar { label: String::new(), parts: row.runs().iter().map(|run| run.length).collect() }];
    let then = seen.then.as_ref().map(bar);
    Bars { now: &bar(seen.now()), then: then.as_ref().map(|then| &then[..]) }.lines(seen.look, room)
}

/// Draws the rope in its pieces, and writes their lengths; those that nobody may cut are pale, and in parentheses.
pub fn pieces(seen: &Seen<'_, Rope>, room: Size) -> Figure {
    let look = seen.look;
    let words = times(look);
    let mut lines = listed(&words[0], seen.now(), look, room.width);
    if let Some(then) = &seen.then {
        lines.push(rule(room.width, look));
        lines.extend(listed(&words[1], then, look, room.width));
    }
    lines.push(Line::default());
    lines.push(Line::styled(say!(look, "figure-uncut"), look.theme.dim));
    let rope = |pieces: &Pieces| pieces.lengths().map(|length| piece(length, look)).collect::<Vec<_>>();
    let (now, then) = (rope(seen.now()), seen.then.as_ref().map(rope));
    below(lines, Strips { now: &now, then: then.as_deref() }, look, room)
}

/// A piece of rope in tenths of a millimetre, or of the smallest part that is told apart.
fn piece(length: Exact, look: &Look) -> Piece {
    const PARTS: i128 = 1000;
    let size = (length * Exact::from(PARTS)).to_integer().try_into().unwrap_or(u64::MAX);
    if is_cut(length) {
        Piece { size, sign: look.glyphs().halves[3], style: look.theme.bead }
    } else {
        Piece { size, sign: look.glyphs().shade, style: look.theme.dim }
    }
}

/// Whether a piece of this length may still be cut: half of less than 2 cm is less than 1 cm.
fn is_cut(length: Exact) -> bool {
    length >= Exact::from(2)
}

/// Writes the lengths of pieces behind a word, in as many lines as they need.
fn listed(word: &str, pieces: &Pieces, look: &Look, width: u16) -> Figure {
    let indent = width_of(word);
    let mut lines = vec![Line::styled(word.to_owned(), look.theme.dim)];
    for length in pieces.lengths() {
        let is_cut = is_cut(length);
        let written = number(length, look);
        let written = if is_cut { written } else { format!("({written})") };
        let style = if is_cut { look.theme.title } else { look.theme.dim };
        let fits = lines.last().is_some_and(|line| line.width() + width_of(&written) + 2 <= usize::from(width));
        if !fits {
            lines.push(Line::raw(" ".repeat(indent)));
        }
        if let Some(line) = lines.last_mut() {
            let is_first = line.width() <= indent;
            line.spans.extend((!is_first).then(|| Span::raw("  ")));
            line.spans.push(Span::styled(written, style));
        }
    }
    lines
}
