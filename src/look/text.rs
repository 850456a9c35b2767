//! Words by locale. Everything a person reads comes from `assets/locales`.

mod arg;
pub(crate) mod places;
mod source;

use std::rc::Rc;

use fluent_bundle::FluentArgs;

use crate::look::language::Language;
pub use arg::Arg;
use source::Source;

/// Says the message `key`, with arguments as `name = value`, or `name` alone for the variable of that name.
#[macro_export]
macro_rules! say {
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
    ($texts:expr, $key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $texts.say($key, &[$((stringify!($name), $crate::look::text::Arg::from($crate::say!(@value $name $($value)?)))),*])
    };
}

/// The texts of one language. Cheap to clone.
#[derive(Clone)]
pub struct Texts {
    own: Rc<Source>,
    /// Says what the language lacks, with its own plural forms.
    english: Rc<Source>,
    ascii: bool,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts")
            .field("language", &self.own.language())
            .field("ascii", &self.ascii)
            .finish_non_exhaustive()
    }
}

impl Texts {
    /// The texts of this language.
    pub fn of(language: Language) -> Self {
        Self { own: Source::of(language), english: Source::of(Language::English), ascii: false }
    }

    /// English.
    pub fn english() -> Self {
        Self::of(Language::English)
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.own.language()
    }

    /// Sets whether only ASCII signs may be used. The letters of a language other than English stay: it is spoken only where
    /// they can be shown, so what ASCII is asked for is signs. English is ASCII throughout then.
    pub const fn set_ascii(&mut self, ascii: bool) {
        self.ascii = ascii;
    }

    /// The message `key`; the English one where the language lacks it, the key itself where there is none. Prefer
    /// [`say!`](crate::say).
    pub fn say(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let (id, attribute) = parted(key);
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.0.clone())).collect();
        let said = self.own.say(id, attribute, &args).or_else(|| self.english.say(id, attribute, &args));
        match said {
            Some(said) if self.ascii => plain(&said, self.language() != Language::English),
            Some(said) => said,
            None => key.to_owned(),
        }
    }

    /// Returns whether the message is there.
    pub fn has(&self, key: &str) -> bool {
        let (id, attribute) = parted(key);
        self.own.has(id, attribute) || self.english.has(id, attribute)
    }
}

/// A key as the id of a message and the name of its attribute.
fn parted(key: &str) -> (&str, Option<&str>) {
    key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)))
}

/// The text with signs of ASCII; where `letters` are kept, so is the punctuation that goes with Chinese ones.
fn plain(text: &str, letters: bool) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '→' => plain.push_str("->"),
            '…' => plain.push_str("..."),
            '≠' => plain.push_str("<>"),
            '≤' => plain.push_str("<="),
            '×' => plain.push('x'),
            '↑' => plain.push('^'),
            'Φ' => plain.push_str("phi"),
            '²' => plain.push_str("^2"),
            '−' | '–' | '—' | '·' => plain.push('-'),
            'é' | 'è' => plain.push('e'),
            '“' | '”' | '„' | '«' | '»' => plain.push('"'),
            '’' => plain.push('\''),
            c if c.is_ascii() => plain.push(c),
            c if letters && (c.is_alphanumeric() || matches!(c, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}')) => {
                plain.push(c);
            }
            _ => plain.push('?'),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use fluent_bundle::{FluentBundle, FluentResource};

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
        assert_eq!(
            say!(texts, "setup-preset-random", game = "gold", seed = i64::MIN),
            format!("random, gold#{}", i64::MIN)
        );
    }

    #[test]
    fn what_cannot_be_seen_is_said_as_its_number_in_every_argument() {
        let texts = Texts::english();
        let shown = "a<U+202E>b<U+001B><U+200B>";
        let given = "a\u{202e}b\u{1b}\u{200b}";
        assert_eq!(say!(texts, "error-file", file = given, reason = given.to_owned()), format!("{shown}: {shown}"));
        let path = std::path::Path::new(given);
        assert_eq!(say!(texts, "error-file", file = path, reason = &given.to_owned()), format!("{shown}: {shown}"));
    }

    #[test]
    fn a_number_of_any_size_has_its_plural_form() {
        let of = |language, count: u64| say!(Texts::of(language), "runs-hidden", count = count);
        let large = 1_000_000_000_000_000_000_u64;
        for (count, russian) in [
            (1, "1 группа"),
            (2, "2 группы"),
            (11, "11 групп"),
            (21, "21 группа"),
            (large, "1000000000000000000 групп"),
            (large + 1, "1000000000000000001 группа"),
            (large + 3, "1000000000000000003 группы"),
            (large + 12, "1000000000000000012 групп"),
        ] {
            assert_eq!(of(Language::Russian, count), format!("ещё {russian}"));
        }
        assert_eq!(of(Language::English, large + 1), "1000000000000000001 runs more", "one is 1 alone");
        assert_eq!(of(Language::Bulgarian, 1), "още 1 група");
        assert_eq!(of(Language::Bulgarian, large + 1), "още 1000000000000000001 групи");
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english_with_english_plural_forms() {
        let own = Source::new(Language::Russian, &["taken = взято\n    .all = взято всё\n"]);
        let english = Source::new(
            Language::English,
            &[
                "taken = taken\nmoves = { $count ->\n    [one] a move\n   *[other] { $count } moves\n  }\n    .none = no move\n",
            ],
        );
        let texts = Texts { own: Rc::new(own), english: Rc::new(english), ascii: false };
        assert_eq!([say!(texts, "taken"), say!(texts, "taken.all")], ["взято", "взято всё"]);
        assert_eq!([1_u64, 21].map(|count| say!(texts, "moves", count = count)), ["a move", "21 moves"]);
        assert_eq!(say!(texts, "moves.none"), "no move");
        assert!(!texts.has("taken.none") && !texts.has("lost"));
    }

    #[test]
    fn a_message_that_speaks_of_one_its_language_lacks_is_said_in_english_as_a_whole() {
        const ENGLISH: &str = concat!(
            "heap = heap\n    .many = heaps\ntaken = { heap } taken\nall = all { heap.many } taken\n",
            "told = Told: { taken }.\n    .short = told\n",
        );
        const RUSSIAN: &str = concat!(
            "taken = { heap } взята\nall = { heap.many } взяты\n",
            "told = Сказано: { taken }.\n    .short = сказано\n"
        );
        let said = |russian: &'static [&'static str]| {
            let english = Source::new(Language::English, &[ENGLISH]);
            let own = Source::new(Language::Russian, russian);
            let texts = Texts { own: Rc::new(own), english: Rc::new(english), ascii: false };
            ["taken", "all", "told", "told.short", "heap"].map(|key| texts.say(key, &[]))
        };
        assert_eq!(said(&[RUSSIAN]), ["heap taken", "all heaps taken", "Told: heap taken.", "told", "heap"]);
        // What it speaks of lacks the attribute that is meant.
        let of_heap = said(&[RUSSIAN, "heap = куча\n"]);
        assert_eq!(of_heap, ["куча взята", "all heaps taken", "Сказано: куча взята.", "сказано", "куча"]);
        let of_all = said(&[RUSSIAN, "heap = куча\n    .many = кучи\n"]);
        assert_eq!(of_all[1], "кучи взяты");
    }

    #[test]
    fn a_message_that_speaks_of_itself_is_no_snare() {
        let own = Source::new(Language::Russian, &["one = { other }\nother = { one }\n"]);
        let english = Rc::new(Source::new(Language::English, &[]));
        let texts = Texts { own: Rc::new(own), english, ascii: false };
        assert!(!texts.say("one", &[]).is_empty());
    }

    #[test]
    fn ascii_signs_leave_the_letters_of_a_language() {
        assert_eq!(plain("Ход → 5 – «куча»…", true), "Ход -> 5 - \"куча\"...");
        assert_eq!(plain("从第 2 堆取 6 个（●）。", true), "从第 2 堆取 6 个（?）。");
        assert_eq!(plain("misère → куча", false), "misere -> ????");
    }

    #[test]
    fn every_text_file_is_sound_and_no_text_stands_twice() {
        for language in Language::ALL {
            let mut bundle = FluentBundle::new(Vec::new());
            let resource = FluentResource::try_new(language.texts().0.to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("{language:?}: {errors:?}");
            }
        }
    }

    #[test]
    fn a_message_that_is_missing_names_itself() {
        assert_eq!(say!(Texts::english(), "no-such-text"), "no-such-text");
    }
}
