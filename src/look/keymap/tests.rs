use std::collections::HashSet;

use super::*;

#[test]
fn no_key_is_bound_twice_in_one_context() {
    for context in Context::ALL.iter().copied() {
        let mut seen = HashSet::new();
        for (action, key) in usual(context) {
            assert!(seen.insert(key), "{key:?} is bound twice in {context:?}: {action:?}");
        }
    }
}

#[test]
fn every_action_has_a_key_and_ctrl_c_escape_and_f1_work_everywhere() {
    for action in Action::ALL.iter().copied() {
        assert!(Context::ALL.iter().any(|context| usual(*context).any(|(usual, _)| usual == action)), "{action:?}");
    }
    for context in Context::ALL.iter().copied() {
        let action = |key| Keymap::default().action(context, key, Language::English);
        assert_eq!(action(ctrl('c')), Some(Action::QuitNow));
        assert_eq!(action(key(Code::Esc)), Some(Action::Back));
        assert_eq!(action(key(Code::F(1))), Some(Action::Help));
    }
}

#[test]
fn a_cyrillic_letter_works_as_the_latin_key_in_its_place() {
    let pressed = |language, key| Keymap::default().action(Play, key, language);
    for (language, keys) in [(Language::Russian, "гшклцмщндЖД?"), (Language::Bulgarian, "уирквжоъл:Л?")]
    {
        let meant = "uirkwvoyl:L?";
        for (given, meant) in keys.chars().zip(meant.chars()) {
            let latin = pressed(Language::English, letter(meant)).expect("the key is bound");
            assert_eq!(pressed(language, letter(given)), Some(latin), "{given} for {meant}");
        }
    }
    assert_eq!(pressed(Language::English, letter('г')), Some(Action::Undo), "a Cyrillic layout works in any language");
    assert_eq!(pressed(Language::Russian, letter('.')), Some(Action::Next), "punctuation is not translated");
    assert_eq!(pressed(Language::Russian, ctrl('к')), Some(Action::Redo));
    // Ukrainian, Greek and Hebrew letters on the keys s, i, u and w.
    for (given, meant) in "ішιθςןוד".chars().zip("siiuwiu".chars().chain(['s'])) {
        let latin = pressed(Language::English, letter(meant));
        assert_eq!(pressed(Language::English, letter(given)), latin, "{given} for {meant}");
    }
    assert_eq!(Keymap::default().action(Setup, letter('г'), Language::Russian), None, "letters are text");
}

#[test]
fn what_is_unsure_in_bulgarian_neither_leaves_nor_resigns_a_game() {
    for sign in UNSURE.chars() {
        for given in [sign, sign.to_uppercase().next().expect("a letter")] {
            assert_eq!(Keymap::default().action(Play, letter(given), Language::Bulgarian), None, "{given}");
        }
    }
}

#[test]
fn every_layout_has_each_letter_once_and_the_russian_one_all_of_them() {
    for (script, latin) in LAYOUTS {
        assert_eq!(script.chars().count(), latin.chars().count(), "{script}");
        for side in [script, latin] {
            let letters: HashSet<char> = side.chars().collect();
            assert_eq!(letters.len(), side.chars().count(), "a letter appears twice in {side}");
        }
    }
    assert!(('a'..='z').all(|key| LAYOUTS[0].1.contains(key)));
}

#[test]
fn no_character_key_is_bound_where_text_is_typed() {
    for (action, key) in Context::ALL.iter().copied().filter(|c| c.is_text()).flat_map(usual) {
        assert!(!key.is_text(), "{action:?}");
    }
}
