//! Saved runs: those in which monkeys found a fault, each as the shortest run that shows it, and some that are likely
//! to find more.

use zugzwang::look::{glyphs::GlyphSet, language::Language, theme::ThemeName};

use super::{driver::Looks, event, run};

const COLOURED: Looks = (ThemeName::Ansi, GlyphSet::Unicode, Language::Chinese);
const PLAIN: Looks = (ThemeName::Mono, GlyphSet::Ascii, Language::English);

/// The look and the events.
const RUNS: [(Looks, &str); 8] = [
    // A game is named while the window has no room, and resumed after a restart.
    (
        COLOURED,
        "Enter Enter settle: s settle: b size:0,0 Enter size:80,24 settle: restart: b Enter settle: u undo: out:q",
    ),
    // Answers arrive in the wrong order, or never, for a game that was left meanwhile.
    (PLAIN, "Down Down Enter Enter lose:0 s Tab e answer:2 answer:1 Esc Esc answer:0 lose:0 Esc Esc settle: out:Esc"),
    // A megabyte is pasted on the map, where the error message once took seconds, and wherever a line is typed.
    (
        COLOURED,
        "flood:39,1048576 Enter flood:2c,1048576 Enter Esc Esc Enter Enter settle: : flood:301,1048576 Enter Esc b \
                flood:31,1048576 Enter Esc undo: out:q",
    ),
    // A class is told, the projector goes on and off, and the program restarts in between.
    (
        COLOURED,
        "Enter Enter settle: c Space Space P size:300,100 Space settle: L L t g restart: Enter Enter settle: undo: out:Esc",
    ),
    // A machine is trained, played against, and left while it thinks.
    (
        PLAIN,
        "a settle: Space answer:0 tick: settle: v settle: s settle: u Ctrl-r answer:0 q q restart: a settle: out:q",
    ),
    // Keys pour in: a game is played, named, left, resumed and won in a moment; so are a puzzle and the laboratory.
    (
        PLAIN,
        "Down Down Enter Enter settle: pour:40 Enter settle: t b Enter q q Enter Enter settle: s settle: s settle: s settle: \
                s settle: s settle: u Ctrl-r u q q z settle: e Enter settle: Enter settle: q a settle: Space settle: q restart: \
                Down Down Enter settle: undo: out:q",
    ),
    // Seats change while moves are undone.
    (
        COLOURED,
        "Enter Enter settle: s settle: s settle: 1 2 1 undo: 2 Enter settle: u u Ctrl-r tick: p tick: settle: undo: out:q",
    ),
    // A game is resigned while the machine thinks, reviewed before the answers arrive, undone, saved and left resigned.
    (
        PLAIN,
        "Enter Enter settle: Enter x x Enter answer:0 settle: Esc undo: x x b Enter restart: b Enter x x 1 2 u settle: undo: out:q",
    ),
];

#[test]
fn the_saved_runs_break_nothing() {
    for (looks, script) in RUNS {
        assert_eq!(run::replay(looks, &event::read(script)), Ok(()), "{script}");
    }
}

#[test]
fn a_run_parses_back_as_it_was_written() {
    let script = "Down : Ctrl-r Alt-Ctrl-c Release-q U+301 click:3,4 wheel:up paste:a\\20;\\a;b flood:2c,9 size:0,300 tick: \
                  settle: answer:3 lose:0 pour:5 restart: undo: out:q";
    assert_eq!(event::written(&event::read(script)), script);
}

#[test]
fn a_failing_run_is_reduced_to_what_it_needs() {
    let events = event::read(&format!("{} click:3,4 {} tick: {}", "a ".repeat(50), "b ".repeat(30), "c ".repeat(20)));
    let fails = |events: &[event::Event]| {
        let place = |word: &str| events.iter().position(|event| event.to_string() == word);
        place("click:3,4").is_some_and(|click| place("tick:").is_some_and(|tick| click < tick))
    };
    assert_eq!(event::written(&run::reduced(events, fails)), "click:3,4 tick:");
}
