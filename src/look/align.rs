//! Alignment by screen columns. A character may take two columns, so texts are padded and cut by width, not by number
//! of characters.

use ratatui::{
    style::Style,
    text::{Line, Span},
};
use textwrap::{WordSeparator, WordSplitter, core::Word};
use unicode_linebreak::linebreaks;
use unicode_width::UnicodeWidthStr;

/// Returns the number of columns a text takes on the screen.
pub fn width_of(text: &str) -> usize {
    // Most texts are ASCII, which takes a column for each sign, except for "\r\n". Most cells hold a single sign of one column.
    if text.len() <= 1 || text.is_ascii() && !text.contains('\r') { text.len() } else { text.width() }
}

/// Returns the text of a line, without the spaces around it.
pub fn text_of(line: &Line<'_>) -> String {
    line.to_string().trim().to_owned()
}

/// Wraps a text into lines of at most `width` columns. `P-position` is not broken if it fits on a line.
pub fn wrapped(text: &str, style: Style, width: u16) -> Vec<Line<'static>> {
    let options = textwrap::Options::new(usize::from(width.max(1)))
        .word_separator(WordSeparator::Custom(words))
        .word_splitter(WordSplitter::NoHyphenation);
    let lines = textwrap::wrap(text, options);
    lines.into_iter().map(|line| Line::from(Span::styled(line.into_owned(), style))).collect()
}

/// Splits a line where Unicode allows a break (UAX 14), as Chinese needs, except after a hyphen.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let mut start = 0;
    let ends = linebreaks(line).map(|(at, _)| at).filter(|at| *at == line.len() || !line[..*at].ends_with('-'));
    Box::new(ends.filter_map(move |end| {
        let word = line.get(start..end)?;
        start = end;
        Some(Word::from(word))
    }))
}

/// Returns the width of the widest of some texts.
pub fn widest(texts: impl IntoIterator<Item = impl AsRef<str>>) -> usize {
    texts.into_iter().map(|text| width_of(text.as_ref())).max().unwrap_or(0)
}

/// Returns the last items that fit side by side into `room` columns, given the width of each.
pub fn last_fitting<T>(items: &[T], room: usize, width: impl Fn(&T) -> usize) -> &[T] {
    let used = items.iter().rev().scan(0_usize, |used, item| {
        *used = used.saturating_add(width(item));
        Some(*used)
    });
    let count = used.take_while(|used| *used <= room).count();
    &items[items.len() - count..]
}

/// Returns the spaces that pad a text to this many columns.
pub fn gap(text: &str, columns: usize) -> String {
    " ".repeat(columns.saturating_sub(width_of(text)))
}

/// Pads a text to this many columns, aligned left. A wider text is returned as it is.
pub fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", gap(text, columns))
}

/// Pads a text to this many columns, aligned right. A wider text is returned as it is.
pub fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", gap(text, columns))
}

/// Cuts a text to this many columns and ends it with `mark` if anything was cut.
pub fn cut(text: &str, columns: usize, mark: &str) -> String {
    if width_of(text) <= columns {
        return text.to_owned();
    }
    let room = columns.saturating_sub(width_of(mark));
    let ends = text.char_indices().map(|(at, sign)| at + sign.len_utf8());
    let end = ends.take_while(|end| width_of(&text[..*end]) <= room).last().unwrap_or(0);
    format!("{}{mark}", &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_width_of_ascii_is_the_width_of_any_text() {
        for one in 0..=u8::MAX >> 1 {
            for other in ["", "\n", "x"] {
                let text = char::from(one).to_string() + other;
                assert_eq!(width_of(&text), text.width(), "{text:?}");
            }
        }
    }

    #[test]
    fn wide_characters_are_aligned_in_the_same_columns() {
        assert_eq!([left("偶数", 6), left("even", 6)].map(|text| width_of(&text)), [6, 6]);
        assert_eq!([right("偶数", 6), right("even", 6)], ["  偶数", "  even"]);
        assert_eq!([left("偶数", 3), right("even", 3)], ["偶数", "even"], "a wider text is not cut");
    }

    #[test]
    fn a_text_without_spaces_wraps_between_characters_but_not_before_punctuation() {
        let lines = crate::look::align::wrapped("从第二堆取六个，再从第四堆取一个。", ratatui::style::Style::new(), 14);
        let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["从第二堆取六", "个，再从第四堆", "取一个。"]);
    }

    #[test]
    fn a_hyphenated_word_that_fits_on_a_line_is_not_broken() {
        for text in ["to a P-position", "это P-позиция"] {
            let lines: Vec<String> = wrapped(text, Style::new(), 12).iter().map(ToString::to_string).collect();
            assert!(lines.len() == 2 && lines[1].starts_with("P-"), "{lines:?}");
        }
        assert_eq!(wrapped("P-position", Style::new(), 6).len(), 2, "a longer word is broken");
    }

    #[test]
    fn a_wide_character_is_not_cut_in_half() {
        assert_eq!(
            [7, 6, 5, 4, 1, 0].map(|columns| cut("最后一", columns, "~")),
            ["最后一", "最后一", "最后~", "最~", "~", "~"]
        );
        assert_eq!([4, 3].map(|columns| cut("last", columns, "~")), ["last", "la~"]);
    }
}
