//! Texts by language. Everything the user reads comes from `assets/locales`.

mod arg;
mod keyed;
pub(crate) mod places;
mod source;

use std::rc::Rc;

use fluent_bundle::FluentArgs;

use crate::look::{
    action::Action,
    glyphs::GlyphSet,
    key::{Code, Key},
    keymap::{Context, Keymap},
    language::Language,
};
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
    /// For messages that the language lacks, with English plural rules.
    english: Rc<Source>,
    keymap: Keymap,
    ascii: bool,
    past: bool,
    /// Whether there are buttons in place of keys.
    pub(super) touched: bool,
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
    /// Returns the texts of this language.
    pub fn of(language: Language) -> Self {
        Self::from_sources(Source::of(language), Source::of(Language::English))
    }

    fn from_sources(own: Rc<Source>, english: Rc<Source>) -> Self {
        Self { own, english, keymap: Keymap::default(), ascii: false, past: false, touched: false }
    }

    /// Returns the texts of another language with the same keys.
    #[must_use]
    pub fn in_language(&self, language: Language) -> Self {
        Self { keymap: self.keymap.clone(), touched: self.touched, ..Self::of(language) }
    }

    /// Sets the keys that texts name.
    pub fn set_keymap(&mut self, keymap: Keymap) {
        self.keymap = keymap;
    }

    /// Returns the keys that texts name.
    pub const fn keymap(&self) -> &Keymap {
        &self.keymap
    }

    /// Returns the English texts.
    pub fn english() -> Self {
        Self::of(Language::English)
    }

    /// Returns the language.
    pub fn language(&self) -> Language {
        self.own.language()
    }

    /// Sets whether symbols must be ASCII. English becomes ASCII throughout. Other languages keep their letters,
    /// because they are only used where these can be shown.
    pub const fn set_ascii(&mut self, ascii: bool) {
        self.ascii = ascii;
    }

    /// Returns the same texts in the past tense: "take 3" becomes "took 3". Messages with an attribute `past` say that instead.
    #[must_use]
    pub fn in_past(&self) -> Self {
        Self { past: true, ..self.clone() }
    }

    /// Returns the message `key`: in English if the language lacks it, or the key itself if it does not exist. Prefer
    /// [`say!`](crate::say).
    pub fn say(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let (id, attribute) = split_key(key);
        let past = (self.past && attribute.is_none() && self.own.has(id, Some(PAST))).then_some(PAST);
        let attribute = attribute.or(past);
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.0.clone())).collect();
        let said = self.own.say(id, attribute, &args).or_else(|| self.english.say(id, attribute, &args));
        let said = match said {
            Some(said) if self.ascii => to_ascii(&said, self.language() != Language::English),
            Some(said) => said,
            None => return key.to_owned(),
        };
        // The name of a button may be a word.
        let is_first = self.touched && said.starts_with(keyed::MARK[0]);
        let filled = keyed::filled(said, |context, action| self.key(context, action));
        if is_first { capitalised(&filled) } else { filled }
    }

    /// The name of a key, or of the button in its place. The space bar has a name in each language.
    pub(super) fn key(&self, context: Option<Context>, action: Action) -> String {
        // A game's texts name this button only after the end.
        let is_again = action == Action::New && context == Some(Context::Play);
        let label = format!("{}.{}", action.text(), if is_again { "again" } else { "short" });
        match action {
            _ if !self.touched => {}
            Action::Enter | Action::Reveal => return self.say("button-main", &[]),
            _ if self.has(&label) => return self.say("button-of", &[("label", self.say(&label, &[]).into())]),
            _ => {}
        }
        let glyphs = if self.ascii { GlyphSet::Ascii } else { GlyphSet::Unicode }.glyphs();
        match self.keymap.first(context, action) {
            Some(key) if key == Key::of(Code::Char(' ')) => self.say("key-space", &[]),
            Some(key) => key.name(glyphs.arrows),
            None => String::new(),
        }
    }

    /// Returns whether the message exists.
    pub fn has(&self, key: &str) -> bool {
        let (id, attribute) = split_key(key);
        self.own.has(id, attribute) || self.english.has(id, attribute)
    }
}

const PAST: &str = "past";

fn capitalised(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}

fn split_key(key: &str) -> (&str, Option<&str>) {
    key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)))
}

/// Replaces symbols by ASCII. If `letters` is set, keeps letters and Chinese punctuation.
fn to_ascii(text: &str, letters: bool) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '→' => plain.push_str("->"),
            '…' => plain.push_str("..."),
            '≠' => plain.push_str("<>"),
            '≤' => plain.push_str("<="),
            '×' => plain.push('x'),
            '÷' => plain.push('/'),
            '⌊' => plain.push('['),
            '⌋' => plain.push(']'),
            '№' => plain.push_str("No."),
            '↑' => plain.push('^'),
            'Φ' => plain.push_str("phi"),
            '²' => plain.push_str("^2"),
            '−' | '–' | '—' | '·' => plain.push('-'),
            'é' | 'è' => plain.push('e'),
            'ö' => plain.push('o'),
            '½' | '¼' | '¾' => {
                if plain.ends_with(|before: char| before.is_ascii_digit()) {
                    plain.push(' ');
                }
                plain.push_str(match c {
                    '½' => "1/2",
                    '¼' => "1/4",
                    _ => "3/4",
                });
            }
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
    use std::{fs, path::Path};

    use fluent_bundle::{FluentBundle, FluentResource};

    use super::*;

    #[test]
    fn numbers_are_formatted_exactly() {
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
    fn invisible_characters_in_arguments_are_shown_as_code_points() {
        let texts = Texts::english();
        let shown = "a<U+202E>b<U+001B><U+200B>";
        let given = "a\u{202e}b\u{1b}\u{200b}";
        assert_eq!(say!(texts, "error-file", file = given, reason = given.to_owned()), format!("{shown}: {shown}"));
        let path = std::path::Path::new(given);
        assert_eq!(say!(texts, "error-file", file = path, reason = &given.to_owned()), format!("{shown}: {shown}"));
    }

    #[test]
    fn of_a_very_long_path_both_ends_are_shown() {
        let path = std::path::PathBuf::from(format!("/a/{}/z.toml", "x".repeat(130_000)));
        let said = say!(Texts::english(), "error-file", file = path.as_path(), reason = "");
        assert!(said.starts_with("/a/xx") && said.contains("x…x") && said.contains("/z.toml"), "{said}");
        assert!(said.chars().count() < 600, "{}", said.chars().count());
    }

    #[test]
    fn numbers_of_any_size_take_the_right_plural_form() {
        let of = |language, count: u64| say!(Texts::of(language), "why-set-more", count = count);
        let large = 1_000_000_000_000_000_000_u64;
        for (count, russian) in [
            (1, "1 ход"),
            (2, "2 хода"),
            (11, "11 ходов"),
            (21, "21 ход"),
            (large, "1000000000000000000 ходов"),
            (large + 1, "1000000000000000001 ход"),
            (large + 3, "1000000000000000003 хода"),
            (large + 12, "1000000000000000012 ходов"),
        ] {
            assert_eq!(of(Language::Russian, count), format!("ещё {russian}"));
        }
        assert_eq!(of(Language::English, large + 1), "1000000000000000001 more moves", "only 1 is singular");
        assert_eq!(of(Language::Bulgarian, large + 1), "още 1000000000000000001 хода");
    }

    #[test]
    fn messages_missing_in_a_language_are_in_english_with_english_plurals() {
        let own = Source::new(Language::Russian, &["taken = взято\n    .all = взято всё\n"]);
        let english = Source::new(
            Language::English,
            &[
                "taken = taken\nmoves = { $count ->\n    [one] a move\n   *[other] { $count } moves\n  }\n    .none = no move\n",
            ],
        );
        let texts = Texts::from_sources(Rc::new(own), Rc::new(english));
        assert_eq!([say!(texts, "taken"), say!(texts, "taken.all")], ["взято", "взято всё"]);
        assert_eq!([1_u64, 21].map(|count| say!(texts, "moves", count = count)), ["a move", "21 moves"]);
        assert_eq!(say!(texts, "moves.none"), "no move");
        assert!(!texts.has("taken.none") && !texts.has("lost"));
    }

    #[test]
    fn a_message_that_refers_to_a_missing_one_falls_back_to_english_as_a_whole() {
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
            let texts = Texts::from_sources(Rc::new(own), Rc::new(english));
            ["taken", "all", "told", "told.short", "heap"].map(|key| texts.say(key, &[]))
        };
        assert_eq!(said(&[RUSSIAN]), ["heap taken", "all heaps taken", "Told: heap taken.", "told", "heap"]);
        // The message it refers to lacks the attribute.
        let of_heap = said(&[RUSSIAN, "heap = куча\n"]);
        assert_eq!(of_heap, ["куча взята", "all heaps taken", "Сказано: куча взята.", "сказано", "куча"]);
        let of_all = said(&[RUSSIAN, "heap = куча\n    .many = кучи\n"]);
        assert_eq!(of_all[1], "кучи взяты");
    }

    #[test]
    fn a_message_that_refers_to_itself_does_not_loop() {
        let own = Source::new(Language::Russian, &["one = { other }\nother = { one }\n"]);
        let english = Rc::new(Source::new(Language::English, &[]));
        let texts = Texts::from_sources(Rc::new(own), english);
        assert!(!texts.say("one", &[]).is_empty());
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "the texts are read as they are kept")]
    fn every_sign_of_a_text_has_one_in_ascii() {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
        for (language, letters) in [("en", false), ("ru", true), ("bg", true), ("zh", true)] {
            for file in fs::read_dir(locales.join(language)).expect("a folder") {
                let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
                for line in text.lines().filter(|line| !line.starts_with('#')) {
                    let plain = to_ascii(line, letters);
                    assert_eq!(plain.matches('?').count(), line.matches('?').count(), "{language}: {plain}");
                }
            }
        }
    }

    #[test]
    fn ascii_symbols_keep_the_letters_of_a_language() {
        assert_eq!(to_ascii("Ход → 5 – «куча»…", true), "Ход -> 5 - \"куча\"...");
        assert_eq!(to_ascii("从第 2 堆取 6 个（●）。", true), "从第 2 堆取 6 个（?）。");
        assert_eq!(to_ascii("misère → куча", false), "misere -> ????");
    }

    #[test]
    fn every_text_file_parses_and_no_id_is_used_twice() {
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
    fn a_missing_message_is_shown_as_its_key() {
        assert_eq!(say!(Texts::english(), "no-such-text"), "no-such-text");
    }
}
