//! The clocks.

use std::{
    sync::LazyLock,
    time::{Instant, SystemTime},
};

use crate::play::job::Clock;

/// Seconds since 1970.
pub fn seconds() -> u64 {
    SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs())
}

/// The monotonic clock, which starts when it is first read.
pub const CLOCK: Clock = Clock(|| {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed()
});
