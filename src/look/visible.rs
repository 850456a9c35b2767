//! The one rule for every text from outside: characters that are invisible, or change the direction of the text around
//! them, are replaced with their code points, `<U+202E>`, and no letter carries more than a few marks.
//!
//! Names and texts come from command lines, files and folders. A character in them might break a line, control the
//! terminal, or make a file name that ends in `toml` look like `lmot.gnp`; a letter with a thousand accents covers the
//! lines above it. A code point has no effect and can be read.

use std::{borrow::Cow, fmt::Write};

use unicode_width::UnicodeWidthChar;

/// No language needs more marks on a letter.
const MARKS: usize = 4;
const MORE: char = '…';

/// The ranges (inclusive) of characters that are ignored where they are shown, besides format characters and the selectors
/// of variants, which belong to the letter before them.
const IGNORED: [(char, char); 8] = [
    ('\u{34f}', '\u{34f}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{2065}', '\u{2065}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fff8}'),
    ('\u{e0000}', '\u{e00ff}'),
];

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

/// Returns whether a character is shown as its code point: a control or format character, one that is ignored, or a line
/// or paragraph separator.
pub fn is_hidden(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}') || is_in(&FORMAT, sign) || is_in(&IGNORED, sign)
}

fn is_in(ranges: &[(char, char)], sign: char) -> bool {
    let at = ranges.partition_point(|(_, last)| *last < sign);
    ranges.get(at).is_some_and(|(first, _)| *first <= sign)
}

/// Returns whether a character takes no column of its own: it is a mark on the one before it.
fn is_mark(sign: char) -> bool {
    !sign.is_ascii() && sign.width() == Some(0)
}

/// Returns whether everybody sees this text as it is.
pub fn is_plain(text: &str) -> bool {
    // A mark at the beginning would be on a letter that is not part of the text.
    let mut marks = MARKS;
    text.chars().all(|sign| {
        marks = if is_mark(sign) { marks + 1 } else { 0 };
        marks <= MARKS && !is_hidden(sign)
    })
}

/// Half-width Japanese signs that a mark can follow. Below, the sign that each of them is together with the mark, as wide as the two.
const VOICED: (&str, &str) = ("ｳｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾊﾋﾌﾍﾎ", "ヴガギグゲゴザジズゼゾダヂヅデドバビブベボ");
const HALF_VOICED: (&str, &str) = ("ﾊﾋﾌﾍﾎ", "パピプペポ");

/// Joins each mark that has a column of its own to the sign before it, because programs disagree on the width of the two.
fn voiced(text: &str) -> Cow<'_, str> {
    if !text.contains(['\u{ff9e}', '\u{ff9f}']) {
        return text.into();
    }
    let mut line = String::with_capacity(text.len());
    for sign in text.chars() {
        let ((single, together), alone) = match sign {
            '\u{ff9e}' => (VOICED, '゛'),
            '\u{ff9f}' => (HALF_VOICED, '゜'),
            _ => {
                line.push(sign);
                continue;
            }
        };
        let at = line.chars().next_back().and_then(|last| single.chars().position(|sign| sign == last));
        if let Some(both) = at.and_then(|at| together.chars().nth(at)) {
            line.pop();
            line.push(both);
        } else {
            line.push(alone);
        }
    }
    line.into()
}

/// Returns what is drawn in a cell instead of this, if it is not drawn as it is.
pub fn in_cell(symbol: &str) -> Option<String> {
    let mut signs = symbol.chars();
    let (sole, rest) = (signs.next()?, signs.as_str());
    if rest.is_empty() {
        return is_hidden(sole).then(|| "?".to_owned());
    }
    match visible(symbol) {
        Cow::Borrowed(_) => None,
        // A code has no room in a single cell.
        Cow::Owned(_) if is_hidden(sole) => Some("?".to_owned()),
        Cow::Owned(shown) => Some(shown.split(['<', MORE]).next().unwrap_or_default().to_owned()),
    }
}

/// Returns a character of a longer text as it is shown.
pub fn shown(sign: char) -> Cow<'static, str> {
    // A letter takes no more than four bytes.
    if is_hidden(sign) { code(sign).into() } else { sign.to_string().into() }
}

/// Returns the text on one line, with invisible characters replaced.
pub fn visible(text: &str) -> Cow<'_, str> {
    match voiced(text) {
        Cow::Borrowed(text) if is_plain(text) => Cow::Borrowed(text),
        text => Cow::Owned(shown_plainly(&text)),
    }
}

fn shown_plainly(text: &str) -> String {
    let mut line = String::with_capacity(text.len() + NUMBER);
    let mut marks = None;
    for sign in text.chars() {
        match marks {
            _ if is_hidden(sign) => {
                line.push_str(&code(sign));
                marks = None;
            }
            _ if !is_mark(sign) => {
                line.push(sign);
                marks = Some(0);
            }
            // There is no letter to carry the mark.
            None => line.push_str(&code(sign)),
            Some(count) => {
                match count {
                    0..MARKS => line.push(sign),
                    MARKS => line.push(MORE),
                    _ => {}
                }
                marks = Some(count + 1);
            }
        }
    }
    line
}

/// Returns the text on one line: what breaks it is a space.
pub fn on_one_line(text: &str) -> String {
    let spaced = text.chars().map(|sign| if matches!(sign, '\n' | '\r' | '\t') { ' ' } else { sign });
    visible(&spaced.collect::<String>()).into_owned()
}

fn code(sign: char) -> String {
    let mut code = String::with_capacity(NUMBER);
    // Writing to a `String` cannot fail.
    let _ = write!(code, "<U+{:04X}>", u32::from(sign));
    code
}

/// Maximum width of a code point in columns.
const NUMBER: usize = "<U+E0001>".len();

#[cfg(test)]
mod tests {
    use regex_syntax::hir::{Class, HirKind};

    use super::*;

    /// Returns a function that tells whether a character is in a class, which the tables above repeat.
    fn class(written: &str) -> impl Fn(char) -> bool {
        let parsed = regex_syntax::parse(written).expect("a valid regex");
        let HirKind::Class(Class::Unicode(class)) = parsed.into_kind() else { panic!("expected a class") };
        move |sign| class.ranges().iter().any(|range| (range.start()..=range.end()).contains(&sign))
    }

    #[test]
    fn exactly_the_control_format_separator_and_ignored_characters_are_hidden() {
        let is_hidden_class = class(r"[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]");
        let is_selector = class(r"\p{Variation_Selector}");
        for sign in '\0'..=char::MAX {
            // A character without a meaning in any version of Unicode is not shown as a code either.
            let is_unassigned = ('\u{e0100}'..='\u{e0fff}').contains(&sign);
            let expected = is_hidden_class(sign) && !is_selector(sign) && !is_unassigned;
            assert_eq!(is_hidden(sign), expected, "U+{:04X}", u32::from(sign));
        }
    }

    #[test]
    fn a_letter_carries_a_few_marks_at_most() {
        let accents = "\u{301}".repeat(20_000);
        assert_eq!(visible(&format!("e{accents}f")), format!("e{}…f", "\u{301}".repeat(MARKS)));
        for text in ["Việt Nam\u{323}\u{302}", "हिन्दी", "สวัสดี", "שָׁלוֹם", "e\u{301}", "❤\u{fe0f}", "한국"]
        {
            assert_eq!(visible(text), text);
        }
        assert_eq!(visible("\u{301}e"), "<U+0301>e", "it would stand on the quote before it");
        assert_eq!(visible("\u{202e}\u{301}"), "<U+202E><U+0301>");
    }

    #[test]
    fn a_mark_with_a_column_of_its_own_becomes_part_of_its_sign() {
        assert_eq!(visible("ｶﾞｷﾞ ﾊﾟﾊﾞ ﾊ ｳﾞ"), "ガギ パバ ﾊ ヴ");
        assert_eq!(visible("ﾞｱﾟx"), "゛ｱ゜x", "one that has no such sign stands alone");
        assert_eq!([VOICED, HALF_VOICED].map(|(one, both)| one.chars().count() == both.chars().count()), [true; 2]);
        let many = visible(&"ﾞ".repeat(20_000)).into_owned();
        assert_eq!(visible(&many), many);
    }

    #[test]
    fn a_cell_has_nothing_that_cannot_be_seen() {
        for symbol in [" ", "a", "▸", "中", "e\u{301}", "❤\u{fe0f}"] {
            assert_eq!(in_cell(symbol), None, "{symbol}");
        }
        for (symbol, drawn) in [
            ("\u{2028}", "?"),
            ("\u{202e}", "?"),
            ("\u{3164}\u{301}", "?"),
            ("ｶﾞ", "ガ"),
            (format!("e{}", "\u{301}".repeat(9)).as_str(), format!("e{}", "\u{301}".repeat(MARKS)).as_str()),
            ("👩\u{200d}👩", "👩"),
        ] {
            assert_eq!(in_cell(symbol).as_deref(), Some(drawn), "{symbol:?}");
        }
    }

    #[test]
    fn a_break_in_a_line_is_a_space() {
        assert_eq!(on_one_line("Frogs\non\ta\r\u{2028}log"), "Frogs on a <U+2028>log");
    }

    #[test]
    fn invisible_characters_are_replaced_with_their_code_points() {
        for (text, shown) in [
            ("nim", "nim"),
            ("Куча “2” → 堆 👍", "Куча “2” → 堆 👍"),
            ("a\u{202e}b", "a<U+202E>b"),
            ("\u{1b}[31m\r\n", "<U+001B>[31m<U+000D><U+000A>"),
            ("\u{feff}\u{e0041}", "<U+FEFF><U+E0041>"),
            ("a\u{3164}b\u{34f}", "a<U+3164>b<U+034F>"),
        ] {
            assert_eq!(visible(text), shown);
            assert_eq!(visible(shown), shown, "replacing twice changes nothing");
        }
    }
}
