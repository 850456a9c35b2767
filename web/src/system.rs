//! The functions that the page provides: clocks, storage, progress.

use std::time::Duration;

use zugzwang::keep::keeper::Zone;

/// The page's functions.
#[cfg(target_arch = "wasm32")]
mod page {
    #![allow(unsafe_code, reason = "imports are linked by name")]

    unsafe extern "C" {
        /// The time in milliseconds since the page was opened.
        pub(super) safe fn now() -> f64;
        /// The time in seconds since 1970.
        pub(super) safe fn time() -> f64;
        /// The time zone: how many seconds its clocks are ahead of UTC at a time in seconds since 1970.
        pub(super) safe fn zone(seconds: f64) -> f64;
        /// Writes a file to the browser's storage, or removes it if `bytes` is null. Returns 0 on success, 1 if the storage
        /// is full, 2 if the browser denies access to it.
        pub(super) safe fn keep(name: *const u8, name_length: usize, bytes: *const u8, length: usize) -> u32;
        /// Reports the progress of a long job.
        pub(super) safe fn progress(done: f64, total: f64);
    }
}

/// Stands in for the page where there is none: in tests.
#[cfg(not(target_arch = "wasm32"))]
mod page {
    pub(super) fn now() -> f64 {
        0.0
    }

    pub(super) fn time() -> f64 {
        0.0
    }

    pub(super) fn zone(_: f64) -> f64 {
        0.0
    }

    pub(super) fn keep(_: *const u8, _: usize, _: *const u8, _: usize) -> u32 {
        0
    }

    pub(super) fn progress(_: f64, _: f64) {}
}

/// Returns the time since the page was opened.
pub(crate) fn now() -> Duration {
    Duration::try_from_secs_f64(page::now() / 1000.0).unwrap_or_default()
}

/// Returns the time in seconds since 1970.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "seconds since 1970 fit")]
pub(crate) fn seconds() -> u64 {
    page::time() as u64
}

/// The browser's time zone.
#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "seconds since 1970 fit")]
pub(crate) const ZONE: Zone = Zone(|seconds| page::zone(seconds as f64) as i64);

/// Replaces a file in the browser's storage, or removes it if there are no `bytes`.
pub(crate) fn keep(name: &str, bytes: Option<&[u8]>) -> Result<(), std::io::ErrorKind> {
    let (at, length) = bytes.map_or((std::ptr::null(), 0), |bytes| (bytes.as_ptr(), bytes.len()));
    match page::keep(name.as_ptr(), name.len(), at, length) {
        0 => Ok(()),
        1 => Err(std::io::ErrorKind::StorageFull),
        _ => Err(std::io::ErrorKind::PermissionDenied),
    }
}

/// Reports the progress of a long job to the page.
#[allow(clippy::cast_precision_loss, reason = "it is only shown")]
pub(crate) fn progress(done: u64, total: u64) {
    page::progress(done as f64, total as f64);
}
