//! A round table.

use super::{Grain, Layer, Path, fill, inner};
use crate::play::scene::ink::Ink;

const DISC: Path = Path::Oval(0.0, 0.0, 1.0, 1.0);
/// Half rows from which it has a rim, and from which it is twice as wide.
const RIMMED: i32 = 6;
const WIDE: i32 = 40;

/// Felt in a wooden rim.
pub(super) fn layers(grain: Grain) -> Vec<Layer> {
    if grain.high < RIMMED && !grain.flat {
        return vec![fill(DISC, Ink::Felt)];
    }
    vec![fill(DISC, Ink::Wood), inner(DISC, Ink::Felt, if grain.high < WIDE { 1.0 } else { 2.0 })]
}
