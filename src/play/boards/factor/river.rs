//! The river: the product on its way, the shores, and once they are told the islands that are good to land on.

use zugzwang_engine::{
    games::product::Factor,
    theory::{fates::Range, ladder::Rung},
};

use super::{Band, Layout};
use crate::play::{boards::prelude::*, powers};

/// A product that is multiplied, on a logarithmic scale.
pub(super) struct River<'a> {
    /// The products with which the game is won, and the largest that can be made.
    pub(super) goal: Range,
    pub(super) top: u128,
    /// The product so far.
    pub(super) now: u64,
    /// The factor under the cursor.
    pub(super) chosen: Option<u64>,
    /// The product before the last move, and the factor played.
    pub(super) last: Option<(u64, u64)>,
    /// The intervals of products, the highest first, if they are told.
    pub(super) rungs: &'a [Rung],
}

impl River<'_> {
    /// Puts it in the bands of a layout.
    pub(super) fn put(&self, layout: &Layout, picture: &mut Picture<Factor>) {
        if let Some(y) = layout.row(Band::River) {
            let high = cells(1.0) * layout.rows(Band::River);
            self.put_water(Place { y, w: layout.size.0, h: high, ..Place::default() }, layout, picture);
        }
        if let Some(y) = layout.row(Band::Hops) {
            self.put_hops(y, layout, picture);
        }
        if let Some(y) = layout.row(Band::Names) {
            self.put_names(y, layout, picture);
        }
    }

    fn put_water(&self, river: Place, layout: &Layout, picture: &mut Picture<Factor>) {
        picture.put(Shape::Water, State::Rest, river);
        let part = |from: Len, to: Len| Place { x: from, w: to - from, ..river };
        let (low, high) = (self.column(self.goal.low, layout), self.column(self.goal.high, layout));
        picture.put(Shape::Land, State::Rest, part(low, high + cells(1.0)));
        for (at, rung) in self.rungs.iter().enumerate().filter(|(_, rung)| rung.lost) {
            // Up to the next one, so that none is too narrow to be seen.
            let next = at.checked_sub(1).and_then(|above| self.rungs.get(above));
            let to = next.map_or(rung.high, |next| next.low);
            let island = part(self.column(rung.low, layout), self.column(to, layout));
            picture.put(Shape::Land, State::Good, island);
            let name = format!("{}-{}", rung.low, rung.high);
            if picture.unit.columns(wide(&name)) + 2.0 <= picture.unit.columns(island.w) {
                picture.caption(island, name, Tone::Good);
            } else if picture.unit.is_raster() {
                picture.mark(island, Sign::Wins, Tone::Good);
            }
        }
        // What is multiplied floats on the water.
        let x = self.column(self.now, layout);
        let y = picture.unit.middle_row(river.middle().1);
        picture.put(Shape::Slot, State::Rest, Place { x, y, w: cells(1.0), h: cells(1.0) }).id(0);
        picture.sign((x, y), Align::Left, Sign::Here, Tone::Title);
    }

    /// The last move and the one under the cursor as hops.
    fn put_hops(&self, y: Len, layout: &Layout, picture: &mut Picture<Factor>) {
        let last = self.last.map(|(before, factor)| (before, factor, Tone::Moved));
        let next = self.chosen.map(|factor| (self.now, factor, Tone::Chosen));
        for (before, factor, tone) in last.into_iter().chain(next) {
            let [from, to] = [before, before.saturating_mul(factor)].map(|product| self.column(product, layout));
            let (low, text, long) = (y + cells(1.0), factor.to_string(), picture.unit.columns(to - from));
            if long < 1.0 {
                continue;
            }
            let points = [(from, low), (from, y), (to, y), (to, low)];
            if tone == Tone::Moved {
                picture.tie(points, tone);
            } else {
                picture.line(points, tone);
            }
            if long > picture.unit.columns(wide(&text)) + 2.0 {
                picture.label(((from + to) * 0.5, y), Align::Middle, text, tone);
            }
        }
    }

    /// The numbers below: the product, the next one, the shores, and powers of ten where there is room.
    fn put_names(&self, y: Len, layout: &Layout, picture: &mut Picture<Factor>) {
        let next = self.chosen.map(|factor| (self.now.saturating_mul(factor), Tone::Chosen));
        let shores = [self.goal.low, self.goal.high].into_iter().filter(|shore| u128::from(*shore) < self.top);
        let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(10));
        let powers = powers.take_while(|power| u128::from(*power) < self.top).map(|power| (power, Tone::Dim));
        let all = std::iter::once((self.now, Tone::Title)).chain(next);
        let all = all.chain(shores.map(|shore| (shore, Tone::Text))).chain(powers);
        let columns = |len: Len| picture.unit.columns(len);
        let mut written: Vec<(f32, f32)> = Vec::new();
        let mut labels = Vec::new();
        for (number, tone) in all {
            let text = if tone == Tone::Dim { label(number) } else { number.to_string() };
            let long = columns(wide(&text));
            let from = columns(self.column(number, layout)) - (long / 2.0).floor();
            let from = from.clamp(0.0, (columns(layout.size.0) - long).max(0.0));
            if written.iter().all(|(start, end)| from + long < *start || *end < from) {
                written.push((from, from + long));
                labels.push((cells(from), text, tone));
            }
        }
        for (x, text, tone) in labels {
            picture.label((x, y), Align::Left, text, tone);
        }
    }

    /// The column of a product.
    fn column(&self, product: u64, layout: &Layout) -> Len {
        let last = usize::try_from(layout.columns.saturating_sub(1)).unwrap_or(usize::MAX);
        cells(1.0) * powers::column(product, self.top, last) as u64
    }
}

/// A power of ten, in exponential notation if it is long.
fn label(power: u64) -> String {
    const SHORT: u64 = 1000;
    if power <= SHORT { power.to_string() } else { format!("10^{}", power.ilog10()) }
}
