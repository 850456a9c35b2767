//! Draws all games: `cargo run --release --example gallery -- FOLDER` writes a picture of every game's default setup with a hint,
//! in every look and three sizes, and an `index.html` that shows them side by side. It also prints how much of each board is not
//! blank.

use std::{collections::HashMap, env, fmt::Write as _, fs, io, path::Path};

use ratatui::{buffer::Buffer, layout::Size, style::Color};
use zugzwang::{
    look::{Look, glyphs::GlyphSet, theme::ThemeName},
    picture::{self, Format},
    play::{
        board::{Side, Telling},
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
                let frame = frame(entry, size, look)?;
                let file = format!("{id}-{name}-{size}.svg");
                fs::write(folder.join(&file), picture::print(&frame, Format::Svg))?;
                let _ =
                    writeln!(page, "<a href=\"{file}\"><img src=\"{file}\" width=\"32%\" alt=\"{id}, {name}\"></a>");
                if size == TOLD && theme == ThemeName::Dark {
                    shares.push((share(&frame), id));
                }
            }
        }
    }
    fs::write(folder.join("index.html"), page)?;
    shares.sort_unstable();
    for (share, id) in &shares {
        println!("{share:3} %  {id}");
    }
    println!("{:3} %  in the middle", shares[shares.len() / 2].0);
    println!("{}", folder.join("index.html").display());
    Ok(())
}

fn frame(entry: &Entry, size: Size, look: Look) -> io::Result<Buffer> {
    // The defaults of a game are always a valid setup.
    let table = entry.open::<&str>(&[], &[], Side::Both).map_err(|error| io::Error::other(format!("{error:?}")))?;
    Ok(picture::draw(table, size, look, Telling::default(), true))
}

/// The percentage of cells to the left of the reason that show a character, or have another background than most.
fn share(frame: &Buffer) -> usize {
    let area = frame.area;
    let is_corner = |x: &u16| frame[(*x, 1)].symbol() == "╮" && frame[(x + 1, 1)].symbol() == "╭";
    let end = (0..area.width - 1).find(is_corner).map_or(area.width, |x| x + 1);
    let cells: Vec<_> =
        (1..area.height - 1).flat_map(|y| (0..end).map(move |x| (x, y))).map(|place| &frame[place]).collect();
    let mut grounds: HashMap<Color, usize> = HashMap::new();
    for cell in &cells {
        *grounds.entry(cell.bg).or_default() += 1;
    }
    let ground = grounds.into_iter().max_by_key(|(_, count)| *count).map(|(color, _)| color);
    let shown = cells.iter().filter(|cell| !cell.symbol().trim().is_empty() || Some(cell.bg) != ground);
    shown.count() * 100 / cells.len().max(1)
}
