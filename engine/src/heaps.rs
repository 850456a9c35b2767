//! Heaps and cuts, shared by every game on piles.

use std::{fmt, str::FromStr};

use crate::{
    digits::{ordinal, whole},
    error::MoveFault,
    fields::{Setup, SetupError, SetupFault, word, write_joined},
    map::{Axis, Opening, Plane, Spot},
};

/// The sizes of heaps or piles, displayed as `3,4,5`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct Heaps(pub Vec<u64>);

impl Heaps {
    /// Parses a field of heaps.
    ///
    /// # Errors
    /// [`SetupError`] if every heap is empty.
    pub(crate) fn of_setup(setup: &Setup, field: &'static str) -> Result<Self, SetupError> {
        let heaps = Self(setup.counts(field));
        if heaps.is_empty() { Err(setup.error(field, SetupFault::AllZero)) } else { Ok(heaps) }
    }

    /// Returns whether all heaps are empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&heap| heap == 0)
    }

    /// Returns the total number of objects. Ten heaps of 10^18 do not overflow.
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Returns the size of a heap. Heaps count from 1; a heap that does not exist has size 0.
    pub fn size(&self, heap: usize) -> u64 {
        heap.checked_sub(1).and_then(|at| self.0.get(at)).copied().unwrap_or(0)
    }

    /// Returns the heaps after legal cuts.
    #[must_use]
    pub fn after(&self, cuts: &[Cut]) -> Self {
        let mut after = self.clone();
        for cut in cuts {
            if let Some(heap) = after.0.get_mut(cut.heap.wrapping_sub(1)) {
                *heap = heap.saturating_sub(cut.take);
            }
        }
        after
    }

    /// Returns all cuts: of each heap, any positive number up to all of it.
    pub(crate) fn cuts(&self) -> impl Iterator<Item = Cut> {
        (1..).zip(&self.0).flat_map(|(heap, &size)| (1..=size).map(move |take| Cut { heap, take }))
    }

    /// Returns the cuts that take one object, from each heap that is not empty.
    pub(crate) fn single_cuts(&self) -> impl Iterator<Item = Cut> {
        (1..).zip(&self.0).filter(|(_, size)| **size > 0).map(|(heap, _)| Cut { heap, take: 1 })
    }

    /// Returns each heap alone; empty if there is only one.
    pub(crate) fn alone(&self) -> Vec<Self> {
        if self.0.len() > 1 { self.0.iter().map(|heap| Self(vec![*heap])).collect() } else { Vec::new() }
    }

    /// Returns the heaps in ascending order.
    #[must_use]
    pub fn in_order(&self) -> Self {
        let mut heaps = self.0.clone();
        heaps.sort_unstable();
        Self(heaps)
    }

    /// Returns the heaps at a place of a map: two, and a third one if the slice is not 0.
    pub(crate) fn of_spot(spot: Spot) -> Self {
        let third = (spot.z > 0).then_some(spot.z);
        Self([spot.x, spot.y].into_iter().chain(third).collect())
    }

    /// Returns how a game gets to the heaps at a place of a map. If all are empty, it starts with one heap of `last`,
    /// which is taken whole.
    pub(crate) fn opening(spot: Spot, field: &str, last: u64) -> Opening {
        let nothing = Self::of_spot(spot).is_empty();
        let heaps = if nothing { Self::of_spot(Spot { x: last, ..spot }) } else { Self::of_spot(spot) };
        let moves = if nothing { vec![Cut { heap: 1, take: last }.to_string()] } else { Vec::new() };
        Opening { fields: vec![word(field, heaps)], moves }
    }

    /// Returns the place of the heaps on a map, ignoring empty ones; `None` if there are more than three.
    pub fn spot(&self) -> Option<Spot> {
        let mut heaps = self.0.iter().copied().filter(|heap| *heap > 0);
        let mut next = || heaps.next().unwrap_or(0);
        let spot = Spot { x: next(), y: next(), z: next() };
        (next() == 0).then_some(spot)
    }

    /// Checks that a cut can be made.
    ///
    /// # Errors
    /// [`MoveFault`] if the heap does not exist or is too small.
    pub fn check(&self, Cut { heap, take }: Cut) -> Result<(), MoveFault> {
        let Some(&size) = heap.checked_sub(1).and_then(|at| self.0.get(at)) else {
            return Err(MoveFault::NoSuchPart { part: heap.to_string(), parts: self.0.len() });
        };
        if take == 0 || take > size {
            return Err(MoveFault::Amount { amount: take.to_string(), part: Some(heap), min: 1, max: size });
        }
        Ok(())
    }
}

/// Returns the plane of two heaps of up to `most`, with a third one as the slice. The names are those of its axes.
pub const fn plane(most: u64, [one, two, three]: [&'static str; 3]) -> Plane {
    let board = Plane::board(Axis::new(one, 0, most), Axis::new(two, 0, most));
    Plane { slice: Some(Axis::new(three, 0, most)), ..board }
}

/// The axis names of heaps on a map.
pub const NAMES: [&str; 3] = ["heap-one", "heap-two", "heap-three"];

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(f, &self.0)
    }
}

/// A heap and the number taken from it, written `heap:take`. Heaps count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cut {
    /// The heap, counted from 1.
    pub heap: usize,
    /// The number taken.
    pub take: u64,
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.heap, self.take)
    }
}

impl FromStr for Cut {
    type Err = MoveFault;

    fn from_str(text: &str) -> Result<Self, MoveFault> {
        let (heap, take) = text.split_once(':').ok_or(MoveFault::Malformed)?;
        Ok(Self { heap: ordinal(heap)?, take: whole(take)? })
    }
}
