//! The colours of a terminal as RGB.

use ratatui::style::Color;

use super::Rgb;

/// By their index, with RGB values as on a terminal with a dark background, all of them legible.
const NAMED: [(Color, Rgb); 16] = [
    (Color::Black, Rgb(0, 0, 0)),
    (Color::Red, Rgb(205, 49, 49)),
    (Color::Green, Rgb(13, 188, 121)),
    (Color::Yellow, Rgb(229, 229, 16)),
    (Color::Blue, Rgb(64, 134, 226)),
    (Color::Magenta, Rgb(206, 92, 206)),
    (Color::Cyan, Rgb(17, 178, 205)),
    (Color::Gray, Rgb(229, 229, 229)),
    (Color::DarkGray, Rgb(128, 128, 128)),
    (Color::LightRed, Rgb(241, 76, 76)),
    (Color::LightGreen, Rgb(35, 209, 139)),
    (Color::LightYellow, Rgb(245, 245, 67)),
    (Color::LightBlue, Rgb(104, 168, 255)),
    (Color::LightMagenta, Rgb(224, 130, 224)),
    (Color::LightCyan, Rgb(41, 200, 219)),
    (Color::White, Rgb(255, 255, 255)),
];

/// Returns the index of a named or indexed colour.
pub fn index_of(color: Color) -> Option<u8> {
    match color {
        Color::Indexed(index) => Some(index),
        named => (0..).zip(NAMED).find(|(_, (other, _))| *other == named).map(|(index, _)| index),
    }
}

/// Returns the RGB value of a colour; `None` for the default colour.
pub fn rgb(color: Color) -> Option<Rgb> {
    if let Color::Rgb(red, green, blue) = color {
        return Some(Rgb(red, green, blue));
    }
    let index = index_of(color)?;
    Rgb::indexed(index).or_else(|| NAMED.get(usize::from(index)).map(|(_, rgb)| *rgb))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_but_the_default_has_an_rgb_value() {
        assert_eq!(rgb(Color::Reset), None);
        assert_eq!(rgb(Color::LightBlue), rgb(Color::Indexed(12)));
        assert_eq!(rgb(Color::Indexed(75)), Some(Rgb(95, 175, 255)));
        assert_eq!(rgb(Color::Rgb(1, 2, 3)), Some(Rgb(1, 2, 3)));
    }
}
