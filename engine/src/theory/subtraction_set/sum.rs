//! The remoteness of several piles together, by backward induction if there are few positions.
//!
//! Grundy values say who wins a sum, but not how soon. That does not follow from the figures of the single piles, so
//! all positions that the piles can shrink to are solved.

use crate::heaps::Heaps;

/// The maximum number of positions times moves.
const WORK: u64 = 1 << 18;

/// The remoteness of some piles, and of everything they can become.
#[derive(Debug, Clone)]
pub struct SumRemoteness {
    /// For each pile, the distance in `known` between positions in which its size differs by one.
    strides: Vec<usize>,
    known: Vec<u32>,
}

impl SumRemoteness {
    /// Solves all positions that these piles can become; `None` if there are too many. The sizes of `set` must be
    /// ascending.
    pub fn of(piles: &Heaps, set: &[u64]) -> Option<Self> {
        let mut count = 1_u64;
        let mut strides = Vec::new();
        for size in &piles.0 {
            strides.push(usize::try_from(count).ok()?);
            count = count.checked_mul(size + 1)?;
        }
        let moves = (piles.0.len() * set.len()) as u64;
        if count.checked_mul(moves)? > WORK {
            return None;
        }
        let mut found = Self { strides, known: Vec::new() };
        let mut now = Heaps(vec![0; piles.0.len()]);
        for _ in 0..count {
            let term = found.term(&now, set);
            found.known.push(term);
            step(&mut now, piles);
        }
        Some(found)
    }

    /// Returns the number of plies to the end.
    pub fn get(&self, piles: &Heaps) -> Option<u64> {
        self.known.get(self.index(piles)?).copied().map(u64::from)
    }

    fn index(&self, piles: &Heaps) -> Option<usize> {
        let terms = self.strides.iter().zip(&piles.0);
        terms.map(|(stride, size)| Some(stride * usize::try_from(*size).ok()?)).sum()
    }

    /// Returns the remoteness of a position whose options are all known. A lost position has an even one.
    fn term(&self, now: &Heaps, set: &[u64]) -> u32 {
        let at = self.known.len();
        let (mut soonest, mut longest) = (None, None);
        for (stride, size) in self.strides.iter().zip(&now.0) {
            for take in set.iter().take_while(|take| *take <= size) {
                let back = usize::try_from(*take).map_or(usize::MAX, |take| take.saturating_mul(*stride));
                let Some(after) = at.checked_sub(back).map(|at| self.known[at]) else { continue };
                if after.is_multiple_of(2) {
                    soonest = Some(soonest.map_or(after, |soonest: u32| soonest.min(after)));
                } else {
                    longest = longest.max(Some(after));
                }
            }
        }
        soonest.or(longest).map_or(0, |after| after + 1)
    }
}

/// Advances to the next position; the first pile changes fastest.
fn step(now: &mut Heaps, most: &Heaps) {
    for (size, most) in now.0.iter_mut().zip(&most.0) {
        if *size < *most {
            *size += 1;
            return;
        }
        *size = 0;
    }
}
