//! Heaps as rows of things: in columns of powers of two, or in lines; or as bars where the things do not fit.

mod stack;

use std::ops::Range;

use self::stack::Stack;
use super::{Align, Len, Picture, Place, Powers, Room, Scale, Shape, Sign, State, Tone, Unit, cells, units};

/// Columns before the things: a pointer, a number of two digits, and a gap.
const HEAD: f32 = 4.0;
/// Columns between the things and the sizes, where a sign can stand.
const BEFORE: f32 = 2.0;
/// Columns of an arrow with gaps around it, or of the mark of what was taken last.
const ARROW: f32 = 4.0;
/// Digits of a size that is long.
const LONG: f32 = 7.0;
/// Columns before a value: a gap and a sign.
const EQUALS: f32 = 3.0;
/// Numbers of lines into which a heap may be wrapped: with them, the things of a power fill a rectangle.
const WRAPS: [u64; 3] = [1, 2, 4];
/// The largest size in columns of powers, in bits, and the largest value.
const BITS: u32 = 7;
const VALUE_BITS: u32 = 3;
/// The fewest columns of the longest bar, and rows of bars, the best first.
const SHORTEST: f32 = 6.0;
const THICK: [f32; 3] = [3.0, 2.0, 1.0];
/// Rows of things that are large enough to have others beside them, and columns that have room for both.
const LARGE: f32 = 2.5;
const WIDE: f32 = 60.0;

/// The order of the things of a heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// In columns of powers of two.
    Powers,
    /// Each below the same one of the heap above, if there is room for that.
    Facing,
    /// In lines, so that they are as large as possible.
    Lines,
}

/// The heaps for which a layout is sought.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'a> {
    /// Their sizes at the start.
    pub sizes: &'a [u64],
    /// The index of the heap that is always in sight.
    pub at: usize,
    /// The order of their things.
    pub order: Order,
    /// The largest value that a heap may have, if values stand beside them.
    pub value: Option<u64>,
    /// Whether there may also be as many things as each value says.
    pub discs: bool,
    /// Whether a move may leave two heaps of one.
    pub breaks: bool,
    /// Rows of text above everything.
    pub above: f32,
}

impl Wanted<'_> {
    fn largest(&self) -> u64 {
        self.sizes.iter().copied().max().unwrap_or(0)
    }

    /// Columns of a size.
    fn digits(&self) -> f32 {
        self.largest().to_string().len() as f32
    }

    /// Columns of a size and what is left of it, or what was taken last.
    fn tail(&self) -> f32 {
        // Beside very long numbers bars are worth more than both parts in full.
        let parts = if self.breaks && self.digits() < LONG { self.digits() } else { 0.0 };
        2.0 * self.digits() + ARROW + parts
    }

    fn has_columns(&self) -> bool {
        self.order == Order::Powers || self.value.is_some()
    }
}

/// The form of heaps.
#[derive(Debug, Clone, Copy)]
enum Form {
    Powers(Powers),
    /// Things in a line.
    Lines(u64),
    /// Columns of the longest bar, and the size that it stands for.
    Bars(f32, u64),
}

/// The visible heaps and their places.
#[derive(Debug, Clone)]
pub struct Heaps {
    unit: Unit,
    form: Form,
    stack: Stack,
    /// The gap between two things, and the rows from one line of them to the next.
    gap: Len,
    line: Len,
    above: f32,
    most: u64,
    digits: f32,
    /// The left sides of the sizes and of the values, and the right side.
    tail: Len,
    values: Option<Len>,
    discs: Option<Powers>,
    width: Len,
}

impl Heaps {
    /// The layout with the largest things that fit, or else bars. In a narrow room there are
    /// no things beside them that would make the heaps small.
    pub fn new(wanted: Wanted<'_>, room: Room) -> Self {
        let heaps = Self::with_discs(wanted, room);
        let is_enough = heaps.unit.is_high(LARGE) || heaps.unit.is_raster() && heaps.discs.is_none();
        if is_enough || room.width() >= WIDE {
            return heaps;
        }
        let larger = Self::with_discs(Wanted { discs: false, ..wanted }, room);
        let is_larger = larger.unit.is_raster() && !matches!(larger.form, Form::Bars(..));
        if is_larger { larger } else { heaps }
    }

    fn with_discs(wanted: Wanted<'_>, room: Room) -> Self {
        let kind = |raster: bool| room.units().filter(move |unit| unit.is_raster() == raster);
        let fitting = |unit, lines| match wanted.order {
            Order::Powers => Self::in_powers(wanted, unit, lines, room),
            Order::Facing | Order::Lines => Self::in_lines(wanted, unit, lines, room),
        };
        // Things are best compared side by side: smaller ones in one line are better than larger ones in several.
        let wraps = if wanted.order == Order::Lines { &WRAPS[1..] } else { &WRAPS };
        let drawn = wraps.iter().find_map(|lines| kind(true).find_map(|unit| fitting(unit, *lines)));
        let signs = || kind(false).find_map(|unit| WRAPS.iter().find_map(|lines| fitting(unit, *lines)));
        drawn.or_else(signs).unwrap_or_else(|| Self::in_bars(wanted, room))
    }

    fn in_powers(wanted: Wanted<'_>, unit: Unit, lines: u64, room: Room) -> Option<Self> {
        let bits = (u64::BITS - wanted.largest().leading_zeros()).max(1);
        if bits > BITS || lines >= 1 << bits {
            return None;
        }
        let powers = Powers::new(unit, bits, lines, gaps(unit, room)).from(cells(HEAD));
        let high = powers.high();
        let stack = Stack::of(wanted, unit, wanted.sizes.iter().map(|_| high), room)?;
        Self::placed(wanted, unit, Form::Powers(powers), stack, room)
    }

    fn in_lines(wanted: Wanted<'_>, unit: Unit, most: u64, room: Room) -> Option<Self> {
        let (gap, line) = gaps(unit, room);
        let beside = unit.columns(beside(wanted, discs(wanted, unit, room)));
        let (across, _) = room.less(HEAD + BEFORE + wanted.tail() + beside, 0.0).count(unit, (gap, Len::default()));
        let each = across.min(wanted.largest().max(1));
        if each == 0 || wanted.largest().div_ceil(each) > most {
            return None;
        }
        let high = |size: &u64| line * (size.div_ceil(each).max(1) - 1) + units(1.0);
        let stack = Stack::of(wanted, unit, wanted.sizes.iter().map(high), room)?;
        Self::placed(wanted, unit, Form::Lines(each), stack, room)
    }

    /// Bars, and beside them numbers. Where there is no room for bars, numbers are left.
    fn in_bars(wanted: Wanted<'_>, room: Room) -> Self {
        let unit = room.cell();
        let values =
            wanted.value.filter(|_| room.width() >= HEAD + BEFORE + wanted.tail() + beside(wanted, None).cells);
        let wanted = Wanted { value: values, ..wanted };
        let free = room.width() - HEAD - BEFORE - wanted.tail() - beside(wanted, None).cells;
        let long = if free < SHORTEST { 0.0 } else { free };
        let stack = Stack::of_bars(wanted, unit, &THICK, room);
        let form = Form::Bars(long, wanted.largest());
        let tail = cells(if long > 0.0 { HEAD + BEFORE + long } else { HEAD });
        Self::of(wanted, unit, form, stack, (tail, None), room)
    }

    /// The layout, if it fits beside the sizes and the values.
    fn placed(wanted: Wanted<'_>, unit: Unit, form: Form, stack: Stack, room: Room) -> Option<Self> {
        let (gap, _) = gaps(unit, room);
        let things = match form {
            Form::Powers(powers) => powers.width(),
            Form::Lines(each) => (units(1.0) + gap) * each - gap,
            Form::Bars(..) => Len::default(),
        };
        let heaps =
            Self::of(wanted, unit, form, stack, (things + cells(HEAD + BEFORE), discs(wanted, unit, room)), room);
        (unit.columns(heaps.width) <= room.width()).then_some(heaps)
    }

    fn of(
        wanted: Wanted<'_>,
        unit: Unit,
        form: Form,
        stack: Stack,
        (tail, discs): (Len, Option<Powers>),
        room: Room,
    ) -> Self {
        let (gap, line) = gaps(unit, room);
        let values = tail + cells(wanted.tail());
        let discs = discs.map(|discs| discs.from(values + beside(wanted, None) + cells(1.0)));
        let width = values + beside(wanted, discs);
        let values = wanted.value.map(|_| values + cells(EQUALS - 1.0));
        Self {
            unit,
            form,
            stack,
            gap,
            line,
            above: wanted.above,
            most: wanted.largest(),
            digits: wanted.digits(),
            tail,
            values,
            discs,
            width,
        }
    }

    /// An empty picture of the heaps.
    pub fn picture<C>(&self) -> Picture<C> {
        Picture::new(self.unit, (self.width, self.stack.height))
    }

    /// The visible heaps, counted from 0.
    pub fn seen(&self) -> Range<usize> {
        self.stack.first..self.stack.first + self.stack.tops.len()
    }

    /// The columns of powers in which the things lie, if they do.
    pub const fn powers(&self) -> Option<&Powers> {
        if let Form::Powers(powers) = &self.form { Some(powers) } else { None }
    }

    /// The columns of powers of the values, if there is room for them.
    pub const fn discs(&self) -> Option<&Powers> {
        self.discs.as_ref()
    }

    /// The top of a heap, if it is visible.
    pub fn top(&self, heap: usize) -> Option<Len> {
        Some(self.stack.tops.get(heap.checked_sub(self.stack.first)?)?.0)
    }

    /// All of the row of a heap.
    pub fn row(&self, heap: usize) -> Option<Place> {
        let (y, h) = *self.stack.tops.get(heap.checked_sub(self.stack.first)?)?;
        Some(Place { x: Len::default(), y, w: self.width, h })
    }

    /// The row of text in the middle of a heap's first line.
    fn middle(&self, heap: usize) -> Option<Len> {
        let (top, high) = *self.stack.tops.get(heap.checked_sub(self.stack.first)?)?;
        let line = if matches!(self.form, Form::Bars(..)) { high } else { units(1.0) };
        Some(self.unit.middle_row(top + line * 0.5))
    }

    /// The place of a thing of a heap in lines, counted from 0.
    pub fn thing(&self, heap: usize, at: u64) -> Option<Place> {
        let Form::Lines(each) = self.form else { return None };
        let x = cells(HEAD) + (units(1.0) + self.gap) * (at % each);
        Some(Place::unit(x, self.top(heap)? + self.line * (at / each)))
    }

    /// Whether the things of every heap lie in one line.
    pub const fn is_single(&self) -> bool {
        matches!(self.form, Form::Lines(each) if each >= self.most)
    }

    /// The line along which a heap's bar lies.
    pub fn scale(&self, heap: usize) -> Option<Scale> {
        let Form::Bars(long, most) = self.form else { return None };
        Some(Scale::new((cells(HEAD), self.top(heap)?), long, most))
    }

    /// Writes the name of a heap, with a pointer before it if it is chosen.
    pub fn put_name<C>(&self, heap: usize, name: String, is_chosen: bool, picture: &mut Picture<C>) {
        let Some(y) = self.middle(heap) else { return };
        let tone = if is_chosen { Tone::Title } else { Tone::Dim };
        picture.label((cells(2.0), y), Align::Right, name, tone);
        let seen = self.seen();
        // The first and the last visible heap say that there are others.
        let is_cut = (heap == seen.start && heap > 0) || (heap + 1 == seen.end && heap + 1 < self.stack.count);
        if is_chosen {
            picture.sign((Len::default(), y), Align::Left, Sign::Here, Tone::Title);
        } else if is_cut {
            picture.sign((Len::default(), y), Align::Left, Sign::More, Tone::Dim);
        }
    }

    /// Writes a size and what follows it, with a sign before them if the last move took from the heap. The size gives way where not both
    /// fit.
    pub fn put_size<C>(
        &self,
        heap: usize,
        (size, tone): (u64, Tone),
        (then, then_tone): (String, Tone),
        is_last: bool,
        picture: &mut Picture<C>,
    ) {
        let Some(y) = self.middle(heap) else { return };
        let end = self.tail + cells(self.digits);
        if self.unit.columns(end + super::wide(&then)) > self.unit.columns(self.width) {
            picture.label((self.tail, y), Align::Left, then.trim_start().to_owned(), then_tone);
            return;
        }
        picture.label((end - cells(1.0), y), Align::Right, size, tone);
        picture.label((end, y), Align::Left, then, then_tone);
        if is_last {
            picture.sign((self.tail - cells(BEFORE), y), Align::Left, Sign::Last, Tone::Moved);
        }
    }

    /// Writes the value of a heap behind its size.
    pub fn put_value<C>(&self, heap: usize, value: u64, picture: &mut Picture<C>) {
        if let (Some(x), Some(y)) = (self.values, self.middle(heap)) {
            picture.label((x, y), Align::Left, format!("={value}"), Tone::Text);
        }
    }

    /// Puts a ground below the things of a heap.
    pub fn put_ground<C>(&self, heap: usize, picture: &mut Picture<C>) {
        /// Columns and rows around the things.
        const AROUND: (f32, f32) = (1.0, 0.4);
        if let Some(row) = self.row(heap).filter(|_| self.unit.is_raster()) {
            let place = Place { x: cells(HEAD), w: self.tail - cells(HEAD + BEFORE), ..row };
            picture.put(Shape::Ground, State::Rest, place.inset(cells(-AROUND.0), cells(-AROUND.1)));
        }
    }

    /// Puts the panel of a column of powers, as high as all heaps. Once it is told, names it above and says below whether it comes out.
    pub fn put_column<C>(
        &self,
        powers: &Powers,
        (weight, name): (u64, String),
        state: State,
        is_told: bool,
        picture: &mut Picture<C>,
    ) {
        let (x, w) = powers.column(weight);
        let (y, end) = (cells(self.above + self.stack.names), self.stack.height - cells(self.stack.signs));
        if self.unit.is_raster() {
            picture.put(Shape::Ground, state, Place { x, y, w, h: end - y });
        }
        let (sign, tone) = match state {
            State::Good => (Some(Sign::Wins), Tone::Good),
            State::Bad => (Some(Sign::Loses), Tone::Bad),
            _ => (None, Tone::Dim),
        };
        let middle = x + w * 0.5;
        if is_told && self.stack.names > 0.0 {
            picture.label((middle, cells(self.above)), Align::Middle, name, tone);
        }
        if let Some(sign) = sign.filter(|_| self.stack.signs > 0.0) {
            picture.sign((middle, end), Align::Middle, sign, tone);
        }
    }
}

/// The gap between two things, and rows from one line of them to the next: things that touch would run together.
pub(super) fn gaps(unit: Unit, room: Room) -> (Len, Len) {
    let between = if room.is_painted() { 0.5 } else { 1.0 };
    if unit.is_raster() { (cells(1.0), units(1.0) + cells(between)) } else { (cells(0.0), units(1.0)) }
}

/// The columns of powers of the values, if they are small enough for them.
fn discs(wanted: Wanted<'_>, unit: Unit, room: Room) -> Option<Powers> {
    let bits = (u64::BITS - wanted.value?.leading_zeros()).max(1);
    (bits <= VALUE_BITS && wanted.discs).then(|| Powers::new(unit, bits, 1, gaps(unit, room)))
}

/// The width of the values.
fn beside(wanted: Wanted<'_>, discs: Option<Powers>) -> Len {
    let value = wanted.value.map_or(Len::default(), |value| cells(EQUALS) + super::wide(&value.to_string()));
    value + discs.map_or(Len::default(), |discs| discs.width() + cells(1.0))
}
