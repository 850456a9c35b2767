//! Stamps of values: when each was last seen.

use super::lanes::Lane;
use crate::simd;

/// For each value the newest m so far in which it was seen, as long as a heap to come reaches that m.
///
/// All that is asked is whether a value was seen since some m that can still be reached. So an m is kept as its distance from
/// one that no heap reaches any more, in as few bits as that distance needs: to write them down is most of the work, and a byte
/// each stays near the processor.
#[derive(Debug)]
pub(super) enum Seen {
    Near(Stamps<u8>),
    Middle(Stamps<u16>),
    Far(Stamps<u32>),
}

/// Does the same with stamps of any width.
macro_rules! each {
    ($seen:expr, $stamps:ident => $what:expr) => {
        match $seen {
            Self::Near($stamps) => $what,
            Self::Middle($stamps) => $what,
            Self::Far($stamps) => $what,
        }
    };
}

impl Seen {
    /// Nothing is seen yet; an m stays in reach until it is more than `reach` behind the newest.
    pub(super) fn new(reach: usize) -> Self {
        /// The oldest stamps are thrown away together: not more often than once in so many m.
        const SPARE: usize = 64;
        if reach + SPARE <= u8::MAX.into() {
            Self::Near(Stamps::new(reach))
        } else if reach + SPARE <= u16::MAX.into() {
            Self::Middle(Stamps::new(reach))
        } else {
            Self::Far(Stamps::new(reach))
        }
    }

    /// Makes room for values below `room`, a power of two.
    pub(super) fn make_room(&mut self, room: usize) {
        each!(self, stamps => stamps.make_room(room));
    }

    /// There is room for values below this.
    pub(super) fn room(&self) -> usize {
        each!(self, stamps => stamps.newest.len())
    }

    /// Notes what is seen in `m`.
    pub(super) fn note(&mut self, m: usize, values: impl Iterator<Item = u32>) {
        each!(self, stamps => stamps.note(m, values));
    }

    /// Notes that the nim-sums of these pairs are seen in `m`; the slices are of one length.
    pub(super) fn note_sums<L: Lane>(&mut self, m: usize, left: &[L], right: &[L]) {
        each!(self, stamps => stamps.note_sums(m, left, right));
    }

    /// Returns whether a value was seen in `oldest` or since.
    pub(super) fn has(&self, value: usize, oldest: usize) -> bool {
        each!(self, stamps => stamps.has(value, oldest))
    }

    /// The first value from `from` on that was not seen in `oldest` or since.
    pub(super) fn first_without(&self, from: usize, oldest: usize) -> usize {
        each!(self, stamps => stamps.first_without(from, oldest))
    }
}

#[derive(Debug)]
pub(super) struct Stamps<S> {
    /// For each value the newest m in which it was seen, less `base`; 0 where that is no more than nothing.
    newest: Vec<S>,
    base: usize,
    reach: usize,
}

impl<S: Stamp> Stamps<S> {
    const fn new(reach: usize) -> Self {
        Self { newest: Vec::new(), base: 0, reach }
    }

    fn make_room(&mut self, room: usize) {
        if self.newest.len() < room {
            self.newest.resize(room, S::of(0));
        }
    }

    /// The stamp of `m`, where it has one in so many bits.
    fn stamp(&mut self, m: usize) -> S {
        if m - self.base > S::MOST {
            let base = m - self.reach - 1;
            S::age(&mut self.newest, S::of(base - self.base));
            self.base = base;
        }
        S::of(m - self.base)
    }

    fn note(&mut self, m: usize, values: impl Iterator<Item = u32>) {
        let stamp = self.stamp(m);
        // No value is above the mask.
        if let Some(mask) = self.newest.len().checked_sub(1) {
            values.for_each(|value| self.newest[value as usize & mask] = stamp);
        }
    }

    fn note_sums<L: Lane>(&mut self, m: usize, left: &[L], right: &[L]) {
        let stamp = self.stamp(m);
        L::stamp_sums(left, right, &mut self.newest, stamp);
    }

    fn has(&self, value: usize, oldest: usize) -> bool {
        self.newest.get(value).is_some_and(|stamp| *stamp >= S::of(oldest - self.base))
    }

    fn first_without(&self, from: usize, oldest: usize) -> usize {
        let known = self.newest.get(from..).unwrap_or(&[]);
        from + S::at_least(known, S::of(oldest - self.base))
    }
}

/// A distance in so many bits.
pub(super) trait Stamp: simd::Lane {
    /// The largest.
    const MOST: usize;

    fn of(distance: usize) -> Self;

    /// Takes so much from all of them.
    fn age(stamps: &mut [Self], by: Self);
}

macro_rules! stamp {
    ($bits:ty) => {
        impl Stamp for $bits {
            const MOST: usize = Self::MAX as usize;

            fn of(distance: usize) -> Self {
                Self::try_from(distance).unwrap_or(Self::MAX)
            }

            fn age(stamps: &mut [Self], by: Self) {
                for stamp in stamps {
                    *stamp = stamp.saturating_sub(by);
                }
            }
        }
    };
}

stamp!(u8);
stamp!(u16);
stamp!(u32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_reach_is_remembered_in_any_width() {
        const ROOM: usize = 256;
        for reach in [0, 3, 190, 200, 60_000, 70_000] {
            let mut seen = Seen::new(reach);
            seen.make_room(ROOM);
            let mut last = [0; ROOM];
            for m in (1..1_000).chain(100_000..100_900).chain(300_000..300_100) {
                let value = u8::try_from((m * m / 7 + m) % ROOM).expect("it is less");
                seen.note(m, std::iter::once(value.into()));
                last[usize::from(value)] = m;
                let oldest = m.saturating_sub(reach).max(1);
                let missing = last.iter().position(|m| *m < oldest).unwrap_or(ROOM);
                assert_eq!(seen.first_without(0, oldest), missing, "{m} of a reach of {reach}");
                assert!((0..ROOM).all(|value| seen.has(value, oldest) == (last[value] >= oldest)));
                assert!(!seen.has(ROOM, oldest));
            }
        }
    }

    #[test]
    fn pairs_are_noted_by_their_nim_sums() {
        let left: Vec<u16> = (0..23).map(|n| n * n % 61).collect();
        let right: Vec<u16> = (0..23).map(|n| n * 11 % 64).collect();
        let wide = |values: &[u16]| -> Vec<u32> { values.iter().map(|value| u32::from(*value)).collect() };
        let mut seen = [5, 5].map(Seen::new);
        for seen in &mut seen {
            seen.make_room(64);
        }
        seen[0].note_sums(7, &left, &right);
        seen[1].note_sums(7, &wide(&left), &wide(&right));
        let sums: Vec<usize> = left.iter().zip(&right).map(|(a, b)| usize::from(a ^ b)).collect();
        assert!((0..64).all(|value| seen.iter().all(|seen| seen.has(value, 7) == sums.contains(&value))));
    }
}
