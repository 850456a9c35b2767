use super::*;
use crate::look::color::Rgb;

#[test]
fn every_theme_name_parses_back() {
    for name in ThemeName::ALL {
        assert_eq!(name.to_string().parse(), Ok(name));
    }
}

fn themes() -> impl Iterator<Item = (ThemeName, Theme)> {
    ThemeName::ALL.into_iter().map(|name| (name, Theme::named(name, Palette::default())))
}

#[test]
fn mono_uses_no_colour_and_ansi_only_the_16_named_ones() {
    for style in Theme::named(ThemeName::Mono, Palette::default()).styles() {
        assert_eq!((style.fg, style.bg), (None, None));
    }
    for style in Theme::named(ThemeName::Ansi, Palette::default()).styles() {
        assert!(!matches!(style.fg, Some(Color::Rgb(..) | Color::Indexed(_))) && style.bg.is_none(), "{style:?}");
    }
}

#[test]
fn winning_and_losing_styles_differ_but_not_as_red_and_green() {
    // Named and indexed reds and greens, which color-blind people confuse.
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

/// The contrast ratio of two colours in hundredths, by WCAG 2.
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
fn text_and_symbols_contrast_with_every_background_they_appear_on() {
    const TEXT: u32 = 450;
    const SIGN: u32 = 300;
    let mut compared = 0;
    let kinds = [ThemeName::Dark, ThemeName::Light, ThemeName::HighContrast];
    let palette = [Colors::True, Colors::Indexed].map(|colors| Palette { colors, light: false });
    for (name, palette) in kinds.into_iter().flat_map(|name| palette.map(|palette| (name, palette))) {
        let theme = Theme::named(name, palette);
        let grounds = [theme.ground, theme.pane, theme.row];
        let tints = [theme.win_cell, theme.loss_cell, theme.taken_cell, theme.last_cell];
        let squares = [theme.square, theme.square_dark];
        let things = [theme.text, theme.title, theme.bead, theme.dim];
        let hues = [theme.win, theme.loss, theme.taken, theme.last];
        let others = [theme.draw, theme.cross, theme.error, theme.blue, theme.red, theme.green];
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
            let (Some(over), Some(under)) = (rgb(over), rgb(under)) else { panic!("{name}: {over:?} on {under:?}") };
            let contrast = contrast(over, under);
            assert!(contrast >= least, "{name} {palette:?}: {over} on {under} has {contrast} of {least}");
            compared += 1;
        }
    }
    assert_eq!(compared, 6 * (14 * 3 + 8 * 2 + 4 * 4 + 4 + 6));
}

#[test]
fn auto_follows_the_terminal() {
    use ThemeName::{Ansi, Auto, Dark, Light};
    let of = |name, colors, light| Theme::named(name, Palette { colors, light });
    assert_eq!(of(Auto, Colors::True, false), of(Dark, Colors::True, true));
    assert_eq!(of(Auto, Colors::Indexed, true), of(Light, Colors::Indexed, false));
    assert_eq!(of(Auto, Colors::Sixteen, true), of(Ansi, Colors::True, false));
}

#[test]
fn meanings_stay_distinct_in_256_colours() {
    for name in [ThemeName::Dark, ThemeName::Light, ThemeName::HighContrast] {
        let theme = Theme::named(name, Palette { colors: Colors::Indexed, light: false });
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
