//! The subtraction game on the screen: up to m coins are taken.

use zugzwang_engine::games::{Subtraction, subtraction::Till};

use super::{amounts::Amounts, pile::Piled};

impl Piled for Subtraction {
    const TELLS: bool = false;

    fn size(till: &Till) -> u64 {
        till.0
    }

    fn amounts(&self, till: &Till) -> Amounts {
        Amounts::UpTo(self.limit(*till))
    }
}
