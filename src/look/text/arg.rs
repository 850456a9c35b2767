//! What stands in a message in the place of an argument.

use std::path::Path;

use fluent_bundle::{
    FluentValue,
    types::{FluentNumber, FluentNumberOptions},
};

use crate::look::visible::visible;

/// An argument of a message.
#[derive(Debug, Clone)]
pub struct Arg(pub(super) FluentValue<'static>);

/// The largest number up to which floating point, in which the formatter holds numbers, leaves none out.
const EXACT: u64 = 1 << 53;

impl From<u64> for Arg {
    /// Shown exactly, and with the plural form that belongs to it.
    fn from(number: u64) -> Self {
        if number > EXACT {
            return stand_in(number, number.to_string());
        }
        #[expect(clippy::cast_precision_loss, reason = "numbers up to 2^53 are exact")]
        let value = number as f64;
        Self(FluentValue::Number(FluentNumber::from(value)))
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        u64::try_from(number).map_or_else(|_| stand_in(number.unsigned_abs(), number.to_string()), Self::from)
    }
}

/// A number that is shown as `text`, and has the plural form of a smaller one that ends in the same digits: the rules of every
/// language ask for the last six at most, besides whether a number is a very small one.
fn stand_in(number: u64, text: String) -> Arg {
    const DIGITS: u64 = 1_000_000;
    #[expect(clippy::cast_precision_loss, reason = "it is below two million")]
    let value = if number < DIGITS { number } else { number % DIGITS + DIGITS } as f64;
    // No text writes amounts of money, so the field for their currency is free to hold what is shown.
    let options = FluentNumberOptions { currency: Some(text), ..FluentNumberOptions::default() };
    Arg(FluentValue::Number(FluentNumber { value, options }))
}

/// Returns the text that is shown in the place of a number that another stands in for; `None` of any other value.
pub(super) fn shown<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => number.options.currency.clone(),
        _ => None,
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::from(number as u64)
    }
}

impl From<bool> for Arg {
    /// Makes the word by which texts select it: `yes` or `no`.
    fn from(is_so: bool) -> Self {
        Self::from(if is_so { "yes" } else { "no" })
    }
}

/// Whatever is said of a file, an argument or a name is said here, so here what cannot be seen gets its number.
impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self(FluentValue::String(visible(text).into_owned().into()))
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::from(text.as_str())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::from(text.as_str())
    }
}

impl From<&Path> for Arg {
    fn from(path: &Path) -> Self {
        Self::from(path.to_string_lossy().as_ref())
    }
}
