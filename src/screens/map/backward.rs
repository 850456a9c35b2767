//! Fills the map step by step, back from the end.

use std::collections::HashSet;

use zugzwang_engine::{
    InOrder,
    map::{Plane, Spot},
};

use crate::play::chart::{Cell, Sheet};

/// Everything is shown while the map is not being filled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Backward {
    /// The order of the positions filled last.
    filled: Option<u64>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Filled {
    pub(super) safe: usize,
    pub(super) unsafe_: usize,
    pub(super) first: (Option<Spot>, Option<Spot>),
    /// Whether the game is about points, so that no position is simply won or lost.
    pub(super) has_points: bool,
    pub(super) is_first: bool,
    pub(super) is_last: bool,
}

impl Backward {
    /// Returns the positions with the order of their filling: by remoteness or, if it is not known for all of them, by distance from the
    /// end.
    fn orders<'a>(sheet: &'a Sheet, plane: &'a Plane) -> impl Iterator<Item = (u64, &'a Cell, Spot)> {
        let knows_all = sheet.cells.iter().filter_map(|cell| cell.known).all(|known| known.glance.remoteness.is_some());
        sheet.cells.iter().zip(sheet.frame.spots()).filter_map(move |(cell, spot)| {
            let known = cell.known?;
            let (across, along) = plane.away(spot);
            let order = if knows_all { known.glance.remoteness? } else { across + along };
            Some((order, cell, spot))
        })
    }

    /// Fills one more step, or takes one back; `None` while nothing is known.
    pub(super) fn step(&mut self, sheet: &Sheet, plane: &Plane, on: bool) -> Option<Filled> {
        let mut all: Vec<u64> = Self::orders(sheet, plane).map(|(order, ..)| order).collect();
        all.sort_unstable();
        all.dedup();
        let first = all.first().copied()?;
        let next = match self.filled {
            None => first,
            Some(filled) if on => all.iter().copied().find(|order| *order > filled).unwrap_or(filled),
            Some(filled) => all.iter().rev().copied().find(|order| *order < filled).unwrap_or(first),
        };
        self.filled = Some(next);
        let mut filled = Filled { is_first: next == first, is_last: all.last() == Some(&next), ..Filled::default() };
        let mut new: Vec<(&Cell, Spot)> = Self::orders(sheet, plane)
            .filter(|(order, ..)| *order == next)
            .map(|(_, cell, spot)| (cell, spot))
            .collect();
        new.order_by_key(|(_, spot)| plane.away(*spot));
        for (cell, spot) in new {
            filled.has_points |= cell.known.is_some_and(|known| known.glance.margin.is_some());
            let Some(is_safe) = cell.is_safe() else { continue };
            let (count, first) = if is_safe {
                (&mut filled.safe, &mut filled.first.0)
            } else {
                (&mut filled.unsafe_, &mut filled.first.1)
            };
            *count += 1;
            first.get_or_insert(spot);
        }
        Some(filled)
    }

    pub(super) fn hide_later(self, sheet: &mut Sheet, plane: &Plane) {
        let later: HashSet<Spot> = match self.filled {
            Some(filled) => {
                Self::orders(sheet, plane).filter(|(order, ..)| *order > filled).map(|(.., spot)| spot).collect()
            }
            None => HashSet::new(),
        };
        let spots: Vec<Spot> = sheet.frame.spots().collect();
        for (cell, spot) in sheet.cells.iter_mut().zip(spots) {
            cell.filled = self.filled.map(|_| !later.contains(&spot));
        }
    }
}
