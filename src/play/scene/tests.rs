//! Rules that hold for the picture of every game.

use std::collections::BTreeSet;

use ratatui::{
    buffer::{Buffer, Cell},
    layout::Rect,
    style::Color,
};
use zugzwang_engine::{Cancel, Reason, Record};

use super::{Owner, Picture, Room, Shape, State, Tone};
use crate::{
    look::{
        Look,
        glyphs::{GlyphSet, QUADRANTS},
        theme::ThemeName,
    },
    play::{
        board::{AnyCursor, AnyScene, At, Stage, Step},
        boards::{self, Entry},
    },
};

/// Setups beside the default ones: the smallest, the largest, and those that look otherwise.
const SETUPS: &[(&str, &[&str])] = &[
    (
        "nim",
        &[
            "heaps=1",
            "heaps=7,5",
            "heaps=7,7 last=loses",
            "heaps=18,8,14,9,23",
            "heaps=1,1,2 last=loses",
            "heaps=1,2,3,4,5,6,7,8,9,10",
            "heaps=100,0,3",
            "heaps=1000000000000000000,3,999999999999999999",
        ],
    ),
    ("moore", &["heaps=3,4,5,6 k=3", "heaps=1,1,1,1 last=loses", "heaps=1000000000000000000,3,4"]),
    ("coin-piles", &["piles=1", "piles=20,30,7,0 set=2,5,9", "piles=9,9 set=1,2,3,4,5,6,7,8,9", "piles=100000,5"]),
    ("gold", &["prices=5", "prices=1000000,1,1000000,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7"]),
    (
        "both-ends",
        &[
            "numbers=0",
            "numbers=-5,-1000000,-3,-3",
            "numbers=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,-21,22,-23,24,25,26,27,28,29,30",
        ],
    ),
    ("date", &["date=31.10", "date=30.12", "date=28.02 last=loses"]),
    ("domineering", &["rows=1 cols=2 begins=horz", "rows=2 cols=2", "rows=6 cols=6"]),
    ("nimbi", &["rows=1 cols=1", "rows=4 cols=4", "rows=20 cols=20"]),
    ("king", &["m=1", "m=20 n=20"]),
    ("wythoff", &["row=0 col=1", "row=1000000000000000000 col=999999999999999999", "last=loses"]),
    ("table", &["table=1.9", "table=3.000000000001", "table=100"]),
    ("rope", &["length=7/4", "length=32.97", "length=9999.9999999999999999"]),
    ("octal", &["code=grundy heaps=9", "code=0.77 heaps=1,1,1,1,1,1,1,1,1,1", "code=0.77 heaps=1000000000000000000"]),
    ("staircase", &["steps=1", "steps=3,0,1,2,3", "steps=0,30,0,7,0,0,0,0,0,12", "steps=1000000000000000000,0,3"]),
    ("strip", &["n=1 k=1", "n=8 k=1", "n=11 k=4", "row=1101100111 k=3", "n=100000 k=7"]),
    ("matches", &["n=2 k=2", "n=8 k=2", "n=10 k=2", "row=111011011111 k=2", "n=70 k=3", "n=1000000 k=2"]),
    ("product", &["c=2", "c=1000000000000"]),
    ("coprime-product", &["c=2 r=9", "c=7 r=20"]),
    (
        "northcott",
        &[
            "cells=2 rams=1-2",
            "cells=14 rams=3-12,1-14,5-6,7-9",
            "cells=40 rams=1-40,2-40,3-40,4-40,5-40,6-40,7-40,8-40,9-40,10-40",
        ],
    ),
    (
        "hackenbush",
        &[
            "stalks=b",
            "stalks=brb,g,rr,gggg,rbrrb",
            "stalks=bbrbr,g,rr,brbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrbrb,ggg,b",
            "stalks=b,r,g,b,r,g,b,r,g,b",
        ],
    ),
    (
        "graph",
        &[
            "arrows=a-b",
            "arrows=a-b,b-a,a-c,c-d,d-a",
            "arrows=longname-b,b-longnam2,longname-c,c-d,d-e,c-longnam2,e-f,f-g",
            "arrows=a-b,a-c,a-d,a-e,a-f,a-g,a-h,a-i,a-j,a-k,a-l,a-m,a-n,a-o,a-p,a-q,a-r,a-s,a-t,a-u,a-v,a-w,a-x,a-y,a-z",
            "arrows=a-b,b-c,c-d,d-e,e-f,f-g,g-h,h-i,i-j,j-k,k-l,l-m,m-n,n-o,o-p,p-q,q-r,r-s,s-t,t-u,u-v,v-w,w-x,x-y,y-z,a-z",
        ],
    ),
    (
        "euclid",
        &[
            "a=1 b=1",
            "a=5 b=8",
            "a=40 b=3",
            "a=12 b=4",
            "a=7 b=1000000000000000000",
            "a=679891637638612258 b=420196140727489673",
        ],
    ),
    (
        "subtraction",
        &["c=1 m=1", "c=23 m=3", "c=21 m=4 last=loses", "c=300 m=3", "c=1000000000000000000 m=1000000000000000"],
    ),
    ("coins", &["x=1 set=2", "x=40 set=2,5,7", "x=100000 set=1,2,3"]),
    ("fibonacci", &["c=1", "c=21", "c=100", "c=1000000000000000000"]),
    ("program", &["lines=1", "lines=10"]),
    (
        "sum",
        &[
            "a=nim:heaps=3,5 b=king:m=4:n=4",
            "a=nim:heaps=3,5 b=king:m=4:n=4 c=matches:n=7:k=2 d=coins:x=11 e=strip:n=9 f=octal",
            "a=nim:heaps=1000000000000000000 b=nim:heaps=999999999999999999,1",
        ],
    ),
    ("chomp", &["bar=1,1", "bar=5,1,1,1,1", "bar=1000000000000000000,3"]),
];

fn looks() -> [Look; 4] {
    [
        Look::new(ThemeName::Dark, GlyphSet::Unicode),
        Look::new(ThemeName::Mono, GlyphSet::Unicode),
        Look::new(ThemeName::Ansi, GlyphSet::Unicode),
        Look::new(ThemeName::Mono, GlyphSet::Ascii),
    ]
}

fn areas() -> impl Iterator<Item = Rect> {
    const SIZES: [(u16, u16); 14] = [
        (0, 0),
        (1, 1),
        (3, 2),
        (7, 6),
        (7, 40),
        (20, 11),
        (38, 5),
        (38, 11),
        (60, 17),
        (78, 1),
        (78, 19),
        (78, 34),
        (118, 34),
        (198, 54),
    ];
    SIZES.into_iter().map(|(width, height)| Rect::new(2, 1, width, height))
}

/// Each game that has a picture, from its default and the other setups, at its start and after a few moves.
fn records() -> impl Iterator<Item = (&'static Entry, Record)> {
    let all = boards::ALL.iter().flat_map(|entry| {
        let others = SETUPS.iter().filter(|(id, _)| *id == entry.game.id).flat_map(|(_, setups)| *setups);
        [""].iter().chain(others).map(move |words| (entry, words.split(' ').filter(|word| !word.is_empty())))
    });
    all.flat_map(|(entry, words)| {
        [0, 1, 3].into_iter().filter_map(move |plies| {
            let mut record = entry.game.open(&words.clone().collect::<Vec<_>>()).expect("a setup");
            for _ in 0..plies {
                let cursor = entry.board.cursor(at(&record), None);
                record.make(entry.board.chosen(at(&record), &cursor)?).ok()?;
            }
            Some((entry, record))
        })
    })
}

fn at(record: &Record) -> At<'_> {
    At { game: record.game(), position: record.position() }
}

fn scene<'a>(record: &'a Record, cursor: &'a AnyCursor, reason: Option<&'a Reason>, look: &'a Look) -> AnyScene<'a> {
    AnyScene { at: at(record), cursor: Some(cursor), last: record.last(), reason, told: true, look }
}

/// The pictures of a position whose reason is not told, is not known yet, and is told; `None` if the board has none.
fn pictures(entry: &Entry, record: &Record, look: &Look, area: Rect) -> Option<[Picture<AnyCursor>; 3]> {
    let cursor = entry.board.cursor(at(record), None);
    let known = record.game().analyse(record.position(), &Cancel::never()).ok()?;
    let picture = |told, reason| {
        let scene = AnyScene { told, ..scene(record, &cursor, reason, look) };
        entry.board.picture(scene, Room::of(area, look))
    };
    Some([picture(false, None)?, picture(true, None)?, picture(true, Some(&known.reason))?])
}

/// The cursors that the arrows reach from the first one.
fn steered(entry: &Entry, record: &Record) -> Vec<AnyCursor> {
    use Step::{Down, Left, Less, More, Right, Up};
    let mut met = vec![entry.board.cursor(at(record), None)];
    let mut done = 0;
    while let Some(cursor) = met.get(done).cloned() {
        let next = [Up, Down, Left, Right, Less, More].map(|step| entry.board.steer(at(record), &cursor, step));
        met.extend(next.into_iter().filter(|next| !met.contains(next)).collect::<Vec<_>>());
        done += 1;
    }
    met
}

/// Whether all moves are chosen by cursors.
fn choose_all(cursors: &[AnyCursor], entry: &Entry, record: &Record) -> bool {
    let chosen = cursors.iter().filter_map(|cursor| entry.board.chosen(at(record), cursor));
    let chosen: BTreeSet<String> = chosen.map(|mv| mv.to_string()).collect();
    record.legal(MANY).iter().all(|mv| chosen.contains(mv))
}

/// More moves are too many to walk to.
const MANY: usize = 100;
/// A knife and a coin can go anywhere.
const FREE: [&str; 2] = ["rope", "table"];

#[test]
fn the_arrows_reach_every_move() {
    for (entry, record) in records().filter(|(_, record)| record.legal(MANY).len() < MANY) {
        let id = entry.game.id;
        assert!(FREE.contains(&id) || choose_all(&steered(entry, &record), entry, &record), "{id}: {record:?}");
    }
}

#[test]
fn every_move_can_be_clicked() {
    // Here a click chooses a part of a move.
    const PARTS: [&str; 3] = ["both-ends", "moore", "strip"];
    // Here it does once a value is picked, a pile is a bar, or many games stand beside one another.
    const AT_START: [&str; 3] = ["program", "coin-piles", "sum"];
    let (look, area) = (&looks()[0], Rect::new(0, 0, 198, 54));
    let usual = |entry: &Entry| entry.game.open::<&str>(&[]).expect("a setup").position().to_string();
    let whole = |(entry, record): &(&Entry, Record)| {
        let id = entry.game.id;
        let at_start = AT_START.contains(&id) && record.position().to_string() != usual(entry);
        !FREE.contains(&id) && !PARTS.contains(&id) && !at_start && record.legal(MANY).len() < MANY
    };
    for (entry, record) in records().filter(whole) {
        let cursor = entry.board.cursor(at(&record), None);
        let picture = entry.board.picture(scene(&record, &cursor, None, look), Room::of(area, look));
        let hits = picture.expect("a picture").draw(area, &mut Buffer::empty(area), look, &Stage::default());
        let clicked: Vec<AnyCursor> = hits.into_iter().map(|(_, cursor)| cursor).collect();
        assert!(choose_all(&clicked, entry, &record), "{} {}", entry.game.id, record.position());
    }
}

/// A picture and those within it.
fn with_insets<C>(picture: &Picture<C>) -> Vec<&Picture<C>> {
    let insets = picture.insets.iter().flat_map(|(_, inset)| with_insets(inset));
    std::iter::once(picture).chain(insets).collect()
}

#[test]
fn nothing_is_drawn_outside_the_area_no_piece_is_reported_twice_and_every_click_is_a_move_or_names_one() {
    let mut pictures = 0;
    for (entry, record) in records() {
        for (look, area) in looks().iter().flat_map(|look| areas().map(move |area| (look, area))) {
            let Some(all) = self::pictures(entry, &record, look, area) else { continue };
            for picture in all {
                pictures += 1;
                let mut buf = Buffer::filled(Rect::new(0, 0, 203, 57), Cell::new("?"));
                let stage = Stage::default();
                let hits = picture.draw(area, &mut buf, look, &stage);
                let mut outside = buf.area.positions().filter(|at| !area.contains(*at));
                assert!(outside.all(|at| buf[at].symbol() == "?"), "{} in {area}", entry.game.id);
                let places = stage.into_places();
                assert!(places.iter().all(|(_, place)| area.union(*place) == area));
                let numbers: BTreeSet<u64> = places.iter().map(|(number, _)| *number).collect();
                assert_eq!(numbers.len(), places.len(), "{} reports a piece twice in {area}", entry.game.id);
                for (place, cursor) in hits {
                    let (chosen, meant) =
                        (entry.board.chosen(at(&record), &cursor), entry.board.meant(at(&record), &cursor));
                    assert!(chosen.is_some() || meant.is_some(), "{} at {place} in {area}", entry.game.id);
                    assert_eq!(area.union(place), area, "{}", entry.game.id);
                }
            }
        }
    }
    assert!(pictures > 1000, "{pictures}");
}

#[test]
fn without_a_reason_nothing_is_good_or_bad_and_when_it_comes_no_piece_changes_place() {
    for (entry, record) in records() {
        for (look, area) in looks().iter().flat_map(|look| areas().map(move |area| (look, area))) {
            let Some([hidden, untold, told]) = pictures(entry, &record, look, area) else { continue };
            let judged = |state: State| matches!(state, State::Aside | State::Good | State::Bad | State::Theirs);
            let is_judged = |tone: Tone| matches!(tone, Tone::Good | Tone::Bad);
            for within in [&hidden, &untold].into_iter().flat_map(with_insets) {
                assert!(within.items.iter().all(|item| !judged(item.state)), "{} in {area}", entry.game.id);
                assert!(!within.marks.iter().any(|mark| is_judged(mark.tone())), "{} in {area}", entry.game.id);
            }
            let pieces = |picture: &Picture<_>| -> Vec<_> {
                let items = with_insets(picture).into_iter().flat_map(|within| &within.items);
                items.filter_map(|item| Some((item.id?, item.shape, item.place))).collect()
            };
            assert_eq!(pieces(&untold), pieces(&told), "{} in {area}", entry.game.id);
            assert_eq!((untold.unit, untold.size), (told.unit, told.size), "{} in {area}", entry.game.id);
            let places = |picture: &Picture<_>| -> Vec<_> { picture.insets.iter().map(|(place, _)| *place).collect() };
            // The values of a sum are another one.
            assert!(places(&told).starts_with(&places(&untold)), "{} in {area}", entry.game.id);
        }
    }
}

/// The points of a buffer, each with the number of its colour, the first one first.
fn points(buf: &Buffer) -> Vec<usize> {
    let mut colors = vec![None];
    let mut number = |color: Option<Color>| {
        let at = colors.iter().position(|known| *known == color);
        at.unwrap_or_else(|| {
            colors.push(color);
            colors.len() - 1
        })
    };
    let quadrants = |cell: &Cell| QUADRANTS.iter().position(|sign| *sign == cell.symbol());
    let points = buf.content.iter().flat_map(|cell| {
        let filled = quadrants(cell).unwrap_or(0);
        // A theme without backgrounds has no colour for what is empty.
        let empty = Some(cell.bg).filter(|color| *color != Color::Reset);
        [1, 2, 4, 8].map(|bit| if filled & bit > 0 { Some(cell.fg) } else { empty })
    });
    points.map(&mut number).collect()
}

/// The points of a thing as large as an area.
fn points_of(shape: Shape, state: State, area: Rect, look: &Look) -> Vec<usize> {
    let all = (super::units(1.0), super::units(1.0));
    let room = Room::of(area, look);
    let unit = room.units().find(|unit| room.fits(*unit, all)).expect("a unit that fits");
    let mut picture = Picture::<()>::new(unit, all);
    picture.put(shape, state, super::Place::unit(super::Len::default(), super::Len::default()));
    let mut buf = Buffer::empty(area);
    picture.draw(area, &mut buf, look, &Stage::default());
    points(&buf)
}

#[test]
fn whose_a_piece_is_can_be_told_without_its_colour() {
    for (look, (width, height)) in looks()[..3].iter().flat_map(|look| SIZES.map(|size| (look, size))) {
        let drawn = |owner: Owner| points_of(Shape::Block(owner), State::Rest, Rect::new(0, 0, width, height), look);
        let [first, second, both] = [Owner::First, Owner::Second, Owner::Both].map(drawn);
        assert!(first != second && second != both && first != both, "{width} {:?}", look.manner());
    }
}

/// Sizes of things.
const SIZES: [(u16, u16); 4] = [(6, 3), (8, 4), (12, 6), (20, 10)];

/// Every shape that is drawn in a state must differ from itself in every other state that can be met beside it.
#[test]
fn every_state_of_a_shape_can_be_told_without_its_colour() {
    use State::{Aside, Bad, Chosen, Gone, Good, Moved, Rest, Theirs};
    let met: &[(Shape, &[State])] = &[
        (Shape::Column(false), &[Rest, Aside, Chosen, Good, Theirs, Bad, Moved, Gone]),
        (Shape::Ingot(false), &[Rest, Chosen, Good, Theirs, Moved, Gone]),
        (Shape::Coin, &[Rest, Chosen, Aside, Theirs, Bad, Gone, Moved]),
        (Shape::Coin, &[Rest, Chosen, Good, Theirs, Bad, Gone, Moved]),
        (Shape::Disc, &[Rest, Chosen, Good, Theirs]),
        (Shape::Square(false), &[Rest, Chosen, Good, Bad]),
        (Shape::Square(true), &[Rest, Chosen, Good, Bad]),
        (Shape::Cell(false), &[Rest, Chosen, Good, Theirs, Moved, Gone]),
        (Shape::Cell(true), &[Rest, Chosen, Good, Theirs, Moved, Gone]),
        (Shape::Match, &[Rest, Chosen, Good, Theirs, Moved, Gone]),
        (Shape::Choc, &[Rest, Chosen, Good, Moved, Gone]),
        (Shape::Dot, &[Rest, Good]),
        (Shape::Domino(true), &[Rest, Chosen, Good, Bad]),
        (Shape::Domino(false), &[Rest, Chosen, Good, Bad]),
        (Shape::Card, &[Rest, Chosen, Moved, Gone]),
        (Shape::Plate, &[Rest, Chosen, Moved, Gone]),
        (Shape::Land, &[Rest, Good]),
        (Shape::Slice, &[Rest, Chosen, Good, Bad]),
        (Shape::Block(Owner::First), &[Rest, Chosen, Moved, Gone]),
        (Shape::Block(Owner::Second), &[Rest, Chosen, Moved, Gone]),
        (Shape::Block(Owner::Both), &[Rest, Chosen, Moved, Gone]),
        (Shape::Node(true), &[Rest, Chosen, Good, Bad, Moved]),
        (Shape::Node(false), &[Rest, Good, Bad, Moved]),
        (Shape::Stroke(true), &[Gone, Moved]),
        (Shape::Stroke(false), &[Gone, Moved]),
    ];
    // Signs are compared where they are chosen.
    for look in &looks()[..3] {
        for (width, height) in SIZES {
            let area = Rect::new(0, 0, width, height);
            for &(shape, states) in met {
                let drawn = |state: State| points_of(shape, state, area, look);
                for (index, state) in states.iter().enumerate() {
                    for other in &states[index + 1..] {
                        assert_ne!(
                            drawn(*state),
                            drawn(*other),
                            "{shape:?} {state:?} {other:?} {width} {:?}",
                            look.manner()
                        );
                    }
                }
            }
        }
    }
}
