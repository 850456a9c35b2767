//! Draws all games: `cargo run --release --example gallery -- FOLDER` writes a picture of every game's default setup with a hint,
//! in every look and three sizes, and an `index.html` that shows them side by side. It also prints how much of each board is not
//! blank, and how much of the panel beside it while it shows no more than the figure.

use std::{collections::HashMap, env, fmt::Write as _, fs, io, path::Path};

use ratatui::{buffer::Buffer, layout::Size, style::Color};
use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    picture::{self, Format},
    play::{
        board::{Degree, Side, Telling},
        boards::{self, Entry},
    },
};

/// The sizes of windows, the smallest first.
const SIZES: [Size; 3] = [Size::new(80, 24), Size::new(120, 40), Size::new(200, 60)];
/// The size for which the share of a board is printed.
const TOLD: Size = SIZES[1];
/// The looks: a name, a theme, its glyphs, and whether it is for a projector.
const LOOKS: [(&str, ThemeName, GlyphSet, bool); 6] = [
    ("dark", ThemeName::Dark, GlyphSet::Unicode, false),
    ("light", ThemeName::Light, GlyphSet::Unicode, false),
    ("ansi", ThemeName::Ansi, GlyphSet::Unicode, false),
    ("mono", ThemeName::Mono, GlyphSet::Unicode, false),
    ("projector", ThemeName::HighContrast, GlyphSet::Unicode, true),
    ("ascii", ThemeName::Mono, GlyphSet::Ascii, false),
];

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let mut page = String::from("<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>Zugzwang</title>\n");
    let mut shares = Vec::new();
    for entry in boards::ALL {
        let id = entry.game.id;
        // Writing to a string does not fail.
        let _ = writeln!(page, "<h2 id=\"{id}\">{id}</h2>");
        for (name, theme, signs, projector) in LOOKS {
            let _ = writeln!(page, "<p>{name}</p>");
            for size in SIZES {
                let mut look = Look::new(theme, signs);
                look.set_projector(projector);
                let frame = frame(entry, size, look.clone())?;
                let file = format!("{id}-{name}-{size}.svg");
                fs::write(folder.join(&file), picture::print(&frame, Format::Svg))?;
                let _ =
                    writeln!(page, "<a href=\"{file}\"><img src=\"{file}\" width=\"32%\" alt=\"{id}, {name}\"></a>");
                if size == TOLD && theme == ThemeName::Dark {
                    let figure = drawn(entry, size, look, Degree::Figure.into())?;
                    shares.push([share(&frame, true), share(&figure, false)]);
                    println!("{:3} %  {:3} %  {id}", shares[shares.len() - 1][0], shares[shares.len() - 1][1]);
                }
            }
        }
    }
    fs::write(folder.join("index.html"), page)?;
    let middle = |at: usize| {
        let mut shares: Vec<usize> = shares.iter().map(|shares| shares[at]).collect();
        shares.sort_unstable();
        shares[shares.len() / 2]
    };
    println!("{:3} %  {:3} %  in the middle: the board, the panel", middle(0), middle(1));
    println!("{}", folder.join("index.html").display());
    Ok(())
}

fn frame(entry: &Entry, size: Size, look: Look) -> io::Result<Buffer> {
    drawn(entry, size, look, Telling::default())
}

fn drawn(entry: &Entry, size: Size, look: Look, telling: Telling) -> io::Result<Buffer> {
    // The defaults of a game are always a valid setup.
    let table = entry.open::<&str>(&[], &[], Side::Both).map_err(|error| io::Error::other(format!("{error:?}")))?;
    Ok(picture::draw(table, size, look, telling, true))
}

/// The percentage of cells to the left of the panel, or in it, that show a character, or have another background than most.
fn share(frame: &Buffer, board: bool) -> usize {
    let area = frame.area;
    // The panes begin below the rule, which may take two rows.
    let meets = |x: u16, y: u16| frame[(x, y)].symbol() == "╮" && frame[(x + 1, y)].symbol() == "╭";
    let is_corner = |x: &u16| (1..4).any(|y| meets(*x, y));
    let edge = (0..area.width - 1).find(is_corner).map_or(area.width, |x| x + 1);
    let columns = if board { 0..edge } else { edge..area.width };
    let cells: Vec<_> =
        (1..area.height - 1).flat_map(|y| columns.clone().map(move |x| (x, y))).map(|place| &frame[place]).collect();
    let mut grounds: HashMap<Color, usize> = HashMap::new();
    for cell in &cells {
        *grounds.entry(cell.bg).or_default() += 1;
    }
    let ground = grounds.into_iter().max_by_key(|(_, count)| *count).map(|(color, _)| color);
    let shown = cells.iter().filter(|cell| !cell.symbol().trim().is_empty() || Some(cell.bg) != ground);
    shown.count() * 100 / cells.len().max(1)
}
