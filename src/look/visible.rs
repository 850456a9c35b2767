//! What has no shape, or turns what stands around it, is shown as its number: `<U+202E>`.
//!
//! Names and texts come from command lines, files and folders. A sign of theirs may end a line, steer the terminal, or show
//! `lmot.gnp` for a file that ends in `toml`; as a number it does nothing and can be told.

use std::{borrow::Cow, fmt::Write};

/// The characters of the category Cf of Unicode 16, format, from the first to the last of each row of them.
const FORMAT: [(char, char); 21] = [
    ('\u{ad}', '\u{ad}'),
    ('\u{600}', '\u{605}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{6dd}', '\u{6dd}'),
    ('\u{70f}', '\u{70f}'),
    ('\u{890}', '\u{891}'),
    ('\u{8e2}', '\u{8e2}'),
    ('\u{180e}', '\u{180e}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{202a}', '\u{202e}'),
    ('\u{2060}', '\u{2064}'),
    ('\u{2066}', '\u{206f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{fff9}', '\u{fffb}'),
    ('\u{110bd}', '\u{110bd}'),
    ('\u{110cd}', '\u{110cd}'),
    ('\u{13430}', '\u{1343f}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0001}', '\u{e0001}'),
    ('\u{e0020}', '\u{e007f}'),
];

/// Returns whether a sign is shown as its number: it controls, it is for the format, or it ends a line or a paragraph.
pub fn is_hidden(sign: char) -> bool {
    let is_format = || {
        let at = FORMAT.partition_point(|(_, last)| *last < sign);
        FORMAT.get(at).is_some_and(|(first, _)| *first <= sign)
    };
    sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}') || is_format()
}

/// The text on one line, with nothing in it that cannot be seen.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + NUMBER);
    for sign in text.chars() {
        if is_hidden(sign) {
            // Writing to a string does not fail.
            let _ = write!(shown, "<U+{:04X}>", u32::from(sign));
        } else {
            shown.push(sign);
        }
    }
    Cow::Owned(shown)
}

/// The most columns of a number.
const NUMBER: usize = "<U+E0001>".len();

#[cfg(test)]
mod tests {
    use regex_syntax::hir::{Class, HirKind};

    use super::*;

    #[test]
    fn every_sign_that_controls_or_formats_or_ends_a_line_is_shown_as_its_number_and_no_other() {
        let parsed = regex_syntax::parse(r"[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]").expect("four categories");
        let HirKind::Class(Class::Unicode(class)) = parsed.into_kind() else { panic!("they are a class") };
        let is_in = |sign: char| class.ranges().iter().any(|range| (range.start()..=range.end()).contains(&sign));
        for sign in '\0'..=char::MAX {
            assert_eq!(is_hidden(sign), is_in(sign), "U+{:04X}", u32::from(sign));
        }
    }

    #[test]
    fn what_cannot_be_seen_has_a_number_in_the_place_where_it_stands() {
        for (text, shown) in [
            ("nim", "nim"),
            ("Куча “2” → 堆 👍", "Куча “2” → 堆 👍"),
            ("a\u{202e}b", "a<U+202E>b"),
            ("\u{1b}[31m\r\n", "<U+001B>[31m<U+000D><U+000A>"),
            ("\u{feff}\u{e0041}", "<U+FEFF><U+E0041>"),
        ] {
            assert_eq!(visible(text), shown);
            assert_eq!(visible(shown), shown, "a number stays");
        }
    }
}
