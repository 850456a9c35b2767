//! Frames as pictures: valid, of the right size, with every character in its column.

use std::fs;

use crate::common::picture::read;
use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    style::{Modifier, Style},
};
use roxmltree::Document;
use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName, wording::Wording},
    picture::{self, Film, Format, svg},
    play::{
        board::{Side, Telling},
        boards,
    },
};
use zugzwang_engine::Seat;

const SIZE: Size = Size::new(80, 24);
const COLUMN: u32 = 16;
const EDGE: u32 = 20;

fn frame_of(game: &str, theme: ThemeName) -> Buffer {
    let entry = boards::find(game).expect("a known game");
    let table = entry.open::<&str>(&[], &[], Side::Both).expect("the defaults are a valid setup");
    picture::draw(table, SIZE, Look::new(theme, GlyphSet::Unicode), Telling::default(), true)
}

fn text_of(line: &str) -> Buffer {
    Buffer::with_lines([line])
}

#[test]
fn a_picture_of_every_game_is_valid_and_nothing_is_outside_it() {
    for entry in boards::ALL {
        let picture = read(&picture::print(&frame_of(entry.game.id, ThemeName::Ansi), Format::Svg));
        assert!(picture.drawn.len() > 20, "{}", entry.game.id);
        picture.assert_inside();
    }
}

#[test]
fn a_picture_has_the_size_of_its_frame() {
    let picture = read(&picture::print(&frame_of("nim", ThemeName::Ansi), Format::Svg));
    let (edges, row) = (2 * EDGE, 32);
    assert_eq!(picture.view, [0, 0, u32::from(SIZE.width) * COLUMN + edges, u32::from(SIZE.height) * row + edges]);
    // Nine units a column, the proportion of a terminal's letters.
    assert_eq!(picture.size, [picture.view[2], picture.view[3]].map(|units| (units * 9 / 16).to_string()));
}

#[test]
fn a_theme_with_its_own_background_has_it_in_the_picture() {
    let ground = |theme| read(&picture::print(&frame_of("nim", theme), Format::Svg)).ground;
    let grounds = [ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast].map(ground);
    assert_eq!(grounds, ["#eceae4", "#10141b", "#000000"]);
}

#[test]
fn wide_characters_do_not_shift_the_columns_after_them() {
    let buf = text_of("偶数 Ним 3");
    let picture = read(&picture::print(&buf, Format::Svg));
    let texts = picture.texts();
    let at = |text: &str| texts.iter().find(|(said, ..)| *said == text).map(|(_, x, width)| (*x - EDGE, *width));
    assert_eq!(at("偶数"), Some((0, 4 * COLUMN)));
    assert_eq!(at("Ним"), Some((5 * COLUMN, 3 * COLUMN)));
    assert_eq!(at("3"), Some((9 * COLUMN, COLUMN)));
    assert_eq!(picture::print(&buf, Format::Text), "偶数 Ним 3\n");
    assert!(picture::print(&buf, Format::Ansi).contains("偶数 Ним 3"));
}

#[test]
fn characters_special_in_xml_are_escaped() {
    let picture = read(&picture::print(&text_of("a<b&c>\"d\""), Format::Svg));
    assert_eq!(picture.texts()[0].0, "a<b&c>\"d\"");
}

#[test]
fn reversed_and_underlined_text_looks_the_same_in_the_picture() {
    let mut buf = text_of("abc");
    buf.set_style(Rect::new(1, 0, 1, 1), Style::new().add_modifier(Modifier::REVERSED));
    buf.set_style(Rect::new(2, 0, 1, 1), Style::new().add_modifier(Modifier::UNDERLINED | Modifier::BOLD));
    let svg = picture::print(&buf, Format::Svg);
    let under = "<path fill=\"#e5e5e5\" shape-rendering=\"crispEdges\" d=\"M36 20h16v32h-16z\"/>";
    assert!(svg.contains(under), "{svg}");
    assert!(svg.contains("fill=\"#101010\">b</text>") && svg.contains("height=\"2\""), "{svg}");
    assert!(svg.contains("font-weight=\"bold\">c</text>"), "{svg}");
}

#[test]
fn lines_and_blocks_are_shapes_not_letters_of_a_font() {
    let shapes = |sign: char| "─│╭╮╰╯▀▄█▌▐▖▗▘▙▚▛▜▝▞▟▁▂▃▅▆▇●○".contains(sign);
    let mut seen = 0;
    for entry in boards::ALL {
        let frame = frame_of(entry.game.id, ThemeName::Dark);
        seen += frame.content.iter().filter(|cell| cell.symbol().chars().all(shapes)).count();
        let picture = read(&picture::print(&frame, Format::Svg));
        let texts: String = picture.texts().iter().map(|(text, ..)| *text).collect();
        assert!(!texts.contains(shapes), "{}: {texts}", entry.game.id);
    }
    assert!(seen > 1000, "{seen}");
}

/// Returns a short game as a film.
fn film() -> Film {
    let nim = boards::find("nim").expect("a known game");
    let table = nim.open(&["heaps=1,2"], &[], Side::Both).expect("a valid setup");
    let moves = ["2:1", "1:1", "2:1"].map(str::to_owned);
    Film::of(table, &moves, Seat::Second, SIZE, Look::new(ThemeName::Dark, GlyphSet::Unicode))
}

#[test]
fn a_film_shows_each_move_before_and_after_it_is_made() {
    let film = film();
    assert!(film.shots.is_sorted_by_key(|shot| shot.since));
    assert!(film.shots.last().is_some_and(|last| last.since < film.length));
    let told: Vec<String> = film.shots.iter().map(|shot| picture::print(&shot.frame, Format::Text)).collect();
    let first = |text: &str| told.iter().position(|told| told.contains(text)).unwrap_or_else(|| panic!("{text}"));
    let order = ["take 1 from heap 2", "Nim  1,1", "Second: take 1 from heap 1", "Nim  0,1", "Nim  0,0"].map(first);
    assert!(order.is_sorted() && order[0] < order[1], "{order:?}");
    // The film is the same every time.
    assert!(film.shots.iter().zip(&self::film().shots).all(|(one, other)| one.frame == other.frame));
}

#[test]
fn an_animated_picture_is_one_file_of_timed_changes_without_a_script() {
    let film = film();
    let moving = svg::moving(&film, "Nim: 1,2");
    let document = Document::parse(&moving).expect("valid XML");
    let named = |name: &str| document.descendants().filter(|node| node.has_tag_name(name)).count();
    assert_eq!([named("script"), named("title")], [0, 1]);
    let changes = document.descendants().filter(|node| node.attribute("class") == Some("f")).count();
    assert_eq!(changes, film.shots.len() - 1);
    let shares: Vec<f64> = moving
        .split("@keyframes f")
        .skip(1)
        .filter_map(|rule| rule.split_once('{')?.1.split_once('%')?.0.parse().ok())
        .collect();
    assert!(shares.len() == changes && shares.is_sorted() && shares.iter().all(|share| (0.0..100.0).contains(share)));
    // Changes, not whole frames.
    let whole: usize = film.shots.iter().map(|shot| svg::picture(&shot.frame, &shot.figures).len()).sum();
    assert!(moving.len() < whole * 4 / 5, "{} of {whole}", moving.len());
}

#[test]
fn the_readme_shows_the_arcade_as_it_is() {
    let nim = boards::find("nim").expect("a known game");
    let mut table = nim.open(&["heaps=3,4,5"], &[], Side::Both).expect("a valid setup");
    table.seating_mut().tell_as(Side::First);
    let moves = ["1:2", "3:4", "2:4", "1:1", "3:1"].map(str::to_owned);
    let mut look = Look::new(ThemeName::Dark, GlyphSet::Unicode);
    look.wording = Wording::Plain;
    let film = Film::of(table, &moves, Seat::Second, Size::new(96, 30), look);
    let (shown, now) = (concat!(env!("CARGO_MANIFEST_DIR"), "/assets/nim.svg"), svg::moving(&film, "Nim: 3,4,5"));
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(shown, &now).expect("it is written");
    }
    let shown = fs::read_to_string(shown).expect("it exists");
    assert!(shown == now, "`UPDATE_DOCS=1 cargo test --test it pictures` draws it again");
}

#[test]
fn a_film_draws_shapes() {
    let film = film();
    assert!(film.shots[..2].iter().all(|shot| !shot.figures.is_empty()));
    let moving = svg::moving(&film, "Nim: 1,2");
    assert!(moving.contains("<ellipse"), "coins are round");
}
