//! How many cases the tests try.

/// Returns `few`, or `many` if `NIGHTLY` is set: cases that take minutes are tried once a day.
pub fn nightly<N>(few: N, many: N) -> N {
    if std::env::var_os("NIGHTLY").is_some() { many } else { few }
}
