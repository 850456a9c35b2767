//! Styles by what they mean.

use ratatui::style::{Color, Modifier, Style};
use serde::Deserialize;
use strum::{Display, EnumString, VariantNames};

/// The name of a theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Display, EnumString, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ThemeName {
    /// As the terminal is: dark or light, in as many colours as it has.
    Auto,
    /// The terminal's own 16 colours on its own background.
    Ansi,
    /// For a dark background.
    Dark,
    /// For a light background.
    Light,
    /// For a projector.
    HighContrast,
    /// No colour at all.
    Mono,
}

impl ThemeName {
    /// Every theme, in the order they are offered, the default first.
    pub const ALL: [Self; 6] = [Self::Auto, Self::Ansi, Self::Dark, Self::Light, Self::HighContrast, Self::Mono];

    /// The theme after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// The theme itself: that of the terminal where it is left to it.
    const fn resolved(self, palette: Palette) -> Self {
        match (self, palette) {
            (Self::Auto, Palette { colors: Colors::Sixteen, .. }) => Self::Ansi,
            (Self::Auto, Palette { light: true, .. }) => Self::Light,
            (Self::Auto, _) => Self::Dark,
            (named, _) => named,
        }
    }
}

/// The number of colours that a terminal has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Colors {
    /// Every one there is.
    #[default]
    True,
    /// The 256 of xterm.
    Indexed,
    /// Sixteen of its own.
    Sixteen,
}

/// The means of a terminal: its colours, and the lightness of its background.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Palette {
    /// The number of colours.
    pub colors: Colors,
    /// `true` where its background is light.
    pub light: bool,
}

/// Declares the theme: a style for every meaning, with what it is for.
macro_rules! theme {
    ($($(#[$doc:meta])* $meaning:ident,)*) => {
        /// A style for every meaning.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Theme {
            $($(#[$doc])* pub $meaning: Style,)*
        }

        #[cfg(test)]
        impl Theme {
            /// Every style of the theme.
            fn styles(&self) -> impl Iterator<Item = Style> {
                [$(self.$meaning),*].into_iter()
            }
        }
    };
}

theme! {
    /// The ground on which all else lies, and the style of what is said nothing else of.
    ground,
    /// The background of panes.
    pane,
    /// The background of a chosen row.
    row,
    /// Plain text.
    text,
    /// Text that may be overlooked.
    dim,
    /// Headings.
    title,
    /// Borders of panes.
    border,
    /// Winning moves and won positions.
    win,
    /// Losing moves and lost positions.
    loss,
    /// Drawing moves and drawn positions.
    draw,
    /// The crosses under odd columns.
    cross,
    /// The chosen field, or a sign under the cursor.
    chosen,
    /// A thing that stays on the board.
    bead,
    /// The side of it that lies in the shade.
    shade,
    /// The things that the move under the cursor takes.
    taken,
    /// The thing that was moved last.
    last,
    /// Names of keys.
    key,
    /// Errors.
    error,
    /// The background of one half of the squares of a board.
    square,
    /// The background of the other half.
    square_dark,
    /// The background of what wins or is safe to leave.
    win_cell,
    /// The background of what loses.
    loss_cell,
    /// The background of what the cursor takes.
    taken_cell,
    /// The background of what was moved last.
    last_cell,
    /// A few words or a figure, filled: it wins or is safe to leave.
    win_chip,
    /// The same: it loses.
    loss_chip,
    /// The same: the cursor takes it.
    taken_chip,
    /// The same: it was moved last.
    last_chip,
}

/// The files of `assets/themes` as they were read when this was built, each for all colours and for 256.
mod built {
    use super::{Color, Modifier, Theme, style};

    include!(concat!(env!("OUT_DIR"), "/themes.rs"));
}

const fn style(fg: Option<Color>, bg: Option<Color>, modifier: Modifier) -> Style {
    Style { fg, bg, add_modifier: modifier, ..Style::new() }
}

impl Theme {
    /// The colours of text, exchanged where there are both.
    pub fn inverted(&self) -> Style {
        self.ground.bg.map_or_else(Style::new, |ground| Style { fg: Some(ground), bg: self.ground.fg, ..Style::new() })
    }

    /// The theme of that name on a terminal. Sixteen colours of its own say nothing of more that a theme is asked for by its name.
    pub const fn named(name: ThemeName, palette: Palette) -> Self {
        let [full, indexed] = match name.resolved(palette) {
            ThemeName::Ansi => &built::ANSI,
            ThemeName::Auto | ThemeName::Dark => &built::DARK,
            ThemeName::Light => &built::LIGHT,
            ThemeName::HighContrast => &built::HIGH_CONTRAST,
            ThemeName::Mono => &built::MONO,
        };
        if matches!(palette.colors, Colors::True) { *full } else { *indexed }
    }

    /// A sign in this style as a chip that says nothing: on the ground of squares, where there is one.
    #[must_use]
    pub fn chip(&self, style: Style) -> Style {
        style.patch(self.square)
    }

    /// Returns whether it has backgrounds of its own: without them no tint is seen, and signs alone tell.
    pub const fn is_painted(&self) -> bool {
        self.ground.bg.is_some()
    }
}

#[cfg(test)]
mod tests;
