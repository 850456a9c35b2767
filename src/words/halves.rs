//! Numbers with halves, quarters and eighths, as people write them.

use zugzwang_engine::theory::hackenbush::Number;

use crate::{
    look::{Look, glyphs::GlyphSet},
    say,
};

/// The finest fraction that is written out for reading aloud, as a power of ½: 1/64.
const READABLE: u32 = 6;

/// Writes a number as a mixed fraction: `1½`, `−¾`, `2 3/16`.
pub fn mixed(number: Number, look: &Look) -> String {
    let (whole, rest, exponent) = number.parts();
    let minus = if number.signum() < 0 { minus(look) } else { "" };
    let sign = match (look.glyph_set(), rest, exponent) {
        (_, 0, _) => return format!("{minus}{whole}"),
        (GlyphSet::Unicode, 1, 1) => "½",
        (GlyphSet::Unicode, 1, 2) => "¼",
        (GlyphSet::Unicode, 3, 2) => "¾",
        (GlyphSet::Unicode, 1, 3) => "⅛",
        (GlyphSet::Unicode, 3, 3) => "⅜",
        (GlyphSet::Unicode, 5, 3) => "⅝",
        (GlyphSet::Unicode, 7, 3) => "⅞",
        _ => "",
    };
    let part = if sign.is_empty() { format!("{rest}/{}", 1_u64 << exponent) } else { sign.to_owned() };
    match whole {
        0 => format!("{minus}{part}"),
        whole if sign.is_empty() => format!("{minus}{whole} {part}"),
        whole => format!("{minus}{whole}{part}"),
    }
}

const fn minus(look: &Look) -> &'static str {
    match look.glyph_set() {
        GlyphSet::Unicode => "−",
        GlyphSet::Ascii => "-",
    }
}

fn rounded(number: Number) -> Number {
    Number::new(number.columns(1 << READABLE), READABLE).unwrap_or_default()
}

/// Writes a number so that it can be read aloud: exactly up to 64ths, and otherwise rounded down to one.
pub fn readable(number: Number, look: &Look) -> String {
    let (_, _, exponent) = number.parts();
    if exponent <= READABLE {
        return mixed(number, look);
    }
    format!("{}{}", look.glyphs().about, mixed(rounded(number), look))
}

/// Says how many moves a number above 0 is: `half a move`, `¾ of a move`, `1½ moves`.
pub fn moves(number: Number, look: &Look) -> String {
    let kind = match number.parts() {
        (0, 0, _) => "none",
        (1, 0, _) => "one",
        (0, 1, 1) => "half",
        (0, ..) if rounded(number) == Number::ZERO => "tiny",
        (0, ..) => "part",
        _ => "more",
    };
    let (whole, rest, _) = number.parts();
    // A fraction takes another form of the noun than a whole number does.
    let count = if rest == 0 { whole } else { 0 };
    say!(look, "halves-moves", kind, count, number = readable(number, look))
}

/// Writes numbers as a sum: `½ + ½ − 1`.
pub fn added(numbers: &[Number], look: &Look) -> String {
    let mut sum = String::new();
    for (at, number) in numbers.iter().enumerate() {
        match (at, number.signum() < 0) {
            (0, _) => sum.push_str(&mixed(*number, look)),
            (_, below) => {
                let sign = if below { minus(look) } else { "+" };
                sum.extend([" ", sign, " ", &mixed(number.abs(), look)]);
            }
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::theme::ThemeName;

    #[test]
    fn fractions_are_mixed_and_readable_in_both_sets_of_signs() {
        let look = |set| Look::new(ThemeName::Ansi, set);
        let (unicode, ascii) = (look(GlyphSet::Unicode), look(GlyphSet::Ascii));
        for (numerator, exponent, wide, plain) in [
            (0, 0, "0", "0"),
            (-3, 2, "−¾", "-3/4"),
            (3, 1, "1½", "1 1/2"),
            (-17, 3, "−2⅛", "-2 1/8"),
            (35, 4, "2 3/16", "2 3/16"),
        ] {
            let number = Number::new(numerator, exponent).expect("coarse");
            assert_eq!((mixed(number, &unicode).as_str(), mixed(number, &ascii).as_str()), (wide, plain));
        }
        let fine = Number::new(257, 8).expect("coarse");
        assert_eq!(readable(fine, &ascii), "~1");
        let [half, one] = [Number::ONE.half(), Number::ONE];
        assert_eq!(added(&[half, half, -one], &unicode), "½ + ½ − 1");
        assert_eq!(
            [half, one, half + one].map(|number| moves(number, &unicode)),
            ["half a move", "1 move", "1½ moves"]
        );
    }
}
