//! Lists in words: one way for every list that a person reads.

use crate::{
    look::{Look, language::Language},
    say,
};

/// Lists entries behind a colon or in brackets: `1, 3, 4`.
pub fn listed<E: ToString>(entries: impl IntoIterator<Item = E>, look: &Look) -> String {
    joined(&texts(entries), look)
}

/// Lists entries within a sentence that is about all of them: `1, 3 and 4`.
pub fn all_of<E: ToString>(entries: impl IntoIterator<Item = E>, look: &Look) -> String {
    ended("list-all", entries, look)
}

/// Lists entries within a sentence that is about any one of them: `1, 3 or 4`.
pub fn one_of<E: ToString>(entries: impl IntoIterator<Item = E>, look: &Look) -> String {
    ended("list-one", entries, look)
}

/// Lists what is done in one move: `take 1 from heap 2 and 3 from heap 4`. A language may join these as it does not join things.
pub fn together<E: ToString>(entries: impl IntoIterator<Item = E>, look: &Look) -> String {
    ended("list-together", entries, look)
}

fn texts<E: ToString>(entries: impl IntoIterator<Item = E>) -> Vec<String> {
    entries.into_iter().map(|entry| entry.to_string()).collect()
}

fn joined(entries: &[String], look: &Look) -> String {
    entries.join(&say!(look, "list-separator"))
}

/// Joins the last entry to the others by this message.
fn ended<E: ToString>(id: &str, entries: impl IntoIterator<Item = E>, look: &Look) -> String {
    let mut entries = texts(entries);
    let Some(last) = entries.pop() else { return String::new() };
    if entries.is_empty() {
        return last;
    }
    let mut others = joined(&entries, look);
    let is_apart =
        |edge: Option<char>| look.language() == Language::Chinese && edge.is_some_and(|sign| sign.is_ascii());
    // Chinese has no spaces between words, but a space beside digits and Latin letters.
    let gap = if is_apart(last.chars().next()) { " " } else { "" };
    others.push_str(if is_apart(others.chars().next_back()) { " " } else { "" });
    say!(look, id, others, last = format!("{gap}{last}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    #[test]
    fn a_list_is_joined_as_its_language_joins_it() {
        for (language, all, one) in [
            (Language::English, "1, 3 and 4", "1, 3 or 4"),
            (Language::Russian, "1, 3 и 4", "1, 3 или 4"),
            (Language::Bulgarian, "1, 3 и 4", "1, 3 или 4"),
            (Language::Chinese, "1、3 和 4", "1、3 或 4"),
        ] {
            let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
            assert_eq!([all_of([1, 3, 4], &look), one_of([1, 3, 4], &look)], [all, one]);
            assert_eq!(all_of([0; 0], &look) + &one_of([7], &look), "7");
        }
    }

    #[test]
    fn chinese_words_stand_beside_each_other() {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(Language::Chinese);
        assert_eq!(all_of(["甲", "乙", "丙"], &look), "甲、乙和丙");
        assert_eq!(one_of(["甲", "B"], &look), "甲或 B");
        assert_eq!(together(["从第 1 堆取 2 个", "从第 3 堆取 4 个"], &look), "从第 1 堆取 2 个、从第 3 堆取 4 个");
    }
}
