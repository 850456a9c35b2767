//! Runs that are kept, as they are printed: what monkeys have found, each as the shortest run that did it, and roads on which more
//! could break than on others.

use zugzwang::look::{glyphs::GlyphSet, language::Language, theme::ThemeName};

use super::{driver::Looks, event, run};

const COLOURED: Looks = (ThemeName::Ansi, GlyphSet::Unicode, Language::Chinese);
const PLAIN: Looks = (ThemeName::Mono, GlyphSet::Ascii, Language::English);

/// The look, and what happens.
const RUNS: [(Looks, &str); 8] = [
    // A game gets a name while the window has no room, and is gone on with after a new start.
    (
        COLOURED,
        "Enter Enter settle: s settle: b size:0,0 Enter size:80,24 settle: restart: b Enter settle: u undo: out:q",
    ),
    // Answers come in the wrong order, or never, to a game that was left meanwhile.
    (PLAIN, "Down Down Enter Enter lose:0 s Tab e answer:2 answer:1 Esc Esc answer:0 lose:0 Esc Esc settle: out:Esc"),
    // A megabyte is pasted on the map, which took seconds to say that no game is called so, and wherever a line is typed.
    (
        COLOURED,
        "flood:39,1048576 Enter flood:2c,1048576 Enter Esc Esc Enter Enter settle: : flood:301,1048576 Enter Esc b \
                flood:31,1048576 Enter Esc undo: out:q",
    ),
    // A class is told, the projector goes on and off, the program begins again in between.
    (
        COLOURED,
        "Enter Enter settle: c Space Space P size:300,100 Space settle: L L t g restart: Enter Enter settle: undo: out:Esc",
    ),
    // A machine is taught, played against, and left while it thinks.
    (
        PLAIN,
        "a settle: Space answer:0 tick: settle: v settle: s settle: u Ctrl-r answer:0 q q restart: a settle: out:q",
    ),
    // Keys pour in: a game is played, named, left, gone on with and won within a breath; so are a puzzle and the laboratory.
    (
        PLAIN,
        "Down Down Enter Enter settle: pour:40 Enter settle: t b Enter q q Enter Enter settle: s settle: s settle: s settle: \
                s settle: s settle: u Ctrl-r u q q z settle: e Enter settle: Enter settle: q a settle: Space settle: q restart: \
                Down Down Enter settle: undo: out:q",
    ),
    // Seats change under a game that is taken back.
    (
        COLOURED,
        "Enter Enter settle: s settle: s settle: 1 2 1 undo: 2 Enter settle: u u Ctrl-r tick: p tick: settle: undo: out:q",
    ),
    // A game is resigned while the machine thinks, looked at before the answers come, taken back, kept and left resigned.
    (
        PLAIN,
        "Enter Enter settle: Enter x x Enter answer:0 settle: Esc undo: x x b Enter restart: b Enter x x 1 2 u settle: undo: out:q",
    ),
];

#[test]
fn the_runs_that_are_kept_break_nothing() {
    for (looks, script) in RUNS {
        assert_eq!(run::replay(looks, &event::read(script)), Ok(()), "{script}");
    }
}

#[test]
fn a_run_is_read_as_it_is_written() {
    let script = "Down : Ctrl-r Alt-Ctrl-c Release-q U+301 click:3,4 wheel:up paste:a\\20;\\a;b flood:2c,9 size:0,300 tick: \
                  settle: answer:3 lose:0 pour:5 restart: undo: out:q";
    assert_eq!(event::written(&event::read(script)), script);
}

#[test]
fn a_run_that_fails_is_shortened_to_what_it_takes() {
    let events = event::read(&format!("{} click:3,4 {} tick: {}", "a ".repeat(50), "b ".repeat(30), "c ".repeat(20)));
    let fails = |events: &[event::Event]| {
        let place = |word: &str| events.iter().position(|event| event.to_string() == word);
        place("click:3,4").is_some_and(|click| place("tick:").is_some_and(|tick| click < tick))
    };
    assert_eq!(event::written(&run::shortened(events, fails)), "click:3,4 tick:");
}
