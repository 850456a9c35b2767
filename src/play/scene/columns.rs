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
    count: u64,
    /// Slots on a shelf.
    each: u64,
    shelves: u64,
    /// Columns of text from one slot to the next.
    pitch: u64,
    /// Rows of text above the shelves.
    heads: u64,
    /// Rows of a shelf above its numbers, and below.
    above: u64,
    below: u64,
    /// Columns of text before the first slot, and of the whole room.
    left: u64,
    width: u64,
    /// The value that a column of as many rows as there are above or below stands for.
    most: u64,
}

impl Columns {
    /// The layout of these values under so many rows of text. If not all fit, it has as many shelves as do, and a row below them to say
    /// so.
    pub fn new(values: &[i64], heads: u64, room: Room) -> Self {
        let whole = Self::within(values, heads, room.less(0.0, heads as f32));
        if whole.is_cut() { Self::within(values, heads, room.less(0.0, heads as f32 + 1.0)) } else { whole }
    }

    fn within(values: &[i64], heads: u64, room: Room) -> Self {
        let (wide, free) = room.cells();
        let count = values.len().max(1) as u64;
        let least = values.iter().map(|value| value.to_string().len() as u64).max().unwrap_or(1) + 3;
        let pitch = (wide / count).clamp(least, WIDEST.max(least));
        let each = (wide / pitch).clamp(1, count);
        let wanted = count.div_ceil(each);
        // Shelves on which heights can be told apart, if all columns can stand on such, or else as many as fit.
        let shelves = if wanted <= free / TALL { wanted } else { (free / LEAST).max(1).min(wanted) };
        let rows = (free / shelves).min(HIGHEST).saturating_sub(1);
        let up = values.iter().copied().max().unwrap_or(0).max(0).unsigned_abs();
        let down = values.iter().copied().min().unwrap_or(0).min(0).unsigned_abs();
        let share = u128::from(rows) * u128::from(down) / u128::from((up + down).max(1));
        let hung = u64::try_from(share).unwrap_or(rows).clamp(u64::from(down > 0).min(rows), rows);
        let below = if up > 0 { hung.min(rows.saturating_sub(1)) } else { hung };
        let left = (wide - (pitch * each).min(wide)) / 2;
        let (unit, above, most) = (room.cell(), rows - below, up.max(down).max(1));
        Self { unit, count, each, shelves, pitch, heads, above, below, left, width: wide, most }
    }

    /// The number of columns that are seen.
    pub fn seen(&self) -> u64 {
        self.count.min(self.each * self.shelves)
    }

    /// Whether there is no room for some of them.
    pub fn is_cut(&self) -> bool {
        self.seen() < self.count
    }

    /// An empty picture of the columns.
    pub fn picture<C>(&self) -> Picture<C> {
        let rows = self.height() * self.seen().div_ceil(self.each) + self.heads + u64::from(self.is_cut());
        Picture::new(self.unit, (cells(1.0) * self.width, cells(1.0) * rows))
    }

    /// Says in the row below the columns what is left out.
    pub fn put_more<C>(&self, words: String, picture: &mut Picture<C>) {
        picture.label((cells(0.0), picture.size.1 - cells(1.0)), Align::Left, words, Tone::Dim);
    }

    const fn height(&self) -> u64 {
        self.above + 1 + self.below
    }

    /// The place of a slot without the gap behind it.
    pub fn slot(&self, at: u64) -> Place {
        let (down, right) = (at / self.each, at % self.each);
        let (x, y) = (cells(1.0) * (self.left + self.pitch * right), cells(1.0) * (self.height() * down + self.heads));
        Place { x, y, w: cells(1.0) * (self.pitch - 1), h: cells(1.0) * self.height() }
    }

    fn number(&self, slot: Place) -> Place {
        Place { y: slot.y + cells(1.0) * self.above, h: cells(1.0), ..slot }
    }

    /// Puts a brace below the columns from one slot to another, in the row of their numbers: one move takes them. It needs one shelf.
    pub fn put_brace<C>(&self, from: u64, to: u64, tone: Tone, picture: &mut Picture<C>) {
        if picture.unit.is_raster() && self.each >= self.seen() && to > from {
            picture.bracket(self.number(self.slot(from)).to(self.number(self.slot(to))), [true, true], tone);
        }
    }

    /// Puts a brace in the row below the columns from one slot to another, with a text in it as far as there is room. It needs one shelf.
    pub fn put_turn<C>(&self, (from, to): (u64, u64), texts: [String; 2], tone: Tone, picture: &mut Picture<C>) {
        if self.each < self.seen() {
            return;
        }
        let place = self.slot(from).to(self.slot(to));
        let place = Place { y: place.y + place.h, h: cells(1.0), ..place };
        picture.bracket(place, [true, true], tone);
        let inside = place.inset(cells(1.0), cells(0.0));
        for text in texts {
            if picture.captions(inside, &[(text, tone)]) {
                return;
            }
        }
    }

    /// Writes the number of a slot, with a mark if it is the last that was taken. Where a column is a sign, the number is in brackets if
    /// the move under the cursor takes it, and in square ones if a reply does.
    pub fn put_number<C>(&self, slot: Place, value: i64, state: State, is_last: bool, picture: &mut Picture<C>) {
        let (place, is_sign) = (self.number(slot), !picture.unit.is_raster());
        let (text, tone) = match state {
            State::Gone => return,
            State::Moved => (value.to_string(), Tone::Moved),
            State::Chosen if is_sign => (format!("({value})"), Tone::Chosen),
            State::Theirs if is_sign => (format!("[{value}]"), Tone::Theirs),
            State::Chosen => (format!(" {value} "), Tone::Chosen),
            State::Theirs => (format!(" {value} "), Tone::Theirs),
            State::Good => (format!(" {value} "), Tone::Good),
            _ => (value.to_string(), Tone::Title),
        };
        if !is_last {
            return picture.caption(place, text, tone);
        }
        picture.mark(Place { w: cells(1.0), ..place }, Sign::Last, tone);
        if self.unit.columns(wide(&text) + cells(2.0)) <= self.unit.columns(place.w) {
            picture.label((place.x + cells(2.0), place.y), Align::Left, text, tone);
        }
    }

    /// The place of the column itself in a slot: at least half a row high.
    pub fn body(&self, slot: Place, value: i64) -> Place {
        let rows = self.above.max(self.below);
        let share = value.unsigned_abs() as f32 / self.most as f32;
        let side = if value < 0 { self.below } else { self.above };
        let high = (share * rows as f32).clamp(0.5_f32.min(side as f32), side as f32);
        let number = self.number(slot);
        let h = cells((2.0 * high).round() / 2.0);
        let y = if value < 0 { number.y + cells(1.0) } else { number.y - h };
        Place { y, h: if value == 0 { cells(0.0) } else { h }, ..slot }
    }
}
