//! The picture of heaps from which something is taken.

use zugzwang_engine::{
    InOrder,
    heaps::{Cut, Heaps as Sizes},
};

use super::prelude::*;
use crate::play::scene::{Heaps, Powers, Scale, Wanted};

/// One heap as it is drawn.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// The size of the heap.
    pub size: u64,
    /// The amount that the move under the cursor leaves.
    pub left: u64,
    /// Whether the cursor is on this heap.
    pub chosen: bool,
    /// The amount that the last move took from it.
    pub last: u64,
    /// The amount that the move under the cursor leaves behind what it takes.
    pub behind: u64,
    /// Whether the last move made it.
    pub made: bool,
    /// The amount that the move under the cursor adds to it.
    pub comes: u64,
    /// Whether it is known not to count.
    pub aside: bool,
}

impl Row {
    /// A heap of `size` from which the cursor, if it is there, takes `take`, and the last move took `last`.
    pub fn new(size: u64, take: Option<u64>, last: Option<u64>) -> Self {
        let left = size.saturating_sub(take.unwrap_or(0));
        let (chosen, made) = (take.is_some(), last.is_some());
        Self { size, left, chosen, last: last.unwrap_or(0), behind: 0, made, comes: 0, aside: false }
    }

    /// The size before the last move.
    const fn before(self) -> u64 {
        self.size.saturating_add(self.last)
    }

    /// The state of what stays.
    pub const fn rest(self) -> State {
        if self.aside { State::Aside } else { State::Rest }
    }

    /// The amount that will lie there after the move under the cursor.
    pub const fn then(self) -> u64 {
        self.left.saturating_add(self.comes)
    }

    /// The most places to show there: of what lies there, what comes to it, and what was taken last.
    pub fn most(self) -> u64 {
        self.size.saturating_add(if self.comes > 0 { self.comes } else { self.last })
    }

    /// The end of what the move under the cursor takes.
    const fn end(self) -> u64 {
        self.size.saturating_sub(self.behind)
    }
}

/// The rows of a game in which a move, and the cursor, is a cut from one heap.
pub fn rows<B: Board<Game: Game<Position = Sizes, Move = Cut>, Cursor = Cut>>(scene: &Scene<'_, B>) -> Vec<Row> {
    let row = |(heap, &size): (usize, &u64)| {
        let of_heap = |cut: &Cut| (cut.heap == heap).then_some(cut.take);
        Row::new(size, scene.cursor.and_then(of_heap), scene.last.and_then(|(_, cut)| of_heap(cut)))
    };
    (1..).zip(&scene.position.0).map(row).collect()
}

/// A theory's rule: in every column, the heaps that have the power are a multiple of a number.
#[derive(Debug, Clone, Default)]
pub struct Tied {
    /// The number.
    pub by: usize,
    /// The powers of the columns that do not come out.
    pub crosses: u64,
    /// The indices of heaps that a winning move changes: what is left over is theirs.
    pub changed: Vec<usize>,
    /// The value of each heap.
    pub values: Vec<u64>,
    /// The single things that decide instead near the end, if they do.
    pub ends: Option<Ends>,
}

/// The end of a game in which the last thing loses: one thing of each of these heaps is left, and they are taken in turn.
#[derive(Debug, Clone)]
pub struct Ends {
    /// The indices of the heaps.
    pub heaps: Vec<usize>,
    /// Whether the player to move takes the first of them.
    pub is_first: bool,
}

impl Ends {
    /// Whether the player to move takes the thing with this number, from 1.
    const fn is_own(&self, number: usize) -> bool {
        (number % 2 == 1) == self.is_first
    }
}

impl Tied {
    /// The heaps that have a power: in groups that are tied, and those left over.
    fn groups(&self, weight: u64) -> (Vec<Vec<usize>>, Vec<usize>) {
        let mut within: Vec<usize> = (0..self.values.len()).filter(|at| self.values[*at] & weight != 0).collect();
        let over = within.len() % self.by.max(1);
        within.order_by_key(|at| (self.changed.contains(at), *at));
        let left = within.split_off(within.len() - over);
        within.sort_unstable();
        (within.chunks(self.by.max(1)).map(<[usize]>::to_vec).collect(), left)
    }

    /// Whether a thing of a power in this heap is left over, although none should be.
    fn is_over(&self, heap: usize, weight: u64) -> bool {
        self.crosses & weight != 0 && self.groups(weight).1.contains(&heap)
    }
}

/// The picture of heaps.
#[derive(Clone, Copy)]
pub struct HeapsPicture<'a, C> {
    /// The heaps.
    pub rows: &'a [Row],
    /// Their sizes at the start.
    pub start: &'a [u64],
    /// The order of their things.
    pub order: Order,
    /// The largest value that a heap may have, if values stand beside them once they are told.
    pub value: Option<u64>,
    /// The rule, once it is told.
    pub told: Option<&'a Tied>,
    /// The number and the size of the heaps for which there must be room, if heaps can be broken.
    pub breaks: Option<(usize, u64)>,
    /// Rows of text above everything.
    pub above: f32,
    /// The name of each.
    pub name: &'a dyn Fn(usize) -> String,
    /// The cursor that a click selects on a heap, from 0, of which it leaves an amount.
    pub click: &'a dyn Fn(usize, u64) -> Option<C>,
    /// The look, for the signs in the texts.
    pub look: &'a Look,
}

impl<'a, C> HeapsPicture<'a, C> {
    /// Numbered heaps of which nothing is told.
    pub fn new(rows: &'a [Row], click: &'a dyn Fn(usize, u64) -> Option<C>, look: &'a Look) -> Self {
        let (start, name) = (&[], &|heap: usize| (heap + 1).to_string());
        Self { rows, start, order: Order::Lines, value: None, told: None, breaks: None, above: 0.0, name, click, look }
    }

    /// Draws all that fits.
    pub fn picture(&self, room: Room) -> Picture<C> {
        let started = self.start.iter().chain(std::iter::repeat(&0));
        let sizes: Vec<u64> = self.rows.iter().zip(started).map(|(row, start)| row.before().max(*start)).collect();
        let at = self.rows.iter().position(|row| row.chosen).unwrap_or(0);
        let (breaks, reserved) = (self.breaks.is_some(), self.reserved(&sizes));
        let wanted = Wanted {
            sizes: &reserved,
            at,
            order: self.order,
            value: self.value,
            discs: true,
            breaks,
            above: self.above,
        };
        let heaps = Heaps::new(wanted, room);
        let mut picture = heaps.picture();
        if let Some(powers) = heaps.powers() {
            if self.look.is_lettered() && self.tied().is_none() {
                // Before they are told, columns would be taken for the heaps.
                heaps.seen().for_each(|heap| heaps.put_ground(heap, &mut picture));
            } else {
                self.put_columns(powers, &heaps, &mut picture);
            }
        }
        for heap in heaps.seen().filter(|heap| *heap < sizes.len()) {
            if let Some(powers) = heaps.powers() {
                self.put_powers(heap, powers, &heaps, &mut picture);
            } else if let Some(bar) = heaps.scale(heap) {
                self.put_bar(heap, bar, &heaps, &mut picture);
            } else {
                self.put_line(heap, sizes[heap], &heaps, &mut picture);
            }
            self.put_texts(heap, &heaps, &mut picture);
        }
        match (self.twins(), self.values(), heaps.powers().or(heaps.discs())) {
            (Some(told), _, Some(powers)) => self.tie(told, powers, &heaps, &mut picture),
            (Some(_), _, None) => self.tie_lines(&heaps, &mut picture),
            (_, Some(told), Some(discs)) => {
                self.put_columns(discs, &heaps, &mut picture);
                put_discs(told, discs, &heaps, &mut picture);
                self.tie(told, discs, &heaps, &mut picture);
            }
            _ => {}
        }
        if let Some(ends) = self.told.and_then(|told| told.ends.as_ref()) {
            self.put_ends(ends, &heaps, &mut picture);
        }
        picture
    }

    /// Numbers the things of the end in the order in which they are taken, and marks the last one, which loses.
    fn put_ends(&self, ends: &Ends, heaps: &Heaps, picture: &mut Picture<C>) {
        /// The columns of a thing with room for its number.
        const WIDE: f32 = 4.0;
        if !picture.unit.is_raster() || picture.unit.columns(units(1.0)) < WIDE {
            return;
        }
        let (count, loses) = (ends.heaps.len(), self.look.glyphs().loses);
        for (number, heap) in (1..).zip(ends.heaps.iter().copied()) {
            let highest = spots(self.rows[heap].size).next();
            let place = match (heaps.powers(), highest) {
                (Some(powers), Some((weight, at))) => heaps.top(heap).map(|top| powers.place(weight, at, top)),
                _ => heaps.thing(heap, 0),
            };
            let Some(place) = place else { continue };
            let text = if number == count { format!("{number}{loses}") } else { number.to_string() };
            let tone = match ends.is_own(number) {
                false => Tone::Theirs,
                true if ends.is_own(count) => Tone::Bad,
                true => Tone::Good,
            };
            picture.caption(place, text, tone);
        }
    }

    /// The sizes for which there must be room.
    fn reserved(&self, sizes: &[u64]) -> Vec<u64> {
        let mut reserved = sizes.to_vec();
        if let Some((count, size)) = self.breaks {
            reserved.resize(count.max(sizes.len()), size);
        }
        reserved
    }

    /// The rule, once it is told, unless single things decide instead.
    fn tied(&self) -> Option<&Tied> {
        self.told.filter(|told| told.ends.is_none())
    }

    /// The rule, once it is told, by which the heaps themselves are tied.
    fn twins(&self) -> Option<&Tied> {
        self.tied().filter(|_| self.value.is_none())
    }

    /// The rule by which their values are.
    fn values(&self) -> Option<&Tied> {
        self.told.filter(|_| self.value.is_some())
    }

    /// Puts a thing, or the place where one was.
    fn put(&self, (heap, at): (usize, u64), state: State, place: Place, picture: &mut Picture<C>) {
        let item = picture.put(Shape::Coin, state, place);
        if !state.is_gone() {
            item.id(Stage::piece(heap, at)).click((self.click)(heap, at));
        }
    }

    /// Puts a heap that had at most `most` things in lines.
    fn put_line(&self, heap: usize, most: u64, heaps: &Heaps, picture: &mut Picture<C>) {
        let (row, other) = (self.rows[heap], self.other(heap).filter(|_| self.twins().is_some()));
        for at in 0..most {
            let state = match () {
                () if at < row.left && other.is_some_and(|other| at >= other) => State::Bad,
                () if at < row.left => row.rest(),
                () if at < row.end() => State::Chosen,
                () if at < row.size => row.rest(),
                () if at < row.before() => State::Moved,
                () => State::Gone,
            };
            if let Some(place) = heaps.thing(heap, at) {
                self.put((heap, at), state, place, picture);
            }
        }
        // Between two parts of which nothing is taken there is a line.
        let parted = (row.behind > 0 && row.left == row.end()).then(|| heaps.thing(heap, row.left)).flatten();
        if let Some(place) = parted.filter(|_| picture.unit.is_raster()) {
            let x = place.x - cells(1.0);
            picture.line([(x, place.y), (x, place.y + place.h - cells(1.0))], Tone::Chosen);
        }
    }

    /// The size of the other one of two heaps that face each other.
    fn other(&self, heap: usize) -> Option<u64> {
        let facing = self.order == Order::Facing && self.rows.len() == 2;
        facing.then(|| self.rows[1 - heap].size)
    }

    /// Puts the things of a heap into the columns of its powers, and the places of those that were taken last.
    fn put_powers(&self, heap: usize, powers: &Powers, heaps: &Heaps, picture: &mut Picture<C>) {
        let (row, Some(top)) = (self.rows[heap], heaps.top(heap)) else { return };
        for (weight, at) in taken(row.before(), row.size) {
            picture.put(Shape::Coin, State::Moved, powers.place(weight, at, top));
        }
        let chosen: Vec<_> = taken(row.size, row.left).collect();
        for (spot, number) in spots(row.size).zip(0..) {
            let state = match () {
                () if chosen.contains(&spot) => State::Chosen,
                () if self.twins().is_some_and(|told| told.is_over(heap, spot.0)) => State::Bad,
                () => State::Rest,
            };
            self.put((heap, number), state, powers.place(spot.0, spot.1, top), picture);
        }
    }

    /// Puts a bar, with a place for a click on each of its columns.
    fn put_bar(&self, heap: usize, bar: Scale, heaps: &Heaps, picture: &mut Picture<C>) {
        let (row, Some(Place { h, .. })) = (self.rows[heap], heaps.row(heap)) else { return };
        if bar.is_empty() {
            return;
        }
        // However little is taken, it can be seen, because it lies on top.
        let part = |from: u64, to: u64, state: State| (from, to, Shape::Column(false), state);
        let parts = [
            part(0, row.left, row.rest()),
            part(row.end(), row.size, row.rest()),
            part(row.size, row.before(), State::Moved),
            part(row.left, row.end(), State::Chosen),
        ];
        let click = |left: u64| if left < row.size { (self.click)(heap, left) } else { None };
        bar.put(h, &parts, click, picture);
    }

    /// Writes the name of a heap, its size, and its value; a click beside its things chooses it.
    fn put_texts(&self, heap: usize, heaps: &Heaps, picture: &mut Picture<C>) {
        let (row, glyphs) = (self.rows[heap], self.look.glyphs());
        if let Some(place) = heaps.row(heap) {
            picture.put(Shape::Slot, State::Rest, place).click((self.click)(heap, row.left));
        }
        heaps.put_name(heap, (self.name)(heap), row.chosen, picture);
        let then = match () {
            () if row.behind > 0 => (format!(" {} {}+{}", glyphs.arrow, row.left, row.behind), Tone::Chosen),
            () if row.then() != row.size => (format!(" {} {}", glyphs.arrow, row.then()), Tone::Chosen),
            () if row.made && row.last == 0 => (format!(" {}", glyphs.last), Tone::Moved),
            () if row.last > 0 => (format!(" {} -{}", glyphs.last, row.last), Tone::Moved),
            () => (String::new(), Tone::Text),
        };
        let tone = if row.chosen { Tone::Title } else { Tone::Text };
        heaps.put_size(heap, (row.size, tone), then, row.made && row.left < row.size, picture);
        if let Some(value) = self.values().and_then(|told| told.values.get(heap)) {
            heaps.put_value(heap, *value, picture);
        }
    }

    /// Puts the panels of columns, and says of each whether it comes out, once that is told.
    fn put_columns(&self, powers: &Powers, heaps: &Heaps, picture: &mut Picture<C>) {
        for weight in powers.weights() {
            let state = match self.tied() {
                Some(told) if told.crosses & weight != 0 => State::Bad,
                Some(told) if told.values.iter().any(|value| value & weight != 0) => State::Good,
                _ => State::Rest,
            };
            let lettered = self.look.is_lettered();
            let name = if lettered { say!(self.look, "heaps-column", weight = weight) } else { weight.to_string() };
            heaps.put_column(powers, (weight, name), state, self.tied().is_some(), picture);
        }
    }

    /// Ties the things of each column that belong together, behind what was taken last.
    fn tie(&self, told: &Tied, powers: &Powers, heaps: &Heaps, picture: &mut Picture<C>) {
        let was = |heap: usize, weight: u64| {
            let row = self.rows[heap];
            self.value.is_none() && taken(row.before(), row.size).any(|spot| spot.0 == weight)
        };
        for weight in powers.weights() {
            for pair in told.groups(weight).0.iter().flat_map(|group| group.windows(2)) {
                let seen = |heap: &usize| [pair[0], pair[1]].contains(heap) || was(*heap, weight);
                let tops: Vec<Len> = (pair[0]..=pair[1]).filter(seen).filter_map(|heap| heaps.top(heap)).collect();
                tops.windows(2).for_each(|tops| powers.tie(weight, [tops[0], tops[1]], picture));
            }
        }
    }

    /// Ties each thing of a heap to the one below it in the other.
    fn tie_lines(&self, heaps: &Heaps, picture: &mut Picture<C>) {
        let Some(other) = self.other(0).filter(|_| heaps.is_single()) else { return };
        for at in 0..other.min(self.rows[0].size) {
            if let (Some(upper), Some(lower)) = (heaps.thing(0, at), heaps.thing(1, at)) {
                picture.tie_down(upper, lower, Tone::Good);
            }
        }
    }
}

/// Puts the values of heaps as discs in columns.
fn put_discs<C>(told: &Tied, discs: &Powers, heaps: &Heaps, picture: &mut Picture<C>) {
    for heap in heaps.seen() {
        let (Some(value), Some(top)) = (told.values.get(heap), heaps.top(heap)) else { continue };
        for (weight, at) in spots(*value) {
            let state = match () {
                () if told.is_over(heap, weight) => State::Bad,
                // The sign of what is good is a tick.
                () if picture.unit.is_raster() => State::Good,
                () => State::Rest,
            };
            picture.put(Shape::Coin, state, discs.place(weight, at, top));
        }
    }
}

/// The powers of two in a size, the largest first, each as often as it counts.
fn spots(size: u64) -> impl Iterator<Item = (u64, u64)> {
    let weights = (0..u64::BITS).rev().map(|bit| 1 << bit).filter(move |weight| size & weight != 0);
    weights.flat_map(|weight| (0..weight).map(move |at| (weight, at)))
}

/// The things that are taken to leave so many. Powers that stay keep all of theirs.
fn taken(size: u64, left: u64) -> impl Iterator<Item = (u64, u64)> {
    spots(size & !left).skip(usize::try_from(left & !size).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_things_are_taken_as_a_move_takes_and_powers_that_stay_keep_theirs() {
        for size in 0..40_u64 {
            for left in 0..=size {
                let taken: Vec<_> = taken(size, left).collect();
                assert_eq!(taken.len() as u64, size - left);
                assert!(taken.iter().all(|(weight, _)| size & weight != 0 && left & weight == 0));
            }
        }
    }

    #[test]
    fn what_is_left_over_belongs_to_the_heap_that_a_winning_move_changes() {
        let told = Tied { by: 2, crosses: 2, changed: vec![0], values: vec![3, 4, 5, 2, 2], ends: None };
        assert_eq!(told.groups(2), (vec![vec![3, 4]], vec![0]));
        assert_eq!(told.groups(4), (vec![vec![1, 2]], Vec::new()));
        assert!(told.is_over(0, 2) && !told.is_over(0, 1) && !told.is_over(3, 2));
    }
}
