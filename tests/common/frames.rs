//! Frames as pictures with their styles, in every size and look: they lie in `tests/snapshots`.

use ratatui::layout::Size;
use zugzwang::{glyphs::GlyphSet, theme::ThemeName};

use super::{Arcade, sheet};

/// In colour, and in ASCII without any.
pub const LOOKS: [(ThemeName, GlyphSet); 2] =
    [(ThemeName::Ansi, GlyphSet::Unicode), (ThemeName::Mono, GlyphSet::Ascii)];

/// Three sizes of window, each in colour and in ASCII without any; first what that is called in the name of a picture.
pub fn looks() -> impl Iterator<Item = (String, Size, ThemeName, GlyphSet)> {
    let sizes = [Size::new(80, 24), Size::new(120, 40), Size::new(200, 60)];
    sizes.into_iter().flat_map(move |size| {
        let named = move |theme, glyphs| format!("{}x{}-{theme}-{glyphs}", size.width, size.height);
        LOOKS.map(|(theme, glyphs)| (named(theme, glyphs), size, theme, glyphs))
    })
}

/// Compares the window with the picture of this name.
pub fn picture(name: &str, arcade: &Arcade) {
    insta::with_settings!({
        prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "../snapshots"
    }, {
        insta::assert_snapshot!(name, sheet(&arcade.buffer()));
    });
}
