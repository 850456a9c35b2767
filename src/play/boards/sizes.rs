//! The sizes that may be taken, as texts.

use super::prelude::*;

/// The sizes that may be taken behind these words, with the chosen one in brackets. Of more than fit in these columns, those around it.
pub fn offered(words: String, sizes: &[u64], take: u64, width: f32, look: &Look) -> Vec<(String, Tone)> {
    if sizes.is_empty() {
        return Vec::new();
    }
    let text = |size: u64| if size == take { format!("({size})") } else { size.to_string() };
    let columns = |text: &str| wide(text).cells + 2.0;
    let more = look.glyphs().more;
    let free = width - columns(&words) - 2.0 * columns(more);
    let fits = |from: usize, to: usize| sizes[from..to].iter().map(|size| columns(&text(*size))).sum::<f32>() <= free;
    let chosen = sizes.iter().position(|size| *size == take).unwrap_or(0);
    let (mut from, mut to) = (chosen, chosen + 1);
    while from > 0 && fits(from - 1, to) || to < sizes.len() && fits(from, to + 1) {
        from -= usize::from(from > 0 && fits(from - 1, to));
        to += usize::from(to < sizes.len() && fits(from, to + 1));
    }
    let cut = |is_cut: bool| is_cut.then(|| (more.to_owned(), Tone::Dim));
    let shown = sizes[from..to].iter().map(|size| (text(*size), if *size == take { Tone::Chosen } else { Tone::Text }));
    let words = std::iter::once((words, Tone::Text));
    words.chain(cut(from > 0)).chain(shown).chain(cut(to < sizes.len())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::boards::testing::dark;

    #[test]
    fn the_chosen_size_is_always_offered() {
        let sizes: Vec<u64> = (1..=64).map(|size| size * 15_000).collect();
        for width in [24_u8, 40, 80] {
            for chosen in &sizes {
                let texts = offered("Sizes:".to_owned(), &sizes, *chosen, width.into(), &dark());
                let all: f32 = texts.iter().map(|(text, _)| wide(text).cells + 2.0).sum();
                assert!(all - 2.0 <= width.into(), "{texts:?}");
                assert!(texts.contains(&(format!("({chosen})"), Tone::Chosen)), "{texts:?}");
            }
        }
    }
}
