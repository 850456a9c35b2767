//! The product game on the screen.

use zugzwang_engine::{
    games::{Product, product::Total},
    theory::fates::Range,
};

use super::factor::Factored;
use crate::{look::Look, say};

impl Factored for Product {
    fn product(total: &Total) -> u64 {
        total.0
    }

    fn marked(&self) -> Range {
        Range { low: self.bound(), high: self.bound() }
    }

    fn told(&self, total: &Total, look: &Look) -> String {
        say!(look, "product-now", product = total.0, bound = self.bound())
    }
}
