//! Exact numbers in readable form.
//!
//! A fraction such as 31/4 can be mistaken for three and a quarter, especially next to another number. So a number is
//! written as a decimal if that is exact, and otherwise as a fraction followed by its rounded value.

use zugzwang_engine::exact::{Exact, Interval, read};

use crate::{
    look::{Look, align::width_of},
    say,
};

/// This is also the most that can be typed.
const DECIMALS: u32 = 16;

/// Formats a number: `7.75`, or `31/3≈10.33` if no decimal is exact. Up to the `≈` it can be typed as shown.
pub fn number(value: Exact, look: &Look) -> String {
    formatted(value, look.glyphs().about)
}

fn formatted(value: Exact, about: &str) -> String {
    let parts = 10_i128.pow(DECIMALS);
    if parts % value.denom() == 0 {
        return decimal(value, parts);
    }
    format!("{value}{about}{}", rounded(value))
}

fn decimal(value: Exact, parts: i128) -> String {
    let rest = (value.fract() * Exact::from(parts)).to_integer();
    let digits = parts.ilog10() as usize;
    let text = format!("{}.{rest:0digits$}", value.to_integer());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn rounded(value: Exact) -> String {
    const PARTS: i128 = 100;
    // The decimals shown do not change if a very long fraction is shortened.
    let shorter = (value.denom() / 10_i128.pow(DECIMALS)).max(1);
    let (above, below) = (value.numer() / shorter, value.denom() / shorter);
    decimal(Exact::new((2 * above * PARTS + below) / (2 * below), PARTS), PARTS)
}

/// Returns a move or position in the game's notation, with fractions formatted by [`number`].
pub fn clear(notation: &str, look: &Look) -> String {
    with_clear_fractions(notation, look.glyphs().about)
}

/// Returns the width of the text that [`clear`] returns, the same for both sets of symbols.
pub fn columns(notation: &str) -> usize {
    width_of(&with_clear_fractions(notation, "~"))
}

fn with_clear_fractions(notation: &str, about: &str) -> String {
    let is_part = |c: char| c.is_ascii_digit() || c == '/';
    let mut clear = String::new();
    let mut rest = notation;
    while let Some(begin) = rest.find(is_part) {
        let (before, from) = rest.split_at(begin);
        let (part, after) = from.split_at(from.find(|c| !is_part(c)).unwrap_or(from.len()));
        clear.push_str(before);
        match read(part) {
            Ok(value) if part.contains('/') => clear.push_str(&formatted(value, about)),
            _ => clear.push_str(part),
        }
        rest = after;
    }
    clear.push_str(rest);
    clear
}

/// Describes an interval: `from 7.5 (included) to 7.6 (not included)`.
pub fn interval(interval: &Interval, look: &Look) -> String {
    interval_message("interval", interval, look)
}

/// Formats an interval as an inequality of x: `7.5 <= x < 7.6`. A single number stands alone.
pub fn inequality(interval: &Interval, look: &Look) -> String {
    interval_message("interval.short", interval, look)
}

fn interval_message(key: &str, interval: &Interval, look: &Look) -> String {
    let ends = match (interval.from_included, interval.to_included) {
        _ if interval.is_point() => "point",
        (true, true) => "both",
        (true, false) => "from",
        (false, true) => "to",
        (false, false) => "none",
    };
    say!(look, key, ends = ends, from = number(interval.from, look), to = number(interval.to, look))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{glyphs::GlyphSet, theme::ThemeName};

    fn look(set: GlyphSet) -> Look {
        Look::new(ThemeName::Ansi, set)
    }

    #[test]
    fn numbers_are_exact_decimals_or_fractions_with_a_rounded_value() {
        for (exact, text) in [
            ("5", "5"),
            ("31/4", "7.75"),
            ("3.25", "3.25"),
            ("10.0625", "10.0625"),
            ("17/32", "0.53125"),
            ("9999.9999999999999999", "9999.9999999999999999"),
            ("1/3", "1/3≈0.33"),
            ("31/3", "31/3≈10.33"),
            ("2999/300", "2999/300≈10"),
            ("1/131072", "1/131072≈0"),
            ("9999999999999999999999999999/3", "3333333333333333333333333333"),
            ("9999999999999999999999999998/3", "9999999999999999999999999998/3≈3333333333333333333333333332.67"),
            ("5/99999999999999999999999999999999999999", "5/99999999999999999999999999999999999999≈0"),
        ] {
            assert_eq!(number(read(exact).expect("a valid number"), &look(GlyphSet::Unicode)), text);
        }
        assert_eq!(number(Exact::new(31, 3), &look(GlyphSet::Ascii)), "31/3~10.33");
    }

    #[test]
    fn a_displayed_number_reads_back_the_same() {
        for above in 0..200 {
            for below in 1..60 {
                let value = Exact::new(above, below);
                let shown = number(value, &look(GlyphSet::Ascii));
                let typed = shown.split('~').next().expect("split yields at least one part");
                assert_eq!(read(typed), Ok(value), "{shown}");
            }
        }
    }

    #[test]
    fn only_the_fractions_in_a_notation_are_reformatted() {
        let clear = |text: &str| clear(text, &look(GlyphSet::Ascii));
        assert_eq!(clear("31/4,9/4,5"), "7.75,2.25,5");
        assert_eq!(clear("1. 3 1/3"), "1. 3 1/3~0.33");
        for same in ["2:6", "18,2,14", "a/2:3", "1/0", "1/2/3", "-0.5,1", "31.12", "/", "3/"] {
            assert_eq!(clear(same), same);
        }
    }

    #[test]
    fn an_interval_says_which_ends_it_includes() {
        let [from, to] = [Exact::new(15, 2), Exact::new(38, 5)];
        let (closed, open) = (Interval::closed(from, to), Interval::open(from, to));
        let (left, right) = (Interval { to_included: false, ..closed }, Interval { from_included: false, ..closed });
        let told = |one: &Interval| (interval(one, &look(GlyphSet::Ascii)), inequality(one, &look(GlyphSet::Ascii)));
        for (one, long, short) in [
            (Interval::closed(from, from), "7.5", "7.5"),
            (closed, "from 7.5 to 7.6 (ends included)", "7.5 <= x <= 7.6"),
            (left, "from 7.5 (included) to 7.6 (not included)", "7.5 <= x < 7.6"),
            (right, "from 7.5 (not included) to 7.6 (included)", "7.5 < x <= 7.6"),
            (open, "from 7.5 to 7.6 (ends not included)", "7.5 < x < 7.6"),
        ] {
            assert_eq!(told(&one), (long.to_owned(), short.to_owned()));
        }
    }
}
