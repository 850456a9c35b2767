//! How many numbers this processor takes at once.

use std::sync::LazyLock;

use fearless_simd::Level;

/// Found out when it is first asked for.
pub(crate) fn level() -> Level {
    static LEVEL: LazyLock<Level> = LazyLock::new(Level::new);
    *LEVEL
}
