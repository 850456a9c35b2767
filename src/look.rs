//! How things look and read: [`Look`] is theme, signs and words together, and all that drawing needs to know besides the state.
//!
//! Below it lie themes, signs, languages and their texts, large letters and alignment. Nothing here knows a game.

pub mod align;
pub mod big;
pub mod color;
pub mod glyphs;
pub mod language;
pub mod motion;
pub mod own;
pub mod pieces;
pub mod text;
pub mod theme;
mod veil;
pub mod visible;
pub mod wording;

use std::sync::Arc;

use ratatui::{style::Style, text::Span};

pub use veil::veil;

use crate::look::{
    glyphs::{GlyphSet, Glyphs},
    language::Language,
    own::Own,
    pieces::Pieces,
    text::{Arg, Texts},
    theme::{Colors, Palette, Theme, ThemeName},
    wording::Wording,
};

/// Everything that drawing needs to know besides the state. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Look {
    /// Styles by meaning.
    pub theme: Theme,
    /// Words by locale.
    pub texts: Texts,
    /// The manner in which reasons are said.
    pub wording: Wording,
    /// The games of one's own that are known by name.
    pub own: Arc<[Own]>,
    name: ThemeName,
    set: GlyphSet,
    palette: Palette,
    pieces: Pieces,
    /// The theme that is used when nothing is projected, while something is.
    projector: Option<ThemeName>,
}

/// All in which one look differs from another: what is drawn in the same manner looks the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Manner {
    theme: ThemeName,
    set: GlyphSet,
    palette: Palette,
    pieces: Pieces,
    language: Language,
    wording: Wording,
    projected: bool,
}

impl Look {
    /// A look of this theme and these signs, in English.
    pub fn new(name: ThemeName, set: GlyphSet) -> Self {
        let mut look = Self {
            theme: Theme::named(name, Palette::default()),
            texts: Texts::english(),
            wording: Wording::default(),
            own: Arc::default(),
            name,
            set,
            palette: Palette::default(),
            pieces: Pieces::default(),
            projector: None,
        };
        look.set_glyphs(set);
        look
    }

    /// The same in another language.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Self {
        self.set_language(language);
        self
    }

    /// The same in English, for what must be the same in every language.
    #[must_use]
    pub fn english(&self) -> Self {
        Self {
            wording: self.wording,
            own: Arc::clone(&self.own),
            pieces: self.pieces,
            ..Self::new(self.name, self.set)
        }
    }

    /// Changes the language.
    pub fn set_language(&mut self, language: Language) {
        self.texts = Texts::of(language);
        self.set_glyphs(self.set);
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.texts.language()
    }

    /// Changes the theme.
    pub fn set_theme(&mut self, name: ThemeName) {
        // A theme chosen while a projector is on stays when it goes off.
        self.projector = self.projector.map(|_| name);
        self.name = name;
        self.restyle();
    }

    /// Sets what the terminal can show.
    pub fn set_palette(&mut self, palette: Palette) {
        self.palette = palette;
        self.restyle();
    }

    fn restyle(&mut self) {
        let theme = Theme::named(self.name, self.palette);
        // Dim text cannot be read from the back row.
        self.theme = if self.is_projected() { Theme { dim: theme.text, border: theme.text, ..theme } } else { theme };
    }

    /// Returns the means of the terminal: what it can show.
    pub const fn palette(&self) -> Palette {
        self.palette
    }

    /// Returns whether the terminal's background decides how all looks.
    pub fn depends_on_ground(&self) -> bool {
        self.name == ThemeName::Auto && self.palette.colors != Colors::Sixteen
    }

    /// Changes how large pieces are drawn.
    pub const fn set_pieces(&mut self, pieces: Pieces) {
        self.pieces = pieces;
    }

    /// Returns the size in which pieces are drawn.
    pub const fn pieces(&self) -> Pieces {
        self.pieces
    }

    /// Draws for a projector, in the theme made for one, or as before.
    pub fn set_projector(&mut self, on: bool) {
        match (on, self.projector) {
            (true, None) => self.projector = Some(std::mem::replace(&mut self.name, ThemeName::HighContrast)),
            (false, Some(before)) => (self.name, self.projector) = (before, None),
            _ => return,
        }
        self.restyle();
    }

    /// Returns whether a projector is drawn for.
    pub const fn is_projected(&self) -> bool {
        self.projector.is_some()
    }

    /// Changes the signs.
    pub const fn set_glyphs(&mut self, set: GlyphSet) {
        self.set = set;
        self.texts.set_ascii(matches!(set, GlyphSet::Ascii));
    }

    /// The manner of all that is drawn.
    pub fn manner(&self) -> Manner {
        Manner {
            theme: self.name,
            set: self.set,
            palette: self.palette,
            pieces: self.pieces,
            language: self.language(),
            wording: self.wording,
            projected: self.is_projected(),
        }
    }

    /// The theme's name.
    pub const fn theme_name(&self) -> ThemeName {
        self.name
    }

    /// The same for an opponent who shows a move: what it is about to take looks like what was moved last.
    #[must_use]
    pub fn of_opponent(&self) -> Self {
        let mut look = self.clone();
        let theme = &mut look.theme;
        (theme.taken, theme.taken_cell, theme.taken_chip) = (theme.last, theme.last_cell, theme.last_chip);
        look
    }

    /// Returns the set of signs that is used.
    pub const fn glyph_set(&self) -> GlyphSet {
        self.set
    }

    /// The signs.
    pub const fn glyphs(&self) -> &'static Glyphs {
        self.set.glyphs()
    }

    /// Returns the sign before a row of a list and the style of its words, which tell whether it is the chosen one.
    pub fn row(&self, chosen: bool) -> (Span<'static>, Style) {
        let (theme, glyphs) = (&self.theme, self.glyphs());
        match (chosen, theme.is_painted()) {
            (false, _) => (Span::raw(" "), theme.text),
            (true, true) => (Span::styled(glyphs.bar, theme.taken.patch(theme.row)), theme.title.patch(theme.row)),
            (true, false) => (Span::styled(glyphs.pointer, theme.chosen), theme.chosen),
        }
    }

    /// Returns the style that fills the whole of such a row.
    pub fn fill(&self, chosen: bool) -> Style {
        if chosen { self.theme.row } else { Style::new() }
    }

    /// The message `key`. Prefer [`say!`](crate::say).
    pub fn say(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        self.texts.say(key, args)
    }
}
