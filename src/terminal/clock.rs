//! The clocks.

use std::{
    sync::LazyLock,
    time::{Instant, SystemTime},
};

use chrono::{Local, TimeZone};

use crate::{keep::keeper::Zone, play::job::Clock};

/// Seconds since 1970.
pub fn seconds() -> u64 {
    SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs())
}

/// The time zone of the system, or the one that `TZ` names.
pub const ZONE: Zone = Zone(|seconds| {
    let local = i64::try_from(seconds).ok().and_then(|seconds| Local.timestamp_opt(seconds, 0).single());
    local.map_or(0, |local| i64::from(local.offset().local_minus_utc()))
});

/// The monotonic clock, which starts when it is first read.
pub const CLOCK: Clock = Clock(|| {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed()
});
