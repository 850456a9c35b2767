//! Numbers that can be read from afar, in half blocks.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use super::paint::short;
use crate::look::Look;

/// The height of a digit in points.
const HEIGHT: u16 = 5;
/// The width of a digit in points.
const WIDTH: u16 = 3;

/// The digits, row by row from the top; the highest of the three bits is the leftmost point.
const DIGITS: [[u8; HEIGHT as usize]; 10] = [
    [0b111, 0b101, 0b101, 0b101, 0b111],
    [0b010, 0b110, 0b010, 0b010, 0b111],
    [0b111, 0b001, 0b111, 0b100, 0b111],
    [0b111, 0b001, 0b111, 0b001, 0b111],
    [0b101, 0b101, 0b111, 0b001, 0b001],
    [0b111, 0b100, 0b111, 0b001, 0b111],
    [0b111, 0b100, 0b111, 0b101, 0b111],
    [0b111, 0b001, 0b001, 0b001, 0b001],
    [0b111, 0b101, 0b111, 0b101, 0b111],
    [0b111, 0b101, 0b111, 0b001, 0b111],
];

/// A text of digits and full stops, each point as many columns wide as the scale.
pub struct Large {
    /// The set points of each column from left to right; the lowest bit is the top.
    columns: Vec<u8>,
    scale: u16,
}

impl Large {
    /// A text at this scale. Anything but a digit is a full stop.
    pub fn new(text: &str, scale: u16) -> Self {
        let mut columns: Vec<u8> = text.chars().flat_map(columns).collect();
        columns.pop();
        Self { columns, scale: scale.max(1) }
    }

    /// The columns of a point.
    pub const fn scale(&self) -> u16 {
        self.scale
    }

    /// The width in columns.
    pub fn width(&self) -> u16 {
        short(self.columns.len()).saturating_mul(self.scale)
    }

    /// The height in rows; a row has two points.
    pub const fn height(&self) -> u16 {
        (HEIGHT * self.scale).div_ceil(2)
    }

    /// Draws the text from the top left of `area`; what does not fit is cut off.
    pub fn draw(&self, area: Rect, style: Style, buf: &mut Buffer, look: &Look) {
        let halves = &look.glyphs().halves;
        for (y, row) in area.rows().take(usize::from(self.height())).enumerate() {
            for (x, place) in row.columns().take(usize::from(self.width())).enumerate() {
                let half = usize::from(self.is_set(x, 2 * y)) + 2 * usize::from(self.is_set(x, 2 * y + 1));
                buf[(place.x, place.y)].set_symbol(halves[half]).set_style(style);
            }
        }
    }

    fn is_set(&self, x: usize, y: usize) -> bool {
        let (x, y) = (x / usize::from(self.scale), y / usize::from(self.scale));
        y < usize::from(HEIGHT) && self.columns.get(x).is_some_and(|column| column >> y & 1 == 1)
    }
}

/// The columns of a sign and of the gap behind it.
fn columns(sign: char) -> Vec<u8> {
    let Some(digit) = sign.to_digit(10).and_then(|digit| DIGITS.get(digit as usize)) else {
        return vec![1 << (HEIGHT - 1), 0];
    };
    let column = |x: u16| (0..HEIGHT).map(|y| (digit[usize::from(y)] >> (WIDTH - 1 - x) & 1) << y).sum();
    (0..WIDTH).map(column).chain([0]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::{ascii, dark, rows};

    #[test]
    fn a_large_number_is_drawn_in_half_blocks() {
        let large = Large::new("2.7", 1);
        let area = Rect::new(0, 0, large.width(), large.height());
        let mut buf = Buffer::empty(area);
        large.draw(area, Style::new(), &mut buf, &ascii());
        assert_eq!(rows(&buf), ["\"\"#   \"\"#", "#\"\"     #", "\"\"\" \"   \""]);
    }

    #[test]
    fn a_number_grows_with_its_scale_and_is_cut_off_where_there_is_no_room() {
        assert_eq!((Large::new("01.01", 1).width(), Large::new("01.01", 1).height()), (17, 3));
        assert_eq!((Large::new("01.01", 3).width(), Large::new("01.01", 3).height()), (51, 8));
        let area = Rect::new(0, 0, 4, 1);
        Large::new("88.88", 9).draw(area, Style::new(), &mut Buffer::empty(area), &dark());
    }
}
