//! The colours of a terminal, as a picture has to name them.

use ratatui::style::Color;

use crate::look::color::Rgb;

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

/// The shares of a colour; `None` for the one that is there unless something is said.
pub(super) fn rgb(color: Color) -> Option<Rgb> {
    const NAMED: [Color; 16] = [
        Color::Black,
        Color::Red,
        Color::Green,
        Color::Yellow,
        Color::Blue,
        Color::Magenta,
        Color::Cyan,
        Color::Gray,
        Color::DarkGray,
        Color::LightRed,
        Color::LightGreen,
        Color::LightYellow,
        Color::LightBlue,
        Color::LightMagenta,
        Color::LightCyan,
        Color::White,
    ];
    match color {
        Color::Rgb(red, green, blue) => Some(Rgb(red, green, blue)),
        Color::Indexed(index) => Rgb::indexed(index).or_else(|| SIXTEEN.get(usize::from(index)).copied()),
        named => NAMED.iter().position(|other| *other == named).map(|at| SIXTEEN[at]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_but_the_one_that_is_there_anyway_has_shares() {
        assert_eq!(rgb(Color::Reset), None);
        assert_eq!(rgb(Color::LightBlue), rgb(Color::Indexed(12)));
        assert_eq!(rgb(Color::Indexed(75)), Some(Rgb(95, 175, 255)));
        assert_eq!(rgb(Color::Rgb(1, 2, 3)), Some(Rgb(1, 2, 3)));
    }
}
