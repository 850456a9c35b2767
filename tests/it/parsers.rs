//! Every text that a person or a file can give is a value that can be played with, or a named error: never a panic, and never
//! more memory or time than the text deserves.

mod given;
mod kept;
mod nasty;
mod typed;

use crate::common::counts::nightly;
use proptest::test_runner::Config;

/// So many cases at night, a quarter of them by day, unless `PROPTEST_CASES` asks for another number.
fn cases(many: u32) -> Config {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok());
    let cases = asked.unwrap_or_else(|| nightly(many / 4, many));
    Config { cases, failure_persistence: None, ..Config::default() }
}
