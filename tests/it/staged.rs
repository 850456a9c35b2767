//! The pieces a board reports: each has its own number and place within the area, and a move changes only the pieces it
//! moves.

use std::collections::BTreeMap;

use ratatui::{buffer::Buffer, layout::Rect};
use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    play::{
        board::{Shown, Side},
        boards,
    },
};

/// A position, moves from there, and the number of pieces that then disappear, appear, and change place.
type Counted = (&'static str, &'static [&'static str], &'static [&'static str], &'static [&'static str], [usize; 3]);

const COUNTED: [Counted; 37] = [
    ("nim", &["heaps=3,4,5"], &[], &["3:2"], [2, 0, 0]),
    ("nim", &["heaps=3,4,5"], &["1:1"], &["3:4"], [4, 0, 0]),
    ("moore", &["heaps=3,4,5"], &[], &["1:2,2:1"], [3, 0, 0]),
    ("coin-piles", &["piles=5,8"], &[], &["2:3"], [3, 0, 0]),
    ("king", &["m=4", "n=4"], &[], &["3"], [0, 0, 1]),
    ("king", &["m=4", "n=4"], &["3"], &["1", "2"], [0, 0, 1]),
    ("wythoff", &["row=5", "col=6"], &[], &["LD3"], [0, 0, 1]),
    ("northcott", &["tracks=2", "cells=8"], &[], &["2:4"], [0, 0, 1]),
    ("northcott", &["tracks=2", "cells=8"], &["2:4"], &["2:6", "1:3"], [0, 0, 2]),
    ("staircase", &["steps=2,3,1,4"], &[], &["4:2"], [2, 2, 0]),
    ("staircase", &["steps=2,3,1,4"], &["4:2"], &["1:1"], [1, 0, 0]),
    ("chomp", &["bar=4,4,4"], &[], &["2:3"], [4, 0, 0]),
    ("strip", &["n=11"], &[], &["5-6"], [2, 0, 0]),
    ("strip", &["n=11"], &["5-6"], &["9-11"], [3, 0, 0]),
    ("matches", &["n=9"], &["3"], &["6"], [2, 0, 0]),
    ("matches", &["n=400"], &[], &["3"], [2, 0, 0]),
    ("ticktacktwo", &[], &["5"], &["1"], [0, 1, 0]),
    ("ticktacktwo", &[], &["5", "1", "3", "7", "4", "6"], &["5-8"], [1, 1, 0]),
    ("nimbi", &["rows=3", "cols=4"], &["2,2"], &["1,3"], [1, 0, 0]),
    ("program", &["lines=3"], &[], &["0", "1"], [0, 2, 0]),
    ("program", &["lines=3"], &["0", "1"], &["3:2"], [0, 1, 0]),
    ("hackenbush", &["stalks=brb,br,r"], &[], &["1:1"], [0, 0, 3]),
    ("hackenbush", &["stalks=brb,br,ggg"], &["1:3"], &["3:2"], [1, 0, 2]),
    ("subtraction", &["c=17", "m=9"], &[], &["3"], [3, 0, 0]),
    ("subtraction", &["c=17", "m=9"], &["3"], &["4"], [4, 0, 0]),
    ("fibonacci", &["c=20"], &["2"], &["3"], [3, 0, 0]),
    ("coins", &["x=15", "set=1,3,4"], &["3"], &["4"], [4, 0, 0]),
    ("euclid", &["a=13", "b=5"], &[], &["10"], [3, 2, 0]),
    ("gold", &["prices=1,2,4,8,3"], &["1"], &["2"], [2, 0, 0]),
    ("both-ends", &["numbers=3,-1,4,1,-5,9"], &[], &["L1"], [1, 0, 0]),
    ("both-ends", &["numbers=3,-1,4,1,-5,9"], &["L1"], &["R2"], [2, 0, 0]),
    ("date", &["date=01.01"], &[], &["01.05"], [0, 0, 1]),
    ("date", &["date=01.01"], &[], &["09.01"], [0, 0, 1]),
    ("product", &["c=1000"], &["4"], &["3"], [0, 0, 1]),
    ("coprime-product", &["c=40", "r=50"], &["3"], &["4"], [0, 0, 1]),
    ("table", &["table=5", "coin=1"], &["0,0"], &["2,2"], [0, 1, 0]),
    ("rope", &["length=10"], &["5"], &["2"], [0, 1, 0]),
];

/// Returns the pieces reported for a position, each once and within the area.
fn reported(id: &str, words: &[&str], moves: &[&str], area: Rect, look: &Look) -> BTreeMap<u64, Rect> {
    let table = boards::find(id).expect("a known game").open(words, moves, Side::Both).expect("a valid setup");
    let drawn = table.draw(area, &mut Buffer::empty(area), look, Shown::Whole { steered: true });
    let all: BTreeMap<u64, Rect> = drawn.iter().copied().collect();
    assert_eq!(all.len(), drawn.len(), "{id} {words:?} {moves:?}: a number occurs twice at {area}");
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
fn pieces_keep_their_numbers_and_a_move_changes_only_those_it_moves() {
    for (id, words, before, moves, [gone, come, elsewhere]) in COUNTED {
        for look in looks() {
            for (width, height) in [(44, 18), (70, 34), (140, 56)] {
                let area = Rect::new(3, 1, width, height);
                let old = reported(id, words, before, area, &look);
                let new = reported(id, words, &[before, moves].concat(), area, &look);
                let lost = old.keys().filter(|piece| !new.contains_key(piece)).count();
                let found = new.keys().filter(|piece| !old.contains_key(piece)).count();
                assert_eq!([lost, found], [gone, come], "{id} {words:?} {before:?} {moves:?} at {area}");
                let moved = |(piece, place): (&u64, &Rect)| old.get(piece).is_some_and(|old| old != place);
                // The pieces of a heap may be placed anew, those on a board stay.
                let count = new.iter().filter(|(piece, place)| moved((piece, place))).count();
                let is_set_anew =
                    !["king", "wythoff", "northcott", "strip", "matches", "ticktacktwo", "hackenbush", "chomp"]
                        .contains(&id);
                assert!(is_set_anew || count == elsewhere, "{id} {words:?} {before:?} {moves:?}: {count} at {area}");
            }
        }
    }
}

#[test]
fn the_last_move_is_marked_with_colours_and_without() {
    for (id, words, before, moves, _) in COUNTED {
        let played = [before, moves].concat();
        let table = boards::find(id).expect("a known game").open(words, &played, Side::Both).expect("a valid setup");
        for (theme, (width, height)) in [ThemeName::Dark, ThemeName::Mono]
            .into_iter()
            .flat_map(|theme| [(42, 8), (42, 17), (70, 34)].map(|size| (theme, size)))
        {
            let look = Look::new(theme, GlyphSet::Unicode);
            let area = Rect::new(0, 0, width, height);
            let mut buf = Buffer::empty(area);
            table.draw(area, &mut buf, &look, Shown::Whole { steered: true });
            let marked = buf.content.iter().any(|cell| cell.symbol() == look.glyphs().last);
            assert!(marked, "{id} {words:?} {played:?} at {area} in {theme}");
        }
    }
}
