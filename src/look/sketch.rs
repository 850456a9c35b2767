//! Figures kept beside the cells of a frame, for pictures that can show more than cells.

use std::sync::{Arc, Mutex, PoisonError};

use ratatui::{layout::Rect, style::Color};

/// The figures of a frame, kept while it is drawn.
#[derive(Debug, Clone, Default)]
pub struct Sketch {
    kept: Arc<Mutex<Vec<Sketched>>>,
    lettered: bool,
}

/// Figures that stand for the blocks drawn in an area.
#[derive(Debug, Clone, PartialEq)]
pub struct Sketched {
    /// The area in cells.
    pub area: Rect,
    /// The figures, the lowest first.
    pub figures: Vec<Figure>,
    /// The texts in their exact places, if they are kept.
    pub texts: Vec<Written>,
}

/// A text in its exact place, which is up to half a cell from the cells that it is written in.
#[derive(Debug, Clone, PartialEq)]
pub struct Written {
    /// The text.
    pub text: String,
    /// Those cells, which have its colours.
    pub cells: Rect,
    /// The column of the part that is there, and the row of its middle.
    pub at: (f32, f32),
    /// That part.
    pub anchor: Anchor,
}

/// The part of a text that is at its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// A filled figure.
#[derive(Debug, Clone, PartialEq)]
pub struct Figure {
    /// Its outline.
    pub outline: Outline,
    /// The number of the piece that it belongs to, if that moves.
    pub piece: Option<u64>,
    /// Its colour; `None` for the background.
    pub color: Option<Color>,
}

/// An outline in columns and rows of the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Outline {
    /// A rectangle: left, top, width, height.
    Rect([f32; 4]),
    /// A rectangle with round corners: left, top, width, height.
    Card([f32; 4]),
    /// The ellipse in a rectangle: left, top, width, height.
    Oval([f32; 4]),
    /// A polygon.
    Polygon(Vec<(f32, f32)>),
    /// A digit in a rectangle: left, top, width, height.
    Digit(u8, [f32; 4]),
}

impl Sketch {
    /// A sketch for pictures with letters of their own: it also keeps texts, and digits as such.
    pub fn lettered() -> Self {
        Self { lettered: true, ..Self::default() }
    }

    /// Whether it keeps texts.
    pub const fn is_lettered(&self) -> bool {
        self.lettered
    }

    /// Adds figures.
    pub fn add(&self, sketched: Sketched) {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).push(sketched);
    }

    /// Removes all figures and returns them.
    pub fn take(&self) -> Vec<Sketched> {
        std::mem::take(&mut *self.kept.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
