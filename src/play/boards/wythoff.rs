//! Wythoff's queen: a chessboard with the goal in the lower left corner. The arrows move the cursor along her lines.

use zugzwang_engine::{
    games::{Wythoff, wythoff::Square},
    theory::beatty::{Slide, Way},
};

use super::{corner::Corner, prelude::*};

impl Board for Wythoff {
    type Game = Self;

    /// The move to the square under the cursor.
    type Cursor = Slide;

    fn cursor(_: &Self, queen: &Square, before: Option<&Slide>) -> Slide {
        let before = before.copied().unwrap_or(Slide { way: Way::Left, squares: 1 });
        let way = std::iter::once(before.way).chain(Way::ALL).find(|way| queen.room(*way) > 0).unwrap_or(before.way);
        slid(*queen, way, before.squares)
    }

    fn chosen(_: &Self, queen: &Square, slide: &Slide) -> Option<Slide> {
        (1..=queen.room(slide.way)).contains(&slide.squares).then_some(*slide)
    }

    /// Along a line the cursor goes towards the corner and back; across it, to the next line on that side.
    fn steer(_: &Self, queen: &Square, slide: &Slide, step: Step) -> Slide {
        let Slide { way, squares } = *slide;
        let far = large_step(queen.room(way));
        let (way, squares) = match (step, way) {
            (Step::Left, Way::Left | Way::Both) | (Step::Down, Way::Down | Way::Both) => {
                (way, squares.saturating_add(1))
            }
            (Step::Right, Way::Left) | (Step::Up, Way::Down) => (way, squares.saturating_sub(1)),
            (Step::Down, Way::Left) | (Step::Left, Way::Down) => (Way::Both, squares),
            (Step::Up, Way::Both) => (Way::Left, squares),
            (Step::Right, Way::Both) => (Way::Down, squares),
            (Step::Up, Way::Left) | (Step::Right, Way::Down) => (way, squares),
            (Step::More, _) => (way, squares.saturating_add(far)),
            (Step::Less, _) => (way, squares.saturating_sub(far)),
            (Step::Least | Step::Clear, _) => (way, 1),
            (Step::Most, _) => (way, u64::MAX),
        };
        if queen.room(way) == 0 { *slide } else { slid(*queen, way, squares) }
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Slide> {
        let (queen, first) = (*scene.position, game.first());
        let is_known = scene.reason.is_some_and(|reason| matches!(reason, Reason::Beatty(_)));
        let pair = |square: Square| (square.row, square.column);
        let chosen = scene.cursor.map(|slide| queen.after(*slide));
        let corner = Corner {
            rows: Side { first: 0, last: first.row, at: queen.row, goal: 0 },
            columns: Side { first: 0, last: first.column, at: queen.column, goal: 0 },
            piece: Shape::Queen,
            hop: None,
            before: scene.last.map(|(before, _)| pair(*before)),
            chosen: chosen.map(pair),
            reach: &|(row, column)| to(queen, Square { row, column }),
            lost: &|(row, column)| is_known && game.is_lost(Square { row, column }),
            answered: &|(row, column)| {
                is_known && chosen.is_some_and(|chosen| to(chosen, Square { row, column }).is_some())
            },
        };
        corner.picture(room)
    }

    /// The rows of the squares, and one for the numbers of the columns.
    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let [_, down, left, _] = seen.look.glyphs().arrows;
        let ways = |queen: &Square| [queen.column, queen.row];
        let name = |queen: &Square| format!("{},{} ({},{})", queen.row, queen.column, queen.column, queen.row);
        let below = landed(seen.landings().map(name), seen.look, room.width);
        Ledger::new([left, down]).part("", ways(seen.now()), seen.then.as_ref().map(ways)).over(below, seen.look, room)
    }

    fn words(_: &Self, queen: &Square, slide: &Slide, look: &Look) -> String {
        let to = queen.after(*slide);
        let (way, squares) = (slide.way.name(), slide.squares);
        say!(look, "wythoff-move", way = way, squares = squares, row = to.row, column = to.column)
    }

    fn recite(_: &Self, queen: &Square, look: &Look) -> Vec<String> {
        vec![say!(look, "wythoff-recited", row = queen.row, column = queen.column)]
    }
}

/// A slide of this many squares, at most to the edge.
fn slid(queen: Square, way: Way, squares: u64) -> Slide {
    Slide { way, squares: squares.clamp(1, queen.room(way).max(1)) }
}

/// The move to a square, if there is one.
fn to(queen: Square, square: Square) -> Option<Slide> {
    let rows = queen.row.checked_sub(square.row)?;
    let columns = queen.column.checked_sub(square.column)?;
    let way = match (rows, columns) {
        (0, 0) => return None,
        (0, _) => Way::Left,
        (_, 0) => Way::Down,
        _ if rows == columns => Way::Both,
        _ => return None,
    };
    Some(Slide { way, squares: rows.max(columns) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::game;

    fn queen() -> (Wythoff, Square) {
        let game: Wythoff = game(&[]);
        let start = game.start();
        (game, start)
    }

    fn steered(from: &str, steps: &[Step]) -> String {
        let (game, start) = queen();
        let from = from.parse().expect("a move");
        steps.iter().fold(from, |slide, step| Wythoff::steer(&game, &start, &slide, *step)).to_string()
    }

    #[test]
    fn the_arrows_go_along_a_line_and_to_the_next_one() {
        use Step::{Down, Left, More, Most, Right, Up};
        for (from, steps, to) in [
            ("L1", &[Left, Left][..], "L3"),
            ("L3", &[Right], "L2"),
            ("L1", &[Right, Up], "L1"),
            ("L3", &[Down], "LD3"),
            ("L9", &[Down], "LD7"),
            ("LD3", &[Left, Down], "LD5"),
            ("LD3", &[Right], "D3"),
            ("LD3", &[Up], "L3"),
            ("D2", &[Left], "LD2"),
            ("D2", &[Up, Right], "D1"),
            ("D2", &[More], "D3"),
            ("D2", &[Most], "D7"),
        ] {
            assert_eq!(steered(from, steps), to, "{from} {steps:?}");
        }
    }

    #[test]
    fn at_the_edge_the_cursor_stays_on_the_only_line() {
        let (game, _) = queen();
        let edge = Square { row: 0, column: 4 };
        assert_eq!(Wythoff::cursor(&game, &edge, Some(&"D3".parse().expect("a move"))).to_string(), "L3");
        assert_eq!(Wythoff::steer(&game, &edge, &"L3".parse().expect("a move"), Step::Down).to_string(), "L3");
    }
}
