//! The rectangles that are free on a board, the number of each, and the moves that each player has in them, now and after the
//! cursor's move.

use super::{Figure, Look, Size, ledger::Ledger, say};

/// Rows and columns of a rectangle: the moves of one player and of the other.
pub type Shape = [usize; 2];

/// Draws the figure.
pub fn lines(now: &[Shape], then: Option<&[Shape]>, look: &Look, room: Size) -> Figure {
    let count = |shapes: &[Shape], shape| shapes.iter().filter(|other| **other == shape).count();
    let moves = |count: usize, [rows, cols]: Shape| [count, count * rows, count * cols];
    let all = |shapes: &[Shape]| {
        shapes.iter().map(|shape| moves(1, *shape)).fold([0; 3], |sum, one| [0, 1, 2].map(|at| sum[at] + one[at]))
    };
    let mut shapes: Vec<Shape> = now.iter().chain(then.into_iter().flatten()).copied().collect();
    shapes.sort_by_key(|[rows, cols]| std::cmp::Reverse([rows * cols, *rows]));
    shapes.dedup();
    let heads = [String::new(), say!(look, "figure-rows"), say!(look, "figure-cols")];
    let ledger = shapes.into_iter().fold(Ledger::new(heads), |ledger, shape| {
        let of = |shapes: &[Shape]| moves(count(shapes, shape), shape);
        let before = of(now);
        let after = then.map(of).filter(|after| *after != before);
        ledger.part(format!("{}{}{}", shape[0], look.glyphs().cross, shape[1]), before, after)
    });
    ledger.total(say!(look, "figure-regions-all"), all(now), then.map(all)).lines(look, room)
}
