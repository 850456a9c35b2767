//! The colours of cells outside a terminal.

use ratatui::{
    buffer::{Buffer, Cell},
    style::{Color, Modifier},
};

use super::{Rgb, rgb};

/// The default background and the default colour of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paper {
    /// The colour of text.
    pub ink: Rgb,
    /// The background.
    pub ground: Rgb,
}

impl Paper {
    /// Black on white, for print.
    pub const WHITE: Self = Self { ink: Rgb(0, 0, 0), ground: Rgb(255, 255, 255) };
    /// The default colours of a dark terminal.
    pub const DARK: Self = Self { ink: Rgb(229, 229, 229), ground: Rgb(16, 16, 16) };

    /// Returns the colours of a frame's last cell, if it has any. Its first one may be part of a heading, which is filled.
    pub fn under(buf: &Buffer) -> Self {
        let color = |color: fn(&Cell) -> Color| buf.content.last().and_then(|cell| rgb(color(cell)));
        let ground = color(|cell| cell.bg);
        Self { ground: ground.unwrap_or(Self::DARK.ground), ink: color(|cell| cell.fg).unwrap_or(Self::DARK.ink) }
    }

    /// Returns the colours of a cell's text and of its background, if it is not the paper.
    pub fn colors(self, cell: &Cell) -> (Rgb, Option<Rgb>) {
        let (ink, ground) = (rgb(cell.fg).unwrap_or(self.ink), rgb(cell.bg).unwrap_or(self.ground));
        let reversed = cell.modifier.contains(Modifier::REVERSED);
        let (ink, ground) = if reversed { (ground, ink) } else { (ink, ground) };
        let ink = if cell.modifier.contains(Modifier::DIM) { ink.mixed(ground, 2, 5) } else { ink };
        (ink, (ground != self.ground).then_some(ground))
    }
}
