//! Heaps one below another: how much of them is in sight, and the rows between them.

use super::Wanted;
use crate::play::scene::{Len, Room, Unit, cells, units};

/// The most rows from one heap to the next where things are signs.
const WIDEST: f32 = 3.0;

/// The rows of heaps.
#[derive(Debug, Clone)]
pub(super) struct Stack {
    /// The number of heaps, and the first visible one.
    pub(super) count: usize,
    pub(super) first: usize,
    /// The top and the height of each visible heap.
    pub(super) tops: Vec<(Len, Len)>,
    /// Rows of text above for the names of columns, and below for signs.
    pub(super) names: f32,
    pub(super) signs: f32,
    pub(super) height: Len,
}

impl Stack {
    /// Heaps so high, with rows between them in which things can be tied; `None` if they do not fit. Those of one row are scrolled.
    pub(super) fn of(wanted: Wanted<'_>, unit: Unit, highs: impl Iterator<Item = Len>, room: Room) -> Option<Self> {
        let highs: Vec<Len> = highs.map(|high| unit.whole(high)).collect();
        let all: f32 = highs.iter().map(|high| unit.rows(*high)).sum();
        let between = highs.len() as f32 - 1.0;
        let bands: &[(f32, f32)] = match () {
            () if !wanted.has_columns() => &[(0.0, 0.0)],
            () if unit.is_raster() => &[(1.0, 1.0)],
            () => &[(1.0, 1.0), (0.0, 1.0), (0.0, 0.0)],
        };
        let least = if unit.is_raster() { 1.0 } else { 0.0 };
        let free = |bands: (f32, f32)| room.height() - wanted.above - bands.0 - bands.1 - all - least * between;
        let Some(bands) = bands.iter().copied().find(|bands| free(*bands) >= 0.0) else {
            let is_low = highs.iter().all(|high| unit.rows(*high) <= 1.0);
            return (is_low && !unit.is_raster()).then(|| Self::scrolled(wanted, room));
        };
        let most = if unit.is_raster() { 1.0 + (unit.rows(units(1.0)) / 2.0).floor() } else { WIDEST - 1.0 };
        let gap = (least + (free(bands) / between.max(1.0)).floor()).min(most);
        let spare = free(bands) - (gap - least) * between;
        let air = match () {
            () if !wanted.has_columns() || !unit.is_raster() => 0.0,
            () if spare >= 2.0 => 1.0,
            () if spare >= 1.0 && room.is_painted() => 0.5,
            () => 0.0,
        };
        Some(Self::spread(wanted, &highs, gap, (bands, air)))
    }

    /// Bars as thick as they fit, or else as many as fit.
    pub(super) fn of_bars(wanted: Wanted<'_>, unit: Unit, thick: &[f32], room: Room) -> Self {
        let wanted = Wanted { value: None, order: super::Order::Lines, ..wanted };
        let rows = |thick: &f32| wanted.sizes.len() as f32 * (thick + 1.0) - 1.0;
        let fits = thick.iter().find(|thick| rows(thick) <= room.height() - wanted.above);
        let high = cells(*fits.unwrap_or(&1.0));
        let found = fits.and_then(|_| Self::of(wanted, unit, wanted.sizes.iter().map(|_| high), room));
        found.unwrap_or_else(|| Self::scrolled(wanted, room))
    }

    /// As many heaps of one row as fit, among them the one at the cursor.
    fn scrolled(wanted: Wanted<'_>, room: Room) -> Self {
        let count = wanted.sizes.len();
        let rows = crate::play::scene::whole(room.height() - wanted.above) as usize;
        let seen = rows.max(1).min(count);
        let first = (wanted.at + 1).saturating_sub(seen).min(count - seen);
        let highs = vec![cells(1.0); seen];
        Self { first, ..Self::spread(wanted, &highs, 0.0, ((0.0, 0.0), 0.0)) }
    }

    fn spread(wanted: Wanted<'_>, highs: &[Len], gap: f32, ((names, signs), air): ((f32, f32), f32)) -> Self {
        let mut y = cells(wanted.above + names + air);
        let mut tops = Vec::new();
        for high in highs {
            tops.push((y, *high));
            y = y + *high + cells(gap);
        }
        let height = y - cells(gap) + cells(air + signs);
        Self { count: wanted.sizes.len(), first: 0, tops, names, signs, height }
    }
}
