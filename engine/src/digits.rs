//! Digits as people type them, a point between them or none.

use crate::error::MoveFault;

/// Returns whether a text is digits, and at least one.
pub(crate) fn are_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// The digits before and after the point of a number without a sign; zeros at its end, which say nothing, are left out. `None`
/// where it is not digits with at most one point between them.
pub(crate) fn decimal(text: &str) -> Option<(&str, &str)> {
    let (whole, places) = text.split_once('.').unwrap_or((text, "0"));
    (are_digits(whole) && are_digits(places)).then(|| (whole, places.trim_end_matches('0')))
}

/// Reads ASCII digits; what is larger than any number of this program becomes [`u64::MAX`].
///
/// # Errors
/// [`MoveFault::Malformed`] where there is anything but digits.
pub fn whole(text: &str) -> Result<u64, MoveFault> {
    if !are_digits(text) {
        return Err(MoveFault::Malformed);
    }
    Ok(text.parse().unwrap_or(u64::MAX))
}
