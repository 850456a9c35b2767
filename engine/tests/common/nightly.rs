//! How much is tried.

/// So many each time the tests run, or `many` where `NIGHTLY` is set: what takes minutes is tried once a day.
pub fn nightly<N>(few: N, many: N) -> N {
    if std::env::var_os("NIGHTLY").is_some() { many } else { few }
}
