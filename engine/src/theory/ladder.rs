//! The ladder of intervals: a product that is multiplied until it exceeds a bound.
//!
//! Each move multiplies by 2 to 9, and whoever first exceeds c wins. Going down from c: a product above c/9 wins at
//! once by 9. Below that, a product above c/18 is lost, because even 2 leads into the rung above, and even 9 leads no
//! further. Below that, 9 reaches the lost rung, and so on, dividing alternately by 9 and by 2 (folklore, known from
//! programming contests as the multiplication game). All bounds are whole: p·k > n is the same as p > ⌊n/k⌋.

/// The smallest and the largest factor of a move.
const FACTORS: [u64; 2] = [2, 9];

/// The explanation of a product.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "__exhaustive"), non_exhaustive)]
pub struct Ladder {
    /// The product so far.
    pub product: u64,
    /// The bound that must be exceeded.
    pub bound: u64,
    /// The rungs, highest first, down to the one that contains 1.
    pub rungs: Vec<Rung>,
    /// The rung of the product, counted from 1 at the top; 0 if the game is over. It is also the number of plies left.
    pub rung: u64,
    /// The winning factors, ascending.
    pub winning: Vec<u64>,
}

/// An interval of products that are all won or all lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Rung {
    /// The smallest product in it.
    pub low: u64,
    /// The largest product in it.
    pub high: u64,
    /// `true` if the player to move loses.
    pub lost: bool,
}

impl Ladder {
    /// Explains `product`, on the way to exceeding `bound`.
    pub fn of(product: u64, bound: u64) -> Self {
        let rungs = rungs(bound);
        let below = rungs.iter().position(|rung| rung.low <= product && product <= rung.high);
        let rung = below.map_or(0, |at| at as u64 + 1);
        let winning = if rung == 0 { Vec::new() } else { winning(product, &rungs) };
        Self { product, bound, rungs, rung, winning }
    }

    /// Returns whether the player to move loses, including when the game is over because the opponent has exceeded the
    /// bound.
    pub const fn is_lost(&self) -> bool {
        self.rung.is_multiple_of(2)
    }
}

/// Returns the factors of a move.
pub fn factors() -> impl DoubleEndedIterator<Item = u64> {
    FACTORS[0]..=FACTORS[1]
}

/// Returns the rungs for a bound, highest first.
pub fn rungs(bound: u64) -> Vec<Rung> {
    let mut rungs = Vec::new();
    let mut high = bound;
    // A won rung reaches down by the largest factor, a lost one by the smallest.
    for (lost, factor) in [(false, FACTORS[1]), (true, FACTORS[0])].into_iter().cycle() {
        if high == 0 {
            break;
        }
        let below = high / factor;
        rungs.push(Rung { low: below + 1, high, lost });
        high = below;
    }
    rungs
}

/// Returns the factors that exceed the bound or lead to a lost rung.
fn winning(product: u64, rungs: &[Rung]) -> Vec<u64> {
    let bound = rungs.first().map_or(0, |rung| rung.high);
    let wins = |factor: &u64| {
        let after = product.saturating_mul(*factor);
        after > bound || rungs.iter().any(|rung| rung.lost && (rung.low..=rung.high).contains(&after))
    };
    factors().filter(wins).collect()
}
