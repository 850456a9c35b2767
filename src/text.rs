//! Words by locale. Everything a person reads comes from `assets/locales`.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue, types::FluentNumber};
use unic_langid::LanguageIdentifier;

use crate::boards;

/// The texts that belong to no game.
const COMMON: &[&str] = &[
    include_str!("../assets/locales/en/app.ftl"),
    include_str!("../assets/locales/en/actions.ftl"),
    include_str!("../assets/locales/en/cli.ftl"),
    include_str!("../assets/locales/en/errors.ftl"),
    include_str!("../assets/locales/en/puzzle.ftl"),
    include_str!("../assets/locales/en/review.ftl"),
    include_str!("../assets/locales/en/sheet.ftl"),
    include_str!("../assets/locales/en/shelf.ftl"),
    include_str!("../assets/locales/en/why.ftl"),
];

/// Says the message `key`, with arguments as `name = value`.
#[macro_export]
macro_rules! say {
    ($texts:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $texts.say($key, &[$((stringify!($name), $crate::text::Arg::from($value))),*])
    };
}

/// An argument of a message.
#[derive(Debug, Clone)]
pub struct Arg(FluentValue<'static>);

impl From<u64> for Arg {
    /// Shown exactly: the formatter holds numbers as floating point, so what that cannot hold goes as text.
    fn from(number: u64) -> Self {
        const EXACT: u64 = 1 << 53;
        if number > EXACT {
            return Self(FluentValue::String(number.to_string().into()));
        }
        #[expect(clippy::cast_precision_loss, reason = "numbers up to 2^53 are exact")]
        let value = number as f64;
        Self(FluentValue::Number(FluentNumber::from(value)))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::from(number as u64)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        u64::try_from(number).map_or_else(|_| Self::from(number.to_string()), Self::from)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self(FluentValue::String(text.into()))
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::from(text.clone())
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

/// The texts of one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
    ascii: bool,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts")
            .field("locales", &self.bundle.locales)
            .field("ascii", &self.ascii)
            .finish_non_exhaustive()
    }
}

impl Texts {
    /// English.
    pub fn english() -> Self {
        let mut bundle = FluentBundle::new(vec!["en".parse::<LanguageIdentifier>().unwrap_or_default()]);
        // The marks that isolate arguments would land on the screen.
        bundle.set_use_isolating(false);
        for source in COMMON.iter().copied().chain(boards::texts()) {
            // A faulty line is left out, and a test sees to it that there is none.
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(good, _)| good);
            let _ = bundle.add_resource(resource);
        }
        Self { bundle, ascii: false }
    }

    /// Whether only ASCII characters may be used.
    pub const fn set_ascii(&mut self, ascii: bool) {
        self.ascii = ascii;
    }

    /// The message `key`; the key itself where there is none. Prefer [`say!`](crate::say).
    pub fn say(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let pattern = self.bundle.get_message(id).and_then(|message| match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else { return key.to_owned() };
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.0.clone())).collect();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        if self.ascii { plain(&said) } else { said }
    }

    /// Whether the message is there.
    pub fn has(&self, key: &str) -> bool {
        self.say(key, &[]) != key
    }
}

/// The text in ASCII, for terminals that have nothing else.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '→' => plain.push_str("->"),
            '…' => plain.push_str("..."),
            '≠' => plain.push_str("<>"),
            '≤' => plain.push_str("<="),
            '≡' => plain.push_str("=="),
            '×' => plain.push('x'),
            'Φ' => plain.push_str("phi"),
            '²' => plain.push_str("^2"),
            '✓' => plain.push('+'),
            '✗' | '−' | '–' | '·' => plain.push('-'),
            '›' => plain.push('>'),
            'é' | 'è' => plain.push('e'),
            '“' | '”' => plain.push('"'),
            '’' => plain.push('\''),
            c if c.is_ascii() => plain.push(c),
            _ => plain.push('?'),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_said_exactly() {
        let texts = Texts::english();
        let quintillion = 1_000_000_000_000_000_001_u64;
        assert!(
            say!(texts, "error-move-amount", part = 0_u64, min = 1_u64, max = quintillion)
                .contains("1000000000000000001")
        );
        assert!(say!(texts, "error-move-amount", part = 0_u64, min = 1_u64, max = 12_345_u64).contains("12345"));
    }

    #[test]
    fn every_text_file_is_sound_and_no_text_stands_twice() {
        let mut bundle = FluentBundle::new(Vec::new());
        for source in COMMON.iter().copied().chain(boards::texts()) {
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("{errors:?}");
            }
        }
    }

    #[test]
    fn a_message_that_is_missing_names_itself() {
        assert_eq!(say!(Texts::english(), "no-such-text"), "no-such-text");
    }
}
