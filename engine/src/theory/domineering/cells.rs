//! Sets of free cells, a bit each.

use super::{Cell, MOST, Side};

/// Bits from one row to the next. With eight, a set is turned over by reversing bytes and bits, and the columns that
/// no board has keep the ends of two rows apart.
const ROW: u32 = 8;

/// A set of free cells on a board of up to [`MOST`] rows and columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cells(u64);

impl Cells {
    /// Returns all cells of a board; rows and columns beyond [`MOST`] are left out.
    pub fn board(rows: usize, cols: usize) -> Self {
        (1..=rows).flat_map(|row| (1..=cols).map(move |col| Cell { row, col })).collect()
    }

    fn at(cell: Cell) -> Option<u64> {
        let inside = |index: usize| index.checked_sub(1).filter(|index| *index < MOST);
        let (row, col) = (inside(cell.row)?, inside(cell.col)?);
        Some(1 << (row * ROW as usize + col))
    }

    /// Returns whether a cell is in the set.
    pub fn has(self, cell: Cell) -> bool {
        Self::at(cell).is_some_and(|bit| self.0 & bit != 0)
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of cells.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the cells, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        bits(self.0).map(|bit| {
            let at = bit.trailing_zeros();
            Cell { row: (at / ROW) as usize + 1, col: (at % ROW) as usize + 1 }
        })
    }

    /// Returns the cells where a player's domino can begin, as a set.
    #[must_use]
    pub const fn starts(self, side: Side) -> Self {
        match side {
            Side::Vert => Self(self.0 & (self.0 >> ROW)),
            Side::Horz => Self(self.0 & (self.0 >> 1)),
        }
    }

    /// Returns the cells that a player's dominoes can cover.
    #[must_use]
    pub const fn coverable(self, side: Side) -> Self {
        let starts = self.starts(side).0;
        match side {
            Side::Vert => Self(starts | (starts << ROW)),
            Side::Horz => Self(starts | (starts << 1)),
        }
    }

    /// Returns the cells that no domino of Vert can cover.
    pub(super) const fn safe(self) -> Self {
        self.except(self.coverable(Side::Vert))
    }

    /// Returns the set without the domino that begins at this cell.
    #[must_use]
    pub fn without(self, start: Cell, side: Side) -> Self {
        let domino = [start, start.beside(side)].into_iter().filter_map(Self::at);
        Self(domino.fold(self.0, |cells, bit| cells & !bit))
    }

    /// Returns what each domino of Vert leaves.
    pub(super) fn after_vert(self) -> impl Iterator<Item = Self> {
        bits(self.starts(Side::Vert).0).map(move |bit| Self(self.0 & !(bit | bit << ROW)))
    }

    /// Returns what each domino of Horz leaves.
    pub(super) fn after_horz(self) -> impl Iterator<Item = Self> {
        bits(self.starts(Side::Horz).0).map(move |bit| Self(self.0 & !(bit | bit << 1)))
    }

    /// Returns the set without the cells of another.
    #[must_use]
    pub const fn except(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the cells in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the cells in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the largest number of dominoes a player could lay if the opponent never moved.
    pub const fn most(self, side: Side) -> u32 {
        match side {
            Side::Vert => self.turned().most(Side::Horz),
            Side::Horz => (self.count() - self.unpaired().count()) / 2,
        }
    }

    /// Returns the cells that stay free if Horz lays dominoes from the left wherever one fits: the last of each run of an
    /// odd number of cells.
    pub(super) const fn unpaired(self) -> Self {
        const EVEN: u64 = 0x5555_5555_5555_5555;
        let cells = self.0;
        let first = cells & !(cells << 1);
        // Adding the first cell of a run carries to the place behind it. Columns that no board has keep rows apart.
        let from_even = (cells + (first & EVEN)) & !cells & !EVEN;
        let from_odd = (cells + (first & !EVEN)) & !cells & EVEN;
        Self((from_even | from_odd) >> 1)
    }

    /// Returns the regions: the largest sets of cells that are joined side by side.
    pub fn regions(self) -> impl Iterator<Item = Self> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let mut region = left & left.wrapping_neg();
            if region == 0 {
                return None;
            }
            loop {
                let beside = (region << ROW) | (region >> ROW) | (region << 1) | (region >> 1);
                let grown = region | (beside & left);
                if grown == region {
                    break;
                }
                region = grown;
            }
            left &= !region;
            Some(Self(region))
        })
    }

    /// Returns the regions of this set that contain cells of another one.
    pub(super) const fn joined_to(self, seeds: Self) -> Self {
        let mut joined = self.0 & seeds.0;
        loop {
            let beside = (joined << ROW) | (joined >> ROW) | (joined << 1) | (joined >> 1);
            let grown = joined | (beside & self.0);
            if grown == joined {
                return Self(joined);
            }
            joined = grown;
        }
    }

    /// Returns the set mirrored about its diagonal, which exchanges the players.
    #[must_use]
    pub const fn turned(self) -> Self {
        let mut cells = self.0;
        let swapped = (cells ^ (cells >> 7)) & 0x00aa_00aa_00aa_00aa;
        cells ^= swapped ^ (swapped << 7);
        let swapped = (cells ^ (cells >> 14)) & 0x0000_cccc_0000_cccc;
        cells ^= swapped ^ (swapped << 14);
        let swapped = (cells ^ (cells >> 28)) & 0x0000_0000_f0f0_f0f0;
        Self(cells ^ swapped ^ (swapped << 28))
    }

    /// Returns the set moved to the top left corner.
    const fn cornered(self) -> Self {
        if self.0 == 0 {
            return self;
        }
        let cells = self.0 >> (self.0.trailing_zeros() / ROW * ROW);
        let mut columns = cells;
        columns |= columns >> 32;
        columns |= columns >> 16;
        columns |= columns >> 8;
        Self(cells >> (columns & 0xff).trailing_zeros())
    }

    /// Returns the set that stands for all those equal to it by moving it about or turning it over.
    #[must_use]
    pub fn representative(self) -> Self {
        let over = Self(self.0.swap_bytes());
        let across = |cells: Self| Self(cells.0.reverse_bits().swap_bytes());
        let four = [self, over, across(self), across(over)];
        four.into_iter().map(Self::cornered).min().unwrap_or(self)
    }

    /// Returns the set as a number below 2^46.
    pub(super) const fn number(self) -> u64 {
        self.0
    }

    /// Returns the set with this number, of which bits from 2^48 on are ignored.
    pub(super) const fn numbered(number: u64) -> Self {
        Self(number & ((1 << 48) - 1))
    }
}

/// Returns the bits of a number one by one, the lowest first.
fn bits(number: u64) -> impl Iterator<Item = u64> {
    let mut left = number;
    std::iter::from_fn(move || {
        let bit = left & left.wrapping_neg();
        left ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// Leaves out cells beyond the largest board.
impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        Self(cells.into_iter().filter_map(Self::at).fold(0, |all, bit| all | bit))
    }
}
