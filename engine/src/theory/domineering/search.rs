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
pub(super) struct Mixed(u64);

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

/// The players of a [`Board`]: the one to move, and the opponent.
const OWN: usize = 0;
const OTHER: usize = 1;

/// A board as the player to move sees it.
#[derive(Debug, Clone, Copy)]
struct Board {
    /// The cells for which both compete, once for each player: turned so that this player's dominoes lie across.
    cells: [Cells; 2],
    /// The moves that each player has in reserve where the other cannot move.
    reserve: [u32; 2],
}

impl Board {
    fn of(free: Cells, side: Side) -> Self {
        let own = if side == Side::Horz { free } else { free.turned() };
        Self { cells: [own, own.turned()], reserve: [0, 0] }.reduced()
    }

    /// Returns the board with the regions where only one player can move counted as moves in reserve.
    fn reduced(self) -> Self {
        let cells = self.cells[OWN];
        let (own, other) = (cells.coverable(Side::Horz), cells.coverable(Side::Vert));
        let open = own.or(other);
        let both = open.joined_to(own.and(other));
        if both == cells {
            return self;
        }
        let mut reserve = self.reserve;
        let single = open.except(both);
        if !single.is_empty() {
            reserve[OWN] += single.most(Side::Horz);
            reserve[OTHER] += single.most(Side::Vert);
        }
        Self { cells: [both, both.turned()], reserve }
    }

    /// Returns the board as the opponent sees it.
    const fn turned(self) -> Self {
        let ([own, other], [mine, theirs]) = (self.cells, self.reserve);
        Self { cells: [other, own], reserve: [theirs, mine] }
    }

    /// Returns the most moves that a player could make.
    fn most(self, who: usize) -> u32 {
        self.cells[who].most(Side::Horz) + self.reserve[who]
    }

    /// Returns a number of moves that a player can make, whatever the opponent does; `ahead` is whether that player
    /// moves next. A domino of the opponent spoils at most two others, so of those that can be spoilt the player lays
    /// at least every third.
    fn least(self, who: usize, ahead: bool) -> u32 {
        let cells = self.cells[who];
        let safe = cells.safe();
        let laid = safe.except(safe.unpaired());
        let open = cells.except(laid).most(Side::Horz).saturating_sub(if ahead { 0 } else { 2 });
        laid.count() / 2 + open.div_ceil(3) + self.reserve[who]
    }

    /// Returns whether the player, who moves, wins, if counting dominoes decides it.
    fn counted(self) -> Option<bool> {
        if self.least(OWN, true) > self.most(OTHER) {
            return Some(true);
        }
        (self.most(OWN) <= self.least(OTHER, false)).then_some(false)
    }

    /// Returns the board with moves in reserve that cancel left out: one is as good as one less for the opponent.
    fn balanced(self) -> Self {
        let [own, other] = self.reserve;
        let both = own.min(other);
        Self { reserve: [own - both, other - both], ..self }
    }

    /// Returns a key. The cells take 46 bits and the moves in reserve five each, so eight are free above it.
    fn key(self) -> u64 {
        let [own, other] = self.reserve.map(u64::from);
        self.cells[OWN].representative().number() | own << 46 | other << 51
    }

    /// Returns the boards after each move of the player, by the opponent's competing dominoes, fewest first.
    fn options(self) -> impl Iterator<Item = Self> {
        // The order above the cells, which take 46 bits, so that one comparison sorts.
        let mut after: Vec<u64> = self.cells[OWN].after_horz().map(|own| order(own) << 48 | own.number()).collect();
        after.sort_unstable();
        let reserve = self.reserve[OWN].checked_sub(1).map(|own| Self { reserve: [own, self.reserve[OTHER]], ..self });
        let left = after.into_iter().map(move |after| {
            let own = Cells::numbered(after);
            Self { cells: [own, own.turned()], ..self }
        });
        left.chain(reserve).map(Self::reduced)
    }
}

/// Orders what a domino across can leave: first where the opponent has few moves, and few safe ones, beside those of
/// the player.
fn order(own: Cells) -> u64 {
    /// More than a player's freedom: 15 dominoes at most count twice each, safe ones twice more, and 30 moves once.
    const MOST: u64 = 1 << 7;
    MOST + freedom(own.turned()) - freedom(own)
}

/// Weighs the moves of a player whose dominoes lie across, safe ones more.
fn freedom(cells: Cells) -> u64 {
    let weight = 2 * cells.most(Side::Horz) + 2 * cells.safe().most(Side::Horz) + cells.starts(Side::Horz).count();
    u64::from(weight)
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

    /// Returns whether the player of this board, who moves, wins.
    fn is_won(&mut self, board: Board, cancel: &Cancel) -> Result<bool, Stopped> {
        if let Some(known) = board.counted() {
            return Ok(known);
        }
        let board = board.balanced();
        let key = board.key();
        if let Some(known) = self.wins.get(&key) {
            return Ok(*known);
        }
        self.count(cancel)?;
        let mut found = false;
        for option in board.options() {
            if !self.is_won(option.turned(), cancel)? {
                found = true;
                break;
            }
        }
        self.wins.insert(key, found);
        Ok(found)
    }

    /// Returns whether the player, who moves, wins; `None` if neither counting nor an earlier search decides it.
    fn at_once(&self, board: Board) -> Option<bool> {
        board.counted().or_else(|| self.wins.get(&board.balanced().key()).copied())
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

    /// Returns whether the player wins and the opponent makes at most so many moves; `own` is whether the player moves
    /// next.
    fn is_won_within(&mut self, board: Board, own: bool, moves: u32, cancel: &Cancel) -> Result<bool, Stopped> {
        let most = board.most(OTHER);
        if !own && most == 0 {
            return Ok(true);
        }
        if moves < board.least(OTHER, !own) {
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
