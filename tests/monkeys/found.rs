//! What monkeys have found, each once more, as the shortest run that did it.

use zugzwang::{glyphs::GlyphSet, language::Language, theme::ThemeName};

use super::{event, run};

/// The look, and what happened.
const FOUND: &[(ThemeName, GlyphSet, Language, &str)] = &[];

#[test]
fn what_was_found_once_is_not_found_again() {
    for (theme, glyphs, language, script) in FOUND {
        let found = run::replay((*theme, *glyphs, *language), &event::read(script));
        assert_eq!(found, Ok(()), "{script}");
    }
}

#[test]
fn a_run_is_read_as_it_is_written() {
    let script = "Down : Ctrl-r Alt-Ctrl-c Release-q U+301 click:3,4 wheel:up paste:a\\20;\\a;b flood:2c,9 size:0,300 tick: \
                  settle: answer:3 lose:0 restart: undo: out:q";
    assert_eq!(event::written(&event::read(script)), script);
}
