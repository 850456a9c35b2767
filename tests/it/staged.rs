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

/// What the last move does to the pieces.
#[derive(Debug, Clone, Copy)]
enum Change {
    /// This many disappear, and none appears.
    Goes(usize),
    /// One appears, and none disappears.
    Comes,
    /// All stay, and this many change place.
    Slides(usize),
    /// Some disappear, and the lengths of the rest are numbered anew.
    Divides,
}

use Change::{Comes, Divides, Goes, Slides};

/// A game, its fields, its moves, and the effect of the last one.
type Case = (&'static str, &'static [&'static str], &'static [&'static str], Change);

const CASES: [Case; 14] = [
    ("subtraction", &["c=17", "m=9"], &["3"], Goes(3)),
    ("subtraction", &["c=17", "m=9"], &["3", "4"], Goes(4)),
    ("fibonacci", &["c=20"], &["2", "3"], Goes(3)),
    ("coins", &["x=15", "set=1,3,4"], &["3", "4"], Goes(4)),
    ("euclid", &["a=13", "b=5"], &["10"], Divides),
    ("gold", &["prices=1,2,4,8,3"], &["1", "2"], Goes(2)),
    ("both-ends", &["numbers=3,-1,4,1,-5,9"], &["L1"], Goes(1)),
    ("both-ends", &["numbers=3,-1,4,1,-5,9"], &["L1", "R2"], Goes(2)),
    ("date", &["date=01.01"], &["01.05"], Slides(1)),
    ("date", &["date=01.01"], &["09.01"], Slides(1)),
    ("product", &["c=1000"], &["4", "3"], Slides(1)),
    ("coprime-product", &["c=40", "r=50"], &["3", "4"], Slides(1)),
    ("table", &["table=5", "coin=1"], &["0,0", "2,2"], Comes),
    ("rope", &["length=10"], &["5", "2"], Comes),
];

/// Returns the pieces of a frame by number. None may occur twice or be outside the board.
fn pieces((id, fields, ..): Case, moves: &[&str], area: Rect, look: &Look) -> BTreeMap<u64, Rect> {
    let table = boards::find(id).expect("a known game").open(fields, moves, Side::Both).expect("the moves are legal");
    let mut buf = Buffer::empty(Rect::new(0, 0, 210, 70));
    let told = table.draw(area, &mut buf, look, Shown::Whole { steered: moves.is_empty() });
    assert!(told.len() <= 600, "{id} at {area}: {}", told.len());
    for (number, place) in &told {
        assert_eq!(area.intersection(*place), *place, "{id} at {area}: {number}");
    }
    let count = told.len();
    let pieces: BTreeMap<u64, Rect> = told.into_iter().collect();
    assert_eq!(pieces.len(), count, "{id} at {area}: a number occurs twice");
    pieces
}

fn check(case: Case, area: Rect, look: &Look) {
    let (id, _, moves, change) = case;
    let [before, after] = [moves.len() - 1, moves.len()].map(|plies| pieces(case, &moves[..plies], area, look));
    let goes = before.keys().filter(|number| !after.contains_key(number)).count();
    let comes = after.keys().filter(|number| !before.contains_key(number)).count();
    let slides = before.iter().filter(|(number, place)| after.get(number).is_some_and(|now| now != *place)).count();
    match change {
        Goes(count) => assert_eq!((goes, comes), (count, 0), "{id} at {area}"),
        Comes => assert_eq!((goes, comes), (0, 1), "{id} at {area}"),
        Slides(count) => assert_eq!((goes, comes, slides), (0, 0, count), "{id} at {area}"),
        Divides => assert!(goes > 0, "{id} at {area}"),
    }
}

#[test]
fn a_move_changes_the_pieces_it_moves() {
    for look in [GlyphSet::Unicode, GlyphSet::Ascii].map(|glyphs| Look::new(ThemeName::Dark, glyphs)) {
        for (case, (width, height)) in
            CASES.into_iter().flat_map(|case| [(60, 16), (40, 14), (90, 36), (120, 50)].map(|size| (case, size)))
        {
            check(case, Rect::new(3, 2, width, height), &look);
        }
    }
}

#[test]
fn at_any_size_pieces_are_within_the_board_and_unique() {
    const MANY: [Case; 6] = [
        ("subtraction", &["c=1000000000000", "m=9"], &["3"], Slides(0)),
        ("fibonacci", &["c=250"], &["2"], Goes(2)),
        ("both-ends", &["numbers=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"], &["L1"], Goes(1)),
        ("gold", &["prices=9,8,7,6,5,4,3,2,1,9,8,7,6,5,4,3,2,1"], &["1"], Goes(1)),
        ("euclid", &["a=1000000000000000000", "b=3"], &["3"], Divides),
        ("table", &["table=50", "coin=1"], &["0,0", "2,2"], Comes),
    ];
    let look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
    for case in CASES.into_iter().chain(MANY) {
        for (width, height) in [(0, 0), (1, 1), (7, 2), (20, 4), (38, 7), (60, 3), (200, 56)] {
            pieces(case, case.2, Rect::new(3, 2, width, height), &look);
            pieces(case, &[], Rect::new(3, 2, width, height), &look);
        }
    }
}

/// The board must mark the effect of the last move if no line above it describes it.
#[test]
fn the_place_of_the_last_move_is_marked() {
    for theme in [ThemeName::Dark, ThemeName::Mono] {
        let look = Look::new(theme, GlyphSet::Unicode);
        for (id, fields, moves, _) in CASES {
            let table =
                boards::find(id).expect("a known game").open(fields, moves, Side::Both).expect("the moves are legal");
            let area = Rect::new(0, 0, 40, 14);
            let mut buf = Buffer::empty(area);
            table.draw(area, &mut buf, &look, Shown::Whole { steered: true });
            // The first two rows are headings.
            let below = buf.content.iter().skip(2 * usize::from(area.width));
            assert!(below.clone().any(|cell| cell.symbol() == look.glyphs().last), "{id} {moves:?} in {theme:?}");
        }
    }
}

/// A position, moves from there, and the number of pieces that then disappear, appear, and change place.
type Counted = (&'static str, &'static [&'static str], &'static [&'static str], &'static [&'static str], [usize; 3]);

const COUNTED: [Counted; 23] = [
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
fn in_any_area_pieces_stay_inside_and_are_reported_once() {
    for (id, words, before, moves, _) in COUNTED {
        for look in looks() {
            for (width, height) in
                (0..72).step_by(9).flat_map(|width| (0..26).step_by(5).map(move |high| (width, high)))
            {
                reported(id, words, &[before, moves].concat(), Rect::new(2, 1, width, height), &look);
            }
        }
    }
}

#[test]
fn the_last_move_is_marked_without_colours_too() {
    for (id, words, before, moves, _) in COUNTED {
        let played = [before, moves].concat();
        for (width, height) in [(42, 8), (42, 17), (70, 34)] {
            let look = Look::new(ThemeName::Mono, GlyphSet::Unicode);
            let area = Rect::new(0, 0, width, height);
            let mut buf = Buffer::empty(area);
            let table =
                boards::find(id).expect("a known game").open(words, &played, Side::Both).expect("a valid setup");
            table.draw(area, &mut buf, &look, Shown::Whole { steered: true });
            let marked = buf.content.iter().any(|cell| cell.symbol() == look.glyphs().last);
            assert!(marked, "{id} {words:?} {played:?} at {area}");
        }
    }
}
