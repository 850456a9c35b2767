//! What Coach says now and then: seldom, the same for the same seed, and never where it would disturb.

use std::collections::BTreeSet;

use ratatui::layout::Size;
use zugzwang::{
    app::Kept,
    look::{Look, glyphs::GlyphSet, language::Language, theme::ThemeName, wording::Wording},
    play::board::{Side, Status, Step},
};
use zugzwang_engine::Machine;

use crate::common::{Arcade, desk, opened, settle, worded};

/// What Coach says after each of its moves in a game with this seed, in which the user makes the first legal move every time.
fn said(seed: u64, look: &Look) -> Vec<Option<String>> {
    let mut table = opened("subtraction", &["c=40", "m=3"], &[], Side::First);
    table.seating_mut().seed = seed;
    table.seating_mut().oppose(Machine::Coach(0));
    let mut said = Vec::new();
    for _ in 0..30 {
        settle(&mut table);
        let Status::Turn(_) = table.status() else { break };
        if table.plies() > 0 {
            said.push(table.coach_says(look));
        }
        table.steer(Step::Least);
        table.commit().expect("the cursor is on a move");
    }
    said
}

#[test]
fn coach_speaks_seldom_in_few_words_and_the_same_for_the_same_seed() {
    for language in Language::ALL {
        let look = Look::new(ThemeName::Mono, GlyphSet::Unicode).in_language(language);
        let (mut moves, mut spoken, mut lines) = (0, 0, BTreeSet::new());
        for seed in 0..60 {
            let all = said(seed, &look);
            assert_eq!(all, said(seed, &look));
            moves += all.len();
            spoken += all.iter().flatten().count();
            lines.extend(all.into_iter().flatten());
        }
        assert!(spoken * 3 <= moves && spoken * 10 > moves, "{spoken} of {moves}");
        assert!(lines.len() > 8, "{lines:?}");
        let few = |line: &String| (2..=14).contains(&line.split(' ').count()) || language == Language::Chinese;
        assert!(lines.iter().all(few), "{lines:?}");
    }
}

/// Whether Coach says anything on the screen in games with many seeds, after these keys.
fn speaks(chatter: bool, wording: Wording, keys: &str) -> bool {
    let mut look = worded(wording, Language::English);
    look.chatter = chatter;
    (0..20).any(|seed| {
        let mut desk = desk(None);
        desk.seed = seed;
        let mut arcade = Arcade::with(look.clone(), Kept { desk, ..Kept::default() }, Size::new(80, 24));
        let mut table = opened("subtraction", &["c=40"], &[], Side::First);
        table.seating_mut().oppose(Machine::Coach(0));
        arcade.app.open(table);
        arcade.press(keys);
        (0..4).any(|_| {
            arcade.press("Right Enter");
            arcade.shows("“")
        })
    })
}

#[test]
fn coach_speaks_after_its_first_move_of_every_game_in_the_room_of_a_small_window() {
    for (game, words) in [("subtraction", "c=40"), ("nim", "heaps=5,6,7"), ("king", "m=8 n=8"), ("strip", "n=14 k=2")] {
        for language in Language::ALL {
            let mut look = worded(Wording::Plain, language);
            look.chatter = true;
            let mut arcade = Arcade::with(look, Kept::default(), Size::new(80, 24));
            let words: Vec<&str> = words.split(' ').collect();
            let mut table = opened(game, &words, &[], Side::First);
            table.seating_mut().oppose(Machine::Coach(3));
            arcade.app.open(table);
            arcade.press("f Right Enter");
            let screen = arcade.screen();
            assert!(["“", "„", "«"].iter().any(|sign| arcade.shows(sign)), "{game}:\n{screen}");
        }
    }
}

#[test]
fn coach_is_silent_if_switched_off_in_front_of_a_class_and_at_the_other_levels() {
    assert!(speaks(true, Wording::Plain, "f"));
    assert!(!speaks(false, Wording::Plain, "f"));
    assert!(!speaks(true, Wording::Picture, "f"));
    assert!(!speaks(true, Wording::Notation, "f"));
    assert!(!speaks(true, Wording::Plain, "c"));
}
