//! `zugzwang frame`: a frame of the play screen, or a game as an animated picture.

use std::io::{self, IsTerminal};

use clap::ArgMatches;
use ratatui::layout::Size;
use strum::VariantNames;
use zugzwang_engine::Seat;

use super::{CliError, Done, choice, common::Common, pair, print, request, side, table};
use crate::{
    keep::settings::Surroundings,
    look::{Look, sketch::Sketch, theme::ThemeName},
    picture::{self, Film, Format, svg},
    play::{
        board::{Degree, Side},
        request::Request,
    },
    say,
    terminal::system::screen::window_size,
    words,
};

const WIDEST: u16 = 500;
const HIGHEST: u16 = 200;

pub(super) fn run(sub: &ArgMatches, common: &Common, words: &Look) -> Done {
    let format = choice(sub, "format", Format::VARIANTS, words)?;
    let is_picture = format == Some(Format::Svg) || sub.get_flag("animate");
    let size = sub.get_one::<String>("size").map_or_else(|| Ok(usual(is_picture)), |given| size(given, words))?;
    let side = side(sub, words)?.unwrap_or(Side::Both);
    let request = request(sub, words)?;
    if sub.get_flag("animate") {
        if format.is_some_and(|format| format != Format::Svg) {
            return Err(CliError::Bad(say!(words, "error-animate-format")));
        }
        let look = look(common, Format::Svg, words);
        return print(&film(&request, side, size, look, words)?);
    }
    let format = format.unwrap_or(Format::Text);
    let table = table(&request, side, words)?;
    let telling = common.said.telling_or(Degree::All);
    let sketch = Sketch::default();
    let mut look = look(common, format, words);
    look.sketch = Some(sketch.clone()).filter(|_| format == Format::Svg);
    let drawn = picture::draw(table, size, look, telling, sub.get_flag("hint"));
    if format == Format::Svg {
        return print(&svg::picture(&drawn, &sketch.take()));
    }
    print(&picture::print(&drawn, format))
}

/// The look of a frame depends on the options, but not on settings or the environment.
pub(super) fn look(common: &Common, format: Format, words: &Look) -> Look {
    let mut settings = common.said.clone();
    // Any terminal may show the escape codes, but a picture always has all colours.
    if format != Format::Svg {
        settings.theme = settings.theme.or(Some(ThemeName::Ansi));
    }
    let around = Surroundings::default();
    let mut look = Look::new(settings.theme_in(around), settings.glyphs_in(around)).in_language(words.language());
    look.set_projector(common.projector);
    look.wording = settings.level();
    look.own = words.own.clone();
    look
}

fn film(request: &Request, side: Side, size: Size, look: Look, words: &Look) -> Result<String, CliError> {
    // An illegal move is reported as for a single frame.
    let played = table(request, Side::Both, words)?;
    let moves = played.moves();
    if moves.is_empty() {
        return Err(CliError::Bad(say!(words, "error-animate-moves")));
    }
    let mut start = table(&Request { moves: String::new(), ..request.clone() }, Side::Both, words)?;
    if matches!(side, Side::First | Side::Second) {
        start.seating_mut().tell_as(side);
    }
    let other = if side == Side::Second { Seat::First } else { Seat::Second };
    let title = format!("{}: {}", words::title_of(start.id(), start.setup(), &look), start.position());
    Ok(svg::moving(&Film::of(start, &moves, other, size, look), &title))
}

/// The default size: for text on a terminal, that of the window without the line for the next command; otherwise a fixed one.
fn usual(is_picture: bool) -> Size {
    const USUAL: Size = Size::new(120, 40);
    let window = if is_picture || !io::stdout().is_terminal() { None } else { window_size() };
    let window = window.filter(|(columns, rows)| *columns > 0 && *rows > 1);
    window.map_or(USUAL, |(columns, rows)| Size::new(columns.min(WIDEST), (rows - 1).min(HIGHEST)))
}

fn size(given: &str, look: &Look) -> Result<Size, CliError> {
    let parsed = pair(given, &[1..=WIDEST, 1..=HIGHEST]).map(Size::from);
    parsed.ok_or_else(|| CliError::Bad(say!(look, "error-size", given = words::shortened(given))))
}
