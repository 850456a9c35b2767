//! How things look and read: [`Look`] combines theme, symbols and texts, and is all that drawing needs besides the
//! state.
//!
//! The modules below hold themes, symbols, keys, languages and their texts, large letters and alignment. None of them knows a
//! game.

pub mod action;
pub mod align;
pub mod big;
pub mod color;
pub mod glyphs;
pub mod key;
pub mod keymap;
pub mod language;
pub mod motion;
pub mod own;
pub mod pieces;
pub mod pixels;
pub mod shapes;
pub mod sketch;
pub mod text;
pub mod theme;
mod veil;
pub mod visible;
pub mod wording;

use std::sync::Arc;

use ratatui::{
    style::{Modifier, Style},
    text::Span,
};

pub use veil::veil;

use crate::look::{
    glyphs::{GlyphSet, Glyphs},
    keymap::Keymap,
    language::Language,
    own::Own,
    pieces::Pieces,
    sketch::{Sketch, Sketched},
    text::{Arg, Texts},
    theme::{Colors, Palette, Theme, ThemeName},
    wording::Wording,
};

/// Everything drawing needs besides the state. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Look {
    /// Styles by meaning.
    pub theme: Theme,
    /// Texts in the current language.
    pub texts: Texts,
    /// Wording of reasons.
    pub wording: Wording,
    /// Whether Coach says something now and then.
    pub chatter: bool,
    /// Custom games that have a name.
    pub own: Arc<[Own]>,
    /// Keeps the figures of a frame while it is drawn; `None` if cells are all that is needed.
    pub sketch: Option<Sketch>,
    /// The address of the page that this is drawn on, for links in place of commands; `None` in a terminal.
    pub address: Option<Arc<str>>,
    name: ThemeName,
    set: GlyphSet,
    palette: Palette,
    pieces: Pieces,
    /// While a projector is on, the theme to return to afterwards.
    projector: Option<ThemeName>,
    /// Whether the reader moved the piece that was moved last.
    is_mine: bool,
    /// The styles of the reader's moves while those under the cursor are an opponent's.
    mine: Option<[Style; 2]>,
}

/// Everything that distinguishes one look from another. Frames drawn with equal values look the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Manner {
    theme: ThemeName,
    set: GlyphSet,
    palette: Palette,
    pieces: Pieces,
    language: Language,
    wording: Wording,
    chatter: bool,
    projected: bool,
}

impl Look {
    /// Creates a look with this theme and these symbols, in English.
    pub fn new(name: ThemeName, set: GlyphSet) -> Self {
        let mut look = Self {
            theme: Theme::named(name, Palette::default()),
            texts: Texts::english(),
            wording: Wording::default(),
            chatter: false,
            own: Arc::default(),
            address: None,
            sketch: None,
            name,
            set,
            palette: Palette::default(),
            pieces: Pieces::default(),
            projector: None,
            is_mine: false,
            mine: None,
        };
        look.set_glyphs(set);
        look
    }

    /// Whether pictures have letters of their own, so that texts need no cells.
    pub fn is_lettered(&self) -> bool {
        self.sketch.as_ref().is_some_and(Sketch::is_lettered)
    }

    /// Removes the figures that this look has kept, and returns them; none if it keeps none.
    pub fn take_figures(&self) -> Vec<Sketched> {
        self.sketch.as_ref().map(Sketch::take).unwrap_or_default()
    }

    /// Returns this look in another language.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Self {
        self.set_language(language);
        self
    }

    /// Returns this look with moves in the past tense, for moves that were played.
    #[must_use]
    pub fn in_past(&self) -> Self {
        Self { texts: self.texts.in_past(), ..self.clone() }
    }

    /// Returns this look in English, for text that must be the same in every language.
    #[must_use]
    pub fn english(&self) -> Self {
        let mut english = Self {
            wording: self.wording,
            own: Arc::clone(&self.own),
            pieces: self.pieces,
            ..Self::new(self.name, self.set)
        };
        english.set_keymap(self.keymap().clone());
        english
    }

    /// Changes the language.
    pub fn set_language(&mut self, language: Language) {
        self.texts = self.texts.in_language(language);
        self.set_glyphs(self.set);
    }

    /// Changes the keys.
    pub fn set_keymap(&mut self, keymap: Keymap) {
        self.texts.set_keymap(keymap);
    }

    /// Returns the keys.
    pub const fn keymap(&self) -> &Keymap {
        self.texts.keymap()
    }

    /// Returns the language.
    pub fn language(&self) -> Language {
        self.texts.language()
    }

    /// Changes the theme.
    pub fn set_theme(&mut self, name: ThemeName) {
        // If the projector is on, this theme stays when it is turned off.
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
        // Nobody in the back row can read dim text.
        let clear = |style: Style| Style { add_modifier: style.add_modifier.difference(Modifier::DIM), ..style };
        let (slate, slate_shade) = (clear(theme.slate), clear(theme.slate_shade));
        let clear = Theme { dim: theme.text, border: theme.text, slate, slate_shade, ..theme };
        self.theme = if self.is_projected() { clear } else { theme };
    }

    /// Returns what the terminal can show.
    pub const fn palette(&self) -> Palette {
        self.palette
    }

    /// Returns whether the look depends on the terminal's background.
    pub fn depends_on_ground(&self) -> bool {
        self.name == ThemeName::Auto && self.palette.colors != Colors::Sixteen
    }

    /// Sets the size in which pieces are drawn.
    pub const fn set_pieces(&mut self, pieces: Pieces) {
        self.pieces = pieces;
    }

    /// Returns the size in which pieces are drawn.
    pub const fn pieces(&self) -> Pieces {
        self.pieces
    }

    /// Turns the projector on, with the theme made for it, or off again.
    pub fn set_projector(&mut self, on: bool) {
        match (on, self.projector) {
            (true, None) => self.projector = Some(std::mem::replace(&mut self.name, ThemeName::HighContrast)),
            (false, Some(before)) => (self.name, self.projector) = (before, None),
            _ => return,
        }
        self.restyle();
    }

    /// Returns whether the projector is on.
    pub const fn is_projected(&self) -> bool {
        self.projector.is_some()
    }

    /// Changes the symbols.
    pub const fn set_glyphs(&mut self, set: GlyphSet) {
        self.set = set;
        self.texts.set_ascii(matches!(set, GlyphSet::Ascii));
    }

    /// Returns everything that distinguishes this look from another.
    pub fn manner(&self) -> Manner {
        Manner {
            theme: self.name,
            set: self.set,
            palette: self.palette,
            pieces: self.pieces,
            language: self.language(),
            wording: self.wording,
            chatter: self.chatter,
            projected: self.is_projected(),
        }
    }

    /// Returns the name of the theme.
    pub const fn theme_name(&self) -> ThemeName {
        self.name
    }

    /// Returns this look for a move that an opponent shows: what the move is about to take has the style of the piece moved last.
    #[must_use]
    pub fn of_opponent(&self) -> Self {
        let mut look = self.clone();
        look.mine = Some(self.mine());
        let theme = &mut look.theme;
        (theme.taken, theme.taken_cell, theme.taken_chip) = (theme.last, theme.last_cell, theme.last_chip);
        look
    }

    /// Returns this look for a board on which the reader made the last move: it has the style of their moves under the cursor.
    #[must_use]
    pub fn of_reader(&self) -> Self {
        Self { is_mine: true, ..self.clone() }
    }

    /// The style of the reader's moves, and of their ground.
    fn mine(&self) -> [Style; 2] {
        self.mine.unwrap_or([self.theme.taken, self.theme.taken_cell])
    }

    /// Returns the style of the piece moved last, and of its ground.
    pub fn moved(&self) -> [Style; 2] {
        if self.is_mine { self.mine() } else { [self.theme.last, self.theme.last_cell] }
    }

    /// Whether the screen is touched: texts then speak of fingers and buttons.
    pub const fn is_touched(&self) -> bool {
        self.texts.touched
    }

    /// Makes texts speak of fingers and buttons, or of keys.
    pub const fn set_touched(&mut self, touched: bool) {
        self.texts.touched = touched;
    }

    /// Returns the set of symbols in use.
    pub const fn glyph_set(&self) -> GlyphSet {
        self.set
    }

    /// Returns the symbols.
    pub const fn glyphs(&self) -> &'static Glyphs {
        self.set.glyphs()
    }

    /// Returns the marker in front of a list row and the style of its text. Both show whether the row is selected.
    pub fn row(&self, chosen: bool) -> (Span<'static>, Style) {
        let (theme, glyphs) = (&self.theme, self.glyphs());
        match (chosen, theme.is_painted()) {
            (false, _) => (Span::raw(" "), theme.text),
            (true, true) => (Span::styled(glyphs.bar, theme.taken.patch(theme.row)), theme.title.patch(theme.row)),
            (true, false) => (Span::styled(glyphs.pointer, theme.chosen), theme.chosen),
        }
    }

    /// Returns the style that fills the width of such a row.
    pub fn fill(&self, chosen: bool) -> Style {
        if chosen { self.theme.row } else { Style::new() }
    }

    /// Returns the message `key`. Prefer [`say!`](crate::say).
    pub fn say(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        self.texts.say(key, args)
    }
}
