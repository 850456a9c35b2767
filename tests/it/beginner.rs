//! A beginner who knows only Enter and the arrow keys plays, loses, asks why, comes to a lesson, and never gets stuck.

use std::collections::BTreeSet;

use zugzwang::{
    play::board::Status,
    screens::{
        action::Action,
        keymap::{Context, Keymap},
    },
};
use zugzwang_engine::Rng;

use crate::common::{Arcade, Folder, counts::nightly};

/// The keys a beginner presses: Enter as often as all arrows together.
const KEYS: [&str; 8] = ["Enter", "Enter", "Enter", "Enter", "Up", "Down", "Left", "Right"];
/// This many keys in a row without any effect are a dead end.
const PATIENCE: usize = 60;
/// Maximum number of keys in an evening.
const EVENING: usize = 1500;

/// What a beginner has seen.
#[derive(Debug, Default)]
struct Met {
    ended: usize,
    whys: usize,
    contexts: BTreeSet<String>,
    /// The heading of the last screen.
    last: String,
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
        assert!(still < PATIENCE, "{seed}: no key a beginner knows has any effect:\n{now}");
        before = now;
        let over = matches!(arcade.app.status(), Some(Status::Over(_)));
        met.ended += usize::from(over && !was_over && arcade.app.context() == Context::Play);
        was_over = over;
        met.whys += usize::from(before.lines().next().is_some_and(|line| line.contains("Why?")));
        before.lines().next().unwrap_or_default().clone_into(&mut met.last);
        met.contexts.insert(format!("{:?}", arcade.app.context()));
    }
    met
}

#[test]
fn enter_and_arrows_lead_to_a_finished_game_a_reason_and_a_lesson() {
    let evenings: Vec<Met> = (0..nightly(2, 8)).map(walk).collect();
    assert!(evenings.iter().all(|met| met.ended > 0), "{evenings:?}");
    assert!(evenings.iter().any(|met| met.whys > 0), "{evenings:?}");
    assert!(evenings.iter().any(|met| met.contexts.contains("Lesson")), "{evenings:?}");
}

#[test]
fn every_context_but_help_has_keys_for_enter_and_back() {
    for context in Context::ALL.iter().filter(|context| **context != Context::Help) {
        let works = |action| Keymap::default().first(Some(*context), action).is_some();
        assert!(works(Action::Enter) && works(Action::Back), "{context:?}");
    }
}
