//! Replaces characters that are invisible, or change the direction of the text around them, with their code points:
//! `<U+202E>`.
//!
//! Names and texts come from command lines, files and folders. A character in them might break a line, control the
//! terminal, or make a file name that ends in `toml` look like `lmot.gnp`. A code point has no effect and can be read.

use std::{borrow::Cow, fmt::Write};

/// The ranges (inclusive) of format characters, category Cf in Unicode 16.
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

/// Returns whether a character is shown as its code point: a control or format character, or a line or paragraph
/// separator.
pub fn is_hidden(sign: char) -> bool {
    let is_format = || {
        let at = FORMAT.partition_point(|(_, last)| *last < sign);
        FORMAT.get(at).is_some_and(|(first, _)| *first <= sign)
    };
    sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}') || is_format()
}

/// Returns the text on one line, with invisible characters replaced.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + NUMBER);
    for sign in text.chars() {
        if is_hidden(sign) {
            // Writing to a `String` cannot fail.
            let _ = write!(shown, "<U+{:04X}>", u32::from(sign));
        } else {
            shown.push(sign);
        }
    }
    Cow::Owned(shown)
}

/// Maximum width of a code point in columns.
const NUMBER: usize = "<U+E0001>".len();

#[cfg(test)]
mod tests {
    use regex_syntax::hir::{Class, HirKind};

    use super::*;

    #[test]
    fn exactly_the_control_format_and_separator_characters_are_hidden() {
        let parsed = regex_syntax::parse(r"[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]").expect("a valid regex");
        let HirKind::Class(Class::Unicode(class)) = parsed.into_kind() else { panic!("expected a class") };
        let is_in = |sign: char| class.ranges().iter().any(|range| (range.start()..=range.end()).contains(&sign));
        for sign in '\0'..=char::MAX {
            assert_eq!(is_hidden(sign), is_in(sign), "U+{:04X}", u32::from(sign));
        }
    }

    #[test]
    fn invisible_characters_are_replaced_with_their_code_points() {
        for (text, shown) in [
            ("nim", "nim"),
            ("Куча “2” → 堆 👍", "Куча “2” → 堆 👍"),
            ("a\u{202e}b", "a<U+202E>b"),
            ("\u{1b}[31m\r\n", "<U+001B>[31m<U+000D><U+000A>"),
            ("\u{feff}\u{e0041}", "<U+FEFF><U+E0041>"),
        ] {
            assert_eq!(visible(text), shown);
            assert_eq!(visible(shown), shown, "replacing twice changes nothing");
        }
    }
}
