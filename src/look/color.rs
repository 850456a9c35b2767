//! Colours by their shares of red, green and blue, and the nearest that a terminal of fewer has.

use std::fmt;

use ratatui::style::{Color, Style};

/// A colour by its shares of red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// The steps of the cube that 216 of the 256 colours are; those of xterm, which all terminals follow.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

impl Rgb {
    /// One of the 256 that all terminals agree on: a cube of six steps a side from 16 on, then greys. The first sixteen are the
    /// terminal's own, and `None`.
    pub const fn indexed(index: u8) -> Option<Self> {
        match index {
            0..16 => None,
            16..232 => {
                let at = index - 16;
                Some(Self(STEPS[(at / 36) as usize], STEPS[(at / 6 % 6) as usize], STEPS[(at % 6) as usize]))
            }
            232.. => {
                let grey = 8 + (index - 232) * 10;
                Some(Self(grey, grey, grey))
            }
        }
    }

    /// The nearest of the 256 that all terminals agree on.
    pub fn nearest(self) -> u8 {
        let apart = |index: &u8| Self::indexed(*index).map_or(u32::MAX, |other| self.apart(other));
        (16..=u8::MAX).min_by_key(apart).unwrap_or(16)
    }

    /// How far two colours are apart as the eye sees it, more or less; by the weights of "redmean" (Riemersma, 2008).
    fn apart(self, other: Self) -> u32 {
        let mean = u32::from(self.0.midpoint(other.0));
        let square = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
        let (red, green, blue) = (square(self.0, other.0), square(self.1, other.1), square(self.2, other.2));
        (512 + mean) * red + 1024 * green + (767 - mean) * blue
    }

    /// The colour on the way to another, `at` of `of` steps.
    #[must_use]
    pub fn mixed(self, other: Self, at: u16, of: u16) -> Self {
        let share = |own: u8, other: u8| {
            let mixed = (u16::from(own) * of.saturating_sub(at) + u16::from(other) * at.min(of)) / of.max(1);
            u8::try_from(mixed).unwrap_or(own)
        };
        Self(share(self.0, other.0), share(self.1, other.1), share(self.2, other.2))
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// A colour on the way from one to another, `at` of `of` steps; in other colours than those of the full range the nearer of both.
pub fn between(from: Option<Color>, to: Option<Color>, at: u16, of: u16) -> Option<Color> {
    let (Some(Color::Rgb(red, green, blue)), Some(Color::Rgb(other_red, other_green, other_blue))) = (from, to) else {
        return if 2 * at <= of { from } else { to };
    };
    let Rgb(red, green, blue) = Rgb(red, green, blue).mixed(Rgb(other_red, other_green, other_blue), at, of);
    Some(Color::Rgb(red, green, blue))
}

/// A style in the 256 colours that all terminals agree on.
pub fn indexed(style: Style) -> Style {
    let color = |color: Color| match color {
        Color::Rgb(red, green, blue) => Color::Indexed(Rgb(red, green, blue).nearest()),
        _ => color,
    };
    Style { fg: style.fg.map(color), bg: style.bg.map(color), ..style }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_that_all_terminals_agree_on_is_its_own_nearest() {
        for index in 16..=u8::MAX {
            let color = Rgb::indexed(index).unwrap_or(Rgb(0, 0, 0));
            assert_eq!(Rgb::indexed(color.nearest()), Some(color), "{index}");
        }
    }

    #[test]
    fn the_colours_of_the_cube_and_the_greys_are_those_of_xterm() {
        let said = [16, 75, 214, 231, 232, 234, 255].map(|index| Rgb::indexed(index).map(|color| color.to_string()));
        let known = ["#000000", "#5fafff", "#ffaf00", "#ffffff", "#080808", "#1c1c1c", "#eeeeee"];
        assert_eq!(said, known.map(|color| Some(color.to_owned())));
    }
}
