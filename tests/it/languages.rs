//! Languages: their texts are complete and fit, and the command line, the settings and a key select one.

mod counted;
pub(crate) mod messages;
mod read;

use std::{
    collections::BTreeSet,
    fs,
    path::Path,
    process::{Command, Output, Stdio},
};

use crate::common::{Arcade, Folder, sources::root};
use messages::{Message, all};
use ratatui::layout::{Rect, Size};
use strum::VariantNames;
use zugzwang::{
    app::{App, Kept, worker::Worker},
    look::{Look, align::width_of, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::{board::Side, boards},
    say,
    terminal::disk,
};

/// The languages in which nothing is missing. A language is added when its last file is translated.
const COMPLETE: [Language; 4] = Language::ALL;

const OTHERS: [Language; 3] = [Language::Russian, Language::Bulgarian, Language::Chinese];

#[test]
fn help_names_every_side_that_can_be_chosen() {
    for language in Language::ALL {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
        let said = say!(look, "cli-you");
        for side in Side::VARIANTS {
            assert!(said.contains(side), "{language:?} {side}: {said}");
        }
    }
}

#[test]
fn every_folder_of_texts_is_a_language_and_its_files_are_named_as_in_english() {
    let root = root().join("assets/locales");
    let names = |folder: &Path| -> BTreeSet<String> {
        let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
        entries.map(|name| name.to_string_lossy().into_owned()).filter(|name| name != "GLOSSARY.md").collect()
    };
    assert_eq!(names(&root), Language::ALL.map(|language| language.tag().to_owned()).into());
    let english = names(&root.join("en"));
    for language in Language::ALL {
        for file in names(&root.join(language.tag())) {
            let text = fs::read_to_string(root.join(language.tag()).join(&file)).expect("a file");
            let said: String =
                text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
            assert!(language.texts().0.contains(&said), "{language:?}: {file} is built in");
        }
    }
    for language in OTHERS {
        let strange: Vec<String> = names(&root.join(language.tag())).difference(&english).cloned().collect();
        assert!(strange.is_empty(), "{language:?}: {strange:?} are not in English");
    }
}

/// A language in which a move reads the same before and after it was played needs no past tense of it. With `--nocapture` the test
/// also lists what the other languages lack.
#[test]
fn a_complete_language_lacks_nothing() {
    for language in OTHERS {
        let own = all(language);
        let lacking: Vec<String> = all(Language::English)
            .into_keys()
            .filter(|key| {
                !own.contains_key(key) && key.split_once('.').is_none_or(|(_, attribute)| attribute != "past")
            })
            .collect();
        println!("{} lacks {}: {}", language.tag(), lacking.len(), lacking.join(" "));
        assert!(lacking.is_empty() || !COMPLETE.contains(&language), "{language:?} lacks {lacking:?}");
    }
}

#[test]
fn a_translation_uses_the_same_arguments_and_cases_as_english() {
    let english = all(Language::English);
    for language in OTHERS {
        for (key, message) in all(language) {
            let Some(original) = english.get(&key) else { panic!("{language:?}: {key} is not in English") };
            check(language, &key, &message, original);
        }
    }
}

/// Checks that the arguments and cases are the same. Only a number that merely selects a plural form may be missing.
fn check(language: Language, key: &str, message: &Message, original: &Message) {
    let missing: Vec<_> = original.needed().difference(&message.arguments).cloned().collect();
    assert!(missing.is_empty(), "{language:?}: {key} does not say {missing:?}");
    let strange: Vec<_> = message.arguments.difference(&original.arguments).cloned().collect();
    assert!(strange.is_empty(), "{language:?}: {key} uses {strange:?}, which English does not");
    let strange: Vec<_> = message.keys.difference(&original.keys).cloned().collect();
    assert!(strange.is_empty(), "{language:?}: {key} names the keys of {strange:?}, which English does not");
    for (argument, cases) in &original.cases {
        let own = message.cases.get(argument).cloned().unwrap_or_default();
        let missing: Vec<_> = cases.difference(&own).filter(|_| !own.is_empty()).cloned().collect();
        assert!(missing.is_empty(), "{language:?}: {key} has no case {missing:?} of {argument}");
    }
    if language == Language::Russian {
        assert!(
            message.bare_ones.is_empty(),
            "{key}: [one] includes 21, so it must show the number; only [1] is 1 alone"
        );
    }
}

#[test]
fn russian_plural_forms_are_complete() {
    for (key, message) in all(Language::Russian) {
        for (argument, forms) in message.plurals.iter().filter(|(_, forms)| forms.contains("few")) {
            assert!(forms.contains("one") && forms.contains("other"), "{key}: {argument} has only {forms:?}");
        }
    }
}

/// Returns the language's words for addressing the user in a text, given how they begin in lower case.
fn addressed<'a>(text: &'a str, words: &'a [&str]) -> impl Iterator<Item = (usize, &'a str)> {
    let ends = |c: char| !c.is_alphanumeric() && c != '-';
    let is_one = |word: &str| {
        let small = word.to_lowercase();
        words.iter().any(|own| small == *own || (own.len() > 4 && small.starts_with(own)))
    };
    text.split(ends)
        .filter(move |word| is_one(word))
        .map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

#[test]
fn the_user_is_addressed_as_the_glossary_says() {
    let (mut capital, mut small) = (0, 0);
    for (key, message) in all(Language::Bulgarian) {
        for (_, word) in addressed(&message.all_words, &["вие", "ви", "вас", "вам", "ваш"]) {
            let asks_a_class = key == "class-ask-more";
            assert!(asks_a_class || word.starts_with('В'), "{key}: a single person is {word}, with a capital");
            capital += 1;
        }
    }
    for (key, message) in all(Language::Russian) {
        for (at, word) in addressed(&message.all_words, &["вы", "вас", "вам", "вами", "ваш"]) {
            let within = message.all_words[..at].ends_with(' ')
                && message.all_words[..at].trim_end().ends_with(|c: char| c.is_lowercase() || c == ',');
            assert!(!within || word.starts_with('в'), "{key}: {word} is within a sentence");
            small += 1;
        }
    }
    assert!(capital > 200 && small > 200, "{capital} and {small} words for a person");
}

#[test]
fn the_word_for_beads_agrees_with_their_number() {
    let said = |language, how, beads: u64| {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
        zugzwang::say!(look, "learned-last", position = "5", move = "1", outcome = "win", how = how, beads = beads, after = beads)
    };
    for (language, how, one, three) in [
        (Language::Russian, "more", "добавлена 1 бусина", "добавлены 3 бусины"),
        (Language::Russian, "less", "вынута 1 бусина", "вынуты 3 бусины"),
        (Language::Bulgarian, "more", "сега е 1.", "сега са 3."),
        (Language::Bulgarian, "less", "остава 1.", "остават 3."),
    ] {
        for (beads, told) in [(1, one), (3, three)] {
            let said = said(language, how, beads);
            assert!(said.contains(told), "{said}");
        }
    }
}

/// Text that is the same in every language: names, keys, options, and notation.
const UNIVERSAL: [&str; 13] = [
    "app-name",
    "error-out",
    "key-space",
    "puzzle-of-seed",
    "why-score-equation",
    "program-op-2",
    "program-op-2.short",
    "program-op-3",
    "program-op-3.short",
    "program-op-5",
    "program-op-5.short",
    "program-op-6",
    "program-op-6.short",
];

#[test]
fn no_text_is_left_in_english() {
    let is_word = |word: &str| word.len() > 1 && word.is_ascii();
    let has_words = |text: &str| text.split(|c: char| !c.is_alphabetic()).any(is_word);
    let english = all(Language::English);
    let mut used = BTreeSet::new();
    for language in OTHERS {
        for (key, message) in all(language) {
            let original = english.get(&key).map_or("", |message| message.all_words.as_str());
            if has_words(original) && message.all_words == original {
                assert!(UNIVERSAL.contains(&key.as_str()), "{language:?}: {key} is in English: {original:?}");
                used.insert(key);
            }
        }
    }
    let needless: Vec<_> = UNIVERSAL.iter().filter(|key| !used.contains(**key)).collect();
    assert!(needless.is_empty(), "{needless:?} are translated now");
}

/// Texts with limited room, in columns: the menu pane, labels of the setup, the footer, columns of a figure.
const ROOM: [(&str, usize); 8] = [
    ("-title", 27),
    (".short", 16),
    ("-axis-x", 12),
    ("-axis-y", 12),
    ("-part", 12),
    ("-column-line", 6),
    ("-column-now", 6),
    ("-column-then", 6),
];

#[test]
fn texts_fit_in_small_places() {
    for language in Language::ALL {
        for (key, message) in all(language).into_iter().filter(|(key, _)| !key.starts_with("cli-")) {
            let short = message.words.as_str();
            let room = ROOM.iter().find(|(ending, _)| key.ends_with(ending)).map(|(_, room)| *room);
            let label = key.contains("-field-") && !key.contains('.');
            let room = room.or(label.then_some(28));
            let room = room.filter(|_| !message.is_composed && !key.contains("-preset-"));
            assert!(room.is_none_or(|room| width_of(short) <= room), "{language:?}: {key} is too long: {short:?}");
        }
    }
}

#[test]
fn the_footer_has_room_for_the_keys_needed_first() {
    for language in Language::ALL {
        for entry in boards::ALL {
            let arcade = Arcade::in_language(language, Size::new(80, 24), GlyphSet::Unicode);
            let arcade = arcade.open(entry.game.id, &[], &[], Side::First);
            let screen = arcade.screen();
            let last = screen.lines().last().expect("the screen has a last line").to_owned();
            for key in [" Enter ", "←→ ", " i ", " ? ", " q "] {
                assert!(last.contains(key), "{language:?}: {key:?} is not in {last:?}");
            }
            assert!(width_of(&last) <= 80, "{language:?}: {last:?}");
        }
    }
}

#[test]
fn a_key_cycles_through_the_languages_and_saves_the_setting() {
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    let store = || disk::settings(Some(file.clone()), None);
    let mut arcade = Arcade::with_settings(store(), Size::new(80, 24));
    assert!(arcade.shows(&crate::common::known()));
    for (language, title) in [
        (Language::Russian, "Познано 0"),
        (Language::Bulgarian, "Познати: 0"),
        (Language::Chinese, "已掌握"),
        (Language::English, crate::common::known().as_str()),
    ] {
        // On a Cyrillic layout it is the key in the same place.
        let key = if language == Language::Bulgarian { "Д" } else { "L" };
        // Pressed once, it only asks, and whatever comes between makes it ask again.
        let before = arcade.app.look().language();
        arcade.press(&format!("Right {key}"));
        assert_eq!(arcade.app.look().language(), before, "{}", arcade.screen());
        arcade.press(key);
        assert!(arcade.shows(title), "{}", arcade.screen());
        let kept = store().expect("a valid path").load().0.language;
        assert_eq!(kept, Some(language));
    }
    arcade.press("n L");
    assert!(arcade.shows("Setup"), "letters are text there");
}

#[test]
fn where_the_locale_lacks_the_letters_of_a_language_the_key_says_so_and_english_stays() {
    let area = Rect::new(0, 0, 80, 24);
    for began in Language::ALL {
        let look = Look::new(ThemeName::Ansi, GlyphSet::Ascii).in_language(began);
        let kept = Kept { english_alone: true, ..Kept::default() };
        let mut arcade = Arcade::of(App::new(look, kept, Worker::Inline, area), area);
        arcade.press("L");
        assert!(
            arcade.shows("locale is not UTF-8") && arcade.shows(&crate::common::known()),
            "{began:?}:\n{}",
            arcade.screen()
        );
        assert_eq!(arcade.app.look().language(), Language::English);
    }
}

/// Runs the program with these arguments and only these variables for locale.
fn run(args: &[&str], vars: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zugzwang"));
    for name in ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "LANGUAGE"] {
        command.env_remove(name);
    }
    command.env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"));
    command.args(args).envs(vars.iter().copied()).stdin(Stdio::null()).output().expect("the binary runs")
}

fn output(args: &[&str], vars: &[(&str, &str)]) -> String {
    let Output { stdout, stderr, .. } = run(args, vars);
    String::from_utf8_lossy(&stdout).into_owned() + &String::from_utf8_lossy(&stderr)
}

#[test]
fn the_command_line_uses_the_language_asked_for() {
    const NIM: [&str; 2] = ["list", "--lang"];
    for (language, title) in
        [("en", "nim: Nim\n"), ("ru", "nim: Ним\n"), ("bg_BG.UTF-8", "купчина"), ("zh_Hans", "尼姆")]
    {
        assert!(output(&[NIM[0], NIM[1], language], &[]).contains(title), "{language}");
        assert!(output(&["list", &format!("--lang={language}")], &[]).contains(title), "{language}");
    }
    let locale = [("LANG", "ru_RU.UTF-8")];
    assert!(output(&["list"], &locale).contains("Ним"));
    assert!(!output(&["list"], &[("LANG", "ru_RU.KOI8-R")]).contains("Ним"), "its letters cannot be shown");
    assert!(!output(&["list", "--lang", "en"], &locale).contains("Ним"), "the option wins");
    assert!(output(&["frame", "nim", "--lang", "zh"], &[]).contains("为什么"));
    assert!(output(&["worksheet", "nim", "--seed", "3", "--lang", "zh"], &[]).contains("尼姆"));
}

#[test]
fn the_setting_wins_over_the_locale_and_the_option_over_both() {
    let folder = Folder::new();
    let file = folder.path().join("config.toml");
    let config = file.to_str().expect("a text");
    fs::write(&file, "language = \"bg\"\n").expect("a file");
    let locale = [("LANG", "ru_RU.UTF-8")];
    assert!(output(&["list", "--config", config], &locale).contains("купчина"));
    assert!(output(&["list", "--config", config, "--lang", "zh"], &locale).contains("尼姆"));
    assert!(output(&["list", "--config", config], &[("LANG", "C")]).contains("heap"), "only ASCII letters");
    fs::write(&file, "language = \"tlh\"\n").expect("a file");
    assert!(output(&["list", "--config", config], &locale).contains("Ним"), "an unknown language is ignored");
}

#[test]
fn a_worksheet_is_in_the_language_asked_for() {
    let sheet = output(&["worksheet", "nim", "--seed", "4", "--lang", "bg"], &[]);
    assert!(sheet.contains("Име:") && !sheet.contains("Name:"), "{sheet}");
}

#[test]
fn an_unknown_language_is_rejected_with_a_list_of_languages() {
    let Output { status, stderr, .. } = run(&["list", "--lang", "tlh"], &[]);
    let line = String::from_utf8_lossy(&stderr);
    assert_eq!(status.code(), Some(2));
    assert!(line.contains("tlh") && line.contains("en, ru, bg, zh"), "{line}");
}

#[test]
fn a_mistake_on_the_command_line_is_reported_in_one_line() {
    for (args, named) in [
        (&["solv"][..], "solv"),
        (&["solve"], "<GAME>"),
        (&["solve", "nim", "--colour"], "--colour"),
        (&["puzzle", "--seed", "1", "--daily", "2026-02-28"], "--daily"),
        (&["list", "--lang"], "--lang"),
        (&["completions", "tcsh"], "zsh"),
    ] {
        let Output { status, stdout, stderr } = run(args, &[]);
        let line = String::from_utf8_lossy(&stderr);
        assert!(status.code() == Some(2) && stdout.is_empty(), "{args:?}: {line}");
        assert!(line.contains(named) && line.lines().count() == 1, "{args:?}: {line}");
    }
}

#[test]
fn json_is_the_same_in_every_language() {
    let folder = Folder::new();
    let file = folder.path().join("asked");
    fs::write(&file, "nim heaps=3,4,5\nnim heaps=x\nnin\nnim \"\n").expect("a file");
    let from = file.to_str().expect("a text");
    for args in [
        &["list", "--json"][..],
        &["solve", "--json", "nim", "heaps=18,8,14,9,23"],
        &["solve", "--json", "--from", from],
        &["puzzle", "--json", "--seed", "7"],
        &["learn", "--json", "nim", "--games", "200"],
        &["nimbers", "--json", "0.77"],
    ] {
        let english = run(args, &[]);
        assert!(english.status.success() && !english.stdout.is_empty(), "{args:?}");
        for language in OTHERS {
            let other = run(&[args, &["--lang", language.tag()]].concat(), &[]);
            assert_eq!(english.stdout, other.stdout, "{args:?} in {language:?}");
        }
    }
}
