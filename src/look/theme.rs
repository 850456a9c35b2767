//! Styles by what they mean.

use ratatui::style::{Color, Modifier, Style};
use serde::Deserialize;
use strum::{Display, EnumString, VariantNames};

use crate::look::color;

/// Which theme is used.
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
    const fn resolved(self, shown: Shown) -> Self {
        match (self, shown) {
            (Self::Auto, Shown { colors: Colors::Sixteen, .. }) => Self::Ansi,
            (Self::Auto, Shown { light: true, .. }) => Self::Light,
            (Self::Auto, _) => Self::Dark,
            (named, _) => named,
        }
    }

    const fn source(self) -> &'static str {
        match self {
            Self::Ansi => include_str!("../../assets/themes/ansi.toml"),
            Self::Auto | Self::Dark => include_str!("../../assets/themes/dark.toml"),
            Self::Light => include_str!("../../assets/themes/light.toml"),
            Self::HighContrast => include_str!("../../assets/themes/high-contrast.toml"),
            Self::Mono => include_str!("../../assets/themes/mono.toml"),
        }
    }
}

/// How many colours a terminal has.
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

/// What a terminal can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shown {
    /// How many colours.
    pub colors: Colors,
    /// Whether its background is light.
    pub light: bool,
}

/// A style for every meaning. Each is written as words: `bold lightblue on black`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Theme {
    /// What all else lies on, and what is said nothing else of.
    #[serde(deserialize_with = "style")]
    pub ground: Style,
    /// The background of panes.
    #[serde(deserialize_with = "style")]
    pub pane: Style,
    /// The background of a chosen row.
    #[serde(deserialize_with = "style")]
    pub row: Style,
    /// Plain text.
    #[serde(deserialize_with = "style")]
    pub text: Style,
    /// Text that may be overlooked.
    #[serde(deserialize_with = "style")]
    pub dim: Style,
    /// Headings.
    #[serde(deserialize_with = "style")]
    pub title: Style,
    /// Borders of panes.
    #[serde(deserialize_with = "style")]
    pub border: Style,
    /// Winning moves and won positions.
    #[serde(deserialize_with = "style")]
    pub win: Style,
    /// Losing moves and lost positions.
    #[serde(deserialize_with = "style")]
    pub loss: Style,
    /// Drawing moves and drawn positions.
    #[serde(deserialize_with = "style")]
    pub draw: Style,
    /// The crosses under odd columns.
    #[serde(deserialize_with = "style")]
    pub cross: Style,
    /// The chosen field, or a sign under the cursor.
    #[serde(deserialize_with = "style")]
    pub chosen: Style,
    /// What stays on the board.
    #[serde(deserialize_with = "style")]
    pub bead: Style,
    /// The side of it that lies in the shade.
    #[serde(deserialize_with = "style")]
    pub shade: Style,
    /// What the move under the cursor takes.
    #[serde(deserialize_with = "style")]
    pub taken: Style,
    /// What was moved last.
    #[serde(deserialize_with = "style")]
    pub last: Style,
    /// Names of keys.
    #[serde(deserialize_with = "style")]
    pub key: Style,
    /// What is wrong.
    #[serde(deserialize_with = "style")]
    pub error: Style,
    /// The background of one half of the squares of a board.
    #[serde(deserialize_with = "style")]
    pub square: Style,
    /// The background of the other half.
    #[serde(deserialize_with = "style")]
    pub square_dark: Style,
    /// The background of what wins or is safe to leave.
    #[serde(deserialize_with = "style")]
    pub win_cell: Style,
    /// The background of what loses.
    #[serde(deserialize_with = "style")]
    pub loss_cell: Style,
    /// The background of what the cursor takes.
    #[serde(deserialize_with = "style")]
    pub taken_cell: Style,
    /// The background of what was moved last.
    #[serde(deserialize_with = "style")]
    pub last_cell: Style,
    /// A few words or a figure, filled: it wins or is safe to leave.
    #[serde(deserialize_with = "style")]
    pub win_chip: Style,
    /// The same: it loses.
    #[serde(deserialize_with = "style")]
    pub loss_chip: Style,
    /// The same: the cursor takes it.
    #[serde(deserialize_with = "style")]
    pub taken_chip: Style,
    /// The same: it was moved last.
    #[serde(deserialize_with = "style")]
    pub last_chip: Style,
}

impl Theme {
    /// The colours of text, exchanged where there are both.
    pub fn inverted(&self) -> Style {
        self.ground.bg.map_or_else(Style::new, |ground| Style { fg: Some(ground), bg: self.ground.fg, ..Style::new() })
    }

    /// The theme of that name on a terminal.
    pub fn named(name: ThemeName, shown: Shown) -> Self {
        // A test reads every theme, so a faulty one never ships; plain styles would do in its place.
        let mut theme = read(name.resolved(shown).source(), shown.colors != Colors::True).unwrap_or_default();
        // Sixteen of its own say nothing of more that a theme is asked for by its name.
        if shown.colors != Colors::True {
            theme.styles().into_iter().for_each(|style| *style = color::indexed(*style));
        }
        theme
    }

    /// A sign in this style as a chip that says nothing: on the ground of squares, where there is one.
    #[must_use]
    pub fn chip(&self, style: Style) -> Style {
        style.patch(self.square)
    }

    /// Whether it has backgrounds of its own: without them no tint is seen, and signs alone tell.
    pub const fn is_painted(&self) -> bool {
        self.ground.bg.is_some()
    }

    fn styles(&mut self) -> [&mut Style; 28] {
        let Self {
            ground,
            pane,
            row,
            text,
            dim,
            title,
            border,
            win,
            loss,
            draw,
            cross,
            chosen,
            bead,
            shade,
            taken,
            last,
            key,
            error,
            square,
            square_dark,
            win_cell,
            loss_cell,
            taken_cell,
            last_cell,
            win_chip,
            loss_chip,
            taken_chip,
            last_chip,
        } = self;
        [
            ground,
            pane,
            row,
            text,
            dim,
            title,
            border,
            win,
            loss,
            draw,
            cross,
            chosen,
            bead,
            shade,
            taken,
            last,
            key,
            error,
            square,
            square_dark,
            win_cell,
            loss_cell,
            taken_cell,
            last_cell,
            win_chip,
            loss_chip,
            taken_chip,
            last_chip,
        ]
    }
}

/// Reads a theme; what its part `indexed` says holds where there are no more than 256 colours.
fn read(source: &str, indexed: bool) -> Result<Theme, toml::de::Error> {
    let mut styles: toml::Table = source.parse()?;
    if let Some(toml::Value::Table(other)) = styles.remove("indexed").filter(|_| indexed) {
        styles.extend(other);
    }
    styles.try_into()
}

fn style<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Style, D::Error> {
    let words = String::deserialize(deserializer)?;
    parse(&words).ok_or_else(|| serde::de::Error::custom(format!("no style: {words}")))
}

fn parse(words: &str) -> Option<Style> {
    let mut style = Style::new();
    let mut words = words.split_whitespace();
    while let Some(word) = words.next() {
        style = match word {
            "plain" => style,
            "bold" => style.add_modifier(Modifier::BOLD),
            "dim" => style.add_modifier(Modifier::DIM),
            "underlined" => style.add_modifier(Modifier::UNDERLINED),
            "reversed" => style.add_modifier(Modifier::REVERSED),
            "on" => style.bg(words.next()?.parse::<Color>().ok()?),
            color => style.fg(color.parse::<Color>().ok()?),
        };
    }
    Some(style)
}

#[cfg(test)]
mod tests;
