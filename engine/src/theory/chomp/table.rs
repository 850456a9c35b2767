//! All bars within a rectangle, filled in from the poisoned square.
//!
//! A bar is a non-increasing sequence of row lengths. Adding to each the number of rows above it makes the sequence strictly
//! decreasing, and the combinatorial number system numbers those: in the order of the lowest row, then the next. Every bite
//! leads to a smaller number, so one pass over the numbers fills in all bars.

use super::{Bite, after, bites};
use crate::cancel::{Cancel, Stopped};

/// The number of plies each bar of a rectangle lasts if the winner hurries and the loser delays: an even number if it is lost,
/// an odd one if it is won.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// For each row from the bottom, the share of each length in the number of a bar.
    shares: Vec<Vec<usize>>,
    plies: Vec<u16>,
}

/// Bars between two checks of `cancel`.
const PER_CHECK: usize = 1 << 10;

impl Table {
    /// The maximum number of bars in a table, the empty one included.
    pub const MOST: u64 = 200_000;

    /// Returns the number of bars within a rectangle, the empty one included: C(rows + columns, rows); `None` if they are more
    /// than [`Table::MOST`].
    pub fn size(rows: usize, columns: u64) -> Option<u64> {
        let mut size: u64 = 1;
        for row in 1..=u64::try_from(rows).ok()? {
            // Each step makes a binomial coefficient, which only grows.
            size = size.checked_mul(columns.checked_add(row)?)? / row;
            if size > Self::MOST {
                return None;
            }
        }
        Some(size)
    }

    /// Fills in all bars within a rectangle.
    ///
    /// # Errors
    /// [`Stopped`] if `cancel` was stopped, or if there are more bars than [`Table::MOST`].
    pub fn of(rows: usize, columns: u64, cancel: &Cancel) -> Result<Self, Stopped> {
        let all = Self::size(rows, columns).ok_or(Stopped)?;
        let (count, wide) =
            (usize::try_from(all).map_err(|_| Stopped)?, usize::try_from(columns).map_err(|_| Stopped)?);
        let mut table = Self { shares: shares(rows, wide), plies: Vec::with_capacity(count) };
        // Whoever had to take the poisoned square would leave a won bar, so nobody ever wants to.
        table.plies.push(1);
        let (mut bar, mut below) = (vec![0; rows], vec![0; wide]);
        for number in 1..count {
            if number.is_multiple_of(PER_CHECK) {
                cancel.step(number as u64, all)?;
            }
            advance(&mut bar, wide);
            let plies = table.look_ahead(&bar, &mut below);
            table.plies.push(plies);
        }
        Ok(table)
    }

    /// Returns the plies of a bar from those of the bars with smaller numbers. `below` is memory to work in.
    fn look_ahead(&self, bar: &[usize], below: &mut [usize]) -> u16 {
        let columns = bar.first().copied().unwrap_or(0);
        let share = |row: usize, length: usize| self.shares.get(row).and_then(|shares| shares.get(length)).copied();
        let share = |row, length| share(row, length).unwrap_or(0);
        let mut before: usize = bar.iter().enumerate().map(|(row, length)| share(row, *length)).sum();
        let (mut soonest, mut latest) = (u16::MAX, None);
        let below = below.get_mut(..columns).unwrap_or_default();
        below.fill(0);
        // `below[length]` is the part of the rows from `row` up in the number of the bar after a bite that leaves `length`.
        for (row, own) in bar.iter().copied().enumerate().rev() {
            before -= share(row, own);
            for (length, below) in below.iter_mut().enumerate() {
                *below += share(row, length.min(own));
                if length >= own || (row == 0 && length == 0) {
                    continue;
                }
                let plies = self.plies.get(before + *below).copied().unwrap_or(1);
                if plies % 2 == 0 {
                    soonest = soonest.min(plies);
                }
                latest = latest.max(Some(plies));
            }
        }
        match latest {
            None => 0,
            Some(_) if soonest < u16::MAX => soonest + 1,
            Some(latest) => latest + 1,
        }
    }

    /// Returns how many plies a bar lasts; `None` if it does not lie within the rectangle, or is empty.
    pub fn plies(&self, bar: &[u64]) -> Option<u64> {
        if bar.is_empty() || bar.len() > self.shares.len() {
            return None;
        }
        let lengths = bar.iter().copied().chain(std::iter::repeat(0));
        let share = |(shares, length): (&Vec<usize>, u64)| shares.get(usize::try_from(length).ok()?).copied();
        let number = self.shares.iter().zip(lengths).map(share).sum::<Option<usize>>()?;
        self.plies.get(number).map(|plies| u64::from(*plies))
    }

    /// Returns whether a bar is lost for the player to move.
    pub fn is_lost(&self, bar: &[u64]) -> bool {
        self.plies(bar).is_some_and(|plies| plies.is_multiple_of(2))
    }

    /// Returns the winning bites of a bar, row by row.
    pub fn winning(&self, bar: &[u64]) -> impl Iterator<Item = Bite> {
        bites(bar).filter(|bite| self.is_lost(&after(bar, *bite)))
    }

    /// Returns the winning bite that ends the game soonest; `None` if the bar is lost.
    pub fn fastest(&self, bar: &[u64]) -> Option<Bite> {
        self.winning(bar).min_by_key(|bite| self.plies(&after(bar, *bite)))
    }

    /// Returns the bite to play in a lost bar: one that makes the game last longest and, among these, has the fewest winning
    /// answers. `None` if only the poisoned square is left.
    pub fn hold_out(&self, bar: &[u64]) -> Option<Bite> {
        let longest = bites(bar).filter_map(|bite| self.plies(&after(bar, bite))).max()?;
        let holding = bites(bar).filter(|bite| self.plies(&after(bar, *bite)) == Some(longest));
        holding.min_by_key(|bite| self.winning(&after(bar, *bite)).count())
    }
}

/// Returns the shares of all lengths of each row in the number of a bar: the row with `above` rows above it adds
/// C(length + above, above + 1).
fn shares(rows: usize, columns: usize) -> Vec<Vec<usize>> {
    let mut shares: Vec<Vec<usize>> = Vec::with_capacity(rows);
    let mut row: Vec<usize> = (0..=columns).collect();
    for _ in 0..rows {
        shares.push(row.clone());
        // Pascal's rule, summed along the row.
        row = row.iter().scan(0, |sum, share| Some(std::mem::replace(sum, *sum + share) + share)).collect();
    }
    shares.reverse();
    shares
}

/// Replaces a bar by the one with the next number.
fn advance(bar: &mut [usize], columns: usize) {
    for row in (0..bar.len()).rev() {
        let most = if row == 0 { columns } else { bar[row - 1] };
        if bar[row] < most {
            bar[row] += 1;
            return;
        }
        bar[row] = 0;
    }
}
