//! Boards say which pieces stand where: numbers that a move changes by what it does, and places in the area.

use std::collections::BTreeMap;

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::{
        board::{Shown, Side},
        boards,
    },
};

/// A position, moves from there, and how many pieces go, come, and stand elsewhere after them.
type Case = (&'static str, &'static [&'static str], &'static [&'static str], &'static [&'static str], [usize; 3]);

const CASES: [Case; 18] = [
    ("nim", &["heaps=3,4,5"], &[], &["3:2"], [2, 0, 0]),
    ("nim", &["heaps=3,4,5"], &["1:1"], &["3:4"], [4, 0, 0]),
    ("moore", &["heaps=3,4,5"], &[], &["1:2,2:1"], [3, 0, 0]),
    ("coin-piles", &["piles=5,8"], &[], &["2:3"], [3, 0, 0]),
    ("king", &["m=4", "n=4"], &[], &["3"], [0, 0, 1]),
    ("king", &["m=4", "n=4"], &["3"], &["1", "2"], [0, 0, 1]),
    ("wythoff", &["row=5", "col=6"], &[], &["LD3"], [0, 0, 1]),
    ("northcott", &["tracks=2", "cells=8"], &[], &["2:4"], [0, 0, 1]),
    ("northcott", &["tracks=2", "cells=8"], &["2:4"], &["2:6", "1:3"], [0, 0, 2]),
    ("strip", &["n=11"], &[], &["5-6"], [2, 0, 0]),
    ("strip", &["n=11"], &["5-6"], &["9-11"], [3, 0, 0]),
    ("matches", &["n=9"], &["3"], &["6"], [2, 0, 0]),
    ("matches", &["n=400"], &[], &["3"], [0, 0, 0]),
    ("ticktacktwo", &[], &["5"], &["1"], [0, 1, 0]),
    ("ticktacktwo", &[], &["5", "1", "3", "7", "4", "6"], &["5-8"], [1, 1, 0]),
    ("nimbi", &["rows=3", "cols=4"], &["2,2"], &["1,3"], [1, 0, 0]),
    ("program", &["lines=3"], &[], &["0", "1"], [0, 2, 0]),
    ("program", &["lines=3"], &["0", "1"], &["3:2"], [0, 1, 0]),
];

/// The pieces that are told of, each once and in the area.
fn pieces(id: &str, words: &[&str], moves: &[&str], area: Rect, look: &Look) -> BTreeMap<u64, Rect> {
    let table = boards::find(id).expect("it is in the list").open(words, moves, Side::Both).expect("a setup");
    let told = table.draw(area, &mut Buffer::empty(area), look, Shown::Whole { steered: true });
    let all: BTreeMap<u64, Rect> = told.iter().copied().collect();
    assert_eq!(all.len(), told.len(), "{id} {words:?} {moves:?}: a number twice at {area}");
    for place in all.values() {
        assert_eq!(area.intersection(*place), *place, "{id} {words:?} {moves:?} at {area}");
    }
    all
}

fn looks() -> [Look; 3] {
    let look = |(theme, glyphs)| Look::new(theme, glyphs);
    [(ThemeName::Dark, GlyphSet::Unicode), (ThemeName::Ansi, GlyphSet::Unicode), (ThemeName::Mono, GlyphSet::Ascii)]
        .map(look)
}

#[test]
fn pieces_keep_their_numbers_and_a_move_changes_those_it_moves() {
    for (id, words, before, moves, [gone, come, elsewhere]) in CASES {
        for look in looks() {
            for (width, height) in [(44, 18), (70, 34), (140, 56)] {
                let area = Rect::new(3, 1, width, height);
                let old = pieces(id, words, before, area, &look);
                let new = pieces(id, words, &[before, moves].concat(), area, &look);
                let lost = old.keys().filter(|piece| !new.contains_key(piece)).count();
                let found = new.keys().filter(|piece| !old.contains_key(piece)).count();
                assert_eq!([lost, found], [gone, come], "{id} {words:?} {before:?} {moves:?} at {area}");
                let moved = |(piece, place): (&u64, &Rect)| old.get(piece).is_some_and(|old| old != place);
                // Pieces of a heap may be set anew, those of a board stay where they are.
                let count = new.iter().filter(|(piece, place)| moved((piece, place))).count();
                let is_set_anew = !["king", "wythoff", "northcott", "strip", "matches", "ticktacktwo"].contains(&id);
                assert!(is_set_anew || count == elsewhere, "{id} {words:?} {before:?} {moves:?}: {count} at {area}");
            }
        }
    }
}

#[test]
fn in_any_area_pieces_keep_to_it_and_are_told_of_once() {
    for (id, words, before, moves, _) in CASES {
        for look in looks() {
            for (width, height) in
                (0..72).step_by(9).flat_map(|width| (0..26).step_by(5).map(move |high| (width, high)))
            {
                pieces(id, words, &[before, moves].concat(), Rect::new(2, 1, width, height), &look);
            }
        }
    }
}

#[test]
fn the_last_move_is_marked_at_its_place_without_colours_too() {
    for (id, words, before, moves, _) in CASES {
        let played = [before, moves].concat();
        for (width, height) in [(42, 8), (42, 17), (70, 34)] {
            let look = Look::new(ThemeName::Mono, GlyphSet::Unicode);
            let area = Rect::new(0, 0, width, height);
            let mut buf = Buffer::empty(area);
            let table = boards::find(id).expect("it is in the list").open(words, &played, Side::Both).expect("a setup");
            table.draw(area, &mut buf, &look, Shown::Whole { steered: true });
            let marked = buf.content.iter().any(|cell| cell.symbol() == look.glyphs().last);
            assert!(marked, "{id} {words:?} {played:?} at {area}");
        }
    }
}
