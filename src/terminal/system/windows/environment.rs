//! Environment variables, with the system's own settings in place of those that only Unix sets.

use std::env;

/// Returns the value of a variable, if it is set and is text. If `LANG` is not set, it is the language that the user has chosen for
/// Windows. `COLORTERM` says that the console has all colours, as all do that know escape codes.
pub(crate) fn var(name: &str) -> Option<String> {
    let of_system = || match name {
        "LANG" => Some(locale(sys_locale::get_locale())),
        "COLORTERM" => Some("truecolor".to_owned()),
        _ => None,
    };
    env::var(name).ok().or_else(of_system)
}

/// A language of Windows as a locale. Text reaches the console as Unicode, whatever its code page.
fn locale(tag: Option<String>) -> String {
    tag.unwrap_or_else(|| "en".to_owned()) + ".UTF-8"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{keep::settings::Surroundings, look::language::Language};

    #[test]
    fn the_language_of_windows_is_a_locale() {
        for (tag, language) in [(Some("ru-RU"), Language::Russian), (Some("zh-Hans-CN"), Language::Chinese)] {
            let lang = locale(tag.map(ToOwned::to_owned));
            let around = Surroundings::read(|name| (name == "LANG").then(|| lang.clone()));
            assert_eq!((around.language, around.letters, around.ascii), (language, true, false));
        }
        let around = Surroundings::read(|name| (name == "LANG").then(|| locale(None)));
        assert_eq!((around.language, around.letters), (Language::English, true));
    }
}
