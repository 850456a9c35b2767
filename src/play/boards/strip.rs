//! Crossing out cells: cells as boxes, a cross in each that is gone, and the axis over the middle. Left and right choose the place, up
//! and down how many cells are crossed out.

mod large;

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    style::Style,
    text::Line,
    widgets::Widget,
};
use zugzwang_engine::{
    games::Strip,
    row::{Row, Segment},
    theory::mirrored_row::MirroredRow,
};

use super::{
    paint::{are_filled, write},
    row_cells::{Headed, Lines, Shape, next_place, place_before},
    runs,
    steering::large_step,
};
use crate::{
    look::Look,
    play::{
        board::{Board, Hits, Scene, Seen, Stage, Step},
        figures,
    },
    say,
};

/// Rows of a boxed cell: the axis, the border, the cell and the border.
const BOXED: u16 = 4;

/// The shapes of a cell where it is not filled, the largest first.
const SHAPES: [Shape; 10] = [
    Shape::new(8, BOXED, true, true),
    Shape::new(6, BOXED, true, true),
    Shape::new(4, BOXED, true, true),
    Shape::new(4, BOXED, true, false),
    Shape::new(2, BOXED, true, true),
    Shape::new(2, BOXED, true, false),
    Shape::new(2, 1, true, true),
    Shape::new(2, 1, true, false),
    Shape::new(1, 1, true, false),
    Shape::new(1, 1, false, false),
];

impl Board for Strip {
    type Game = Self;

    /// The move itself: the cursor stands for a move as long as there is one.
    type Cursor = Segment;

    fn cursor(_: &Self, row: &Row, before: Option<&Segment>) -> Segment {
        let before = before.copied().unwrap_or(Segment::of(1, 1));
        let place = next_place(row, 1, before.first).or_else(|| place_before(row, 1, before.first));
        fitted(row, place.unwrap_or(1), 1)
    }

    fn aim(_: &Self, _: &Row, crossed: &Segment) -> Segment {
        *crossed
    }

    fn chosen(game: &Self, row: &Row, crossed: &Segment) -> Option<Segment> {
        (row.has(*crossed) && crossed.count() <= game.most()).then_some(*crossed)
    }

    fn steer(game: &Self, row: &Row, crossed: &Segment, step: Step) -> Segment {
        let (at, count) = (crossed.first, crossed.count());
        let far = large_step(row.cells());
        let place = match step {
            Step::Up => return fitted(row, at, count.saturating_add(1).min(game.most())),
            Step::Down => return fitted(row, at, count.saturating_sub(1).max(1)),
            Step::Left => place_before(row, 1, at.saturating_sub(1)),
            Step::Right => next_place(row, 1, at.saturating_add(1)),
            Step::More => place_before(row, 1, at.saturating_sub(far)).or_else(|| next_place(row, 1, 1)),
            Step::Less => next_place(row, 1, at.saturating_add(far)).or_else(|| place_before(row, 1, row.cells())),
            Step::Least => next_place(row, 1, 1),
            Step::Clear => return fitted(row, at, 1),
            Step::Most => place_before(row, 1, row.cells()),
        };
        place.map_or(*crossed, |place| fitted(row, place, count))
    }

    fn draw(game: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Segment> {
        let (look, row) = (scene.look, scene.position);
        let crossed = scene.cursor.and_then(|crossed| Self::chosen(game, row, crossed));
        let last = scene.last.map(|(_, last)| *last);
        let words = say!(look, "strip-left", count = row.free());
        let (shapes, edge): (&[Shape], u16) = if are_filled(look) { (&large::SHAPES, 0) } else { (&SHAPES, 1) };
        let headed = Headed { row, chosen: crossed, last, words, shapes, edge, look };
        let hits = headed.draw(area, buf, |lines, place, buf| {
            let axis = scene.reason.is_some() && MirroredRow::of(row, game.most()).is_some();
            Picture { row, crossed, last, axis, look, stage: scene.stage }.draw(lines, place, buf);
        });
        hits.into_iter().map(|(place, cell)| (place, clicked(game, row, crossed, cell))).collect()
    }

    fn remark(game: &Self, row: &Row, crossed: &Segment, look: &Look) -> Option<String> {
        let all = game.most() > 1 && crossed.count() == game.most() && row.has(*crossed);
        all.then(|| say!(look, "strip-most", most = game.most()))
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        figures::cuts::runs(seen, room)
    }

    fn words(_: &Self, _: &Row, crossed: &Segment, look: &Look) -> String {
        say!(look, "strip-move", cells = crossed.to_string())
    }

    fn recite(_: &Self, row: &Row, look: &Look) -> Vec<String> {
        let count = say!(look, "strip-left", count = row.free());
        runs::recite(count, row, look)
    }
}

/// The cells that a click on a free one chooses: those up to it if they can be crossed out together, or else that cell alone.
fn clicked(game: &Strip, row: &Row, crossed: Option<Segment>, cell: u64) -> Segment {
    let alone = Segment::of(cell, 1);
    let Some(crossed) = crossed else { return alone };
    let joined = Segment { first: crossed.first.min(cell), last: crossed.last.max(cell) };
    if Strip::chosen(game, row, &joined).is_some() { joined } else { alone }
}

/// Up to `count` cells from `first` on, at most to the end of its run.
fn fitted(row: &Row, first: u64, count: u64) -> Segment {
    let room = row.run_of(first).map_or(1, |run| run.last() + 1 - first);
    Segment::of(first, count.clamp(1, room.max(1)))
}

struct Picture<'a> {
    row: &'a Row,
    /// The cells that the cursor's move crosses out.
    crossed: Option<Segment>,
    last: Option<Segment>,
    /// Whether the axis is drawn.
    axis: bool,
    look: &'a Look,
    stage: &'a Stage,
}

impl Picture<'_> {
    fn draw(&self, lines: &Lines, area: Rect, buf: &mut Buffer) {
        if lines.shape.height >= large::LOWEST && are_filled(self.look) {
            return self.draw_filled(lines, area, buf);
        }
        let boxed = lines.shape.height == BOXED;
        for (place, cell) in lines.cells() {
            let (sign, style) = self.sign(cell, boxed);
            if boxed {
                self.frame(cell, lines, place, buf);
                let inside = part(place, lines.shape.pitch / 2, 2);
                write(sign, style, inside, buf);
                self.stage_cell(cell, Rect { width: inside.width.min(1), ..inside });
            } else {
                let inside = part(place, 0, 0);
                write(sign, style, inside, buf);
                self.stage_cell(cell, inside);
            }
        }
        if self.axis && boxed {
            self.draw_axis(lines, area, buf);
        }
        lines.numbers(if boxed { lines.shape.pitch / 2 } else { 0 }, buf, self.look);
    }

    /// Puts a free cell on the stage.
    fn stage_cell(&self, cell: u64, place: Rect) {
        if self.row.run_of(cell).is_some() {
            self.stage.put(Stage::piece(0, cell), place);
        }
    }

    fn sign(&self, cell: u64, boxed: bool) -> (&'static str, Style) {
        let (theme, glyphs) = (&self.look.theme, self.look.glyphs());
        let is_image = self.image().is_some_and(|image| image.contains(cell));
        let free = self.row.run_of(cell).is_some();
        match self.crossed {
            Some(crossed) if crossed.contains(cell) => (glyphs.taken, theme.taken),
            _ if free && is_image => (glyphs.image, theme.dim),
            _ if free => (if boxed { " " } else { glyphs.cell }, theme.bead),
            _ if self.last.is_some_and(|last| last.contains(cell)) => (glyphs.last, theme.last),
            _ => (glyphs.cross, theme.cross),
        }
    }

    /// The mirror image of what the cursor's move crosses out, if the axis is drawn.
    fn image(&self) -> Option<Segment> {
        self.crossed.filter(|_| self.axis)?.mirrored(self.row.cells() + 1)
    }

    /// Draws the border of a cell: above, on its left and below, and on its right at the end of a line.
    fn frame(&self, cell: u64, lines: &Lines, place: Rect, buf: &mut Buffer) {
        let (border, tees, style) = (&self.look.glyphs().border, self.look.glyphs().tees, self.look.theme.dim);
        let wide = usize::from(lines.shape.pitch.saturating_sub(1));
        let (begins, ends) = (lines.begins(cell), lines.ends(cell));
        let flat = border.horizontal_top.repeat(wide);
        let corner = |at_begin: &'static str, tee: &'static str| if begins { at_begin } else { tee };
        let close = |sign: &'static str| if ends { sign } else { "" };
        let rows = [
            format!("{}{flat}{}", corner(border.top_left, tees[0]), close(border.top_right)),
            format!("{}{}{}", border.vertical_left, " ".repeat(wide), close(border.vertical_right)),
            format!("{}{flat}{}", corner(border.bottom_left, tees[1]), close(border.bottom_right)),
        ];
        let wide = place.width.saturating_add(1);
        for (text, at) in rows.into_iter().zip(1..) {
            Line::styled(text, style).render(Rect { width: wide, ..part(place, 0, at) }.intersection(buf.area), buf);
        }
    }

    /// Draws a mark over the middle: over its cell, or over the line between its two cells.
    fn draw_axis(&self, lines: &Lines, area: Rect, buf: &mut Buffer) {
        let cells = self.row.cells();
        let Some(place) = lines.place(cells / 2 + 1) else { return };
        let along = if cells.is_multiple_of(2) { 0 } else { lines.shape.pitch / 2 };
        let mark = part(place, along, 0).intersection(area);
        write(self.look.glyphs().here, self.look.theme.title, mark, buf);
    }
}

/// One row of a place from a column on; empty if the place has no such row.
fn part(place: Rect, column: u16, row: u16) -> Rect {
    if row >= place.height {
        return Rect { height: 0, ..place };
    }
    let (x, y) = (place.x.saturating_add(column), place.y.saturating_add(row));
    Rect { x, y, width: place.width.saturating_sub(column), height: 1 }
}

#[cfg(test)]
mod tests {
    use zugzwang_engine::Game;

    use super::*;
    use crate::play::boards::testing::game;
    #[test]
    fn the_arrows_choose_place_and_length() {
        let game: Strip = game(&["row=11101111", "k=3"]);
        let row = game.start();
        let pressed = |steps: &[Step]| {
            let start = Strip::cursor(&game, &row, None);
            steps.iter().fold(start, |cursor, step| Strip::steer(&game, &row, &cursor, *step)).to_string()
        };
        assert_eq!(pressed(&[Step::Up, Step::Up, Step::Up]), "1-3");
        assert_eq!(pressed(&[Step::Up, Step::Right, Step::Right]), "3", "no further than its run");
        assert_eq!(pressed(&[Step::Right, Step::Right, Step::Right, Step::Up]), "5-6", "over what is crossed out");
        assert_eq!(pressed(&[Step::Most, Step::Left, Step::Up, Step::Down]), "7");
    }

    #[test]
    fn clicks_join_cells_up_to_k() {
        let game: Strip = game(&["n=8", "k=3"]);
        let row = game.start();
        let click = |crossed, cell| clicked(&game, &row, crossed, cell).to_string();
        assert_eq!(click(None, 4), "4");
        assert_eq!(click(Some(Segment::of(4, 1)), 4), "4");
        assert_eq!(click(Some(Segment::of(4, 1)), 6), "4-6");
        assert_eq!(click(Some(Segment::of(4, 1)), 7), "7");
        assert_eq!(click(Some(Segment::of(4, 3)), 5), "4-6", "a second click plays");
    }
}
