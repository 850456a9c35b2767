//! Styles by what they mean.

use ratatui::style::{Color, Modifier, Style};
use serde::Deserialize;
use strum::{Display, EnumString, VariantNames};

/// Which theme is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Display, EnumString, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ThemeName {
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
    pub const ALL: [Self; 5] = [Self::Ansi, Self::Dark, Self::Light, Self::HighContrast, Self::Mono];

    /// The theme after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    const fn source(self) -> &'static str {
        match self {
            Self::Ansi => include_str!("../../assets/themes/ansi.toml"),
            Self::Dark => include_str!("../../assets/themes/dark.toml"),
            Self::Light => include_str!("../../assets/themes/light.toml"),
            Self::HighContrast => include_str!("../../assets/themes/high-contrast.toml"),
            Self::Mono => include_str!("../../assets/themes/mono.toml"),
        }
    }
}

/// A style for every meaning. Each is written as words: `bold lightblue on black`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Theme {
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
    /// The chosen row or field.
    #[serde(deserialize_with = "style")]
    pub chosen: Style,
    /// What stays on the board.
    #[serde(deserialize_with = "style")]
    pub bead: Style,
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
}

impl Theme {
    /// The theme of that name.
    pub fn named(name: ThemeName) -> Self {
        // A test reads every theme, so a faulty one never ships; plain styles would do in its place.
        toml::from_str(name.source()).unwrap_or_default()
    }
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
mod tests {
    use super::*;

    #[test]
    fn every_theme_is_sound() {
        for name in ThemeName::ALL {
            toml::from_str::<Theme>(name.source()).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(name.to_string().parse(), Ok(name));
        }
    }

    fn styles(theme: &Theme) -> [Style; 14] {
        let Theme { text, dim, title, border, win, loss, draw, cross, chosen, bead, taken, last, key, error } = *theme;
        [text, dim, title, border, win, loss, draw, cross, chosen, bead, taken, last, key, error]
    }

    #[test]
    fn mono_uses_no_colour_and_the_default_only_the_sixteen_names() {
        for style in styles(&Theme::named(ThemeName::Mono)) {
            assert_eq!((style.fg, style.bg), (None, None));
        }
        for style in styles(&Theme::named(ThemeName::Ansi)) {
            assert!(!matches!(style.fg, Some(Color::Rgb(..) | Color::Indexed(_))) && style.bg.is_none(), "{style:?}");
        }
    }

    #[test]
    fn winning_and_losing_differ_and_not_as_red_and_green_do() {
        // The reds and greens of the 16 names and of the 256 colours' first 16.
        const AVOIDED: [Color; 8] = [
            Color::Red,
            Color::LightRed,
            Color::Green,
            Color::LightGreen,
            Color::Indexed(1),
            Color::Indexed(2),
            Color::Indexed(9),
            Color::Indexed(10),
        ];
        for name in ThemeName::ALL {
            let theme = Theme::named(name);
            for (a, b) in [(theme.win, theme.loss), (theme.bead, theme.taken), (theme.text, theme.chosen)] {
                assert_ne!(a, b, "{name}");
            }
            for color in [theme.win, theme.loss].into_iter().filter_map(|style| style.fg) {
                assert!(!AVOIDED.contains(&color), "{name}: {color}");
            }
        }
    }
}
