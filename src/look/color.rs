//! RGB colours, and the nearest colour of a terminal with 256.

mod named;
mod paper;
mod rgb;

use std::fmt;

use ratatui::style::Color;

pub use self::{
    named::{index_of, rgb},
    paper::Paper,
    rgb::Rgb,
};

impl Rgb {
    /// Returns the colour `at` of `of` steps on the way to another.
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

/// Returns the colour `at` of `of` steps from one colour to another. If either is not RGB, returns the nearer one.
pub fn between(from: Option<Color>, to: Option<Color>, at: u16, of: u16) -> Option<Color> {
    let (Some(Color::Rgb(red, green, blue)), Some(Color::Rgb(other_red, other_green, other_blue))) = (from, to) else {
        return if 2 * at <= of { from } else { to };
    };
    let Rgb(red, green, blue) = Rgb(red, green, blue).mixed(Rgb(other_red, other_green, other_blue), at, of);
    Some(Color::Rgb(red, green, blue))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_indexed_colour_is_its_own_nearest() {
        for index in 16..=u8::MAX {
            let color = Rgb::indexed(index).unwrap_or(Rgb(0, 0, 0));
            assert_eq!(Rgb::indexed(color.nearest()), Some(color), "{index}");
        }
    }

    #[test]
    fn the_colour_cube_and_the_greys_are_those_of_xterm() {
        let said = [16, 75, 214, 231, 232, 234, 255].map(|index| Rgb::indexed(index).map(|color| color.to_string()));
        let known = ["#000000", "#5fafff", "#ffaf00", "#ffffff", "#080808", "#1c1c1c", "#eeeeee"];
        assert_eq!(said, known.map(|color| Some(color.to_owned())));
    }
}
