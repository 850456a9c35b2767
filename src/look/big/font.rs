//! Large letters of eight by eight dots: those of the font, and the Cyrillic ones that it lacks, as far as the announcement of a game's
//! end needs them.

use font8x8::UnicodeFonts;
use ratatui::{buffer::Buffer, layout::Rect, style::Style, text::Line};

use crate::look::glyphs::QUADRANTS;

/// In the order in which a letter is looked up.
const FONTS: [&dyn UnicodeFonts; 3] = [&font8x8::BASIC_FONTS, &font8x8::LATIN_FONTS, &font8x8::GREEK_FONTS];

/// A letter as eight rows of eight dots; the lowest bit is the leftmost dot.
type Glyph = [u8; 8];

/// Cyrillic letters and the characters that look the same.
const SAME: [(char, char); 9] =
    [('о', 'o'), ('е', 'e'), ('а', 'a'), ('р', 'p'), ('у', 'y'), ('В', 'B'), ('Р', 'P'), ('Н', 'H'), ('З', '3')];

/// The eight rows of a letter as they are drawn below.
type Drawn = [&'static str; 8];

const NONE: &str = "        ";
const STEMS: &str = "##  ##  ";

/// Cyrillic letters that look like no other.
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

pub(super) fn has(letter: char) -> bool {
    letter.is_ascii() || SAME.iter().any(|(same, _)| *same == letter) || own(letter).is_some()
}

fn own(letter: char) -> Option<Glyph> {
    let bits = |row: &str| row.bytes().rev().fold(0, |bits, dot| bits << 1 | u8::from(dot == b'#'));
    OWN.iter().find(|(own, _)| *own == letter).map(|(_, drawn)| drawn.map(bits))
}

fn glyph(letter: char) -> Option<Glyph> {
    let letter = SAME.iter().find(|(same, _)| *same == letter).map_or(letter, |(_, latin)| *latin);
    own(letter).or_else(|| FONTS.iter().find_map(|font| font.get(letter)))
}

pub(super) fn draw(lines: &[Line<'static>], wide: u16, area: Rect, buf: &mut Buffer) {
    let area = area.intersection(buf.area);
    for (line, y) in lines.iter().zip((area.y..area.bottom()).step_by(4)) {
        let letters = line.styled_graphemes(Style::new());
        for (letter, x) in letters.zip((area.x..area.right()).step_by(usize::from(wide))) {
            let place = Rect::new(x, y, wide, 4).intersection(area);
            buf.set_style(place, letter.style);
            if let Some(glyph) = letter.symbol.chars().next().and_then(glyph) {
                draw_letter(glyph, wide, place, buf);
            }
        }
    }
}

fn draw_letter(glyph: Glyph, wide: u16, place: Rect, buf: &mut Buffer) {
    // A cell is two dots high and, in narrow letters, two dots wide.
    let dots = 8 / wide;
    for at in place.positions() {
        let (column, row) = ((at.x - place.x) * dots, usize::from(at.y - place.y) * 2);
        let is_set = |column: u16, row: usize| usize::from(glyph[row] >> column & 1);
        let right = column + dots - 1;
        let corners = [(column, row), (right, row), (column, row + 1), (right, row + 1)];
        let bits = corners.iter().enumerate().map(|(bit, (column, row))| is_set(*column, *row) << bit);
        buf[at].set_symbol(QUADRANTS[bits.sum::<usize>()]);
    }
}
