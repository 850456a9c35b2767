//! The values seen so far among the options of a group of digits.

use super::{code::Group, lanes::Lane, rows::Rows};
use crate::simd::Lane as _;

/// For each value, in which of the sums m that heaps to come can still reach it was seen.
#[derive(Debug)]
pub(super) enum Seen {
    /// Of adjacent digits: the newest m is enough.
    Window(Window),
    /// Of other digits.
    Rows(Rows),
}

impl Seen {
    /// Nothing is seen yet.
    pub(super) fn new(group: &Group) -> Self {
        if group.is_adjacent() {
            Self::Window(Window::new(group.least(), group.most()))
        } else {
            Self::Rows(Rows::new(group.digits.clone()))
        }
    }

    /// Makes room for values below `room`, a power of two.
    pub(super) fn make_room(&mut self, room: usize) {
        match self {
            Self::Window(window) => window.make_room(room),
            Self::Rows(rows) => rows.make_room(room),
        }
    }

    /// Returns the number of values that there is room for.
    pub(super) const fn room(&self) -> usize {
        match self {
            Self::Window(window) => window.recent.len(),
            Self::Rows(rows) => rows.room(),
        }
    }

    /// Notes that these values are seen in `m`.
    pub(super) fn note(&mut self, m: usize, values: impl Iterator<Item = u32>) {
        match self {
            Self::Window(window) => window.note(m, values),
            Self::Rows(rows) => rows.note(m, values),
        }
    }

    /// Notes that the nim-sums of these pairs are seen in `m`. Both slices have the same length.
    pub(super) fn note_sums<L: Lane>(&mut self, m: usize, left: &[L], right: &[L]) {
        match self {
            Self::Window(window) => window.note_sums(m, left, right),
            Self::Rows(rows) => rows.note_sums(m, left, right),
        }
    }

    /// Returns whether heap `n` has been seen to have an option of this value.
    pub(super) fn has(&self, value: usize, n: usize) -> bool {
        match self {
            Self::Window(window) => window.has(value, n),
            Self::Rows(rows) => rows.has(value, n),
        }
    }

    /// Returns the first value from `from` on that heap `n` has not been seen to have an option of.
    pub(super) fn first_without(&mut self, from: usize, n: usize) -> usize {
        match self {
            Self::Window(window) => window.first_without(from, n),
            Self::Rows(rows) => rows.first_without(from, n),
        }
    }
}

/// For each value, the newest m in which it was seen.
///
/// Writing these down is most of the work. So a recent m is stored in one byte, as its distance from a base: bytes stay in the
/// processor's first cache longer than wider numbers would.
#[derive(Debug)]
pub(super) struct Window {
    most: usize,
    reach: usize,
    /// For each value the newest m in which it was seen, less `base`; 0 if it was not seen after `base`.
    recent: Vec<u8>,
    base: usize,
    /// For each value the newest m up to `base` in which it was seen. Empty where no m up to `base` stays in reach.
    old: Vec<u32>,
    /// For each block of values an m up to which none of its newest m is. An m only becomes newer, so this stays true, and most
    /// blocks need not be looked at again while it is in reach. Empty where `old` is.
    floors: Vec<u32>,
}

impl Window {
    /// The longest reach for which one byte is enough: the base then moves once in 64 m or more.
    const SHORT: usize = u8::MAX as usize - 64;

    /// The number of values in a block.
    const BLOCK: usize = 64;

    const fn new(least: usize, most: usize) -> Self {
        Self { most, reach: most - least, recent: Vec::new(), base: 0, old: Vec::new(), floors: Vec::new() }
    }

    fn make_room(&mut self, room: usize) {
        // Both are powers of two, so every block is whole.
        let room = room.max(Self::BLOCK);
        if self.recent.len() < room {
            self.recent.resize(room, 0);
            if self.reach > Self::SHORT {
                self.old.resize(room, 0);
                self.floors.resize(room / Self::BLOCK, 0);
            }
        }
    }

    /// Returns the byte for `m`. Moves the base first if `m` is too far from it.
    fn stamp(&mut self, m: usize) -> u8 {
        if m - self.base > u8::MAX.into() {
            self.move_base(m);
        }
        byte(m - self.base)
    }

    fn move_base(&mut self, m: usize) {
        if self.reach > Self::SHORT {
            let base = u32::try_from(self.base).unwrap_or(u32::MAX);
            for (recent, old) in self.recent.iter_mut().zip(&mut self.old) {
                if *recent > 0 {
                    *old = base + u32::from(*recent);
                }
                *recent = 0;
            }
            self.base = m - 1;
        } else {
            let base = m - self.reach - 1;
            let by = byte(base - self.base);
            for recent in &mut self.recent {
                *recent = recent.saturating_sub(by);
            }
            self.base = base;
        }
    }

    fn note(&mut self, m: usize, values: impl Iterator<Item = u32>) {
        let stamp = self.stamp(m);
        for value in values {
            if let Some(recent) = self.recent.get_mut(value as usize) {
                *recent = stamp;
            }
        }
    }

    fn note_sums<L: Lane>(&mut self, m: usize, left: &[L], right: &[L]) {
        let stamp = self.stamp(m);
        L::stamp_sums(left, right, &mut self.recent, stamp);
    }

    /// The smallest m that heap `n` reaches: as a byte of `recent`, and as it stands in `old`.
    fn oldest(&self, n: usize) -> (u8, u32) {
        let oldest = n.saturating_sub(self.most).max(1);
        (byte(oldest.saturating_sub(self.base)).max(1), u32::try_from(oldest).unwrap_or(u32::MAX))
    }

    fn has(&self, value: usize, n: usize) -> bool {
        let (recent, old) = self.oldest(n);
        self.recent.get(value).is_some_and(|m| *m >= recent) || self.old.get(value).is_some_and(|m| *m >= old)
    }

    fn first_without(&mut self, from: usize, n: usize) -> usize {
        let (recent, oldest) = self.oldest(n);
        if self.floors.is_empty() {
            return from + u8::at_least(self.recent.get(from..).unwrap_or(&[]), recent);
        }
        let mut value = from;
        loop {
            let block = value / Self::BLOCK;
            let seen = u32::at_least(self.floors.get(block..).unwrap_or(&[]), oldest);
            if seen > 0 {
                value = (block + seen) * Self::BLOCK;
                continue;
            }
            let Some(floor) = self.floor(block) else { return value };
            self.floors[block] = floor;
            if floor < oldest {
                let end = (block + 1) * Self::BLOCK;
                match (value..end).find(|value| !self.has(*value, n)) {
                    Some(unseen) => return unseen,
                    None => value = end,
                }
            }
        }
    }

    /// Returns the least of the newest m of the values in a block; `None` if there is no such block.
    fn floor(&self, block: usize) -> Option<u32> {
        let values = block * Self::BLOCK..self.recent.len().min((block + 1) * Self::BLOCK);
        let (recent, old) = (self.recent.get(values.clone())?, self.old.get(values)?);
        let base = u32::try_from(self.base).unwrap_or(u32::MAX);
        recent.iter().zip(old).map(|(recent, old)| if *recent > 0 { base + u32::from(*recent) } else { *old }).min()
    }
}

fn byte(distance: usize) -> u8 {
    u8::try_from(distance).unwrap_or(u8::MAX)
}
