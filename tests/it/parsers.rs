//! Every text that a person or a file can give is a value that can be played with, or a named error: never a panic, and never
//! more memory or time than the text deserves.

mod given;
mod kept;
mod nasty;
mod typed;

use proptest::test_runner::Config;
use zugzwang::{glyphs::GlyphSet, look::Look, theme::ThemeName};

/// How errors are said.
fn look() -> Look {
    Look::new(ThemeName::Ansi, GlyphSet::Unicode)
}

/// So many cases, unless `PROPTEST_CASES` asks for more.
fn cases(count: u32) -> Config {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok());
    Config { cases: asked.unwrap_or(count), failure_persistence: None, ..Config::default() }
}
