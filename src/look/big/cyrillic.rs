//! Large Cyrillic letters, which the font of the library lacks. Only those needed to announce the end of a game.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};

use crate::look::glyphs::QUADRANTS;

/// Cyrillic letters and the characters that look the same.
const SAME: [(char, char); 9] =
    [('о', 'o'), ('е', 'e'), ('а', 'a'), ('р', 'p'), ('у', 'y'), ('В', 'B'), ('Р', 'P'), ('Н', 'H'), ('З', '3')];

/// A letter as eight rows of eight dots.
type Drawn = [&'static str; 8];

const NONE: &str = "        ";
const STEMS: &str = "##  ##  ";

/// All other letters.
const OWN: [(char, Drawn); 18] = [
    ('П', ["######  ", STEMS, STEMS, STEMS, STEMS, STEMS, STEMS, NONE]),
    ('б', [" ####   ", "##      ", "#####   ", STEMS, STEMS, STEMS, " ####   ", NONE]),
    ('в', [NONE, NONE, "#####   ", STEMS, "#####   ", STEMS, "#####   ", NONE]),
    ('г', [NONE, NONE, "######  ", "##      ", "##      ", "##      ", "##      ", NONE]),
    ('д', [NONE, NONE, "  ####  ", " ## ##  ", " ## ##  ", " ## ##  ", "####### ", "##   ## "]),
    ('ж', [NONE, NONE, "## # ## ", " #####  ", "  ###   ", " #####  ", "## # ## ", NONE]),
    ('и', [NONE, NONE, STEMS, "## ###  ", "######  ", "### ##  ", STEMS, NONE]),
    ('й', [" #  #   ", "  ##    ", STEMS, "## ###  ", "######  ", "### ##  ", STEMS, NONE]),
    ('л', [NONE, NONE, "  ####  ", " ## ##  ", " ## ##  ", " ## ##  ", STEMS, NONE]),
    ('м', [NONE, NONE, "##   ## ", "### ### ", "####### ", "## # ## ", "##   ## ", NONE]),
    ('н', [NONE, NONE, STEMS, STEMS, "######  ", STEMS, STEMS, NONE]),
    ('п', [NONE, NONE, "######  ", STEMS, STEMS, STEMS, STEMS, NONE]),
    ('т', [NONE, NONE, "######  ", "  ##    ", "  ##    ", "  ##    ", "  ##    ", NONE]),
    ('ч', [NONE, NONE, STEMS, STEMS, " #####  ", "    ##  ", "    ##  ", NONE]),
    ('ъ', [NONE, NONE, "###     ", " ##     ", " ####   ", " ## ##  ", " ####   ", NONE]),
    ('ы', [NONE, NONE, "##   ## ", "##   ## ", "#### ## ", "## # ## ", "#### ## ", NONE]),
    ('ь', [NONE, NONE, "##      ", "##      ", "#####   ", STEMS, "#####   ", NONE]),
    ('я', [NONE, NONE, " #####  ", STEMS, " #####  ", " ## ##  ", STEMS, NONE]),
];

/// Returns whether a letter can be drawn large, here or in the font of the library.
pub(super) fn has(letter: char) -> bool {
    letter.is_ascii() || SAME.iter().any(|(same, _)| *same == letter) || drawn(letter).is_some()
}

fn drawn(letter: char) -> Option<&'static Drawn> {
    OWN.iter().find(|(own, _)| *own == letter).map(|(_, drawn)| drawn)
}

/// Returns the line with the letters that the library can draw, and spaces in place of those drawn here.
pub(super) fn latin(line: &Line<'static>) -> Line<'static> {
    let letter = |letter: char| match SAME.iter().find(|(same, _)| *same == letter) {
        Some((_, latin)) => *latin,
        None if drawn(letter).is_some() => ' ',
        None => letter,
    };
    let spans =
        line.spans.iter().map(|span| Span::styled(span.content.chars().map(letter).collect::<String>(), span.style));
    Line { spans: spans.collect(), ..line.clone() }
}

/// Draws the letters that the library lacks, each `wide` columns wide and four rows high.
pub(super) fn draw(lines: &[Line<'static>], wide: u16, area: Rect, buf: &mut Buffer) {
    for (line, y) in lines.iter().zip((area.y..).step_by(4)) {
        let letters = line.styled_graphemes(Style::new());
        for (letter, x) in letters.zip((area.x..).step_by(usize::from(wide))) {
            let drawn = letter.symbol.chars().next().and_then(drawn);
            let place = Rect::new(x, y, wide, 4).intersection(area).intersection(buf.area);
            if let Some(drawn) = drawn {
                draw_letter(drawn, wide, (x, y), place, letter.style, buf);
            }
        }
    }
}

fn draw_letter(drawn: &Drawn, wide: u16, (x, y): (u16, u16), place: Rect, style: Style, buf: &mut Buffer) {
    // A cell is two dots high. In narrow letters it is two dots wide, too.
    let points = usize::from(8 / wide.max(1)).max(1);
    for at in place.positions() {
        let (column, row) = (usize::from(at.x - x) * points, usize::from(at.y - y) * 2);
        let is_set = |column: usize, row: usize| drawn[row].as_bytes().get(column) == Some(&b'#');
        let right = column + points - 1;
        let corners = [(column, row), (right, row), (column, row + 1), (right, row + 1)];
        let bits = corners.iter().enumerate().map(|(bit, (column, row))| usize::from(is_set(*column, *row)) << bit);
        buf[at].set_symbol(QUADRANTS[bits.sum::<usize>()]).set_style(style);
    }
}
