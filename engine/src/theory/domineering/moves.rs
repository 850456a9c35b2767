//! The moves of a board: which win, and which holds out longest.

use super::{Cell, Cells, Side, Solver};
use crate::cancel::{Cancel, Stopped};

/// The most free cells with which ways to go wrong are counted. With more, that would take most of the time.
const COUNTED: u32 = 32;

/// The answer to a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The cells where a winning domino of the player to move begins, row by row.
    pub winning: Vec<Cell>,
    /// The perfect player's move: it wins soonest or, in a lost position, holds out longest. `None` if there is no
    /// move.
    pub suggested: Option<Cell>,
    /// Plies to the end if the winner hurries and the loser delays.
    pub plies: u64,
}

impl Solver {
    /// Finds the winning moves and the perfect player's move.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` is stopped. Everything found out by then is kept.
    pub fn found(&mut self, free: Cells, mover: Side, cancel: &Cancel) -> Result<Found, Stopped> {
        let moves: Vec<Cell> = free.starts(mover).iter().collect();
        let mut winning = Vec::new();
        for (done, &mv) in (0..).zip(&moves) {
            cancel.step(done, moves.len() as u64)?;
            if !self.wins(free.without(mv, mover), mover.other(), cancel)? {
                winning.push(mv);
            }
        }
        let (suggested, plies) = if winning.is_empty() {
            self.longest(free, mover, &moves, cancel)?
        } else {
            self.soonest(free, mover, &winning, cancel)?
        };
        Ok(Found { winning, suggested, plies })
    }

    /// Returns the first winning move after which the opponent can make the fewest moves, and the plies to the end.
    fn soonest(
        &mut self,
        free: Cells,
        mover: Side,
        winning: &[Cell],
        cancel: &Cancel,
    ) -> Result<(Option<Cell>, u64), Stopped> {
        let most = free.most(mover.other());
        for moves in 0..=most {
            for &mv in winning {
                if self.loses_within(free.without(mv, mover), mover.other(), moves, cancel)? {
                    return Ok((Some(mv), 2 * u64::from(moves) + 1));
                }
            }
        }
        // A lost game ends with the loser's last domino at the latest.
        Ok((winning.first().copied(), 2 * u64::from(most) + 1))
    }

    /// Returns the move after which a lost game lasts longest and, of several, the one that leaves the opponent the
    /// most ways to go wrong, as far as they are counted; and the plies to the end.
    fn longest(
        &mut self,
        free: Cells,
        mover: Side,
        moves: &[Cell],
        cancel: &Cancel,
    ) -> Result<(Option<Cell>, u64), Stopped> {
        let mut best: Option<(u32, usize, Cell)> = None;
        for (done, &mv) in (0..).zip(moves) {
            cancel.step(done, moves.len() as u64)?;
            let left = free.without(mv, mover);
            let longest = best.map_or(0, |(longest, ..)| longest);
            let is_shorter = longest > 0 && self.wins_within(left, mover.other(), longest - 1, cancel)?;
            if is_shorter {
                continue;
            }
            let mut more = longest;
            while !self.wins_within(left, mover.other(), more, cancel)? {
                more += 1;
            }
            let wrong = if free.count() <= COUNTED { self.wrong(left, mover.other(), cancel)? } else { 0 };
            if best.is_none_or(|(longest, most, _)| (more, wrong) > (longest, most)) {
                best = Some((more, wrong, mv));
            }
        }
        Ok(best.map_or((None, 0), |(more, _, mv)| (Some(mv), 2 * u64::from(more) + 2)))
    }

    /// Returns the number of moves that give a won position away.
    fn wrong(&mut self, free: Cells, mover: Side, cancel: &Cancel) -> Result<usize, Stopped> {
        let mut wrong = 0;
        for reply in free.starts(mover).iter() {
            wrong += usize::from(self.wins(free.without(reply, mover), mover.other(), cancel)?);
        }
        Ok(wrong)
    }
}
