//! Compares frames with the snapshots in `tests/snapshots`.
//!
//! At 80 by 24 with their styles, which people can review at that size; larger ones as text alone.

use ratatui::layout::Size;
use zugzwang::look::{glyphs::GlyphSet, theme::ThemeName};

use super::{Arcade, sheet};

/// With colours, and in ASCII without any.
pub const LOOKS: [(ThemeName, GlyphSet); 2] =
    [(ThemeName::Ansi, GlyphSet::Unicode), (ThemeName::Mono, GlyphSet::Ascii)];

/// The window size at which styles are compared, too.
const STYLED: Size = Size::new(80, 24);

/// The larger window sizes.
pub const LARGER: [Size; 2] = [Size::new(120, 40), Size::new(200, 60)];

/// Returns three window sizes with colours, and the smallest in ASCII without any. The first item is the look's part of
/// a snapshot's name.
pub fn looks() -> impl Iterator<Item = (String, Size, ThemeName, GlyphSet)> {
    let [colour, plain] = LOOKS;
    let windows = [(STYLED, colour), (STYLED, plain)].into_iter().chain(LARGER.map(|size| (size, colour)));
    windows.map(|(size, (theme, glyphs))| {
        (format!("{}x{}-{theme}-{glyphs}", size.width, size.height), size, theme, glyphs)
    })
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
