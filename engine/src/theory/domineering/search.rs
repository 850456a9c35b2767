//! Who wins a board, and how soon, by search.
//!
//! Three things keep it short. A region in which only one player can move is counted as moves in reserve. Counting
//! dominoes bounds how many moves each player has left at least and at most. And boards that are equal by moving
//! regions about, turning them over or exchanging the players are searched once.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use super::{Cells, Side};
use crate::cancel::{Cancel, Stopped};

/// Positions searched between two looks at the cancellation.
const BETWEEN_LOOKS: u64 = 1 << 10;

/// Hashes a number by one multiplication: the keys are boards, which no attacker chooses.
#[derive(Debug, Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 32);
    }
}

type Known = HashMap<u64, bool, BuildHasherDefault<Mixed>>;

/// A board seen by one of the players, who moves as Vert: the cells for which both compete, and the moves that each
/// has in reserve where the other cannot move.
#[derive(Debug, Clone, Copy)]
struct Board {
    cells: Cells,
    own: u32,
    other: u32,
}

impl Board {
    fn of(free: Cells, side: Side) -> Self {
        let cells = if side == Side::Vert { free } else { free.turned() };
        Self { cells, own: 0, other: 0 }.reduced()
    }

    /// Returns the board with the regions where only one player can move counted as moves in reserve.
    fn reduced(self) -> Self {
        let (upright, across) = (self.cells.coverable(Side::Vert), self.cells.coverable(Side::Horz));
        let mut board = Self { cells: Cells::default(), ..self };
        for region in upright.or(across).regions() {
            if region.and(upright).and(across).is_empty() {
                board.own += region.most(Side::Vert);
                board.other += region.most(Side::Horz);
            } else {
                board.cells = board.cells.or(region);
            }
        }
        board
    }

    fn turned(self) -> Self {
        Self { cells: self.cells.turned(), own: self.other, other: self.own }
    }

    /// Returns the most moves that the player of this side could make.
    fn most(self, side: Side) -> u32 {
        self.cells.most(side) + if side == Side::Vert { self.own } else { self.other }
    }

    /// Returns a number of moves that the player of this side can make, whatever the opponent does; `ahead` is whether
    /// that player moves next. A domino of the opponent spoils at most two others, so of those that can be spoilt the
    /// player lays at least every third.
    fn least(self, side: Side, ahead: bool) -> u32 {
        let safe = self.cells.except(self.cells.coverable(side.other()));
        let laid = safe.except(safe.packed(side));
        let open = self.cells.except(laid).most(side).saturating_sub(if ahead { 0 } else { 2 });
        laid.count() / 2 + open.div_ceil(3) + if side == Side::Vert { self.own } else { self.other }
    }

    /// Returns the board with moves in reserve that cancel left out: one is as good as one less for the opponent.
    fn balanced(self) -> Self {
        let both = self.own.min(self.other);
        Self { own: self.own - both, other: self.other - both, ..self }
    }

    /// Returns a key. The cells take 46 bits and the moves in reserve five each, so eight are free above it.
    fn key(self) -> u64 {
        self.cells.representative().number() | u64::from(self.own) << 46 | u64::from(self.other) << 51
    }

    /// Returns the boards after each move of the player, by the opponent's competing dominoes, fewest first.
    fn options(self) -> Vec<Self> {
        let mut options: Vec<_> = self.cells.after_vert().map(|cells| (order(cells), Self { cells, ..self })).collect();
        options.sort_unstable_by_key(|(order, _)| *order);
        let reserve = self.own.checked_sub(1).map(|own| Self { own, ..self });
        options.into_iter().map(|(_, board)| board).chain(reserve).map(Self::reduced).collect()
    }
}

/// Orders what a domino of Vert can leave: first where Horz has few moves, and few safe ones, beside those of Vert.
fn order(cells: Cells) -> (i64, u64) {
    let turned = cells.turned();
    let moves = |cells: Cells| {
        let safe = cells.except(cells.coverable(Side::Horz)).most(Side::Vert);
        i64::from(2 * cells.most(Side::Vert) + 2 * safe + cells.starts(Side::Vert).count())
    };
    (moves(turned) - moves(cells), cells.number())
}

/// The answer to who wins, and how soon, with everything that was found out so far.
#[derive(Debug, Default)]
pub struct Solver {
    wins: Known,
    within: Known,
    searched: u64,
}

impl Solver {
    /// Forgets everything if it is about more than `most` boards.
    pub(crate) fn forget_beyond(&mut self, most: usize) {
        if self.wins.len() + self.within.len() > most {
            *self = Self::default();
        }
    }

    fn count(&mut self, cancel: &Cancel) -> Result<(), Stopped> {
        self.searched += 1;
        let looks = self.searched.is_multiple_of(BETWEEN_LOOKS);
        if looks && cancel.is_stopped() { Err(Stopped) } else { Ok(()) }
    }

    /// Returns whether the player to move wins.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped. Everything found out by then is kept.
    pub fn wins(&mut self, free: Cells, mover: Side, cancel: &Cancel) -> Result<bool, Stopped> {
        self.is_won(Board::of(free, mover), cancel)
    }

    /// Returns whether Vert, who moves, wins.
    fn is_won(&mut self, board: Board, cancel: &Cancel) -> Result<bool, Stopped> {
        if let Some(known) = self.at_once(board) {
            return Ok(known);
        }
        self.count(cancel)?;
        let board = board.balanced();
        let mut found = false;
        for option in board.options() {
            if !self.is_won(option.turned(), cancel)? {
                found = true;
                break;
            }
        }
        self.wins.insert(board.key(), found);
        Ok(found)
    }

    /// Returns whether Vert, who moves, wins; `None` if neither counting nor an earlier search decides it.
    fn at_once(&self, board: Board) -> Option<bool> {
        if board.least(Side::Vert, true) > board.most(Side::Horz) {
            return Some(true);
        }
        if board.most(Side::Vert) <= board.least(Side::Horz, false) {
            return Some(false);
        }
        self.wins.get(&board.balanced().key()).copied()
    }

    /// Returns whether the player to move loses, making at most so many moves.
    pub(super) fn loses_within(
        &mut self,
        free: Cells,
        mover: Side,
        moves: u32,
        cancel: &Cancel,
    ) -> Result<bool, Stopped> {
        self.is_won_within(Board::of(free, mover.other()), false, moves, cancel)
    }

    /// Returns whether the player to move wins, and the opponent makes at most so many moves.
    pub(super) fn wins_within(
        &mut self,
        free: Cells,
        mover: Side,
        moves: u32,
        cancel: &Cancel,
    ) -> Result<bool, Stopped> {
        self.is_won_within(Board::of(free, mover), true, moves, cancel)
    }

    /// Returns whether Vert wins and Horz makes at most so many moves; `own` is whether Vert moves next.
    fn is_won_within(&mut self, board: Board, own: bool, moves: u32, cancel: &Cancel) -> Result<bool, Stopped> {
        let most = board.most(Side::Horz);
        if !own && most == 0 {
            return Ok(true);
        }
        if moves < board.least(Side::Horz, !own) {
            return Ok(false);
        }
        if moves >= most {
            return if own { self.is_won(board, cancel) } else { Ok(!self.is_won(board.turned(), cancel)?) };
        }
        let won = if own { self.at_once(board) } else { self.at_once(board.turned()).map(|lost| !lost) };
        if won == Some(false) {
            return Ok(false);
        }
        let key = board.key() | u64::from(moves) << 56 | u64::from(own) << 61;
        if let Some(known) = self.within.get(&key) {
            return Ok(*known);
        }
        self.count(cancel)?;
        let mut found = !own;
        let options = if own { board.options() } else { board.turned().options() };
        for option in options {
            let (next, left) = if own { (option, moves) } else { (option.turned(), moves - 1) };
            if self.is_won_within(next, !own, left, cancel)? == own {
                found = own;
                break;
            }
        }
        self.within.insert(key, found);
        Ok(found)
    }
}
