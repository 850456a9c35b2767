//! Tick-tack-two: nine cells. The arrows walk over them, and Enter places a sign, or lifts and slides it.

mod picture;

use zugzwang_engine::games::{
    TickTackTwo,
    ticktacktwo::{Board as Signs, CELLS, Grid, SIDE, Step as Mv},
};

use super::{
    floor::{closest, distance, walked},
    prelude::*,
};

/// The cursor, on a cell or holding a sign; cells count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// On a cell.
    At(usize),
    /// Holding the sign of `from` over `to`; the same cell until a target is chosen.
    Lifted {
        /// The cell where the sign stands.
        from: usize,
        /// The cell where it would go.
        to: usize,
    },
}

impl From<Mv> for Hand {
    fn from(mv: Mv) -> Self {
        match mv {
            Mv::Place(cell) => Self::At(cell),
            Mv::Slide { from, to } => Self::Lifted { from, to },
        }
    }
}

impl Board for TickTackTwo {
    type Game = Self;

    type Cursor = Hand;

    fn cursor(game: &Self, grid: &Grid, before: Option<&Hand>) -> Hand {
        let cell = match before {
            Some(Hand::At(cell) | Hand::Lifted { to: cell, .. }) => *cell,
            None => CELLS / 2 + 1,
        };
        // The nearest cell where a move begins, or the same cell if there is none.
        let usable = |cell: &usize| game.moves(grid).any(|mv| origin(mv) == *cell);
        Hand::At(closest((1..=CELLS).filter(usable), place(cell), place).unwrap_or(cell))
    }

    fn chosen(game: &Self, grid: &Grid, hand: &Hand) -> Option<Mv> {
        let mv = match *hand {
            Hand::At(cell) => Mv::Place(cell),
            Hand::Lifted { from, to } => Mv::Slide { from, to },
        };
        game.moves(grid).find(|legal| *legal == mv)
    }

    fn steer(game: &Self, grid: &Grid, hand: &Hand, step: Step) -> Hand {
        match *hand {
            Hand::At(cell) => Hand::At(walked(1..=CELLS, cell, step, place).unwrap_or(cell)),
            Hand::Lifted { from, .. } if matches!(step, Step::Clear | Step::Least) => Hand::At(from),
            Hand::Lifted { from, to } => {
                let aimed = walked(1..=CELLS, from, step, place).map(|to| Hand::Lifted { from, to });
                // If it cannot go there, the sign stays over the target chosen before.
                aimed.filter(|hand| Self::chosen(game, grid, hand).is_some()).unwrap_or(Hand::Lifted { from, to })
            }
        }
    }

    fn confirm(game: &Self, grid: &Grid, hand: &Hand) -> Option<Hand> {
        // Pressing Enter again puts a lifted sign down.
        let cell = match *hand {
            Hand::At(cell) => cell,
            Hand::Lifted { from, .. } => return Some(Hand::At(from)),
        };
        let slides = game.moves(grid).any(|mv| matches!(mv, Mv::Slide { from, .. } if from == cell));
        slides.then_some(Hand::Lifted { from: cell, to: cell })
    }

    fn picture(game: &Self, scene: &Scene<'_, Self>, room: Room) -> Picture<Hand> {
        picture::picture(game, scene, room)
    }

    fn remark(game: &Self, grid: &Grid, hand: &Hand, look: &Look) -> Option<String> {
        match *hand {
            Hand::Lifted { from, to } if from == to => Some(say!(look, "ticktacktwo-lifted", cell = from)),
            Hand::At(cell) if !grid.board.is_placing() => {
                let own = grid.board.signs[cell - 1] == Some(grid.board.mover);
                let key = match (own, Self::confirm(game, grid, hand).is_some()) {
                    (true, true) => "ticktacktwo-lift",
                    (true, false) => "ticktacktwo-stuck",
                    (false, _) => "ticktacktwo-choose",
                };
                Some(say!(look, key, cell = cell))
            }
            _ => None,
        }
    }

    /// The pairs whose line has its third cell free, the number of slides of each player, and whether the signs stood so before.
    fn untold(_: &Self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let look = seen.look;
        let dot = || look.glyphs().dot.to_owned();
        let counted = ["figure-pairs", "figure-slides"].map(|key| say!(look, key));
        let heads = counted.iter().flat_map(|word| Seat::ALL.map(|seat| format!("{word} {}", sign(seat, look))));
        let entries = |grid: &Grid, before: &[Grid]| -> Vec<String> {
            let board = &grid.board;
            let pairs = Seat::ALL.map(|seat| open_pairs(board, seat)).map(|pairs| pairs.unwrap_or_else(dot));
            let ways = Seat::ALL.map(|seat| slides(board, seat).to_string());
            let stood = before.iter().position(|grid| grid.board == *board).map(|at| at + seen.skipped);
            let stood = stood.map_or_else(dot, |moves| say!(look, "figure-stood-after", moves));
            pairs.into_iter().chain(ways).chain([stood]).collect()
        };
        let (now, before) = (seen.now(), &seen.trail[..seen.trail.len() - 1]);
        let then = seen.then.as_ref().map(|then| entries(then, &seen.trail));
        let table = Ledger::new(heads.chain([say!(look, "figure-stood")])).part("", entries(now, before), then);
        table.upright().lines(look, room)
    }

    fn words(_: &Self, grid: &Grid, mv: &Mv, look: &Look) -> String {
        let sign = sign(grid.board.mover, look);
        match *mv {
            Mv::Place(cell) => say!(look, "ticktacktwo-place", sign = sign, cell = cell),
            Mv::Slide { from, to } => say!(look, "ticktacktwo-slide", sign = sign, from = from, to = to),
        }
    }

    fn recite(_: &Self, grid: &Grid, look: &Look) -> Vec<String> {
        let board = &grid.board;
        let cells = |of: Option<Seat>| {
            let held = (1..).zip(board.signs).filter(|(_, sign)| *sign == of).map(|(cell, _): (usize, _)| cell);
            series(held, look)
        };
        let signs = Seat::ALL.into_iter().filter(|seat| board.signs.contains(&Some(*seat)));
        let signs = signs.map(|seat| say!(look, "recite-signs", sign = sign(seat, look), cells = cells(Some(seat))));
        signs.chain([say!(look, "recite-free-cells", cells = cells(None))]).collect()
    }
}

fn sign(seat: Seat, look: &Look) -> &'static str {
    match seat {
        Seat::First => look.glyphs().cross,
        Seat::Second => look.glyphs().nought,
    }
}

/// The pairs of a player's signs whose line has its third cell free, in writing.
fn open_pairs(board: &Signs, seat: Seat) -> Option<String> {
    const LINES: [[usize; 3]; 8] =
        [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    let pair = |line: &[usize; 3]| {
        let own: Vec<usize> = line.iter().filter(|at| board.signs[**at] == Some(seat)).map(|at| at + 1).collect();
        let is_free = line.iter().any(|at| board.signs[*at].is_none());
        if let ([one, other], true) = (&own[..], is_free) { Some(format!("{one}+{other}")) } else { None }
    };
    let pairs: Vec<String> = LINES.iter().filter_map(pair).collect();
    (!pairs.is_empty()).then(|| pairs.join(" "))
}

/// The number of ways in which a player's signs can slide to a free cell beside them.
fn slides(board: &Signs, seat: Seat) -> usize {
    let own = (1..=CELLS).filter(|cell| board.signs[cell - 1] == Some(seat));
    let free = |cell: &usize| board.signs[cell - 1].is_none();
    own.map(|cell| (1..=CELLS).filter(free).filter(|to| distance(place(*to), place(cell)) == 1).count()).sum()
}

/// The cell where a move begins.
const fn origin(mv: Mv) -> usize {
    match mv {
        Mv::Place(cell) | Mv::Slide { from: cell, .. } => cell,
    }
}

/// A cell's row and column, from 0.
const fn place(cell: usize) -> (usize, usize) {
    let at = cell.saturating_sub(1);
    (at / SIDE, at % SIDE)
}

/// The cursor that a click on a cell means, if the click means anything.
fn clicked(game: &TickTackTwo, scene: &Scene<'_, TickTackTwo>, cell: usize) -> Option<Hand> {
    let is_move = |hand: &Hand| TickTackTwo::chosen(game, scene.position, hand).is_some();
    if let Some(Hand::Lifted { from, .. }) = scene.cursor {
        let slid = Hand::Lifted { from: *from, to: cell };
        if is_move(&slid) {
            return Some(slid);
        }
    }
    let here = Hand::At(cell);
    TickTackTwo::confirm(game, scene.position, &here).or(Some(here).filter(is_move))
}
