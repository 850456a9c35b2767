//! `zugzwang map` and `zugzwang worksheet map` as scripts and teachers use them.

use crate::common::{
    Folder,
    binary::{assert_names, stdout},
    storage,
    turns::Turns,
};
use zugzwang::keep::storage::Beliefs;
use zugzwang_engine::{Cancel, Outcome, games, map::Spot};

#[test]
fn a_line_is_broken_into_rows_and_a_board_starts_with_its_highest_row() {
    assert_eq!(stdout(&["map", "coins", "set=1,3,4", "--size", "7x3"]), "#.#....\n".repeat(3));
    assert_eq!(stdout(&["map", "wythoff", "--size", "6x6"]), "...#..\n......\n.....#\n.#....\n..#...\n#.....\n");
    assert_eq!(stdout(&["map", "king", "m=4", "n=4"]), ".#.#\n....\n.#.#\n....\n");
    let year = stdout(&["map", "date"]);
    assert_eq!(year.lines().last(), Some("..............................#"), "the year ends on 31 December");
}

#[test]
fn layers_are_printed_as_digits_and_symbols() {
    let nim = stdout(&["map", "nim", "heaps=1,1,3", "--layer", "values", "--size", "4x4"]);
    assert_eq!(nim, "0123\n1032\n2301\n3210\n");
    let moves = stdout(&["map", "subtraction", "m=3", "--layer", "remoteness", "--size", "8x1"]);
    assert_eq!(moves, "01112333\n");
    assert_eq!(stdout(&["map", "king", "m=2", "n=3", "--layer", "empty"]), ":::\n:::\n");
    assert_eq!(stdout(&["map", "both-ends", "numbers=1,2", "--layer", "values"]), "013\n 02\n  0\n");
}

#[test]
fn every_symbol_of_every_map_agrees_with_the_games_answer() {
    for game in games::ALL {
        let Some(map) = game.map(&[""; 0]).expect("a valid setup") else { continue };
        let plane = map.plane();
        let printed = stdout(&["map", game.id, "--size", "9x6"]);
        let mut seen = 0;
        for (row, line) in printed.lines().enumerate() {
            let rows = printed.lines().count();
            for (column, sign) in line.chars().enumerate() {
                let (row, column) = (row as u64, column as u64);
                let z = map.start().map_or(0, |start| start.z);
                let spot = match plane.up {
                    None => Spot::on_line(plane.across.least + 9 * row + column),
                    Some(up) if plane.down => Spot { x: plane.across.least + column, y: up.least + row, z },
                    Some(up) => Spot { x: plane.across.least + column, y: up.least + rows as u64 - 1 - row, z },
                };
                let reaching = map.reaching(spot);
                let map = reaching.as_ref().unwrap_or(&map);
                let known = map.glances(&[spot], &Cancel::never()).expect("not cancelled")[0];
                let told = known.map(|known| match known.outcome {
                    Outcome::Loss => '#',
                    Outcome::Win => '.',
                    Outcome::Draw => '=',
                    Outcome::Unknown => '?',
                });
                assert_eq!(told.unwrap_or(' '), sign, "{} {spot:?}\n{printed}", game.id);
                seen += usize::from(told.is_some());
            }
        }
        assert!(seen > 5, "{}", game.id);
    }
}

#[test]
fn a_million_positions_can_be_printed() {
    for args in [["map", "nim", "--size", "1000x1000"], ["map", "coins", "--size", "1000x1000"]] {
        assert_eq!(stdout(&args).lines().count(), 1000);
    }
}

#[test]
fn a_map_starts_where_asked() {
    assert_eq!(stdout(&["map", "subtraction", "m=3", "--from", "1000000000000", "--size", "5x1"]), "#...#\n");
    // (88, 143) is a pair.
    assert_eq!(stdout(&["map", "wythoff", "--from", "88,142", "--size", "1x2"]), "#\n.\n");
    assert_names(&["map", "king", "--from", "9,1"], &["--from 9,1", "1–8, 1–8"]);
    assert_names(&["map", "coins", "--from", "1,2"], &["--from 1,2"]);
    assert_names(&["map", "coins", "--from", "x"], &["--from x"]);
}

#[test]
fn bad_input_is_reported_with_what_is_allowed() {
    assert_names(&["map", "table"], &["table has no map", "subtraction", "wythoff"]);
    assert_names(&["map", "nimm"], &["nimm", "nim"]);
    assert_names(&["map", "coins", "set=0"], &["set"]);
    assert_names(&["map", "coins", "--layer", "x"], &["--layer", "outcome", "remoteness"]);
    assert_names(&["map", "coins", "--size", "0x3"], &["--size 0x3", "1000000"]);
    assert_names(&["map", "coins", "--size", "2000x1000"], &["--size", "1000000"]);
    assert_names(&["map", "nim", "last=loses", "--layer", "values"], &["--layer values", "--layer outcome"]);
    assert_names(&["map", "gold", "--layer", "remoteness"], &["--layer remoteness"]);
    let svg = ["map", "nim", "--layer", "values", "--format", "svg", "--size", "700x700"];
    assert_names(&svg, &["490000", "--size"]);
}

#[test]
fn a_picture_is_self_contained_and_small() {
    let mut themes = Turns::of(1, ["dark", "light", "ansi", "mono"]);
    for game in games::ALL.iter().filter(|game| game.map(&[""; 0]).is_ok_and(|map| map.is_some())) {
        for theme in themes.round() {
            let svg = stdout(&["map", game.id, "--format", "svg", "--theme", theme]);
            assert!(svg.starts_with("<svg") && svg.len() < 300_000, "{}: {}", game.id, svg.len());
            assert!(roxmltree::Document::parse(&svg).is_ok(), "{}", game.id);
        }
    }
    let nim = stdout(&["map", "nim", "--layer", "values", "--format", "svg", "--size", "200x200"]);
    assert!(nim.len() < 400_000, "{}", nim.len());
}

#[test]
fn colours_are_half_cells_or_symbols_without_colours() {
    let full = stdout(&["map", "king", "--format", "ansi", "--theme", "dark"]);
    assert!(full.contains("▀") && full.lines().count() == 4, "{full}");
    let ascii = stdout(&["map", "king", "--format", "ansi", "--ascii"]);
    assert!(ascii.is_ascii() && ascii.lines().count() == 8, "{ascii}");
}

#[test]
fn a_worksheet_has_an_empty_map_and_a_filled_one_on_the_next_page() {
    let sheet = stdout(&["worksheet", "map", "coins", "set=1,3,4"]);
    let (empty, filled) = sheet.split_once("Answers: Coin game").expect("two pages");
    assert!(empty.contains("│0   │1   │2   │") && !empty.contains('█'), "{empty}");
    assert!(filled.contains("│0██ │1   │2██ │"), "{filled}");
    let mut ways = Turns::of(1, [&["--ascii"] as &[&str], &["--lang", "zh"], &["--format", "svg"]]);
    for game in games::ALL.iter().filter(|game| game.map(&[""; 0]).is_ok_and(|map| map.is_some())) {
        for args in ways.round() {
            let sheet = stdout(&[&["worksheet", "map", game.id], args].concat());
            assert!(
                args[0] == "--format" || sheet.lines().all(|line| line.chars().count() <= 80),
                "{}\n{sheet}",
                game.id
            );
        }
    }
    let folder = Folder::new();
    let out = folder.path().to_str().expect("text");
    let named = stdout(&["worksheet", "map", "nim", "--out", out, "--format", "svg"]);
    assert!(named.contains("worksheet-map-nim-1.svg") && named.contains("worksheet-map-nim-2.svg"), "{named}");
    assert_names(&["worksheet", "map", "table"], &["table has no map"]);
    assert_names(&["worksheet", "map", "coins", "x=-1"], &["x"]);
}

#[test]
fn the_users_own_marks_are_shown_on_the_map() {
    let folder = Folder::new();
    let kept = storage(folder.path());
    for (position, safe) in [("4", true), ("8", false), ("9", true)] {
        let mark = |beliefs: Beliefs| beliefs.with("subtraction", "m=3 last=wins", (position, ""), Some(safe));
        kept.update(mark).expect("it can be written");
    }
    let data = folder.path().to_str().expect("the path is UTF-8");
    let over = |rules, more: &[&str]| {
        let asked = ["map", "subtraction", rules, "--size", "11x1", "--marks", "--data", data];
        stdout(&[&asked, more].concat())
    };
    assert_eq!(over("m=3", &["--layer", "empty"]), "::::+:::-+:\n");
    assert_eq!(over("m=3", &[]), "#...+...!!.\n", "8 is safe, 9 is not");
    assert_eq!(over("m=4", &[]), "#....#....#\n", "other rules have their own marks");
    let svg = over("m=3", &["--format", "svg"]);
    assert!(svg.contains(">+</text>") && svg.matches(">!</text>").count() == 2, "{svg}");
}
