//! Columns side by side, as high as their values, on shelves below one another if they do not fit beside one another.

use super::{Align, Picture, Place, Room, Sign, State, Tone, Unit, cells, wide};

/// The most columns of text of a slot with the gap behind it, and the most rows of a shelf.
const WIDEST: u64 = 20;
const HIGHEST: u64 = 36;
/// Rows of a shelf in which heights can be told apart, and the fewest: one for a column and one for its number.
const TALL: u64 = 6;
const LEAST: u64 = 2;

/// The places of columns, each with its number in a row of its own, above which positive values stand and below which negative ones
/// hang.
#[derive(Debug, Clone, Copy)]
pub struct Columns {
    unit: Unit,
    /// Slots on a shelf.
    each: u64,
    shelves: u64,
    /// Columns of text from one slot to the next.
    pitch: u64,
    /// Rows of a shelf above its numbers, and below.
    above: u64,
    below: u64,
    /// Columns of text before the first slot, and of the whole room.
    left: u64,
    width: u64,
    /// The value that a column of as many rows as there are above or below stands for.
    most: i64,
}

impl Columns {
    /// The layout of `count` columns whose values are from `low` to `high`, with numbers of so many letters. If not all fit, it has as
    /// many shelves as do.
    pub fn new(count: u64, (low, high): (i64, i64), letters: u64, room: Room) -> Self {
        let unit = room.cell();
        let (wide, free) = room.cells();
        let least = letters + 3;
        let pitch = (wide / count.max(1)).clamp(least, WIDEST.max(least));
        let each = (wide / pitch).clamp(1, count.max(1));
        let wanted = count.div_ceil(each).max(1);
        // Shelves on which heights can be told apart, if all columns can stand on such, or else as many as fit.
        let most = if wanted <= free / TALL { wanted } else { (free / LEAST).max(1).min(wanted) };
        let height = (free / most).min(HIGHEST);
        let rows = height.saturating_sub(1);
        let (up, down) = (high.max(0).unsigned_abs(), low.min(0).unsigned_abs());
        let share = u128::from(rows) * u128::from(down) / u128::from((up + down).max(1));
        let hung = u64::try_from(share).unwrap_or(rows).clamp(u64::from(down > 0).min(rows), rows);
        let below = if up > 0 { hung.min(rows.saturating_sub(1)) } else { hung };
        let most_value = i64::try_from(up.max(down)).unwrap_or(i64::MAX).max(1);
        let left = (wide - (pitch * each).min(wide)) / 2;
        Self { unit, each, shelves: most, pitch, above: rows - below, below, left, width: wide, most: most_value }
    }

    /// The number of columns that there is room for.
    pub const fn holds(&self) -> u64 {
        self.each * self.shelves
    }

    /// An empty picture for `count` columns, with so many rows of text above and below.
    pub fn picture<C>(&self, count: u64, above: u64, below: u64) -> Picture<C> {
        let shelves = count.div_ceil(self.each).clamp(1, self.shelves);
        Picture::new(self.unit, (cells(1.0) * self.width, cells(1.0) * (self.height() * shelves + above + below)))
    }

    const fn height(&self) -> u64 {
        self.above + 1 + self.below
    }

    /// The place of a slot without the gap behind it, under so many rows of text.
    pub fn slot(&self, at: u64, under: u64) -> Place {
        let (down, right) = (at / self.each, at % self.each);
        let (x, y) = (cells(1.0) * (self.left + self.pitch * right), cells(1.0) * (self.height() * down + under));
        Place { x, y, w: cells(1.0) * (self.pitch - 1), h: cells(1.0) * self.height() }
    }

    /// The row of the number in a slot.
    pub fn number(&self, slot: Place) -> Place {
        Place { y: slot.y + cells(1.0) * self.above, h: cells(1.0), ..slot }
    }

    /// Writes the number of a slot: in brackets if the move under the cursor takes it, and with a mark if it is the last that was taken.
    pub fn put_number<C>(&self, slot: Place, value: i64, state: State, is_last: bool, picture: &mut Picture<C>) {
        let place = self.number(slot);
        let fits = |text: &str| picture.unit.columns(wide(text)) <= picture.unit.columns(place.w);
        let (text, tone) = match state {
            State::Gone => return,
            State::Moved => (value.to_string(), Tone::Theirs),
            State::Chosen => (format!("({value})"), Tone::Chosen),
            _ => (value.to_string(), Tone::Title),
        };
        let sign = Place { w: cells(1.0), ..place };
        if !is_last {
            picture.caption(place, text, tone);
        } else if fits(&format!("__{text}")) {
            picture.mark(sign, Sign::Last, tone);
            picture.label((place.x + cells(2.0), place.y), Align::Left, text, tone);
        } else {
            picture.mark(sign, Sign::Last, tone);
        }
    }

    /// The place of the column itself in a slot: at least half a row high.
    pub fn body(&self, slot: Place, value: i64) -> Place {
        let rows = self.above.max(self.below);
        let share = value.unsigned_abs() as f32 / self.most.unsigned_abs() as f32;
        let side = if value < 0 { self.below } else { self.above };
        let high = (share * rows as f32).clamp(0.5_f32.min(side as f32), side as f32);
        let number = self.number(slot);
        let h = cells((2.0 * high).round() / 2.0);
        let y = if value < 0 { number.y + cells(1.0) } else { number.y - h };
        Place { y, h: if value == 0 { cells(0.0) } else { h }, ..slot }
    }
}
