//! Monkeys at the keyboard: long random sequences of events, and invariants checked after each.
//!
//! `MONKEYS=5000 cargo test --release --test it monkeys` sets the number of monkeys; `MONKEY_SEED=7` is the first seed.
//! A failing run is printed as a short line of events, which `found` accepts as it is.

mod chance;
mod driver;
mod event;
mod found;
mod run;
mod seen;
mod solver;
mod tour;

use crate::common::counts::nightly;
use std::{num::NonZero, thread};

use strum::VariantNames;
use zugzwang::{
    look::{glyphs::GlyphSet, language::Language, theme::ThemeName},
    play::boards,
    screens::keymap::Context,
};

pub use chance::Monkey;
pub use driver::Driver;
pub use event::Event;
use seen::Seen;

/// Number of monkeys that visit every screen and game.
const MONKEYS: u64 = 48;
/// Number of events for each monkey.
const EVENTS: usize = 160;

/// Returns a number set in the environment for this run.
fn set(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name}={text} is not a number")))
}

#[test]
fn no_event_breaks_the_arcade_and_many_visit_every_screen_and_game() {
    let (first, count) =
        (set("MONKEY_SEED").unwrap_or(0), set("MONKEYS").unwrap_or_else(|| nightly(MONKEYS / 4, 10 * MONKEYS)));
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let share = |number: usize| move || run::watch((first..first + count).skip(number).step_by(threads), EVENTS);
    let playing: Vec<_> = (0..threads).map(|number| thread::spawn(share(number))).collect();
    let mut seen = Seen::default();
    let mut broken = Vec::new();
    for thread in playing {
        match thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)) {
            Ok(reached) => seen.add(reached),
            Err(what) => broken.push(what),
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    if count >= MONKEYS {
        assert_all_seen(&seen);
    }
}

/// Checks that no screen, game, look or check was left out.
fn assert_all_seen(seen: &Seen) {
    let missed = |what: &str, missed: Vec<String>| assert!(missed.is_empty(), "no monkey met {what}: {missed:?}");
    let screens = Context::ALL.iter().filter(|context| !seen.has_screen(**context));
    missed("these screens", screens.map(|context| format!("{context:?}")).collect());
    let games = boards::ALL.iter().map(|board| board.game.id).filter(|id| !seen.has_game(id));
    missed("these games", games.map(ToOwned::to_owned).collect());
    let looks = ThemeName::VARIANTS.iter().chain(GlyphSet::VARIANTS).copied().chain(["projector"]);
    let looks = looks.chain(Language::ALL.iter().map(|language| language.tag())).filter(|look| !seen.has_look(look));
    missed("these looks", looks.map(ToOwned::to_owned).collect());
    let checks = driver::CHECKS.iter().filter(|check| !seen.has_check(check));
    missed("these checks", checks.map(ToString::to_string).collect());
}
