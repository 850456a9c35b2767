//! Product game 2, whose factors are coprime to the last.

use zugzwang_engine::{
    games::{CoprimeProduct, coprime_product::Place},
    theory::fates::Range,
};

use super::{factor::Factored, prelude::*};

impl Factored for CoprimeProduct {
    /// The second number is the last factor.
    const LISTS_NUMBERS: bool = false;

    fn product(place: &Place) -> u64 {
        place.product
    }

    fn goal(&self) -> Range {
        self.range()
    }

    fn top(&self) -> u128 {
        u128::from(self.range().high) * 9
    }

    fn untold(&self, seen: &Seen<'_, Self>, room: Size) -> Vec<Line<'static>> {
        let allowed = |place: &Place| {
            let factors: Vec<_> = self.moves(place).map(|factor| factor.0.to_string()).collect();
            [following(&factors, seen.look)]
        };
        Ledger::new([""]).part("", allowed(seen.now()), seen.then.as_ref().map(allowed)).lines(seen.look, room)
    }

    fn heading(&self, place: &Place, look: &Look) -> String {
        let Range { low, high } = self.range();
        say!(look, "coprime-product-now", product = place.product, low = low, high = high)
    }

    fn recited(place: &Place, look: &Look) -> Option<String> {
        (place.last > 1).then(|| say!(look, "recite-factor", factor = place.last))
    }
}
