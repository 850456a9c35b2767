//! The words before a row as it is now and as the move under the cursor would leave it.

use super::{Look, align, say, widest};

/// Returns `now` and `then` in the look's language, equally wide, each followed by a space.
pub(in crate::play) fn times(look: &Look) -> [String; 2] {
    let words = [say!(look, "why-time-now"), say!(look, "why-time-then")];
    let wide = widest(&words);
    words.map(|word| format!("{} ", align::left(&word, wide)))
}

/// Returns the width of such a word, by which rows without one are indented.
pub(in crate::play) fn indent(look: &Look) -> usize {
    widest(times(look))
}
