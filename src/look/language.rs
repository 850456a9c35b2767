//! The languages, and the choice of one by the locale.

use std::sync::OnceLock;

use serde::Deserialize;

use crate::look::text::places::{Place, places};

/// Texts that are built in, by the name of their folder in `assets/locales`, gathered by the build script: either every language with
/// the place of each message, or English alone without the places.
#[expect(clippy::unreadable_literal, reason = "nobody reads what the build script writes")]
static TEXTS: &[(&str, &str, &[Place])] = &include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Texts that were supplied while the program runs, with the places of their messages.
static SUPPLIED: [OnceLock<(String, Vec<Place>)>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// A language the texts are available in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Language {
    /// English, which also stands in for what another language lacks.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Russian.
    #[serde(rename = "ru")]
    Russian,
    /// Bulgarian.
    #[serde(rename = "bg")]
    Bulgarian,
    /// Chinese in simplified characters.
    #[serde(rename = "zh")]
    Chinese,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 4] = [Self::English, Self::Russian, Self::Bulgarian, Self::Chinese];

    /// Returns the tag (BCP 47), which names the language in settings and the folder of its texts.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
            Self::Bulgarian => "bg",
            Self::Chinese => "zh",
        }
    }

    /// Returns the next language, wrapping around after the last.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// Returns the texts, and the place of each message in them, sorted by message id. Both are empty while the texts have not
    /// been [supplied](Self::supply).
    pub fn texts(self) -> (&'static str, &'static [Place]) {
        match TEXTS.iter().find(|(tag, ..)| *tag == self.tag()) {
            Some((_, text, places)) if !places.is_empty() => return (text, places),
            Some((_, text, _)) => self.supply((*text).to_owned()),
            None => {}
        }
        let supplied = SUPPLIED.get(self as usize).and_then(OnceLock::get);
        supplied.map_or(("", &[]), |(text, places)| (text, places))
    }

    /// Returns whether the texts are there: built in, or supplied.
    pub fn is_there(self) -> bool {
        !self.texts().0.is_empty()
    }

    /// Supplies the texts of a language that is not built in: its files, one after the other. Later ones change nothing.
    pub fn supply(self, text: String) {
        if let Some(place) = SUPPLIED.get(self as usize) {
            place.get_or_init(|| {
                let places = places(&text);
                (text, places)
            });
        }
    }

    /// Returns the language of the environment, read through `var`. Follows gettext: the first of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is set, but `LANGUAGE`, a list, comes before it unless the locale is `C`, `POSIX`
    /// or unset. English if no language is known.
    pub fn read(var: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| var(name).filter(|value| !value.is_empty());
        let Some(locale) = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG")) else {
            return Self::English;
        };
        if matches!(primary(&locale), "C" | "POSIX") {
            return Self::English;
        }
        let wanted = set("LANGUAGE").unwrap_or_default();
        wanted.split(':').chain([locale.as_str()]).find_map(|locale| locale.parse().ok()).unwrap_or_default()
    }
}

/// The language of a locale, without script, country and encoding.
fn primary(locale: &str) -> &str {
    locale.split(['_', '-', '.', '@']).next().unwrap_or(locale)
}

/// The error for a language without texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownLanguage;

impl std::str::FromStr for Language {
    type Err = UnknownLanguage;

    /// Parses a tag or a locale: `ru`, `ru_RU.UTF-8`, `zh-Hans`.
    fn from_str(locale: &str) -> Result<Self, UnknownLanguage> {
        let tag = primary(locale);
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag)).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language_of(vars: &[(&str, &str)]) -> Language {
        Language::read(|name| vars.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn a_locale_selects_a_language_whatever_its_country_script_and_encoding() {
        for (language, locales) in [
            (Language::Russian, ["ru", "ru_RU.UTF-8", "RU"]),
            (Language::Bulgarian, ["bg", "bg_BG", "bg-BG.utf8"]),
            (Language::Chinese, ["zh_CN", "zh_Hans", "zh-Hans-CN"]),
            (Language::English, ["en", "en_GB.UTF-8", "en@quot"]),
        ] {
            assert_eq!(locales.map(str::parse), [Ok(language); 3]);
        }
        assert_eq!(["fr", "", "rus", "russian"].map(str::parse::<Language>), [Err(UnknownLanguage); 4]);
    }

    #[test]
    fn the_environment_is_read_as_gettext_reads_it() {
        assert_eq!(language_of(&[]), Language::English);
        assert_eq!(language_of(&[("LANG", "bg_BG.UTF-8")]), Language::Bulgarian);
        assert_eq!(language_of(&[("LANG", "bg_BG.UTF-8"), ("LC_MESSAGES", "zh_CN.UTF-8")]), Language::Chinese);
        assert_eq!(language_of(&[("LC_ALL", "ru_RU.UTF-8"), ("LC_MESSAGES", "zh_CN.UTF-8")]), Language::Russian);
        assert_eq!(
            language_of(&[("LC_ALL", ""), ("LANG", "ru_RU.UTF-8")]),
            Language::Russian,
            "an empty variable counts as unset"
        );
        assert_eq!(language_of(&[("LANG", "de_DE.UTF-8"), ("LANGUAGE", "fr:bg:ru")]), Language::Bulgarian);
        assert_eq!(language_of(&[("LANG", "de_DE.UTF-8"), ("LC_CTYPE", "ru_RU.UTF-8")]), Language::English);
        for plain in ["C", "POSIX", "C.UTF-8"] {
            assert_eq!(
                language_of(&[("LC_ALL", plain), ("LANG", "ru_RU.UTF-8"), ("LANGUAGE", "ru")]),
                Language::English
            );
        }
        assert_eq!(language_of(&[("LANGUAGE", "ru")]), Language::English, "without a locale it is the C locale");
    }

    #[test]
    fn the_next_language_wraps_around() {
        let mut language = Language::default();
        for next in [Language::Russian, Language::Bulgarian, Language::Chinese, Language::English] {
            language = language.next();
            assert_eq!(language, next);
        }
    }
}
