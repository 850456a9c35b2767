//! The words before a row as it is now and as the move under the cursor would leave it.

use super::width_of;
use crate::{
    look::{Look, align},
    say,
};

/// `now` and `then` in the look's language, equally wide, each with a space behind it.
pub(in crate::play) fn times(look: &Look) -> [String; 2] {
    let words = [say!(look, "why-time-now"), say!(look, "why-time-then")];
    let wide = words.iter().map(|word| width_of(word)).max().unwrap_or(0);
    words.map(|word| format!("{} ", align::left(&word, wide)))
}

/// Columns before a row that such a word may stand before.
pub(in crate::play) fn indent(look: &Look) -> usize {
    width_of(&times(look)[0])
}
