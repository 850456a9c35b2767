//! Encodes the changed cells of a frame as bytes.

use ratatui::{buffer::Buffer, style::Modifier};
use zugzwang::look::{
    align::width_of,
    color::{Paper, Rgb},
};

/// The ways of drawing a character, as bits.
const STYLES: [(Modifier, u8); 4] =
    [(Modifier::BOLD, 1), (Modifier::ITALIC, 2), (Modifier::UNDERLINED, 4), (Modifier::CROSSED_OUT, 8)];

/// Appends the cells that differ between two frames of one area, from left to right and from top to bottom: column and row in
/// two bytes each, width in columns, style, ink and ground in three bytes each, the length of the text, and the text.
pub(crate) fn encode(shown: &Buffer, next: &Buffer, paper: Paper, bytes: &mut Vec<u8>) {
    let width = usize::from(next.area.width).max(1);
    for (y, row) in (0_u16..).zip(next.content.chunks(width)) {
        let before = shown.content.get(usize::from(y) * width..).unwrap_or_default();
        let mut x = 0;
        while let Some(cell) = row.get(x) {
            let text = cell.symbol();
            let wide = width_of(text).max(1);
            let span = x..(x + wide).min(width);
            if before.get(span.clone()) != row.get(span) {
                let (ink, ground) = paper.colors(cell);
                let style = STYLES.iter().filter(|(style, _)| cell.modifier.contains(*style)).map(|(_, bit)| bit).sum();
                bytes.extend(u16::try_from(x).unwrap_or(u16::MAX).to_le_bytes());
                bytes.extend(y.to_le_bytes());
                bytes.extend([u8::try_from(wide).unwrap_or(2), style]);
                let Rgb(red, green, blue) = ink;
                bytes.extend([red, green, blue]);
                let Rgb(red, green, blue) = ground.unwrap_or(paper.ground);
                bytes.extend([red, green, blue]);
                bytes.push(u8::try_from(text.len()).unwrap_or(0));
                bytes.extend(
                    text.as_bytes().get(..usize::from(u8::try_from(text.len()).unwrap_or(0))).unwrap_or_default(),
                );
            }
            x += wide;
        }
    }
}
