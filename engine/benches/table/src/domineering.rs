//! Domineering as anybody would write it: rules alone, from which the engine finds forms and thermographs.

use zugzwang_engine::{Cancel, MoveFault, Outcome, Rules, Seat, exact::Exact, short::Forms};

/// Left lays dominoes upright, Right across, on cells of a board of eight by eight.
pub struct Domineering;

/// The free cells, a bit each, row by row; and who is to move.
pub type Board = (u64, Seat);

const SIDE: u32 = 8;
/// The cells of the last column.
const EDGE: u64 = 0x8080_8080_8080_8080;

/// The free cells beside these.
const fn beside(cells: u64) -> u64 {
    (cells << SIDE) | (cells >> SIDE) | ((cells & !EDGE) << 1) | ((cells >> 1) & !EDGE)
}

/// The cells without those that stand alone, in the upper left corner.
fn trimmed(free: u64) -> u64 {
    let mut cells = free & beside(free);
    while cells != 0 && cells & 0xff == 0 {
        cells >>= SIDE;
    }
    while cells != 0 && cells & (EDGE >> 7) == 0 {
        cells >>= 1;
    }
    cells
}

impl Rules for Domineering {
    type Position = Board;
    type Move = u64;

    fn moves(&self, (free, mover): &Board) -> impl Iterator<Item = u64> {
        let (apart, starts) = match mover {
            Seat::First => (SIDE, free & (free >> SIDE)),
            Seat::Second => (1, free & (free >> 1) & !EDGE),
        };
        (0..64).filter(move |cell| starts >> cell & 1 == 1).map(move |cell| (1 << cell) | (1 << (cell + apart)))
    }

    fn play(&self, (free, mover): &Board, domino: &u64) -> Result<Board, MoveFault> {
        Ok((free & !domino, mover.other()))
    }

    fn end(&self, board: &Board) -> Option<Outcome> {
        self.moves(board).next().is_none().then_some(Outcome::Loss)
    }

    fn turned(&self, (free, mover): &Board) -> Option<Board> {
        Some((*free, mover.other()))
    }

    fn parts(&self, (free, mover): &Board) -> Vec<Board> {
        let (mut left, mut parts) = (*free, Vec::new());
        while left != 0 {
            let mut part = left & left.wrapping_neg();
            loop {
                let grown = part | (beside(part) & left);
                if grown == part {
                    break;
                }
                part = grown;
            }
            left &= !part;
            parts.push((part, *mover));
        }
        if parts.len() > 1 { parts } else { Vec::new() }
    }

    fn representative(&self, (free, mover): &Board) -> Board {
        (trimmed(*free), *mover)
    }
}

/// A number that holds a mean and a temperature.
pub fn held(mean: (i64, i64), temperature: (i64, i64)) -> u64 {
    let scaled = |(above, below): (i64, i64)| above * 1024 / below;
    (scaled(mean) * 4096 + scaled(temperature)).unsigned_abs()
}

/// Means and temperatures of all whole boards of up to so many rows and columns.
pub fn boards(side: u32) -> u64 {
    let pair =
        |number: Exact| (i64::try_from(*number.numer()).unwrap_or(0), i64::try_from(*number.denom()).unwrap_or(1));
    let mut forms = Forms::of(&Domineering, usize::MAX);
    let mut sum = 0_u64;
    for (rows, columns) in (1..=side).flat_map(|rows| (1..=side).map(move |columns| (rows, columns))) {
        let free = (0..rows).fold(0, |free, row| free | (((1_u64 << columns) - 1) << (row * SIDE)));
        let Ok(value) = forms.value(&(free, Seat::First), &Cancel::never()) else { return 0 };
        let graph = forms.thermograph(value);
        sum = sum.wrapping_mul(31).wrapping_add(held(pair(graph.mean), pair(graph.temperature)));
    }
    sum
}
