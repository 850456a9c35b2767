//! Presses every key of every screen once.

use zugzwang::{
    look::{glyphs::GlyphSet, language::Language, theme::ThemeName},
    screens::{
        action::Action,
        keymap::{Context, Keymap},
    },
};

use super::{
    chance::ARROWS,
    driver::Driver,
    event::{Event, read},
};
use crate::common::keys::event as key;

/// The keys that lead to each screen, from a stop if the screen belongs to its game.
pub const ROADS: [(Context, &str); Context::ALL.len()] = [
    (Context::Home, ""),
    (Context::Setup, "n"),
    (Context::Play, "n Enter settle: y"),
    (Context::Class, "n Enter settle: c"),
    (Context::Typing, "n Enter settle: :"),
    (Context::Naming, "n Enter settle: b"),
    (Context::Shelf, "b"),
    (Context::Review, "n Enter settle: s settle: v settle:"),
    (Context::Trial, r"paste:subtraction\20;c=5\20;m=3 settle: : 3 Enter settle: v settle: Home Down Enter"),
    (Context::Refuting, r"paste:subtraction\20;c=5\20;m=3 settle: : 3 Enter settle: Enter settle:"),
    (Context::Puzzle, "z settle:"),
    (Context::PuzzleChoice, "z settle: c"),
    (Context::Lessons, "c"),
    (Context::Lesson, "c Enter settle:"),
    (Context::Plan, "End Left Left Enter"),
    (Context::Map, "n Enter settle: M settle:"),
    (Context::Rule, "n Enter settle: M settle: Tab settle:"),
    (Context::Lab, "a settle:"),
    (Context::LabForm, "a settle: c"),
    (Context::Find, "/"),
    (Context::Seat, "e"),
    (Context::Help, "n Enter settle: ?"),
];

#[test]
fn every_screen_can_be_reached() {
    for context in Context::ALL.iter().copied() {
        assert_eq!(ROADS.iter().filter(|(end, _)| *end == context).count(), 1, "{context:?}");
    }
}

#[test]
fn every_key_of_every_screen_can_be_pressed() {
    for (context, road) in ROADS {
        let mut driver = None;
        for action in Action::ALL.iter().copied() {
            for bound in Keymap::default().keys(context, action) {
                // A key may lead elsewhere. If it did not, the next one is pressed where it left off.
                let stayed = driver.take().filter(|driver: &Driver| driver.context() == context);
                let mut there = stayed.unwrap_or_else(|| arrived(context, road));
                let before = there.seen.times(context, action);
                there.let_happen(&Event::Key(key(&bound.name(ARROWS))));
                assert_eq!(there.seen.times(context, action), before + 1, "{bound:?} is {action:?} in {context:?}");
                there.let_happen(&Event::Settle);
                driver = Some(there);
            }
        }
    }
}

/// Goes the road to a screen.
fn arrived(context: Context, road: &str) -> Driver {
    let mut driver = Driver::new((ThemeName::Ansi, GlyphSet::Unicode, Language::English));
    for event in read(road) {
        driver.let_happen(&event);
    }
    assert_eq!(driver.context(), context, "{road}");
    driver
}
