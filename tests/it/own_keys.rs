//! Keys of one's own, from the settings file to everything that names a key.

use std::{fs, path::Path};

use ratatui::layout::Rect;
use zugzwang::{
    app::{App, First, Kept, Start, worker::Worker},
    keep::settings::{SettingsFile, Surroundings},
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::board::Side,
    screens::{action::Action, key::Key, keymap::Context},
    terminal::disk,
};

use crate::{
    common::{
        Arcade, Folder,
        binary::{run, run_with_input, stdout},
        plain_look,
        sources::read,
    },
    languages::messages::all,
};

fn settings(folder: &Folder, text: &str) -> SettingsFile {
    let file = folder.path().join("config.toml");
    fs::write(&file, text).expect("a file");
    disk::settings(Some(file), None).expect("an explicit path is valid")
}

/// Starts an arcade of 120 by 40 with these settings.
fn arcade(text: &str, language: Language) -> Arcade {
    let (settings, ignored) = settings(&Folder::new(), text).load();
    assert!(ignored.is_none(), "{ignored:?}");
    let start =
        Start { settings, around: Surroundings { letters: true, ..Surroundings::default() }, ..Start::default() };
    let mut look = Look::new(ThemeName::Ansi, GlyphSet::Unicode).in_language(language);
    start.dress(&mut look);
    let area = Rect::new(0, 0, 120, 40);
    let mut app = App::new(look, Kept::default(), Worker::Inline, area);
    app.show(First::Menu);
    Arcade::of(app, area)
}

/// Returns the sentences about settings with these keys.
fn told(keys: &str) -> String {
    let ignored = settings(&Folder::new(), &format!("theme = \"dark\"\n[keys]\n{keys}\n")).load().1;
    ignored.expect("some keys are ignored").words(&plain_look())
}

#[test]
fn an_own_key_works_and_is_named_wherever_the_usual_one_was() {
    const KEYS: &str =
        "[keys]\nhint = \"H\"\nundo = \"Ctrl-u\"\nup = [\"w\", \"Up\"]\nwhy = \"y\"\ncopy = \"F2\"\nhelp = \"F12\"\n";
    let mut arcade = arcade(KEYS, Language::English).open("nim", &[], &[], Side::First);
    assert!(arcade.footer().contains(" H ") && !arcade.footer().contains(" i "), "{}", arcade.footer());
    arcade.press("H");
    assert!(arcade.shows("This is best play."), "{}", arcade.screen());
    arcade.press("s");
    assert!(arcade.shows("Press Ctrl-U to undo."), "{}", arcade.screen());
    arcade.press("Ctrl-u");
    assert!(!arcade.shows("Played for you"), "{}", arcade.screen());
    arcade.press("i");
    assert!(arcade.shows("Press F12 to see the keys.") || arcade.shows("i does nothing here"), "{}", arcade.screen());
    arcade.press("F12");
    assert!(arcade.shows("H              A hint"), "{}", arcade.screen());
    assert!(arcade.shows("w ↑            Move up"), "{}", arcade.screen());
}

#[test]
fn texts_name_own_keys_in_every_language() {
    for language in Language::ALL {
        let arcade = arcade("[keys]\nhint = \"F7\"\nreveal = \"F8\"\nundo = \"F9\"\n", language);
        let look = arcade.app.look();
        for (text, key) in
            [("why-stopped", "F7"), ("lesson-cue-on", "F8"), ("lesson-gone", "F9"), ("lesson-gone", "Backspace")]
        {
            let said = look.say(text, &[]);
            assert!(said.contains(key), "{language:?}: {said}");
        }
        assert!(Look::say(&look.english(), "why-stopped", &[]).contains("Press F7"));
    }
    let russian = plain_look().in_language(Language::Russian);
    assert_eq!(russian.say("lesson-cue-on", &[]), "Пробел — дальше", "the space bar has a name in each language");
}

#[test]
fn every_key_named_in_a_text_is_that_of_an_action_on_its_screen() {
    let mut named = 0;
    for (key, message) in all(Language::English) {
        for names in &message.keys {
            let action = Action::named(&names[0]).unwrap_or_else(|| panic!("{key}: there is no action {names:?}"));
            let context = names.get(1).map(|name| Context::named(name).unwrap_or_else(|| panic!("{key}: {names:?}")));
            assert!(plain_look().keymap().first(context, action).is_some(), "{key}: {names:?}");
            named += 1;
        }
    }
    assert!(named > 60, "{named} keys are named");
}

/// A text asks to press a key that never changes, or names it by its action.
#[test]
fn no_text_writes_out_a_key_that_can_be_changed() {
    const FIXED: [&str; 7] = ["Enter", "Esc", "Ctrl-C", "Up", "Down", "Left", "Right"];
    for (key, message) in all(Language::English) {
        for after in message.all_words.replace("press ", "Press ").split("Press ").skip(1) {
            let next = after.split_whitespace().next().unwrap_or_default();
            let next = if next.chars().count() > 1 { next.trim_end_matches(['.', ',', ':']) } else { next };
            let is_key =
                !after.starts_with([' ', '.', ',']) && !after.starts_with("a key") && Key::named(next).is_some();
            assert!(!is_key || FIXED.contains(&next), "{key}: press {after:?}");
        }
    }
}

#[test]
fn each_key_that_cannot_be_given_is_explained_by_name_and_the_rest_applies() {
    let many_keys = format!("hint = [{}]", "\"H\", ".repeat(17));
    for (keys, said) in [
        ("hitn = \"H\"", "There is no action called hitn. Did you mean hint?"),
        ("hint = 7", "hint needs a key, such as"),
        ("hint = []", "hint needs a key, such as"),
        (
            "hint = \"Crtl-e\"",
            "hint can't have “Crtl-e”: no key is called that. Write one character, Ctrl- and a letter",
        ),
        ("hint = \"Ctrl-i\"", "no key is called that"),
        (&many_keys, "hint is given 17 keys. Only the first 16 count."),
        ("hint = \"Enter\"", "hint can't have Enter: Enter, Esc, Ctrl-C and the arrow keys never change."),
        ("erase = \"x\"", "erase can't have x: on its screens, that key types text or begins a move."),
        ("hint = \"H\"\nundo = \"H\"", "undo can't have H: you gave it to hint, too."),
        ("hint = \"e\"", "hint can't have e: proof has no other key. Give proof a new one, too."),
    ] {
        let told = told(keys);
        assert!(told.contains("config.toml, [keys]: ") && told.contains(said), "{keys}: {told}");
        assert!(told.ends_with("Everything else in the file applies."), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
    }
    let many = told("a = \"A\"\nb = \"B\"\nc = \"C\"\nd = \"D\"\ne = \"E\"\nf = \"F\"");
    assert!(many.contains("no action called d.") && many.contains("zugzwang keys explains 2 more."), "{many}");
    let both = told("hitn = \"H\"\nhint = \"Esc\"\nundo = \"U\"");
    assert!(both.contains("hitn") && both.contains("Esc") && !both.contains("undo"), "{both}");
    let (read, _) = settings(&Folder::new(), "theme = \"dark\"\n[keys]\nhitn = \"H\"\nundo = \"U\"\n").load();
    assert_eq!(read.theme, Some(ThemeName::Dark));
    let undo = read.keymap().keys(Context::Play, Action::Undo);
    assert_eq!(undo.iter().map(|key| key.name([""; 4])).collect::<Vec<_>>(), ["U"]);
}

#[test]
fn the_example_in_the_book_is_valid() {
    let book = read("docs/keys.md");
    let example = book.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let (settings, ignored) = settings(&Folder::new(), example).load();
    assert!(ignored.is_none() && settings.keys.is_some(), "{ignored:?}");
}

#[test]
fn every_action_is_listed_with_its_own_keys() {
    let folder = Folder::new();
    let store = settings(&folder, "[keys]\nhint = [\"F7\", \"H\"]\n");
    let told = stdout(&["keys", "--config", shown(store.path())]);
    assert_eq!(told.lines().count(), Action::ALL.len(), "{told}");
    assert!(told.contains("\nhint             F7 H              A hint, more with each press"), "{told}");
    assert!(told.contains("\nup               ↑ k               Move up\n"), "{told}");
    assert!(stdout(&["keys"]).contains("\nhint             i "), "without a table");
    let store = settings(&folder, "[keys]\nhint = \"Esc\"\nundo = \"Esc\"\n");
    let told = run(&["keys", "--config", shown(store.path())]).stderr;
    assert_eq!(String::from_utf8_lossy(&told).lines().count(), 2, "each fault has its line");
}

#[test]
fn a_changed_setting_leaves_the_table_of_keys_and_its_comments_alone() {
    const KEYS: &str = "# mine\n[keys]\n# for one hand\nhint = \"H\" # H as in hint\nup = [\"K\", \"Up\"]\n";
    let folder = Folder::new();
    let mut store = settings(&folder, KEYS);
    let before = store.load().0.keymap();
    store.set_all([("theme", "dark".into()), ("mouse", false.into())]).expect("it is saved");
    let text = fs::read_to_string(store.path()).expect("text");
    assert!(text.contains("# for one hand\nhint = \"H\" # H as in hint\nup = [\"K\", \"Up\"]\n"), "{text}");
    let (after, ignored) = store.load();
    assert!(ignored.is_none() && after.theme == Some(ThemeName::Dark) && after.mouse == Some(false), "{text}");
    assert_eq!(after.keymap(), before);
    // Faulty keys do not keep other settings from being saved, either.
    let mut store = settings(&folder, "[keys]\nhitn = \"H\"\n");
    assert!(store.load().1.is_some());
    store.set_all([("theme", "mono".into())]).expect("it is saved");
    assert!(fs::read_to_string(store.path()).expect("text").contains("hitn = \"H\""));
}

fn shown(path: &Path) -> &str {
    path.to_str().expect("text")
}

#[test]
fn the_command_line_and_line_mode_report_faulty_keys_and_name_own_ones() {
    let folder = Folder::new();
    let store = settings(&folder, "[keys]\nhitn = \"H\"\nlab = \"F4\"\n");
    let output = run(&["list", "--config", shown(store.path())]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), told.lines().count()), (Some(0), 1), "{told}");
    assert!(told.contains("There is no action called hitn. Did you mean hint?"), "{told}");
    let data = folder.path().join("data");
    let play = ["play", "--plain", "nim", "heaps=1,2", "--opponent", "matchbox"];
    let named = ["--config", shown(store.path()), "--data", shown(&data)];
    let (output, _) = run_with_input(&[&play[..], &named].concat(), "quit\n".to_owned());
    let [said, told] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
    assert!((said.clone() + &told).contains("There is no action called hitn"), "{said}{told}");
    assert!(said.contains("On the arcade's home screen, press F4 to train them."), "{said}{told}");
}

#[test]
fn small_windows_and_ascii_signs_name_own_keys_too() {
    let mut arcade = arcade("glyphs = \"ascii\"\n[keys]\nhint = \"F7\"\nup = [\"Up\"]\n", Language::English);
    arcade.resize(80, 24);
    let arcade = arcade.open("nim", &[], &[], Side::First);
    assert!(arcade.footer().contains(" F7 "), "{}", arcade.footer());
}
