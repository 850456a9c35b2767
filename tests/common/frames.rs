//! Compares frames with the snapshots in `tests/snapshots`, and with each other.
//!
//! At 80 by 24 with their styles, which people can review at that size; larger ones as text alone. Most screens have a
//! snapshot in one look, and in any other they must say the same.

use std::collections::{BTreeMap, BTreeSet};

use ratatui::{layout::Size, style::Color};
use zugzwang::look::{glyphs::GlyphSet, language::Language, theme::ThemeName};

use super::{Arcade, sheet};

/// With colours, and in ASCII without any.
pub const LOOKS: [(ThemeName, GlyphSet); 2] =
    [(ThemeName::Ansi, GlyphSet::Unicode), (ThemeName::Mono, GlyphSet::Ascii)];

/// The window size at which styles are compared, too.
const STYLED: Size = Size::new(80, 24);

/// The larger window sizes.
const LARGER: [Size; 2] = [Size::new(120, 40), Size::new(200, 60)];

/// Returns three window sizes with colours, and the smallest in ASCII without any. The first item is the look's part of
/// a snapshot's name.
pub fn looks() -> impl Iterator<Item = (String, Size, ThemeName, GlyphSet)> {
    let [colour, plain] = LOOKS;
    let windows = [(STYLED, colour), (STYLED, plain)].into_iter().chain(LARGER.map(|size| (size, colour)));
    windows.map(|(size, (theme, glyphs))| {
        (format!("{}x{}-{theme}-{glyphs}", size.width, size.height), size, theme, glyphs)
    })
}

/// Whether a screen has a snapshot in each look or in the first one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pictured {
    InAll,
    InOne,
    /// Its content is checked elsewhere.
    Nowhere,
}

/// Compares screens with their snapshots, and what they say in the first look with what they say in every other one.
/// `draw` opens them in a look and passes on each with its name.
pub fn pictures(pictured: Pictured, draw: impl Fn((Size, ThemeName, GlyphSet), &mut dyn FnMut(&str, &Arcade))) {
    let mut firsts = BTreeMap::new();
    for (look, size, theme, glyphs) in looks() {
        draw((size, theme, glyphs), &mut |name, arcade| {
            let is_first = !firsts.contains_key(name);
            let first = firsts.entry(name.to_owned()).or_insert_with(|| arcade.screen());
            if pictured == Pictured::InAll || (is_first && pictured == Pictured::InOne) {
                picture(&format!("{name}-{look}"), arcade);
            }
            assert_says(first, arcade, &format!("{name}-{look}"));
        });
    }
    // A painted theme draws what a theme without colours does not.
    for (size, theme) in LARGER.into_iter().zip([ThemeName::Mono, ThemeName::Dark]) {
        draw((size, theme, GlyphSet::Ascii), &mut |name, arcade| {
            assert_says(&firsts[name], arcade, &format!("{name} at {size} in {theme}"));
        });
    }
}

/// Words that the first look has room for and others need not: counts of what is left out or visible, signs of a board,
/// and what a line says that would be empty.
const SPARE: [(&str, &str); 15] = [
    ("", "page"),
    ("euclid-hint", "There leaves only takes"),
    ("help", "1 20 45"),
    ("home", "Misère Zugzwang 1 2 3 4 9 31"),
    ("lab", "12 more moves"),
    ("lesson-", "your moves needed 0 1 5 7"),
    ("lesson-f", "choose"),
    ("matches-", "111111111 100000000"),
    ("nimbi-many", "more sizes"),
    ("puzzle-answer", "itself see"),
    ("puzzle-choose", "move"),
    ("review", "0 1 2 3 4 5 6 7 8 9 10 11 12"),
    ("setup", "Paste its open position"),
    ("shelf-setup", "row won"),
    ("wythoff-hint", "kΦ"),
];

/// Returns the words and numbers of a text.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|sign: char| !sign.is_alphabetic() && !sign.is_ascii_digit());
    words.filter(|word| word.len() > 2 || word.parse::<u8>().is_ok()).map(ToOwned::to_owned).collect()
}

/// Checks that a screen leaves out nothing of what it says in the first look, in which a word may be shorter. A line that
/// leaves something out may leave out more here. In a window no wider, the last line may name fewer keys.
fn assert_says(first: &str, arcade: &Arcade, name: &str) {
    let (screen, look) = (arcade.screen(), arcade.app.look());
    let said = words(&screen);
    let keys = usize::from(arcade.area.as_size() == STYLED);
    let lines = first.lines().rev().skip(keys).filter(|line| !line.contains('…'));
    let begins = |word: &str| word.parse::<u8>().is_err() && said.iter().any(|other| other.starts_with(word));
    let spare =
        |word: &str| SPARE.iter().any(|(of, words)| name.contains(of) && words.split(' ').any(|one| one == word));
    let missing = lines.flat_map(words).find(|word| !said.contains(word) && !begins(word) && !spare(word));
    assert_eq!(missing, None, "{name} lacks a word:\n{screen}");
    let is_ascii = screen.chars().all(|sign| sign.is_ascii() || look.language() != Language::English);
    assert!(is_ascii || look.glyph_set() == GlyphSet::Unicode, "{name}:\n{screen}");
    let is_plain = arcade.buffer().content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset);
    assert!(is_plain || look.theme_name() != ThemeName::Mono, "{name} has colours:\n{screen}");
}

/// Checks that a screen says what another one does.
pub fn assert_says_as(first: &Arcade, other: &Arcade, name: &str) {
    assert_says(&first.screen(), other, name);
}

/// Compares the window with the snapshot of this name, which has no styles.
pub fn text(name: &str, arcade: &Arcade) {
    compare(name, &arcade.screen());
}

/// Compares the window with the snapshot of this name.
pub fn picture(name: &str, arcade: &Arcade) {
    let is_styled = arcade.area.as_size() == STYLED;
    compare(name, &if is_styled { sheet(&arcade.buffer()) } else { arcade.screen() });
}

/// Compares a text with the snapshot of this name.
pub fn compare(name: &str, text: &str) {
    insta::with_settings!({
        prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "../snapshots"
    }, {
        insta::assert_snapshot!(name, text);
    });
}
