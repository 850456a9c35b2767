use super::*;
use crate::look::{
    keymap::Context::{Find, Home, Map, Play, Review, Setup, Shelf},
    language::Language,
};

fn named(names: &[&str]) -> Vec<Key> {
    names.iter().map(|name| Key::named(name).unwrap_or_else(|| panic!("{name}"))).collect()
}

fn given(own: &[(Action, &[&str])]) -> (Keymap, Vec<(Action, Key, Clash)>) {
    Keymap::with(own.iter().map(|(action, keys)| (*action, named(keys))).collect())
}

/// Returns the keymap with these keys, none of which clashes.
fn with(own: &[(Action, &[&str])]) -> Keymap {
    let (map, clashes) = given(own);
    assert_eq!(clashes, []);
    map
}

fn keys(map: &Keymap, context: Context, action: Action) -> String {
    let keys = map.keys(context, action).into_iter().map(|key| key.name(["Up", "Down", "Left", "Right"]));
    keys.collect::<Vec<_>>().join(" ")
}

fn pressed(map: &Keymap, context: Context, key: &str) -> Option<Action> {
    map.action(context, Key::named(key).expect("a key"), Language::English)
}

#[test]
fn own_keys_replace_the_letters_of_an_action_and_are_named_first() {
    let map = with(&[(Action::Hint, &["F2", "H"]), (Action::Undo, &["Ctrl-U"])]);
    assert_eq!(keys(&map, Play, Action::Hint), "F2 H");
    assert_eq!(pressed(&map, Play, "i"), None, "its letter does nothing now");
    assert_eq!(keys(&map, Review, Action::Answer), "i", "an action that was not named keeps its key");
    assert_eq!(pressed(&map, Play, "Ctrl-U"), Some(Action::Undo));
    assert_eq!(pressed(&map, Setup, "Ctrl-U"), Some(Action::Erase), "undo has no key there");
}

#[test]
fn arrows_enter_and_escape_keep_working_beside_own_keys() {
    let map = with(&[(Action::Up, &["K"]), (Action::Enter, &["F3"]), (Action::Down, &["Down"])]);
    assert_eq!(keys(&map, Play, Action::Up), "K Up");
    assert_eq!(keys(&map, Play, Action::Enter), "F3 Enter");
    assert_eq!(keys(&map, Play, Action::Down), "Down", "an arrow alone takes the letter away");
    assert_eq!(keys(&map, Review, Action::MistakeAfter), "Down j");
    for key in ["Enter", "Esc", "Up", "Left", "Ctrl-C"] {
        let (map, clashes) = given(&[(Action::Hint, &[key])]);
        assert_eq!(clashes, [(Action::Hint, named(&[key])[0], Clash::Fixed)]);
        assert_eq!(map, Keymap::default());
    }
}

#[test]
fn a_key_of_another_action_is_taken_if_that_action_has_one_left() {
    let map = with(&[(Action::Hint, &["h"]), (Action::Type, &["Tab"]), (Action::List, &["F4"])]);
    assert_eq!((pressed(&map, Play, "h"), keys(&map, Play, Action::Left)), (Some(Action::Hint), "Left".to_owned()));
    assert_eq!(pressed(&map, Home, "h"), Some(Action::Left), "elsewhere it does what it did");
    assert_eq!((pressed(&map, Play, "Tab"), pressed(&map, Play, "F4")), (Some(Action::Type), Some(Action::List)));
    let (map, clashes) = given(&[(Action::Hint, &["e", "E"])]);
    assert_eq!(clashes, [(Action::Hint, named(&["e"])[0], Clash::Only(Action::Proof))]);
    assert_eq!((keys(&map, Play, Action::Hint), keys(&map, Play, Action::Proof)), ("E".to_owned(), "e".to_owned()));
}

#[test]
fn two_actions_can_swap_their_keys() {
    let map = with(&[(Action::Hint, &["e"]), (Action::Proof, &["i"])]);
    assert_eq!((pressed(&map, Play, "e"), pressed(&map, Play, "i")), (Some(Action::Hint), Some(Action::Proof)));
}

#[test]
fn a_key_given_twice_stays_with_the_first_action_unless_they_never_meet() {
    let (map, clashes) = given(&[(Action::Hint, &["H"]), (Action::Undo, &["H", "U"])]);
    assert_eq!(clashes, [(Action::Undo, named(&["H"])[0], Clash::Given(Action::Hint))]);
    assert_eq!((keys(&map, Play, Action::Hint), keys(&map, Play, Action::Undo)), ("H".to_owned(), "U".to_owned()));
    let map = with(&[(Action::Hint, &["H"]), (Action::Puzzle, &["H"])]);
    assert_eq!((pressed(&map, Play, "H"), pressed(&map, Home, "H")), (Some(Action::Hint), Some(Action::Puzzle)));
}

#[test]
fn a_key_left_out_gives_back_what_others_lost() {
    // Hint cannot have `e`, so it keeps `i`, which Undo then cannot have.
    let (map, clashes) = given(&[(Action::Hint, &["e"]), (Action::Undo, &["i"])]);
    let [e, i] = ["e", "i"].map(|key| named(&[key])[0]);
    let expected = [(Action::Hint, e, Clash::Only(Action::Proof)), (Action::Undo, i, Clash::Only(Action::Hint))];
    assert_eq!((map, &clashes[..]), (Keymap::default(), &expected[..]));
}

#[test]
fn where_letters_are_text_or_digits_begin_moves_the_usual_keys_stay() {
    let map = with(&[
        (Action::Next, &["B"]),
        (Action::Down, &["D"]),
        (Action::Larger, &["1"]),
        (Action::LayerMarks, &["F5"]),
    ]);
    assert_eq!(keys(&map, Setup, Action::Next), "Tab");
    assert_eq!(keys(&map, Shelf, Action::Next), "B Tab");
    assert_eq!(keys(&map, Find, Action::Down), "Down");
    assert_eq!(pressed(&map, Map, "1"), Some(Action::Larger));
    for (action, key) in [(Action::Erase, "x"), (Action::Hint, "1")] {
        assert_eq!(given(&[(action, &[key])]).1, [(action, named(&[key])[0], Clash::Typed)]);
    }
}

#[test]
fn own_keys_work_on_a_cyrillic_keyboard_and_may_be_cyrillic() {
    let map = with(&[(Action::Hint, &["H"]), (Action::Undo, &["ы"])]);
    let typed = |key, language| map.action(Play, Key::named(key).expect("a key"), language);
    assert_eq!(typed("Р", Language::Russian), Some(Action::Hint), "the key in the same place");
    assert_eq!(typed("Х", Language::Bulgarian), Some(Action::Hint));
    assert_eq!(typed("ы", Language::Russian), Some(Action::Undo), "not the `s` in the same place");
    assert_eq!(typed("s", Language::Russian), Some(Action::Solve));
}

#[test]
fn no_own_keys_leave_an_action_without_a_key() {
    let usual_key = |action: Action| {
        let mut pairs = Context::ALL.iter().flat_map(|context| usual(*context));
        pairs.find(|(usual, _)| *usual == action).map(|(_, key)| key).expect("every action has a key")
    };
    let all = Action::ALL;
    // Each action gets the key of the action so many places further on.
    for further in [1, 7, 40] {
        let own = all.iter().zip(all.iter().cycle().skip(further));
        let (map, _) = Keymap::with(own.map(|(action, other)| (*action, vec![usual_key(*other)])).collect());
        for context in Context::ALL.iter().copied() {
            for (action, _) in usual(context) {
                assert!(map.first(Some(context), action).is_some(), "{action:?} in {context:?}: {map:?}");
            }
        }
    }
}
