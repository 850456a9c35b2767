//! Small pictures of games and screens, for home: a few of a game's own pieces in a frame of fourteen columns and four rows.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use super::{
    board::Stage,
    scene::{Align, Owner, Picture, Place, Room, Shape, Sign, State, Tone, units},
};
use crate::look::Look;
use Shape::{
    Band, Block, Card, Cell, Choc, Coin, Column, Cross, Crown, Disc, Domino, Dot, Grass, Ingot, Land, Match, Nought,
    Paper, Plate, Queen, Ram, Skull, Slice, Square, Stretch, Tabletop, Water, Winding,
};
use State::{Chosen, Good, Moved, Rest, Theirs};

/// The columns and rows of the smallest tile.
pub const SIZE: Size = Size::new(14, 4);

/// Draws the tile of a stop, a game or a screen beside the path. Nothing is drawn for an id without a tile.
pub fn draw(id: &str, area: Rect, buf: &mut Buffer, look: &Look) {
    if let Some(draw) = tile(id) {
        let room = Room::of(area, look);
        let scale =
            (f32::from(area.width) / f32::from(SIZE.width)).min(f32::from(area.height) / f32::from(SIZE.height));
        let size = (units(f32::from(SIZE.width)), units(f32::from(SIZE.height)));
        let mut tile = Tile(Picture::new(room.cell().times(scale), size));
        draw(&mut tile);
        tile.0.draw(area, buf, look, &Stage::default());
    }
}

/// Rows of a unit in which a small coin is round.
const ROUND: f32 = 2.0;

/// A picture whose unit is a cell of the smallest tile.
struct Tile(Picture<()>);

/// Left, top, width and height.
const fn place([x, y, w, h]: [f32; 4]) -> Place {
    Place { x: units(x), y: units(y), w: units(w), h: units(h) }
}

impl Tile {
    fn put(&mut self, shape: Shape, state: State, at: [f32; 4]) -> &mut Self {
        self.0.put(shape, state, place(at));
        self
    }

    /// Puts a row of things of one size, one for each state, with a gap between them.
    fn row(&mut self, shape: Shape, states: &[State], [mut x, y, w, h]: [f32; 4], gap: f32) -> &mut Self {
        for state in states {
            self.put(shape, *state, [x, y, w, h]);
            x += w + gap;
        }
        self
    }

    /// The tops of three rows of small things.
    const fn rows(&self) -> [f32; 3] {
        match self.0.unit {
            unit if unit.is_high(ROUND) => [0.1, 1.45, 2.8],
            // Each second row of the screen.
            unit if unit.is_high(1.5) => [0.4, 1.75, 3.1],
            _ => [0.5, 1.5, 2.5],
        }
    }

    /// Puts small coins beside one another: discs where these are round, and signs in smaller tiles.
    fn beads(&mut self, states: &[State], x: f32, y: f32) -> &mut Self {
        if self.0.unit.is_high(ROUND) {
            return self.row(Disc, states, [x, y, 1.7, 1.1], 0.3);
        }
        for (state, x) in states.iter().zip((0_u8..).map(|at| x + 2.0 * f32::from(at))) {
            let (sign, tone) = match state {
                Chosen => (Sign::Taken, Tone::Chosen),
                State::Bad => (Sign::Loses, Tone::Bad),
                Good => (Sign::Bead, Tone::Good),
                Theirs | Moved => (Sign::Bead, Tone::Theirs),
                _ => (Sign::Bead, Tone::Title),
            };
            self.0.sign((units(x), units(y)), Align::Left, sign, tone);
        }
        self
    }

    /// Puts rows of such coins below one another.
    fn heaps(&mut self, x: f32, heaps: &[&[State]]) -> &mut Self {
        for (states, y) in heaps.iter().zip(self.rows()) {
            self.beads(states, x, y);
        }
        self
    }

    /// Puts a chessboard of so many columns and rows.
    fn squares(&mut self, [columns, rows]: [u8; 2], [x, y, w, h]: [f32; 4]) -> &mut Self {
        for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
            let at = [x + f32::from(column) * w, y + f32::from(row) * h, w, h];
            self.put(Square((row + column) % 2 == 1), Rest, at);
        }
        self
    }

    fn text(&mut self, x: f32, y: f32, text: &str, tone: Tone) -> &mut Self {
        self.0.label((units(x), units(y)), Align::Middle, text.to_owned(), tone);
        self
    }

    /// Puts a text in each of some rows of small things.
    fn lines(&mut self, x: f32, texts: &[&str], tone: Tone) -> &mut Self {
        for (text, y) in texts.iter().zip(self.rows()) {
            self.text(x, y + 0.4, text, tone);
        }
        self
    }

    fn tie(&mut self, from: [f32; 2], to: [f32; 2]) -> &mut Self {
        self.0.tie([from, to].map(|[x, y]| (units(x), units(y))), Tone::Good);
        self
    }
}

/// Puts the pieces of a tile.
type Draw = fn(&mut Tile);

/// The tile of a stop or a screen.
fn tile(id: &str) -> Option<Draw> {
    TILES.iter().find(|(named, _)| *named == id).map(|(_, draw)| *draw)
}

/// In the order of the path.
const TILES: &[(&str, Draw)] = &[
    ("beside-puzzles", |t| {
        t.put(Paper(false), Rest, [3.0, 0.5, 8.0, 3.5]).put(Band, Theirs, [3.0, 0.0, 8.0, 1.0]);
        t.text(7.0, 2.0, "?", Tone::Title);
    }),
    ("subtraction", |t| {
        t.row(Coin, &[Rest, Rest, Chosen], [0.0, 1.0, 4.0, 2.0], 1.0);
    }),
    ("king", |t| {
        t.squares([2, 2], [1.0, 0.0, 6.0, 2.0]);
        t.put(Crown, Rest, [1.5, 1.5, 5.0, 2.5]).put(Dot, Chosen, [7.0, 0.0, 6.0, 2.0]);
    }),
    ("strip", |t| {
        t.row(Cell(false), &[Rest, Rest, Chosen, Rest, Rest], [0.0, 1.0, 2.5, 2.0], 0.375);
    }),
    ("table", |t| {
        t.put(Tabletop, Rest, [3.0, 0.0, 8.0, 4.0]);
        t.beads(&[Rest], 5.0, 1.5).beads(&[Rest], 8.0, 1.0).beads(&[Chosen], 7.0, 2.5);
    }),
    ("equal-heaps", |t| {
        t.heaps(2.0, &[&[Rest], &[Rest], &[Rest]]).heaps(11.0, &[&[Rest], &[Rest], &[Rest]]);
        for y in t.rows() {
            t.tie([4.0, y + 0.4], [10.5, y + 0.4]);
        }
    }),
    ("date", |t| {
        t.put(Paper(false), Rest, [3.0, 0.5, 8.0, 3.5]).put(Band, Rest, [3.0, 0.0, 8.0, 1.0]);
        t.text(7.0, 2.0, "31", Tone::Title);
    }),
    ("rope", |t| {
        t.row(Winding, &[Rest; 7], [0.0, 1.5, 2.0, 1.0], 0.0);
        t.put(Stretch, Chosen, [6.75, 0.5, 0.5, 3.0]);
    }),
    ("product", |t| {
        t.put(Water, Rest, [0.0, 0.0, 14.0, 4.0]);
        t.put(Land, Rest, [0.0, 0.0, 2.0, 4.0]).put(Land, Good, [4.5, 1.0, 3.0, 2.0]).put(
            Land,
            Rest,
            [12.0, 0.0, 2.0, 4.0],
        );
        t.text(10.0, 1.0, "×9", Tone::Dim);
    }),
    ("coins", |t| {
        t.heaps(5.0, &[&[Rest], &[Rest; 3], &[Rest; 4]]);
        t.lines(2.0, &["1", "3", "4"], Tone::Dim);
    }),
    ("graph", |t| {
        t.0.line(
            [(units(2.0), units(3.0)), (units(2.0), units(0.5)), (units(12.0), units(0.5)), (units(12.0), units(3.0))],
            Tone::Dim,
        );
        t.0.line([(units(2.0), units(3.0)), (units(12.0), units(3.0))], Tone::Dim);
        t.beads(&[Rest], 2.0, 3.0).beads(&[Chosen], 7.0, 0.5).beads(&[Good], 12.0, 3.0);
    }),
    ("nim", |t| {
        t.heaps(2.0, &[&[Rest, Chosen, Chosen], &[Rest; 4], &[Rest; 5]]);
    }),
    ("northcott", |t| {
        t.squares([4, 2], [1.0, 0.0, 3.0, 2.0]);
        t.put(Ram(false), Rest, [1.0, 0.0, 3.0, 2.0]).put(Ram(true), Rest, [7.0, 0.0, 3.0, 2.0]);
        t.put(Ram(false), Rest, [4.0, 2.0, 3.0, 2.0]).put(Ram(true), Rest, [10.0, 2.0, 3.0, 2.0]);
    }),
    ("staircase", |t| {
        for (step, x) in (0_u8..).zip([0.0, 3.5, 7.0, 10.5]) {
            let top = 3.0 - f32::from(step) * 0.5;
            t.put(Square(step % 2 == 1), Rest, [x, top, 3.5, 4.0 - top]);
        }
        t.beads(&[Rest], 1.0, 2.0).beads(&[Rest], 8.0, 1.0).beads(&[Rest], 12.0, 0.5);
    }),
    ("misere-nim", |t| {
        t.heaps(3.0, &[&[Rest; 4], &[Rest; 3], &[State::Bad]]);
    }),
    ("coin-piles", |t| {
        for (x, high) in [(1.0, 2_u8), (5.0, 4), (9.0, 3)] {
            for top in (0..high).map(|level| 3.0 - f32::from(level)) {
                t.put(Paper(false), Rest, [x, top, 3.5, 0.5]).put(Band, Rest, [x, top + 0.5, 3.5, 0.5]);
            }
        }
    }),
    ("matches", |t| {
        t.row(Match, &[Rest, Rest, Chosen, Chosen, Rest, Rest], [1.0, 0.0, 1.5, 4.0], 0.6);
    }),
    ("octal", |t| {
        let [.., last] = t.rows();
        t.heaps(2.0, &[&[Rest; 5]]).beads(&[Rest; 2], 0.0, last).beads(&[Rest; 3], 8.0, last);
        t.text(4.0, 1.75, "╱", Tone::Dim).text(9.0, 1.75, "╲", Tone::Dim);
    }),
    ("sum", |t| {
        t.put(Coin, Rest, [0.0, 1.0, 4.0, 2.0]);
        t.text(5.5, 1.5, "+", Tone::Title);
        t.squares([2, 2], [7.0, 0.0, 3.5, 2.0]);
        t.put(Crown, Rest, [7.0, 2.0, 3.5, 2.0]);
    }),
    ("fibonacci", |t| {
        for (wide, y) in [(13.0, 0.0), (8.0, 1.0), (5.0, 2.0), (3.0, 3.0)] {
            t.put(Paper(false), Rest, [0.5, y + 0.5, wide, 0.5]);
        }
    }),
    ("euclid", |t| {
        t.put(Plate, Rest, [0.5, 0.0, 7.5, 4.0]).put(Plate, Good, [8.5, 0.0, 5.0, 2.5]);
        t.put(Paper(false), Rest, [8.5, 3.0, 2.5, 1.0]).put(Plate, Theirs, [11.5, 3.0, 2.0, 1.0]);
    }),
    ("wythoff", |t| {
        t.squares([3, 2], [1.0, 0.0, 4.0, 2.0]);
        t.put(Queen, Rest, [9.0, 0.0, 4.0, 2.0]);
        t.put(Square(true), Good, [5.0, 2.0, 4.0, 2.0]);
    }),
    ("both-ends", |t| {
        for (at, (high, state)) in
            (0_u8..).zip([(2.0, Chosen), (0.5, Rest), (3.0, Rest), (1.0, Rest), (4.0, Rest), (2.5, Rest)])
        {
            t.put(Column(false), state, [0.5 + 2.25 * f32::from(at), 4.0 - high, 1.75, high]);
        }
    }),
    ("gold", |t| {
        t.put(Ingot(false), Rest, [4.5, 0.5, 5.0, 1.5]).row(Ingot(false), &[Rest; 2], [1.75, 2.5, 5.0, 1.5], 0.5);
    }),
    ("program", |t| {
        t.lines(1.0, &["1", "2", "3"], Tone::Dim).lines(6.0, &["x = 2", "x + 1"], Tone::Text);
        let [.., last] = t.rows();
        t.put(Stretch, Chosen, [4.0, last, 1.0, 0.75]);
    }),
    ("coprime-product", |t| {
        t.row(Card, &[Rest, Rest], [1.5, 0.0, 5.0, 4.0], 1.0).text(4.0, 1.5, "4", Tone::Title).text(
            10.0,
            1.5,
            "9",
            Tone::Title,
        );
    }),
    ("ticktacktwo", |t| {
        t.squares([3, 2], [1.0, 0.0, 4.0, 2.0]);
        t.put(Cross, Rest, [1.0, 0.0, 4.0, 2.0]).put(Nought, Rest, [5.0, 0.0, 4.0, 2.0]).put(
            Cross,
            Chosen,
            [9.0, 2.0, 4.0, 2.0],
        );
    }),
    ("hackenbush", |t| {
        t.put(Grass, Rest, [0.0, 3.5, 14.0, 0.5]);
        for (x, y, owner) in
            [(1.5, 2.0, Owner::First), (1.5, 0.5, Owner::Second), (6.0, 2.0, Owner::First), (10.5, 2.0, Owner::Second)]
        {
            t.put(Block(owner), Rest, [x, y, 3.0, 1.25]);
        }
    }),
    ("green-stalks", |t| {
        t.put(Grass, Rest, [0.0, 3.5, 14.0, 0.5]);
        for (x, high) in [(2.0, 1_u8), (6.0, 3), (10.0, 2)] {
            for level in 0..high {
                t.put(Block(Owner::Both), Rest, [x, 2.5 - 1.125 * f32::from(level), 2.0, 1.0]);
            }
        }
    }),
    ("moore", |t| {
        t.heaps(3.0, &[&[Rest, Rest, Chosen], &[Rest, Chosen, Chosen], &[Rest; 4]]);
    }),
    ("chomp", |t| {
        for (x, y) in [(1.0, 0.0), (1.0, 2.0), (5.0, 0.0), (5.0, 2.0), (9.0, 2.0)] {
            t.put(Choc, Rest, [x, y, 3.5, 1.5]);
        }
        t.put(Skull, Rest, [1.0, 1.75, 3.5, 2.0]);
    }),
    ("nimbi", |t| {
        t.row(Slice, &[Rest, Rest, Chosen], [1.0, 0.0, 4.0, 1.9], 0.0).row(
            Slice,
            &[Rest; 3],
            [1.0, 2.0, 4.0, 1.9],
            0.0,
        );
    }),
    ("domineering", |t| {
        t.row(Domino(true), &[Rest, Rest], [1.0, 0.0, 2.5, 2.0], 0.0);
        t.put(Domino(false), Theirs, [6.0, 0.0, 5.0, 1.0]).put(Domino(false), Theirs, [1.0, 3.0, 5.0, 1.0]);
        t.put(Domino(true), Chosen, [8.5, 1.5, 2.5, 2.0]);
    }),
    ("beside-lessons", |t| {
        t.put(Paper(false), Rest, [2.0, 0.0, 10.0, 4.0]);
        for y in t.rows() {
            t.0.sign((units(4.0), units(y + 0.4)), Align::Left, Sign::Wins, Tone::Good);
            t.put(Band, Rest, [6.0, y, 5.0, 0.5]);
        }
    }),
    ("beside-lab", |t| {
        for (y, state) in [(0.0, Good), (2.25, Theirs)] {
            t.row(Card, &[Rest; 3], [0.5, y, 4.0, 1.75], 0.5).put(Stretch, state, [2.0, y + 0.5, 1.0, 0.75]);
        }
        t.put(Stretch, Chosen, [11.0, 0.5, 1.0, 0.75]).put(Stretch, Chosen, [6.5, 2.75, 1.0, 0.75]);
    }),
    ("beside-plan", |t| {
        t.heaps(2.0, &[&[Good; 5], &[Good; 5], &[Good; 5]]);
    }),
    ("beside-shelf", |t| {
        t.row(Column(false), &[Rest, Good, Theirs, Rest, Chosen], [1.5, 0.5, 1.75, 3.0], 0.5);
        t.put(Plate, Rest, [0.5, 3.5, 13.0, 0.5]);
    }),
    ("beside-demo", |t| {
        t.put(Crown, Rest, [0.5, 0.75, 5.0, 2.5]).put(Crown, Theirs, [8.5, 0.75, 5.0, 2.5]);
    }),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::path;

    #[test]
    fn every_stop_has_a_tile() {
        for stop in path::stops() {
            assert!(tile(stop.id).is_some(), "{}", stop.id);
        }
    }
}
