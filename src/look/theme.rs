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
mod tests {
    use super::*;
    use crate::look::color::Rgb;

    #[test]
    fn every_theme_is_sound() {
        for name in ThemeName::ALL {
            for indexed in [false, true] {
                read(name.source(), indexed).unwrap_or_else(|e| panic!("{name}: {e}"));
            }
            assert_eq!(name.to_string().parse(), Ok(name));
        }
    }

    /// The themes as a terminal of true colour has them.
    fn themes() -> impl Iterator<Item = (ThemeName, Theme)> {
        ThemeName::ALL.into_iter().map(|name| (name, Theme::named(name, Shown::default())))
    }

    #[test]
    fn mono_uses_no_colour_and_ansi_only_the_sixteen_names() {
        for style in Theme::named(ThemeName::Mono, Shown::default()).styles() {
            assert_eq!((style.fg, style.bg), (None, None));
        }
        for style in Theme::named(ThemeName::Ansi, Shown::default()).styles() {
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
        for (name, theme) in themes() {
            for (a, b) in [(theme.win, theme.loss), (theme.bead, theme.taken), (theme.text, theme.chosen)] {
                assert_ne!(a, b, "{name}");
            }
            for color in [theme.win, theme.loss].into_iter().filter_map(|style| style.fg) {
                assert!(!AVOIDED.contains(&color), "{name}: {color}");
            }
        }
    }

    /// The contrast of two colours, in hundredths, by the formula of WCAG 2.
    fn contrast(one: Rgb, other: Rgb) -> u32 {
        let linear = |share: u8| {
            let share = f64::from(share) / 255.0;
            if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        let luminance =
            |Rgb(red, green, blue): Rgb| 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
        let (one, other) = (luminance(one), luminance(other));
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 100 to 2100")]
        let hundredths = (one.max(other) / one.min(other) * 100.0).floor() as u32;
        hundredths
    }

    fn rgb(color: Option<Color>) -> Option<Rgb> {
        match color? {
            Color::Rgb(red, green, blue) => Some(Rgb(red, green, blue)),
            Color::Indexed(index) => Rgb::indexed(index),
            _ => None,
        }
    }

    #[test]
    fn text_and_signs_stand_out_from_all_they_lie_on() {
        const TEXT: u32 = 450;
        const SIGN: u32 = 300;
        let mut compared = 0;
        let kinds = [ThemeName::Dark, ThemeName::Light, ThemeName::HighContrast];
        let shown = [Colors::True, Colors::Indexed].map(|colors| Shown { colors, light: false });
        for (name, shown) in kinds.into_iter().flat_map(|name| shown.map(|shown| (name, shown))) {
            let theme = Theme::named(name, shown);
            let grounds = [theme.ground, theme.pane, theme.row];
            let tints = [theme.win_cell, theme.loss_cell, theme.taken_cell, theme.last_cell];
            let squares = [theme.square, theme.square_dark];
            let things = [theme.text, theme.title, theme.bead, theme.dim];
            let hues = [theme.win, theme.loss, theme.taken, theme.last];
            let others = [theme.draw, theme.cross, theme.error];
            let texts = things.into_iter().chain(hues).chain(others);
            let texts = texts.flat_map(|text| grounds.map(|ground| (text.fg, text.bg.or(ground.bg), TEXT)));
            let on_squares = things.into_iter().chain(hues);
            let on_squares = on_squares.flat_map(|sign| squares.map(|square| (sign.fg, square.bg, SIGN)));
            let on_tints = things.into_iter().flat_map(|sign| tints.map(|tint| (sign.fg, tint.bg, SIGN)));
            let tinted = hues.into_iter().zip(tints).map(|(hue, tint)| (hue.fg, tint.bg, SIGN));
            let signs = on_squares.chain(on_tints).chain(tinted);
            let chips = [theme.chosen, theme.key, theme.win_chip, theme.loss_chip, theme.taken_chip, theme.last_chip];
            let filled = chips.map(|chip| (chip.fg, chip.bg, TEXT));
            for (over, under, least) in texts.chain(signs).chain(filled) {
                let (Some(over), Some(under)) = (rgb(over), rgb(under)) else {
                    panic!("{name}: {over:?} on {under:?}")
                };
                let contrast = contrast(over, under);
                assert!(contrast >= least, "{name} {shown:?}: {over} on {under} has {contrast} of {least}");
                compared += 1;
            }
        }
        assert_eq!(compared, 6 * (11 * 3 + 8 * 2 + 4 * 4 + 4 + 6));
    }

    #[test]
    fn auto_is_what_the_terminal_is() {
        use ThemeName::{Ansi, Auto, Dark, Light};
        let of = |name, colors, light| Theme::named(name, Shown { colors, light });
        assert_eq!(of(Auto, Colors::True, false), of(Dark, Colors::True, true));
        assert_eq!(of(Auto, Colors::Indexed, true), of(Light, Colors::Indexed, false));
        assert_eq!(of(Auto, Colors::Sixteen, true), of(Ansi, Colors::True, false));
    }

    #[test]
    fn in_256_colours_no_two_meanings_fall_together() {
        for name in [ThemeName::Dark, ThemeName::Light, ThemeName::HighContrast] {
            let theme = Theme::named(name, Shown { colors: Colors::Indexed, light: false });
            let hues = [theme.win, theme.loss, theme.taken, theme.last].map(|style| style.fg);
            let tints = [
                theme.pane,
                theme.square,
                theme.square_dark,
                theme.win_cell,
                theme.loss_cell,
                theme.taken_cell,
                theme.last_cell,
            ];
            for (at, tint) in tints.iter().enumerate() {
                assert!(!tints[..at].contains(tint), "{name}: {tint:?}");
            }
            for (at, hue) in hues.iter().enumerate() {
                assert!(!hues[..at].contains(hue), "{name}: {hue:?}");
            }
        }
    }
}
