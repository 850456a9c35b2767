//! Pictures in quadrants: each cell of the screen shows the two inks that fill it most.

use ratatui::buffer::{Buffer, Cell};

use super::{
    Frame, Picture,
    canvas::{Canvas, common},
    ink::{Ink, Inks},
    shapes::{Grain, layers},
};
use crate::look::{Look, glyphs::QUADRANTS};

/// Draws the things of a picture.
pub(super) fn draw<C>(picture: &Picture<C>, frame: &Frame, inks: &Inks, buf: &mut Buffer, look: &Look) -> Canvas {
    let mut canvas = Canvas::new(frame.area);
    let flat = !look.theme.is_painted();
    for item in &picture.items {
        let [_, top, _, bottom] = frame.halves(item.place);
        for layer in layers(item.shape, item.state, Grain { high: bottom - top, flat }) {
            canvas.fill(layer, item.place, frame);
        }
    }
    for (row, y) in frame.area.rows().zip(0..) {
        for (at, x) in row.columns().zip(0..) {
            let cell = canvas.cell(x, y);
            if cell == [Ink::None; 4] {
                continue;
            }
            let out = &mut buf[(at.x, at.y)];
            if flat { draw_flat(cell, inks, out, look) } else { draw_painted(cell, inks, out) }
        }
    }
    canvas
}

/// The index of a cell with these quadrants filled.
fn quadrants(cell: [Ink; 4], is_filled: impl Fn(Ink) -> bool) -> usize {
    cell.into_iter().zip([1, 2, 4, 8]).filter(|(ink, _)| is_filled(*ink)).map(|(_, bit)| bit).sum()
}

fn draw_painted(cell: [Ink; 4], inks: &Inks, out: &mut Cell) {
    let [(first, _), (second, count)] = common(cell);
    // What lies under the picture is a background.
    let (fore, back) = match () {
        () if count == 0 => (first, first),
        () if second == Ink::None => (first, second),
        () => (second, first),
    };
    let filled = if count == 0 { 0 } else { quadrants(cell, |ink| ink == fore || back == Ink::None && ink != back) };
    out.set_symbol(QUADRANTS[filled]);
    if let Some(color) = inks.color(back) {
        out.set_bg(color);
    }
    if let Some(color) = inks.color(fore).filter(|_| filled > 0) {
        out.set_fg(color);
    }
}

/// Draws a cell without a background: all that is drawn in it has one colour.
fn draw_flat(cell: [Ink; 4], inks: &Inks, out: &mut Cell, look: &Look) {
    if cell == [Ink::Dark; 4] {
        out.set_symbol(look.glyphs().shade).set_style(look.theme.dim);
        return;
    }
    let is_drawn = |ink: Ink| ink != Ink::Dark && inks.style(ink).is_some();
    out.set_symbol(QUADRANTS[quadrants(cell, is_drawn)]);
    let drawn = common(cell).map(|(ink, _)| ink).into_iter().chain(cell).find(|ink| is_drawn(*ink));
    if let Some(style) = drawn.and_then(|ink| inks.style(ink)) {
        out.set_style(style);
    }
}
