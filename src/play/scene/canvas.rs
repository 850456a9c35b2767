//! The points in which a picture is drawn: two by two in each cell of the screen.

use ratatui::layout::Rect;
use zugzwang_engine::InOrder;

use super::{
    Frame, Place,
    ink::Ink,
    shapes::{Layer, Path, arc},
};

/// The inks of the points. For what is written on them, it is also known which ink fills a cell most.
#[derive(Debug)]
pub(super) struct Canvas {
    area: Rect,
    points: Vec<Ink>,
}

impl Canvas {
    pub(super) fn new(area: Rect) -> Self {
        Self { area, points: vec![Ink::None; 4 * usize::from(area.width) * usize::from(area.height)] }
    }

    fn wide(&self) -> usize {
        2 * usize::from(self.area.width)
    }

    fn high(&self) -> usize {
        2 * usize::from(self.area.height)
    }

    /// The inks of a cell of the canvas: upper left, upper right, lower left, lower right.
    pub(super) fn cell(&self, x: usize, y: usize) -> [Ink; 4] {
        let (upper, lower) = (2 * y * self.wide() + 2 * x, (2 * y + 1) * self.wide() + 2 * x);
        [upper, upper + 1, lower, lower + 1].map(|at| self.points[at])
    }

    /// The ink that fills a cell of the screen most.
    pub(super) fn under(&self, x: u16, y: u16) -> Ink {
        if !self.area.contains((x, y).into()) || self.points.is_empty() {
            return Ink::None;
        }
        common(self.cell(usize::from(x - self.area.x), usize::from(y - self.area.y)))[0].0
    }

    /// Fills a layer in a place.
    pub(super) fn fill(&mut self, layer: Layer, place: Place, frame: &Frame) {
        let [left, top, right, bottom] = frame.halves(place);
        let (w, h) = ((right - left).max(1) as f32, (bottom - top).max(1) as f32);
        let inset = insets(layer.inset, w, h);
        let ring = if let Path::Arc(from, to, inner) = layer.path { arc(from, to, inner) } else { Vec::new() };
        let (wide, high) = (self.wide(), self.high());
        for y in top.max(0)..bottom.min(i32::try_from(high).unwrap_or(i32::MAX)) {
            let down = ((y - top) as f32 + 0.5) / h;
            let ink = layer.ink;
            let row = usize::try_from(y).unwrap_or(0) * wide;
            runs(layer.path, &ring, down, inset, |from, to| {
                // A point is filled if its middle is.
                let [first, end] = [from, to].map(|along| super::nearest(along * w) + left);
                let [first, end] = [first, end].map(|x| usize::try_from(x).unwrap_or(0).min(wide));
                self.points[row + first..row + end.max(first)].fill(ink);
            });
        }
    }
}

/// The parts of the width and the height that an inset of so many strokes leaves out on each side. A stroke is a column wide and half
/// a row high, in small things half a column.
fn insets(strokes: f32, w: f32, h: f32) -> (f32, f32) {
    if strokes == 0.0 {
        return (0.0, 0.0);
    }
    let stroke = if w > 8.0 { 2.0 } else { 1.0 };
    ((stroke * strokes).round().max(1.0) / w, strokes.ceil() / h)
}

/// Calls `put` with the start and the end of each run of a path at a height. The points of a ring are given.
fn runs(path: Path, ring: &[(f32, f32)], y: f32, (dx, dy): (f32, f32), mut put: impl FnMut(f32, f32)) {
    match path {
        Path::Rect(left, top, w, h) => {
            if y > top + dy && y < top + h - dy {
                put(left + dx, (left + w - dx).max(left + dx));
            }
        }
        Path::Oval(left, top, w, h) => {
            let (rx, ry) = (w / 2.0 - dx, h / 2.0 - dy);
            let down = (y - top - h / 2.0) / ry;
            if rx > 0.0 && ry > 0.0 && down.abs() < 1.0 {
                let half = rx * (1.0 - down * down).sqrt();
                put(left + w / 2.0 - half, left + w / 2.0 + half);
            }
        }
        Path::Poly(points) => polygon(points, y, &mut put),
        Path::Arc(..) => polygon(ring, y, &mut put),
        Path::Bits(rows) => bits(rows, y, put),
        Path::Turned(rows) => bits(rows, y, |from, to| put(1.0 - to, 1.0 - from)),
    }
}

fn polygon(points: &[(f32, f32)], y: f32, put: &mut impl FnMut(f32, f32)) {
    let ends = points.iter().zip(points.iter().cycle().skip(1));
    let crossed = ends.filter(|((_, ay), (_, by))| (*ay > y) != (*by > y));
    let mut crossed: Vec<f32> = crossed.map(|((ax, ay), (bx, by))| (bx - ax) * (y - ay) / (by - ay) + ax).collect();
    crossed.order_by(f32::total_cmp);
    crossed.chunks_exact(2).for_each(|run| put(run[0], run[1]));
}

fn bits(rows: &[&str], y: f32, mut put: impl FnMut(f32, f32)) {
    let row = rows.get(super::whole(y * rows.len() as f32) as usize).map_or(&[][..], |row| row.as_bytes());
    let wide = row.len().max(1) as f32;
    for (at, _) in row.iter().enumerate().filter(|(_, point)| **point == b'#') {
        put(at as f32 / wide, (at + 1) as f32 / wide);
    }
}

/// The two inks that fill a cell most, each with the number of its points, the commonest first. Of two that fill as much, a thing
/// comes before the square under it: where squares meet within a cell, the thing keeps its outline.
pub(super) fn common(cell: [Ink; 4]) -> [(Ink, usize); 2] {
    let count = |ink: Ink| cell.iter().filter(|other| **other == ink).count();
    // Of two that are alike in this, the one that comes first.
    let most = |rank: &dyn Fn(Ink) -> usize| cell.into_iter().rev().max_by_key(|ink| rank(*ink)).unwrap_or_default();
    let first = most(&count);
    let second = most(&|ink| if ink == first { 0 } else { 2 * count(ink) + usize::from(!ink.is_ground()) });
    let second = if second == first { (Ink::None, 0) } else { (second, count(second)) };
    [(first, count(first)), second]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commonest_inks_of_a_cell_come_first() {
        use Ink::{Bad, Dark, Face, Good, Light, None};
        for (cell, first, second) in [
            ([Face; 4], (Face, 4), (None, 0)),
            ([None, Face, Face, None], (None, 2), (Face, 2)),
            ([Good, Face, Face, Face], (Face, 3), (Good, 1)),
            ([Good, Bad, Face, Face], (Face, 2), (Good, 1)),
            ([Light, Good, Dark, Dark], (Dark, 2), (Good, 1)),
            ([Good, Light, Dark, Dark], (Dark, 2), (Good, 1)),
        ] {
            assert_eq!(common(cell), [first, second]);
        }
    }

    #[test]
    fn an_inset_leaves_a_stroke_on_each_side() {
        let mut found = Vec::new();
        runs(Path::Rect(0.0, 0.0, 1.0, 1.0), &[], 0.5, insets(1.0, 12.0, 6.0), |from, to| {
            found.push((from * 12.0, to * 12.0));
        });
        assert_eq!(found, [(2.0, 10.0)]);
        assert_eq!(insets(1.0, 6.0, 4.0), (1.0 / 6.0, 0.25));
    }
}
