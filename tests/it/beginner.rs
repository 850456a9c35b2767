//! A beginner who knows Enter and the arrows alone: plays, loses, asks why, comes to a lesson, and never gets stuck.

use std::collections::BTreeSet;

use zugzwang::{
    play::board::Status,
    screens::{action::Action, keymap, keymap::Context},
};
use zugzwang_engine::Rng;

use crate::common::{Arcade, Folder, counts::nightly};

/// All that a beginner presses; Enter as often as the arrows together.
const KEYS: [&str; 8] = ["Enter", "Enter", "Enter", "Enter", "Up", "Down", "Left", "Right"];
/// So many keys of which none does anything are a dead end.
const PATIENCE: usize = 60;
/// Nobody presses more in an evening.
const EVENING: usize = 1500;

/// What a beginner has met.
#[derive(Debug, Default)]
struct Met {
    ended: usize,
    whys: usize,
    contexts: BTreeSet<String>,
}

fn walk(seed: u64) -> Met {
    let folder = Folder::new();
    let mut arcade = Arcade::at(&folder);
    arcade.resize(80, 24);
    let mut draw = Rng::new(seed, "beginner");
    let (mut met, mut still, mut before) = (Met::default(), 0, String::new());
    let mut was_over = false;
    for _ in 0..EVENING {
        arcade.press(KEYS[draw.below(KEYS.len())]);
        let now = arcade.screen();
        still = if now == before { still + 1 } else { 0 };
        assert!(still < PATIENCE, "{seed}: nothing that a beginner presses does anything any more:\n{now}");
        before = now;
        let over = matches!(arcade.app.status(), Some(Status::Over(_)));
        met.ended += usize::from(over && !was_over && arcade.app.context() == Context::Play);
        was_over = over;
        met.whys += usize::from(before.lines().next().is_some_and(|line| line.contains("Why?")));
        met.contexts.insert(format!("{:?}", arcade.app.context()));
    }
    met
}

#[test]
fn enter_and_arrows_lead_to_ended_games_a_why_and_a_lesson_without_a_dead_end() {
    let evenings: Vec<Met> = (0..nightly(5, 8)).map(walk).collect();
    assert!(evenings.iter().all(|met| met.ended > 0), "{evenings:?}");
    assert!(evenings.iter().any(|met| met.whys > 0), "{evenings:?}");
    assert!(evenings.iter().any(|met| met.contexts.contains("Lesson")), "{evenings:?}");
}

#[test]
fn where_enter_is_a_key_the_arrows_are_or_it_leads_on() {
    for context in Context::ALL.iter().filter(|context| **context != Context::Help) {
        let works = |action| !keymap::keys(*context, action).is_empty();
        assert!(works(Action::Enter) && works(Action::Back), "{context:?}");
    }
}
