//! Positions in sentences, for output without drawings.

use std::fmt::Display;

use crate::{look::Look, say, words};

/// The parts of a position, each with its number: `heap 1: 18`.
pub fn parts<V: Display>(game: &str, values: impl IntoIterator<Item = V>, look: &Look) -> Vec<String> {
    let part = words::part(game, false, look);
    let sentence = |(number, value): (usize, V)| {
        say!(look, "recite-part", part = &part, number = number, value = value.to_string())
    };
    (1..).zip(values).map(sentence).collect()
}

/// Entries in a list. Of a very long one only those at both ends.
pub fn series<E: Display>(entries: impl IntoIterator<Item = E>, look: &Look) -> String {
    /// Maximum number of entries listed, half of them at each end.
    const MOST: usize = 100;
    let mut entries: Vec<String> = entries.into_iter().map(|entry| entry.to_string()).collect();
    if entries.len() > MOST {
        let hidden = entries.len() - MOST;
        entries.splice(MOST / 2..MOST / 2 + hidden, [say!(look, "recite-more", count = hidden)]);
    }
    words::listed(entries, look)
}

/// A range: `4 to 6`, or `4` if it has only one member.
pub fn span(from: u64, to: u64, look: &Look) -> String {
    if from == to { from.to_string() } else { say!(look, "recite-span", from = from, to = to) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    fn look() -> Look {
        Look::new(ThemeName::Ansi, GlyphSet::Unicode)
    }

    #[test]
    fn a_long_list_is_cut_in_the_middle() {
        assert_eq!(series(1..=3, &look()), "1, 2, 3");
        assert!(series(1..=100, &look()).contains("50, 51"));
        let long = series(1..=5000, &look());
        assert!(long.starts_with("1, 2,") && long.contains("50, 4900 more, 4951") && long.ends_with("5000"), "{long}");
    }

    #[test]
    fn a_range_of_one_is_a_single_number() {
        assert_eq!([span(4, 4, &look()), span(4, 6, &look())], ["4", "4 to 6"]);
    }
}
