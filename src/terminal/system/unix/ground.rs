//! The question for the colour of the terminal's background, and its answer.

/// The question, and one after it that every terminal answers: a terminal that answers only the second does not know the first.
pub(crate) const QUESTION: Option<&[u8]> = Some(b"\x1b]11;?\x1b\\\x1b[c");

/// The beginning of an answer, as an operating system command.
pub(super) const ANSWER: &[u8] = b"11;";

/// Returns whether a colour is light. Terminals write it as `rgb:ffff/ffff/ffff` with one to four digits a component. `None` if it is
/// not a colour.
pub(super) fn light(color: &[u8]) -> Option<bool> {
    /// The weights of the components for the eye, in thousandths (ITU-R BT.601).
    const WEIGHTS: [u64; 3] = [299, 587, 114];
    let shares = str::from_utf8(color).ok()?;
    let shares = shares.strip_prefix("rgb:").or_else(|| shares.strip_prefix("rgba:"))?;
    let mut shares = shares.split('/');
    let mut sum = 0;
    for weight in WEIGHTS {
        let digits = shares.next().filter(|digits| (1..=4).contains(&digits.len()))?;
        let most = (1_u64 << (4 * digits.len())) - 1;
        sum += weight * u64::from_str_radix(digits, 16).ok()? * 1000 / most;
    }
    Some(sum > 500_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_background_is_light_or_dark_with_any_number_of_digits() {
        for (color, expected) in [
            ("rgb:0000/0000/0000", Some(false)),
            ("rgb:1e/1e/2e", Some(false)),
            ("rgb:ffff/ffff/ffff", Some(true)),
            ("rgb:fd/f6/e3", Some(true)),
            ("rgb:f/f/0", Some(true)),
            ("rgba:0000/0000/ffff/8000", Some(false)),
            ("rgb:ffff/ffff", None),
            ("rgb:fffff/0/0", None),
            ("rgb:+1/0/0", Some(false)),
            ("white", None),
        ] {
            assert_eq!(light(color.as_bytes()), expected, "{color}");
        }
    }
}
