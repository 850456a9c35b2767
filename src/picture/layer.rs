//! Shapes gathered into paths.

use std::fmt::Write;

use crate::look::color::Rgb;

#[derive(Debug, Default)]
pub(super) struct Layer {
    paths: Vec<(Rgb, String)>,
    /// The last rectangle, which may still grow to the right: its colour, left, top, width and height.
    open: Option<(Rgb, [u32; 4])>,
}

impl Layer {
    /// Adds a rectangle, or extends the last one.
    pub(super) fn rect(&mut self, color: Rgb, [x, y, width, height]: [u32; 4]) {
        if let Some((open, rect)) = &mut self.open
            && (*open, rect[0] + rect[2], rect[1], rect[3]) == (color, x, y, height)
        {
            rect[2] += width;
            return;
        }
        self.close();
        self.open = Some((color, [x, y, width, height]));
    }

    /// Adds a figure: its starting point, and the rest of its path data.
    pub(super) fn curve(&mut self, color: Rgb, (x, y): (u32, u32), data: &str) {
        // Writing to a string does not fail.
        let _ = write!(self.path(color), "M{x} {y}{data}");
    }

    fn close(&mut self) {
        let Some((color, [x, y, width, height])) = self.open.take() else { return };
        let _ = write!(self.path(color), "M{x} {y}h{width}v{height}h-{width}z");
    }

    fn path(&mut self, color: Rgb) -> &mut String {
        let at = self.paths.iter().position(|(other, _)| *other == color).unwrap_or_else(|| {
            self.paths.push((color, String::new()));
            self.paths.len() - 1
        });
        &mut self.paths[at].1
    }

    pub(super) fn into_paths(mut self) -> Vec<(Rgb, String)> {
        self.close();
        self.paths
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjacent_rectangles_of_one_colour_are_joined() {
        let (a, b) = (Rgb(0, 0, 0), Rgb(1, 1, 1));
        let mut layer = Layer::default();
        for x in 0..3 {
            layer.rect(a, [x * 16, 0, 16, 32]);
        }
        layer.rect(b, [48, 0, 16, 32]);
        layer.rect(a, [0, 32, 16, 32]);
        let paths = layer.into_paths();
        assert_eq!(paths[0], (a, "M0 0h48v32h-48zM0 32h16v32h-16z".to_owned()));
        assert_eq!(paths[1], (b, "M48 0h16v32h-16z".to_owned()));
    }
}
