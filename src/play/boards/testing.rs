//! Helpers for the tests of boards.

use zugzwang_engine::Setup;

use super::prelude::*;
use crate::look::{glyphs::GlyphSet, theme::ThemeName};

/// The game of a setup.
pub(super) fn game<G: Game>(words: &[&str]) -> G {
    G::new(&Setup::read(G::FIELDS, words).expect("a setup")).expect("a game")
}

/// A look with backgrounds and large pieces.
pub(super) fn dark() -> Look {
    Look::new(ThemeName::Dark, GlyphSet::Unicode)
}
