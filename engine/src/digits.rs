//! Parsing of ASCII digits, with or without a decimal point.

use crate::error::MoveFault;

/// Returns whether a text consists of ASCII digits, at least one.
pub(crate) fn are_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// Splits an unsigned number into the digits before and after its point, without trailing zeros. Returns `None` unless
/// the text is digits with at most one point between them.
pub(crate) fn decimal(text: &str) -> Option<(&str, &str)> {
    let (whole, places) = text.split_once('.').unwrap_or((text, "0"));
    (are_digits(whole) && are_digits(places)).then(|| (whole, places.trim_end_matches('0')))
}

/// Parses ASCII digits. A number too large for 64 bits becomes [`u64::MAX`], which no game allows.
///
/// # Errors
/// [`MoveFault::Malformed`] if the text is anything but digits.
pub fn whole(text: &str) -> Result<u64, MoveFault> {
    if !are_digits(text) {
        return Err(MoveFault::Malformed);
    }
    Ok(text.parse().unwrap_or(u64::MAX))
}

/// Parses ASCII digits as the number of a part or cell. A number too large for `usize` becomes [`usize::MAX`], which names
/// no part.
///
/// # Errors
/// [`MoveFault::Malformed`] if the text is anything but digits.
pub(crate) fn ordinal(text: &str) -> Result<usize, MoveFault> {
    whole(text).map(|number| usize::try_from(number).unwrap_or(usize::MAX))
}
