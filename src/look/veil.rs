//! Fades what has been drawn, so that a window stands out in front of it.

use ratatui::{
    buffer::{Buffer, Cell},
    layout::Rect,
    style::{Color, Modifier},
};

use super::{Look, color};

/// The share of the background in each mixed colour, in eighths.
const GROUND: u16 = 5;
const PARTS: u16 = 8;

/// Mixes all colours of an area with the background, or dims cells whose colours cannot be mixed. On a projector, where
/// dim text cannot be read, clears the area instead.
pub fn veil(area: Rect, buf: &mut Buffer, look: &Look) {
    // Figures would be drawn over the cells of the window.
    look.take_figures();
    let area = area.intersection(buf.area);
    for place in area.positions() {
        let cell = &mut buf[place];
        if look.is_projected() {
            cell.reset();
            cell.set_style(look.theme.ground);
        } else {
            veil_cell(cell, look.theme.ground.bg);
        }
    }
}

fn veil_cell(cell: &mut Cell, ground: Option<Color>) {
    let is_mixable = |color: Color| matches!(color, Color::Rgb(..));
    if !ground.is_some_and(is_mixable) || !is_mixable(cell.fg) {
        cell.modifier.remove(Modifier::BOLD);
        cell.modifier.insert(Modifier::DIM);
    }
    for color in [&mut cell.fg, &mut cell.bg].into_iter().filter(|color| is_mixable(**color)) {
        *color = color::between(Some(*color), ground, GROUND, PARTS).unwrap_or(*color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    fn veiled(look: &Look) -> Buffer {
        let mut buf = Buffer::empty(Rect::new(0, 0, 2, 1));
        buf.set_string(0, 0, "ab", look.theme.ground.patch(look.theme.title));
        veil(Rect::new(0, 0, 1, 9), &mut buf, look);
        buf
    }

    #[test]
    fn a_veil_dims_what_is_under_it_and_nothing_else() {
        for name in [ThemeName::Dark, ThemeName::Light, ThemeName::Ansi, ThemeName::Mono] {
            let buf = veiled(&Look::new(name, GlyphSet::Unicode));
            assert_ne!(buf[(0, 0)].style(), buf[(1, 0)].style(), "{name}");
            assert_eq!(buf[(0, 0)].symbol(), "a", "{name}");
        }
    }

    #[test]
    fn on_a_projector_a_veil_clears_what_is_under_it() {
        let mut look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
        look.set_projector(true);
        let buf = veiled(&look);
        assert_eq!([buf[(0, 0)].symbol(), buf[(1, 0)].symbol()], [" ", "b"]);
        assert!(!buf[(0, 0)].modifier.contains(Modifier::DIM));
    }
}
