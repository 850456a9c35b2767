//! The sizes of a pile as stepping stones, in rows of a lap, so that sizes that are good to leave stand below one another.

mod row;

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang_engine::theory::subtraction_set::Strip;

use super::Pile;
use crate::{
    look::Look,
    play::{
        board::{Hits, Stage},
        boards::paint::short,
    },
};
use row::Row;

/// The fewest rows of a row of stones: the path, the stones, their numbers.
pub(super) const LEAST: u16 = 3;
/// Rows in which stones that are good to leave rise above the others, and rows with a free one below.
const RAISED: u16 = 4;
const FREE: u16 = 5;
/// The fewest and the most columns from one stone to the next.
const PITCH: (u16, u16) = (2, 12);
/// Short laps stand side by side in rows of at most this many stones.
const ROW: u64 = 10;
/// Columns from one stone to the next that leave room for their numbers.
const LEGIBLE: u16 = 4;
/// Stones in a row while nothing is revealed, where a single row is too short.
const UNTOLD: u64 = 11;
/// The most rows of a lap that is drawn as one.
const LONGEST: u64 = 8;

/// A function that says whether a pile of this size is good to leave; `None` if that is not known.
type Safe<'a> = Box<dyn Fn(u64) -> Option<bool> + 'a>;

/// The sizes of a pile, with what is known of them.
pub(super) struct Stones<'a> {
    /// The size at the start of the game. The stones up to it keep their places all the game long.
    pub(super) start: u64,
    /// The number of sizes after which the pattern repeats.
    pub(super) lap: u64,
    /// The number of stones before 0 in the first lap.
    pub(super) before: u64,
    /// Says which sizes are good to leave.
    pub(super) safe: Safe<'a>,
}

impl<'a> Stones<'a> {
    /// The sizes while nothing is revealed: in a single row if all fit into these columns, otherwise in rows of a prime length, so
    /// that hardly any rule puts those that are alike below one another. Where at most ten may be taken, rows of eleven would.
    pub(super) fn untold(start: u64, reach: u64, width: u16) -> Self {
        let all = start.saturating_add(1);
        let alike = reach.checked_add(1) == Some(UNTOLD);
        let lap = if all <= u64::from(width / PITCH.0) { all } else { UNTOLD - u64::from(alike) };
        Self { start, lap, before: 0, safe: Box::new(|_| Some(false)) }
    }

    /// The sizes of a subtraction set, in rows of the proved period, or of ten if none is proved.
    pub(super) fn of_set(start: u64, why: &'a Strip) -> Self {
        let (lap, from) = why.sequence.period.map_or((ROW, 0), |period| (period.length, period.from));
        Self { start, lap, before: (lap - from % lap) % lap, safe: Box::new(|size| is_safe(why, size)) }
    }
}

/// Whether a pile of this size is good to leave, if that is known.
fn is_safe(why: &Strip, size: u64) -> Option<bool> {
    let (around, sequence) = (&why.pile.around, &why.sequence);
    let near = size.checked_sub(around.low).and_then(|at| around.values.get(usize::try_from(at).ok()?));
    near.map(|value| *value == 0).or_else(|| {
        let period = sequence.period.filter(|period| size >= period.from)?;
        let first = period.from + (size - period.from) % period.length;
        // Only the list of a short period is complete.
        let all = sequence.lost_count == sequence.lost.len() as u64;
        let listed = sequence.lost.binary_search(&first).is_ok();
        (all || listed).then_some(listed)
    })
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Path {
    pile: Pile,
    /// The largest size that has a stone.
    largest: u64,
    lap: u64,
    before: u64,
    /// Stones in a row.
    per_row: u64,
    /// Rows of a lap, or of the laps that stand side by side.
    rows: u64,
    /// The first visible row, and the number of visible rows.
    first: u64,
    shown: u16,
    /// Columns from one stone to the next, and rows from one row of them to the next.
    pitch: (u16, u16),
    /// Columns and rows of all of it.
    pub(super) cells: (u16, u16),
}

impl Path {
    /// The rows around a pile that fit into these columns and rows; `None` if not even one does.
    pub(super) fn new(stones: &Stones<'_>, pile: Pile, (width, height): (u16, u16)) -> Option<Self> {
        let most = u64::from(width / PITCH.0);
        if most < 2 || height < LEAST {
            return None;
        }
        let lap = if stones.lap > most.saturating_mul(LONGEST) { most / 10 * 10 } else { stones.lap }.max(1);
        let lap = lap.saturating_mul((ROW / lap).max(1));
        let largest = stones.start.max(pile.size);
        let before = stones.before % lap;
        // A single row is no longer than the stones in it.
        let lap = lap.min(largest.saturating_add(before).saturating_add(1));
        let rows = lap.div_ceil(most);
        let per_row = lap.div_ceil(rows);
        let path = Self { pile, largest, lap, before, per_row, rows, first: 0, shown: 0, pitch: (0, 0), cells: (0, 0) };
        let all = path.row(path.largest).saturating_add(1);
        let fits = |high: &u16| all.saturating_mul(u64::from(*high)) <= u64::from(height.saturating_add(*high - LEAST));
        let high =
            [FREE, RAISED, LEAST].into_iter().find(fits).unwrap_or(if height > 3 * RAISED { RAISED } else { LEAST });
        let shown = short(all).min(((height + high - high.min(RAISED)) / high).max(1));
        if shown == 1 && all > 1 {
            return Some(path.alone(width, high, height));
        }
        let across = width / u16::try_from(per_row).unwrap_or(width).max(1);
        let pitch = (across.clamp(PITCH.0, PITCH.1), high);
        let columns = u16::try_from(per_row).unwrap_or(width).saturating_mul(pitch.0).min(width);
        let rows = shown.saturating_mul(high).saturating_sub(high.saturating_sub(RAISED)).min(height);
        // If not all rows fit, the pile's is the last one.
        let first = path.row(pile.size).saturating_add(1).saturating_sub(shown.into());
        Some(Self { first, shown, pitch, cells: (columns, rows), ..path })
    }

    /// A single row where no second one fits. It stands still as long as it shows all that can be left.
    fn alone(self, width: u16, high: u16, height: u16) -> Self {
        let most = u64::from(width / PITCH.0);
        let legible = u64::from(width / LEGIBLE).max(2);
        let reach = Some(self.pile.reach).filter(|reach| *reach < most).unwrap_or(legible / 2);
        let per_row = legible.max(reach + 1);
        let step = per_row - reach;
        let low = self.pile.size.saturating_sub(reach) / step * step;
        let before = (per_row - low % per_row) % per_row;
        let path = Self { lap: per_row, before: before.min(u64::MAX - self.largest), per_row, rows: 1, ..self };
        let stones = u16::try_from(per_row).unwrap_or(width).max(1);
        let pitch = ((width / stones).clamp(PITCH.0, PITCH.1), high);
        let cells = (stones.saturating_mul(pitch.0).min(width), high.min(RAISED).min(height));
        Self { first: path.row(self.pile.size), shown: 1, pitch, cells, ..path }
    }

    /// The row of a size, counted from that of 0.
    const fn row(&self, size: u64) -> u64 {
        let along = size.saturating_add(self.before);
        along / self.lap * self.rows + along % self.lap / self.per_row
    }

    /// The size that stands in a row and column.
    const fn at(&self, row: u64, column: u64) -> Option<u64> {
        let within = row % self.rows * self.per_row + column;
        if within >= self.lap {
            return None;
        }
        let Some(along) = (row / self.rows).saturating_mul(self.lap).checked_add(within) else { return None };
        match along.checked_sub(self.before) {
            Some(size) if size <= self.largest => Some(size),
            _ => None,
        }
    }

    /// The columns and sizes of a row.
    fn sizes(&self, row: u64) -> impl Iterator<Item = (u16, u64)> {
        let path = *self;
        (0..).zip(0..self.per_row).filter_map(move |(column, at)| Some((column, path.at(row, at)?)))
    }

    /// Draws the stones, and the path from the pile to what the cursor leaves. Returns the amounts that clicks take.
    pub(super) fn draw(
        &self,
        stones: &Stones<'_>,
        area: Rect,
        buf: &mut Buffer,
        look: &Look,
        stage: &Stage,
    ) -> Hits<u64> {
        let mut hits = Vec::new();
        for (row, y) in (self.first..).zip((area.y..).step_by(usize::from(self.pitch.1))).take(self.shown.into()) {
            let place = Rect { y, height: self.pitch.1.min(RAISED), ..area }.intersection(area);
            if place.height < LEAST {
                break;
            }
            let row = Row { path: self, stones, at: row, place, look, stage };
            row.draw_way(buf);
            for (column, size) in self.sizes(row.at) {
                row.draw_stone(column, size, buf);
                let take = self.pile.size.saturating_sub(size);
                if (1..=self.pile.reach).contains(&take) {
                    hits.push((row.stone(column), take));
                }
            }
            row.draw_numbers(buf);
        }
        hits
    }

    /// The size that the cursor leaves, if it takes anything.
    fn landing(&self) -> Option<u64> {
        (self.pile.take > 0).then(|| self.pile.size.saturating_sub(self.pile.take))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::{areas, dark};

    const fn pile(size: u64, take: u64) -> Pile {
        Pile { size, take, reach: 9, gone: 1 }
    }

    fn stones(lap: u64) -> Stones<'static> {
        Stones { start: 0, lap, before: 0, safe: Box::new(move |size| Some(size.is_multiple_of(lap))) }
    }

    #[test]
    fn safe_stones_stand_below_one_another() {
        for lap in 1..300 {
            let Some(path) = Path::new(&stones(lap), pile(1000, 3), (66, 14)) else { continue };
            if path.lap.is_multiple_of(lap) {
                let column =
                    |size: u64| path.sizes(path.row(size)).find(|(_, there)| *there == size).map(|found| found.0);
                assert_eq!(column(0), column(path.lap));
                assert!((0..1000).all(|size| column(size).is_some()), "{lap}");
            }
        }
    }

    /// Returns the places of the stones that are visible, with their sizes.
    fn places(path: &Path) -> Vec<(u64, u16, u64)> {
        let rows = path.first..path.first + u64::from(path.shown);
        rows.flat_map(|row| path.sizes(row).map(move |(column, size)| (row, column, size))).collect()
    }

    #[test]
    fn stones_stand_still_while_the_pile_shrinks() {
        for (start, width) in [(17, 38), (17, 66), (40, 66)] {
            let at = |size| {
                let stones = Stones::untold(start, 9, width);
                places(
                    &Path::new(&stones, Pile { size, take: 0, reach: 9.min(size), gone: 0 }, (width, 20))
                        .expect("rows"),
                )
            };
            let first = at(start);
            assert_eq!(first.len() as u64, start + 1, "every size has a stone");
            assert!((0..start).all(|size| at(size) == first), "{start} in {width}");
        }
    }

    #[test]
    fn a_single_row_shows_all_that_can_be_left_and_seldom_moves() {
        let mut met = Vec::new();
        for size in (0..60).rev() {
            let pile = Pile { size, take: 1.min(size), reach: 9.min(size), gone: 1 };
            let path = Path::new(&Stones { start: 59, ..stones(10) }, pile, (76, LEAST)).expect("a row");
            let places = places(&path);
            assert!((size - pile.reach..=size).all(|left| places.iter().any(|place| place.2 == left)), "{size}");
            met.push(places);
        }
        met.dedup();
        assert!(met.len() < 12, "{}", met.len());
    }

    #[test]
    fn the_pile_is_always_shown_and_nothing_leaves_the_area() {
        let look = dark();
        for size in [0, 1, 17, 99, u64::MAX] {
            for lap in [1, 2, 7, 10, 100, u64::MAX] {
                for area in areas((0..130).step_by(11), 0..30).filter(|area| (area.width + area.height) % 2 == 0) {
                    let (width, height) = (area.width, area.height);
                    let mut buf = Buffer::empty(Rect::new(0, 0, width + 6, height + 4));
                    let Some(path) = Path::new(&stones(lap), pile(size, size.min(3)), (width, height)) else {
                        continue;
                    };
                    path.draw(&stones(lap), area, &mut buf, &look, &Stage::default());
                    let inside = |at: usize| area.contains(buf.pos_of(at).into());
                    assert!(buf.content.iter().enumerate().all(|(at, cell)| cell.symbol() == " " || inside(at)));
                    assert!(buf.content.iter().any(|cell| cell.symbol() == "▼"), "{size} {lap} {width}x{height}");
                }
            }
        }
    }
}
