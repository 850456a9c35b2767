//! Figures kept beside the cells of a frame, for pictures that can show more than cells.

use std::sync::{Arc, Mutex, PoisonError};

use ratatui::{layout::Rect, style::Color};

/// The figures of a frame, kept while it is drawn.
#[derive(Debug, Clone, Default)]
pub struct Sketch(Arc<Mutex<Vec<Sketched>>>);

/// Figures that stand for the blocks drawn in an area.
#[derive(Debug, Clone, PartialEq)]
pub struct Sketched {
    /// The area in cells.
    pub area: Rect,
    /// The figures, the lowest first.
    pub figures: Vec<Figure>,
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
}

impl Sketch {
    /// Adds figures.
    pub fn add(&self, sketched: Sketched) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(sketched);
    }

    /// Removes all figures and returns them.
    pub fn take(&self) -> Vec<Sketched> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
