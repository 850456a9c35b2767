//! Seeds: parsing typed ones and drawing new ones.

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    sync::atomic::{AtomicU64, Ordering},
};

use zugzwang_engine::Rng;

/// New seeds are below this, so that they are short enough to tell somebody.
const FRESH: u64 = 1_000_000;

/// Parses a seed, which has only digits.
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

/// A random number from the system.
pub fn any() -> u64 {
    // The keys of the standard library's hash maps are random, so the hash of nothing is random, too. Not in a browser, where
    // the number that was sown makes the difference.
    RandomState::new().build_hasher().finish() ^ SOWN.fetch_add(STEP, Ordering::Relaxed)
}

/// The number that was sown, and a step for each number drawn since.
static SOWN: AtomicU64 = AtomicU64::new(0);
/// An odd number with its bits well mixed: the golden ratio, in 64 bits after the point.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Sows a random number, where the system has none.
pub fn sow(number: u64) {
    SOWN.store(number, Ordering::Relaxed);
}

/// A new seed, drawn from `draw`.
pub fn drawn(draw: &mut Rng) -> u64 {
    usize::try_from(FRESH).map_or(0, |count| draw.below(count) as u64)
}

/// A new seed, drawn from the system's randomness.
pub fn fresh() -> u64 {
    short(any())
}

/// Shortens any number to the length of a new seed.
pub const fn short(number: u64) -> u64 {
    number % FRESH
}
