//! Clobber as anybody would write it, once for both: a stone takes the place of the other's stone beside it.

use cgt::short::partizan::{partizan_game::PartizanGame, transposition_table::ParallelTranspositionTable};
use zugzwang_engine::{Cancel, MoveFault, Outcome, Rules, Seat, exact::Exact, short::Forms};

use crate::domineering::held;

const SIDE: u32 = 8;
/// The cells of the last column.
const EDGE: u64 = 0x8080_8080_8080_8080;

/// Left's stones and Right's, a bit a cell, row by row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stones {
    left: u64,
    right: u64,
}

/// The cells beside these.
const fn beside(cells: u64) -> u64 {
    (cells << SIDE) | (cells >> SIDE) | ((cells & !EDGE) << 1) | ((cells >> 1) & !EDGE)
}

impl Stones {
    /// A whole board, its stones in turn.
    fn board(rows: u32, columns: u32) -> Self {
        let cells =
            (0..rows).flat_map(|row| (0..columns).map(move |column| (row + column, 1 << (row * SIDE + column))));
        cells.fold(Self { left: 0, right: 0 }, |stones, (place, cell): (u32, u64)| match place % 2 {
            0 => Self { left: stones.left | cell, ..stones },
            _ => Self { right: stones.right | cell, ..stones },
        })
    }

    /// The same with colours exchanged.
    const fn turned(self) -> Self {
        Self { left: self.right, right: self.left }
    }

    /// What Left can make of it.
    fn after_left(self) -> impl Iterator<Item = Self> {
        let stones = (0..64).map(|cell| 1 << cell).filter(move |stone| self.left & stone != 0);
        stones.flat_map(move |stone: u64| {
            let taken = (0..64).map(|cell| 1 << cell).filter(move |cell| beside(stone) & self.right & cell != 0);
            taken.map(move |cell: u64| Self { left: self.left & !stone | cell, right: self.right & !cell })
        })
    }

    /// The groups in which somebody can move, each in the upper left corner.
    fn groups(self) -> Vec<Self> {
        let (mut left, mut groups) = (self.left | self.right, Vec::new());
        while left != 0 {
            let mut group = left & left.wrapping_neg();
            loop {
                let grown = group | (beside(group) & left);
                if grown == group {
                    break;
                }
                group = grown;
            }
            left &= !group;
            let stones = Self { left: self.left & group, right: self.right & group };
            if stones.left != 0 && stones.right != 0 {
                groups.push(stones.trimmed());
            }
        }
        groups
    }

    const fn trimmed(mut self) -> Self {
        while (self.left | self.right) & 0xff == 0 {
            self = Self { left: self.left >> SIDE, right: self.right >> SIDE };
        }
        while (self.left | self.right) & (EDGE >> 7) == 0 {
            self = Self { left: self.left >> 1, right: self.right >> 1 };
        }
        self
    }
}

struct Clobber;

impl Rules for Clobber {
    type Position = (Stones, Seat);
    type Move = Stones;

    fn moves(&self, (stones, mover): &Self::Position) -> impl Iterator<Item = Stones> {
        let mover = *mover;
        let own = if mover == Seat::First { *stones } else { stones.turned() };
        own.after_left().map(move |after| if mover == Seat::First { after } else { after.turned() })
    }

    fn play(&self, (_, mover): &Self::Position, after: &Stones) -> Result<Self::Position, MoveFault> {
        Ok((*after, mover.other()))
    }

    fn end(&self, position: &Self::Position) -> Option<Outcome> {
        self.moves(position).next().is_none().then_some(Outcome::Loss)
    }

    fn turned(&self, (stones, mover): &Self::Position) -> Option<Self::Position> {
        Some((*stones, mover.other()))
    }

    fn parts(&self, (stones, mover): &Self::Position) -> Vec<Self::Position> {
        let groups = stones.groups();
        if groups.len() == 1 && groups[0] == *stones {
            Vec::new()
        } else {
            groups.into_iter().map(|group| (group, *mover)).collect()
        }
    }
}

/// The same as the peer has it: groups side by side.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Groups(Stones);

impl PartizanGame for Groups {
    fn left_moves(&self) -> Vec<Self> {
        self.0.after_left().map(Self).collect()
    }

    fn right_moves(&self) -> Vec<Self> {
        self.0.turned().after_left().map(Stones::turned).map(Self).collect()
    }

    fn decompositions(&self) -> Vec<Self> {
        self.0.groups().into_iter().map(Self).collect()
    }
}

/// The boards of up to so many rows and columns.
fn boards(rows: u32, columns: u32) -> impl Iterator<Item = Stones> {
    (1..=rows).flat_map(move |rows| (1..=columns).map(move |columns| Stones::board(rows, columns)))
}

/// Means and temperatures of all boards of up to so many rows and columns, by the engine.
pub fn ours(rows: u32, columns: u32) -> u64 {
    let pair =
        |number: Exact| (i64::try_from(*number.numer()).unwrap_or(0), i64::try_from(*number.denom()).unwrap_or(1));
    let mut forms = Forms::of(&Clobber, usize::MAX);
    boards(rows, columns).fold(0, |sum: u64, stones| {
        let Ok(value) = forms.value(&(stones, Seat::First), &Cancel::never()) else { return 0 };
        let graph = forms.thermograph(value);
        sum.wrapping_mul(31).wrapping_add(held(pair(graph.mean), pair(graph.temperature)))
    })
}

/// The same, by the peer.
pub fn theirs(rows: u32, columns: u32) -> u64 {
    let table = ParallelTranspositionTable::new();
    boards(rows, columns).fold(0, |sum: u64, stones| {
        let form = Groups(stones).canonical_form(&table);
        let pair = |number: cgt::numeric::dyadic_rational_number::DyadicRationalNumber| {
            (number.numerator(), 1_i64 << number.denominator_exponent())
        };
        sum.wrapping_mul(31).wrapping_add(held(pair(form.mean()), pair(form.temperature())))
    })
}
