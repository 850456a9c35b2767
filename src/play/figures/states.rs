//! The four values of A and B on their way through a program, line after line: those possible there now, and those after the cursor's
//! move.

use super::{Figure, Line, Look, Size, Span, airy, indent, rule, times};

/// Columns of a state's name and the gap behind it.
const NAMED: usize = 3;

/// A program, as far as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    /// The numbers of the operators; `None` for a free line.
    pub lines: Vec<Option<usize>>,
    /// For each line and for the end, `true` for each of 00, 01, 10, 11 that is possible before it.
    pub flow: Vec<[bool; 4]>,
}

/// Draws a program now and after the cursor's move.
pub fn lines(now: &Listing, then: Option<&Listing>, look: &Look, room: Size) -> Figure {
    /// The widest distance between two lines of a program.
    const WIDEST: usize = 5;
    /// The values with and without the line above them, for each time, and the rule between.
    const ALL: u16 = 11;
    let words = times(look);
    let headed = room.height >= ALL;
    let free = usize::from(room.width).saturating_sub(indent(look) + NAMED);
    let pitch = (free / now.flow.len().max(1)).clamp(1, WIDEST);
    let mut lines = drawn(now, None, (&words[0], pitch, headed), look);
    if let Some(then) = then {
        lines.push(rule(room.width, look));
        lines.extend(drawn(then, Some(now), (&words[1], pitch, headed), look));
    }
    lines.truncate(usize::from(room.height));
    airy(lines, room.height)
}

/// Draws the values of a program, from its start on the left to its end on the right; those that differ from before are highlighted.
fn drawn(
    listing: &Listing,
    before: Option<&Listing>,
    (word, pitch, headed): (&str, usize, bool),
    look: &Look,
) -> Figure {
    let (theme, glyphs) = (&look.theme, look.glyphs());
    let blank = " ".repeat(indent(look));
    let mark = |sign: String, style| {
        [Span::raw(" ".repeat(pitch.saturating_sub(sign.len().min(1)))), Span::styled(sign, style)]
    };
    let operator = |(at, line): (usize, &Option<usize>)| {
        let changed = before.is_some_and(|before| before.lines.get(at) != Some(line));
        let sign = line.map_or_else(|| glyphs.dot.to_owned(), |number| number.to_string());
        mark(sign, if changed { theme.taken } else { theme.dim })
    };
    let state = |place: usize| -> Line<'static> {
        let name = if place == 0 { word.to_owned() } else { blank.clone() };
        let bead = |(at, set): (usize, &[bool; 4])| {
            let old = before.and_then(|before| before.flow.get(at)).unwrap_or(set)[place];
            let (sign, style) = match (set[place], old) {
                (true, _) => (glyphs.bead, theme.title),
                (false, true) => (glyphs.taken, theme.taken),
                (false, false) => (glyphs.dot, theme.dim),
            };
            mark(sign.to_owned(), style)
        };
        let head = [Span::styled(name, theme.dim), Span::styled(format!("{place:02b} "), theme.text)];
        head.into_iter().chain(listing.flow.iter().enumerate().flat_map(bead)).collect()
    };
    let head = || -> Line<'static> {
        let name = Span::styled(format!("{blank}{:<NAMED$}", "AB"), theme.dim);
        let start = Span::raw(" ".repeat(pitch));
        [name, start].into_iter().chain(listing.lines.iter().enumerate().flat_map(operator)).collect()
    };
    headed.then(head).into_iter().chain((0..4).map(state)).collect()
}
