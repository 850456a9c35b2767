//! The smallest large letters: three dots wide and five high, drawn in half blocks, with a column between letters.

use ratatui::{buffer::Buffer, layout::Rect, style::Style, text::Line};

use crate::look::pixels::halves;

/// Rows of three dots. The highest bit is the leftmost dot.
type Letter = [u8; 5];

/// All characters that figures use.
#[rustfmt::skip]
const LETTERS: [(char, Letter); 36] = [
    ('0', [0b111, 0b101, 0b101, 0b101, 0b111]), ('1', [0b010, 0b110, 0b010, 0b010, 0b111]),
    ('2', [0b111, 0b001, 0b111, 0b100, 0b111]), ('3', [0b111, 0b001, 0b111, 0b001, 0b111]),
    ('4', [0b101, 0b101, 0b111, 0b001, 0b001]), ('5', [0b111, 0b100, 0b111, 0b001, 0b111]),
    ('6', [0b111, 0b100, 0b111, 0b101, 0b111]), ('7', [0b111, 0b001, 0b001, 0b001, 0b001]),
    ('8', [0b111, 0b101, 0b111, 0b101, 0b111]), ('9', [0b111, 0b101, 0b111, 0b001, 0b111]),
    (' ', [0; 5]),
    ('×', [0b000, 0b101, 0b010, 0b101, 0b000]), ('x', [0b000, 0b101, 0b010, 0b101, 0b000]),
    ('+', [0b000, 0b010, 0b111, 0b010, 0b000]), ('-', [0b000, 0b000, 0b111, 0b000, 0b000]),
    ('−', [0b000, 0b000, 0b111, 0b000, 0b000]), ('=', [0b000, 0b111, 0b000, 0b111, 0b000]),
    ('<', [0b001, 0b010, 0b100, 0b010, 0b001]), ('>', [0b100, 0b010, 0b001, 0b010, 0b100]),
    ('?', [0b111, 0b001, 0b011, 0b000, 0b010]), ('.', [0b000, 0b000, 0b000, 0b000, 0b010]),
    (',', [0b000, 0b000, 0b000, 0b010, 0b100]), (':', [0b000, 0b010, 0b000, 0b010, 0b000]),
    ('/', [0b001, 0b001, 0b010, 0b100, 0b100]), ('^', [0b010, 0b101, 0b000, 0b000, 0b000]),
    ('*', [0b101, 0b010, 0b111, 0b010, 0b101]), ('(', [0b010, 0b100, 0b100, 0b100, 0b010]),
    (')', [0b010, 0b001, 0b001, 0b001, 0b010]), ('Φ', [0b010, 0b111, 0b101, 0b111, 0b010]),
    ('P', [0b111, 0b101, 0b111, 0b100, 0b100]), ('N', [0b110, 0b101, 0b101, 0b101, 0b101]),
    ('A', [0b010, 0b101, 0b111, 0b101, 0b101]), ('e', [0b010, 0b101, 0b111, 0b100, 0b011]),
    ('m', [0b000, 0b111, 0b111, 0b101, 0b101]), ('·', [0b000, 0b000, 0b010, 0b000, 0b000]),
    ('|', [0b010, 0b010, 0b010, 0b010, 0b010]),
];

fn letter(sign: char) -> Option<Letter> {
    LETTERS.iter().find(|(other, _)| *other == sign).map(|(_, letter)| *letter)
}

pub(super) fn has(line: &Line<'_>) -> bool {
    line.spans.iter().flat_map(|span| span.content.chars()).all(|sign| letter(sign).is_some())
}

/// Draws lines, each three rows high, with four columns for each character.
pub(super) fn draw(lines: &[Line<'static>], area: Rect, buf: &mut Buffer) {
    for (line, y) in lines.iter().zip((area.y..area.bottom()).step_by(3)) {
        let signs = line.spans.iter().flat_map(|span| {
            let style = line.style.patch(span.style);
            span.content.chars().map(move |sign| (sign, style))
        });
        for ((sign, style), x) in signs.zip((area.x..area.right()).step_by(4)) {
            let place = Rect { x, y, width: 3, height: 3 }.intersection(area);
            draw_letter(letter(sign).unwrap_or_default(), style, place, buf);
        }
    }
}

fn draw_letter(letter: Letter, style: Style, place: Rect, buf: &mut Buffer) {
    let is_set = |x: u16, y: u16| letter.get(usize::from(y)).is_some_and(|row| row >> (2 - x) & 1 == 1);
    halves(is_set, style, place, buf);
}
