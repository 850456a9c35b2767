//! Every text that a user or a file can provide is either a usable value or a named error: never a panic, and never
//! more memory or time than its size deserves.

mod given;
mod kept;
mod nasty;
mod typed;

use crate::common::counts::nightly;
use proptest::test_runner::Config;

/// Returns a configuration with this many cases at night and a quarter of them by day, unless `PROPTEST_CASES` is set.
fn cases(many: u32) -> Config {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok());
    let cases = asked.unwrap_or_else(|| nightly(many / 4, many));
    Config { cases, failure_persistence: None, ..Config::default() }
}
