//! Frames as pictures: they lie in `tests/snapshots`.
//!
//! With their styles at 80 by 24, where a person can look over them; as text alone at every other size.

use ratatui::layout::Size;
use zugzwang::look::{glyphs::GlyphSet, theme::ThemeName};

use super::{Arcade, sheet};

/// In colour, and in ASCII without any.
pub const LOOKS: [(ThemeName, GlyphSet); 2] =
    [(ThemeName::Ansi, GlyphSet::Unicode), (ThemeName::Mono, GlyphSet::Ascii)];

/// The window in which styles are compared, too.
const STYLED: Size = Size::new(80, 24);

/// The larger windows.
pub const LARGER: [Size; 2] = [Size::new(120, 40), Size::new(200, 60)];

/// Three sizes of window in colour, the smallest in ASCII without any, too; first what that is called in the name of a picture.
pub fn looks() -> impl Iterator<Item = (String, Size, ThemeName, GlyphSet)> {
    let [colour, plain] = LOOKS;
    let windows = [(STYLED, colour), (STYLED, plain)].into_iter().chain(LARGER.map(|size| (size, colour)));
    windows.map(|(size, (theme, glyphs))| {
        (format!("{}x{}-{theme}-{glyphs}", size.width, size.height), size, theme, glyphs)
    })
}

/// Compares the window with the picture of this name.
pub fn picture(name: &str, arcade: &Arcade) {
    let is_styled = arcade.area.as_size() == STYLED;
    compare(name, &if is_styled { sheet(&arcade.buffer()) } else { arcade.screen() });
}

/// Compares a text with the one that is kept under this name.
pub fn compare(name: &str, text: &str) {
    insta::with_settings!({
        prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "../snapshots"
    }, {
        insta::assert_snapshot!(name, text);
    });
}
