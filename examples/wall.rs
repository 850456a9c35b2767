//! Draws ten maps in one picture for a wall: `cargo run --release --example wall -- FILE.svg`, dark, or light if `light` follows
//! the file.

use std::{env, fmt::Write as _, fs, io};

use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    picture::chart::drawn,
    play::chart::{Frame, Ground, Sheet},
    words,
};
use zugzwang_engine::{Cancel, games, map::Spot};

/// The size of a map with its margin in units, and the number of maps in a row.
const BOX: u64 = 700;
const ROW: usize = 5;

/// A game, its fields, the columns and rows, and the ground.
type Hung = (&'static str, &'static [&'static str], (u64, u64), Ground);

const MAPS: [Hung; 10] = [
    ("king", &["m=12", "n=12"], (12, 12), Ground::Outcome),
    ("date", &[], (31, 12), Ground::Remoteness),
    ("coins", &["x=300", "set=1,3,4"], (7, 10), Ground::Values),
    ("matches", &["n=900", "k=2"], (34, 18), Ground::Values),
    ("both-ends", &["numbers=3,-1,4,1,-5,9,2,-6,5,3,-5,8"], (13, 13), Ground::Values),
    ("nim", &["heaps=1,1"], (64, 64), Ground::Values),
    ("wythoff", &[], (64, 64), Ground::Values),
    ("euclid", &[], (64, 64), Ground::Outcome),
    ("coin-piles", &["piles=60,60", "set=2,5,9"], (42, 42), Ground::Values),
    ("fibonacci", &[], (64, 32), Ground::Outcome),
];

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let file = args.next().unwrap_or_else(|| "wall.svg".to_owned());
    let theme = if args.next().as_deref() == Some("light") { ThemeName::Light } else { ThemeName::Dark };
    fs::write(file, wall(&Look::new(theme, GlyphSet::Unicode)))
}

fn wall(look: &Look) -> String {
    let (width, height) = (BOX * ROW as u64, BOX * MAPS.len().div_ceil(ROW) as u64);
    let mut svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n");
    let paper = if look.theme_name() == ThemeName::Light { "#ffffff" } else { "#10141b" };
    // Writing to a string does not fail.
    let _ = writeln!(svg, "<rect width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>");
    for (at, (id, given, (columns, rows), ground)) in MAPS.into_iter().enumerate() {
        let Some(Ok(Some(map))) = games::find(id).map(|game| game.map(given)) else { continue };
        let plane = map.plane();
        let from = Spot { x: plane.across.least, y: plane.up.map_or(0, |up| up.least), z: 0 };
        let frame = Frame::of(&plane, from, columns, rows);
        let map = Sheet::reaching(&map, frame).unwrap_or(map);
        let Ok(sheet) = Sheet::of(&map, frame, ground == Ground::Values, &Cancel::never()) else { continue };
        let drawn = drawn(&sheet, ground, &words::title(id, look), look);
        let (x, y) = (at % ROW, at / ROW);
        let place = format!("x=\"{}\" y=\"{}\" width=\"{BOX}\" height=\"{BOX}\"", BOX * x as u64, BOX * y as u64);
        let _ = writeln!(svg, "<svg {place} viewBox=\"0 0 {} {}\">\n{}</svg>", drawn.size.0, drawn.size.1, drawn.body);
    }
    svg + "</svg>\n"
}
