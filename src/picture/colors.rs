//! The colours of a terminal, as a picture has to name them.

use std::fmt;

use ratatui::style::Color;

/// A colour by its shares of red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rgb(pub u8, pub u8, pub u8);

/// The sixteen colours that a terminal chooses itself, as it might on a dark ground: each can be read there.
const SIXTEEN: [Rgb; 16] = [
    Rgb(0, 0, 0),
    Rgb(205, 49, 49),
    Rgb(13, 188, 121),
    Rgb(229, 229, 16),
    Rgb(64, 134, 226),
    Rgb(206, 92, 206),
    Rgb(17, 178, 205),
    Rgb(229, 229, 229),
    Rgb(128, 128, 128),
    Rgb(241, 76, 76),
    Rgb(35, 209, 139),
    Rgb(245, 245, 67),
    Rgb(104, 168, 255),
    Rgb(224, 130, 224),
    Rgb(41, 200, 219),
    Rgb(255, 255, 255),
];

impl Rgb {
    /// The colour; `None` for the one that is there unless something is said.
    pub(super) fn of(color: Color) -> Option<Self> {
        Some(match color {
            Color::Reset => return None,
            Color::Black => SIXTEEN[0],
            Color::Red => SIXTEEN[1],
            Color::Green => SIXTEEN[2],
            Color::Yellow => SIXTEEN[3],
            Color::Blue => SIXTEEN[4],
            Color::Magenta => SIXTEEN[5],
            Color::Cyan => SIXTEEN[6],
            Color::Gray => SIXTEEN[7],
            Color::DarkGray => SIXTEEN[8],
            Color::LightRed => SIXTEEN[9],
            Color::LightGreen => SIXTEEN[10],
            Color::LightYellow => SIXTEEN[11],
            Color::LightBlue => SIXTEEN[12],
            Color::LightMagenta => SIXTEEN[13],
            Color::LightCyan => SIXTEEN[14],
            Color::White => SIXTEEN[15],
            Color::Indexed(index) => Self::indexed(index),
            Color::Rgb(red, green, blue) => Self(red, green, blue),
        })
    }

    /// One of the 256: the sixteen, a cube of six steps a side, then greys. The steps are those of xterm, which all follow.
    fn indexed(index: u8) -> Self {
        const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
        let step = |at: u8| STEPS[usize::from(at % 6)];
        match index {
            0..16 => SIXTEEN[usize::from(index)],
            16..232 => Self(step((index - 16) / 36), step((index - 16) / 6), step(index - 16)),
            232.. => Self(8 + (index - 232) * 10, 8 + (index - 232) * 10, 8 + (index - 232) * 10),
        }
    }

    /// The colour, two fifths of the way to another: what can be overlooked, and still be read.
    pub(super) fn towards(self, other: Self) -> Self {
        let share = |own: u8, other: u8| u8::try_from((u16::from(own) * 3 + u16::from(other) * 2) / 5).unwrap_or(own);
        Self(share(self.0, other.0), share(self.1, other.1), share(self.2, other.2))
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colours_of_the_cube_and_the_greys_are_those_of_xterm() {
        let said = [16, 75, 214, 231, 232, 234, 255].map(|index| Rgb::indexed(index).to_string());
        assert_eq!(said, ["#000000", "#5fafff", "#ffaf00", "#ffffff", "#080808", "#1c1c1c", "#eeeeee"]);
    }
}
