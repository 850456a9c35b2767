//! Nim on the screen.

use zugzwang_engine::games::Nim;

use super::heap::Heaped;

impl Heaped for Nim {
    const POWERS: bool = true;
}
