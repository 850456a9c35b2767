//! Texts in columns of the screen, of which a sign may take two: so they are padded and cut by what they take, not by how many
//! signs they have.

use ratatui::{
    style::Style,
    text::{Line, Span},
};
use textwrap::WordSplitter;
use unicode_width::UnicodeWidthStr;

/// The columns a text takes on the screen.
pub fn width_of(text: &str) -> usize {
    text.width()
}

/// A text in lines of at most `width` columns; `P-position` stays whole where it fits in one.
pub fn wrapped(text: &str, style: Style, width: u16) -> Vec<Line<'static>> {
    let options = textwrap::Options::new(usize::from(width.max(1))).word_splitter(WordSplitter::NoHyphenation);
    let lines = textwrap::wrap(text, options);
    lines.into_iter().map(|line| Line::from(Span::styled(line.into_owned(), style))).collect()
}

/// Returns the width of the widest of some texts.
pub fn widest(texts: impl IntoIterator<Item = impl AsRef<str>>) -> usize {
    texts.into_iter().map(|text| width_of(text.as_ref())).max().unwrap_or(0)
}

/// Writes labels into a row at their columns, in ascending order: those that end within `room` and leave a blank after the one
/// before.
pub fn ruler(labels: impl IntoIterator<Item = (usize, String)>, room: usize) -> String {
    let mut row = String::new();
    for (at, label) in labels {
        let used = width_of(&row);
        if at >= used + usize::from(used > 0) && at + width_of(&label) <= room {
            row += &" ".repeat(at - used);
            row += &label;
        }
    }
    row
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

/// Returns the columns of `columns` that a text leaves free behind or before it, as spaces.
pub fn gap(text: &str, columns: usize) -> String {
    " ".repeat(columns.saturating_sub(width_of(text)))
}

/// A text on the left of `columns`; a wider one as it is.
pub fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", gap(text, columns))
}

/// A text on the right of `columns`; a wider one as it is.
pub fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", gap(text, columns))
}

/// A text that fits `columns` as it is; of a wider one as much as fits before the mark that more follows.
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
    fn texts_of_wide_signs_stand_in_the_same_columns() {
        assert_eq!([left("偶数", 6), left("even", 6)].map(|text| width_of(&text)), [6, 6]);
        assert_eq!([right("偶数", 6), right("even", 6)], ["  偶数", "  even"]);
        assert_eq!([left("偶数", 3), right("even", 3)], ["偶数", "even"], "nothing is lost");
    }

    #[test]
    fn a_text_without_spaces_breaks_between_its_signs_but_not_before_a_stop() {
        let lines = crate::look::align::wrapped("从第二堆取六个，再从第四堆取一个。", ratatui::style::Style::new(), 14);
        let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["从第二堆取六", "个，再从第四堆", "取一个。"]);
    }

    #[test]
    fn a_word_with_a_hyphen_is_not_broken_where_it_fits_in_a_line() {
        for text in ["to a P-position", "это P-позиция"] {
            let lines: Vec<String> = wrapped(text, Style::new(), 12).iter().map(ToString::to_string).collect();
            assert!(lines.len() == 2 && lines[1].starts_with("P-"), "{lines:?}");
        }
        assert_eq!(wrapped("P-position", Style::new(), 6).len(), 2, "nothing is lost");
    }

    #[test]
    fn a_wide_sign_is_not_cut_in_two() {
        assert_eq!(
            [7, 6, 5, 4, 1, 0].map(|columns| cut("最后一", columns, "~")),
            ["最后一", "最后一", "最后~", "最~", "~", "~"]
        );
        assert_eq!([4, 3].map(|columns| cut("last", columns, "~")), ["last", "la~"]);
    }
}
