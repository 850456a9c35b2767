//! Arguments of messages.

use std::path::Path;

use fluent_bundle::{
    FluentArgs, FluentValue,
    types::{FluentNumber, FluentNumberOptions},
};

use crate::look::visible::visible;

/// An argument of a message.
#[derive(Debug, Clone)]
pub struct Arg(pub(super) FluentValue<'static>);

/// `f64`, which the formatter uses, represents every integer up to this one.
const EXACT: u64 = 1 << 53;

impl From<u64> for Arg {
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

/// Makes an argument that is displayed as `text` but takes the plural form of a smaller number with the same last digits. Plural rules
/// look at no more than six digits, and at whether a number is very small.
fn stand_in(number: u64, text: String) -> Arg {
    const DIGITS: u64 = 1_000_000;
    #[expect(clippy::cast_precision_loss, reason = "it is below two million")]
    let value = if number < DIGITS { number } else { number % DIGITS + DIGITS } as f64;
    // No text formats money, so the field for the currency is free to hold the displayed text.
    let options = FluentNumberOptions { currency: Some(text), ..FluentNumberOptions::default() };
    Arg(FluentValue::Number(FluentNumber { value, options }))
}

/// Returns the text displayed instead of a number, if it has one.
pub(super) fn displayed<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => number.options.currency.clone(),
        _ => None,
    }
}

/// The function `SAME`: `yes` if its two arguments are equal, otherwise `no`. A range is equal to a number that it may stand for.
pub(super) fn same<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional {
        [one, other] => FluentValue::String(if one == other { "yes" } else { "no" }.into()),
        _ => FluentValue::Error,
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::from(number as u64)
    }
}

impl From<bool> for Arg {
    /// Texts select by the words `yes` and `no`.
    fn from(is_so: bool) -> Self {
        Self::from(if is_so { "yes" } else { "no" })
    }
}

/// Every file name, argument and title from outside becomes an argument here, so this is the place to replace invisible characters.
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
    /// A path longer than any that a person types is shown by its two ends.
    fn from(path: &Path) -> Self {
        const END: usize = 250;
        let path = path.to_string_lossy();
        let signs: Vec<char> = path.chars().take(2 * END + 1).collect();
        let Some(first) = signs.get(..END).filter(|_| signs.len() > 2 * END) else { return Self::from(path.as_ref()) };
        let mut last: Vec<char> = path.chars().rev().take(END).collect();
        last.reverse();
        Self::from(format!("{}…{}", String::from_iter(first), String::from_iter(last)))
    }
}
