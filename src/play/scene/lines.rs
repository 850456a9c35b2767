//! Things of one pile in rows of one number: all of them, or the rows around the last one, with rows of text below each.

use std::ops::Range;

use super::{Len, Picture, Place, Point, Room, Shape, State, Tone, Unit, cells, units};

/// Numbers of things in a row, the best first: those that are counted at a glance.
const EACH: [u64; 12] = [10, 5, 6, 8, 9, 7, 20, 15, 12, 30, 40, 50];
/// Places that a row of a round number may leave free more than another.
const ROUND: u64 = 3;
/// The fewest rows of a thing with more than one row of text below it.
const LOW: f32 = 2.0;
/// Rows of the largest thing: a pile of larger ones is no clearer.
const HIGH: f32 = 6.0;

/// A pile to be laid out.
#[derive(Debug, Clone, Copy)]
pub struct Asked {
    /// The number of the first thing.
    pub from: u64,
    /// The number of things.
    pub count: u64,
    /// The number of the thing that is always visible.
    pub at: u64,
    /// The things that are enough where there is no room for all.
    pub enough: u64,
    /// Rows are no multiple of this number, if it is not 0.
    pub avoided: u64,
    /// Columns between two things, where these can be large.
    pub gap: f32,
    /// Columns of the text below a thing, if there is one.
    pub text: f32,
    /// Rows of text below each row of things, if there is room.
    pub foot: f32,
}

/// The groups of things that a reason names, from the first thing on.
#[derive(Debug, Clone)]
pub enum Groups {
    /// Groups of one size, after so many things that are in none.
    Equal {
        /// The things of each group.
        size: u64,
        /// The things before the first group.
        after: u64,
    },
    /// Groups of these sizes, before things that are in none.
    Sizes(Vec<u64>),
}

/// The visible things and their places.
#[derive(Debug, Clone)]
pub struct Lines {
    unit: Unit,
    from: u64,
    count: u64,
    /// The visible rows, at least one.
    rows: Vec<Run>,
    /// The things for which there is room in a row, and the rows for which there is room.
    size: (u64, u64),
    gap: Len,
    foot: f32,
    corner: Point,
}

/// The things of a row, counted from 0, and the column of the first one.
#[derive(Debug, Clone, Copy)]
struct Run {
    first: u64,
    end: u64,
    column: u64,
}

/// Rows of so many things each; in the first one, those that precede the columns of the others are more.
fn runs(count: u64, each: u64, after: u64, rows: Range<u64>) -> Vec<Run> {
    let run = |row: u64| {
        let (first, column) = if row == 0 { (0, 0) } else { (after + row * each, after) };
        Run { first, end: (after + row * each + each).min(count), column }
    };
    rows.map(run).collect()
}

impl Lines {
    /// The largest things of which all fit, or else enough of them.
    pub fn new(asked: Asked, room: Room) -> Self {
        let is_raster = room.cell().is_raster();
        let feet = |least: f32| [asked.foot, 1.0, 0.0].into_iter().filter(move |foot| *foot >= least);
        let raster = feet(1.0).flat_map(|foot| {
            let units = room.units().filter(move |unit| is_raster && is_low(unit, foot));
            units.map(move |unit| (unit, foot))
        });
        let signs =
            feet(0.0).flat_map(|foot| room.units().filter(|unit| !unit.is_raster()).map(move |unit| (unit, foot)));
        let whole = |(unit, foot)| Self::whole(asked, unit, foot, room);
        let part = |enough: u64| {
            move |(unit, foot)| {
                Some(Self::part(asked, unit, foot, room)).filter(|part| part.size.0 * part.size.1 >= enough)
            }
        };
        let found = raster.clone().find_map(whole).or_else(|| raster.clone().find_map(part(asked.enough)));
        let found =
            found.or_else(|| signs.clone().find_map(whole)).or_else(|| signs.clone().find_map(part(asked.enough)));
        found.unwrap_or_else(|| Self::part(asked, Unit::SIGN, 0.0, room))
    }

    /// The same things, none of them larger, in rows that hold whole groups; `None` if no row has room for one, or not all things
    /// that are visible now would be. Only a group of [`Groups::Sizes`] may be longer than a row.
    pub fn grouped(&self, asked: Asked, groups: &Groups, room: Room) -> Option<Self> {
        let columns = |unit: Unit| unit.columns(units(1.0));
        let is_like = |unit: &Unit| {
            let is_small = columns(*unit) <= columns(self.unit) && unit.is_raster() == self.unit.is_raster();
            is_small && (is_low(unit, self.foot) || !unit.is_raster())
        };
        let mut bare = room.units().filter(is_like).map(|unit| Self::bare(asked, unit, self.foot));
        match groups {
            _ if self.foot < 1.0 => None,
            Groups::Equal { size, after } => bare.find_map(|bare| {
                let size = asked.count.saturating_sub(*after).min(*size).max(1);
                if self.is_cut() {
                    bare.part_of_equal(asked, (size, *after), room)
                } else {
                    bare.whole_of_equal(asked, (size, *after), room)
                }
            }),
            // What is in a group changes from move to move, so the things must not change with it.
            Groups::Sizes(sizes) => bare.next().filter(|_| !self.is_cut()).and_then(|bare| {
                let (across, down) = bare.room(room);
                let rows = flow(asked.count, sizes, across);
                let high = self.size.1.max(rows.len() as u64);
                (high <= down).then_some(Self { rows, size: (across.min(asked.count).max(1), high), ..bare })
            }),
        }
    }

    /// All things in rows of whole groups.
    fn whole_of_equal(self, asked: Asked, (size, after): (u64, u64), room: Room) -> Option<Self> {
        let (across, down) = self.room(room);
        let rows = |each: u64| asked.count.saturating_sub(after).div_ceil(each).max(1);
        let each = (1..=across.saturating_sub(after) / size).map(|groups| groups * size);
        let each = each.filter(|each| rows(*each) <= down).min_by_key(|each| rows(*each) * each)?;
        let high = rows(each);
        Some(Self { rows: runs(asked.count, each, after, 0..high), size: (each + after, high), ..self })
    }

    /// As many rows of whole groups as fit.
    fn part_of_equal(self, asked: Asked, (size, after): (u64, u64), room: Room) -> Option<Self> {
        let (across, down) = self.room(room);
        let each = across.saturating_sub(after) / size * size;
        let rows = (each > 0).then(|| self.around(asked, (each, after), down.max(1)))?;
        let high = rows.end - rows.start;
        Some(Self { rows: runs(asked.count, each, after, rows), size: (each + after, high), ..self })
    }

    /// The layout without a choice of rows.
    fn bare(asked: Asked, unit: Unit, foot: f32) -> Self {
        let wide = unit.columns(units(1.0)) > 2.0 && unit.is_raster();
        let gap = match () {
            () if !wide => 0.0,
            () if foot > 1.0 => asked.gap,
            () => asked.gap.min(1.0),
        };
        let text = if foot > 0.0 { asked.text + 1.0 - unit.columns(units(1.0)) } else { 0.0 };
        let gap = gap.max(text);
        let (gap, corner) = (cells(gap), (Len::default(), Len::default()));
        Self { unit, from: asked.from, count: asked.count, rows: Vec::new(), size: (1, 1), gap, foot, corner }
    }

    /// The columns and the rows for which there is room.
    fn room(&self, room: Room) -> (u64, u64) {
        let (across, _) = room.count(self.unit, (self.gap, Len::default()));
        (across, super::whole(room.height() / self.unit.rows(self.pitch())).into())
    }

    /// All things in the rows that are filled best.
    fn whole(asked: Asked, unit: Unit, foot: f32, room: Room) -> Option<Self> {
        let bare = Self::bare(asked, unit, foot);
        let (across, down) = bare.room(room);
        let rows = |each: u64| asked.count.div_ceil(each).max(1);
        let fits = |each: &u64| asked.count.min(*each) <= across && rows(*each) <= down && allowed(asked, *each);
        let free = |each: &u64| {
            let free = if asked.count < *each { 0 } else { rows(*each) * each - asked.count };
            free.saturating_sub(if each.is_multiple_of(5) { ROUND } else { 0 })
        };
        let each = EACH.into_iter().filter(fits).min_by_key(free)?;
        let high = rows(each);
        let size = (each.min(asked.count.max(1)), high);
        Some(Self { rows: runs(asked.count, each, 0, 0..high), size, ..bare })
    }

    /// As many rows as fit, the last of which has the thing to see and some that have gone since.
    fn part(asked: Asked, unit: Unit, foot: f32, room: Room) -> Self {
        let bare = Self::bare(asked, unit, foot);
        let (across, down) = bare.room(room);
        let across = across.max(1);
        let tens =
            EACH.into_iter().filter(|each| each.is_multiple_of(5) && *each <= across && allowed(asked, *each)).max();
        let narrower = if across > 1 && !allowed(asked, across) { across - 1 } else { across };
        let each = tens.unwrap_or(narrower).min(asked.count.max(1));
        let rows = bare.around(asked, (each, 0), down.max(1));
        let size = (each, rows.end - rows.start);
        Self { rows: runs(asked.count, each, 0, rows), size, ..bare }
    }

    /// The rows to show of all, where there is room for so many: they move on by half of what is visible, so they seldom do.
    fn around(&self, asked: Asked, (each, after): (u64, u64), rows: u64) -> Range<u64> {
        let all = asked.count.saturating_sub(after).div_ceil(each).max(1);
        let (at, step) = (asked.at.saturating_sub(self.from + after) / each, (rows / 2).max(1));
        let last = (at.div_ceil(step) * step).min(all - 1).max(at);
        let last = last.min(at + rows - 1);
        let first = (last + 1).saturating_sub(rows);
        first..first + rows.min(all)
    }

    /// The rows from one row of things to the next.
    fn pitch(&self) -> Len {
        self.unit.whole(units(1.0)) + cells(self.foot)
    }

    /// The unit: a thing.
    pub const fn unit(&self) -> Unit {
        self.unit
    }

    /// The columns from one thing to the next.
    pub fn columns(&self) -> f32 {
        self.unit.columns(units(1.0) + self.gap)
    }

    /// The width and the height.
    pub fn size(&self) -> Point {
        ((units(1.0) + self.gap) * self.size.0 - self.gap, self.pitch() * self.size.1)
    }

    /// The layout with its upper left corner at a point.
    #[must_use]
    pub fn at(self, corner: Point) -> Self {
        Self { corner, ..self }
    }

    /// The visible things.
    pub fn seen(&self) -> Range<u64> {
        let [first, end] = [self.rows.first().map(|row| row.first), self.rows.last().map(|row| row.end)];
        self.from + first.unwrap_or(0)..self.from + end.unwrap_or(0)
    }

    /// Whether things before or after the visible ones are left out.
    pub fn is_cut(&self) -> bool {
        let seen = self.seen();
        seen.end - seen.start < self.count
    }

    /// The number of the visible row in which a thing stands.
    fn row(&self, thing: u64) -> Option<usize> {
        let at = thing.checked_sub(self.from)?;
        let row = self.rows.partition_point(|row| row.end <= at);
        self.rows.get(row).is_some_and(|row| row.first <= at).then_some(row)
    }

    /// The place of a thing, if it is visible.
    pub fn place(&self, thing: u64) -> Option<Place> {
        let row = self.row(thing)?;
        let Run { first, column, .. } = self.rows[row];
        let x = (units(1.0) + self.gap) * (thing - self.from - first + column);
        Some(Place::unit(x, self.pitch() * row as f32).moved(self.corner))
    }

    /// The row of text below a thing with this number, from 0; `None` if there is no such row.
    pub fn below(&self, thing: u64, row: u64) -> Option<Place> {
        let place = self.place(thing)?;
        let y = place.y + self.unit.whole(units(1.0)) + cells(1.0) * row;
        ((row as f32) < self.foot).then_some(Place { y, h: cells(1.0), ..place })
    }

    /// The parts of the rows in which these things stand, as far as they are visible, each with its first and last thing.
    pub fn spans(&self, from: u64, to: u64) -> impl Iterator<Item = (u64, u64)> + '_ {
        let part = move |row: &Run| (from.max(self.from + row.first), to.min(self.from + row.end - 1));
        self.rows.iter().filter(|row| row.first < row.end).map(part).filter(|(left, right)| left <= right)
    }

    /// Puts a ground below these things.
    pub fn ground<C>(&self, from: u64, to: u64, state: State, picture: &mut Picture<C>) {
        for (left, right) in self.spans(from, to) {
            if let (Some(first), Some(last)) = (self.place(left), self.place(right)) {
                picture.put(Shape::Ground, state, first.to(last));
            }
        }
    }

    /// Puts a bracket below these things, and in its longest part the first of the texts that fits.
    pub fn bracket<C>(
        &self,
        (from, to): (u64, u64),
        row: u64,
        tone: Tone,
        texts: &[&[(String, Tone)]],
        picture: &mut Picture<C>,
    ) {
        let wide = |place: Place| self.unit.columns(place.w);
        let mut longest = Place::default();
        for (left, right) in self.spans(from, to) {
            let (Some(first), Some(last)) = (self.below(left, row), self.below(right, row)) else { return };
            let place = first.to(last);
            picture.bracket(place, [left == from, right == to], tone);
            longest = if wide(place) > wide(longest) { place } else { longest };
        }
        // The last text may take the place of the ends.
        let within = longest.inset(cells(1.0), cells(0.0));
        let last = texts.last().map(|last| (longest, *last));
        let all = texts.iter().map(|texts| (within, *texts)).chain(last);
        let _ = all.into_iter().any(|(place, texts)| picture.captions(place, texts));
    }
}

/// Whether things with so many rows of text below them are neither too low for these nor larger than is clear.
fn is_low(unit: &Unit, foot: f32) -> bool {
    unit.is_high(if foot > 1.0 { LOW } else { 0.0 }) && unit.rows(units(1.0)) <= HIGH
}

/// Rows of at most so many things, in each of which groups of these sizes are whole, or a part of a longer one begins.
fn flow(count: u64, sizes: &[u64], across: u64) -> Vec<Run> {
    let mut rows = vec![Run { first: 0, end: 0, column: 0 }];
    let grouped: u64 = sizes.iter().sum();
    let single = std::iter::repeat_n(1, usize::try_from(count.saturating_sub(grouped)).unwrap_or(0));
    for size in sizes.iter().copied().chain(single) {
        let mut left = size;
        while left > 0 {
            let Some(row) = rows.last_mut() else { break };
            let free = across.max(1) - (row.end - row.first);
            if row.first < row.end && free < left {
                let first = row.end;
                rows.push(Run { first, end: first, column: 0 });
                continue;
            }
            let more = free.min(left);
            row.end += more;
            left -= more;
        }
    }
    rows
}

/// Whether rows of so many things may be laid.
const fn allowed(asked: Asked, each: u64) -> bool {
    asked.avoided == 0 || !each.is_multiple_of(asked.avoided)
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::*;
    use crate::look::{Look, glyphs::GlyphSet, theme::ThemeName};

    fn room(width: u16, height: u16, glyphs: GlyphSet) -> Room {
        Room::of(Rect::new(0, 0, width, height), &Look::new(ThemeName::Dark, glyphs))
    }

    const fn asked(count: u64, at: u64) -> Asked {
        Asked { from: 1, count, at, enough: 40, avoided: 0, gap: 1.0, text: 0.0, foot: 1.0 }
    }

    #[test]
    fn things_are_as_large_as_fits_in_rows_that_are_filled_well() {
        let found = |count, width, height| {
            let lines = Lines::new(asked(count, count), room(width, height, GlyphSet::Unicode));
            (lines.unit.columns(units(1.0)), lines.size.0, lines.size.1)
        };
        assert_eq!(found(17, 63, 16), (8.0, 6, 3));
        assert_eq!(found(17, 78, 36), (12.0, 5, 4));
        assert_eq!(found(23, 78, 16), (8.0, 8, 3));
        assert_eq!(found(3, 78, 16), (12.0, 3, 1));
        assert_eq!(found(100, 80, 16), (3.0, 20, 5));
    }

    #[test]
    fn rows_are_no_multiple_of_a_number_that_they_must_not_show() {
        for avoided in 2..12 {
            for width in 12..120 {
                let asked = Asked { avoided, ..asked(60, 60) };
                let lines = Lines::new(asked, room(width, 20, GlyphSet::Unicode));
                assert!(!lines.size.0.is_multiple_of(avoided), "{avoided} {width}");
            }
        }
    }

    #[test]
    fn the_last_thing_is_always_visible_and_each_has_a_place_of_its_own() {
        for glyphs in [GlyphSet::Unicode, GlyphSet::Ascii] {
            for count in [1, 17, 100, 1_000_000_000_000_000_000] {
                for (width, height) in [(1, 1), (7, 6), (38, 5), (78, 17), (118, 34)] {
                    for at in [1, count / 2 + 1, count] {
                        let lines = Lines::new(asked(count, at), room(width, height, glyphs));
                        assert!(lines.place(at).is_some(), "{at} of {count} in {width}x{height}");
                        let places: Vec<Place> = lines.seen().filter_map(|thing| lines.place(thing)).collect();
                        assert_eq!(places.len() as u64, lines.seen().end - lines.seen().start);
                        assert!(places.windows(2).all(|two| two[0] != two[1]));
                    }
                }
            }
        }
    }

    #[test]
    fn rows_that_do_not_all_fit_seldom_move() {
        let seen = |at| Lines::new(asked(2000, at), room(78, 17, GlyphSet::Unicode)).seen();
        let mut met: Vec<_> = (1..=2000).map(seen).collect();
        met.dedup();
        assert!(met.len() < 120, "{}", met.len());
    }

    /// Whether the things from the first of a group to its last stand in one row.
    fn is_whole(lines: &Lines, from: u64, size: u64) -> bool {
        lines.spans(from, from + size - 1).count() == 1
    }

    #[test]
    fn rows_hold_whole_groups_where_one_fits_and_no_thing_grows() {
        for (count, size, after) in [(17, 4, 0), (23, 4, 0), (21, 5, 1), (40, 7, 0), (30, 11, 1)] {
            for (width, height) in [(78, 16), (80, 12), (118, 34), (198, 54)] {
                let (asked, room) =
                    (Asked { avoided: size, ..asked(count, count) }, room(width, height, GlyphSet::Unicode));
                let plain = Lines::new(asked, room);
                let lines = plain.grouped(asked, &Groups::Equal { size, after }, room).expect("room for a group");
                let groups = (0..(count - after) / size).map(|group| 1 + after + group * size);
                let (mut groups, told) = (groups, format!("{count} in groups of {size} in {width}x{height}"));
                assert!(groups.all(|from| is_whole(&lines, from, size)), "{told}");
                assert!(lines.columns() <= plain.columns() && !lines.is_cut(), "{told}");
            }
        }
    }

    #[test]
    fn of_many_things_rows_of_whole_groups_are_shown() {
        let (asked, room) = (asked(2000, 1500), room(78, 17, GlyphSet::Unicode));
        let lines = Lines::new(asked, room).grouped(asked, &Groups::Equal { size: 7, after: 1 }, room).expect("rows");
        assert!(lines.is_cut() && lines.place(1500).is_some());
        let seen = lines.seen();
        assert_eq!([(seen.start - 2) % 7, (seen.end - 2) % 7], [0, 0]);
        let mut groups = (seen.start..seen.end).step_by(7);
        assert!(groups.all(|from| is_whole(&lines, from, 7)));
    }

    #[test]
    fn unequal_groups_begin_a_row_unless_they_fit_the_rest_of_one() {
        let rows = |count, sizes: &[u64]| -> Vec<u64> {
            flow(count, sizes, 8).into_iter().map(|row| row.end - row.first).collect()
        };
        assert_eq!(rows(20, &[13, 5, 2]), [8, 5, 7]);
        assert_eq!(rows(20, &[5, 2, 1]), [8, 8, 4]);
        assert_eq!(rows(12, &[8, 3, 1]), [8, 4]);
        assert_eq!(rows(0, &[]), [0]);
    }

    #[test]
    fn the_parts_of_a_group_are_those_of_its_rows() {
        let lines = Lines::new(asked(17, 17), room(63, 16, GlyphSet::Unicode));
        assert_eq!(lines.spans(3, 14).collect::<Vec<_>>(), [(3, 6), (7, 12), (13, 14)]);
        assert_eq!(lines.spans(13, 99).collect::<Vec<_>>(), [(13, 17)]);
        assert_eq!(lines.spans(18, 20).count(), 0);
    }
}
