//! Seeds, as people type them, and new ones.

use std::hash::{BuildHasher, Hasher, RandomState};

use zugzwang_engine::Rng;

/// A new seed below this is short enough to be passed on by word of mouth.
const FRESH: u64 = 1_000_000;

/// Reads a seed: digits alone.
///
/// ```
/// use zugzwang::play::seed;
///
/// assert_eq!(seed::read("42"), Some(42));
/// assert_eq!(seed::read("+42"), None);
/// ```
pub fn read(text: &str) -> Option<u64> {
    text.parse().ok().filter(|_| text.bytes().all(|b| b.is_ascii_digit()))
}

/// A number drawn by the system.
pub fn any() -> u64 {
    // The keys of the standard library's hash maps are random, so what they make of nothing is, too.
    RandomState::new().build_hasher().finish()
}

/// A new seed, drawn from `draw`.
pub fn drawn(draw: &mut Rng) -> u64 {
    usize::try_from(FRESH).map_or(0, |count| draw.below(count) as u64)
}

/// A new seed, drawn by the system.
pub fn fresh() -> u64 {
    short(any())
}

/// A seed that can be passed on, made of any number.
pub const fn short(number: u64) -> u64 {
    number % FRESH
}
