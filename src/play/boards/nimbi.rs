//! Nimbi, a cake cut into pieces: each line that was taken is a stroke with the number of its move, and the line under the cursor is
//! lit.

mod tiles;

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Layout, Rect, Size},
    style::Style,
    text::{Line, Span},
    widgets::Widget,
};
use zugzwang_engine::{
    Seat,
    games::{
        Nimbi,
        nimbi::{Cell, Sheet},
    },
};

use self::tiles::Tile;
use super::{
    cells::{Cells, SIZES, Side},
    paint::{heading, middle_row},
    steering::{distance, walked},
};
use crate::{
    look::{Look, align::width_of},
    play::{
        board::{Board, Hits, Scene, Seen, Stage, Step, series, span},
        figures::rectangles::{self, Shape},
    },
    say,
};

/// The number of cells of a large step.
const FAR: usize = 5;

impl Board for Nimbi {
    type Game = Self;

    /// A free cell of the line that would be taken.
    type Cursor = Cell;

    fn cursor(_: &Self, sheet: &Sheet, before: Option<&Cell>) -> Cell {
        let start = Cell { row: 1, col: 1 };
        let near = place(*before.unwrap_or(&start));
        free(sheet).min_by_key(|cell| distance(place(*cell), near)).unwrap_or(start)
    }

    fn aim(_: &Self, _: &Sheet, cell: &Cell) -> Cell {
        *cell
    }

    fn chosen(_: &Self, sheet: &Sheet, cell: &Cell) -> Option<Cell> {
        sheet.first(*cell)
    }

    fn steer(_: &Self, sheet: &Sheet, cell: &Cell, step: Step) -> Cell {
        let (step, times) = match step {
            Step::More => (Step::Up, FAR),
            Step::Less => (Step::Down, FAR),
            Step::Clear => (Step::Least, 1),
            step => (step, 1),
        };
        (0..times).fold(*cell, |at, _| walked(free(sheet), at, step, place).unwrap_or(at))
    }

    fn draw(_: &Self, scene: &Scene<'_, Self>, area: Rect, buf: &mut Buffer) -> Hits<Cell> {
        let (sheet, look) = (scene.position, scene.look);
        let spaced = usize::from(area.height) >= sheet.size().rows + 3;
        let head = if area.height > 4 { 1 + u16::from(spaced) } else { 0 };
        let [head, body] = Layout::vertical([Constraint::Length(head), Constraint::Min(0)]).areas(area);
        let words = say!(look, "nimbi-now", who = name(sheet.mover()), free = free(sheet).count());
        heading(words, scene.last.map(|(_, cell)| cell), look).render(head, buf);
        // Without a cursor the last move stays visible.
        let at = scene.cursor.or(scene.last.map(|(_, cell)| cell)).copied().unwrap_or(Cell { row: 1, col: 1 });
        let side = |count, at| Side { count, at };
        let cells = Cells::new(side(sheet.size().rows, at.row), side(sheet.size().cols, at.col), &SIZES, body);
        cells.draw_names(buf, look);
        let drawing = Drawing {
            scene,
            lit: scene.cursor.map(|cell| sheet.line(*cell)).unwrap_or_default(),
            last: scene.last.map(|(before, cell)| before.line(*cell)).unwrap_or_default(),
            tiled: tiles::fit(cells.size(), look),
        };
        let mut hits = Hits::new();
        for (place, row, col) in cells.iter() {
            let cell = Cell { row, col };
            drawing.cell(cell, place, buf);
            if sheet.is_free(cell) {
                scene.stage.put(Stage::piece(row, col as u64), place);
                hits.push((place, cell));
            }
        }
        hits
    }

    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let shapes = |sheet: &Sheet| -> Vec<Shape> {
            sheet.places().into_iter().map(|place| [place.size.rows, place.size.cols]).collect()
        };
        let then = seen.then.as_ref().map(shapes);
        rectangles::lines(&shapes(seen.now()), then.as_deref(), seen.look, room)
    }

    fn words(_: &Self, sheet: &Sheet, cell: &Cell, look: &Look) -> String {
        let line = sheet.line(*cell);
        let (first, last) = (line.first().unwrap_or(cell), line.last().unwrap_or(cell));
        let (at, from, to) = match sheet.mover() {
            Seat::First => (first.row, first.col, last.col),
            Seat::Second => (first.col, first.row, last.row),
        };
        say!(look, "nimbi-move", who = name(sheet.mover()), at = at, from = from, to = to, count = line.len())
    }

    fn recite(_: &Self, sheet: &Sheet, look: &Look) -> Vec<String> {
        let row = |row: usize| {
            let runs =
                (1..=sheet.size().cols).map(|col| (col as u64, sheet.mark(Cell { row, col }).map(|mark| mark.by)));
            let runs: Vec<_> = runs.collect();
            let words = runs.chunk_by(|one, other| one.1 == other.1).filter_map(|run| {
                let ((from, by), (to, _)) = (run.first()?, run.last()?);
                let cells = span(*from, *to, look);
                Some(say!(look, "recite-nimbi-cells", who = by.map_or("free", name), cells = cells))
            });
            say!(look, "recite-nimbi-row", row = row, cells = series(words, look))
        };
        let now = say!(look, "nimbi-now", who = name(sheet.mover()), free = free(sheet).count());
        (1..=sheet.size().rows).map(row).chain([now]).collect()
    }
}

/// The word by which the texts select a player.
const fn name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "horz",
        Seat::Second => "vert",
    }
}

fn free(sheet: &Sheet) -> impl Iterator<Item = Cell> {
    sheet.cells().filter(|cell| sheet.is_free(*cell))
}

const fn place(cell: Cell) -> (usize, usize) {
    (cell.row, cell.col)
}

/// A position and the lines in it that stand out.
struct Drawing<'a> {
    scene: &'a Scene<'a, Nimbi>,
    /// The line under the cursor.
    lit: Vec<Cell>,
    /// The line that the last move took.
    last: Vec<Cell>,
    /// Whether free cells are pieces of cake.
    tiled: bool,
}

impl Drawing<'_> {
    fn cell(&self, cell: Cell, place: Rect, buf: &mut Buffer) {
        let Some(tile) = self.tile(cell) else { return self.stroke(cell, place, buf) };
        tile.draw(place, buf, self.scene.look);
        if !self.scene.position.is_free(cell) {
            self.stroke(cell, place, buf);
            tile.trim(place, buf, self.scene.look);
        }
    }

    /// The piece of cake of a cell, if there are any.
    fn tile(&self, cell: Cell) -> Option<Tile> {
        let tile = match self.scene.position.is_free(cell) {
            true if self.scene.cursor == Some(&cell) => Tile::Chosen,
            true if self.lit.contains(&cell) => Tile::Lit,
            true => Tile::Whole,
            false if self.last.contains(&cell) => Tile::Ghost,
            false => Tile::Gone,
        };
        self.tiled.then_some(tile)
    }

    /// Draws a cell as a part of a stroke, or as a sign.
    fn stroke(&self, cell: Cell, place: Rect, buf: &mut Buffer) {
        let glyphs = self.scene.look.glyphs();
        let middle = middle_row(place);
        let style = self.style(cell);
        let wide = usize::from(place.width);
        let sign = self.sign(cell, wide);
        let free = wide.saturating_sub(width_of(&sign));
        let before = free / 2;
        let after = free - before;
        let stroke = |joined: bool, width: usize| if joined { glyphs.line.repeat(width) } else { " ".repeat(width) };
        let beside = |right: bool| {
            let col = if right { cell.col + 1 } else { cell.col - 1 };
            self.joined(cell, Cell { col, ..cell }, Seat::First)
        };
        Line::from_iter([
            Span::styled(stroke(beside(false), before), style),
            Span::styled(sign, if self.scene.cursor == Some(&cell) { self.scene.look.theme.chosen } else { style }),
            Span::styled(stroke(beside(true), after), style),
        ])
        .render(middle, buf);
        let bar = |below: bool| {
            let row = if below { cell.row + 1 } else { cell.row - 1 };
            self.joined(cell, Cell { row, ..cell }, Seat::Second)
        };
        let x = place.x.saturating_add(u16::try_from(before).unwrap_or(0)).min(place.right().saturating_sub(1));
        for y in (place.top()..place.bottom()).filter(|y| *y != middle.y && bar(*y > middle.y)) {
            buf[(x, y)].set_symbol(glyphs.border.vertical_left).set_style(style);
        }
    }

    /// Whether two neighbouring cells belong to one line of this player, taken or about to be.
    fn joined(&self, one: Cell, other: Cell, by: Seat) -> bool {
        let sheet = self.scene.position;
        if sheet.mover() == by && self.lit.contains(&one) {
            return self.lit.contains(&other);
        }
        let number = |cell| sheet.mark(cell).filter(|mark| mark.by == by).map(|mark| mark.number);
        number(one).is_some() && number(one) == number(other)
    }

    /// The number of the move that took a cell, with a mark on the first cell of the last line. In a narrow cell only the first of a
    /// line has a number.
    fn sign(&self, cell: Cell, wide: usize) -> String {
        const NARROW: usize = 2;
        let (sheet, glyphs) = (self.scene.position, self.scene.look.glyphs());
        let Some(mark) = sheet.mark(cell) else {
            return if self.lit.contains(&cell) { glyphs.target } else { glyphs.dot }.to_owned();
        };
        let number = mark.number.to_string();
        if self.last.first() == Some(&cell) {
            return if number.len() < wide { format!("{number}{}", glyphs.last) } else { glyphs.last.to_owned() };
        }
        // Two numbers side by side would read as one.
        let apart = number.len() < wide || !self.is_first(Cell { col: cell.col + 1, ..cell });
        if number.len() <= wide && apart && (wide > NARROW || self.is_first(cell)) {
            return number;
        }
        match mark.by {
            Seat::First => glyphs.line.to_owned(),
            Seat::Second => glyphs.border.vertical_left.to_owned(),
        }
    }

    /// Whether a line that was taken begins here.
    fn is_first(&self, cell: Cell) -> bool {
        self.scene.position.mark(cell).is_some_and(|mark| {
            let before = match mark.by {
                Seat::First => Cell { col: cell.col - 1, ..cell },
                Seat::Second => Cell { row: cell.row - 1, ..cell },
            };
            !self.joined(cell, before, mark.by)
        })
    }

    fn style(&self, cell: Cell) -> Style {
        let theme = &self.scene.look.theme;
        match self.scene.position.mark(cell).map(|mark| mark.by) {
            _ if self.lit.contains(&cell) => theme.taken,
            // The background behind a stroke shows the piece that was there.
            _ if self.last.contains(&cell) && self.tiled => theme.last.patch(theme.last_cell),
            _ if self.last.contains(&cell) => theme.last,
            _ if self.tiled => theme.dim,
            None => theme.text,
            Some(Seat::First) => theme.title,
            Some(Seat::Second) => theme.bead,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use zugzwang_engine::{Game, Rules};

    use super::*;
    use crate::play::boards::testing::{areas, dark, game, hits};

    /// The position after taking these lines.
    fn after(game: &Nimbi, moves: &str) -> Sheet {
        moves.split_whitespace().fold(game.start(), |sheet, text| {
            let cell = game.read(&sheet, text).expect("of the notation");
            game.play(&sheet, &cell).expect("a legal move")
        })
    }

    #[test]
    fn the_arrows_reach_every_free_cell_and_no_taken_one() {
        let game: Nimbi = game(&["rows=9", "cols=11"]);
        for moves in ["", "5,5", "5,5 2,6", "5,5 2,6 8,1 7,3 1,1 1,11 3,8 6,5"] {
            let sheet = after(&game, moves);
            let start = Nimbi::cursor(&game, &sheet, None);
            let (mut met, mut open) = (HashSet::from([start]), vec![start]);
            while let Some(cell) = open.pop() {
                for step in [Step::Up, Step::Down, Step::Left, Step::Right] {
                    let next = Nimbi::steer(&game, &sheet, &cell, step);
                    if met.insert(next) {
                        open.push(next);
                    }
                }
            }
            assert_eq!(met, free(&sheet).collect(), "after {moves:?}");
        }
    }

    #[test]
    fn the_cursor_goes_straight_on_where_it_can() {
        let game: Nimbi = game(&["rows=5", "cols=5"]);
        let sheet = after(&game, "3,1 1,2");
        let cell = |row, col| Cell { row, col };
        for (from, step, to) in [
            (cell(2, 1), Step::Down, cell(4, 1)),
            (cell(2, 1), Step::Right, cell(2, 3)),
            (cell(2, 1), Step::Left, cell(2, 1)),
            (cell(4, 2), Step::Up, cell(2, 1)),
            (cell(2, 3), Step::Most, cell(5, 5)),
            (cell(5, 5), Step::More, cell(1, 5)),
            (cell(5, 5), Step::Clear, cell(1, 1)),
        ] {
            assert_eq!(Nimbi::steer(&game, &sheet, &from, step), to, "{from} {step:?}");
        }
        assert_eq!(Nimbi::chosen(&game, &sheet, &cell(2, 5)), Some(cell(2, 3)), "a line is named by its first cell");
        assert_eq!(Nimbi::chosen(&game, &sheet, &cell(3, 3)), None);
    }

    #[test]
    fn it_is_drawn_in_any_area_and_every_visible_free_cell_can_be_clicked() {
        let game: Nimbi = game(&["rows=20", "cols=20"]);
        let sheet = after(&game, "7,1 8,4 16,5 1,7 11,5 17,20 15,5 17,8 2,8 1,8 18,1 8,15");
        let cell = Cell { row: 9, col: 9 };
        for area in areas((0..90).step_by(8), 0..48) {
            let hits = hits::<Nimbi>(&game, &sheet, Some(&cell), &dark(), area);
            let is_right = |(place, cell): &(Rect, Cell)| area.intersection(*place) == *place && sheet.is_free(*cell);
            assert!(hits.iter().all(is_right), "{area}");
            let whole = area.width >= 44 && area.height >= 22;
            assert!(!whole || hits.len() == free(&sheet).count(), "{area}");
        }
    }
}
